/// Finds the members of one object by name; of those with the same name, the last one.
///
/// A few members are kept in a small hash table, whose worst case is a look at each of them. Many go into a dictionary
/// with a seeded hash, so that no choice of names makes a document slow.
final class MemberIndex {
    let object: Node
    private let document: Document
    /// Indices of names on the tape, or 0 for a free slot, which at least half of them are.
    private let slots: UnsafeMutablePointer<Int32>
    private let mask: Int
    /// Names that are many or are spelled with escapes.
    private let byName: [JSON.Value.Name: Int]

    private static let few = 64

    init(_ object: Node) {
        self.object = object
        document = object.document
        let tape = document.tape
        let count = tape.length(at: object.index)
        var size = 8
        while size < min(count, Self.few) * 2 { size *= 2 }
        mask = size - 1
        slots = .allocate(capacity: size)
        slots.initialize(repeating: 0, count: size)
        var others: [JSON.Value.Name: Int] = [:]
        let end = tape.next(after: object.index)
        var member = object.index + 2
        while member < end {
            if count <= Self.few, tape.kind(at: member) == .string {
                let name = document.scalarText(at: member)
                slots[Self.position(of: name, in: slots, mask, document)] = Int32(member)
            } else {
                others[JSON.Value.Name(text: document.string(at: member))] = member
            }
            member = tape.next(after: member + 1)
        }
        byName = others
    }

    deinit { slots.deallocate() }

    /// The index of the name on the tape.
    func find(_ name: String) -> Int? {
        var text = name
        let plain = text.withUTF8 { Int(slots[Self.position(of: $0, in: slots, mask, document)]) }
        // Where both hold the name, because one of two members spells it with escapes, the later member counts.
        let found = byName.isEmpty ? plain : max(plain, byName[JSON.Value.Name(text: name)] ?? 0)
        return found > 0 ? found : nil
    }

    /// The slot that holds a name, or the free one where it would go.
    @inline(__always)
    private static func position(
        of name: UnsafeBufferPointer<UInt8>,
        in slots: UnsafeMutablePointer<Int32>,
        _ mask: Int,
        _ document: Document
    ) -> Int {
        var position = 0
        if let start = name.baseAddress, name.count > 0 {
            let sample = Int(start[0]) &* 31 &+ Int(start[name.count / 2]) &* 131 &+ Int(start[name.count - 1]) &* 521
            position = (sample &+ name.count &* 7) & mask
        }
        while slots[position] > 0, !document.isPlainName(name, at: Int(slots[position])) {
            position = (position + 1) & mask
        }
        return position
    }
}
