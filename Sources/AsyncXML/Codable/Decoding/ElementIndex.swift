/// An index of the attributes, children and text of one element by key; of elements with the same key, the first
/// counts.
final class ElementIndex {
    /// The data that a container reads for each property, in separate memory.
    struct State {
        var element = 0
        /// The plan's count of changes at the time of indexing.
        var changes = -1
        /// Indices of nodes on the tape; 0 for a free slot.
        let slots: UnsafeMutablePointer<Int32>
        /// Indices of the last elements with the same key, for slots that contain an element.
        let lasts: UnsafeMutablePointer<Int32>
        let table: UnsafeMutablePointer<KeyPlan.Table>
        var scalars: Scalars
        let hasConversions: Bool
        /// Held by the index.
        let plan: Unmanaged<KeyPlan>
        let index: Unmanaged<ElementIndex>
    }

    let source: DecodingSource
    let plan: KeyPlan
    let state: UnsafeMutablePointer<State>

    init(_ element: Int, _ source: DecodingSource, _ plan: KeyPlan) {
        self.source = source
        self.plan = plan
        state = .allocate(capacity: 1)
        let slots = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * KeyPlan.mostTags)
        slots.initialize(repeating: 0, count: 2 * KeyPlan.mostTags)
        state.initialize(
            to: State(
                slots: slots,
                lasts: slots + KeyPlan.mostTags,
                table: plan.table,
                scalars: source.scalars,
                hasConversions: source.hasConversions,
                plan: .passUnretained(plan),
                index: .passUnretained(self)
            )
        )
        state.fill(element, source)
    }

    deinit {
        state.pointee.slots.deallocate()
        state.deallocate()
    }

    /// Searches for keys that are new, and for keys that need more than a look into a slot.
    @inline(never)
    fileprivate func search<Key: CodingKey>(_ key: Key) throws(XML.Error) -> Int? {
        let tag = KeyPlan.tag(of: key)
        try plan.learn(key)
        state.refill()
        let found = Int(state.pointee.slots[tag])
        switch plan.table.pointee.access[tag] {
        case .extensions: return nil
        case .wrapped:
            guard let found = state.foundOrNil(found, tag), let item = plan.items[KeyPlan.Meaning(tag)] else {
                return nil
            }
            return source.view.firstElement(item, in: found)
        case .slotOrAttribute where found == 0:
            return plan.attributes[KeyPlan.Meaning(tag)].flatMap {
                source.view.firstAttribute($0, of: state.pointee.element)
            }
        case .slot, .slotOrAttribute, .unlearned: return state.foundOrNil(found, tag)
        }
    }
}

extension UnsafeMutablePointer<ElementIndex.State> {
    /// Returns the index of the node for a key.
    @inline(__always)
    func find<Key: CodingKey>(_ key: Key) throws(XML.Error) -> Int? {
        let tag = KeyPlan.tag(of: key)
        guard pointee.table.pointee.access[tag] == .slot, pointee.table.pointee.changes == pointee.changes else {
            return try pointee.index.takeUnretainedValue().search(key)
        }
        return foundOrNil(Int(pointee.slots[tag]), tag)
    }

    @inline(__always)
    fileprivate func foundOrNil(_ node: Int, _ tag: Int) -> Int? {
        guard node > 0 else { return nil }
        pointee.table.pointee.uses[tag].formUnion(.found)
        return node
    }

    /// Fills the index with an element, or with a text in the place of an element.
    func fill(_ element: Int, _ source: DecodingSource) {
        let table = pointee.table
        table.reserve(source.nameCount)
        pointee.element = element
        pointee.scalars = source.scalars
        let slots = pointee.slots
        repeat {
            // A new name may need another slot.
            pointee.changes = table.pointee.changes
            slots.update(repeating: 0, count: table.pointee.slots)
            if table.pointee.selfTag >= 0 { slots[Int(table.pointee.selfTag)] = Int32(element) }
            if table.pointee.textTag >= 0 { slots[Int(table.pointee.textTag)] = Int32(element) }
            let view = pointee.scalars.view
            if view[element].isElement { fill(element, view, table, slots) }
        } while pointee.changes != table.pointee.changes
    }

    /// Indexes the element again if the meanings of names changed.
    func refill() {
        guard pointee.changes != pointee.table.pointee.changes else { return }
        pointee.scalars.source._withUnsafeGuaranteedRef { fill(pointee.element, $0) }
    }

    @inline(__always)
    private func fill(
        _ element: Int,
        _ view: TapeView,
        _ table: UnsafeMutablePointer<KeyPlan.Table>,
        _ slots: UnsafeMutablePointer<Int32>
    ) {
        let meanings = table.pointee.meanings
        let mixedTag = table.pointee.mixedTag
        var node = element + 1 + view.nodes[element].namespaceCount
        let firstChild = node + view.nodes[element].attributeCount
        while node < firstChild {
            let name = view.nodes[node].name
            var meaning = meanings[2 * name + 1]
            if meaning == KeyPlan.unresolved { meaning = resolve(name, isAttribute: true, node) }
            if meaning >= 0 { slots[Int(meaning)] = Int32(truncatingIfNeeded: node) }
            node += 1
        }
        let end = view.end(of: element)
        while node < end {
            let item = view.nodes[node]
            if item.isElement {
                var meaning = meanings[2 * item.name]
                if meaning == KeyPlan.unresolved { meaning = resolve(item.name, isAttribute: false, node) }
                if meaning >= 0 {
                    if slots[Int(meaning)] == 0 { slots[Int(meaning)] = Int32(truncatingIfNeeded: node) }
                    pointee.lasts[Int(meaning)] = Int32(truncatingIfNeeded: node)
                }
                node += Int(item.size)
            } else {
                if mixedTag >= 0, item.isText, slots[Int(mixedTag)] == 0 {
                    slots[Int(mixedTag)] = Int32(truncatingIfNeeded: node)
                }
                node += 1
            }
        }
    }

    @inline(never)
    private func resolve(_ name: Int, isAttribute: Bool, _ node: Int) -> KeyPlan.Meaning {
        let plan = pointee.index._withUnsafeGuaranteedRef { $0.plan }
        return plan.resolve(name, isAttribute: isAttribute, pointee.scalars.view.name(at: node))
    }
}

extension NameTable.Entry {
    func means(_ name: XML.Name) -> Bool {
        local.hasSameBytes(as: name.local) && namespace.hasSameBytes(as: name.namespace ?? "")
    }
}

extension TapeView {
    /// Returns the attribute with a name; `nil` if the element is a text in the place of an element.
    func firstAttribute(_ name: XML.Name, of element: Int) -> Int? {
        guard nodes[element].isElement else { return nil }
        return attributes(of: element).first { self.name(at: $0).means(name) }
    }

    /// Returns the first child element with a name.
    func firstElement(_ name: XML.Name, in element: Int) -> Int? {
        firstElement(name, from: firstChild(of: element), to: end(of: element))
    }

    func firstElement(_ name: XML.Name, from start: Int, to end: Int) -> Int? {
        var child = start
        while child < end {
            if nodes[child].isElement, self.name(at: child).means(name) { return child }
            child = self.end(of: child)
        }
        return nil
    }
}
