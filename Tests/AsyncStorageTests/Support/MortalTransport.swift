import AsyncFetch
import HTTPTypes
import Synchronization

/// A transport that dies at one of its requests, as its process would: from then on nothing is sent any more.
final class MortalTransport: HTTPTransport {
    private let transport = HTTPClientTransport()
    private let rest: Mutex<Int>
    private let death: @Sendable () -> Void

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - requests: The number of requests that are sent.
    ///   - death: Called once, instead of the request after those.
    init(after requests: Int, death: @escaping @Sendable () -> Void) {
        rest = Mutex(requests)
        self.death = death
    }

    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        let left = rest.withLock { rest in
            rest -= 1
            if rest == -1 { death() }  // inside the lock: no other request comes first
            return rest
        }
        guard left >= 0 else { throw FetchError(.connectionLost, "the process is dead") }
        return try await transport.send(request, body: body)
    }

    var isDead: Bool { rest.withLock { $0 < 0 } }

    func shutdown() async { await transport.shutdown() }
}
