extension ElementIndex {
    /// What no key asks for, and where everything stands; nil storage if that would say nothing.
    func extensions<Key: CodingKey>(for key: Key) -> XML.Extensions {
        plan.learnExtensions(KeyPlan.tag(of: key))
        state.refill()
        let view = state.pointee.scalars.view
        guard view[state.pointee.element].isElement else { return XML.Extensions() }
        return ExtensionCopier(view, state.pointee.element, plan, state.pointee.slots).copy(for: source)
    }
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
    private let plan: KeyPlan

    init(_ view: TapeView, _ element: Int, _ plan: KeyPlan, _ slots: UnsafeMutablePointer<Int32>? = nil) {
        self.view = view
        self.element = element
        meanings = plan.table.pointee.meanings
        textTag = plan.table.pointee.textTag
        mixedTag = plan.table.pointee.mixedTag
        uses = plan.table.pointee.uses
        self.slots = slots
        self.plan = plan
    }

    /// What becomes of a child.
    private enum Fate {
        case copied, placeholder(KeyPlan.Meaning), dropped
    }

    /// Only the first text is held by a property for the text of the element.
    @inline(__always)
    private func fate(of index: Int, isFirstText: Bool) -> Fate {
        let node = view.nodes[index]
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

    func copy(for source: DecodingSource) -> XML.Extensions {
        let (count, textCount, isNeeded) = measure()
        let surroundings = surroundings(source.names)
        guard isNeeded || surroundings != nil else { return XML.Extensions() }
        let tape = Tape(count: count, textCount: textCount, names: source.names) { nodes, text in write(nodes, text) }
        return XML.Extensions(
            ExtensionStorage(
                tape,
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

    private func measure() -> (count: Int, textCount: Int, isNeeded: Bool) {
        let namespaces = view.namespaces(of: element)
        var count = 2 + namespaces.count
        var textCount = 0
        for index in namespaces { textCount += Int(view.nodes[index].second) }
        var isNeeded = !namespaces.isEmpty
        for index in view.attributes(of: element) where meanings[2 * view.nodes[index].name + 1] < 0 {
            count += 1
            textCount += Int(view.nodes[index].second)
            isNeeded = true
        }
        var child = view.firstChild(of: element)
        let end = view.end(of: element)
        var lastTag: KeyPlan.Meaning = 0
        var isFirstText = true
        while child < end {
            let next = view.end(of: child)
            switch fate(of: child, isFirstText: isFirstText) {
            case .copied:
                count += next - child
                for index in child..<next where !view.nodes[index].isElement {
                    textCount += Int(view.nodes[index].second)
                }
                isNeeded = true
            case .placeholder(let tag):
                count += 1
                // Properties that are in the order of the type need no memory of it.
                if tag < lastTag { isNeeded = true }
                lastTag = tag
            case .dropped: break
            }
            if view.nodes[child].isText { isFirstText = false }
            child = next
        }
        return (count, textCount, isNeeded)
    }

    private func write(_ nodes: UnsafeMutablePointer<TapeNode>, _ text: UnsafeMutablePointer<UInt8>) {
        var count = 2
        var textCount = 0
        // Texts stand in the order of their nodes, so that those of neighbours are copied together.
        func copy(_ range: Range<Int>) {
            var (start, length) = (0, 0)
            for index in range {
                var node = view.nodes[index]
                if !node.isElement {
                    if length == 0 { start = Int(node.first) }
                    node.first = UInt32(truncatingIfNeeded: textCount + length)
                    length += Int(node.second)
                } else if index - Int(node.first) == element {
                    node.first = UInt32(truncatingIfNeeded: count - ExtensionStorage.element)
                }
                (nodes + count).initialize(to: node)
                count += 1
            }
            (text + textCount).update(from: view.text + start, count: length)
            textCount += length
        }
        let namespaces = view.namespaces(of: element)
        copy(namespaces)
        for index in view.attributes(of: element) where meanings[2 * view.nodes[index].name + 1] < 0 {
            copy(index..<index + 1)
        }
        let attributeCount = count - 2 - namespaces.count
        var child = view.firstChild(of: element)
        let end = view.end(of: element)
        var isFirstText = true
        var copied = child
        while child < end {
            let node = view.nodes[child]
            let next = child + Int(node.size)
            switch fate(of: child, isFirstText: isFirstText) {
            case .copied: break
            case .placeholder(let tag):
                copy(copied..<child)
                copied = next
                (nodes + count).initialize(
                    to: TapeNode(.placeholder, name: node.isElement ? node.name : 0, first: Int(tag))
                )
                count += 1
            case .dropped:
                copy(copied..<child)
                copied = next
            }
            if node.isText { isFirstText = false }
            child = next
        }
        copy(copied..<end)
        let name = view.nodes[element].name
        (nodes + 1).initialize(
            to: TapeNode(
                .element,
                name: name,
                size: count - 1,
                first: 1,
                second: attributeCount << 16 | namespaces.count
            )
        )
        nodes.initialize(to: TapeNode(.document, size: count))
    }
}
