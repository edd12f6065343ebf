import Testing

@testable import GAPIEmulator

@Suite("Recurrences of events", .timeLimit(.minutes(5)))
struct RecurrenceSetTests {
    /// Central European time, without the machine's database.
    private var zone: ZoneOffsets {
        get throws {
            let rule = try #require(DaylightRule(parsing: "CET-1CEST,M3.5.0,M10.5.0/3"))
            return ZoneOffsets(first: 3600, changes: [], rule: rule)
        }
    }

    private func seconds(_ text: String) throws -> Int { try RecurrenceTime(parsing: text).localSeconds }

    private func times(
        _ lines: [String],
        from start: String,
        in range: Range<Int> = .min ..< .max,
        zone: ZoneOffsets? = .utc,
        limit: Int = 10
    ) throws -> [Int] {
        var work = Int.max
        return try RecurrenceSet(lines, start: seconds(start), zone: zone).times(in: range, limit: limit, work: &work)
    }

    private func expect(
        _ found: [Int],
        _ expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let expected = try expected.split(separator: " ").map { try seconds(String($0)) }
        #expect(found == expected, sourceLocation: sourceLocation)
    }

    @Test func severalRulesAndDatesAreOneSet() throws {
        let lines = [
            "RRULE:FREQ=WEEKLY;COUNT=3", "RRULE:FREQ=DAILY;INTERVAL=7;COUNT=4",
            "RDATE:20260106T100000Z,20260112T100000Z",
            "EXDATE:20260119T100000Z", "EXRULE:FREQ=MONTHLY;BYMONTHDAY=26",
        ]
        try expect(try times(lines, from: "20260105T100000Z"), "20260105T100000Z 20260106T100000Z 20260112T100000Z")
    }

    /// Google Calendar shows the start in any case, and counts it only if the rule is true of it.
    @Test func aStartThatIsNotOfItsRuleIsOneMoreInstance() throws {
        let found = try times(["RRULE:FREQ=WEEKLY;BYDAY=TU,TH,SA;COUNT=5"], from: "20200608T130000Z")
        try expect(
            found,
            "20200608T130000Z 20200609T130000Z 20200611T130000Z 20200613T130000Z 20200616T130000Z 20200618T130000Z"
        )
    }

    @Test func aStartCanBeExcluded() throws {
        let found = try times(["RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20260105T100000Z"], from: "20260105T100000Z")
        try expect(found, "20260106T100000Z 20260107T100000Z")
    }

    @Test func instancesKeepTheirLocalTime() throws {
        let found = try times(["RRULE:FREQ=WEEKLY;COUNT=3"], from: "20260322T090000Z", zone: try zone)
        try expect(found, "20260322T090000Z 20260329T080000Z 20260405T080000Z")
    }

    @Test func aSkippedTimeIsAnHourLater() throws {
        let found = try times(["RRULE:FREQ=DAILY;COUNT=3"], from: "20260328T013000Z", zone: try zone)
        try expect(found, "20260328T013000Z 20260329T013000Z 20260330T003000Z")
    }

    @Test func aTimeThatOccursTwiceIsTheFirst() throws {
        let found = try times(["RRULE:FREQ=DAILY;COUNT=3"], from: "20261024T003000Z", zone: try zone)
        try expect(found, "20261024T003000Z 20261025T003000Z 20261026T013000Z")
    }

    /// 02:30 is 03:30 on that day, which is behind 03:00.
    @Test func aSkippedTimeHidesNoLaterOne() throws {
        let lines = ["RRULE:FREQ=DAILY;BYHOUR=2,3;BYMINUTE=0,30;BYSETPOS=2,3;COUNT=6"]
        try expect(
            try times(lines, from: "20260328T013000Z", zone: try zone),
            "20260328T013000Z 20260328T020000Z 20260329T010000Z 20260329T013000Z 20260330T003000Z 20260330T010000Z"
        )
    }

    /// All times of the rules are in the gap at the end of March.
    @Test(arguments: [
        "RRULE:FREQ=DAILY;BYMONTH=3;BYMONTHDAY=25,26,27,28,29,30,31;BYDAY=SU;BYHOUR=2;BYMINUTE=30",
        "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;BYHOUR=2;BYMINUTE=30",
    ])
    func aRuleWithoutTimesThatAreNotSkippedIsNotReadToItsEnd(rule: String) throws {
        let start = try seconds("20260101T090000Z")
        let range = start..<RecurrenceTime.end - 3 * RecurrenceTime.day
        let set = try RecurrenceSet([rule], start: start, zone: try zone)
        var work = 400_000
        let first = try set.times(in: range, limit: 1, work: &work)
        #expect(first == [start])
        #expect(400_000 - work < 2_000)
        work = 400_000
        let found = try set.times(in: range, limit: 730, work: &work)
        #expect(found.count == 730)
        try expect(Array(found.prefix(3)), "20260101T090000Z 20260329T013000Z 20270328T013000Z")
    }

    @Test func aStartAtTheSecondOfTwoTimesHasNothingBeforeIt() throws {
        let found = try times(["RRULE:FREQ=DAILY;COUNT=3"], from: "20261025T013000Z", zone: try zone)
        try expect(found, "20261025T013000Z 20261026T013000Z 20261027T013000Z")
    }

    @Test(arguments: [
        // The second instance is at 00:30Z, and 01:10Z is an earlier local time than it.
        ("20261024T003000Z", "20261025T011000Z", 2),
        // The second instance is at 01:30Z, and 01:15Z is a later local time than it.
        ("20260328T013000Z", "20260329T011500Z", 1), ("20260328T013000Z", "20260329T013000Z", 2),
    ])
    func untilIsNotComparedByTheLocalTime(start: String, until: String, count: Int) throws {
        let found = try times(["RRULE:FREQ=DAILY;UNTIL=\(until)"], from: start, zone: try zone)
        #expect(found.count == count)
    }

    @Test(arguments: [
        // The last instance begins at 09:00 local time, 07:00Z in summer.
        ("20260403T070000Z", 3), ("20260403T065959Z", 2), ("20260403", 3), ("20260402", 2),
    ])
    func untilIsInUTCOrADayOfTheZone(until: String, count: Int) throws {
        let found = try times(["RRULE:FREQ=DAILY;UNTIL=\(until)"], from: "20260401T070000Z", zone: try zone)
        #expect(found.count == count)
    }

    @Test(arguments: [("20260403", 3), ("20260403T070000Z", 3), ("20260402T235959Z", 2)])
    func untilOfWholeDays(until: String, count: Int) throws {
        let found = try times(["RRULE:FREQ=DAILY;UNTIL=\(until)"], from: "20260401", zone: nil)
        #expect(found.count == count)
    }

    @Test func timesOfDayAreIgnoredForWholeDays() throws {
        let lines = ["RRULE:FREQ=DAILY;COUNT=2;BYHOUR=9,10", "RDATE;VALUE=DATE:20260410", "EXDATE;VALUE=DATE:20260402"]
        try expect(try times(lines, from: "20260401", zone: nil), "20260401 20260410")
    }

    @Test func datesHaveAZoneOfTheirOwn() throws {
        let lines = [
            "RDATE;TZID=Etc/UTC:20260402T070000", "RDATE:20260403T090000", "EXDATE;VALUE=DATE-TIME:20260404T090000",
        ]
        let found = try times(
            lines + ["RRULE:FREQ=DAILY;BYMONTHDAY=4;COUNT=1"],
            from: "20260401T070000Z",
            zone: try zone
        )
        try expect(found, "20260401T070000Z 20260402T070000Z 20260403T070000Z")
    }

    /// Google takes such a line, and it has no effect.
    @Test func anExclusionOfADayExcludesNoTime() throws {
        let lines = ["RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20260402"]
        #expect(try times(lines, from: "20260401T070000Z").count == 2)
    }

    @Test(arguments: [
        "RRULE", "RRULE:", "FREQ=DAILY", "RRULE;X=1:FREQ=DAILY", "RRULE:FREQ=DAILY;UNTIL=20260403T070000",
        "DTSTART:20260101T000000Z", "DTEND:20260101T000000Z", "RDATE:", "RDATE:20260402", "RDATE:20260402T070000Z,",
        "RDATE;VALUE=PERIOD:20260402T070000Z/PT1H", "EXDATE;TZID=Mars/Olympus:20260402T070000", "EXDATE;X=1:20260402",
        "EXDATE;:20260402", "EXRULE:FREQ=HOURLY", ":", "", ";;;", "RRULE=WEEKLY;UNTIL=2019-07-16T00:00:00+08:00",
    ])
    func otherLinesAreRefused(line: String) throws {
        #expect(throws: RecurrenceError.self) { try times([line], from: "20260401T070000Z") }
    }

    @Test func theNumberOfRulesIsLimited() throws {
        let lines = Array(repeating: "RRULE:FREQ=DAILY", count: 51)
        #expect(throws: RecurrenceError.self) { try times(lines, from: "20260401T070000Z") }
        #expect(try times(lines.dropLast(), from: "20260401T070000Z").count == 10)
    }

    @Test func aRangeFarFromTheStartIsReachedAtOnce() throws {
        let range = try seconds("99000101T000000Z")..<seconds("99000103T000000Z")
        var work = 1000
        let set = try RecurrenceSet(["RRULE:FREQ=DAILY"], start: seconds("19700101T100000Z"), zone: .utc)
        let found = try set.times(in: range, limit: 10, work: &work)
        try expect(found, "99000101T100000Z 99000102T100000Z")
        #expect(work > 900)
    }

    /// The calendar repeats itself after 400 years.
    @Test func rulesThatAreNeverTrueEnd() throws {
        let lines = [
            "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "RRULE:FREQ=MONTHLY;BYDAY=6MO", "EXDATE:20260401T070000Z",
        ]
        var work = Int.max
        let set = try RecurrenceSet(lines, start: seconds("20260401T070000Z"), zone: .utc)
        let found = try set.times(in: .min ..< .max, limit: 10, work: &work)
        #expect(found.isEmpty)
        #expect(Int.max - work < RecurrenceSet.limits.work)
    }

    /// Rules that exclude each other, are never true one after the other, or count to a time that is far away.
    @Test(arguments: [
        ["RRULE:FREQ=DAILY", "EXRULE:FREQ=DAILY"],
        ["RRULE:FREQ=DAILY;COUNT=9223372036854775807", "EXRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU"],
        ["RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU", "RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TH"],
        ["RRULE:FREQ=DAILY;COUNT=9223372036854775807", "EXDATE:20260401T070000Z"],
    ])
    func whatNeedsTooMuchWorkIsAnError(lines: [String]) throws {
        let set = try RecurrenceSet(lines, start: seconds("20260401T070000Z"), zone: .utc)
        let least = try seconds(lines.last?.hasPrefix("EXDATE") == true ? "30000101T000000Z" : "20260101T000000Z")
        var work = Int.max
        #expect(throws: RecurrenceError.self) { try set.times(in: least..<Int.max, limit: 10, work: &work) }
        #expect(Int.max - work < 4 * RecurrenceSet.limits.work)
    }

    @Test func theWorkOfAListIsLimited() throws {
        var work = 100
        let set = try RecurrenceSet(["RRULE:FREQ=DAILY"], start: seconds("20260401T070000Z"), zone: .utc)
        #expect(throws: RecurrenceError.self) { try set.times(in: .min ..< .max, limit: 10_000, work: &work) }
        #expect(work <= 0)
    }

    /// Dates that are all excluded are work; those behind the range are none.
    @Test func excludedDatesAreWork() throws {
        let dates = (0..<100).map { "202604\(10 + $0 % 20)T\(10 + $0 / 20)0000Z" }.joined(separator: ",")
        let set = try RecurrenceSet(
            ["RDATE:\(dates)", "EXDATE:\(dates)"],
            start: seconds("20260401T070000Z"),
            zone: .utc
        )
        var work = 1000
        let april = try seconds("20260402T000000Z")
        var found = try set.times(in: april..<(.max), limit: 10, work: &work)
        #expect(found.isEmpty)
        #expect(work <= 901)
        work = 1000
        found = try set.times(in: .min..<april, limit: 10, work: &work)
        #expect(found.count == 1)
        #expect(work >= 998)
    }
}
