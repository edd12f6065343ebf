/// An iteration over the content of an element that has keys.
@usableFromInline
struct CursorWalk {
    private let source: Unmanaged<DecodingSource>
    /// The plan, which is marked as used until the end because values that are read meanwhile may need plans for
    /// other namespaces.
    private let plan: Unmanaged<KeyPlan>
    private let view: TapeView
    private let table: UnsafeMutablePointer<KeyPlan.Table>
    private let element: Int
    private var position: Int
    private let firstChild: Int
    private let end: Int
    /// The key of the element itself until it was returned; negative for none.
    private var ownTag: KeyPlan.Meaning
    /// The items of a list inside a child.
    private var items: (tag: KeyPlan.Meaning, next: Int, end: Int) = (-1, 0, 0)

    @usableFromInline
    init<Key: CodingKey>(_ cursor: borrowing XML.Cursor, _ keys: Key.Type) throws {
        source = cursor.source
        element = cursor.index
        let element = element
        cursor.source._withUnsafeGuaranteedRef { $0.noteKeyed(element) }
        let plan = try cursor.source._withUnsafeGuaranteedRef { (source) throws(XML.Error) in
            try source.plan(for: keys, at: element)
        }
        guard let plan else { throw Self.noEnum(keys) }
        self.plan = plan
        table = plan._withUnsafeGuaranteedRef { $0.table }
        let (view, count) = cursor.source._withUnsafeGuaranteedRef { ($0.view, $0.nameCount) }
        table.reserve(count)
        self.view = view
        ownTag = max(table.pointee.textTag, table.pointee.selfTag)
        let isElement = view[element].isElement
        position = isElement ? view.attributes(of: element).lowerBound : element
        firstChild = isElement ? view.firstChild(of: element) : element
        end = isElement ? view.end(of: element) : element
        table.pointee.walks += 1
    }

    /// Ends the iteration, also an incomplete one.
    @usableFromInline
    func finish() { table.pointee.walks -= 1 }

    static func noEnum(_ keys: any Any.Type) -> XML.Error {
        XML.Error(.unsupported, "\(keys) is no enum of keys")
    }

    /// Returns the next item: the tag of its key, and its index.
    @usableFromInline
    mutating func next() -> (UInt8, Int)? {
        if ownTag >= 0 {
            defer { ownTag = -1 }
            return (UInt8(truncatingIfNeeded: ownTag), element)
        }
        if items.tag >= 0, let item = nextItem() { return item }
        while position < end {
            let index = position
            let node = view[index]
            let isElement = node.isElement
            position = index + Int(node.size)
            var meaning: KeyPlan.Meaning
            if isElement || index < firstChild {
                meaning = table.pointee.meanings[2 * node.name + (isElement ? 0 : 1)]
                if meaning == KeyPlan.unresolved {
                    meaning = plan._withUnsafeGuaranteedRef {
                        $0.resolve(node.name, isAttribute: !isElement, view.name(at: index))
                    }
                }
            } else {
                meaning = node.isText ? table.pointee.mixedTag : -1
            }
            guard meaning >= 0 else { continue }
            if isElement, table.pointee.roles[Int(meaning)] == .wrapped {
                items = (meaning, view.firstChild(of: index), view.end(of: index))
                if let item = nextItem() { return item }
                continue
            }
            if isElement {
                let use = table.pointee.uses + Int(meaning)
                source._withUnsafeGuaranteedRef { $0.given = (index, use) }
            }
            return (UInt8(truncatingIfNeeded: meaning), index)
        }
        return nil
    }

    @inline(never)
    private mutating func nextItem() -> (UInt8, Int)? {
        let tag = items.tag
        guard let name = plan._withUnsafeGuaranteedRef({ $0.items[tag] }),
            let item = view.firstElement(name, from: items.next, to: items.end)
        else {
            items.tag = -1
            return nil
        }
        items.next = view.end(of: item)
        return (UInt8(truncatingIfNeeded: tag), item)
    }
}

extension KeyPlan {
    /// Makes the key that is named like them the key of the extensions.
    ///
    /// It is a function of its own, because the optional key's type has to be looked up for it.
    @inline(never)
    func learnExtensions<Key: CodingKey>(of keys: Key.Type) {
        if let key = Key(stringValue: "extensions") { learnExtensions(Self.tag(of: key)) }
    }

    /// Determines the meanings of the names of an element's attributes and children.
    func resolveNames(of element: Int, _ source: DecodingSource) {
        table.reserve(source.nameCount)
        guard source.view[element].isElement else { return }
        // A new name may change the meanings of other names.
        var changes = -1
        while changes != table.pointee.changes {
            changes = table.pointee.changes
            resolveUnresolvedNames(of: element, source.view)
        }
    }

    private func resolveUnresolvedNames(of element: Int, _ view: TapeView) {
        for attribute in view.attributes(of: element) {
            let name = view[attribute].name
            if table.pointee.meanings[2 * name + 1] == Self.unresolved {
                _ = resolve(name, isAttribute: true, view.name(at: attribute))
            }
        }
        var child = view.firstChild(of: element)
        while child < view.end(of: element) {
            let node = view[child]
            if node.isElement, table.pointee.meanings[2 * node.name] == Self.unresolved {
                _ = resolve(node.name, isAttribute: false, view.name(at: child))
            }
            child += Int(node.size)
        }
    }
}
