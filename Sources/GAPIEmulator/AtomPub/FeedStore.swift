import EmulatorServer
import AsyncXML
import Synchronization

/// The collections of the emulated feeds, in memory; a collection is created with its first entry.
final class FeedStore: Sendable {
    private struct State {
        var collections: [String: [Int: StoredEntry]] = [:]
        var lastNumber = 0
        var lastVersion = 0
        var lastTime: Int64 = 0

        mutating func tick() -> (version: Int, time: Int64) {
            lastVersion += 1
            lastTime = max(lastTime + 1000, WallClock.microseconds())  // responses have milliseconds
            return (lastVersion, lastTime)
        }
    }

    private let state = Mutex(State())

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
    func insert(_ collection: String, _ fill: (inout StoredEntry) -> Void) -> StoredEntry {
        state.withLock { state in
            let (version, time) = state.tick()
            state.lastNumber += 1
            var entry = StoredEntry(collection: collection, number: state.lastNumber, version: version, time: time)
            fill(&entry)
            state.collections[collection, default: [:]][entry.number] = entry
            return entry
        }
    }

    /// Changes an entry if its ETag is one that the client accepts.
    func change(
        _ collection: String,
        _ number: String,
        ifMatch etags: [String]?,
        _ change: (inout StoredEntry) throws(GoogleError) -> Void
    ) throws(GoogleError) -> StoredEntry {
        try state.withLock { state throws(GoogleError) in
            guard let key = Int(number), var entry = state.collections[collection]?[key], !entry.isDeleted else {
                throw .notFound("There is no entry \(number) in \(collection).")
            }
            if let etags, !etags.contains("*"), !etags.contains(entry.etag) { throw .conditionNotMet("If-Match") }
            try change(&entry)
            (entry.version, entry.updated) = state.tick()
            state.collections[collection]?[key] = entry
            return entry
        }
    }
}
