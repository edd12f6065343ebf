import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIDrive
import GAPIEmulator
import GAPIStorage
import Synchronization
import Testing

@Suite("Uploads: checksums", .timeLimit(.minutes(5)))
struct UploadVerificationTests: UploadSuite {
    /// What a service may say of the bytes `abc`, right and wrong; in Drive's answers the names end with `Checksum`.
    static let told: [(member: String, right: String)] = [
        ("crc32c", "Nks/tw=="), ("md5Hash", "kAFQmDzST7DWlj99KOF/cg=="),
        ("md5Checksum", "900150983cd24fb0d6963f7d28e17f72"),
        ("sha1Checksum", "A9993E364706816ABA3E25717850C26C9CD0D89D"),
        ("sha256Checksum", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ]

    private func upload(
        _ source: UploadSource,
        answer: String,
        _ mode: UploadOptions.Mode,
        fields: String? = nil,
        _ hashes: Set<UploadOptions.Hash> = []
    ) async throws -> Storage.Object {
        let session: ScriptedTransport.Answer = .status(200, headers: [.location: "https://storage.googleapis.com/s"])
        let scripted = ScriptedStorage(mode == .resumable ? [session, .json(answer)] : [.json(answer)])
        var query = Self.query
        query.fields = fields
        let options = UploadOptions {
            $0.mode = mode
            $0.hashes = hashes
        }
        return try await scripted.storage.upload(query, from: source, contentType: "a/b", upload: options).value
    }

    @Test(arguments: told.indices, [UploadOptions.Mode.multipart, .resumable])
    func eachHashInTheAnswerIsCompared(index: Int, mode: UploadOptions.Mode) async throws {
        let (member, right) = Self.told[index]
        let source = UploadSource.bytes(Array("abc".utf8))
        _ = try await upload(source, answer: #"{"name": "o", "\#(member)": "\#(right)"}"#, mode)
        let wrong = String(right.reversed())
        let error = await #expect(throws: GAPI.Error.self) {
            try await upload(source, answer: #"{"name": "o", "generation": "7", "\#(member)": "\#(wrong)"}"#, mode)
        }
        #expect(error?.code == .checksumMismatch)
        #expect(error?.message.contains("generation 7") == true)
    }

    @Test(arguments: told.indices.dropFirst(), [true, false])
    func ofASequenceTheHashesThatAreAskedForAreCompared(index: Int, byMask: Bool) async throws {
        let (member, right) = Self.told[index]
        let wrong = String(right.reversed())
        let source = UploadSource.sequence(Chunks(bytes: Array("abc".utf8)))
        let answer = #"{"name": "o", "crc32c": "Nks/tw==", "\#(member)": "\#(wrong)"}"#
        // Nobody has asked for it, and the sequence is gone.
        _ = try await upload(source, answer: answer, .multipart)
        let error = await #expect(throws: GAPI.Error.self) {
            try await upload(
                .sequence(Chunks(bytes: Array("abc".utf8))),
                answer: answer,
                .multipart,
                fields: byMask ? "name,\(member)" : nil,
                byMask ? [] : Set(UploadOptions.Hash.allCases)
            )
        }
        #expect(error?.code == .checksumMismatch)
    }

    @Test(arguments: ["4", "2", "0", "9223372036854775807"])
    func anotherSizeIsNoticed(size: String) async {
        let error = await #expect(throws: GAPI.Error.self) {
            try await upload(.bytes(Array("abc".utf8)), answer: #"{"name": "o", "size": "\#(size)"}"#, .multipart)
        }
        #expect(error?.code == .checksumMismatch)
    }

    @Test(arguments: [1, 300_000, 524_288], [false, true])
    func theLastPartSaysWhatAllBytesAre(count: Int, isSequence: Bool) async throws {
        let bytes = pattern(count)
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.acceptThenReset(uploadBytes: 100), operation: "upload.chunk"))
            let options = UploadOptions {
                $0.mode = .resumable
                $0.chunkSize = 256 << 10
            }
            let source: UploadSource = isSequence ? .sequence(Chunks(bytes: bytes)) : .bytes(bytes)
            _ = try await emulated.storage.upload(Self.query, from: source, upload: options).value
            let hashes = emulated.emulator.journal.entries.filter { $0.operation == "upload.chunk" }
                .map { $0.headers[HTTPField.Name("x-goog-hash")!] }
            var checksum = CRC32C()
            checksum.update(bytes)
            #expect(hashes.last == "crc32c=\(checksum.base64)")
            #expect(hashes.count { $0 != nil } == (count > 262_144 ? 1 : 2))
        }
    }

    @Test(
        arguments: ["md5Checksum", "sha1Checksum", "sha256Checksum"],
        [UploadOptions.Mode.multipart, .resumable]
    )
    func theHashesOfDriveAreThoseOfWhatIsSent(member: String, mode: UploadOptions.Mode) async throws {
        try await EmulatedStorage.run { emulated in
            let url = emulated.emulator.url
            let drive = DriveService(configuration: .init { $0.rootURL = url }, fetcher: emulated.fetcher)
            var query = Drive.FilesCreateQuery(Drive.File { $0.name = "f" })
            query.fields = "name,\(member)"
            let source = UploadSource.sequence(Chunks(bytes: pattern(300_000)))
            let file = try await drive.upload(query, from: source, upload: .init { $0.mode = mode }).value
            #expect([file.md5Checksum, file.sha1Checksum, file.sha256Checksum].count { $0 != nil } == 1)
        }
    }

    @Test(arguments: ["md5Checksum", "sha1Checksum", "sha256Checksum"])
    func bytesThatDriveGotInTwoVersionsAreNoticed(member: String) async throws {
        let bytes = pattern(300_000)
        try await EmulatedStorage.run { emulated in
            let emulator = emulated.emulator
            let url = emulator.url
            let drive = DriveService(configuration: .init { $0.rootURL = url }, fetcher: emulated.fetcher)
            emulator.faults.append(.init(.acceptThenReset(uploadBytes: 300_000), operation: "upload.chunk"))
            // The last bytes are sent twice, because the server keeps only whole steps, and differ then.
            let source = UploadSource.reading(length: 300_000) { offset, count in
                var piece = Array(bytes[Int(offset)..<Int(offset) + count])
                let isAgain = emulator.journal.entries.contains { $0.operation == "upload.query" }
                if isAgain, offset == 262_144 { piece[0] ^= 1 }
                return ByteBuffer(bytes: piece)
            }
            var query = Drive.FilesCreateQuery(Drive.File { $0.name = "f" })
            query.fields = member
            let upload = drive.upload(query, from: source, upload: .init { $0.mode = .resumable })
            let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
            #expect(error?.code == .checksumMismatch)
            #expect(error?.message.contains(member) == true)
        }
    }

    @Test func aServerThatGotOtherBytesRefusesThemBeforeAnybodySeesThem() async throws {
        let bytes = pattern(300_000)
        try await EmulatedStorage.run { emulated in
            let reads = Mutex(0)
            // What is sent differs from what was read for the hash.
            let source = UploadSource.reading(length: 300_000) { offset, count in
                var piece = Array(bytes[Int(offset)..<Int(offset) + count])
                let number = reads.withLock { reads in
                    reads += 1
                    return reads
                }
                if number > 3 { piece[0] ^= 1 }
                return ByteBuffer(bytes: piece)
            }
            let upload = emulated.storage.upload(Self.query, from: source, upload: .init { $0.mode = .resumable })
            let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
            #expect(error?.status == 400)
            let get = Storage.ObjectsGetQuery(bucket: "box", object: "o")
            let missing = await #expect(throws: GAPI.Error.self) { try await emulated.storage.execute(get) }
            #expect(missing?.isNotFound == true)
        }
    }

    @Test(arguments: [UploadOptions.Mode.multipart, .resumable])
    func otherBytesThanWereSentAreNoticed(mode: UploadOptions.Mode) async {
        let session: ScriptedTransport.Answer = .status(200, headers: [.location: "https://storage.googleapis.com/s"])
        let done: ScriptedTransport.Answer = .json(#"{"name": "o", "crc32c": "AAAAAA=="}"#)
        let answers = mode == .resumable ? [session, done] : [done]
        for verifies in [true, false] {
            let scripted = ScriptedStorage(answers)
            let upload = scripted.storage.upload(
                Self.query,
                from: .bytes([1, 2, 3]),
                contentType: "a/b",
                upload: .init {
                    $0.mode = mode
                    $0.verifiesChecksum = verifies
                }
            )
            let result: Result<Storage.Object, any Error>
            do { result = .success(try await upload.value) } catch { result = .failure(error) }
            switch result {
            case .success: #expect(!verifies)
            case .failure(let error): #expect(verifies && (error as? GAPI.Error)?.code == .checksumMismatch)
            }
        }
    }
}
