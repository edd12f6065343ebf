import Testing

@testable import AsyncCloud

/// Folders that this machine holds, or in which it holds something, while the server moves, replaces and removes them.
@Suite("Folders that this machine holds", .timeLimit(.minutes(2)))
struct HeldFoldersTests {
    private func root(_ version: String) -> Cloud.Item { .remote("/", .folder, id: "root", version: version) }

    private func paths(_ database: Cloud.Database) async throws -> [String] {
        try await database.contents(of: .changes(since: -1)).items.map(\.path.string).sorted()
    }

    @Test func aFileThatTakesTheNameOfAHeldOneIsFoundOnce() async throws {
        try await withDatabase { database, _ in
            let (x, a) = (Cloud.Item.remote("/x", id: "S"), Cloud.Item.remote("/a", id: "S"))
            try await database.list(root("1"), x)
            try await database.list(root("1"), x, a)
            try await database.list(root("1"), x, a, .remote("/d", id: "Z"))
            try await database.hold("/d")
            try await database.list(root("2"), a, .remote("/d", id: "S"))
            let before = try await database.contents(of: .changes(since: -1)).items
            #expect(before.map(\.path.string).sorted() == ["/", "/a", "/d", "/d"])
            for _ in 0..<3 {
                let merge = try await database.list(root("2"), a, .remote("/d", id: "S"))
                #expect(!merge.isUncertain)
            }
            #expect(try await database.jobs().isEmpty)
            #expect(try await database.contents(of: .changes(since: -1)).items == before)
        }
    }

    @Test func aHeldFolderThatComesBackIsRead() async throws {
        try await withDatabase { database, _ in
            try await database.follow(root("1"), .remote("/a", .folder, id: "A"), .remote("/b", .folder, id: "B"))
            try await database.follow(.remote("/a", .folder, id: "A"), .remote("/a/x"))
            try await database.follow(.remote("/b", .folder, id: "B"))
            try await database.hold("/a")
            try await database.follow(root("2"), .remote("/b", .folder, id: "B"))
            #expect(try await paths(database) == ["/", "/a", "/b"])
            #expect(try await database.jobs().isEmpty)
            // It was moved, and its own version is what it was.
            try await database.follow(.remote("/b", .folder, id: "B", version: "2"), .remote("/b/a", .folder, id: "A"))
            #expect(try await database.jobs().contains("/b/a"))
        }
    }

    @Test func anOldListDoesNotRemoveAHeldFolder() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"))
            let old = try await database.start()
            try await database.list(root("2"), .remote("/n", .folder))
            try await database.list(.remote("/n", .folder), .remote("/n/x"))
            try await database.hold("/n")
            let merge = try await database.mergeList(root("1"), children: [], since: old, follows: true)
            #expect(merge.isOutdated)
            #expect(try await paths(database) == ["/", "/n", "/n/x"])
            #expect(try await database.jobs() == ["/"])
        }
    }

    @Test func whatWasHeldInAFolderThatIsAFileNowIsRemoved() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/c", .folder, id: "C"))
            try await database.list(.remote("/c", .folder, id: "C"), .remote("/c/a"))
            try await database.hold("/c/a")
            try await database.list(root("2"), .remote("/c", id: "F"))
            #expect(try await paths(database) == ["/", "/c", "/c/a"])
            try await database.hold("/c/a", [])
            #expect(try await paths(database) == ["/", "/c"])
        }
    }

    @Test func aHeldFolderThatMovesTakesNothingOfTheOneInItsPlace() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/c", .folder, id: "2"))
            try await database.list(.remote("/c", .folder, id: "2"))
            try await database.hold("/c")
            try await database.list(root("2"), .remote("/c", .folder, id: "4"))
            try await database.list(.remote("/c", .folder, id: "4"), .remote("/c/d"))
            try await database.list(root("3"), .remote("/c", .folder, id: "4"), .remote("/d", .folder, id: "2"))
            #expect(try await paths(database) == ["/", "/c", "/c/d", "/d"])
            #expect(try await Set(database.jobs()) == ["/c", "/d"])
        }
    }

    @Test func aHeldFolderBesideTheOneThatIsReadIsNoReasonToReadItAgain() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/c", .folder, id: "2"))
            try await database.list(.remote("/c", .folder, id: "2"))
            try await database.hold("/c")
            try await database.list(root("2"), .remote("/c", .folder, id: "4"))
            for version in ["2", "3"] {
                try await database.list(.remote("/c", .folder, id: "4", version: version), .remote("/c/d"))
                #expect(try await database.jobs().isEmpty)
            }
            #expect(try await paths(database) == ["/", "/c", "/c", "/c/d"])
        }
    }
}
