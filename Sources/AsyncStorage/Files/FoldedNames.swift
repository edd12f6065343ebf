import Synchronization

/// The names that have been used where two names may be one file: in a file system which does not tell capitals and
/// accents apart as Cloud Storage does, or through symbolic links.
///
/// It keeps eight bytes for each name; no other transfer needs it.
package final class FoldedNames: Sendable {
    /// The differences between names that the file system does not see.
    let folding: NameFolding
    private let hashes = Mutex<Set<Int>>([])

    package init(_ folding: NameFolding) { self.folding = folding }

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
        let text = folding.contains(.capitals) ? name.lowercased() : name
        // Strings are equal if they look the same, in whatever bytes.
        return folding.contains(.forms) ? text.hashValue : ByteName(text).hashValue
    }
}
