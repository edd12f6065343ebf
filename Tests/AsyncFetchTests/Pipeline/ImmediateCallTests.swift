import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// The task in which a call runs.
@Suite(.timeLimit(.minutes(5))) struct ImmediateCallTests {
    /// A transport that responds at once, and notes its task.
    private final class NotingTransport: HTTPTransport {
        let isImmediate: Bool
        private let tasks = Mutex<[Int?]>([])
        var seen: [Int?] { tasks.withLock { $0 } }

        init(isImmediate: Bool) { self.isImmediate = isImmediate }

        func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
            let task = withUnsafeCurrentTask { $0?.hashValue }
            tasks.withLock { $0.append(task) }
            return TransportResponse(head: HTTPResponse(status: .ok))
        }

        func shutdown() {}
    }

    private struct Policy: RetryPolicy {
        let isImmediate: Bool
        func delay(after failed: FailedAttempt) -> Duration? { nil }
    }

    /// A transport that sends its requests with another one, and collects responses as every transport does.
    private struct PassingTransport: HTTPTransport {
        let base = HTTPClientTransport()
        var isImmediate: Bool { base.isImmediate }

        func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
            try await base.send(request, body: body)
        }

        func shutdown() async { await base.shutdown() }
    }

    /// Middleware that streams the request body.
    private struct Streaming: FetchMiddleware {
        var isImmediate: Bool { true }

        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            var call = call
            let chunks = [ByteBuffer(string: "a"), ByteBuffer(string: "b")]
            call.body = .stream(length: 2) {
                AsyncStream<ByteBuffer> { continuation in
                    for chunk in chunks { continuation.yield(chunk) }
                    continuation.finish()
                }
            }
            return try await next(call)
        }
    }

    /// Middleware that sends each call twice at the same time, and takes the first response.
    private struct Racing: FetchMiddleware {
        var isImmediate: Bool { true }

        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            try await withThrowingTaskGroup(of: TransportResponse.self) { group in
                for _ in 0..<2 { group.addTask { try await next(call) } }
                defer { group.cancelAll() }
                guard let first = try await group.next() else { throw CancellationError() }
                return first
            }
        }
    }

    /// The time from which a server says nothing more.
    enum Silence: CaseIterable {
        case beforeTheHead
        case withinTheBody
    }

    @Test(arguments: [true, false], [true, false])
    func aCallRunsInItsCallersTaskIfTransportAndPolicyAreImmediate(transport: Bool, policy: Bool) async throws {
        let noting = NotingTransport(isImmediate: transport)
        let fetcher = Fetcher(transport: noting)
        let own = withUnsafeCurrentTask { $0?.hashValue }
        _ = try await fetcher.fetch(request(), options: FetchOptions { $0.retry = Policy(isImmediate: policy) })
        #expect((noting.seen == [own]) == (transport && policy))
        #expect(noting.seen.count == 1)
    }

    @Test func theTransportsOverTheNetworkAreImmediate() async {
        let transport = HTTPClientTransport()
        #expect(transport.isImmediate && transport.undecoded.isImmediate)
        await transport.shutdown()
    }

    @Test func whatIsNotSaidIsNotImmediate() {
        #expect(!ScriptedTransport([]).isImmediate)
        #expect(StandardRetry().isImmediate && SessionFetcherRetry().isImmediate)
    }

    /// Cancels all calls of a fetcher when a call to a silent server waits, as many times as it is sent.
    private func cancelAll(_ fetcher: Fetcher, from silence: Silence = .beforeTheHead, copies: Int = 1) async throws {
        let requests = Counter()
        let events = fetcher.events
        try await RawServer.run { connection in
            try await connection.readHead()
            if silence == .withinTheBody {
                try await connection.write("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nwo")
            }
            requests.increment()
            await connection.readToEnd()
        } _: { server in
            let call = Task { try await fetcher.fetch(server.url()) }
            try await eventually { requests.value == copies }
            if silence == .withinTheBody {
                for await event in events { if case .received = event.kind { break } }
            }
            fetcher.cancelAll()
            await #expect(throws: CancellationError.self) { try await call.value }
            #expect(fetcher.inFlightCount == 0 && fetcher.runningCount == 0)
        }
        await fetcher.shutdown()
    }

    @Test(arguments: Silence.allCases)
    func cancelAllEndsTheWaitsOfATransportThatSendsWithAnother(silence: Silence) async throws {
        try await cancelAll(Fetcher(transport: PassingTransport()), from: silence)
    }

    @Test(arguments: Silence.allCases)
    func cancelAllEndsTheWaitForABodyThatMiddlewareStreams(silence: Silence) async throws {
        try await cancelAll(Fetcher(.init { $0.attemptMiddleware = [Streaming()] }), from: silence)
    }

    @Test(arguments: [true, false])
    func cancelAllEndsBothRequestsOfMiddlewareThatSendsTwo(aroundAttempts: Bool) async throws {
        let fetcher = Fetcher(
            .init { if aroundAttempts { $0.attemptMiddleware = [Racing()] } else { $0.middleware = [Racing()] } }
        )
        try await cancelAll(fetcher, copies: 2)
    }

    @Test func theSlowerOfTwoRequestsIsCancelledWithItsTask() async throws {
        let requests = Counter()
        try await RawServer.run { connection in
            try await connection.readHead()
            // The first says nothing.
            if requests.increment() == 2 { try await connection.write("HTTP/1.1 204 No Content\r\n\r\n") }
            await connection.readToEnd()
        } _: { server in
            let fetcher = Fetcher(.init { $0.middleware = [Racing()] })
            let response = try await fetcher.fetch(server.url())
            #expect(response.head.status == .noContent)
            #expect(fetcher.runningCount == 0)
            await fetcher.shutdown()
        }
    }
}
