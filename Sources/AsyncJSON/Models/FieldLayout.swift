/// What all structs' tables look like to the one interpreter: names, offsets and codecs, without the struct's type.
final class FieldLayout: @unchecked Sendable {
    // Sendable: nothing changes after `init`; `keyMemory` is freed in `deinit`.

    struct Entry: Sendable {
        let name: String
        /// The name as it is written, quotes and colon included, in the layout's own memory.
        let key: UnsafeRange
        let offset: Int
        let codec: any PropertyCodec
    }

    /// A part of the layout's own memory.
    struct UnsafeRange: @unchecked Sendable {
        // Sendable: points to memory that is never changed.
        let bytes: UnsafeBufferPointer<UInt8>
    }

    let entries: [Entry]
    private let keyMemory: UnsafeBufferPointer<UInt8>
    private let names: NameIndex

    init(_ fields: [(name: String, offset: Int, codec: any PropertyCodec)]) {
        var writer = Writer()
        var ends: [Int] = []
        for field in fields {
            writer.string(field.name)
            writer.byte(UInt8(ascii: ":"))
            ends.append(writer.count)
        }
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: writer.count)
        _ = memory.initialize(from: writer.bytes)
        keyMemory = UnsafeBufferPointer(memory)
        entries = fields.indices.map { index in
            let start = index == 0 ? 0 : ends[index - 1]
            let key = UnsafeRange(
                bytes: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[start..<ends[index]])
            )
            return Entry(name: fields[index].name, key: key, offset: fields[index].offset, codec: fields[index].codec)
        }
        names = NameIndex(fields.map(\.name))
    }

    deinit { keyMemory.deallocate() }

    /// The index of the field with a name as it was scanned; nil for an unknown one.
    @inline(__always)
    private func index(of name: StringToken, _ reader: Reader) throws(JSON.Error) -> Int? {
        guard name.hasEscapes else { return names.index(of: name.start, count: name.count) }
        return index(of: try reader.string(name))
    }

    /// The index of the field with a name; nil for an unknown one.
    func index(of name: String) -> Int? { entries.firstIndex { $0.name.hasSameBytes(as: name) } }

    // MARK: The interpreter

    /// Reads an object into the struct at `base`; what the table does not name is returned.
    func readMembers(
        into base: UnsafeMutableRawPointer,
        from reader: inout Reader
    ) throws(JSON.Error) -> JSON.UnknownMembers {
        var unknown = JSON.UnknownMembers.Collector()
        var more = try reader.beginObject()
        while more {
            _ = reader.peek()
            let start = reader.cursor
            let name = try reader.scanName()
            if let index = try index(of: name, reader) {
                do {
                    let codec = entries[index].codec
                    let slot = base + entries[index].offset
                    if !codec.acceptsNull, try reader.readNull() {
                        codec.clearProperty(at: slot)
                        unknown.addNull(entries[index].name)
                    } else {
                        try codec.readProperty(at: slot, from: &reader)
                    }
                } catch {
                    throw error.inside(member: entries[index].name)
                }
            } else {
                try reader.checkUTF8(name)
                try reader.skipValue()
                unknown.add(UnsafeBufferPointer(start: start, count: reader.cursor - start))
            }
            more = try reader.endMember()
        }
        return unknown.finish(self)
    }

    func write(_ base: UnsafeRawPointer, _ unknown: JSON.UnknownMembers, to writer: inout Writer) {
        writer.byte(UInt8(ascii: "{"))
        for entry in entries {
            entry.codec.writeProperty(at: base + entry.offset, key: entry.key.bytes, to: &writer)
        }
        writeUnknown(unknown, of: base, to: &writer)
        writer.close(UInt8(ascii: "}"))
    }

    /// Writes the unknown members and explicit nulls, without those whose name belongs to a property that is set.
    private func writeUnknown(_ unknown: JSON.UnknownMembers, of base: UnsafeRawPointer, to writer: inout Writer) {
        unknown.write(to: &writer, readBy: self) { name in
            guard let index = index(of: name) else { return false }
            return entries[index].codec.isSet(at: base + entries[index].offset)
        }
    }

    func areEqual(
        _ left: UnsafeRawPointer,
        _ leftUnknown: JSON.UnknownMembers,
        _ right: UnsafeRawPointer,
        _ rightUnknown: JSON.UnknownMembers
    ) -> Bool {
        for entry in entries where !entry.codec.areEqual(left + entry.offset, right + entry.offset) { return false }
        if leftUnknown.isEmpty, rightUnknown.isEmpty { return true }
        if leftUnknown.isIdentical(to: rightUnknown) { return true }
        return effective(leftUnknown, of: left) == effective(rightUnknown, of: right)
    }

    /// The unknown members that would be written, as an object.
    private func effective(_ unknown: JSON.UnknownMembers, of base: UnsafeRawPointer) -> JSON.Value? {
        var writer = Writer()
        writer.byte(UInt8(ascii: "{"))
        writeUnknown(unknown, of: base, to: &writer)
        writer.close(UInt8(ascii: "}"))
        return try? JSON.Value(parsing: writer.finish(), limits: JSON.Limits(depth: .max))
    }
}
