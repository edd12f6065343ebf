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
}
