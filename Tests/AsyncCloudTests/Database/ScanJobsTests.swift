import Synchronization
import Testing

@testable import AsyncCloud

@Suite("Folders that are still to be read", .timeLimit(.minutes(2)))
struct ScanJobsTests {
    private func root(_ version: String) -> Cloud.Item { .remote("/", .folder, id: "root", version: version) }

    private func paths(_ database: Cloud.Database) async throws -> [String] {
        try await database.all().keys.map(\.string).sorted()
    }

    @Test func aFolderToBeReadGoesWithTheFolderAboveIt() async throws {
        try await withDatabase { database, _ in
            try await database.follow(root("1"), .remote("/a", .folder, id: "A"))
            try await database.follow(.remote("/a", .folder, id: "A"), .remote("/a/d", .folder, id: "D"))
            #expect(try await database.jobs() == ["/a/d"])
            try await database.follow(root("2"), .remote("/b", .folder, id: "A"))
            #expect(try await database.jobs() == ["/b/d"])
            try await database.follow(.remote("/b/d", .folder, id: "D"), .remote("/b/d/x"))
            #expect(try await database.jobs().isEmpty)
        }
    }

    @Test func twoFoldersThatChangeTheirNamesKeepTheirJobs() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/a", .folder, id: "A"), .remote("/b", .folder, id: "B"))
            try await database.list(.remote("/a", .folder, id: "A"), .remote("/a/in", .folder, id: "I"))
            try await database.list(.remote("/b", .folder, id: "B"), .remote("/b/in", .folder, id: "J"))
            try await database.enqueueScans(of: ["/b/in", "/a"])
            try await database.list(root("2"), .remote("/a", .folder, id: "B"), .remote("/b", .folder, id: "A"))
            #expect(try await database.jobs() == ["/a/in", "/b"])
        }
    }

    @Test func aFolderThatIsGoneIsNotRead() async throws {
        try await withDatabase { database, _ in
            try await database.follow(root("1"), .remote("/a", .folder))
            try await database.follow(.remote("/a", .folder), .remote("/a/d", .folder))
            try await database.follow(root("2"))
            #expect(try await database.jobs().isEmpty)
        }
    }

    @Test func inPlaceOfAFolderThatNobodyKnowsTheNextOneAboveIsRead() async throws {
        try await withDatabase { database, _ in
            try await database.enqueueScans(of: ["/", "/a"])
            #expect(try await database.jobs().isEmpty)
            try await database.list(root("1"), .remote("/a", .folder), .remote("/file"))
            try await database.enqueueScans(of: ["/file/x", "/a/b/c"])
            #expect(try await database.jobs() == ["/", "/a"])
        }
    }

    @Test func aFolderToBeReadHasNoVersion() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"))
            #expect(try await database.item(at: "/")?.eTag == Cloud.ETag("1"))
            try await database.enqueueScans(of: ["/"])
            #expect(try await database.item(at: "/")?.eTag == nil)
            try await database.list(root("1"))
            #expect(try await database.item(at: "/")?.eTag == Cloud.ETag("1"))
        }
    }

    @Test func theSearchForTheNextFolderGoesOnFromANumber() async throws {
        try await withDatabase { database, _ in
            try await database.follow(root("1"), .remote("/a", .folder), .remote("/b", .folder), .remote("/c", .folder))
            let first = try #require(try await database.nextScan(from: 0, excluding: []))
            let second = try #require(try await database.nextScan(from: first.number, excluding: [first.folder]))
            #expect([first.folder, second.folder] == ["/a", "/b"] && second.number > first.number)
            #expect(try await database.nextScan(from: second.number, excluding: [])?.folder == "/b")
            #expect(try await database.nextScan(from: second.number, excluding: ["/b"])?.folder == "/c")
            // A job that is stored anew comes after all.
            try await database.enqueueScans(of: ["/a"])
            #expect(try await database.nextScan(from: second.number, excluding: ["/b", "/c"])?.folder == "/a")
            #expect(try await database.nextScan(from: .max, excluding: []) == nil)
        }
    }

    // MARK: Folders that an item was taken from

    @Test func aFolderThatIsMovedByTheListThatTakesAnItemFromItIsReadAgain() async throws {
        try await withDatabase { database, _ in
            try await database.follow(root("1"), .remote("/c", .folder, id: "C"))
            try await database.follow(.remote("/c", .folder, id: "C"), .remote("/c/d", id: "X"))
            #expect(try await database.jobs().isEmpty)
            try await database.follow(root("2"), .remote("/c", id: "X"), .remote("/b", .folder, id: "C"))
            #expect(try await database.jobs() == ["/b"])
            try await database.follow(.remote("/b", .folder, id: "C"), .remote("/b/d", id: "X"))
            #expect(try await paths(database) == ["/", "/b", "/b/d", "/c"])
        }
    }

    @Test func aFolderThatIsMovedAfterAnItemWasTakenFromItIsReadAgain() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/f", .folder, id: "F"), .remote("/g", .folder, id: "G"))
            try await database.list(.remote("/f", .folder, id: "F"))
            try await database.list(.remote("/g", .folder, id: "G"), .remote("/g/x", id: "X"))
            try await database.follow(.remote("/f", .folder, id: "F", version: "2"), .remote("/f/x", id: "X"))
            #expect(try await database.jobs() == ["/g"])
            try await database.follow(
                root("2"),
                .remote("/f", .folder, id: "F", version: "2"),
                .remote("/h", .folder, id: "G")
            )
            #expect(try await database.jobs() == ["/h"])
        }
    }

    // MARK: Removed items

    @Test(arguments: [true, false])
    func aRemovedItemIsKeptForLongerWhileItCanBeInAFolderThatIsToBeRead(isComplete: Bool) async throws {
        try await withDatabaseFolder { folder in
            let time = Mutex<Int64>(1_000_000)
            let database = try Cloud.Database(at: folder + "/db.sqlite") { time.withLock { $0 } }
            defer { database.close() }
            try await database.list(root("1"), .remote("/Mount", .folder, id: "M"))
            let id = try #require(try await database.item(at: "/Mount")?.localID)
            // It is renamed, and refused under its new name.
            var refused = Cloud.Item("/Mount2", .file)
            refused.isUndescribed = true
            if isComplete { try await database.list(root("2")) } else { try await database.list(root("2"), refused) }
            #expect(try await database.item(at: "/Mount") == nil)
            time.withLock { $0 += 2 * 86_400 }
            try await database.vacuum()
            try await database.list(root("3"), .remote("/Mount2", .folder, id: "M"))
            #expect(try await (database.item(at: "/Mount2")?.localID == id) == !isComplete)
        }
    }
}
