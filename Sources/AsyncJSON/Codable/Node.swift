/// A value on the tape that is being decoded; it is also its decoder.
struct Node: Swift.Decoder {
    let index: Int
    let source: DecodingSource

    var document: Document { source.document }

    var userInfo: [CodingUserInfoKey: Any] { source.options.userInfo }
    var codingPath: [any CodingKey] { source.path(to: index) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try source.container(at: index, keyedBy: type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard document.tape.kind(at: index) == .array else { throw source.mismatch("an array", at: index) }
        return UnkeyedNodes(array: index, source)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension Node: SingleValueDecodingContainer {
    func decodeNil() -> Bool { source.scalars.isNull(index) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try source.decode(type, at: index) }
    func decode(_: String.Type) throws -> String { try scalar("") { try $0.string(at: index) } }
    func decode(_: Bool.Type) throws -> Bool { try scalar(false) { try $0.bool(at: index) } }
    func decode(_: Double.Type) throws -> Double { try scalar(0) { try $0.double(at: index) } }
    func decode(_: Float.Type) throws -> Float { try scalar(0) { try $0.float(at: index) } }
    func decode(_: Int.Type) throws -> Int { try scalar(0) { try $0.integer(at: index) } }
    func decode(_: Int8.Type) throws -> Int8 { try scalar(0) { try $0.integer(at: index) } }
    func decode(_: Int16.Type) throws -> Int16 { try scalar(0) { try $0.integer(at: index) } }
    func decode(_: Int32.Type) throws -> Int32 { try scalar(0) { try $0.integer(at: index) } }
    func decode(_: Int64.Type) throws -> Int64 { try scalar(0) { try $0.integer(at: index) } }
    func decode(_: UInt.Type) throws -> UInt { try scalar(0) { try $0.integer(at: index) } }
    func decode(_: UInt8.Type) throws -> UInt8 { try scalar(0) { try $0.integer(at: index) } }
    func decode(_: UInt16.Type) throws -> UInt16 { try scalar(0) { try $0.integer(at: index) } }
    func decode(_: UInt32.Type) throws -> UInt32 { try scalar(0) { try $0.integer(at: index) } }
    func decode(_: UInt64.Type) throws -> UInt64 { try scalar(0) { try $0.integer(at: index) } }

    /// Reads the value; a lenient decoder returns `empty` for a value that cannot be read.
    @inline(__always)
    private func scalar<T>(_ empty: T, _ read: (Scalars) throws -> T) throws -> T {
        if source.hasConversions, let value = try source.converted(T.self, at: index) { return value }
        do { return try read(source.scalars) } catch {
            guard source.isLenient else { throw error }
            return empty
        }
    }
}
