import AsyncJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("JSON formats")
struct FormatTests {
    @Test(
        arguments: [
            ("1970-01-01T00:00:00Z", 0, 0), ("1969-12-31T23:59:59.5Z", -1, 500_000_000),
            ("2026-11-20T10:00:00.123456789+01:00", 1_795_165_200, 123_456_789),
            ("2000-02-29T00:00:00.000Z", 951_782_400, 0),
            ("0001-01-01T00:00:00Z", -62_135_596_800, 0),
            ("9999-12-31T23:59:59.999999999Z", 253_402_300_799, 999_999_999),
            ("1970-01-01t00:00:00z", 0, 0), ("1970-01-01 00:00:00-00:00", 0, 0),
            ("2016-12-31T23:59:60Z", 1_483_228_800, 0),
            ("1970-01-01T00:00:00.1234567891234Z", 0, 123_456_789), ("1970-01-01T05:30:00+05:30", 0, 0),
            ("1969-12-31T19:00:00.10-05:00", 0, 100_000_000),
        ] as [(String, Int64, Int32)]
    )
    func timestampsAreExactAndPrintAsRead(_ text: String, _ seconds: Int64, _ nanoseconds: Int32) throws {
        let time = try JSON.Timestamp(parsing: text)
        #expect(time.seconds == seconds)
        #expect(time.nanoseconds == nanoseconds)
        #expect(time.description == text)
        #expect(time == JSON.Timestamp(seconds: seconds, nanoseconds: Int64(nanoseconds)))
    }

    @Test(arguments: [
        "", "2026", "2026-11-20", "2026-11-20T10:00", "2026-11-20T10:00:00", "2026-13-01T00:00:00Z",
        "2026-02-29T00:00:00Z",
        "2026-11-20T24:00:00Z", "2026-11-20T10:60:00Z", "2026-11-20T10:00:61Z", "2026-11-20T10:00:00.Z",
        "2026-11-20T10:00:00+1:00", "2026-11-20T10:00:00+24:00", "2026-11-20T10:00:00Zx", "２026-11-20T10:00:00Z",
    ])
    func otherTextsAreNoTimestamps(_ text: String) {
        let error = #expect(throws: JSON.Error.self) { try JSON.Timestamp(parsing: text) }
        #expect(error?.code == .invalidValue)
    }

    @Test(
        arguments: [
            (0, 0, "1970-01-01T00:00:00Z"), (-1, 1_000_000, "1969-12-31T23:59:59.001Z"),
            (0, -1, "1969-12-31T23:59:59.999999999Z"),
            (0, 1_000_001_000, "1970-01-01T00:00:01.000001Z"), (951_868_799, 0, "2000-02-29T23:59:59Z"),
        ] as [(Int64, Int64, String)]
    )
    func madeTimestampsPrintInUTC(_ seconds: Int64, _ nanoseconds: Int64, _ text: String) {
        #expect(JSON.Timestamp(seconds: seconds, nanoseconds: nanoseconds).description == text)
    }

    @Test func everyDayOfFourHundredYearsSurvives() throws {
        for day in stride(from: Int64(-730_000), to: 2_900_000, by: 37) {
            let time = JSON.Timestamp(seconds: day * 86_400 + 3)
            guard time.seconds > -62_167_219_200, time.seconds < 253_402_300_800 else { continue }
            #expect(try JSON.Timestamp(parsing: time.description).seconds == time.seconds)
        }
    }

    @Test(
        arguments: [
            ("0s", 0, 0), ("3.5s", 3, 500_000_000), ("-0.000000001s", 0, -1), ("-3.50s", -3, -500_000_000),
            ("-0s", 0, 0),
            ("007s", 7, 0), ("315576000000.999999999s", 315_576_000_000, 999_999_999),
        ] as [(String, Int64, Int32)]
    )
    func durationsPrintAsRead(_ text: String, _ seconds: Int64, _ nanoseconds: Int32) throws {
        let duration = try JSON.Duration(parsing: text)
        #expect(duration.seconds == seconds)
        #expect(duration.nanoseconds == nanoseconds)
        #expect(duration.description == text)
        #expect(JSON.Duration(duration.duration) == duration)
    }

    @Test(arguments: ["", "s", "1", "1.s", ".5s", "+1s", "1 s", "1e3s", "--1s", "9999999999999999999s"])
    func otherTextsAreNoDurations(_ text: String) {
        #expect(throws: JSON.Error.self) { try JSON.Duration(parsing: text) }
    }

    @Test(arguments: [
        (Swift.Duration.milliseconds(1500), "1.500s"), (.seconds(-2), "-2s"), (.nanoseconds(-1), "-0.000000001s"),
    ])
    func madeDurationsPrintThreeSixOrNineDigits(_ duration: Swift.Duration, _ text: String) {
        #expect(JSON.Duration(duration).description == text)
    }

    @Test(
        arguments: [
            ("", []), ("AA==", [0]), ("AA", [0]), ("-_8=", [0xFB, 0xFF]), ("+/8", [0xFB, 0xFF]),
            ("Zm9vYmFy", Array("foobar".utf8)),
            ("Zm9vYg==", Array("foob".utf8)),
        ] as [(String, [UInt8])]
    )
    func base64OfBothAlphabetsKeepsItsText(_ text: String, _ bytes: [UInt8]) throws {
        let value = try JSON.Bytes(parsing: text)
        #expect(value.bytes == bytes)
        #expect(value.description == text)
        #expect(value == JSON.Bytes(bytes))
        #expect(value.hashValue == JSON.Bytes(bytes).hashValue)
    }

    @Test(arguments: ["A", "AA=", "AA===", "A=A=", "====", "A A", "é", "AAAAA"])
    func otherTextsAreNoBase64(_ text: String) {
        #expect(throws: JSON.Error.self) { try JSON.Bytes(parsing: text) }
    }

    @Test func bytesAreEncodedInTheStandardAlphabet() throws {
        #expect(JSON.Bytes([0xFB, 0xFF]).description == "+/8=")
        let all = Array(UInt8.min...UInt8.max)
        for count in 0...all.count {
            #expect(
                try JSON.Bytes(parsing: JSON.Bytes(all.prefix(count)).description).bytes == Array(all.prefix(count))
            )
        }
    }

    @Test func bytesAreEncodedForURLsToo() throws {
        #expect(JSON.Bytes(urlSafe: [0xFB, 0xFF]).description == "-_8")
        #expect(JSON.Bytes(urlSafe: "foob".utf8).description == "Zm9vYg")
        #expect(JSON.Bytes(urlSafe: [0xFB, 0xFF]) == JSON.Bytes([0xFB, 0xFF]))
        let all = Array(UInt8.min...UInt8.max)
        for count in 0...all.count {
            let text = JSON.Bytes(urlSafe: all.prefix(count)).description
            #expect(text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
            #expect(try JSON.Bytes(parsing: text).bytes == Array(all.prefix(count)))
        }
    }

    @Test(
        arguments: [
            (.min, 0, .min, 0), (.max, 0, .max, 0), (.min, .min, .min, 0), (.max, .max, .max, 999_999_999),
            (0, .min, -9_223_372_037, 145_224_192), (0, .max, 9_223_372_036, 854_775_807), (0, -1, -1, 999_999_999),
            (-62_167_219_201, 0, -62_167_219_201, 0), (253_402_300_800, 0, 253_402_300_800, 0),
        ] as [(Int64, Int64, Int64, Int32)]
    )
    func momentsOutsideTheCalendarAreSeconds(_ seconds: Int64, _ more: Int64, _ sum: Int64, _ nanoseconds: Int32) {
        let time = JSON.Timestamp(seconds: seconds, nanoseconds: more)
        #expect(time.seconds == sum)
        #expect(time.nanoseconds == nanoseconds)
        #expect(time.description.isEmpty == false)
        #expect(time.description.hasSuffix("s") == !(-62_167_219_200..<253_402_300_800).contains(sum))
        #expect(time == JSON.Timestamp(seconds: sum, nanoseconds: Int64(nanoseconds)))
    }

    @Test(arguments: ["1970-01-01T00:00:00Z", "2026-11-20T10:00:00.500+01:00", "1969-12-31T23:59:59.250Z"])
    func timestampsAndDatesAreTheSameMoment(_ text: String) throws {
        let time = try JSON.Timestamp(parsing: text)
        #expect(JSON.Timestamp(time.date) == time)
        #expect(time.date.timeIntervalSince1970 == Double(time.seconds) + Double(time.nanoseconds) / 1e9)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
    func datesThatAreNoneAreTheLastOrFirstMoment(_ interval: Double) {
        let time = JSON.Timestamp(Date(timeIntervalSince1970: interval))
        #expect(time.seconds == (interval < 0 ? .min : .max))
        // The same moments as those at which the arithmetic of seconds and nanoseconds ends.
        #expect(time == JSON.Timestamp(seconds: time.seconds, nanoseconds: interval < 0 ? .min : .max))
    }

    @Test func namesThatAreDataStandInBackticksInMasks() throws {
        let bucket = Bucket {
            $0.labels = ["a.b": "1", "c": "2"]
            $0.owners = ["x,y": Owner { $0.name = "n" }]
        }
        let mask = JSON.FieldMask(of: bucket)
        #expect(mask.description == "labels.`a.b`,labels.c,owners.`x,y`.name")
        #expect(try Bucket(json: #"{"mask":"\#(mask)"}"#).mask == mask)
        #expect(mask.fieldsParameter == "labels,owners")
        #expect(JSON.FieldMask(paths: ["`a.b`.c"]).fieldsParameter == "*")
        #expect(try Bucket(json: #"{"mask":"a,`b,c"}"#).mask?.paths == ["a", "`b", "c"])
    }

    @Test(arguments: [
        ("a.\u{301}b", "labels.`a.\u{301}b`"), ("`\u{301}", "labels.```\u{301}`"), (" \u{301}", "labels.` \u{301}`"),
        ("\u{301}", "labels.\u{301}"), ("", "labels.``"),
    ])
    func aCombiningMarkHidesNoSeparatorInAMask(_ name: String, _ path: String) throws {
        let mask = JSON.FieldMask(of: Bucket { $0.labels = [name: "1"] })
        #expect(mask.paths == [path])
        #expect(try Bucket(json: #"{"mask":"a,\#(path),\u0301b"}"#).mask?.paths == ["a", path, "\u{301}b"])
    }

    @Test func datesAreDaysOfTheCalendar() throws {
        #expect(try JSON.LocalDate(parsing: "2024-02-29").description == "2024-02-29")
        #expect(throws: JSON.Error.self) { try JSON.LocalDate(parsing: "2023-02-29") }
        #expect(throws: JSON.Error.self) { try JSON.LocalDate(parsing: "2023-2-9") }
        #expect(JSON.LocalDate(year: 1900, month: 2, day: 29) == nil)
        #expect(try JSON.LocalDate(parsing: "2023-12-31") < JSON.LocalDate(parsing: "2024-01-01"))
    }

    @Test(arguments: ["", "a", "a,b.c", ",", "a,"])
    func fieldMasksPrintAsRead(_ text: String) throws {
        #expect(try Bucket(json: #"{"mask":"\#(text)"}"#).mask?.description == text)
    }
}
