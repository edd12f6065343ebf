/// A reader and writer of one kind of value.
///
/// Codecs are types without instances. So a table holds metatypes, which cost nothing to copy and to call.
protocol Codec<Value>: PropertyCodec {
    associatedtype Value: Hashable & Sendable

    static func read(from reader: inout Reader) throws(JSON.Error) -> Value
    static func write(_ value: Value, to writer: inout Writer)

    // These are requirements, so that they are compiled for the concrete type where the loop is hot.
    static func readArray(from reader: inout Reader) throws(JSON.Error) -> [Value]
    static func writeArray(_ elements: [Value], to writer: inout Writer)
    static func areEqualArrays(_ left: [Value], _ right: [Value]) -> Bool

    /// A Boolean value indicating whether values are models or contain models.
    static var holdsModels: Bool { get }
    /// Adds the members that do not fit their properties, of all models in a value.
    static func addIssues(of value: Value, to issues: inout IssueList)
}

/// The operations on a property of one kind of value, in memory that only the table can name.
///
/// The requirements are unsafe: a slot must hold the type that the codec expects, which is `Value?` unless stated
/// otherwise.
protocol PropertyCodec: SendableMetatype {
    /// A Boolean value indicating whether `null` is a value of this kind; otherwise it sets the property to `nil`.
    static var acceptsNull: Bool { get }

    static func readProperty(at slot: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error)
    static func clearProperty(at slot: UnsafeMutableRawPointer)
    static func isSet(at slot: UnsafeRawPointer) -> Bool
    /// Writes `"name":value,`; writes nothing if the property is `nil`.
    static func writeProperty(at slot: UnsafeRawPointer, key: UnsafeBufferPointer<UInt8>, to writer: inout Writer)
    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
    static func hashProperty(at slot: UnsafeRawPointer, into hasher: inout Hasher)

    /// Adds the members that do not fit their properties, of all models in the property.
    static func addIssues(ofPropertyAt slot: UnsafeRawPointer, to issues: inout IssueList)
    /// Reads a value only to find its error.
    static func check(_ reader: inout Reader) throws(JSON.Error)
}

extension Codec {
    static var acceptsNull: Bool { false }
    static var holdsModels: Bool { false }

    static func addIssues(of value: Value, to issues: inout IssueList) {}
    static func check(_ reader: inout Reader) throws(JSON.Error) { _ = try read(from: &reader) }

    @inline(__always)
    static func readArray(from reader: inout Reader) throws(JSON.Error) -> [Value] {
        func element(_ position: Int) throws(JSON.Error) -> Value {
            do { return try read(from: &reader) } catch { throw error.inside(element: position) }
        }
        // Many arrays have one element or a few: for these, memory is allocated once.
        guard try reader.beginArray() else { return [] }
        let first = try element(0)
        guard try reader.endElement() else { return [first] }
        var elements: [Value] = []
        elements.reserveCapacity(4)
        elements.append(first)
        repeat { elements.append(try element(elements.count)) } while try reader.endElement()
        return elements
    }

    @inline(__always)
    static func writeArray(_ elements: [Value], to writer: inout Writer) {
        writer.byte(UInt8(ascii: "["))
        for element in elements {
            write(element, to: &writer)
            writer.byte(UInt8(ascii: ","))
        }
        writer.close(UInt8(ascii: "]"))
    }

    @inline(__always)
    static func areEqualArrays(_ left: [Value], _ right: [Value]) -> Bool { left == right }
}

// MARK: - Scalars

enum StringCodec: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> String { try reader.readString() }
    static func write(_ value: String, to writer: inout Writer) { writer.string(value) }
}

enum BoolCodec: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> Bool { try reader.readBool() }
    static func write(_ value: Bool, to writer: inout Writer) { writer.bool(value) }
}

/// An integer without a format: it is written as a number, because no description allows a string.
enum IntCodec: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> Int { try reader.readInteger(Int.self) }
    static func write(_ value: Int, to writer: inout Writer) { writer.integer(value) }
}

enum Int32Codec: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> Int32 { try reader.readInteger(Int32.self) }
    static func write(_ value: Int32, to writer: inout Writer) { writer.integer(value) }
}

enum UInt32Codec: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> UInt32 { try reader.readInteger(UInt32.self) }
    static func write(_ value: UInt32, to writer: inout Writer) { writer.integer(value) }
}

/// An integer of 64 bits, written as a string because JavaScript's numbers have 53 bits (ProtoJSON).
enum Int64Codec: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> Int64 { try reader.readInteger(Int64.self) }
    static func write(_ value: Int64, to writer: inout Writer) { writer.quotedInteger(value) }
}

enum UInt64Codec: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> UInt64 { try reader.readInteger(UInt64.self) }
    static func write(_ value: UInt64, to writer: inout Writer) { writer.quotedInteger(value) }
}

enum DoubleCodec: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> Double { try reader.readDouble() }

    static func write(_ value: Double, to writer: inout Writer) { writer.number(value) }
}

enum FloatCodec: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> Float { try reader.readFloat() }
    static func write(_ value: Float, to writer: inout Writer) { writer.number(value) }
}

/// A string with named values.
enum EnumerationCodec<Value: RawRepresentable<String> & Hashable & Sendable>: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> Value {
        _ = reader.peek()
        let place = reader.cursor
        guard let value = Value(rawValue: try reader.readString()) else {
            throw reader.failure(.invalidValue, "The string is no value of \(Value.self)", at: place)
        }
        return value
    }

    static func write(_ value: Value, to writer: inout Writer) { writer.string(value.rawValue) }
}

/// Any value, including `null`; it is copied, so that it does not keep its response body in memory.
///
/// The arrays and objects in an array share one copy, because a document of its own costs each some 300 bytes.
enum AnyCodec: Codec {
    static var acceptsNull: Bool { true }

    static func read(from reader: inout Reader) throws(JSON.Error) -> JSON.Value {
        switch reader.peek() {
        case UInt8(ascii: "\""):
            return JSON.Value(.string(try reader.readString()))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSON.Value(.number(String(decoding: try reader.scanNumber(), as: UTF8.self)))
        case UInt8(ascii: "t"), UInt8(ascii: "f"):
            return JSON.Value(.bool(try reader.readBool()))
        case UInt8(ascii: "n"):
            try reader.scanLiteral("null")
            return .null
        default:
            return try JSON.Value(parsing: reader.scanValue(), limits: JSON.Limits(depth: .max))
        }
    }

    static func readArray(from reader: inout Reader) throws(JSON.Error) -> [JSON.Value] {
        var elements: [JSON.Value] = []
        var containers: [Int] = []
        var text: [UInt8] = []
        var more = try reader.beginArray()
        while more {
            do {
                let first = reader.peek()
                if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
                    text.append(text.isEmpty ? UInt8(ascii: "[") : UInt8(ascii: ","))
                    text.append(contentsOf: try reader.scanValue())
                    containers.append(elements.count)
                    elements.append(.null)
                } else {
                    elements.append(try read(from: &reader))
                }
            } catch {
                throw error.inside(element: elements.count)
            }
            more = try reader.endElement()
        }
        guard !containers.isEmpty else { return elements }
        text.append(UInt8(ascii: "]"))
        let values = try JSON.Value(parsing: text, limits: JSON.Limits(depth: .max)).array ?? []
        for (position, value) in zip(containers, values) { elements[position] = value }
        return elements
    }

    static func write(_ value: JSON.Value, to writer: inout Writer) { value.write(to: &writer) }
}

// MARK: - Arrays and maps

enum ArrayCodec<Element: Codec>: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> [Element.Value] {
        try Element.readArray(from: &reader)
    }

    static func write(_ value: [Element.Value], to writer: inout Writer) { Element.writeArray(value, to: &writer) }

    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        switch (property(left).pointee, property(right).pointee) {
        case (nil, nil): true
        case (let left?, let right?): Element.areEqualArrays(left, right)
        default: false
        }
    }

    static var holdsModels: Bool { Element.holdsModels }

    static func addIssues(of value: [Element.Value], to issues: inout IssueList) {
        for (position, element) in value.enumerated() where !issues.isFull {
            issues.path.append(.element(position))
            Element.addIssues(of: element, to: &issues)
            issues.path.removeLast()
        }
    }
}

/// An object whose names are data; it is written in the order of the names, so that equal maps have equal text.
enum MapCodec<Element: Codec>: Codec {
    static func read(from reader: inout Reader) throws(JSON.Error) -> [String: Element.Value] {
        var map: [String: Element.Value] = [:]
        var more = try reader.beginObject()
        while more {
            let name = try reader.string(reader.scanName())
            do {
                let count = map.count
                map[name] = try Element.read(from: &reader)
                if map.count == count { try refuseTwin(of: name, in: map, reader) }
            } catch {
                throw error.inside(member: name)
            }
            more = try reader.endMember()
        }
        return map
    }

    /// Refuses a name that Swift considers equal to an earlier one with other bytes (é as one scalar or two).
    ///
    /// A dictionary would lose one of the two. Of members with the same bytes, the last one counts.
    @inline(never)
    private static func refuseTwin(
        of name: String,
        in map: [String: Element.Value],
        _ reader: Reader
    ) throws(JSON.Error) {
        guard let index = map.index(forKey: name), !map.keys[index].hasSameBytes(as: name) else { return }
        throw reader.failure(.invalidValue, "Swift does not tell this name from that of another member")
    }

    static func write(_ value: [String: Element.Value], to writer: inout Writer) {
        writer.byte(UInt8(ascii: "{"))
        for (name, element) in value.sorted(by: { $0.key < $1.key }) {
            writer.string(name)
            writer.byte(UInt8(ascii: ":"))
            Element.write(element, to: &writer)
            writer.byte(UInt8(ascii: ","))
        }
        writer.close(UInt8(ascii: "}"))
    }

    static var holdsModels: Bool { Element.holdsModels }

    static func addIssues(of value: [String: Element.Value], to issues: inout IssueList) {
        for (name, element) in value.sorted(by: { $0.key < $1.key }) where !issues.isFull {
            issues.path.append(.member(name))
            Element.addIssues(of: element, to: &issues)
            issues.path.removeLast()
        }
    }
}
