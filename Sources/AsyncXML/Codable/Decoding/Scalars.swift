/// A reader of scalars from a tape.
///
/// The type is trivial on purpose: it counts no references. So a container can keep one beside the source that it
/// holds. The owner must also hold the source.
struct Scalars {
    let view: TapeView
    let source: Unmanaged<DecodingSource>

    // MARK: Text

    /// Returns the bytes of an attribute, a text, or an element with at most one text; `nil` for other elements.
    @inline(__always)
    func text(at index: Int) -> UnsafeBufferPointer<UInt8>? {
        let node = view.nodes[index]
        guard node.isElement else { return view.bytes(at: index) }
        let child = index + 1 + node.namespaceCount + node.attributeCount
        let end = index + Int(node.size)
        if child == end { return UnsafeBufferPointer(start: view.text, count: 0) }
        guard child + 1 == end, view.nodes[child].isText else { return nil }
        return view.bytes(at: child)
    }

    /// Returns the texts directly inside an element, joined.
    @inline(never)
    func joinedText(of element: Int) -> String {
        var bytes: [UInt8] = []
        var child = view.firstChild(of: element)
        let end = view.end(of: element)
        while child < end {
            if view[child].isText { bytes.append(contentsOf: view.bytes(at: child)) }
            child = view.end(of: child)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @inline(__always)
    func string(at index: Int) -> String {
        guard let text = text(at: index) else { return joinedText(of: index) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Passes on the text without white space at its ends.
    @inline(__always)
    private func withTrimmed<T>(_ index: Int, _ read: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
        if let text = text(at: index) { return read(text.trimmed) }
        var text = joinedText(of: index)
        return text.withUTF8 { read($0.trimmed) }
    }

    /// Returns `true` if there is nothing but white space, which is not a number.
    func isBlank(_ index: Int) -> Bool { withTrimmed(index) { $0.isEmpty } ?? true }

    // MARK: Values

    /// Reads `true`, `false`, `1` or `0`, in any case.
    func bool(at index: Int) throws(XML.Error) -> Bool {
        guard let value = withTrimmed(index, Bool.init(xmlBoolean:)) else {
            return try ifBlank(false, "is neither true nor false", at: index)
        }
        return value
    }

    @inline(__always)
    func integer<I: FixedWidthInteger>(at index: Int) throws(XML.Error) -> I {
        guard let value: I = withTrimmed(index, { I(xmlInteger: $0) }) else {
            return try ifBlank(0, "is no integer that fits \(I.bitWidth) bits", at: index)
        }
        return value
    }

    /// Reads a number in Swift's decimal format, or `INF`, `-INF` or `NaN`.
    func double(at index: Int) throws(XML.Error) -> Double {
        guard let value = withTrimmed(index, Double.init(xmlNumber:)) else {
            return try ifBlank(0, "is no number", at: index)
        }
        return value
    }

    func float(at index: Int) throws(XML.Error) -> Float {
        guard let value = withTrimmed(index, Float.init(xmlNumber:)) else {
            return try ifBlank(0, "is no number that fits a Float", at: index)
        }
        return value
    }

    /// Returns `empty` for a blank text if the decoder is lenient; otherwise throws.
    @inline(never)
    private func ifBlank<T>(_ empty: T, _ problem: String, at index: Int) throws(XML.Error) -> T {
        guard source.takeUnretainedValue().options.isLenient, isBlank(index) else { throw invalid(problem, at: index) }
        return empty
    }

    @inline(never)
    func invalid(_ problem: String, at index: Int) -> XML.Error {
        let text = string(at: index)
        let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
        return source.takeUnretainedValue().error(.invalidValue, "The text \"\(shown)\" \(problem)", at: index)
    }
}

// MARK: - Texts

extension Bool {
    /// Reads `true`, `false`, `1` or `0`, in any case.
    init?(xmlBoolean text: UnsafeBufferPointer<UInt8>) {
        switch String(decoding: text, as: UTF8.self).lowercased() {
        case "true", "1": self = true
        case "false", "0": self = false
        default: return nil
        }
    }
}

extension Double {
    /// Reads a number in Swift's decimal format, or `INF`, `-INF` or `NaN`; a number that would become infinite is none.
    init?(xmlNumber text: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: text, as: UTF8.self)
        // `Double` also accepts hexadecimal digits and names, which are not numbers in XML.
        switch text {
        case "INF", "+INF": self = .infinity
        case "-INF": self = -.infinity
        case "NaN": self = .nan
        default:
            guard text.utf8.allSatisfy(\.isDecimalNumberPart), let number = Double(text), number.isFinite else {
                return nil
            }
            self = number
        }
    }
}

extension Float {
    /// Reads a number by the rules for `Double`.
    init?(xmlNumber text: UnsafeBufferPointer<UInt8>) {
        guard let double = Double(xmlNumber: text) else { return nil }
        self.init(double)
        guard double.isFinite else { return }
        // If the Double is in the middle between two Floats, only the text tells which one is nearer. Then 28 bits, at
        // least, are zero.
        if Double(self) != double, double.significandBitPattern & 0xFFF_FFFF == 0 {
            guard let float = Float(String(decoding: text, as: UTF8.self)) else { return nil }
            self = float
        }
        guard isFinite else { return nil }
    }
}

extension UInt8 {
    fileprivate var isDecimalNumberPart: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}

extension FixedWidthInteger {
    /// Creates an integer from decimal digits after an optional sign.
    @inline(__always)
    init?(xmlInteger text: UnsafeBufferPointer<UInt8>) {
        var value: Self = 0
        var index = 0
        let isNegative = text.first == UInt8(ascii: "-")
        if isNegative || text.first == UInt8(ascii: "+") { index = 1 }
        guard index < text.count else { return nil }
        while index < text.count {
            let digit = text[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            let (product, hasOverflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, isTooLarge) =
                isNegative
                ? product.subtractingReportingOverflow(Self(digit)) : product.addingReportingOverflow(Self(digit))
            guard !hasOverflow, !isTooLarge else { return nil }
            value = sum
            index += 1
        }
        self = value
    }
}
