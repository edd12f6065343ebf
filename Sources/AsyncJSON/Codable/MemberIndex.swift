/// An index that finds the members of one object; of members with the same name, it finds the last one.
///
/// If the keys of a type have a ``KeyPlan``, its objects have a slot for each key. For other types, a few members are
/// in a small hash table; its worst case is a look at each of them. Many members are in a dictionary with a seeded
/// hash, so that no choice of names makes a document slow.
final class MemberIndex {
    /// The data that a container reads for each property.
    ///
    /// It is in separate memory, so that reading it needs no reference counting and no access check.
    struct State {
        var object = 0
        /// The number of slots in use.
        var slotCount = 0
        /// The plan's count of changes at the time of indexing.
        var changes = 0
        /// The number of members whose names no key has.
        var unknownCount = 0
        /// Indices of names on the tape; 0 for a free slot.
        let slots: UnsafeMutablePointer<Int32>
        /// Indices of the names of the first unknown members.
        let unknown: UnsafeMutablePointer<Int32>
        /// The plan's array of learned tags; `nil` without a plan.
        let learned: UnsafeMutablePointer<Bool>?
        let counts: UnsafeMutablePointer<KeyPlan.Counts>?
        let scalars: Scalars
        let index: Unmanaged<MemberIndex>
    }

    let source: DecodingSource
    let state: UnsafeMutablePointer<State>
    private let plan: KeyPlan?
    /// Names that are spelled with escapes, or all names if they are many; used only without a plan.
    private var byName: [JSON.Value.Name: Int] = [:]

    private static let few = 64
    private static let mostRemembered = 16

    init<Key: CodingKey>(_ object: Int, _ source: DecodingSource, _ plan: KeyPlan?, _ keys: Key.Type) {
        self.source = source
        self.plan = plan
        let count = KeyPlan.mostTags + Self.mostRemembered
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<State>.stride + count * MemoryLayout<Int32>.stride,
            alignment: MemoryLayout<State>.alignment
        )
        let numbers = (memory + MemoryLayout<State>.stride).bindMemory(to: Int32.self, capacity: count)
        state = memory.bindMemory(to: State.self, capacity: 1)
        state.initialize(
            to: State(
                slots: numbers,
                unknown: numbers + KeyPlan.mostTags,
                learned: plan?.learned,
                counts: plan?.counts,
                scalars: source.scalars,
                index: .passUnretained(self)
            )
        )
        fill(object, keys)
    }

    deinit { state.deallocate() }

    private var object: Int { state.pointee.object }
    private var slots: UnsafeMutablePointer<Int32> { state.pointee.slots }
    private var scalars: Scalars { state.pointee.scalars }
    private var document: Document { source.document }

    /// Fills the index with the members of an object.
    func fill<Key: CodingKey>(_ object: Int, _ keys: Key.Type) {
        state.pointee.object = object
        state.pointee.unknownCount = 0
        if let plan { fill(plan, keys) } else { fillByName() }
    }

    // MARK: By tag

    private func fill<Key: CodingKey>(_ plan: KeyPlan, _ keys: Key.Type) {
        let slotCount = plan.counts.pointee.slots
        state.pointee.slotCount = slotCount
        state.pointee.changes = plan.counts.pointee.changes
        slots.update(repeating: 0, count: slotCount)
        let tape = scalars.tape
        let end = tape.next(after: object)
        var member = object + 2
        var unknownCount = 0
        while member < end {
            let meaning = meaning(ofNameAt: member, plan, keys)
            if meaning >= 0 {
                if meaning < slotCount { slots[Int(meaning)] = Int32(member) }
            } else {
                if unknownCount < Self.mostRemembered { state.pointee.unknown[unknownCount] = Int32(member) }
                unknownCount += 1
            }
            member = tape.next(after: member + 1)
        }
        state.pointee.unknownCount = unknownCount
    }

    @inline(__always)
    private func meaning<Key: CodingKey>(ofNameAt index: Int, _ plan: KeyPlan, _ keys: Key.Type) -> KeyPlan.Meaning {
        if scalars.tape.kind(at: index) == .string { return plan.meaning(of: scalars.text(at: index), for: keys) }
        var name = scalars.resolved(at: index)
        return name.withUTF8 { plan.meaning(of: $0, for: keys) }
    }

    /// Searches for a key without a plan, or in the first objects of a type, whose names are still new.
    @inline(never)
    fileprivate func search<Key: CodingKey>(_ key: Key) -> Int? {
        let name = source.options.keyNaming.name(of: key)
        guard plan != nil else { return find(name) }
        plan?.learn(key, name: name)
        return document.name(name, in: object)
    }

    // MARK: By name

    private func fillByName() {
        let count = document.tape.length(at: object)
        var size = 8
        while size < min(count, Self.few) * 2 { size *= 2 }
        state.pointee.slotCount = size
        slots.update(repeating: 0, count: size)
        byName = [:]
        scalars.tape.forEachMember(of: object) { member in
            if count <= Self.few, document.tape.kind(at: member) == .string {
                slots[position(of: document.scalarText(at: member))] = Int32(member)
            } else {
                byName[JSON.Value.Name(text: document.string(at: member))] = member
            }
        }
    }

    /// Returns the index of a name on the tape.
    func find(_ name: String) -> Int? {
        guard plan == nil else { return document.name(name, in: object) }
        var text = name
        let plain = text.withUTF8 { Int(slots[position(of: $0)]) }
        // Both hold the name if one of two members spells it with escapes. The later member counts.
        let found = byName.isEmpty ? plain : max(plain, byName[JSON.Value.Name(text: name)] ?? 0)
        return found > 0 ? found : nil
    }

    /// Returns the slot that holds a name, or the free one for it.
    private func position(of name: UnsafeBufferPointer<UInt8>) -> Int {
        let mask = state.pointee.slotCount - 1
        var position = name.sampleHash & mask
        while slots[position] > 0, !document.isPlainName(name, at: Int(slots[position])) {
            position = (position + 1) & mask
        }
        return position
    }

    // MARK: Unknown members

    /// Returns the members whose names no key has, and those named like `property`, the key of the collecting property.
    func unknownMembers<Key: CodingKey>(for property: Key) -> JSON.UnknownMembers {
        let count = state.pointee.unknownCount
        let isComplete = plan.map { $0.counts.pointee.changes == state.pointee.changes } ?? false
        guard !isComplete || count > 0 || state.find(property) != nil else { return JSON.UnknownMembers() }
        var collector = JSON.UnknownMembers.Collector()
        if isComplete, count <= Self.mostRemembered, state.find(property) == nil {
            for position in 0..<count { collector.add(document.rawMember(at: Int(state.pointee.unknown[position]))) }
        } else {
            scalars.tape.forEachMember(of: object) { member in
                if isUnknown(member, besides: property) { collector.add(document.rawMember(at: member)) }
            }
        }
        return collector.finish(keys: ObjectIdentifier(Key.self))
    }

    private func isUnknown<Key: CodingKey>(_ member: Int, besides property: Key) -> Bool {
        if let plan {
            let meaning = meaning(ofNameAt: member, plan, Key.self)
            return meaning == KeyPlan.unknown || meaning == KeyPlan.Meaning(KeyPlan.tag(of: property))
        }
        let name = document.string(at: member)
        guard let key = source.options.keyNaming.key(named: name, Key.self), key.stringValue != property.stringValue
        else { return true }
        return !source.options.keyNaming.name(of: key).hasSameBytes(as: name)
    }
}

extension UnsafeMutablePointer<MemberIndex.State> {
    /// Returns the index of the name for a key.
    @inline(__always)
    func find<Key: CodingKey>(_ key: Key) -> Int? {
        let tag = KeyPlan.tag(of: key)
        guard let learned = pointee.learned, learned[tag], tag < pointee.slotCount,
            pointee.counts?.pointee.changes == pointee.changes
        else { return pointee.index.takeUnretainedValue().search(key) }
        let found = Int(pointee.slots[tag])
        return found > 0 ? found : nil
    }
}

extension Tape {
    /// Passes on the indices of the names of an object's members.
    @inline(__always)
    fileprivate func forEachMember(of object: Int, _ body: (Int) -> Void) {
        let end = next(after: object)
        var member = object + 2
        while member < end {
            body(member)
            member = next(after: member + 1)
        }
    }
}

extension Document {
    /// Returns the index of the name of the last member with this name.
    fileprivate func name(_ name: String, in object: Int) -> Int? {
        var name = name
        return name.withUTF8 { value(ofMember: $0, in: object) }.map { $0 - 1 }
    }
}
