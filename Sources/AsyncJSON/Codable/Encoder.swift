extension JSON {
    /// An encoder for structs with synthesized `Codable`, which also writes the unknown members that they kept.
    ///
    /// ```swift
    /// let body = try JSON.Encoder().encode(song)
    /// ```
    ///
    /// Members are written in the order in which the type encodes them. For synthesized code that is the order of its
    /// properties. Unknown members are written verbatim. ``JSON/Model`` types inside are written by their tables. All
    /// integers are numbers. Floating-point numbers that are not finite are ProtoJSON's strings.
    public struct Encoder: Sendable {
        /// The rule by which members are named.
        public var keyNaming: KeyNaming = .asDeclared

        /// A Boolean value indicating whether the text is indented.
        public var isPretty = false

        /// The values that types find in their encoder's `userInfo`.
        public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

        var conversions: [ObjectIdentifier: @Sendable (Any) throws -> Value?] = [:]

        /// Creates an encoder with the defaults.
        public init() {}

        /// Sets a custom conversion for a type, which is used wherever the type occurs.
        ///
        /// ```swift
        /// encoder.convert(Date.self) { JSON.Value($0.formatted(.iso8601)) }
        /// ```
        ///
        /// - Parameters:
        ///   - type: The type, such as Foundation's `Date` or `Data`.
        ///   - conversion: Creates the JSON of a value; `encode` throws its errors.
        public mutating func convert<T>(_ type: T.Type, _ conversion: @escaping @Sendable (T) throws -> Value) {
            conversions[ObjectIdentifier(type)] = { try ($0 as? T).map(conversion) }
        }

        /// Encodes a value.
        ///
        /// - Parameter value: The value; if it encodes nothing, the result is an empty object.
        /// - Returns: UTF-8 bytes.
        /// - Throws: The errors of the type's own `encode(to:)`; with ``isPretty`` also ``JSON/Error``, if the text is
        ///   larger than 2 GiB.
        public func encode(_ value: some Encodable) throws -> [UInt8] {
            let piece = EncodedPiece(capacity: 1024)
            try piece.write(value, self)
            var writer = Writer()
            piece.finish(into: &writer)
            guard isPretty else { return writer.finish() }
            return try Value(parsing: writer.finish(), limits: Limits(depth: .max)).encoded(pretty: true)
        }
    }
}
