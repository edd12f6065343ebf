import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite("Resumable uploads: pause and cancel", .timeLimit(.minutes(5)))
struct ResumableUploadControlTests: ResumableUploadSuite {
    // MARK: Pause

    @Test func aPausedUploadGoesOnWithWhatIsNotStored() async throws {
        let bytes = pattern(900_000)
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.stall, operation: "upload.chunk", nth: 2))
            let upload = upload(emulated, .sequence(Chunks(bytes: bytes)))
            try await emulated.emulator.journal.waitFor("upload.chunk", count: 2)
            upload.pause()
            upload.resume()
            #expect(try await upload.value.size == 900_000)
            #expect(try await emulated.content(of: "o") == bytes)
            #expect(emulated.operations.contains("upload.query"))
        }
    }

    @Test func aPausedUploadSendsNothing() async throws {
        let scripted = ScriptedStorage([Self.session, .stall, .status(308), .json("{}")])
        let upload = scripted.storage.upload(Self.query, from: .bytes([1]), contentType: "a/b", upload: Self.parts)
        try await scripted.transport.waitForRequests(2)
        upload.pause()
        try await scripted.transport.waitForOpen(atMost: 0)
        #expect(scripted.transport.requests.count == 2)
        upload.resume()
        _ = try await upload.value
        #expect(scripted.transport.requests.count == 4)
    }

    /// AsyncStream ends for good when its reader is cancelled: a pause must not do that.
    @Test func aPauseWhileTheSequenceIsWaitedForLosesNothing() async throws {
        let bytes = pattern(600_000)
        let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
        try await EmulatedStorage.run { emulated in
            let upload = upload(emulated, .sequence(stream))
            continuation.yield(ByteBuffer(bytes: bytes[..<300_000]))
            try await emulated.emulator.journal.waitFor("upload.chunk")
            upload.pause()
            upload.resume()
            upload.pause()
            continuation.yield(ByteBuffer(bytes: bytes[300_000...]))
            continuation.finish()
            upload.resume()
            #expect(try await upload.value.size == 600_000)
            #expect(try await emulated.content(of: "o") == bytes)
        }
    }

    // MARK: Cancel

    @Test func cancellingAbortsTheSession() async throws {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.stall, operation: "upload.chunk", nth: 2))
            let upload = upload(emulated, .bytes(pattern(900_000)))
            try await emulated.emulator.journal.waitFor("upload.chunk", count: 2)
            upload.cancel()
            await #expect(throws: CancellationError.self) { try await upload.value }
            let last = try #require(emulated.emulator.journal.entries.last)
            #expect(last.operation == "upload.cancel")
            #expect(last.method == .delete)
            #expect(last.status == 499)
            #expect(emulated.fetcher.inFlightCount == 0)
        }
    }

    @Test func cancellingWhileTheSequenceIsWaitedForLeavesNoObject() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
        try await EmulatedStorage.run { emulated in
            let upload = upload(emulated, .sequence(stream))
            continuation.yield(ByteBuffer(bytes: pattern(300_000)))
            try await emulated.emulator.journal.waitFor("upload.chunk")
            upload.cancel()
            await #expect(throws: CancellationError.self) { try await upload.value }
            #expect(emulated.operations.last == "upload.cancel")
            let missing = await #expect(throws: GAPI.Error.self) { try await emulated.content(of: "o") }
            #expect(missing?.isNotFound == true)
        }
        withExtendedLifetime(continuation) {}
    }

    @Test func cancellingWhilePausedEndsTheUpload() async throws {
        let scripted = ScriptedStorage([Self.session, .stall, .status(499)])
        let upload = scripted.storage.upload(Self.query, from: .bytes([1]), contentType: "a/b", upload: Self.parts)
        try await scripted.transport.waitForRequests(2)
        upload.pause()
        try await scripted.transport.waitForOpen(atMost: 0)
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
        #expect(scripted.transport.requests.last?.request.method == .delete)
    }

    @Test func aTimeoutKeepsTheSession() async throws {
        let clock = VirtualClock()
        let scripted = ScriptedStorage(ScriptedTransport([Self.session, .stall]), clock: clock)
        let upload = scripted.storage.upload(
            Self.query,
            from: .bytes([1]),
            contentType: "a/b",
            upload: Self.parts,
            options: .init { $0.transferTimeout = .seconds(10) }
        )
        try await scripted.transport.waitForRequests(2)
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(400))
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        #expect(error?.isTimeout == true)
        #expect(upload.session != nil)
        #expect(scripted.transport.requests.allSatisfy { $0.request.method != .delete })
    }
}
