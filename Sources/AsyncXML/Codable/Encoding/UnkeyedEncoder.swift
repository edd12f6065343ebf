/// The items of an array that is being encoded: each is a separate element, or one of several elements.
struct UnkeyedEncoder: UnkeyedEncodingContainer {
    let target: EncodingTarget
    /// The number of open elements around the items.
    let level: Int
    let source: EncodingSource
    private(set) var count = 0

    init(target: EncodingTarget, level: Int, source: EncodingSource) {
        self.target = target
        self.level = level
        self.source = source
    }

    var codingPath: [any CodingKey] { [] }

    private mutating func item() throws(XML.Error) {
        try source.elements.close(to: level)
        count += 1
    }

    /// Writes an element without content, so that the items after it keep their places.
    mutating func encodeNil() throws {
        try item()
        if target.role == .child { source.elements.leaf(Int(target.name), tag: target.tag) { _ in } }
    }

    mutating func encode<T: Encodable>(_ value: T) throws {
        try item()
        try source.encode(value, to: target, level: level)
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        nested().container(keyedBy: type)
    }

    /// Returns the container of an array in an array: an element that contains the items.
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

    mutating func superEncoder() -> any Swift.Encoder { nested() }

    private mutating func nested() -> ElementEncoder {
        do { try item() } catch { source.elements.fail(error) }
        return ElementEncoder(target: target, level: level, source: source)
    }

    mutating func encode(_ value: String) throws { try scalar(value) }
    mutating func encode(_ value: Bool) throws { try scalar(value) }
    mutating func encode(_ value: Double) throws { try scalar(value) }
    mutating func encode(_ value: Float) throws { try scalar(value) }
    mutating func encode(_ value: Int) throws { try scalar(value) }
    mutating func encode(_ value: Int8) throws { try scalar(value) }
    mutating func encode(_ value: Int16) throws { try scalar(value) }
    mutating func encode(_ value: Int32) throws { try scalar(value) }
    mutating func encode(_ value: Int64) throws { try scalar(value) }
    mutating func encode(_ value: UInt) throws { try scalar(value) }
    mutating func encode(_ value: UInt8) throws { try scalar(value) }
    mutating func encode(_ value: UInt16) throws { try scalar(value) }
    mutating func encode(_ value: UInt32) throws { try scalar(value) }
    mutating func encode(_ value: UInt64) throws { try scalar(value) }

    @inline(__always)
    private mutating func scalar<T: WritableValue>(_ value: T) throws {
        try item()
        try source.elements.scalar(value, target, source)
    }
}

/// The words of an attribute or text that is being encoded.
struct WordsEncoder: UnkeyedEncodingContainer {
    let target: EncodingTarget
    let source: EncodingSource
    private let words = Count()
    var count: Int { words.count }

    /// A count that is shared with the encoders of words.
    private final class Count {
        var count = 0
        /// A Boolean value indicating whether there is something to which a word can be added: empty text is not
        /// written, but an empty attribute is.
        var isWritten = false
    }

    init(target: EncodingTarget, source: EncodingSource) {
        self.target = target
        self.source = source
    }

    var codingPath: [any CodingKey] { [] }

    private func word(_ body: (UnsafeMutablePointer<Writer>, KeyPlan.Role) -> Void) throws {
        let role = target.role
        if !words.isWritten {
            try source.elements.scalar(target) { writer in
                let start = writer.pointee.count
                body(writer, role)
                words.isWritten = role == .attribute || writer.pointee.count > start
            }
        } else {
            source.elements.appendWord(role) { body($0, role) }
        }
        words.count += 1
    }

    mutating func encodeNil() {}
    mutating func encode<T: Encodable>(_ value: T) throws {
        if source.hasConversions, let text = try source.converted(value) {
            return try word { $0.pointee.value(text, $1) }
        }
        if isBuiltIn(T.self), let text = try textOfBuiltIn(value) {
            return try word { $0.pointee.value(text, $1) }
        }
        try value.encode(to: WordEncoder(words: self))
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        source.elements.fail("A word cannot hold what a struct has")
        return KeyedEncodingContainer(ChoiceEncoder<Nested>(tag: -1, level: source.elements.level, source: source))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    mutating func superEncoder() -> any Swift.Encoder { WordEncoder(words: self) }

    mutating func encode(_ value: String) throws { try scalar(value) }
    mutating func encode(_ value: Bool) throws { try scalar(value) }
    mutating func encode(_ value: Double) throws { try scalar(value) }
    mutating func encode(_ value: Float) throws { try scalar(value) }
    mutating func encode(_ value: Int) throws { try scalar(value) }
    mutating func encode(_ value: Int8) throws { try scalar(value) }
    mutating func encode(_ value: Int16) throws { try scalar(value) }
    mutating func encode(_ value: Int32) throws { try scalar(value) }
    mutating func encode(_ value: Int64) throws { try scalar(value) }
    mutating func encode(_ value: UInt) throws { try scalar(value) }
    mutating func encode(_ value: UInt8) throws { try scalar(value) }
    mutating func encode(_ value: UInt16) throws { try scalar(value) }
    mutating func encode(_ value: UInt32) throws { try scalar(value) }
    mutating func encode(_ value: UInt64) throws { try scalar(value) }

    private func scalar<T: WritableValue>(_ value: T) throws {
        let text = source.hasConversions ? try source.converted(value) : nil
        try word { writer, role in
            if let text { writer.pointee.value(text, role) } else { value.write(to: writer, role) }
        }
    }

    /// The encoder of one word, for types that wrap a string or number.
    private struct WordEncoder: Swift.Encoder, SingleValueEncodingContainer {
        var words: WordsEncoder

        var codingPath: [any CodingKey] { [] }
        var userInfo: [CodingUserInfoKey: Any] { words.source.options.userInfo }

        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
            var words = words
            return words.nestedContainer(keyedBy: type)
        }
        func unkeyedContainer() -> any UnkeyedEncodingContainer { words }
        func singleValueContainer() -> any SingleValueEncodingContainer { self }

        mutating func encodeNil() {}
        mutating func encode<T: Encodable>(_ value: T) throws { try words.encode(value) }
        mutating func encode(_ value: String) throws { try words.encode(value) }
        mutating func encode(_ value: Bool) throws { try words.encode(value) }
        mutating func encode(_ value: Double) throws { try words.encode(value) }
        mutating func encode(_ value: Float) throws { try words.encode(value) }
        mutating func encode(_ value: Int) throws { try words.encode(value) }
        mutating func encode(_ value: Int8) throws { try words.encode(value) }
        mutating func encode(_ value: Int16) throws { try words.encode(value) }
        mutating func encode(_ value: Int32) throws { try words.encode(value) }
        mutating func encode(_ value: Int64) throws { try words.encode(value) }
        mutating func encode(_ value: UInt) throws { try words.encode(value) }
        mutating func encode(_ value: UInt8) throws { try words.encode(value) }
        mutating func encode(_ value: UInt16) throws { try words.encode(value) }
        mutating func encode(_ value: UInt32) throws { try words.encode(value) }
        mutating func encode(_ value: UInt64) throws { try words.encode(value) }
    }
}
