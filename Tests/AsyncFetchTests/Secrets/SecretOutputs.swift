@testable import AsyncFetch
import AsyncFetchTesting
import Foundation
import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit
import NIOCore

/// Every output that an application can have of what it sends and receives, by name.
enum SecretOutputs {
    /// Runs calls on a fetcher that logs, measures, traces and records everything; `work` gives outputs of its own.
    static func all(
        of server: ScriptedTransport,
        _ work: (Fetcher) async throws -> [(String, String)]
    ) async throws -> [(String, String)] {
        try await withDirectory { directory in
            let log = TrafficLog(
                directory: directory + "/log",
                options: .init {
                    $0.writesHAR = true
                    $0.writesBodies = true
                }
            )
            let cassette = CassetteTransport(directory + "/cassette.json", mode: .record, over: server)
            let handler = InMemoryLogHandler()
            var logger = Logger(label: "secrets") { _ in handler }
            logger.logLevel = .trace
            let (metrics, tracer) = (TestMetrics(), InMemoryTracer())
            let fetcher = Fetcher(
                .init {
                    $0.trafficLog = log
                    $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
                    $0.logger = logger
                    $0.metrics = metrics
                    $0.tracer = tracer
                },
                transport: cassette
            )
            let everything = fetcher.events
            var outputs = try await work(fetcher)
            await fetcher.shutdown()
            outputs += [
                ("the page", await log.html()), ("the archive", String(decoding: await log.har(), as: UTF8.self)),
                ("the fetcher", PlantedSecrets.prints(of: fetcher)),
                ("the log lines", handler.entries.map { "\($0)" }.joined(separator: "\n")),
                ("the spans", tracer.finishedSpans.map { "\($0) \($0.attributes) \($0.errors)" }.joined()),
                ("the figures", "\(metrics.counters) \(metrics.timers) \(metrics.meters)"),
                ("the exchanges", PlantedSecrets.prints(of: cassette.exchanges)),
            ]
            for await event in everything { outputs.append(("an event", PlantedSecrets.prints(of: event))) }
            for entry in await log.entries() {
                outputs.append(("an entry", PlantedSecrets.prints(of: entry) + entry.curlCommand))
            }
            for path in files(in: directory) { outputs.append((path, contents(of: path).text)) }
            return outputs
        }
    }
}
