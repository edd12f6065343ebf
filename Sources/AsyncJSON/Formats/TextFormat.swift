/// A type whose JSON is a string in a specific format; it is its own codec.
protocol TextFormat: Codec, Hashable, Sendable, Codable, CustomStringConvertible where Value == Self {
    /// The expected format as an error message names it, such as "a date (YYYY-MM-DD)".
    static var expectation: StaticString { get }

    /// Creates a value; `nil` if the text, whose escapes are resolved, is not in the format.
    init?(utf8 text: UnsafeBufferPointer<UInt8>)

    /// Writes the text without quotes.
    func writeText(to writer: inout Writer)
}

extension TextFormat {
    init(checking text: String) throws(JSON.Error) {
        var copy = text
        guard let value = copy.withUTF8({ Self(utf8: $0) }) else {
            throw JSON.Error(.invalidValue, "Expected \(Self.expectation)")
        }
        self = value
    }

    static func read(from reader: inout Reader) throws(JSON.Error) -> Self { try readText(from: &reader) }

    /// Reads a string in the format, with escapes or without.
    static func readText(from reader: inout Reader) throws(JSON.Error) -> Self {
        let token = try reader.scanText(expectation)
        let value: Self?
        if token.hasEscapes || token.hasMultibyte {
            let text = try reader.string(token)
            value = try? Self(checking: text)
        } else {
            value = Self(utf8: token.bytes)
        }
        guard let value else {
            throw reader.failure(.invalidValue, "Expected \(expectation), found another string", at: token.start - 1)
        }
        return value
    }

    static func write(_ value: Self, to writer: inout Writer) {
        writer.byte(UInt8(ascii: "\""))
        value.writeText(to: &writer)
        writer.byte(UInt8(ascii: "\""))
    }

    var text: String {
        var writer = Writer(capacity: 64)
        writeText(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Reads the text from any decoder.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: The decoder's errors, or ``JSON/Error`` for a text that is not in the format.
    public init(from decoder: any Swift.Decoder) throws {
        try self.init(checking: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the text to any encoder.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: The encoder's errors.
    public func encode(to encoder: any Swift.Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// A parser that reads fixed formats from left to right.
struct FormatParser {
    private let text: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

    var isAtEnd: Bool { position == text.count }

    /// Takes the next byte if it is one of `bytes`.
    mutating func take(_ bytes: UInt8...) -> UInt8? {
        guard position < text.count, bytes.contains(text[position]) else { return nil }
        position += 1
        return text[position - 1]
    }

    /// Parses exactly `count` digits.
    mutating func digits(_ count: Int) -> Int? {
        guard position + count <= text.count else { return nil }
        var value = 0
        for _ in 0..<count {
            guard isDigit(text[position]) else { return nil }
            value = value * 10 + Int(text[position] - 0x30)
            position += 1
        }
        return value
    }

    /// Parses one to 18 digits.
    mutating func digits() -> Int? {
        let count = text[position...].prefix(19).prefix(while: isDigit).count
        return (1...18).contains(count) ? digits(count) : nil
    }

    /// Parses a point and a fraction; returns nanoseconds and the number of digits, and ignores digits past the ninth.
    mutating func fraction() -> (nanoseconds: Int32, digits: Int)? {
        guard take(UInt8(ascii: ".")) != nil else { return (0, 0) }
        var value: Int32 = 0
        var count = 0
        while position < text.count, isDigit(text[position]) {
            if count < 9 { value = value * 10 + Int32(text[position] - 0x30) }
            count += 1
            position += 1
        }
        guard count > 0 else { return nil }
        for _ in min(count, 9)..<9 { value *= 10 }
        return (value, count)
    }
}

extension Writer {
    /// Writes a number with leading zeros, with as many digits as `width`.
    mutating func digits(_ value: some BinaryInteger, _ width: Int) {
        var rest = Int(value)
        let target = reserve(width)
        for index in stride(from: width - 1, through: 0, by: -1) {
            target[index] = UInt8(rest % 10) + 0x30
            rest /= 10
        }
        commit(width)
    }

    /// Writes a point and the first digits of a second's fraction; writes nothing for no digits.
    mutating func fraction(_ nanoseconds: Int32, digits count: Int) {
        guard count > 0 else { return }
        byte(UInt8(ascii: "."))
        var value = Int(nanoseconds.magnitude)
        for _ in count..<9 { value /= 10 }
        digits(value, count)
    }
}

/// Returns the smallest of 0, 3, 6 or 9 digits that shows the whole fraction, as ProtoJSON prints it.
func fractionDigits(_ nanoseconds: Int32) -> Int {
    guard nanoseconds != 0 else { return 0 }
    return nanoseconds % 1_000_000 == 0 ? 3 : nanoseconds % 1000 == 0 ? 6 : 9
}
