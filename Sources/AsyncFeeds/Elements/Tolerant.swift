extension Feeds {
    /// A property of an element whose text need not fit its type: any other text is kept and written back.
    ///
    /// ```swift
    /// @Feeds.Tolerant public var width: Int?           // in an element of your own
    /// content.width                                    // nil for width="100%"
    /// content.$width                                   // "100%"
    /// content.width = 640
    /// ```
    ///
    /// Without this wrapper, one invalid attribute would make its whole element unreadable, and so the elements around
    /// it.
    @propertyWrapper
    public struct Tolerant<Value: Codable & Hashable & Sendable>: Hashable, Sendable {
        /// The value; `nil` if there is none, or if the text does not fit the type.
        public var wrappedValue: Value? { didSet { projectedValue = nil } }
        /// The text that does not fit the type, until a value is set; `nil` if there is none.
        public private(set) var projectedValue: String?

        /// Creates a property with a value.
        ///
        /// - Parameter wrappedValue: The value.
        public init(wrappedValue: Value? = nil) { self.wrappedValue = wrappedValue }

        fileprivate init(text: String?) { projectedValue = text }
    }
}

extension Feeds.Tolerant: Codable {
    /// Creates a property from the value that a decoder reads, or else from its text.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: Any error of the decoder, if there is no text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do { self.init(wrappedValue: try container.decode(Value.self)) } catch {
            self.init(text: try container.decode(String.self))
        }
    }

    /// Writes the value, or the text that did not fit.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: Any error of the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let projectedValue { try container.encode(projectedValue) } else { try container.encode(wrappedValue) }
    }
}

// The synthesized `Codable` conformance of types with such properties calls these overloads. They decode a missing
// value as `nil`, and plain types directly.

extension KeyedDecodingContainer {
    /// Decodes a property that may be missing, or whose text may not fit its type.
    public func decode(_: Feeds.Tolerant<Int>.Type, forKey key: Key) throws -> Feeds.Tolerant<Int> {
        try tolerant(key) { try $0.decodeIfPresent(Int.self, forKey: key) }
    }

    /// Decodes a property that may be missing, or whose text may not fit its type.
    public func decode(_: Feeds.Tolerant<Int64>.Type, forKey key: Key) throws -> Feeds.Tolerant<Int64> {
        try tolerant(key) { try $0.decodeIfPresent(Int64.self, forKey: key) }
    }

    /// Decodes a property that may be missing, or whose text may not fit its type.
    public func decode(_: Feeds.Tolerant<Double>.Type, forKey key: Key) throws -> Feeds.Tolerant<Double> {
        try tolerant(key) { try $0.decodeIfPresent(Double.self, forKey: key) }
    }

    /// Decodes a property that may be missing, or whose text may not fit its type.
    public func decode(_: Feeds.Tolerant<Bool>.Type, forKey key: Key) throws -> Feeds.Tolerant<Bool> {
        try tolerant(key) { try $0.decodeIfPresent(Bool.self, forKey: key) }
    }

    /// Decodes a property that may be missing, or whose text may not fit its type.
    public func decode<Value>(_: Feeds.Tolerant<Value>.Type, forKey key: Key) throws -> Feeds.Tolerant<Value> {
        try tolerant(key) { try $0.decodeIfPresent(Value.self, forKey: key) }
    }

    private func tolerant<Value>(_ key: Key, _ read: (Self) throws -> Value?) throws -> Feeds.Tolerant<Value> {
        do { return Feeds.Tolerant(wrappedValue: try read(self)) } catch {
            return Feeds.Tolerant(text: try decodeIfPresent(String.self, forKey: key))
        }
    }
}

extension KeyedEncodingContainer {
    /// Encodes a property that may be missing, or whose text may not fit its type.
    public mutating func encode<Value>(_ value: Feeds.Tolerant<Value>, forKey key: Key) throws {
        if let text = value.projectedValue {
            try encode(text, forKey: key)
        } else {
            try encodeIfPresent(value.wrappedValue, forKey: key)
        }
    }
}
