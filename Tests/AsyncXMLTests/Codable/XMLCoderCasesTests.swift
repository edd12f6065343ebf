import AsyncXML
import Testing

/// What XMLCoder, the usual library, fails at; the numbers are those of its issues.
@Suite("Cases of XMLCoder") struct XMLCoderCasesTests {
    /// #104: unrecognized elements; #17: the order of elements.
    @Test func whatNoPropertyAsksForStaysWhereItStood() throws {
        struct Item: Codable {
            var b: String
            var d: Int
            var extensions: XML.Extensions
        }
        let text = """
            <r xmlns:p="u" x="1" p:y="2"><a>1<a/></a><b>old</b><!--c--><p:c/><d>4</d><?e f?><a/></r>
            """
        var item = try decode(Item.self, text)
        #expect(try encode(item) == text)
        item.b = "new"
        #expect(try encode(item) == text.replacing("old", with: "new"))
    }

    /// #37, #300: text between elements.
    @Test func textsAndElementsKeepTheirOrder() throws {
        enum Part: Codable, Equatable {
            case b(String)
            case br
            case text(String)
            enum CodingKeys: String, CodingKey { case b, br, text = "" }
        }
        struct Paragraph: Codable {
            var parts: [Part]
            enum CodingKeys: String, XML.Keys { case parts = "|b|br" }
        }
        let text = "<p>one <b>two</b> three<br/><b>four</b>five</p>"
        let paragraph = try decode(Paragraph.self, text)
        #expect(paragraph.parts == [.text("one "), .b("two"), .text(" three"), .br, .b("four"), .text("five")])
        #expect(try encode(paragraph, as: "p") == text)
    }

    @Test func namesOfDifferentNamespacesAreDifferent() throws {
        struct Pair: Codable {
            var first: String
            var second: String
            enum CodingKeys: String, XML.Keys {
                case first = "a:name"
                case second = "b:name"
                static var namespaces: [String: String] { ["a": "urn:a", "b": "urn:b"] }
            }
        }
        let pair = try decode(Pair.self, "<r xmlns:b='urn:a' xmlns='urn:b'><name>2</name><b:name>1</b:name></r>")
        #expect(pair.first == "1" && pair.second == "2")
    }

    @Test func spacesBesideReferencesAreKept() throws {
        struct Value: Codable { var a: String }
        #expect(try decode(Value.self, "<r><a>&lt;urgent&gt; Ærø &amp; b</a></r>").a == "<urgent> Ærø & b")
    }

    @Test func documentsOverTenMegabytesAreDecoded() throws {
        struct List: Codable { var item: [String] }
        let item = String(repeating: "x", count: 1_000)
        let text = "<r>" + String(repeating: "<item>\(item)</item>", count: 11_000) + "</r>"
        #expect(try decode(List.self, text).item.count == 11_000)
    }
}
