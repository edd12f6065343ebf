/// A container that is reused when no one else holds it.
///
/// The standard library's container is a reference to a box. If the reference here is the only one, the index in the
/// box can be filled with another element. That saves most of the allocations for each element.
///
/// Its owner must deallocate it.
struct ReusableContainer {
    private let box = UnsafeMutablePointer<AnyObject?>.allocate(capacity: 1)
    private var copier: Unmanaged<AnyObject>?
    /// The index in the box, which holds it.
    private(set) var index: UnsafeMutablePointer<ElementIndex.State>?

    init() { box.initialize(to: nil) }

    mutating func deallocate() {
        release()
        box.deinitialize(count: 1)
        box.deallocate()
    }

    @inline(__always)
    var isFree: Bool { isKnownUniquelyReferenced(&box.pointee) }

    /// Keeps a container if the standard library's container is a single reference.
    mutating func keep<Key: CodingKey>(
        _ container: KeyedDecodingContainer<Key>,
        _ index: ElementIndex
    ) {
        guard MemoryLayout<KeyedDecodingContainer<Key>>.size == MemoryLayout<AnyObject>.size else {
            return
        }
        release()
        box.pointee = unsafeBitCast(container, to: AnyObject.self)
        copier = .passRetained(ContainerCopier<KeyedDecodingContainer<Key>>())
        self.index = index.state
    }

    /// Returns a copy of the container, which was created with these keys.
    @inline(__always)
    func copy<Key: CodingKey>(for keys: Key.Type) -> KeyedDecodingContainer<Key> {
        ContainerCopier.copy(box, with: copier.unsafelyUnwrapped)
    }

    /// Releases the container.
    mutating func release() {
        box.pointee = nil
        copier?.release()
        copier = nil
        index = nil
    }
}
