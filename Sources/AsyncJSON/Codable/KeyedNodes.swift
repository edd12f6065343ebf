/// The members of an object that is being decoded.
struct KeyedNodes<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let index: MemberIndex

    init(_ members: MemberIndex) { index = members }

    private var members: UnsafeMutablePointer<MemberIndex.State> { index.state }
    private var scalars: Scalars { members.pointee.scalars }
    private var source: DecodingSource { index.source }
    private var object: Int { members.pointee.object }

    var codingPath: [any CodingKey] { source.path(to: object) }

    var allKeys: [Key] {
        let document = source.document
        return document.tape.members(of: object)
            .compactMap { source.options.keyNaming.key(named: document.string(at: $0), Key.self) }
    }

    func contains(_ key: Key) -> Bool { members.find(key) != nil }

    /// Returns `true` for `null`; throws if the member is missing, because callers want to distinguish the two.
    func decodeNil(forKey key: Key) throws -> Bool { scalars.isNull(try value(key)) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        if source.isLenient, let type = type as? any DecodableArray.Type, !isArray(key), let empty = type.init() as? T {
            return empty
        }
        return try source.decode(type, at: value(key))
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        if type == JSON.UnknownMembers.self { return index.unknownMembers(for: key) as? T }
        guard let index = present(key) else { return nil }
        do { return try source.decode(type, at: index) } catch {
            guard source.isLenient else { throw error }
            return nil
        }
    }

    private func isArray(_ key: Key) -> Bool {
        present(key).map { scalars.tape.kind(at: $0) == .array || source.hasConversions } ?? false
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try source.container(at: value(key), keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try node(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Swift.Decoder {
        guard let name = index.find("super") else { throw missing("super") }
        return Node(index: name + 1, source: source)
    }

    func superDecoder(forKey key: Key) throws -> any Swift.Decoder { try node(key) }

    // MARK: Members

    private func node(_ key: Key) throws -> Node { Node(index: try value(key), source: source) }

    /// Returns the index of the value of a member.
    @inline(__always)
    private func value(_ key: Key) throws -> Int {
        guard let name = members.find(key) else { throw missing(key) }
        return name + 1
    }

    /// Returns the index of the value of a member unless the member is missing or `null`.
    @inline(__always)
    private func present(_ key: Key) -> Int? {
        guard let name = members.find(key), !scalars.isNull(name + 1) else { return nil }
        return name + 1
    }

    @inline(never)
    private func missing(_ key: Key) -> JSON.Error { missing(source.options.keyNaming.name(of: key)) }

    @inline(never)
    private func missing(_ name: String) -> JSON.Error {
        source.error(.memberMissing, "The member \"\(name)\" is missing", at: object)
    }
}

extension KeyedNodes {
    func decode(_: String.Type, forKey key: Key) throws -> String { try read(key, "") { try scalars.string(at: $0) } }
    func decode(_: Bool.Type, forKey key: Key) throws -> Bool { try read(key, false) { try scalars.bool(at: $0) } }
    func decode(_: Double.Type, forKey key: Key) throws -> Double { try read(key, 0) { try scalars.double(at: $0) } }
    func decode(_: Float.Type, forKey key: Key) throws -> Float { try read(key, 0) { try scalars.float(at: $0) } }
    func decode(_: Int.Type, forKey key: Key) throws -> Int { try read(key, 0) { try scalars.integer(at: $0) } }
    func decode(_: Int8.Type, forKey key: Key) throws -> Int8 { try read(key, 0) { try scalars.integer(at: $0) } }
    func decode(_: Int16.Type, forKey key: Key) throws -> Int16 { try read(key, 0) { try scalars.integer(at: $0) } }
    func decode(_: Int32.Type, forKey key: Key) throws -> Int32 { try read(key, 0) { try scalars.integer(at: $0) } }
    func decode(_: Int64.Type, forKey key: Key) throws -> Int64 { try read(key, 0) { try scalars.integer(at: $0) } }
    func decode(_: UInt.Type, forKey key: Key) throws -> UInt { try read(key, 0) { try scalars.integer(at: $0) } }
    func decode(_: UInt8.Type, forKey key: Key) throws -> UInt8 { try read(key, 0) { try scalars.integer(at: $0) } }
    func decode(_: UInt16.Type, forKey key: Key) throws -> UInt16 { try read(key, 0) { try scalars.integer(at: $0) } }
    func decode(_: UInt32.Type, forKey key: Key) throws -> UInt32 { try read(key, 0) { try scalars.integer(at: $0) } }
    func decode(_: UInt64.Type, forKey key: Key) throws -> UInt64 { try read(key, 0) { try scalars.integer(at: $0) } }

    /// Reads a member; a lenient decoder returns `empty` if the member is missing or cannot be read.
    @inline(__always)
    private func read<T>(_ key: Key, _ empty: T, _ read: (Int) throws -> T) throws -> T {
        guard let name = members.find(key) else {
            guard source.isLenient else { throw missing(key) }
            return empty
        }
        do { return try scalar(at: name + 1, read) } catch {
            guard source.isLenient else { throw error }
            return empty
        }
    }

    /// Reads a member; returns `nil` if it is missing or `null`, a lenient decoder also if it cannot be read.
    @inline(__always)
    private func decodePresent<T>(_ key: Key, _ read: (Int) throws -> T) throws -> T? {
        guard let index = present(key) else { return nil }
        do { return try scalar(at: index, read) } catch {
            guard source.isLenient else { throw error }
            return nil
        }
    }

    @inline(__always)
    private func scalar<T>(at index: Int, _ read: (Int) throws -> T) throws -> T {
        if members.pointee.scalars.hasConversions, let value = try source.converted(T.self, at: index) { return value }
        return try read(index)
    }

    func decodeIfPresent(_: String.Type, forKey key: Key) throws -> String? {
        try decodePresent(key) { try scalars.string(at: $0) }
    }

    func decodeIfPresent(_: Bool.Type, forKey key: Key) throws -> Bool? {
        try decodePresent(key) { try scalars.bool(at: $0) }
    }

    func decodeIfPresent(_: Double.Type, forKey key: Key) throws -> Double? {
        try decodePresent(key) { try scalars.double(at: $0) }
    }

    func decodeIfPresent(_: Float.Type, forKey key: Key) throws -> Float? {
        try decodePresent(key) { try scalars.float(at: $0) }
    }

    func decodeIfPresent(_: Int.Type, forKey key: Key) throws -> Int? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: Int8.Type, forKey key: Key) throws -> Int8? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: Int16.Type, forKey key: Key) throws -> Int16? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: Int32.Type, forKey key: Key) throws -> Int32? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: Int64.Type, forKey key: Key) throws -> Int64? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: UInt.Type, forKey key: Key) throws -> UInt? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: UInt8.Type, forKey key: Key) throws -> UInt8? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: UInt16.Type, forKey key: Key) throws -> UInt16? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: UInt32.Type, forKey key: Key) throws -> UInt32? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: UInt64.Type, forKey key: Key) throws -> UInt64? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }
}
