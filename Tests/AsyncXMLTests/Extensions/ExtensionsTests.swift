import Testing

@testable import AsyncXML

@Suite struct ExtensionsTests {
    static let feed = """
        <a:feed xmlns:a="\(atom)" xmlns:g="\(gd)" xmlns:x="urn:x" x:flag="1">
          <!--first-->
          <a:link href="l1" x:y="z"/>
          <a:id>1</a:id>
          <x:unknown k="v"><x:inner>t&amp;t</x:inner><![CDATA[<c>]]></x:unknown>
          <a:entry g:etag="e">
            <g:when startTime="s" endTime="e"/>
            <a:link href="l3"/>
            <a:id>2</a:id>
            <c:color xmlns:c="\(gCal)" value="red"/>
            <a:author>
              <a:email>m</a:email>
              <a:name>N</a:name>
            </a:author>
          </a:entry>
          <?pi data?>
          <a:link href="l2"/>
          <h:div xmlns:h="urn:h"><h:p>text</h:p></h:div>
        </a:feed>
        """

    private func feed() throws -> Feed { try decode(Feed.self, Self.feed) }

    private func encode(_ feed: Feed) throws -> String {
        var encoder = XML.Encoder()
        encoder.writesDeclaration = false
        return String(decoding: try encoder.encode(feed), as: UTF8.self)
    }

    @Test func extensionsStayEmptyWhereNobodyWantsThem() async throws {
        var decoder = XML.Decoder()
        decoder.keepsExtensions = false
        let feed = try decoder.decode(Feed.self, from: Self.feed.utf8)
        #expect(feed.id == "1" && feed.links.map(\.href) == ["l1", "l2"] && feed.entries[0].authors[0].name == "N")
        #expect(feed.extensions.storage == nil && feed.entries[0].extensions.storage == nil)
        #expect(try !encode(feed).contains("unknown"))
        let fast = XML.Records(
            CursorTests.FastEntry.self,
            in: RecordsTests.Pieces(Array(Self.feed.utf8), size: 10),
            decoder: decoder
        )
        for try await entry in fast { #expect(entry.id == "2" && entry.extensions.storage == nil) }
    }

    @Test func unchangedDocumentsComeOutAsTheyWere() throws { #expect(try encode(feed()) == Self.feed) }

    @Test func oneChangeChangesNothingElse() throws {
        var feed = try feed()
        feed.entries[0].id = "changed"
        #expect(try encode(feed) == Self.feed.replacing("<a:id>2<", with: "<a:id>changed<"))
    }

    @Test func removedChildrenTakeTheirWhiteSpaceAlong() throws {
        var feed = try feed()
        feed.links.removeLast()
        feed.entries[0].whens = []
        let expected = Self.feed
            .replacing("  <a:link href=\"l2\"/>\n", with: "")
            .replacing("    <g:when startTime=\"s\" endTime=\"e\"/>\n", with: "")
        #expect(try encode(feed) == expected)
    }

    @Test func addedChildrenFollowTheirLikeOrAllOthers() throws {
        var feed = try feed()
        feed.links.append(Link(href: "new"))
        feed.title = Text(value: "T")
        let expected = Self.feed
            .replacing("  <a:link href=\"l2\"/>\n", with: "  <a:link href=\"l2\"/>\n  <a:link href=\"new\"/>\n")
            .replacing("</h:div>\n", with: "</h:div>\n  <a:title>T</a:title>\n")
        #expect(try encode(feed) == expected)
    }

    @Test func whatMayStandOnceAndIsThereTwiceIsKeptInItsPlace() throws {
        let text = """
            <feed xmlns="\(atom)"><title>1</title><id>i</id><title type="t">2</title><link href="a"/><id>j</id>\
            <entry><id>e</id><updated>u</updated><author><name>N</name><name>M</name></author><updated>v</updated></entry>\
            <link href="b"/><entry><id>f</id><updated>w</updated></entry></feed>
            """
        var feed = try decode(Feed.self, text)
        #expect(feed.title?.value == "1" && feed.id == "i" && feed.links.count == 2 && feed.entries.count == 2)
        #expect(!feed.extensions.isEmpty && feed.entries[1].extensions.isEmpty)
        #expect(try encode(feed) == text)
        feed.title?.value = "changed"
        feed.entries[0].updated = "x"
        feed.entries[0].authors[0].name = "O"
        let expected = text.replacing("<title>1<", with: "<title>changed<")
            .replacing("<updated>u<", with: "<updated>x<").replacing("<name>N<", with: "<name>O<")
        #expect(try encode(feed) == expected)
    }

    /// A property behind the extensions is not known to be a list when they are collected.
    @Test func nothingIsThereTwiceWhereExtensionsComeFirst() throws {
        struct Album: Codable {
            var extensions = XML.Extensions()
            var tracks: [String]?
            var title: String?
            enum CodingKeys: String, CodingKey { case extensions, tracks = "track", title }
        }
        struct Albums: Codable {
            var albums: [Album]
            enum CodingKeys: String, CodingKey { case albums = "a" }
        }
        let tracks = "<track>1</track><x/><track>2</track>"
        let text = "<r><a>\(tracks)</a><a/><a><track>1</track></a><a>\(tracks)</a></r>"
        #expect(try AsyncXMLTests.encode(decode(Albums.self, text), as: "r") == text)
    }

    @Test func whatIsAroundTheRootElementIsKept() throws {
        let text = """
            <?xml-stylesheet href="s.css"?>
            <!-- before -->
            <feed xmlns="\(atom)"><id>1</id></feed>
            <!-- behind -->
            <?end?>
            """
        var feed = try decode(Feed.self, text)
        #expect(try encode(feed) == text)
        #expect(feed.extensions.isEmpty)
        feed.extensions[Color.self] = Color(value: "red")
        #expect(try encode(feed).hasPrefix("<?xml-stylesheet href=\"s.css\"?>\n<!-- before -->\n<feed "))
        #expect(try encode(feed).hasSuffix("</feed>\n<!-- behind -->\n<?end?>"))
        // Inside of another document there is no place for it.
        let entry = try decode(Entry.self, "<!-- c --><entry xmlns=\"\(atom)\"><id>2</id></entry>")
        feed.entries = [entry]
        #expect(try !encode(feed).contains("<!-- c -->"))
        #expect(entry == (try decode(Entry.self, "<entry xmlns=\"\(atom)\"><id>2</id></entry>")))
    }

    @Test func extensionsOutliveTheirDocumentAndMoveToOthers() throws {
        var other = Feed(id: "9")
        other.extensions = try feed().extensions
        other.links = [Link(href: "n")]
        let text = try encode(other)
        let again = try decode(Feed.self, text)
        #expect(again.id == "9")
        #expect(again.extensions == other.extensions)
        #expect(text.contains("<x:unknown k=\"v\"><x:inner>t&amp;t</x:inner><![CDATA[<c>]]></x:unknown>"))
    }

    @Test func elementsNamedLikeThePropertyAreUnknownToo() throws {
        let text = "<r><extensions>1</extensions><name>N</name></r>"
        let person = try decode(Person.self, text)
        #expect(person.name == "N")
        #expect(try AsyncXMLTests.encode(person) == text)
    }

    @Test func thePlaceOfThePropertyDoesNotMatter() throws {
        struct First: Codable {
            var extensions = XML.Extensions()
            var a: Int
            var text: String
            enum CodingKeys: String, CodingKey { case extensions, a, text = "" }
        }
        struct Middle: Codable {
            var a: Int
            var rest: XML.Extensions
            var b: Int?
        }
        for text in ["<r k=\"1\">x<b/><a>1</a></r>", "<r k=\"1\">x<b/><a>1</a></r>"] {
            #expect(try AsyncXMLTests.encode(decode(First.self, text)) == text)
        }
        let text = "<r><c/><b>2</b><a>1</a></r>"
        #expect(try AsyncXMLTests.encode(decode(Middle.self, text)) == text)
    }

    @Test func elementsOfOtherNamespacesKeepTheirs() throws {
        let text = "<r><name xmlns=\"urn:a\">x</name><name>N</name><q:i xmlns:q=\"urn:b\"><j/><q:k/></q:i></r>"
        let person = try decode(Person.self, text)
        #expect(person.name == "N")
        #expect(try AsyncXMLTests.encode(person) == text)
    }

    @Test func inheritedPrefixesAreDeclaredInTheNewDocument() throws {
        let people = try decode([Person].self, "<r xmlns:p='urn:p'><a><name>A</name><p:x p:y='1'/></a></r>")
        #expect(try AsyncXMLTests.encode(people[0]) == "<r xmlns:p=\"urn:p\"><name>A</name><p:x p:y=\"1\"/></r>")
    }

    @Test func prefixesThatMeanOtherThingsElsewhereAreDeclaredOnTheSpot() throws {
        struct Pair: Codable {
            var a: Person
            var b: Person
        }
        let one = try decode([Person].self, "<r xmlns:p='urn:1'><a><name>A</name><p:x/></a></r>")
        let two = try decode([Person].self, "<r xmlns:p='urn:2'><b><name>B</name><p:x><p:y/></p:x></b></r>")
        let encoded = try AsyncXMLTests.encode(Pair(a: one[0], b: two[0]))
        #expect(encoded.contains("<p:x xmlns:p=\"urn:2\"><p:y/></p:x>"))
        #expect(try decode(Pair.self, encoded).a.extensions == one[0].extensions)
        #expect(try decode(Pair.self, encoded).b.extensions == two[0].extensions)
    }

    // MARK: Typed

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
        let expected = Self.feed.replacing("    <c:color xmlns:c=\"\(gCal)\" value=\"red\"/>\n", with: "")
        #expect(try encode(feed) == expected)
    }

    @Test(.timeLimit(.minutes(1))) func removingVeryManyExtensionsTakesTimeForEachOnce() throws {
        let colors = String(repeating: "<c:color/>", count: 300_000)
        var person = try decode(Person.self, "<r xmlns:c=\"\(gCal)\"><name>N</name>\(colors)<b/></r>")
        person.extensions.removeAll(Color.self)
        #expect(person.extensions.elements.map(\.name.local) == ["b"])
    }

    @Test func extensionsOfNewValues() throws {
        var entry = Entry(id: "1")
        entry.extensions[Color.self] = Color(value: "red")
        let text = String(decoding: try XML.Encoder().encode(entry), as: UTF8.self)
        #expect(try decode(Entry.self, text).extensions[Color.self] == Color(value: "red"))
        let namespaces = "xmlns=\"http://www.w3.org/2005/Atom\" xmlns:gCal=\"\(gCal)\""
        #expect(text.hasSuffix("<entry \(namespaces)><id>1</id><gCal:color value=\"red\"/></entry>"), "\(text)")
    }

    struct Flag: XML.AttributeExtension, Equatable {
        static let attribute = XML.Name("urn:x", "x:flag")
        var text: String
        init?(text: String) { self.text = text }
    }

    @Test func attributes() throws {
        var feed = try feed()
        #expect(feed.extensions[Flag.self]?.text == "1")
        #expect(feed.extensions[attribute: XML.Name("urn:x", "flag")] == "1")
        feed.extensions[attribute: Flag.attribute] = "2"
        #expect(try encode(feed) == Self.feed.replacing("x:flag=\"1\"", with: "x:flag=\"2\""))
        feed.extensions[Flag.self] = nil
        #expect(try encode(feed) == Self.feed.replacing(" x:flag=\"1\"", with: ""))
        var entry = Entry(id: "1")
        entry.extensions[attribute: XML.Name("urn:x", "x:flag")] = "<3"
        #expect(String(decoding: try XML.Encoder().encode(entry), as: UTF8.self).contains("x:flag=\"&lt;3\""))
    }

    @Test func anExtensionThatCannotBeEncodedIsReported() {
        var entry = Entry(id: "1")
        entry.extensions.add(Color(value: "\u{0}"))
        #expect(error { try XML.Encoder().encode(entry) }?.code == .illegalCharacter)
    }

    // MARK: Registry

    struct Cell: XML.Extension, Equatable {
        static let element = XML.Name("urn:gsx", "gsx:*")
        var elementName = Self.element
        var value: String
        enum CodingKeys: String, CodingKey { case value = "" }
    }

    struct OtherColor: XML.Extension {
        static let element = Color.element
        var value: String?
        enum CodingKeys: String, CodingKey { case value = "@value" }
    }

    /// All elements of a namespace but those that are declared as another type.
    struct AnyColor: XML.Extension {
        static let element = XML.Name(gCal, "gCal:*")
        var elementName = Self.element
        enum CodingKeys: CodingKey {}
    }

    static let sheet = """
        <feed xmlns="\(atom)" xmlns:gsx="urn:gsx" xmlns:c="\(gCal)"><id>1</id><gsx:top>0</gsx:top>\
        <entry><id>2</id><gsx:b>1</gsx:b><gsx:a>2</gsx:a><c:color value="red"/></entry></feed>
        """

    @Test func wildcardsKeepTheNameOfEach() throws {
        var entry = try decode(Feed.self, Self.sheet).entries[0]
        #expect(entry.extensions.all(Cell.self).map(\.elementName.local) == ["b", "a"])
        #expect(entry.extensions.all(Cell.self).map(\.value) == ["1", "2"])
        var cell = Cell(value: "3")
        cell.elementName = XML.Name("urn:gsx", "gsx:c")
        entry.extensions.add(cell)
        #expect(entry.extensions.all(Cell.self).map(\.elementName.local) == ["b", "a", "c"])
    }

    @Test func theRegistryTypesWhatIsDeclaredBelowAType() throws {
        var registry = XML.ExtensionRegistry()
        registry.declare(Color.self, in: Entry.self, below: Feed.self)
        registry.declare(OtherColor.self, in: Entry.self)
        registry.declare(Cell.self, in: Entry.self, below: Feed.self)
        var decoder = XML.Decoder()
        decoder.extensions = registry
        let feed = try decoder.decode(Feed.self, from: Self.sheet.utf8)
        let entry = feed.entries[0]
        #expect(feed.extensions.declared.isEmpty)
        #expect(entry.extensions.declared.map { "\(type(of: $0))" } == ["Cell", "Cell", "Color"])
        // As what it is declared is no matter to who asks for a type of its name.
        #expect(entry.extensions[OtherColor.self]?.value == "red")
        #expect(entry.extensions.all(AnyColor.self).isEmpty)
        #expect(entry.extensions[Color.self]?.value == "red")
        // Outside of a feed only what holds everywhere is declared.
        let alone = "<entry xmlns='\(atom)'><id>2</id><c:color xmlns:c='\(gCal)' value='red'/></entry>"
        let other = try decoder.decode(Entry.self, from: alone.utf8)
        #expect(other.extensions.declared.map { "\(type(of: $0))" } == ["OtherColor"])
    }

    @Test func anElementThatIsDeclaredAlreadyIsReplacedInItsPlaceByATypeOfOnesOwn() throws {
        var decoder = XML.Decoder()
        decoder.extensions.declare(OtherColor.self, in: Person.self)
        let text = "<r xmlns:c=\"\(gCal)\"><c:color value=\"red\"/><name>N</name></r>"
        var person = try decoder.decode(Person.self, from: text.utf8)
        #expect(person.extensions[Color.self]?.value == "red")
        person.extensions[Color.self] = Color(value: "blue")
        #expect(try AsyncXMLTests.encode(person) == text.replacing("red", with: "blue"))
    }

    // MARK: Elements

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
        #expect(try AsyncXMLTests.encode(person) == Self.unknowns)
    }

    @Test func changedElementsStayWhereTheyAreAndNewOnesComeWhereTheyStand() throws {
        var person = try decode(Person.self, Self.unknowns)
        person.extensions.elements[0].text = "one"
        #expect(try AsyncXMLTests.encode(person) == Self.unknowns.replacing(">1<", with: ">one<"))
        person.extensions.elements.insert(XML.Element(XML.Name("urn:p", "p:n"), text: "new"), at: 2)
        let inserted = try decode(Person.self, AsyncXMLTests.encode(person)).extensions.elements
        #expect(inserted.map(\.name.local) == ["a", "b", "n", "a"])
        person.extensions.elements.remove(at: 1)
        #expect(person.extensions.elements.map(\.name.local) == ["a", "n", "a"])
        person.extensions.elements = []
        #expect(try AsyncXMLTests.encode(person) == "<r xmlns:p=\"urn:p\" k=\"1\"><name>N</name><!-- c --></r>")
        var new = Person(name: "M")
        new.extensions.elements = [
            XML.Element(XML.Name("urn:q", "q:x"), attributes: [.init(XML.Name("urn:q", "q:k"), "v")])
        ]
        #expect(try AsyncXMLTests.encode(new) == "<r xmlns:q=\"urn:q\"><name>M</name><q:x q:k=\"v\"/></r>")
    }

    @Test func anElementThatCannotBeWrittenIsReportedWhenItIsEncoded() {
        var person = Person(name: "N")
        person.extensions.elements = [XML.Element(XML.Name(nil, "no name"))]
        #expect(error { try AsyncXMLTests.encode(person) }?.code == .illegalCharacter)
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
        let person = try decode(Person.self, Self.unknowns)
        let error = error { try person.extensions.decode(Unprefixed.self) }
        #expect(error?.code == .undeclaredPrefix)
        #expect(error?.message.contains("CodingKeys uses the prefix \"q\"") == true)
        #expect(error?.message.contains("belongs to the keys") == true)
    }

    #if DEBUG
    @Test func aTableThatIsMissingNeverLooksLikeAnElementThatIs() async {
        await #expect(processExitsWith: .failure) {
            _ = try decode(Person.self, ExtensionsTests.unknowns).extensions[Unprefixed.self]
        }
        await #expect(processExitsWith: .failure) {
            _ = try decode(Person.self, ExtensionsTests.unknowns).extensions.all(Unprefixed.self)
        }
    }
    #endif

    // MARK: Values

    @Test func equalityIsThatOfTheContent() throws {
        let first = try decode(Person.self, "<r xmlns:p='u'><name>N</name> <p:x k='1'>t</p:x></r>")
        let second = try decode(Person.self, "<r xmlns:q='u'><q:x k='1'>t</q:x>\n<name>N</name></r>")
        let third = try decode(Person.self, "<r xmlns:q='u'><q:x k='2'>t</q:x><name>N</name></r>")
        #expect(first == second)
        #expect(first.extensions.hashValue == second.extensions.hashValue)
        #expect(first != third)
        #expect(try decode(Person.self, "<r> <name>N</name></r>") == Person(name: "N"))
    }

    @Test func elementsInTheOrderOfTheTypeNeedNoExtensions() throws {
        let person = try decode(Person.self, "<r><name>N</name><email>E</email></r>")
        #expect(person.extensions.storage == nil)
    }
}
