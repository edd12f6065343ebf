import AsyncFeeds
import AsyncXML
import Testing

@Suite struct FormatTests {
    private let podcast = """
        <?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" \
        xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" \
        xmlns:a="http://www.w3.org/2005/Atom" xmlns:source="http://source.scripting.com/">
        <channel><title>Talks</title><link>https://example.com/</link><description>About &lt;b>tea&lt;/b></description>\
        <language>en</language><managingEditor>liz@example.com (Liz)</managingEditor>\
        <a:link rel="self" href="https://example.com/feed"/><itunes:image href="https://example.com/i.png"/>\
        <itunes:category text="Arts"><itunes:category text="Food"/></itunes:category>\
        <lastBuildDate>Sat, 13 Dec 2003 18:30:02 GMT</lastBuildDate><generator>G</generator>
        <item><title>One</title><guid isPermaLink="false">1</guid><link>https://example.com/1</link>\
        <description>short</description><content:encoded><![CDATA[<p>long</p>]]></content:encoded>\
        <dc:creator>Ann</dc:creator><pubDate>Sat, 13 Dec 2003 18:30:02 GMT</pubDate><category domain="d">c</category>\
        <enclosure url="https://example.com/1.mp3" type="audio/mpeg" length="5"/><itunes:duration>1:02</itunes:duration>\
        <comments>https://example.com/1#c</comments><source url="https://other.example/">Other</source>\
        <source:markdown>**m**</source:markdown><x>kept</x></item></channel></rss>
        """

    @Test func aPodcastIsReadAsAtom() throws {
        let registry = Feeds.Registry()
        let document = try registry.decoder.decode(Feeds.Document.self, from: podcast.utf8)
        let feed = try #require(document.feed)
        #expect(feed.title == "Talks")
        #expect(feed.subtitle == .html("About <b>tea</b>"))
        #expect(feed.authors == [Atom.Person(name: "Liz", email: "liz@example.com")])
        #expect(feed.link(.self)?.href == "https://example.com/feed")
        #expect(feed.link(.alternate)?.href == "https://example.com/")
        #expect(feed.logo == "https://example.com/i.png")
        #expect(feed.categories.map(\.term) == ["Arts", "Food"])
        #expect(feed.updated?.moment?.seconds == 1_071_340_202)
        let entry = try #require(feed.entries.first)
        #expect(entry.id == "1")
        #expect(entry.title == "One")
        #expect(entry.summary?.value == "short")
        #expect(entry.content?.body == .html("<p>long</p>"))
        #expect(entry.authors.map(\.name) == ["Ann"])
        #expect(entry.categories == [Atom.Category("c", scheme: "d")])
        #expect(entry.link(.enclosure)?.length == "5")
        #expect(entry.link(.replies)?.href == "https://example.com/1#c")
        #expect(entry[ITunes.Duration.self] == "1:02")
        #expect(entry.source?.title == "Other")
        #expect(registry.unknowns(in: document).map(\.name.local) == ["markdown", "x"])
    }

    @Test func rssComesOutAsItCameIn() throws {
        guard case .rss(var document) = try Feeds.Registry().decoder.decode(Feeds.Document.self, from: podcast.utf8)
        else {
            Issue.record("no RSS")
            return
        }
        #expect(try canonical(encode(document).utf8) == canonical(podcast.utf8))
        document.channel?.items[0].title = "Two"
        let changed = podcast.replacing("<title>One</title>", with: "<title>Two</title>")
        #expect(try canonical(encode(document).utf8) == canonical(changed.utf8))
    }

    @Test func rssInANamespaceIsRSSToo() throws {
        let text = """
            <r:rss version="2.0" xmlns:r="http://backend.userland.com/rss2" xmlns:x="u:x"><r:channel><r:title>T</r:title>\
            <r:item><x:title>not this</x:title><r:title>A</r:title></r:item></r:channel></r:rss>
            """
        let document = try Feeds.Registry().decoder.decode(Feeds.Document.self, from: text.utf8)
        #expect(document.feed?.title == "T")
        #expect(document.feed?.entries.map(\.title) == ["A"])
        #expect(try canonical(document.encoded()) == canonical(text.utf8))
    }

    @Test func rssOneHasItsItemsBesideTheChannel() throws {
        let text = """
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" \
            xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="u"><title>T</title><link>l</link>\
            <items><rdf:Seq><rdf:li resource="1"/></rdf:Seq></items></channel>\
            <item rdf:about="1"><title>A</title><link>a</link><dc:date>2003-12-13T18:30:02Z</dc:date></item></rdf:RDF>
            """
        let document = try Feeds.Registry().decoder.decode(Feeds.Document.self, from: text.utf8)
        let feed = try #require(document.feed)
        #expect(feed.title == "T")
        #expect(feed.id == "u")
        #expect(feed.entries.map(\.id) == ["1"])
        #expect(feed.entries.first?.updated?.moment?.seconds == 1_071_340_202)
        guard case .rdf(let rdf) = document else {
            Issue.record("no RDF")
            return
        }
        #expect(try canonical(encode(rdf).utf8) == canonical(text.utf8))
    }

    @Test func atomZeroThreeIsReadAsAtom() throws {
        let text = """
            <feed version="0.3" xmlns="http://purl.org/atom/ns#" xml:lang="en"><title>T</title><tagline mode="escaped" \
            type="text/html">&lt;b></tagline><modified>2003-12-13T18:30:02Z</modified><copyright>C</copyright>\
            <generator url="u" version="1">G</generator><author><name>A</name><url>a</url></author>\
            <link rel="alternate" type="text/html" href="h"/><entry><title>E</title><id>1</id>\
            <issued>2003-12-13</issued><modified>2003-12-14</modified><summary mode="base64">dGVh</summary>\
            <content type="application/xhtml+xml" mode="xml"><div xmlns="http://www.w3.org/1999/xhtml">a<b>c</b></div></content>\
            </entry></feed>
            """
        let document = try Feeds.Registry().decoder.decode(Feeds.Document.self, from: text.utf8)
        let feed = try #require(document.feed)
        #expect(feed.subtitle == .html("<b>"))
        #expect(feed.rights?.plainText == "C")
        #expect(feed.updated == "2003-12-13T18:30:02Z")
        #expect(feed.generator?.uri == "u")
        #expect(feed.authors == [Atom.Person(name: "A", uri: "a")])
        let entry = try #require(feed.entries.first)
        #expect(entry.published == "2003-12-13T00:00:00-00:00")
        #expect(entry.updated == "2003-12-14T00:00:00-00:00")
        #expect(entry.summary?.value == "tea")
        guard case .xml(let elements)? = entry.content?.body else {
            Issue.record("no XML")
            return
        }
        #expect(elements.map(\.text) == ["ac"])
        guard case .atom03(let old) = document else {
            Issue.record("no Atom 0.3")
            return
        }
        #expect(try canonical(encode(old).utf8) == canonical(text.utf8))
    }

    @Test func kindsAreSeenAsAtomToo() throws {
        let registry = try Feeds.Registry(Chess.Service.self)
        let text = """
            <feed xmlns="http://www.w3.org/2005/Atom"><category scheme="https://example.com/chess/kinds" term="cup"/>\
            <entry><id>1</id></entry></feed>
            """
        let document = try registry.decoder.decode(Feeds.Document.self, from: text.utf8)
        #expect(document.feed?.entries.map(\.id) == ["1"])
    }

    @Test(arguments: [
        ("liz@example.com (Liz)", "Liz", "liz@example.com"), ("Liz <liz@example.com>", "Liz", "liz@example.com"),
        ("liz@example.com", "liz@example.com", "liz@example.com"), ("Liz", "Liz", nil), ("", "", nil),
    ])
    func authorsAreReadAsMailNamesThem(text: String, name: String, email: String?) {
        let item = RSS.Item { $0.author = text }
        #expect(item.atom.authors == [Atom.Person(name: name, email: email)])
    }

    private func item(_ inner: String) throws -> Atom.Entry {
        let text =
            "<rss version='2.0' xmlns:dc='http://purl.org/dc/elements/1.1/'><channel><item>\(inner)</item></channel></rss>"
        let document = try Feeds.Registry().decoder.decode(Feeds.Document.self, from: text.utf8)
        return try #require(document.feed?.entries.first)
    }

    @Test(arguments: [
        ("<pubDate>Tue, 10 Jun 2003 04:00:00 GMT</pubDate>", "2003-06-10T04:00:00Z"),
        ("<pubDate>10 Jun 2003 04:00 EST</pubDate>", "2003-06-10T04:00:00-05:00"),
        ("<dc:date>2003-06-10</dc:date>", "2003-06-10T00:00:00-00:00"),
        ("<dc:date>2003-06-10T04:00:00.50+02:00</dc:date>", "2003-06-10T04:00:00.50+02:00"),
        ("<pubDate>soon</pubDate>", "soon"),
    ])
    func datesOfRSSAreWrittenAsAtoms(date: String, written: String) throws {
        let entry = try item(date)
        #expect(entry.published?.text == written && entry.updated?.text == written)
        #expect(try encode(entry).contains("<published>\(written)</published>"))
    }

    @Test(
        arguments: [
            ("<guid isPermaLink='false'>7</guid><link>https://e.com/7</link>", "7"),
            ("<link>https://e.com/7</link>", "https://e.com/7"),
            ("<title>t</title>", nil),
        ] as [(String, String?)]
    )
    func anItemHasTheIdentifierOfItsGuidOrItsLink(inner: String, id: String?) throws {
        #expect(try item(inner).id == id)
    }
}
