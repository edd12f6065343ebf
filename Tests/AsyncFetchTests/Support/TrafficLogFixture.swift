@testable import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncXML
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// A folder for logs, and fetchers that write to them.
class TrafficLogFixture {
    let directory = FileManager.default.temporaryDirectory.appending(
        path: "traffic-\(UUID().uuidString)/in/side"
    ).path

    deinit {
        let root = URL(filePath: directory).deletingLastPathComponent().deletingLastPathComponent()
        try? FileManager.default.removeItem(at: root)
    }

    func makeLog(_ configure: (inout TrafficLog.Options) -> Void = { _ in }) -> TrafficLog {
        TrafficLog(
            directory: directory,
            options: .init {
                $0.name = "test"
                $0.now = { JSON.Timestamp(seconds: 1_800_000_000, nanoseconds: 5_000_000) }
                configure(&$0)
            }
        )
    }

    func makeFetcher(_ log: TrafficLog, _ transport: ScriptedTransport) -> Fetcher {
        Fetcher(
            .init {
                $0.trafficLog = log
                $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
            },
            transport: transport
        )
    }

    func page(_ log: TrafficLog) async throws -> String {
        await log.flush()
        return try String(contentsOfFile: #require(log.path), encoding: .utf8)
    }

    func texts(_ entries: [TrafficLog.Entry]) -> [String?] {
        entries.map { if case .text(let text)? = $0.responseBody?.content { text } else { nil } }
    }
}
