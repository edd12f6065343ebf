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
