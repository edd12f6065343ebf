import AsyncFeeds
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct DateTimeTests {
    @Test(arguments: [
        ("2003-12-13T18:30:02Z", 1_071_340_202), ("2003-12-13T18:30:02.25Z", 1_071_340_202),
        ("2003-12-13T18:30:02+01:00", 1_071_336_602), ("2003-12-13t18:30:02z", 1_071_340_202),
        ("2003-12-13 18:30:02", 1_071_340_202), ("2003-12-13T18:30Z", 1_071_340_200),
        ("2003-12-13T18:30:02-0500", 1_071_358_202), (" 2003-12-13T18:30:02-00:00\n", 1_071_340_202),
        ("2003-12-13", 1_071_273_600), ("2003-12", 1_070_236_800), ("2003", 1_041_379_200),
        ("2004-02-29T24:00:00Z", 1_078_099_200), ("1969-12-31T23:59:59Z", -1),
        ("Sat, 13 Dec 2003 18:30:02 GMT", 1_071_340_202), ("13 Dec 2003 18:30 EST", 1_071_358_200),
        ("Sat, 13 Dec 03 18:30:02 +0100", 1_071_336_602), ("Saturday, 13-Dec-03 18:30:02 PDT", 1_071_365_402),
        ("Sat, 13 December 2003", 1_071_273_600), ("Sat Dec 13 18:30:02 2003", 1_071_340_202),
        ("Thu, 1 Jan 2004 19:48:21 UT", 1_072_986_501),
    ])
    func datesOfManyFormsAreUnderstood(text: String, seconds: Int64) {
        #expect(Atom.DateTime(text).moment?.seconds == seconds)
    }

    @Test(arguments: [
        "", " ", "yesterday", "2003-13-01", "2003-02-29", "2003-12-32", "2003-12-13T", "2003-12-13T25:00:00Z",
        "2003-12-13T24:00:01Z", "2003-12-13T24:00:00.5Z", "2003-12-13T24:01Z", "Sat, 13 Dec 2003 24:30:00 GMT",
        "2003-12-13T18:60:00Z", "2003-12-13T18:30:61Z", "2003-12-13T18:30:02X", "2003-12-13T18:30:02+25:00",
        "2003-12-13T18:30:02+1:00", "2003-12-13T18:30:02.Z", "03-12-13", "2003/12/13", "2003-1-1", "12/13/2003",
        "1071340202", "T18:30:02Z", "18:30:02", "Sat, 32 Dec 2003 18:30:02 GMT", "Sat, 13 Foo 2003 18:30:02 GMT",
        "Sat, 13 Dec 2003 18:30:02 XYZ", "Sat, 13 Dec 2003 25:30:02 GMT", "Sat,", "Sat Dec 13 18:30:02", "2003-W50-6",
        "２００３-12-13", "2003-12-13T18:30:02ZZ", "9999999999-01-01",
    ])
    func whatIsNoDateIsKeptAsText(text: String) throws {
        #expect(Atom.DateTime(text).moment == nil)
        let entry = Atom.Entry { $0.updated = Atom.DateTime(text) }
        #expect(try decode(Atom.Entry.self, encode(entry)).updated?.text == text)
    }

    @Test func offsetsFractionsAndDatesAloneAreTold() {
        #expect(Atom.DateTime("2003-12-13T18:30:02.123456789123+05:45").moment?.nanoseconds == 123_456_789)
        #expect(Atom.DateTime("2003-12-13T18:30:02+05:45").moment?.offset == 345)
        #expect(Atom.DateTime("2003-12-13T18:30:02Z").moment?.offset == 0)
        #expect(Atom.DateTime("2003-12-13T18:30:02-00:00").moment?.offset == nil)
        #expect(Atom.DateTime("2003-12-13").moment?.hasTime == false)
        #expect(Atom.DateTime("2003-12-13T00:00:00Z").moment?.hasTime == true)
    }

    @Test(arguments: [
        (0, 0, 0, "1970-01-01T00:00:00Z"), (1_071_340_202, 0, 60, "2003-12-13T19:30:02+01:00"),
        (1_071_340_202, 250_000_000, -330, "2003-12-13T13:00:02.25-05:30"),
        (-1, 1, 0, "1969-12-31T23:59:59.000000001Z"),
        (253_402_300_799, 0, 0, "9999-12-31T23:59:59Z"), (951_782_400, 0, 0, "2000-02-29T00:00:00Z"),
    ])
    func datesAreWrittenInTheirZone(seconds: Int64, nanoseconds: Int32, offset: Int, text: String) {
        let date = Atom.DateTime(seconds: seconds, nanoseconds: nanoseconds, offset: offset)
        #expect(date.text == text)
        #expect(date.moment?.seconds == seconds)
        #expect(date.moment?.nanoseconds == nanoseconds)
        #expect(date.moment?.offset == offset)
    }

    @Test func aMomentPrintsAsItsText() {
        let moment = Atom.DateTime("Sat, 13 Dec 2003 18:30:02 GMT").moment
        #expect(moment.map { "\($0)" } == "2003-12-13T18:30:02Z")
        #expect(Atom.DateTime("2003-12-13").moment?.description == "2003-12-13")
        #expect(Atom.DateTime("2003-12-13T18:30:02.5-00:00").moment?.description == "2003-12-13T18:30:02.5-00:00")
    }

    @Test func datesOfFoundationGoBothWays() {
        let date = Date(timeIntervalSince1970: 1_071_340_202.25)
        #expect(Atom.DateTime("2003-12-13T19:30:02.25+01:00").date == date)
        #expect(Atom.DateTime(date, offset: 60).text == "2003-12-13T19:30:02.25+01:00")
        #expect(Atom.Moment(Date(timeIntervalSince1970: -0.5)).description == "1969-12-31T23:59:59.5Z")
        #expect(Atom.DateTime("yesterday").date == nil)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300, 9.3e18])
    func noDateIsTooFarAway(seconds: Double) {
        let text = Atom.DateTime(Date(timeIntervalSince1970: seconds)).text
        #expect(text.hasPrefix(seconds > 0 ? "9999-12-31T" : "0000-01-01T"))
    }

    @Test(arguments: [Int64.min, .max], [Int.min, 0, .max])
    func extremesAreWrittenAsTheNearestDate(seconds: Int64, offset: Int) {
        let text = Atom.DateTime(seconds: seconds, nanoseconds: .max, offset: offset).text
        #expect(text.hasPrefix(seconds > 0 ? "9999-12-31T" : "0000-01-01T"))
    }

    @Test(
        arguments: [
            ("now", nil), ("0", 0), ("12.5", 12.5), ("12:05:35.3", 43_535.3), ("1:00:00", 3600), ("100:00:00", 360_000),
        ]
            as [(String, Double?)]
    )
    func playTimesAreRead(text: String, seconds: Double?) {
        #expect(NormalPlayTime(text).seconds == seconds)
        #expect(NormalPlayTime(text).isNow == (text == "now"))
    }

    @Test(arguments: ["", "1:2", "1:60:00", "1:00:60", "-1", "x", "1:00:00:00", "nan", "inf", "::"])
    func whatIsNoPlayTimeHasNoSeconds(text: String) { #expect(NormalPlayTime(text).seconds == nil) }
}
