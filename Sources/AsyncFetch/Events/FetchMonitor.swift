import HTTPTypes
import Synchronization

/// A monitor that records the events of a fetch and passes them to listeners.
package final class FetchMonitor: Sendable {
    package let id = FetchID()
    private struct State {
        /// The request with its credentials; they are removed when a snapshot is made, which is rare.
        var request: HTTPRequest?
        var attempts: [FetchAttempt] = []
        var status: Int?
        /// The loop that began last, even if it has ended: its response may still be read.
        var latest = Loop()
        /// The loops besides that one: middleware may send two requests at the same time.
        var others: [Loop] = []
        var lastLoop = 0
        var hasStarted = false
        var isQueued = false
        /// The application's code that the fetch waited for when its deadline passed.
        var awaitedAtDeadline: String?

        /// The loop with a number; the latest one without.
        subscript(number: Int?) -> Loop {
            get {
                guard let number, number != latest.number else { return latest }
                return others.first { $0.number == number } ?? Loop()
            }
            set {
                guard let number, number != latest.number else { return latest = newValue }
                if let index = others.firstIndex(where: { $0.number == number }) { others[index] = newValue }
            }
        }
    }

    /// Attempts that follow one another, until one gives the response; it has one attempt at a time.
    private struct Loop {
        var number = 0
        var isRunning = false
        var step = Step.preparing
        /// The failure that the next attempt follows.
        var failure: FetchAttempt?
        /// The application's code that the loop waits for.
        var awaited: String?
    }

    /// A step of an attempt.
    private enum Step {
        /// The attempt waits for a token, for the budgets, or for a place at its host.
        case preparing
        /// The request was sent, and may have a response.
        case sent
        /// The request has a response that another attempt may follow, with new credentials or to another place.
        case answered
        /// The attempt has failed, and its failure is recorded.
        case failed
    }

    private let state = Mutex(State())
    /// The events of this fetch alone; `nil` if nobody can ask for them.
    private let hub: EventHub<FetchEvent>?
    private let hasEnded = Atomic(false)
    private let observers: FetchObservers?
    private let stopwatch: Stopwatch?
    private let expired = Atomic(false)

    /// Creates a monitor.
    ///
    /// - Parameters:
    ///   - observers: The observers of all fetches; `nil` for the continuation of another fetch.
    ///   - keepsEvents: `true` to keep the events from the beginning, for later listeners; `false` for a fetch that
    ///     nobody can listen to.
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
    /// The application's code that the fetch waited for when its deadline passed; `nil` if there was none.
    var awaitedAtDeadline: String? { state.withLock { $0.awaitedAtDeadline } }
    package var events: AsyncStream<FetchEvent> { hub?.stream() ?? AsyncStream { nil } }
    /// The URL of the latest request, without its query; `nil` before the first.
    package var url: String? { state.withLock { $0.request }.map(Redaction.urlWithoutQuery) }
    var log: FetchLog? { observers?.trafficLog.map { FetchLog($0, of: id) } }

    /// A Boolean value indicating whether the deadline has passed.
    ///
    /// It lets an operation that cleans up tell a timeout from a cancellation.
    package var hasExpired: Bool { expired.load(ordering: .relaxed) }

    func expire() {
        expired.store(true, ordering: .relaxed)
        // The stopwatch goes on: the attempt may go on for other calls that share it.
        state.withLock { state in
            state.awaitedAtDeadline = ([state.latest] + state.others).lazy.compactMap(\.awaited).first
            for number in [state.latest.number] + state.others.map(\.number) where state[number].step == .sent {
                Self.record(in: &state, number, status: nil, failure: .totalTimeout)
            }
        }
    }

    /// Reports that a call of the fetch begins; the first one starts the fetch.
    func willStart(_ request: HTTPRequest) {
        let isFirst = state.withLock { state in
            // Middleware may respond or fail before there is an attempt: then that of the call before is not to blame.
            if !state.latest.isRunning { state.latest = Loop() }
            guard !state.hasStarted else { return false }
            state.hasStarted = true
            state.request = request
            return true
        }
        if isFirst { tell(.started(method: request.method, url: Redaction.urlWithoutQuery(request))) }
    }

    /// Waits for a place at a host and reports the wait.
    func queueing<R>(_ wait: () async throws -> R) async rethrows -> R {
        state.withLock { $0.isQueued = true }
        tell(.queued)
        defer {
            state.withLock { $0.isQueued = false }
            tell(.dequeued)
        }
        return try await wait()
    }

    /// Waits for code of the application, of which the error of a deadline tells.
    func awaiting<R>(_ code: String, in loop: Int, _ wait: () async throws -> R) async rethrows -> R {
        state.withLock { $0[loop].awaited = code }
        defer { state.withLock { $0[loop].awaited = nil } }
        return try await wait()
    }

    /// Reports that the fetch waits for streams that nobody reads.
    func isBlocked(byStreams streams: Int) { tell(.blocked(streams: streams)) }

    /// Reports that an attempt is not sent.
    func isThrottled(_ share: Double) { tell(.throttled(share: share)) }

    /// Begins a loop of attempts, and returns its number.
    func beginLoop() -> Int {
        state.withLock { state in
            state.lastLoop += 1
            if state.latest.isRunning { state.others.append(state.latest) }
            state.latest = Loop(number: state.lastLoop, isRunning: true)
            return state.lastLoop
        }
    }

    /// Ends a loop of attempts; the response to its last one may still be read.
    func endLoop(_ number: Int) {
        state.withLock { state in
            state[number].isRunning = false
            guard let index = state.others.firstIndex(where: { $0.number == number }) else { return }
            let ended = state.others.remove(at: index)
            guard ended.step == .sent, state.latest.step != .sent else { return }
            if state.latest.isRunning { state.others.append(state.latest) }
            state.latest = ended
        }
    }

    /// Reports that another attempt of a loop begins, whatever became of the one before.
    func willAttempt(_ loop: Int) {
        state.withLock { state in
            state[loop].step = .preparing
            state[loop].failure = nil
        }
    }

    /// Reports that another attempt may follow a response, which is no failure of its attempt.
    func mayFollow(_ loop: Int) { state.withLock { $0[loop].step = .answered } }

    /// Reports that no attempt follows a response for its own sake.
    func willNotFollow(_ loop: Int) {
        state.withLock { state in
            if state[loop].step == .answered { state[loop].step = .sent }
        }
    }

    func willSend(_ request: HTTPRequest, in loop: Int) {
        state.withLock { state in
            state[loop].step = .sent
            state.request = request
        }
        stopwatch?.willSend(request)
        tell(.sent)
    }

    /// Reports that a response head has arrived, which ends an attempt unless its response is collected.
    func didReceive(status: Int, isCollecting: Bool) {
        state.withLock { $0.status = status }
        if !isCollecting { stopwatch?.didEndAttempt(status: status, failure: nil) }
        tell(.received(status: status))
    }

    /// Reports that the response to the current attempt has been collected.
    func didCollect(status: Int) { didEndAttempt(status: status) }

    /// Reports that the current attempt has a response, be it that of the server or of middleware.
    func didEndAttempt(status: Int) { stopwatch?.didEndAttempt(status: status, failure: nil) }

    /// Reports that the current attempt was cancelled, or that middleware has thrown an error of its own.
    func didGiveUpAttempt() {
        if hasExpired {
            stopwatch?.didEndAttempt(status: nil, failure: .totalTimeout)
        } else {
            stopwatch?.didGiveUpAttempt()
        }
    }

    /// Records a response that no request of this fetch got.
    func didFind(_ request: HTTPRequest, status: Int) {
        state.withLock { $0.status = status }
        tell(.cached(status: status))
    }

    func willRedirect(to request: HTTPRequest, status: Int) {
        tell(.redirected(status: status, url: Redaction.urlWithoutQuery(request)))
    }

    /// Records the failure of the current attempt, once; one that was not sent is no failed attempt, but the reason of
    /// the next wait.
    ///
    /// - Parameters:
    ///   - status: The status of the response; `nil` if there was none.
    ///   - failure: The reason why there was no usable response; `nil` if there was one.
    ///   - loop: The loop of the attempt; `nil` for the latest one.
    package func didFail(status: Int?, failure: FetchError.Code?, in loop: Int? = nil) {
        state.withLock { Self.record(in: &$0, loop, status: status, failure: failure) }
        stopwatch?.didEndAttempt(status: status, failure: failure)
    }

    private static func record(in state: inout State, _ number: Int?, status: Int?, failure: FetchError.Code?) {
        var loop = state[number]
        let next = state.attempts.count + 1
        switch loop.step {
        case .failed: return
        case .sent:
            let attempt = FetchAttempt(number: next, status: status, failure: failure)
            state.attempts.append(attempt)
            loop.failure = attempt
        case .preparing, .answered:
            // What fails after an answer, such as the request for a token, belongs to the next attempt.
            loop.failure = failure.map { FetchAttempt(number: next, status: nil, failure: $0, isSent: false) }
        }
        loop.step = .failed
        state[number] = loop
    }

    /// Waits before another attempt of a loop, `nil` for the latest one, and reports the wait.
    func retrying<R>(after delay: Duration, in loop: Int?, _ wait: () async throws -> R) async rethrows -> R {
        guard let attempt = state.withLock({ $0[loop].failure }) else { return try await wait() }
        tell(.retrying(after: delay, attempt: attempt))
        defer { tell(.retryDelayEnded) }
        return try await wait()
    }

    func finish(_ outcome: FetchEvent.Outcome) {
        if state.withLock({ $0.hasStarted }) { tell(.finished(outcome)) }
        hasEnded.store(true, ordering: .relaxed)
        hub?.finish()
    }

    /// A Boolean value indicating whether an event reaches anybody; it is not made for nobody.
    private var isHeard: Bool { hub != nil || stopwatch != nil || observers?.areListening == true }

    private func tell(_ makeKind: @autoclosure () -> FetchEvent.Kind) {
        // Drops events that arrive after the end, from a connection that is being closed.
        guard !hasEnded.load(ordering: .relaxed), isHeard else { return }
        let kind = makeKind()
        let event = FetchEvent(fetch: id, kind: kind)
        guard hub?.yield(event) != false else { return }
        stopwatch?.note(kind)
        observers?.tell(event)
    }
}
