/// Numbers as the other side has written them: statuses, ports, sizes, offsets, ends of ranges.
///
/// Whatever stands there, nothing traps: text that is no such number, and a number that nobody can mean, are nil. Nothing else makes
/// numbers of what comes over a wire, and sums of them are made here too.
package enum WireNumber {
    /// A number of bytes or seconds: digits alone (`1*DIGIT`), without a sign or blanks, up to `Int64.max`.
    package static func count(_ text: some StringProtocol) -> Int64? {
        guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { return nil }
        return Int64(text)  // nil for the empty text and for one that is too large
    }

    /// A status of three digits (RFC 9110 §15), those without a meaning of their own included: 100 to 999.
    package static func status(_ text: some StringProtocol) -> Int? { count(text).flatMap { status($0) } }

    /// A number as a status, as HTTP/2 and headers have it in any size.
    package static func status(_ number: some BinaryInteger) -> Int? {
        Int(exactly: number).flatMap { 100...999 ~= $0 ? $0 : nil }
    }

    /// A port that can be connected to: 1 to 65535.
    package static func port(_ text: some StringProtocol) -> Int? {
        count(text).flatMap { 1...65_535 ~= $0 ? Int($0) : nil }
    }

    /// How many bytes end with the one at `last`, counted from 0.
    package static func length(through last: Int64) -> Int64? {
        let (length, overflow) = last.addingReportingOverflow(1)
        return overflow || last < 0 ? nil : length
    }

    /// How many bytes `bytes=0-N` stands for, as servers tell what they have stored: N + 1.
    ///
    /// Nil for a range that begins elsewhere, or that is none.
    package static func stored(inRange text: some StringProtocol) -> Int64? {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
        let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, count(ends[0]) == 0 else { return nil }
        return count(ends[1]).flatMap { length(through: $0) }
    }
}

/// What a part of something is a part of (`Content-Range`, RFC 9110 §14.4): `bytes 0-99/1000`.
package struct ContentRange: Sendable, Hashable {
    /// The bytes that follow, counted from 0; nil where there are none (`bytes */1000`).
    package let bytes: Range<Int64>?
    /// All bytes; nil where the sender does not know (`bytes 0-99/*`).
    package let total: Int64?

    /// Reads a header; nil for one that makes no sense.
    package init?(_ text: some StringProtocol) {
        let words = text.split(separator: " ")
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
