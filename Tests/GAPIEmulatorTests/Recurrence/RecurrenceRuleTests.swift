import Testing

@testable import GAPIEmulator

/// The examples of RFC 5545, 3.8.5.3, and what it forbids.
@Suite("Recurrence rules", .timeLimit(.minutes(5)))
struct RecurrenceRuleTests {
    /// Returns the first times of a rule that begins on a day, at nine o'clock if the day has no time.
    private func times(_ rule: String, from start: String) throws -> RecurrenceRule.Times {
        let rule = try RecurrenceRule(parsing: rule)
        var last = Int.max
        if case .until(let until) = rule.end { last = until.localSeconds }
        let start = try RecurrenceTime(parsing: start.utf8.count == 8 ? start + "T090000" : start)
        return RecurrenceRule.Times(rule, from: start.localSeconds, last: last)
    }

    private func day(_ time: Int) -> String {
        let day = Day(time / RecurrenceTime.day)
        return "\(day.year * 10_000 + day.month * 100 + day.day)"
    }

    /// Rules with an end, all of whose days are given.
    @Test(arguments: [
        (
            "FREQ=DAILY;COUNT=10", "19970902",
            "19970902 19970903 19970904 19970905 19970906 19970907 19970908 19970909 19970910 19970911"
        ),
        ("FREQ=DAILY;INTERVAL=10;COUNT=5", "19970902", "19970902 19970912 19970922 19971002 19971012"),
        (
            "FREQ=WEEKLY;UNTIL=19971224T000000Z", "19970902",
            "19970902 19970909 19970916 19970923 19970930 19971007 19971014 19971021 19971028 19971104 19971111 "
                + "19971118 19971125 19971202 19971209 19971216 19971223"
        ),
        (
            "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH", "19970902",
            "19970902 19970904 19970909 19970911 19970916 19970918 19970923 19970925 19970930 19971002"
        ),
        (
            "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR", "19970901",
            "19970901 19970903 19970905 19970915 19970917 19970919 19970929 19971001 19971003 19971013 19971015 "
                + "19971017 19971027 19971029 19971031 19971110 19971112 19971114 19971124 19971126 19971128 "
                + "19971208 19971210 19971212 19971222"
        ),
        (
            "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH", "19970902",
            "19970902 19970904 19970916 19970918 19970930 19971002 19971014 19971016"
        ),
        (
            "FREQ=MONTHLY;COUNT=10;BYDAY=1FR", "19970905",
            "19970905 19971003 19971107 19971205 19980102 19980206 19980306 19980403 19980501 19980605"
        ),
        (
            "FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR", "19970905",
            "19970905 19971003 19971107 19971205"
        ),
        (
            "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU", "19970907",
            "19970907 19970928 19971102 19971130 19980104 19980125 19980301 19980329 19980503 19980531"
        ),
        (
            "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", "19970922",
            "19970922 19971020 19971117 19971222 19980119 19980216"
        ),
        (
            "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15", "19970902",
            "19970902 19970915 19971002 19971015 19971102 19971115 19971202 19971215 19980102 19980115"
        ),
        (
            "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1", "19970930",
            "19970930 19971001 19971031 19971101 19971130 19971201 19971231 19980101 19980131 19980201"
        ),
        (
            "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", "19970910",
            "19970910 19970911 19970912 19970913 19970914 19970915 19990310 19990311 19990312 19990313"
        ),
        (
            "FREQ=YEARLY;COUNT=10;BYMONTH=6,7", "19970610",
            "19970610 19970710 19980610 19980710 19990610 19990710 20000610 20000710 20010610 20010710"
        ),
        (
            "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3", "19970310",
            "19970310 19990110 19990210 19990310 20010110 20010210 20010310 20030110 20030210 20030310"
        ),
        (
            "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200", "19970101",
            "19970101 19970410 19970719 20000101 20000409 20000718 20030101 20030410 20030719 20060101"
        ),
        ("FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "19970904", "19970904 19971007 19971106"),
        (
            "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "19970805",
            "19970805 19970810 19970819 19970824"
        ),
        (
            "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "19970805",
            "19970805 19970817 19970819 19970831"
        ),
        // The 30th of February does not exist.
        ("FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "20070115", "20070115 20070130 20070215 20070315 20070330"),
    ])
    func anExampleOfTheStandardWithAnEnd(rule: String, start: String, days: String) throws {
        #expect(try times(rule, from: start).map(day).joined(separator: " ") == days)
    }

    /// Rules without an end, whose first days are given.
    @Test(arguments: [
        ("FREQ=DAILY;INTERVAL=2", "19970902", "19970902 19970904 19970906 19970908 19970910"),
        (
            "FREQ=WEEKLY;INTERVAL=2;WKST=SU", "19970902",
            "19970902 19970916 19970930 19971014 19971028 19971111 19971125 19971209 19971223 19980106"
        ),
        ("FREQ=MONTHLY;BYMONTHDAY=-3", "19970928", "19970928 19971029 19971128 19971229 19980129 19980226"),
        (
            "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU", "19970902",
            "19970902 19970909 19970916 19970923 19970930 19971104 19971111 19971118 19971125 19980106 19980113 "
                + "19980120 19980127 19980303 19980310 19980317 19980324 19980331"
        ),
        ("FREQ=YEARLY;BYDAY=20MO", "19970519", "19970519 19980518 19990517"),
        ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "19970512", "19970512 19980511 19990517"),
        (
            "FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "19970313",
            "19970313 19970320 19970327 19980305 19980312 19980319 19980326 19990304 19990311 19990318 19990325"
        ),
        ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "19970902", "19980213 19980313 19981113 19990813 20001013"),
        (
            "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", "19970913",
            "19970913 19971011 19971108 19971213 19980110 19980207 19980307 19980411 19980509 19980613"
        ),
        (
            "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", "19961105",
            "19961105 20001107 20041102"
        ),
        (
            "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "19970929",
            "19970929 19971030 19971127 19971230 19980129 19980226 19980330"
        ),
        // The week is the standard's, and the day that of the start.
        ("FREQ=YEARLY;BYWEEKNO=1", "19970102", "19970102 19980101 19990107 20000106"),
        // A number and each of the same days are one set.
        ("FREQ=MONTHLY;BYDAY=MO,1TU", "20260105", "20260105 20260106 20260112 20260119 20260126 20260202 20260203"),
        ("freq=daily;byday=mo", "20260105", "20260105 20260112"),
    ])
    func anExampleOfTheStandardWithoutEnd(rule: String, start: String, days: String) throws {
        let expected = days.split(separator: " ")
        #expect(try times(rule, from: start).prefix(expected.count).map(day) == expected.map(String.init))
    }

    @Test(arguments: [
        "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
        "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1",
    ])
    func everyDayInJanuaryForThreeYears(rule: String) throws {
        let days = try times(rule, from: "19980101").map(day)
        #expect(days.count == 93)
        #expect(days.first == "19980101")
        #expect(days.last == "20000131")
    }

    @Test func everyTwentyMinutesOfTheWorkingDay() throws {
        let rule = "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40"
        let found = Array(try times(rule, from: "19970902").prefix(25))
        #expect(found.map { $0 % RecurrenceTime.day / 60 }.prefix(4) == [540, 560, 580, 600])
        #expect(found.map(day)[23...] == ["19970902", "19970903"])
    }

    @Test(arguments: [
        "", "FREQ", "FREQ=", "INTERVAL=1", "FREQ=HOURLY", "FREQ=MINUTELY", "FREQ=SECONDLY", "FREQ=DAILY;",
        "FREQ=DAILY;FREQ=DAILY", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;COUNT=0",
        "FREQ=DAILY;COUNT=-1", "FREQ=DAILY;COUNT=x", "FREQ=DAILY;COUNT=1;UNTIL=20260101", "FREQ=DAILY;UNTIL=2026",
        "FREQ=DAILY;UNTIL=20260230", "FREQ=DAILY;UNTIL=20260101T250000Z", "FREQ=DAILY;BYHOUR=24",
        "FREQ=DAILY;BYMINUTE=60", "FREQ=DAILY;BYSECOND=61", "FREQ=DAILY;BYMONTH=0", "FREQ=DAILY;BYMONTH=-1",
        "FREQ=DAILY;BYMONTHDAY=0", "FREQ=DAILY;BYMONTHDAY=32", "FREQ=DAILY;BYMONTHDAY=1,,2",
        "FREQ=DAILY;BYMONTHDAY=99999999999999999999", "FREQ=YEARLY;BYYEARDAY=367", "FREQ=MONTHLY;BYYEARDAY=1",
        "FREQ=MONTHLY;BYWEEKNO=1", "FREQ=YEARLY;BYWEEKNO=54", "FREQ=WEEKLY;BYMONTHDAY=1", "FREQ=WEEKLY;BYDAY=1MO",
        "FREQ=DAILY;BYDAY=-1MO", "FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO", "FREQ=MONTHLY;BYDAY=0MO",
        "FREQ=MONTHLY;BYDAY=54MO", "FREQ=MONTHLY;BYDAY=XX", "FREQ=MONTHLY;BYDAY=M", "FREQ=MONTHLY;BYDAY=",
        "FREQ=DAILY;WKST=1MO", "FREQ=DAILY;BYSETPOS=1", "FREQ=DAILY;BYDAY=MO;BYSETPOS=0", "FREQ=DAILY;BYEASTER=0",
        "FREQ=DAILY;X-A=1", "FREQ=DAILY;SKIP=BACKWARD", "FREQ=DAILY COUNT=1",
    ])
    func whatTheStandardForbidsIsRefused(rule: String) {
        #expect(throws: RecurrenceError.self) { try RecurrenceRule(parsing: rule) }
    }

    // MARK: Hostile rules

    /// The work for rules that are true of no day, or of hardly any, is that for the days of 400 years.
    @Test(arguments: [
        "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=WEEKLY;BYMONTH=2;BYDAY=MO;BYSETPOS=300",
        "FREQ=MONTHLY;BYDAY=6MO", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31", "FREQ=YEARLY;BYYEARDAY=1;BYMONTH=12",
        "FREQ=YEARLY;BYDAY=-53MO;BYMONTHDAY=31;BYMONTH=6", "FREQ=DAILY;INTERVAL=7;BYDAY=TU",
        "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=9223372036854775808",
    ])
    func aRuleThatIsNeverTrueEnds(rule: String) throws {
        let start = try RecurrenceTime(parsing: "20260105T100000").localSeconds
        var times = RecurrenceRule.Times(try RecurrenceRule(parsing: rule), from: start)
        #expect(times.next() == nil)
        #expect(times.work <= 3 * 400 * 366)
        #expect(times.next() == nil)
    }

    @Test func aRuleEndsWithTheYear9999() throws {
        #expect(try times("FREQ=YEARLY", from: "99970101").map(day) == ["99970101", "99980101", "99990101"])
        #expect(try times("FREQ=DAILY", from: "99991230").map(day) == ["99991230", "99991231"])
        #expect(try times("FREQ=WEEKLY", from: "99991225").map(day) == ["99991225"])
        #expect(try times("FREQ=MONTHLY", from: "99991101").map(day) == ["99991101", "99991201"])
        #expect(try times("FREQ=DAILY;UNTIL=99991231T235959Z", from: "99991231").map(day) == ["99991231"])
    }

    @Test(arguments: ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"])
    func theLargestNumbersAreHarmless(frequency: String) throws {
        let interval = "FREQ=\(frequency);INTERVAL=9223372036854775807"
        #expect(try times(interval, from: "20260105").map(day) == ["20260105"])
        let count = "FREQ=\(frequency);INTERVAL=9999999999999999999999;COUNT=99999999999999999999999999"
        #expect(try times(count, from: "20260105").map(day) == ["20260105"])
    }

    /// A year of such a rule has more than 31 million times; those before the start are not passed one by one.
    @Test func aTimeOfEachSecondIsFoundAtOnce() throws {
        func all(_ range: Range<Int>) -> String { range.map(String.init).joined(separator: ",") }
        let rule =
            "FREQ=YEARLY;BYMONTH=\(all(1..<13));BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=\(all(0..<24));"
            + "BYMINUTE=\(all(0..<60));BYSECOND=\(all(0..<60))"
        let start = try RecurrenceTime(parsing: "20261231T235958").localSeconds
        #expect(try Array(times(rule, from: "20261231T235958").prefix(3)) == [start, start + 1, start + 2])
        let ends = try Array(times(rule + ";BYSETPOS=-1,1", from: "20261231T235958").prefix(3))
        #expect(ends == [start + 1, start + 2, start + 31_536_001])
    }

    /// Without `COUNT`, the periods before a time of interest are not tried.
    @Test(arguments: [
        "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;INTERVAL=2", "FREQ=MONTHLY;INTERVAL=5", "FREQ=YEARLY;INTERVAL=7",
    ])
    func aLaterBeginningFindsTheSameTimes(text: String) throws {
        let rule = try RecurrenceRule(parsing: text)
        let start = try RecurrenceTime(parsing: "20000131T100000").localSeconds
        let least = try RecurrenceTime(parsing: "28000214T000000").localSeconds
        let expected = RecurrenceRule.Times(rule, from: start).lazy.filter { $0 >= least }.prefix(5)
        var times = RecurrenceRule.Times(rule, from: start, notBefore: least)
        #expect((0..<5).compactMap { _ in times.next() } == Array(expected))
        #expect(times.work < 200)
    }
}

extension RecurrenceTime {
    /// The time as if it were in a rule's zone; a day is its midnight.
    var localSeconds: Int {
        switch self {
        case .date(let day): day * Self.day
        case .local(let seconds), .utc(let seconds): seconds
        }
    }
}
