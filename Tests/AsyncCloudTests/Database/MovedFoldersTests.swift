import Testing

@testable import AsyncCloud

@Suite("Folders that take the place of others", .timeLimit(.minutes(2)))
struct MovedFoldersTests {
    private func root(_ version: String) -> Cloud.Item { .remote("/", .folder, id: "root", version: version) }

    /// A folder that was just moved is moved once more, to the place of the one that it was in.
    @Test func aFolderThatTakesThePlaceOfItsParentKeepsItsIdentity() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/a", .folder, id: "A"), .remote("/b", .folder, id: "B"))
            try await database.list(.remote("/a", .folder, id: "A"), .remote("/a/d", .folder, id: "I"))
            let id = try #require(try await database.item(at: "/a/d")?.localID)
            try await database.list(.remote("/b", .folder, id: "B"), .remote("/b/d", .folder, id: "I"))
            #expect(try await database.item(at: "/b/d")?.localID == id)
            try await database.list(.remote("/b", .folder, id: "I"))
            #expect(try await database.item(at: "/b")?.localID == id)
            #expect(try await database.item(at: "/b/d") == nil)
        }
    }

    /// A file leaves a folder that is moved by the same list, while it is not known yet whether it is where it was before.
    @Test func aFileKeepsItsIdentityWhenItsFormerFolderMovesWithTheSameList() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/d", .folder, id: "D"))
            try await database.list(.remote("/d", .folder, id: "D"), .remote("/d/b", .folder, id: "B"))
            try await database.list(.remote("/d/b", .folder, id: "B"), .remote("/d/b/c", id: "X"))
            let id = try #require(try await database.item(at: "/d/b/c")?.localID)
            try await database.list(
                .remote("/d", .folder, id: "D", version: "2"),
                .remote("/d/d", .folder, id: "B"),
                .remote("/d/b", .folder, id: "E")
            )
            try await database.list(root("2"), .remote("/c", id: "X"), .remote("/b", .folder, id: "D", version: "2"))
            try await database.list(.remote("/b/d", .folder, id: "B"))
            #expect(try await database.item(at: "/c")?.localID == id)
            #expect(try await database.item(at: "/b/d/c") == nil)
        }
    }

    @Test func twoPlacesThatListsHaveConfirmedKeepTheirIdentities() async throws {
        try await withDatabase { database, _ in
            let (f, g) = (Cloud.Item.remote("/f", .folder), Cloud.Item.remote("/g", .folder))
            try await database.list(root("1"), f, g)
            try await database.list(g, .remote("/g/x", id: "X"))
            for _ in 0..<2 {
                try await database.list(f, .remote("/f/x", id: "X"))
                try await database.list(g, .remote("/g/x", id: "X"))
            }
            let id = try await database.item(at: "/g/x")?.localID
            try await database.list(.remote("/f", .folder, version: "2"))
            #expect(try await database.item(at: "/f/x") == nil)
            #expect(try await database.item(at: "/g/x")?.localID == id)
        }
    }

    @Test(arguments: ["root", "F"])
    func aFolderInItselfIsAnotherOne(id: String) async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/doc"), .remote("/f", .folder, id: "F"))
            let before = try await database.all()
            try await database.list(.remote("/f", .folder, id: "F"), .remote("/f/loop", .folder, id: id))
            let after = try await database.all()
            #expect(Set(after.keys) == ["/", "/doc", "/f", "/f/loop"])
            for path in ["/", "/doc", "/f"] as [Cloud.Path] {
                #expect(after[path]?.localID == before[path]?.localID)
            }
        }
    }
}
