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

    struct First: Codable {
        var extensions = XML.Extensions()
        var title: String?
        var number: Int?
        var tracks: [String]?
        enum CodingKeys: String, CodingKey { case extensions, title, number, tracks = "track" }
    }

    static let first = "<r><title>1</title><title>2</title><track>a</track><number/><track>b</track></r>"

    /// Whether a property is a list, or `nil` without text, is known only after it was read once.
    @Test func inTheFirstElementOfATypeExtensionsComeFirstWithoutLoss() throws {
        var value = try decode(First.self, Self.first)
        #expect(value.extensions.elements.map(\.text) == ["2"])
        #expect(try AsyncXMLTests.encode(value) == Self.first)
        value.number = 5
        let changed = Self.first.replacing("<number/>", with: "<number>5</number>")
        #expect(try AsyncXMLTests.encode(value) == changed)
        value.tracks = ["a"]
        #expect(try AsyncXMLTests.encode(value) == changed.replacing("<track>b</track>", with: ""))
        (value.title, value.number, value.tracks) = (nil, nil, nil)
        #expect(try AsyncXMLTests.encode(value) == "<r><title>2</title><number/></r>")
        var blank = try decode(First.self, "<r><title/><track/></r>")
        #expect(blank.title == "" && blank.tracks == [""] && blank.extensions.isEmpty)
        (blank.title, blank.tracks) = (nil, nil)
        #expect(try AsyncXMLTests.encode(blank) == "<r/>")
    }

    @Test func inTheFirstRecordsOfATypeExtensionsComeFirstWithoutLoss() throws {
        let texts = [Self.first, "<r><title>1</title><number>1</number></r>", "<r><x/><number/></r>", Self.first]
        let reader = try XML.RecordReader(First.self)
        var records: [First] = []
        try reader.read("<s>\(texts.joined())</s>".utf8) { records.append($0) }
        try reader.finish { records.append($0) }
        #expect(try records.map { try AsyncXMLTests.encode($0) } == texts)
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
