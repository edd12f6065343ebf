/// A reader of scalars from a tape.
///
/// The type is trivial on purpose: it counts no references. So a container can keep one beside its source, and it reads
/// a property without touching the source. The owner must also hold the source.
struct Scalars {
    let tape: Tape
    let start: UnsafePointer<UInt8>
    let source: Unmanaged<DecodingSource>
    /// A Boolean value indicating whether the caller has conversions, which take precedence over everything here.
    let hasConversions: Bool

    @inline(__always)
    func isNull(_ index: Int) -> Bool { tape.kind(at: index) == .null }

    /// Returns the bytes of a scalar or name, without quotes.
    @inline(__always)
    func text(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let length = tape.length(at: index)
        guard length < Tape.longest else { return longText(at: index) }
        return UnsafeBufferPointer(start: start + tape.offset(at: index), count: length)
    }

    @inline(never)
    private func longText(at index: Int) -> UnsafeBufferPointer<UInt8> {
        source.takeUnretainedValue().document.scalarText(at: index)
    }

    @inline(never)
    func resolved(at index: Int) -> String { source.takeUnretainedValue().document.string(at: index) }

    /// Reads the text of a number or a string, with escapes resolved.
    @inline(never)
    private func resolved<T>(at index: Int, _ read: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
        source.takeUnretainedValue().document.withText(at: index, read)
    }

    @inline(__always)
    func string(at index: Int) throws -> String {
        guard tape.kind(at: index).isString else { return try lenientString(at: index) }
        guard tape.kind(at: index) == .string else { return resolved(at: index) }
        return String(decoding: text(at: index), as: UTF8.self)
    }

    func bool(at index: Int) throws -> Bool {
        switch tape.kind(at: index) {
        case .true: return true
        case .false: return false
        default: return try lenientBool(at: index)
        }
    }

    func double(at index: Int) throws -> Double {
        try number(at: index, Double.init(jsonNumber:), "does not fit a Double")
    }

    func float(at index: Int) throws -> Float {
        try number(at: index, Float.init(jsonNumber:), "does not fit a Float")
    }

    @inline(__always)
    private func number<Number: BinaryFloatingPoint>(
        at index: Int,
        _ read: (UnsafeBufferPointer<UInt8>) -> Number?,
        _ unfit: String
    ) throws -> Number {
        let kind = tape.kind(at: index)
        guard kind == .number || kind.isString else { return try ifNull(0, "a number", at: index) }
        let text = text(at: index)
        guard let value = read(text) ?? withoutEscapes(text, read) else {
            if isLenient, text.isEmpty { return 0 }
            throw numberError("a number", unfit, at: index)
        }
        return value
    }

    @inline(__always)
    func integer<I: FixedWidthInteger>(at index: Int) throws -> I {
        let kind = tape.kind(at: index)
        guard kind == .number || kind.isString, let value = I(jsonNumber: text(at: index)) else {
            return try lenientInteger(at: index)
        }
        return value
    }

    // MARK: Lenient reading

    private var isLenient: Bool { source.takeUnretainedValue().isLenient }

    /// Returns `empty` for `null` if the decoder is lenient; otherwise throws.
    @inline(never)
    private func ifNull<T>(_ empty: T, _ expected: String, at index: Int) throws -> T {
        guard isLenient, isNull(index) else { throw mismatch(expected, at: index) }
        return empty
    }

    @inline(never)
    private func lenientString(at index: Int) throws -> String {
        let kind = tape.kind(at: index)
        guard isLenient, kind == .number || kind == .true || kind == .false else {
            return try ifNull("", "a string", at: index)
        }
        return kind == .number ? String(decoding: text(at: index), as: UTF8.self) : kind == .true ? "true" : "false"
    }

    @inline(never)
    private func lenientBool(at index: Int) throws -> Bool {
        let kind = tape.kind(at: index)
        guard isLenient, kind == .number || kind.isString else { return try ifNull(false, "true or false", at: index) }
        if let number = resolved(at: index, Double.init(jsonNumber:)) { return number != 0 }
        switch resolved(at: index).lowercased() {
        case "true", "yes": return true
        case "false", "no", "": return false
        default: throw mismatch("true or false", at: index)
        }
    }

    /// Returns a number that is spelled with escapes, or what a lenient decoder takes for an integer.
    ///
    /// That is a number without its fraction, 1 for `true`, or 0 for `false` and an empty string.
    @inline(never)
    private func lenientInteger<I: FixedWidthInteger>(at index: Int) throws -> I {
        let kind = tape.kind(at: index)
        if isLenient, kind == .true || kind == .false { return kind == .true ? 1 : 0 }
        guard kind == .number || kind.isString else { return try ifNull(0, "an integer", at: index) }
        if let value = withoutEscapes(text(at: index), I.init(jsonNumber:)) { return value }
        if isLenient {
            if text(at: index).isEmpty { return 0 }
            if let value = resolved(at: index, I.init(withoutFractionOf:)) { return value }
        }
        throw numberError("an integer", "is no integer that fits \(I.bitWidth) bits", at: index)
    }

    @inline(never)
    private func mismatch(_ expected: String, at index: Int) -> JSON.Error {
        source.takeUnretainedValue().mismatch(expected, at: index)
    }

    /// Returns the error that the text of a number or a string is not a value of a numeric type.
    @inline(never)
    private func numberError(_ expected: String, _ unfit: String, at index: Int) -> JSON.Error {
        let (code, message) = problem(ofNumber: text(at: index), expected, unfit)
        return source.takeUnretainedValue().error(code, message, at: index)
    }
}
