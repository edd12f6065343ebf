import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit
import NIOCore
import Testing
import Tracing

/// What operators see: log lines, figures and spans.
@Suite(.timeLimit(.minutes(5))) struct ObserverTests {
    private let url = "https://api.example/things?key=secret"

    private func fetcher(
        _ transport: ScriptedTransport,
        _ configure: (inout Fetcher.Configuration) -> Void
    ) -> Fetcher {
        var configuration = Fetcher.Configuration {
            $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
            $0.random = { 0.5 }
        }
        configure(&configuration)
        return Fetcher(configuration, transport: transport)
    }

    @Test func loggerIsToldOfEachEventWithoutSecrets() async throws {
        let handler = InMemoryLogHandler()
        var logger = Logger(label: "test") { _ in handler }
        logger.logLevel = .trace
        let fetcher = fetcher(ScriptedTransport([.status(503), .status(200)])) { $0.logger = logger }
        _ = try await fetcher.fetch(url)
        #expect(
            handler.entries.map { "\($0.level): \($0.message)" } == [
                "debug: fetch started", "trace: request sent", "debug: answer received",
                "info: attempt failed, another will follow", "trace: wait before the next attempt ended",
                "trace: request sent", "debug: answer received", "debug: fetch finished",
            ]
        )
        let first = try #require(handler.entries.first?.metadata)
        #expect(first["url.full"] == "https://api.example/things")
        #expect(first["http.request.method"] == "GET")
        #expect(handler.entries.allSatisfy { $0.metadata["fetch.id"] == first["fetch.id"] })
        #expect(handler.entries[3].metadata["fetch.delay"] == "0.5 seconds")
        #expect(!"\(handler.entries)".contains("secret"))
    }

    @Test func figuresAreThoseOfRequestsCallsAndRetries() async throws {
        let metrics = TestMetrics()
        let fetcher = fetcher(ScriptedTransport([.status(503), .status(200), .failure(.tls)])) { $0.metrics = metrics }
        _ = try await fetcher.fetch(url)
        _ = try? await fetcher.fetch(url)
        let requests = metrics.timers(label: "http.client.request.duration")
        #expect(requests.map { $0.values.count } == [1, 1, 1])
        let dimensions = requests.map { timer in timer.dimensions.map { "\($0.0)=\($0.1)" }.joined(separator: " ") }
        #expect(
            dimensions.sorted() == [
                "http.request.method=GET server.address=api.example error.type=TLS failure",
                "http.request.method=GET server.address=api.example http.response.status_code=200",
                "http.request.method=GET server.address=api.example http.response.status_code=503",
            ]
        )
        #expect(metrics.counterTotal(label: "fetch.retries") == 1)
        let succeeded = try metrics.expectTimer("fetch.duration", [("fetch.outcome", "succeeded")])
        // The wait before the second attempt is part of the call.
        #expect(succeeded.values == [500_000_000])
        #expect(try metrics.expectTimer("fetch.duration", [("fetch.outcome", "failed")]).values.count == 1)
        #expect(try metrics.expectMeter("http.client.active_requests").lastValue == 0)
    }

    @Test func anAttemptWhoseBodyBreaksOffWhileItIsCollectedIsMeasuredAsAFailure() async throws {
        let metrics = TestMetrics()
        let chunks = AsyncThrowingStream<ByteBuffer, any Error> { continuation in
            continuation.yield(ByteBuffer(string: "a"))
            continuation.finish(throwing: FetchError(.connectionLost, "gone"))
        }
        let fetcher = fetcher(ScriptedTransport([.response(200, body: FetchResponseBody(chunks))])) {
            $0.metrics = metrics
        }
        _ = try? await fetcher.fetch(url, options: FetchOptions { $0.retry = .none })
        let dimensions = metrics.timers(label: "http.client.request.duration").map { timer in
            timer.dimensions.map { "\($0.0)=\($0.1)" }.joined(separator: " ")
        }
        let failure = FetchError.Code.connectionLost
        #expect(dimensions == ["http.request.method=GET server.address=api.example error.type=\(failure)"])
        #expect(try metrics.expectMeter("http.client.active_requests").lastValue == 0)
    }

    @Test func cancelledRequestsAreNotActiveForEver() async throws {
        let metrics = TestMetrics()
        let transport = ScriptedTransport { _ in .stall }
        let fetcher = fetcher(transport) {
            $0.metrics = metrics
            $0.throttle = FetchThrottle { $0.maximumRunningPerHost = 1 }
        }
        let tickets = try (0..<3).map { _ in fetcher.ticket(try HTTPRequest(url: url)) }
        while transport.requests.isEmpty || fetcher.queuedCount < 2 { await Task.yield() }
        #expect(try metrics.expectMeter("http.client.active_requests").lastValue == 1)
        fetcher.cancelAll()
        for ticket in tickets { await #expect(throws: CancellationError.self) { try await ticket.value } }
        #expect(try metrics.expectMeter("http.client.active_requests").lastValue == 0)
        #expect(try metrics.expectTimer("fetch.queue.duration").values.count == 2)
        #expect(try metrics.expectTimer("fetch.duration", [("fetch.outcome", "cancelled")]).values.count == 3)
    }

    @Test func answersFromTheCacheAreCounted() async throws {
        let metrics = TestMetrics()
        let fetcher = fetcher(ScriptedTransport { _ in .status(200, headers: [.cacheControl: "max-age=60"]) }) {
            $0.metrics = metrics
            $0.cache = ResponseCache()
        }
        for _ in 0..<3 { _ = try await fetcher.fetch(url) }
        #expect(metrics.counterTotal(label: "fetch.cache.hits") == 2)
    }

    @Test func eachAttemptIsASpanWhoseReceiverIsTold() async throws {
        let tracer = InMemoryTracer()
        let transport = ScriptedTransport([.status(503), .failure(.connectionLost), .status(200)])
        let fetcher = fetcher(transport) { $0.tracer = tracer }
        _ = try await tracer.withSpan("caller") { _ in try await fetcher.fetch(url) }
        let spans = tracer.finishedSpans.filter { $0.operationName == "GET" }
        #expect(spans.count == 3)
        #expect(spans.allSatisfy { $0.kind == .client })
        let caller = try #require(tracer.finishedSpans.first { $0.operationName == "caller" })
        #expect(spans.allSatisfy { $0.parentSpanID == caller.spanID })
        #expect(spans.map { $0.attributes["http.request.resend_count"]?.toSpanAttribute() } == [nil, 1, 2])
        #expect(spans.map { $0.attributes["http.response.status_code"]?.toSpanAttribute() } == [503, nil, 200])
        #expect(spans.map { $0.attributes["error.type"]?.toSpanAttribute() } == ["503", "connection lost", nil])
        #expect(spans.map { $0.status?.code } == [.error, .error, nil])
        #expect(spans[0].attributes["url.full"]?.toSpanAttribute() == "https://api.example/things")
        #expect(tracer.performedContextInjections.count == 3)
        let name = try #require(HTTPField.Name(InMemoryTracer.spanIDKey))
        #expect(transport.requests.map { $0.request.headerFields[name] } == spans.map(\.spanID))
    }

    @Test func ticketsAndAnswersHaveTheirOwnPartOfTheTrafficLog() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let fetcher = fetcher(ScriptedTransport { .status(200, body: "of \($0.request.path ?? "")") }) {
            $0.trafficLog = TrafficLog(directory: folder)
        }
        let ticket = fetcher.ticket(try HTTPRequest(url: "https://api.example/a"))
        let response = try await fetcher.fetch("https://api.example/b")
        _ = try await ticket.value
        let own = try #require(ticket.log)
        #expect(await own.entries.map(\.request.path) == ["/a"])
        #expect(await response.log?.entries.map(\.request.path) == ["/b"])
        #expect(await own.html.contains("of /a"))
        #expect(await !own.html.contains("of /b"))
        #expect(await fetcher.trafficLog?.entries().count == 2)
    }

    @Test func whatRunsCanBeLookedAt() async throws {
        let transport = ScriptedTransport { _ in .stall }
        let fetcher = fetcher(transport) { _ in }
        let tickets = try ["/a", "/b?key=secret"].map { path in
            fetcher.ticket(try HTTPRequest(url: "https://api.example" + path))
        }
        while transport.requests.count < 2 { await Task.yield() }
        #expect(fetcher.inFlight.map(\.id) == tickets.map(\.id))
        #expect(fetcher.inFlight.map(\.request?.path) == ["/a", "/b"])
        fetcher.cancelAll()
        for ticket in tickets { _ = try? await ticket.value }
        #expect(fetcher.inFlight.isEmpty)
    }
}
