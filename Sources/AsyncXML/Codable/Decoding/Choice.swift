/// One of several elements as the single member of a container: the way in which an enum with payloads is decoded.
///
/// `<circle r="1"/>` is the case `circle`. A text is the case whose key is the empty string.
struct Choice<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let node: Int
    private let key: Key
    private let source: DecodingSource

    /// Creates the container; `nil` if no key has the node's name.
    init?(_ node: Int, _ keys: Key.Type, _ source: DecodingSource) throws {
        self.node = node
        self.source = source
        let view = source.view
        if view[node].isText {
            guard let key = Key(stringValue: "") else { return nil }
            self.key = key
            return
        }
        guard view[node].isElement,
            let plan = try source.plan(
                for: keys,
                at: view.parent(ofElement: node) > 0 ? view.parent(ofElement: node) : node
            )?.takeUnretainedValue(),
            let key = plan.key(plan.find(source.names.name(view[node].name), isAttribute: false), keys)
        else { return nil }
        self.key = key
    }

    var codingPath: [any CodingKey] { source.codingPath(to: node) }
    var allKeys: [Key] { [key] }
    func contains(_ key: Key) -> Bool { key.stringValue == self.key.stringValue }

    private func check(_ key: Key) throws {
        guard contains(key) else { throw source.missing(key.stringValue, in: node) }
    }

    func decodeNil(forKey key: Key) throws -> Bool { !contains(key) }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try check(key)
        return try source.decode(type, at: node, by: .none)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        contains(key) ? try decode(type, forKey: key) : nil
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try check(key)
        return try source.container(at: node, keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try check(key)
        return try ElementDecoder(index: node, place: .none, source: source).unkeyedContainer()
    }

    func superDecoder() throws -> any Swift.Decoder { ElementDecoder(index: node, place: .none, source: source) }
    func superDecoder(forKey key: Key) throws -> any Swift.Decoder { try superDecoder() }
}
