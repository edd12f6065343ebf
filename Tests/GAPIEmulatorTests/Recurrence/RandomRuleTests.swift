import AsyncFetchTesting
import Foundation
import Testing

@testable import GAPIEmulator

/// Thousands of rules, and of recurrences of events, compared with what python-dateutil makes of them.
@Suite("Recurrence rules and python-dateutil", .timeLimit(.minutes(5)))
struct RandomRuleTests {
    private static let peers = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Peers").standardizedFileURL
    private static let environment = URL(
        filePath: ProcessInfo.processInfo.environment["PEERS_VENV"]
            ?? peers.appending(path: "../../.build/peers").standardizedFileURL.path
    )
    private static let isInstalled: Bool = {
        let libraries = environment.appending(path: "lib").path
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? []
        return versions.contains {
            FileManager.default.fileExists(atPath: "\(libraries)/\($0)/site-packages/dateutil/rrule.py")
        }
    }()
    /// The beginning of the year 2091, before which times are compared.
    private static let end = 3_818_448_000

    @Test(
        .enabled(if: isInstalled, "Scripts/bootstrap --peers installs python-dateutil"),
        arguments: [1, 2] as [UInt64]
    )
    func randomRulesHaveTheSameTimes(seed: UInt64) async throws {
        var generator = SplitMix(state: seed)
        let rules = (0..<2_000).map { _ in RandomRule(using: &generator) }
        let lines = try await answers(to: rules.map { "\($0.text) \($0.start)" }, by: "recurrence_rules.py")
        for (random, line) in zip(rules, lines) {
            let rule = try RecurrenceRule(parsing: random.text)
            var last = Self.end - 1
            if case .until(let until) = rule.end { last = min(last, until.localSeconds) }
            let times = RecurrenceRule.Times(rule, from: random.start, last: last).prefix(30)
            #expect(times.map(String.init).joined(separator: " ") == line, "\(random.text) from \(random.start)")
        }
    }

    /// Local times of zones with gaps and repetitions, days, several rules, dates and exclusions.
    @Test(
        .enabled(if: isInstalled, "Scripts/bootstrap --peers installs python-dateutil"),
        .enabled(if: RandomSet.hasZones, "there is no time zone database"),
        arguments: [1, 2] as [UInt64]
    )
    func randomSetsHaveTheSameTimes(seed: UInt64) async throws {
        var generator = SplitMix(state: seed)
        let sets = try (0..<1_000).map { _ in try RandomSet(using: &generator) }
        let lines = try await answers(to: sets.map(\.json), by: "recurrence_sets.py")
        for (random, line) in zip(sets, lines) {
            let recurrence = try RecurrenceSet(random.lines, start: random.start, zone: random.offsets)
            var work = Int.max
            let times = try recurrence.times(in: .min..<random.end, limit: 30, work: &work)
            #expect(times.map(String.init).joined(separator: " ") == line, "\(random.json)")
        }
    }

    /// Runs a script on lines, and returns its answer to each of them.
    private func answers(to lines: [String], by script: String) async throws -> [Substring] {
        let file = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
        let script = Self.peers.appending(path: script).path
        let python = Self.environment.appending(path: "bin/python3").path
        let (status, output) = try await ForeignProgram.run(python, ["-W", "ignore", script, file.path])
        #expect(status == 0, "\(output.suffix(2000))")
        let answers = output.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(answers.count == lines.count + 1)
        return Array(answers.dropLast())
    }
}
