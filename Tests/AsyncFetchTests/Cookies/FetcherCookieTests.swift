import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

@Suite("Cookies of a fetcher", .timeLimit(.minutes(5)))
struct FetcherCookieTests {
    private func setting(_ cookie: String, _ status: Int = 200, to location: String? = nil) -> ScriptedTransport.Answer
    {
        var headers: HTTPFields = [.setCookie: cookie]
        if let location { headers[.location] = location }
        return .status(status, headers: headers)
    }

    @Test func cookiesAreSentBackAlsoThoseOfARedirect() async throws {
        let transport = ScriptedTransport([
            setting("a=1; Path=/"), setting("b=2; Path=/", 302, to: "/next"), .status(200),
            setting("c=3; Path=/", 302, to: "https://other.example/"), .status(200),
        ])
        let fetcher = makeFetcher(transport)
        for _ in 0..<3 { _ = try await fetcher.fetch(address) }
        #expect(
            transport.requests.map { $0.request.headerFields[.cookie] } == [nil, "a=1", "a=1; b=2", "a=1; b=2", nil]
        )
        #expect(fetcher.cookies?.cookies.map(\.name) == ["a", "b", "c"])
    }

    @Test func fetchersShareNoCookiesUnlessTold() async throws {
        let jar = CookieJar()
        for (policy, isKept) in [(CookiePolicy.own, false), (.jar(jar), true), (.none, false)] {
            let transport = ScriptedTransport([setting("a=1"), .status(200)])
            for _ in 0..<2 {
                let fetcher = Fetcher(.init { $0.cookies = policy }, transport: transport)
                _ = try await fetcher.fetch(address)
            }
            #expect(transport.requests[1].request.headerFields[.cookie] == (isKept ? "a=1" : nil))
        }
    }

    @Test func aRequestsOwnCookiesAreSentAlone() async throws {
        let transport = ScriptedTransport([setting("a=1; Path=/"), .status(200)])
        let fetcher = makeFetcher(transport)
        _ = try await fetcher.fetch(address)
        var own = try request()
        own.headerFields[.cookie] = "mine=2"
        _ = try await fetcher.fetch(own)
        #expect(transport.requests[1].request.headerFields[.cookie] == "mine=2")
    }

    /// The cache makes the header field for its key, and the jar may change before the attempt.
    @Test func anAttemptSendsTheCookiesThatTheJarHasThen() async throws {
        let jar = CookieJar(cookies: [FetchCookie(name: "a", value: "1", domain: "api.example")])
        let transport = ScriptedTransport { _ in .status(500) }
        let fetcher = Fetcher(
            .init {
                $0.cache = ResponseCache(.memory())
                $0.cookies = .jar(jar)
                $0.credentials = ["https://api.example": ChangingCredentials(jar: jar)]
            },
            transport: transport
        )
        for _ in 0..<3 { _ = try await fetcher.fetch(try request(), options: FetchOptions { $0.retry = .none }) }
        #expect(
            transport.requests.map { $0.request.headerFields[.cookie] } == ["a=1; b=1", "a=1; b=2", "a=1; b=3"]
        )
    }

    /// Credentials that wait while another call sets a cookie.
    private struct ChangingCredentials: FetchCredentials {
        let jar: CookieJar
        var partition: String? { "one" }

        func authorize(_ request: inout HTTPRequest) async throws {
            let count = jar.cookies.first { $0.name == "b" }.flatMap { Int($0.value) } ?? 0
            jar.insert(FetchCookie(name: "b", value: "\(count + 1)", domain: "api.example"))
        }
    }

    @Test func cookiesAreNotShown() async throws {
        let transport = ScriptedTransport([setting("a=s3cret; Path=/"), .failure(.connectionLost)])
        let fetcher = makeFetcher(transport)
        _ = try await fetcher.fetch(address)
        let ticket = fetcher.ticket(try request(), options: FetchOptions { $0.retry = .none })
        let error = await thrown { _ = try await ticket.value }
        #expect(!"\(error) \(ticket.fetch)".contains("s3cret"))
        #expect(transport.requests[1].request.headerFields[.cookie] == "a=s3cret")
    }
}
