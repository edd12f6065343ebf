import EmulatorServer
import AsyncXML
import NIOCore
import Synchronization

/// The collections of the emulated feeds; a collection is created with its first entry.
///
/// Readers see what is in memory. A change is one transaction: with a data directory, it is in the database before anybody
/// sees it, and one that cannot be stored has changed nothing.
final class FeedStore: Sendable {
    private struct State {
        var collections: [String: [Int: StoredEntry]] = [:]
        var lastNumber = 0
        var lastVersion = 0
        var lastTime: Int64 = 0

        /// Adds an entry, or replaces the one with its number.
        mutating func take(_ entry: StoredEntry) {
            collections[entry.collection, default: [:]][entry.number] = entry
            lastNumber = max(lastNumber, entry.number)
            lastVersion = max(lastVersion, entry.version)
            lastTime = max(lastTime, entry.updated)
        }
    }

    /// The most bytes of the text of an entry, which a client could enlarge without end by many patches.
    private static let mostEntryBytes = 16 << 20

    private let state: Mutex<State>
    private let transactions: TransactionQueue
    /// The memory for the texts of entries; `nil` if nobody counts them.
    private let memory: StoreMemory?
    private let now: @Sendable () -> Int64

    /// Creates a store with the entries of an earlier process.
    init(
        _ entries: [StoredEntry],
        _ transactions: TransactionQueue,
        memory: StoreMemory? = nil,
        now: @escaping @Sendable () -> Int64
    ) {
        var state = State()
        for entry in entries { state.take(entry) }
        self.state = Mutex(state)
        self.transactions = transactions
        self.memory = memory
        self.now = now
    }

    /// The names of all collections.
    var collections: [String] { state.withLock { $0.collections.keys.sorted() } }

    /// Returns the entries of a collection, and its version.
    func entries(of collection: String) -> (entries: [StoredEntry], version: Int) {
        state.withLock { state in
            let entries = Array(state.collections[collection, default: [:]].values)
            return (entries, entries.map(\.version).max() ?? 0)
        }
    }

    func entry(_ collection: String, _ number: String) throws(GoogleError) -> StoredEntry {
        let entry = state.withLock { $0.collections[collection]?[Int(number) ?? 0] }
        guard let entry, !entry.isDeleted else { throw .notFound("There is no entry \(number) in \(collection).") }
        return entry
    }

    /// Adds an entry.
    func insert(
        _ collection: String,
        upload: String? = nil,
        _ fill: @escaping @Sendable (inout StoredEntry) -> Void
    ) async throws -> StoredEntry {
        try await transactions.perform { [self] commit in
            let number = state.withLock { $0.lastNumber + 1 }
            let (version, time) = tick()
            var entry = StoredEntry(collection: collection, number: number, version: version, time: time)
            fill(&entry)
            try put(&entry, inPlaceOf: nil, upload, commit)
            return entry
        }
    }

    /// Changes an entry if its ETag is one that the client accepts.
    func change(
        _ collection: String,
        _ number: String,
        ifMatch etags: [String]?,
        upload: String? = nil,
        _ change: @escaping @Sendable (inout StoredEntry) -> Void
    ) async throws -> StoredEntry {
        try await transactions.perform { [self] commit in
            let old = try entry(collection, number)
            if let etags, !etags.contains("*"), !etags.contains(old.etag) {
                throw GoogleError.conditionNotMet("If-Match")
            }
            var entry = old
            change(&entry)
            (entry.version, entry.updated) = tick()
            try put(&entry, inPlaceOf: old, upload, commit)
            return entry
        }
    }

    /// Returns the version and the time of the next change.
    private func tick() -> (version: Int, time: Int64) {
        // Responses have milliseconds.
        state.withLock { ($0.lastVersion + 1, max($0.lastTime + 1000, now())) }
    }

    /// Stores an entry; throws 413 if it is too large, and 507 if there is no room in memory.
    private func put(
        _ entry: inout StoredEntry,
        inPlaceOf old: StoredEntry?,
        _ upload: String?,
        _ commit: TransactionQueue.Commit
    ) throws {
        let record = try entry.record
        entry.byteCount = record.value.readableBytes
        try ResourceSize.check(entry.byteCount, most: Self.mostEntryBytes)
        entry.room = try memory?.room(for: entry.byteCount, inPlaceOf: old?.room)
        var changes = [StoreChange.save(record)]
        if let upload { changes.append(.save(.end(of: upload, entry, at: now()))) }
        try commit(changes)
        let (file, oldFile) = (entry.media?.content.file, old?.media?.content.file)
        file?.keep()
        if file !== oldFile { oldFile?.release() }
        state.withLock { $0.take(entry) }
    }
}
