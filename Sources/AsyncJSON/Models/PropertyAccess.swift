// All code by which a table accesses a struct's memory is in this file.
//
// The invariant: a `Field` is created from a key path of a stored property and a codec of that property's type. So the
// field's offset inside a `Root` is the address of a `Codec.Value?`, or of a `JSON.Boxed` if the codec is a
// `BoxedCodec`. `MemoryLayout.offset(of:)` is nil for anything that is not stored, and `Field` refuses that. The offset
// of the unknown members is the offset of their property in a blank `Root`.

extension Codec {
    @inline(__always)
    static func property(_ slot: UnsafeRawPointer) -> UnsafePointer<Value?> {
        slot.assumingMemoryBound(to: Value?.self)
    }

    static func readProperty(at slot: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error) {
        slot.assumingMemoryBound(to: Value?.self).pointee = try read(from: &reader)
    }

    static func clearProperty(at slot: UnsafeMutableRawPointer) {
        slot.assumingMemoryBound(to: Value?.self).pointee = nil
    }

    static func isSet(at slot: UnsafeRawPointer) -> Bool {
        if case .some = property(slot).pointee { true } else { false }
    }

    static func writeProperty(at slot: UnsafeRawPointer, key: UnsafeBufferPointer<UInt8>, to writer: inout Writer) {
        guard let value = property(slot).pointee else { return }
        writer.raw(key)
        write(value, to: &writer)
        writer.byte(UInt8(ascii: ","))
    }

    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        property(left).pointee == property(right).pointee
    }

    static func hashProperty(at slot: UnsafeRawPointer, into hasher: inout Hasher) {
        property(slot).pointee.hash(into: &hasher)
    }

    static func addIssues(ofPropertyAt slot: UnsafeRawPointer, to issues: inout IssueList) {
        guard holdsModels, let value = property(slot).pointee else { return }
        addIssues(of: value, to: &issues)
    }
}

extension StringCodec {
    @inline(__always)
    static func readProperty(at slot: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error) {
        let property = slot.assumingMemoryBound(to: String?.self)
        let value = try reader.readString()
        // The property of a new model has no string that must be released.
        if isSome(property) { property.pointee = value } else { property.initialize(to: value) }
    }
}

// Codecs of generic types are not specialized. Where a slot's type is spelled out, its layout is known; for an `Optional`
// of the associated type, the runtime would be asked for its metadata each time.

extension ArrayCodec {
    static func readProperty(at slot: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error) {
        slot.assumingMemoryBound(to: [Element.Value]?.self).pointee = try Element.readArray(from: &reader)
    }
}

extension MapCodec {
    static func readProperty(at slot: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error) {
        slot.assumingMemoryBound(to: [String: Element.Value]?.self).pointee = try read(from: &reader)
    }
}

/// A nested model, read, written and compared in place.
enum ObjectCodec<Value: JSON.Model>: Codec {
    /// Reads an element of a map or of an array of arrays; elements of other arrays and properties have other
    /// functions.
    static func read(from reader: inout Reader) throws(JSON.Error) -> Value {
        var value = Value()
        try withUnsafeMutablePointer(to: &value) { model throws(JSON.Error) in
            try Value.readElement(into: model, from: &reader)
        }
        return value
    }

    static func write(_ value: Value, to writer: inout Writer) { value.write(to: &writer) }

    // An optional keeps its payload at its own address: if it is not nil, the slot is a model.

    static func readProperty(at slot: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error) {
        Value.makeBlank(at: slot)
        try Value.readMembers(into: slot.assumingMemoryBound(to: Value.self), from: &reader)
    }

    static func isSet(at slot: UnsafeRawPointer) -> Bool { Value.isSet(at: slot) }

    static func writeProperty(at slot: UnsafeRawPointer, key: UnsafeBufferPointer<UInt8>, to writer: inout Writer) {
        guard Value.isSet(at: slot) else { return }
        writer.raw(key)
        Value.write(slot.assumingMemoryBound(to: Value.self), to: &writer)
        writer.byte(UInt8(ascii: ","))
    }

    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        let isSet = Value.isSet(at: left)
        guard isSet, Value.isSet(at: right) else { return !isSet && !Value.isSet(at: right) }
        return Value.areEqual(left.assumingMemoryBound(to: Value.self), right.assumingMemoryBound(to: Value.self))
    }

    static func readArray(from reader: inout Reader) throws(JSON.Error) -> [Value] {
        guard try reader.beginArray() else { return [] }
        var elements = ElementBuffer(of: Value.self)
        do {
            repeat {
                try elements.readElement(Value.self, from: &reader)
            } while try reader.endElement()
        } catch {
            elements.free(Value.self)
            throw error
        }
        return elements.finish(Value.self)
    }

    static func writeArray(_ elements: [Value], to writer: inout Writer) {
        writer.byte(UInt8(ascii: "["))
        elements.withUnsafeBufferPointer { elements in
            guard let first = elements.baseAddress else { return }
            for index in elements.indices {
                Value.write(first + index, to: &writer)
                writer.byte(UInt8(ascii: ","))
            }
        }
        writer.close(UInt8(ascii: "]"))
    }

    static func areEqualArrays(_ left: [Value], _ right: [Value]) -> Bool {
        guard left.count == right.count else { return false }
        return left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                guard let first = left.baseAddress, let second = right.baseAddress else { return true }
                return left.indices.allSatisfy { Value.areEqual(first + $0, second + $0) }
            }
        }
    }

    static var holdsModels: Bool { true }

    static func addIssues(of value: Value, to issues: inout IssueList) {
        withUnsafePointer(to: value) { Value.addIssues(of: $0, to: &issues) }
    }

    static func addIssues(ofPropertyAt slot: UnsafeRawPointer, to issues: inout IssueList) {
        guard Value.isSet(at: slot) else { return }
        Value.addIssues(of: slot.assumingMemoryBound(to: Value.self), to: &issues)
    }
}

/// An unfinished array, whose elements are read into their final memory.
///
/// It is no generic type, of which the runtime would be asked for the metadata in each array. Each function is told the
/// type of the elements, which is the same for all calls.
private struct ElementBuffer {
    private var start: UnsafeMutableRawPointer
    private var capacity: Int
    private var count = 0

    init<Element: JSON.Model>(of _: Element.Type) {
        capacity = max(4, 512 / MemoryLayout<Element>.stride)
        start = Self.allocate(Element.self, capacity)
    }

    private static func allocate<Element: JSON.Model>(_: Element.Type, _ count: Int) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(UnsafeMutablePointer<Element>.allocate(capacity: count))
    }

    /// Frees the memory and its elements, after an error.
    func free<Element: JSON.Model>(_: Element.Type) {
        start.assumingMemoryBound(to: Element.self).deinitialize(count: count)
        start.deallocate()
    }

    mutating func readElement<Element: JSON.Model>(_: Element.Type, from reader: inout Reader) throws(JSON.Error) {
        if count == capacity { grow(Element.self) }
        let element = start.assumingMemoryBound(to: Element.self) + count
        element.initialize(to: Element())
        count += 1
        do {
            try Element.readElement(into: element, from: &reader)
        } catch {
            throw error.inside(element: count - 1)
        }
    }

    private mutating func grow<Element: JSON.Model>(_: Element.Type) {
        capacity *= 2
        let larger = Self.allocate(Element.self, capacity)
        let elements = start.assumingMemoryBound(to: Element.self)
        larger.assumingMemoryBound(to: Element.self).moveInitialize(from: elements, count: count)
        start.deallocate()
        start = larger
    }

    /// Moves the elements into an array, and frees the memory.
    func finish<Element: JSON.Model>(_: Element.Type) -> [Element] {
        let elements = start.assumingMemoryBound(to: Element.self)
        defer { start.deallocate() }
        return [Element](unsafeUninitializedCapacity: count) { memory, initialized in
            memory.baseAddress?.moveInitialize(from: elements, count: count)
            initialized = count
        }
    }
}

/// A nested model behind a reference; the slot is a `JSON.Boxed`.
enum BoxedCodec<Value: JSON.Model>: PropertyCodec {
    static var acceptsNull: Bool { false }

    @inline(__always)
    private static func property(_ slot: UnsafeRawPointer) -> UnsafePointer<JSON.Boxed<Value>> {
        slot.assumingMemoryBound(to: JSON.Boxed<Value>.self)
    }

    static func readProperty(at slot: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error) {
        let box = blankBox()
        try box.withUnsafeMutablePointerToElements { model throws(JSON.Error) in
            try Value.readMembers(into: model, from: &reader)
        }
        slot.assumingMemoryBound(to: JSON.Boxed<Value>.self).pointee = JSON.Boxed(box: box)
    }

    /// Creates a blank box, in a separate function to save stack space.
    ///
    /// Otherwise the blank, on its way to the heap, would stay on the stack while the members are read. Recursive
    /// models nest up to the depth limit, and on some systems a thread's stack has half a megabyte.
    @inline(never)
    private static func blankBox() -> JSON.Boxed<Value>.Box { JSON.Boxed<Value>.Box.make(Value()) }

    static func clearProperty(at slot: UnsafeMutableRawPointer) {
        slot.assumingMemoryBound(to: JSON.Boxed<Value>.self).pointee = JSON.Boxed(wrappedValue: nil)
    }

    static func isSet(at slot: UnsafeRawPointer) -> Bool { property(slot).pointee.box != nil }

    static func writeProperty(at slot: UnsafeRawPointer, key: UnsafeBufferPointer<UInt8>, to writer: inout Writer) {
        guard let box = property(slot).pointee.box else { return }
        writer.raw(key)
        box.withUnsafeMutablePointerToElements { Value.write($0, to: &writer) }
        writer.byte(UInt8(ascii: ","))
    }

    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        property(left).pointee == property(right).pointee
    }

    static func hashProperty(at slot: UnsafeRawPointer, into hasher: inout Hasher) {
        property(slot).pointee.hash(into: &hasher)
    }

    static func addIssues(ofPropertyAt slot: UnsafeRawPointer, to issues: inout IssueList) {
        guard let box = property(slot).pointee.box else { return }
        box.withUnsafeMutablePointerToElements { Value.addIssues(of: $0, to: &issues) }
    }

    static func check(_ reader: inout Reader) throws(JSON.Error) { _ = try Value(reading: &reader) }
}

extension FieldLayout {
    func unknownMembers(of base: UnsafeRawPointer) -> JSON.UnknownMembers {
        base.load(fromByteOffset: unknownOffset, as: JSON.UnknownMembers.self)
    }

    /// Returns `true` if nothing is kept; unlike a look at the members, this counts no reference.
    @inline(__always)
    func hasNoUnknownMembers(_ base: UnsafeRawPointer) -> Bool {
        base.load(fromByteOffset: unknownOffset, as: Int.self) == 0
    }

    func setUnknownMembers(_ members: JSON.UnknownMembers, of base: UnsafeMutableRawPointer) {
        (base + unknownOffset).assumingMemoryBound(to: JSON.UnknownMembers.self).pointee = members
    }
}

// These work by address, because a generic function would copy a struct of a thousand bytes to read it.
extension JSON.Model {
    /// Returns the offset at which a model stores its unknown members.
    ///
    /// A property of a protocol has no offset, but the property of a blank model has an address.
    static func offsetOfUnknownMembers() -> Int {
        var blank = Self()
        let offset = withUnsafeMutablePointer(to: &blank) { model in
            withUnsafeMutablePointer(to: &model.pointee.unknown) { UnsafeRawPointer($0) - UnsafeRawPointer(model) }
        }
        precondition(
            0 <= offset && offset + MemoryLayout<JSON.UnknownMembers>.size <= MemoryLayout<Self>.size,
            "The property `unknown` of \(Self.self) is no stored property without observers"
        )
        return offset
    }

    /// Returns `true` if the `Self?` at `slot` is not `nil`.
    static func isSet(at slot: UnsafeRawPointer) -> Bool { isSome(slot.assumingMemoryBound(to: Self?.self)) }

    /// Sets the `Self?` at `slot` to an object without members.
    ///
    /// A model contains an optional reference, in `unknown`. So the optional of a model needs no tag of its own:
    /// initialized memory of a model is also a `Self?` that is not `nil`.
    static func makeBlank(at slot: UnsafeMutableRawPointer) {
        let model = slot.assumingMemoryBound(to: Self.self)
        if isSet(at: slot) { model.deinitialize(count: 1) }
        model.initialize(to: Self())
    }

    static func readMembers(into model: UnsafeMutablePointer<Self>, from reader: inout Reader) throws(JSON.Error) {
        try fields.layout.readMembers(into: UnsafeMutableRawPointer(model), from: &reader)
    }

    /// Reads an element of an array or map; any other value leaves a blank model, which is written as it was read.
    ///
    /// Otherwise its neighbors would be lost with it. It must also keep its place among them.
    static func readElement(into model: UnsafeMutablePointer<Self>, from reader: inout Reader) throws(JSON.Error) {
        do {
            try readMembers(into: model, from: &reader)
        } catch {
            try keepElement(error, in: model, from: &reader)
        }
    }

    @inline(never)
    private static func keepElement(
        _ error: JSON.Error,
        in model: UnsafeMutablePointer<Self>,
        from reader: inout Reader
    ) throws(JSON.Error) {
        // If reading is not strict, members never fail a model. The error is then that this is not an object, and
        // nothing of it was read.
        guard !reader.limits.isStrict, error.isMisfit else { throw error }
        reader.leaveModel()
        model.pointee.unknown = JSON.UnknownMembers(insteadOfObject: try reader.scanValue())
    }

    static func addIssues(of model: UnsafePointer<Self>, to issues: inout IssueList) {
        fields.layout.addIssues(of: UnsafeRawPointer(model), to: &issues)
    }

    static func write(_ model: UnsafePointer<Self>, to writer: inout Writer) {
        fields.layout.write(UnsafeRawPointer(model), to: &writer)
    }

    static func areEqual(_ left: UnsafePointer<Self>, _ right: UnsafePointer<Self>) -> Bool {
        fields.layout.areEqual(UnsafeRawPointer(left), UnsafeRawPointer(right))
    }

    init(reading reader: inout Reader) throws(JSON.Error) {
        self.init()
        try withUnsafeMutablePointer(to: &self) { model throws(JSON.Error) in
            try Self.readMembers(into: model, from: &reader)
        }
    }

    /// Reads a document that was an element of an array.
    init(element bytes: [UInt8], limits: JSON.Limits) throws(JSON.Error) {
        let source = try PaddedBytes.copy(bytes, limits: limits)
        var reader = Reader(source, limits: limits)
        defer { withExtendedLifetime(source) {} }
        self.init()
        do throws(JSON.Error) {
            try withUnsafeMutablePointer(to: &self) { model throws(JSON.Error) in
                try Self.readElement(into: model, from: &reader)
            }
            try reader.finish()
        } catch {
            throw error.located(in: reader.start)
        }
    }

    func write(to writer: inout Writer) {
        withUnsafePointer(to: self) { Self.write($0, to: &writer) }
    }

    /// Returns `true` if two models have equal properties, and unknown members with equal meaning.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        withUnsafePointer(to: lhs) { left in withUnsafePointer(to: rhs) { right in areEqual(left, right) } }
    }

    /// Hashes the properties; unknown members are not included.
    public func hash(into hasher: inout Hasher) {
        withUnsafePointer(to: self) { Self.fields.layout.hash(UnsafeRawPointer($0), into: &hasher) }
    }

    /// The hash of the properties.
    ///
    /// It is declared here, so that the compiler does not generate one for each model.
    public var hashValue: Int {
        var hasher = Hasher()
        hash(into: &hasher)
        return hasher.finalize()
    }
}

/// Returns `true` if the optional is not `nil`; the type is treated as noncopyable, because otherwise a copy is made.
private func isSome<Value: ~Copyable>(_ slot: UnsafePointer<Value?>) -> Bool {
    switch slot.pointee {
    case .some: true
    case .none: false
    }
}
