import AsyncFetch
import AsyncGAPIStores
import Foundation
import GRDB
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct SQLiteStoreTests {
    private func code(_ work: () throws -> Void) -> FetchError.Code? {
        do { try work() } catch { return (error as? FetchError)?.code }
        return nil
    }

    private func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int) & 0o777
    }

    private func put(_ store: SQLiteStore, _ text: String = "x") async throws {
        _ = try await store.put(ByteBuffer(string: text), for: "a", expecting: .any, expiresIn: nil)
    }

    @Test func onlyThisUserCanReadIt() async throws {
        try await withFolder { folder in
            let path = folder + "/new/folder/shared.sqlite"
            let store = try SQLiteStore(path)
            try await put(store)
            for suffix in ["", "-wal", "-shm"] { #expect(try mode(path + suffix) == 0o600) }
            #expect(try mode(folder + "/new/folder") == 0o700)
            try store.close()
        }
    }

    @Test func itOutlivesTheProcess() async throws {
        try await withFolder { folder in
            let first = try SQLiteStore(folder + "/shared.sqlite")
            try await put(first, "kept")
            let version = try await first.value(for: "a")?.version
            try first.close()
            let second = try SQLiteStore(folder + "/shared.sqlite")
            let found = try #require(try await second.value(for: "a"))
            #expect(String(buffer: found.content) == "kept")
            #expect(found.version == version)
        }
    }

    @Test func aFileThatOthersCanReadIsRefused() async throws {
        try await withFolder { folder in
            let path = folder + "/shared.sqlite"
            try SQLiteStore(path).close()
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            #expect(code { _ = try SQLiteStore(path) } == .sharedStore)
            #expect(try mode(path) == 0o640)
            let link = folder + "/link.sqlite"
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
            #expect(code { _ = try SQLiteStore(link) } == .sharedStore)
            #expect(code { _ = try SQLiteStore(folder) } == .sharedStore)
            #expect(code { _ = try SQLiteStore("") } == .sharedStore)
        }
    }

    @Test(arguments: [
        "not a database, but long enough to be taken for one: " + String(repeating: "x", count: 8000), "short",
    ])
    func somethingElseIsAnErrorAndIsNotChanged(text: String) async throws {
        try await withFolder { folder in
            let path = folder + "/shared.sqlite"
            #expect(
                FileManager.default.createFile(
                    atPath: path,
                    contents: Data(text.utf8),
                    attributes: [.posixPermissions: 0o600]
                )
            )
            #expect(code { _ = try SQLiteStore(path) } == .sharedStore)
            #expect(try Data(contentsOf: URL(filePath: path)) == Data(text.utf8))
            // Moved away on demand, and never lost.
            let place = try #require(try SQLiteStore.setAside(path))
            #expect(try Data(contentsOf: URL(filePath: place)) == Data(text.utf8))
            let store = try SQLiteStore(path)
            try await put(store)
            #expect(try SQLiteStore.setAside(folder + "/nothing") == nil)
        }
    }

    @Test func aDatabaseThatIsDamagedLaterIsAnError() async throws {
        try await withFolder { folder in
            let path = folder + "/shared.sqlite"
            let first = try SQLiteStore(path)
            for number in 0..<200 {
                let content = ByteBuffer(repeating: UInt8(number), count: 2000)
                _ = try await first.put(content, for: "name-\(number)", expecting: .any, expiresIn: nil)
            }
            try first.close()
            // What stands in the write-ahead log is not in the file yet.
            let queue = try DatabaseQueue(path: path)
            _ = try await queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
            try queue.close()
            var bytes = try Data(contentsOf: URL(filePath: path))
            try #require(bytes.count > 200 * 2000)
            // All pages but the first, which has the tables.
            for index in 4096..<bytes.count { bytes[index] = 0xA5 }
            try bytes.write(to: URL(filePath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            var found: FetchError.Code?
            do {
                let store = try SQLiteStore(path)
                _ = try await store.value(for: "name-7")
            } catch { found = (error as? FetchError)?.code }
            #expect(found == .sharedStore)
        }
    }

    /// Damage can change the type of a value, because SQLite keeps the type with each one.
    @Test(arguments: ["version = 'SECRET'", "version = x'00'", "storedAt = 'SECRET'", "content = 7"])
    func aRowOfOtherTypesIsAnErrorWithoutItsContent(change: String) async throws {
        try await withFolder { folder in
            let path = folder + "/shared.sqlite"
            let first = try SQLiteStore(path)
            try await put(first)
            try first.close()
            let queue = try DatabaseQueue(path: path)
            try await queue.write { try $0.execute(sql: "UPDATE value SET \(change)") }
            try queue.close()
            let store = try SQLiteStore(path)
            let read = await #expect(throws: FetchError.self) { _ = try await store.value(for: "a") }
            #expect(read?.code == .sharedStore)
            #expect("\(String(describing: read))".contains("SECRET") == false)
            guard change.hasPrefix("version") else { return }
            // No version is that of a damaged row, which is not overwritten.
            let written = try? await store.put(
                ByteBuffer(string: "y"),
                for: "a",
                expecting: .version(1),
                expiresIn: nil
            )
            #expect(written == nil)
        }
    }

    /// SQLite refuses one of two connections that turn the log on at the same moment, without waiting.
    @Test func severalCanCreateItAtOnce() async throws {
        try await withFolder { folder in
            for number in 0..<40 {
                let path = folder + "/\(number).sqlite"
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for name in 0..<4 {
                        group.addTask {
                            let store = try SQLiteStore(path)
                            let content = ByteBuffer(string: "x")
                            let version = try await store.put(
                                content,
                                for: "\(name)",
                                expecting: .absent,
                                expiresIn: nil
                            )
                            #expect(version != nil)
                        }
                    }
                    try await group.waitForAll()
                }
                #expect(try await SQLiteStore(path).names(withPrefix: "", after: nil, limit: 9).count == 4)
            }
        }
    }

    @Test func aLaterVersionAndAnotherProgramAreNotTouched() async throws {
        try await withFolder { folder in
            let later = folder + "/later.sqlite"
            try SQLiteStore(later).close()
            let queue = try DatabaseQueue(path: later)
            try await queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('2')") }
            try queue.close()
            #expect(code { _ = try SQLiteStore(later) } == .sharedStore)
            let other = folder + "/other.sqlite"
            #expect(
                FileManager.default.createFile(atPath: other, contents: nil, attributes: [.posixPermissions: 0o600])
            )
            let foreign = try DatabaseQueue(path: other)
            try await foreign.write { try $0.execute(sql: "CREATE TABLE mail (id INTEGER)") }
            try foreign.close()
            #expect(code { _ = try SQLiteStore(other) } == .sharedStore)
        }
    }

    @Test func whatHasExpiredIsRemovedBitByBit() async throws {
        try await withFolder { folder in
            let time = StoreTime()
            let path = folder + "/shared.sqlite"
            let store = try SQLiteStore(path, now: time.now)
            for number in 0..<100 {
                let content = ByteBuffer(string: "x")
                _ = try await store.put(content, for: "\(number)", expecting: .any, expiresIn: .seconds(5))
            }
            time.advance(by: .seconds(10))
            for _ in 0..<64 { try await put(store) }
            try store.close()
            let queue = try DatabaseQueue(path: path)
            #expect(try await queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM value") } == 1)
        }
    }

    @Test func aCancelledTaskDoesNotWait() async throws {
        try await withFolder { folder in
            let store = try SQLiteStore(folder + "/shared.sqlite")
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await put(store)
            }
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(try await store.value(for: "a") == nil)
        }
    }

    @Test func messagesShowNoContent() async throws {
        try await withFolder { folder in
            let path = folder + "/shared.sqlite"
            let store = try SQLiteStore(path)
            try store.close()
            do {
                try await put(store, "SECRET")
                Issue.record("a closed database was written to")
            } catch {
                #expect(!"\(error)".contains("SECRET"))
                #expect((error as? FetchError)?.code == .sharedStore)
            }
        }
    }
}
