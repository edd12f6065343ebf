import AsyncFetch
import Synchronization

extension Cloud {
    /// The state of a connection, as its last calls showed it.
    public enum ConnectionStatus: Sendable, Hashable {
        /// The server cannot be reached, or nobody has tried yet.
        case offline
        /// The server is there, and in maintenance.
        case unavailable
        /// The connection asks the server what it can do.
        case connecting
        /// The server answers.
        case online
    }
}

/// The state of a connection, and those who watch it.
final class StatusBoard: Sendable {
    private struct State {
        var status = Cloud.ConnectionStatus.offline
        var watchers: [FetchID: AsyncStream<Cloud.ConnectionStatus>.Continuation] = [:]
    }

    private let state = Mutex(State())

    var status: Cloud.ConnectionStatus { state.withLock(\.status) }

    /// Sets the state; with `former`, only in its place.
    func set(_ status: Cloud.ConnectionStatus, ifNow former: Cloud.ConnectionStatus? = nil) {
        state.withLock { state in
            guard state.status != status, former == nil || state.status == former else { return }
            state.status = status
            for watcher in state.watchers.values { watcher.yield(status) }
        }
    }

    /// The state now and from now on; a reader that is late gets the newest alone.
    var statuses: AsyncStream<Cloud.ConnectionStatus> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = FetchID()
            continuation.onTermination = { [weak self] _ in
                self?.state.withLock { _ = $0.watchers.removeValue(forKey: id) }
            }
            state.withLock { state in
                state.watchers[id] = continuation
                continuation.yield(state.status)
            }
        }
    }

    deinit { for watcher in state.withLock(\.watchers).values { watcher.finish() } }
}
