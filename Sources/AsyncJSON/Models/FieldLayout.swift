/// A struct's table without the struct's type: the names, offsets and codecs that the interpreter uses.
final class FieldLayout: @unchecked Sendable {
    // Sendable: nothing changes after `init`; the memory is freed in `deinit`.

    struct Entry {
        let name: String
        /// The name as it is written, with quotes and colon, in the layout's own memory.
        let keyStart: UnsafePointer<UInt8>
        let keyCount: Int
        let offset: Int
        let codec: any PropertyCodec.Type
        let scalar: Scalar?

        var key: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: keyStart, count: keyCount) }

        /// The most frequent kinds, which the interpreter reads without a call through a table of witnesses.
        enum Scalar: UInt8 { case string, bool, int, int32, int64, timestamp }
    }

    /// The fields as the table names them.
    let lines: [FieldLine]
    /// The same fields, in separate memory that the interpreter reads without retaining or checking anything.
    let entries: UnsafeMutableBufferPointer<Entry>
    private let firstEntry: UnsafeMutablePointer<Entry>
    /// The offset at which the struct stores its unknown members.
    let unknownOffset: Int
    private let keys: UnsafeMutablePointer<UInt8>
    private let names: NameIndex
    private let order: FieldOrder

    init(_ lines: [FieldLine], unknownOffset: Int) {
        self.lines = lines
        self.unknownOffset = unknownOffset
        var writer = Writer()
        var starts: [Int] = []
        var ends: [Int] = []
        for line in lines {
            starts.append(writer.count)
            writer.string(line.name)
            writer.byte(UInt8(ascii: ":"))
            ends.append(writer.count)
        }
        writer.literal("        ")  // Names are read eight bytes at a time.
        keys = .allocate(capacity: writer.count)
        if let start = writer.bytes.baseAddress { keys.initialize(from: start, count: writer.count) }
        firstEntry = .allocate(capacity: lines.count)
        entries = UnsafeMutableBufferPointer(start: firstEntry, count: lines.count)
        for (index, line) in lines.enumerated() {
            let entry = Entry(
                name: line.name,
                keyStart: UnsafePointer(keys) + starts[index],
                keyCount: ends[index] - starts[index],
                offset: line.offset,
                codec: line.codec,
                scalar: Entry.Scalar(line.codec)
            )
            entries.initializeElement(at: index, to: entry)
        }
        names = NameIndex(entries.map { UnsafeBufferPointer(rebasing: $0.key.dropFirst().dropLast(2)) })
        order = FieldOrder(fieldCount: lines.count)
    }

    deinit {
        entries.deinitialize()
        entries.deallocate()
        keys.deallocate()
        names.deallocate()
        order.deallocate()
    }

    /// Returns the index of the field with a scanned name; `nil` for an unknown name.
    @inline(__always)
    private func index(of name: StringToken, _ reader: Reader) throws(JSON.Error) -> Int? {
        guard name.hasEscapes else { return names.index(of: name.start, count: name.count) }
        return try index(ofEscaped: name, reader)
    }

    @inline(never)
    private func index(ofEscaped name: StringToken, _ reader: Reader) throws(JSON.Error) -> Int? {
        index(of: try reader.string(name))
    }

    /// Returns the index of the field with a name; `nil` for an unknown name.
    func index(of name: String) -> Int? { entries.firstIndex { $0.name.hasSameBytes(as: name) } }

    // MARK: The interpreter

    /// Reads an object into the properties of the struct at `base`; a property without a member stays unchanged.
    func readMembers(into base: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error) {
        guard try reader.beginModel() else { return reader.leaveModel() }
        let fields = firstEntry
        var unknown = JSON.UnknownMembers.Collector()
        let (depth, modelDepth) = (reader.depth, reader.modelDepth)
        var previous = entries.count
        repeat {
            let expected = order.successor(of: previous)
            _ = reader.peek()
            let quote = reader.cursor
            let found =
                expected < entries.count && reader.skip(fields[expected].keyStart, count: fields[expected].keyCount)
                ? expected : try readName(after: previous, instead: expected, in: &unknown, from: &reader)
            guard let index = found else { continue }
            previous = index
            do {
                try readProperty(fields + index, of: base, in: &unknown, from: &reader)
            } catch {
                (reader.depth, reader.modelDepth) = (depth, modelDepth)
                try keepMisfit(error, quote, entries[index], of: base, in: &unknown, from: &reader)
            }
        } while try reader.endMember()
        reader.leaveModel()
        // Of members with the same name the last one counts: a null is dropped if a value followed it.
        unknown.removeKept { isSet($0, in: base) }
        if !unknown.isEmpty { setUnknownMembers(unknown.finish(self), of: base) }
    }

    /// Reads the value of a member whose name was read.
    @inline(__always)
    private func readProperty(
        _ entry: UnsafeMutablePointer<Entry>,
        of base: UnsafeMutableRawPointer,
        in unknown: inout JSON.UnknownMembers.Collector,
        from reader: inout Reader
    ) throws(JSON.Error) {
        let slot = base + entry.pointee.offset
        if reader.peek() == UInt8(ascii: "n"), !entry.pointee.codec.acceptsNull {
            try reader.scanLiteral("null")
            entry.pointee.codec.clearProperty(at: slot)
            unknown.keep(entry.pointee.name, JSON.UnknownMembers.null)
            return
        }
        switch entry.pointee.scalar {
        case .string: try StringCodec.readProperty(at: slot, from: &reader)
        case .bool: try BoolCodec.readProperty(at: slot, from: &reader)
        case .int: try IntCodec.readProperty(at: slot, from: &reader)
        case .int32: try Int32Codec.readProperty(at: slot, from: &reader)
        case .int64: try Int64Codec.readProperty(at: slot, from: &reader)
        case .timestamp: try JSON.Timestamp.readProperty(at: slot, from: &reader)
        case nil: try entry.pointee.codec.readProperty(at: slot, from: &reader)
        }
    }

    /// Reads a name that was not expected; returns `nil` after an unknown member, whose value is then read too.
    @inline(never)
    private func readName(
        after previous: Int,
        instead expected: Int,
        in unknown: inout JSON.UnknownMembers.Collector,
        from reader: inout Reader
    ) throws(JSON.Error) -> Int? {
        let name = try reader.scanName()
        guard let index = try index(of: name, reader) else {
            try unknown.readMember(name, from: &reader)
            return nil
        }
        order.learn(index, after: previous, instead: expected)
        return index
    }

    /// Keeps a member that does not fit its property, and sets the property to `nil`.
    ///
    /// An array or a map is kept as a whole: without the elements that do not fit, it would be a different value.
    @inline(never)
    private func keepMisfit(
        _ error: JSON.Error,
        _ quote: UnsafePointer<UInt8>,
        _ entry: Entry,
        of base: UnsafeMutableRawPointer,
        in unknown: inout JSON.UnknownMembers.Collector,
        from reader: inout Reader
    ) throws(JSON.Error) {
        guard !reader.limits.isStrict, error.isMisfit else { throw error.inside(member: entry.name) }
        entry.codec.clearProperty(at: base + entry.offset)
        reader.cursor = quote
        _ = try reader.scanName()
        do { unknown.keep(entry.name, Array(try reader.scanValue())) } catch { throw error.inside(member: entry.name) }
    }

    private func isSet(_ name: String, in base: UnsafeRawPointer) -> Bool {
        index(of: name).map { entries[$0].codec.isSet(at: base + entries[$0].offset) } ?? false
    }

    func write(_ base: UnsafeRawPointer, to writer: inout Writer) {
        let start = writer.count
        writer.byte(UInt8(ascii: "{"))
        for index in entries.indices {
            let slot = base + entries[index].offset
            entries[index].codec.writeProperty(at: slot, key: entries[index].key, to: &writer)
        }
        if !hasNoUnknownMembers(base) {
            writeUnknown(of: base, to: &writer)
            if writer.count == start + 1, let text = unknownMembers(of: base).textInsteadOfObject {
                writer.truncate(to: start)
                return text.withUnsafeBufferPointer { writer.raw($0) }
            }
        }
        writer.close(UInt8(ascii: "}"))
    }

    /// Writes the unknown and the kept members, except those whose name belongs to a property that is set.
    private func writeUnknown(of base: UnsafeRawPointer, to writer: inout Writer) {
        unknownMembers(of: base).write(to: &writer, readBy: self) { isSet($0, in: base) }
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

    /// Returns the unknown members that would be written, as an object, or the value written instead of a blank model.
    private func effectiveUnknown(of base: UnsafeRawPointer) -> JSON.Value? {
        var writer = Writer()
        writer.byte(UInt8(ascii: "{"))
        writeUnknown(of: base, to: &writer)
        if writer.count == 1, let text = unknownMembers(of: base).textInsteadOfObject, isBlank(base) {
            return try? JSON.Value(parsing: text, limits: JSON.Limits(depth: .max))
        }
        writer.close(UInt8(ascii: "}"))
        return try? JSON.Value(parsing: writer.finish(), limits: JSON.Limits(depth: .max))
    }

    private func isBlank(_ base: UnsafeRawPointer) -> Bool {
        !entries.contains { $0.codec.isSet(at: base + $0.offset) }
    }

    // MARK: Issues

    /// Adds the members that were read and do not fit their properties, in the order of the table.
    func addIssues(of base: UnsafeRawPointer, to issues: inout IssueList) {
        let unknown = unknownMembers(of: base)
        if let text = unknown.textInsteadOfObject, unknown.isEmpty, isBlank(base) {
            issues.add(text) { reader throws(JSON.Error) in _ = try reader.beginObject() }
        }
        let kept = unknown.misfits
        for entry in entries where !issues.isFull {
            issues.path.append(.member(entry.name))
            let slot = base + entry.offset
            if entry.codec.isSet(at: slot) {
                entry.codec.addIssues(ofPropertyAt: slot, to: &issues)
            } else if let text = kept[entry.name] {
                issues.add(text) { reader throws(JSON.Error) in try entry.codec.check(&reader) }
            }
            issues.path.removeLast()
        }
    }
}

extension FieldLayout.Entry.Scalar {
    fileprivate init?(_ codec: any PropertyCodec.Type) {
        switch ObjectIdentifier(codec) {
        case ObjectIdentifier(StringCodec.self): self = .string
        case ObjectIdentifier(BoolCodec.self): self = .bool
        case ObjectIdentifier(IntCodec.self): self = .int
        case ObjectIdentifier(Int32Codec.self): self = .int32
        case ObjectIdentifier(Int64Codec.self): self = .int64
        case ObjectIdentifier(JSON.Timestamp.self): self = .timestamp
        default: return nil
        }
    }
}
