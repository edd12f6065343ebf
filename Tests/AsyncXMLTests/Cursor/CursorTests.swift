import Testing

@testable import AsyncXML

@Suite struct CursorTests {
    struct FastLink: XML.CursorDecodable, Equatable {
        var href = ""
        var rel: String?
        init(xml: borrowing XML.Cursor) throws {
            try xml.forEach(Link.CodingKeys.self) { key, item in
                switch key {
                case .href: href = item.string
                case .rel: rel = item.string
                case .extensions: break
                }
            }
        }
    }

    struct FastEntry: XML.CursorDecodable, XML.Root {
        static let element = Entry.element
        var etag: String?
        var id = ""
        var title: Text?
        var links: [FastLink] = []
        var authors: [String] = []
        var extensions: XML.Extensions
        init(xml: borrowing XML.Cursor) throws {
            extensions = try xml.extensions(Entry.CodingKeys.self)
            try xml.forEach(Entry.CodingKeys.self) { key, item in
                switch key {
                case .etag: etag = item.string
                case .id: id = item.string
                case .title: title = try item.value(Text.self)
                case .links: links.append(try item.value(FastLink.self))
                case .authors: authors.append(try item.value(Person.self).name)
                case .updated, .whens, .extensions: break
                }
            }
        }
    }

    static let entry = """
        <entry xmlns="\(atom)" xmlns:g="\(gd)" g:etag="e" k="v"><link href="1"/><id>7</id><title type="t">T</title>\
        <x xmlns="urn:x">unknown</x><link href="2" rel="r"/><author><name>N</name></author><extensions/></entry>
        """

    @Test func recordsReadWhatCodableReads() throws {
        let fast = try XML.Decoder().decode(FastEntry.self, from: Self.entry.utf8)
        let slow = try decode(Entry.self, Self.entry)
        #expect(fast.etag == "e")
        #expect(fast.id == "7")
        #expect(fast.title == slow.title)
        #expect(fast.links.map(\.href) == ["1", "2"])
        #expect(fast.links.last?.rel == "r")
        #expect(fast.authors == ["N"])
        #expect(fast.extensions == slow.extensions)
        #expect(fast.extensions[attribute: XML.Name(nil, "k")] == "v")
    }

    /// A type with extensions, read from whatever has its key.
    struct Anything: XML.CursorDecodable {
        let text: String
        let extensions: XML.Extensions
        enum CodingKeys: String, XML.Keys { case extensions }
        init(xml: borrowing XML.Cursor) throws {
            text = xml.string
            extensions = try xml.extensions(CodingKeys.self)
        }
    }

    struct Mixture: XML.CursorDecodable {
        var items: [Anything] = []
        enum CodingKeys: String, XML.Keys { case attribute = "@a", content = "|b" }
        init(xml: borrowing XML.Cursor) throws {
            try xml.forEach(CodingKeys.self) { _, item in items.append(try item.value(Anything.self)) }
        }
    }

    @Test func attributesAndTextsHaveNoExtensions() throws {
        let long = String(repeating: "x", count: 100_000)
        let text = "<r a='\(long)'>\(long)<b k='v'>b</b>\(long)</r>"
        let items = try XML.Decoder().decode(Mixture.self, from: text.utf8).items
        #expect(items.map(\.text) == [long, long, "b", long])
        #expect(items.map { $0.extensions[attribute: XML.Name(nil, "k")] } == [nil, nil, "v", nil])
    }

    /// Read on the fast path, written as `Encodable`.
    struct Both: XML.CursorDecodable, Codable, XML.Root {
        static let element = Entry.element
        var id = ""
        var links: [BothLink] = []
        var extensions: XML.Extensions

        enum CodingKeys: String, AtomKeys { case id, links = "link", extensions }

        init(xml: borrowing XML.Cursor) throws {
            extensions = try xml.extensions(CodingKeys.self)
            try xml.forEach(CodingKeys.self) { key, item in
                switch key {
                case .id: id = item.string
                case .links: links.append(try item.value(BothLink.self))
                case .extensions: break
                }
            }
        }
    }

    struct BothLink: XML.CursorDecodable, Codable {
        var href = ""
        var extensions: XML.Extensions

        enum CodingKeys: String, AtomKeys { case href = "@href", extensions }

        init(xml: borrowing XML.Cursor) throws {
            extensions = try xml.extensions(CodingKeys.self)
            try xml.forEach(CodingKeys.self) { key, item in
                switch key {
                case .href: href = item.string
                case .extensions: break
                }
            }
        }
    }

    static let annotated = """
        <entry xmlns="\(atom)" xmlns:c="\(gCal)" k="v">
          <!-- first --><link href="1" c:x="y"><c:color value="red"/></link>
          <x xmlns="urn:x">unknown <b/></x><id>7</id><?pi data?>
          <link href="2"/>
        </entry>
        """

    @Test func whatIsReadFastIsWrittenInItsPlaces() throws {
        var entry = try XML.Decoder().decode(Both.self, from: Self.annotated.utf8)
        var encoder = XML.Encoder()
        encoder.writesDeclaration = false
        #expect(String(decoding: try encoder.encode(entry), as: UTF8.self) == Self.annotated)
        entry.id = "8"
        entry.links[0].extensions[Color.self]?.value = "blue"
        let changed = Self.annotated.replacing("<id>7", with: "<id>8").replacing("red", with: "blue")
        #expect(String(decoding: try encoder.encode(entry), as: UTF8.self) == changed)
    }

    @Test func theRegistryKnowsTypesThatReadThemselves() throws {
        var decoder = XML.Decoder()
        decoder.extensions.declare(Color.self, in: BothLink.self, below: Both.self)
        let entry = try decoder.decode(Both.self, from: Self.annotated.utf8)
        #expect(entry.extensions.declared.isEmpty)
        #expect(entry.links[0].extensions.declared.map { "\(type(of: $0))" } == ["Color"])
    }

    struct Forms: XML.CursorDecodable, Equatable {
        enum CodingKeys: String, XML.Keys { case text = "", tags = "tags/tag", content = "b|i", n = "@n", d, f }
        var text = ""
        var tags: [String] = []
        var content: [String] = []
        var n = 0
        var d = 0.0
        var f = false
        init(xml: borrowing XML.Cursor) throws {
            try xml.forEach(CodingKeys.self) { key, item in
                switch key {
                case .text: text = item.string
                case .tags: tags.append(item.string)
                case .content: content.append(item.name.local + item.string)
                case .n: n = try item.value(Int.self)
                case .d: d = try item.value(Double.self)
                case .f: f = try item.value(Bool.self)
                }
            }
        }
    }

    @Test func allFormsOfKeys() throws {
        let text = "<r n='5'>x<tags><tag>1</tag><no/><tag>2</tag></tags><i>a</i><b>c</b><tags/><d>1.5</d><f>1</f>y</r>"
        let forms = try XML.Decoder().decode(Forms.self, from: text.utf8)
        #expect(forms.text == "xy")
        #expect(forms.tags == ["1", "2"])
        #expect(forms.content == ["ia", "bc"])
        #expect(forms.n == 5 && forms.d == 1.5 && forms.f)
    }

    @Test func errorsSayWhere() {
        let error = error { try XML.Decoder().decode(Forms.self, from: "<r>\n<d>x</d></r>".utf8) }
        #expect(error?.path == "r/d")
        #expect(error?.line == 2)
    }

    @Test func wrongRootElement() {
        #expect(error { try XML.Decoder().decode(FastEntry.self, from: "<entry/>".utf8) }?.code == .unexpectedElement)
    }

    @Test func recordsAreStreamed() async throws {
        let bytes = RecordsTests.feed(100)
        var ids: [String] = []
        for try await entry in XML.Records(FastEntry.self, in: RecordsTests.Pieces(bytes, size: 333)) {
            ids.append(entry.id)
        }
        #expect(ids == (0..<100).map(String.init))
    }

    /// Keys that are no `XML.Keys` are learned while documents are read.
    struct Plain: XML.CursorDecodable, Codable {
        var k = ""
        var l = ""
        var a = ""
        var b: [String] = []
        var extensions: XML.Extensions
        enum CodingKeys: String, CodingKey { case k = "@k", l = "@l", a, b, extensions }

        init(xml: borrowing XML.Cursor) throws {
            extensions = try xml.extensions(CodingKeys.self)
            try xml.forEach(CodingKeys.self) { key, item in
                switch key {
                case .k: k = item.string
                case .l: l = item.string
                case .a: a = item.string
                case .b: b.append(item.string)
                case .extensions: break
                }
            }
        }
    }

    @Test func whatPlainKeysAskForIsNotUnknownToo() throws {
        let text = "<r k=\"1\" l=\"2\"><a>3</a><b>4</b><b>5</b></r>"
        let plain = try XML.Decoder().decode(Plain.self, from: text.utf8)
        #expect(plain.extensions.isEmpty)
        #expect(plain.k == "1" && plain.l == "2" && plain.a == "3" && plain.b == ["4", "5"])
        #expect(try encode(plain) == text)
    }

    /// Reads rows of many namespaces inside of each other.
    struct Tree: XML.CursorDecodable {
        var name = ""
        var children: [Tree] = []
        enum CodingKeys: String, XML.Keys { case name, children = "*" }
        init(xml: borrowing XML.Cursor) throws {
            try xml.forEach(CodingKeys.self) { key, item in
                switch key {
                case .name: name += item.string
                case .children: children.append(try item.value(Tree.self))
                }
            }
        }
    }

    @Test func recordsGoOnInTheirNamespaceAfterThoseOfManyOthers() throws {
        let inner = (0..<50).map { "<x xmlns='u\($0)'><name>\($0)</name></x>" }.joined()
        let tree = try XML.Decoder().decode(Tree.self, from: "<r><name>a</name>\(inner)<name>b</name></r>".utf8)
        #expect(tree.name == "ab")
        #expect(tree.children.map(\.name) == (0..<50).map(String.init))
    }
}
