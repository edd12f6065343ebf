import AsyncXML
import Testing

/// What the article "Extend a feed in ten lines" promises.
@Suite("Article: extend a feed")
struct ExtendAFeedTests {
    struct Episode: Codable, XML.Root {
        static let element = XML.Name(nil, "item")
        var title: String
        var enclosure: Enclosure?
        var extensions = XML.Extensions()

        struct Enclosure: Codable {
            var url: String
            enum CodingKeys: String, CodingKey { case url = "@url" }
        }

        var chapters: Chapters? {
            get { extensions[Chapters.self] }
            set { extensions[Chapters.self] = newValue }
        }
    }

    struct Chapters: XML.Extension {
        static let element = XML.Name("https://podcastindex.org/namespace/1.0", "podcast:chapters")
        var url: String
        var type: String?
        enum CodingKeys: String, CodingKey { case url = "@url", type = "@type" }
    }

    struct Channel: Codable {
        var title: String
        var items: [Episode] = []
        enum CodingKeys: String, CodingKey { case title, items = "item" }
    }

    private func item(_ title: String, _ number: Int) -> String {
        """
        <item xmlns:p="https://podcastindex.org/namespace/1.0"><title>\(title)</title>\
        <p:chapters url="https://example.com/\(number).json" type="application/json+chapters"/><!-- live -->\
        <p:season>3</p:season></item>
        """
    }

    private func encode(_ episode: Episode) throws -> String {
        var encoder = XML.Encoder()
        encoder.writesDeclaration = false
        return String(decoding: try encoder.encode(episode), as: UTF8.self)
    }

    @Test func whatNobodyKnowsStaysWhereItWas() throws {
        var episode = try XML.Decoder().decode(Episode.self, from: item("One", 1).utf8)
        episode.chapters?.url = "https://example.com/2.json"
        episode.title = "Two"
        let edited = try encode(episode)
        #expect(edited == item("Two", 2))
    }

    @Test func declaredExtensionsAreFoundBelowTheRoot() throws {
        var registry = XML.ExtensionRegistry()
        registry.declare(Chapters.self, in: Episode.self, below: Channel.self)
        var decoder = XML.Decoder()
        decoder.extensions = registry
        let channel = try decoder.decode(
            Channel.self,
            from: "<channel><title>Jazz</title>\(item("One", 1))\(item("Two", 2))</channel>".utf8
        )
        let urls = channel.items.flatMap(\.extensions.declared).compactMap { ($0 as? Chapters)?.url }
        #expect(urls == ["https://example.com/1.json", "https://example.com/2.json"])
    }

    @Test func anExtensionIsAddedWithItsOwnPrefix() throws {
        var episode = try XML.Decoder().decode(Episode.self, from: "<item><title>One</title></item>".utf8)
        episode.chapters = Chapters(url: "u", type: nil)
        let text = try encode(episode)
        let path = try XML.XPath(
            "/item/p:chapters/@url",
            namespaces: ["p": "https://podcastindex.org/namespace/1.0"]
        )
        #expect(try path.evaluate(in: XML.Document(parsing: text)).strings == ["u"], "\(text)")
        #expect(text.contains("podcast:chapters"))
    }
}
