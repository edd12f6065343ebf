package import AsyncFetch
import AsyncJSON

extension HTTPDate {
    /// Returns seconds since 1970 as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT`; the nearest time from 1970 to 9999.
    package static func text(_ seconds: Int64) -> String {
        let seconds = min(max(seconds, 0), 253_402_300_799)
        let text = JSON.Timestamp(seconds: seconds).description  // 1994-11-06T08:49:37Z
        let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let parts = text.prefix(10).split(separator: "-")
        guard parts.count == 3, let month = Int(parts[1]), months.indices.contains(month - 1) else { return text }
        let time = text.dropFirst(11).prefix(8)
        return "\(days[Int(seconds / 86_400 % 7)]), \(parts[2]) \(months[month - 1]) \(parts[0]) \(time) GMT"
    }
}
