/// A container that is handed out again once nobody holds it.
///
/// The standard library's container is a reference to a box. When the one here is the only reference to it, the index in the
/// box can be filled with another object; that saves most of the allocations and look-ups of metadata for each object.
final class ReusableContainer {
    private var box: AnyObject
    let members: MemberIndex

    /// Nil should the standard library's container become anything else than one reference.
    init?<Key: CodingKey>(_ container: KeyedDecodingContainer<Key>, _ members: MemberIndex) {
        guard MemoryLayout<KeyedDecodingContainer<Key>>.size == MemoryLayout<AnyObject>.size else { return nil }
        box = unsafeBitCast(container, to: AnyObject.self)
        self.members = members
    }

    var isFree: Bool { isKnownUniquelyReferenced(&box) }

    /// The container; `keys` is the type that it was made with.
    func container<Key: CodingKey>(_ keys: Key.Type) -> KeyedDecodingContainer<Key> {
        unsafeBitCast(box, to: KeyedDecodingContainer<Key>.self)
    }
}
