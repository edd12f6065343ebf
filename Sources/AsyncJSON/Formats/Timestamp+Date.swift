#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSON.Timestamp {
    /// Creates the moment of a date, to the nanosecond nearest to the date's floating-point number.
    ///
    /// It is written in UTC.
    ///
    /// - Parameter date: Foundation's date; if it is out of range, the result is the last or the first moment. A date
    ///   whose interval is not a number is the last moment too.
    public init(_ date: Date) {
        let interval = date.timeIntervalSince1970
        let seconds = interval.rounded(.down)
        guard let whole = Int64(exactly: seconds) else {
            if interval < 0 { self.init(seconds: .min) } else { self.init(seconds: .max, nanoseconds: 999_999_999) }
            return
        }
        self.init(seconds: whole, nanoseconds: Int64(((interval - seconds) * 1e9).rounded()))
    }

    /// The same moment as a date, with the precision of its floating-point number: about 0.1 µs in this century.
    public var date: Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }
}
