import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import Synchronization
import Testing

@Suite("Uploads: sources", .timeLimit(.minutes(5)))
struct UploadSourceTests: UploadSuite {
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
            let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
            #expect(error?.code == .sourceChanged)
            #expect(error?.cause is Chunks.Broken)
            #expect(emulated.fetcher.inFlightCount == 0)
            let missing = await #expect(throws: GAPI.Error.self) { try await emulated.content(of: "o") }
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
                let error = await #expect(throws: GAPI.Error.self, "\(actual) bytes") { try await upload.value }
                #expect(error?.code == .sourceChanged, "\(actual) bytes: \(error as Any)")
            }
            let missing = await #expect(throws: GAPI.Error.self) { try await emulated.content(of: "o") }
            #expect(missing?.isNotFound == true)
        }
    }

    @Test func aFileThatIsNotThereFailsBeforeAnyRequest() async throws {
        let scripted = ScriptedStorage([])
        let upload = scripted.storage.upload(Self.query, from: .file("/nonexistent/file"), contentType: "a/b")
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
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
            let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
            #expect(error?.code == .sourceChanged)
            #expect(error?.message.contains(path) == true)
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
            let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
            #expect(error?.code == .sourceChanged)
        }
    }
}
