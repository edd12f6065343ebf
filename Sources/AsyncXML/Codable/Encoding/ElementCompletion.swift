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
    private var lateAttributes: [(attribute: EncodingState.Segment, bytes: [UInt8])] = []
    private var isRenamed = false

    var writer: UnsafeMutablePointer<Writer> { elements.writer }
    var state: UnsafeMutablePointer<EncodingState> { elements.state }
    private var frame: UnsafeMutablePointer<EncodingState.Frame> { elements.frame }
    private var firstPlan: EncodingPlan? {
        frame.pointee.plan.map { Unmanaged<EncodingPlan>.fromOpaque($0).takeUnretainedValue() }
    }

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
        var declarations = Writer(capacity: 128)
        var attributes: [UInt8]?
        if let storage {
            let declared = openScope(of: storage, &declarations)
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
                declarations.namespace(binding.prefix, binding.namespace)
                state.pointee.prefixes.markDeclared(index)
            }
        }
        if attributes != nil || declarations.count > 0 || isRenamed { writeStartTag(declarations, attributes) }
    }

    private func writeStartTag(_ declarations: borrowing Writer, _ attributes: [UInt8]?) {
        var tag = Writer(capacity: 256)
        tag.byte(UInt8(ascii: "<"))
        tag.raw(elements.writtenName(frame.pointee.name))
        tag.raw(declarations.bytes)
        if let attributes {
            attributes.withUnsafeBufferPointer { tag.raw($0) }
        } else {
            let first =
                state.pointee.attributes.count > frame.pointee.firstAttribute
                ? state.pointee.attributes[frame.pointee.firstAttribute].pointee.start : frame.pointee.tagEnd
            tag.raw(UnsafeBufferPointer(rebasing: writer.pointee.bytes[first..<frame.pointee.tagEnd]))
        }
        elements.replaceStartTag(tag.result)
    }

    // MARK: Namespaces

    /// Puts the declarations that the element had into effect.
    ///
    /// - Returns: The bindings that the element declares.
    private func openScope(of storage: ExtensionStorage, _ declarations: inout Writer) -> [Int] {
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
            declarations.namespace(prefix, namespace)
        }
        return declared
    }

    /// Returns `true` if a prefix has a namespace here, and records the use of the prefix.
    private func isInForce(_ prefix: String, _ namespace: String) -> Bool {
        if let override = state.pointee.overrides.first(where: { $0.prefix == prefix }) {
            return override.namespace == namespace
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
            view.declaredPrefix(at: $0) == prefix && view.bytes(at: $0).hasSameBytes(as: namespace)
        }
        guard isDeclared, isInForce(prefix, namespace) else { return }
        let binding = state.pointee.nameBindings[old]
        if binding >= 0 { state.pointee.prefixes.takeBack(binding, at: moment) }
        frame.pointee.name = elements.localNumber(name)
        isRenamed = true
    }

    // MARK: Keys

    /// Returns the number that is added to the tags of the extensions' keys; `nil` if the element has other keys.
    private func offset(of storage: ExtensionStorage) -> Int? {
        if let firstPlan, firstPlan.keys == storage.keys { return 0 }
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
    private func key(for index: Int, of storage: ExtensionStorage, isAttribute: Bool) -> (tag: Int, stays: Bool)? {
        let view = storage.view
        let name = view[index].name
        func tag(_ plan: EncodingPlan) -> Int? {
            plan.tag(of: name, isAttribute: isAttribute, view.name(at: index), in: view.names)
        }
        func isOwn(_ plan: EncodingPlan) -> Bool { plan.keys == storage.keys }
        if let firstPlan, let tag = tag(firstPlan) {
            return isOwn(firstPlan) ? ownKey(tag, 0, in: view) : (tag, isSurplus(index, of: storage, for: firstPlan))
        }
        for (position, plan) in otherPlans.enumerated() {
            guard let tag = tag(plan) else { continue }
            let offset = offset(ofOther: position)
            return isOwn(plan)
                ? ownKey(tag, offset, in: view) : (tag + offset, isSurplus(index, of: storage, for: plan))
        }
        return nil
    }

    /// Returns the key of an element that is unknown because the property holds only the first of several.
    private func ownKey(_ tag: Int, _ offset: Int, in view: TapeView) -> (tag: Int, stays: Bool)? {
        let hasPlace = view.children(of: ExtensionStorage.element).contains {
            view[$0].kind == .placeholder && Int(view[$0].first) == tag
        }
        return hasPlace ? nil : (tag + offset, true)
    }

    /// Returns `true` if an element is unknown to the keys of a plan too, because they hold another one of its name.
    private func isSurplus(_ index: Int, of storage: ExtensionStorage, for plan: EncodingPlan) -> Bool {
        guard let other = otherStorages.first(where: { $0.keys == plan.keys }) else { return false }
        let name = storage.view.name(at: index)
        return other.elements.contains { other.view.name(at: $0).means(name) }
    }

    // MARK: Content

    private func mergeContent(of storage: ExtensionStorage) {
        let view = storage.view
        guard view.firstChild(of: ExtensionStorage.element) < view.end(of: ExtensionStorage.element) else { return }
        elements.endStartTag()
        let start = frame.pointee.contentStart
        let end = writer.pointee.count
        let offset = offset(of: storage)
        var merge = ExtensionMerge(
            storage,
            offset: offset,
            state.pointee.segments,
            from: frame.pointee.firstSegment,
            state.pointee.tags
        )
        merge.run {
            offset == nil ? nil : key(for: $0, of: storage, isAttribute: false)
        } write: { part in
            switch part {
            case .segment(let segment, let kept?) where segment.isLeaf: writeLeaf(segment, like: kept, of: view)
            case .segment(let segment, _): writer.pointee.copy(segment.start..<segment.end)
            case .node(let index): writeUnknown(index, of: view)
            }
        }
        if writer.pointee.count == end {
            // No content is left.
            writer.pointee.truncate(to: start - 1)
            frame.pointee.contentStart = -1
        } else if elements.level == 1 {
            // This is the whole document, which is not moved.
            writer.pointee.replaceLater(start..<end, with: [])
        } else {
            writer.pointee.move(end..., to: start)
        }
    }

    /// Writes a child of which a property has only the text, with its former attributes.
    private func writeLeaf(_ segment: EncodingState.Segment, like kept: Int, of view: TapeView) {
        let name = elements.names._withUnsafeGuaranteedRef { $0[Int(segment.name)] }
        let nameEnd = segment.start + 1 + name.qualified.count
        let isEmpty = writer.pointee.bytes[segment.end - 2] == UInt8(ascii: "/")
        writer.pointee.copy(segment.start..<nameEnd)
        var declared: [(prefix: String, namespace: String)] = []
        for index in view.namespaces(of: kept) {
            let (prefix, namespace) = (view.declaredPrefix(at: index), view.string(at: index))
            guard !name.prefix.hasSameBytes(as: prefix) || name.namespace.hasSameBytes(as: namespace) else { continue }
            declared.append((prefix, namespace))
            writer.pointee.namespace(prefix, namespace)
        }
        let overrides = state.pointee.overrides
        state.pointee.overrides = declared + overrides
        for index in view.attributes(of: kept) where isEmpty || !view.name(at: index).isNil {
            do { try writeAttribute(index, of: view, to: &writer.pointee) } catch { elements.fail(error) }
        }
        state.pointee.overrides = overrides
        writer.pointee.copy(nameEnd..<segment.end)
    }

    /// Writes a node of unknown content, with the declarations that the elements around it do not provide.
    private func writeUnknown(_ index: Int, of view: TapeView) {
        guard view[index].isElement else { return writer.pointee.leaf(index, of: view) }
        if state.pointee.overrides.isEmpty, useNames(of: index, view) { return writer.pointee.subtree(index, of: view) }
        var own: [(prefix: String, namespace: String)] = []
        for use in view.freeNames(of: index) where use.prefix != "xml" {
            if !isInForce(use.prefix, use.namespace), !own.contains(where: { $0.prefix == use.prefix }) {
                own.append(use)
            }
        }
        writer.pointee.subtree(index, of: view, declaring: own)
    }

    /// Records the use of the names in a subtree; returns `false` if the subtree has or needs declarations.
    private func useNames(of root: Int, _ view: TapeView) -> Bool {
        for index in root..<view.end(of: root) where view[index].isElement && view[index].namespaceCount > 0 {
            return false
        }
        state.pointee.beginForeign(view.names)
        for index in root..<view.end(of: root) {
            let node = view[index]
            guard node.isElement || node.kind == .attribute else { continue }
            let binding = state.pointee.foreignBinding(node.name, isAttribute: !node.isElement, view.name(at: index))
            if binding == EncodingState.conflict { return false }
            if binding >= 0 { state.pointee.prefixes.use(binding, at: state.pointee.written) }
        }
        return true
    }

    // MARK: Attributes

    /// Returns the attributes in their former order; `nil` if they stay as they were written.
    private func orderedAttributes(of storage: ExtensionStorage?) throws(XML.Error) -> [UInt8]? {
        let remembered = storage.map { $0.view.attributes(of: ExtensionStorage.element) } ?? 0..<0
        guard !remembered.isEmpty || !lateAttributes.isEmpty else { return nil }
        let first = frame.pointee.firstAttribute
        let early = (first..<state.pointee.attributes.count).map { state.pointee.attributes[$0].pointee }
        let written = early + lateAttributes.map(\.attribute)
        var isTaken = [Bool](repeating: false, count: written.count)
        var result = Writer(capacity: 256)
        func take(_ position: Int) {
            isTaken[position] = true
            if position < early.count {
                let attribute = early[position]
                result.raw(UnsafeBufferPointer(rebasing: writer.pointee.bytes[attribute.start..<attribute.end]))
            } else {
                lateAttributes[position - early.count].bytes.withUnsafeBufferPointer { result.raw($0) }
            }
        }
        func takeAll() { for position in written.indices where !isTaken[position] { take(position) } }
        if let storage {
            let view = storage.view
            let offset = offset(of: storage)
            // If there are no places, the known attributes come first.
            if offset == nil || !remembered.contains(where: { view[$0].kind == .placeholder }) { takeAll() }
            for index in remembered {
                if view[index].kind == .placeholder {
                    let tag = offset.map { $0 + Int(view[index].first) }
                    if let position = written.indices.first(where: { !isTaken[$0] && Int(written[$0].tag) == tag }) {
                        take(position)
                    }
                    continue
                }
                let name = view.name(at: index)
                let same = written.firstIndex { attribute in
                    elements.names._withUnsafeGuaranteedRef { $0[Int(attribute.name)] }.means(name)
                }
                if let same {
                    if !isTaken[same] { take(same) }
                } else if offset == nil || key(for: index, of: storage, isAttribute: true)?.stays ?? true {
                    try writeAttribute(index, of: view, to: &result)
                }
            }
        }
        takeAll()
        return result.result
    }

    /// Writes an unknown attribute, with a prefix for its namespace in this place.
    private func writeAttribute(_ index: Int, of view: TapeView, to result: inout Writer) throws(XML.Error) {
        let name = view.name(at: index)
        let bytes = view.bytes(at: index)
        let local = String(decoding: name.local, as: UTF8.self)
        guard ElementWriter.isName(local) else {
            throw XML.Error(.illegalCharacter, "\"\(local)\" is no name for an element or attribute")
        }
        if name.namespace.isEmpty { return result.attribute(name.local, bytes) }
        let (prefix, namespace) = (
            String(decoding: name.prefix, as: UTF8.self), String(decoding: name.namespace, as: UTF8.self)
        )
        var written = prefix
        if namespace == XML.xmlNamespace {
            written = "xml"
        } else if prefix.isEmpty || !isInForce(prefix, namespace) {
            let others = state.pointee.overrides.map(\.prefix)
            let binding = try state.pointee.prefixes.bind(
                namespace,
                preferred: prefix,
                isAttribute: true,
                besides: others
            )
            guard let binding else { return }
            state.pointee.prefixes.use(binding, at: state.pointee.written)
            written = state.pointee.prefixes.bindings[binding].prefix
        }
        var qualified = "\(written):\(local)"
        qualified.withUTF8 { result.attribute($0, bytes) }
    }
}
