import AsyncXML
import TestCorpora
import Testing

/// Feeds and entries of Google's services, as they were sent.
@Suite("XML.Document on feeds", .enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set"))
struct FeedCorpusTests {
    static let names = Corpora.files("gdata-feeds")

    @Test func allFeedsAreThere() { #expect(Self.names.count == 36) }

    @Test(arguments: names)
    func writingWhatWasReadKeepsItsCanonicalForm(_ name: String) throws {
        let document = try XML.Document(parsing: Corpora.bytes("gdata-feeds", name))
        let canonical = try document.canonical(.inclusive(keepsComments: true))
        let written = try XML.Document(parsing: document.encoded())
        #expect(try written.canonical(.inclusive(keepsComments: true)) == canonical)
        #expect(written == document)

        // The same once everything has been put together from its parts, as after an edit at every level.
        var rebuilt = document
        rebuilt.root = rebuilt.root.rebuilt
        #expect(try rebuilt.canonical(.inclusive(keepsComments: true)) == canonical)
        #expect(try XML.Document(parsing: rebuilt.encoded()) == document)
    }

    @Test(arguments: names)
    func prettyPrintingKeepsAllTexts(_ name: String) throws {
        let document = try XML.Document(parsing: Corpora.bytes("gdata-feeds", name))
        let pretty = try XML.Document(parsing: document.encoded(pretty: true))
        let texts = try XML.XPath("//text()[normalize-space()]")
        let values = try XML.XPath("//@*")
        #expect(try texts.evaluate(in: pretty).strings == texts.evaluate(in: document).strings)
        #expect(try values.evaluate(in: pretty).strings == values.evaluate(in: document).strings)
    }

    @Test(arguments: names)
    func aPathFindsWhatAWalkFinds(_ name: String) throws {
        let document = try XML.Document(parsing: Corpora.bytes("gdata-feeds", name))
        var walked: [XML.Element] = []
        var waiting = [document.root]
        while let element = waiting.popLast() {
            walked.append(element)
            waiting.append(contentsOf: element.elements.reversed())
        }
        #expect(try XML.XPath("//*").elements(in: document) == walked)
    }
}

extension XML.Element {
    /// A copy in which each element was changed and changed back.
    fileprivate var rebuilt: XML.Element {
        var copy = self
        copy[attribute: "rebuilt"] = ""
        copy[attribute: "rebuilt"] = nil
        for index in copy.children.indices {
            if let child = copy.children[index].element { copy.children[index] = .element(child.rebuilt) }
        }
        return copy
    }
}
