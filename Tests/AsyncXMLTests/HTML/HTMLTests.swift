import AsyncXML
import Testing

@Suite("XML.HTML")
struct HTMLTests {
    private func body(_ text: String) throws -> String {
        let body = try XML.HTML.parse(text).root["body"]
        return (body?.children ?? []).map { $0.element?.description ?? $0.text ?? "" }.joined()
    }

    @Test(arguments: [
        ("<p>a<p>b", "<p>a</p><p>b</p>"),
        ("<ul><li>1<li>2</ul>", "<ul><li>1</li><li>2</li></ul>"),
        ("<IMG SRC=x.png ALT='a \"b\"'><BR>", "<img src=\"x.png\" alt=\"a &quot;b&quot;\"/><br/>"),
        ("<input disabled>", "<input disabled=\"\"/>"),
        ("<p>a &amp; b &eacute; &#233; &lt;", "<p>a &amp; b é é &lt;</p>"),
        ("<script>if (a < b && c) { '</p>' }</script>", "<script>if (a &lt; b &amp;&amp; c) { '&lt;/p&gt;' }</script>"),
        ("<p title=1 title=2>x", "<p title=\"1\">x</p>"),
        ("<p xml:lang=de xmlns:v=u>x", "<p xml:lang=\"de\">x</p>"),
        ("<table><tr><td>1<td>2</table>", "<table><tr><td>1</td><td>2</td></tr></table>"),
    ])
    func mistakesAreMended(_ text: String, _ mended: String) throws {
        // Scripts before anything else stand in the head.
        #expect(try body("<html><body>" + text).contains(mended))
    }

    @Test func aPageIsATree() throws {
        let page = try XML.HTML.parse(
            "<!DOCTYPE html><!-- c --><html lang=en><head><title>T</title></head><body><a href='/x'>1</a><a href=/y>2</a></body></html>"
        )
        #expect(page.documentType == "html")
        #expect(page.root[attribute: "lang"] == "en")
        #expect(try XML.XPath("//a/@href").evaluate(in: page).strings == ["/x", "/y"])
        #expect(try XML.XPath("string(//title)").evaluate(in: page) == .string("T"))
        #expect(try XML.Document(parsing: page.encoded()).root == page.root)
    }

    @Test func theEncodingIsFoundAsForAnyText() throws {
        let page = Array("<meta charset=windows-1251><p>".utf8) + [0xCF, 0xF0]
        #expect(try XML.HTML.parse(page).root["body"]?.text == "Пр")
        #expect(try XML.HTML.parse(page, charset: XML.Charset(label: "koi8-r")).root["body"]?.text == "оП")
        #expect(try XML.HTML.parse([0xEF, 0xBB, 0xBF] + Array("<meta charset=koi8-r><p>é".utf8)).root.text == "é")
        #expect(try XML.HTML.parse("<meta charset=koi8-r><p>é漢").root.text == "é漢")
        let wide = "<p>é".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(try XML.HTML.parse([0xFE, 0xFF] + wide).root.text == "é")
    }

    @Test func aZeroDoesNotEndThePage() throws {
        #expect(try XML.HTML.parse("<p>a\u{0}b<p>c").root.text == "a\u{FFFD}bc")
    }

    @Test(arguments: [
        "<p>\u{1}\u{C}&#12;&#1;\u{FFFF}", "<o:p x:y='1'>t</o:p>", "<p \"='1' a<b=2 1=3 é=4>t",
        "<!-- a -- b --- c ---><p>", "<!-- a -\u{600}-- b --\u{301} c ---\u{301}--><p>",
        "<a\u{1}b>", "<!DOCTYPE \"x>", "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01//EN\"><p>", "<![CDATA[x]]>",
        "<?php echo ?>x",
        "<p", "<", "</", "<p a", "<p a=", "<p a='", "<!--", "<!", "&", "&#", "&#x110000;", "&#xD800;", "x</p></html>y",
        "<svg xmlns='http://www.w3.org/2000/svg' xlink:href='#a'><path/></svg>", "<p/><b><i></b></i>",
    ])
    func whateverIsReadCanBeWritten(_ text: String) throws {
        var read = 0
        for text in [text, "<html><body>" + text] {
            guard let page = try? XML.HTML.parse(text) else { continue }
            read += 1
            let again = try XML.Document(parsing: page.encoded())
            #expect(again.root == page.root)
        }
        // Without a body, there may be nothing in the page.
        #expect(read > 0)
    }

    /// Of such names, libxml2 before 2.14 reads only the beginning.
    @Test func namesThatDifferOnlyInCompositionAreTwoAttributes() throws {
        let page = try XML.HTML.parse("<html><body><p a\u{E9}=1 ae\u{301}=2>x</p></body></html>")
        #expect(page.root["body"]?["p"]?.attributes.count == 2)
    }

    @Test func anEmptyPageThrows() {
        for text in ["", "  \n", "<!-- c -->"] {
            let error = #expect(throws: XML.Error.self) { try XML.HTML.parse(text) }
            #expect(error?.code == .unexpectedEnd)
        }
    }

    @Test func limitsHold() {
        func code(_ text: String, _ change: (inout XML.Limits) -> Void) -> XML.Error.Code? {
            var limits = XML.Limits()
            change(&limits)
            do {
                _ = try XML.HTML.parse(text, limits: limits)
                return nil
            } catch {
                return error.code
            }
        }
        #expect(code(String(repeating: "<div>", count: 300)) { _ in } == .depthExceeded)
        #expect(code(String(repeating: "<div>", count: 20)) { $0.depth = 30 } == nil)
        #expect(code(String(repeating: "<br>", count: 100)) { $0.nodes = 50 } == .sizeExceeded)
        #expect(code("<p>12345") { $0.size = 5 } == .sizeExceeded)
        #expect(code("<p a=1 b=2 c=3>") { $0.attributes = 2 } == .attributesExceeded)
        #expect(code("<abcdefgh>") { $0.nameLength = 4 } == .lengthExceeded)
        #expect(code("<a><b><c><d><e>") { $0.names = 3 } == .sizeExceeded)
    }

    /// Each of these takes minutes where work grows with the square of the size.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            ("<div>", "depthExceeded", "text"), ("<div></x>", "depthExceeded", "attributesExceeded"),
            ("<p a>", "300000 p", "attributesExceeded"),
            ("<!--", "unexpectedEnd", "text"),
            ("<", "unexpectedEnd", "text"), ("&", "text", "text"), ("<table>", "depthExceeded", "lengthExceeded"),
            ("<a b=c>", "300000 a", "attributesExceeded"),
        ]
    )
    func hostilePagesEnd(_ piece: String, _ outcome: String, _ outcomeOfTag: String) {
        func outcomeOf(_ page: String) -> String {
            do {
                let page = try XML.HTML.parse(page)
                let elements = page.root["body"]?.elements ?? []
                return elements.count > 1 ? "\(elements.count) \(elements[0].name.local)" : "text"
            } catch { return "\(error.code)" }
        }
        let page = String(repeating: piece, count: 300_000)
        #expect(outcomeOf(page) == outcome)
        #expect(outcomeOf("<p " + page.filter { $0 != "<" && $0 != ">" } + ">") == outcomeOfTag)
    }

    @Test(.timeLimit(.minutes(5))) func aTagOfVeryManyAttributesIsRefused() {
        let error = #expect(throws: XML.Error.self) {
            try XML.HTML.parse("<p " + String(repeating: "a ", count: 300_000))
        }
        #expect(error?.code == .attributesExceeded)
    }

    @Test(.timeLimit(.minutes(5))) func everyCutOfAPageIsAPage() throws {
        let page =
            "<!DOCTYPE html><html><head><meta charset=utf-8><title>é</title><script>a<b</script></head><body>"
            + "<!-- c --><p class='x y' id=z>&eacute;&#x41;<table><tr><td>1</table><a href=\"?a&b\">l</a></body></html>"
        let bytes = Array(page.utf8)
        var read = 0
        for length in 0...bytes.count {
            guard let cut = try? XML.HTML.parse(bytes[..<length]) else { continue }
            read += 1
            #expect(try XML.Document(parsing: cut.encoded()).root == cut.root)
        }
        // Only the beginning has no element.
        #expect(read > bytes.count - 40)
    }
}
