/// A container that is handed out again once nobody holds it.
///
/// The standard library's container is a reference to a box. When the one here is the only reference to it, the index in the
/// box can be filled with another element; that saves most of the allocations for each element.
///
/// Whoever makes one deallocates it.
struct KeptContainer {
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

    /// Keeps a container, unless the standard library's should have become anything else than one reference.
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

    /// The container, which was made with these keys.
    @inline(__always)
    func copy<Key: CodingKey>(for keys: Key.Type) -> KeyedDecodingContainer<Key> {
        ContainerCopier.copy(box, with: copier.unsafelyUnwrapped)
    }

    /// Lets go of the container.
    mutating func release() {
        box.pointee = nil
        copier?.release()
        copier = nil
        index = nil
    }
}
