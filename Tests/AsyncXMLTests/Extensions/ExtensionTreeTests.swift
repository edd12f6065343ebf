import Testing

@testable import AsyncXML

/// Unknown content as a tree over the tape of the extensions.
@Suite struct ExtensionTreeTests {
    static let ordered = "<r><a/><name>N</name><b/><c/></r>"

    @Test func elementsAreRemovedInsertedAndReordered() throws {
        var person = try decode(Person.self, Self.ordered)
        person.extensions.elements.remove(at: 1)
        #expect(try encode(person) == "<r><a/><name>N</name><c/></r>")
        person.extensions.elements.insert(XML.Element(XML.Name(nil, "d")), at: 1)
        #expect(try encode(person) == "<r><a/><name>N</name><d/><c/></r>")
        var reversed = try decode(Person.self, Self.ordered)
        reversed.extensions.elements.reverse()
        #expect(reversed.extensions.elements.map(\.name.local) == ["c", "b", "a"])
        #expect(try encode(reversed) == "<r><name>N</name><c/><b/><a/></r>")
        reversed.extensions.elements.append(reversed.extensions.elements[0])
        #expect(reversed.extensions.elements.map(\.name.local) == ["c", "b", "a", "c"])
    }

    @Test func textsAndCommentsBetweenElementsAreNodes() throws {
        let person = try decode(Person.self, "<r k=\"v\"><name>N</name> <!--c--><?pi d?><b/>t<![CDATA[<]]></r>")
        let expected: [XML.Node] = [
            .text(" "), .comment("c"), .instruction(target: "pi", data: "d"),
            .element(XML.Element(XML.Name(nil, "b"))), .text("t"), .cdata("<"),
        ]
        #expect(person.extensions.nodes == expected)
        #expect(person.extensions.attributes == [XML.Attribute(XML.Name(nil, "k"), "v")])
        #expect(XML.Extensions().nodes.isEmpty && XML.Extensions().attributes.isEmpty)
    }

    // MARK: Namespaces

    /// Its prefixes are declared outside of the extensions.
    static let inherited = """
        <r xmlns:p="urn:p" xmlns:q="urn:q"><a><name>A</name><p:x><q:y q:k="1" xml:lang="en"/></p:x></a></r>
        """

    @Test func anElementDeclaresTheNamespacesOfItsAncestors() throws {
        let person = try decode([Person].self, Self.inherited)[0]
        let element = person.extensions.elements[0]
        let text = String(decoding: try element.encoded(), as: UTF8.self)
        #expect(text == "<p:x xmlns:p=\"urn:p\" xmlns:q=\"urn:q\"><q:y q:k=\"1\" xml:lang=\"en\"/></p:x>")
        #expect(try XML.Document(parsing: text).root == element)
        let inside = String(decoding: try element.elements[0].encoded(), as: UTF8.self)
        #expect(inside == "<q:y xmlns:q=\"urn:q\" q:k=\"1\" xml:lang=\"en\"/>")
        let feed = try decode(Feed.self, "<feed xmlns='\(atom)'><id>1</id><x><y/></x></feed>")
        let plain = String(decoding: try feed.extensions.elements[0].encoded(), as: UTF8.self)
        #expect(plain == "<x xmlns=\"\(atom)\"><y/></x>")
    }

    @Test func aChangedElementKeepsTheNamespacesOfItsAncestors() throws {
        var person = try decode([Person].self, Self.inherited)[0]
        person.extensions.elements[0][attribute: "v"] = "2"
        let expected = """
            <r xmlns:p="urn:p" xmlns:q="urn:q"><name>A</name><p:x v="2"><q:y q:k="1" xml:lang="en"/></p:x></r>
            """
        #expect(try encode(person) == expected)
        let changed = person.extensions.elements[0]
        #expect(try XML.Document(parsing: changed.encoded()).root == changed)
    }

    @Test func elementsMoveToOtherDocuments() throws {
        let first = try decode([Person].self, Self.inherited)[0]
        let text = "<r xmlns:p=\"urn:other\"><name>B</name><p:z/></r>"
        var second = try decode(Person.self, text)
        second.extensions.elements += first.extensions.elements
        let again = try decode(Person.self, encode(second))
        #expect(again.extensions.elements == second.extensions.elements)
        #expect(again.extensions.elements.map(\.name.namespace) == ["urn:other", "urn:p"])
        #expect(again.extensions.elements[1] == first.extensions.elements[0])
    }

    @Test func allContentIsOneElement() throws {
        let person = try decode([Person].self, Self.inherited)[0]
        let element = XML.Element(XML.Name(nil, "all"), content: person.extensions)
        let expected = """
            <all xmlns:p="urn:p" xmlns:q="urn:q"><p:x><q:y q:k="1" xml:lang="en"/></p:x></all>
            """
        #expect(String(decoding: try element.encoded(), as: UTF8.self) == expected)
        let other = XML.Element(XML.Name("urn:other", "other"), content: person.extensions)
        #expect(try XML.Document(parsing: other.encoded()).root == other)
    }

    // MARK: Values

    @Test func aCopyDoesNotChangeAndCanBeSent() async throws {
        var person = try decode([Person].self, Self.inherited)[0]
        let copy = person
        person.extensions.elements[0].children = [.text("changed")]
        #expect(person.extensions.elements[0].text == "changed")
        let sent = await Task { copy.extensions.elements.map(\.text) }.value
        #expect(sent == [""])
        #expect(copy.extensions != person.extensions)
    }

    @Test func veryDeepElementsAreReadAndSet() throws {
        let levels = 250
        let deep = String(repeating: "<p:x>", count: levels) + String(repeating: "</p:x>", count: levels)
        var person = try decode(Person.self, "<r xmlns:p=\"urn:p\"><name>N</name>\(deep)</r>")
        let alone = String(decoding: try person.extensions.elements[0].encoded(), as: UTF8.self)
        #expect(alone.replacing(" xmlns:p=\"urn:p\"", with: "") == deep.replacing("<p:x></p:x>", with: "<p:x/>"))
        person.extensions.elements[0][attribute: "k"] = "v"
        let again = try decode(Person.self, encode(person))
        #expect(again.extensions == person.extensions)
        var decoder = XML.Decoder()
        decoder.limits.depth = levels
        #expect(error { try decoder.decode(Person.self, from: "<r xmlns:p=\"urn:p\">\(deep)</r>".utf8) } != nil)
    }

    /// A look at all elements for each of them would be 10¹⁰ steps.
    @Test(.timeLimit(.minutes(5))) func changingVeryManyElementsTakesTimeForEachOnce() throws {
        let count = 100_000
        let text = String(repeating: "<x/>", count: count)
        var person = try decode(Person.self, "<r><name>N</name>\(text)</r>")
        var elements = person.extensions.elements
        for index in elements.indices { elements[index][attribute: "k"] = "v" }
        person.extensions.elements = elements
        #expect(person.extensions.elements.allSatisfy { $0[attribute: "k"] == "v" })
        person.extensions.elements.reverse()
        #expect(person.extensions.elements.count == count)
    }

    /// As many as are allowed; `NamespaceScopeTests` has so many that a slow search would be noticed.
    @Test func manyDeclarationsAreKeptWithTheirNames() throws {
        let declarations = (0..<1000).map { " xmlns:p\($0)=\"urn:\($0)\"" }.joined()
        let names = (0..<1000).map { "<p\($0):a/>" }.joined()
        let element = "<x\(declarations)>\(names)</x>"
        let text = "<r><name>N</name>\(element)</r>"
        let person = try decode(Person.self, text)
        #expect(try encode(person) == text)
        #expect(try String(decoding: person.extensions.elements[0].encoded(), as: UTF8.self) == element)
    }

    @Test func aPrefixHasItsOwnMeaningInEachElement() throws {
        let element = "<x><p:a xmlns:p=\"urn:1\"><p:b/><p:c xmlns:p=\"urn:2\" p:k=\"v\"/><p:d/></p:a><p:e/></x>"
        let person = try decode(Person.self, "<r xmlns:p=\"urn:0\"><name>N</name>\(element)</r>")
        let alone = String(decoding: try person.extensions.elements[0].encoded(), as: UTF8.self)
        #expect(alone == element.replacing("<x>", with: "<x xmlns:p=\"urn:0\">"))
    }
}
