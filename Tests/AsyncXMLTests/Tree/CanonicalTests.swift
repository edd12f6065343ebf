import AsyncXML
import Testing

/// Canonical XML 1.0 and Exclusive XML Canonicalization 1.0; most cases are after the examples in those specifications.
@Suite("Canonical XML")
struct CanonicalTests {
    struct Case: CustomTestStringConvertible {
        var fact: String
        var text: String
        var canonical: String
        var form = XML.CanonicalForm.inclusive()
        var testDescription: String { fact }
    }

    static let cases = [
        Case(
            fact: "instructions and comments around the root stand on lines of their own",
            text:
                "<?xml version='1.0'?>\n\n<?s  a='b'  ?><!DOCTYPE d>\n<!-- c --><d>x<!-- in --></d><?e     ?>\n\n<!-- z -->",
            canonical: "<?s a='b'  ?>\n<!-- c -->\n<d>x<!-- in --></d>\n<?e?>\n<!-- z -->",
            form: .inclusive(keepsComments: true)
        ),
        Case(
            fact: "comments are left out",
            text: "<!-- c --><?s?><d>x<!-- in -->y</d><!-- z -->",
            canonical: "<?s?>\n<d>xy</d>"
        ),
        Case(
            fact: "attributes stand in order behind the declarations",
            text: """
                <e5 a:attr="out" b:attr="sorted" attr2="all" attr="I'm" xmlns:b="http://www.ietf.org" \
                xmlns:a="http://www.w3.org" xmlns="http://example.org"/>
                """,
            canonical: """
                <e5 xmlns="http://example.org" xmlns:a="http://www.w3.org" xmlns:b="http://www.ietf.org" attr="I'm" \
                attr2="all" b:attr="sorted" a:attr="out"></e5>
                """
        ),
        Case(
            fact: "what is declared already is not declared again",
            text: "<a xmlns='u:1'><b xmlns=''><c xmlns='u:1'><d xmlns='u:1'/></c><e xmlns=''/></b></a>",
            canonical: "<a xmlns=\"u:1\"><b xmlns=\"\"><c xmlns=\"u:1\"><d></d></c><e></e></b></a>"
        ),
        Case(
            fact: "white space and markup in values become references",
            text: "<t a='&lt;&amp;&gt;&quot;&apos;&#9;&#10;&#13;'>&lt;&amp;&gt;&quot;&#13;\n\t<![CDATA[<&>]]></t>",
            canonical: "<t a=\"&lt;&amp;>&quot;'&#x9;&#xA;&#xD;\">&lt;&amp;&gt;\"&#xD;\n\t&lt;&amp;&gt;</t>"
        ),
        Case(
            fact: "attributes are sorted by code point, not by UTF-16",
            text: "<a 𐀀='3' ｚ='4' z='1' é='2'/>",
            canonical: "<a z=\"1\" é=\"2\" ｚ=\"4\" 𐀀=\"3\"></a>"
        ),
        Case(
            fact: "XML's own prefix is never declared",
            text: "<a xmlns:xml='http://www.w3.org/XML/1998/namespace' xml:lang='de'/>",
            canonical: "<a xml:lang=\"de\"></a>"
        ),
        Case(
            fact: "exclusive form declares where names use it",
            text:
                "<n0:a xmlns:n0='foo:bar' xmlns:n3='ftp://e' xmlns='d:d'><n1:b xmlns:n1='http://e'><n3:c xmlns:n3='ftp://e'/><f/></n1:b></n0:a>",
            canonical: """
                <n0:a xmlns:n0="foo:bar"><n1:b xmlns:n1="http://e"><n3:c xmlns:n3="ftp://e"></n3:c>\
                <f xmlns="d:d"></f></n1:b></n0:a>
                """,
            form: .exclusive()
        ),
        Case(
            fact: "exclusive form keeps the prefixes it is told to",
            text: "<n0:a xmlns:n0='foo:bar' xmlns:n3='ftp://e' xmlns='d:d'><n0:b xmlns:n4='u:4'/></n0:a>",
            canonical: "<n0:a xmlns=\"d:d\" xmlns:n0=\"foo:bar\" xmlns:n3=\"ftp://e\"><n0:b></n0:b></n0:a>",
            form: .exclusive(inclusivePrefixes: ["n3", ""])
        ),
    ]

    @Test(arguments: cases)
    func aDocumentHasOneForm(_ sample: Case) throws {
        let document = try XML.Document(parsing: sample.text)
        #expect(try String(decoding: document.canonical(sample.form), as: UTF8.self) == sample.canonical)
        // It is its own canonical form.
        #expect(try XML.Document(parsing: sample.canonical).canonical(sample.form) == Array(sample.canonical.utf8))
        // The same after an edit that is undone.
        var edited = document
        edited.root[attribute: "edited"] = "1"
        edited.root[attribute: "edited"] = nil
        #expect(try edited.canonical(sample.form) == Array(sample.canonical.utf8))
    }

    @Test func anElementIsADocumentOfItsOwn() throws {
        let root = try XML.Document(parsing: "<a xmlns='u:1' xmlns:p='u:2'><p:b><c/></p:b></a>").root
        let element = root.elements[0]
        #expect(
            try String(decoding: element.canonical(), as: UTF8.self)
                == "<p:b xmlns=\"u:1\" xmlns:p=\"u:2\"><c></c></p:b>"
        )
        #expect(
            try String(decoding: element.canonical(.exclusive()), as: UTF8.self)
                == "<p:b xmlns:p=\"u:2\"><c xmlns=\"u:1\"></c></p:b>"
        )
    }

    @Test(arguments: ["<a xmlns='relative'/>", "<a><b xmlns:p='../x'/></a>"])
    func relativeNamespacesHaveNoCanonicalForm(_ text: String) throws {
        let document = try XML.Document(parsing: text)
        #expect(throws: XML.Error.self) { try document.canonical() }
    }
}
