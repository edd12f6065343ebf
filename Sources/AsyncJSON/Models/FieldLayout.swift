/// What all structs' tables look like to the one interpreter: names, offsets and codecs, without the struct's type.
final class FieldLayout: @unchecked Sendable {
    // Sendable: nothing changes after `init`; the memory is freed in `deinit`.

    struct Entry {
        let name: String
        /// The name as it is written, quotes and colon included, in the layout's own memory.
        let key: UnsafeBufferPointer<UInt8>
        let offset: Int
        let codec: any PropertyCodec.Type
    }

    /// In memory of their own, which the interpreter reads without retaining or checking anything.
    let entries: UnsafeMutableBufferPointer<Entry>
    /// Where the struct stores its unknown members.
    let unknownOffset: Int
    private let keys: UnsafeMutableBufferPointer<UInt8>
    private let names: NameIndex

    init(_ fields: [(name: String, offset: Int, codec: any PropertyCodec.Type)], unknownOffset: Int) {
        self.unknownOffset = unknownOffset
        var writer = Writer()
        var starts: [Int] = []
        var ends: [Int] = []
        for field in fields {
            starts.append(writer.count)
            writer.string(field.name)
            writer.byte(UInt8(ascii: ":"))
            ends.append(writer.count)
        }
        writer.literal("        ")  // The index reads names eight bytes at a time.
        keys = .allocate(capacity: writer.count)
        _ = keys.initialize(from: writer.bytes)
        entries = .allocate(capacity: fields.count)
        for (index, field) in fields.enumerated() {
            let key = UnsafeBufferPointer(rebasing: keys[starts[index]..<ends[index]])
            let entry = Entry(name: field.name, key: key, offset: field.offset, codec: field.codec)
            entries.initializeElement(at: index, to: entry)
        }
        names = NameIndex(entries.map { UnsafeBufferPointer(rebasing: $0.key.dropFirst().dropLast(2)) })
    }

    deinit {
        entries.deinitialize()
        entries.deallocate()
        keys.deallocate()
        names.deallocate()
    }

    /// The index of the field with a name as it was scanned; nil for an unknown one.
    @inline(__always)
    private func index(of name: StringToken, _ reader: Reader) throws(JSON.Error) -> Int? {
        guard name.hasEscapes else { return names.index(of: name.start, count: name.count) }
        return try index(ofEscaped: name, reader)
    }

    @inline(never)
    private func index(ofEscaped name: StringToken, _ reader: Reader) throws(JSON.Error) -> Int? {
        index(of: try reader.string(name))
    }

    /// The index of the field with a name; nil for an unknown one.
    func index(of name: String) -> Int? { entries.firstIndex { $0.name.hasSameBytes(as: name) } }

    // MARK: The interpreter

    /// Reads an object over the properties of the struct at `base`, which stay as they are where the object has no member.
    func readMembers(into base: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error) {
        var unknown = JSON.UnknownMembers.Collector()
        var more = try reader.beginModel()
        while more {
            let name = try reader.scanName()
            if let index = try index(of: name, reader) {
                do {
                    let slot = base + entries[index].offset
                    if reader.peek() == UInt8(ascii: "n"), !entries[index].codec.acceptsNull {
                        try reader.scanLiteral("null")
                        entries[index].codec.clearProperty(at: slot)
                        unknown.addNull(entries[index].name)
                    } else {
                        try entries[index].codec.readProperty(at: slot, from: &reader)
                    }
                } catch {
                    throw error.inside(member: entries[index].name)
                }
            } else {
                try unknown.readMember(name, from: &reader)
            }
            more = try reader.endMember()
        }
        reader.leaveModel()
        // Of members with the same name the last one counts: a null that a value followed is none.
        unknown.removeNulls { name in
            index(of: name).map { entries[$0].codec.isSet(at: base + entries[$0].offset) } ?? false
        }
        let members = unknown.finish(self)
        if !members.isEmpty { setUnknownMembers(members, of: base) }
    }

    func write(_ base: UnsafeRawPointer, to writer: inout Writer) {
        writer.byte(UInt8(ascii: "{"))
        for index in entries.indices {
            let slot = base + entries[index].offset
            entries[index].codec.writeProperty(at: slot, key: entries[index].key, to: &writer)
        }
        writeUnknown(of: base, to: &writer)
        writer.close(UInt8(ascii: "}"))
    }

    /// Writes the unknown members and explicit nulls, without those whose name belongs to a property that is set.
    private func writeUnknown(of base: UnsafeRawPointer, to writer: inout Writer) {
        unknownMembers(of: base).write(to: &writer, readBy: self) { name in
            guard let index = index(of: name) else { return false }
            return entries[index].codec.isSet(at: base + entries[index].offset)
        }
    }

    func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        for index in entries.indices {
            let offset = entries[index].offset
            guard entries[index].codec.areEqual(left + offset, right + offset) else { return false }
        }
        if unknownMembers(of: left).isIdentical(to: unknownMembers(of: right)) { return true }
        return effectiveUnknown(of: left) == effectiveUnknown(of: right)
    }

    func hash(_ base: UnsafeRawPointer, into hasher: inout Hasher) {
        for index in entries.indices {
            entries[index].codec.hashProperty(at: base + entries[index].offset, into: &hasher)
        }
    }

    /// The unknown members that would be written, as an object.
    private func effectiveUnknown(of base: UnsafeRawPointer) -> JSON.Value? {
        var writer = Writer()
        writer.byte(UInt8(ascii: "{"))
        writeUnknown(of: base, to: &writer)
        writer.close(UInt8(ascii: "}"))
        return try? JSON.Value(parsing: writer.finish(), limits: JSON.Limits(depth: .max))
    }
}
