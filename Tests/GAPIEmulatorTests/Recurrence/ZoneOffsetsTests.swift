import Foundation
import Testing

@testable import GAPIEmulator

@Suite("Time zones")
struct ZoneOffsetsTests {
    private static let hasDatabase = FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe/Berlin")

    private func seconds(_ text: String) throws -> Int { try RecurrenceTime(parsing: text).localSeconds }

    /// A zone as a file says it whose table ends with the year 2025.
    private func zone(_ rule: String) throws -> ZoneOffsets {
        let rule = try #require(DaylightRule(parsing: rule))
        let changes = [ZoneOffsets.Change(time: try seconds("20251026T010000Z"), offset: rule.standard)]
        return ZoneOffsets(first: 0, changes: changes, rule: rule)
    }

    @Test(arguments: [
        ("CET-1CEST,M3.5.0,M10.5.0/3", "20260329T010000Z", 3600, 7200),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "20261025T010000Z", 7200, 3600),
        ("EST5EDT,M3.2.0,M11.1.0", "20260308T070000Z", -18_000, -14_400),
        ("EST5EDT,M3.2.0,M11.1.0", "30191107T060000Z", -14_400, -18_000),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "20260329T010000Z", -7200, -3600),
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "20261003T153000Z", 37_800, 39_600),
        ("EET-2EEST,M3.4.4/50,M10.4.4/50", "20260328T000000Z", 7200, 10_800),
        ("AAA-1BBB,J60/0,J305/0", "20280229T230000Z", 3600, 7200),
        ("AAA-1BBB,59/0,304/0", "20280228T230000Z", 3600, 7200),
    ])
    func aRuleChangesTheOffset(rule: String, at moment: String, before: Int, after: Int) throws {
        let (zone, time) = (try zone(rule), try seconds(moment))
        #expect(zone.offset(at: time - 1) == before)
        #expect(zone.offset(at: time) == after)
    }

    @Test(arguments: [
        "", "UTC0", "CET-1", "CET-1CEST", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
        "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J5", "CET-1CEST,366,5",
        "CET-1CEST,M3.5.0,M10.5.0/3x", "<CET-1CEST,M3.5.0,M10.5.0", "-1,M3.5.0,M10.5.0",
    ])
    func textsWithoutRulesAreNone(text: String) { #expect(DaylightRule(parsing: text) == nil) }

    @Test(arguments: [
        // Skipped times count with the offset before the gap; of those that occur twice, the first is meant.
        ("20260329T015959", "20260329T005959Z"), ("20260329T023000", "20260329T013000Z"),
        ("20260329T030000", "20260329T010000Z"), ("20261025T023000", "20261025T003000Z"),
        ("20261025T030000", "20261025T020000Z"), ("20260701T120000", "20260701T100000Z"),
    ])
    func localTimesOfBerlin(local: String, time: String) throws {
        let zone = try zone("CET-1CEST,M3.5.0,M10.5.0/3")
        #expect(zone.time(ofLocal: try seconds(local)) == (try seconds(time)))
    }

    @Test(
        .enabled(if: hasDatabase, "there is no time zone database"),
        arguments: [
            ("19800101T000000Z", 3600), ("19800501T000000Z", 7200), ("20260701T000000Z", 7200),
            ("20260101T000000Z", 3600),
            ("20990701T000000Z", 7200), ("99990101T000000Z", 3600),
        ]
    )
    func berlinIsReadFromTheDatabase(time: String, offset: Int) throws {
        let zone = try #require(ZoneDatabase.zone(named: "Europe/Berlin"))
        #expect(zone.offset(at: try seconds(time)) == offset)
    }

    @Test(arguments: [
        "", "/", "Europe", "Europe/", "/etc/passwd", "../../../etc/passwd", "Europe/../Europe/Berlin", "zone.tab",
        "Europe/Berlin ", "Europe//Berlin", "Mars/Olympus", "Europe/Berlin\0", "+VERSION",
        String(repeating: "a", count: 10_000),
    ])
    func otherNamesAreNoZones(name: String) { #expect(ZoneDatabase.zone(named: name) == nil) }

    @Test func utcNeedsNoDatabase() { #expect(ZoneDatabase.zone(named: "Etc/UTC") == .utc) }

    @Test func cutFilesAreNoZones() throws {
        let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1]
        let head = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts
        let file = head + [0, 0, 14, 16, 0, 0, 0] + head + [0, 0, 14, 16, 0, 0, 0] + Array("\nAAA-1\n".utf8)
        #expect(ZoneOffsets(file: file)?.offset(at: 0) == 3600)
        for length in 0..<file.count - 7 { #expect(ZoneOffsets(file: Array(file.prefix(length))) == nil) }
        for place in file.indices {
            var damaged = file
            damaged[place] = 255
            _ = ZoneOffsets(file: damaged)
        }
    }
}
