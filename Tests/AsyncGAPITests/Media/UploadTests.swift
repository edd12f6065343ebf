import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import Synchronization
import Testing

@Suite("Uploads", .timeLimit(.minutes(5)))
struct UploadTests {
    enum Kind: CaseIterable { case bytes, file, sequence, sequenceOfUnknownLength }

    private static let query = Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = "o" })
    private static let smallParts = UploadOptions {
        $0.mode = .resumable
        $0.chunkSize = 256 << 10
    }

    @Test(
        arguments: Kind.allCases,
        [0, 1, (256 << 10) - 1, 256 << 10, (256 << 10) + 1, (8 << 20) - 1, 8 << 20, (8 << 20) + 1]
    )
    func everythingArrives(kind: Kind, count: Int) async throws {
        let bytes = pattern(count)
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run { emulated in
                let source: UploadSource
                switch kind {
                case .bytes: source = .bytes(bytes)
                case .file:
                    try write(bytes, to: "\(folder)/file")
                    source = .file("\(folder)/file")
                case .sequence: source = .sequence(Chunks(bytes: bytes), length: Int64(count))
                case .sequenceOfUnknownLength: source = .sequence(Chunks(bytes: bytes))
                }
                let upload = emulated.storage.upload(Self.query, from: source, contentType: "video/mp4")
                let object = try await upload.value
                #expect(emulated.fetcher.inFlightCount == 0)
                #expect(object.size.map(Int.init) == count)
                #expect(object.contentType == "video/mp4")
                #expect(try await emulated.content(of: "o") == bytes)
                let isResumable = emulated.operations.contains("upload.start")
                #expect(isResumable == (count >= 8 << 20 || kind == .sequenceOfUnknownLength))
                #expect((upload.session != nil) == isResumable)
            }
        }
    }

    @Test func aLargeFileGoesInParts() async throws {
        let bytes = pattern(20 << 20)
        try await withTemporaryFolder { folder in
            try write(bytes, to: "\(folder)/file")
            try await EmulatedStorage.run { emulated in
                let upload = emulated.storage.upload(
                    Self.query,
                    from: .file("\(folder)/file"),
                    contentType: "a/b",
                    upload: Self.smallParts
                )
                _ = try await upload.value
                let parts = emulated.emulator.journal.entries.filter { $0.operation == "upload.chunk" }
                #expect(parts.map(\.start) == (0..<80).map { Int64($0) << 18 })
                #expect(
                    parts.dropLast().allSatisfy {
                        $0.status == 200 && $0.headers[.init("X-GUploader-No-308")!] == "yes"
                    }
                )
                #expect(try await emulated.content(of: "o") == bytes)
            }
        }
    }

    @Test func chunkSizesAreRoundedUp() async throws {
        try await EmulatedStorage.run { emulated in
            let options = UploadOptions {
                $0.mode = .resumable
                $0.chunkSize = 1
            }
            let source = UploadSource.bytes(pattern(600_000))
            _ = try await emulated.storage.upload(Self.query, from: source, contentType: "a/b", upload: options).value
            #expect(emulated.emulator.journal.entries.compactMap(\.start) == [0, 262_144, 524_288])
        }
    }

    @Test func mediaAloneLeavesTheDescriptionOut() async throws {
        try await EmulatedStorage.run { emulated in
            let query = Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.metadata = ["k": "v"] }) {
                $0.name = "named"
            }
            let options = UploadOptions { $0.mode = .media }
            let object = try await emulated.storage.upload(
                query,
                from: .sequence(Chunks(bytes: pattern(300_000))),
                contentType: "text/plain",
                upload: options
            ).value
            #expect(object.name == "named")
            #expect(object.metadata == nil)
            #expect(object.contentType == "text/plain")
            #expect(try await emulated.content(of: "named") == pattern(300_000))
        }
    }

    @Test(arguments: [UploadOptions.Mode.multipart, .resumable])
    func theDescriptionComesWithTheMedia(mode: UploadOptions.Mode) async throws {
        try await EmulatedStorage.run { emulated in
            let description = Storage.Object {
                $0.name = "größe/1"
                $0.metadata = ["k": "v"]
                $0.unknown["fresh"] = ["a": 1]
            }
            let object = try await emulated.storage.upload(
                Storage.ObjectsInsertQuery(bucket: "box", description),
                from: .bytes("hello".utf8),
                contentType: "text/plain",
                upload: .init { $0.mode = mode }
            ).value
            #expect(object.name == "größe/1")
            #expect(object.metadata == ["k": "v"])
            #expect(object.unknown["fresh"] == ["a": 1])
            #expect(try await emulated.content(of: "größe/1") == Array("hello".utf8))
        }
    }

    // MARK: Sent again

    @Test func anUploadInOneRequestWithAPreconditionIsRetried() async throws {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(
                .init(.acceptThenStatus(uploadBytes: 50_000), operation: "storage.objects.insert")
            )
            var query = Self.query
            query.ifGenerationMatch = 0
            let upload = emulated.storage.upload(query, from: .bytes(pattern(100_000)), contentType: "a/b")
            let object = try await upload.value
            #expect(object.size == 100_000)
            #expect(emulated.operations == ["storage.objects.insert", "storage.objects.insert"])
        }
    }

    @Test func anUploadInOneRequestWithoutAPreconditionIsNot() async throws {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.status(503), operation: "storage.objects.insert"))
            let upload = emulated.storage.upload(Self.query, from: .bytes(pattern(10)), contentType: "a/b")
            let error = await #expect(throws: GAPIError.self) { try await upload.value }
            #expect(error?.status == 503)
            #expect(emulated.operations == ["storage.objects.insert"])
        }
    }

    // MARK: Sources that fail

    @Test(arguments: [UploadOptions.Mode.multipart, .resumable, .media])
    func aSequenceThatThrowsIsTheCause(mode: UploadOptions.Mode) async throws {
        try await EmulatedStorage.run { emulated in
            let source = UploadSource.sequence(Chunks(bytes: pattern(400_000), ending: .failure))
            var query = Self.query
            query.name = "o"  // of media alone
            var options = Self.smallParts
            options.mode = mode
            let upload = emulated.storage.upload(query, from: source, contentType: "a/b", upload: options)
            let error = await #expect(throws: GAPIError.self) { try await upload.value }
            #expect(error?.code == .sourceChanged)
            #expect(error?.cause is Chunks.Broken)
            #expect(emulated.fetcher.inFlightCount == 0)
            let missing = await #expect(throws: GAPIError.self) { try await emulated.content(of: "o") }
            #expect(missing?.isNotFound == true)
        }
    }

    @Test(arguments: [UploadOptions.Mode.multipart, .resumable], [300_000, 524_288, 600_000])
    func aSequenceOfAnotherLengthThanAnnouncedFails(mode: UploadOptions.Mode, announced: Int64) async throws {
        try await EmulatedStorage.run { emulated in
            for actual in [Int(announced) - 1, Int(announced) + 1, Int(announced) + 300_000] {
                let source = UploadSource.sequence(Chunks(bytes: pattern(actual)), length: announced)
                var options = Self.smallParts
                options.mode = mode
                let upload = emulated.storage.upload(Self.query, from: source, contentType: "a/b", upload: options)
                let error = await #expect(throws: GAPIError.self, "\(actual) bytes") { try await upload.value }
                #expect(error?.code == .sourceChanged, "\(actual) bytes: \(error as Any)")
            }
            let missing = await #expect(throws: GAPIError.self) { try await emulated.content(of: "o") }
            #expect(missing?.isNotFound == true)
        }
    }

    @Test func aFileThatIsNotThereFailsBeforeAnyRequest() async throws {
        let scripted = ScriptedStorage([])
        let upload = scripted.storage.upload(Self.query, from: .file("/nonexistent/file"), contentType: "a/b")
        let error = await #expect(throws: GAPIError.self) { try await upload.value }
        #expect((error?.cause as? FetchError)?.code == .file)
        #expect(scripted.transport.requests.isEmpty)
    }

    enum Damage: CaseIterable { case shrinks, grows, isRewritten }

    @Test(arguments: Damage.allCases)
    func aFileThatChangesWhileItIsSentFails(damage: Damage) async throws {
        try await withTemporaryFolder { folder in
            let path = "\(folder)/file"
            try write(pattern(1 << 20), to: path)
            let transport = ScriptedTransport { received in
                guard received.request.method == .put else {
                    return .status(200, headers: [.location: "https://storage.googleapis.com/session?upload_id=1"])
                }
                if received.request.headerFields[.contentRange]?.hasPrefix("bytes 0-") == true {
                    switch damage {
                    case .shrinks: try write(pattern(300_000), to: path)
                    case .grows: try write(pattern(2 << 20), to: path)
                    case .isRewritten: try write([UInt8](repeating: 1, count: 1 << 20), to: path)
                    }
                }
                return .status(308, headers: [.range: "bytes=0-262143"])
            }
            let upload = ScriptedStorage(transport).storage.upload(
                Self.query,
                from: .file(path),
                contentType: "a/b",
                upload: Self.smallParts
            )
            let error = await #expect(throws: GAPIError.self) { try await upload.value }
            #expect(error?.code == .sourceChanged)
            #expect(error?.message.contains(path) == true)
        }
    }

    // MARK: Progress

    @Test(arguments: Kind.allCases)
    func progressNeverGoesBackAndEndsWithTheTotal(kind: Kind) async throws {
        let bytes = pattern(1_500_000)
        try await withTemporaryFolder { folder in
            try write(bytes, to: "\(folder)/file")
            try await EmulatedStorage.run({ $0.resumableChunkGranularity = 1 }) { emulated in
                emulated.emulator.faults.append(
                    .init(.acceptThenReset(uploadBytes: 100_000), operation: "upload.chunk", nth: 2)
                )
                let source: UploadSource =
                    switch kind {
                    case .bytes: .bytes(bytes)
                    case .file: .file("\(folder)/file")
                    case .sequence: .sequence(Chunks(bytes: bytes), length: Int64(bytes.count))
                    case .sequenceOfUnknownLength: .sequence(Chunks(bytes: bytes))
                    }
                let upload = emulated.storage.upload(
                    Self.query,
                    from: source,
                    contentType: "a/b",
                    upload: Self.smallParts
                )
                var last = TransferProgress()
                for await progress in upload.progress {
                    #expect(progress.sent >= last.sent)
                    #expect(progress.acknowledged >= last.acknowledged)
                    #expect(progress.sent >= progress.acknowledged)
                    if let total = progress.total { #expect(progress.sent <= total) }
                    last = progress
                }
                _ = try await upload.value
                #expect(last == TransferProgress(sent: 1_500_000, acknowledged: 1_500_000, total: 1_500_000))
                #expect(last.fractionCompleted == 1)
            }
        }
    }

    @Test func progressEndsWithAFailedUpload() async {
        let scripted = ScriptedStorage([.status(403)])
        let upload = scripted.storage.upload(Self.query, from: .bytes([1]), contentType: "a/b")
        for await _ in upload.progress {}
        await #expect(throws: GAPIError.self) { try await upload.value }
    }

    // MARK: Sessions

    @Test(arguments: [
        "http://storage.googleapis.com/s", "https://127.0.0.1:2375/s", "https://10.0.0.1/s", "https://printer/s",
        "file:///etc/passwd",
        "https://u:p@storage.googleapis.com/s",
    ])
    func aSessionIsNotWhereAServerMustNotLeadTo(location: String) async throws {
        let scripted = ScriptedStorage([.status(200, headers: [.location: location]), .json("{}")])
        let upload = scripted.storage.upload(
            Self.query,
            from: .bytes([1, 2, 3]),
            contentType: "a/b",
            upload: .init { $0.mode = .resumable }
        )
        await #expect(throws: GAPIError.self) { try await upload.value }
        #expect(scripted.transport.requests.count == 1)
    }

    // MARK: Checksums

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
        let error = await #expect(throws: GAPIError.self) {
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
        let error = await #expect(throws: GAPIError.self) {
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
        let error = await #expect(throws: GAPIError.self) {
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
            let error = await #expect(throws: GAPIError.self) { try await upload.value }
            #expect(error?.status == 400)
            let get = Storage.ObjectsGetQuery(bucket: "box", object: "o")
            let missing = await #expect(throws: GAPIError.self) { try await emulated.storage.execute(get) }
            #expect(missing?.isNotFound == true)
        }
    }

    // MARK: Sources of one's own

    @Test(arguments: [0, 1, 900_000], [UploadOptions.Mode.multipart, .resumable])
    func aSourceOfOnesOwnIsReadWhereItIsNeeded(count: Int, mode: UploadOptions.Mode) async throws {
        let bytes = pattern(count)
        try await EmulatedStorage.run { emulated in
            if mode == .resumable, count > 1 {
                emulated.emulator.faults.append(
                    .init(.acceptThenReset(uploadBytes: 100_000), operation: "upload.chunk", nth: 2)
                )
            }
            let source = UploadSource.reading(length: Int64(count)) { offset, wanted in
                ByteBuffer(bytes: bytes[Int(offset)..<Int(offset) + (wanted + 1) / 2])
            }
            let options = UploadOptions {
                $0.mode = mode
                $0.chunkSize = 256 << 10
            }
            let upload = emulated.storage.upload(Self.query, from: source, upload: options)
            let object = try await upload.value
            let stored = try await emulated.content(of: "o")
            #expect(object.size == UInt64(count))
            #expect(stored == bytes)
        }
    }

    @Test(arguments: [0, 2_000_000]) func aSourceThatGivesNothingOrTooMuchFails(given: Int) async throws {
        try await EmulatedStorage.run { emulated in
            let source = UploadSource.reading(length: 10) { _, _ in ByteBuffer(repeating: 0, count: given) }
            let upload = emulated.storage.upload(Self.query, from: source)
            let error = await #expect(throws: GAPIError.self) { try await upload.value }
            #expect(error?.code == .sourceChanged)
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
            case .failure(let error): #expect(verifies && (error as? GAPIError)?.code == .checksumMismatch)
            }
        }
    }
}
