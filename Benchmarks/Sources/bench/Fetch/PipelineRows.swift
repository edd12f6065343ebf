import AsyncFetch
import CAllocations
import Foundation
import Synchronization

/// Small GETs: what the pipeline of a fetcher adds to bare AsyncHTTPClient.
enum PipelineRows {
    private struct Candidate {
        let name: String
        let target: Row.Target?
        /// The target of the number of allocations per call.
        var mostAllocations: Double?
        let get: @Sendable (String) async throws -> Void
        /// Waits for what goes on behind its answers.
        var settle: @Sendable () async -> Void = {}
    }

    @concurrent static func run(_ report: Report) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let log = TrafficLog(directory: folder + "/log")
        var logging = Fetcher.Configuration.everyStage
        logging.trafficLog = log
        var keeping = Fetcher.Configuration.everyStage
        keeping.cache = ResponseCache(.disk(folder + "/cache"))
        // Any fetcher of a cache writes what is left when it ends, also when it ends again.
        let writer = Fetcher(keeping, transport: NoConnections())

        try await PlainServer.with { url in
            try await Fetcher.with(.everyStage) { all in
                try await Fetcher.with(logging) { logged in
                    try await Fetcher.with(keeping) { kept in
                        try await Fetcher.withListener(.everyStage) { heard in
                            try await BareClient.with { peer in
                                let plain = Fetcher()
                                let candidates = [
                                    Candidate(name: "every stage", target: .atMost(1.15), mostAllocations: 94) {
                                        try await all.get($0)
                                    },
                                    Candidate(name: "defaults", target: .atMost(1.05)) { try await plain.get($0) },
                                    Candidate(name: "every stage and traffic log", target: .atMost(1.5)) {
                                        try await logged.get($0)
                                    } settle: {
                                        await log.flush()
                                    },
                                    Candidate(name: "every stage and disk cache", target: .atMost(1.6)) {
                                        try await kept.get($0)
                                    } settle: {
                                        await writer.shutdown()
                                    },
                                    Candidate(name: "every stage and a listener", target: nil) {
                                        try await heard.get($0)
                                    },
                                    Candidate(name: "bare", target: nil) { try await peer.get($0) },
                                ]
                                try await compare(candidates, url + PlainServer.Path.small, report)
                                await plain.shutdown()
                            }
                        }
                    }
                }
            }
        }
    }

    /// Each with the last.
    private static func compare(_ candidates: [Candidate], _ url: String, _ report: Report) async throws {
        let number = Atomic(0)
        /// No two have the same URL, so that caches keep all and give none.
        @Sendable func next() -> String {
            "\(url)?number=\(number.wrappingAdd(1, ordering: .relaxed).newValue)"
        }
        for (inFlight, count, rounds) in [(1, 300, 14), (64, 1_920, 8), (512, 4_096, 6)] {
            let samples = try await Rounds(
                rounds,
                warmUp: 2,
                candidates.map { candidate in
                    {
                        try await Cost.of {
                            try await repeating(count, inFlight: inFlight) { try await candidate.get(next()) }
                            await candidate.settle()
                        }
                    }
                }
            )
            for (index, candidate) in candidates.dropLast().enumerated() {
                let name = "GET, \(inFlight) in flight, \(candidate.name)"
                func row(_ name: String, _ seconds: (Cost) -> Double) {
                    let peer = candidates.count - 1
                    report(
                        samples.row(name, "µs", of: index, to: peer, target: candidate.target) {
                            seconds($0) / Double(count) * 1e6
                        }
                    )
                }
                row(name, \.seconds)
                row("\(name), CPU", \.cpuSeconds)
            }
        }
        guard allocations_are_known() else { return }
        let count = 500
        let allocations = try await candidates.asyncMap { candidate in
            allocations_begin()
            defer { _ = allocations_end() }
            for _ in 0..<count { try await candidate.get(next()) }
            await candidate.settle()
            return Double(allocations_end()) / Double(count)
        }
        for (candidate, ours) in zip(candidates, allocations).dropLast() {
            let comparison = Row.Comparison(ours: ours, peer: allocations.last ?? .nan, unit: "")
            report(
                Row(
                    "GET, allocations, \(candidate.name)",
                    ratio: comparison.ours / comparison.peer,
                    comparison,
                    target: candidate.mostAllocations.map { Row.Target.atMost($0 / comparison.peer) }
                )
            )
        }
    }
}

/// A transport that sends nothing, and so has nothing to close.
private struct NoConnections: HTTPTransport {
    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        throw CancellationError()
    }

    func shutdown() async {}
}

extension Array {
    fileprivate func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try await transform(element)) }
        return result
    }
}
