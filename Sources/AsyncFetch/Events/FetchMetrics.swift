import HTTPTypes
import Metrics
import Synchronization

/// The figures of a fetcher, for whatever collects them (swift-metrics).
///
/// Names and dimensions are those of OpenTelemetry where it has any:
///
/// | label | kind | dimensions |
/// |---|---|---|
/// | `http.client.request.duration` | timer, to the head of a streamed answer and to the end of any other | `http.request.method`, `server.address`, `http.response.status_code` or `error.type` |
/// | `http.client.active_requests` | meter | |
/// | `fetch.duration` | timer of whole calls, retries and waits included | `fetch.outcome` |
/// | `fetch.queue.duration` | timer of waits for a place at a host | |
/// | `fetch.retries`, `fetch.cache.hits` | counters | |
final class FetchMetrics: Sendable {
    private struct Attempt: Hashable {
        let method: String
        let host: String
        let status: Int?
        let failure: FetchError.Code?
    }

    private struct State {
        var timers: [Attempt: Timer] = [:]
        var hosts: Set<String> = []
    }

    /// More hosts than that are one, `other`: each has series of its own wherever figures are kept.
    private static let mostHosts = 500

    let clock: FetchClock
    private let factory: any MetricsFactory
    private let state = Mutex(State())
    fileprivate let active: Meter
    fileprivate let queueDuration: Timer
    fileprivate let retries: Counter
    fileprivate let hits: Counter
    private let durations: [FetchEvent.Outcome: Timer]

    /// Creates none when nobody collects figures.
    init?(_ configuration: Fetcher.Configuration) {
        let factory = configuration.metrics ?? MetricsSystem.factory
        guard !(factory is NOOPMetricsHandler) else { return nil }
        self.factory = factory
        clock = configuration.clock
        active = Meter(label: "http.client.active_requests", factory: factory)
        queueDuration = Timer(label: "fetch.queue.duration", factory: factory)
        retries = Counter(label: "fetch.retries", factory: factory)
        hits = Counter(label: "fetch.cache.hits", factory: factory)
        durations = Dictionary(
            uniqueKeysWithValues: FetchEvent.Outcome.allCases.map { outcome in
                let dimensions = [("fetch.outcome", outcome.rawValue)]
                return (outcome, Timer(label: "fetch.duration", dimensions: dimensions, factory: factory))
            }
        )
    }

    fileprivate func didFinish(_ outcome: FetchEvent.Outcome, after duration: Duration) {
        durations[outcome]?.record(duration: duration)
    }

    fileprivate func didEndAttempt(
        _ request: HTTPRequest,
        _ status: Int?,
        _ failure: FetchError.Code?,
        after duration: Duration
    ) {
        let timer = state.withLock { state in
            var host = request.host
            if !state.hosts.contains(host) {
                if state.hosts.count < Self.mostHosts { state.hosts.insert(host) } else { host = "other" }
            }
            let attempt = Attempt(method: request.method.rawValue, host: host, status: status, failure: failure)
            if let timer = state.timers[attempt] { return timer }
            let timer = makeTimer(for: attempt)
            state.timers[attempt] = timer
            return timer
        }
        timer.record(duration: duration)
    }

    private func makeTimer(for attempt: Attempt) -> Timer {
        var dimensions = [("http.request.method", attempt.method), ("server.address", attempt.host)]
        if let status = attempt.status { dimensions.append(("http.response.status_code", "\(status)")) }
        if let failure = attempt.failure { dimensions.append(("error.type", failure.description)) }
        return Timer(label: "http.client.request.duration", dimensions: dimensions, factory: factory)
    }
}

/// Measures one fetch for those who collect figures.
final class Stopwatch: Sendable {
    private struct State {
        var started: Duration?
        var queued: Duration?
        var attempt: (request: HTTPRequest, sent: Duration)?
    }

    private let metrics: FetchMetrics
    private let state = Mutex(State())

    init(_ metrics: FetchMetrics) { self.metrics = metrics }

    func willSend(_ request: HTTPRequest) {
        let now = metrics.clock.now()
        metrics.active.increment()
        let isRunning = state.withLock { state in
            defer { state.attempt = (request, now) }
            return state.attempt != nil
        }
        if isRunning { metrics.active.decrement() }
    }

    /// Counts the attempt under way, once.
    func didEndAttempt(status: Int?, failure: FetchError.Code?) {
        guard let (request, sent) = state.withLock({ $0.attempt.take() }) else { return }
        metrics.active.decrement()
        metrics.didEndAttempt(request, status, failure, after: metrics.clock.now() - sent)
    }

    func note(_ kind: FetchEvent.Kind) {
        let now = metrics.clock.now()
        switch kind {
        case .started: state.withLock { $0.started = now }
        case .queued: state.withLock { $0.queued = now }
        case .dequeued:
            guard let queued = state.withLock({ $0.queued.take() }) else { return }
            metrics.queueDuration.record(duration: now - queued)
        case .retrying: metrics.retries.increment()
        case .cached: metrics.hits.increment()
        case .finished(let outcome):
            // Cancelled while an attempt was under way.
            if state.withLock({ $0.attempt.take() }) != nil { metrics.active.decrement() }
            guard let started = state.withLock({ $0.started }) else { return }
            metrics.didFinish(outcome, after: now - started)
        case .sent, .received, .redirected, .retryDelayEnded, .blocked, .missed: break
        }
    }
}
