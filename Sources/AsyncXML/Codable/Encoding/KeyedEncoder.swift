/// The encoder of one value, for the target of its key.
///
/// It is small enough to need no box of its own.
struct ElementEncoder: Swift.Encoder {
    let target: EncodingTarget
    private let shortLevel: Int16
    let source: EncodingSource

    /// Creates an encoder of a value; `level` is the number of open elements around it.
    @inline(__always)
    init(target: EncodingTarget, level: Int, source: EncodingSource) {
        self.target = target
        if level > Int(Int16.max) { source.elements.failForDepth() }
        shortLevel = Int16(clamping: level)
        self.source = source
    }

    private var level: Int { Int(shortLevel) }

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { source.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        switch target.role {
        case .choice, .mixed:
            return KeyedEncodingContainer(ChoiceEncoder<Key>(tag: target.tag, level: level, source: source))
        case .itself:
            source.elements.touch()
            return source.container(keyedBy: type, level: level)
        case .wrapped:
            if source.elements.level == level {
                source.elements.beginElement(Int(target.name), tag: target.tag)
                source.elements.beginElement(Int(target.item), tag: -1)
            }
            return source.container(keyedBy: type, level: level + 2)
        case .child, .attribute, .text:
            guard target.role == .child else {
                source.elements.fail("A struct cannot be written as an attribute or text")
                return KeyedEncodingContainer(ChoiceEncoder<Key>(tag: target.tag, level: level, source: source))
            }
            // A second container of the same value continues with its element.
            if source.elements.level == level { source.elements.beginElement(Int(target.name), tag: target.tag) }
            return source.container(keyedBy: type, level: level + 1)
        }
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        source.elements.touch()
        var items = target
        switch target.role {
        case .wrapped:
            if source.elements.level == level { source.elements.beginElement(Int(target.name), tag: target.tag) }
            items = .element(Int(target.item))
            return UnkeyedEncoder(target: items, level: level + 1, source: source)
        case .itself:
            items = EncodingTarget(role: .mixed, name: -1, item: -1, tag: target.tag)
            return UnkeyedEncoder(target: items, level: level, source: source)
        case .attribute, .text: return WordsEncoder(target: target, source: source)
        case .child, .choice, .mixed: return UnkeyedEncoder(target: items, level: level, source: source)
        }
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension ElementEncoder: SingleValueEncodingContainer {
    /// Writes nothing for `nil`.
    func encodeNil() { source.elements.touch() }
    func encode<T: Encodable>(_ value: T) throws { try source.encode(value, to: target, level: level) }
    func encode(_ value: String) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: Bool) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: Double) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: Float) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: Int) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: Int8) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: Int16) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: Int32) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: Int64) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: UInt) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: UInt8) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: UInt16) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: UInt32) throws { try source.elements.scalar(value, target, source) }
    func encode(_ value: UInt64) throws { try source.elements.scalar(value, target, source) }
}

/// The attributes, children and text of an element that is being encoded.
struct KeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    private let place: EncodingPlace

    init(_ place: EncodingPlace) { self.place = place }

    private var source: EncodingSource { place.source.takeUnretainedValue() }
    private var level: Int { place.level }

    var codingPath: [any CodingKey] { [] }

    /// Ends all inner elements and returns the target of a key.
    @inline(__always)
    private func target(_ key: Key) throws(XML.Error) -> EncodingTarget {
        try place.elements.close(to: level)
        var target = try place.plan.target(for: key, place.elements)
        target.tag &+= place.tagOffset
        return target
    }

    func encodeNil(forKey key: Key) throws { place.plan.note(key) }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        if T.self == XML.Extensions.self, let value = value as? XML.Extensions {
            try place.elements.close(to: level)
            return try place.elements.attach(value)
        }
        let target = try target(key)
        try place.source._withUnsafeGuaranteedRef { try $0.encode(value, to: target, level: level) }
    }

    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        let isPresent = try withValue(of: value) { try encode($0, forKey: key) }
        if !isPresent { place.plan.note(key) }
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(key).unkeyedContainer() }

    /// Returns an encoder of the element itself: a superclass's content is beside that of its subclass.
    func superEncoder() -> any Swift.Encoder { ElementEncoder(target: .itself, level: level, source: source) }
    func superEncoder(forKey key: Key) -> any Swift.Encoder { encoder(key) }

    private func encoder(_ key: Key) -> ElementEncoder {
        do {
            return ElementEncoder(target: try target(key), level: level, source: source)
        } catch {
            place.elements.fail(error)
            return ElementEncoder(target: .itself, level: level, source: source)
        }
    }
}

extension KeyedEncoder {
    func encode(_ value: String, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: Bool, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: Double, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: Float, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: Int, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: Int8, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: Int16, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: Int32, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: Int64, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: UInt, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: UInt8, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: UInt16, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: UInt32, forKey key: Key) throws { try scalar(value, key) }
    func encode(_ value: UInt64, forKey key: Key) throws { try scalar(value, key) }

    @inline(__always)
    private func scalar<T: WritableValue>(_ value: T?, _ key: Key) throws {
        if let value { try scalar(value, key) } else { place.plan.note(key) }
    }

    @inline(__always)
    private func scalar<T: WritableValue>(_ value: T, _ key: Key) throws {
        let target = try target(key)
        try place.source._withUnsafeGuaranteedRef { try place.elements.scalar(value, target, $0) }
    }

    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try scalar(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try scalar(value, key) }
}

/// The place at which a container writes: one reference to everything that it needs, without further reference counts.
final class EncodingPlace {
    let plan: Unmanaged<EncodingPlan>
    /// The number that is added to tags, so that the keys of a superclass have other tags.
    let tagOffset: Int16
    /// The number of open elements, including that of the container.
    let level: Int
    let elements: ElementWriter
    let source: Unmanaged<EncodingSource>
    /// The source, which also holds the plan.
    private let owner: EncodingSource

    init(plan: EncodingPlan, tagOffset: Int, level: Int, source: EncodingSource) {
        self.plan = .passUnretained(plan)
        self.tagOffset = Int16(truncatingIfNeeded: tagOffset)
        self.level = level
        elements = source.elements
        self.source = .passUnretained(source)
        owner = source
    }
}
