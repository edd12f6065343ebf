import AsyncFeeds
import AsyncXML
import Testing

/// Namespaces as documents in the wild write them.
@Suite struct NamespaceAliasTests {
    @Test(arguments: [
        "http://search.yahoo.com/mrss/", "http://search.yahoo.com/mrss", "https://search.yahoo.com/mrss/",
        "http://video.search.yahoo.com/mrss",
    ])
    func mediaAreFound(namespace: String) throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:m="\(namespace)"><m:group><m:title type="plain">t</m:title>\
            <m:content url="a" width="7"/></m:group><m:thumbnail url="b"/></entry>
            """
        let registry = Feeds.Registry()
        let entry = try registry.decoder.decode(Atom.Entry.self, from: text.utf8)
        #expect(entry[Media.Group.self]?.contents.map(\.width) == [7])
        #expect(entry[Media.Group.self]?.title?.text == "t")
        #expect(entry[Media.Thumbnail.self]?.url == "b")
        #expect(registry.unknowns(in: entry).isEmpty)
        #expect(try canonical(encode(entry).utf8) == canonical(text.utf8))
        // A change is found again.
        var changed = entry
        changed[Media.Group.self]?.contents[0].width = 8
        let again = try registry.decoder.decode(Atom.Entry.self, from: encode(changed).utf8)
        #expect(again[Media.Group.self]?.contents.map(\.width) == [8])
    }

    @Test(arguments: [
        "http://www.itunes.com/dtds/podcast-1.0.dtd", "http://www.itunes.com/DTDs/Podcast-1.0.dtd",
        "http://www.itunes.com/DTDs/PodCast-1.0.dtd", "https://www.itunes.com/dtds/podcast-1.0.dtd",
    ])
    func podcastsAreFound(namespace: String) throws {
        let text = """
            <rss version="2.0" xmlns:i="\(namespace)"><channel><i:image href="u"/><item><i:duration>1:02</i:duration>\
            <i:summary>s</i:summary></item></channel></rss>
            """
        let document = try Feeds.Registry().decoder.decode(Feeds.Document.self, from: text.utf8)
        let feed = try #require(document.feed)
        #expect(feed.logo == "u")
        #expect(feed.entries.first?[ITunes.Duration.self] == "1:02")
        #expect(feed.entries.first?.summary?.value == "s")
        #expect(try canonical(document.encoded()) == canonical(text.utf8))
    }

    /// A type of a user's own for the alias itself.
    private struct Old: Feeds.Element {
        static let element = XML.Name("http://search.yahoo.com/mrss", "text")
        var value: String?
        var extensions = XML.Extensions()
        init() {}
        enum CodingKeys: String, Feeds.Keys { case value = "", extensions }
    }

    @Test func whatIsDeclaredForTheAliasItselfIsFoundAsEver() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:m="http://search.yahoo.com/mrss"><m:text>t</m:text></entry>
            """
        #expect(try decode(Atom.Entry.self, text)[Old.self]?.value == "t")
    }
}
