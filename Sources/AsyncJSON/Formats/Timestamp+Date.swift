#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSON.Timestamp {
    /// The moment of a date, which prints in UTC, to the nanosecond nearest to what the date's floating-point number says.
    ///
    /// - Parameter date: Foundation's date; one that is too far away becomes the last or first moment.
    public init(_ date: Date) {
        let interval = date.timeIntervalSince1970
        let seconds = interval.rounded(.down)
        guard let whole = Int64(exactly: seconds) else {
            self.init(seconds: interval < 0 ? .min : .max)
            return
        }
        self.init(seconds: whole, nanoseconds: Int64(((interval - seconds) * 1e9).rounded()))
    }

    /// The same moment as a date, as near as the date's floating-point number comes: about 0.1 µs in this century.
    public var date: Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }
}
