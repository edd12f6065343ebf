import CLibXML2

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system's converter (iconv), for encodings that need large tables.
enum SystemConverter {
    /// Returns `true` if the system has a converter of this name.
    static func isAvailable(_ name: String) -> Bool {
        guard let converter = open(name) else { return false }
        iconv_close(converter)
        return true
    }

    /// Converts as many bytes as form whole characters.
    ///
    /// No converter outlives the call, so nothing has to be freed or protected from copying. Opening a converter takes
    /// about a microsecond after the first time. `escape` is the state that it would have kept.
    static func convert(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from name: String,
        escape: inout [UInt8],
        isLast: Bool,
        stopsAtMalformed: Bool,
        into utf8: inout [UInt8]
    ) -> Converter.Conversion {
        guard !bytes.isEmpty, let converter = open(name) else { return Converter.Conversion(count: bytes.count) }
        defer { iconv_close(converter) }
        if !escape.isEmpty {
            var nothing: [UInt8] = []
            _ = escape.withUnsafeBufferPointer { run(converter, $0, into: &nothing) }
        }
        let hasEscapes = name.hasPrefix("ISO-2022")
        var conversion = Converter.Conversion()
        while conversion.count < bytes.count {
            let rest = UnsafeBufferPointer(rebasing: bytes[conversion.count...])
            let (count, isUnfinished) = run(converter, rest, into: &utf8)
            if hasEscapes, let last = lastDesignation(in: rest[..<count]) { escape = last }
            conversion.count += count
            let malformed = malformedLength(rest[count...], isUnfinished: isUnfinished, isLast: isLast)
            guard malformed > 0 else { break }
            // A flush would also end the escape sequence in effect.
            if !hasEscapes { flush(converter, into: &utf8) }
            guard !stopsAtMalformed else {
                conversion.isMalformed = true
                break
            }
            utf8.append(contentsOf: UTF8.encodedReplacementCharacter)
            conversion.count += malformed
        }
        flush(converter, into: &utf8)
        return conversion
    }

    /// The escape sequences that choose a character set: those of ISO-2022-JP, -1 and -3.
    private static let designations: [[UInt8]] = ["(B", "(I", "(J", "$@", "$B", "$(D", "$(O", "$(P", "$(Q"].map {
        (sequence: String) in Array("\u{1B}\(sequence)".utf8)
    }

    /// Returns the last escape sequence in converted bytes that chooses a character set; `nil` if there is none.
    ///
    /// Converters let other sequences pass as text.
    private static func lastDesignation(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
        var end = bytes.endIndex
        while let start = bytes[..<end].lastIndex(of: 0x1B) {
            if let sequence = designations.first(where: { bytes[start...].starts(with: $0) }) { return sequence }
            end = start
        }
        return nil
    }

    /// Returns the number of bytes that are one error, where a conversion stopped; 0 if more bytes are needed to
    /// decide.
    private static func malformedLength(
        _ rest: Slice<UnsafeBufferPointer<UInt8>>,
        isUnfinished: Bool,
        isLast: Bool
    ) -> Int {
        guard let first = rest.first else { return 0 }
        if isUnfinished { return isLast ? rest.count : 0 }
        guard first >= 0x80 else { return 1 }
        guard let second = rest.dropFirst().first else { return isLast ? 1 : 0 }
        // An ASCII byte after half a character is not part of the error.
        return second >= 0x80 ? 2 : 1
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
        // iconv takes a pointer to mutable bytes, but does not write to them.
        var input = UnsafeMutableRawPointer(mutating: UnsafeRawPointer(bytes.baseAddress))?
            .assumingMemoryBound(to: CChar.self)
        var inputLeft = bytes.count
        while true {
            let failure = withOutput(capacity: min(max(64, inputLeft * 2), 1 << 15), into: &utf8) {
                output,
                outputLeft in
                iconv(converter, &input, &inputLeft, &output, &outputLeft) == -1 ? errno : 0
            }
            if failure != E2BIG { return (bytes.count - inputLeft, failure == EINVAL) }
        }
    }

    /// Writes the text that a converter holds back in case a combining character follows.
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
