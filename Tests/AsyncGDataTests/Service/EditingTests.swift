import AsyncFetch
import AsyncFetchTesting
import AsyncGData
import AsyncXML
import GAPIEmulator
import HTTPTypes
import Testing

@Suite("Reading and changing entries", .timeLimit(.minutes(5)))
struct EditingTests {
    @Test func anEntryLivesFromInsertToDelete() async throws {
        try await EmulatedBlog.run { emulated in
            let blog = emulated.blog
            var entry = try await blog.insert(Atom.Entry(title: "Tea"), into: emulated.feed)
            #expect(entry.title?.value == "Tea" && entry.id == emulated.feed + "/1" && entry.etag == "\"1.1\"")
            entry.title = "Green tea"
            let changed = try await blog.update(entry)
            #expect(changed.title?.value == "Green tea" && changed.etag == "\"1.2\"")
            let feed = try await blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            #expect(feed.entries == [changed] && feed.totalResults == 1)
            try await blog.delete(changed)
            #expect(try await blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed).entries.isEmpty)
            #expect(
                emulated.operations == [
                    "feeds.insert", "feeds.update", "feeds.list", "feeds.delete", "feeds.list",
                ]
            )
            let headers = emulated.emulator.journal.entries.map { $0.headers[.ifMatch] }
            #expect(headers == [nil, "\"1.1\"", nil, "\"1.2\"", nil])
        }
    }

    @Test func changesOfOthersAreConflictsUnlessForced() async throws {
        try await EmulatedBlog.run { emulated in
            let blog = emulated.blog
            var entry = try await blog.insert(Atom.Entry(title: "a"), into: emulated.feed)
            _ = try await blog.update(entry)
            entry.title = "mine"
            let error = await #expect(throws: GDataServiceError.self) { try await blog.update(entry) }
            #expect(error?.status == 412 && error?.isConflict == true && error?.code == .server)
            await #expect(throws: GDataServiceError.self) { try await blog.delete(entry) }
            #expect(try await blog.update(entry, force: true).title?.value == "mine")
            try await blog.delete(entry, force: true)
            #expect(emulated.emulator.journal.entries.last?.headers[.ifMatch] == "*")
        }
    }

    @Test func kindsOfAUserTravelAsTheyAre() async throws {
        try await EmulatedBlog.run(service: { $0.registry = try Feeds.Registry(Chess.Service.self) }) { emulated in
            let game = Chess.Game {
                $0.opening = "Sicilian"; $0.isRated = true
            }
            var stored = try await emulated.blog.insert(game, into: emulated.feed)
            #expect(stored.opening == "Sicilian" && stored.isRated)
            stored.rounds = 3
            #expect(try await emulated.blog.update(stored).rounds == 3)
            let document = try await emulated.blog.fetch(Feeds.Document.self, from: emulated.feed)
            guard case .feed(let feed as Feeds.AnyFeed) = document else {
                Issue.record("\(document)")
                return
            }
            #expect(feed.entries.first?.as(Chess.Game.self)?.rounds == 3)
            let any = try #require(feed.entries.first)
            #expect(try await emulated.blog.update(any, force: true).as(Chess.Game.self)?.opening == "Sicilian")
        }
    }

    @Test func fieldsMakeAnUpdatePartial() async throws {
        try await EmulatedBlog.run { emulated in
            let new = Atom.Entry {
                $0.title = "a"; $0.summary = "s"; $0.content = "c"
            }
            let entry = try await emulated.blog.insert(new, into: emulated.feed)
            var patch = Atom.Entry {
                $0.fields = "title,summary"; $0.title = "b"
            }
            patch.etag = entry.etag
            patch.links = entry.links
            let changed = try await emulated.blog.update(patch)
            #expect(changed.title?.value == "b" && changed.summary == nil && changed.content?.value == "c")
            let sent = try #require(emulated.emulator.journal.entries.last)
            #expect(sent.method == .patch && sent.headers[.contentType] == "application/xml")
        }
    }

    @Test func partsOfAFeedAreAskedForByFields() async throws {
        try await EmulatedBlog.run { emulated in
            try await emulated.add(["a", "b"])
            let query = GData.Query { $0.fields = "link[@rel='self'],entry(@gd:etag,title)" }
            let feed = try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed, query: query)
            #expect(feed.fields == "link[@rel='self'],entry(@gd:etag,title),@gd:kind,entry/@gd:kind")
            #expect(feed.links.map(\.rel) == ["self"] && feed.title == nil)
            #expect(feed.entries.map { $0.title?.value } == ["b", "a"])
            #expect(feed.entries.allSatisfy { $0.etag != nil && $0.id == nil && $0.links.isEmpty })
        }
    }

    @Test func refreshingTellsWhetherSomethingIsNew() async throws {
        try await EmulatedBlog.run { emulated in
            let blog = emulated.blog
            var entry = try await blog.insert(Atom.Entry(title: "a"), into: emulated.feed)
            let feed = try await blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            #expect(try await blog.refresh(entry) == nil)
            #expect(feed.etag?.hasPrefix("W/") == true)
            #expect(try await blog.refresh(feed) == nil)  // weak tags count here
            entry.title = "b"
            let changed = try await blog.update(entry)
            #expect(try await blog.refresh(entry) == changed)
            #expect(try await blog.refresh(feed)?.entries == [changed])
            entry.links = []
            let error = await #expect(throws: GDataServiceError.self) { try await blog.refresh(entry) }
            #expect(error?.code == .invalidRequest)
        }
    }

    @Test func anEmptyTagIsNoCondition() async throws {
        let url = "https://e.com/1"
        let text = "<entry xmlns='http://www.w3.org/2005/Atom'><id>x</id><link rel='self' href='\(url)'/></entry>"
        let scripted = ScriptedBlog([.xml(text), .xml(text), .status(200)])
        let entry = Atom.Entry {
            $0.links = [Atom.Link(url, rel: "self"), Atom.Link(url, rel: "edit")]
            $0.etag = ""
        }
        _ = try await scripted.blog.refresh(entry)
        _ = try await scripted.blog.update(entry)
        try await scripted.blog.delete(entry)
        for sent in scripted.transport.requests {
            #expect(sent.header("If-Match") == nil && sent.header("If-None-Match") == nil)
        }
        let error = await #expect(throws: GDataServiceError.self) { try await scripted.blog.delete(at: url, etag: "") }
        #expect(error?.code == .invalidRequest)
        #expect(scripted.transport.requests.count == 3)
    }

    @Test func methodsAndVersionsTravelAsTheNetworkWants() async throws {
        try await EmulatedBlog.run(service: {
            $0.tunnelsMethods = true
            $0.version = "3.0"
            $0.headerFields[.acceptLanguage] = "de"
        }) { emulated in
            var entry = try await emulated.blog.insert(Atom.Entry(title: "a"), into: emulated.feed)
            entry.title = "b"
            entry = try await emulated.blog.update(entry)
            try await emulated.blog.delete(entry)
            _ = try await emulated.blog.fetch(AtomPub.Service.self, from: emulated.emulator.url + "/feeds?v=2")
            let name = try #require(HTTPField.Name("X-HTTP-Method-Override"))
            let version = try #require(HTTPField.Name("GData-Version"))
            let entries = emulated.emulator.journal.entries
            #expect(entries.map { $0.headers[name] } == [nil, "PUT", "DELETE", nil])
            #expect(entries.map { $0.headers[version] } == ["3.0", "3.0", "3.0", nil])
            #expect(entries.allSatisfy { $0.headers[.acceptLanguage] == "de" })
        }
    }

    @Test(arguments: [nil, true, false] as [Bool?])
    func aTunnelledDeletionIsRepeatedUnlessTheCallerForbidsIt(isIdempotent: Bool?) async throws {
        let scripted = ScriptedBlog([.status(503), .status(200)]) { $0.tunnelsMethods = true }
        let options = FetchOptions { $0.isIdempotent = isIdempotent }
        var status: Int?
        do { try await scripted.blog.delete(at: "https://e.com/1", options: options) } catch let error
            as GDataServiceError
        { status = error.status }
        let isForbidden = isIdempotent == false
        #expect(status == (isForbidden ? 503 : nil))
        #expect(scripted.transport.requests.count == (isForbidden ? 1 : 2))
        #expect(scripted.transport.requests.allSatisfy { $0.method == .post })
    }

    @Test(.timeLimit(.minutes(5))) func severalHeaderFieldsOfOneNameAreAllSent() async throws {
        let trace = try #require(HTTPField.Name("X-Trace"))
        try await EmulatedBlog.run(service: { $0.headerFields[values: trace] = ["one", "two"] }) { emulated in
            _ = try await emulated.blog.fetch(AtomPub.Service.self, from: emulated.emulator.url + "/feeds")
            #expect(emulated.emulator.journal.entries.last?.headers[values: trace] == ["one", "two"])
        }
    }

    @Test func aServiceDocumentNamesTheCollections() async throws {
        try await EmulatedBlog.run { emulated in
            try await emulated.add(["a"])
            let service = try await emulated.blog.fetch(AtomPub.Service.self, from: emulated.emulator.url + "/feeds")
            #expect(service.workspaces.first?.collections.map(\.href) == [emulated.feed])
        }
    }

    @Test func queriesSelectEntries() async throws {
        try await EmulatedBlog.run { emulated in
            for (title, terms) in [("Green tea", ["tea", "hot"]), ("Black tea", ["tea"]), ("Milk", ["cold"])] {
                let entry = Atom.Entry { entry in
                    entry.title = Atom.Text(title)
                    entry.categories = terms.map { Atom.Category($0, scheme: nil) }
                }
                _ = try await emulated.blog.insert(entry, into: emulated.feed)
            }
            func titles(_ query: GData.Query) async throws -> [String] {
                let feed = try await emulated.blog.fetch(
                    Atom.Feed<Atom.Entry>.self,
                    from: emulated.feed,
                    query: query
                )
                return feed.entries.compactMap { $0.title?.value }
            }
            #expect(try await titles(GData.Query { $0.text = "tea GREEN" }) == ["Green tea"])
            #expect(try await titles(GData.Query { $0.categories = ["tea", .any(.not("hot"))] }) == ["Black tea"])
            #expect(try await titles(GData.Query { $0.categories = [.any("hot", "cold")] }) == ["Milk", "Green tea"])
            #expect(
                try await titles(
                    GData.Query {
                        $0.order = "published"; $0.isAscending = true; $0.maxResults = 2
                    }
                )
                    == ["Green tea", "Black tea"]
            )
            #expect(try await titles(GData.Query { $0.updatedMax = Atom.DateTime("2001-01-01") }).isEmpty)
        }
    }

    @Test func errorsOfTheServerAreTyped() async throws {
        try await EmulatedBlog.run { emulated in
            var query = GData.Query { $0.isStrict = true }
            query["what"] = "1"
            let error = await #expect(throws: GDataServiceError.self) {
                try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed, query: query)
            }
            let first = try #require(error?.errors.first)
            #expect(error?.status == 400 && first.domain == "GData")
            #expect(first.code == "invalid" && first.location == "what")
            #expect(error?.message == first.internalReason && error?.message == "what is not known.")
            let missing = await #expect(throws: GDataServiceError.self) {
                try await emulated.blog.fetch(Atom.Entry.self, from: emulated.feed + "/99")
            }
            #expect(missing?.isNotFound == true)
        }
    }

    @Test func readingIsRepeatedAndInsertingIsNot() async throws {
        try await EmulatedBlog.run { emulated in
            emulated.emulator.faults.append(.init(.status(503, retryAfter: 1), operation: "feeds.list"))
            let feed = try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            #expect(feed.entries.isEmpty && emulated.operations == ["feeds.list", "feeds.list"])
            emulated.emulator.faults.append(.init(.status(503, retryAfter: 1), operation: "feeds.insert"))
            let error = await #expect(throws: GDataServiceError.self) {
                try await emulated.blog.insert(Atom.Entry(title: "a"), into: emulated.feed)
            }
            #expect(error?.status == 503 && error?.retryAfter == .seconds(1))
            #expect(error?.errors.map(\.code) == ["backendError"])  // in the XML of Google Data
            #expect(error?.message == "The fault plan answers this request with 503.")
            #expect(emulated.operations == ["feeds.list", "feeds.list", "feeds.insert"])
        }
    }

    @Test func whatHasNotChangedIsNotSentAgain() async throws {
        try await EmulatedBlog.run(cache: ResponseCache(.memory())) { emulated in
            try await emulated.add(["a"])
            let first = try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            let second = try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            #expect(first == second)
            #expect(emulated.emulator.journal.entries.map(\.status) == [200, 304])
            try await emulated.add(["b"])
            #expect(try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed).entries.count == 2)
        }
    }
}
