import AsyncHTTPClient
import NIOCore
import Synchronization

/// A set of clients, one for each event loop; each call takes the client with the fewest calls.
///
/// A client over several loops may use a connection of one loop for a call that waits on another, which costs a thread
/// change for every event. With lanes, successive calls stay on one thread and one connection, and many concurrent
/// calls use all threads.
///
/// A lane opens a connection for each call that has none. The ``FetchThrottle`` limits the number at a host. It counts
/// all calls that use a connection, including streams that are still read.
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
        // A client that is released without a shutdown traps; it keeps itself alive until it is closed.
        for client in clients { client.shutdown { _ in } }
    }

    /// The number of calls and streams of each loop.
    var load: [Int] { calls.withLock { $0 } }

    /// Returns the least busy client, for a stream that needs its connection until the lease is released.
    func lease() -> Lease { Lease(self, lane: take()) }

    func client(of lane: Int) -> HTTPClient { clients[lane] }

    /// Takes the least busy lane, for a call that no longer uses its connection when it gives the lane back.
    func take() -> Int {
        calls.withLock { calls in
            var least = 0
            for lane in calls.indices where calls[lane] < calls[least] { least = lane }
            calls[least] += 1
            return least
        }
    }

    func give(_ lane: Int) { calls.withLock { $0[lane] -= 1 } }

    /// Closes all connections, and waits for that, but not for long.
    ///
    /// A server can keep AsyncHTTPClient from ever ending a connection of HTTP/2: with a stream that ends in a protocol
    /// error, and GOAWAY at the same time. Such clients remain, and wait, in a task of their own.
    func shutdown() async {
        await waitBriefly { [clients] in
            for client in clients { try? await client.shutdown() }  // the only failure is "already shut down"
        }
    }

    /// The share of a stream in a lane, which keeps the clients open.
    final class Lease: Sendable {
        private let lanes: Lanes
        private let lane: Int
        /// The event loop that sends.
        var eventLoop: any EventLoop { lanes.loops[lane] }

        fileprivate init(_ lanes: Lanes, lane: Int) {
            self.lanes = lanes
            self.lane = lane
        }

        deinit { lanes.give(lane) }

        var client: HTTPClient { lanes.clients[lane] }
    }
}

/// The lanes of connections that only some requests may share; the least recently used lanes are released.
///
/// Streams keep their lanes until they end.
struct Routes<Key: Hashable & Sendable>: Sendable {
    private var lanes: [Key: (lanes: Lanes, use: UInt64)] = [:]
    private var uses: UInt64 = 0

    /// The most lanes; few hosts have their own rules, but there may be any number of names below `localhost`.
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
