import HTTPTypes
import NIOCore
import Synchronization

/// The files of a ``DiskStore``, which know where each response is.
///
/// Only one job at a time changes them.
///
///     DIRECTORY/v2/ab/…        the responses, see ``DiskName``
///     DIRECTORY/v2/new/…       files that are being written
///
/// A file is written under another name and then renamed, so that it exists as a whole or not at all. A file that a
/// crash or the disk has damaged does not match its checksum, and is a miss. Nothing waits until data is durable,
/// because this is a cache. The modification time of a file is the time of its last use, to a minute. A folder of
/// another version, such as `v1`, is left alone.
final class DiskFiles: Sendable {
    private let folder: DiskFolder
    private let maximumFileBytes: Int
    private let now: @Sendable () -> Double
    /// The first of the numbers of this object, and the number of those that were given: asking the system for chance
    /// costs a call each time.
    private let firstNumber = UInt64.random(in: 0 ... .max)
    private let givenNumbers = Atomic<UInt64>(0)
    private let recent = Mutex(RecentFiles(maximumBytes: maximumRecentBytes))

    /// The most memory of responses that were read lately.
    private static let maximumRecentBytes = 1 << 20
    /// The time after which another use of a file is noted.
    private static let leastAge = 60.0
    /// The longest time that a file is written; an older file was left by a crash.
    private static let longestWrite = 3600.0

    init(_ folder: DiskFolder, maximumFileBytes: Int, now: @escaping @Sendable () -> Double) {
        self.folder = folder
        self.maximumFileBytes = maximumFileBytes
        self.now = now
    }

    // MARK: Reading

    private struct Stored {
        let entry: CacheEntry
        let generation: UInt64
        /// The time of the last use.
        let used: Double
        let stamp: FileStamp
    }

    /// Returns the response that was read for a key lately, if its file has not changed and it fits a request.
    ///
    /// It reads no file, and asks only for a description that the system of a local disk keeps in memory. So the caller
    /// need not be on a thread that may block.
    func recentEntry(for key: CacheKey, fitting request: HTTPRequest) -> CacheEntry? {
        guard let file = recent.withLock({ $0.file(for: key) }), file.entry.fits(request) else { return nil }
        guard folder.stamp(of: file.path) == file.stamp else {
            recent.withLock { $0.forget(key) }
            return nil
        }
        return abs(now() - file.used) > Self.leastAge ? nil : file.entry
    }

    /// Returns `false` if there is no file for a key.
    ///
    /// Like ``recentEntry(for:fitting:)``, it needs no thread that may block: most new responses have no file, and it
    /// costs less to know that than to ask another thread.
    func mayHave(_ key: CacheKey) -> Bool { folder.mayHave(key.diskName.path(of: 0)) }

    /// Returns the response with a key that fits a request, and marks it as used, at most once a minute.
    func entry(for key: CacheKey, fitting request: HTTPRequest) throws -> CacheEntry? {
        let name = key.diskName
        guard let first = try read(name, 0) else { return nil }
        for slot in 0..<maximumChoices {
            guard let stored = slot == 0 ? first : try read(name, slot), stored.generation == first.generation else {
                continue  // a place that became free hides none of those behind it
            }
            if stored.entry.fits(request) {
                let now = now()
                // Without the first one, the others are not found.
                for (slot, used) in [(0, first.used), (slot, stored.used)] where abs(now - used) > Self.leastAge {
                    try folder.use(name.path(of: slot), at: now)
                }
                // Those behind the first one depend on its file, too.
                if slot == 0, first.stamp.isDistinct {
                    let path = name.path(of: 0)
                    let file = RecentFiles.File(entry: first.entry, path: path, stamp: first.stamp, used: first.used)
                    recent.withLock { $0.keep(file, for: key) }
                }
                return stored.entry
            }
            // The server does not choose.
            if stored.entry.choices.isEmpty { return nil }
        }
        return nil
    }

    private func read(_ name: DiskName, _ slot: Int) throws -> Stored? {
        let path = name.path(of: slot)
        guard let (bytes, used, stamp) = try folder.read(path, upTo: maximumFileBytes) else { return nil }
        guard let (entry, generation) = CacheEntry.decode(bytes, of: name.digits) else {
            folder.remove(path)
            return nil
        }
        return Stored(entry: entry, generation: generation, used: used, stamp: stamp)
    }

    // MARK: Changing

    /// Writes a response, if it is still wanted when that is done.
    ///
    /// - Returns: The number of bytes written; 0 if they were too many, or are no longer wanted.
    func write(_ entry: CacheEntry, for key: CacheKey, upTo limit: Int, if isWanted: () -> Bool) throws -> Int {
        let name = key.diskName
        let (slot, generation) = try place(for: entry, name)
        let bytes = entry.encoded(for: name.digits, generation: generation)
        guard bytes.readableBytes <= limit else {
            try remove(entry.choices, for: key)
            return 0
        }
        let new = "new/" + String(newNumber(), radix: 36)
        try folder.create(new, bytes)
        guard isWanted() else {
            folder.remove(new)
            return 0
        }
        do { try folder.move(new, to: name.path(of: slot), usedAt: now()) } catch {
            folder.remove(new)
            throw error
        }
        return bytes.readableBytes
    }

    /// Returns a number that neither this object nor another process gives again.
    private func newNumber() -> UInt64 { firstNumber &+ givenNumbers.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Returns the place of a response among those for its key: that of the one with the same choices, a free one, or
    /// that of the least recently used.
    ///
    /// If the server chooses by other header fields than before, its response begins a new generation, and those of the
    /// old one are not found any more. So at most one response fits a request, and all but the first file need be looked
    /// at only if the first one says so.
    private func place(for entry: CacheEntry, _ name: DiskName) throws -> (slot: Int, generation: UInt64) {
        let names = entry.choices.map(\.name)
        guard !names.isEmpty, let first = try read(name, 0), first.entry.choices.map(\.name) == names else {
            return (0, newNumber())
        }
        let generation = first.generation
        if first.entry.choices == entry.choices { return (0, generation) }
        var free: Int?
        var oldest = (slot: 0, used: first.used)
        // All of them: the same choice may be behind a place that has become free.
        for slot in 1..<maximumChoices {
            guard let other = try read(name, slot), other.generation == generation else {
                free = free ?? slot
                continue
            }
            if other.entry.choices == entry.choices { return (slot, generation) }
            if other.used < oldest.used { oldest = (slot, other.used) }
        }
        return (free ?? oldest.slot, generation)
    }

    /// Removes the response for a key in whose place another one with these choices would be written; see
    /// ``CacheEntry/replaces(_:)``.
    func remove(_ choices: [CacheEntry.Choice], for key: CacheKey) throws {
        folder.renew()
        let name = key.diskName
        guard let first = try read(name, 0), !choices.isEmpty,
            first.entry.choices.map(\.name) == choices.map(\.name)
        else {
            // The others are not found without the first one.
            return try folder.delete(name.path(of: 0))
        }
        var another: (slot: Int, used: Double)?
        // All of them: two processes may have stored the same choice.
        for slot in 1..<maximumChoices {
            guard let other = try read(name, slot), other.generation == first.generation else { continue }
            if other.entry.choices == choices {
                try folder.delete(name.path(of: slot))
            } else {
                another = (slot, other.used)
            }
        }
        guard first.entry.choices == choices else { return }
        guard let another else { return try folder.delete(name.path(of: 0)) }
        // The others are not found without a first one.
        try folder.move(name.path(of: another.slot), to: name.path(of: 0), usedAt: another.used)
    }

    func removeAll(from url: String) throws {
        folder.renew()
        let prefix = DiskName.prefix(of: url)
        let files = try folder.files(in: DiskName.folder(of: prefix)) { $0.hasPrefix(prefix) && DiskName.isName($0) }
        try files.inSpiteOfFailures { try folder.delete($0.path) }
    }

    func removeAll() throws {
        folder.renew()
        try DiskName.folders.inSpiteOfFailures { name in
            try folder.files(in: name, where: DiskName.isName).inSpiteOfFailures { try folder.delete($0.path) }
        }
    }

    /// Returns all files that are not being written.
    func all() throws -> [DiskFolder.Found] {
        try DiskName.folders.flatMap { try folder.files(in: $0, where: DiskName.isName) }
    }

    /// Removes the least recently used responses if there is too much.
    ///
    /// - Returns: The size of those that are left.
    func makeRoom(upTo limit: Int) throws -> Int {
        let oldest = DiskFolder.systemTime - Self.longestWrite
        for file in try folder.files(in: "new", where: { _ in true }) where file.used < oldest {
            folder.remove(file.path)
        }
        var files = try all()
        var bytes = files.reduce(0) { $0 + $1.size }
        guard bytes > limit else { return bytes }
        files.sort { $0.used < $1.used }
        for file in files where bytes > limit - limit / 10 {
            folder.remove(file.path)
            bytes -= file.size
        }
        return bytes
    }

    /// Makes sure that the folder is there and safe to write to.
    func prepareForWriting() throws { try folder.prepareForWriting() }
}

extension Sequence {
    /// Does something with each element; throws the first failure when all are done.
    func inSpiteOfFailures(_ body: (Element) throws -> Void) throws {
        var failure: (any Error)?
        for element in self {
            do { try body(element) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }
}
