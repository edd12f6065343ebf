import AsyncJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The texts of times.
enum CloudTime {
    /// Returns the seconds since 1970 of the wall clock.
    static func wallClock() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec)
    }

    /// Returns seconds since 1970 as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func text(_ seconds: Int64) -> String {
        let seconds = min(max(seconds, 0), 253_402_300_799)
        let stamp = timestamp(seconds)  // 1994-11-06T08:49:37Z
        let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let parts = stamp.prefix(10).split(separator: "-")
        guard parts.count == 3, let month = Int(parts[1]), months.indices.contains(month - 1) else { return stamp }
        let time = stamp.dropFirst(11).prefix(8)
        return "\(days[Int(seconds / 86_400 % 7)]), \(parts[2]) \(months[month - 1]) \(parts[0]) \(time) GMT"
    }

    /// Returns seconds since 1970 as in `1994-11-06T08:49:37Z`.
    static func timestamp(_ seconds: Int64) -> String { JSON.Timestamp(seconds: seconds).description }
}
