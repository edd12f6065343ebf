import AsyncFetch
import HTTPTypes
import Synchronization

/// A transport that does not send the first request of a kind: something else happens, and the connection is lost.
final class InterruptedTransport: HTTPTransport {
    private let transport = HTTPClientTransport()
    private let place: Mutex<String?>
    private let event: @Sendable () async throws -> Void

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - place: A part of the path or the query of the request.
    ///   - event: Called once, instead of the request.
    init(at place: String, event: @escaping @Sendable () async throws -> Void) {
        self.place = Mutex(place)
        self.event = event
    }

    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        let isStruck = place.withLock { place in
            guard let part = place, request.path?.contains(part) == true else { return false }
            place = nil
            return true
        }
        guard isStruck else { return try await transport.send(request, body: body) }
        try await event()
        throw FetchError(.connectionLost, "the connection is lost")
    }

    func shutdown() async { await transport.shutdown() }
}
