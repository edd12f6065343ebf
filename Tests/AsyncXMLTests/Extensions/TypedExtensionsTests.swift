import Testing

@testable import AsyncXML

@Suite struct TypedExtensionsTests {
    private func feed() throws -> Feed { try decode(Feed.self, ExtensionsTests.feed) }

    private func encode(_ feed: Feed) throws -> String {
        var encoder = XML.Encoder()
        encoder.writesDeclaration = false
        return String(decoding: try encoder.encode(feed), as: UTF8.self)
    }

    @Test func typedAccessReadsAndWrites() throws {
        var entry = try feed().entries[0]
        #expect(entry.extensions[Color.self] == Color(value: "red"))
        entry.extensions[Color.self]?.value = "blue"
        #expect(entry.extensions.all(Color.self) == [Color(value: "blue")])
        entry.extensions.add(Color(value: "green"))
        #expect(try entry.extensions.decode(Color.self)?.value == "blue")
        #expect(entry.extensions.all(Color.self).map(\.value) == ["blue", "green"])
        entry.extensions[Color.self] = nil
        #expect(entry.extensions.all(Color.self).isEmpty)
        #expect(entry.extensions[Color.self] == nil)
    }

    @Test func aReplacedExtensionStaysInItsPlace() throws {
        var feed = try feed()
        feed.entries[0].extensions[Color.self]?.value = "blue"
        feed.entries[0].extensions.add(Color(value: "green"))
        let text = try encode(feed)
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let place = try #require(lines.firstIndex { $0.contains("value=\"blue\"") })
        #expect(lines[place - 1] == "<a:id>2</a:id>")
        #expect(lines[place + 1] == "<a:author>")
        let last = try #require(lines.firstIndex { $0.contains("value=\"green\"") })
        #expect(lines[last - 1] == "</a:author>")
        #expect(lines[last + 1] == "</a:entry>")
    }

    @Test func allExtensionsOfATypeAreReplacedInTheirPlaces() throws {
        let text = """
            <r xmlns:c="\(gCal)"><c:color value="1" x="y"/><name>N</name> <c:color/> <c:color value="2"/><b/><c:color value="3"/></r>
            """
        var person = try decode(Person.self, text)
        func written(_ person: Person) throws -> String {
            var encoder = XML.Encoder()
            encoder.writesDeclaration = false
            return String(decoding: try encoder.encode(person, as: XML.Name(nil, "r")), as: UTF8.self)
        }
        var colors = person.extensions.all(Color.self)
        #expect(colors.map(\.value) == ["1", "2", "3"])
        colors[1].value = "two"
        person.extensions.replaceAll(Color.self, with: colors)
        #expect(try written(person) == text.replacing("\"2\"", with: "\"two\""))
        person.extensions.replaceAll(Color.self, with: colors + [Color(value: "4")])
        let added = try written(person)
        #expect(added.hasSuffix("<b/><c:color value=\"3\"/><gCal:color value=\"4\"/></r>"), "\(added)")
        person.extensions.replaceAll(Color.self, with: [])
        #expect(try written(person) == "<r xmlns:c=\"\(gCal)\"><name>N</name> <c:color/><b/></r>")
    }

    @Test func removingExtensionsTakesTheirWhiteSpaceAlong() throws {
        var feed = try feed()
        feed.entries[0].extensions[Color.self] = nil
        let expected = ExtensionsTests.feed.replacing("    <c:color xmlns:c=\"\(gCal)\" value=\"red\"/>\n", with: "")
        #expect(try encode(feed) == expected)
    }

    @Test(.timeLimit(.minutes(5))) func removingVeryManyExtensionsTakesTimeForEachOnce() throws {
        let colors = String(repeating: "<c:color/>", count: 300_000)
        var person = try decode(Person.self, "<r xmlns:c=\"\(gCal)\"><name>N</name>\(colors)<b/></r>")
        person.extensions.removeAll(Color.self)
        #expect(person.extensions.elements.map(\.name.local) == ["b"])
    }

    @Test func namesThatDifferOnlyInCompositionAreExtensionsOfTheirOwn() throws {
        struct One: XML.Extension, Equatable {
            static let element = XML.Name("urn:x", "p:\u{E9}")
            var value = 1
        }
        struct Two: XML.Extension, Equatable {
            static let element = XML.Name("urn:x", "p:e\u{301}")
            var value = 2
        }
        let text = "<r xmlns:p='urn:x'><name>N</name><p:e\u{301}><p:value>3</p:value></p:e\u{301}></r>"
        let read = try decode(Person.self, text)
        #expect(read.extensions[One.self] == nil && read.extensions[Two.self] == Two(value: 3))
        var person = Person(name: "N")
        person.extensions.add(One())
        person.extensions.add(Two())
        let again = try decode(Person.self, AsyncXMLTests.encode(person))
        #expect(again.extensions.all(One.self) == [One()] && again.extensions.all(Two.self) == [Two()])
    }

    @Test func extensionsOfNewValues() throws {
        var entry = Entry(id: "1")
        entry.extensions[Color.self] = Color(value: "red")
        let text = String(decoding: try XML.Encoder().encode(entry), as: UTF8.self)
        #expect(try decode(Entry.self, text).extensions[Color.self] == Color(value: "red"))
        let namespaces = "xmlns=\"http://www.w3.org/2005/Atom\" xmlns:gCal=\"\(gCal)\""
        #expect(text.hasSuffix("<entry \(namespaces)><id>1</id><gCal:color value=\"red\"/></entry>"), "\(text)")
    }

    @Test func attributes() throws {
        var feed = try feed()
        let flag = XML.Name("urn:x", "x:flag")
        #expect(feed.extensions[attribute: XML.Name("urn:x", "flag")] == "1")
        #expect(feed.extensions.attributes == [XML.Attribute(flag, "1")])
        feed.extensions[attribute: flag] = "2"
        #expect(try encode(feed) == ExtensionsTests.feed.replacing("x:flag=\"1\"", with: "x:flag=\"2\""))
        feed.extensions[attribute: flag] = nil
        #expect(try encode(feed) == ExtensionsTests.feed.replacing(" x:flag=\"1\"", with: ""))
        var entry = Entry(id: "1")
        entry.extensions[attribute: XML.Name("urn:x", "x:flag")] = "<3"
        #expect(String(decoding: try XML.Encoder().encode(entry), as: UTF8.self).contains("x:flag=\"&lt;3\""))
    }

    @Test func anExtensionThatCannotBeEncodedIsReported() {
        var entry = Entry(id: "1")
        entry.extensions.add(Color(value: "\u{0}"))
        #expect(error { try XML.Encoder().encode(entry) }?.code == .illegalCharacter)
    }

    @Test func anAttributeThatXMLCannotExpressIsAnErrorOrReplaced() throws {
        var person = Person(name: "N")
        person.extensions[attribute: XML.Name(nil, "k")] = "a\u{1}b"
        #expect(error { try AsyncXMLTests.encode(person) }?.code == .illegalCharacter)
        var encoder = XML.Encoder()
        encoder.replacesIllegalCharacters = true
        let text = String(decoding: try encoder.encode(person, as: XML.Name(nil, "r")), as: UTF8.self)
        #expect(text.hasSuffix("<r k=\"a\u{FFFD}b\"><name>N</name></r>"), "\(text)")
        person.extensions[attribute: XML.Name(nil, "k")] = nil
        person.extensions[attribute: XML.Name("urn:\u{1}", "p:k")] = "v"
        #expect(error { try AsyncXMLTests.encode(person) }?.code == .illegalCharacter)
    }

    /// An element of any local name.
    struct Item: XML.Extension {
        static let element = XML.Name("urn:x", "*")
        var elementName = XML.Name("urn:x", "x:item")
        var value: String?
        enum CodingKeys: String, CodingKey { case value = "@value" }
    }

    @Test(arguments: ["a b", "1", "a\"", "a>", "-", "\u{D7}"])
    func whatIsNoNameIsNoPrefixEither(text: String) {
        for name in [
            XML.Name(namespace: "urn:x", prefix: text, local: "a"), XML.Name(namespace: "urn:x", local: text),
        ] {
            var person = Person(name: "N")
            person.extensions.add(Item(elementName: name))
            #expect(error { try AsyncXMLTests.encode(person) }?.code == .illegalCharacter)
            person = Person(name: "N")
            person.extensions[attribute: name] = "v"
            #expect(error { try AsyncXMLTests.encode(person) }?.code == .illegalCharacter)
        }
    }

    @Test func anAttributeNeverBecomesADeclaration() throws {
        var person = Person(name: "N")
        person.extensions[attribute: XML.Name("urn:x", "xmlns:k")] = "v"
        #expect(try AsyncXMLTests.encode(person) == "<r xmlns:ns1=\"urn:x\" ns1:k=\"v\"><name>N</name></r>")
        person.extensions[attribute: XML.Name(nil, "xmlns")] = "urn:y"
        #expect(error { try AsyncXMLTests.encode(person) }?.code == .unsupported)
        #expect(error { try AsyncXMLTests.encode(["@xmlns": "urn:y"]) }?.code == .unsupported)
        let attribute = XML.Attribute(XML.Name(nil, "xmlns"), "urn:y")
        let element = XML.Element(XML.Name(nil, "r"), attributes: [attribute])
        #expect(error { try element.encoded() }?.code == .unsupported)
    }

    // MARK: Keys that cannot be read

    struct Unprefixed: XML.Extension {
        static let element = XML.Name("urn:p", "p:a")
        /// In the wrong place: this is for the keys to have.
        static let namespaces = ["q": "urn:q"]
        var value: String?
        enum CodingKeys: String, CodingKey { case value = "q:value" }
    }

    @Test func theErrorOfAPrefixThatNoTableHasSaysWhereTheTableBelongs() throws {
        let person = try decode(Person.self, ExtensionElementsTests.unknowns)
        let error = error { try person.extensions.decode(Unprefixed.self) }
        #expect(error?.code == .undeclaredPrefix)
        #expect(error?.message.contains("CodingKeys uses the prefix \"q\"") == true)
        #expect(error?.message.contains("belongs to the keys") == true)
    }

    #if DEBUG
    @Test func aTableThatIsMissingNeverLooksLikeAnElementThatIs() async {
        await #expect(processExitsWith: .failure) {
            _ = try decode(Person.self, ExtensionElementsTests.unknowns).extensions[Unprefixed.self]
        }
        await #expect(processExitsWith: .failure) {
            _ = try decode(Person.self, ExtensionElementsTests.unknowns).extensions.all(Unprefixed.self)
        }
    }
    #endif
}
