import AsyncJSON
import Testing

/// The form in which services print times is parsed by words; with another zone, the same time is parsed by characters.
@Suite("JSON.Timestamp in its usual form")
struct TimestampTests {
    /// Parses a text that ends with Z, and compares it with the same text in a zone that is written out.
    private static func check(_ text: String) -> Bool {
        let usual = try? JSON.Timestamp(parsing: text)
        let other = try? JSON.Timestamp(parsing: "\(text.dropLast())+00:00")
        return usual == other && usual?.nanoseconds == other?.nanoseconds
            && (usual == nil || usual?.description == text)
    }

    @Test(arguments: ["2026-11-20T10:00:00.123Z", "2000-02-28T23:59:59Z"])
    func everyOtherCharacterHasTheSameResult(_ text: String) {
        for place in 0..<text.utf8.count - 1 {
            for byte in UInt8(0)...0x7F {
                var bytes = Array(text.utf8)
                bytes[place] = byte
                let changed = String(decoding: bytes, as: UTF8.self)
                #expect(Self.check(changed), "\(changed)")
            }
        }
    }

    /// Characters of two and three bytes in the place of as many others.
    @Test(arguments: ["2026-11-20T10:00:00.123Z", "2000-02-28T23:59:59Z"])
    func otherLettersAreNoTime(_ text: String) {
        for character in ["\u{80}", "\u{FF}", "é", "ú", "\u{7FF}", "\u{800}", "東", "\u{FFFD}"] {
            for place in 0..<text.utf8.count - character.utf8.count {
                var bytes = Array(text.utf8)
                bytes.replaceSubrange(place..<place + character.utf8.count, with: character.utf8)
                let changed = String(decoding: bytes, as: UTF8.self)
                #expect(throws: JSON.Error.self, "\(changed)") { try JSON.Timestamp(parsing: changed) }
            }
        }
    }

    @Test func everyDayHasTheSameResult() throws {
        func digits(_ number: Int, _ count: Int) -> String {
            String(repeating: "0", count: count - String(number).count) + String(number)
        }
        var generator = SplitMix(state: 5)
        for year in [0, 1, 1599, 1600, 1900, 1969, 1970, 1999, 2000, 2024, 2026, 2100, 9999] {
            for month in 0...13 {
                for day in 0...32 {
                    let date = "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
                    let hour = digits(Int.random(in: 0...24, using: &generator), 2)
                    let second = digits(Int.random(in: 55...61, using: &generator), 2)
                    let fraction = ["", ".000", ".999", ".007"].randomElement(using: &generator) ?? ""
                    let text = "\(date)T\(hour):59:\(second)\(fraction)Z"
                    #expect(Self.check(text), "\(text)")
                }
            }
        }
        let time = try JSON.Timestamp(parsing: "2026-11-20T10:00:00.123Z")
        #expect(time.seconds == 1_795_168_800)
        #expect(time.nanoseconds == 123_000_000)
    }
    /// A time is compared where its string begins, and its end is looked for at two places.
    @Test(arguments: ["2026-11-20T10:00:00.123Z", "2000-02-28T23:59:59Z"])
    func aTimeEndsWhereItsStringDoes(_ text: String) throws {
        let document = #"{"id":"x","timeCreated":"\#(text)"}"#
        #expect(try Bucket(json: document).timeCreated == JSON.Timestamp(parsing: text))
        for count in 0..<document.utf8.count {
            let error = #expect(throws: JSON.Error.self) { try Bucket(json: document.utf8.prefix(count)) }
            #expect(error?.code == .unexpectedEnd)
            #expect(error?.offset == count)
        }
        for count in 0..<text.utf8.count {
            let (start, rest) = (text.prefix(count), text.dropFirst(count))
            let ends = [
                (#"","id":"\#(rest)"}"#, ""), (#"\"\#(rest)"}"#, "\"\(rest)"), (#"\u0030\#(rest)"}"#, "0\(rest)"),
                (#"Z"}"#, "Z"),
            ]
            for (end, text) in ends {
                let expected = try? JSON.Timestamp(parsing: "\(start)\(text)")
                let read = try Bucket(json: #"{"timeCreated":"\#(start)\#(end)"#).timeCreated
                #expect(read == expected)
                #expect(read?.description == expected?.description)
            }
        }
    }
}
