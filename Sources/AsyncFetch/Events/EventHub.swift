import Synchronization

/// A hub that passes each event to every stream that listens, and never waits for one of them.
///
/// Each stream keeps the newest `capacity` unread events. Older ones are dropped, and the reader is told how many.
package final class EventHub<Event: Sendable>: Sendable {
    private struct State {
        /// The newest events, for streams that start later.
        var history = Backlog<Event>()
        var isFinished = false
        var listeners: [FetchID: EventListener<Event>] = [:]
    }

    private let state = Mutex(State())
    private let capacity: Int
    private let replays: Bool
    private let missed: (@Sendable (Int) -> Event)?
    private let isHeard = Atomic(false)

    /// Creates a hub.
    ///
    /// - Parameters:
    ///   - capacity: The number of events that a stream keeps.
    ///   - replays: If `true`, a new stream starts with the newest events so far, up to its capacity. If `false`, an
    ///     event takes no lock until somebody listens, so that many threads can send events at the same time.
    ///   - missed: Makes the event that tells how many were dropped; `nil` if nobody needs to know.
    package init(capacity: Int, replays: Bool = true, missed: (@Sendable (Int) -> Event)? = nil) {
        self.capacity = capacity
        self.replays = replays
        self.missed = missed
    }

    package func stream() -> AsyncStream<Event> {
        let listener = EventListener(capacity: capacity, missed: missed)
        let id = FetchID()
        state.withLock { state in
            listener.begin(with: state.history)
            if state.isFinished { listener.finish() } else { state.listeners[id] = listener }
            isHeard.store(true, ordering: .relaxed)
        }
        // Ends when the last reference to the stream is released.
        let subscription = Subscription { [weak self] in
            self?.state.withLock { _ = $0.listeners.removeValue(forKey: id) }
        }
        return AsyncStream {
            defer { withExtendedLifetime(subscription) {} }
            return await listener.next()
        } onCancel: {
            listener.finish()
        }
    }

    /// A Boolean value indicating whether an event can reach a stream; `false` before the first one, if none is
    /// replayed.
    var mayBeHeard: Bool { replays || isHeard.load(ordering: .relaxed) }

    var listenerCount: Int { state.withLock { $0.listeners.count } }

    /// Sends an event to all streams.
    ///
    /// - Returns: `false` after the end, when no stream gets the event.
    @discardableResult
    package func yield(_ event: Event) -> Bool {
        guard mayBeHeard else { return true }
        return state.withLock { state in
            guard !state.isFinished else { return false }
            if replays { state.history.append(event, capacity: capacity) }
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

/// The newest events, and the number of events dropped before them.
private struct Backlog<Event: Sendable>: Sendable {
    var events: [Event] = []
    var missed = 0

    mutating func append(_ event: Event, capacity: Int) {
        if events.count == capacity {
            events.removeFirst()
            missed += 1
        }
        events.append(event)
    }
}

/// A listener and its unread events.
private final class EventListener<Event: Sendable>: Sendable {
    private struct State {
        var backlog = Backlog<Event>()
        var isFinished = false
        var readers: [CheckedContinuation<Event?, Never>] = []
    }

    private let state = Mutex(State())
    private let capacity: Int
    private let missed: (@Sendable (Int) -> Event)?

    init(capacity: Int, missed: (@Sendable (Int) -> Event)?) {
        self.capacity = capacity
        self.missed = missed
    }

    func begin(with history: Backlog<Event>) { state.withLock { $0.backlog = history } }

    func yield(_ event: Event) {
        let reader = state.withLock { state -> CheckedContinuation<Event?, Never>? in
            guard !state.isFinished else { return nil }
            if !state.readers.isEmpty { return state.readers.removeFirst() }
            state.backlog.append(event, capacity: capacity)
            return nil
        }
        reader?.resume(returning: event)
    }

    func finish() {
        let readers = state.withLock { state in
            state.isFinished = true
            defer { state.readers = [] }
            return state.readers
        }
        for reader in readers { reader.resume(returning: nil) }
    }

    func next() async -> Event? {
        await withCheckedContinuation { reader in
            let answer: Event?? = state.withLock { state in
                if state.backlog.missed > 0 {
                    defer { state.backlog.missed = 0 }
                    if let missed { return missed(state.backlog.missed) }
                }
                if !state.backlog.events.isEmpty { return state.backlog.events.removeFirst() }
                if state.isFinished { return .some(nil) }
                state.readers.append(reader)
                return nil
            }
            if let answer { reader.resume(returning: answer) }
        }
    }
}

/// Calls its closure when its last reference is released.
private final class Subscription: Sendable {
    private let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
}
