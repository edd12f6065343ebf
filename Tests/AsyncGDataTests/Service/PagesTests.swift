import AsyncFetch
import AsyncFetchTesting
import AsyncGData
import GAPIEmulator
import NIOCore
import Testing

@Suite("Pages and entries of feeds", .timeLimit(.minutes(5)))
struct PagesTests {
    private let url = "https://e.com/feed"

    @Test func allPagesAreFetchedAsTheLoopAsks() async throws {
        try await EmulatedBlog.run { emulated in
            try await emulated.add((1...7).map { "\($0)" })
            let query = GData.Query {
                $0.maxResults = 3; $0.text = ""
            }
            var sizes: [Int] = []
            for try await page in emulated.blog.pages(Atom.Feed<Atom.Entry>.self, from: emulated.feed, query: query) {
                sizes.append(page.entries.count)
                #expect(emulated.operations.count == sizes.count)
            }
            #expect(sizes == [3, 3, 1])
            var titles: [String] = []
            for try await entry in emulated.blog.entries(Atom.Entry.self, from: emulated.feed, query: query) {
                titles.append(entry.title?.value ?? "")
            }
            #expect(titles == ["7", "6", "5", "4", "3", "2", "1"])
        }
    }

    @Test func streamedEntriesCanBeChanged() async throws {
        try await EmulatedBlog.run { emulated in
            try await emulated.add(["a", "b", "c"])
            let query = GData.Query {
                $0.maxResults = 2; $0.order = "published"
            }
            for try await var entry in emulated.blog.entries(Atom.Entry.self, from: emulated.feed, query: query) {
                entry.title = Atom.Text((entry.title?.value ?? "") + "!")
                _ = try await emulated.blog.update(entry)
            }
            let feed = try await emulated.blog.fetch(Atom.Feed<Atom.Entry>.self, from: emulated.feed)
            #expect(Set(feed.entries.compactMap { $0.title?.value }) == ["a!", "b!", "c!"])
        }
    }

    @Test func relativeLinksMeanTheSameOnEveryWay() async throws {
        let answers: [ScriptedTransport.Answer] = [
            .feed(["1"], next: "page2", base: "deep/"), .feed(["2"]),
        ]
        let fetched = ScriptedBlog(answers)
        var edits: [String?] = []
        for try await page in fetched.blog.pages(Atom.Feed<Atom.Entry>.self, from: url) {
            edits += page.entries.map { Atom.Base($0.base).resolve($0.link(.edit)?.href) }
        }
        let streamed = ScriptedBlog(answers)
        var streamedEdits: [String?] = []
        for try await entry in streamed.blog.entries(Atom.Entry.self, from: url) {
            streamedEdits.append(Atom.Base(entry.base).resolve(entry.link(.edit)?.href))
        }
        #expect(edits == ["https://e.com/deep/1", "https://e.com/deep/2"])
        #expect(streamedEdits == edits)
        for scripted in [fetched, streamed] {
            #expect(scripted.transport.requests.map(\.url) == [url, "https://e.com/deep/page2"])
        }
    }

    @Test(arguments: [false, true])
    func relativeLinksAreRelativeToWhereRedirectsLed(_ isStreamed: Bool) async throws {
        let moved = ScriptedTransport.Answer.status(301, headers: [.location: "https://e.com/moved/here"])
        let scripted = ScriptedBlog([moved, .feed(["1"], next: "page2"), .feed(["2"])])
        var edits: [String?] = []
        if isStreamed {
            for try await entry in scripted.blog.entries(Atom.Entry.self, from: url) {
                edits.append(Atom.Base(entry.base).resolve(entry.link(.edit)?.href))
            }
        } else {
            for try await page in scripted.blog.pages(Atom.Feed<Atom.Entry>.self, from: url) {
                edits += page.entries.map { Atom.Base($0.base).resolve($0.link(.edit)?.href) }
            }
        }
        #expect(edits == ["https://e.com/moved/1", "https://e.com/moved/2"])
        #expect(scripted.transport.requests.map(\.url).last == "https://e.com/moved/page2")
    }

    @Test func whatIsInsertedAfterARedirectIsRelativeToItsTarget() async throws {
        let scripted = ScriptedBlog([
            .status(303, headers: [.location: "https://e.com/made/7"]),
            .xml("<entry xmlns='http://www.w3.org/2005/Atom'><id>7</id><link rel='edit' href='edit/7'/></entry>"),
            .status(204),
        ])
        let entry = try await scripted.blog.insert(Atom.Entry(title: "a"), into: url)
        try await scripted.blog.delete(entry)
        #expect(scripted.transport.requests.map(\.url) == [url, "https://e.com/made/7", "https://e.com/made/edit/7"])
    }

    @Test func pagesOfRSSAreReadAsAtom() async throws {
        func page(_ guid: String, _ link: String) -> ScriptedTransport.Answer {
            .xml(
                """
                <rss version='2.0' xmlns:atom='http://www.w3.org/2005/Atom'><channel><title>t</title>\(link)
                <item><title>Number \(guid)</title><guid>\(guid)</guid></item></channel></rss>
                """
            )
        }
        let scripted = ScriptedBlog([page("1", "<atom:link rel='next' href='?p=2'/>"), page("2", "")])
        var titles: [String?] = []
        for try await entry in scripted.blog.entries(Atom.Entry.self, from: url) { titles.append(entry.title?.value) }
        #expect(titles == ["Number 1", "Number 2"])
        #expect(scripted.transport.requests.map(\.url) == [url, url + "?p=2"])
    }

    @Test func wholePagesOfRSSAreReadAsAtomToo() async throws {
        let rss =
            "<rss version='2.0'><channel><title>t</title><item><title>1</title><link>a</link></item></channel></rss>"
        let atom03 = "<feed xmlns='http://purl.org/atom/ns#'><entry><title>2</title></entry></feed>"
        let scripted = ScriptedBlog([.xml(rss), .xml(atom03), .xml(rss), .xml(rss)])
        let feed = try await scripted.blog.fetch(Atom.Feed<Atom.Entry>.self, from: url)
        #expect(feed.title == "t" && feed.entries.map(\.title) == ["1"])
        #expect(Atom.Base(feed.entries[0].base).resolve(feed.entries[0].link(.alternate)?.href) == "https://e.com/a")
        for try await page in scripted.blog.pages(Atom.Feed<Atom.Entry>.self, from: url) {
            #expect(page.entries.map(\.title) == ["2"])
        }
        // Types of their own are of Atom alone, and the error says what reads the rest.
        var error = await #expect(throws: GDataServiceError.self) {
            try await scripted.blog.fetch(Feeds.AnyFeed.self, from: url)
        }
        #expect(error?.code == .decoding && error?.message.contains("Feeds.Document") == true)
        error = await #expect(throws: GDataServiceError.self) {
            for try await _ in scripted.blog.entries(Match.self, from: url) {}
        }
        #expect(error?.code == .decoding && error?.message.contains("Feeds.Document") == true)
    }

    @Test(arguments: [false, true])
    func aPageThatComesAgainIsAnErrorAfterItsEntries(_ isStreamed: Bool) async throws {
        let scripted = ScriptedBlog([.feed(["1"], next: "?p=2"), .feed(["2"], next: "/feed")])
        var ids: [String?] = []
        let error = await #expect(throws: GDataServiceError.self) {
            if isStreamed {
                for try await entry in scripted.blog.entries(Atom.Entry.self, from: url) { ids.append(entry.id) }
            } else {
                for try await page in scripted.blog.pages(Atom.Feed<Atom.Entry>.self, from: url) {
                    ids += page.entries.map(\.id)
                }
            }
        }
        #expect(error?.code == .repeatedPage && error?.resumeURL == url && ids == ["1", "2"])
    }

    @Test(arguments: [false, true])
    func morePagesThanAllowedAreAnError(_ isStreamed: Bool) async throws {
        let transport = ScriptedTransport { request in
            .feed([request.url], next: "?p=\((Int(request.query["p"] ?? "") ?? 1) + 1)")
        }
        let scripted = ScriptedBlog(transport)
        var count = 0
        let error = await #expect(throws: GDataServiceError.self) {
            if isStreamed {
                for try await _ in scripted.blog.entries(Atom.Entry.self, from: url, maxPages: 2) { count += 1 }
            } else {
                for try await _ in scripted.blog.pages(Atom.Feed<Atom.Entry>.self, from: url, maxPages: 2) {
                    count += 1
                }
            }
        }
        #expect(error?.code == .tooManyPages && error?.resumeURL == url + "?p=3" && count == 2)
        #expect(scripted.transport.requests.count == 2)
    }

    @Test(arguments: [false, true])
    func aFailureTellsWhereToGoOn(_ isStreamed: Bool) async throws {
        let scripted = ScriptedBlog([.feed(["1"], next: "?p=2"), .status(404)])
        let error = await #expect(throws: GDataServiceError.self) {
            if isStreamed {
                for try await _ in scripted.blog.entries(Atom.Entry.self, from: url) {}
            } else {
                for try await _ in scripted.blog.pages(Atom.Feed<Atom.Entry>.self, from: url) {}
            }
        }
        #expect(error?.status == 404 && error?.resumeURL == url + "?p=2")
    }

    @Test func entriesBeforeABrokenConnectionAreDelivered() async throws {
        let text = "<feed xmlns='http://www.w3.org/2005/Atom'><entry><id>1</id></entry><entry><id>2</id>"
        let scripted = ScriptedBlog([
            .xml(text + "</entry></feed>").cut(afterBytes: text.utf8.count)
        ])
        var ids: [String?] = []
        let error = await #expect(throws: GDataServiceError.self) {
            for try await entry in scripted.blog.entries(Atom.Entry.self, from: url) { ids.append(entry.id) }
        }
        #expect(ids == ["1"] && error?.code == .transport && error?.resumeURL == url)
    }

    @Test func entriesOfAUsersTypeAreStreamed() async throws {
        let text = """
            <feed xmlns='http://www.w3.org/2005/Atom' xmlns:chess='\(Chess.namespace)'>
              <entry><id>1</id><title>a</title><chess:opening>Sicilian</chess:opening></entry>
              <entry><title>no id</title></entry></feed>
            """
        var matches: [Match] = []
        let error = await #expect(throws: GDataServiceError.self) {
            for try await match in ScriptedBlog([.xml(text)]).blog.entries(Match.self, from: url) {
                matches.append(match)
            }
        }
        #expect(matches.map(\.opening) == ["Sicilian"])
        #expect(error?.code == .decoding && error?.resumeURL == url)
    }

    @Test func aFeedWithoutEndIsReadInConstantMemory() async throws {
        let source = EndlessFeed()
        let scripted = ScriptedBlog([
            .response(200, headers: [.contentType: "application/atom+xml"], body: FetchResponseBody(source))
        ])
        var count = 0
        for try await entry in scripted.blog.entries(Atom.Entry.self, from: url) {
            #expect(entry.id == "\(count)")
            count += 1
            // What has been made is what was read, and a few chunks on the way.
            if count.isMultiple(of: 1000) { #expect(await source.counter.count <= count + 10 * EndlessFeed.perChunk) }
            if count == 20_000 { break }
        }
        try await scripted.transport.waitForOpen(atMost: 0)  // leaving the loop has closed the connection
    }

    @Test func credentialsStayAtTheOriginsThatTheCallerHasNamed() async throws {
        let scripted = ScriptedBlog(
            [
                .feed(["1"], next: "https://elsewhere.com/feed"), .feed(["2"], next: "https://trusted.com/3"),
                .feed(["3"]),
                .status(401), .status(404),
            ],
            credentials: .bearer("secret")
        ) {
            $0.trustedOrigins = ["https://trusted.com/"]
        }
        for try await _ in scripted.blog.pages(Atom.Feed<Atom.Entry>.self, from: url) {}
        #expect(
            scripted.transport.requests.map { $0.header("Authorization") } == ["Bearer secret", nil, "Bearer secret"]
        )
        let entry = Atom.Entry { $0.links = [Atom.Link("https://evil.com/1", rel: "edit")] }
        let error = await #expect(throws: GDataServiceError.self) { try await scripted.blog.delete(entry) }
        #expect(scripted.transport.requests.last?.header("Authorization") == nil)
        #expect(error?.message.contains("https://evil.com: see trustedOrigins") == true)
        // Such as an error's resumeURL, which came from a document as well.
        _ = try? await scripted.blog.fetch(Atom.Entry.self, from: "https://evil.com/2")
        #expect(scripted.transport.requests.map(\.url).last == "https://evil.com/2")
        #expect(scripted.transport.requests.last?.header("Authorization") == nil)
    }

    @Test func oldLinksAreFollowedOverTLS() async throws {
        let scripted = ScriptedBlog([.feed(["1"], next: "http://e.com/2"), .feed(["2"], next: "http://other.com/3")])
        let error = await #expect(throws: GDataServiceError.self) {
            for try await _ in scripted.blog.pages(Atom.Feed<Atom.Entry>.self, from: url) {}
        }
        #expect(scripted.transport.requests.map(\.url) == [url, "https://e.com/2"])
        #expect((error?.cause as? FetchError)?.code == .invalidRequest)  // plain http to others is refused
    }
}

/// A feed that goes on as long as somebody reads.
private struct EndlessFeed: AsyncSequence, Sendable {
    static let perChunk = 50
    typealias Element = ByteBuffer
    typealias Failure = any Error

    actor Counter {
        var count = 0
        func next() -> Range<Int> {
            defer { count += perChunk }
            return count..<count + perChunk
        }
    }

    let counter = Counter()

    func makeAsyncIterator() -> Iterator { Iterator(counter: counter) }

    struct Iterator: AsyncIteratorProtocol {
        let counter: Counter

        mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            let numbers = await counter.next()
            let head = numbers.lowerBound == 0 ? "<feed xmlns='http://www.w3.org/2005/Atom'>" : ""
            return ByteBuffer(string: head + numbers.map { "<entry><id>\($0)</id></entry>" }.joined())
        }
    }
}
