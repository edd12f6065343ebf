import HTTPTypes
import Metrics
import Synchronization

/// The metrics of a fetcher, for the metrics backend of the application (swift-metrics).
///
/// Labels and dimensions are those of OpenTelemetry where it defines them:
///
/// - `http.client.request.duration`: a timer of attempts, to the head of a streamed response and to the end of any
///   other. Its dimensions are `http.request.method`, `server.address`, and `http.response.status_code` or
///   `error.type`.
/// - `http.client.active_requests`: a meter of the attempts that are running.
/// - `fetch.duration`: a timer of whole calls, including retries and waits. Its dimension is `fetch.outcome`.
/// - `fetch.queue.duration`: a timer of the waits for a place at a host.
/// - `fetch.retries` (waits before another attempt), `fetch.throttled` (attempts that were not sent, because the server
///   is overloaded) and `fetch.cache.hits`: counters.
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

    /// The most hosts with their own name; others are named `other`, because each host needs its own time series.
    private static let mostHosts = 500

    let clock: FetchClock
    private let factory: any MetricsFactory
    private let state = Mutex(State())
    fileprivate let active: Meter
    fileprivate let queueDuration: Timer
    fileprivate let retries: Counter
    fileprivate let throttled: Counter
    fileprivate let hits: Counter
    private let durations: [FetchEvent.Outcome: Timer]

    /// Creates the metrics; `nil` if the application collects none.
    init?(_ configuration: Fetcher.Configuration) {
        let factory = configuration.metrics ?? MetricsSystem.factory
        guard !(factory is NOOPMetricsHandler) else { return nil }
        self.factory = factory
        clock = configuration.clock
        active = Meter(label: "http.client.active_requests", factory: factory)
        queueDuration = Timer(label: "fetch.queue.duration", factory: factory)
        retries = Counter(label: "fetch.retries", factory: factory)
        throttled = Counter(label: "fetch.throttled", factory: factory)
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

/// A stopwatch that measures one fetch for the metrics.
///
/// An attempt can outlast its fetch, because other calls may share it. So only the attempt itself ends its measurement.
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

    /// Ends the measurement of the current attempt, once.
    func didEndAttempt(status: Int?, failure: FetchError.Code?) {
        guard let (request, sent) = state.withLock({ $0.attempt.take() }) else { return }
        metrics.active.decrement()
        metrics.didEndAttempt(request, status, failure, after: metrics.clock.now() - sent)
    }

    /// Ends the current attempt without a duration, because it was given up.
    func didGiveUpAttempt() {
        if state.withLock({ $0.attempt.take() }) != nil { metrics.active.decrement() }
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
        case .throttled: metrics.throttled.increment()
        case .cached: metrics.hits.increment()
        case .finished(let outcome):
            guard let started = state.withLock({ $0.started }) else { return }
            metrics.didFinish(outcome, after: now - started)
        case .sent, .received, .redirected, .retryDelayEnded, .blocked, .missed: break
        }
    }
}
