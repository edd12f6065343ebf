import AsyncJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The wall-clock time, for the timestamps and generations of stored data.
enum WallClock {
    /// Returns the microseconds since 1970.
    static func microseconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    }

    /// Returns a time in UTC with milliseconds, such as `2026-11-20T23:38:41.120Z`.
    static func timestamp(_ microseconds: Int64) -> String {
        let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        return JSON.Timestamp(seconds: seconds, nanoseconds: rest / 1000 * 1_000_000).description
    }
}
