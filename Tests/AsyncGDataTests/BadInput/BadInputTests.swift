import AsyncGData
import AsyncXML
import Testing

@Suite struct BadInputTests {
    private func document(_ text: String) throws -> GData.Document {
        try GData.Registry().decoder.decode(GData.Document.self, from: text.utf8)
    }

    @Test func prefixesAreOnlyHowNamesAreWritten() throws {
        let text = """
            <a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:atom="u:none" xmlns:gd="http://schemas.google.com/acl/2007" \
            xmlns:g="http://schemas.google.com/g/2005" g:etag="1" gd:etag="2"><atom:title>not this</atom:title>\
            <a:title>T</a:title><a:entry g:etag="3"><a:id>1</a:id><g:when startTime="2026"/><gd:role value="x"/></a:entry></a:feed>
            """
        let feed = try #require(try document(text).feed)
        #expect(feed.title == "T")
        #expect(feed.etag == "1")
        #expect(feed.entries.map(\.etag) == ["3"])
        #expect(feed.entries[0][GD.When.self]?.startTime == "2026")
        #expect(feed.entries[0][GACL.Role.self] == "x")
        #expect(try canonical(document(text).encoded()) == canonical(text.utf8))
    }

    @Test(arguments: ["<html><body/></html>", "<feed/>", "<rdf/>", "<entry xmlns='u:x'/>"])
    func otherDocumentsAreRefusedByName(text: String) {
        #expect { try document(text) } throws: { ($0 as? GData.Error)?.code == .unknownDocument }
    }

    @Test(arguments: ["", " ", "{}", "<feed", "<feed xmlns='http://www.w3.org/2005/Atom'>", "<p>a<br>b</p>", "\u{0}"])
    func whatIsNoXMLIsAnErrorOfXML(text: String) {
        #expect(throws: XML.Error.self) { try document(text) }
    }

    @Test func whatIsMissingOrTwiceIsNoError() throws {
        let text = """
            <feed xmlns="http://www.w3.org/2005/Atom"><entry/><entry><id>1</id></entry><entry><id>1</id><link/><author/>\
            <category/><content/><title type="nonsense">t</title><updated>soon</updated></entry></feed>
            """
        let feed = try #require(try document(text).feed)
        #expect(feed.id == nil)
        #expect(feed.entries.map(\.id) == [nil, "1", "1"])
        #expect(feed.entry(id: "1")?.title == nil)
        #expect(feed.entries[2].title?.plainText == "t")
        #expect(feed.entries[2].updated?.moment == nil)
        #expect(feed.entries[2].link(.alternate)?.href == nil)
        #expect(try canonical(document(text).encoded()) == canonical(text.utf8))
    }

    @Test func extensionsThatDoNotFitAreKept() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:gd="http://schemas.google.com/g/2005" \
            xmlns:thr="http://purl.org/syndication/thread/1.0"><gd:reminder minutes="soon"/><thr:total>many</thr:total>\
            <gd:geoPt lat="north" lon="1"/><link thr:count="some"/></entry>
            """
        var entry = try decode(Atom.Entry.self, text)
        #expect(entry[GD.Reminder.self] == nil)
        #expect(entry.replyCount == nil)
        #expect(entry.geoPoint == nil)
        #expect(throws: XML.Error.self) { try entry.extensions.decode(GD.Reminder.self) }
        entry.id = "1"
        #expect(
            try canonical(encode(entry).utf8).contains(
                "<gd:reminder xmlns:gd=\"http://schemas.google.com/g/2005\" minutes=\"soon\">"
            )
        )
    }

    @Test func formatsThatAreMixedKeepWhatIsOfTheOther() throws {
        let rss = """
            <rss version="2.0" xmlns:a="http://www.w3.org/2005/Atom"><channel><a:entry><a:id>1</a:id></a:entry><item><a:title>x</a:title>\
            <title>y</title></item></channel></rss>
            """
        #expect(try document(rss).feed?.entries.map(\.title) == ["y"])
        #expect(try canonical(document(rss).encoded()) == canonical(rss.utf8))
        let atom = """
            <feed xmlns="http://www.w3.org/2005/Atom"><item><title>x</title></item><channel/><entry><id>1</id></entry></feed>
            """
        #expect(try document(atom).feed?.entries.count == 1)
        #expect(try canonical(document(atom).encoded()) == canonical(atom.utf8))
    }

    @Test(.timeLimit(.minutes(1))) func manyLinksOfOneEntryAreNoProblem() throws {
        let links = (0..<10_000).map { "<link rel='\($0 % 7)' href='\($0)'/>" }.joined()
        let entry = try decode(Atom.Entry.self, "<entry xmlns='http://www.w3.org/2005/Atom'>\(links)</entry>")
        #expect(entry.links.count == 10_000)
        #expect(entry.links("3").count == 1_429)
        #expect(try decode(Atom.Entry.self, encode(entry)) == entry)
    }

    /// 20,000 entries, of which no more than one piece of the document is ever there.
    @Test(.timeLimit(.minutes(1))) func longFeedsAreReadEntryByEntry() async throws {
        let entries = "<entry><id>1</id><title>t</title><x:a xmlns:x='u:x'/></entry>"
        let piece = Array(String(repeating: entries, count: 1_000).utf8)
        let chunks = AsyncStream<[UInt8]> { continuation in
            continuation.yield(Array("<feed xmlns='http://www.w3.org/2005/Atom'><title>T</title>".utf8))
            for _ in 0..<20 { continuation.yield(piece) }
            continuation.yield(Array("</feed>".utf8))
            continuation.finish()
        }
        let registry = try GData.Registry(Chess.Service.self)
        var count = 0
        for try await entry in XML.Records(Chess.Game.self, in: chunks, decoder: registry.decoder) {
            count += entry.id == "1" ? 1 : 0
        }
        #expect(count == 20_000)
    }
}

/// Feeds that somebody else collected come out as they came in, whatever is in them.
@Suite(.enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set")) struct ForeignRoundTripTests {
    @Test func feedparsersFeedsComeOutAsTheyCameIn() throws {
        var differing: [String] = []
        for folder in FeedparserTests.folders {
            for name in Corpora.files(folder) {
                let bytes = try Corpora.bytes(folder, name)
                guard let document = try? GData.Registry().decoder.decode(GData.Document.self, from: bytes) else {
                    continue
                }
                if try canonical(document.encoded()) != canonical(bytes) { differing.append(name) }
            }
        }
        #expect(differing == [])
    }
}
