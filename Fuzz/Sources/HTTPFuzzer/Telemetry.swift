import AsyncFetch
import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit

/// The log messages, spans and metrics of fetchers, kept in memory.
struct Telemetry {
    private let messages = InMemoryLogHandler()
    private let tracer = InMemoryTracer()
    private let metrics = TestMetrics()

    /// Sets the logger, the tracer and the metrics of a configuration; the logger takes trace messages, too.
    func observe(_ configuration: inout Fetcher.Configuration) {
        var logger = Logger(label: "fuzzer") { _ in messages }
        logger.logLevel = .trace
        configuration.logger = logger
        configuration.tracer = tracer
        configuration.metrics = metrics
    }

    /// The texts so far, each with the name of what it is.
    var outputs: [(name: String, text: String)] {
        var outputs: [(name: String, text: String)] = []
        for entry in messages.entries { outputs.append((name: "a log message", text: "\(entry)")) }
        for span in tracer.finishedSpans {
            outputs.append((name: "a span", text: "\(span) \(span.attributes) \(span.errors)"))
        }
        outputs.append((name: "the metrics", text: "\(metrics)"))
        return outputs
    }
}
