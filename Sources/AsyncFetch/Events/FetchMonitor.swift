import HTTPTypes
import Synchronization

/// Records what a fetch does and tells those who listen.
package final class FetchMonitor: Sendable {
    package let id = FetchID()
    private struct State {
        /// With what authorizes it: removed when somebody asks for a snapshot, since few do.
        var request: HTTPRequest?
        var attempts: [FetchAttempt] = []
        var status: Int?
        var isAttemptRunning = false
        var hasStarted = false
        var isQueued = false
    }

    private let state = Mutex(State())
    /// Nil where nobody can ask for the events of this fetch alone.
    private let hub: EventHub<FetchEvent>?
    private let hasEnded = Atomic(false)
    private let observers: FetchObservers?
    private let stopwatch: Stopwatch?
    private let expired = Atomic(false)

    /// - Parameters:
    ///   - observers: who hears of all fetches; `nil` for what is only the rest of another fetch.
    ///   - keepsEvents: whether they are kept from the beginning on, for whoever asks late; not for a fetch that nobody can ask for.
    init(_ observers: FetchObservers?, keepsEvents: Bool = true) {
        self.observers = observers
        hub =
            keepsEvents
            ? EventHub(capacity: 64) { [id] in FetchEvent(fetch: id, kind: .missed($0)) }
            : nil
        stopwatch = observers?.metrics.map { Stopwatch($0) }
    }

    package var snapshot: FetchSnapshot {
        let state = state.withLock { $0 }
        let request = state.request.map(Redaction.redacted)
        return FetchSnapshot(
            id: id,
            request: request,
            isQueued: state.isQueued,
            attempts: state.attempts,
            status: state.status
        )
    }
    package var attempts: [FetchAttempt] { state.withLock { $0.attempts } }
    package var events: AsyncStream<FetchEvent> { hub?.stream() ?? AsyncStream { nil } }
    /// The URL of the request that was sent last, without its query; nil before the first.
    package var url: String? { state.withLock { $0.request }.map(Redaction.urlWithoutQuery) }
    var log: FetchLog? { observers?.trafficLog.map { FetchLog($0, of: id) } }

    /// Whether its time was up; tells a timeout from a cancellation to an operation that cleans up.
    package var hasExpired: Bool { expired.load(ordering: .relaxed) }

    func expire() {
        expired.store(true, ordering: .relaxed)
        didFail(status: nil, failure: .totalTimeout)
    }

    /// Says that the fetch begins, the first time.
    func willStart(_ request: HTTPRequest) {
        let isFirst = state.withLock { state in
            guard !state.hasStarted else { return false }
            state.hasStarted = true
            state.request = request
            return true
        }
        if isFirst { tell(.started(method: request.method, url: Redaction.urlWithoutQuery(request))) }
    }

    /// Waits for a place at a host.
    func queueing<R>(_ wait: () async throws -> R) async rethrows -> R {
        state.withLock { $0.isQueued = true }
        tell(.queued)
        defer {
            state.withLock { $0.isQueued = false }
            tell(.dequeued)
        }
        return try await wait()
    }

    /// Records that streams which nobody reads are what it waits for.
    func isBlocked(byStreams streams: Int) { tell(.blocked(streams: streams)) }

    func willSend(_ request: HTTPRequest) {
        state.withLock { state in
            state.isAttemptRunning = true
            state.request = request
        }
        stopwatch?.willSend(request)
        tell(.sent)
    }

    func didReceive(status: Int) {
        state.withLock { $0.status = status }
        stopwatch?.didEndAttempt(status: status, failure: nil)
        tell(.received(status: status))
    }

    /// Records an answer that was not sent for.
    func didFind(_ request: HTTPRequest, status: Int) {
        state.withLock { $0.status = status }
        tell(.cached(status: status))
    }

    func willRedirect(to request: HTTPRequest, status: Int) {
        tell(.redirected(status: status, url: Redaction.urlWithoutQuery(request)))
    }

    /// Records the end of the attempt under way, once.
    package func didFail(status: Int?, failure: FetchError.Code?) {
        state.withLock { state in
            guard state.isAttemptRunning else { return }
            state.isAttemptRunning = false
            let number = state.attempts.count + 1
            state.attempts.append(FetchAttempt(number: number, status: status, failure: failure))
        }
        stopwatch?.didEndAttempt(status: status, failure: failure)
    }

    /// Waits before another attempt.
    func retrying<R>(after delay: Duration, _ wait: () async throws -> R) async rethrows -> R {
        guard let attempt = attempts.last else { return try await wait() }
        tell(.retrying(after: delay, attempt: attempt))
        defer { tell(.retryDelayEnded) }
        return try await wait()
    }

    func finish(_ outcome: FetchEvent.Outcome) {
        if state.withLock({ $0.hasStarted }) { tell(.finished(outcome)) }
        hasEnded.store(true, ordering: .relaxed)
        hub?.finish()
    }

    private func tell(_ kind: FetchEvent.Kind) {
        // What arrives after the end, from a connection that is being closed, is nobody's.
        guard !hasEnded.load(ordering: .relaxed) else { return }
        let event = FetchEvent(fetch: id, kind: kind)
        guard hub?.yield(event) != false else { return }
        stopwatch?.note(kind)
        observers?.tell(event)
    }
}
