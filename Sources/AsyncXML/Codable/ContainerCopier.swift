/// A copier of containers of the standard library.
///
/// It is a class, so that its methods find the container's type information in it. A generic function would look it up
/// in the runtime's tables each time, which takes longer than everything else.
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
