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

    /// Returns the year; of two digits, the year with these last digits that is at most 50 years ahead.
    private static func year(_ text: String) -> Int64? {
        guard let year = Int64(text), (0...9999).contains(year) else { return nil }
        guard text.utf8.count == 2 else { return year > 0 ? year : nil }
        let latest = 1970 + Int64(Date().timeIntervalSince1970) / 31_556_952 + 50
        return latest - (latest - year) % 100
    }
}
