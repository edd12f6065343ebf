/// The completion of an element at its end: its content and its start tag get their former order, except for changes.
///
/// An element may have two extensions, those of a class and of its superclass. The first ones contain all content that
/// either type does not know. So only they are written, or the ones that were changed.
struct ElementCompletion: ~Copyable {
    let elements: ElementWriter
    /// The moment at which the element began.
    private let moment: Int
    private var storage: ExtensionStorage?
    private var otherStorages: [ExtensionStorage] = []
    /// The plans of the keys that were used in the element, except for the first one.
    private var otherPlans: [EncodingPlan] = []
    private(set) var lateAttributes: [(attribute: EncodingState.Segment, bytes: [UInt8])] = []
    private var isRenamed = false

    var writer: UnsafeMutablePointer<Writer> { elements.writer }
    var state: UnsafeMutablePointer<EncodingState> { elements.state }
    var frame: UnsafeMutablePointer<EncodingState.Frame> { elements.frame }
    /// The element as a node of a tree; `nil` if it is written as text.
    var element: EncodedElement? { elements.makesTree ? state.pointee.tree?.open.last : nil }
    private var firstPlan: Unmanaged<EncodingPlan>? { frame.pointee.plan.map { .fromOpaque($0) } }

    init(_ elements: ElementWriter) {
        self.elements = elements
        let (state, level) = (elements.state, elements.level)
        moment = elements.frame.pointee.moment
        while let last = state.pointee.extensions.last, last.level == level {
            state.pointee.extensions.removeLast()
            if let storage { otherStorages.append(storage) }
            storage = last.storage
        }
        if let storage, !storage.isEdited, let edited = otherStorages.firstIndex(where: \.isEdited) {
            self.storage = otherStorages[edited]
            otherStorages[edited] = storage
        }
        while let last = state.pointee.otherPlans.last, last.level == level {
            state.pointee.otherPlans.removeLast()
            otherPlans.insert(last.plan, at: 0)
        }
        while let last = state.pointee.lateAttributes.last, last.level == level {
            state.pointee.lateAttributes.removeLast()
            lateAttributes.insert((last.attribute, last.bytes), at: 0)
        }
    }

    mutating func run() throws(XML.Error) {
        defer { if !otherStorages.isEmpty { state.pointee.forgetElementNames() } }
        if let storage, elements.level > 1, lateAttributes.isEmpty, storage.hasPlainTag {
            // The usual case: the start tag stays as it was written.
            return mergeContent(of: storage)
        }
        var declarations: [NamespaceScope.Binding] = []
        var attributes: Attributes?
        if let storage {
            let declared = openScope(of: storage, &declarations)
            element?.rememberedCount = declarations.count
            defer { state.pointee.overrides.removeAll() }
            mergeContent(of: storage)
            attributes = try orderedAttributes(of: storage)
            rename(storage)
            for binding in declared {
                state.pointee.prefixes.declare(binding, since: moment)
                if elements.level == 1 { state.pointee.prefixes.markDeclared(binding) }
            }
        } else if !lateAttributes.isEmpty {
            attributes = try orderedAttributes(of: nil)
        }
        if elements.level == 1 {
            for index in state.pointee.prefixes.pending {
                let binding = state.pointee.prefixes.bindings[index]
                declarations.append((binding.prefix, binding.namespace))
                state.pointee.prefixes.markDeclared(index)
            }
        }
        if let element {
            element.declarations = declarations
            if let attributes { element.attributes = attributes.ofTree }
        } else if attributes != nil || !declarations.isEmpty || isRenamed {
            try writeStartTag(declarations, attributes?.text)
        }
    }

    private func writeStartTag(
        _ declarations: [NamespaceScope.Binding],
        _ attributes: [UInt8]?
    ) throws(XML.Error) {
        var tag = Writer(
            capacity: 256,
            replacesIllegalCharacters: writer.pointee.replacesIllegalCharacters
        )
        tag.byte(UInt8(ascii: "<"))
        tag.raw(elements.writtenName(frame.pointee.name))
        for (prefix, namespace) in declarations { tag.namespace(prefix, namespace) }
        if let attributes {
            attributes.withUnsafeBufferPointer { tag.raw($0) }
        } else {
            tag.raw(writtenAttributes)
        }
        if let failure = tag.failure { throw failure }
        elements.replaceStartTag(tag.bytes)
    }

    /// The text of the attributes that the type wrote before the element's content.
    var writtenAttributes: UnsafeBufferPointer<UInt8> {
        let first =
            state.pointee.attributes.count > frame.pointee.firstAttribute
            ? state.pointee.attributes[frame.pointee.firstAttribute].pointee.start : frame.pointee.tagEnd
        return UnsafeBufferPointer(rebasing: writer.pointee.bytes[first..<frame.pointee.tagEnd])
    }

    // MARK: Namespaces

    /// Puts the declarations that the element had into effect.
    ///
    /// - Returns: The bindings that the element declares.
    private func openScope(of storage: ExtensionStorage, _ declarations: inout [NamespaceScope.Binding]) -> [Int] {
        let view = storage.view
        var declared: [Int] = []
        for index in view.namespaces(of: ExtensionStorage.element) {
            let (prefix, namespace) = (view.declaredPrefix(at: index), view.string(at: index))
            if let binding = state.pointee.prefixes.bind(exactly: prefix, to: namespace) {
                declared.append(binding)
            } else if prefix != "xml", !state.pointee.prefixes.isUsed(prefix, since: moment) {
                // The prefix has another meaning in the rest of the document, but it is not used inside this element.
                state.pointee.overrides.append((prefix, namespace))
            } else {
                continue
            }
            declarations.append((prefix, namespace))
        }
        return declared
    }

    /// Returns `true` if a prefix has a namespace here, and records the use of the prefix.
    func isInForce(_ prefix: String, _ namespace: String) -> Bool {
        if let override = state.pointee.overrides.first(where: { $0.prefix.hasSameBytes(as: prefix) }) {
            return override.namespace.hasSameBytes(as: namespace)
        }
        guard let binding = state.pointee.prefixes.bind(exactly: prefix, to: namespace) else { return false }
        state.pointee.prefixes.use(binding, at: state.pointee.written)
        return true
    }

    /// Gives the element its former prefix if the element itself declares it.
    private mutating func rename(_ storage: ExtensionStorage) {
        guard elements.level > 1 else { return }
        let view = storage.view
        let old = frame.pointee.name
        let (was, now) = (view.name(at: ExtensionStorage.element), elements.names._withUnsafeGuaranteedRef { $0[old] })
        guard was.means(now), !was.prefix.hasSameBytes(as: now.prefix) else { return }
        let name = storage.tape.names.name(view[ExtensionStorage.element].name)
        let (prefix, namespace) = (name.prefix ?? "", name.namespace ?? "")
        let isDeclared = view.namespaces(of: ExtensionStorage.element).contains {
            view.declaredPrefix(at: $0).hasSameBytes(as: prefix) && view.bytes(at: $0).hasSameBytes(as: namespace)
        }
        guard isDeclared, isInForce(prefix, namespace) else { return }
        let binding = state.pointee.nameBindings[old]
        if binding >= 0 { state.pointee.prefixes.takeBack(binding, at: moment) }
        frame.pointee.name = elements.localNumber(name)
        isRenamed = true
    }

    // MARK: Keys

    /// Returns the number that is added to the tags of the extensions' keys; `nil` if the element has other keys.
    func offset(of storage: ExtensionStorage) -> Int? {
        if let firstPlan, firstPlan._withUnsafeGuaranteedRef({ $0.keys }) == storage.keys { return 0 }
        return otherPlans.firstIndex { $0.keys == storage.keys }.map { offset(ofOther: $0) }
    }

    private func offset(ofOther position: Int) -> Int {
        min(position + 1, EncodingState.mostPlans - 1) * KeyPlan.mostTags
    }

    /// Returns the key for an unknown child or attribute.
    ///
    /// It is a key that was not used when the element was read, or a key of a superclass or subclass.
    ///
    /// - Returns: The key's tag, and whether the node stays if the type writes nothing for it.
    func key(for index: Int, of storage: ExtensionStorage, isAttribute: Bool) -> (tag: Int, stays: Bool)? {
        let view = storage.view
        let name = view[index].name
        func tag(_ plan: EncodingPlan) -> Int? {
            plan.tag(of: name, isAttribute: isAttribute, view.name(at: index), in: view.names)
        }
        func isOwn(_ plan: EncodingPlan) -> Bool { plan.keys == storage.keys }
        let firstTag = firstPlan?._withUnsafeGuaranteedRef { tag($0) }
        // The usual case, which holds no plan.
        if firstTag == nil, otherPlans.isEmpty { return nil }
        if let tag = firstTag, let firstPlan = firstPlan?.takeUnretainedValue() {
            return isOwn(firstPlan) ? ownKey(tag, 0, of: storage) : (tag, isSurplus(index, of: storage, for: firstPlan))
        }
        for (position, plan) in otherPlans.enumerated() {
            guard let tag = tag(plan) else { continue }
            let offset = offset(ofOther: position)
            return isOwn(plan)
                ? ownKey(tag, offset, of: storage) : (tag + offset, isSurplus(index, of: storage, for: plan))
        }
        return nil
    }

    /// Returns the key of an element that is unknown because the property holds only the first of several.
    private func ownKey(_ tag: Int, _ offset: Int, of storage: ExtensionStorage) -> (tag: Int, stays: Bool)? {
        state.pointee.hasPlace(tag, in: storage) ? nil : (tag + offset, true)
    }

    /// Returns `true` if an element is unknown to the keys of a plan too, because they hold another one of its name.
    private func isSurplus(_ index: Int, of storage: ExtensionStorage, for plan: EncodingPlan) -> Bool {
        guard let other = otherStorages.first(where: { $0.keys == plan.keys }) else { return false }
        let name = storage.tape.names.name(storage.view[index].name)
        return state.pointee.names(ofElementsIn: other).contains(name)
    }
}
