extension JSON {
    /// Encodes structs with plain synthesized `Codable`, together with the unknown members they kept.
    ///
    /// ```swift
    /// let body = try JSON.Encoder().encode(song)
    /// ```
    ///
    /// Members are written in the order in which the type encodes them, which for synthesized code is that of its
    /// properties; unknown ones are written verbatim. ``JSON/Model`` types inside are written by their tables. All
    /// integers are numbers; floating-point numbers that JSON has no number for are ProtoJSON's strings.
    public struct Encoder: Sendable {
        /// How members are named.
        public var keyNaming: KeyNaming = .asDeclared

        /// Whether the text is indented.
        public var isPretty = false

        /// What types find in their encoder's `userInfo`.
        public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

        var conversions: [ObjectIdentifier: @Sendable (Any) throws -> Value?] = [:]

        /// An encoder with the defaults.
        public init() {}

        /// Encodes a type in a way of your own, wherever it occurs.
        ///
        /// ```swift
        /// encoder.convert(Date.self) { JSON.Value($0.formatted(.iso8601)) }
        /// ```
        ///
        /// - Parameters:
        ///   - type: The type, such as Foundation's `Date` or `Data`.
        ///   - conversion: Makes JSON of a value; what it throws leaves `encode`.
        public mutating func convert<T>(_ type: T.Type, _ conversion: @escaping @Sendable (T) throws -> Value) {
            conversions[ObjectIdentifier(type)] = { try ($0 as? T).map(conversion) }
        }

        /// Encodes a value.
        ///
        /// - Parameter value: The value; one that encodes nothing is an empty object.
        /// - Returns: UTF-8 bytes.
        /// - Throws: What the type's own `encode(to:)` throws.
        public func encode(_ value: some Encodable) throws -> [UInt8] {
            let piece = EncodedPiece(capacity: 1024)
            try piece.write(value, self)
            var writer = Writer()
            piece.finish(into: &writer)
            return isPretty ? try Value(parsing: writer.finish()).encoded(pretty: true) : writer.finish()
        }
    }
}
