/// Copies containers of the standard library.
///
/// A class of its own, because its methods find in it what they must know of the container's type. A generic function would
/// look that up in the runtime's tables each time, which takes longer than all else.
final class ContainerCopier<Container> {
    @inline(never)
    private func copy(_ container: UnsafeRawPointer) -> Container {
        container.assumingMemoryBound(to: Container.self).pointee
    }

    /// Copies a container with a copier for its type.
    @inline(__always)
    static func copy(_ container: UnsafePointer<AnyObject?>, with copier: Unmanaged<AnyObject>) -> Container {
        copier._withUnsafeGuaranteedRef { unsafeDowncast($0, to: ContainerCopier.self).copy(container) }
    }
}
