/// The attributes and children of an element that is being decoded, for keys that are not cases of an enum.
///
/// The keys of a dictionary are such keys. Each key is found by a search.
struct NamedElements<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let element: Int
    let source: DecodingSource
    private let index: NameIndex

    init(element: Int, source: DecodingSource) {
        self.element = element
        self.source = source
        index = NameIndex(Key.self, element, source)
    }

    private var view: TapeView { source.view }
    private var scalars: Scalars { source.scalars }

    var codingPath: [any CodingKey] { source.codingPath(to: element) }

    var allKeys: [Key] {
        guard view[element].isElement else { return [] }
        let names = index.names
        var keys: [Key] = []
        var texts: Set<String> = []
        func add(_ name: Int, isAttribute: Bool) {
            let name = source.names.name(name)
            // If no prefix is known for a namespace, the document's own prefix is used.
            let text =
                names.candidates(name, isAttribute: isAttribute).first
                ?? (isAttribute ? "@" : "") + name.qualified
            guard let key = Key(stringValue: text), !texts.contains(text) else { return }
            texts.insert(key.stringValue)
            keys.append(key)
        }
        view.forEachName(of: element, isAttribute: true) { name, _ in add(name, isAttribute: true) }
        view.forEachName(of: element, isAttribute: false) { name, _ in add(name, isAttribute: false) }
        return keys
    }

    private func find(_ key: Key) throws(XML.Error) -> Int? {
        switch KeyForm(parsing: key.stringValue, of: index.names) {
        case .text, .itself: return element
        case .attribute(let part): return index.first(part, isAttribute: true)
        case .element(let part):
            return index.first(part, isAttribute: false)
                ?? (source.options.isLenient ? index.first(part, isAttribute: true) : nil)
        case .wrapped(let list, let item):
            guard let list = index.first(list, isAttribute: false) else { return nil }
            return view.firstElement(try index.names.element(item), in: list)
        case .choice(let parts, _):
            for part in parts { if let found = index.first(part, isAttribute: false) { return found } }
            return nil
        case .any: return nil
        }
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

/// The first attribute and the first child of each name in an element.
///
/// A dictionary asks for as many keys as there are names. A few are searched for; for more, all names are listed once.
private final class NameIndex {
    private struct Nodes {
        var byName: [XML.Name: Int] = [:]
        /// By `prefix:local`, for keys whose prefix is known only to the document.
        var byQualified: [ExactText: Int] = [:]
    }

    /// The number of searches before the names are listed.
    private static let few = 8

    private let keys: any Any.Type
    private let element: Int
    /// Nodes keep their indices as long as the source is used.
    private let source: DecodingSource
    private var searches = 0
    private var attributes: Nodes?
    private var children: Nodes?

    /// The names in the keys.
    private(set) lazy var names = makeNames()

    init(_ keys: any Any.Type, _ element: Int, _ source: DecodingSource) {
        self.keys = keys
        self.element = element
        self.source = source
    }

    private func makeNames() -> KeyNames {
        let (view, options) = (source.view, source.options)
        let home = view[element].isElement ? String(decoding: view.name(at: element).namespace, as: UTF8.self) : ""
        return KeyNames(keys, around: home, options: options.namespaces, naming: options.keyNaming)
    }

    /// Returns the index of the first attribute or child element with a name; `nil` if there is none.
    func first(_ part: KeyForm.Part, isAttribute: Bool) -> Int? {
        let view = source.view
        guard view[element].isElement else { return nil }
        let name = try? isAttribute ? names.attribute(part) : names.element(part)
        let qualified = name == nil ? "\(part.prefix):\(part.local)" : ""
        searches += 1
        if searches > Self.few {
            let nodes = nodes(areAttributes: isAttribute)
            return if let name { nodes.byName[name] } else { nodes.byQualified[ExactText(qualified)] }
        }
        if !isAttribute, let name { return view.firstElement(name, in: element) }
        func isRight(_ node: Int) -> Bool {
            let entry = view.name(at: node)
            return if let name { entry.means(name) } else { entry.qualified.hasSameBytes(as: qualified) }
        }
        if isAttribute { return view.attributes(of: element).first(where: isRight) }
        return view.children(of: element).first { view[$0].isElement && isRight($0) }
    }

    private func nodes(areAttributes: Bool) -> Nodes {
        if let known = areAttributes ? attributes : children { return known }
        var nodes = Nodes()
        source.view.forEachName(of: element, isAttribute: areAttributes) { number, node in
            let name = source.names.name(number)
            let qualified = ExactText(name.qualified)
            // Other numbers may mean the same name.
            if nodes.byName[name] == nil { nodes.byName[name] = node }
            if nodes.byQualified[qualified] == nil { nodes.byQualified[qualified] = node }
        }
        if areAttributes { attributes = nodes } else { children = nodes }
        return nodes
    }
}

extension TapeView {
    /// Calls a closure with the number of each name of an element's attributes or child elements, and with the first
    /// node that has it.
    fileprivate func forEachName(of element: Int, isAttribute: Bool, _ body: (Int, Int) -> Void) {
        var numbers: Set<Int> = []
        func pass(_ node: Int) {
            let number = self[node].name
            if numbers.insert(number).inserted { body(number, node) }
        }
        if isAttribute { return attributes(of: element).forEach(pass) }
        for child in children(of: element) where self[child].isElement { pass(child) }
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
