import HTTPTypes
import Synchronization

/// The gates of all hosts that a fetcher has to do with.
final class HostGates: Sendable {
    private struct State {
        var gates: [Host: HostGate] = [:]
        /// How many gates there may be before those without a use are looked for.
        var sweepCount = 1024
    }

    private let throttle: Throttle
    private let clock: FetchClock
    private let state = Mutex(State())

    init(_ throttle: Throttle, clock: FetchClock) {
        self.throttle = throttle
        self.clock = clock
    }

    /// The gate of the host that a request goes to.
    subscript(request: HTTPRequest) -> HostGate {
        let host = Host(of: request)
        return state.withLock { state in
            if let gate = state.gates[host] { return gate }
            let gate = HostGate(throttle, host: request.authority ?? "", clock: clock)
            if state.gates.count >= state.sweepCount { Self.sweep(&state) }
            state.gates[host] = gate
            return gate
        }
    }

    var runningCount: Int { all.reduce(0) { $0 + $1.runningCount } }
    var queuedCount: Int { all.reduce(0) { $0 + $1.queuedCount } }

    private var all: [HostGate] { state.withLock { Array($0.gates.values) } }

    /// Drops the gates that nobody would miss; looks again when there are twice as many as now, so that it costs little.
    private static func sweep(_ state: inout State) {
        let idle = state.gates.filter { $0.value.isForgettable }.map(\.key)
        for host in idle {
            guard var gate = state.gates.removeValue(forKey: host) else { continue }
            // Whoever holds it is about to use it.
            if !isKnownUniquelyReferenced(&gate) { state.gates[host] = gate }
        }
        state.sweepCount = max(1024, state.gates.count * 2)
    }
}

/// Name and port of a host, however a URL writes them.
private struct Host: Hashable {
    private let isPlain: Bool
    private let authority: String

    init(of request: HTTPRequest) {
        isPlain = request.scheme == "http"
        var authority = (request.authority ?? "").inLowerCase
        let defaultPort = isPlain ? ":80" : ":443"
        if authority.hasSuffix(defaultPort) { authority.removeLast(defaultPort.count) }
        self.authority = authority
    }
}
