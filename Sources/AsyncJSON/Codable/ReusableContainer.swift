/// A container that is reused when no one else holds it.
///
/// The standard library's container is a reference to a box. If the reference here is the only one, the index in the
/// box can be filled with another object. That saves most of the allocations and metadata look-ups for each object.
final class ReusableContainer {
    private var box: AnyObject
    let members: MemberIndex

    /// Creates the wrapper; `nil` if the standard library's container is not a single reference.
    init?<Key: CodingKey>(_ container: KeyedDecodingContainer<Key>, _ members: MemberIndex) {
        guard MemoryLayout<KeyedDecodingContainer<Key>>.size == MemoryLayout<AnyObject>.size else { return nil }
        box = unsafeBitCast(container, to: AnyObject.self)
        self.members = members
    }

    var isFree: Bool { isKnownUniquelyReferenced(&box) }

    /// Returns the container; `keys` is the type with which it was created.
    func container<Key: CodingKey>(_ keys: Key.Type) -> KeyedDecodingContainer<Key> {
        unsafeBitCast(box, to: KeyedDecodingContainer<Key>.self)
    }
}
