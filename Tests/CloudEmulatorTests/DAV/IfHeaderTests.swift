import Testing

@testable import CloudEmulator

/// The header fields are examples of RFC 4918, section 10.4.
@Suite("Header field If")
struct IfHeaderTests {
    @Test func conditionsAndTokensAreFound() throws {
        let text = "(<urn:uuid:181d4fae-7d8c-11d0-a765-00a0c91e6bf2> [\"I am an ETag\"]) ([\"I am another ETag\"])"
        let header = try #require(IfHeader(text))
        #expect(header.lists.map(\.conditions.count) == [2, 1])
        #expect(header.tokens == ["urn:uuid:181d4fae-7d8c-11d0-a765-00a0c91e6bf2"])
    }

    @Test func aNegatedTokenIsNotSubmitted() throws {
        let header = try #require(IfHeader("(Not <urn:uuid:181d4fae> <urn:uuid:58f202ac>)"))
        #expect(header.tokens == ["urn:uuid:58f202ac"])
    }

    @Test func aTagIsForTheListsAfterIt() throws {
        let header = try #require(IfHeader("</resource1> (<urn:uuid:181d4fae>) ([W/\"A weak ETag\"])"))
        #expect(header.lists.map(\.resource) == ["/resource1", "/resource1"])
    }

    @Test(arguments: ["", "(", "()", "(<a>", "[\"tag\"]", "(Not)", "x", "(<a)"])
    func invalidTextIsRefused(text: String) {
        #expect(IfHeader(text) == nil)
    }
}
