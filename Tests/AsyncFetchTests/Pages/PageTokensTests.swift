import AsyncFetch
import Testing

@Suite struct PageTokensTests {
    private struct Stop: Error {
        let failure: FetchPageFailure
    }

    private func tokens(from token: String? = nil, maxPages: Int? = nil) -> PageTokens {
        PageTokens(from: token, maxPages: maxPages) { Stop(failure: $0) }
    }

    @Test func pagesAreCountedAndTheListEndsWithoutAToken() throws {
        var tokens = tokens()
        var place = try #require(try tokens.next())
        #expect(place.token == nil && place.number == 1)
        tokens.add("a")
        place = try #require(try tokens.next())
        #expect(place.token == "a" && place.number == 2 && tokens.hasEnded)
        tokens.add("")
        #expect(try tokens.next() == nil)
    }

    @Test func aListWhosePageFailedHasEnded() throws {
        var tokens = tokens(from: "a")
        _ = try tokens.next()
        #expect(try tokens.next() == nil)
    }

    @Test(arguments: ["a", "b"]) func aRepeatedTokenThrowsAfterItsPage(repeated: String) throws {
        var tokens = tokens(from: "a")
        for next in ["b", repeated] {
            _ = try tokens.next()
            tokens.add(next)
        }
        let error = #expect(throws: Stop.self) { try tokens.next() }
        #expect(error?.failure.kind == .repeatedToken)
        #expect(error?.failure.resumeToken == repeated && error?.failure.pages == 2)
        #expect(try tokens.next() == nil)
    }

    @Test func moreThanTheAllowedPagesThrow() throws {
        var tokens = tokens(maxPages: 1)
        _ = try tokens.next()
        tokens.add("a")
        let error = #expect(throws: Stop.self) { try tokens.next() }
        #expect(error?.failure.kind == .tooManyPages)
        #expect(error?.failure.resumeToken == "a" && error?.failure.pages == 1)
    }
}
