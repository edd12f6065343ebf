import AsyncHTTPClient
import NIOCore
import Synchronization

/// One client for each event loop, of which each call takes the one that has the fewest.
///
/// A client over several loops may take a connection of one for a call that waits on another, which costs a change of
/// threads for every event. Calls that follow each other so stay on one thread and one connection; many at once use all.
final class Lanes: Sendable {
    private let clients: [HTTPClient]
    private let calls: Mutex<[Int]>

    /// Connections to one host are shared out among the lanes, of which there are no more than that.
    init(_ configuration: HTTPClient.Configuration, maximumConnectionsPerHost: Int) {
        let loops = Array(HTTPClient.defaultEventLoopGroup.makeIterator().prefix(max(1, maximumConnectionsPerHost)))
        clients = loops.enumerated().map { position, loop in
            var configuration = configuration
            // Rounded so that the sum is the maximum.
            configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
                max(1, (maximumConnectionsPerHost + loops.count - 1 - position) / loops.count)
            return HTTPClient(eventLoopGroupProvider: .shared(loop), configuration: configuration)
        }
        calls = Mutex(Array(repeating: 0, count: loops.count))
    }

    deinit {
        // A client that is dropped without a shutdown traps; this one keeps itself alive until it is closed.
        for client in clients { client.shutdown { _ in } }
    }

    func withLeastBusy<R>(_ call: (HTTPClient) async throws -> R) async rethrows -> R {
        let lane = calls.withLock { calls in
            let lane = calls.indices.min { calls[$0] < calls[$1] } ?? 0
            calls[lane] += 1
            return lane
        }
        defer { calls.withLock { $0[lane] -= 1 } }
        return try await call(clients[lane])
    }

    func shutdown() async {
        for client in clients { try? await client.shutdown() }  // the only failure is "already shut down"
    }
}
