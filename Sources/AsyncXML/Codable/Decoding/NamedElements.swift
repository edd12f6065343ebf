/// The attributes and children of an element that is being decoded, for keys that are not cases of an enum.
///
/// The keys of a dictionary are such keys. Each key is found by a search.
struct NamedElements<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let element: Int
    let source: DecodingSource

    private var view: TapeView { source.view }
    private var scalars: Scalars { source.scalars }

    private var names: KeyNames {
        let home = view[element].isElement ? String(decoding: view.name(at: element).namespace, as: UTF8.self) : ""
        return KeyNames(Key.self, around: home, options: source.options.namespaces, naming: source.options.keyNaming)
    }

    var codingPath: [any CodingKey] { source.codingPath(to: element) }

    var allKeys: [Key] {
        guard view[element].isElement else { return [] }
        let names = names
        var keys: [Key] = []
        func add(_ index: Int, isAttribute: Bool) {
            let name = source.names.name(view[index].name)
            // If no prefix is known for a namespace, the document's own prefix is used.
            let text =
                names.candidates(name, isAttribute: isAttribute).first
                ?? (isAttribute ? "@" : "") + name.qualified
            if let key = Key(stringValue: text), !keys.contains(where: { $0.stringValue == text }) { keys.append(key) }
        }
        for attribute in view.attributes(of: element) { add(attribute, isAttribute: true) }
        var child = view.firstChild(of: element)
        while child < view.end(of: element) {
            if view[child].isElement { add(child, isAttribute: false) }
            child = view.end(of: child)
        }
        return keys
    }

    private func find(_ key: Key) throws(XML.Error) -> Int? {
        let names = names
        switch KeyForm(parsing: key.stringValue) {
        case .text, .itself: return element
        case .attribute(let part): return findAttribute(part, names)
        case .element(let part):
            return findElement(part, names) ?? (source.options.isLenient ? findAttribute(part, names) : nil)
        case .wrapped(let list, let item):
            guard let list = findElement(list, names) else { return nil }
            return view.firstElement(try names.element(item), in: list)
        case .choice(let parts, _):
            for part in parts { if let found = findElement(part, names) { return found } }
            return nil
        case .any: return nil
        }
    }

    private func findAttribute(_ part: KeyForm.Part, _ names: KeyNames) -> Int? {
        guard view[element].isElement else { return nil }
        let name = try? names.attribute(part)
        return view.attributes(of: element).first {
            if let name { return view.name(at: $0).means(name) }
            return view.name(at: $0).qualified.hasSameBytes(as: "\(part.prefix):\(part.local)")
        }
    }

    private func findElement(_ part: KeyForm.Part, _ names: KeyNames) -> Int? {
        guard view[element].isElement else { return nil }
        if let name = try? names.element(part) { return view.firstElement(name, in: element) }
        var child = view.firstChild(of: element)
        while child < view.end(of: element) {
            if view[child].isElement, view.name(at: child).qualified.hasSameBytes(as: "\(part.prefix):\(part.local)") {
                return child
            }
            child = view.end(of: child)
        }
        return nil
    }

    private func node(_ key: Key) throws(XML.Error) -> Int {
        guard let node = try find(key) else { throw source.missing(key.stringValue, in: element) }
        return node
    }

    func contains(_ key: Key) -> Bool { ((try? find(key)) ?? nil) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try find(key).map { source.isNil($0) } ?? true }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        guard let node = try find(key) else {
            return try T(from: MissingDecoder(key: key.stringValue, element: element, source: source))
        }
        if view[node].isElement, node != element {
            // An array without a plan: all siblings of the same name.
            return try source.decodeSiblings(type, at: node)
        }
        return try source.decode(type, at: node, by: .none)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try source.container(at: node(key), keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try SiblingDecoder(index: node(key), source: source).unkeyedContainer()
    }

    func superDecoder() throws -> any Swift.Decoder { ElementDecoder(index: element, place: .none, source: source) }
    func superDecoder(forKey key: Key) throws -> any Swift.Decoder {
        ElementDecoder(index: try node(key), place: .none, source: source)
    }
}

/// The decoder of an element whose key has no plan; an array takes all elements of its name.
struct SiblingDecoder: Swift.Decoder {
    let index: Int
    let source: DecodingSource

    var userInfo: [CodingUserInfoKey: Any] { source.options.userInfo }
    var codingPath: [any CodingKey] { source.codingPath(to: index) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try source.container(at: index, keyedBy: type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let parent = source.view.parent(ofElement: index)
        return UnkeyedElements(.named(index), from: index, to: source.view.end(of: parent), parent, source)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        ElementDecoder(index: index, place: .none, source: source)
    }
}
