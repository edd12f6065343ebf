import Foundation
import Testing

@testable import AsyncXML

/// What nobody changed is written as it was read.
@Suite struct UnchangedTests {
    struct Row: Codable, Equatable {
        var a: Person?
        var b: Person?
        var rows: [Row] = []
        var extensions = XML.Extensions()
        enum CodingKeys: String, CodingKey { case a, b, rows = "row", extensions }
    }

    @Test(arguments: [
        // A prefix that is declared outside of the element that uses it, and again in another one.
        "<r xmlns:p=\"urn:1\"><a><name>A</name><p:x/></a><b xmlns:p=\"urn:1\"><name>B</name></b></r>",
        "<r xmlns:p=\"urn:1\"><a xmlns:p=\"urn:1\"><name>A</name></a><b><name>B</name><p:x/></b></r>",
        "<r xmlns:p=\"urn:1\"><a xmlns:p=\"urn:1\"><name>A</name><p:x/></a><b xmlns:p=\"urn:1\"><name>B</name><p:x/></b></r>",
        // Declared only where it is used.
        "<r><a xmlns:p=\"urn:1\"><name>A</name><p:x/></a><b><name>B</name></b></r>",
        "<r><a xmlns:p=\"urn:1\" p:k=\"1\"><name>A</name></a><b xmlns:p=\"urn:1\" p:k=\"2\"><name>B</name></b></r>",
        "<r><row xmlns:p=\"urn:1\"><row><a><name>A</name><p:x/></a></row><row p:k=\"v\"/></row></r>",
        // The same prefix for two namespaces.
        "<r><a xmlns:p=\"urn:1\"><name>A</name><p:x/></a><b xmlns:p=\"urn:2\"><name>B</name><p:x><p:y/></p:x></b></r>",
        "<r xmlns:p=\"urn:1\"><a xmlns:p=\"urn:2\" p:k=\"v\"><name>A</name><p:x/></a><p:y/></r>",
        // Default namespaces inside of unknown and of known elements.
        "<r><a><name>A</name><x xmlns=\"urn:1\"><y/><z xmlns=\"\"/></x></a></r>",
        "<r><x xmlns=\"urn:1\" xmlns:q=\"urn:2\" q:k=\"1\"><q:y/></x><row/></r>",
        // Attributes in an order of their own.
        "<r z=\"1\" y=\"2\"><row c=\"1\" xml:lang=\"en\" b=\"2\"/></r>",
    ])
    func namespacesStayWhereTheyAre(text: String) throws { #expect(try encode(decode(Row.self, text)) == text) }

    struct Links: Codable {
        var links: [Link]
        var extensions = XML.Extensions()
        enum CodingKeys: String, CodingKey { case links = "link", extensions }
    }

    @Test(arguments: [
        "<r><link rel=\"self\" href=\"y\"/><link href=\"z\"/></r>",
        "<r><link type=\"t\" href=\"y\" rel=\"self\"/></r>",
        "<r><link rel=\"self\" type=\"t\" href=\"y\" title=\"i\">text</link></r>",
        "<r><link xmlns:x=\"urn:x\" rel=\"self\" x:k=\"1\" href=\"y\"/></r>",
    ])
    func attributesStayInTheirOrder(text: String) throws {
        var links = try decode(Links.self, text)
        #expect(try encode(links) == text)
        links.links[0].href = "new"
        #expect(try encode(links) == text.replacing("\"y\"", with: "\"new\""))
        links.links[0].rel = nil
        #expect(try !encode(links).contains("rel="))
        links.links[0].extensions[attribute: XML.Name(nil, "type")] = "other"
        #expect(try decode(Links.self, encode(links)).links[0].extensions[attribute: XML.Name(nil, "type")] == "other")
    }

    @Test func newAttributesComeLastAndRemovedOnesGo() throws {
        var links = try decode(Links.self, "<r><link x=\"1\" href=\"y\"/></r>")
        links.links[0].rel = "self"
        #expect(try encode(links) == "<r><link x=\"1\" href=\"y\" rel=\"self\"/></r>")
        links.links[0].extensions[attribute: XML.Name(nil, "x")] = nil
        #expect(try encode(links) == "<r><link href=\"y\" rel=\"self\"/></r>")
    }

    @Test func anAttributeIsNeverWrittenTwice() throws {
        var link = Link(href: "known")
        link.extensions[attribute: XML.Name(nil, "href")] = "unknown"
        #expect(try encode(link) == "<r href=\"known\"/>")
    }

    @Test(arguments: ["a", "a b", "a b c"])
    func wordsOfAnAttributeThatComesAfterContentStandInTheStartTag(words: String) throws {
        struct Value: Codable, Equatable {
            var e = 1
            var words: [String]
            var last = "x"
            enum CodingKeys: String, CodingKey { case e, words = "@words", last = "@last" }
        }
        struct Outer: Codable, Equatable { var v: [Value] }
        let value = Value(words: words.split(separator: " ").map(String.init))
        #expect(try encode(value) == "<r words=\"\(words)\" last=\"x\"><e>1</e></r>")
        let outer = Outer(v: [value, value])
        #expect(try decode(Outer.self, encode(outer)) == outer)
    }

    // MARK: Scalars

    struct Scalars: Codable, Equatable {
        var name: String?
        var number: Int?
        var more: [Double?]
        var flag: Bool?
        var extensions = XML.Extensions()
        enum CodingKeys: String, CodingKey { case name, number, more, flag, extensions }
    }

    private static let xsi = "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""

    @Test(arguments: [
        "<r><name xml:lang=\"en\">N</name></r>",
        "<r><name k=\"1\" l=\"2\">N</name><number unit=\"m\">5</number><more a=\"b\">1.5</more><more>2.5</more></r>",
        "<r xmlns:p=\"urn:p\"><name p:k=\"1\">N</name><flag xmlns:q=\"urn:q\" q:k=\"v\">true</flag></r>",
        "<r><name k=\"1\"/><number/><flag/></r>",
        "<r \(xsi)><name xsi:nil=\"true\" k=\"1\"/><number xsi:nil=\"1\"/></r>",
    ])
    func attributesOfScalarsAndOfNilElementsAreKept(text: String) throws {
        #expect(try encode(decode(Scalars.self, text)) == text)
        // The second time the type's properties are known before the extensions are read.
        let many = "<s>\(text)\(text)</s>"
        #expect(try encode(decode(Many.self, many), as: "s") == many)
    }

    struct Many: Codable {
        var items: [Scalars]
        enum CodingKeys: String, CodingKey { case items = "r" }
    }

    @Test func aValueInTheElementThatStoodForNilIsNoLongerNil() throws {
        var value = try decode(Scalars.self, "<r \(Self.xsi)><name xsi:nil=\"true\" k=\"1\"/></r>")
        value.name = "N"
        #expect(try encode(value) == "<r \(Self.xsi)><name k=\"1\">N</name></r>")
        value.name = nil
        #expect(try decode(Scalars.self, encode(value)).name == nil)
    }

    @Test func attributesOfScalarsGoWithThem() throws {
        var value = try decode(Scalars.self, "<r><name k=\"1\">N</name><number>5</number></r>")
        value.name = nil
        #expect(try encode(value) == "<r><number>5</number></r>")
        #expect(value.extensions.isEmpty)
    }

    // MARK: Around the root element

    @Test(arguments: [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\n<r><name>N</name></r>\n",
        "<?xml version='1.0'?><r><name>N</name></r>",
        "<?xml version=\"1.0\" encoding=\"Utf-8\" standalone=\"yes\"?>\r\n<!-- a -->\n\n  <?b c?> <r><name>N</name></r>\n<!-- d -->\n\n",
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<r><name>N</name></r>",
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE r SYSTEM \"r.dtd\">\n<r><name>N</name></r>",
    ])
    func theDocumentAroundTheRootElementIsAsItWas(text: String) throws {
        var person = try decode(Person.self, text)
        #expect(String(decoding: try XML.Encoder().encode(person, as: XML.Name(nil, "r")), as: UTF8.self) == text)
        person.name = "M"
        let changed = text.replacing(">N<", with: ">M<")
        #expect(String(decoding: try XML.Encoder().encode(person, as: XML.Name(nil, "r")), as: UTF8.self) == changed)
    }

    @Test func otherEncodingsAreWrittenAsUTF8AndSaySo() throws {
        let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<r><name>N</name></r>\n"
        let encoded = try XML.Encoder().encode(decode(Person.self, text), as: XML.Name(nil, "r"))
        #expect(String(decoding: encoded, as: UTF8.self).hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<r>"))
    }

    // MARK: Other coders

    @Test func whatIsAroundTheRootElementOutlivesAnotherCoder() throws {
        let around = "<?xml-stylesheet href=\"s.css\"?>\n<!-- before -->\n"
        let text = around + "<feed xmlns=\"\(atom)\" xmlns:x=\"urn:x\" x:k=\"1\"><id>1</id><x:y/></feed>"
        let feed = try decode(Feed.self, text)
        let again = try JSONDecoder().decode(Feed.self, from: JSONEncoder().encode(feed))
        #expect(again == feed)
        #expect(again.extensions[attribute: XML.Name("urn:x", "k")] == "1")
        var encoder = XML.Encoder()
        encoder.writesDeclaration = false
        let written = String(decoding: try encoder.encode(again), as: UTF8.self)
        #expect(written.hasPrefix(around))
        #expect(written.contains("<x:y"))
    }

    @Test(arguments: [
        "<!--c-->", "<!--\(String(repeating: "c", count: 70_000))-->", "<?p \(String(repeating: "d", count: 300))?>",
        "<!DOCTYPE r>",
    ])
    func anElementIsFoundBehindWhateverAnotherCoderHasBeforeIt(before: String) throws {
        let json = #"{"name": "N", "extensions": "\#(before)<r k='1'><x/></r>"}"#
        let person = try JSONDecoder().decode(Person.self, from: Data(json.utf8))
        #expect(!person.extensions.isEmpty)
        #expect(person.extensions[attribute: XML.Name(nil, "k")] == "1")
        #expect(person.extensions.elements.map(\.name.local) == ["x"])
        #expect(try encode(person).hasSuffix("<r k=\"1\"><name>N</name><x/></r>"))
    }

    @Test func contentThatNeedsLargerLimitsOutlivesAnotherCoderThatKnowsThem() throws {
        var decoder = XML.Decoder()
        decoder.limits.depth = 1000
        let nested = String(repeating: "<x>", count: 300) + String(repeating: "</x>", count: 300)
        let text = "<r><name>N</name>\(nested)</r>"
        let person = try decoder.decode(Person.self, from: text.utf8)
        let json = try JSONEncoder().encode(person)
        #expect(error { try JSONDecoder().decode(Person.self, from: json) }?.code == .depthExceeded)
        let other = JSONDecoder()
        other.userInfo[XML.Limits.userInfoKey] = decoder.limits
        #expect(try other.decode(Person.self, from: json) == person)
    }

    // MARK: Classes

    class Base: Codable {
        var a = ""
        var list: [String] = []
        var extensions = XML.Extensions()
        enum CodingKeys: String, CodingKey { case a, list, extensions }
        init() {}
    }

    final class Derived: Base {
        var b = ""
        var k: String?
        var more = XML.Extensions()
        enum CodingKeys: String, CodingKey { case k = "@k", b, more }

        required init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            b = try container.decode(String.self, forKey: .b)
            k = try container.decodeIfPresent(String.self, forKey: .k)
            more = try container.decode(XML.Extensions.self, forKey: .more)
            try super.init(from: container.superDecoder())
        }

        override func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(k, forKey: .k)
            try container.encode(b, forKey: .b)
            try container.encode(more, forKey: .more)
            try super.encode(to: container.superEncoder())
        }
    }

    struct Pair: Codable {
        var items: [Derived]
        enum CodingKeys: String, CodingKey { case items = "item" }
    }

    static let derived = """
        <item xmlns:p="urn:p" k="1" p:z="2"><list>1</list><p:x/><b>B</b><!-- c --><list>2</list><a>A</a><y><z/></y></item>
        """

    @Test func extensionsOfAClassAndItsSuperclassWriteEachNodeOnce() throws {
        #expect(try encode(decode(Derived.self, Self.derived), as: "item") == Self.derived)
        let pair = "<r>\(Self.derived)\(Self.derived)</r>"
        #expect(try XML.Document(parsing: encode(decode(Pair.self, pair))) == XML.Document(parsing: pair))
    }

    @Test func whatEitherClassChangesIsWritten() throws {
        let value = try decode(Derived.self, Self.derived)
        value.a = "new"
        value.list = ["1"]
        #expect(
            try encode(value, as: "item")
                == Self.derived.replacing(">A<", with: ">new<").replacing("<list>2</list>", with: "")
        )
        value.more.elements.removeAll { $0.name.local == "y" }
        #expect(try !encode(value, as: "item").contains("<y>"))
        let other = try decode(Derived.self, Self.derived)
        other.extensions.elements.removeAll { $0.name.local == "y" }
        #expect(try !encode(other, as: "item").contains("<y>"))
    }

    /// A look at all elements for each of them would be 6·10⁹ steps, in both documents.
    @Test(.timeLimit(.minutes(5))) func veryManyElementsOfOneNameTakeTimeForEachOnce() throws {
        struct One: Codable {
            var a: String?
            var extensions = XML.Extensions()
        }
        let count = 80_000
        let text = "<r>\(String(repeating: "<x/>", count: count))\(String(repeating: "<a>A</a>", count: count))</r>"
        #expect(try encode(decode(One.self, text)) == text)
        let derived = "<item><b>B</b>\(String(repeating: "<a>A</a>", count: count))</item>"
        #expect(try encode(decode(Derived.self, derived), as: "item") == derived)
    }

    @Test func keysThatAreReadAfterTheExtensionsAreNotWrittenTwice() throws {
        struct Page: Codable, Equatable {
            var extensions = XML.Extensions()
            var imageURL: String
            var userID: Int?
            enum CodingKeys: String, CodingKey { case extensions, imageURL, userID = "@userID" }
        }
        var (decoder, encoder) = (XML.Decoder(), XML.Encoder())
        (decoder.keyNaming, encoder.keyNaming) = (.snakeCase, .snakeCase)
        encoder.writesDeclaration = false
        let text = "<r user_id=\"1\"><x/><image_url>u</image_url><other_url/></r>"
        var page = try decoder.decode(Page.self, from: text.utf8)
        #expect(String(decoding: try encoder.encode(page, as: XML.Name(nil, "r")), as: UTF8.self) == text)
        page.userID = 2
        let changed = text.replacing("\"1\"", with: "\"2\"")
        #expect(String(decoding: try encoder.encode(page, as: XML.Name(nil, "r")), as: UTF8.self) == changed)
    }
}
