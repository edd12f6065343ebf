extension JSON {
    /// Decodes structs with plain synthesized `Codable`, and keeps what they do not know.
    ///
    /// ```swift
    /// struct Song: Codable {
    ///     var title: String
    ///     var unknown = JSON.UnknownMembers()          // collects every other member; no coding key needs to be reserved
    /// }
    /// let song = try JSON.Decoder().decode(Song.self, from: bytes)
    /// ```
    ///
    /// A member that does not fit its property is an error, as Swift has it, unless the decoder is lenient. ``JSON/Model`` types
    /// inside are read by their tables, and keep such a member instead (``Limits/isStrict``). Errors are ``JSON/Error`` with path and offset. Integers are
    /// also read from strings, floating-point numbers also from ProtoJSON's `NaN`, `Infinity` and `-Infinity`.
    public struct Decoder: Sendable {
        /// How members are named.
        public var keyNaming: KeyNaming = .asDeclared

        /// Whether scalars are also read from what merely resembles them, for services that are careless with types.
        ///
        /// Strings are read from numbers and booleans, booleans from numbers and such words as `yes`, integers from booleans and from
        /// numbers with a fraction, which is cut off. What is missing, null or resembles nothing of the kind (`"n/a"` or -1 where a
        /// `UInt` belongs, `{}` for a string) is 0, false, an empty string or an empty array; a property that is optional is nil for
        /// whatever cannot be read. Other types that a property cannot do without are errors as ever.
        public var isLenient = false

        /// What to refuse.
        ///
        /// Strict limits are about the ``JSON/Model`` types alone.
        public var limits = Limits()

        /// What types find in their decoder's `userInfo`.
        public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

        var conversions: [ObjectIdentifier: @Sendable (Value) throws -> Any] = [:]

        /// A decoder with the defaults.
        public init() {}

        /// Decodes a type in a way of your own, wherever it occurs.
        ///
        /// ```swift
        /// decoder.convert(Date.self) { try Date($0.string ?? "", strategy: .iso8601) }
        /// ```
        ///
        /// - Parameters:
        ///   - type: The type, such as Foundation's `Date` or `Data`.
        ///   - conversion: Makes a value of it; what it throws leaves `decode`.
        public mutating func convert<T>(_ type: T.Type, _ conversion: @escaping @Sendable (Value) throws -> T) {
            conversions[ObjectIdentifier(type)] = conversion
        }

        /// Decodes a document.
        ///
        /// Memory: one copy of the bytes and about as much again for their index, until it returns.
        ///
        /// - Parameters:
        ///   - type: The type to decode.
        ///   - bytes: The document in UTF-8.
        /// - Returns: The value.
        /// - Throws: ``JSON/Error``, or what the type's own `init(from:)` throws.
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
        /// - Throws: ``JSON/Error``, or what the type's own `init(from:)` throws.
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
