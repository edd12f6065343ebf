@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

/// Dates that are none, wherever HTTP has dates.
@Suite("Hostile dates", .timeLimit(.minutes(5)))
struct HostileDatesTests {
    static let forms = [
        "", " ", "0", "-1", "1e9", "now", "tomorrow", "784111777", "2030-01-01", "2030-01-01T00:00:00Z",
        "Sun, 06 Nov 2094", "Sun, 06 Nov 2094 GMT", "Sun, 06 Nov 2094 08:49 GMT", "Sun, 06 Nov 2094 24:00:00 GMT",
        "Sun, 06 Nov 2094 08:60:00 GMT", "Sun, 00 Nov 2094 08:49:37 GMT", "Sun, 32 Nov 2094 08:49:37 GMT",
        "Sun, 06 Foo 2094 08:49:37 GMT", "Sun, 06 Nov 2094 08:49:37 CET", "Sun, 06 Nov 2094 08:49:37 +0200",
        "Sun, 06 Nov -2094 08:49:37 GMT", "Sun, 06 Nov 99999999999999999999 08:49:37 GMT", "06/11/2094 08:49:37",
        "Sun, 31 Feb 2094 08:49:37 CET", "Sonntag, 06. November 2094", "Sun,,,,GMT", "\"Sun, 06 Nov 2094 08:49:37\"",
        "Sun, 06 Nov 2094 ０８:49:37 GMT", "Sun, 06 Nov 2094 -8:49:37 GMT", "Sun, 06 Nov 2094 08:49:3x GMT",
        "1, 2 Jan", String(repeating: "9", count: 100_000), String(repeating: "Nov ", count: 20_000),
    ]

    @Test(arguments: forms) func anExpiryThatIsNoneIsOver(_ text: String) async throws {
        let transport = ScriptedTransport { _ in
            .status(200, headers: [.expires: text, .eTag: "\"1\"", .lastModified: text, .date: text])
        }
        let bench = CacheBench(transport)
        for _ in 1...2 { #expect(try await !bench.get().isFromCache) }
        #expect(transport.requests.count == 2)
        // What the server said is sent back as it was, readable or not.
        #expect(transport.requests[1].header("If-None-Match") == "\"1\"")
    }

    @Test(arguments: forms.filter { !["0"].contains($0) && Int($0) == nil })
    func aRetryAfterThatIsNoneIsIgnored(_ text: String) async throws {
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        let transport = ScriptedTransport([.status(503, headers: [.retryAfter: text]), .status(200)])
        _ = try await makeFetcher(transport, clock: clock).fetch(address)
        #expect(clock.now.offset > .zero && clock.now.offset < .seconds(10))
    }

    /// A cookie whose expiry cannot be read lives as long as the process (RFC 6265bis §5.6.1).
    @Test(arguments: forms) func aCookieWithoutAReadableExpiryIsKept(_ text: String) throws {
        let jar = CookieJar()
        let head = HTTPResponse(status: .ok, headerFields: [.setCookie: "a=b; Expires=\(text)"])
        jar.store(head, to: try request())
        let cookie = try #require(jar.cookies.first)
        #expect(cookie.value == "b")
    }
}
