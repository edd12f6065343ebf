/// What all containers of one decoding share.
final class DecodingSource {
    let document: Document
    let options: JSON.Decoder
    /// What options most often say, without a look at closures and dictionaries.
    let hasConversions: Bool
    let namesAreDeclared: Bool
    /// For every word of the tape, whether a container handed out the member that begins there: what was asked for is
    /// known, and need not be looked up by name when the unknown ones are collected.
    private let taken: UnsafeMutableBufferPointer<Bool>

    init(_ document: Document, _ options: JSON.Decoder) {
        self.document = document
        self.options = options
        hasConversions = !options.conversions.isEmpty
        namesAreDeclared = options.keyNaming.name == nil
        taken = .allocate(capacity: document.tape.wordCount)
        taken.initialize(repeating: false)
    }

    deinit { taken.deallocate() }

    func take(_ index: Int) { taken[index] = true }
    func isTaken(_ index: Int) -> Bool { taken[index] }
}

/// A value on the tape that is being decoded, which is also its decoder.
struct Node: Swift.Decoder {
    let index: Int
    let source: DecodingSource

    var document: Document { source.document }
    var kind: Tape.Kind { document.tape.kind(at: index) }
    var isNull: Bool { kind == .null }

    // MARK: Decoder

    var userInfo: [CodingUserInfoKey: Any] { source.options.userInfo }

    /// The way from the root to this value, found on the tape when it is asked for.
    var codingPath: [any CodingKey] { path }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard kind == .object else { throw mismatch("an object") }
        return KeyedDecodingContainer(KeyedNodes(object: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard kind == .array else { throw mismatch("an array") }
        return UnkeyedNodes(array: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    // MARK: Values

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if source.hasConversions, let convert = source.options.conversions[ObjectIdentifier(type)],
            let value = try convert(JSON.Value(document, index)) as? T
        {
            return value
        }
        return try T(from: self)
    }

    func decode(_: String.Type) throws -> String {
        guard kind.isString else { throw mismatch("a string") }
        return document.string(at: index)
    }

    func decode(_: Bool.Type) throws -> Bool {
        switch kind {
        case .true: return true
        case .false: return false
        default: throw mismatch("true or false")
        }
    }

    func double() throws -> Double {
        guard kind == .number || kind.isString else { throw mismatch("a number") }
        guard let value = Double(jsonNumber: document.scalarText(at: index)) else {
            throw error(.invalidValue, "The number does not fit a Double")
        }
        return value
    }

    func float() throws -> Float {
        let double = try double()
        let float = Float(double)
        guard float.isFinite || !double.isFinite else { throw error(.invalidValue, "The number does not fit a Float") }
        return float
    }

    @inline(__always)
    func integer<I: FixedWidthInteger>() throws -> I {
        guard kind == .number || kind.isString else { throw mismatch("an integer") }
        guard let value = I(jsonNumber: document.scalarText(at: index)) else {
            throw error(.invalidValue, "The number is no integer that fits \(I.bitWidth) bits")
        }
        return value
    }

    // MARK: Path and errors

    private var path: [any CodingKey] {
        var keys: [any CodingKey] = []
        let tape = document.tape
        var parent = 0
        while parent < index {
            var item = parent + 2
            var position = 0
            let isObject = tape.kind(at: parent) == .object
            while tape.next(after: isObject ? item + 1 : item) <= index {
                item = tape.next(after: isObject ? item + 1 : item)
                position += 1
            }
            keys.append(isObject ? AnyKey(stringValue: document.string(at: item)) : AnyKey(intValue: position))
            parent = isObject ? item + 1 : item
        }
        return keys
    }

    func mismatch(_ expected: String) -> JSON.Error {
        var reader = document.reader(at: document.offset(ofValueAt: index))
        return located(reader.mismatch(expected))
    }

    func error(_ code: JSON.Error.Code, _ message: String) -> JSON.Error {
        located(document.reader(at: document.offset(ofValueAt: index)).failure(code, message))
    }

    func located(_ error: JSON.Error) -> JSON.Error {
        path.reversed().reduce(error) { error, key in
            key.intValue.map(error.inside(element:)) ?? error.inside(member: key.stringValue)
        }
    }
}

extension Node: SingleValueDecodingContainer {
    func decodeNil() -> Bool { isNull }
    func decode(_: Double.Type) throws -> Double { try double() }
    func decode(_: Float.Type) throws -> Float { try float() }
    func decode(_: Int.Type) throws -> Int { try integer() }
    func decode(_: Int8.Type) throws -> Int8 { try integer() }
    func decode(_: Int16.Type) throws -> Int16 { try integer() }
    func decode(_: Int32.Type) throws -> Int32 { try integer() }
    func decode(_: Int64.Type) throws -> Int64 { try integer() }
    func decode(_: UInt.Type) throws -> UInt { try integer() }
    func decode(_: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_: UInt64.Type) throws -> UInt64 { try integer() }
}
