@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import InMemoryLogging
import Logging
import NIOCore
import Synchronization
import Testing

/// Who gets a connection, on machines with few cores and with many.
@Suite(.timeLimit(.minutes(5))) struct ConnectionTests {
    /// The requests for `/stream` that have reached the server.
    private let streams = Counter()

    /// Runs `body` with a transport on so many event loops, and a server that keeps what asks for `/stream` waiting for the rest.
    private func run(
        loops: Int,
        _ body: (HTTPClientTransport, RawServer, Gate) async throws -> Void
    ) async throws {
        let rest = Gate()
        try await RawServer.run { connection in
            while case let head = try await connection.readHead(), !head.isEmpty {
                guard head.contains("/stream") else {
                    try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nword")
                    continue
                }
                streams.increment()
                try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nfirst")
                try await rest.pass()
                try await connection.write("last")
            }
        } _: { server in
            let transport = HTTPClientTransport(
                connectTimeout: .seconds(10),
                connectionsPerHost: 20,
                loops: EventLoops.first(loops)
            )
            let result: Result<Void, any Error>
            do { result = .success(try await body(transport, server, rest)) } catch { result = .failure(error) }
            rest.open()
            await transport.shutdown()
            try result.get()
        }
    }

    @Test(arguments: [1, 2, 8, 16]) func openStreamsDoNotStarveLaterCalls(loops: Int) async throws {
        try await run(loops: loops) { transport, server, rest in
            let fetcher = Fetcher(.init { $0.throttle.maximumRunningPerHost = 20 }, transport: transport)
            var streams: [TransportResponse] = []
            for _ in 1...19 { streams.append(try await fetcher.stream(HTTPRequest(url: server.url("/stream")))) }
            for _ in 1...20 {
                let text = try await fetcher.fetch(server.url(), options: .init { $0.retry = .none }).text
                #expect(text == "word")
            }
            #expect(transport.direct.load.reduce(0, +) == 19)
            let most = transport.direct.load.max() ?? 0
            #expect(most <= (19 + loops - 1) / loops)
            rest.open()
            for stream in streams {
                let text = try await stream.body.collect(upTo: 100).text
                #expect(text == "firstlast")
            }
            streams = []
            try await eventually { transport.direct.load.allSatisfy { $0 == 0 } }
        }
    }

    /// Each call has a connection at once, so none waits for another's while its time to connect runs.
    @Test(arguments: [1, 2, 8, 16]) func noWaitForAConnectionCountsAsConnecting(loops: Int) async throws {
        try await run(loops: loops) { transport, server, rest in
            let fetcher = Fetcher(.init { $0.throttle.maximumRunningPerHost = 40 }, transport: transport)
            let answers = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 1...40 {
                    group.addTask {
                        let request = try HTTPRequest(url: server.url("/stream"))
                        return try await fetcher.fetch(request, options: .init { $0.retry = .none }).text
                    }
                }
                try await eventually { streams.value == 40 }
                rest.open()
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.allSatisfy { $0 == "firstlast" })
        }
    }

    @Test func callsThatFollowEachOtherShareOneConnectionOnManyLoops() async throws {
        let connections = Counter()
        try await RawServer.run { connection in
            connections.increment()
            while try await connection.readHead() != "" {
                try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
            }
        } _: { server in
            let transport = HTTPClientTransport(connectionsPerHost: 10, loops: EventLoops.first(4))
            for _ in 1...10 {
                _ = try await transport.collect(HTTPRequest(url: server.url()), body: nil, upTo: 2) { _ in }
            }
            #expect(connections.value == 1)
            await transport.shutdown()
        }
    }

    /// Each name below localhost has clients of its own, but not for ever.
    @Test func namesBelowLocalhostAreGivenUp() async throws {
        try await RawServer.run { connection in
            while case let head = try await connection.readHead(), !head.isEmpty {
                try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nword")
            }
        } _: { server in
            let transport = HTTPClientTransport()
            let first = try await transport.send(
                HTTPRequest(url: "http://first.localhost:\(server.port)/"),
                body: nil
            )
            for number in 1...200 {
                let request = try HTTPRequest(url: "http://a\(number).localhost:\(server.port)/")
                let response = try await transport.collect(request, body: nil, upTo: 4) { _ in }
                #expect(response.head.status == .ok)
            }
            #expect(transport.routeCount <= 64)
            // A stream that is still read has its clients nevertheless.
            let text = try await first.body.collect(upTo: 4).text
            #expect(text == "word")
            await transport.shutdown()
        }
    }

    @Test func aHandshakeThatIsCutIsALostConnection() async throws {
        let attempts = Counter()
        try await RawServer.run { connection in
            attempts.increment()
            _ = try await connection.read()
        } _: { server in
            let fetcher = Fetcher(
                .init {
                    $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
                    $0.proxies = .none
                }
            )
            let error = await thrown { _ = try await fetcher.fetch("https://127.0.0.1:\(server.port)/") } as? FetchError
            #expect(error?.code == .connectionLost, "\(String(describing: error))")
            #expect(attempts.value == 8)
            await fetcher.shutdown()
        }
    }
}

/// Streams that nobody reads, on all places of their host.
@Suite(.timeLimit(.minutes(5))) struct BlockedHostTests {
    private let clock = VirtualClock()

    private let log = InMemoryLogHandler()

    private func fetcher(_ transport: ScriptedTransport) -> Fetcher {
        let configuration = Fetcher.Configuration {
            $0.clock = FetchClock(clock)
            $0.logger = Logger(label: "test") { _ in log }
        }
        return Fetcher(configuration, transport: transport)
    }

    /// Opens a stream that its test reads, with a place that it keeps.
    private func open(_ fetcher: Fetcher) async throws -> TransportResponse {
        try await fetcher.core.respond(to: FetchCall(try request()), monitor: FetchMonitor(nil))
    }

    @Test func whoWaitsForStreamsThatNobodyReadsIsToldAndAtLastFails() async throws {
        let fetcher = fetcher(ScriptedTransport { _ in .status(200, body: "bytes") })
        var streams: [TransportResponse] = []
        for _ in 1...10 { streams.append(try await open(fetcher)) }
        let ticket = fetcher.ticket(try request(), options: .init { $0.timeout = nil })
        let events = ticket.events
        try await eventually { fetcher.queuedCount == 1 }
        #expect(fetcher.inFlight.map(\.isQueued) == [true])
        for _ in 1...6 {
            #expect(!ticket.isFinished)
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(10))
        }
        let error = try #require(await thrown { _ = try await ticket.value } as? FetchError)
        #expect(error.code == .hostBusy)
        #expect(error.description.contains("10 streams of api.example are open"))
        #expect(!error.isRetryable)
        let warning = try #require(log.entries.first { $0.level == .warning })
        #expect(warning.message == "fetch waits for streams of its host that nobody reads")
        #expect(warning.metadata["fetch.streams"] == "10")
        var texts: [String] = []
        for await event in events { texts.append(event.kind.description) }
        #expect(
            texts == [
                "started GET https://api.example/things", "queued", "blocked by 10 streams", "dequeued", "failed",
            ]
        )
        withExtendedLifetime(streams) {}
        streams = []
        #expect(try await fetcher.fetch(address).text == "bytes")
    }

    @Test func asLongAsAnybodyReadsTheOthersWait() async throws {
        let (chunks, input) = makeChunks()
        let transport = ScriptedTransport { received in
            received.request.path == "/read"
                ? .response(200, body: FetchResponseBody(chunks)) : .status(200, body: "bytes")
        }
        let fetcher = fetcher(transport)
        var streams: [TransportResponse] = []
        for _ in 1...9 { streams.append(try await open(fetcher)) }
        let read = try await fetcher.core.respond(
            to: FetchCall(try request(.get, "https://api.example/read")),
            monitor: FetchMonitor(nil)
        )
        var iterator = read.body.makeAsyncIterator()
        let ticket = fetcher.ticket(try request(), options: .init { $0.timeout = nil })
        try await eventually { fetcher.queuedCount == 1 }
        for _ in 1...100 {
            try await clock.waitForSleepers(1)
            input.yield(ByteBuffer(string: "chunk"))
            #expect(try await iterator.next() != nil)
            clock.advance(by: .seconds(10))
        }
        #expect(fetcher.queuedCount == 1)
        input.finish()
        #expect(try await iterator.next() == nil)
        #expect(try await ticket.value.text == "bytes")
        withExtendedLifetime(streams) {}
    }

    @Test func attemptsThatRunAreNoStreamsThatBlock() async throws {
        let fetcher = fetcher(ScriptedTransport { _ in .stall })
        for _ in 1...11 { _ = fetcher.ticket(try request(), options: .init { $0.timeout = nil }) }
        try await eventually { fetcher.queuedCount == 1 && fetcher.runningCount == 10 }
        #expect(clock.sleeps.isEmpty)
        fetcher.cancelAll()
        try await fetcher.waitUntilIdle()
    }
}
