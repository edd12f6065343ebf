/// The target of a value: the name and kind of the content of its key.
struct EncodingTarget {
    /// A number in the encoding's table of names; negative for none.
    var name: Int32
    /// For wrapped lists, the name of the items; `name` is then that of the list.
    var item: Int32
    /// The key's tag, by which a child finds its place among remembered ones; negative for none.
    var tag: Int16
    var role: KeyPlan.Role

    @inline(__always)
    init(role: KeyPlan.Role, name: Int32, item: Int32, tag: Int16) {
        self.name = name
        self.item = item
        self.tag = tag
        self.role = role
    }

    static let itself = EncodingTarget(role: .itself, name: -1, item: -1, tag: -1)

    static func element(_ name: Int, tag: Int16 = -1) -> EncodingTarget {
        EncodingTarget(role: .child, name: Int32(truncatingIfNeeded: name), item: -1, tag: tag)
    }
}

/// The names of the keys of one type in a document, learned while elements are written.
final class EncodingPlan {
    let keys: ObjectIdentifier
    let names: KeyNames
    let dependsOnHome: Bool
    /// The number of the name that the element around the keys had last; its namespace is that of the plan.
    @exclusivity(unchecked) var homeName = Int.min
    private let targets = UnsafeMutablePointer<EncodingTarget>.allocate(capacity: KeyPlan.mostTags)
    private let isKnown = UnsafeMutablePointer<Bool>.allocate(capacity: KeyPlan.mostTags)
    private let isNoted = UnsafeMutablePointer<Bool>.allocate(capacity: KeyPlan.mostTags)
    /// The names for the keys that were used, with a value or with `nil`.
    @exclusivity(unchecked) private var keyNames: [(name: XML.Name, isAttribute: Bool, tag: Int16)] = []
    /// Reusable containers, by their level; they have no state.
    private var containers = UnsafeMutableBufferPointer<AnyObject?>(start: nil, count: 0)
    private var copier: Unmanaged<AnyObject>?

    init(_ keys: any Any.Type, names: KeyNames, dependsOnHome: Bool) {
        self.keys = ObjectIdentifier(keys)
        self.names = names
        self.dependsOnHome = dependsOnHome
        isKnown.initialize(repeating: false, count: KeyPlan.mostTags)
        isNoted.initialize(repeating: false, count: KeyPlan.mostTags)
    }

    deinit {
        targets.deallocate()
        isKnown.deallocate()
        isNoted.deallocate()
        releaseContainers()
    }

    func releaseContainers() {
        containers.deinitialize().deallocate()
        containers = UnsafeMutableBufferPointer(start: nil, count: 0)
        copier?.release()
        copier = nil
    }

    /// Returns the place of the container of a level, if there is one.
    @inline(__always)
    func container(at level: Int) -> UnsafePointer<AnyObject?>? {
        guard level < containers.count, let start = containers.baseAddress, start[level] != nil else { return nil }
        return UnsafePointer(start + level)
    }

    /// Returns a copy of a container that was created with these keys.
    @inline(__always)
    func copy<Key: CodingKey>(
        _ container: UnsafePointer<AnyObject?>,
        for keys: Key.Type
    ) -> KeyedEncodingContainer<Key> {
        ContainerCopier.copy(container, with: copier.unsafelyUnwrapped)
    }

    /// Keeps a container if the standard library's container is a single reference.
    func keep<Key: CodingKey>(_ container: KeyedEncodingContainer<Key>, at level: Int) {
        guard MemoryLayout<KeyedEncodingContainer<Key>>.size == MemoryLayout<AnyObject>.size else { return }
        if level >= containers.count {
            let larger = UnsafeMutableBufferPointer<AnyObject?>.allocate(capacity: max(8, 2 * level))
            larger.initialize(repeating: nil)
            for (position, container) in containers.enumerated() { larger[position] = container }
            releaseContainers()
            containers = larger
        }
        if copier == nil { copier = .passRetained(ContainerCopier<KeyedEncodingContainer<Key>>()) }
        containers[level] = unsafeBitCast(container, to: AnyObject.self)
    }

    @inline(__always)
    fileprivate func known(_ tag: Int) -> EncodingTarget? { isKnown[tag] ? targets[tag] : nil }

    @inline(never)
    fileprivate func learn(
        _ key: String,
        _ tag: Int,
        _ elements: ElementWriter
    ) throws(XML.Error) -> EncodingTarget {
        let target = try makeTarget(key, Int16(tag), elements)
        targets[tag] = target
        isKnown[tag] = true
        if !isNoted[tag] { note(key, tag) }
        return target
    }

    /// Returns `true` if a key was used, even without a value.
    @inline(__always)
    fileprivate func isNoted(_ tag: Int) -> Bool { isNoted[tag] }

    @inline(never)
    fileprivate func note(_ key: String, _ tag: Int) {
        isNoted[tag] = true
        func add(_ name: XML.Name?, isAttribute: Bool = false) {
            if let name { keyNames.append((name, isAttribute, Int16(tag))) }
        }
        switch KeyForm(parsing: key) {
        case .element(let part): add(try? names.element(part))
        case .attribute(let part): add(try? names.attribute(part), isAttribute: true)
        case .wrapped(let list, _): add(try? names.element(list))
        case .choice(let parts, _): for part in parts { add(try? names.element(part)) }
        case .text, .itself, .any: break
        }
    }

    // MARK: Names of other documents

    @exclusivity(unchecked) private var foreign: NameTable?
    @exclusivity(unchecked) private var foreignTags: [Int16] = []
    @exclusivity(unchecked) private var foreignKeyCount = 0

    /// Returns the tag of the key for a name of a tape; `nil` if there is no such key.
    @inline(__always)
    func tag(
        of name: Int,
        isAttribute: Bool,
        _ entry: NameTable.Entry,
        in table: Unmanaged<NameTable>
    ) -> Int? {
        let index = 2 * name + (isAttribute ? 1 : 0)
        let isCurrent = table._withUnsafeGuaranteedRef { foreign === $0 && foreignKeyCount == keyNames.count }
        var tag = isCurrent && index < foreignTags.count ? foreignTags[index] : KeyPlan.unresolved
        if tag == KeyPlan.unresolved { tag = findTag(at: index, isAttribute: isAttribute, entry, in: table) }
        return tag < 0 ? nil : Int(tag)
    }

    @inline(never)
    private func findTag(
        at index: Int,
        isAttribute: Bool,
        _ entry: NameTable.Entry,
        in table: Unmanaged<NameTable>
    ) -> Int16 {
        table._withUnsafeGuaranteedRef { table in
            guard foreign !== table || foreignKeyCount != keyNames.count else { return }
            foreign = table
            foreignKeyCount = keyNames.count
            foreignTags.removeAll(keepingCapacity: true)
        }
        while foreignTags.count <= index { foreignTags.append(KeyPlan.unresolved) }
        let key = keyNames.first { $0.isAttribute == isAttribute && entry.means($0.name) }
        foreignTags[index] = key?.tag ?? KeyPlan.unknown
        return foreignTags[index]
    }

    @inline(never)
    fileprivate func makeTarget(
        _ text: String,
        _ tag: Int16,
        _ elements: ElementWriter
    ) throws(XML.Error) -> EncodingTarget {
        func number(_ name: XML.Name, isAttribute: Bool = false) throws(XML.Error) -> Int32 {
            Int32(truncatingIfNeeded: try elements.number(name, isAttribute: isAttribute))
        }
        switch tag < 0 ? KeyForm(parsing: text, of: names) : KeyForm(parsing: text) {
        case .element(let part):
            return EncodingTarget(role: .child, name: try number(names.element(part)), item: -1, tag: tag)
        case .attribute(let part):
            let name = try number(names.attribute(part), isAttribute: true)
            return EncodingTarget(role: .attribute, name: name, item: -1, tag: tag)
        case .text: return EncodingTarget(role: .text, name: -1, item: -1, tag: tag)
        case .itself: return EncodingTarget(role: .itself, name: -1, item: -1, tag: tag)
        case .any: return EncodingTarget(role: .choice, name: -1, item: -1, tag: tag)
        case .wrapped(let list, let item):
            return EncodingTarget(
                role: .wrapped,
                name: try number(names.element(list)),
                item: try number(names.element(item)),
                tag: tag
            )
        case .choice(let parts, let hasText):
            let name = try parts.first.map { (part) throws(XML.Error) in try number(names.element(part)) } ?? -1
            return EncodingTarget(role: hasText ? .mixed : .choice, name: name, item: -1, tag: tag)
        }
    }
}

extension Unmanaged<EncodingPlan> {
    /// Records that a key was used without a value.
    @inline(__always)
    func note<Key: CodingKey>(_ key: Key) {
        guard KeyPlan.numbers(Key.self) else { return }
        let tag = KeyPlan.tag(of: key)
        if !_withUnsafeGuaranteedRef({ $0.isNoted(tag) }) { takeUnretainedValue().note(key.stringValue, tag) }
    }

    /// Returns the target of the value of a key.
    @inline(__always)
    func target<Key: CodingKey>(for key: Key, _ elements: ElementWriter) throws(XML.Error) -> EncodingTarget {
        guard KeyPlan.numbers(Key.self) else {
            return try takeUnretainedValue().makeTarget(key.stringValue, -1, elements)
        }
        let tag = KeyPlan.tag(of: key)
        if let target = _withUnsafeGuaranteedRef({ $0.known(tag) }) { return target }
        return try takeUnretainedValue().learn(key.stringValue, tag, elements)
    }
}
