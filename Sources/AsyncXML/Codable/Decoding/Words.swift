/// The words of an attribute or text that is being decoded, as in `rels="self edit"`.
struct Words: UnkeyedDecodingContainer {
    private let words: [String]
    private let index: Int
    private let source: DecodingSource
    private(set) var currentIndex = 0

    init(scalars: Scalars, index: Int, source: DecodingSource) {
        words = scalars.string(at: index).utf8.split(whereSeparator: \.isXMLSpace).map { String(Substring($0)) }
        self.index = index
        self.source = source
    }

    var codingPath: [any CodingKey] { source.codingPath(to: index) }
    var count: Int? { words.count }
    var isAtEnd: Bool { currentIndex >= words.count }

    private mutating func word<T>(_ read: (String) throws -> T?) throws -> T {
        guard currentIndex < words.count else {
            throw source.error(.invalidValue, "There is no word \(currentIndex + 1) in the text", at: index)
        }
        guard let value = try converted(words[currentIndex]) ?? read(words[currentIndex]) else {
            throw source.error(.invalidValue, "The word \"\(words[currentIndex])\" is no \(T.self)", at: index)
        }
        currentIndex += 1
        return value
    }

    /// Reads a word by the same rules as any other text.
    private mutating func scalar<T>(_ read: (UnsafeBufferPointer<UInt8>) -> T?) throws -> T {
        try word { $0.read(read) }
    }

    /// Converts a word by the caller's conversion; returns `nil` if there is none for its type.
    private func converted<T>(_ word: String) throws -> T? {
        guard source.hasConversions, let convert = source.options.conversions[ObjectIdentifier(T.self)] else {
            return nil
        }
        return try convert(word) as? T
    }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if source.hasConversions, source.options.conversions[ObjectIdentifier(type)] != nil {
            return try word { _ in nil }
        }
        if isBuiltIn(type) {
            let words = self
            return try word { try words.builtIn(type, $0) }
        }
        let decoder = WordDecoder(word: try text(), words: self)
        return try T(from: decoder)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        throw unsupported
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unsupported }
    mutating func superDecoder() throws -> any Swift.Decoder { WordDecoder(word: try text(), words: self) }

    /// Returns the next word unchanged.
    private mutating func text() throws -> String {
        struct Text { let text: String }
        return try word { Text(text: $0) }.text
    }

    fileprivate var unsupported: XML.Error {
        source.error(.unsupported, "A word cannot hold what a struct has", at: index)
    }
    fileprivate var userInfo: [CodingUserInfoKey: Any] { source.options.userInfo }

    mutating func decode(_: String.Type) throws -> String { try word { $0 } }
    mutating func decode(_: Bool.Type) throws -> Bool { try scalar(Bool.init(xmlBoolean:)) }
    mutating func decode(_: Double.Type) throws -> Double { try scalar(Double.init(xmlNumber:)) }
    mutating func decode(_: Float.Type) throws -> Float { try scalar(Float.init(xmlNumber:)) }
    mutating func decode(_: Int.Type) throws -> Int { try scalar(Int.init(xmlInteger:)) }
    mutating func decode(_: Int8.Type) throws -> Int8 { try scalar(Int8.init(xmlInteger:)) }
    mutating func decode(_: Int16.Type) throws -> Int16 { try scalar(Int16.init(xmlInteger:)) }
    mutating func decode(_: Int32.Type) throws -> Int32 { try scalar(Int32.init(xmlInteger:)) }
    mutating func decode(_: Int64.Type) throws -> Int64 { try scalar(Int64.init(xmlInteger:)) }
    mutating func decode(_: UInt.Type) throws -> UInt { try scalar(UInt.init(xmlInteger:)) }
    mutating func decode(_: UInt8.Type) throws -> UInt8 { try scalar(UInt8.init(xmlInteger:)) }
    mutating func decode(_: UInt16.Type) throws -> UInt16 { try scalar(UInt16.init(xmlInteger:)) }
    mutating func decode(_: UInt32.Type) throws -> UInt32 { try scalar(UInt32.init(xmlInteger:)) }
    mutating func decode(_: UInt64.Type) throws -> UInt64 { try scalar(UInt64.init(xmlInteger:)) }
}

/// The decoder of one word, for types that wrap a string or number.
private struct WordDecoder: Swift.Decoder, SingleValueDecodingContainer {
    let word: String
    let words: Words

    var userInfo: [CodingUserInfoKey: Any] { words.userInfo }
    var codingPath: [any CodingKey] { words.codingPath }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        throw words.unsupported
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw words.unsupported }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    private func scalar<T>(_ read: (UnsafeBufferPointer<UInt8>) -> T?) throws -> T {
        guard let value = word.read(read) else { throw words.invalid(word, T.self) }
        return value
    }

    func decodeNil() -> Bool { false }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        guard isBuiltIn(type) else { return try T(from: self) }
        guard let value = try words.builtIn(type, word) else { throw words.invalid(word, type) }
        return value
    }
    func decode(_: String.Type) throws -> String { word }
    func decode(_: Bool.Type) throws -> Bool { try scalar(Bool.init(xmlBoolean:)) }
    func decode(_: Double.Type) throws -> Double { try scalar(Double.init(xmlNumber:)) }
    func decode(_: Float.Type) throws -> Float { try scalar(Float.init(xmlNumber:)) }
    func decode(_: Int.Type) throws -> Int { try scalar(Int.init(xmlInteger:)) }
    func decode(_: Int8.Type) throws -> Int8 { try scalar(Int8.init(xmlInteger:)) }
    func decode(_: Int16.Type) throws -> Int16 { try scalar(Int16.init(xmlInteger:)) }
    func decode(_: Int32.Type) throws -> Int32 { try scalar(Int32.init(xmlInteger:)) }
    func decode(_: Int64.Type) throws -> Int64 { try scalar(Int64.init(xmlInteger:)) }
    func decode(_: UInt.Type) throws -> UInt { try scalar(UInt.init(xmlInteger:)) }
    func decode(_: UInt8.Type) throws -> UInt8 { try scalar(UInt8.init(xmlInteger:)) }
    func decode(_: UInt16.Type) throws -> UInt16 { try scalar(UInt16.init(xmlInteger:)) }
    func decode(_: UInt32.Type) throws -> UInt32 { try scalar(UInt32.init(xmlInteger:)) }
    func decode(_: UInt64.Type) throws -> UInt64 { try scalar(UInt64.init(xmlInteger:)) }
}

extension Words {
    /// Returns the value of a word of a type with a text form of its own; `nil` if the word has no such value.
    fileprivate func builtIn<T>(_ type: T.Type, _ word: String) throws -> T? {
        let value = try convertBuiltIn(type, word) ?? (source.options.isLenient ? convertLeniently(type, word) : nil)
        return value as? T
    }

    fileprivate func invalid(_ word: String, _ type: any Any.Type) -> XML.Error {
        source.error(.invalidValue, "The word \"\(word)\" is no \(type)", at: index)
    }
}

extension String {
    fileprivate func read<T>(_ read: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
        var text = self
        return text.withUTF8(read)
    }
}
