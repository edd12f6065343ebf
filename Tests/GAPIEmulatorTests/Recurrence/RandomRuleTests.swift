import AsyncFetchTesting
import Foundation
import Testing

@testable import GAPIEmulator

/// Thousands of rules, compared with what python-dateutil makes of them.
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
        let file = FileManager.default.temporaryDirectory.appending(path: "rules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(rules.map { "\($0.text) \($0.start)\n" }.joined().utf8).write(to: file)
        let script = Self.peers.appending(path: "recurrence_rules.py").path
        let python = Self.environment.appending(path: "bin/python3").path
        let (status, output) = try await ForeignProgram.run(python, ["-W", "ignore", script, file.path])
        #expect(status == 0, "\(output.suffix(2000))")
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(lines.count == rules.count + 1)
        for (random, line) in zip(rules, lines) {
            let rule = try RecurrenceRule(parsing: random.text)
            var last = Self.end - 1
            if case .until(let until) = rule.end { last = min(last, until.localSeconds) }
            let times = RecurrenceRule.Times(rule, from: random.start, last: last).prefix(30)
            #expect(times.map(String.init).joined(separator: " ") == line, "\(random.text) from \(random.start)")
        }
    }
}

/// A valid rule, of those that python-dateutil reads as the standard does.
///
/// Not among them are: days of the week with and without numbers in one rule, of which it takes those that are both; the
/// 53rd week, which it finds in years without one; weeks without days of the week, which are to it all days of the week;
/// and positions in the week of a start in its middle, which it counts from the start.
private struct RandomRule {
    private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    let text: String
    /// The start in seconds since 1970.
    private(set) var start: Int

    init(using generator: inout SplitMix) {
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
        func numbers(_ range: ClosedRange<Int>, upTo count: Int, countsBack: Bool = false) -> String {
            let chosen = (0..<Int.random(in: 1...count, using: &generator)).map { _ in
                let number = Int.random(in: range, using: &generator)
                return countsBack && chance(40) ? -number : number
            }
            return Set(chosen).sorted().map(String.init).joined(separator: ",")
        }
        let frequency = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"].randomElement(using: &generator) ?? "DAILY"
        let (isMonthly, isYearly) = (frequency == "MONTHLY", frequency == "YEARLY")
        let weekStart = chance(40) ? Int.random(in: 0..<7, using: &generator) : 0
        var start = Int.random(in: 31_536_000..<2_871_763_200, using: &generator)

        var parts: [String] = []
        let hasMonths = chance(35)
        if hasMonths { parts.append("BYMONTH=" + numbers(1...12, upTo: 4)) }
        let hasWeeks = isYearly && chance(25)
        if hasWeeks { parts.append("BYWEEKNO=" + numbers(1...51, upTo: 5, countsBack: true)) }
        if frequency != "WEEKLY", chance(30) {
            parts.append("BYMONTHDAY=" + numbers(1...31, upTo: 6, countsBack: true))
        }
        if isYearly, chance(25) { parts.append("BYYEARDAY=" + numbers(1...366, upTo: 9, countsBack: true)) }
        if hasWeeks || chance(50) {
            let isNumbered = (isMonthly || isYearly) && !hasWeeks && chance(50)
            let most = isMonthly || hasMonths ? 5 : 53
            let days = Self.weekdays.shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator))
            let items = days.map { isNumbered ? numbers(1...most, upTo: 1, countsBack: true) + $0 : $0 }
            parts.append("BYDAY=" + items.joined(separator: ","))
        }
        if chance(20) { parts.append("BYHOUR=" + numbers(0...23, upTo: 4)) }
        if chance(15) { parts.append("BYMINUTE=" + numbers(0...59, upTo: 3)) }
        if chance(10) { parts.append("BYSECOND=" + numbers(0...59, upTo: 3)) }
        if !parts.isEmpty, chance(25) {
            parts.append("BYSETPOS=" + numbers(1...12, upTo: 3, countsBack: true))
            while frequency == "WEEKLY", Day(start / RecurrenceTime.day).weekday != weekStart {
                start += RecurrenceTime.day
            }
        }
        parts.shuffle(using: &generator)
        if chance(50) { parts.insert("INTERVAL=\(Int.random(in: 1...13, using: &generator))", at: 0) }
        if weekStart != 0 || chance(50) { parts.append("WKST=" + Self.weekdays[weekStart]) }
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: parts.append("COUNT=\(Int.random(in: 1...40, using: &generator))")
        case 1: parts.append("UNTIL=" + Self.compact(start + Int.random(in: 0..<350_000_000, using: &generator)))
        default: break
        }
        text = (["FREQ=" + frequency] + parts).joined(separator: ";")
        self.start = start
    }

    private static func compact(_ time: Int) -> String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        let day = Day(time / RecurrenceTime.day)
        let clock = [time / 3600 % 24, time / 60 % 60, time % 60].map { digits($0, 2) }.joined()
        return digits(day.year, 4) + digits(day.month, 2) + digits(day.day, 2) + "T" + clock
    }
}
