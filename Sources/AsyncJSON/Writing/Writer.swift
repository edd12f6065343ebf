/// A growing buffer of JSON text.
///
/// A comma follows every member and element, and the closing bracket replaces the last comma:
///
///     {"id":"x",   →   {"id":"x"}
struct Writer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 256) {
        self.capacity = capacity
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    /// The text written so far.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// Ends the writing and returns the text.
    consuming func finish() -> [UInt8] { Array(bytes) }

    // MARK: Bytes

    /// Reserves space for `size` more bytes at the end of the text and returns its start.
    @inline(__always)
    mutating func reserve(_ size: Int) -> UnsafeMutablePointer<UInt8> {
        if count + size > capacity { grow(size) }
        return start + count
    }

    /// Counts bytes that were written into reserved space.
    @inline(__always)
    mutating func commit(_ size: Int) { count += size }

    private mutating func grow(_ size: Int) {
        capacity = max(capacity * 2, count + size)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }

    @inline(__always)
    mutating func byte(_ byte: UInt8) {
        reserve(1).pointee = byte
        commit(1)
    }

    @inline(__always)
    mutating func raw(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count).update(from: source, count: bytes.count)
        commit(bytes.count)
    }

    mutating func raw(_ text: String) {
        var text = text
        text.withUTF8 { raw($0) }
    }

    @inline(__always)
    mutating func literal(_ text: StaticString) {
        raw(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Removes the last byte if it is `byte`; returns `true` if it did.
    @inline(__always)
    mutating func removeLast(_ byte: UInt8) -> Bool {
        guard count > 0, start[count - 1] == byte else { return false }
        count -= 1
        return true
    }

    /// Removes all bytes from an offset on.
    mutating func truncate(to count: Int) { self.count = min(count, self.count) }

    // MARK: JSON

    @inline(__always)
    mutating func close(_ bracket: UInt8) {
        _ = removeLast(UInt8(ascii: ","))
        byte(bracket)
    }

    /// Writes a string in quotes; escapes only the characters that RFC 8259 §7 requires.
    @inline(__always)
    mutating func string(_ string: String) {
        var string = string
        string.withUTF8 { text in
            // Space for the whole string, which usually needs no escape.
            let target = reserve(text.count + 2)
            target.pointee = UInt8(ascii: "\"")
            commit(1)
            guard var source = text.baseAddress else { return byte(UInt8(ascii: "\"")) }
            let end = source + text.count
            while true {
                let plain = plainPrefix(source, end - source)
                raw(UnsafeBufferPointer(start: source, count: plain))
                source += plain
                if source == end { break }
                escape(source.pointee)
                source += 1
            }
            byte(UInt8(ascii: "\""))
        }
    }

    /// Writes a member's name and the colon after it.
    @inline(__always)
    mutating func name(_ name: String) {
        string(name)
        byte(UInt8(ascii: ":"))
    }

    @inline(__always)
    mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

    /// Writes a floating-point number; a value that is not finite becomes ProtoJSON's string.
    mutating func number(_ value: some BinaryFloatingPoint & CustomStringConvertible) {
        if value.isFinite { raw(value.description) } else { string(value.protoJSONName) }
    }

    @inline(__always)
    mutating func quotedInteger(_ value: some FixedWidthInteger) {
        byte(UInt8(ascii: "\""))
        integer(value)
        byte(UInt8(ascii: "\""))
    }

    @inline(__always)
    mutating func integer(_ value: some FixedWidthInteger) {
        let target = reserve(20)
        var magnitude = UInt64(truncatingIfNeeded: value.magnitude)
        withUnsafeTemporaryAllocation(byteCount: 20, alignment: 1) { digits in
            var first = 20
            repeat {
                first -= 1
                let (quotient, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
                digits[first] = UInt8(truncatingIfNeeded: digit) + 0x30
                magnitude = quotient
            } while magnitude > 0
            if value < 0 {
                first -= 1
                digits[first] = UInt8(ascii: "-")
            }
            for index in first..<20 { target[index - first] = digits[index] }
            commit(20 - first)
        }
    }

    private mutating func escape(_ character: UInt8) {
        switch character {
        case UInt8(ascii: "\""): literal("\\\"")
        case UInt8(ascii: "\\"): literal("\\\\")
        case 0x08: literal("\\b")
        case 0x0C: literal("\\f")
        case 0x0A: literal("\\n")
        case 0x0D: literal("\\r")
        case 0x09: literal("\\t")
        default:
            literal(character < 0x10 ? "\\u000" : "\\u001")
            let digit = character & 15
            byte(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}

extension BinaryFloatingPoint {
    /// ProtoJSON's name of a value that is not finite.
    var protoJSONName: String { isNaN ? "NaN" : self > 0 ? "Infinity" : "-Infinity" }
}
