extension JSON.UnknownMembers: Hashable {
    /// Whether both mean the same: members in any order, numbers by value.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.isIdentical(to: rhs) || lhs.object == rhs.object
    }

    /// Hashes what ``==(_:_:)`` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(object) }
}

extension JSON.UnknownMembers: Codable {
    /// Reads members from any coder as one object.
    ///
    /// - Parameter decoder: The coder's decoder.
    /// - Throws: What the decoder throws.
    public init(from decoder: any Swift.Decoder) throws {
        self.init(object: try JSON.Value(from: decoder))
    }

    /// Writes the members to any coder as one object.
    ///
    /// - Parameter encoder: The coder's encoder.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Swift.Encoder) throws { try object.encode(to: encoder) }
}

// Synthesized Codable calls these for a property of this type, in any coder. A coder that does not know the type finds
// no such member and leaves none behind for nothing, but keeps what there is under the property's own name.

extension KeyedDecodingContainer {
    /// Reads the members that the type has no property for; none where a coder kept none.
    ///
    /// - Parameters:
    ///   - type: The type of the property.
    ///   - key: The property's key.
    /// - Returns: The members.
    /// - Throws: What the decoder throws.
    public func decode(_ type: JSON.UnknownMembers.Type, forKey key: Key) throws -> JSON.UnknownMembers {
        try decodeIfPresent(type, forKey: key) ?? JSON.UnknownMembers()
    }
}

extension KeyedEncodingContainer {
    /// Writes the members that the type has no property for, if there are any.
    ///
    /// - Parameters:
    ///   - members: The members.
    ///   - key: The property's key.
    /// - Throws: What the encoder throws.
    public mutating func encode(_ members: JSON.UnknownMembers, forKey key: Key) throws {
        try encodeIfPresent(members.isEmpty ? nil : members, forKey: key)
    }
}
