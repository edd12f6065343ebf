@testable import AsyncFetch
import AsyncFetchTesting
import NIOCore
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct StreamTests {
    @Test func bytesArriveInTheChunksInWhichTheyCame() async throws {
        let transport = ScriptedTransport([.chunks(["a", "bc", "def"].map { ByteBuffer(string: $0) })])
        let fetcher = makeFetcher(transport)
        let response = try await fetcher.stream(request())
        var chunks: [String] = []
        for try await chunk in response.body { chunks.append(chunk.text) }
        #expect(chunks == ["a", "bc", "def"])
        try await eventually { fetcher.inFlightCount == 0 }
        #expect(transport.openCount == 0)
    }

    @Test func headIsRetriedAndABrokenBodyIsNot() async throws {
        let transport = ScriptedTransport([.status(503), .status(200, body: "broken").cut(afterBytes: 3)])
        let response = try await makeFetcher(transport).stream(request())
        #expect(response.head.status == .ok)
        let error = await thrown { _ = try await response.body.collect(upTo: 100) } as? FetchError
        #expect(error?.code == .connectionLost)
        #expect(transport.requests.count == 2)
    }

    @Test func producerIsOneChunkAheadOfItsReaderAndNoMore() async throws {
        let produced = Counter()
        let source = AsyncThrowingStream<ByteBuffer, any Error> { ByteBuffer(integer: produced.increment()) }
        let transport = ScriptedTransport([.response(200, body: FetchResponseBody(source))])
        var body = try await makeFetcher(transport).stream(request()).body.makeAsyncIterator()
        for taken in 1...500 {
            _ = try await body.next()
            #expect(produced.value <= taken + 1)
        }
    }

    @Test func leavingTheLoopClosesTheConnection() async throws {
        let gate = Gate()
        let transport = ScriptedTransport([.response(200, body: FetchResponseBody(gatedChunks(gate)))])
        let fetcher = makeFetcher(transport)
        for try await _ in try await fetcher.stream(request()).body { break }
        try await transport.waitForOpen(atMost: 0)
        try await eventually { fetcher.inFlightCount == 0 }
    }

    @Test func droppingAnUnreadStreamClosesTheConnection() async throws {
        let transport = ScriptedTransport([.status(200, body: "unread")])
        let fetcher = makeFetcher(transport)
        #expect(try await fetcher.stream(request()).head.status == .ok)
        try await transport.waitForOpen(atMost: 0)
        try await eventually { fetcher.inFlightCount == 0 }
    }

    @Test(arguments: [Stop.task, .cancelAll, .shutdown])
    func readerThatWaitsIsCancelled(by stop: Stop) async throws {
        let gate = Gate()
        let transport = ScriptedTransport([.response(200, body: FetchResponseBody(gatedChunks(gate)))])
        let fetcher = makeFetcher(transport)
        let body = try await fetcher.stream(request()).body
        let reader = Task { try await body.collect(upTo: 1000) }
        try await gate.waitForArrival()
        switch stop {
        case .task: reader.cancel()
        case .cancelAll: fetcher.cancelAll()
        default: await fetcher.shutdown()
        }
        await #expect(throws: CancellationError.self) { try await reader.value }
        try await transport.waitForOpen(atMost: 0)
        try await eventually { fetcher.inFlightCount == 0 }
    }

    @Test func streamWhoseHeadNeverComesIsCancelled() async throws {
        let transport = ScriptedTransport([.stall])
        let fetcher = makeFetcher(transport)
        let call = Task { try await fetcher.stream(request()).head.status.code }
        try await transport.waitForRequests(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(fetcher.inFlightCount == 0)
    }

    @Test func timeoutEndsTheWaitForTheHeadButNotTheBody() async throws {
        let clock = VirtualClock()
        let gate = Gate()
        let transport = ScriptedTransport([.response(200, body: FetchResponseBody(gatedChunks(gate))), .stall])
        let fetcher = makeFetcher(transport, clock: clock)
        let body = try await fetcher.stream(request()).body
        let reader = Task { try await body.collect(upTo: 1000).text }
        try await gate.waitForArrival()
        let late = Task { _ = try await fetcher.stream(request()) }
        try await transport.waitForRequests(2)
        clock.advance(by: .seconds(300))
        let error = await thrown { try await late.value } as? FetchError
        #expect(error?.code == .totalTimeout)
        gate.open()
        #expect(try await reader.value == "first")
    }

    @Test func pumpOfAFetcherThatWasShutDownFails() async throws {
        let fetcher = makeFetcher(ScriptedTransport([]))
        await fetcher.shutdown()
        let chunks = fetcher.core.pump { _, _ in }
        let error = await thrown { for try await _ in chunks {} } as? FetchError
        #expect(error?.code == .shutDown)
    }
}
