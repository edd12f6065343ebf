import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

import AsyncXML

@Suite struct BuiltInTests {
    struct Event: Codable, Equatable { var at: Date }

    @Test(
        arguments: [
            (-62_167_219_200, "0000-01-01T00:00:00Z"), (-62_167_219_201, "-0001-12-31T23:59:59Z"),
            (-62_198_755_199.5, "-0001-01-01T00:00:00.500Z"), (253_402_300_800, "10000-01-01T00:00:00Z"),
            (-1, "1969-12-31T23:59:59Z"),
        ] as [(Double, String)]
    )
    func datesOutsideOfFourDigitsAreReadBack(seconds: Double, text: String) throws {
        let event = Event(at: Date(timeIntervalSince1970: seconds))
        #expect(try encode(event) == "<r><at>\(text)</at></r>")
        #expect(try decode(Event.self, encode(event)) == event)
    }

    @Test(arguments: [
        "2026-01-01T00:00:00.123456Z", "2026-01-01T00:00:00.000001Z", "1999-12-31T23:59:59.999999Z",
        "1969-12-31T23:59:59.999001Z", "1900-02-28T12:00:00.700008Z", "2105-12-31T23:59:59.000009Z",
        "2026-01-01T00:00:00.120Z", "2026-01-01T00:00:01Z", "1492-10-12T00:00:00.123Z", "9999-12-31T23:59:59.999Z",
    ])
    func aDateIsWrittenAsItWasReadToTheMicrosecond(text: String) throws {
        let document = "<r><at>\(text)</at></r>"
        #expect(try encode(decode(Event.self, document)) == document)
    }

    @Test(arguments: [
        ("2026-01-01T00:00:00.1234567Z", "2026-01-01T00:00:00.123457Z"),
        ("2026-01-01T00:00:59.9999999Z", "2026-01-01T00:01:00Z"),
        ("2200-01-01T00:00:00.123456Z", "2200-01-01T00:00:00.123Z"),
    ])
    func finerFractionsAreRounded(text: String, written: String) throws {
        #expect(try encode(decode(Event.self, "<r><at>\(text)</at></r>")) == "<r><at>\(written)</at></r>")
    }

    @Test(arguments: [Double.infinity, -Double.infinity, Double.nan, 1e300, -1e300, 1e18, 1e15])
    func aDateThatHasNoTextIsAnError(seconds: Double) {
        let event = Event(at: Date(timeIntervalSince1970: seconds))
        #expect(error { try encode(event) }?.code == .invalidValue)
    }

    @Test(arguments: [
        "24:00:00.5Z", "24:00:01Z", "24:59:60Z", "25:00:00Z", "10:60:00Z", "10:00:61Z", "10:00:00+24:00",
        "10:00:00-10:60", "10:00:00+99:99",
    ])
    func timesThatNoClockShowsAreNoDates(time: String) {
        #expect(error { try decode(Event.self, "<r><at>2026-11-20T\(time)</at></r>") }?.code == .invalidValue)
    }

    @Test(arguments: ["24:00:00Z", "24:00:00.000Z", "23:59:60Z", "23:59:60-00:00"])
    func aDayEndsAtMidnight(time: String) throws {
        let end = Event(at: Date(timeIntervalSince1970: 1_795_219_200))
        #expect(try decode(Event.self, "<r><at>2026-11-20T\(time)</at></r>") == end)
    }

    @Test func aZoneIsUpToADayAway() throws {
        let event = Event(at: Date(timeIntervalSince1970: 1_795_168_800))
        #expect(try decode(Event.self, "<r><at>2026-11-21T09:59:00+23:59</at></r>") == event)
        #expect(try decode(Event.self, "<r><at>2026-11-19T20:00:00-14:00</at></r>") == event)
    }

    @Test(arguments: ["-0000-01-01", "02026-01-01", "123456789-01-01", "226-01-01", "--2026-01-01"])
    func yearsAreThoseOfXMLSchema(text: String) {
        #expect(error { try decode(Event.self, "<r><at>\(text)</at></r>") }?.code == .invalidValue)
    }
}
