import CAllocations
import Foundation

/// Reading and writing documents in memory: `AsyncJSON` against Foundation and simdjson.
enum JSONRows {
    private struct Ratio {
        let name: String
        let ours: Candidate
        let peer: Candidate
        let target: Double
        /// The inputs that the target is for; all of them by default.
        var inputs: Set<String>?
    }

    private static let pages: Set = ["yt50", "drive100", "drive1000", "cal2500"]
    /// What most calls of most services return.
    private static let typical: Set = ["tiny", "drive100", "drive1000"]

    /// The speed as a multiple of the peer's.
    private static let speeds = [
        Ratio(name: "table decode, F", ours: .table, peer: .foundation, target: 10, inputs: typical),
        Ratio(name: "table decode, F", ours: .table, peer: .foundation, target: 6, inputs: ["yt50", "cal2500", "bq"]),
        Ratio(name: "table decode, F+A", ours: .table, peer: .foundationKeeping, target: 12, inputs: pages),
        Ratio(name: "Codable decode, F", ours: .codable, peer: .foundation, target: 3),
        Ratio(name: "Codable decode, F+A", ours: .codable, peer: .foundationKeeping, target: 6),
        Ratio(name: "parse only, F", ours: .parse, peer: .foundation, target: 25),
        Ratio(name: "parse only, simdjson", ours: .parse, peer: .simdjson, target: 0.8, inputs: pages),
        Ratio(name: "parse only, simdjson", ours: .parse, peer: .simdjson, target: 0.5, inputs: ["tiny", "bq"]),
        Ratio(name: "parse with one parser, simdjson", ours: .parseAgain, peer: .simdjson, target: 0.8, inputs: pages),
        Ratio(name: "table encode, F", ours: .tableEncode, peer: .foundationEncode, target: 8),
        Ratio(name: "Codable encode, F", ours: .codableEncode, peer: .foundationEncode, target: 2),
    ]

    /// The allocations as a part of the peer's.
    private static let allocations = [
        Ratio(name: "table decode, F", ours: .table, peer: .foundation, target: 0.4),
        Ratio(name: "Codable decode, F", ours: .codable, peer: .foundation, target: 0.4),
    ]

    /// The peak of memory as a part of the peer's.
    private static let peaks = [
        Ratio(name: "table decode, F", ours: .table, peer: .foundation, target: 0.85),
        Ratio(name: "table decode in place, F", ours: .tableInPlace, peer: .foundation, target: 0.85),
        Ratio(name: "Codable decode, F", ours: .codable, peer: .foundation, target: 0.85),
    ]

    @concurrent static func run(_ report: Report) async throws {
        for input in Input.all {
            let bytes = input.bytes()
            let workload = try input.workload(bytes)
            if bytes.count < 10_000_000 { try workload.check() }  // longer than all measurements for the largest
            report(Row(input.name, Double(bytes.count) / 1_000, "KB"))
            try await compareSpeed(input, workload, report)
            try compareAllocations(input, workload, report)
            if bytes.count > 1_000_000 { try await comparePeaks(input, bytes, report) }
        }
    }

    private static func compareSpeed(_ input: Input, _ workload: Workload, _ report: Report) async throws {
        let candidates = Candidate.allCases.filter { $0 != .tableInPlace && workload.work[$0] != nil }
        let rounds = try await Rounds(
            input.rounds,
            candidates.map { candidate in try timed(workload.work[candidate] ?? {}) }
        )
        let mebibytes = Double(workload.size) / 1_048_576
        for speed in speeds where speed.inputs?.contains(input.name) ?? true {
            let name = "\(input.name): \(speed.name)"
            guard let ours = candidates.firstIndex(of: speed.ours), let peer = candidates.firstIndex(of: speed.peer)
            else {
                report(Row(missing: name, because: "not installed"))
                continue
            }
            report(rounds.row(name, "MiB/s", of: ours, to: peer, target: .atLeast(speed.target)) { mebibytes / $0 })
        }
    }

    /// Work that is repeated for about 20 ms, and returns the seconds of CPU of one repetition.
    private static func timed(_ work: @escaping () throws -> Void) throws -> () throws -> Double {
        func seconds(_ repetitions: Int) throws -> Double {
            let start = Usage.cpuSeconds
            for _ in 0..<repetitions { try work() }
            return (Usage.cpuSeconds - start) / Double(repetitions)
        }
        var repetitions = 1
        while try seconds(repetitions) * Double(repetitions) < 0.02 { repetitions *= 2 }
        return { try seconds(repetitions) }
    }

    private static func compareAllocations(_ input: Input, _ workload: Workload, _ report: Report) throws {
        guard allocations_are_known() else { return }
        func count(_ candidate: Candidate) throws -> Double {
            allocations_begin()
            defer { _ = allocations_end() }
            try workload.work[candidate]?()
            return Double(allocations_end())
        }
        for ratio in allocations {
            let comparison = Row.Comparison(ours: try count(ratio.ours), peer: try count(ratio.peer), unit: "")
            let name = "\(input.name): allocations, \(ratio.name)"
            report(Row(name, ratio: comparison.ours / comparison.peer, comparison, target: .atMost(ratio.target)))
        }
    }

    /// Each in a process of its own.
    private static func comparePeaks(_ input: Input, _ bytes: [UInt8], _ report: Report) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString).json")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        func peak(_ candidate: Candidate) async throws -> Double {
            try await Decode.peak([input.name, candidate.rawValue, "--file", file.path])
        }
        for ratio in peaks {
            let comparison = Row.Comparison(
                ours: try await peak(ratio.ours),
                peer: try await peak(ratio.peer),
                unit: "MiB"
            )
            let name = "\(input.name): peak memory, \(ratio.name)"
            report(Row(name, ratio: comparison.ours / comparison.peer, comparison, target: .atMost(ratio.target)))
        }
    }
}
