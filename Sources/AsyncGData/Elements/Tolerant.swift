extension GData {
    /// A property of an element whose value need not be of its type: what is there instead is kept, and written back.
    ///
    /// ```swift
    /// @GData.Tolerant public var width: Int?           // in an element of your own
    /// content.width                                    // nil for width="100%"
    /// content.$width                                   // "100%"
    /// content.width = 640
    /// ```
    ///
    /// Without it, one odd attribute would make the whole element unreadable, and with it the one around it.
    @propertyWrapper
    public struct Tolerant<Value: Codable & Hashable & Sendable>: Hashable, Sendable {
        /// The value; nil where there is none, or something else.
        public var wrappedValue: Value? { didSet { projectedValue = nil } }
        /// The text that is there and is no value of the type; setting a value replaces it.
        public private(set) var projectedValue: String?

        /// Creates a property with a value.
        ///
        /// - Parameter wrappedValue: The value.
        public init(wrappedValue: Value? = nil) { self.wrappedValue = wrappedValue }

        fileprivate init(text: String?) { projectedValue = text }
    }
}

extension GData.Tolerant: Codable {
    /// Reads a value, or else the text.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: What the decoder throws where there is no text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do { self.init(wrappedValue: try container.decode(Value.self)) } catch {
            self.init(text: try container.decode(String.self))
        }
    }

    /// Writes the value, or the text that was there instead.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let projectedValue { try container.encode(projectedValue) } else { try container.encode(wrappedValue) }
    }
}

// What the compiler writes for types with such properties calls these: what is missing is nil, and plain types are read as such.

extension KeyedDecodingContainer {
    /// Reads a property that may be missing, or of another type.
    public func decode(_: GData.Tolerant<Int>.Type, forKey key: Key) throws -> GData.Tolerant<Int> {
        try tolerant(key) { try $0.decodeIfPresent(Int.self, forKey: key) }
    }

    /// Reads a property that may be missing, or of another type.
    public func decode(_: GData.Tolerant<Int64>.Type, forKey key: Key) throws -> GData.Tolerant<Int64> {
        try tolerant(key) { try $0.decodeIfPresent(Int64.self, forKey: key) }
    }

    /// Reads a property that may be missing, or of another type.
    public func decode(_: GData.Tolerant<Double>.Type, forKey key: Key) throws -> GData.Tolerant<Double> {
        try tolerant(key) { try $0.decodeIfPresent(Double.self, forKey: key) }
    }

    /// Reads a property that may be missing, or of another type.
    public func decode(_: GData.Tolerant<Bool>.Type, forKey key: Key) throws -> GData.Tolerant<Bool> {
        try tolerant(key) { try $0.decodeIfPresent(Bool.self, forKey: key) }
    }

    /// Reads a property that may be missing, or of another type.
    public func decode<Value>(_: GData.Tolerant<Value>.Type, forKey key: Key) throws -> GData.Tolerant<Value> {
        try tolerant(key) { try $0.decodeIfPresent(Value.self, forKey: key) }
    }

    private func tolerant<Value>(_ key: Key, _ read: (Self) throws -> Value?) throws -> GData.Tolerant<Value> {
        do { return GData.Tolerant(wrappedValue: try read(self)) } catch {
            return GData.Tolerant(text: try decodeIfPresent(String.self, forKey: key))
        }
    }
}

extension KeyedEncodingContainer {
    /// Writes a property that may be missing, or of another type.
    public mutating func encode<Value>(_ value: GData.Tolerant<Value>, forKey key: Key) throws {
        if let text = value.projectedValue {
            try encode(text, forKey: key)
        } else {
            try encodeIfPresent(value.wrappedValue, forKey: key)
        }
    }
}
