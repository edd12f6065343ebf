/// The elements of an array that is being encoded.
struct UnkeyedPieces: UnkeyedEncodingContainer {
    let array: EncodedPiece
    let options: JSON.Encoder
    private let hasConversions: Bool
    private(set) var count = 0

    init(array: EncodedPiece, options: JSON.Encoder) {
        self.array = array
        self.options = options
        hasConversions = !options.conversions.isEmpty
    }

    var codingPath: [any CodingKey] { [] }

    private mutating func end() {
        array.writer.byte(UInt8(ascii: ","))
        count += 1
    }

    private mutating func gap(_ kind: EncodedPiece.Kind) -> EncodedPiece {
        defer { end() }
        return array.gap(kind)
    }

    mutating func encodeNil() {
        array.writer.literal("null")
        end()
    }

    mutating func encode<T: Encodable>(_ value: T) throws {
        try array.write(value, options)
        end()
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        KeyedEncodingContainer(KeyedPieces<Nested>(object: gap(.object), options: options))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        UnkeyedPieces(array: gap(.array), options: options)
    }

    mutating func superEncoder() -> any Swift.Encoder { PieceEncoder(piece: gap(.value), level: 0, options: options) }

    mutating func encode(_ value: String) throws { try scalar(value) { $0.string(value) } }
    mutating func encode(_ value: Bool) throws { try scalar(value) { $0.bool(value) } }
    mutating func encode(_ value: Double) throws { try scalar(value) { $0.number(value) } }
    mutating func encode(_ value: Float) throws { try scalar(value) { $0.number(value) } }
    mutating func encode(_ value: Int) throws { try scalar(value) { $0.integer(value) } }
    mutating func encode(_ value: Int8) throws { try scalar(value) { $0.integer(value) } }
    mutating func encode(_ value: Int16) throws { try scalar(value) { $0.integer(value) } }
    mutating func encode(_ value: Int32) throws { try scalar(value) { $0.integer(value) } }
    mutating func encode(_ value: Int64) throws { try scalar(value) { $0.integer(value) } }
    mutating func encode(_ value: UInt) throws { try scalar(value) { $0.integer(value) } }
    mutating func encode(_ value: UInt8) throws { try scalar(value) { $0.integer(value) } }
    mutating func encode(_ value: UInt16) throws { try scalar(value) { $0.integer(value) } }
    mutating func encode(_ value: UInt32) throws { try scalar(value) { $0.integer(value) } }
    mutating func encode(_ value: UInt64) throws { try scalar(value) { $0.integer(value) } }

    @inline(__always)
    private mutating func scalar<T>(_ value: T, _ write: (inout Writer) -> Void) throws {
        if try !hasConversions || !array.writeConverted(value, options) { write(&array.writer) }
        end()
    }
}
