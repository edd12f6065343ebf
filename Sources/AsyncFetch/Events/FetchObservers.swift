import Logging

/// The observers of all fetches of a fetcher.
final class FetchObservers: Sendable {
    let events = EventHub<FetchEvent>(capacity: 64, replays: false) { FetchEvent(fetch: .none, kind: .missed($0)) }
    let metrics: FetchMetrics?
    let trafficLog: TrafficLog?
    private let logger: Logger?
    private let observer: (@Sendable (FetchEvent) -> Void)?

    init(_ configuration: Fetcher.Configuration) {
        metrics = FetchMetrics(configuration)
        trafficLog = configuration.trafficLog
        logger = configuration.logger
        observer = configuration.observer
    }

    /// A Boolean value indicating whether somebody wants events.
    var areListening: Bool { events.mayBeHeard || logger != nil || observer != nil }

    func tell(_ event: FetchEvent) {
        events.yield(event)
        observer?(event)
        if let logger { event.write(to: logger) }
    }
}

extension FetchEvent {
    /// Logs the event in one line: a constant message, and its details as metadata under the names of OpenTelemetry.
    fileprivate func write(to logger: Logger) {
        let (level, message) = kind.line
        logger.log(level: level, message, metadata: kind.metadata.merging(["fetch.id": "\(fetch.number)"]) { $1 })
    }
}

extension FetchEvent.Kind {
    fileprivate var line: (Logger.Level, Logger.Message) {
        switch self {
        case .started: (.debug, "fetch started")
        case .queued: (.trace, "fetch waits for its host")
        case .blocked: (.warning, "fetch waits for streams of its host that nobody reads")
        case .dequeued: (.trace, "fetch waits no longer for its host")
        case .throttled: (.info, "request not sent, because the server is overloaded")
        case .sent: (.trace, "request sent")
        case .received: (.debug, "answer received")
        case .redirected: (.debug, "redirected")
        case .retrying: (.info, "attempt failed, another will follow")
        case .retryDelayEnded: (.trace, "wait before the next attempt ended")
        case .cached: (.debug, "answered from the cache")
        case .missed: (.debug, "events missed")
        case .finished: (.debug, "fetch finished")
        }
    }

    fileprivate var metadata: Logger.Metadata {
        switch self {
        case .started(let method, let url): ["http.request.method": "\(method)", "url.full": "\(url)"]
        case .received(let status), .cached(let status): ["http.response.status_code": "\(status)"]
        case .redirected(let status, let url): ["http.response.status_code": "\(status)", "url.full": "\(url)"]
        case .retrying(let delay, let attempt):
            [
                "fetch.delay": "\(delay)",
                "fetch.attempt": "\(attempt)",
                "http.request.resend_count": "\(attempt.nextNumber - 1)",
            ]
        case .blocked(let streams): ["fetch.streams": "\(streams)"]
        case .throttled(let share): ["fetch.throttled.share": "\(share)"]
        case .missed(let count): ["fetch.events": "\(count)"]
        case .finished(let outcome): ["fetch.outcome": "\(outcome.rawValue)"]
        case .queued, .dequeued, .sent, .retryDelayEnded: [:]
        }
    }
}
