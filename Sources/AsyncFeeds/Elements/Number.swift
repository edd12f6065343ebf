extension Feeds {
    /// A number that keeps its text as it was written.
    ///
    /// ```swift
    /// content.duration?.value                  // 12.5
    /// content.duration?.text                   // "12.50", which stays when something beside it is changed
    /// content.duration = 66
    /// ```
    public struct Number: Hashable, Sendable {
        /// The number as it is written in the document.
        public var text: String

        /// Creates a number from its text.
        ///
        /// - Parameter text: The text; it need not be a number.
        public init(_ text: String) { self.text = text }

        /// Creates a number; an integral value is written without a decimal point.
        ///
        /// - Parameter value: The number.
        public init(_ value: Double) { text = Int64(exactly: value).map(String.init) ?? "\(value)" }

        /// The number; `nil` if the text is not a number.
        public var value: Double? {
            let text = text[...].trimmed
            // `Double` also accepts `0x1p3`, `nan` and `infinity`.
            return text.allSatisfy { $0.isNumber || "+-.eE".contains($0) } ? Double(text) : nil
        }
    }
}

extension Feeds.Number: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// Creates a number.
    ///
    /// - Parameter value: The number.
    public init(floatLiteral value: Double) { self.init(value) }

    /// Creates a number.
    ///
    /// - Parameter value: The number.
    public init(integerLiteral value: Int64) { text = String(value) }

    /// The text of the number.
    public var description: String { text }
}

extension Feeds.Number: Codable {
    /// Creates a number from the text that a decoder reads.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: Any error of the decoder.
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the text.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: Any error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
