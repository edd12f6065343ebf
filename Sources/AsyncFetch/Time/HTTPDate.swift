#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The date formats of HTTP (RFC 9110 §5.6.7): the preferred one, and two that old servers write.
enum HTTPDate {
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// Parses a date.
    ///
    /// - Returns: The seconds since 1970, or `nil` if the text is not such a date.
    static func seconds(_ text: String) -> Int64? {
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
        return days(year: year, month: Int64(month) + 1, day: day) * 86_400 + clock[0] * 3_600 + clock[1] * 60
            + clock[2]
    }

    /// Returns the year; of two digits, the year with these last digits that is at most 50 years ahead.
    private static func year(_ text: String) -> Int64? {
        guard let year = Int64(text), (0...9999).contains(year) else { return nil }
        guard text.utf8.count == 2 else { return year > 0 ? year : nil }
        let latest = 1970 + Int64(Date().timeIntervalSince1970) / 31_556_952 + 50
        return latest - (latest - year) % 100
    }

    /// Returns the days since 1970 in the Gregorian calendar; years begin in March, so that the leap day comes last.
    static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
        let y = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return y * 365 + y / 4 - y / 100 + y / 400 + dayOfYear - 719_468
    }

    static func length(ofMonth month: Int64, year: Int64) -> Int64 {
        let next = month == 12 ? (year + 1, 1) : (year, month + 1)
        return days(year: next.0, month: next.1, day: 1) - days(year: year, month: month, day: 1)
    }
}
