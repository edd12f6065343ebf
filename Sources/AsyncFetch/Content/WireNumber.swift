/// Parsers of numbers that the other side has sent: statuses, ports, sizes, offsets, ends of ranges.
///
/// No input traps: text that is not such a number, and a number that makes no sense, give `nil`. The numbers on
/// which transfers depend are parsed here, and their sums are computed here, too. Some others, such as those in dates,
/// are parsed where they are needed, with limits or as optional values.
package enum WireNumber {
    /// Parses a number of bytes or seconds: only digits (`1*DIGIT`), without a sign or spaces, up to `Int64.max`.
    package static func count(_ text: String) -> Int64? { number(text.utf8) }

    /// Parses a number in a part of a text.
    package static func count(_ text: Substring) -> Int64? { number(text.utf8) }

    /// Parses a number of digits alone, up to `UInt64.max`.
    package static func unsigned(_ text: String) -> UInt64? { number(text.utf8) }

    /// Parses a number that may be negative: digits alone, or digits after a `-`.
    package static func signed(_ text: String) -> Int64? {
        guard text.utf8.first == UInt8(ascii: "-") else { return count(text) }
        let amount: Int64? = number(text.utf8.dropFirst())
        return amount.map { -$0 }
    }

    @inline(__always)
    private static func number<Number: FixedWidthInteger>(_ digits: some Sequence<UInt8>) -> Number? {
        var value: Number?
        for digit in digits {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
            let (tens, isTooLarge) = (value ?? 0).multipliedReportingOverflow(by: 10)
            let (sum, overflows) = tens.addingReportingOverflow(Number(digit - UInt8(ascii: "0")))
            if isTooLarge || overflows { return nil }
            value = sum
        }
        return value
    }

    /// Parses a status of three digits (RFC 9110 §15), including those without a defined meaning: 100 to 999.
    package static func status(_ text: String) -> Int? { count(text).flatMap { status($0) } }

    /// Parses a status in a part of a text.
    package static func status(_ text: Substring) -> Int? { count(text).flatMap { status($0) } }

    /// Returns a number as a status; in HTTP/2 and in header fields it may have any size.
    package static func status(_ number: some BinaryInteger) -> Int? {
        Int(exactly: number).flatMap { 100...999 ~= $0 ? $0 : nil }
    }

    /// Parses a port that a client can connect to: 1 to 65535.
    package static func port(_ text: some StringProtocol) -> Int? {
        count(String(text)).flatMap { 1...65_535 ~= $0 ? Int($0) : nil }
    }

    /// Returns the number of bytes that end with the byte at `last`, counted from 0.
    package static func length(through last: Int64) -> Int64? {
        let (length, overflow) = last.addingReportingOverflow(1)
        return overflow || last < 0 ? nil : length
    }

    /// Returns the number of bytes in `bytes=0-N`, with which servers tell what they have stored: N + 1.
    ///
    /// Returns `nil` for a range that begins elsewhere, and for text that is not a range.
    package static func stored(inRange text: some StringProtocol) -> Int64? {
        let parts = Substring(text).split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
        let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, count(ends[0]) == 0 else { return nil }
        return count(ends[1]).flatMap { length(through: $0) }
    }
}

/// The position of a part in the whole (`Content-Range`, RFC 9110 §14.4): `bytes 0-99/1000`.
package struct ContentRange: Sendable, Hashable {
    /// The bytes that follow, counted from 0; `nil` if there are none (`bytes */1000`).
    package let bytes: Range<Int64>?
    /// The number of all bytes; `nil` if the sender does not know it (`bytes 0-99/*`).
    package let total: Int64?

    /// Nothing is known (`bytes */*`): with this, clients of Google's uploads ask for what is stored.
    package static let unknown = ContentRange()

    private init() { (bytes, total) = (nil, nil) }

    /// Parses a header value; `nil` if it makes no sense in a response.
    package init?(_ text: some StringProtocol) {
        let words = Substring(text).split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
        let parts = words[1].split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        if parts[1] == "*" {
            total = nil
        } else {
            guard let count = WireNumber.count(parts[1]) else { return nil }
            total = count
        }
        if parts[0] == "*" {
            guard total != nil else { return nil }
            bytes = nil
            return
        }
        let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = WireNumber.count(ends[0]),
            let end = WireNumber.count(ends[1]).flatMap({ WireNumber.length(through: $0) }),
            first < end, end <= total ?? .max
        else { return nil }
        bytes = first..<end
    }
}
