import TestCorpora
import Testing

@testable import AsyncXML

/// The corpus through `Codable`: what a small model does not know comes out as it went in.
@Suite(.enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set")) struct RoundTripTests {
    /// The nodes without namespace declarations, whose place may change, and with attributes in the order of their names.
    private func content(_ tape: Tape) -> [String] {
        let (view, listing) = (tape.view, tape.listing)
        guard let root = view.root else { return [] }
        var content: [String] = []
        for index in root..<view.end(of: root) {
            switch view[index].kind {
            case .namespace, .attribute: break
            case .element: content += [listing[index - 1]] + view.attributes(of: index).map { listing[$0 - 1] }.sorted()
            default: content.append(listing[index - 1])
            }
        }
        return content
    }

    @Test(arguments: Corpora.files("gdata-feeds"))
    func unchangedDocumentsComeOutAsTheyWere(name: String) throws {
        let bytes = try Corpora.bytes("gdata-feeds", name)
        let tape = try parse(bytes)
        let root = tape.names.name(tape.view[try #require(tape.view.root)].name)
        let encoded =
            switch root.local {
            case "feed": try XML.Encoder().encode(XML.Decoder().decode(LooseFeed.self, from: bytes), as: root)
            default: try XML.Encoder().encode(XML.Decoder().decode(LooseEntry.self, from: bytes), as: root)
            }
        let difference = try content(parse(encoded)).difference(from: content(tape))
        #expect(difference.isEmpty)
    }

    struct LooseFeed: Codable {
        var id: String?
        var links: [Link]
        var entries: [LooseEntry]
        var authors: [Person]
        var extensions: XML.Extensions
        enum CodingKeys: String, AtomKeys { case id, links = "link", entries = "entry", authors = "author", extensions }
    }

    struct LooseEntry: Codable {
        var etag: String?
        var id: String?
        var title: Text?
        var links: [Link]
        var whens: [When]
        var extensions: XML.Extensions
        enum CodingKeys: String, AtomKeys {
            case etag = "@gd:etag", id, title, links = "link", whens = "gd:when", extensions
        }
    }
}
