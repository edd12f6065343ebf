import AsyncFetchTesting
import AsyncGAPI
import GAPIEmulator
import GAPIStorage
import Testing

@Suite("Storage against the emulator", .timeLimit(.minutes(5)))
struct StorageTests {
    @Test func bucketsComeAndGo() async throws {
        try await EmulatedStorage.run { emulated in
            let storage = emulated.storage
            let bucket = try await storage.execute(
                Storage.BucketsInsertQuery(
                    project: "p",
                    Storage.Bucket {
                        $0.name = "new"
                        $0.labels = ["k": "v"]
                    }
                )
            )
            #expect(bucket.metageneration == 1)
            #expect(bucket.timeCreated != nil)
            #expect(try await storage.execute(Storage.BucketsGetQuery(bucket: "new")).labels == ["k": "v"])
            #expect(try await storage.collect(Storage.BucketsListQuery(project: "p")).map(\.name) == ["box", "new"])
            let conflict = await #expect(throws: GAPI.Error.self) {
                try await storage.execute(Storage.BucketsInsertQuery(project: "p", Storage.Bucket { $0.name = "new" }))
            }
            #expect(conflict?.status == 409)
            try await storage.execute(Storage.BucketsDeleteQuery(bucket: "new"))
            let missing = await #expect(throws: GAPI.Error.self) {
                try await storage.execute(Storage.BucketsGetQuery(bucket: "new"))
            }
            #expect(missing?.isNotFound == true)
            #expect(missing?.reason == "notFound")
        }
    }

    @Test func objectsAreDescribedPatchedAndDeleted() async throws {
        try await EmulatedStorage.run { emulated in
            let storage = emulated.storage
            try await emulated.put(Array("hello".utf8), as: "a/b c")
            let query = Storage.ObjectsGetQuery(bucket: "box", object: "a/b c")
            let object = try await storage.execute(query)
            #expect(object.size == 5)
            #expect(object.crc32c == "mnG7TA==")
            #expect(object.md5Hash == "XUFAKrxLKna5cZ2REBfFkg==")

            var changed = object
            changed.contentType = "text/plain"
            changed.metadata = ["k": "v"]
            let patch = try #require(Storage.Object.patch(from: object, to: changed))
            let patched = try await storage.execute(Storage.ObjectsPatchQuery(bucket: "box", object: "a/b c", patch))
            #expect(patched.contentType == "text/plain")
            #expect(patched.metadata == ["k": "v"])
            #expect(patched.metageneration == 2)

            var cleared = patched
            cleared.metadata = nil
            let removal = try #require(Storage.Object.patch(from: patched, to: cleared))
            let query2 = Storage.ObjectsPatchQuery(bucket: "box", object: "a/b c", removal) {
                $0.ifMetagenerationMatch = 2
            }
            #expect(try await storage.execute(query2).metadata == nil)
            let outdated = await #expect(throws: GAPI.Error.self) { try await storage.execute(query2) }
            #expect(outdated?.isPreconditionFailed == true)

            try await storage.execute(Storage.ObjectsDeleteQuery(bucket: "box", object: "a/b c"))
            let missing = await #expect(throws: GAPI.Error.self) { try await storage.execute(query) }
            #expect(missing?.isNotFound == true)
        }
    }

    @Test func aFieldsMaskLeavesOutTheRest() async throws {
        try await EmulatedStorage.run { emulated in
            try await emulated.put([1, 2, 3], as: "o")
            var query = Storage.ObjectsGetQuery(bucket: "box", object: "o")
            query.fields = "name,size"
            #expect(
                try await emulated.storage.execute(query)
                    == Storage.Object {
                        $0.name = "o"
                        $0.size = 3
                    }
            )
        }
    }

    private static let names = (0..<2_500).map { "o/\($0 / 100)/\($0)" }

    @Test func longListsComeInPages() async throws {
        let names = Self.names
        try await EmulatedStorage.run({ $0.seeds = [.init(bucket: "seeded", names: names)] }) { emulated in
            var query = Storage.ObjectsListQuery(bucket: "seeded") { $0.maxResults = 400 }
            query.fields = "items(name)"
            var sizes: [Int] = []
            var listed: [String] = []
            for try await page in emulated.storage.pages(query) {
                sizes.append(page.count)
                listed += page.compactMap(\.name)
            }
            #expect(sizes == [400, 400, 400, 400, 400, 400, 100])
            #expect(listed == names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })

            var half: String?
            for try await page in emulated.storage.pages(query) where page.number == 3 {
                half = page.resumeToken
                break
            }
            query.pageToken = half
            let rest = try await emulated.storage.collect(query).compactMap(\.name)
            #expect(rest == Array(listed.dropFirst(1_200)))
        }
    }

    @Test func prefixesAndDelimitersAreFolders() async throws {
        let names = Self.names
        try await EmulatedStorage.run({ $0.seeds = [.init(bucket: "seeded", names: names)] }) { emulated in
            let inside = try await emulated.storage.collect(
                Storage.ObjectsListQuery(bucket: "seeded") { $0.prefix = "o/7/" }
            )
            #expect(inside.count == 100)
            let folders = Storage.ObjectsListQuery(bucket: "seeded") {
                $0.prefix = "o/"
                $0.delimiter = "/"
                $0.maxResults = 10
            }
            var prefixes: [String] = []
            var items = 0
            for try await page in emulated.storage.pages(folders) {
                prefixes += page.prefixes ?? []
                items += page.count
            }
            #expect(prefixes.count == 25)
            #expect(items == 0)
        }
    }

    @Test func sixtyFourCallsAtOnceAreAnswered() async throws {
        let names = Self.names.prefix(64)
        try await EmulatedStorage.run({ $0.seeds = [.init(bucket: "seeded", names: Array(names))] }) { emulated in
            let storage = emulated.storage
            let answered = try await withThrowingTaskGroup(of: String?.self) { group in
                for name in names {
                    group.addTask {
                        try await storage.execute(Storage.ObjectsGetQuery(bucket: "seeded", object: name)).name
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(answered) == Set(names))
            #expect(emulated.fetcher.inFlightCount == 0)
        }
    }
}
