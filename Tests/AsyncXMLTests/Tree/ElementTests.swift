import Testing

@testable import AsyncXML

private let atomURI = "http://www.w3.org/2005/Atom"
private let gdURI = "http://schemas.google.com/g/2005"

private let feed = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!--before--><feed xmlns="\(atomURI)" xmlns:gd="\(gdURI)" gd:etag='W/"1"' xml:lang="en"><title>One &amp; <b>two</b><![CDATA[<3>]]></title>\
    <?p data?><entry gd:kind="a"><title>E1</title></entry><!--c--><entry><title>E2</title></entry></feed><!--after-->

    """

@Suite("XML.Element")
struct ElementTests {
    @Test func whatWasParsedCanBeRead() throws {
        let root = try XML.Document(parsing: feed).root
        #expect(root.name == XML.Name(atomURI, "feed"))
        #expect(root.attributes.map(\.name.qualified) == ["gd:etag", "xml:lang"])
        #expect(root.declarations == [.init(prefix: nil, atomURI), .init(prefix: "gd", gdURI)])
        #expect(root[attribute: XML.Name(gdURI, "etag")] == "W/\"1\"")
        #expect(root[attribute: "xml:lang"] == "en")
        #expect(root[attribute: "etag"] == nil)
        #expect(root.elements.map(\.name.local) == ["title", "entry", "entry"])
        #expect(root["title"]?.text == "One & two<3>")
        #expect(root[XML.Name(nil, "title")] == nil)
        #expect(root.elements(named: XML.Name(atomURI, "entry")).map(\.text) == ["E1", "E2"])
        #expect(root.children.count == 5)
        guard case .instruction("p", "data") = root.children[1], case .comment("c") = root.children[3] else {
            Issue.record("\(root.children)")
            return
        }
    }

    @Test func aChangeKeepsEverythingElse() throws {
        var document = try XML.Document(parsing: feed)
        document.root["entry"]?["title"]?.text = "New"
        let expected = feed.replacing("<title>E1</title>", with: "<title>New</title>").replacing(
            "'W/\"1\"'",
            with: "\"W/&quot;1&quot;\""
        )
        #expect(
            document.description
                == expected.replacing("?>\n<!--before-->", with: "?>\n<!--before-->\n").replacing(
                    "</feed><!--after-->",
                    with: "</feed>\n<!--after-->"
                )
        )
    }

    @Test func aCopyKeepsWhatItHad() throws {
        let document = try XML.Document(parsing: feed)
        var copy = document
        copy.root["title"]?.text = "changed"
        var again = copy
        again.root["title"]?.text = "again"
        again.root.children.removeLast()
        #expect(document.root["title"]?.text == "One & two<3>")
        #expect(copy.root["title"]?.text == "changed")
        #expect(again.root["title"]?.text == "again")
        #expect(copy.root.children.count == 5)
    }

    @Test func attributesAreSetChangedAndRemoved() throws {
        var element = try XML.Document(parsing: "<a x='1' y='2'/>").root
        element[attribute: "x"] = nil
        element[attribute: "y"] = "3"
        element[attribute: "z"] = "<\"&\n\t>"
        element[attribute: "xml:lang"] = "de"
        #expect(element.description == "<a y=\"3\" z=\"&lt;&quot;&amp;&#10;&#9;>\" xml:lang=\"de\"/>")
    }

    @Test func childrenAreSetReplacedAndRemoved() throws {
        var element = try XML.Document(parsing: "<a><b>1</b><c/><b>2</b></a>").root
        element["b"] = XML.Element(XML.Name(nil, "d"))
        #expect(element.description == "<a><d/><c/><b>2</b></a>")
        element["b"] = nil
        element["c"]?.append(.text("t"))
        element["e"] = XML.Element(XML.Name(nil, "e"), text: "5")
        element["none"]?.text = "nothing happens"
        element["none"] = nil
        element.children.insert(.comment("first"), at: 0)
        #expect(element.description == "<a><!--first--><d/><c>t</c><e>5</e></a>")
        element.text = "x"
        #expect(element.description == "<a>x</a>")
        element.text = ""
        #expect(element.description == "<a/>")
        element.name = XML.Name(nil, "renamed")
        #expect(element.description == "<renamed/>")
    }

    @Test func adjacentTextsAreOneText() throws {
        let element = XML.Element(XML.Name(nil, "a"), children: [.text("x"), .text(""), .text("y"), .cdata("z")])
        #expect(try element.encoded() == Array("<a>xy<![CDATA[z]]></a>".utf8))
        #expect(element.text == "xyz")
    }

    @Test func equalityIsMeaning() throws {
        func element(_ text: String) throws -> XML.Element { try XML.Document(parsing: text).root }
        let plain = try element("<a xmlns='u' x='1' y='2'><b/>text</a>")
        #expect(try plain == element("<p:a xmlns:p='u' y='2' x='1'><p:b></p:b><![CDATA[te]]>xt</p:a>"))
        #expect(try plain.hashValue == element("<p:a xmlns:p='u' y='2' x='1'><p:b></p:b>text</p:a>").hashValue)
        #expect(try plain != element("<a x='1' y='2'><b/>text</a>"))
        #expect(try plain != element("<a xmlns='u' x='1' y='2'><b>text</b></a>"))
        #expect(try plain != element("<a xmlns='u' x='1' y='3'><b/>text</a>"))
        #expect(try plain != element("<a xmlns='u' x='1' y='2'><b/>text<!--c--></a>"))
        var edited = try element("<a xmlns='u' x='1' y='2'><b/>tex</a>")
        #expect(plain != edited)
        edited.children[1] = .text("text")
        #expect(plain == edited)
        #expect(Set([plain, edited]).count == 1)
    }

    @Test func anElementOutlivesItsDocument() throws {
        var title: XML.Element?
        do { title = try XML.Document(parsing: feed).root["title"] }
        #expect(title?.text == "One & two<3>")
    }

    @Test func elementsKnowWhereTheyStood() throws {
        let root = try XML.Document(parsing: "<a>\n  <b\n/></a>").root
        #expect(root.elements[0].position?.line == 3)
        #expect(XML.Element(XML.Name(nil, "a")).position == nil)
    }

    @Test(.timeLimit(.minutes(5))) func depthIsBoundedByMemoryAlone() throws {
        let depth = 100_000
        var element = XML.Element(XML.Name(nil, "leaf"), text: "t")
        for _ in 0..<depth { element = XML.Element(XML.Name("urn:u", "p:a"), children: [.element(element)]) }
        #expect(element.text == "t")
        let copy = element
        #expect(copy == element)
        let bytes = try element.encoded()
        #expect(try element.canonical().count > depth * 7)
        #expect(try element.encoded(pretty: true).count > depth)
        #expect(try XML.XPath("count(//*)").evaluate(in: element) == .number(Double(depth + 1)))

        var limits = XML.Limits()
        limits.depth = depth + 2
        limits.size = .max
        // Newer versions of libxml2 have a limit of their own.
        guard depth < Parser.mostDepth else {
            let error = #expect(throws: XML.Error.self) { try XML.Document(parsing: bytes, limits: limits) }
            #expect(error?.code == .depthExceeded)
            return
        }
        var parsed = try XML.Document(parsing: bytes, limits: limits)
        #expect(parsed.root == element)
        parsed.root.append(.text("x"))
        #expect(try parsed.encoded().count > bytes.count)
    }
}
