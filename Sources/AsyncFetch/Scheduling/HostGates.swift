import HTTPTypes
import Synchronization

/// The gates of all hosts that a fetcher uses.
final class HostGates: Sendable {
    private struct State {
        var gates: [Host: HostGate] = [:]
        /// The gate that was asked for last, and how its host was written: most requests go where the last one went.
        var last: (scheme: String?, authority: String?, gate: HostGate)?
        /// The number of gates at which unused gates are looked for.
        var sweepCount = 1024
    }

    private let throttle: FetchThrottle
    private let clock: FetchClock
    private let state = Mutex(State())

    init(_ throttle: FetchThrottle, clock: FetchClock) {
        self.throttle = throttle
        self.clock = clock
    }

    /// The gate of the host that a request goes to.
    subscript(request: HTTPRequest) -> HostGate {
        let (scheme, authority) = (request.scheme, request.authority)
        let last = state.withLock { state -> HostGate? in
            guard let last = state.last, last.authority == authority, last.scheme == scheme else { return nil }
            return last.gate
        }
        if let last { return last }
        let host = Host(of: request)
        return state.withLock { state in
            let gate = gate(of: host, authority, &state)
            state.last = (scheme, authority, gate)
            return gate
        }
    }

    private func gate(of host: Host, _ authority: String?, _ state: inout State) -> HostGate {
        if let gate = state.gates[host] { return gate }
        let gate = HostGate(throttle, host: authority ?? "", clock: clock)
        if state.gates.count >= state.sweepCount { Self.sweep(&state) }
        state.gates[host] = gate
        return gate
    }

    var runningCount: Int { all.reduce(0) { $0 + $1.runningCount } }
    var queuedCount: Int { all.reduce(0) { $0 + $1.queuedCount } }

    private var all: [HostGate] { state.withLock { Array($0.gates.values) } }

    /// Drops unused gates; runs again when there are twice as many as now, so that it costs little.
    private static func sweep(_ state: inout State) {
        state.last = nil
        let idle = state.gates.filter { $0.value.isForgettable }.map(\.key)
        for host in idle {
            guard var gate = state.gates.removeValue(forKey: host) else { continue }
            // A gate with other references is about to be used.
            if !isKnownUniquelyReferenced(&gate) { state.gates[host] = gate }
        }
        state.sweepCount = max(1024, state.gates.count * 2)
    }
}

/// The name and port of a host, the same for each spelling in a URL.
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
