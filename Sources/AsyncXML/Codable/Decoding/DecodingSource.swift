/// What all containers of one decoding share.
@usableFromInline
final class DecodingSource {
    /// The nodes; those of a stream change with each piece of it.
    private(set) var view: TapeView
    /// Keeps what the view reads; nil where the view reads a parser's memory, which the parser's owner keeps.
    private var tape: Tape?
    let names: NameTable
    let options: XML.Decoder
    /// How many names there may be in the view.
    private(set) var nameCount: Int
    /// Whether every type needs a look: some are converted, or types are noted for a registry.
    private let isSpecial: Bool
    private var plans: [KeyPlan] = []
    /// The types of the plans' keys, apart, because a search among these counts no references.
    private var planKeys: [ObjectIdentifier] = []
    private var isOver = false
    /// The types that are being decoded, outermost first; kept only for a registry of extensions.
    private(set) var types: [ObjectIdentifier] = []
    /// The record of a stream that is being decoded, and how many there were before it.
    var record = (index: 0, number: 0)

    init(_ view: TapeView, names: NameTable, tape: Tape? = nil, _ options: XML.Decoder) {
        self.view = view
        self.names = names
        self.tape = tape
        self.options = options
        nameCount = names.count
        isSpecial = !options.conversions.isEmpty || !options.extensions.isEmpty
    }

    convenience init(_ tape: Tape, _ options: XML.Decoder) {
        self.init(tape.view, names: tape.names, tape: tape, options)
    }

    /// Lets go of the containers that were kept for use, and keeps no more.
    func finish() {
        isOver = true
        releaseContainers()
    }

    func releaseContainers() {
        for plan in plans where plan.container != nil { plan.container = nil }
    }

    /// Goes on with another state of the same document.
    func update(_ view: TapeView) {
        self.view = view
        nameCount = names.count
    }

    /// Keeps a copy of the nodes, for decoders that outlive the memory that they were made for.
    func detach(_ tape: Tape) {
        self.tape = tape
        view = tape.view
    }

    @inline(__always)
    var scalars: Scalars { Scalars(view: view, source: .passUnretained(self)) }

    // MARK: Values

    @inline(__always)
    func decode<T: Decodable>(_ type: T.Type, at index: Int, by place: KeyPlace) throws -> T {
        if isSpecial || isBuiltIn(type) { return try decodeSpecially(type, at: index, by: place) }
        return try T(from: ElementDecoder(index: index, place: place, source: self))
    }

    @inline(never)
    private func decodeSpecially<T: Decodable>(_ type: T.Type, at index: Int, by place: KeyPlace) throws -> T {
        if let convert = options.conversions[ObjectIdentifier(type)] {
            return try convertText(type, at: index) { try convert($0) }
        }
        if isBuiltIn(type) { return try convertText(type, at: index) { try convertBuiltIn(type, $0) } }
        types.append(ObjectIdentifier(type))
        defer { types.removeLast() }
        return try T(from: ElementDecoder(index: index, place: place, source: self))
    }

    private func convertText<T>(_ type: T.Type, at index: Int, _ convert: (String) throws -> Any?) throws -> T {
        let text = scalars.string(at: index)
        do {
            if let value = try convert(text) as? T { return value }
        } catch let error as XML.Error where error.line == 0 {
            throw located(error, at: index)
        }
        throw scalars.invalid("is no \(type)", at: index)
    }

    // MARK: Containers

    func plan(_ number: Int) -> KeyPlan { plans[number] }

    func plan<Key: CodingKey>(for keys: Key.Type, at index: Int) throws(XML.Error) -> KeyPlan? {
        guard KeyPlan.numbers(keys) else { return nil }
        let id = ObjectIdentifier(keys)
        for position in 0..<planKeys.count where planKeys[position] == id {
            let plan = plans[position]
            if !plan.dependsOnHome || isHome(plan, of: index) { return plan }
        }
        return try makePlan(for: keys, at: index)
    }

    private func isHome(_ plan: KeyPlan, of index: Int) -> Bool {
        let number = view[index].name
        if plan.homeName == number { return true }
        guard view[index].isElement else { return true }
        guard view.name(at: index).namespace.hasSameBytes(as: plan.names.home) else { return false }
        plan.homeName = number
        return true
    }

    @inline(never)
    private func makePlan<Key: CodingKey>(for keys: Key.Type, at index: Int) throws(XML.Error) -> KeyPlan {
        let home = view[index].isElement ? String(decoding: view.name(at: index).namespace, as: UTF8.self) : ""
        let plan = try KeyPlan(
            keys,
            number: plans.count,
            names: KeyNames(keys, around: home, options: options.namespaces, naming: options.keyNaming),
            dependsOnHome: KeyNames.dependsOnHome(keys, options: options.namespaces)
        )
        plans.append(plan)
        planKeys.append(ObjectIdentifier(keys))
        return plan
    }

    @inline(__always)
    func container<Key: CodingKey>(at index: Int, keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard let plan = try plan(for: type, at: index) else {
            return KeyedDecodingContainer(NamedElements<Key>(element: index, source: self))
        }
        if let kept = plan.container, kept.isFree {
            kept.index.fill(index)
            return kept.container(type)
        }
        return makeContainer(at: index, plan, type)
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(
        at index: Int,
        _ plan: KeyPlan,
        _ type: Key.Type
    ) -> KeyedDecodingContainer<Key> {
        let index = ElementIndex(index, self, plan)
        let container = KeyedDecodingContainer(KeyedElements<Key>(index))
        if !isOver { plan.container = ReusableContainer(container, index) }
        return container
    }

    // MARK: Extensions

    private var contexts: [[ObjectIdentifier]: ExtensionContext] = [:]

    /// What is declared for the type that is being decoded.
    var extensionContext: ExtensionContext {
        if let context = contexts[types] { return context }
        let declarations = options.extensions.declarations.filter { declaration in
            declaration.parent == types.last && (declaration.root.map { types.contains($0) } ?? true)
        }
        let context = ExtensionContext(options, declarations: declarations)
        contexts[types] = context
        return context
    }

    // MARK: Nil

    private var nilName = (count: 0, found: [Int]())

    /// Whether an element says `xsi:nil="true"`.
    func isNil(_ index: Int) -> Bool {
        guard view[index].isElement, view[index].attributeCount > 0 else { return false }
        if nilName.count < nameCount {
            for name in nilName.count..<nameCount
            where names[name].local.hasSameBytes(as: "nil")
                && names[name].namespace.hasSameBytes(as: "http://www.w3.org/2001/XMLSchema-instance")
            {
                nilName.found.append(name)
            }
            nilName.count = nameCount
        }
        guard !nilName.found.isEmpty else { return false }
        return view.attributes(of: index).contains { attribute in
            nilName.found.contains(view[attribute].name)
                && ["true", "1"].contains { view.bytes(at: attribute).hasSameBytes(as: $0) }
        }
    }

    // MARK: Path and errors

    /// The element that a node is or belongs to.
    private func element(of index: Int) -> Int {
        var index = index
        while index > 0, !view[index].isElement {
            switch view[index].kind {
            case .attribute, .namespace: index -= 1
            default: return parent(ofLeaf: index)
            }
        }
        return index
    }

    func parent(ofLeaf index: Int) -> Int {
        var element = index - 1
        while element > 0 {
            if view[element].isElement, view[element].size == 0 || view.end(of: element) > index { return element }
            element -= 1
        }
        return 0
    }

    func codingPath(to index: Int) -> [any CodingKey] {
        var path: [any CodingKey] = []
        if view[index].kind == .attribute {
            path.append(AnyKey(stringValue: "@" + String(decoding: view.name(at: index).qualified, as: UTF8.self)))
        }
        var element = element(of: index)
        while element > 0, view.parent(ofElement: element) > 0 {
            path.append(AnyKey(stringValue: String(decoding: view.name(at: element).qualified, as: UTF8.self)))
            element = view.parent(ofElement: element)
        }
        return path.reversed()
    }

    @inline(never)
    func error(_ code: XML.Error.Code, _ message: String, at index: Int) -> XML.Error {
        located(XML.Error(code, message), at: index)
    }

    func located(_ error: XML.Error, at index: Int) -> XML.Error {
        let element = element(of: index)
        var path = view.path(to: element, record: record.index, recordNumber: record.number)
        if view[index].kind == .attribute {
            path += "/@" + String(decoding: view.name(at: index).qualified, as: UTF8.self)
        }
        let position = view.position(ofElement: element) ?? TapePosition(line: 0, column: 0)
        return error.located(line: Int(position.line), column: Int(position.column), path: path)
    }

    /// What is missing for a key, in an element.
    @inline(never)
    func missing(_ key: String, in element: Int) -> XML.Error {
        switch KeyForm(parsing: key) {
        case .attribute(let part):
            let name = part.prefix.isEmpty ? "\(part.local)" : "\(part.prefix):\(part.local)"
            return error(.attributeMissing, "The attribute \"\(name)\" is missing", at: element)
        default:
            return error(.elementMissing, "The element \"\(key)\" is missing", at: element)
        }
    }
}
