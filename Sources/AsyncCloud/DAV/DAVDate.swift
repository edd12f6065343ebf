import AsyncFetch
import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The dates of properties.
enum DAVDate {
    /// Returns the time that a text names: as HTTP writes it, in seconds since 1970, or as ISO 8601 in UTC.
    static func date(_ text: String) -> Date? {
        let isUsual = text.utf8.count == 29 && text.utf8.dropFirst(3).first == UInt8(ascii: ",")
        let seconds = isUsual ? fixed(text) : HTTPDate.seconds(text) ?? WireNumber.count(text) ?? iso(text)
        return seconds.map { Date(timeIntervalSince1970: Double($0)) }
    }

    /// Reads the usual form, `Fri, 20 Nov 2026 21:29:23 GMT`, from its bytes: a list of a folder has thousands of them.
    private static func fixed(_ text: String) -> Int64? {
        var copy = text
        return copy.withUTF8 { bytes in
            guard bytes.count == 29, bytes[3] == UInt8(ascii: ","), bytes[16] == UInt8(ascii: " "),
                bytes[19] == UInt8(ascii: ":"), bytes[22] == UInt8(ascii: ":"), bytes[25...].elementsEqual(" GMT".utf8)
            else { return nil }
            func number(_ start: Int, _ count: Int) -> Int? {
                var value = 0
                for index in start..<start + count {
                    guard 0x30...0x39 ~= bytes[index] else { return nil }
                    value = value * 10 + Int(bytes[index] - 0x30)
                }
                return value
            }
            let months = StaticString("JanFebMarAprMayJunJulAugSepOctNovDec")
            var month: Int?
            for index in 0..<12 {
                let name = UnsafeBufferPointer(start: months.utf8Start + 3 * index, count: 3)
                if bytes[8..<11].elementsEqual(name) { month = index + 1 }
            }
            guard let month, let day = number(5, 2), let year = number(12, 4) else { return nil }
            guard let hour = number(17, 2), let minute = number(20, 2), let second = number(23, 2) else { return nil }
            return seconds(year, month, day, hour, minute, second)
        }
    }

    /// Reads the beginning of `2026-11-20T21:29:23Z`.
    private static func iso(_ text: String) -> Int64? {
        guard text.utf8.count >= 20, text.hasSuffix("Z") else { return nil }
        let numbers = text.prefix(19).split { "-T:".contains($0) }.compactMap { WireNumber.count($0).map(Int.init) }
        guard numbers.count == 6 else { return nil }
        return seconds(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }

    private static func seconds(_ year: Int, _ month: Int, _ day: Int, _ h: Int, _ m: Int, _ s: Int) -> Int64? {
        guard 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
        let days = GregorianCalendar.days(year, month, day)
        // The next month begins after the day.
        guard day <= 28 || days < GregorianCalendar.days(year + month / 12, month % 12 + 1, 1), 0...23 ~= h,
            0...59 ~= m, 0...60 ~= s
        else {
            return nil
        }
        return Int64(days) * 86_400 + Int64(h * 3_600 + m * 60 + s)
    }
}
