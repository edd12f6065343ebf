import GRDB
import GRDBSQLite
import Testing

@testable import AsyncCloud

@Suite("Live queries of a database", .timeLimit(.minutes(5)))
struct DatabaseQueryTests {
    private func root(_ version: String) -> Cloud.Item { .remote("/", .folder, id: "root", version: version) }

    /// A chain of conditions that `/a` fulfils, longer than SQLite takes it.
    @Test(arguments: [1_200, 100_000]) func aChainOfConditionsFindsItsItems(length: Int) async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/a"))
            var chain = Cloud.Condition.name(.equals("a"))
            for number in 0..<length { chain = chain || .name(.equals("b\(number)")) }
            var snapshots = database.query(.matching(chain)).makeAsyncIterator()
            #expect(try await snapshots.next()?.items.map(\.path) == ["/a"])
            try await database.list(root("2"), .remote("/a"), .remote("/b1"), .remote("/c"))
            #expect(try await snapshots.next()?.items.map(\.path) == ["/a", "/b1"])
            if length < 10_000 {
                #expect(try await database.contents(of: .matching(chain)).items.count == 2)
            }
        }
    }

    /// The statements of conditions are not kept: there are as many as there are conditions.
    @Test func aConditionLeavesNoStatement() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/a"))
            func statements() async throws -> Int {
                try await database.read { db in
                    var (count, next) = (0, sqlite3_next_stmt(db.sqliteConnection, nil))
                    while let statement = next {
                        count += 1
                        next = sqlite3_next_stmt(db.sqliteConnection, statement)
                    }
                    return count
                }
            }
            func find(_ count: Int) async throws {
                let condition = Cloud.Condition.any(
                    (0..<count).map { .name(.equals("b\($0)")) } + [.name(.equals("a"))]
                )
                #expect(try await database.contents(of: .matching(condition)).items.count == 1)
            }
            try await find(1)
            let before = try await statements()
            for count in 2..<40 { try await find(count) }
            #expect(try await statements() < before + 10)
        }
    }

    @Test func anItemFromElsewhereIsThatOfTheDatabase() async throws {
        try await withDatabase { database, _ in
            var unnamed = Cloud.Item("/b", .file)
            unnamed.eTag = Cloud.ETag("1")
            let loaded = [Cloud.Item.remote("/a"), unnamed, .remote("/elsewhere")]
            try await database.list(root("1"), .remote("/a"), unnamed)
            let query = Cloud.Query.custom(load: { loaded }, accepts: { $0.name.utf8.count == 1 })
            var snapshots = database.query(query.filtered(where: { !$0.isFolder })).makeAsyncIterator()
            #expect(try await snapshots.next()?.items.map(\.name) == ["a", "b", "elsewhere"])
            var other = unnamed
            other.eTag = Cloud.ETag("2")
            try await database.list(root("2"), .remote("/a", version: "2"), other)
            let second = try #require(try await snapshots.next())
            #expect(second.items.map(\.name) == ["a", "b", "elsewhere"])
            #expect(second.items.prefix(2).allSatisfy { $0.eTag == Cloud.ETag("2") && $0.localID != nil })
            try await database.list(root("3"), .remote("/c", id: "id-/a", version: "2"))
            #expect(try await snapshots.next()?.items.map(\.name) == ["c", "elsewhere"])
            try await database.list(root("4"))
            #expect(try await snapshots.next()?.items.map(\.name) == ["elsewhere"])
        }
    }

    @Test func anItemFromElsewhereGoesWithTheFirstChange() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/a"))
            let query = Cloud.Query.custom(load: { [.remote("/a")] }, accepts: { $0.name == "a" })
            var snapshots = database.query(query).makeAsyncIterator()
            #expect(try await snapshots.next()?.items.count == 1)
            try await database.list(root("2"))
            #expect(try await snapshots.next()?.items.isEmpty == true)
        }
    }

    @Test func aTargetWhosePlaceAnotherOneHasIsNotGone() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/a", id: "A"))
            let id = try #require(try await database.item(at: "/a")?.localID)
            _ = try await database.update(id) { $0.isLocallyModified = true }
            try await database.list(root("2"), .remote("/a", id: "B"))
            _ = try await database.update(id) { $0.isLocallyModified = false }
            var snapshots = database.query(.item("/a")).makeAsyncIterator()
            #expect(try await snapshots.next()?.items.count == 2)
            try await database.list(root("3"), .remote("/a", id: "B"))
            let second = try #require(try await snapshots.next())
            #expect(second.state == .idle && second.items.map(\.fileID) == ["B"])
            try await database.list(root("4"))
            let third = try #require(try await snapshots.next())
            #expect(third.state == .targetRemoved && third.items.isEmpty)
        }
    }

    @Test func changesBeforeTheAnchorAreNone() async throws {
        try await withDatabase { database, _ in
            let anchor = try await database.list(root("1"), .remote("/a")).anchor
            var snapshots = database.query(.changes(since: anchor + 1)).makeAsyncIterator()
            #expect(try await snapshots.next()?.items.isEmpty == true)
            try await database.list(root("2"), .remote("/a"), .remote("/b"))
            try await database.list(root("3"), .remote("/a"), .remote("/b"), .remote("/c"))
            let expected = try await database.contents(of: .changes(since: anchor + 1)).items.map(\.path)
            #expect(Set(expected) == ["/", "/c"])
            let second = try #require(try await snapshots.next())
            #expect(Set(second.items.map(\.path)) == Set(expected))
        }
    }
}
