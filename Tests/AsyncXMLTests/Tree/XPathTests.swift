import Testing

@testable import AsyncXML

@Suite("XML.XPath")
struct XPathTests {
    private let document: XML.Document

    init() throws {
        document = try XML.Document(
            parsing: """
                <!--top--><f xmlns='u' xmlns:p='v' n='0'><e n='1'><t>one</t></e><p:e n='2'>tw<![CDATA[o]]></p:e>\
                <e n='3' xml:lang='de'><t>three</t><?i data?></e></f>
                """
        )
    }

    private let namespaces = ["a": "u", "b": "v"]

    @Test(arguments: [
        ("//a:e", ["one", "three"]), ("//b:e", ["two"]), ("//e", []), ("//a:e[2]/a:t", ["three"]),
        ("//@n", ["0", "1", "2", "3"]), ("//a:e[@n > 2]/@xml:lang", ["de"]), ("//text()", ["one", "two", "three"]),
        ("//comment()", ["top"]), ("//processing-instruction('i')", ["data"]),
        ("//b:e | //a:t | //b:e", ["one", "two", "three"]),
        ("string(//a:e)", ["one"]), ("concat('a', \"(b:c\")", ["a(b:c"]), ("//*[lang('de')]/@n", ["3"]),
        ("/a:f/child::*[last()]/@n", ["3"]), ("local-name(//b:*)", ["e"]), ("name(//b:*)", ["p:e"]),
        ("namespace-uri(/*)", ["u"]), ("id('x')", []), ("count(//*)", ["6"]), ("-0", ["0"]), ("1 div 0", ["Infinity"]),
        ("7 div 2", ["3.5"]), ("normalize-space(' x ')", ["x"]),
    ])
    func expressionsFindWhatTheySay(_ expression: String, _ strings: [String]) throws {
        #expect(try XML.XPath(expression, namespaces: namespaces).evaluate(in: document).strings == strings)
    }

    @Test func theOrderOfAllElementsIsKnownBeforeAnExpressionIsEvaluated() throws {
        #expect(try XPathTree(document.tape()).orderedCount == 6)
        // In the order of its axis, and then in that of the document.
        let text = "<a>\((0..<100).map { "<b n='\($0)'/>" }.joined())</a>"
        let path = try XML.XPath("//b[99]/preceding-sibling::b[position() mod 2 = 1]/@n")
        let found = try path.evaluate(in: XML.Document(parsing: text)).strings
        #expect(found == (0..<98).filter { $0 % 2 == 1 }.map(String.init))
    }

    @Test func valuesKeepTheirKind() throws {
        #expect(try XML.XPath("count(//*)").evaluate(in: document) == .number(6))
        #expect(try XML.XPath("1 = 1").evaluate(in: document) == .boolean(true))
        #expect(try XML.XPath("'x'").evaluate(in: document) == .string("x"))
        #expect(try XML.XPath("/").evaluate(in: document) == .nodes([.document]))
        guard
            case .nodes(let found) = try XML.XPath("//b:e/namespace::*", namespaces: namespaces).evaluate(in: document)
        else {
            Issue.record("no nodes")
            return
        }
        #expect(Set(found.map(\.string)).isSuperset(of: ["u", "v"]))
    }

    @Test func textsInARowAreOneOnlyInTheSameElement() throws {
        let document = try XML.Document(parsing: "<a>1<b>2<![CDATA[3]]></b>4<c/><![CDATA[5]]>6<!---->7</a>")
        #expect(try XML.XPath("//text()").evaluate(in: document).strings == ["1", "23", "4", "56", "7"])
    }

    @Test func elementsAreThoseOfTheDocument() throws {
        let found = try XML.XPath("//a:e[@n='3']", namespaces: namespaces).elements(in: document)
        #expect(found == [document.root.elements[2]])
        #expect(found.first?.position?.line == 1)
        #expect(found.first?.name.prefix == nil)
    }

    @Test func anEditedDocumentIsSearchedAsItIs() throws {
        var document = document
        document.root.append(XML.Element(XML.Name("u", "e"), text: "new"))
        document.root["e"]?["t"]?.text = "changed"
        let found = try XML.XPath("//a:e", namespaces: namespaces).elements(in: document)
        #expect(found.map(\.text) == ["changed", "three", "new"])
    }

    @Test func anElementIsItsOwnDocument() throws {
        let element = document.root.elements[2]
        #expect(try XML.XPath("a:t", namespaces: namespaces).elements(in: element).map(\.text) == ["three"])
        #expect(try XML.XPath("//a:e", namespaces: namespaces).elements(in: element).count == 1)
        #expect(try XML.XPath("count(..//*)").evaluate(in: element) == .number(2))
    }

    @Test(arguments: [
        ("//", XML.Error.Code.syntax), ("", .syntax), ("a[", .syntax), ("'x", .syntax), ("//z:e", .undeclaredPrefix),
        ("z:f()", .undeclaredPrefix), ("$x", .unsupported), ("a\u{0}", .illegalCharacter),
        (String(repeating: "(", count: 100), .depthExceeded), (String(repeating: "a/", count: 4000), .lengthExceeded),
    ])
    func whatIsNoExpressionThrows(_ expression: String, _ code: XML.Error.Code) {
        let error = #expect(throws: XML.Error.self) { try XML.XPath(expression) }
        #expect(error?.code == code)
    }

    @Test(arguments: ["document('/etc/passwd')", "f()", "a:f()", "a[unknown(1)]", "string(1, 2)", "count(1)"])
    func onlyXPathsOwnFunctionsExist(_ expression: String) throws {
        #expect(throws: XML.Error.self) {
            try XML.XPath(expression, namespaces: namespaces).evaluate(in: XML.Document(parsing: "<a/>"))
        }
    }

    @Test(.timeLimit(.minutes(5))) func stepsAreLimited() throws {
        let text = "<a>" + String(repeating: "<b/>", count: 2000) + "</a>"
        var path = try XML.XPath("//*[count(//*[count(//*) > 1]) > 1]")
        path.operationLimit = 100_000
        let document = try XML.Document(parsing: text)
        let error = #expect(throws: XML.Error.self) { try path.evaluate(in: document) }
        #expect(error?.code == .sizeExceeded)
    }

    @Test(arguments: [0, -1, Int.min]) func withoutStepsEachEvaluationFails(_ limit: Int) throws {
        var path = try XML.XPath("1")
        path.operationLimit = limit
        let error = #expect(throws: XML.Error.self) { try path.evaluate(in: document) }
        #expect(error?.code == .sizeExceeded)
    }

    @Test func longChainsDoNotExhaustTheStack() throws {
        let sum = "1" + String(repeating: "+1", count: 2047)
        #expect(try XML.XPath(sum).evaluate(in: document) == .number(2048))
        let steps = String(repeating: "/*", count: 2048)
        #expect(try XML.XPath(steps).elements(in: document).isEmpty)
    }
}
