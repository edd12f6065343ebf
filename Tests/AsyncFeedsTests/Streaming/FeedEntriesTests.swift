import AsyncFeeds
import AsyncJSON
import AsyncXML
import Testing

/// Feeds entry by entry, in every format, and as JSON.
@Suite(.timeLimit(.minutes(5))) struct FeedEntriesTests {
    private struct Pieces: AsyncSequence, AsyncIteratorProtocol {
        var rest: ArraySlice<UInt8>
        let size: Int

        init(_ text: String, size: Int) {
            rest = Array(text.utf8)[...]
            self.size = size
        }

        func makeAsyncIterator() -> Self { self }
        mutating func next() async throws -> ArraySlice<UInt8>? {
            defer { rest = rest.dropFirst(size) }
            return rest.isEmpty ? nil : rest.prefix(size)
        }
    }

    private static let documents: [(Feeds.FeedFormat, String)] = [
        (
            .atom10,
            """
            <a:feed xmlns:a="http://www.w3.org/2005/Atom" xml:lang="de"><a:title>Tee</a:title>
            <a:entry><a:title>Assam</a:title></a:entry><a:entry><a:title>Ceylon</a:title></a:entry></a:feed>
            """
        ),
        (
            .atom03,
            """
            <feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>Tee</title>
            <entry><title>Assam</title></entry><entry><title>Ceylon</title></entry></feed>
            """
        ),
        (
            .rss,
            """
            <?xml version="1.0"?><rss version="2.0"><channel><title>Tee</title>
            <item><title>Assam</title></item><item><title>Ceylon</title></item></channel></rss>
            """
        ),
        (
            .rdf,
            """
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
            <channel><title>Tee</title></channel><item><title>Assam</title></item><item><title>Ceylon</title></item></rdf:RDF>
            """
        ),
        (
            .rdf,
            """
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://my.netscape.com/rdf/simple/0.9/">
            <channel><title>Tee</title></channel><item><title>Assam</title></item><item><title>Ceylon</title></item></rdf:RDF>
            """
        ),
        (
            .rss,
            """
            <r:rss version="2.0" xmlns:r="http://backend.userland.com/rss2"><r:channel><r:title>Tee</r:title>
            <r:item><r:title>Assam</r:title></r:item><r:item><r:title>Ceylon</r:title></r:item></r:channel></r:rss>
            """
        ),
    ]

    @Test(arguments: documents, [1, 7, 100_000])
    func everyFormatLooksTheSame(document: (format: Feeds.FeedFormat, text: String), size: Int) async throws {
        var entries = Feeds.FeedEntries(in: Pieces(document.text, size: size)).makeAsyncIterator()
        #expect(try await entries.format() == document.format)
        #expect(try await entries.head().title?.plainText == "Tee")
        var titles: [String] = []
        while let entry = try await entries.next() { titles.append(entry.title?.plainText ?? "") }
        #expect(titles == ["Assam", "Ceylon"])
    }

    @Test(arguments: [2, 1_000]) func anEntryIsGivenAlone(size: Int) async throws {
        let text = "<!--c--><entry xmlns='http://www.w3.org/2005/Atom'><id>1</id></entry>"
        var entries = Feeds.FeedEntries(in: Pieces(text, size: size)).makeAsyncIterator()
        #expect(try await entries.isEntry())
        #expect(try await entries.document() == nil)
        #expect(try await entries.next()?.id == "1")
        #expect(try await entries.next() == nil)
        #expect(try await entries.isEntry())
    }

    @Test func documentsWithoutEntriesAreReadAsAWhole() async throws {
        let text = """
            <service xmlns='http://www.w3.org/2007/app' xmlns:a='http://www.w3.org/2005/Atom'><workspace><a:title>Main</a:title>
            <collection href='tea'><a:title>Tea</a:title><accept>image/*</accept><categories fixed='yes'><a:category term='green'/>
            </categories></collection></workspace></service>
            """
        var entries = Feeds.FeedEntries(in: Pieces(text, size: 100)).makeAsyncIterator()
        guard case .service(let service)? = try await entries.document() else {
            Issue.record("no service document")
            return
        }
        #expect(
            service.json["workspaces", 0, "collections"] == [
                [
                    "href": "tea", "title": ["text": "Tea", "type": "text"], "accept": ["image/*"],
                    "categories": [["fixed": "yes", "categories": [["term": "green"]]]],
                ]
            ]
        )
        await #expect(throws: Feeds.Error.self) { _ = try await entries.next() }
    }

    @Test(arguments: ["", "<html/>", "<feed/>", "<feed xmlns=\"http://www.w3.org/2005/Atom\">", "no XML"])
    func whatIsNoFeedIsAnError(text: String) async throws {
        var entries = Feeds.FeedEntries(in: Pieces(text, size: 5)).makeAsyncIterator()
        await #expect(throws: (any Error).self) { _ = try await entries.next() }
    }

    @Test func anEntryIsGivenBeforeTheRestIsRead() async throws {
        let (chunks, more) = AsyncThrowingStream.makeStream(of: [UInt8].self, throwing: (any Error).self)
        let start = #"<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><entry><id>urn:1</id></entry>"#
        more.yield(Array((start + String(repeating: " ", count: 2_000)).utf8))
        var entries = Feeds.FeedEntries(in: chunks).makeAsyncIterator()
        #expect(try await entries.next()?.id == "urn:1")
        more.yield(Array("<subtitle>s</subtitle></feed>".utf8))
        more.finish()
        #expect(try await entries.next() == nil)
        #expect(try await entries.head().subtitle?.plainText == "s")
    }

    @Test func cancellingEndsIt() async throws {
        let (chunks, more) = AsyncThrowingStream.makeStream(of: [UInt8].self, throwing: (any Error).self)
        let task = Task {
            var entries = Feeds.FeedEntries(in: chunks).makeAsyncIterator()
            return try await entries.next()
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        more.finish()
    }

    @Test func entriesAsJSONHaveEverything() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:t="http://purl.org/syndication/thread/1.0" xmlns:g="urn:g">
            <id>urn:1</id><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml" title="a > b">Tea <b>&amp;</b> cake</div></title>
            <updated>2026-11-21T09:00:00.250+01:00</updated><content type="html">&lt;p&gt;</content>
            <link href="/x" t:count="3"/><category term="tea"/><g:cup size="2"><g:of>Assam</g:of></g:cup><g:cup/></entry>
            """
        let entry = try XML.Decoder().decode(Atom.Entry.self, from: Array(text.utf8))
        #expect(entry.json["title"] == ["text": "Tea <b>&amp;</b> cake", "type": "xhtml"])
        #expect(entry.json["updated"] == "2026-11-21T09:00:00.25+01:00")
        #expect(entry.json["content"] == ["text": "<p>", "type": "html"])
        #expect(entry.json["links"] == [["rel": "alternate", "href": "/x", "extensions": ["@thr:count": "3"]]])
        #expect(entry.json["categories"] == [["term": "tea"]])
        #expect(entry.json["extensions"] == ["g:cup": [["@size": "2", "g:of": [["": "Assam"]]], [:]]])
        #expect(entry.json["summary"] == nil)
    }

    /// A document without an end.
    private struct Endless: AsyncSequence, AsyncIteratorProtocol {
        let beginning: String
        var hasBegun = false

        func makeAsyncIterator() -> Self { self }
        mutating func next() async throws -> [UInt8]? {
            defer { hasBegun = true }
            return hasBegun ? Array(repeating: UInt8(ascii: "x"), count: 1 << 16) : Array(beginning.utf8)
        }
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "<entry xmlns='http://www.w3.org/2005/Atom'><title>",
            "<service xmlns='http://www.w3.org/2007/app'><workspace><title xmlns='http://www.w3.org/2005/Atom'>",
        ]
    )
    func aDocumentThatIsReadAsAWholeIsBoundedByTheLimit(beginning: String) async {
        var decoder = Feeds.Registry().decoder
        decoder.limits.size = 1 << 20
        var entries = Feeds.FeedEntries(in: Endless(beginning: beginning), decoder: decoder).makeAsyncIterator()
        let error = await #expect(throws: XML.Error.self) { _ = try await entries.next() }
        #expect(error?.code == .sizeExceeded)
    }

    @Test func textInCDATASectionsIsInTheJSONOfExtensions() throws {
        let text = "<entry xmlns='http://www.w3.org/2005/Atom' xmlns:g='urn:g'><g:a>1<![CDATA[<2]]></g:a></entry>"
        #expect(try decode(Atom.Entry.self, text).json["extensions"] == ["g:a": [["": "1<2"]]])
    }

    @Test func markupInMarkupIsThereOnce() throws {
        let nested = String(repeating: "<g:a>t", count: 100) + String(repeating: "</g:a>", count: 100)
        let text = "<entry xmlns='http://www.w3.org/2005/Atom' xmlns:g='urn:g'>\(nested)</entry>"
        let json = try decode(Atom.Entry.self, text).json
        #expect(json["extensions", "g:a", 0, ""] == JSON.Value(String(repeating: "t", count: 100)))
        #expect(json["extensions", "g:a", 0, "g:a", 0, ""] == "t")
        #expect("\(json)".split(separator: "markup").count == 2)
        #expect("\(json)".utf8.count < 10_000)
    }

    @Test func contentOfAnyDepthIsInTheJSON() throws {
        var deep = XML.Element(XML.Name("urn:g", "g:a"))
        for _ in 0..<20_000 { deep = XML.Element(XML.Name("urn:g", "g:a"), children: [.element(deep)]) }
        var entry = try decode(Atom.Entry.self, "<entry xmlns='http://www.w3.org/2005/Atom'><id>1</id></entry>")
        entry.extensions.elements = [deep]
        #expect("\(entry.json)".contains("markup"))
    }
}
