/// The elements of an array that is being decoded.
///
/// It is small enough to need no box of its own: an index into a tape fits 32 bits.
struct UnkeyedNodes: UnkeyedDecodingContainer {
    private let source: DecodingSource
    private let array: Int32
    private var next: Int32
    private var position: Int32 = 0

    init(array: Int, _ source: DecodingSource) {
        self.source = source
        self.array = Int32(array)
        next = Int32(array + 2)
    }

    private var tape: Tape { source.document.tape }

    var codingPath: [any CodingKey] { source.path(to: Int(array)) }
    /// The number of elements, if it fits into the tape's word.
    var count: Int? {
        let length = tape.length(at: Int(array))
        return length < Tape.longest ? length : nil
    }
    var isAtEnd: Bool { Int(next) >= tape.next(after: Int(array)) }
    var currentIndex: Int { Int(position) }

    /// Decodes the next element; if that fails, the element remains the next one.
    @inline(__always)
    private mutating func element<T>(_ decode: (DecodingSource, Int) throws -> T) throws -> T {
        guard !isAtEnd else {
            throw source.error(.memberMissing, "The array has no element \(position)", at: Int(array))
        }
        let value = try decode(source, Int(next))
        next = Int32(tape.next(after: Int(next)))
        position += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, source.scalars.isNull(Int(next)) else { return false }
        next += 1
        position += 1
        return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try element { try $0.decode(type, at: $1) } }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try element { try $0.container(at: $1, keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try element { try Node(index: $1, source: $0).unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Swift.Decoder { try element { Node(index: $1, source: $0) } }

    mutating func decode(_: String.Type) throws -> String {
        try element { try Node(index: $1, source: $0).decode(String.self) }
    }
    mutating func decode(_: Bool.Type) throws -> Bool {
        try element { try Node(index: $1, source: $0).decode(Bool.self) }
    }
    mutating func decode(_: Double.Type) throws -> Double {
        try element { try Node(index: $1, source: $0).decode(Double.self) }
    }
    mutating func decode(_: Float.Type) throws -> Float {
        try element { try Node(index: $1, source: $0).decode(Float.self) }
    }
    mutating func decode(_: Int.Type) throws -> Int { try element { try Node(index: $1, source: $0).decode(Int.self) } }
    mutating func decode(_: Int8.Type) throws -> Int8 {
        try element { try Node(index: $1, source: $0).decode(Int8.self) }
    }
    mutating func decode(_: Int16.Type) throws -> Int16 {
        try element { try Node(index: $1, source: $0).decode(Int16.self) }
    }
    mutating func decode(_: Int32.Type) throws -> Int32 {
        try element { try Node(index: $1, source: $0).decode(Int32.self) }
    }
    mutating func decode(_: Int64.Type) throws -> Int64 {
        try element { try Node(index: $1, source: $0).decode(Int64.self) }
    }
    mutating func decode(_: UInt.Type) throws -> UInt {
        try element { try Node(index: $1, source: $0).decode(UInt.self) }
    }
    mutating func decode(_: UInt8.Type) throws -> UInt8 {
        try element { try Node(index: $1, source: $0).decode(UInt8.self) }
    }
    mutating func decode(_: UInt16.Type) throws -> UInt16 {
        try element { try Node(index: $1, source: $0).decode(UInt16.self) }
    }
    mutating func decode(_: UInt32.Type) throws -> UInt32 {
        try element { try Node(index: $1, source: $0).decode(UInt32.self) }
    }
    mutating func decode(_: UInt64.Type) throws -> UInt64 {
        try element { try Node(index: $1, source: $0).decode(UInt64.self) }
    }
}
