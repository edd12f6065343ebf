import CLibXML2

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system's own converter (iconv), for encodings that need large tables.
enum SystemConverter {
    /// Whether the system has a converter of this name.
    static func isAvailable(_ name: String) -> Bool {
        guard let converter = open(name) else { return false }
        iconv_close(converter)
        return true
    }

    /// Converts whole characters up to the first malformed bytes.
    ///
    /// No converter outlives the call, so nothing has to be freed or kept from being copied; opening one takes about a
    /// microsecond after the first time. What it would have remembered is `escape`.
    static func convert(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from name: String,
        escape: inout [UInt8],
        isLast: Bool,
        into utf8: inout [UInt8]
    ) -> Converter.Step {
        guard !bytes.isEmpty, let converter = open(name) else { return (bytes.count, 0) }
        defer { iconv_close(converter) }
        if !escape.isEmpty {
            _ = escape.withUnsafeBufferPointer { run(converter, $0, into: &utf8) }
        }
        let (count, isUnfinished) = run(converter, bytes, into: &utf8)
        if let last = bytes[..<count].lastIndex(of: 0x1B), name.hasPrefix("ISO-2022") {
            escape = Array(bytes[last..<min(last + 3, count)])
        }
        flush(converter, into: &utf8)
        guard count < bytes.count, isLast || !isUnfinished else { return (count, 0) }
        // A byte of ASCII behind half a character is not part of the mistake.
        let isPair = count + 1 < bytes.count && bytes[count + 1] >= 0x80 && bytes[count] >= 0x80
        return (count, isUnfinished ? bytes.count - count : isPair ? 2 : 1)
    }

    private static func open(_ name: String) -> iconv_t? {
        let converter = iconv_open("UTF-8", name)
        // The error value is the pointer -1.
        return converter == iconv_t(bitPattern: -1) ? nil : converter
    }

    /// Converts up to the first malformed or unfinished character.
    private static func run(
        _ converter: iconv_t,
        _ bytes: UnsafeBufferPointer<UInt8>,
        into utf8: inout [UInt8]
    ) -> (count: Int, isUnfinished: Bool) {
        // iconv wants a pointer to mutable bytes, and does not write to them.
        var input = UnsafeMutableRawPointer(mutating: UnsafeRawPointer(bytes.baseAddress))?
            .assumingMemoryBound(to: CChar.self)
        var inputLeft = bytes.count
        while true {
            let failure = withOutput(capacity: max(64, inputLeft * 2), into: &utf8) { output, outputLeft in
                iconv(converter, &input, &inputLeft, &output, &outputLeft) == -1 ? errno : 0
            }
            if failure != E2BIG { return (bytes.count - inputLeft, failure == EINVAL) }
        }
    }

    /// Takes out what a converter holds back for a combining character that may follow.
    private static func flush(_ converter: iconv_t, into utf8: inout [UInt8]) {
        withOutput(capacity: 64, into: &utf8) { output, outputLeft in
            _ = iconv(converter, nil, nil, &output, &outputLeft)
        }
    }

    private static func withOutput<T>(
        capacity: Int,
        into utf8: inout [UInt8],
        _ body: (inout UnsafeMutablePointer<CChar>?, inout Int) -> T
    ) -> T {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            var output = buffer.baseAddress
            var left = capacity
            let result = body(&output, &left)
            utf8.append(contentsOf: UnsafeRawBufferPointer(start: buffer.baseAddress, count: capacity - left))
            return result
        }
    }
}
