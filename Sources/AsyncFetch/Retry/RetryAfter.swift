package import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The `Retry-After` header (RFC 9110 §10.2.3): whole seconds, or a date.
package enum RetryAfter {
    /// - Returns: how long the server asks to wait, never negative; `nil` without the header or with one that makes no sense.
    package static func delay(in response: HTTPResponse) -> Duration? {
        guard let text = response.headerFields[.retryAfter]?.trimmed else { return nil }
        if let seconds = Int64(text), seconds >= 0 { return .seconds(min(seconds, 1 << 32)) }
        // Against the server's own clock where it tells it, so that a wrong clock here does no harm.
        guard let then = HTTPDate.seconds(text) else { return nil }
        let now = response.headerFields[.date].flatMap(HTTPDate.seconds) ?? Int64(Date().timeIntervalSince1970)
        return .seconds(max(then - now, 0))
    }
}

/// The preferred date format of HTTP, `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
enum HTTPDate {
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// - Returns: seconds since 1970, or `nil` when the text is no such date.
    static func seconds(_ text: String) -> Int64? {
        let words = text.split(separator: " ")
        guard words.count == 6, words[5] == "GMT",
            let day = Int64(words[1]), (1...31).contains(day),
            let month = months.firstIndex(of: String(words[2])),
            let year = Int64(words[3]), (1...9999).contains(year)
        else { return nil }
        let clock = words[4].split(separator: ":").compactMap { Int64($0) }
        guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
        else {
            return nil
        }
        return days(year: year, month: Int64(month) + 1, day: day) * 86_400 + clock[0] * 3_600 + clock[1] * 60
            + clock[2]
    }

    /// Days since 1970 in the Gregorian calendar, counted in years that begin in March so that the leap day comes last.
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

extension String {
    var trimmed: String {
        String(trimming { $0 == " " || $0 == "\t" })
    }

    private func trimming(_ isBlank: (Character) -> Bool) -> Substring {
        let head = drop(while: isBlank)
        guard let end = head.lastIndex(where: { !isBlank($0) }) else { return head[head.endIndex...] }
        return head[...end]
    }
}
