import GRDB
import Testing

@testable import AsyncCloud

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct ConditionTests {
    /// 100,000 pairs: each of 1,000 conditions with 100 of 5,000 items.
    @Test(.timeLimit(.minutes(5))) func aConditionMeansTheSameInSQLAndInMemory() throws {
        var source = RandomItems(seed: 20)
        var items: [Cloud.Item] = []
        for _ in 0..<5_000 { try items.append(source.item()) }
        try Self.database(of: items).read { database in
            for _ in 0..<1_000 {
                let condition = try source.condition()
                let start = source.number(below: items.count - 100)
                let range = start..<start + 100
                let expected = range.filter { condition.matches(items[$0]) }
                let found = try Self.rows(database, range, condition)
                #expect(found == expected, "\(condition)")
            }
        }
    }

    @Test(arguments: [
        ("%", ["a%b"]), ("_", ["a_b"]), ("\\", ["a\\b"]), ("a%", ["a%b"]), ("a_b", ["a_b"]),
        ("", ["axb", "a%b", "a_b", "a\\b"]),
    ])
    func noCharacterIsAWildcard(pattern: String, names: [String]) throws {
        let items = try ["axb", "a%b", "a_b", "a\\b"].map { Cloud.Item(try Cloud.Path(validating: $0), .file) }
        let condition = Cloud.Condition.name(.contains(pattern))
        #expect(items.filter { condition.matches($0) }.map(\.name) == names)
        let found = try Self.database(of: items).read { try Self.rows($0, items.indices, condition) }
        #expect(found.map { items[$0].name } == names)
    }

    @Test(arguments: ["\u{E9}t\u{E9}", "e\u{301}te\u{301}", "\u{C9}T\u{C9}"])
    func caseAndCompositionOfCharactersDoNotMatter(pattern: String) {
        let item = Cloud.Item("/Un \u{E9}te\u{301}.jpg", .file)
        #expect(Cloud.Condition.name(.contains(pattern)).matches(item))
        #expect(Cloud.Condition.name(.hasPrefix("UN \(pattern)")).matches(item))
        #expect(Cloud.Condition.name(.equals("un \(pattern).JPG")).matches(item))
        #expect(!Cloud.Condition.name(.exactly("un \(pattern).JPG")).matches(item))
        #expect(!Cloud.Condition.name(.contains("ete")).matches(item))
    }

    @Test func aTestOfAMissingValueIsNotFulfilledAndItsOppositeIs() throws {
        let items = [Cloud.Item("/a", .file)]
        let tests: [Cloud.Condition] = [
            .size(.less, 5), .size(.greater, 5), .modified(.equal, Date(timeIntervalSince1970: 0)),
            .contentType(.contains("")), .ownerName(.exactly("")),
        ]
        let database = try Self.database(of: items)
        for test in tests {
            #expect(!test.matches(items[0]))
            #expect((!test).matches(items[0]))
            #expect(try database.read { try Self.rows($0, 0..<1, test) } == [])
            #expect(try database.read { try Self.rows($0, 0..<1, !test) } == [0])
        }
    }

    @Test func thousandsOfConditionsFitInOneExpression() throws {
        let items = [Cloud.Item("/a", .file)]
        let conditions = (0..<10_000).map { Cloud.Condition.size(.equal, Int64($0)) }
        let found = try Self.database(of: items).read { try Self.rows($0, 0..<1, !.any(conditions)) }
        #expect(found == [0])
    }

    @Test func aFolderIsNotWithinItselfNorIsItsNeighbour() throws {
        let paths = ["/a", "/a/b", "/a/b/c", "/a0", "/a.b", "/A/b", "/a b/c"]
        let items = try paths.map { Cloud.Item(try Cloud.Path(validating: $0), .file) }
        let database = try Self.database(of: items)
        #expect(try database.read { try Self.rows($0, items.indices, .within("/a")) } == [1, 2])
        #expect(try database.read { try Self.rows($0, items.indices, .within(.root)) } == Array(items.indices))
    }

    // MARK: A table of items

    /// Returns a database with the columns that conditions use; the id of a row is the index of its item.
    private static func database(of items: [Cloud.Item]) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.prepareDatabase { $0.add(function: Cloud.Condition.textFunction) }
        let queue = try DatabaseQueue(configuration: configuration)
        try queue.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE item (
                        id INTEGER PRIMARY KEY, path TEXT NOT NULL, name TEXT NOT NULL, kind INTEGER NOT NULL,
                        size INTEGER, modified REAL, contentType TEXT, ownerID TEXT, ownerName TEXT, fileID TEXT,
                        isFavorite INTEGER NOT NULL
                    )
                    """
            )
            for (index, item) in items.enumerated() {
                try database.execute(
                    sql: "INSERT INTO item VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    arguments: [
                        index, item.path.string, item.name, item.kind.rawValue, item.size,
                        item.modified?.timeIntervalSince1970, item.contentType, item.ownerID, item.ownerName,
                        item.fileID,
                        item.isFavorite,
                    ]
                )
            }
        }
        return queue
    }

    private static func rows(_ database: Database, _ range: Range<Int>, _ condition: Cloud.Condition) throws -> [Int] {
        let sql = condition.sql
        return try Int.fetchAll(
            database,
            sql: "SELECT id FROM item WHERE id >= ? AND id < ? AND (\(sql.expression)) ORDER BY id",
            arguments: StatementArguments(
                [range.lowerBound.databaseValue, range.upperBound.databaseValue] + sql.arguments
            )
        )
    }
}
