/// Unfinished text, with gaps for other pieces.
///
///     {"id":1,"owner":⟨0⟩,"size":2,        gap ⟨0⟩ is {"name":"x",
///
/// A type writes its own container directly into the piece of which it is a part. Nested containers and super encoders
/// are separate pieces, because they may be filled alternately and late. As in a `Writer`, a comma follows every member
/// and element, and the bracket replaces the last comma.
final class EncodedPiece {
    enum Kind { case value, object, array }

    var writer: Writer
    var gaps: [(offset: Int, piece: EncodedPiece)] = []
    /// The kinds of the values being written, from the piece's own to the innermost; `value` while a kind is unknown.
    private var open: [Kind] = [.value]
    /// The text ranges of unknown members, of the objects that are being written.
    private var unknown: [(level: Int, range: Range<Int>)] = []
    /// The levels of objects in which a name may be written twice.
    ///
    /// Several containers write them, such as those of a class and of its superclass, or they have unknown members that
    /// another type read or the application set.
    private var mixed: Set<Int> = []

    init(_ kind: Kind = .value, capacity: Int = 64) {
        writer = Writer(capacity: capacity)
        if kind != .value { _ = become(kind, at: 0) }
    }

    /// Makes the value at a level an object or array if it has no kind yet; returns `true` if it is of that kind now.
    func become(_ kind: Kind, at level: Int) -> Bool {
        guard open.indices.contains(level) else { return false }
        if open[level] == .value {
            open[level] = kind
            writer.byte(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
        } else {
            mixed.insert(level)
        }
        return open[level] == kind
    }

    /// Writes the members for which a type has no property; `keys` is the type of its keys.
    func write(_ members: JSON.UnknownMembers, keys: ObjectIdentifier) {
        let start = writer.count
        members.write(to: &writer)
        guard writer.count > start else { return }
        unknown.append((open.count - 1, start..<writer.count))
        if !members.isRead(by: keys) { mixed.insert(open.count - 1) }
    }

    /// Writes a value at the end of the text; writes nothing if that fails.
    func write<T: Encodable>(_ value: T, _ options: JSON.Encoder) throws {
        if try writeConverted(value, options) { return }
        let start = mark
        open.append(.value)
        do {
            try value.encode(to: PieceEncoder(piece: self, level: start.levels, options: options))
        } catch {
            rollBack(to: start)
            throw error
        }
        let kind = open.removeLast()
        if kind != .value {
            close(kind, at: start.levels, from: start.count)
        } else if writer.count == start.count, gaps.count == start.gaps {
            writer.literal("{}")
        }
    }

    /// Writes the result of the caller's conversion of a value; returns `false` if there is none for its type.
    @inline(__always)
    func writeConverted<T>(_ value: T, _ options: JSON.Encoder) throws -> Bool {
        if options.conversions.isEmpty { return false }
        guard let json = try options.conversions[ObjectIdentifier(T.self)]?(value) else { return false }
        json.write(to: &writer)
        return true
    }

    /// A state of the text to which it can be rolled back.
    struct Mark {
        let count: Int
        let gaps: Int
        let levels: Int
    }

    var mark: Mark { Mark(count: writer.count, gaps: gaps.count, levels: open.count) }

    /// Removes everything that was written since the mark, because a type can continue after an error.
    func rollBack(to mark: Mark) {
        writer.truncate(to: mark.count)
        unknown.removeAll { $0.range.upperBound > mark.count }
        mixed = mixed.filter { $0 < mark.levels }
        gaps.removeLast(gaps.count - mark.gaps)
        open.removeLast(open.count - mark.levels)
    }

    /// Ends the value at a level, whose text begins at an offset.
    private func close(_ kind: Kind, at level: Int, from start: Int) {
        if !unknown.isEmpty || !mixed.isEmpty { dropRepeatedMembers(at: level, from: start) }
        writer.close(kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }

    /// Removes an unknown member of an object if its name is that of a property, or of another type's property.
    @inline(never)
    private func dropRepeatedMembers(at level: Int, from start: Int) {
        if !mixed.isEmpty, mixed.remove(level) != nil {
            let ranges = unknown.filter { $0.level == level }.map(\.range)
            if !ranges.isEmpty { dropMembers(in: ranges, repeatedFrom: start) }
        }
        while let last = unknown.last, last.level >= level { unknown.removeLast() }
    }

    /// Creates a gap at the end of the text, and returns the piece that fills it.
    func gap(_ kind: Kind) -> EncodedPiece {
        let piece = EncodedPiece(kind)
        gaps.append((writer.count, piece))
        return piece
    }

    /// Ends the piece, fills its gaps and writes it.
    func finish(into target: inout Writer) {
        if open[0] != .value { close(open[0], at: 0, from: 0) }
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

    /// Returns the piece, or a piece that is discarded if the text cannot hold a second container of another kind.
    private func container(_ kind: EncodedPiece.Kind) -> EncodedPiece {
        piece.become(kind, at: level) ? piece : EncodedPiece(kind)
    }
}

extension PieceEncoder: SingleValueEncodingContainer {
    func encodeNil() { piece.writer.literal("null") }
    func encode<T: Encodable>(_ value: T) throws { try piece.write(value, options) }
    func encode(_ value: String) throws { try scalar(value) { $0.string(value) } }
    func encode(_ value: Bool) throws { try scalar(value) { $0.bool(value) } }
    func encode(_ value: Double) throws { try scalar(value) { $0.number(value) } }
    func encode(_ value: Float) throws { try scalar(value) { $0.number(value) } }
    func encode(_ value: Int) throws { try scalar(value) { $0.integer(value) } }
    func encode(_ value: Int8) throws { try scalar(value) { $0.integer(value) } }
    func encode(_ value: Int16) throws { try scalar(value) { $0.integer(value) } }
    func encode(_ value: Int32) throws { try scalar(value) { $0.integer(value) } }
    func encode(_ value: Int64) throws { try scalar(value) { $0.integer(value) } }
    func encode(_ value: UInt) throws { try scalar(value) { $0.integer(value) } }
    func encode(_ value: UInt8) throws { try scalar(value) { $0.integer(value) } }
    func encode(_ value: UInt16) throws { try scalar(value) { $0.integer(value) } }
    func encode(_ value: UInt32) throws { try scalar(value) { $0.integer(value) } }
    func encode(_ value: UInt64) throws { try scalar(value) { $0.integer(value) } }

    @inline(__always)
    private func scalar<T>(_ value: T, _ write: (inout Writer) -> Void) throws {
        if try !piece.writeConverted(value, options) { write(&piece.writer) }
    }
}
