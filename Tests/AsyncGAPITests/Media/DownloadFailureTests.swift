import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Downloads: failures", .timeLimit(.minutes(5)))
struct DownloadFailureTests: DownloadSuite {
    @Test func otherBytesThanTheServerHasAreNoticed() async throws {
        let hash = HTTPField.Name("x-goog-hash")!
        let answer = ScriptedTransport.Answer.status(200, headers: [hash: "md5=x,crc32c=AAAAAA=="], body: "0123456789")
        try await withTemporaryFolder { folder in
            let scripted = ScriptedStorage([answer])
            let error = await #expect(throws: GAPI.Error.self) {
                try await scripted.storage.download(Self.query, to: "\(folder)/file")
            }
            #expect(error?.code == .checksumMismatch)
            try expectEmpty(folder)
        }
    }

    @Test(arguments: [404, 403])
    func aRefusalLeavesNothing(status: Int) async throws {
        try await withTemporaryFolder { folder in
            let scripted = ScriptedStorage([.json(#"{"error": {"message": "no"}}"#, status: status)])
            let error = await #expect(throws: GAPI.Error.self) {
                try await scripted.storage.download(Self.query, to: "\(folder)/file")
            }
            #expect(error?.status == status)
            #expect(error?.message == "no")
            #expect(error?.method == "storage.objects.get")
            try expectEmpty(folder)
        }
    }

    @Test func aMissingFolderIsAFileError() async throws {
        let scripted = ScriptedStorage([.status(200, body: "x")])
        let error = await #expect(throws: GAPI.Error.self) {
            try await scripted.storage.download(Self.query, to: "/nonexistent/folder/file")
        }
        #expect((error?.cause as? FetchError)?.code == .file)
        #expect(error?.description.contains("/nonexistent/folder/file") == true)
    }

    @Test func aFolderInTheFilesPlaceStays() async throws {
        try await run(pattern(10)) { emulated, folder in
            try FileManager.default.createDirectory(atPath: "\(folder)/file/inside", withIntermediateDirectories: true)
            let error = await #expect(throws: GAPI.Error.self) {
                try await emulated.storage.download(Self.query, to: "\(folder)/file")
            }
            #expect((error?.cause as? FetchError)?.code == .file)
            #expect(try names(in: folder) == ["file"])
        }
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "needs the right to mount a tmpfs"))
    func aFullDiskLeavesNothing() async throws {
        try await run(pattern(3 << 20)) { emulated, folder in
            try await SmallDisk.use(at: folder) {
                let error = await #expect(throws: GAPI.Error.self) {
                    try await emulated.storage.download(Self.query, to: "\(folder)/file")
                }
                #expect((error?.cause as? FetchError)?.code == .file)
                #expect(error?.isRetryable == false)
                try expectEmpty(folder)
            }
        }
    }

    @Test func anUnreachableHostLeavesNothing() async throws {
        let configuration = GAPI.ServiceConfiguration {
            $0.rootURL = "http://127.0.0.1:1"
            $0.options.retry = .none
        }
        let storage = StorageService(configuration: configuration)
        try await withTemporaryFolder { folder in
            let error = await #expect(throws: GAPI.Error.self) {
                try await storage.download(Self.query, to: "\(folder)/file")
            }
            #expect((error?.cause as? FetchError)?.code == .unreachable, "\(error as Any)")
            try expectEmpty(folder)
        }
        await storage.shutdown()
    }

    @Test func aServerThatNeverAnswersIsGivenUp() async throws {
        let clock = VirtualClock()
        let scripted = ScriptedStorage(ScriptedTransport([.stall]), clock: clock)
        try await withTemporaryFolder { folder in
            let storage = scripted.storage
            let task = Task {
                let options = GAPI.QueryOptions { $0.transferTimeout = .seconds(10) }
                return try await storage.download(Self.query, to: "\(folder)/file", options: options)
            }
            try await scripted.transport.waitForRequests(1)
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(10))
            let error = await #expect(throws: GAPI.Error.self) { try await task.value }
            #expect(error?.isTimeout == true)
            try expectEmpty(folder)
        }
    }
}
