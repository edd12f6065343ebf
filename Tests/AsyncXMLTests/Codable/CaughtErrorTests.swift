import Testing

import AsyncXML

@Suite struct CaughtErrorTests {
    private struct AnyName: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
        init(_ name: String) { stringValue = name }
    }

    private struct Refusing: Encodable {
        struct Refusal: Error {}
        struct Member: Encodable {
            var at = 1
            enum CodingKeys: String, XML.Keys {
                case at = "@at"
                static let namespaces = ["": "urn:member"]
            }
        }
        var writes: Bool
        func encode(to encoder: any Swift.Encoder) throws {
            if writes {
                var container = encoder.container(keyedBy: AnyName.self)
                try container.encode([1, 2], forKey: AnyName("x"))
                // After content, so that they are set aside.
                try container.encode(1, forKey: AnyName("@late"))
                try container.encode(Member(), forKey: AnyName("m"))
                var nested = container.nestedUnkeyedContainer(forKey: AnyName("y"))
                try nested.encode(1)
                _ = container.nestedContainer(keyedBy: AnyName.self, forKey: AnyName("z"))
            }
            throw Refusal()
        }
    }

    private struct Object: Encodable {
        var writes: Bool
        func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.container(keyedBy: AnyName.self)
            try container.encode(1, forKey: AnyName("@k"))
            try? container.encode(Refusing(writes: writes), forKey: AnyName("a"))
            // The start tag is still open.
            try container.encode(2, forKey: AnyName("@l"))
            try container.encode(1, forKey: AnyName("b"))
            try container.encode(3, forKey: AnyName("@m"))
            var array = container.nestedUnkeyedContainer(forKey: AnyName("c"))
            try? array.encode(Refusing(writes: writes))
            try array.encode(2)
            try? container.encode(["k": [Refusing(writes: writes)]], forKey: AnyName("d"))
            try? container.encodeIfPresent(Refusing(writes: writes), forKey: AnyName("e"))
        }
    }

    private struct Either: Encodable {
        var writes: Bool
        func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.singleValueContainer()
            do { try container.encode(Refusing(writes: writes)) } catch { try container.encode("instead") }
        }
    }

    /// Writes a complete element, and then refuses.
    private struct Late: Encodable {
        func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(Entry(etag: "e", id: "1"))
            throw Refusing.Refusal()
        }
    }

    private struct EitherLate: Encodable {
        func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.singleValueContainer()
            do { try container.encode(Late()) } catch { try container.encode(["k": 1]) }
        }
    }

    /// The text, which must also be that of the value's tree.
    private func text(_ value: some Encodable) throws -> String {
        let text = try encode(value)
        let element = try XML.Encoder().encodeElement(value, as: XML.Name(nil, "r"))
        #expect(try XML.Document(parsing: text).root == element)
        return text
    }

    @Test(arguments: [false, true])
    func whatCouldNotBeEncodedLeavesNothingBehind(_ writes: Bool) throws {
        #expect(try text(Object(writes: writes)) == #"<r k="1" l="2" m="3"><b>1</b><c>2</c></r>"#)
        #expect(try text(["a": Either(writes: writes)]) == "<r><a>instead</a></r>")
        #expect(try text(Either(writes: writes)) == "<r>instead</r>")
        #expect(throws: Refusing.Refusal.self) { try encode(Refusing(writes: writes)) }
    }

    @Test func aCompleteElementLeavesNothingBehind() throws {
        #expect(try text(EitherLate()) == "<r><k>1</k></r>")
        #expect(try text(["a": EitherLate()]) == "<r><a><k>1</k></a></r>")
    }

    @Test func extensionsOfWhatCouldNotBeEncodedLeaveNothingBehind() throws {
        struct Kept: Encodable {
            var feed: Feed
            func encode(to encoder: any Swift.Encoder) throws {
                try feed.encode(to: encoder)
                throw Refusing.Refusal()
            }
        }
        struct Owner: Encodable {
            var feed: Feed
            func encode(to encoder: any Swift.Encoder) throws {
                var container = encoder.singleValueContainer()
                do { try container.encode(Kept(feed: feed)) } catch { try container.encode(["k": 1]) }
            }
        }
        let feed = try decode(Feed.self, ExtensionsTests.feed)
        #expect(try text(Owner(feed: feed)) == "<r><k>1</k></r>")
        #expect(try text(["a": Owner(feed: feed)]) == "<r><a><k>1</k></a></r>")
    }
}
