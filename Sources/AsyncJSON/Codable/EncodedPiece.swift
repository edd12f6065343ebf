/// Text under construction, with gaps where other pieces go.
///
///     {"id":1,"owner":⟨0⟩,"size":2,        gap ⟨0⟩ is {"name":"x",
///
/// A type writes its own container straight into the piece it is part of. Nested containers and super encoders, which
/// may be filled in turns and late, are pieces of their own. As in a `Writer`, a comma follows every member and element,
/// and the last one gives way to the bracket.
final class EncodedPiece {
    enum Kind { case value, object, array }

    var writer: Writer
    private var gaps: [(offset: Int, piece: EncodedPiece)] = []
    /// The kinds of the values being written, from the piece's own to the innermost; `value` until one says what it is.
    private var open: [Kind] = [.value]

    init(_ kind: Kind = .value, capacity: Int = 64) {
        writer = Writer(capacity: capacity)
        if kind != .value { _ = become(kind, at: 0) }
    }

    /// Makes the value at a level an object or array, if it is nothing else yet; true if it is one now.
    func become(_ kind: Kind, at level: Int) -> Bool {
        guard open.indices.contains(level) else { return false }
        if open[level] == .value {
            open[level] = kind
            writer.byte(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
        }
        return open[level] == kind
    }

    /// Writes a value in the place where the next byte would stand.
    func write<T: Encodable>(_ value: T, _ options: JSON.Encoder) throws {
        if !options.conversions.isEmpty, let json = try options.conversions[ObjectIdentifier(T.self)]?(value) {
            return json.write(to: &writer)
        }
        let (count, gapCount) = (writer.count, gaps.count)
        open.append(.value)
        try value.encode(to: PieceEncoder(piece: self, level: open.count - 1, options: options))
        let kind = open.removeLast()
        if kind != .value {
            close(kind)
        } else if writer.count == count, gaps.count == gapCount {
            writer.literal("{}")
        }
    }

    private func close(_ kind: Kind) { writer.close(kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")) }

    /// A piece in the place where the next byte would stand.
    func gap(_ kind: Kind) -> EncodedPiece {
        let piece = EncodedPiece(kind)
        gaps.append((writer.count, piece))
        return piece
    }

    /// Ends the piece and writes it with its gaps filled.
    func finish(into target: inout Writer) {
        if open[0] != .value { close(open[0]) }
        if writer.count == 0, gaps.isEmpty { return target.literal("{}") }
        var written = 0
        for gap in gaps {
            target.raw(UnsafeBufferPointer(rebasing: writer.bytes[written..<gap.offset]))
            gap.piece.finish(into: &target)
            written = gap.offset
        }
        target.raw(UnsafeBufferPointer(rebasing: writer.bytes[written...]))
    }
}

/// The encoder of one value, at a level of a piece.
struct PieceEncoder: Swift.Encoder {
    let piece: EncodedPiece
    let level: Int
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

    /// A second container of another kind has no place in the text: what it is given goes nowhere.
    private func container(_ kind: EncodedPiece.Kind) -> EncodedPiece {
        piece.become(kind, at: level) ? piece : EncodedPiece(kind)
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
    func encode<T: Encodable>(_ value: T) throws { try piece.write(value, options) }
}
