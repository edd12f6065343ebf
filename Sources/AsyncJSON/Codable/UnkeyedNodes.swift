/// The elements of an array under decoding.
struct UnkeyedNodes: UnkeyedDecodingContainer {
    let array: Node
    private var next: Int
    private(set) var currentIndex = 0

    init(array: Node) {
        self.array = array
        next = array.index + 2
    }

    private var tape: Tape { array.document.tape }

    var codingPath: [any CodingKey] { array.codingPath }
    var count: Int? { tape.length(at: array.index) }
    var isAtEnd: Bool { next >= tape.next(after: array.index) }

    /// The next element, which stays the next one if decoding it fails.
    private mutating func element<T>(_ decode: (Node) throws -> T) throws -> T {
        guard !isAtEnd else {
            throw array.error(.memberMissing, "The array has no element \(currentIndex)")
        }
        let value = try decode(Node(index: next, source: array.source))
        next = tape.next(after: next)
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, tape.kind(at: next) == .null else { return false }
        next += 1
        currentIndex += 1
        return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try element { try $0.decode(type) } }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try element { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try element { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Swift.Decoder { try element { $0 } }

    mutating func decode(_: String.Type) throws -> String { try element { try $0.decode(String.self) } }
    mutating func decode(_: Bool.Type) throws -> Bool { try element { try $0.decode(Bool.self) } }
    mutating func decode(_: Double.Type) throws -> Double { try element { try $0.double() } }
    mutating func decode(_: Float.Type) throws -> Float { try element { try $0.float() } }
    mutating func decode(_: Int.Type) throws -> Int { try element { try $0.integer() } }
    mutating func decode(_: Int8.Type) throws -> Int8 { try element { try $0.integer() } }
    mutating func decode(_: Int16.Type) throws -> Int16 { try element { try $0.integer() } }
    mutating func decode(_: Int32.Type) throws -> Int32 { try element { try $0.integer() } }
    mutating func decode(_: Int64.Type) throws -> Int64 { try element { try $0.integer() } }
    mutating func decode(_: UInt.Type) throws -> UInt { try element { try $0.integer() } }
    mutating func decode(_: UInt8.Type) throws -> UInt8 { try element { try $0.integer() } }
    mutating func decode(_: UInt16.Type) throws -> UInt16 { try element { try $0.integer() } }
    mutating func decode(_: UInt32.Type) throws -> UInt32 { try element { try $0.integer() } }
    mutating func decode(_: UInt64.Type) throws -> UInt64 { try element { try $0.integer() } }
}
