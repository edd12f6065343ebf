extension ElementIndex {
    /// Returns the content that has no key, and the places of all content; empty if neither is worth keeping.
    func extensions<Key: CodingKey>(for key: Key) -> XML.Extensions {
        plan.learnExtensions(KeyPlan.tag(of: key))
        guard source.options.keepsExtensions else { return XML.Extensions() }
        state.refill()
        let view = state.pointee.scalars.view
        guard view[state.pointee.element].isElement else { return XML.Extensions() }
        let (extensions, isSettled) = copier.copy(for: plan)
        if !isSettled, let storage = extensions.storage {
            source.addUnsettled(storage, of: state.pointee.element, key)
        }
        return extensions
    }

    /// Returns the tape of the extensions, as they are known now.
    func extensionsTape() -> Tape { copier.tape() }

    private var copier: ExtensionCopier {
        ExtensionCopier(source, state.pointee.element, plan, state.pointee.slots)
    }
}

/// Adjacent nodes of the tape that are copied, or one node that has a key.
struct ExtensionPart {
    let start: Int
    var end: Int
    /// The key's tag; negative for nodes that are copied.
    var tag: KeyPlan.Meaning = -1
    /// A Boolean value indicating whether attributes of a key's element are copied because the property cannot hold
    /// them.
    var isKept = false
    /// A Boolean value indicating whether a key's element stands for `nil`.
    var isNil = false

    /// The number of nodes that are written for it.
    var count: Int { tag < 0 ? end - start : isKept ? 1 + end - start : 1 }
}

/// A copier of the content of an element that has no key.
struct ExtensionCopier {
    /// The source, which the caller holds.
    private let source: Unmanaged<DecodingSource>
    private let view: TapeView
    private let element: Int
    private let meanings: UnsafeMutablePointer<KeyPlan.Meaning>
    private let textTag: KeyPlan.Meaning
    private let mixedTag: KeyPlan.Meaning
    private let uses: UnsafeMutablePointer<KeyPlan.Use>
    /// The nodes that keys took, by tag; `nil` if keys take all nodes of their names.
    private let slots: UnsafeMutablePointer<Int32>?

    init(_ source: DecodingSource, _ element: Int, _ plan: KeyPlan, _ slots: UnsafeMutablePointer<Int32>? = nil) {
        self.source = .passUnretained(source)
        view = source.view
        self.element = element
        meanings = plan.table.pointee.meanings
        textTag = plan.table.pointee.textTag
        mixedTag = plan.table.pointee.mixedTag
        uses = plan.table.pointee.uses
        self.slots = slots
    }

    /// The treatment of a child.
    private enum Fate {
        case copied, placeholder(KeyPlan.Meaning), dropped
    }

    /// Returns the treatment of a child; a property for the element's text holds only the first text.
    @inline(__always)
    private func fate(of node: TapeNode, at index: Int, isFirstText: Bool) -> Fate {
        if node.isElement {
            let meaning = meanings[2 * node.name]
            return meaning >= 0 && !isSurplus(index, Int(meaning)) ? .placeholder(meaning) : .copied
        }
        guard node.isText else { return .copied }
        if mixedTag >= 0 { return .placeholder(mixedTag) }
        if textTag >= 0 { return isFirstText ? .placeholder(textTag) : .dropped }
        return .copied
    }

    /// Returns `true` if an element has the name of one that is read once, but is not the one that was read.
    @inline(__always)
    private func isSurplus(_ index: Int, _ tag: Int) -> Bool {
        guard let slots, uses[tag].intersection([.found, .list]) == .found else { return false }
        return Int(slots[tag]) != index
    }

    /// Returns `true` if it is not known yet whether an element is one of a list, or whether it stands for `nil`.
    ///
    /// The property of its key was never read so far, and the element is not the first of its name, or empty.
    @inline(__always)
    private func isUnsure(_ index: Int, _ node: TapeNode, _ tag: Int) -> Bool {
        guard let slots, uses[tag].isEmpty, node.isElement else { return false }
        return Int(slots[tag]) != index || view.firstChild(of: index) == view.end(of: index)
    }

    /// Returns the extensions, and whether everything is known that they depend on.
    func copy(for plan: KeyPlan) -> (extensions: XML.Extensions, isSettled: Bool) {
        source._withUnsafeGuaranteedRef { source in
            if let known = copyResolved(for: plan, source) { return known }
            plan.resolveNames(of: element, source)
            // With a new name, the plan may have changed.
            let copier = ExtensionCopier(source, element, plan, slots)
            // Not nil: each name of the element has its meaning now.
            return copier.copyResolved(for: plan, source) ?? (XML.Extensions(), true)
        }
    }

    /// Returns the extensions as above; `nil` if the meaning of a name was not resolved yet.
    private func copyResolved(
        for plan: KeyPlan,
        _ source: DecodingSource
    ) -> (extensions: XML.Extensions, isSettled: Bool)? {
        var parts = source.scratch
        defer { source.scratch = parts }
        guard let (attributeCount, isNeeded, isSettled) = collect(&parts) else { return nil }
        let surroundings = surroundings(source)
        guard isNeeded || surroundings != nil || !isSettled else { return (XML.Extensions(), true) }
        let context = source.extensionContext(for: plan)
        let isOrder = isSettled && surroundings == nil && holdsOrder(parts)
        if isOrder, let known = plan.order, known.context === context, matches(parts, attributeCount, known.tape) {
            return (XML.Extensions(known), true)
        }
        let tape = tape(parts, attributeCount, source.names)
        let storage = ExtensionStorage(
            // An order is compared with elements of the document, by the numbers of its names.
            isOrder ? tape : tape.withOwnNamesIfLarge,
            keys: plan.keys,
            context: context,
            surroundings: surroundings
        )
        if isOrder { plan.order = storage }
        return (XML.Extensions(storage), isSettled)
    }

    /// Returns the tape of the extensions.
    func tape() -> Tape {
        source._withUnsafeGuaranteedRef { source in
            var parts = source.scratch
            defer { source.scratch = parts }
            // Not nil: an index of elements gives each name its meaning before it asks for a tape.
            let attributeCount = collect(&parts)?.attributeCount ?? 0
            return tape(parts, attributeCount, source.names).withOwnNamesIfLarge
        }
    }

    /// Returns `true` if the parts are only an order of properties.
    private func holdsOrder(_ parts: Stack<ExtensionPart>) -> Bool {
        for index in 0..<parts.count where parts[index].pointee.tag < 0 || parts[index].pointee.isKept { return false }
        return true
    }

    /// Returns `true` if parts that are only an order of properties are the order on a tape.
    private func matches(_ parts: Stack<ExtensionPart>, _ attributeCount: Int, _ tape: Tape) -> Bool {
        let known = tape.nodes + ExtensionStorage.element
        guard tape.count == ExtensionStorage.element + 1 + parts.count, known.pointee.name == view[element].name,
            known.pointee.attributeCount == attributeCount
        else { return false }
        for index in 0..<parts.count {
            let (part, place) = (parts[index].pointee, known[1 + index])
            guard place.first == UInt32(part.tag), place.name == placeholderName(of: part) else { return false }
        }
        return true
    }

    /// Returns the name of a placeholder: only those of elements have names.
    @inline(__always)
    private func placeholderName(of part: ExtensionPart) -> Int {
        view[part.start].isElement ? view[part.start].name : 0
    }

    /// Returns the content around a root element; `nil` if there is none.
    private func surroundings(_ source: DecodingSource) -> Surroundings? {
        guard view.parent(ofElement: element) == 0,
            source.outline != nil || view.end(of: 0) - 1 > Int(view[element].size)
        else { return nil }
        var builder = TapeBuilder(names: source.names, capacity: 16)
        var child = 1
        while child < view.end(of: 0) {
            if child == element {
                builder.beginElement(name: view[element].name, namespaceCount: 0, attributeCount: 0)
                builder.endElement()
            } else {
                builder.append(subtree: child, of: view) { $0 }
            }
            child = view.end(of: child)
        }
        return Surroundings(builder.finish(), source.outline)
    }

    /// Collects the parts; returns whether they are worth keeping, and whether everything about them is known.
    ///
    /// The result is `nil` if the meaning of a name was not resolved yet.
    private func collect(
        _ parts: inout Stack<ExtensionPart>
    ) -> (attributeCount: Int, isNeeded: Bool, isSettled: Bool)? {
        var attributeCount = 0
        var isNeeded = false
        var isSettled = true
        func copy(_ start: Int, _ end: Int) {
            isNeeded = true
            if parts.count > 0, parts.last.pointee.end == start, parts.last.pointee.tag < 0 {
                parts.last.pointee.end = end
            } else {
                parts.append(ExtensionPart(start: start, end: end))
            }
        }
        parts.count = 0
        let namespaces = view.namespaces(of: element)
        if !namespaces.isEmpty { copy(namespaces.lowerBound, namespaces.upperBound) }
        var lastTag: KeyPlan.Meaning = -1
        var isInOrder = true
        for index in view.attributes(of: element) {
            let tag = meanings[2 * view.nodes[index].name + 1]
            // Known attributes in the type's order, followed by the others: this order need not be stored.
            if tag >= 0 {
                if attributeCount > 0 || tag < lastTag { isInOrder = false }
                lastTag = tag
            } else {
                guard tag != KeyPlan.unresolved else { return nil }
                copy(index, index + 1)
                attributeCount += 1
            }
        }
        if !isInOrder {
            parts.count = 0
            if !namespaces.isEmpty { copy(namespaces.lowerBound, namespaces.upperBound) }
            attributeCount = view.attributes(of: element).count
            isNeeded = true
            for index in view.attributes(of: element) {
                let tag = meanings[2 * view.nodes[index].name + 1]
                parts.append(ExtensionPart(start: index, end: index + 1, tag: tag < 0 ? -1 : tag))
            }
        }
        lastTag = 0
        var child = view.firstChild(of: element)
        let end = view.end(of: element)
        var isFirstText = true
        while child < end {
            let node = view.nodes[child]
            let next = child + Int(node.size)
            switch fate(of: node, at: child, isFirstText: isFirstText) {
            case .copied:
                guard !node.isElement || meanings[2 * node.name] != KeyPlan.unresolved else { return nil }
                copy(child, next)
            case .placeholder(let tag):
                let use = uses[Int(tag)]
                if isUnsure(child, node, Int(tag)) { isSettled = false }
                if node.isElement,
                    node.second != 0 && !use.contains(.keyed) || node.size == 1 && use.contains(.nilIfBlank),
                    let part = keptPart(child, tag)
                {
                    isNeeded = true
                    parts.append(part)
                } else {
                    parts.append(ExtensionPart(start: child, end: child + 1, tag: tag))
                }
                // If properties are in the type's order, the order need not be stored.
                if tag < lastTag { isNeeded = true }
                lastTag = tag
            case .dropped: break
            }
            if node.isText { isFirstText = false }
            child = next
        }
        return (attributeCount, isNeeded, isSettled)
    }

    /// Returns the part of an element with more than a property for its text can hold: attributes, or being `nil`.
    private func keptPart(_ child: Int, _ tag: KeyPlan.Meaning) -> ExtensionPart? {
        let isBlank = view.firstChild(of: child) == view.end(of: child)
        let saysNil = source._withUnsafeGuaranteedRef { $0.isNil(child) }
        let isNil = isBlank && (uses[Int(tag)].contains(.nilIfBlank) || saysNil)
        guard isNil || view[child].second != 0 else { return nil }
        return ExtensionPart(start: child, end: view.firstChild(of: child), tag: tag, isKept: true, isNil: isNil)
    }

    private func tape(_ parts: Stack<ExtensionPart>, _ attributeCount: Int, _ names: NameTable) -> Tape {
        var count = ExtensionStorage.element + 1
        var textCount = 0
        for index in 0..<parts.count {
            let part = parts[index].pointee
            count += part.count
            textCount += text(of: part).count
        }
        return Tape(count: count, textCount: textCount, names: names) { nodes, text in
            nodes.initialize(to: TapeNode(.document, size: count))
            (nodes + ExtensionStorage.element).initialize(
                to: TapeNode(
                    .element,
                    name: view.nodes[element].name,
                    size: count - ExtensionStorage.element,
                    first: ExtensionStorage.element,
                    second: attributeCount << 16 | view.nodes[element].namespaceCount
                )
            )
            write(parts, to: nodes, text)
        }
    }

    /// Returns the range of the texts of a part: they are in the order of their nodes, without anything between them.
    private func text(of part: ExtensionPart) -> Range<Int> {
        guard part.tag < 0 || part.isKept else { return 0..<0 }
        var (first, last) = (part.start, part.end - 1)
        while first < last, view.nodes[first].isElement { first += 1 }
        while first < last, view.nodes[last].isElement { last -= 1 }
        guard !view.nodes[first].isElement else { return 0..<0 }
        return Int(view.nodes[first].first)..<Int(view.nodes[last].first + view.nodes[last].second)
    }

    /// Writes the content of the element.
    private func write(
        _ parts: Stack<ExtensionPart>,
        to nodes: UnsafeMutablePointer<TapeNode>,
        _ text: UnsafeMutablePointer<UInt8>
    ) {
        var count = ExtensionStorage.element + 1
        var textCount = 0
        for index in 0..<parts.count {
            let part = parts[index].pointee
            if part.tag >= 0 {
                let place = TapeNode(
                    .placeholder,
                    name: placeholderName(of: part),
                    size: part.count,
                    first: Int(part.tag),
                    second: part.isNil ? 1 : 0
                )
                (nodes + count).initialize(to: place)
                count += 1
                if !part.isKept { continue }
            }
            let source = self.text(of: part)
            (text + textCount).copyBytes(from: view.text + source.lowerBound, count: source.count)
            let shift = UInt32(truncatingIfNeeded: textCount - source.lowerBound)
            for index in part.start..<part.end {
                var node = view.nodes[index]
                if !node.isElement {
                    node.first &+= shift
                } else if part.isKept {
                    // It is inside the placeholder, and without its content.
                    node.first = 1
                    node.size = UInt32(truncatingIfNeeded: part.end - part.start)
                } else if index - Int(node.first) == element {
                    node.first = UInt32(truncatingIfNeeded: count - ExtensionStorage.element)
                }
                (nodes + count).initialize(to: node)
                count += 1
            }
            textCount += source.count
        }
    }
}
