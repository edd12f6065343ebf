import AsyncJSON

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The wall-clock time, for the timestamps and generations of stored data.
package enum WallClock {
    /// Returns the microseconds since 1970.
    package static func microseconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    }

    /// Returns the seconds since 1970.
    package static func seconds() -> Int64 { microseconds() / 1_000_000 }

    /// Returns a time in UTC with milliseconds, such as `2026-11-20T23:38:41.120Z`.
    package static func timestamp(_ microseconds: Int64) -> String {
        let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        return JSON.Timestamp(seconds: seconds, nanoseconds: rest / 1000 * 1_000_000).description
    }

    /// Returns seconds since 1970 as in `1994-11-06T08:49:37Z`.
    package static func timestamp(seconds: Int64) -> String { JSON.Timestamp(seconds: seconds).description }
}
