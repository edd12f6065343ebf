public import HTTPTypes
import Synchronization

/// Tells one fetch, ticket or upload from every other of this process.
public struct FetchID: Hashable, Sendable, Comparable, CustomStringConvertible {
    private static let counter = Atomic<UInt64>(0)

    /// Counts from 1 in each process.
    public let number: UInt64

    /// Of a call that no fetcher has got yet.
    static let none = FetchID(number: 0)

    private init(number: UInt64) {
        self.number = number
    }

    package init() {
        number = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// A readable form.
    public var description: String { "#\(number)" }

    /// Whether the first is smaller.
    public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

/// What happened to one fetch.
///
/// Read them with ``Fetcher/events`` (all fetches) or the `events` of a ticket (its own). A stream of events never slows a
/// transfer down: it keeps the newest 64 that its reader has not taken.
public struct FetchEvent: Sendable {
    /// The fetch that this event belongs to.
    public let fetch: FetchID
    /// What happened.
    public let kind: Kind

    /// What can happen.
    ///
    /// Later versions add cases: keep a `default` in a `switch`.
    public enum Kind: Sendable {
        /// The first attempt is about to be sent.
        ///
        /// The path is without its query.
        case started(method: HTTPRequest.Method, path: String)
        /// An attempt failed; the next one starts after `delay`.
        case retrying(after: Duration, attempt: FetchAttempt)
        /// The head of an answer arrived.
        case received(status: Int)
        /// The answer comes from a ``ResponseCache``, or from another call that was sent in place of this one.
        ///
        /// After a ``received(status:)`` of 304 the server has confirmed it.
        case cached(status: Int)
        /// Nothing more will happen.
        case finished(Outcome)
    }

    /// How a fetch ended.
    public enum Outcome: String, Sendable {
        /// With an answer.
        case succeeded
        /// With an error.
        case failed
        /// By cancellation.
        case cancelled
    }
}

/// One try to get an answer.
public struct FetchAttempt: Sendable, Hashable, CustomStringConvertible {
    /// Counts from 1.
    public let number: Int
    /// The status of the answer, or `nil` when there was none.
    public let status: Int?
    /// Why there was no usable answer, or `nil` when there was one.
    public let failure: FetchError.Code?

    /// A readable form.
    public var description: String {
        "attempt \(number): " + (status.map { "HTTP \($0)" } ?? failure?.description ?? "no answer")
    }
}

/// What is known of a fetch at this moment.
public struct FetchSnapshot: Sendable {
    /// The fetch.
    public let id: FetchID
    /// The request last sent, without anything that authorizes it; `nil` before the first.
    public internal(set) var request: HTTPRequest?
    /// The attempts that have ended.
    public internal(set) var attempts: [FetchAttempt] = []
    /// The status of the last answer.
    public internal(set) var status: Int?
}

/// Records what a fetch does and tells those who listen.
package final class FetchMonitor: Sendable {
    package let id: FetchID
    private struct State {
        /// With what authorizes it: removed when somebody asks for a snapshot, since few do.
        var request: HTTPRequest?
        var attempts: [FetchAttempt] = []
        var status: Int?
        var isAttemptRunning = false
    }

    private let state = Mutex(State())
    private let hub = EventHub<FetchEvent>(capacity: 64)
    private let everyone: EventHub<FetchEvent>?
    private let expired = Atomic(false)

    /// `everyone` is who hears of all fetches; `nil` for what is only the rest of another fetch.
    init(id: FetchID, everyone: EventHub<FetchEvent>?) {
        self.id = id
        self.everyone = everyone
    }

    package var snapshot: FetchSnapshot {
        let state = state.withLock { $0 }
        let request = state.request.map(Redaction.redacted)
        return FetchSnapshot(id: id, request: request, attempts: state.attempts, status: state.status)
    }
    package var attempts: [FetchAttempt] { state.withLock { $0.attempts } }
    package var events: AsyncStream<FetchEvent> { hub.stream() }

    /// Whether its time was up; tells a timeout from a cancellation to an operation that cleans up.
    package var hasExpired: Bool { expired.load(ordering: .relaxed) }

    func expire() {
        expired.store(true, ordering: .relaxed)
        didFail(status: nil, failure: .totalTimeout)
    }

    /// Records an answer that was not sent for.
    func didFind(_ request: HTTPRequest, status: Int) {
        let isFirst = state.withLock { state in
            state.status = status
            guard state.request == nil else { return false }
            state.request = request
            return true
        }
        if isFirst { tell(.started(method: request.method, path: Redaction.pathWithoutQuery(request))) }
        tell(.cached(status: status))
    }

    func willSend(_ request: HTTPRequest) {
        let isFirst = state.withLock { state in
            state.isAttemptRunning = true
            defer { state.request = request }
            return state.request == nil
        }
        guard isFirst else { return }
        tell(.started(method: request.method, path: Redaction.pathWithoutQuery(request)))
    }

    func didReceive(status: Int) {
        state.withLock { $0.status = status }
        tell(.received(status: status))
    }

    /// Records the end of the attempt under way, once.
    package func didFail(status: Int?, failure: FetchError.Code?) {
        state.withLock { state in
            guard state.isAttemptRunning else { return }
            state.isAttemptRunning = false
            let number = state.attempts.count + 1
            state.attempts.append(FetchAttempt(number: number, status: status, failure: failure))
        }
    }

    func willRetry(after delay: Duration) {
        guard let attempt = attempts.last else { return }
        tell(.retrying(after: delay, attempt: attempt))
    }

    func finish(_ outcome: FetchEvent.Outcome) {
        tell(.finished(outcome))
        hub.finish()
    }

    private func tell(_ kind: FetchEvent.Kind) {
        let event = FetchEvent(fetch: id, kind: kind)
        hub.yield(event)
        everyone?.yield(event)
    }
}
