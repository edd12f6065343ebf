import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A moment as stores write it: RFC 3339 with nanoseconds, from which the same `Date` is read.
struct StoredMoment {
    let date: Date

    init(_ date: Date) { self.date = date }

    init?(_ text: String) {
        guard let stamp = try? JSON.Timestamp(parsing: text) else { return nil }
        // Counted from 2001, as a date counts: from 1970, the last bit would be lost.
        let seconds = Double(stamp.seconds - Self.secondsTo2001) + Double(stamp.nanoseconds) / 1e9
        date = Date(timeIntervalSinceReferenceDate: seconds)
    }

    /// The text; `nil` for a moment after the year 9999, which means never.
    var text: String? {
        let interval = date.timeIntervalSinceReferenceDate
        let whole = interval.rounded(.down)
        guard whole < Self.end else { return nil }
        guard whole > -Double(Self.secondsTo2001), let seconds = Int64(exactly: whole) else {
            return JSON.Timestamp(seconds: 0).description
        }
        let nanoseconds = Int64(((interval - whole) * 1e9).rounded())
        return JSON.Timestamp(seconds: seconds + Self.secondsTo2001, nanoseconds: nanoseconds).description
    }

    private static let secondsTo2001: Int64 = 978_307_200
    /// The end of the year 9999, in seconds since 2001.
    private static let end = 252_423_993_600.0
}
