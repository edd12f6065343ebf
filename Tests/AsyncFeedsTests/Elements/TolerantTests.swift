import AsyncFeeds
import AsyncXML
import Testing

@Suite struct TolerantTests {
    private static func entry(_ attribute: String) -> String {
        """
        <entry xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><media:group>\
        <media:content url="a.jpg" \(attribute)/><media:content url="b.jpg" width="20"/></media:group></entry>
        """
    }

    @Test(arguments: [
        "width=\"100%\"", "height=\"tall\"", "fileSize=\"1.2 MB\"", "channels=\"stereo\"", "isDefault=\"perhaps\"",
        "width=\"99999999999999999999\"", "fileSize=\"\"",
    ])
    func anOddAttributeHidesNothingElse(attribute: String) throws {
        let text = Self.entry(attribute)
        let entry = try decode(Atom.Entry.self, text)
        let group = try #require(entry[Media.Group.self])
        #expect(group.contents.map(\.url) == ["a.jpg", "b.jpg"])
        #expect(group.contents.map(\.width) == [nil, 20])
        #expect(try canonical(encode(entry).utf8) == canonical(text.utf8))
    }

    @Test func whatIsThereInsteadIsKeptUntilAValueIsSet() throws {
        let text = Self.entry("width=\"100%\"")
        var entry = try decode(Atom.Entry.self, text)
        var content = try #require(entry[Media.Group.self]?.contents[0])
        #expect(content.width == nil && content.$width == "100%")
        #expect("\(content)".contains("width: \"100%\""))
        // Another property is changed, and the odd one goes along.
        entry[Media.Group.self]?.contents[0].url = "c.jpg"
        #expect(try encode(entry).contains("width=\"100%\""))
        content.width = 640
        #expect(content.$width == nil)
        entry[Media.Group.self]?.contents[0] = content
        #expect(try encode(entry).contains("width=\"640\""))
        content.width = nil
        entry[Media.Group.self]?.contents[0] = content
        #expect(try !encode(entry).contains("width=\"640\""))
    }

    /// A type of a user's own, whose other properties are read as ever.
    private struct Size: Codable, XML.Root {
        static let element = XML.Name(nil, "size")
        @Feeds.Tolerant var depth: Double?
        @Feeds.Tolerant var unit: Unit?
        var name: String

        enum Unit: String, Codable { case mm, inch }
        enum CodingKeys: String, CodingKey { case depth = "@depth", unit = "@unit", name = "@name" }
    }

    @Test func anyTypeCanBeTolerant() throws {
        let odd = try decode(Size.self, "<size depth=\"deep\" unit=\"foot\" name=\"n\"/>")
        #expect(odd.depth == nil && odd.unit == nil && odd.$unit == "foot")
        #expect(try encode(odd) == "<size depth=\"deep\" unit=\"foot\" name=\"n\"/>")
        let even = try decode(Size.self, "<size depth=\"1.5\" unit=\"inch\" name=\"n\"/>")
        #expect(even.depth == 1.5 && even.unit == .inch)
        #expect(try encode(even) == "<size depth=\"1.5\" unit=\"inch\" name=\"n\"/>")
        #expect(try encode(decode(Size.self, "<size name=\"n\"/>")) == "<size name=\"n\"/>")
        #expect(throws: XML.Error.self) { try decode(Size.self, "<size depth=\"1\"/>") }  // the name is not tolerant
    }
}
