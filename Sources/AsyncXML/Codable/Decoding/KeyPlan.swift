/// The nodes of an element for which the cases of a type of coding keys stand, learned while elements are read.
///
/// A synthesized type of keys is an enum without payloads: one byte (none for a single case) distinguishes its cases.
/// By that tag a node is found with one look into the element's slots. The meaning of a document's name is determined
/// once, and then found by the name's number.
///
/// The plan has its own memory, so that reading it needs no reference counting and no access check.
final class KeyPlan {
    /// The tag of a key, or one of the two below.
    typealias Meaning = Int16
    /// The meaning of a name for which there is no key.
    static let unknown: Meaning = -1
    /// The meaning of a name that was not resolved yet.
    static let unresolved: Meaning = -2

    static let mostTags = 256

    /// The way in which the value of a key is found.
    enum Access: UInt8 {
        case unlearned
        /// The value is in its slot.
        case slot
        /// The value is in its slot or, if that is free, in an attribute.
        case slotOrAttribute
        /// The slot contains the element that holds the items.
        case wrapped
        /// The value is the content that has no key.
        case extensions
    }

    /// The information that a decoder needs about the key of its node.
    enum Role: UInt8 {
        case child, attribute, text, itself, wrapped
        /// One of several elements, which may be decoded as an enum with payloads.
        case choice
        /// One of several elements, or text.
        case mixed
    }

    /// The ways in which the value of a key was read so far.
    struct Use: OptionSet {
        let rawValue: UInt8
        /// A value was searched for and found.
        static let found = Use(rawValue: 1)
        /// The value was read as an array, which takes all elements of the name.
        static let list = Use(rawValue: 2)
        /// The value was read as a type with its own keys, which can hold attributes.
        static let keyed = Use(rawValue: 4)
        /// The value was read as a number or a similar type, which is `nil` if there is no text.
        static let nilIfBlank = Use(rawValue: 8)
    }

    /// The data that containers read for each property.
    struct Table {
        /// The meanings of names, at twice the number of the name, plus one for attributes.
        var meanings: UnsafeMutablePointer<Meaning>
        var capacity = 0
        /// The number of slots that an element needs for all tags seen so far.
        var slots = 1
        /// The number of changes of meanings; an element that was indexed before a change has to be indexed again.
        var changes = 0
        /// The number of iterations of cursors that use the plan.
        var walks = 0
        /// The key of the element's text; negative for none.
        var textTag: Meaning = -1
        /// The key of the element itself.
        var selfTag: Meaning = -1
        /// The key of elements for which there is no other key.
        var anyTag: Meaning = -1
        /// The key of the extensions.
        var extensionsTag: Meaning = -1
        /// The key of text as one of several kinds of content.
        var mixedTag: Meaning = -1
        let access: UnsafeMutablePointer<Access>
        /// The ways in which values have been read so far, by tag.
        let uses: UnsafeMutablePointer<Use>
        let roles: UnsafeMutablePointer<Role>
    }

    private struct Known {
        var name: XML.Name
        let isAttribute: Bool
        let tag: Meaning
        /// A Boolean value indicating whether the name is in the namespace of the element around it.
        let isAtHome: Bool
    }

    let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    /// The container that was created last.
    let kept = UnsafeMutablePointer<ReusableContainer>.allocate(capacity: 1)
    /// The type of the keys.
    let keys: ObjectIdentifier
    private(set) var names: KeyNames
    /// A Boolean value indicating whether another plan is needed in another namespace.
    let dependsOnHome: Bool
    /// The name of an element in this plan's namespace.
    var homeName = -1
    private var known: [Known] = []
    /// The places in the table of meanings that are resolved.
    private var resolved: [Int] = []
    /// The source with this plan, which decoders hold; kept like the container.
    @exclusivity(unchecked) var planned: PlannedSource?
    /// The context in which extensions of the type were decoded last.
    var context: ExtensionContext?
    /// The last extensions that were only an order of properties, which elements with the same order share.
    var order: ExtensionStorage?
    /// The forms and the texts of the keys, by tag: as many as the largest tag needs, for a form takes 130 bytes.
    private var forms: [KeyForm?] = []
    private var texts: [String] = []
    /// The names of items in wrapped lists, by tag.
    private(set) var items: [Meaning: XML.Name] = [:]
    /// The names of attributes that are used if there is no element, by tag.
    private(set) var attributes: [Meaning: XML.Name] = [:]
    private let isLenient: Bool
    private let makeKey: (String) -> (any CodingKey)?
    private let tagOf: (any CodingKey) -> Meaning?
    private let isComplete: Bool

    init<Key: CodingKey>(
        _ keys: Key.Type,
        names: KeyNames,
        dependsOnHome: Bool,
        isLenient: Bool
    ) throws(XML.Error) {
        self.keys = ObjectIdentifier(keys)
        self.names = names
        self.dependsOnHome = dependsOnHome
        self.isLenient = isLenient
        makeKey = { Key(stringValue: $0) }
        tagOf = { ($0 as? Key).map { Meaning(Self.tag(of: $0)) } }
        let access = UnsafeMutablePointer<Access>.allocate(capacity: Self.mostTags)
        access.initialize(repeating: .unlearned, count: Self.mostTags)
        let uses = UnsafeMutablePointer<Use>.allocate(capacity: Self.mostTags)
        uses.initialize(repeating: [], count: Self.mostTags)
        let roles = UnsafeMutablePointer<Role>.allocate(capacity: Self.mostTags)
        roles.initialize(repeating: .child, count: Self.mostTags)
        kept.initialize(to: ReusableContainer())
        table.initialize(to: Table(meanings: .allocate(capacity: 1), access: access, uses: uses, roles: roles))
        let cases = Self.cases(of: keys)
        isComplete = cases != nil
        for key in cases ?? ["", "_0", "*"].compactMap(Key.init(stringValue:)) { try learn(key) }
    }

    deinit {
        table.pointee.meanings.deallocate()
        table.pointee.access.deallocate()
        table.pointee.uses.deallocate()
        table.pointee.roles.deallocate()
        table.deallocate()
        kept.pointee.deallocate()
        kept.deallocate()
    }

    private static func cases<Key>(of keys: Key.Type) -> [Key]? {
        func list<Cases: CaseIterable>(_ type: Cases.Type) -> [Key] { type.allCases.compactMap { $0 as? Key } }
        return (keys as? any CaseIterable.Type).map { list($0) }
    }

    /// Returns `true` if one byte distinguishes the keys of a type.
    @inline(__always)
    static func numbers<Key>(_: Key.Type) -> Bool { MemoryLayout<Key>.size <= 1 && _isPOD(Key.self) }

    @inline(__always)
    static func tag<Key>(of key: Key) -> Int {
        MemoryLayout<Key>.size == 0 ? 0 : Int(unsafeBitCast(key, to: UInt8.self))
    }

    // MARK: Learning

    /// Records the content of a key by its tag.
    func learn<Key: CodingKey>(_ key: Key) throws(XML.Error) { try learn(key.stringValue, Meaning(Self.tag(of: key))) }

    private func learn(_ text: String, _ tag: Meaning) throws(XML.Error) {
        guard table.pointee.access[Int(tag)] == .unlearned else { return }
        let form = KeyForm(parsing: text)
        while forms.count <= Int(tag) {
            forms.append(nil)
            texts.append("")
        }
        forms[Int(tag)] = form
        texts[Int(tag)] = text
        table.pointee.slots = max(table.pointee.slots, Int(tag) + 1)
        var access = Access.slot
        var role = Role.child
        switch form {
        case .element(let part):
            add(try names.element(part), tag, isAtHome: part.prefix.isEmpty)
            if isLenient {
                attributes[tag] = try names.attribute(part)
                access = .slotOrAttribute
            }
        case .attribute(let part):
            add(try names.attribute(part), tag, isAttribute: true)
            role = .attribute
        case .text:
            table.pointee.textTag = tag
            role = .text
        case .itself:
            table.pointee.selfTag = tag
            role = .itself
        case .any:
            table.pointee.anyTag = tag
            role = .choice
        case .wrapped(let list, let item):
            add(try names.element(list), tag, isAtHome: list.prefix.isEmpty)
            items[tag] = try names.element(item)
            access = .wrapped
            role = .wrapped
        case .choice(let parts, let hasText):
            for part in parts { add(try names.element(part), tag, isAtHome: part.prefix.isEmpty) }
            if hasText { table.pointee.mixedTag = tag }
            role = hasText ? .mixed : .choice
        }
        table.pointee.access[Int(tag)] = access
        table.pointee.roles[Int(tag)] = role
        forget()
    }

    private func add(_ name: XML.Name, _ tag: Meaning, isAttribute: Bool = false, isAtHome: Bool = false) {
        guard !known.contains(where: { $0.isAttribute == isAttribute && $0.name == name }) else { return }
        known.append(Known(name: name, isAttribute: isAttribute, tag: tag, isAtHome: isAtHome))
    }

    /// Continues with elements in another namespace.
    func move(to home: String) {
        names.home = home
        homeName = -1
        let namespace = home.isEmpty ? nil : home
        for index in known.indices where known[index].isAtHome { known[index].name.namespace = namespace }
        for case (let tag, .wrapped(_, let item)?) in forms.enumerated() where item.prefix.isEmpty {
            items[Meaning(tag)]?.namespace = namespace
        }
        forget()
    }

    /// Makes a key the key of the extensions: no name of a document stands for it.
    func learnExtensions(_ tag: Int) {
        guard table.pointee.access[tag] != .extensions else { return }
        known.removeAll { $0.tag == tag }
        table.pointee.access[tag] = .extensions
        table.pointee.extensionsTag = Meaning(tag)
        table.pointee.slots = max(table.pointee.slots, tag + 1)
        forget()
    }

    private func forget() {
        for place in resolved { table.pointee.meanings[place] = Self.unresolved }
        resolved.removeAll(keepingCapacity: true)
        table.pointee.changes += 1
    }

    // MARK: Names

    /// Determines the meaning of a name; the caller must have reserved space for it.
    @inline(never)
    func resolve(_ number: Int, isAttribute: Bool, _ entry: NameTable.Entry) -> Meaning {
        let name = XML.Name(
            namespace: entry.namespace.isEmpty ? nil : String(decoding: entry.namespace, as: UTF8.self),
            local: String(decoding: entry.local, as: UTF8.self)
        )
        var meaning = find(name, isAttribute: isAttribute)
        let isUnknown = meaning == (isAttribute ? Self.unknown : table.pointee.anyTag)
        if isUnknown, let name = name.unaliased { meaning = find(name, isAttribute: isAttribute) }
        let place = 2 * number + (isAttribute ? 1 : 0)
        table.pointee.meanings[place] = meaning
        resolved.append(place)
        return meaning
    }

    func find(_ name: XML.Name, isAttribute: Bool) -> Meaning {
        if let known = known.first(where: { $0.isAttribute == isAttribute && $0.name == name }) { return known.tag }
        if !isComplete {
            for candidate in names.candidates(name, isAttribute: isAttribute) {
                guard let key = makeKey(candidate), let tag = tagOf(key), table.pointee.extensionsTag != tag else {
                    continue
                }
                try? learn(key.stringValue, tag)
                if let known = known.first(where: { $0.isAttribute == isAttribute && $0.name == name }) {
                    return known.tag
                }
            }
        }
        return isAttribute ? Self.unknown : table.pointee.anyTag
    }

    /// Returns the key for a tag of this plan.
    func key<Key: CodingKey>(_ tag: Meaning, _: Key.Type) -> Key? {
        guard tag >= 0, Int(tag) < texts.count else { return nil }
        return Key(stringValue: texts[Int(tag)])
    }

    /// Returns the key for text as content.
    func textKey<Key: CodingKey>(_: Key.Type) -> Key? { Key(stringValue: "") }
}

extension UnsafeMutablePointer<KeyPlan.Table> {
    /// Reserves space for the names of a table.
    @inline(__always)
    func reserve(_ count: Int) {
        if 2 * count > pointee.capacity { grow(2 * count) }
    }

    @inline(never)
    private func grow(_ capacity: Int) {
        let capacity = Swift.max(capacity, 2 * pointee.capacity, 64)
        let larger = UnsafeMutablePointer<KeyPlan.Meaning>.allocate(capacity: capacity)
        larger.initialize(repeating: KeyPlan.unresolved, count: capacity)
        larger.update(from: pointee.meanings, count: pointee.capacity)
        pointee.meanings.deallocate()
        pointee.meanings = larger
        pointee.capacity = capacity
    }
}

extension KeyPlace {
    init(_ plan: KeyPlan, _ tag: Int) {
        self.init(plan: .passUnretained(plan), tag: tag, role: plan.table.pointee.roles[tag])
    }
}
