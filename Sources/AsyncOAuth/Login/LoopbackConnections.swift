import NIOCore
import Synchronization

/// The open connections of a listener, a limited number.
final class LoopbackConnections: Sendable {
    private struct State {
        /// The connections, the oldest first.
        var open: [any Channel] = []
        var hasEnded = false
    }

    private let state = Mutex(State())
    private let maximum: Int

    init(maximum: Int) { self.maximum = maximum }

    /// Keeps a connection until it is closed; closes the oldest one if there are too many.
    ///
    /// So silent connections of a stranger cannot keep the browser out.
    func add(_ connection: any Channel) {
        let surplus = state.withLock { state -> (any Channel)? in
            guard !state.hasEnded else { return connection }
            state.open.append(connection)
            return state.open.count > maximum ? state.open.removeFirst() : nil
        }
        surplus?.close(promise: nil)
        connection.closeFuture.whenComplete { _ in self.state.withLock { $0.open.removeAll { $0 === connection } } }
    }

    /// Closes all connections, and those that come later.
    func end() {
        let open = state.withLock { state in
            state.hasEnded = true
            defer { state.open = [] }
            return state.open
        }
        for connection in open { connection.close(promise: nil) }
    }
}
