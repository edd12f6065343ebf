/// Text under construction, with gaps where other pieces go.
///
///     {"id":1,"owner":⟨0⟩,"size":2,        gap ⟨0⟩ is {"name":"x",
///
/// Every nested container is a piece of its own, so that containers of one object may be filled in any order. As in a
/// `Writer`, a comma follows every member and element, and the last one gives way to the bracket.
final class EncodedPiece {
    enum Kind { case value, object, array }

    private(set) var kind: Kind
    var writer = Writer(capacity: 64)
    private var gaps: [(offset: Int, piece: EncodedPiece)] = []

    init(_ kind: Kind) { self.kind = kind }

    var isEmpty: Bool { writer.count == 0 && gaps.isEmpty }

    /// A piece in the place where the next byte would stand.
    func gap(_ kind: Kind = .value) -> EncodedPiece {
        let piece = EncodedPiece(kind)
        gaps.append((writer.count, piece))
        return piece
    }

    /// Makes a piece to which nothing was written an object or array; true if it is one now.
    func become(_ kind: Kind) -> Bool {
        if self.kind == .value, isEmpty { self.kind = kind }
        return self.kind == kind
    }

    /// Writes the text with its gaps filled.
    func write(to target: inout Writer) {
        if kind == .value, isEmpty { return target.literal("{}") }
        if kind != .value { target.byte(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "[")) }
        var written = 0
        for gap in gaps {
            target.raw(UnsafeBufferPointer(rebasing: writer.bytes[written..<gap.offset]))
            gap.piece.write(to: &target)
            written = gap.offset
        }
        target.raw(UnsafeBufferPointer(rebasing: writer.bytes[written...]))
        if kind != .value { target.close(kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")) }
    }
}

/// The encoder of one value: what it writes goes into one piece.
struct PieceEncoder: Swift.Encoder {
    let piece: EncodedPiece
    let options: JSON.Encoder

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(KeyedPieces(object: container(.object), options: options))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        UnkeyedPieces(array: container(.array), options: options)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// A second container of another kind replaces nothing: it is a value of its own that takes no part.
    private func container(_ kind: EncodedPiece.Kind) -> EncodedPiece {
        piece.become(kind) ? piece : EncodedPiece(kind)
    }

    func write<T: Encodable>(_ value: T) throws {
        if !options.conversions.isEmpty, let json = try options.conversions[ObjectIdentifier(T.self)]?(value) {
            json.write(to: &piece.writer)
        } else {
            try value.encode(to: self)
        }
    }
}

extension PieceEncoder: SingleValueEncodingContainer {
    func encodeNil() { piece.writer.literal("null") }
    func encode(_ value: String) { piece.writer.string(value) }
    func encode(_ value: Bool) { piece.writer.bool(value) }
    func encode(_ value: Double) { piece.writer.number(value) }
    func encode(_ value: Float) { piece.writer.number(value) }
    func encode(_ value: Int) { piece.writer.integer(value) }
    func encode(_ value: Int8) { piece.writer.integer(value) }
    func encode(_ value: Int16) { piece.writer.integer(value) }
    func encode(_ value: Int32) { piece.writer.integer(value) }
    func encode(_ value: Int64) { piece.writer.integer(value) }
    func encode(_ value: UInt) { piece.writer.integer(value) }
    func encode(_ value: UInt8) { piece.writer.integer(value) }
    func encode(_ value: UInt16) { piece.writer.integer(value) }
    func encode(_ value: UInt32) { piece.writer.integer(value) }
    func encode(_ value: UInt64) { piece.writer.integer(value) }
    func encode<T: Encodable>(_ value: T) throws { try write(value) }
}
