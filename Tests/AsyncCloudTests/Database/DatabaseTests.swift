import AsyncFetch
import AsyncFetchTesting
import Foundation
import GRDB
import NIOCore
import Testing

@testable import AsyncCloud

@Suite("The database of an account", .timeLimit(.minutes(5)))
struct DatabaseTests {
    private let root = Cloud.Item.remote("/", .folder, id: "root")

    /// A database with some hundred items, and one of them changed on this machine.
    private func fill(_ database: Cloud.Database) async throws {
        let children = (0..<300).map { Cloud.Item.remote(Cloud.Path(unchecked: "/file \($0)"), id: "id \($0)") }
        _ = try await database.mergeList(root, children: children, since: .init(anchor: .max), follows: false)
        let id = try #require(try await database.item(at: "/file 7")?.localID)
        _ = try await database.update(id) {
            $0.localFile = "/vault/7"
            $0.isLocallyModified = true
        }
        try await database.enqueueScans(of: ["/later"])
    }

    @Test func everythingOfAnItemIsKept() async throws {
        try await withDatabase { database, path in
            var item = Cloud.Item.remote("/a", version: "W/x")
            item.eTag = Cloud.ETag("q", isWeak: true)
            item.size = .max
            item.modified = Date(timeIntervalSince1970: 1_600_000_000.5)
            item.contentType = "text/plain"
            item.permissions = Cloud.Item.Permissions(letters: "RDNVW")
            item.isFavorite = true
            item.shareTypes = [0, 3]
            item.ownerID = "ann"
            item.ownerName = "Ann"
            item.checksums = ["SHA1": "eeb2", "MD5": "368e"]
            item.quota = .init(available: nil, used: 5)
            item.privateLink = "https://host/f/5"
            item.isProcessing = true
            try await database.list(root, item)
            let id = try #require(try await database.item(at: "/a")?.localID)
            let remote = item
            let updated = try await database.update(id) {
                $0.activity = [.updating, .downloading]
                $0.localFile = "/v"
                $0.localVersion = Cloud.ETag("w")
                $0.isLocallyModified = true
                $0.remote = Cloud.Item.Remote(remote)
            }
            let stored = try #require(updated)
            database.close()
            let again = try Cloud.Database(at: path)
            #expect(try await again.item(at: "/a") == stored)
            #expect(stored.permissions?.letters == "RWDNV" && stored.remote?.modified == item.modified)
            again.close()
        }
    }

    @Test func aClosedDatabaseFailsAndDoesNotCrash() async throws {
        try await withDatabase { database, _ in
            database.close()
            database.close()
            let error = await #expect(throws: Cloud.Error.self) { try await database.item(at: "/a") }
            #expect(error?.code == .database)
            await #expect(throws: Cloud.Error.self) { try await database.enqueueScans(of: ["/a"]) }
        }
    }

    @Test func callsUnderWayEndWhenTheDatabaseIsClosed() async throws {
        for _ in 0..<20 {
            try await withDatabase { database, _ in
                let calls = (0..<8).map { number in
                    Task { try await database.enqueueScans(of: [Cloud.Path(unchecked: "/\(number)")]) }
                }
                await Task.yield()
                database.close()
                for call in calls {
                    do { try await call.value } catch let error as Cloud.Error { #expect(error.code == .database) }
                }
            }
        }
    }

    @Test func jobsAreServedInTheOrderInWhichTheyWereLastWanted() async throws {
        try await withDatabase { database, path in
            try await database.list(root, .remote("/a", .folder), .remote("/b", .folder), .remote("/c", .folder))
            for folder in ["/b", "/a", "/b", "/c"] as [Cloud.Path] { try await database.enqueueScans(of: [folder]) }
            #expect(try await database.nextScan(excluding: []) == "/a")
            #expect(try await database.nextScan(excluding: ["/a"]) == "/b")
            try await database.list(.remote("/b", .folder))
            #expect(try await database.nextScan(excluding: ["/a"]) == "/c")
            // A job that was stored anew meanwhile stays.
            let old = try await database.start()
            try await database.enqueueScans(of: ["/c"])
            _ = try await database.mergeList(.remote("/c", .folder), children: [], since: old, follows: false)
            database.close()
            let again = try Cloud.Database(at: path)
            #expect(try await again.nextScan(excluding: ["/a"]) == "/c")
            again.close()
        }
    }

    @Test func aQueryOfTheDatabaseFollowsItsChanges() async throws {
        try await withDatabase { database, _ in
            try await database.list(root, .remote("/a"), .remote("/b10"), .remote("/b9"))
            let query = Cloud.LiveQuery(.folder("/").sorted(by: .name), store: database)
            var snapshots = query.makeAsyncIterator()
            let first = try #require(try await snapshots.next())
            #expect(first.items.map(\.name) == ["a", "b9", "b10"])
            try await database.list(
                .remote("/", .folder, id: "root", version: "2"),
                .remote("/a", version: "2"),
                .remote("/b10"),
                .remote("/c")
            )
            let second = try #require(try await snapshots.next())
            #expect(second.items.map(\.name) == ["a", "b10", "c"])
            #expect(second.changes.removed == RangeSet([1..<2]) && second.changes.updated == RangeSet([0..<1]))
            #expect(second.changes.inserted == RangeSet([2..<3]))
            database.close()
            #expect(try await snapshots.next() == nil)
        }
    }

    @Test func aFollowerThatFallsBehindBeginsAgain() async throws {
        try await withDatabase { database, _ in
            let changes = database.queryChanges()
            let children = (0..<30_000).map { Cloud.Item.remote(Cloud.Path(unchecked: "/\($0)"), id: "\($0)") }
            _ = try await database.mergeList(root, children: children, since: .init(anchor: .max), follows: false)
            _ = try await database.mergeList(
                .remote("/", .folder, id: "root", version: "2"),
                children: [],
                since: .init(anchor: .max),
                follows: false
            )
            var iterator = changes.makeAsyncIterator()
            guard case .reload? = try await iterator.next(isolation: nil) else {
                Issue.record("the follower is not told to begin again")
                return
            }
            try await database.list(.remote("/", .folder, id: "root", version: "3"), .remote("/x"))
            guard case .items? = try await iterator.next(isolation: nil) else {
                Issue.record("the follower misses what comes after")
                return
            }
        }
    }

    @Test func aWaitingFollowerIsCancelled() async throws {
        try await withDatabase { database, _ in
            let changes = database.queryChanges()
            let task = Task {
                for try await _ in changes {}
            }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    // MARK: Damage

    /// Each page of the file in turn has nonsense in it.
    @Test func aDamagedPageLosesNoLocalChangeThatCanBeRead() async throws {
        try await withDatabaseFolder { folder in
            let original = folder + "/original.sqlite"
            let database = try Cloud.Database(at: original)
            try await fill(database)
            database.close()
            let bytes = try Data(contentsOf: URL(filePath: original))
            let pages = bytes.count / 4096
            var rebuilt = 0
            var saved = 0
            for page in 0..<pages {
                for offset in [0, 8, 2048] {
                    var damaged = bytes
                    let start = page * 4096 + offset
                    damaged.replaceSubrange(start..<start + 64, with: Data(repeating: 0xA5, count: 64))
                    let path = folder + "/\(page)-\(offset).sqlite"
                    try damaged.write(to: URL(filePath: path))
                    let opened = try Cloud.Database(at: path)
                    _ = try await opened.mergeList(
                        .remote("/", .folder, id: "root", version: "2"),
                        children: [.remote("/file 7", id: "id 7"), .remote("/new")],
                        since: .init(anchor: .max),
                        follows: false
                    )
                    #expect(try await opened.item(at: "/new") != nil)
                    if opened.wasRebuilt { rebuilt += 1 }
                    if try await opened.item(at: "/file 7")?.isLocallyModified == true { saved += 1 }
                    opened.close()
                }
            }
            #expect(rebuilt > pages)
            // The page of the item itself can be the damaged one.
            #expect(saved >= 3 * pages * 3 / 5, "\(saved) of \(3 * pages) with \(rebuilt) new files")
        }
    }

    @Test(arguments: [0, 1, 50, 4095])
    func aFileThatIsNoDatabaseIsSetAside(count: Int) async throws {
        try await withDatabaseFolder { folder in
            let path = folder + "/db.sqlite"
            try Data(repeating: 0x41, count: count).write(to: URL(filePath: path))
            let database = try Cloud.Database(at: path)
            #expect(database.wasRebuilt == (count > 1) || count <= 1)
            try await database.list(root, .remote("/a"))
            #expect(try await database.item(at: "/a") != nil)
            if database.wasRebuilt {
                #expect(FileManager.default.contents(atPath: path + ".corrupt-1")?.count == count)
            }
            database.close()
        }
    }

    /// A process that dies leaves a log that ends anywhere.
    @Test func aLogThatEndsAnywhereIsOpened() async throws {
        try await withDatabaseFolder { folder in
            let path = folder + "/db.sqlite"
            let database = try Cloud.Database(at: path)
            var generator = TestGenerator(seed: 7)
            for round in 1...40 {
                let children = (0..<round).map { Cloud.Item.remote(Cloud.Path(unchecked: "/\($0)"), id: "\($0)") }
                _ = try await database.mergeList(
                    .remote("/", .folder, id: "root", version: "\(round)"),
                    children: children,
                    since: .init(anchor: .max),
                    follows: false
                )
                let copy = folder + "/copy-\(round).sqlite"
                try FileManager.default.copyItem(atPath: path, toPath: copy)
                let log = try Data(contentsOf: URL(filePath: path + "-wal"))
                let end = Int(generator.next() % UInt64(log.count + 1))
                try log.prefix(end).write(to: URL(filePath: copy + "-wal"))
                let opened = try Cloud.Database(at: copy)
                #expect(!opened.wasRebuilt)
                // All of a list, or nothing of it.
                let all = try await opened.all()
                let version = all["/"]?.eTag.flatMap { Int($0.value) } ?? 0
                #expect(all.count == (version == 0 ? 0 : version + 1) && version <= round)
                opened.close()
            }
            database.close()
        }
    }

    @Test func aFileOfALaterVersionIsLeftAlone() async throws {
        try await withDatabase { database, path in
            try await fill(database)
            try await database.write { db in
                try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('v99')")
            }
            database.close()
            // The second time, too: what cannot be opened is not locked.
            for _ in 0..<2 {
                let error = #expect(throws: Cloud.Error.self) { try Cloud.Database(at: path) }
                #expect(error?.code == .database && error?.message.contains("later version") == true)
            }
            #expect(!FileManager.default.fileExists(atPath: path + ".corrupt-1"))
        }
    }

    @Test func aFolderThatIsNotThereIsATypedError() {
        let error = #expect(throws: Cloud.Error.self) { try Cloud.Database(at: "/nowhere/at/all/db.sqlite") }
        #expect(error?.code == .database)
    }

    @Test func aFullDiskLosesNothing() async throws {
        try await withDatabase { database, _ in
            try await fill(database)
            let before = try await database.all()
            try await database.write { db in
                let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
                try db.execute(sql: "PRAGMA max_page_count = \(pages + 2)")
            }
            let children = (0..<5000).map { Cloud.Item.remote(Cloud.Path(unchecked: "/new \($0)"), id: "new \($0)") }
            let error = await #expect(throws: Cloud.Error.self) {
                try await database.mergeList(root, children: children, since: .init(anchor: .max), follows: false)
            }
            #expect(error?.code == .diskFull)
            #expect(try await database.all() == before)
            try await database.write { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
            _ = try await database.mergeList(root, children: children, since: .init(anchor: .max), follows: false)
            #expect(try await database.all().count == 5002)  // with the one that this machine holds
        }
    }

    @Test func aCancelledMergeLeavesNothing() async throws {
        try await withDatabase { database, _ in
            try await fill(database)
            let before = try await database.all()
            let root = root
            let task = Task {
                try await Task.sleep(for: .seconds(1000))
            }
            task.cancel()
            let merge = Task {
                _ = try? await task.value
                withUnsafeCurrentTask { $0?.cancel() }
                return try await database.mergeList(root, children: [], since: .init(anchor: .max), follows: false)
            }
            await #expect(throws: CancellationError.self) { try await merge.value }
            #expect(try await database.all() == before)
        }
    }

    // MARK: Pictures and transfers

    @Test func aPictureIsThatOfItsVersion() async throws {
        try await withDatabase { database, _ in
            let item = Cloud.Item.remote("/a")
            let picture = Cloud.Thumbnail(bytes: ByteBuffer(string: "png"), contentType: "image/png")
            try await database.store(picture, of: item, width: 8, height: 8)
            #expect(try await database.thumbnail(of: item, width: 8, height: 8) == picture)
            #expect(try await database.thumbnail(of: item, width: 9, height: 8) == nil)
            #expect(try await database.thumbnail(of: .remote("/a", version: "2"), width: 8, height: 8) == nil)
        }
    }

    @Test func aPictureIsShownWhenItsUseCannotBeNoted() async throws {
        try await withDatabase { database, _ in
            let item = Cloud.Item.remote("/a")
            let picture = Cloud.Thumbnail(bytes: ByteBuffer(string: "png"), contentType: "image/png")
            try await database.store(picture, of: item, width: 8, height: 8)
            let refusal = "CREATE TRIGGER noUse BEFORE UPDATE ON thumbnails BEGIN SELECT RAISE(FAIL, 'no space'); END"
            try await database.write { try $0.execute(sql: refusal) }
            #expect(try await database.thumbnail(of: item, width: 8, height: 8) == picture)
        }
    }

    @Test func picturesMakeRoom() async throws {
        try await withDatabase { database, _ in
            let bytes = ByteBuffer(repeating: 0, count: 4 << 20)
            for number in 0..<20 {
                let item = Cloud.Item.remote("/a", id: "\(number)")
                try await database.store(.init(bytes: bytes, contentType: "image/png"), of: item, width: 8, height: 8)
            }
            let first = Cloud.Item.remote("/a", id: "0")
            let last = Cloud.Item.remote("/a", id: "19")
            #expect(try await database.thumbnail(of: first, width: 8, height: 8) == nil)
            #expect(try await database.thumbnail(of: last, width: 8, height: 8) != nil)
        }
    }

    @Test func transfersAreKeptUntilTheyEnd() async throws {
        try await withDatabase { database, path in
            let id = Cloud.Item.LocalID(rawValue: "x")
            try await database.storeTransfer([1, 2], id: "t", of: id)
            try await database.storeTransfer([3], id: "t", of: id)
            database.close()
            let again = try Cloud.Database(at: path)
            #expect(try await again.transfers(of: id) == ["t": [3]])
            try await again.removeTransfer(id: "t")
            #expect(try await again.transfers(of: id).isEmpty)
            again.close()
        }
    }
}
