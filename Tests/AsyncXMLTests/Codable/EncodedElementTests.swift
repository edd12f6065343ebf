import Testing

@testable import AsyncXML

/// Values that become elements of a tree without a text in between.
@Suite struct EncodedElementTests {
    private func same<T: Encodable>(_ value: T, as name: XML.Name = XML.Name(nil, "r")) throws -> XML.Element {
        let element = try XML.Encoder().encodeElement(value, as: name)
        let text = try XML.Encoder().encode(value, as: name)
        #expect(try XML.Document(parsing: text).root == element)
        return element
    }

    @Test func anElementSaysWhatTheTextSays() throws {
        let feed = try decode(Feed.self, ExtensionsTests.feed)
        let element = try same(feed, as: Feed.element)
        #expect(String(decoding: try element.encoded(), as: UTF8.self) == ExtensionsTests.feed)
        #expect(try XML.Decoder().decode(Feed.self, from: element) == feed)
    }

    @Test func charactersWithAMeaningInXMLAreNotEscaped() throws {
        let odd = "<&>\"\t\n\r]]>é"
        let element = try same(Text(type: odd, value: odd))
        #expect(element[attribute: "type"] == odd)
        #expect(element.text == odd)
        var encoder = XML.Encoder()
        let (illegal, name) = (Text(value: "\u{0}"), XML.Name(nil, "r"))
        #expect(error { try encoder.encodeElement(illegal, as: name) }?.code == .illegalCharacter)
        encoder.replacesIllegalCharacters = true
        #expect(try encoder.encodeElement(illegal, as: name).text == "\u{FFFD}")
    }

    @Test func wordsTextsAndListsAreTheSame() throws {
        struct Words: Codable, Equatable {
            var names = ["a", "b"]
            var numbers = [1, 2, 3]
            var text = [true, false]
            var nothing: Int?
            var list = ["x", "y"]
            var extensions = XML.Extensions()
            enum CodingKeys: String, CodingKey {
                case names = "@names", numbers = "@numbers", text = "", nothing, list, extensions
            }
        }
        let element = try same(Words())
        #expect(element[attribute: "names"] == "a b")
        #expect(element[attribute: "numbers"] == "1 2 3")
        #expect(try XML.Decoder().decode(Words.self, from: element) == Words())
        #expect(try same(["k": 1])["k"]?.text == "1")
        #expect(try same("text").text == "text")
    }

    @Test(arguments: [[], [1, 2]])
    func aListIsNoElement(list: [Int]) {
        #expect(error { try XML.Encoder().encodeElement(list, as: XML.Name(nil, "r")) }?.code == .unsupported)
        #expect(error { try encode(list) }?.code == .unsupported)
        #expect(error { try encode(list.first) }?.code == (list.isEmpty ? .unsupported : nil))
    }

    @Test func keptAttributesAndPlacesAreTheSame() throws {
        let text = """
            <r xmlns:p="urn:p" p:k="1"><!-- c --><email xmlns:q="urn:q" q:at="2">e</email> <p:x><p:y/></p:x><name>N</name></r>
            """
        let element = try same(decode(Person.self, text))
        #expect(String(decoding: try element.encoded(), as: UTF8.self) == text)
    }

    @Test func prefixesAreFoundInWhatAValuePassesOn() throws {
        struct Wrapper: Codable {
            var feed: Feed
            init(from decoder: any Decoder) throws { feed = try Feed(from: decoder) }
            func encode(to encoder: any Encoder) throws { try feed.encode(to: encoder) }
        }
        var encoder = XML.Encoder()
        encoder.writesDeclaration = false
        let wrapper = try decode(Wrapper.self, ExtensionsTests.feed)
        #expect(String(decoding: try encoder.encode(wrapper, as: Feed.element), as: UTF8.self) == ExtensionsTests.feed)
    }

    @Test func anExtensionWithUnknownContentOfItsOwnIsSetAsItWasRead() throws {
        struct Place: XML.Extension {
            static let element = XML.Name("urn:p", "p:place")
            var name: String?
            var extensions = XML.Extensions()
            enum CodingKeys: String, CodingKey { case name = "@name", extensions }
        }
        let text = """
            <r xmlns:p="urn:p"><name>N</name><p:place name="a" k="v"><!-- c --><q:z xmlns:q="urn:q"/>t</p:place></r>
            """
        var person = try decode(Person.self, text)
        let place = try #require(person.extensions[Place.self])
        person.extensions[Place.self] = place
        #expect(try encode(person) == text)
        person.extensions[Place.self]?.name = "b"
        #expect(try encode(person) == text.replacing("\"a\"", with: "\"b\""))
        var other = Person(name: "M")
        other.extensions[Place.self] = place
        #expect(try decode(Person.self, encode(other)).extensions[Place.self]?.extensions == place.extensions)
    }

    @Test func aTextInANamespaceDeclaresIt() async throws {
        let name = XML.Name("urn:p", "p:r")
        #expect(try same("text", as: name).name == name)
        #expect(try same("", as: name).name == name)
        var encoder = XML.Encoder()
        encoder.writesDeclaration = false
        let text = "<p:r xmlns:p=\"urn:p\">1</p:r>"
        #expect(String(decoding: try encoder.encode(1, as: name), as: UTF8.self) == text)
        let numbers = AsyncStream { continuation in
            for _ in 0..<2 { continuation.yield(1) }
            continuation.finish()
        }
        var chunks: [String] = []
        for try await chunk in XML.RecordWriter(Person(name: "N"), as: XML.Name(nil, "r"), numbers, as: name) {
            chunks.append(String(decoding: chunk, as: UTF8.self))
        }
        #expect(chunks.dropFirst() == [text, text, "</r>"])
    }

    @Test func aChangedExtensionKeepsTheDeclarationsThatItsTextUses() throws {
        struct Place: XML.Extension {
            static let element = XML.Name("urn:p", "p:place")
            var name: String?
            var extensions = XML.Extensions()
            enum CodingKeys: String, CodingKey { case name = "@name", extensions }
        }
        let place = "<p:place xmlns:p=\"urn:p\" xmlns:t=\"urn:t\" name=\"a\" type=\"t:big\"/>"
        let text = "<r><name>N</name>\(place)</r>"
        var person = try decode(Person.self, text)
        person.extensions[Place.self]?.name = "b"
        #expect(try encode(person) == text.replacing("\"a\"", with: "\"b\""))
    }

    @Test func twoAttributesOfOneNameAreAnError() {
        struct Twice: Encodable {
            enum CodingKeys: String, CodingKey { case k = "@k" }
            func encode(to encoder: any Swift.Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(1, forKey: .k)
                try container.encode(2, forKey: .k)
            }
        }
        #expect(error { try XML.Encoder().encodeElement(Twice(), as: XML.Name(nil, "r")) }?.code == .unsupported)
        #expect(error { try encode(Twice()) }?.code == .unsupported)
    }

    @Test(arguments: [["id"], ["id", "e"], ["e", "id"]])
    func anAttributeOfAClassAndOfItsSuperclassIsAnError(first: [String]) {
        class Base: Encodable {
            var id = 1
            enum CodingKeys: String, CodingKey { case id = "@id" }
        }
        final class Derived: Base {
            let first: [String]
            enum CodingKeys: String, CodingKey { case id = "@id", e }
            init(_ first: [String]) { self.first = first }
            override func encode(to encoder: any Swift.Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                for key in first { try container.encode(2, forKey: key == "e" ? .e : .id) }
                try super.encode(to: encoder)
            }
        }
        #expect(error { try encode(Derived(first)) }?.code == .unsupported)
        #expect(error { try encode(["a": Derived(first)]) }?.code == .unsupported)
        #expect(error { try encode(Derived(["e"])) } == nil)
    }

    @Test func anAttributeInEachOfManyElementsIsWrittenOnceInEach() throws {
        struct Node: Encodable {
            var k = 1
            var nodes: [Node] = []
            var l = 2
            enum CodingKeys: String, CodingKey { case k = "@k", nodes = "n", l = "@l" }
        }
        let inner = "<n k=\"1\" l=\"2\"/>"
        #expect(try encode(Node(nodes: [Node(), Node()])) == "<r k=\"1\" l=\"2\">\(inner)\(inner)</r>")
    }

    // MARK: Depth

    /// A value whose encoder nests elements without recursion.
    private struct Nested: Encodable {
        let levels: Int
        enum CodingKeys: CodingKey { case a }
        func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            for _ in 1..<levels { container = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .a) }
        }
    }

    @Test func anyDepthFitsTheStackAndTooMuchIsAnError() throws {
        var encoder = XML.Encoder()
        encoder.writesDeclaration = false
        let name = XML.Name(nil, "a")
        let text = try encoder.encode(Nested(levels: 30_000), as: name)
        #expect(text.count == 29_999 * "<a></a>".utf8.count + "<a/>".utf8.count)
        #expect(try encoder.encodeElement(Nested(levels: 30_000), as: name).encoded() == text)
        #expect(error { try encoder.encode(Nested(levels: 40_000), as: name) }?.code == .depthExceeded)
        #expect(error { try encoder.encodeElement(Nested(levels: 40_000), as: name) }?.code == .depthExceeded)
    }

    @Test func emptyWordsAreNoText() throws {
        struct Words: Encodable {
            var words: [String]
            enum CodingKeys: String, CodingKey { case words = "" }
        }
        for (words, text) in [(["", "b", "c"], "b c"), (["", ""], ""), (["a", "", "c"], "a  c")] {
            #expect(try same(Words(words: words)).text == text)
        }
    }
}
