/// The key of a node: a plan, a tag in it, and the role of the key.
struct KeyPlace {
    /// The plan; the owner of a place must also hold the plan.
    let plan: Unmanaged<KeyPlan>?
    let tag: UInt8
    let role: KeyPlan.Role

    @inline(__always)
    init(plan: Unmanaged<KeyPlan>?, tag: Int, role: KeyPlan.Role) {
        self.plan = plan
        self.tag = UInt8(truncatingIfNeeded: tag)
        self.role = role
    }

    /// The place of a node without a key, or with a key that needs no special treatment.
    static var none: KeyPlace {
        @inline(__always) get { KeyPlace(plan: nil, tag: 0, role: .itself) }
    }
}

/// A source with a plan, both of which decoders hold by one reference because they can outlive everything else.
final class PlannedSource {
    let source: DecodingSource
    let plan: KeyPlan?

    init(_ source: DecodingSource, _ plan: KeyPlan?) {
        self.source = source
        self.plan = plan
    }
}

/// A node that is being decoded: an element, an attribute or a text; it is also its decoder.
///
/// It is small enough to need no box of its own.
struct ElementDecoder: Swift.Decoder {
    private let planned: PlannedSource
    private let node: Int32
    private let tag: UInt8
    private let role: KeyPlan.Role

    @inline(__always)
    init(index: Int, place: KeyPlace, source: DecodingSource) {
        node = Int32(truncatingIfNeeded: index)
        planned = source.planned(by: place.plan)
        tag = place.tag
        role = place.role
    }

    var source: DecodingSource { planned.source }
    private var plan: KeyPlan? { planned.plan }
    var index: Int { Int(node) }
    private var place: KeyPlace { KeyPlace(plan: plan.map { .passUnretained($0) }, tag: Int(tag), role: role) }

    var userInfo: [CodingUserInfoKey: Any] { source.options.userInfo }
    var codingPath: [any CodingKey] { source.codingPath(to: index) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if role == .choice || role == .mixed || !source.view[index].isElement {
            return try choiceContainer(type)
        }
        if let plan { plan.table.pointee.uses[Int(tag)].formUnion(.keyed) }
        return try source.container(at: index, keyedBy: type)
    }

    @inline(never)
    private func choiceContainer<Key: CodingKey>(_ type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if let choice = try Choice(index, type, source) { return KeyedDecodingContainer(choice) }
        guard source.view[index].isElement else {
            throw source.error(.unsupported, "A text cannot hold what a struct has", at: index)
        }
        if let plan { plan.table.pointee.uses[Int(tag)].formUnion(.keyed) }
        return try source.container(at: index, keyedBy: type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let view = source.view
        if view[index].kind == .attribute { return Words(scalars: source.scalars, index: index, source: source) }
        switch role {
        case .text, .attribute: return Words(scalars: source.scalars, index: index, source: source)
        case .itself:
            return UnkeyedElements(.content, from: view.firstChild(of: index), to: view.end(of: index), index, source)
        case .wrapped:
            let parent = view.parent(ofElement: index)
            return UnkeyedElements(.named(index), from: index, to: view.end(of: parent), parent, source)
        case .child, .choice, .mixed:
            let parent = view[index].isElement ? view.parent(ofElement: index) : source.parent(ofLeaf: index)
            guard let plan else {
                return UnkeyedElements(.named(index), from: index, to: view.end(of: parent), parent, source)
            }
            plan.table.pointee.uses[Int(tag)].formUnion(.list)
            return UnkeyedElements(.key(plan, Int(tag)), from: index, to: view.end(of: parent), parent, source)
        }
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension ElementDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { source.isNil(index) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try source.decode(type, at: index, by: place)
    }
    func decode(_: String.Type) throws -> String { try value { $0.string(at: $1) } }
    func decode(_: Bool.Type) throws -> Bool { try value { try $0.bool(at: $1) } }
    func decode(_: Double.Type) throws -> Double { try value { try $0.double(at: $1) } }
    func decode(_: Float.Type) throws -> Float { try value { try $0.float(at: $1) } }
    func decode(_: Int.Type) throws -> Int { try value { try $0.integer(at: $1) } }
    func decode(_: Int8.Type) throws -> Int8 { try value { try $0.integer(at: $1) } }
    func decode(_: Int16.Type) throws -> Int16 { try value { try $0.integer(at: $1) } }
    func decode(_: Int32.Type) throws -> Int32 { try value { try $0.integer(at: $1) } }
    func decode(_: Int64.Type) throws -> Int64 { try value { try $0.integer(at: $1) } }
    func decode(_: UInt.Type) throws -> UInt { try value { try $0.integer(at: $1) } }
    func decode(_: UInt8.Type) throws -> UInt8 { try value { try $0.integer(at: $1) } }
    func decode(_: UInt16.Type) throws -> UInt16 { try value { try $0.integer(at: $1) } }
    func decode(_: UInt32.Type) throws -> UInt32 { try value { try $0.integer(at: $1) } }
    func decode(_: UInt64.Type) throws -> UInt64 { try value { try $0.integer(at: $1) } }

    @inline(__always)
    private func value<T>(_ read: (Scalars, Int) throws -> T) throws -> T { try source.value(at: index, read) }
}

extension DecodingSource {
    /// Returns a scalar, by the caller's conversion if there is one for its type.
    @inline(__always)
    func value<T>(at index: Int, _ read: (Scalars, Int) throws -> T) throws -> T {
        if hasConversions, let value: T = try converted(at: index) { return value }
        return try read(scalars, index)
    }
}

/// The decoder of a missing value.
///
/// Arrays are empty and optionals are `nil`. Everything else is an error unless the decoder is lenient.
struct MissingDecoder: Swift.Decoder, SingleValueDecodingContainer {
    let key: String
    let element: Int
    let source: DecodingSource

    var userInfo: [CodingUserInfoKey: Any] { source.options.userInfo }
    var codingPath: [any CodingKey] { source.codingPath(to: element) }
    private var missing: XML.Error { source.missing(key, in: element) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw missing }
    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        UnkeyedElements(.content, from: 0, to: 0, element, source)
    }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        guard isBuiltIn(type) else { return try T(from: self) }
        guard source.options.isLenient, let value = convertLeniently(type, "") as? T else { throw missing }
        return value
    }

    private func empty<T>(_ value: T) throws -> T {
        guard source.options.isLenient else { throw missing }
        return value
    }

    func decode(_: String.Type) throws -> String { try empty("") }
    func decode(_: Bool.Type) throws -> Bool { try empty(false) }
    func decode(_: Double.Type) throws -> Double { try empty(0) }
    func decode(_: Float.Type) throws -> Float { try empty(0) }
    func decode(_: Int.Type) throws -> Int { try empty(0) }
    func decode(_: Int8.Type) throws -> Int8 { try empty(0) }
    func decode(_: Int16.Type) throws -> Int16 { try empty(0) }
    func decode(_: Int32.Type) throws -> Int32 { try empty(0) }
    func decode(_: Int64.Type) throws -> Int64 { try empty(0) }
    func decode(_: UInt.Type) throws -> UInt { try empty(0) }
    func decode(_: UInt8.Type) throws -> UInt8 { try empty(0) }
    func decode(_: UInt16.Type) throws -> UInt16 { try empty(0) }
    func decode(_: UInt32.Type) throws -> UInt32 { try empty(0) }
    func decode(_: UInt64.Type) throws -> UInt64 { try empty(0) }
}
