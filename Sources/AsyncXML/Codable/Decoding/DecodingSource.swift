/// The state that all containers of one decoding share.
@usableFromInline
final class DecodingSource {
    // Data that is read for each element needs no access check: one task uses a source, and none of its methods takes a
    // reference to its contents.

    /// The nodes; those of a stream change with each piece of it.
    @exclusivity(unchecked) private(set) var view: TapeView
    /// The owner of the memory that the view reads; `nil` if that is a parser's memory, which the parser's owner keeps.
    private var tape: Tape?
    let names: NameTable
    let options: XML.Decoder
    /// A Boolean value indicating whether the caller has conversions for some types.
    let hasConversions: Bool
    /// The number of names that the view may use.
    @exclusivity(unchecked) private(set) var nameCount: Int
    private var readers: [AnyObject] = []
    /// The readers of the values of each type.
    @exclusivity(unchecked) private var readerTable = TypeTable<AnyObject>()
    @exclusivity(unchecked) private var plans = KeyPlans()
    /// The plans that were used last.
    @exclusivity(unchecked) private var planTable = TypeTable<KeyPlan>()
    private(set) var isOver = false
    /// The work that is left to be done for extensions when the value that has them is complete.
    @exclusivity(unchecked) var unsettled: [(DecodingSource) -> Void] = []
    /// The text outside the root element that is to be kept.
    var outline: DocumentOutline?
    /// The types that are being decoded, outermost first; kept only for a registry of extensions.
    @exclusivity(unchecked) private var types = Stack<ObjectIdentifier>()
    @usableFromInline let notesTypes: Bool
    /// The record of a stream that is being decoded, and the number of elements of its name before it in its parent.
    var record = (index: 0, number: 0)

    /// Creates a source; `types` are the types around the decoded one, which is an extension of the last of them.
    init(
        _ view: TapeView,
        names: NameTable,
        tape: Tape? = nil,
        _ options: XML.Decoder,
        within types: [ObjectIdentifier] = []
    ) {
        self.view = view
        self.names = names
        self.tape = tape
        self.options = options
        nameCount = names.count
        hasNil = names.hasNil
        hasConversions = !options.conversions.isEmpty
        notesTypes = !options.extensions.isEmpty
        for type in types { self.types.append(type) }
    }

    convenience init(_ tape: Tape, _ options: XML.Decoder, within types: [ObjectIdentifier] = []) {
        let tape = tape.withNamesOfItsSize
        self.init(tape.view, names: tape.names, tape: tape, options, within: types)
    }

    deinit {
        planTable.deallocate()
        readerTable.deallocate()
        types.deallocate()
        scratch.deallocate()
    }

    /// Releases the containers that were kept for reuse, and keeps no more of them.
    func finish() {
        isOver = true
        releaseContainers()
    }

    /// The number of plans.
    var planCount: Int { plans.count }

    func releaseContainers() {
        plans.forEach {
            $0.kept.pointee.release()
            $0.planned = nil
        }
        unplanned = nil
        unsettled = []
    }

    /// Continues with another state of the same document.
    func update(_ view: TapeView) {
        self.view = view
        nameCount = names.count
        hasNil = names.hasNil
        places = FailurePlaces()
        given = (-1, nil)
    }

    /// Keeps a copy of the nodes, for decoders that outlive the memory for which they were created.
    ///
    /// Then only these decoders hold the source: containers that it kept would hold it forever. Containers that a type
    /// kept index their elements again, because their indices refer to the former places of the nodes.
    func detach(_ tape: Tape) {
        finish()
        self.tape = tape
        update(tape.view)
        plans.forEach { $0.table.pointee.changes += 1 }
    }

    @inline(__always)
    var scalars: Scalars { Scalars(view: view, source: .passUnretained(self)) }

    // MARK: Values

    @inline(__always)
    func decode<T: Decodable>(_ type: T.Type, at index: Int, by place: KeyPlace) throws -> T {
        try reader(of: type)._withUnsafeGuaranteedRef { try $0.read(index, by: place, self) }
    }

    /// Returns the reader of the values of a type.
    @inline(__always)
    func reader<T: Decodable>(of type: T.Type) -> Unmanaged<ValueReader<T>> {
        let reader = readerTable.find(ObjectIdentifier(type)) ?? makeReader(of: type)
        return .fromOpaque(reader.toOpaque())
    }

    @inline(never)
    private func makeReader<T: Decodable>(of type: T.Type) -> Unmanaged<AnyObject> {
        let reader = ValueReader.reader(of: type, isConverted: options.conversions[ObjectIdentifier(type)] != nil)
        readers.append(reader)
        readerTable.set(ObjectIdentifier(type), reader)
        return .passUnretained(reader)
    }

    /// Begins to decode a type; ``leave()`` ends it.
    @inline(__always)
    func enter(_ type: any Any.Type) {
        if notesTypes { types.append(ObjectIdentifier(type)) }
    }

    @inline(__always)
    func leave() {
        if notesTypes { types.removeLast() }
    }

    /// Calls a closure as part of decoding a type.
    @usableFromInline
    func noting<T>(_ type: any Any.Type, _ body: () throws -> T) rethrows -> T {
        enter(type)
        defer { leave() }
        return try body()
    }

    /// Returns the value of a text by the caller's conversion; `nil` if there is none for its type.
    @inline(never)
    func converted<T>(at index: Int) throws -> T? {
        guard let convert = options.conversions[ObjectIdentifier(T.self)] else { return nil }
        return try convertText(T.self, at: index) { try convert($0) }
    }

    /// Returns the value of a text of a type with a conversion or a text form of its own.
    func convert<T>(_ type: T.Type, at index: Int) throws -> T {
        if let value: T = try converted(at: index) { return value }
        return try convertText(type, at: index) { text in
            try convertBuiltIn(type, text) ?? (options.isLenient ? convertLeniently(type, text) : nil)
        }
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

    /// The source without a plan.
    @exclusivity(unchecked) private var unplanned: PlannedSource?

    /// Returns the source with a plan, for decoders.
    @inline(__always)
    func planned(by plan: Unmanaged<KeyPlan>?) -> PlannedSource {
        let known = if let plan { plan._withUnsafeGuaranteedRef { $0.planned } } else { unplanned }
        return known ?? makePlanned(plan?.takeUnretainedValue())
    }

    @inline(never)
    private func makePlanned(_ plan: KeyPlan?) -> PlannedSource {
        let planned = PlannedSource(self, plan)
        if isOver { return planned }
        if let plan { plan.planned = planned } else { unplanned = planned }
        return planned
    }

    /// Returns the plan for a type of keys, which the source holds; `nil` for keys that are not cases of an enum.
    @inline(__always)
    func plan<Key: CodingKey>(for keys: Key.Type, at index: Int) throws(XML.Error) -> Unmanaged<KeyPlan>? {
        guard KeyPlan.numbers(keys) else { return nil }
        if let plan = planTable.find(ObjectIdentifier(keys)),
            plan._withUnsafeGuaranteedRef({ !$0.dependsOnHome || isHome($0, of: index) })
        {
            return plan
        }
        return try findPlan(for: keys, at: index)
    }

    @inline(__always)
    private func isHome(_ plan: KeyPlan, of index: Int) -> Bool {
        plan.homeName == view[index].name || findsHome(plan, of: index)
    }

    @inline(never)
    private func findsHome(_ plan: KeyPlan, of index: Int) -> Bool {
        guard view[index].isElement else { return true }
        guard view.name(at: index).namespace.hasSameBytes(as: plan.names.home) else { return false }
        plan.homeName = view[index].name
        return true
    }

    @inline(never)
    private func findPlan<Key: CodingKey>(for keys: Key.Type, at index: Int) throws(XML.Error) -> Unmanaged<KeyPlan> {
        let id = ObjectIdentifier(keys)
        let known = plans.first(of: id) { !$0.dependsOnHome || isHome($0, of: index) }
        let plan = if let known { known } else { try makePlan(for: keys, at: index) }
        planTable.set(id, plan)
        return .passUnretained(plan)
    }

    private func makePlan<Key: CodingKey>(for keys: Key.Type, at index: Int) throws(XML.Error) -> KeyPlan {
        let home = view[index].isElement ? String(decoding: view.name(at: index).namespace, as: UTF8.self) : ""
        if let plan = plans.takeIdle(of: ObjectIdentifier(keys)) {
            plan.move(to: home)
            return plan
        }
        let plan = try KeyPlan(
            keys,
            names: KeyNames(keys, around: home, options: options.namespaces, naming: options.keyNaming),
            dependsOnHome: KeyNames.dependsOnHome(keys, options: options.namespaces),
            isLenient: options.isLenient
        )
        plans.append(plan)
        return plan
    }

    @inline(__always)
    func container<Key: CodingKey>(at index: Int, keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        noteKeyed(index)
        if let kept = try plan(for: type, at: index)?._withUnsafeGuaranteedRef({ $0.kept }), kept.pointee.isFree,
            let state = kept.pointee.index
        {
            state.fill(index, self)
            return kept.pointee.copy(for: type)
        }
        return try makeContainer(at: index, type)
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(
        at index: Int,
        _ type: Key.Type
    ) throws(XML.Error) -> KeyedDecodingContainer<Key> {
        guard let plan = try plan(for: type, at: index)?.takeUnretainedValue() else {
            return KeyedDecodingContainer(NamedElements<Key>(element: index, source: self))
        }
        let index = ElementIndex(index, self, plan)
        let container = KeyedDecodingContainer(KeyedElements<Key>(index))
        if !isOver { plan.kept.pointee.keep(container, index) }
        return container
    }

    // MARK: Extensions

    /// The child that is passed to a record, and the place where its way of reading is recorded.
    @exclusivity(unchecked) var given: (node: Int, use: UnsafeMutablePointer<KeyPlan.Use>?) = (-1, nil)

    /// Records that an element's children are read.
    @inline(__always)
    func noteKeyed(_ element: Int) {
        if given.node == element { given.use?.pointee.formUnion(.keyed) }
    }

    /// Memory in which the parts of extensions are collected.
    @exclusivity(unchecked) var scratch = Stack<ExtensionPart>()
    private var contexts: [[ObjectIdentifier]: ExtensionContext] = [:]
    private static let mostContexts = 1024

    /// Returns the declarations for the type that is being decoded, whose keys have this plan.
    func extensionContext(for plan: KeyPlan) -> ExtensionContext {
        // A type usually has the same types around it as before.
        if let context = plan.context, types.elementsEqual(context.types) { return context }
        let context = findContext(for: types.elements)
        plan.context = context
        return context
    }

    private func findContext(for types: [ObjectIdentifier]) -> ExtensionContext {
        if let context = contexts[types] { return context }
        // Recursive types can be nested in more ways than fit in memory.
        if contexts.count == Self.mostContexts { contexts.removeAll() }
        let all = types.last.flatMap { options.extensions.declarations[$0] } ?? []
        let declarations = all.filter { declaration in declaration.root.map { types.contains($0) } ?? true }
        let context = ExtensionContext(options, types: types, declarations: declarations)
        contexts[types] = context
        return context
    }

    // MARK: Nil

    /// A Boolean value indicating whether the name `xsi:nil` is among those of the view.
    @exclusivity(unchecked) private var hasNil: Bool

    /// Returns `true` if an element has `xsi:nil="true"`.
    @inline(__always)
    func isNil(_ index: Int) -> Bool {
        hasNil && saysNil(index)
    }

    private func saysNil(_ index: Int) -> Bool {
        guard view[index].isElement else { return false }
        return view.attributes(of: index).contains { attribute in
            view.name(at: attribute).isNil
                && ["true", "1"].contains { view.bytes(at: attribute).hasSameBytes(as: $0) }
        }
    }

    // MARK: Path and errors

    private var places = FailurePlaces()

    /// Returns the element of a node: the node itself, or the element that contains it.
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
        while element > 0, !view[element].isElement { element -= 1 }
        // An element that ended before the leaf is inside a sibling.
        while element > 0, view[element].size > 0, view.end(of: element) <= index {
            element = view.parent(ofElement: element)
        }
        return element
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
        var path = places.path(to: element, in: view, record: record)
        if view[index].kind == .attribute {
            path += "/@" + String(decoding: view.name(at: index).qualified, as: UTF8.self)
        }
        let position = places.position(of: element, in: view) ?? TapePosition(line: 0, column: 0)
        return error.located(line: Int(position.line), column: Int(position.column), path: path)
    }

    /// Returns the error that the content for a key is missing in an element.
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
