import AsyncFeeds
import AsyncXML
import Testing

@Suite struct TextTests {
    private func entry(_ inside: String) throws -> Atom.Entry {
        try decode(Atom.Entry.self, "<entry xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"da\">\(inside)</entry>")
    }

    @Test func textsAreReadInAllThreeForms() throws {
        #expect(try entry("<title>1 &lt; 2</title>").title?.plainText == "1 < 2")
        #expect(try entry("<title type='html'>&lt;b>1&lt;/b> &amp;amp; 2</title>").title?.plainText == "1 & 2")
        let xhtml = try entry(
            "<title type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>a <b>bold</b> claim</div></title>"
        )
        #expect(xhtml.title?.form == .xhtml)
        #expect(xhtml.title?.plainText == "a bold claim")
        #expect(xhtml.title?.xhtml?.elements.map(\.text) == ["bold"])
        #expect(try entry("<title type='text/html'>x</title>").title?.form == .html)
    }

    @Test(arguments: [
        "<title/>", "<title type='text'>a</title>", "<title>a<!-- b -->c</title>",
        "<title type='html'>a<br/>b<?x y?> c</title>", "<title x='1'><![CDATA[a<b]]></title>",
        "<summary type='xhtml'>\n <h:div xmlns:h='http://www.w3.org/1999/xhtml'>a <h:b>b</h:b></h:div>\n </summary>",
        "<summary xml:base='/x' xml:lang=''>a</summary>",
        "<content type='application/xml'> <a xmlns=''>1</a> t <!-- c --> </content>",
        "<content type='image/svg+xml'><svg xmlns='http://www.w3.org/2000/svg'/></content>",
        "<content src='a.mp3' type='audio/mpeg'/>", "<content type='image/png'>iVBORw0KGgo=</content>",
        "<author><name>A</name><x xmlns='u:x'>1</x></author><author/>", "<category/>", "<link/>a<link href=''/>",
        "<updated>yesterday</updated><id/>",
    ])
    func entriesComeOutAsTheyCameIn(inside: String) throws {
        let text = "<entry xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"da\">\(inside)</entry>"
        #expect(try canonical(encode(decode(Atom.Entry.self, text)).utf8) == canonical(text.utf8))
    }

    @Test func aChangedTextReplacesWhatWasMixedIntoIt() throws {
        var entry = try entry("<title type='html' x='1'>a<br/>b</title>")
        entry.title?.value = "c"
        let text = try encode(entry)
        #expect(text.contains(">c<"))
        #expect(!text.contains("a<"))
        #expect(text.contains("x=\"1\""))
    }

    @Test func aTextThatLeavesTheElementMixedIntoItIsAChange() throws {
        var entry = try entry("<title type='html'>a<u><b>x</b></u>c</title>")
        entry.title?.extensions.elements[0].children = [.element(XML.Element(XML.Name(nil, "b"))), .text("x")]
        #expect(try !encode(entry).contains(">x</b>"))
    }

    @Test func contentIsWhatItsTypeSays() throws {
        #expect(try entry("<content>a</content>").content?.body == .text("a"))
        #expect(try entry("<content type='html'>&lt;p></content>").content?.body == .html("<p>"))
        #expect(try entry("<content type='text/x-c'>a</content>").content?.body == .text("a"))
        #expect(try entry("<content type='image/png'>iVBO</content>").content?.body == .base64("iVBO"))
        #expect(try entry("<content src='a.mp3' type='audio/mpeg'/>").content?.body == .outOfLine("a.mp3"))
        let inside = try entry("<content type='application/atom+xml;type=entry'><entry><id>1</id></entry></content>")
        #expect(inside.content?[Atom.Entry.self]?.id == "1")
        guard case .xml(let elements)? = inside.content?.body else {
            Issue.record("no XML")
            return
        }
        #expect(elements.map(\.name.local) == ["entry"])
    }

    @Test func textsAreMadeInAllForms() throws {
        let div = try XML.Document(parsing: "<div xmlns='http://www.w3.org/1999/xhtml'>a<b>c</b></div>").root
        let entry = try Atom.Entry {
            $0.title = "a & b"
            $0.summary = .html("<b>")
            $0.rights = try .xhtml(div)
            $0.content = .outOfLine("a.mp3", type: "audio/mpeg")
        }
        let read = try decode(Atom.Entry.self, encode(entry))
        #expect(read.title == "a & b")
        #expect(read.summary?.form == .html)
        #expect(read.rights?.plainText == "ac")
        #expect(read.content?.body == .outOfLine("a.mp3"))
    }

    @Test(arguments: ["<!--><script>alert(1)</script>-->", "<!---><b>-->", "<!--a--!><b>-->", "<!--plain-->"])
    func commentsOfXHTMLDoNotBecomeHTML(comment: String) throws {
        let body = "<div xmlns='http://www.w3.org/1999/xhtml'>a\(comment)<b>c</b></div>"
        // XML takes some of them for malformed; what it takes for a comment is one.
        guard let entry = try? entry("<title type='xhtml'>\(body)</title><content type='xhtml'>\(body)</content>")
        else {
            #expect(comment.contains("--!>") || comment.contains("--->"))
            return
        }
        #expect(entry.title?.html == "a<b>c</b>" && entry.content?.html == "a<b>c</b>")
        #expect(try encode(entry).contains(comment))
    }

    /// U+0600 is joined to what follows it, the others to what they follow.
    @Test(arguments: ["\u{600}", "\u{301}", "\u{200D}"])
    func charactersThatAreJoinedToOthersDoNotMakeMarkupOfText(joined: String) throws {
        let text = Atom.Text("\(joined)<\(joined)img src=x onerror=alert(1)\(joined)>\(joined) \(joined)&\(joined)")
        let plain = "\(joined)&lt;\(joined)img src=x onerror=alert(1)\(joined)&gt;\(joined) \(joined)&amp;\(joined)"
        #expect(Array(text.html.utf8) == Array(plain.utf8))
        let link = "<a title='x\(joined)&quot;\(joined) onclick=&quot;alert(1)\(joined)'>c</a>"
        let xhtml = try entry(
            "<title type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>\(link)</div></title>"
        )
        let html = try #require(xhtml.title?.html)
        let safe = "<a title=\"x\(joined)&quot;\(joined) onclick=&quot;alert(1)\(joined)\">c</a>"
        #expect(Array(html.utf8) == Array(safe.utf8))
    }
}
