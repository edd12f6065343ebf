import Testing

@testable import AsyncXML

@Suite struct ExtensionRegistryTests {
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
        #expect(try encode(person) == text.replacing("red", with: "blue"))
    }
}
