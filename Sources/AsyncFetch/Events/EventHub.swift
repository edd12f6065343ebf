import Synchronization

/// Hands each event to every stream that is listening, without ever waiting for one of them.
///
/// Each stream keeps the newest `capacity` events that its reader has not taken; older ones are dropped.
package final class EventHub<Event: Sendable>: Sendable {
    private struct State {
        var latest: Event?
        var isFinished = false
        var listeners: [FetchID: AsyncStream<Event>.Continuation] = [:]
    }

    private let state = Mutex(State())
    private let capacity: Int
    private let startsWithLatest: Bool
    private let isHeard = Atomic(false)

    /// - Parameters:
    ///   - capacity: how many events a stream keeps.
    ///   - startsWithLatest: whether a new stream starts at the latest event, so that a late listener is not left without one. If
    ///     not, an event costs no lock while nobody listens: many threads may tell at the same time.
    package init(capacity: Int, startsWithLatest: Bool = true) {
        self.capacity = capacity
        self.startsWithLatest = startsWithLatest
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
            isHeard.store(true, ordering: .relaxed)
            return state.isFinished
        }
        if isFinished { continuation.finish() }
        return stream
    }

    /// - Returns: false after the end, when nobody hears of it.
    @discardableResult
    package func yield(_ event: Event) -> Bool {
        guard startsWithLatest || isHeard.load(ordering: .relaxed) else { return true }
        return state.withLock { state in
            guard !state.isFinished else { return false }
            if startsWithLatest { state.latest = event }
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
