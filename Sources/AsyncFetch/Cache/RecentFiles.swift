/// The responses that were read from files lately, which are used again as long as their files have not changed.
///
/// Two halves share the memory. If the younger one is full, it becomes the older one, which is forgotten; a response that
/// is used moves to the younger one. So the latest half of the memory is always there, and nothing has to be sorted.
struct RecentFiles {
    struct File {
        let entry: CacheEntry
        let path: String
        let stamp: FileStamp
        /// The time of its last use, as the file has it.
        let used: Double
    }

    private let maximumBytes: Int
    private var young: [CacheKey: (file: File, bytes: Int)] = [:]
    private var old: [CacheKey: (file: File, bytes: Int)] = [:]
    private var youngBytes = 0

    init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

    /// Returns the file that was read for a key.
    mutating func file(for key: CacheKey) -> File? {
        if let found = young[key] { return found.file }
        guard let found = old.removeValue(forKey: key) else { return nil }
        add(found, for: key)
        return found.file
    }

    /// Keeps a file in the place of an older one; one that is large for the memory is not kept.
    mutating func keep(_ file: File, for key: CacheKey) {
        forget(key)
        let bytes = file.entry.byteCount(for: key)
        if bytes <= maximumBytes / 8 { add((file, bytes), for: key) }
    }

    mutating func forget(_ key: CacheKey) {
        old[key] = nil
        if let found = young.removeValue(forKey: key) { youngBytes -= found.bytes }
    }

    private mutating func add(_ found: (file: File, bytes: Int), for key: CacheKey) {
        if youngBytes + found.bytes > maximumBytes / 2 {
            old = young
            (young, youngBytes) = ([:], 0)
        }
        young[key] = found
        youngBytes += found.bytes
    }
}
