import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// Pause, resume and the end of uploads whatever their protocol.
@Suite("Control of uploads", .timeLimit(.minutes(5)))
struct UploadControlTests {
    @Test(arguments: UploadKit.all) func aPausedUploadGoesOnWithWhatIsNotStored(kit: UploadKit) async throws {
        let server = kit.server(.init(.stalls, .part, nth: 2))
        let transport = server.transport()
        let upload = try kit.upload(.sequence(uploadChunks(900_000)), to: makeFetcher(transport))
        try await server.waitForSteps(3)
        upload.pause()
        try await transport.waitForOpen(atMost: 0)
        #expect(transport.requests.count == 3)
        upload.resume()
        _ = try await upload.value
        server.expect(900_000)
        #expect(server.steps.count { $0 == .query } == 1)
    }

    @Test(arguments: UploadKit.all, [false, true])
    func cancellingEndsTheSession(kit: UploadKit, isPaused: Bool) async throws {
        let server = kit.server(.init(.stalls, .part, nth: 2))
        let transport = server.transport()
        // Shorter than the time that the last request may take.
        let fetcher = makeFetcher(transport, clock: VirtualClock(skippingUpTo: .seconds(4)))
        let upload = try kit.upload(.bytes(uploadBytes(600_000)), to: fetcher)
        try await server.waitForSteps(3)
        if isPaused {
            upload.pause()
            try await transport.waitForOpen(atMost: 0)
        }
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
        #expect(server.steps.last == .cancel)
        #expect(fetcher.inFlightCount == 0)
    }

    @Test(arguments: UploadKit.all) func aTimeoutKeepsTheSession(kit: UploadKit) async throws {
        let server = kit.server(.init(.stalls, .part, nth: 2))
        let transport = server.transport()
        let clock = VirtualClock()
        let upload = try kit.upload(
            .bytes(uploadBytes(600_000)),
            to: makeFetcher(transport, clock: clock),
            options: .init { $0.transferTimeout = .seconds(10) }
        )
        try await server.waitForSteps(3)
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(400))
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .totalTimeout)
        #expect(upload.session?.acknowledged == 262_144)
        #expect(!server.steps.contains(.cancel))
    }

    /// Another process may have gone on with the session.
    @Test(arguments: UploadKit.all) func afterAPauseTheServerIsAskedFirst(kit: UploadKit) async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
        let server = kit.server()
        let transport = server.transport()
        let upload = try kit.upload(.sequence(stream), to: makeFetcher(transport))
        continuation.yield(ByteBuffer(bytes: uploadBytes(300_000)))
        try await transport.waitForRequests(2)
        try await transport.waitForOpen(atMost: 0)
        upload.pause()
        upload.resume()
        continuation.yield(ByteBuffer(bytes: uploadBytes(600_000)[300_000...]))
        continuation.finish()
        _ = try await upload.value
        server.expect(600_000)
        let completions = Array(repeating: UploadServer.Step.part, count: kit.completions)
        #expect(server.steps == [.open, .part, .query, .part, .part] + completions)
    }

    @Test(arguments: UploadKit.google, [false, true])
    func whatAnotherProcessHasSentDuringAPauseIsNotSentAgain(kit: UploadKit, isWhole: Bool) async throws {
        // The second part is the first process's, the third and fourth are the other one's, which may fail at the fifth.
        let failure = UploadServer.Rule(.answers(400), .part, nth: isWhole ? 100 : 5)
        let server = kit.server(.init(.stalls, .part, nth: 2), failure)
        let (bytes, transport) = (UploadSource.bytes(uploadBytes(900_000)), server.transport())
        let upload = try kit.upload(bytes, to: makeFetcher(transport))
        try await server.waitForSteps(3)
        upload.pause()
        try await transport.waitForOpen(atMost: 0)
        let session = try #require(upload.session)
        let other = makeFetcher(server.transport()).resumeUpload(session, from: bytes, by: kit.wire)
        if isWhole {
            _ = try await other.value
        } else {
            await #expect(throws: FetchError.self) { try await other.value }
            #expect(server.stored.count == 786_432)
        }
        upload.resume()
        _ = try await upload.value
        server.expect(900_000)
    }

    // MARK: Sources with errors of their own

    /// A source whose second part waits at a gate once, and fails in its own way when the wait is cancelled.
    private func source(_ gate: Gate) -> UploadSource {
        let (bytes, reads) = (uploadBytes(600_000), Counter())
        return .reading(length: 600_000) { offset, count in
            if offset == 262_144, reads.increment() == 1 {
                do { try await gate.pass() } catch { throw Planned() }
            }
            return ByteBuffer(bytes: bytes[Int(offset)..<Int(offset) + count])
        }
    }

    @Test(arguments: UploadKit.all) func aPauseIsNoFailureWhateverTheSourceThrows(kit: UploadKit) async throws {
        let (gate, server) = (Gate(), kit.server())
        let transport = server.transport()
        let upload = try kit.upload(source(gate), to: makeFetcher(transport))
        try await gate.waitForArrival()
        upload.pause()
        try await transport.waitForOpen(atMost: 0)
        upload.resume()
        _ = try await upload.value
        server.expect(600_000)
    }

    @Test(arguments: UploadKit.all) func cancellingEndsTheSessionWhateverTheSourceThrows(kit: UploadKit) async throws {
        let (gate, server) = (Gate(), kit.server())
        let fetcher = makeFetcher(server.transport(), clock: VirtualClock(skippingUpTo: .seconds(4)))
        let upload = try kit.upload(source(gate), to: fetcher)
        try await gate.waitForArrival()
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
        #expect(server.steps.last == .cancel)
    }

    @Test func cancellingEndsTheSessionWhateverTheApplicationSaysOfRetries() async throws {
        let (gate, kit) = (Gate(), UploadKit.tusLike)
        let server = kit.server(.init(.answers(503), .part, nth: 2, times: 100))
        let fetcher = makeFetcher(server.transport(), clock: VirtualClock(skippingUpTo: .seconds(4)))
        let options = FetchOptions {
            $0.willRetry = { _, _ in
                try? await gate.pass()
                return false
            }
        }
        let upload = try kit.upload(.bytes(uploadBytes(600_000)), to: fetcher, options: options)
        try await gate.waitForArrival()
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
        #expect(server.steps.last == .cancel)
    }

    /// The source is looked at for its identity, which belongs to the session.
    @Test(arguments: UploadKit.all) func cancellingWhileTheSourceIsLookedAtOpensNoSession(kit: UploadKit) async throws {
        let (gate, server) = (Gate(), kit.server())
        let source = UploadSource.reading(length: 10) { _, _ in
            try await gate.pass()
            return ByteBuffer(bytes: [1])
        }
        let upload = try kit.upload(source, to: makeFetcher(server.transport()))
        try await gate.waitForArrival()
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
        #expect(server.steps.isEmpty)
    }
}
