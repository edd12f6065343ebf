import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
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
}
