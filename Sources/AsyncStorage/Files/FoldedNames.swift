import Synchronization

/// The names that have been used in a file system which does not tell capitals and accents apart as Cloud Storage does.
///
/// It keeps eight bytes for each name; no other file system needs it.
final class FoldedNames: Sendable {
    private let hashes = Mutex<Set<Int>>([])

    /// Returns `false` if a name that looks the same was used.
    func insert(_ name: String) -> Bool {
        // Strings are equal if they look the same, in whatever bytes.
        hashes.withLock { $0.insert(name.lowercased().hashValue).inserted }
    }
}
