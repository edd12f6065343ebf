// Every step by which a table reaches into a struct's memory is in this file.
//
// The invariant: a `Field` is made from a key path of a stored property and a codec of that property's type, so the
// field's offset inside a `Root` is the address of a `Codec.Value?`, or of a `JSON.Boxed` where the codec is a
// `BoxedCodec`. `MemoryLayout.offset(of:)` is nil for anything that is not stored, and `Field` refuses that.

extension Codec {
    @inline(__always)
    private func property(_ slot: UnsafeRawPointer) -> UnsafePointer<Value?> {
        slot.assumingMemoryBound(to: Value?.self)
    }

    func readProperty(at slot: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error) {
        slot.assumingMemoryBound(to: Value?.self).pointee = try read(from: &reader)
    }

    func clearProperty(at slot: UnsafeMutableRawPointer) {
        slot.assumingMemoryBound(to: Value?.self).pointee = nil
    }

    func isSet(at slot: UnsafeRawPointer) -> Bool {
        if case .some = property(slot).pointee { true } else { false }
    }

    func writeProperty(at slot: UnsafeRawPointer, key: UnsafeBufferPointer<UInt8>, to writer: inout Writer) {
        guard let value = property(slot).pointee else { return }
        writer.raw(key)
        write(value, to: &writer)
        writer.byte(UInt8(ascii: ","))
    }

    func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        property(left).pointee == property(right).pointee
    }

    func hashProperty(at slot: UnsafeRawPointer, into hasher: inout Hasher) {
        property(slot).pointee.hash(into: &hasher)
    }
}

/// A nested model, read in place.
struct ObjectCodec<Value: JSON.Model>: Codec {
    func read(from reader: inout Reader) throws(JSON.Error) -> Value { try Value(reading: &reader) }
    func write(_ value: Value, to writer: inout Writer) { value.write(to: &writer) }

    func readProperty(at slot: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error) {
        // An optional keeps its payload at its own address, so once it is some, the slot is a model.
        slot.assumingMemoryBound(to: Value?.self).pointee = Value()
        try slot.assumingMemoryBound(to: Value.self).pointee.readMembers(from: &reader)
    }

    func writeProperty(at slot: UnsafeRawPointer, key: UnsafeBufferPointer<UInt8>, to writer: inout Writer) {
        guard isSet(at: slot) else { return }
        writer.raw(key)
        slot.assumingMemoryBound(to: Value.self).pointee.write(to: &writer)
        writer.byte(UInt8(ascii: ","))
    }

    func readArray(from reader: inout Reader) throws(JSON.Error) -> [Value] {
        var elements: [Value] = []
        var more = try reader.beginArray()
        while more {
            let index = elements.count
            elements.append(Value())
            do {
                try elements[index].readMembers(from: &reader)
            } catch {
                throw error.inside(element: index)
            }
            more = try reader.endElement()
        }
        return elements
    }
}

/// A nested model behind a reference; the slot is a `JSON.Boxed`.
struct BoxedCodec<Value: JSON.Model>: PropertyCodec {
    var acceptsNull: Bool { false }

    @inline(__always)
    private func property(_ slot: UnsafeRawPointer) -> UnsafePointer<JSON.Boxed<Value>> {
        slot.assumingMemoryBound(to: JSON.Boxed<Value>.self)
    }

    func readProperty(at slot: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error) {
        let value = try Value(reading: &reader)
        slot.assumingMemoryBound(to: JSON.Boxed<Value>.self).pointee = JSON.Boxed(wrappedValue: value)
    }

    func clearProperty(at slot: UnsafeMutableRawPointer) {
        slot.assumingMemoryBound(to: JSON.Boxed<Value>.self).pointee = JSON.Boxed(wrappedValue: nil)
    }

    func isSet(at slot: UnsafeRawPointer) -> Bool { property(slot).pointee.box != nil }

    func writeProperty(at slot: UnsafeRawPointer, key: UnsafeBufferPointer<UInt8>, to writer: inout Writer) {
        guard let box = property(slot).pointee.box else { return }
        writer.raw(key)
        box.value.write(to: &writer)
        writer.byte(UInt8(ascii: ","))
    }

    func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        property(left).pointee == property(right).pointee
    }

    func hashProperty(at slot: UnsafeRawPointer, into hasher: inout Hasher) {
        property(slot).pointee.hash(into: &hasher)
    }
}

extension JSON.Model {
    /// Reads an object over the properties of this model, which stay as they are where the object has no member.
    mutating func readMembers(from reader: inout Reader) throws(JSON.Error) {
        let layout = Self.fields.layout
        let unknown = try withUnsafeMutablePointer(to: &self) { pointer throws(JSON.Error) in
            try layout.readMembers(into: UnsafeMutableRawPointer(pointer), from: &reader)
        }
        if !unknown.isEmpty { self.unknown = unknown }
    }

    func write(to writer: inout Writer) {
        withUnsafePointer(to: self) { pointer in
            Self.fields.layout.write(UnsafeRawPointer(pointer), unknown, to: &writer)
        }
    }

    /// Whether two models have equal properties and mean the same by their unknown members.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        let layout = fields.layout
        return withUnsafePointer(to: lhs) { left in
            withUnsafePointer(to: rhs) { right in
                layout.areEqual(UnsafeRawPointer(left), lhs.unknown, UnsafeRawPointer(right), rhs.unknown)
            }
        }
    }

    /// Hashes the properties; unknown members do not take part.
    public func hash(into hasher: inout Hasher) {
        withUnsafePointer(to: self) { pointer in
            for entry in Self.fields.layout.entries {
                entry.codec.hashProperty(at: UnsafeRawPointer(pointer) + entry.offset, into: &hasher)
            }
        }
    }
}
