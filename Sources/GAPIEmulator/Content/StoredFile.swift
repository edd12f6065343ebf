import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file with content, which goes away with the last reference to it unless it is kept.
///
/// A transaction that stores the content keeps the file; one that removes the content releases it. Whoever has the
/// content at that moment, such as a download, reads it to its end. A process that ends leaves the file as it is.
final class StoredFile: Sendable {
    let path: String
    private let isKept: Atomic<Bool>

    /// Creates the owner of an existing file.
    init(path: String, isKept: Bool) {
        self.path = path
        self.isKept = Atomic(isKept)
    }

    deinit {
        if !isKept.load(ordering: .acquiring) { unlink(path) }
    }

    /// The name of the file in its folder.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Lets the file outlive this object.
    func keep() { isKept.store(true, ordering: .releasing) }

    /// Lets the file go away with this object.
    func release() { isKept.store(false, ordering: .releasing) }
}

extension StoredFile {
    /// Gives the file of another content a second name, which is not kept; `nil` if the file system cannot.
    convenience init?(linking source: StoredFile, at path: String) {
        guard link(source.path, path) == 0 else { return nil }
        self.init(path: path, isKept: false)
    }
}
