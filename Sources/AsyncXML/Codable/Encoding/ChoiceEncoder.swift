/// An enum with payloads that is being encoded: the case's key names an element, or a text if it is empty.
struct ChoiceEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let tag: Int16
    /// The number of open elements around it.
    let level: Int
    let source: EncodingSource

    var codingPath: [any CodingKey] { [] }

    private func target(_ key: Key) throws(XML.Error) -> EncodingTarget {
        try source.elements.close(to: level)
        var target = try source.plan(for: Key.self).target(for: key, source.elements)
        target.tag = tag
        return target
    }

    func encodeNil(forKey key: Key) throws {}
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        try source.encode(value, to: target(key), level: level)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        let encoder = encoder(key)
        guard encoder.target.role == .text else { return encoder.container(keyedBy: type) }
        return KeyedEncodingContainer(TextPayload<Nested>(tag: tag, source: source))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(key).unkeyedContainer() }
    func superEncoder() -> any Swift.Encoder { ElementEncoder(target: .itself, level: level, source: source) }
    func superEncoder(forKey key: Key) -> any Swift.Encoder { encoder(key) }

    private func encoder(_ key: Key) -> ElementEncoder {
        do {
            return ElementEncoder(target: try target(key), level: level, source: source)
        } catch {
            source.elements.fail(error)
            return ElementEncoder(target: .itself, level: level, source: source)
        }
    }
}

/// The payload of an enum's case for text.
private struct TextPayload<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let tag: Int16
    let source: EncodingSource

    private var target: EncodingTarget { EncodingTarget(role: .text, name: -1, item: -1, tag: tag) }
    private var encoder: ElementEncoder { ElementEncoder(target: target, level: source.elements.level, source: source) }

    var codingPath: [any CodingKey] { [] }
    func encodeNil(forKey key: Key) throws {}
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        let start = source.elements.mark
        do { try value.encode(to: encoder) } catch {
            source.elements.rollBack(to: start)
            throw error
        }
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
    func superEncoder() -> any Swift.Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Swift.Encoder { encoder }
}
