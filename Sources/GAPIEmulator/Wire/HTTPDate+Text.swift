package import AsyncFetch
import AsyncJSON

extension HTTPDate {
    /// Returns seconds since 1970 as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT`.
    package static func text(_ seconds: Int64) -> String {
        let text = JSON.Timestamp(seconds: seconds).description  // 1994-11-06T08:49:37Z
        let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let parts = text.prefix(10).split(separator: "-")
        let month =
            parts.count == 3 ? Int(parts[1]).flatMap { months.indices.contains($0 - 1) ? months[$0 - 1] : nil } : nil
        guard let month, let year = parts.first, let day = parts.last, seconds >= 0 else { return "" }
        return "\(days[Int(seconds / 86_400 % 7)]), \(day) \(month) \(year) \(text.dropFirst(11).prefix(8)) GMT"
    }
}
