import AsyncJSON
import Testing

@Suite("JSON.Encoder")
struct EncoderTests {
    @Test func indentedTextMayBeAsDeepAsCompactText() throws {
        let document = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        let value = try JSON.Value(parsing: document, limits: JSON.Limits(depth: .max))
        var encoder = JSON.Encoder()
        let compact = try encoder.encode(value)
        #expect(String(decoding: compact, as: UTF8.self) == document)
        encoder.isPretty = true
        let pretty = try encoder.encode(value)
        #expect(pretty.filter { $0 != 0x0A && $0 != 0x20 } == compact)
    }

    class Base: Encodable { var a = 1 }
    final class Derived: Base {
        var b = 2
        enum CodingKeys: String, CodingKey { case b }
        override func encode(to encoder: any Swift.Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(b, forKey: .b)
        }
    }

    struct Named: Encodable {
        var name = "own"
        var unknown = JSON.UnknownMembers()
    }

    @Test func anObjectIsWrittenTheSameAfterOneOfTwoContainers() throws {
        struct Pair: Encodable {
            var first = Derived()
            var second: Named
        }
        var named = Named()
        named.unknown["name"] = "other"
        let alone = String(decoding: try JSON.Encoder().encode(named), as: UTF8.self)
        let pair = String(decoding: try JSON.Encoder().encode(Pair(second: named)), as: UTF8.self)
        #expect(pair == #"{"first":{"a":1,"b":2},"second":\#(alone)}"#)
    }
}
