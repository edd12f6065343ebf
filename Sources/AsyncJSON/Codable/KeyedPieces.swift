/// The members of an object that is being encoded.
struct KeyedPieces<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let object: EncodedPiece
    let options: JSON.Encoder
    /// A copy of the option, because each look into the options costs more than writing a number.
    private let hasConversions: Bool

    init(object: EncodedPiece, options: JSON.Encoder) {
        self.object = object
        self.options = options
        hasConversions = !options.conversions.isEmpty
    }

    var codingPath: [any CodingKey] { [] }

    private func name(_ key: Key) -> String { options.keyNaming.name(of: key) }

    private func begin(_ key: Key) { begin(name(key)) }

    // One access to the class for name and colon, because accesses are checked.
    private func begin(_ name: String) { object.writer.name(name) }

    private func end() { object.writer.byte(UInt8(ascii: ",")) }

    func encodeNil(forKey key: Key) {
        begin(key)
        object.writer.literal("null")
        end()
    }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        try member(key) { try object.write(value, options) }
    }

    /// Writes a member; leaves nothing of it if writing its value fails.
    @inline(__always)
    private func member(_ key: Key, _ write: () throws -> Void) throws {
        let start = object.writer.count
        begin(key)
        do { try write() } catch {
            object.writer.truncate(to: start)
            throw error
        }
        end()
    }

    /// Writes a member; unknown members have no member of their own, but are written among the others.
    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        _ = try withValue(of: value) { value in
            if T.self == JSON.UnknownMembers.self { return write(copy value as? JSON.UnknownMembers) }
            try encode(value, forKey: key)
        }
    }

    private func write(_ members: JSON.UnknownMembers?) {
        if let members { object.write(members, keys: ObjectIdentifier(Key.self)) }
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        KeyedEncodingContainer(KeyedPieces<Nested>(object: gap(name(key), .object), options: options))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        UnkeyedPieces(array: gap(name(key), .array), options: options)
    }

    func superEncoder() -> any Swift.Encoder {
        PieceEncoder(piece: gap(AnyKey.super.stringValue, .value), level: 0, options: options)
    }

    func superEncoder(forKey key: Key) -> any Swift.Encoder {
        PieceEncoder(piece: gap(name(key), .value), level: 0, options: options)
    }

    private func gap(_ name: String, _ kind: EncodedPiece.Kind) -> EncodedPiece {
        begin(name)
        defer { end() }
        return object.gap(kind)
    }
}

extension KeyedPieces {
    func encode(_ value: String, forKey key: Key) throws { try scalar(value, key) { $0.string(value) } }
    func encode(_ value: Bool, forKey key: Key) throws { try scalar(value, key) { $0.bool(value) } }
    func encode(_ value: Double, forKey key: Key) throws { try scalar(value, key) { $0.number(value) } }
    func encode(_ value: Float, forKey key: Key) throws { try scalar(value, key) { $0.number(value) } }
    func encode(_ value: Int, forKey key: Key) throws { try scalar(value, key) { $0.integer(value) } }
    func encode(_ value: Int8, forKey key: Key) throws { try scalar(value, key) { $0.integer(value) } }
    func encode(_ value: Int16, forKey key: Key) throws { try scalar(value, key) { $0.integer(value) } }
    func encode(_ value: Int32, forKey key: Key) throws { try scalar(value, key) { $0.integer(value) } }
    func encode(_ value: Int64, forKey key: Key) throws { try scalar(value, key) { $0.integer(value) } }
    func encode(_ value: UInt, forKey key: Key) throws { try scalar(value, key) { $0.integer(value) } }
    func encode(_ value: UInt8, forKey key: Key) throws { try scalar(value, key) { $0.integer(value) } }
    func encode(_ value: UInt16, forKey key: Key) throws { try scalar(value, key) { $0.integer(value) } }
    func encode(_ value: UInt32, forKey key: Key) throws { try scalar(value, key) { $0.integer(value) } }
    func encode(_ value: UInt64, forKey key: Key) throws { try scalar(value, key) { $0.integer(value) } }

    @inline(__always)
    private func scalar<T>(_ value: T, _ key: Key, _ write: (inout Writer) -> Void) throws {
        guard !hasConversions else {
            return try member(key) { if try !object.writeConverted(value, options) { write(&object.writer) } }
        }
        begin(key)
        write(&object.writer)
        end()
    }
}
