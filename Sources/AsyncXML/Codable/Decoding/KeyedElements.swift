/// The attributes, children and text of an element that is being decoded.
struct KeyedElements<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let index: ElementIndex

    init(_ index: ElementIndex) { self.index = index }

    private var state: UnsafeMutablePointer<ElementIndex.State> { index.state }
    private var scalars: Scalars { state.pointee.scalars }
    private var source: DecodingSource { index.source }
    private var element: Int { state.pointee.element }

    var codingPath: [any CodingKey] { source.codingPath(to: element) }

    var allKeys: [Key] {
        let view = source.view
        guard view[element].isElement else { return [] }
        var keys: [Key] = []
        func add(_ meaning: KeyPlan.Meaning) {
            if let key = index.plan.key(meaning, Key.self), !keys.contains(where: { $0.stringValue == key.stringValue })
            {
                keys.append(key)
            }
        }
        for attribute in view.attributes(of: element) {
            add(index.plan.find(source.names.name(view[attribute].name), isAttribute: true))
        }
        var child = view.firstChild(of: element)
        while child < view.end(of: element) {
            if view[child].isElement { add(index.plan.find(source.names.name(view[child].name), isAttribute: false)) }
            child = view.end(of: child)
        }
        if let text = index.plan.textKey(Key.self), !source.scalars.isBlank(element) { keys.append(text) }
        return keys
    }

    func contains(_ key: Key) -> Bool { fitting { () throws(XML.Error) in try state.find(key) } != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try present(key) == nil }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let reader = source.reader(of: type)
        guard let node = try state.find(key) else {
            return try reader._withUnsafeGuaranteedRef { try $0.readMissing(missing(key)) }
        }
        return try read(node, for: key, with: reader)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        // The type is the same.
        if type == XML.Extensions.self { return unsafeBitCast(index.extensions(for: key), to: T.self) }
        guard let node = try present(key) else { return nil }
        return try read(node, for: key, with: source.reader(of: type))
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        guard try state.find(key) != nil else { return missing(key).unkeyedContainer() }
        return try decoder(key).unkeyedContainer()
    }

    /// Returns a decoder of the element itself: a superclass's content is beside that of its subclass.
    func superDecoder() throws -> any Swift.Decoder {
        ElementDecoder(index: element, place: .none, source: source)
    }

    func superDecoder(forKey key: Key) throws -> any Swift.Decoder { try decoder(key) }

    // MARK: Nodes

    @inline(__always)
    private func read<T>(_ node: Int, for key: Key, with reader: Unmanaged<ValueReader<T>>) throws -> T {
        let place = place(key)
        let last = Int(state.pointee.lasts[Int(place.tag)])
        return try scalars.source._withUnsafeGuaranteedRef { source in
            try reader._withUnsafeGuaranteedRef { try $0.read(node, through: last, by: place, source) }
        }
    }

    @inline(__always)
    private func place(_ key: Key) -> KeyPlace {
        let tag = KeyPlan.tag(of: key)
        return KeyPlace(plan: state.pointee.plan, tag: tag, role: state.pointee.table.pointee.roles[tag])
    }

    private func decoder(_ key: Key) throws -> ElementDecoder {
        ElementDecoder(index: try node(key), place: place(key), source: source)
    }

    /// Returns the index of the node for a key.
    @inline(__always)
    private func node(_ key: Key) throws -> Int {
        guard let node = try state.find(key) else { throw source.missing(key.stringValue, in: element) }
        return node
    }

    @inline(never)
    private func missing(_ key: Key) -> MissingDecoder {
        MissingDecoder(key: key.stringValue, element: element, source: source)
    }

    /// Returns the value of a required property.
    @inline(__always)
    private func read<T: Decodable>(_ key: Key, _ read: (Int) throws -> T) throws -> T {
        guard let node = try state.find(key) else { return try missing(key).decode(T.self) }
        if state.pointee.hasConversions, let value: T = try source.converted(at: node) { return value }
        return try read(node)
    }

    /// Returns the index of the node for a key unless the node is missing or stands for `nil`.
    @inline(__always)
    private func present(_ key: Key) throws -> Int? {
        guard let node = try state.find(key), node == element || !source.isNil(node) else { return nil }
        return node
    }

    /// Returns the value for a key, or `nil`, for types for which white space is not a value.
    @inline(__always)
    private func decodePresent<T>(_ key: Key, _ read: (Int) throws -> T) throws -> T? {
        guard let node = try present(key) else { return nil }
        if state.pointee.hasConversions, let value: T = try source.converted(at: node) { return value }
        state.pointee.table.pointee.uses[KeyPlan.tag(of: key)].formUnion(.nilIfBlank)
        guard !scalars.isBlank(node) else { return nil }
        return try read(node)
    }
}

extension KeyedElements {
    func decode(_: String.Type, forKey key: Key) throws -> String { try read(key) { scalars.string(at: $0) } }
    func decode(_: Bool.Type, forKey key: Key) throws -> Bool { try read(key) { try scalars.bool(at: $0) } }
    func decode(_: Double.Type, forKey key: Key) throws -> Double { try read(key) { try scalars.double(at: $0) } }
    func decode(_: Float.Type, forKey key: Key) throws -> Float { try read(key) { try scalars.float(at: $0) } }
    func decode(_: Int.Type, forKey key: Key) throws -> Int { try read(key) { try scalars.integer(at: $0) } }
    func decode(_: Int8.Type, forKey key: Key) throws -> Int8 { try read(key) { try scalars.integer(at: $0) } }
    func decode(_: Int16.Type, forKey key: Key) throws -> Int16 { try read(key) { try scalars.integer(at: $0) } }
    func decode(_: Int32.Type, forKey key: Key) throws -> Int32 { try read(key) { try scalars.integer(at: $0) } }
    func decode(_: Int64.Type, forKey key: Key) throws -> Int64 { try read(key) { try scalars.integer(at: $0) } }
    func decode(_: UInt.Type, forKey key: Key) throws -> UInt { try read(key) { try scalars.integer(at: $0) } }
    func decode(_: UInt8.Type, forKey key: Key) throws -> UInt8 { try read(key) { try scalars.integer(at: $0) } }
    func decode(_: UInt16.Type, forKey key: Key) throws -> UInt16 { try read(key) { try scalars.integer(at: $0) } }
    func decode(_: UInt32.Type, forKey key: Key) throws -> UInt32 { try read(key) { try scalars.integer(at: $0) } }
    func decode(_: UInt64.Type, forKey key: Key) throws -> UInt64 { try read(key) { try scalars.integer(at: $0) } }

    func decodeIfPresent(_: String.Type, forKey key: Key) throws -> String? {
        guard let node = try present(key) else { return nil }
        if state.pointee.hasConversions, let value: String = try source.converted(at: node) { return value }
        return scalars.string(at: node)
    }

    func decodeIfPresent(_: Bool.Type, forKey key: Key) throws -> Bool? {
        try decodePresent(key) { try scalars.bool(at: $0) }
    }

    func decodeIfPresent(_: Double.Type, forKey key: Key) throws -> Double? {
        try decodePresent(key) { try scalars.double(at: $0) }
    }

    func decodeIfPresent(_: Float.Type, forKey key: Key) throws -> Float? {
        try decodePresent(key) { try scalars.float(at: $0) }
    }

    func decodeIfPresent(_: Int.Type, forKey key: Key) throws -> Int? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: Int8.Type, forKey key: Key) throws -> Int8? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: Int16.Type, forKey key: Key) throws -> Int16? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: Int32.Type, forKey key: Key) throws -> Int32? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: Int64.Type, forKey key: Key) throws -> Int64? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: UInt.Type, forKey key: Key) throws -> UInt? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: UInt8.Type, forKey key: Key) throws -> UInt8? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: UInt16.Type, forKey key: Key) throws -> UInt16? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: UInt32.Type, forKey key: Key) throws -> UInt32? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }

    func decodeIfPresent(_: UInt64.Type, forKey key: Key) throws -> UInt64? {
        try decodePresent(key) { try scalars.integer(at: $0) }
    }
}
