import Foundation
import GRDB
import Testing

@testable import AsyncCloud

@Suite("A damaged database", .timeLimit(.minutes(2)))
struct RebuildTests {
    private let root = Cloud.Item.remote("/", .folder, id: "root")

    /// Makes a database with an account and a local change, and damages a page of its transfers.
    private func damaged(in folder: String, _ body: (String) async throws -> Void) async throws {
        let path = folder + "/db.sqlite"
        let database = try Cloud.Database(at: path)
        _ = try await database.claim("host alice")
        try await database.list(root, .remote("/a"))
        let id = try #require(try await database.item(at: "/a")?.localID)
        _ = try await database.update(id) {
            $0.localFile = "/v"
            $0.isLocallyModified = true
        }
        try await fillLastPages(database, id)
        database.close()
        try spoil(path)
        try await body(path)
    }

    /// Fills the last pages of the file with states of transfers.
    private func fillLastPages(_ database: Cloud.Database, _ id: Cloud.Item.LocalID) async throws {
        for number in 0..<400 {
            try await database.storeTransfer(Array(repeating: 0x78, count: 200), id: "\(number)", of: id)
        }
    }

    private func spoil(_ path: String) throws {
        var bytes = try Data(contentsOf: URL(filePath: path))
        let page = bytes.count / 4096 - 1
        bytes.replaceSubrange(page * 4096..<page * 4096 + 64, with: Data(repeating: 0xA5, count: 64))
        try bytes.write(to: URL(filePath: path))
    }

    @Test func aRebuiltDatabaseKeepsItsAccountAndTheLocalChanges() async throws {
        try await withDatabaseFolder { folder in
            try await damaged(in: folder) { path in
                let database = try Cloud.Database(at: path)
                #expect(database.wasRebuilt)
                #expect(try await database.claim("host bob") == "host alice")
                #expect(try await database.item(at: "/a")?.isLocallyModified == true)
                database.close()
            }
        }
    }

    /// Of two that have a damaged file open, one would replace it, and what the other one writes would be lost.
    @Test func aDatabaseIsOpenOnceAtATime() async throws {
        try await withDatabaseFolder { folder in
            try await damaged(in: folder) { path in
                let database = try Cloud.Database(at: path)
                for _ in 0..<2 {
                    let error = #expect(throws: Cloud.Error.self) { try Cloud.Database(at: path) }
                    #expect(error?.code == .database && error?.message.contains("open already") == true)
                }
                // Also while it is damaged once more.
                await findDamage(database)
                #expect(throws: Cloud.Error.self) { try Cloud.Database(at: path) }
                try await database.list(root, .remote("/b"))
                database.close()
                let next = try Cloud.Database(at: path)
                #expect(try await next.item(at: "/b") != nil)
                #expect(!FileManager.default.fileExists(atPath: path + ".new"))
                next.close()
            }
        }
    }

    /// Who could open the file before the last call has ended would replace it, and the call would be lost.
    @Test func aClosedDatabaseIsLockedUntilItsLastCallHasEnded() async throws {
        try await withDatabaseFolder { folder in
            let path = folder + "/db.sqlite"
            let database = try Cloud.Database(at: path)
            try await database.write { _ in
                database.close()
                let error = #expect(throws: Cloud.Error.self) { try Cloud.Database(at: path) }
                #expect(error?.code == .database && error?.message.contains("open already") == true)
            }
            try Cloud.Database(at: path).close()
        }
    }

    /// What a process has done of a replacement when it dies: nothing but the new file, or the old one renamed, with or
    /// without its log.
    @Test(arguments: [["path"], ["path", "path-wal"]])
    func aProcessThatDiesWhileRebuildingLosesNoLocalChange(renamed: [String]) async throws {
        try await withDatabaseFolder { folder in
            let path = folder + "/db.sqlite"
            let database = try Cloud.Database(at: path)
            try await database.list(root, .remote("/a"))
            let id = try #require(try await database.item(at: "/a")?.localID)
            _ = try await database.update(id) { $0.isLocallyModified = true }
            database.close()
            let files = FileManager.default
            try files.copyItem(atPath: path, toPath: path + ".new")
            try Data("the log".utf8).write(to: URL(filePath: path + "-wal"))
            for name in renamed {
                let old = name.replacing("path", with: path)
                try files.moveItem(atPath: old, toPath: old.replacing(path, with: path + ".corrupt-1"))
            }
            let opened = try Cloud.Database(at: path)
            #expect(try await opened.item(at: "/a")?.isLocallyModified == true)
            #expect(!files.fileExists(atPath: path + ".new") && files.fileExists(atPath: path + ".corrupt-1-wal"))
            opened.close()
        }
    }

    /// A call that finds damage while the database is open.
    private func findDamage(_ database: Cloud.Database) async {
        let error = await #expect(throws: Cloud.Error.self) {
            try await database.read { _ in throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
        }
        // The new file seems to be damaged, too: nobody tries for ever.
        #expect(error?.code == .database)
        #expect(database.wasRebuilt)
    }

    @Test func aDatabaseThatIsRebuiltWhileItIsOpenKeepsAnAccountThatCannotBeRead() async throws {
        try await withDatabase { database, _ in
            #expect(try await database.claim("host alice") == "host alice")
            try await database.list(root, .remote("/a"))
            try await database.write { try $0.execute(sql: "DELETE FROM texts") }
            await findDamage(database)
            #expect(try await database.item(at: "/a") == nil)
            #expect(try await database.claim("host bob") == "host alice")
        }
    }

    @Test func aFollowerLearnsThatTheDatabaseIsRebuilt() async throws {
        try await withDatabase { database, _ in
            let changes = database.queryChanges()
            try await database.list(root, .remote("/a"))
            await findDamage(database)
            try await database.list(root, .remote("/b"))
            var iterator = changes.makeAsyncIterator()
            guard case .rebuilt? = try await iterator.next(isolation: nil) else {
                Issue.record("the follower takes the new file for the old one")
                return
            }
            let anchor = try await database.list(root, .remote("/c")).anchor
            guard case .items(anchor, _)? = try await iterator.next(isolation: nil) else {
                Issue.record("the follower misses what comes after")
                return
            }
        }
    }

    /// The jobs of the new file have the numbers that those of the former one had.
    @Test func aListThatBeganBeforeARebuildEndsNoJob() async throws {
        try await withDatabase { database, _ in
            let folder = Cloud.Item.remote("/a", .folder)
            try await database.follow(root, folder)
            for _ in 0..<3 { try await database.enqueueScans(of: ["/a"]) }
            let old = try await database.start()
            await findDamage(database)
            try await database.follow(root, folder)
            let merge = try await database.mergeList(folder, children: [.remote("/a/old")], since: old, follows: true)
            #expect(merge.isOutdated)
            #expect(try await database.jobs() == ["/a"])
            #expect(try await database.item(at: "/a/old") == nil)
            try await database.follow(folder, .remote("/a/new"))
            #expect(try await database.jobs().isEmpty)
            #expect(try await database.item(at: "/a/new") != nil)
        }
    }

    @Test func aSavedFolderIsReadAgain() async throws {
        try await withDatabaseFolder { folder in
            let path = folder + "/db.sqlite"
            let database = try Cloud.Database(at: path)
            try await database.list(root, .remote("/f", .folder))
            try await database.list(.remote("/f", .folder), .remote("/f/in"))
            let id = try #require(try await database.item(at: "/f")?.localID)
            _ = try await database.update(id) { $0.activity = .updating }
            try await fillLastPages(database, id)
            database.close()
            try spoil(path)
            let rebuilt = try Cloud.Database(at: path)
            #expect(rebuilt.wasRebuilt)
            #expect(try await rebuilt.item(at: "/f")?.localID == id)
            #expect(try await rebuilt.item(at: "/f")?.eTag == nil)
            rebuilt.close()
        }
    }

    @Test func anUnfinishedNewFileIsDropped() async throws {
        try await withDatabaseFolder { folder in
            try await damaged(in: folder) { path in
                try Data("half".utf8).write(to: URL(filePath: path + ".new"))
                let database = try Cloud.Database(at: path)
                #expect(database.wasRebuilt)
                #expect(try await database.item(at: "/a")?.isLocallyModified == true)
                #expect(!FileManager.default.fileExists(atPath: path + ".new"))
                database.close()
            }
        }
    }

    @Test func anchorsNeverRepeat() async throws {
        try await withDatabaseFolder { folder in
            let path = folder + "/db.sqlite"
            var last: Int64 = 0
            for _ in 0..<3 {
                let database = try Cloud.Database(at: path)
                try await database.list(root, .remote("/a"))
                let anchor = try await database.anchor()
                #expect(anchor > last)
                last = anchor
                database.close()
                try Data(repeating: 0x41, count: 5000).write(to: URL(filePath: path))
            }
        }
    }

    @Test(arguments: [Int64.max, Int64.max - 1, -1, Int64.min])
    func aCounterThatCannotBeIsDamage(value: Int64) async throws {
        try await withDatabaseFolder { folder in
            let path = folder + "/db.sqlite"
            let database = try Cloud.Database(at: path)
            database.close()
            let queue = try DatabaseQueue(path: path)
            try await queue.write { try $0.execute(sql: "UPDATE counters SET value = \(value)") }
            try queue.close()
            let opened = try Cloud.Database(at: path)
            try await opened.list(root, .remote("/a"))
            #expect(opened.wasRebuilt)
            // That list was asked for before the new file came.
            try await opened.list(root, .remote("/a"))
            #expect(try await opened.item(at: "/a") != nil)
            opened.close()
        }
    }
}
