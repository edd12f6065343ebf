import Testing

@testable import AsyncXML

@Suite struct ExtensionElementsTests {
    static let unknowns = """
        <r xmlns:p="urn:p" k="1"><name>N</name> <p:a>1</p:a><!-- c --> <b xmlns="urn:b"><c/></b> <p:a>2</p:a></r>
        """

    @Test func unknownElementsAreReadAsElements() throws {
        let elements = try decode(Person.self, Self.unknowns).extensions.elements
        #expect(elements.map(\.name) == [XML.Name("urn:p", "a"), XML.Name("urn:b", "b"), XML.Name("urn:p", "a")])
        #expect(elements.map(\.text) == ["1", "", "2"])
        #expect(XML.Extensions().elements.isEmpty)
        struct Item: Codable, Equatable { var c: String }
        #expect(try XML.Decoder().decode(Item.self, from: elements[1]) == Item(c: ""))
        #expect(try XML.Decoder().decode(Int.self, from: XML.Element(XML.Name(nil, "n"), text: "7")) == 7)
    }

    @Test func settingTheSameElementsChangesNothing() throws {
        var person = try decode(Person.self, Self.unknowns)
        let elements = person.extensions.elements
        person.extensions.elements = elements
        #expect(try encode(person) == Self.unknowns)
    }

    @Test func changedElementsStayWhereTheyAreAndNewOnesComeWhereTheyStand() throws {
        var person = try decode(Person.self, Self.unknowns)
        person.extensions.elements[0].text = "one"
        #expect(try encode(person) == Self.unknowns.replacing(">1<", with: ">one<"))
        person.extensions.elements.insert(XML.Element(XML.Name("urn:p", "p:n"), text: "new"), at: 2)
        let inserted = try decode(Person.self, encode(person)).extensions.elements
        #expect(inserted.map(\.name.local) == ["a", "b", "n", "a"])
        person.extensions.elements.remove(at: 1)
        #expect(person.extensions.elements.map(\.name.local) == ["a", "n", "a"])
        person.extensions.elements = []
        #expect(try encode(person) == "<r xmlns:p=\"urn:p\" k=\"1\"><name>N</name><!-- c --></r>")
        var new = Person(name: "M")
        new.extensions.elements = [
            XML.Element(XML.Name("urn:q", "q:x"), attributes: [.init(XML.Name("urn:q", "q:k"), "v")])
        ]
        #expect(try encode(new) == "<r xmlns:q=\"urn:q\"><name>M</name><q:x q:k=\"v\"/></r>")
    }

    @Test func anElementThatCannotBeWrittenIsReportedWhenItIsEncoded() {
        var person = Person(name: "N")
        person.extensions.elements = [XML.Element(XML.Name(nil, "no name"))]
        #expect(error { try encode(person) }?.code == .illegalCharacter)
    }

    @Test func moreAttributesThanCanBeCountedAreAnError() throws {
        let attributes = (0..<65_536).map { XML.Attribute(XML.Name(nil, "a\($0)"), "") }
        let element = XML.Element(XML.Name(nil, "r"), attributes: attributes)
        #expect(error { try element.encoded() }?.code == .attributesExceeded)
        var person = Person(name: "N")
        person.extensions.elements = [element]
        #expect(error { try encode(person) }?.code == .attributesExceeded)
        let declarations = (0..<65_536).map { XML.NamespaceDeclaration(prefix: "p\($0)", "urn:p") }
        let scope = XML.Element(XML.Name(nil, "r"), declarations: declarations)
        #expect(error { try scope.encoded() }?.code == .attributesExceeded)
        let most = XML.Element(XML.Name(nil, "r"), attributes: Array(attributes.dropLast()))
        #expect(error { try most.encoded() } == nil)
    }

    @Test func equalityDistinguishesCompositionsAndWhereANameEnds() throws {
        func extensions(_ text: String) throws -> XML.Extensions {
            try decode(Person.self, "<r><name>N</name>\(text)</r>").extensions
        }
        #expect(try extensions("<\u{E9}/>") != extensions("<e\u{301}/>"))
        #expect(try extensions("<x k=\"\u{E9}\"/>") != extensions("<x k=\"e\u{301}\"/>"))
        var (one, other) = (XML.Extensions(), XML.Extensions())
        one[attribute: XML.Name("u", "p:k")] = "v {w}l "
        other[attribute: XML.Name(namespace: "u}k v {w", prefix: "p", local: "l")] = ""
        #expect(one != other)
        let text = "<x p:k=\"v\" xmlns:p=\"u\"/>"
        #expect(try extensions(text) == extensions(text.replacing("p:", with: "q:").replacing(":p", with: ":q")))
    }

    @Test func equalityTellsWhatIsInsideAnElementFromWhatFollowsIt() throws {
        func extensions(_ text: String) throws -> XML.Extensions {
            try decode(Person.self, "<r><name>N</name>\(text)</r>").extensions
        }
        let contents = [
            "<u><b>x</b></u>", "<u><b/>x</u>", "<u><b/></u>x", "<u><b><!--x--></b></u>", "<u><b/><!--x--></u>",
            "<u/><!--x-->", "<u><b><?x y?></b></u>", "<u><b/><?x y?></u>", "<u><b/><b>x</b></u>", "<u><b>x</b><b/></u>",
        ]
        for (index, content) in contents.enumerated() {
            let one = try extensions(content)
            #expect(try one == extensions(content))
            for other in contents[(index + 1)...] { #expect(try one != extensions(other), "\(content), \(other)") }
        }
    }

    @Test func equalityIsThatOfElementsExceptForWhiteSpace() throws {
        func extensions(_ text: String) throws -> XML.Extensions {
            try decode(Person.self, "<r><name>N</name>\(text)</r>").extensions
        }
        let same = [
            ("<u>a<![CDATA[b]]></u>", "<u>ab</u>"), ("a<![CDATA[ ]]>b", "a b"), ("<u>\n<b/> </u>", "<u><b/></u>"),
            ("<u k='1' l='2'/>", "<u l='2' k='1'/>"),
        ]
        for (one, other) in same {
            let (left, right) = (try extensions(one), try extensions(other))
            #expect(left == right)
            #expect(left.hashValue == right.hashValue)
        }
        #expect(try extensions("<u>a<![CDATA[ ]]></u>") != extensions("<u>a</u>"))
        #expect(try extensions("<u>a<!--c-->b</u>") != extensions("<u>ab</u>"))
        var (one, other) = (XML.Extensions(), XML.Extensions())
        for name in ["a", "b"] { one[attribute: XML.Name(nil, name)] = name }
        for name in ["b", "a"] { other[attribute: XML.Name(nil, name)] = name }
        #expect(one == other)
    }
}
