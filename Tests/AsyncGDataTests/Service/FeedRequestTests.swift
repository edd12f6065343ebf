import AsyncFetch
import AsyncFetchTesting
import AsyncGData
import HTTPTypes
import NIOCore
import Testing

/// What a service makes of what it is asked for.
@Suite("Requests of feeds", .timeLimit(.minutes(5)))
struct FeedRequestTests {
    private let url = "https://e.com/feed"

    // MARK: Categories

    private static let inexpressible: [GData.CategoryFilter.Term] = [
        "a|-b", "{s}t", "-a", "..", ".", "", .init("a", scheme: "s}-b|{"), .init("a|b", scheme: "s"), .not("-a"),
        // With a bar, brace or hyphen that Unicode joins to its neighbour.
        "a\u{600}|-b", "a|\u{301}-b", "{\u{301}s\u{600}}t", "-\u{301}a",
        .init("a", scheme: "s\u{600}}-b|\u{301}\u{600}{"),
    ]

    @Test(arguments: inexpressible) func aNameFromElsewhereDoesNotChangeTheQuery(
        term: GData.CategoryFilter.Term
    ) async throws {
        let query = GData.Query { $0.categories = [.any("green", term)] }
        // The text of one filter with one bar, and one segment.
        let filter = try #require(query.url(for: url).split(separator: "/").last)
        #expect(filter.hasPrefix("green%7C"))
        #expect(filter.split(separator: "%7C").count == 2)
        let alone = GData.Query { $0.categories = [.any(term)] }.url(for: url)
        #expect(!alone.hasSuffix("/-/") && !alone.hasSuffix("/..") && !alone.hasSuffix("/."))

        let scripted = ScriptedBlog([.feed([])])
        let service = scripted.blog
        var error = await #expect(throws: GDataServiceError.self) {
            try await service.fetch(Atom.Feed<Atom.Entry>.self, from: url, query: query)
        }
        #expect(error?.code == .invalidRequest)
        error = await #expect(throws: GDataServiceError.self) {
            for try await _ in service.pages(Atom.Feed<Atom.Entry>.self, from: url, query: query) {}
        }
        #expect(error?.code == .invalidRequest)
        error = await #expect(throws: GDataServiceError.self) {
            for try await _ in service.entries(Atom.Entry.self, from: url, query: query) {}
        }
        #expect(error?.code == .invalidRequest)
        #expect(scripted.transport.requests.isEmpty)
    }

    @Test func namesWithSpacesSlashesAndSchemesAreAskedFor() async throws {
        let scripted = ScriptedBlog([.feed([])])
        let query = GData.Query {
            $0.categories = [.any("a b/c", .not(.init("-d", scheme: "http://s#k")), .init("e", scheme: ""))]
        }
        _ = try await scripted.blog.fetch(Atom.Feed<Atom.Entry>.self, from: url, query: query)
        #expect(
            scripted.transport.requests.map(\.url) == [url + "/-/a%20b%2Fc%7C-%7Bhttp%3A%2F%2Fs%23k%7D-d%7C%7B%7De"]
        )
    }

    // MARK: Masks

    private func fields(of request: SentRequest) -> String? {
        let parameter = request.url.split(separator: "?").last?.split(separator: "&").first { $0.hasPrefix("fields=") }
        return parameter.flatMap { PercentEncoding.decode($0.dropFirst(7)) }
    }

    @Test(arguments: [
        ("entry(title)", "entry(title),@gd:kind,entry/@gd:kind,link/@rel,link/@href"),
        ("link,entry", "link,entry,@gd:kind"),
        ("*", "*"),
        ("@gd:kind,link(@rel,@href),entry(@gd:kind,title)", "@gd:kind,link(@rel,@href),entry(@gd:kind,title)"),
        ("link[@rel='edit'],id", "link[@rel='edit'],id,@gd:kind,link/@rel,link/@href"),
        ("link(@href)", "link(@href),@gd:kind,link/@rel"),
    ])
    func aMaskOfAListingLetsTheNextLinkAndTheKindsThrough(mask: String, expected: String) async throws {
        let query = GData.Query { $0.fields = mask }
        let paged = ScriptedBlog([.feed(["1"], next: url + "?start-index=2"), .feed(["2"])])
        var count = 0
        for try await _ in paged.blog.pages(Atom.Feed<Atom.Entry>.self, from: url, query: query) { count += 1 }
        #expect(count == 2 && fields(of: paged.transport.requests[0]) == expected)
        let streamed = ScriptedBlog([.feed(["1"])])
        for try await _ in streamed.blog.entries(Atom.Entry.self, from: url, query: query) {}
        #expect(fields(of: streamed.transport.requests[0]) == expected)
    }

    @Test func aMaskOfOnePageGetsTheKindsAlone() async throws {
        let scripted = ScriptedBlog([.feed([]), .feed([])])
        _ = try await scripted.blog.fetch(Feeds.Document.self, from: url + "?fields=entry(title)&alt=atom")
        #expect(fields(of: scripted.transport.requests[0]) == "entry(title),@gd:kind,entry/@gd:kind")
        #expect(scripted.transport.requests[0].url.hasSuffix("&alt=atom"))
        _ = try await scripted.blog.fetch(Feeds.Document.self, from: url + "?alt=atom")
        #expect(scripted.transport.requests[1].url == url + "?alt=atom")
    }

    @Test func maskedListingsOfAServerComeToTheirEnd() async throws {
        try await EmulatedBlog.run { emulated in
            try await emulated.add(["a", "b", "c"])
            let query = GData.Query {
                $0.maxResults = 2; $0.fields = "entry(title)"
            }
            var titles: Set<String> = []
            for try await page in emulated.blog.pages(Feeds.AnyFeed.self, from: emulated.feed, query: query) {
                titles.formUnion(page.entries.compactMap { $0.atom?.title?.value })
            }
            #expect(titles == ["a", "b", "c"])
        }
    }

    // MARK: Entries

    @Test func illegalCharactersAreReplacedWhereThatIsWanted() async throws {
        let answer = ScriptedTransport.Answer.xml("<entry xmlns='http://www.w3.org/2005/Atom'><title>a</title></entry>")
        let strict = ScriptedBlog([answer])
        let error = await #expect(throws: GDataServiceError.self) {
            try await strict.blog.insert(Atom.Entry(title: "a\u{1}b"), into: url)
        }
        #expect(error?.code == .invalidRequest && strict.transport.requests.isEmpty)
        let replacing = ScriptedBlog([answer, .feed([])]) { $0.replacesIllegalCharacters = true }
        _ = try await replacing.blog.insert(Atom.Entry(title: "a\u{1}b\u{200D}c"), into: url)
        #expect(replacing.transport.requests[0].text.contains("a\u{FFFD}b\u{200D}c"))
        _ = try await replacing.blog.batch([.insert(Atom.Entry(title: "\u{FFFE}"))], to: url)
        #expect(replacing.transport.requests[1].text.contains(">\u{FFFD}<"))
    }

    @Test(
        arguments: [
            (nil, nil, AtomPub.namespace), ("1.0", nil, AtomPubDrafts.namespace), ("2.1", nil, AtomPub.namespace),
            ("2", "1.0", AtomPubDrafts.namespace), ("1", "2.0", AtomPub.namespace), (nil, "1", AtomPubDrafts.namespace),
            ("10.0", nil, AtomPub.namespace),
        ] as [(String?, String?, String)]
    )
    func aDraftIsInTheNamespaceOfTheServicesVersion(version: String?, answered: String?, namespace: String) async throws
    {
        var headers: HTTPFields = [.contentType: "application/atom+xml"]
        headers[try #require(HTTPField.Name("GData-Version"))] = answered
        let text = "<entry xmlns='http://www.w3.org/2005/Atom'/>"
        let answers = [ScriptedTransport.Answer.status(200, headers: headers, body: text), .xml(text), .feed([])]
        let scripted = ScriptedBlog(answers) { $0.version = version }
        _ = try await scripted.blog.fetch(Atom.Entry.self, from: url)
        let draft = Atom.Entry { $0.isDraft = true }
        _ = try await scripted.blog.insert(draft, into: url)
        let sent = try decode(Atom.Entry.self, scripted.transport.requests[1].text)
        #expect(sent.isDraft)
        #expect(sent[AtomPub.Control.self] == nil || namespace == AtomPub.namespace)
        #expect(sent[AtomPubDrafts.Control.self] == nil || namespace == AtomPubDrafts.namespace)
        _ = try await scripted.blog.batch([.insert(draft)], to: url)
        #expect(scripted.transport.requests[2].text.contains("\"\(namespace)\""))
    }

    // MARK: Presets

    @Test(arguments: [
        (GData.Preset.blogger, "blogger", "https://www.blogger.com/feeds/", "2.0"),
        (.calendar, "cl", "https://www.google.com/calendar/feeds/", "2.1"),
        (.contacts, "cp", "https://www.google.com/m8/feeds/", "3.0"),
        (.documents, "writely", "https://docs.google.com/feeds/", "3.0"),
        (.photos, "lh2", "https://photos.googleapis.com/data/", "2.0"),
        (.spreadsheets, "wise", "https://spreadsheets.google.com/feeds/", "3.0"),
        (.youTube, "youtube", "https://gdata.youtube.com/feeds/", "2.0"),
    ])
    func eachServiceHasItsNameRootAndVersion(
        preset: GData.Preset,
        id: String,
        root: String,
        version: String
    ) async throws {
        #expect(preset.serviceID == id && preset.root == root && preset.version == version)
        let configuration = GDataService.Configuration(preset) { $0.options.retry = .none }
        let transport = ScriptedTransport([.feed([]), .feed([])])
        let service = GDataService(
            credentials: .bearer("t"),
            configuration: configuration,
            fetcher: Fetcher(transport: transport)
        )
        _ = try await service.fetch(Atom.Feed<Atom.Entry>.self, from: root + "a")
        #expect(transport.requests[0].header("GData-Version") == version)
        #expect(transport.requests[0].header("Authorization") == "Bearer t")
    }

    @Test func aPresetKnowsItsKinds() async throws {
        let text =
            "<entry xmlns='http://www.w3.org/2005/Atom' xmlns:gd='http://schemas.google.com/g/2005' gd:kind='calendar#event'/>"
        let fetcher = Fetcher(transport: ScriptedTransport([.xml(text)]))
        let calendar = GDataService(configuration: .init(.calendar), fetcher: fetcher)
        let entry = try await calendar.fetch(Feeds.AnyEntry.self, from: GData.Preset.calendar.root + "a")
        #expect(entry.as(GCal.Event.self) != nil)
    }

    // MARK: Answers

    @Test func aDatedRetryAfterIsTold() async throws {
        let headers: HTTPFields = [
            .retryAfter: "Sun, 06 Nov 1994 08:51:37 GMT", .date: "Sun, 06 Nov 1994 08:49:37 GMT",
        ]
        let scripted = ScriptedBlog([.status(503, headers: headers)]) { $0.options.retry = .none }
        let error = await #expect(throws: GDataServiceError.self) {
            try await scripted.blog.fetch(Atom.Feed<Atom.Entry>.self, from: url)
        }
        #expect(error?.retryAfter == .seconds(120))
    }

    @Test func whatAnOperationOfABatchFailedWithIsTold() async throws {
        let errors = """
            <errors xmlns='http://schemas.google.com/g/2005'><error><domain>GData</domain><code>versionConflict</code>\
            <internalReason>Mismatch</internalReason></error></errors>
            """
        let escaped = errors.replacing("<", with: "&lt;")
        let type = "application/vnd.google.gdata.error+xml"
        let text = """
            <feed xmlns='http://www.w3.org/2005/Atom' xmlns:batch='http://schemas.google.com/gdata/batch'>
            <entry><id>1</id><title>theirs</title><batch:id>0</batch:id>\
            <batch:status code='409' reason='Conflict' content-type='\(type)'>\(escaped)</batch:status></entry>
            <entry><batch:id>1</batch:id><batch:status code='409' content-type='\(type)'>\(errors)</batch:status></entry>
            <entry><batch:id>2</batch:id><batch:status code='400' content-type='text/plain'>no &lt;errors></batch:status></entry>
            <entry><title>c</title><batch:id>3</batch:id><batch:status code='200'/></entry></feed>
            """
        let scripted = ScriptedBlog([.xml(text)])
        let entry = Atom.Entry(title: "mine")
        let answer = try await scripted.blog.batch(
            [.update(entry), .delete(entry), .insert(entry), .query(entry)],
            to: url
        )
        #expect(answer.results.map { $0.errors.map(\.code) } == [["versionConflict"], ["versionConflict"], [], []])
        #expect(answer.results[0].errors.first?.internalReason == "Mismatch")
        #expect(answer.results.map { $0.refusedEntry?.title?.value } == ["theirs", nil, nil, nil])
        #expect(answer.results[0].refusedEntry?.batchStatus == nil)
        #expect(answer.results.map { $0.entry?.title?.value } == [nil, nil, nil, "c"])
        #expect(answer.results[2].content == "no <errors>")
    }
}

extension SentRequest {
    fileprivate var text: String { String(buffer: body) }
}
