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
        view.forEachName(of: element, isAttribute: true) { add($0, isAttribute: true) }
        view.forEachName(of: element, isAttribute: false) { add($0, isAttribute: false) }
        return keys
    }

    private func find(_ key: Key) throws(XML.Error) -> FoundNode? {
        switch KeyForm(parsing: key.stringValue, of: index.names) {
        case .text, .itself: return FoundNode(index: element)
        case .attribute(let part): return index.first(part, isAttribute: true)
        case .element(let part):
            return index.first(part, isAttribute: false)
                ?? (source.options.isLenient ? index.first(part, isAttribute: true) : nil)
        case .wrapped(let list, let item):
            guard let list = index.first(list, isAttribute: false) else { return nil }
            return view.firstElement(try index.names.element(item), in: list.index).map { FoundNode(index: $0) }
        case .choice(let parts, _):
            for part in parts { if let found = index.first(part, isAttribute: false) { return found } }
            return nil
        case .any: return nil
        }
    }

    private func node(_ key: Key) throws(XML.Error) -> FoundNode {
        guard let node = try find(key) else { throw source.missing(key.stringValue, in: element) }
        return node
    }

    func contains(_ key: Key) -> Bool { ((try? find(key)) ?? nil) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try find(key).map { source.isNil($0.index) } ?? true }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        guard let node = try find(key) else {
            return try T(from: MissingDecoder(key: key.stringValue, element: element, source: source))
        }
        // An array without a plan: all siblings of the same name.
        if isChild(node) { return try source.decodeSiblings(type, SiblingDecoder(node, index)) }
        return try source.decode(type, at: node.index, by: .none)
    }

    /// Returns `true` if a node is an element that may have siblings of its name.
    private func isChild(_ node: FoundNode) -> Bool { view[node.index].isElement && node.index != element }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try source.container(at: node(key).index, keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        let node = try node(key)
        if isChild(node) { return SiblingDecoder(node, index).unkeyedContainer() }
        return try ElementDecoder(index: node.index, place: .none, source: source).unkeyedContainer()
    }

    func superDecoder() throws -> any Swift.Decoder { ElementDecoder(index: element, place: .none, source: source) }
    func superDecoder(forKey key: Key) throws -> any Swift.Decoder {
        ElementDecoder(index: try node(key).index, place: .none, source: source)
    }
}

/// The node for a key.
private struct FoundNode {
    let index: Int
    /// A Boolean value indicating whether the prefix of the key is known only to the document.
    var isSpelled = false
}

/// The attributes and the children of each name in an element.
///
/// A dictionary asks for as many keys as there are names. A few are searched for; for more, and for lists, all nodes are
/// listed once.
private final class NameIndex {
    private struct Nodes {
        /// The nodes of each name and of each spelling, in document order; none is empty.
        private var lists: [[Int]] = []
        private var byName: [XML.Name: Int] = [:]
        /// By `prefix:local`, for keys whose prefix is known only to the document.
        private var byQualified: [ExactText: Int] = [:]
        /// The two lists for each number; other numbers may mean the same name.
        private var places: [Int: (ofName: Int, ofSpelling: Int)] = [:]

        mutating func add(_ node: Int, _ number: Int, _ names: NameTable) {
            let (ofName, ofSpelling) = places[number] ?? makePlaces(number, names.name(number))
            lists[ofName].append(node)
            lists[ofSpelling].append(node)
        }

        private mutating func makePlaces(_ number: Int, _ name: XML.Name) -> (ofName: Int, ofSpelling: Int) {
            let qualified = ExactText(name.qualified)
            let ofName = byName[name] ?? addList()
            let ofSpelling = byQualified[qualified] ?? addList()
            byName[name] = ofName
            byQualified[qualified] = ofSpelling
            places[number] = (ofName, ofSpelling)
            return (ofName, ofSpelling)
        }

        private mutating func addList() -> Int {
            lists.append([])
            return lists.count - 1
        }

        func list(_ name: XML.Name) -> [Int] { byName[name].map { lists[$0] } ?? [] }
        func list(spelled qualified: String) -> [Int] { byQualified[ExactText(qualified)].map { lists[$0] } ?? [] }
    }

    /// The number of searches before the nodes are listed.
    private static let few = 8

    private let keys: any Any.Type
    let element: Int
    /// Nodes keep their indices as long as the source is used.
    let source: DecodingSource
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

    /// Returns the first attribute or child element with a name; `nil` if there is none.
    func first(_ part: KeyForm.Part, isAttribute: Bool) -> FoundNode? {
        guard source.view[element].isElement else { return nil }
        let name = try? isAttribute ? names.attribute(part) : names.element(part)
        let qualified = name == nil ? "\(part.prefix):\(part.local)" : ""
        searches += 1
        let found: Int?
        if searches > Self.few {
            let nodes = nodes(areAttributes: isAttribute)
            found = if let name { nodes.list(name).first } else { nodes.list(spelled: qualified).first }
        } else {
            found = search(name, qualified, isAttribute: isAttribute)
        }
        return found.map { FoundNode(index: $0, isSpelled: name == nil) }
    }

    private func search(_ name: XML.Name?, _ qualified: String, isAttribute: Bool) -> Int? {
        let view = source.view
        if !isAttribute, let name { return view.firstElement(name, in: element) }
        func isRight(_ node: Int) -> Bool {
            let entry = view.name(at: node)
            return if let name { entry.means(name) } else { entry.qualified.hasSameBytes(as: qualified) }
        }
        if isAttribute { return view.attributes(of: element).first(where: isRight) }
        return view.children(of: element).first { view[$0].isElement && isRight($0) }
    }

    /// Returns all children for the key of one of them, in document order.
    func siblings(of child: FoundNode) -> [Int] {
        let name = source.names.name(source.view[child.index].name)
        let nodes = nodes(areAttributes: false)
        return child.isSpelled ? nodes.list(spelled: name.qualified) : nodes.list(name)
    }

    private func nodes(areAttributes: Bool) -> Nodes {
        if let known = areAttributes ? attributes : children { return known }
        let view = source.view
        var nodes = Nodes()
        if areAttributes {
            for attribute in view.attributes(of: element) { nodes.add(attribute, view[attribute].name, source.names) }
            attributes = nodes
        } else {
            for child in view.children(of: element) where view[child].isElement {
                nodes.add(child, view[child].name, source.names)
            }
            children = nodes
        }
        return nodes
    }
}

extension TapeView {
    /// Calls a closure with the number of each name of an element's attributes or child elements.
    fileprivate func forEachName(of element: Int, isAttribute: Bool, _ body: (Int) -> Void) {
        var numbers: Set<Int> = []
        func pass(_ node: Int) {
            let number = self[node].name
            if numbers.insert(number).inserted { body(number) }
        }
        if isAttribute { return attributes(of: element).forEach(pass) }
        for child in children(of: element) where self[child].isElement { pass(child) }
    }
}

/// The decoder of an element whose key has no plan; an array takes all elements of its name.
struct SiblingDecoder: Swift.Decoder {
    private let node: FoundNode
    private let names: NameIndex

    fileprivate init(_ node: FoundNode, _ names: NameIndex) {
        self.node = node
        self.names = names
    }

    var index: Int { node.index }
    private var source: DecodingSource { names.source }

    var userInfo: [CodingUserInfoKey: Any] { source.options.userInfo }
    var codingPath: [any CodingKey] { source.codingPath(to: index) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try source.container(at: index, keyedBy: type)
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        let parent = source.view.parent(ofElement: index)
        // The items of a list inside another element have another parent.
        let selection: UnkeyedElements.Selection =
            parent == names.element ? .listed(names.siblings(of: node)) : .named(index)
        return UnkeyedElements(selection, from: index, to: source.view.end(of: parent), parent, source)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        ElementDecoder(index: index, place: .none, source: source)
    }
}
