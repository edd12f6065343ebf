import Testing

@testable import AsyncCloud

@Suite("Items that this machine holds", .timeLimit(.minutes(2)))
struct HeldItemsTests {
    private func root(_ version: String) -> Cloud.Item { .remote("/", .folder, id: "root", version: version) }

    private func paths(_ database: Cloud.Database) async throws -> [String] {
        try await database.all().keys.map(\.string).sorted()
    }

    @Test func aFileKeepsItsRowWhenItGetsASecondPlace() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/b", id: "S"))
            let id = try #require(try await database.item(at: "/b")?.localID)
            _ = try await database.update(id) {
                $0.localFile = "/v"
                $0.isLocallyModified = true
            }
            try await database.list(root("2"), .remote("/a", id: "S"), .remote("/b", id: "S"))
            let items = try await database.all()
            #expect(items["/b"]?.localID == id && items["/b"]?.isLocallyModified == true)
            #expect(items["/a"]?.isLocallyModified == false)
        }
    }

    @Test func whatWasHeldIsRemovedLater() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/f", .folder), .remote("/g", .folder))
            try await database.list(.remote("/f", .folder), .remote("/f/in"))
            try await database.list(.remote("/g", .folder), .remote("/g/in"))
            var ids: [Cloud.Item.LocalID] = []
            for path: Cloud.Path in ["/f/in", "/g/in"] {
                let id = try #require(try await database.item(at: path)?.localID)
                ids.append(id)
                _ = try await database.update(id) { $0.activity = .downloading }
            }
            // One folder is gone, and the other has lost the item.
            try await database.list(root("2"), .remote("/g", .folder, version: "2"))
            try await database.list(.remote("/g", .folder, version: "2"))
            #expect(try await paths(database) == ["/", "/f/in", "/g", "/g/in"])
            for id in ids { _ = try await database.update(id) { $0.activity = [] } }
            #expect(try await paths(database) == ["/", "/g", "/g/in"])
            #expect(try await database.nextScan(excluding: []) == "/g")
            #expect(try await database.item(at: "/g")?.eTag == nil)
            try await database.list(.remote("/g", .folder, version: "2"))
            #expect(try await paths(database) == ["/", "/g"])
        }
    }

    @Test func theStateOfTheServerIsTakenOverWhenTheHoldEnds() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/a"))
            let id = try #require(try await database.item(at: "/a")?.localID)
            _ = try await database.update(id) { $0.activity = .uploading }
            try await database.list(root("2"), .remote("/a", version: "2"))
            #expect(try await database.item(at: "/a")?.remote?.eTag == Cloud.ETag("2"))
            _ = try await database.update(id) { $0.activity = [] }
            try await database.list(root("3"), .remote("/a", version: "3"))
            let item = try await database.item(at: "/a")
            #expect(item?.remote == nil && item?.eTag == Cloud.ETag("3") && item?.localID == id)
        }
    }

    @Test func whatTheServerRefusesToDescribeStays() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/Mount", .folder), .remote("/b"))
            try await database.list(.remote("/Mount", .folder), .remote("/Mount/in"))
            var refused = Cloud.Item("/Mount", .file)
            refused.isUndescribed = true
            var unknown = Cloud.Item("/new", .file)
            unknown.isUndescribed = true
            try await database.list(root("2"), refused, unknown)
            #expect(try await paths(database) == ["/", "/Mount", "/Mount/in"])
            // What is in it may have changed, so the folder is not done with.
            #expect(try await database.item(at: "/")?.eTag == nil)
            #expect(try await database.nextScan(excluding: []) == "/")
            #expect(try await database.item(at: "/Mount")?.kind == .folder)
        }
    }

    @Test func theSameListIsNoChange() async throws {
        try await withDatabase { database, _ in
            var item = Cloud.Item.remote("/a")
            item.quota = .init()
            item.checksums = ["A B": "c", "SHA1": "x:y", "MD5": "0"]
            try await database.list(root("1"), item)
            let stored = try await database.item(at: "/a")
            try await database.list(root("1"), item)
            #expect(try await database.item(at: "/a")?.anchor == stored?.anchor)
        }
    }
}

extension HeldItemsTests {
    @Test func theContentsOfAFolderThatWasReplacedWhileHeldStay() async throws {
        try await withDatabase { database, _ in
            try await database.list(root("1"), .remote("/a", .folder, id: "A"))
            let id = try #require(try await database.item(at: "/a")?.localID)
            _ = try await database.update(id) { $0.activity = .updating }
            try await database.list(root("2"), .remote("/a", .folder, id: "B"))
            try await database.list(.remote("/a", .folder, id: "B"), .remote("/a/x"))
            _ = try await database.update(id) { $0.activity = [] }
            try await database.list(root("3"), .remote("/a", .folder, id: "B"))
            #expect(try await paths(database) == ["/", "/a", "/a/x"])
            #expect(try await database.item(at: "/a")?.fileID == "B")
        }
    }

    /// One file at three places: no list takes it from another for ever.
    @Test func aFileWithThreePlacesComesToRest() async throws {
        try await withDatabase { database, _ in
            let lists: [Cloud.Path: (Cloud.Item, [Cloud.Item])] = [
                "/": (root("1"), [.remote("/x", id: "X"), .remote("/f", .folder), .remote("/g", .folder)]),
                "/f": (.remote("/f", .folder), [.remote("/f/x", id: "X")]),
                "/g": (.remote("/g", .folder), [.remote("/g/x", id: "X")]),
            ]
            var (next, count) = (Cloud.Path?.some(.root), 0)
            while let folder = next, count < 50 {
                let (item, children) = try #require(lists[folder])
                try await database.list(item, children, follows: true)
                next = try await database.nextScan(excluding: [])
                count += 1
            }
            #expect(count < 20)
            #expect(try await paths(database) == ["/", "/f", "/f/x", "/g", "/g/x", "/x"])
        }
    }
}
