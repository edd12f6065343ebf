import HTTPTypes
import NIOCore
import NIOPosix
import Synchronization

/// A store of responses in the files of a directory, which several processes may share.
///
///     DIRECTORY/v1/DIGEST OF URL/DIGEST OF IDENTITY/DIGEST OF CHOICES
///     DIRECTORY/v1/new/…                                             files that are being written
///
/// A file is written under another name and then renamed, so that it exists as a whole or not at all. A file that a
/// crash or the disk has damaged does not match its checksum, and is a miss. Nothing waits until data is durable,
/// because this is a cache. The modification time of a file is the time of its last use.
///
/// All work is done by NIO's thread pool. If a caller is cancelled, it returns at once, and its work is still done.
final class DiskStore: CacheStore {
    private struct Usage {
        /// The size of all files, as far as it is known here; `nil` before they have been counted.
        var bytes: Int?
        /// The bytes written since the count; other processes may have written as much.
        var written = 0
    }

    private let directory: String
    private let root: String
    private let maximumBytes: Int
    let maximumEntryBytes: Int
    private let now: @Sendable () -> Double
    /// Runs work on a thread that may block.
    private let submit: @Sendable (@escaping @Sendable (NIOThreadPool.WorkItemState) -> Void) -> Void
    private let usage = Mutex(Usage())
    /// A lock for naming and removing files, so that a response that was removed meanwhile does not come back.
    private let changing = Mutex(())

    /// The longest time that a file is written; an older file was left by a crash.
    private static let longestWrite = 3600.0

    init(
        directory: String,
        maximumBytes: Int,
        maximumEntryBytes: Int,
        now: @escaping @Sendable () -> Double,
        submit: @escaping @Sendable (@escaping @Sendable (NIOThreadPool.WorkItemState) -> Void) -> Void = {
            NIOThreadPool.singleton.submit($0)
        }
    ) {
        self.directory = directory
        root = directory + "/v1"
        self.maximumBytes = maximumBytes
        self.maximumEntryBytes = min(maximumEntryBytes, maximumBytes, 1 << 40)  // twice as much is a number, too
        self.now = now
        self.submit = submit
    }

    var isImmediate: Bool { false }

    func entry(for key: CacheKey, fitting request: HTTPRequest) async throws -> CacheEntry? {
        try await perform { [self] in
            let (folder, digest) = (folder(of: key), Self.digest(key))
            var latest: CacheEntry?
            for name in DiskFile.names(in: folder) {
                let path = folder + "/" + name
                guard let bytes = DiskFile.read(path, upTo: 2 * maximumEntryBytes + (1 << 20), usedAt: now()) else {
                    continue
                }
                guard let entry = CacheEntry(decoding: bytes, of: digest) else {
                    DiskFile.remove(path)
                    continue
                }
                if entry.fits(request), entry.received >= latest?.received ?? 0 { latest = entry }
            }
            return latest
        }
    }

    func insert(
        _ entry: CacheEntry,
        for key: CacheKey,
        if isCurrent: @escaping @Sendable () -> Bool
    ) async throws {
        try await perform { [self] in
            let folder = folder(of: key)
            let bytes = entry.encoded(for: Self.digest(key))
            guard bytes.readableBytes <= maximumBytes else { return DiskFile.remove(path(of: entry, key)) }
            let new = root + "/new/" + Self.digest(String(UInt64.random(in: 0 ... .max)) + folder)
            try OwnFolder.make(root + "/new")
            try DiskFile.write(bytes, to: new)
            do {
                let isKept = try changing.withLock { _ in
                    guard isCurrent() else { return false }
                    try DiskFile.move(new, to: path(of: entry, key), in: folder, usedAt: now())
                    return true
                }
                guard isKept else { return DiskFile.remove(new) }
            } catch {
                DiskFile.remove(new)
                throw error
            }
            limitChoices(in: folder)
            makeRoom(after: bytes.readableBytes)
        }
    }

    func remove(_ entry: CacheEntry, for key: CacheKey) async throws {
        try await perform { [self] in DiskFile.remove(path(of: entry, key)) }
    }

    func removeAll(from url: String) async throws {
        try await perform { [self] in
            let folder = root + "/" + Self.digest(url)
            try changing.withLock { _ in
                for file in DiskFile.all(in: folder, depth: 2) { try DiskFile.delete(file.path) }
                DiskFile.removeEmptyFolders(in: folder)
            }
        }
    }

    func removeAll() async throws {
        try await perform { [self] in
            try changing.withLock { _ in
                for file in DiskFile.all(in: root, depth: 3) { try DiskFile.delete(file.path) }
            }
            // The folder "new" is in use by processes that write now.
            for name in DiskFile.names(in: root) where name != "new" {
                DiskFile.removeEmptyFolders(in: root + "/" + name)
            }
            usage.withLock { $0 = Usage() }
        }
    }

    func usage() async throws -> (count: Int, bytes: Int) {
        try await perform { [self] in
            let files = DiskFile.all(in: root, depth: 3)
            return (files.count, files.reduce(0) { $0 + $1.size })
        }
    }

    // MARK: Limits

    private func limitChoices(in folder: String) {
        let files = DiskFile.all(in: folder, depth: 1)
        guard files.count > maximumChoices else { return }
        for file in files.sorted(by: { $0.used < $1.used }).dropLast(maximumChoices) { DiskFile.remove(file.path) }
    }

    /// Removes the least recently used responses if there is too much.
    private func makeRoom(after written: Int) {
        let mustCount = usage.withLock { usage in
            usage.written += written
            usage.bytes? += written
            // So several processes together exceed the limit by at most an eighth each.
            return usage.bytes.map { $0 > maximumBytes || usage.written > maximumBytes / 8 } ?? true
        }
        guard mustCount else { return }
        removeLeftovers()
        var files = DiskFile.all(in: root, depth: 3)
        var bytes = files.reduce(0) { $0 + $1.size }
        if bytes > maximumBytes {
            files.sort { $0.used < $1.used }
            for file in files where bytes > maximumBytes - maximumBytes / 10 {
                DiskFile.remove(file.path)
                DiskFile.removeFolders(of: file.path)
                bytes -= file.size
            }
        }
        usage.withLock { $0 = Usage(bytes: bytes) }
    }

    private func removeLeftovers() {
        let limit = DiskFile.systemTime - Self.longestWrite
        for file in DiskFile.all(in: root + "/new", depth: 1) where file.used < limit { DiskFile.remove(file.path) }
    }

    // MARK: Names

    private func folder(of key: CacheKey) -> String {
        root + "/" + Self.digest(key.url) + "/" + Self.digest(key.identity)
    }

    private func path(of entry: CacheEntry, _ key: CacheKey) -> String {
        let choices = entry.choices.map { "\($0.name.canonicalName): \($0.value.map { "\"\($0)" } ?? "")" }
        return folder(of: key) + "/" + Self.digest(choices.joined(separator: "\n"))
    }

    private static func digest(_ key: CacheKey) -> String { digest(key.url + "\n" + key.identity) }
    private static func digest(_ text: String) -> String { String(text.sha256.prefix(32)) }

    private func perform<R: Sendable>(_ work: @escaping @Sendable () throws -> R) async throws -> R {
        let promise = Promise<R>()
        submit { [directory, root] state in
            promise.fulfill(
                Result {
                    guard state == .active else { throw CancellationError() }
                    try OwnFolder.require(directory)
                    try OwnFolder.require(root)
                    return try work()
                }
            )
        }
        do { return try await promise.value } catch let failure as SystemError {
            throw FetchError(.file, "cannot use the cache in \(root): \(failure)", cause: failure)
        }
    }
}
