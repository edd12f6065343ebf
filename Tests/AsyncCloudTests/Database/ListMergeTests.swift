import AsyncFetch
import AsyncFetchTesting
import GRDB
import Testing

@testable import AsyncCloud

@Suite("Merging lists", .timeLimit(.minutes(5)))
struct ListMergeTests {
    private let root = Cloud.Item.remote("/", .folder, id: "root")

    private func listed(_ folder: Cloud.Item, _ version: String) -> Cloud.Item {
        var folder = folder
        folder.eTag = Cloud.ETag(version)
        return folder
    }

    @Test func whatIsNewChangedAndGoneIsTold() async throws {
        try await withDatabase { database, _ in
            let start = try await database.anchor()
            let changes = database.queryChanges()
            let first = try await database.list(root, .remote("/a"), .remote("/b"), .remote("/f", .folder))
            #expect(first.anchor == start + 1 && first.foldersToScan == ["/f"])
            let ids = try await database.all().mapValues(\.localID)
            let second = try await database.list(
                listed(root, "2"),
                .remote("/a", version: "2"),
                .remote("/f", .folder),
                .remote("/c")
            )
            #expect(second.anchor == start + 2)
            let after = try await database.all()
            #expect(Set(after.keys) == ["/", "/a", "/c", "/f"])
            #expect(after["/a"]?.localID == ids["/a"] && after["/a"]?.eTag == Cloud.ETag("2"))
            #expect(after["/a"]?.anchor == second.anchor && after["/f"]?.anchor == first.anchor)
            var told: [Cloud.QueryChange] = []
            for try await change in changes {
                told.append(change)
                if told.count == 2 { break }
            }
            guard case .items(second.anchor, let items)? = told.last else {
                Issue.record("no change of the second list")
                return
            }
            let shown = items.map { "\($0.before?.path.string ?? "-") \($0.after?.path.string ?? "-")" }
            #expect(Set(shown) == ["/ /", "/a /a", "- /c", "/b -"])
        }
    }

    @Test func changesOfWhichNoFollowerLearnsAreNotKept() async throws {
        let root = root
        let children = (0..<ChangeQueue.limit).map { Cloud.Item.remote(Cloud.Path(unchecked: "/\($0)"), id: "\($0)") }
        try await withDatabase { database, _ in
            let (kept, told) = try await database.write { db in
                var merge = ListMerge(db, since: .max, anchor: try Cloud.Database.nextAnchor(db), now: 0)
                try merge.merge(root, children)
                return (merge.changes.items.count, merge.changes.told(at: merge.anchor))
            }
            guard case .reload = told else {
                Issue.record("the followers are not told to begin again")
                return
            }
            #expect(kept == 0)
        }
    }

    @Test func theVersionOfAFolderIsThatOfItsMergedList() async throws {
        try await withDatabase { database, _ in
            try await database.list(root, .remote("/f", .folder, version: "7"))
            #expect(try await database.item(at: "/")?.eTag == Cloud.ETag("1"))
            #expect(try await database.item(at: "/f")?.eTag == nil)
            try await database.list(.remote("/f", .folder, version: "7"))
            #expect(try await database.item(at: "/f")?.eTag == Cloud.ETag("7"))
            let again = try await database.list(listed(root, "2"), .remote("/f", .folder, version: "7"))
            #expect(again.foldersToScan.isEmpty)
            let changed = try await database.list(listed(root, "3"), .remote("/f", .folder, version: "8"))
            #expect(changed.foldersToScan == ["/f"])
            #expect(try await database.item(at: "/f")?.eTag == Cloud.ETag("7"))
        }
    }

    @Test func anIdentityStaysWhenAFolderIsMovedWithEverythingInIt() async throws {
        try await withDatabase { database, _ in
            try await database.list(root, .remote("/a", .folder, id: "A"), .remote("/b", .folder, id: "B"))
            try await database.list(.remote("/a", .folder, id: "A"), .remote("/a/in", .folder, id: "I"))
            try await database.list(.remote("/a/in", .folder, id: "I"), .remote("/a/in/x", id: "X"))
            try await database.list(.remote("/b", .folder, id: "B"))
            let ids = try await database.all().mapValues(\.localID)
            // The new place is listed first.
            let merge = try await database.list(
                .remote("/b", .folder, id: "B", version: "2"),
                .remote("/b/in", .folder, id: "I")
            )
            #expect(merge.foldersToScan.isEmpty)  // only the path differs
            var after = try await database.all()
            #expect(after["/b/in"]?.localID == ids["/a/in"] && after["/b/in/x"]?.localID == ids["/a/in/x"])
            #expect(after["/a/in/x"] == nil)
            try await database.list(.remote("/a", .folder, id: "A", version: "2"))
            after = try await database.all()
            #expect(Set(after.keys) == ["/", "/a", "/b", "/b/in", "/b/in/x"])
        }
    }

    @Test func anIdentityComesBackWhenTheOldPlaceIsListedFirst() async throws {
        try await withDatabase { database, _ in
            try await database.list(root, .remote("/a", .folder, id: "A"), .remote("/b", .folder, id: "B"))
            try await database.list(.remote("/a", .folder, id: "A"), .remote("/a/in", .folder, id: "I"))
            try await database.list(.remote("/a/in", .folder, id: "I"), .remote("/a/in/x", id: "X"))
            let ids = try await database.all().mapValues(\.localID)
            try await database.list(.remote("/a", .folder, id: "A", version: "2"))
            #expect(try await database.all()["/a/in/x"] == nil)
            let back = try await database.list(.remote("/b", .folder, id: "B"), .remote("/b/in", .folder, id: "I"))
            #expect(back.foldersToScan == ["/b/in"])
            try await database.list(.remote("/b/in", .folder, id: "I"), .remote("/b/in/x", id: "X"))
            let after = try await database.all()
            #expect(after["/b/in"]?.localID == ids["/a/in"] && after["/b/in/x"]?.localID == ids["/a/in/x"])
        }
    }

    @Test func twoFoldersChangeTheirNames() async throws {
        try await withDatabase { database, _ in
            try await database.list(root, .remote("/a", .folder, id: "A"), .remote("/b", .folder, id: "B"))
            try await database.list(
                .remote("/a", .folder, id: "A"),
                .remote("/a/x", id: "AX"),
                .remote("/a/1", id: "A1")
            )
            try await database.list(
                .remote("/b", .folder, id: "B"),
                .remote("/b/x", id: "BX"),
                .remote("/b/2", id: "B2")
            )
            let ids = try await database.all().mapValues(\.localID)
            try await database.list(
                listed(root, "2"),
                .remote("/b", .folder, id: "A"),
                .remote("/a", .folder, id: "B")
            )
            let after = try await database.all()
            #expect(Set(after.keys) == ["/", "/a", "/a/x", "/a/2", "/b", "/b/x", "/b/1"])
            #expect(after["/b/x"]?.localID == ids["/a/x"] && after["/a/x"]?.localID == ids["/b/x"])
            #expect(after["/b/1"]?.localID == ids["/a/1"] && after["/a"]?.localID == ids["/b"])
        }
    }

    @Test func aFolderTakesThePlaceOfADeletedOne() async throws {
        try await withDatabase { database, _ in
            try await database.list(root, .remote("/a", .folder, id: "A"), .remote("/b", .folder, id: "B"))
            try await database.list(.remote("/a", .folder, id: "A"), .remote("/a/old", id: "O"))
            try await database.list(.remote("/b", .folder, id: "B"), .remote("/b/new", id: "N"))
            let ids = try await database.all().mapValues(\.localID)
            try await database.list(listed(root, "2"), .remote("/a", .folder, id: "B"))
            let after = try await database.all()
            #expect(Set(after.keys) == ["/", "/a", "/a/new"])
            #expect(after["/a"]?.localID == ids["/b"] && after["/a/new"]?.localID == ids["/b/new"])
        }
    }

    @Test(arguments: [("A2", Cloud.Item.Kind.file), ("A2", .folder), ("A", .folder)])
    func anotherItemAtTheSamePathIsAnotherItem(id: String, kind: Cloud.Item.Kind) async throws {
        try await withDatabase { database, _ in
            try await database.list(root, .remote("/a", id: "A"))
            let before = try await database.item(at: "/a")?.localID
            try await database.list(listed(root, "2"), .remote("/a", kind, id: id))
            let after = try #require(try await database.item(at: "/a"))
            #expect(after.localID != before && after.kind == kind)
            #expect(try await database.all().count == 2)
        }
    }

    @Test func aServerWithoutIdentitiesIsFollowedByPaths() async throws {
        func item(_ path: Cloud.Path, _ kind: Cloud.Item.Kind = .file) -> Cloud.Item { Cloud.Item(path, kind) }
        try await withDatabase { database, _ in
            try await database.list(item("/", .folder), item("/a"), item("/f", .folder))
            let before = try await database.all()
            let merge = try await database.list(item("/", .folder), item("/a"), item("/f", .folder))
            #expect(merge.foldersToScan == ["/f"])  // nobody knows whether it has changed
            #expect(try await database.all() == before)
            try await database.list(item("/", .folder), item("/a", .folder))
            let after = try await database.all()
            #expect(Set(after.keys) == ["/", "/a"] && after["/a"]?.localID != before["/a"]?.localID)
        }
    }

    @Test func whatThisMachineHoldsIsNotTakenAway() async throws {
        try await withDatabase { database, _ in
            try await database.list(root, .remote("/f", .folder), .remote("/a"), .remote("/b"))
            try await database.list(.remote("/f", .folder), .remote("/f/in"))
            for path in ["/a", "/f/in"] as [Cloud.Path] {
                let id = try #require(try await database.item(at: path)?.localID)
                _ = try await database.update(id) {
                    $0.localFile = "/vault/\($0.name)"
                    $0.localVersion = $0.eTag
                    $0.isLocallyModified = true
                }
            }
            let uploading = try #require(try await database.item(at: "/b")?.localID)
            _ = try await database.update(uploading) { $0.activity = .uploading }
            // The server has another version of one, and nothing of the others.
            var other = Cloud.Item.remote("/a", version: "2")
            other.size = 7
            try await database.list(listed(root, "2"), other)
            let after = try await database.all()
            let a = try #require(after["/a"])
            #expect(a.eTag == Cloud.ETag("1") && a.remote?.eTag == Cloud.ETag("2") && a.remote?.size == 7)
            #expect(a.cloudStatus == .locallyModified)
            #expect(after["/f/in"]?.isLocallyModified == true && after["/b"]?.activity == .uploading)
            #expect(after["/f"] == nil)
        }
    }

    @Test func namesAreKeptByteForByte() async throws {
        let names =
            (1..<128).compactMap { UnicodeScalar($0).map { String(Character($0)) } }.filter { $0 != "/" && $0 != "." }
            + ["\u{E9}", "e\u{301}", "A", "a", "...", "%2e", "CON", "a.", " a", "\u{202E}x", "\u{FFFF}", "👩‍👩‍👧"]
        try await withDatabase { database, _ in
            let items = try names.map { name in
                Cloud.Item.remote(try Cloud.Path.root.appending(name), id: "id \(Array(name.utf8))")
            }
            _ = try await database.mergeList(root, children: items, since: .init(anchor: .max), follows: false)
            let all = try await database.contents(of: .folder("/")).items.filter { !$0.path.isRoot }
            #expect(all.count == items.count)
            let stored = Set(all.map { Array($0.name.utf8) })
            #expect(stored == Set(names.map { Array($0.utf8) }))
            let again = try await database.mergeList(
                listed(root, "2"),
                children: items,
                since: .init(anchor: .max),
                follows: false
            )
            #expect(again.foldersToScan.isEmpty)
            #expect(try await database.contents(of: .changes(since: again.anchor - 1)).items.map(\.path) == ["/"])
        }
    }

    @Test func anItemThatComesTwiceIsOneOrTwoAndNeverLost() async throws {
        try await withDatabase { database, _ in
            // One file that is shared with the user twice has two places and one identity.
            try await database.list(root, .remote("/a", id: "S"), .remote("/b", id: "S"))
            #expect(Set(try await database.all().keys) == ["/", "/a", "/b"])
            let ids = try await database.all().mapValues(\.localID)
            try await database.list(listed(root, "2"), .remote("/a", id: "S"), .remote("/b", id: "S"))
            #expect(Set(try await database.all().keys) == ["/", "/a", "/b"])
            #expect(Set(ids.values).count == 3)
        }
    }

    /// The lists of a tree are stored from the innermost on; a process can die, or the tree end, before the others.
    @Test func whatATreeWithoutItsEndHasLeftGoesWithTheFirstListOfTheRoot() async throws {
        try await withDatabase { database, _ in
            try await database.list(
                .remote("/a/b", .folder),
                .remote("/a/b/x"),
                .remote("/a/b/mine"),
                .remote("/a/b/c", .folder)
            )
            try await database.list(.remote("/a/b/c", .folder), .remote("/a/b/c/y"))
            try await database.list(.remote("/k", .folder), .remote("/k/z"))
            try await database.hold("/a/b/mine")
            let before = try await database.all()
            // Meanwhile, the server has lost one of the folders.
            try await database.list(root, .remote("/k", .folder), .remote("/new"))
            let after = try await database.all()
            #expect(Set(after.keys) == ["/", "/a/b/mine", "/k", "/k/z", "/new"])
            #expect(after["/k/z"]?.localID == before["/k/z"]?.localID)
            // What was removed in error comes back as itself.
            try await database.list(listed(root, "2"), .remote("/k", .folder), .remote("/a", .folder))
            try await database.list(.remote("/a", .folder), .remote("/a/b", .folder))
            try await database.list(.remote("/a/b", .folder), .remote("/a/b/x"), .remote("/a/b/mine"))
            let back = try await database.all()
            #expect(back["/a/b/x"]?.localID == before["/a/b/x"]?.localID && before["/a/b/x"] != nil)
        }
    }

    @Test(arguments: [64, 65])
    func anIdentityThatVeryManyItemsHaveIsNone(count: Int) async throws {
        try await withDatabase { database, _ in
            let many = (0..<count).map { Cloud.Item.remote(Cloud.Path(unchecked: "/f/\($0)"), id: "S") }
            try await database.list(root, .remote("/f", .folder), .remote("/g", .folder))
            try await database.list(.remote("/f", .folder), many, follows: false)
            let before = try await database.all()
            let merge = try await database.list(.remote("/g", .folder), .remote("/g/x", id: "S"))
            let after = try await database.all()
            if count == 64 {
                // It may be one of those that the other folder had.
                #expect(merge.isUncertain && after.count == before.count)
            } else {
                #expect(!merge.isUncertain && after.count == before.count + 1)
                #expect(many.allSatisfy { after[$0.path]?.localID == before[$0.path]?.localID })
            }
        }
    }

    /// The database becomes the server whatever happens there, and what was never removed keeps its identity.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func theDatabaseBecomesTheServer(seed: UInt64) async throws {
        try await withDatabase { database, _ in
            let server = ModelServer(seed: seed + 1)
            server.change(40)
            let clock = VirtualClock()
            let core = Cloud.Core(source: server, store: database, target: server, clock: FetchClock(clock))
            var identities: [String: Cloud.Item.LocalID] = [:]
            try await clock.waitForSleepers(1)
            for _ in 0..<25 {
                let all = try await database.all()
                let server1 = server.items
                #expect(Set(all.keys) == Set(server1.keys))
                for (path, item) in all {
                    let remote = try #require(server1[path])
                    #expect(item.fileID == remote.fileID && item.eTag == remote.eTag && item.kind == remote.kind)
                    let id = try #require(item.fileID)
                    if let known = identities[id] { #expect(item.localID == known) }
                    identities[id] = item.localID
                }
                server.change(4)
                clock.advance(by: .seconds(10))
                try await clock.waitForSleepers(1)
            }
            await core.stop()
        }
    }
}
