public import HTTPTypes

/// An event of one fetch.
///
/// Read events with ``Fetcher/events`` (all fetches) or the `events` of a ticket (its own). A stream of events never
/// slows down a transfer: it keeps the newest 64 unread events, and tells its reader how many it has dropped.
public struct FetchEvent: Sendable {
    /// The fetch that this event belongs to; ``FetchID/none`` if it belongs to none.
    public let fetch: FetchID
    /// The kind of event.
    public let kind: Kind

    /// A kind of event.
    ///
    /// Each beginning has exactly one end, in this order: ``started(method:url:)`` has ``finished(_:)``, ``queued`` has
    /// ``dequeued``, and ``retrying(after:attempt:)`` has ``retryDelayEnded``. Later versions add cases: keep a
    /// `default` in a `switch`.
    public enum Kind: Sendable, Hashable, CustomStringConvertible {
        /// The fetch begins; the URL is without its query.
        ///
        /// A fetch that is cancelled before it begins sends no events.
        case started(method: HTTPRequest.Method, url: String)
        /// The fetch has to wait for a place at its host, see ``FetchThrottle``.
        case queued
        /// A queued fetch is blocked: streams hold all places of its host, and nobody reads from any of them.
        ///
        /// If that lasts, the fetch fails with ``FetchError/Code/hostBusy``; see ``FetchThrottle/streamPatience``.
        case blocked(streams: Int)
        /// The wait for a place has ended.
        case dequeued
        /// An attempt was not sent, because the server refuses most requests for its load; `share` of all attempts are
        /// not sent now.
        ///
        /// See ``FetchThrottle/Adaptive``.
        case throttled(share: Double)
        /// A request is handed to the connection: the first, one after a redirect, or another attempt.
        case sent
        /// The response head has arrived.
        case received(status: Int)
        /// The response redirects to another URL, which is shown without its query.
        case redirected(status: Int, url: String)
        /// An attempt failed, or could not be sent (``FetchAttempt/isSent``); the next one starts after `delay`.
        case retrying(after: Duration, attempt: FetchAttempt)
        /// The wait before the next attempt has ended.
        case retryDelayEnded
        /// The response comes from a ``ResponseCache``, or from another call for the same request.
        ///
        /// After a ``received(status:)`` of 304, the server has confirmed it.
        case cached(status: Int)
        /// This number of events was dropped before this one, because they were not read in time.
        case missed(Int)
        /// The fetch has ended; no further events follow.
        case finished(Outcome)

        /// A readable form.
        public var description: String {
            switch self {
            case .started(let method, let url): "started \(method) \(url)"
            case .queued: "queued"
            case .blocked(let streams): "blocked by \(streams) streams"
            case .dequeued: "dequeued"
            case .throttled(let share): "throttled, as \(share) of all attempts"
            case .sent: "sent"
            case .received(let status): "received \(status)"
            case .redirected(let status, let url): "redirected \(status) \(url)"
            case .retrying(let delay, let attempt): "retrying after \(delay): \(attempt)"
            case .retryDelayEnded: "retry delay ended"
            case .cached(let status): "cached \(status)"
            case .missed(let count): "missed \(count) events"
            case .finished(let outcome): outcome.rawValue
            }
        }
    }

    /// The outcome of a fetch.
    public enum Outcome: String, Sendable, CaseIterable {
        /// The fetch got a response.
        case succeeded
        /// The fetch failed with an error.
        case failed
        /// The fetch was cancelled.
        case cancelled
    }
}

/// The state of a fetch at one moment.
public struct FetchSnapshot: Sendable {
    /// The identifier of the fetch.
    public let id: FetchID
    /// The latest request, or the first one before it is sent; `nil` while it is not known.
    ///
    /// It has no header fields that authorize it.
    public internal(set) var request: HTTPRequest?
    /// A Boolean value indicating whether the fetch waits for a place at its host, see ``FetchThrottle``.
    public internal(set) var isQueued = false
    /// The attempts that were sent and have failed.
    public internal(set) var attempts: [FetchAttempt] = []
    /// The status of the latest response.
    public internal(set) var status: Int?
}
