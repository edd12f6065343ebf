/// The state that all containers of one encoding share.
final class EncodingSource {
    let options: XML.Encoder
    let elements: ElementWriter
    private let names = NameTable()
    /// The number of names in the head of a document, before its records.
    var headNameCount = 0
    let hasConversions: Bool
    private var isOver = false
    private var plans: [EncodingPlan] = []
    /// The plans that were used last.
    @exclusivity(unchecked) private var planTable = TypeTable<EncodingPlan>()

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - options: The encoder.
    ///   - makesTree: A Boolean value indicating whether elements become nodes of a tree instead of text.
    init(_ options: XML.Encoder, makesTree: Bool = false) {
        self.options = options
        hasConversions = !options.conversions.isEmpty
        let writer = UnsafeMutablePointer<Writer>.allocate(capacity: 1)
        writer.initialize(
            to: Writer(replacesIllegalCharacters: options.replacesIllegalCharacters, escapesMarkup: !makesTree)
        )
        let state = UnsafeMutablePointer<EncodingState>.allocate(capacity: 1)
        state.initialize(to: EncodingState())
        if makesTree { state.pointee.tree = EncodedTree() }
        elements = ElementWriter(
            writer: writer,
            state: state,
            names: .passUnretained(names),
            makesTree: makesTree
        )
    }

    deinit {
        elements.writer.deinitialize(count: 1)
        elements.writer.deallocate()
        elements.state.pointee.deallocate()
        elements.state.deinitialize(count: 1)
        elements.state.deallocate()
        planTable.deallocate()
    }

    /// The number of names.
    var nameCount: Int { names.count }

    /// Releases the containers, which hold the source.
    func finish() {
        isOver = true
        for plan in plans { plan.releaseContainers() }
    }

    /// Returns the text written so far.
    private func result() throws(XML.Error) -> [UInt8] {
        if let failure = elements.writer.pointee.failure { throw failure }
        return elements.writer.pointee.result
    }

    /// Writes a document, with its declaration and with the content around the root element if the value has any.
    func encodeDocument<T: Encodable>(_ value: T, as name: XML.Name) throws -> (text: [UInt8], epilog: [UInt8]) {
        if options.writesDeclaration { elements.writer.pointee.declaration() }
        let start = elements.writer.pointee.count
        try encodeRoot(value, as: name)
        var text = try result()
        guard elements.state.pointee.rootEnd == elements.writer.pointee.count else { throw Self.isNoElement(T.self) }
        guard let around = elements.state.pointee.surroundings else { return (text, []) }
        text.replaceSubrange(0..<start, with: try around.beginning(withDeclaration: options.writesDeclaration))
        return (text, try around.end())
    }

    /// Makes the tape of a document that contains only the element of a value.
    func encodeTree<T: Encodable>(_ value: T, as name: XML.Name) throws -> Tape {
        try encodeRoot(value, as: name)
        if let failure = elements.writer.pointee.failure { throw failure }
        guard let tape = try elements.state.pointee.tree?.tape(names: names, text: elements.writer.pointee.bytes) else {
            throw Self.isNoElement(T.self)
        }
        return tape
    }

    private static func isNoElement(_ type: any Any.Type) -> XML.Error {
        XML.Error(.unsupported, "\(type) encodes no element, or more than one")
    }

    /// The number of declarations of the tree's root that extensions remember; they come first.
    var rememberedCount: Int { elements.state.pointee.tree?.roots.first?.rememberedCount ?? 0 }

    private func encodeRoot<T: Encodable>(_ value: T, as name: XML.Name) throws {
        // The prefixes of the document from which the value was decoded.
        for storage in ExtensionFinder.extensions(of: value, userInfo: options.userInfo) {
            elements.bindPrefixes(of: storage)
        }
        try encode(value, to: .element(elements.number(name, isAttribute: false)), level: 0)
    }

    // MARK: Values

    func encode<T: Encodable>(_ value: T, to target: EncodingTarget, level: Int) throws {
        if T.self == XML.Extensions.self, let value = value as? XML.Extensions { return try elements.attach(value) }
        if let text = try text(of: value) { return try elements.scalar(target) { $0.pointee.value(text, target.role) } }
        let start = elements.mark
        do {
            try value.encode(to: ElementEncoder(target: target, level: level, source: self))
            try elements.close(to: level)
        } catch {
            elements.rollBack(to: start)
            throw error
        }
        if elements.state.pointee.written == start.written, target.role == .child {
            elements.leaf(Int(target.name), tag: target.tag) { _ in }
        }
    }

    /// Returns the text of a value by the caller's conversion; `nil` if there is none for its type.
    @inline(never)
    func converted<T>(_ value: T) throws -> String? { try options.conversions[ObjectIdentifier(T.self)]?(value) }

    @inline(__always)
    private func text<T>(of value: T) throws -> String? {
        if hasConversions, let text = try converted(value) { return text }
        return isBuiltIn(T.self) ? try textOfBuiltIn(value) : nil
    }

    // MARK: Plans

    /// Returns the plan for a type of keys, which the source holds.
    @inline(__always)
    func plan<Key: CodingKey>(for keys: Key.Type) -> Unmanaged<EncodingPlan> {
        if let plan = planTable.find(ObjectIdentifier(keys)),
            plan._withUnsafeGuaranteedRef({ !$0.dependsOnHome || isHome($0) })
        {
            return plan
        }
        return findPlan(for: keys)
    }

    /// Returns `true` if the innermost element is in the namespace for which a plan was made.
    @inline(__always)
    private func isHome(_ plan: EncodingPlan) -> Bool {
        let number = elements.homeName
        if plan.homeName == number { return true }
        guard plan.names.home.hasSameBytes(as: elements.home) else { return false }
        plan.homeName = number
        return true
    }

    @inline(never)
    private func findPlan<Key: CodingKey>(for keys: Key.Type) -> Unmanaged<EncodingPlan> {
        let home = elements.home
        let id = ObjectIdentifier(keys)
        let plan =
            plans.first { $0.keys == id && (!$0.dependsOnHome || $0.names.home.hasSameBytes(as: home)) }
            ?? EncodingPlan(
                keys,
                names: KeyNames(keys, around: home, options: options.namespaces, naming: options.keyNaming),
                dependsOnHome: KeyNames.dependsOnHome(keys, options: options.namespaces)
            )
        if !plans.contains(where: { $0 === plan }) { plans.append(plan) }
        planTable.set(id, plan)
        return .passUnretained(plan)
    }

    @inline(__always)
    func container<Key: CodingKey>(keyedBy type: Key.Type, level: Int) -> KeyedEncodingContainer<Key> {
        let plan = plan(for: type)
        let number = elements.note(plan, at: level)
        if number == 0, let kept = plan._withUnsafeGuaranteedRef({ $0.container(at: level) }) {
            return plan._withUnsafeGuaranteedRef { $0.copy(kept, for: type) }
        }
        return makeContainer(plan, level, number)
    }

    @inline(never)
    private func makeContainer<Key: CodingKey>(
        _ plan: Unmanaged<EncodingPlan>,
        _ level: Int,
        _ number: Int
    ) -> KeyedEncodingContainer<Key> {
        let plan = plan.takeUnretainedValue()
        let offset = KeyPlan.numbers(Key.self) ? number * KeyPlan.mostTags : 0
        let place = EncodingPlace(plan: plan, tagOffset: offset, level: level, source: self)
        let container = KeyedEncodingContainer(KeyedEncoder<Key>(place))
        if !isOver, number == 0 { plan.keep(container, at: level) }
        return container
    }
}
