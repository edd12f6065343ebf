/// Reads scalars from a tape.
///
/// Trivial on purpose: it counts no references, so that a container can have one beside the source that it holds, and reads
/// a property without touching the source. Whoever has one holds the source.
struct Scalars {
    let tape: Tape
    let start: UnsafePointer<UInt8>
    let source: Unmanaged<DecodingSource>
    /// Whether the caller has conversions of types, which come before all that is here.
    let hasConversions: Bool

    @inline(__always)
    func isNull(_ index: Int) -> Bool { tape.kind(at: index) == .null }

    /// The bytes of a scalar or name, without quotes.
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
        let kind = tape.kind(at: index)
        guard kind == .number || kind.isString else { return try ifNull(0, "a number", at: index) }
        guard let value = Double(jsonNumber: text(at: index)) else {
            if isLenient, text(at: index).isEmpty { return 0 }
            throw numberError("a number", "does not fit a Double", at: index)
        }
        return value
    }

    func float(at index: Int) throws -> Float {
        let double = try double(at: index)
        let float = Float(double)
        guard float.isFinite || !double.isFinite else {
            throw numberError("a number", "does not fit a Float", at: index)
        }
        return float
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

    /// What stands for null.
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
        if let number = Double(jsonNumber: text(at: index)) { return number != 0 }
        switch String(decoding: text(at: index), as: UTF8.self).lowercased() {
        case "true", "yes": return true
        case "false", "no", "": return false
        default: throw mismatch("true or false", at: index)
        }
    }

    /// A number without its fraction, one for true, or an empty string for none.
    @inline(never)
    private func lenientInteger<I: FixedWidthInteger>(at index: Int) throws -> I {
        let kind = tape.kind(at: index)
        if isLenient, kind == .true || kind == .false { return kind == .true ? 1 : 0 }
        guard kind == .number || kind.isString else { return try ifNull(0, "an integer", at: index) }
        if isLenient {
            let text = text(at: index)
            if text.isEmpty { return 0 }
            if let double = Double(jsonNumber: text), let value = I(exactly: double.rounded(.towardZero)) {
                return value
            }
        }
        throw numberError("an integer", "is no integer that fits \(I.bitWidth) bits", at: index)
    }

    @inline(never)
    private func mismatch(_ expected: String, at index: Int) -> JSON.Error {
        source.takeUnretainedValue().mismatch(expected, at: index)
    }

    /// The text of a number or a string is no value of a type of numbers.
    @inline(never)
    private func numberError(_ expected: String, _ unfit: String, at index: Int) -> JSON.Error {
        let (code, message) = problem(ofNumber: text(at: index), expected, unfit)
        return source.takeUnretainedValue().error(code, message, at: index)
    }
}
