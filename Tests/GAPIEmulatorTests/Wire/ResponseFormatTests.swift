import AsyncJSON
import NIOCore
import Testing

@testable import GAPIEmulator

@Suite("Formats of responses", .timeLimit(.minutes(1)))
struct ResponseFormatTests {
    private func text(_ json: String) throws -> String {
        let reply = try ResponseFormat(RequestTarget("/?prettyPrint=true").query).reply(ByteBuffer(string: json))
        guard case .bytes(let bytes) = reply.body else { return "" }
        return String(buffer: bytes)
    }

    @Test func aTextIsIndentedOnRequest() throws {
        #expect(try text(#"{"a\"[":[1,{}]}"#) == "{\n  \"a\\\"[\": [\n    1,\n    {}\n  ]\n}")
    }

    /// Indented, it would have 100,000 lines of 800 bytes.
    @Test func aTextThatIndentationMakesVeryLongStaysCompact() throws {
        let numbers = String(repeating: "1,", count: 100_000) + "1"
        let json = String(repeating: "[", count: 400) + numbers + String(repeating: "]", count: 400)
        #expect(try text(json) == json)
    }
}
