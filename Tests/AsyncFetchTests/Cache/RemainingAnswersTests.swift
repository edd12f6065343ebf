@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import NIOPosix
import Synchronization
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Answers on disk that can be read, but neither replaced nor removed.
@Suite("Answers that remain on disk", .timeLimit(.minutes(5)))
struct RemainingAnswersTests {
    /// What comes after an answer.
    enum Successor: CaseIterable {
        case another, tooLarge, withoutRoom, notStored, removal, removalOfAll
    }

    private let pool = StuckPool()
    private let wall = WallClock()

    private func store(_ directory: String) -> DiskStore {
        DiskStore(
            directory: directory,
            maximumBytes: 20_000,
            maximumEntryBytes: 20_000,
            maximumPendingBytes: 10_000,
            now: { [wall] in wall.now().timeIntervalSince1970 },
            submit: { [pool] in pool.submit($0) }
        )
    }

    private func entry(_ body: String) throws -> CacheEntry {
        let time = wall.now().timeIntervalSince1970
        let head = HTTPResponse(status: .ok, headerFields: [.cacheControl: "max-age=600"])
        var entry = try #require(CacheEntry(head, to: request(), requested: time, received: time))
        entry.body = ByteBuffer(string: body)
        return entry
    }

    @Test(
        .enabled(if: FrozenFolder.isPossible, "this user cannot make a folder whose files cannot be removed"),
        arguments: Successor.allCases
    )
    func whatCanNeitherBeReplacedNorRemovedIsNotReturned(after successor: Successor) async throws {
        try await withDirectory { directory in
            let store = store(directory)
            let cache = ResponseCache(ResponseCache.Store { _ in store }, now: wall.now)
            let key = CacheKey(url: CacheKey.url(of: try request()), identity: "")
            let other = CacheKey(url: key.url + "/2", identity: "")
            func insert(_ body: String, for key: CacheKey) async throws {
                let number = cache.ledger.nextNumber(at: cache.time)
                await cache.insert(try entry(body), for: key, sentAs: number)
            }
            func found() async throws -> String? { try await cache.entry(for: key, fitting: request())?.body.text }

            try await insert("old", for: key)
            await cache.flush()
            #expect(try await found() == "old")
            let path = try #require(files(in: directory).first)
            wall.advance(by: 1)
            pool.hang()
            var removal: Task<Void, any Error>?
            switch successor {
            case .another: try await insert("new", for: key)
            case .tooLarge: try await insert(String(repeating: "x", count: 30_000), for: key)
            case .withoutRoom:
                try await insert(String(repeating: "x", count: 12_000), for: other)
                try await insert("new", for: key)
            case .notStored:
                let (gone, number) = (try entry(""), cache.ledger.nextNumber(at: cache.time))
                removal = Task { await cache.remove(gone, for: key, sentAs: number) }
            case .removal: removal = Task { try await cache.remove(address) }
            case .removalOfAll: removal = Task { try await cache.removeAll() }
            }
            if removal != nil { try await eventually { store.waitingRemovals == 1 } }
            try FrozenFolder.freezing(URL(filePath: path).deletingLastPathComponent().path) { pool.goOn() }
            _ = await removal?.result
            await cache.flush()
            #expect(cache.statistics.failures > 0 || successor == .removal || successor == .removalOfAll)

            // It is there, fresh and readable, and older than something else.
            #expect(try await store.entry(for: key, fitting: request())?.body.text == "old")
            #expect(try await found() == nil)
            wall.advance(by: 1)
            #expect(try await found() == nil)
            try await insert("latest", for: key)
            await cache.flush()
            #expect(try await found() == "latest")
        }
    }

    /// The call that has asked for the removal learns of its end later, when others may have looked the answer up.
    @Test func aFailedRemovalIsKnownBeforeTheAnswerIsFoundAgain() async throws {
        try await withDirectory { directory in
            let store = store(directory)
            let (key, old) = (CacheKey(url: address, identity: ""), try entry("old"))
            let remaining = Mutex<[String?]>([])
            store.reportFailures { if case .remains(let url) = $0 { remaining.withLock { $0.append(url) } } }
            try await store.insert(old, for: key) { true }
            await store.flush()
            pool.hang()
            let removal = Task { try await store.remove(old, for: key) }
            try await eventually { store.waitingRemovals == 1 }
            // While the job runs, a folder stands where the file was, which it can neither read nor remove.
            let (manager, path) = (FileManager.default, try #require(files(in: directory).first))
            try manager.moveItem(atPath: path, toPath: directory + "/kept")
            try manager.createDirectory(atPath: path + "/x", withIntermediateDirectories: true)
            pool.goOn()
            #expect(remaining.withLock(\.self) == [address])
            try manager.removeItem(atPath: path)
            try manager.moveItem(atPath: directory + "/kept", toPath: path)
            #expect(try await store.entry(for: key, fitting: request())?.body.text == "old")
            await #expect(throws: FetchError.self) { try await removal.value }
        }
    }
}

/// A folder whose files can be read, but neither replaced nor removed, even by the administrator.
private enum FrozenFolder {
    static let isPossible: Bool = {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("frozen-\(UInt64.random(in: 0 ... .max))").path
        defer { try? manager.removeItem(atPath: folder) }
        do {
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: URL(filePath: folder + "/file"))
            return try freezing(folder) { unlink(folder + "/file") != 0 }
        } catch {
            return false
        }
    }()

    /// Does something while a folder is frozen.
    static func freezing<R>(_ folder: String, _ body: () throws -> R) throws -> R {
        try set(folder, isFrozen: true)
        let result = Result { try body() }
        try set(folder, isFrozen: false)
        return try result.get()
    }

    private struct Failure: Error { let number = errno }

    private static func set(_ folder: String, isFrozen: Bool) throws {
        #if os(Linux)
        // Permissions do not bind the administrator; a flag of the file system does (`chattr +i`).
        if geteuid() == 0 { return try setFlag(folder, isFrozen) }
        #elseif canImport(Darwin)
        guard chflags(folder, isFrozen ? UInt32(UF_IMMUTABLE) : 0) == 0 else { throw Failure() }
        #endif
        guard chmod(folder, isFrozen ? 0o500 : 0o700) == 0 else { throw Failure() }
    }

    #if os(Linux)
    private static func setFlag(_ folder: String, _ isFrozen: Bool) throws {
        // FS_IOC_GETFLAGS, FS_IOC_SETFLAGS and FS_IMMUTABLE_FL of linux/fs.h, which are macros.
        let (get, set, immutable): (UInt, UInt, CInt) = (0x8008_6601, 0x4008_6602, 0x10)
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure() }
        defer { close(descriptor) }
        var flags: CLong = 0
        guard ioctl(descriptor, get, &flags) == 0 else { throw Failure() }
        flags = isFrozen ? flags | CLong(immutable) : flags & ~CLong(immutable)
        guard ioctl(descriptor, set, &flags) == 0 else { throw Failure() }
    }
    #endif
}
