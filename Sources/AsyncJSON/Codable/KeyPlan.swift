/// The members that the cases of a type of coding keys name, learned while objects are read.
///
/// A synthesized type of keys is an enum without payloads: one byte (none for a single case) distinguishes its cases.
/// By that tag a member is found with one look into the object's slots. Neither `stringValue` nor `init(stringValue:)`
/// is called again for a name that was seen before.
///
/// It has its own memory of fixed size, so that reading it needs no reference counting and no access check. Invariant
/// behind `@unchecked`: one decoding owns a plan until that decoding's last container is released.
final class KeyPlan: @unchecked Sendable {
    /// The meaning of a name: the tag of a key, or ``unknown``.
    typealias Meaning = Int16
    /// The meaning of a name for which no key asks, even if a key can be created from it.
    static let unknown: Meaning = -1

    struct Counts {
        /// The number of slots that an object needs for all tags seen so far.
        var slots = 1
        /// The number of names whose meaning changed; an object that was indexed before a change has to be searched.
        var changes = 0
    }

    private struct Entry {
        let name: UnsafeBufferPointer<UInt8>
        var meaning: Meaning
    }

    /// The largest number of names to remember.
    ///
    /// Malicious names must neither fill the memory nor make a search long. A name that is not remembered is worked out
    /// again each time.
    private static let mostEntries = 256
    private static let tableSize = 1024
    private static let longestName = 128
    private static let longestSearch = 16
    static let mostTags = 256

    private let naming: JSON.KeyNaming
    private let entries = UnsafeMutablePointer<Entry>.allocate(capacity: mostEntries)
    /// Positions in ``entries`` plus one, by a hash of the name; 0 for a free place.
    private let table = UnsafeMutablePointer<UInt16>.allocate(capacity: tableSize)
    private var entryCount = 0
    /// A Boolean value indicating whether there was no room for a name.
    private var isFull = false
    /// A Boolean value for each tag, indicating whether its member's name is in the table.
    let learned = UnsafeMutablePointer<Bool>.allocate(capacity: mostTags)
    let counts = UnsafeMutablePointer<Counts>.allocate(capacity: 1)
    /// The container that was created last, to be reused when no one else holds it.
    var container: ReusableContainer?

    init<Key: CodingKey>(_: Key.Type, naming: JSON.KeyNaming) {
        self.naming = naming
        table.initialize(repeating: 0, count: Self.tableSize)
        learned.initialize(repeating: false, count: Self.mostTags)
        counts.initialize(to: Counts())
    }

    deinit {
        for position in 0..<entryCount { entries[position].name.deallocate() }
        entries.deallocate()
        table.deallocate()
        learned.deallocate()
        counts.deallocate()
    }

    /// Returns `true` if one byte distinguishes the keys of a type.
    static func numbers<Key>(_: Key.Type) -> Bool { MemoryLayout<Key>.size <= 1 && _isPOD(Key.self) }

    @inline(__always)
    static func tag<Key>(of key: Key) -> Int {
        MemoryLayout<Key>.size == 0 ? 0 : withUnsafePointer(to: key) { Int(UnsafeRawPointer($0).load(as: UInt8.self)) }
    }

    /// Records the tag of a key for its member's name.
    func learn<Key: CodingKey>(_ key: Key, name: String) {
        let tag = Self.tag(of: key)
        var name = name
        name.withUTF8 { name in
            if meaning(of: name, for: Key.self) < 0, let position = position(of: name) {
                entries[position].meaning = Meaning(tag)
                counts.pointee.changes += 1
            }
            counts.pointee.slots = max(counts.pointee.slots, tag + 1)
            // Two keys for the same member have no slots of their own.
            learned[tag] = meaning(of: name, for: Key.self) == Meaning(tag)
        }
    }

    /// Returns the meaning of a name.
    @inline(__always)
    func meaning<Key: CodingKey>(of name: UnsafeBufferPointer<UInt8>, for keys: Key.Type) -> Meaning {
        if let position = position(of: name) { return entries[position].meaning }
        return workOut(name, for: keys)
    }

    @inline(never)
    private func workOut<Key: CodingKey>(_ name: UnsafeBufferPointer<UInt8>, for _: Key.Type) -> Meaning {
        let text = String(decoding: name, as: UTF8.self)
        var meaning = Self.unknown
        if let key = naming.key(named: text, Key.self), naming.name(of: key).hasSameBytes(as: text) {
            meaning = Meaning(Self.tag(of: key))
        }
        counts.pointee.slots = max(counts.pointee.slots, Int(meaning) + 1)
        insert(name, meaning)
        return meaning
    }

    // MARK: The table

    @inline(__always)
    private func position(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        var slot = Self.hash(name)
        for _ in 0..<Self.longestSearch {
            let position = Int(table[slot]) - 1
            if position < 0 { return nil }
            if entries[position].name.hasSameBytes(as: name) { return position }
            slot = (slot + 1) & (Self.tableSize - 1)
        }
        return nil
    }

    private func insert(_ name: UnsafeBufferPointer<UInt8>, _ meaning: Meaning) {
        guard name.count <= Self.longestName else { return }
        let start = Self.hash(name)
        let slots = (0..<Self.longestSearch).lazy.map { (start + $0) & (Self.tableSize - 1) }
        guard entryCount < Self.mostEntries, let free = slots.first(where: { table[$0] == 0 }) else {
            isFull = true
            return
        }
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.count)
        _ = copy.initialize(from: name)
        (entries + entryCount).initialize(to: Entry(name: UnsafeBufferPointer(copy), meaning: meaning))
        entryCount += 1
        table[free] = UInt16(entryCount)
    }

    /// Forgets the names for which no key asks if there was no room for another name.
    ///
    /// Otherwise one document with many such names would slow down all later ones.
    func makeRoom() {
        guard isFull else { return }
        isFull = false
        let all = Array(UnsafeMutableBufferPointer(start: entries, count: entryCount))
        entryCount = 0
        table.update(repeating: 0, count: Self.tableSize)
        for entry in all {
            if entry.meaning != Self.unknown { insert(entry.name, entry.meaning) }
            entry.name.deallocate()
        }
    }

    @inline(__always)
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int { name.sampleHash & (tableSize - 1) }
}

extension UnsafeBufferPointer<UInt8> {
    /// A hash of the length and three of the bytes; for tables that limit the cost of names with equal hashes.
    @inline(__always)
    var sampleHash: Int {
        guard let start = baseAddress, count > 0 else { return 0 }
        let sample = Int(start[0]) &* 31 &+ Int(start[count / 2]) &* 131 &+ Int(start[count - 1]) &* 521
        return sample &+ count &* 7
    }
}
