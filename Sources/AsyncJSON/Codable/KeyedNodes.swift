/// The members of an object under decoding.
struct KeyedNodes<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let members: MemberIndex

    init(object: Node) { members = MemberIndex(object) }

    private var object: Node { members.object }
    private var document: Document { object.document }

    var codingPath: [any CodingKey] { object.codingPath }

    var allKeys: [Key] { names.compactMap { Key(stringValue: keyText($0)) } }

    func contains(_ key: Key) -> Bool { find(key) != nil }

    /// Null is not absent: a type that asks wants to tell them apart.
    func decodeNil(forKey key: Key) throws -> Bool { try node(key).isNull }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try node(key).decode(type) }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        if type == JSON.UnknownMembers.self { return unknownMembers(for: key) as? T }
        return try present(key)?.decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try node(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try node(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Swift.Decoder {
        guard let index = find("super") else { throw missing("super") }
        return Node(index: index, source: object.source)
    }

    func superDecoder(forKey key: Key) throws -> any Swift.Decoder { try node(key) }

    // MARK: Members

    private func node(_ key: Key) throws -> Node {
        guard let index = find(key) else { throw missing(nameText(key)) }
        return Node(index: index, source: object.source)
    }

    /// The member unless it is missing or null.
    private func present(_ key: Key) throws -> Node? {
        guard let index = find(key) else { return nil }
        let node = Node(index: index, source: object.source)
        return node.isNull ? nil : node
    }

    private func find(_ key: Key) -> Int? { find(nameText(key)) }

    /// The index of the value of the last member with a name.
    private func find(_ name: String) -> Int? {
        guard let found = members.find(name) else { return nil }
        object.source.take(found)
        return found + 1
    }

    private func nameText(_ key: Key) -> String {
        guard !object.source.namesAreDeclared else { return key.stringValue }
        return object.source.options.keyNaming.name?(key.stringValue) ?? key.stringValue
    }

    private func keyText(_ name: String) -> String {
        object.source.namesAreDeclared ? name : object.source.options.keyNaming.key?(name) ?? name
    }

    private var names: [String] {
        document.tape.members(of: object.index).map { document.string(at: $0) }
    }

    /// The members that no key of this type names; the key of the property that holds them is not one of those keys.
    private func unknownMembers(for property: Key) -> JSON.UnknownMembers {
        var collector = JSON.UnknownMembers.Collector()
        let tape = document.tape
        let end = tape.next(after: object.index)
        var member = object.index + 2
        while member < end {
            if !object.source.isTaken(member) {
                let key = Key(stringValue: keyText(document.string(at: member)))
                if key == nil || key?.stringValue == property.stringValue {
                    collector.add(document.rawMember(at: member))
                }
            }
            member = tape.next(after: member + 1)
        }
        return collector.finish(nil)
    }

    private func missing(_ name: String) -> JSON.Error {
        object.error(.memberMissing, "The member \"\(name)\" is missing")
    }
}

extension KeyedNodes {
    func decode(_: String.Type, forKey key: Key) throws -> String { try node(key).decode(String.self) }
    func decode(_: Bool.Type, forKey key: Key) throws -> Bool { try node(key).decode(Bool.self) }
    func decode(_: Double.Type, forKey key: Key) throws -> Double { try node(key).double() }
    func decode(_: Float.Type, forKey key: Key) throws -> Float { try node(key).float() }
    func decode(_: Int.Type, forKey key: Key) throws -> Int { try node(key).integer() }
    func decode(_: Int8.Type, forKey key: Key) throws -> Int8 { try node(key).integer() }
    func decode(_: Int16.Type, forKey key: Key) throws -> Int16 { try node(key).integer() }
    func decode(_: Int32.Type, forKey key: Key) throws -> Int32 { try node(key).integer() }
    func decode(_: Int64.Type, forKey key: Key) throws -> Int64 { try node(key).integer() }
    func decode(_: UInt.Type, forKey key: Key) throws -> UInt { try node(key).integer() }
    func decode(_: UInt8.Type, forKey key: Key) throws -> UInt8 { try node(key).integer() }
    func decode(_: UInt16.Type, forKey key: Key) throws -> UInt16 { try node(key).integer() }
    func decode(_: UInt32.Type, forKey key: Key) throws -> UInt32 { try node(key).integer() }
    func decode(_: UInt64.Type, forKey key: Key) throws -> UInt64 { try node(key).integer() }

    func decodeIfPresent(_: String.Type, forKey key: Key) throws -> String? { try present(key)?.decode(String.self) }
    func decodeIfPresent(_: Bool.Type, forKey key: Key) throws -> Bool? { try present(key)?.decode(Bool.self) }
    func decodeIfPresent(_: Double.Type, forKey key: Key) throws -> Double? { try present(key)?.double() }
    func decodeIfPresent(_: Float.Type, forKey key: Key) throws -> Float? { try present(key)?.float() }
    func decodeIfPresent(_: Int.Type, forKey key: Key) throws -> Int? { try present(key)?.integer() }
    func decodeIfPresent(_: Int8.Type, forKey key: Key) throws -> Int8? { try present(key)?.integer() }
    func decodeIfPresent(_: Int16.Type, forKey key: Key) throws -> Int16? { try present(key)?.integer() }
    func decodeIfPresent(_: Int32.Type, forKey key: Key) throws -> Int32? { try present(key)?.integer() }
    func decodeIfPresent(_: Int64.Type, forKey key: Key) throws -> Int64? { try present(key)?.integer() }
    func decodeIfPresent(_: UInt.Type, forKey key: Key) throws -> UInt? { try present(key)?.integer() }
    func decodeIfPresent(_: UInt8.Type, forKey key: Key) throws -> UInt8? { try present(key)?.integer() }
    func decodeIfPresent(_: UInt16.Type, forKey key: Key) throws -> UInt16? { try present(key)?.integer() }
    func decodeIfPresent(_: UInt32.Type, forKey key: Key) throws -> UInt32? { try present(key)?.integer() }
    func decodeIfPresent(_: UInt64.Type, forKey key: Key) throws -> UInt64? { try present(key)?.integer() }
}
