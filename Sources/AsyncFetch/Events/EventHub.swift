import Synchronization

/// Hands each event to every stream that is listening, without ever waiting for one of them.
///
/// A new stream starts at the latest event, so that a late listener is not left without one. Each stream keeps the newest
/// `capacity` events that its reader has not taken; older ones are dropped. Costs one uncontended lock when nobody listens.
package final class EventHub<Event: Sendable>: Sendable {
    private struct State {
        var latest: Event?
        var isFinished = false
        var listeners: [FetchID: AsyncStream<Event>.Continuation] = [:]
    }

    private let state = Mutex(State())
    private let capacity: Int

    package init(capacity: Int) {
        self.capacity = capacity
    }

    package func stream() -> AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(capacity))
        let id = FetchID()
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.listeners.removeValue(forKey: id) }
        }
        let isFinished = state.withLock { state in
            if let latest = state.latest { continuation.yield(latest) }
            if !state.isFinished { state.listeners[id] = continuation }
            return state.isFinished
        }
        if isFinished { continuation.finish() }
        return stream
    }

    /// - Returns: false after the end, when nobody hears of it.
    @discardableResult
    package func yield(_ event: Event) -> Bool {
        state.withLock { state in
            guard !state.isFinished else { return false }
            state.latest = event
            for listener in state.listeners.values { listener.yield(event) }
            return true
        }
    }

    package func finish() {
        let listeners = state.withLock { state in
            state.isFinished = true
            defer { state.listeners = [:] }
            return state.listeners
        }
        for listener in listeners.values { listener.finish() }
    }
}
