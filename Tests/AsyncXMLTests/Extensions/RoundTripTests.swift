import TestCorpora
import Testing

@testable import AsyncXML

/// The corpus through `Codable`: what a small model does not know comes out as it went in.
@Suite(.enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set")) struct RoundTripTests {
    /// The nodes in their order, with namespace declarations and attributes where they stand.
    private func content(_ tape: Tape) -> [String] {
        guard let root = tape.view.root else { return [] }
        return Array(tape.listing[(root - 1)..<(tape.view.end(of: root) - 1)])
    }

    private func encoded(_ bytes: [UInt8], _ root: XML.Name) throws -> [UInt8] {
        switch root.local {
        case "feed": try XML.Encoder().encode(XML.Decoder().decode(LooseFeed.self, from: bytes), as: root)
        default: try XML.Encoder().encode(XML.Decoder().decode(LooseEntry.self, from: bytes), as: root)
        }
    }

    @Test(arguments: Corpora.files("gdata-feeds"))
    func unchangedDocumentsComeOutAsTheyWere(name: String) throws {
        let bytes = try Corpora.bytes("gdata-feeds", name)
        let tape = try parse(bytes)
        let root = tape.names.name(tape.view[try #require(tape.view.root)].name)
        let difference = try content(parse(encoded(bytes, root))).difference(from: content(tape))
        #expect(difference.isEmpty)
    }

    @Test(arguments: [("encoding", 60), ("wellformed/atom10", 230), ("wellformed/namespace", 20)])
    func feedsOfAllKindsSayTheSameAfterwards(folder: String, least: Int) throws {
        var checked = 0
        for name in Corpora.files("feedparser/tests/\(folder)") {
            let bytes = try Corpora.bytes("feedparser/tests/\(folder)", name)
            guard let document = try? XML.Document(parsing: bytes) else { continue }
            let written = try XML.Document(parsing: encoded(bytes, document.root.name))
            #expect(written == document, "\(name)")
            checked += 1
        }
        #expect(checked >= least)
    }

    /// Demands nothing of a link.
    struct LooseLink: Codable {
        var href: String?
        var rel: String?
        var extensions = XML.Extensions()
        enum CodingKeys: String, CodingKey { case href = "@href", rel = "@rel", extensions }
    }

    struct LoosePerson: Codable {
        var name: String?
        var email: String?
        var extensions = XML.Extensions()
    }

    struct LooseFeed: Codable {
        var id: String?
        var links: [LooseLink]
        var entries: [LooseEntry]
        var authors: [LoosePerson]
        var extensions: XML.Extensions
        enum CodingKeys: String, AtomKeys { case id, links = "link", entries = "entry", authors = "author", extensions }
    }

    struct LooseEntry: Codable {
        var etag: String?
        var id: String?
        var title: Text?
        var links: [LooseLink]
        var whens: [When]
        var extensions: XML.Extensions
        enum CodingKeys: String, AtomKeys {
            case etag = "@gd:etag", id, title, links = "link", whens = "gd:when", extensions
        }
    }
}
