public import HTTPTypes
import Synchronization

/// Tells one fetch, ticket or upload from every other of this process.
public struct FetchID: Hashable, Sendable, Comparable, CustomStringConvertible {
    private static let counter = Atomic<UInt64>(0)

    /// Counts from 1 in each process.
    public let number: UInt64

    /// That of no fetch: of a call that no fetcher has got yet, and of events that tell of many.
    public static let none = FetchID(number: 0)

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
/// transfer down: it keeps the newest 64 that its reader has not taken, and tells him how many he has missed.
public struct FetchEvent: Sendable {
    /// The fetch that this event belongs to; ``FetchID/none`` where it is none.
    public let fetch: FetchID
    /// What happened.
    public let kind: Kind

    /// What can happen.
    ///
    /// What begins also ends, exactly once and in this order, however the fetch goes on: ``started(method:url:)`` with
    /// ``finished(_:)``, ``queued`` with ``dequeued``, ``retrying(after:attempt:)`` with ``retryDelayEnded``.
    /// Later versions add cases: keep a `default` in a `switch`.
    public enum Kind: Sendable, Hashable, CustomStringConvertible {
        /// The fetch begins; the URL is without its query.
        ///
        /// A fetch that is cancelled before tells nothing at all.
        case started(method: HTTPRequest.Method, url: String)
        /// It has to wait for a place at its host, see ``Throttle``.
        case queued
        /// While it is queued: streams hold all places of its host, and nobody reads from any of them.
        ///
        /// If that lasts, it fails with ``FetchError/Code/hostBusy``; see ``Throttle/streamPatience``.
        case blocked(streams: Int)
        /// That wait is over.
        case dequeued
        /// A request goes to the connection: the first, one after a redirect, or another attempt.
        case sent
        /// The head of an answer arrived.
        case received(status: Int)
        /// The answer sends on to another place; the URL is without its query.
        case redirected(status: Int, url: String)
        /// An attempt failed; the next one starts after `delay`.
        case retrying(after: Duration, attempt: FetchAttempt)
        /// That wait is over.
        case retryDelayEnded
        /// The answer comes from a ``ResponseCache``, or from another call that was sent in place of this one.
        ///
        /// After a ``received(status:)`` of 304 the server has confirmed it.
        case cached(status: Int)
        /// So many events before this one were not read in time, and are not kept.
        case missed(Int)
        /// Nothing more will happen.
        case finished(Outcome)

        /// A readable form.
        public var description: String {
            switch self {
            case .started(let method, let url): "started \(method) \(url)"
            case .queued: "queued"
            case .blocked(let streams): "blocked by \(streams) streams"
            case .dequeued: "dequeued"
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

    /// How a fetch ended.
    public enum Outcome: String, Sendable, CaseIterable {
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
    /// The request last sent, or the one that will be sent first, without anything that authorizes it; `nil` before that is known.
    public internal(set) var request: HTTPRequest?
    /// Whether it waits for a place at its host now, see ``Throttle``.
    public internal(set) var isQueued = false
    /// The attempts that have ended.
    public internal(set) var attempts: [FetchAttempt] = []
    /// The status of the last answer.
    public internal(set) var status: Int?
}
