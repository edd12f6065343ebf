import AsyncFetch

/// The identity of a list: its direction and its items in their order.
struct ListDigest {
    private(set) var count = 0
    private var hashes = ContentHashes([.sha256])

    init(_ direction: String) { add(direction) }

    mutating func add(_ path: String, _ object: StorageLocation) {
        count += 1
        add(path)
        add(object.bucket)
        add(object.name)
        add(object.generation.map { String($0) } ?? "")
    }

    /// The digest as text.
    var text: String { (hashes[.sha256] ?? []).hexadecimal }

    private mutating func add(_ text: String) {
        // With its length, no text can be a part of its neighbour.
        Array("\(text.utf8.count):\(text)".utf8).withUnsafeBytes { hashes.update($0) }
    }
}
