extension ElementIndex {
    /// What no key asks for, and where everything stands; nil storage if that would say nothing.
    func extensions<Key: CodingKey>(for key: Key) -> XML.Extensions {
        plan.learnExtensions(KeyPlan.tag(of: key))
        guard source.options.keepsExtensions else { return XML.Extensions() }
        state.refill()
        let view = state.pointee.scalars.view
        guard view[state.pointee.element].isElement else { return XML.Extensions() }
        return ExtensionCopier(view, state.pointee.element, plan, state.pointee.slots).copy(for: plan, source)
    }
}

/// Neighbours on the tape that are copied, or one node that a key asks for.
struct ExtensionPart {
    let start: Int
    var end: Int
    /// The key's tag; negative for what is copied.
    var tag: KeyPlan.Meaning = -1
}

/// Copies of an element what no key asks for.
struct ExtensionCopier {
    private let view: TapeView
    private let element: Int
    private let meanings: UnsafeMutablePointer<KeyPlan.Meaning>
    private let textTag: KeyPlan.Meaning
    private let mixedTag: KeyPlan.Meaning
    private let uses: UnsafeMutablePointer<KeyPlan.Use>
    /// The nodes that keys took, by tag; nil where they take all nodes of their names.
    private let slots: UnsafeMutablePointer<Int32>?

    init(_ view: TapeView, _ element: Int, _ plan: KeyPlan, _ slots: UnsafeMutablePointer<Int32>? = nil) {
        self.view = view
        self.element = element
        meanings = plan.table.pointee.meanings
        textTag = plan.table.pointee.textTag
        mixedTag = plan.table.pointee.mixedTag
        uses = plan.table.pointee.uses
        self.slots = slots
    }

    /// What becomes of a child.
    private enum Fate {
        case copied, placeholder(KeyPlan.Meaning), dropped
    }

    /// Only the first text is held by a property for the text of the element.
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

    /// Whether an element has the name of one that is read once, and is not the one that was read.
    @inline(__always)
    private func isSurplus(_ index: Int, _ tag: Int) -> Bool {
        guard let slots, uses[tag] == .found else { return false }
        return Int(slots[tag]) != index
    }

    func copy(for plan: KeyPlan, _ source: DecodingSource) -> XML.Extensions {
        var parts = source.scratch
        defer { source.scratch = parts }
        let (attributeCount, isNeeded) = collect(&parts)
        let surroundings = surroundings(source.names)
        guard isNeeded || surroundings != nil else { return XML.Extensions() }
        return XML.Extensions(
            ExtensionStorage(
                tape(parts, attributeCount, source.names),
                keys: plan.keys,
                context: source.extensionContext(for: plan),
                surroundings: surroundings
            )
        )
    }

    /// What stands around a root element; nil for nothing.
    private func surroundings(_ names: NameTable) -> Tape? {
        guard view.parent(ofElement: element) == 0, view.end(of: 0) - 1 > Int(view[element].size) else { return nil }
        var builder = TapeBuilder(names: names, capacity: 16)
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
        return builder.finish()
    }

    /// Collects the parts, and tells whether they say anything.
    private func collect(_ parts: inout Stack<ExtensionPart>) -> (attributeCount: Int, isNeeded: Bool) {
        var attributeCount = 0
        var isNeeded = false
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
        for index in view.attributes(of: element) where meanings[2 * view.nodes[index].name + 1] < 0 {
            copy(index, index + 1)
            attributeCount += 1
        }
        var child = view.firstChild(of: element)
        let end = view.end(of: element)
        var lastTag: KeyPlan.Meaning = 0
        var isFirstText = true
        while child < end {
            let node = view.nodes[child]
            let next = child + Int(node.size)
            switch fate(of: node, at: child, isFirstText: isFirstText) {
            case .copied: copy(child, next)
            case .placeholder(let tag):
                parts.append(ExtensionPart(start: child, end: child + 1, tag: tag))
                // Properties that are in the order of the type need no memory of it.
                if tag < lastTag { isNeeded = true }
                lastTag = tag
            case .dropped: break
            }
            if node.isText { isFirstText = false }
            child = next
        }
        return (attributeCount, isNeeded)
    }

    private func tape(_ parts: Stack<ExtensionPart>, _ attributeCount: Int, _ names: NameTable) -> Tape {
        var count = ExtensionStorage.element + 1
        var textCount = 0
        for index in 0..<parts.count {
            let part = parts[index].pointee
            count += part.end - part.start
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

    /// Where the texts of a part stand: in the order of their nodes, without anything between them.
    private func text(of part: ExtensionPart) -> Range<Int> {
        guard part.tag < 0 else { return 0..<0 }
        var (first, last) = (part.start, part.end - 1)
        while first < last, view.nodes[first].isElement { first += 1 }
        while first < last, view.nodes[last].isElement { last -= 1 }
        guard !view.nodes[first].isElement else { return 0..<0 }
        return Int(view.nodes[first].first)..<Int(view.nodes[last].first + view.nodes[last].second)
    }

    /// Writes what is below the element.
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
                let name = view.nodes[part.start].isElement ? view.nodes[part.start].name : 0
                (nodes + count).initialize(to: TapeNode(.placeholder, name: name, first: Int(part.tag)))
                count += 1
                continue
            }
            let source = self.text(of: part)
            (text + textCount).update(from: view.text + source.lowerBound, count: source.count)
            let shift = UInt32(truncatingIfNeeded: textCount - source.lowerBound)
            for index in part.start..<part.end {
                var node = view.nodes[index]
                if !node.isElement {
                    node.first &+= shift
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
