import Synchronization

/// The names that have been used where two names may be one file: in a file system which does not tell capitals and
/// accents apart as Cloud Storage does, or through symbolic links.
///
/// It keeps eight bytes for each name; no other transfer needs it.
package final class FoldedNames: Sendable {
    /// A Boolean value indicating whether capitals and accents make no difference.
    let isFolding: Bool
    private let hashes = Mutex<Set<Int>>([])

    package init(isFolding: Bool) { self.isFolding = isFolding }

    /// Returns `false` if a name that is the same was used.
    package func insert(_ name: String) -> Bool {
        let hash = self.hash(of: name)
        return hashes.withLock { $0.insert(hash).inserted }
    }

    /// Returns `true` if a name that is the same was used.
    func contains(_ name: String) -> Bool {
        let hash = self.hash(of: name)
        return hashes.withLock { $0.contains(hash) }
    }

    private func hash(of name: String) -> Int {
        // Strings are equal if they look the same, in whatever bytes.
        isFolding ? name.lowercased().hashValue : ByteName(name).hashValue
    }
}
