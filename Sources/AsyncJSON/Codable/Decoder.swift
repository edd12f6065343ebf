extension JSON {
    /// A decoder for structs with synthesized `Codable`, which keeps the members for which they have no property.
    ///
    /// ```swift
    /// struct Song: Codable {
    ///     var title: String
    ///     var unknown = JSON.UnknownMembers()          // collects every other member; needs no coding key
    /// }
    /// let song = try JSON.Decoder().decode(Song.self, from: bytes)
    /// ```
    ///
    /// A member that does not fit its property is an error, as usual in Swift, unless the decoder is lenient.
    /// ``JSON/Model`` types inside are read by their tables, and keep such a member instead (``Limits/isStrict``).
    /// Errors are ``JSON/Error`` with path and offset. Integers are also read from strings. Floating-point numbers are
    /// also read from ProtoJSON's `NaN`, `Infinity` and `-Infinity`.
    public struct Decoder: Sendable {
        /// The rule by which members are named.
        public var keyNaming: KeyNaming = .asDeclared

        /// A Boolean value indicating whether scalars are also read from similar values.
        ///
        /// This is for services that are careless with types. Strings are read from numbers and booleans. Booleans are
        /// read from numbers and from words such as `yes`. Integers are read from booleans and from numbers with a
        /// fraction, which is cut off.
        ///
        /// A value is replaced if it is missing, is `null`, or cannot be read even so (`"n/a"` or -1 for a `UInt`, `{}`
        /// for a string). The replacement is 0, `false`, an empty string or an empty array. An optional property is
        /// `nil` for any value that cannot be read. For required properties of other types such values are still
        /// errors.
        public var isLenient = false

        /// The limits beyond which a document is refused.
        ///
        /// The strictness of the limits applies only to ``JSON/Model`` types.
        public var limits = Limits()

        /// The values that types find in their decoder's `userInfo`.
        public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

        var conversions: [ObjectIdentifier: @Sendable (Value) throws -> Any] = [:]

        /// Creates a decoder with the defaults.
        public init() {}

        /// Sets a custom conversion for a type, which is used wherever the type occurs.
        ///
        /// ```swift
        /// decoder.convert(Date.self) { try Date($0.string ?? "", strategy: .iso8601) }
        /// ```
        ///
        /// - Parameters:
        ///   - type: The type, such as Foundation's `Date` or `Data`.
        ///   - conversion: Creates a value of the type; `decode` throws its errors.
        public mutating func convert<T>(_ type: T.Type, _ conversion: @escaping @Sendable (Value) throws -> T) {
            conversions[ObjectIdentifier(type)] = conversion
        }

        /// Decodes a document.
        ///
        /// Memory: one copy of the bytes, and about two thirds as much for the index, or more if its values are short,
        /// until it returns.
        ///
        /// - Parameters:
        ///   - type: The type to decode.
        ///   - bytes: The document in UTF-8.
        /// - Returns: The value.
        /// - Throws: ``JSON/Error``, or the errors of the type's own `init(from:)`.
        public func decode<T: Decodable>(_ type: T.Type, from bytes: some Sequence<UInt8>) throws -> T {
            let document = try Document(PaddedBytes.copy(bytes, limits: limits), limits: limits)
            return try decode(type, from: document, at: 0)
        }

        /// Decodes a value that was parsed before.
        ///
        /// - Parameters:
        ///   - type: The type to decode.
        ///   - value: The value.
        /// - Returns: The decoded value.
        /// - Throws: ``JSON/Error``, or the errors of the type's own `init(from:)`.
        public func decode<T: Decodable>(_ type: T.Type, from value: Value) throws -> T {
            guard case .node(let document, let index) = value.storage else {
                return try decode(type, from: value.encoded())
            }
            return try decode(type, from: document, at: index)
        }

        private func decode<T: Decodable>(_ type: T.Type, from document: Document, at index: Int) throws -> T {
            let source = DecodingSource(document, self)
            defer { source.finish() }
            do { return try source.decode(type, at: index) } catch let error as JSON.Error { throw error.resolved }
        }
    }
}
