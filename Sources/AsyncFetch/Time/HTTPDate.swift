import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The date formats of HTTP (RFC 9110 §5.6.7): the preferred one, and two that old servers write.
package enum HTTPDate {
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Parses a date.
    ///
    /// - Returns: The seconds since 1970, or `nil` if the text is not such a date.
    package static func seconds(_ text: String) -> Int64? {
        if let seconds = secondsInPreferredFormat(text) { return seconds }
        var words = text.split { $0 == " " || $0 == "-" }.map(String.init)
        if text.contains("--") || text.contains(" -") { return nil }  // rejects negative numbers
        if words.count == 5 {
            // Sun Nov  6 08:49:37 1994
            words = [words[0], words[2], words[1], words[4], words[3], "GMT"]
        }
        // Sun, 06 Nov 1994 08:49:37 GMT, or Sunday, 06-Nov-94 08:49:37 GMT
        guard words.count == 6, words[5] == "GMT",
            let day = Int64(words[1]), (1...31).contains(day),
            let month = months.firstIndex(of: words[2]),
            let year = year(words[3])
        else { return nil }
        let clock = words[4].split(separator: ":", omittingEmptySubsequences: false).compactMap { Int64($0) }
        guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
        else {
            return nil
        }
        let days = GregorianCalendar.days(Int(year), month + 1, Int(day))
        return Int64(days) * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
    }

    /// Parses a date in the format of nearly all servers: `Sun, 06 Nov 1994 08:49:37 GMT`.
    private static func secondsInPreferredFormat(_ text: String) -> Int64? {
        var text = text
        return text.withUTF8 { bytes in
            func number(_ place: Int, _ count: Int) -> Int? {
                var number = 0
                for byte in bytes[place..<place + count] {
                    guard byte &- UInt8(ascii: "0") < 10 else { return nil }
                    number = number * 10 + Int(byte &- UInt8(ascii: "0"))
                }
                return number
            }
            func holds(_ part: StaticString, at place: Int) -> Bool {
                bytes[place..<place + part.utf8CodeUnitCount].elementsEqual(
                    UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
                )
            }
            guard bytes.count == 29, bytes[..<3].allSatisfy({ $0 > UInt8(ascii: "-") }), holds(", ", at: 3),
                holds(" ", at: 7), holds(" ", at: 11), holds(" ", at: 16), holds(":", at: 19), holds(":", at: 22),
                holds(" GMT", at: 25),
                let day = number(5, 2), (1...31).contains(day),
                let month = months.firstIndex(where: { $0.utf8.elementsEqual(bytes[8..<11]) }),
                let year = number(12, 4), year > 0, let hour = number(17, 2), hour < 24,
                let minute = number(20, 2), minute < 60, let second = number(23, 2), second <= 60
            else { return nil }
            let days = GregorianCalendar.days(year, month + 1, day)
            return Int64(days) * 86_400 + Int64(hour * 3_600 + minute * 60 + second)
        }
    }

    /// Returns the year; of two digits, the year with these last digits that is at most 50 years ahead.
    private static func year(_ text: String) -> Int64? {
        guard let year = Int64(text), (0...9999).contains(year) else { return nil }
        guard text.utf8.count == 2 else { return year > 0 ? year : nil }
        let latest = 1970 + Int64(Date().timeIntervalSince1970) / 31_556_952 + 50
        return latest - (latest - year) % 100
    }
}
