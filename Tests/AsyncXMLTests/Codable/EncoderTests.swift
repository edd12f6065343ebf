import Testing

import AsyncXML

@Suite struct EncoderTests {
    @Test func attributesElementsTextAndNil() throws {
        struct Value: Codable {
            var a = "1 < \"2\""
            var n: Int?
            var e = true
            var t = Text(type: "x", value: "a & b")
            var l = [1, 2]
            var none: [Int] = []
            var empty = ""
            enum CodingKeys: String, CodingKey { case a = "@a", n, e, t, l, none, empty }
        }
        #expect(
            try encode(Value())
                == "<r a=\"1 &lt; &quot;2&quot;\"><e>true</e><t type=\"x\">a &amp; b</t><l>1</l><l>2</l><empty/></r>"
        )
    }

    @Test func attributesAfterContentStandInTheStartTag() throws {
        struct Value: Codable {
            var e = 1
            var f = 2
            var a = "x"
            var b = "y"
            enum CodingKeys: String, CodingKey { case e, a = "@a", f, b = "@b" }
            func encode(to encoder: any Swift.Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(e, forKey: .e)
                try container.encode(a, forKey: .a)
                try container.encode(f, forKey: .f)
                try container.encode(b, forKey: .b)
            }
        }
        struct Outer: Codable { var v = [Value(), Value()] }
        let inner = "<v a=\"x\" b=\"y\"><e>1</e><f>2</f></v>"
        #expect(try encode(Outer()) == "<r>\(inner)\(inner)</r>")
    }

    @Test func namespacesAreDeclaredOnTheRootOnce() throws {
        let feed = Feed(id: "1", entries: [Entry(etag: "e", id: "2", whens: [When(startTime: "t")]), Entry(id: "3")])
        let text = String(decoding: try XML.Encoder().encode(feed), as: UTF8.self)
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <feed xmlns="\(atom)" xmlns:gd="\(gd)"><id>1</id><entry gd:etag="e"><id>2</id><gd:when startTime="t"/></entry>\
                <entry><id>3</id></entry></feed>
                """
        )
    }

    @Test func prefixesThatCollideGetOthers() throws {
        struct P: Codable {
            var k = 1
            enum CodingKeys: String, XML.Keys {
                case k = "@p:k"
                static let namespaces = ["p": "urn:1"]
            }
        }
        struct Q: Codable {
            var p = P()
            var k = 2
            enum CodingKeys: String, XML.Keys {
                case p = "p:p", k = "@p:k"
                static let namespaces = ["p": "urn:2"]
            }
        }
        let text = try encode(Q())
        #expect(text == "<r xmlns:p=\"urn:2\" xmlns:ns1=\"urn:1\" p:k=\"2\"><p:p ns1:k=\"1\"/></r>")
        #expect(try decode(Q.self, text).p.k == 1)
    }

    @Test(arguments: ["a\u{0}b", "\u{1}", "\u{FFFE}", "\u{1F}x"])
    func illegalCharactersAreRefusedOrReplaced(text: String) throws {
        struct Value: Codable { var s: String }
        #expect(error { try encode(Value(s: text)) }?.code == .illegalCharacter)
        #expect(error { try encode([text]) }?.code == .illegalCharacter)
        var encoder = XML.Encoder()
        encoder.replacesIllegalCharacters = true
        let bytes = try encoder.encode(Value(s: text), as: XML.Name(nil, "r"))
        #expect(try XML.Decoder().decode(Value.self, from: bytes).s.contains("\u{FFFD}"))
    }

    @Test(arguments: [
        "👩‍👩‍👧", "\u{200F}עברית\u{200E}", "نمی\u{200C}خواهم", "\u{AD}", "\u{85}\u{2028}", "\u{FFFD}", "\t\n\r ",
    ])
    func legalCharactersSurvive(text: String) throws {
        struct Value: Codable, Equatable {
            var a: String
            var e: String
            enum CodingKeys: String, CodingKey { case a = "@a", e }
        }
        let value = Value(a: text, e: text)
        #expect(try decode(Value.self, encode(value)) == value)
    }

    @Test func keysThatAreNoNamesAreRefused() {
        #expect(error { try encode(["a b": 1]) }?.code == .illegalCharacter)
        #expect(error { try encode(["1": 1]) }?.code == .illegalCharacter)
        #expect(error { try encode(["a><b/": 1]) }?.code == .illegalCharacter)
    }

    @Test func structsHaveNoPlaceInAttributes() {
        struct Value: Codable {
            var l = Link(href: "x")
            enum CodingKeys: String, CodingKey { case l = "@l" }
        }
        #expect(error { try encode(Value()) }?.code == .unsupported)
    }

    @Test func nestedContainersAreElements() throws {
        struct Value: Codable, Equatable {
            var a = 1
            var b = 2
            enum Outer: String, CodingKey { case inner, b }
            enum Inner: String, CodingKey { case a = "@a" }
            init() {}
            init(from decoder: any Swift.Decoder) throws {
                let outer = try decoder.container(keyedBy: Outer.self)
                a = try outer.nestedContainer(keyedBy: Inner.self, forKey: .inner).decode(Int.self, forKey: .a)
                b = try outer.decode(Int.self, forKey: .b)
            }
            func encode(to encoder: any Swift.Encoder) throws {
                var outer = encoder.container(keyedBy: Outer.self)
                var inner = outer.nestedContainer(keyedBy: Inner.self, forKey: .inner)
                try inner.encode(a, forKey: .a)
                try outer.encode(b, forKey: .b)
            }
        }
        #expect(try encode(Value()) == "<r><inner a=\"1\"/><b>2</b></r>")
        #expect(try decode(Value.self, encode(Value())) == Value())
    }

    @Test func aNestedContainerUsedTooLateIsAnError() {
        struct Value: Encodable {
            enum Keys: String, CodingKey { case a, b }
            func encode(to encoder: any Swift.Encoder) throws {
                var outer = encoder.container(keyedBy: Keys.self)
                var inner = outer.nestedContainer(keyedBy: Keys.self, forKey: .a)
                try outer.encode(1, forKey: .b)
                try inner.encode(2, forKey: .a)
            }
        }
        #expect(error { try encode(Value()) }?.code == .unsupported)
    }

    @Test func subclassesStandBesideTheirSuperclass() throws {
        class Base: Codable {
            var a = 1
            init() {}
        }
        final class Derived: Base {
            var b = 2
            enum CodingKeys: String, CodingKey { case b }
            override init() { super.init() }
            required init(from decoder: any Swift.Decoder) throws {
                b = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .b)
                try super.init(from: decoder)
            }
            override func encode(to encoder: any Swift.Encoder) throws {
                try super.encode(to: encoder)
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(b, forKey: .b)
            }
        }
        let text = try encode(Derived())
        #expect(text == "<r><a>1</a><b>2</b></r>")
        #expect(try decode(Derived.self, text).a == 1)
    }
}
