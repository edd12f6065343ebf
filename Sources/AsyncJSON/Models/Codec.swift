/// How one kind of value is read and written.
protocol Codec<Value>: PropertyCodec {
    associatedtype Value: Hashable & Sendable

    func read(from reader: inout Reader) throws(JSON.Error) -> Value
    func write(_ value: Value, to writer: inout Writer)

    // Requirements, so that they are compiled for the concrete type where the loop is hot.
    func readArray(from reader: inout Reader) throws(JSON.Error) -> [Value]
    func writeArray(_ elements: [Value], to writer: inout Writer)
}

/// How a property that holds a kind of value is read, written and compared, in memory that only the table can name.
///
/// The requirements are unsafe: a slot must hold what the codec expects, which is `Value?` unless it says otherwise.
protocol PropertyCodec: Sendable {
    /// Whether null is a value of this kind; otherwise it makes the property nil.
    var acceptsNull: Bool { get }

    func readProperty(at slot: UnsafeMutableRawPointer, from reader: inout Reader) throws(JSON.Error)
    func clearProperty(at slot: UnsafeMutableRawPointer)
    func isSet(at slot: UnsafeRawPointer) -> Bool
    /// Writes `"name":value,`; nothing when the property is nil.
    func writeProperty(at slot: UnsafeRawPointer, key: UnsafeBufferPointer<UInt8>, to writer: inout Writer)
    func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
    func hashProperty(at slot: UnsafeRawPointer, into hasher: inout Hasher)
}

extension Codec {
    var acceptsNull: Bool { false }

    @inline(__always)
    func readArray(from reader: inout Reader) throws(JSON.Error) -> [Value] {
        var elements: [Value] = []
        var more = try reader.beginArray()
        while more {
            do {
                elements.append(try read(from: &reader))
            } catch {
                throw error.inside(element: elements.count)
            }
            more = try reader.endElement()
        }
        return elements
    }

    @inline(__always)
    func writeArray(_ elements: [Value], to writer: inout Writer) {
        writer.byte(UInt8(ascii: "["))
        for element in elements {
            write(element, to: &writer)
            writer.byte(UInt8(ascii: ","))
        }
        writer.close(UInt8(ascii: "]"))
    }
}

// MARK: - Scalars

struct StringCodec: Codec {
    func read(from reader: inout Reader) throws(JSON.Error) -> String { try reader.readString() }
    func write(_ value: String, to writer: inout Writer) { writer.string(value) }
}

struct BoolCodec: Codec {
    func read(from reader: inout Reader) throws(JSON.Error) -> Bool { try reader.readBool() }
    func write(_ value: Bool, to writer: inout Writer) { writer.literal(value ? "true" : "false") }
}

/// An integer; 64 bits are written as a string, for JavaScript's numbers have 53 (ProtoJSON).
struct IntegerCodec<Value: FixedWidthInteger & Sendable>: Codec {
    func read(from reader: inout Reader) throws(JSON.Error) -> Value { try reader.readInteger(Value.self) }

    func write(_ value: Value, to writer: inout Writer) {
        guard Value.bitWidth == 64 else { return writer.integer(value) }
        writer.byte(UInt8(ascii: "\""))
        writer.integer(value)
        writer.byte(UInt8(ascii: "\""))
    }
}

struct DoubleCodec: Codec {
    func read(from reader: inout Reader) throws(JSON.Error) -> Double { try reader.readDouble() }

    func write(_ value: Double, to writer: inout Writer) {
        if value.isFinite { writer.raw(value.description) } else { writer.string(value.protoJSONName) }
    }
}

struct FloatCodec: Codec {
    func read(from reader: inout Reader) throws(JSON.Error) -> Float {
        let place = reader.cursor
        let double = try reader.readDouble()
        let value = Float(double)
        guard value.isFinite || !double.isFinite else {
            throw reader.failure(.invalidValue, "The number does not fit a Float", at: place)
        }
        return value
    }

    func write(_ value: Float, to writer: inout Writer) {
        if value.isFinite { writer.raw(value.description) } else { writer.string(value.protoJSONName) }
    }
}

/// A string in a format of its own, such as a timestamp.
struct TextCodec<Value: TextFormat>: Codec {
    func read(from reader: inout Reader) throws(JSON.Error) -> Value {
        let token = try reader.scanText(Value.expectation)
        let value =
            if token.hasEscapes || token.hasMultibyte {
                try? Value(checking: reader.string(token))
            } else {
                Value(utf8: token.bytes)
            }
        guard let value else {
            throw reader.failure(.invalidValue, "Expected \(Value.expectation)", at: token.start - 1)
        }
        return value
    }

    func write(_ value: Value, to writer: inout Writer) { writer.string(value.description) }
}

/// A string of which some values have names.
struct EnumerationCodec<Value: RawRepresentable<String> & Hashable & Sendable>: Codec {
    func read(from reader: inout Reader) throws(JSON.Error) -> Value {
        let place = reader.cursor
        guard let value = Value(rawValue: try reader.readString()) else {
            throw reader.failure(.invalidValue, "The string is no value of \(Value.self)", at: place)
        }
        return value
    }

    func write(_ value: Value, to writer: inout Writer) { writer.string(value.rawValue) }
}

/// Any value, null included, as an own copy, so that it does not keep the page it came with.
struct AnyCodec: Codec {
    var acceptsNull: Bool { true }

    func read(from reader: inout Reader) throws(JSON.Error) -> JSON.Value {
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
            let first = reader.cursor
            try reader.skipValue()
            let text = UnsafeBufferPointer(start: first, count: reader.cursor - first)
            return try JSON.Value(parsing: text, limits: JSON.Limits(depth: .max))
        }
    }

    func write(_ value: JSON.Value, to writer: inout Writer) { value.write(to: &writer) }
}

// MARK: - Arrays and maps

struct ArrayCodec<Element: Hashable & Sendable>: Codec {
    let element: any Codec<Element>

    func read(from reader: inout Reader) throws(JSON.Error) -> [Element] { try element.readArray(from: &reader) }
    func write(_ value: [Element], to writer: inout Writer) { element.writeArray(value, to: &writer) }
}

/// An object whose names are data; written in the order of the names, so that the same map is the same text.
struct MapCodec<Element: Hashable & Sendable>: Codec {
    let element: any Codec<Element>

    func read(from reader: inout Reader) throws(JSON.Error) -> [String: Element] {
        var map: [String: Element] = [:]
        var more = try reader.beginObject()
        while more {
            let name = try reader.string(reader.scanName())
            do {
                map[name] = try element.read(from: &reader)
            } catch {
                throw error.inside(member: name)
            }
            more = try reader.endMember()
        }
        return map
    }

    func write(_ value: [String: Element], to writer: inout Writer) {
        writer.byte(UInt8(ascii: "{"))
        for (name, element) in value.sorted(by: { $0.key < $1.key }) {
            writer.string(name)
            writer.byte(UInt8(ascii: ":"))
            self.element.write(element, to: &writer)
            writer.byte(UInt8(ascii: ","))
        }
        writer.close(UInt8(ascii: "}"))
    }
}
