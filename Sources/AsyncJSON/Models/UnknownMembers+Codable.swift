extension JSON.UnknownMembers: Hashable {
    /// Returns `true` if both mean the same: members are compared in any order, numbers by value.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.isIdentical(to: rhs) || lhs.object == rhs.object
    }

    /// Hashes the members that ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(object) }
}

extension JSON.UnknownMembers: Codable {
    /// Reads members from any decoder as one object.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: The decoder's errors.
    public init(from decoder: any Swift.Decoder) throws {
        self.init(object: try JSON.Value(from: decoder))
    }

    /// Writes the members to any encoder as one object.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: The encoder's errors.
    public func encode(to encoder: any Swift.Encoder) throws { try object.encode(to: encoder) }
}

// Synthesized Codable calls these for a property of this type, with any coder. A coder that does not know the type
// finds no such member and writes none for an empty collection. Otherwise it keeps the members under the property's own
// name.

extension KeyedDecodingContainer {
    /// Reads the members for which the type has no property; returns none if the coder kept none.
    ///
    /// - Parameters:
    ///   - type: The type of the property.
    ///   - key: The property's key.
    /// - Returns: The members.
    /// - Throws: The decoder's errors.
    public func decode(_ type: JSON.UnknownMembers.Type, forKey key: Key) throws -> JSON.UnknownMembers {
        try decodeIfPresent(type, forKey: key) ?? JSON.UnknownMembers()
    }
}

extension KeyedEncodingContainer {
    /// Writes the members for which the type has no property, if there are any.
    ///
    /// - Parameters:
    ///   - members: The members.
    ///   - key: The property's key.
    /// - Throws: The encoder's errors.
    public mutating func encode(_ members: JSON.UnknownMembers, forKey key: Key) throws {
        try encodeIfPresent(members.isEmpty ? nil : members, forKey: key)
    }
}
