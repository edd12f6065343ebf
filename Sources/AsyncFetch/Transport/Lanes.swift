import AsyncHTTPClient
import NIOCore
import Synchronization

/// One client for each event loop, of which each call takes the one that has the fewest.
///
/// A client over several loops may take a connection of one for a call that waits on another, which costs a change of
/// threads for every event. Calls that follow each other so stay on one thread and one connection; many at once use all.
///
/// A lane opens a connection for whoever has none: how many there are at a host is for the ``Throttle`` to say, which counts all that
/// use one, streams that are still read included.
final class Lanes: Sendable {
    private let clients: [HTTPClient]
    private let loops: [any EventLoop]
    private let calls: Mutex<[Int]>

    init(_ configuration: HTTPClient.Configuration, on loops: [any EventLoop]) {
        self.loops = loops
        clients = loops.map { HTTPClient(eventLoopGroupProvider: .shared($0), configuration: configuration) }
        calls = Mutex(Array(repeating: 0, count: loops.count))
    }

    deinit {
        // A client that is dropped without a shutdown traps; this one keeps itself alive until it is closed.
        for client in clients { client.shutdown { _ in } }
    }

    /// How many calls and streams each loop has.
    var load: [Int] { calls.withLock { $0 } }

    /// Runs a call whose connection is free when it returns.
    func withLeastBusy<R>(_ call: (HTTPClient) async throws -> R) async rethrows -> R {
        let lane = take()
        defer { give(lane) }
        return try await call(clients[lane])
    }

    /// The least busy client, for a stream that needs its connection until the lease is dropped.
    func lease() -> Lease { Lease(self, lane: take()) }

    private func take() -> Int {
        calls.withLock { calls in
            var least = 0
            for lane in calls.indices where calls[lane] < calls[least] { least = lane }
            calls[least] += 1
            return least
        }
    }

    private func give(_ lane: Int) { calls.withLock { $0[lane] -= 1 } }

    func shutdown() async {
        for client in clients { try? await client.shutdown() }  // the only failure is "already shut down"
    }

    /// A stream's part in a lane; keeps the clients open.
    final class Lease: Sendable {
        private let lanes: Lanes
        private let lane: Int
        /// The loop that sends.
        var eventLoop: any EventLoop { lanes.loops[lane] }

        fileprivate init(_ lanes: Lanes, lane: Int) {
            self.lanes = lanes
            self.lane = lane
        }

        deinit { lanes.give(lane) }

        var client: HTTPClient { lanes.clients[lane] }
    }
}

/// The lanes of connections that only some requests may share, of which those that were not used for longest are given up.
///
/// Streams hold on to theirs until they end.
struct Routes<Key: Hashable & Sendable>: Sendable {
    private var lanes: [Key: (lanes: Lanes, use: UInt64)] = [:]
    private var uses: UInt64 = 0

    /// Hosts with rules of their own are few, but names below `localhost` are as many as somebody thinks of.
    static var capacity: Int { 64 }

    var all: [Lanes] { lanes.values.map(\.lanes) }

    mutating func lanes(for key: Key, make: () throws -> Lanes) rethrows -> Lanes {
        uses &+= 1
        if let known = lanes[key]?.lanes {
            lanes[key]?.use = uses
            return known
        }
        let new = try make()
        if lanes.count >= Self.capacity, let oldest = lanes.min(by: { $0.value.use < $1.value.use })?.key {
            lanes[oldest] = nil
        }
        lanes[key] = (new, uses)
        return new
    }
}
