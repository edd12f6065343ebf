import AsyncXML
import Testing

/// How names are written so that they mean what they say, wherever an element was moved.
@Suite("Namespaces of edited trees")
struct NamespaceTests {
    private func parsed(_ text: String) throws -> XML.Element { try XML.Document(parsing: text).root }

    /// What is written is read as equal, whatever else it looks like.
    private func isFaithful(_ element: XML.Element) throws -> Bool {
        try XML.Document(parsing: element.encoded()).root == element
    }

    /// The same letter as one character and as two.
    private static let compositions = (one: "\u{E9}", two: "e\u{301}")

    @Test func namesThatDifferOnlyInCompositionAreDifferent() throws {
        let (one, two) = Self.compositions
        #expect(XML.Name("urn:a", one) != XML.Name("urn:a", two))
        #expect(XML.Name(one, "a") != XML.Name(two, "a"))
        #expect(XML.Name(nil, "a") != XML.Name("", "a"))
        #expect(Set([XML.Name(one, "a"), XML.Name(two, "a"), XML.Name(one, "b:a")]).count == 2)
        let element = XML.Element(
            XML.Name("urn:a", "p:\(one)"),
            attributes: [.init(XML.Name(nil, one), "1"), .init(XML.Name(nil, two), "2")],
            children: [.element(XML.Element(XML.Name("urn:a", "p:\(two)")))]
        )
        #expect(try isFaithful(element), "\(element)")
        let read = try parsed(element.description)
        #expect(read[attribute: XML.Name(nil, one)] == "1" && read[attribute: XML.Name(nil, two)] == "2")
        #expect(read[XML.Name("urn:a", two)] != nil && read[XML.Name("urn:a", one)] == nil)
    }

    @Test func aNewNameDeclaresItsNamespace() throws {
        let element = XML.Element(
            XML.Name("u", "p:a"),
            attributes: [
                .init(XML.Name("v", "q:x"), "1"), .init(XML.Name("v", "y"), "2"), .init(XML.Name("w", "z"), "3"),
            ],
            children: [.element(XML.Element(XML.Name("u", "b"))), .element(XML.Element(XML.Name(nil, "c")))]
        )
        #expect(
            element.description == """
                <p:a xmlns:p="u" xmlns:q="v" xmlns:ns1="w" q:x="1" q:y="2" ns1:z="3"><p:b/><c/></p:a>
                """
        )
        #expect(try isFaithful(element))
    }

    @Test func aDefaultNamespaceEndsWhereANameHasNone() throws {
        var element = try parsed("<a xmlns='u'><b/></a>")
        element.append(XML.Element(XML.Name(nil, "c"), children: [.element(XML.Element(XML.Name("u", "d")))]))
        #expect(element.description == "<a xmlns=\"u\"><b/><c xmlns=\"\"><d xmlns=\"u\"/></c></a>")
        #expect(try isFaithful(element))
    }

    @Test func aRenamedElementDoesNotRenameItsChildren() throws {
        var element = try parsed("<a xmlns='u' xmlns:p='v' p:x='1'><b/><p:c/></a>")
        element.name = XML.Name("w", "a")
        #expect(element.elements.map(\.name.namespace) == ["u", "v"])
        #expect(element.description == "<a xmlns=\"w\" xmlns:p=\"v\" p:x=\"1\"><b xmlns=\"u\"/><p:c xmlns=\"u\"/></a>")
        element.name = XML.Name("w", "p:a")
        #expect(try isFaithful(element))
        element.name = XML.Name(nil, "a")
        #expect(try isFaithful(element))
    }

    @Test func aMovedElementBringsItsNamespacesAlong() throws {
        let source = try parsed("<s xmlns='u' xmlns:xs='x' xmlns:q='q'><e xs:type='q:int'><f/></e></s>")
        var target = try parsed("<t xmlns:xs='x'><e/></t>")
        target.append(source.elements[0])
        #expect(
            target.description == """
                <t xmlns:xs="x"><e/><e xmlns="u" xmlns:q="q" xs:type="q:int"><f/></e></t>
                """
        )
        #expect(try isFaithful(target))
        #expect(
            source.elements[0].description == """
                <e xmlns="u" xmlns:xs="x" xmlns:q="q" xs:type="q:int"><f/></e>
                """
        )
    }

    @Test func aMovedElementWithoutADefaultNamespaceGetsNone() throws {
        let source = try parsed("<s><e><f/></e></s>")
        var target = try parsed("<t xmlns='u'/>")
        target.append(source.elements[0])
        #expect(target.description == "<t xmlns=\"u\"><e xmlns=\"\"><f/></e></t>")
        var edited = source.elements[0]
        edited[attribute: "x"] = "1"
        target.children = [.element(edited)]
        #expect(target.description == "<t xmlns=\"u\"><e xmlns=\"\" x=\"1\"><f/></e></t>")
    }

    @Test func aRemovedDeclarationIsMadeWhereItIsNeeded() throws {
        var element = try parsed("<a xmlns:p='u'><p:b/><c p:x='1'/><d/></a>")
        element.declarations = []
        #expect(
            element.description == """
                <a><p:b xmlns:p="u"/><c xmlns:p="u" p:x="1"/><d xmlns:p="u"/></a>
                """
        )
        #expect(try isFaithful(element))
    }

    @Test func aPrefixThatIsTakenIsReplaced() throws {
        var element = try parsed("<p:a xmlns:p='u'/>")
        element[attribute: XML.Name("v", "p:x")] = "1"
        element[attribute: XML.Name("w", "p:x")] = "2"
        #expect(element.description == "<p:a xmlns:p=\"u\" xmlns:ns1=\"v\" xmlns:ns2=\"w\" ns1:x=\"1\" ns2:x=\"2\"/>")
        #expect(try isFaithful(element))
        let inner = XML.Element(XML.Name("v", "p:b"), children: [.element(XML.Element(XML.Name("u", "p:c")))])
        element.append(inner)
        #expect(try isFaithful(element))
    }

    @Test func xmlsOwnPrefixIsNeverDeclared() throws {
        let xml = "http://www.w3.org/XML/1998/namespace"
        let element = XML.Element(
            XML.Name("u", "xml:a"),
            attributes: [.init(XML.Name(xml, "lang"), "en"), .init(XML.Name("v", "xmlns:x"), "1")],
            declarations: [.init(prefix: "xml", xml), .init(prefix: "xmlns", "v")]
        )
        #expect(element.description == "<ns1:a xmlns:ns1=\"u\" xmlns:ns2=\"v\" xml:lang=\"en\" ns2:x=\"1\"/>")
    }

    @Test(arguments: ["", "a b", "1", "a<", "-a", "a:b:c", "é ", "a\u{0}"])
    func whatIsNoNameIsRefused(_ name: String) throws {
        let error = #expect(throws: XML.Error.self) { try XML.Element(XML.Name(namespace: nil, local: name)).encoded() }
        #expect(error?.code == .illegalCharacter)
        #expect(throws: XML.Error.self) {
            try XML.Element(XML.Name(namespace: "u", prefix: name.isEmpty ? "<" : name, local: "a")).encoded()
        }
        #expect(throws: XML.Error.self) {
            try XML.Element(XML.Name(nil, "a"), children: [.instruction(target: name, data: "")]).encoded()
        }
    }

    @Test func prefixesThatDifferOnlyInCompositionAreDifferent() throws {
        let (one, two) = ("\u{E9}", "e\u{301}")
        let text = """
            <r xmlns:\(one)="urn:1" xmlns:\(two)="urn:2"><name>N</name><x><\(one):a/><\(two):a \(two):k="v"/></x></r>
            """
        let document = try XML.Document(parsing: text)
        let element = document.root.elements[1]
        #expect(try XML.Document(parsing: element.encoded()).root == element)
        for form in [XML.CanonicalForm.inclusive(), .exclusive()] {
            #expect(try XML.Document(parsing: document.canonical(form)).root == document.root)
        }
        var person = try decode(Person.self, text)
        #expect(try XML.Document(parsing: person.extensions.elements[0].encoded()).root == element)
        person.extensions.elements[0][attribute: "k"] = "v"
        #expect(try encode(person).utf8.elementsEqual(text.replacing("<x>", with: "<x k=\"v\">").utf8))
    }

    @Test func oneOfTwoAttributesOfANameIsWritten() throws {
        let element = XML.Element(
            XML.Name(nil, "a"),
            attributes: [.init(XML.Name(nil, "x"), "1"), .init(XML.Name(nil, "x"), "2")]
        )
        #expect(element.description == "<a x=\"1\"/>")
    }

    @Test func randomEditsAreFaithful() throws {
        var random = SplitMix(state: 7)
        let namespaces: [String?] = [nil, "u", "v", "w"]
        let prefixes: [String?] = [nil, "p", "q"]
        func name() -> XML.Name {
            XML.Name(
                namespace: namespaces.randomElement(using: &random) ?? nil,
                prefix: prefixes.randomElement(using: &random) ?? nil,
                local: ["a", "b"].randomElement(using: &random) ?? "a"
            )
        }
        var pool = try [
            parsed("<a xmlns='u' xmlns:p='v'><p:b q:x='1' xmlns:q='w'><a/></p:b><c xmlns=''><d/></c></a>"),
            parsed("<p:a xmlns:p='u' xmlns:q='v'><q:b xmlns:p='w' p:x='1'><p:c/></q:b><d xmlns='v'><e/></d></p:a>"),
        ]
        for _ in 0..<500 {
            var element = pool.randomElement(using: &random) ?? pool[0]
            switch Int.random(in: 0..<6, using: &random) {
            case 0: element.name = name()
            case 1: element[attribute: name()] = "v"
            case 2: element.append(pool.randomElement(using: &random) ?? element)
            case 3: element.declarations.append(.init(prefix: prefixes.randomElement(using: &random) ?? nil, "v"))
            case 4: if let child = element.elements.randomElement(using: &random) { element = child }
            default: element = XML.Element(name(), children: [.element(element)])
            }
            #expect(try isFaithful(element), "\(element)")
            if element.encodedSize < 2000 { pool.append(element) }
        }
    }
}

extension XML.Element {
    fileprivate var encodedSize: Int { (try? encoded().count) ?? .max }
}
