import AsyncFetch
import Testing

extension HttpbinTests {
    private func redirect(_ method: HTTPRequest.Method, to target: String, status: Int) throws -> HTTPRequest {
        try HTTPRequest(method, httpbin: "/redirect-to?url=\(target)&status_code=\(status)")
    }

    @Test(arguments: ["redirect", "relative-redirect", "absolute-redirect"])
    func redirectsAreFollowedUpToALimit(kind: String) async throws {
        try await withFetcher {
            $0.maximumRedirects = 3
        } _: { fetcher in
            let response = try await fetcher.fetch(HTTPRequest(httpbin: "/\(kind)/3"))
            #expect(response.status == 200)
            #expect(try response.json(Httpbin.Echo.self).url == "\(Httpbin.url)/get")
            let error = await #expect(throws: FetchError.self) {
                try await fetcher.fetch(HTTPRequest(httpbin: "/\(kind)/4"))
            }
            #expect(error?.code == .redirect)
        }
    }

    @Test(arguments: [301, 302, 303])
    func aPostBecomesAGetWithoutABody(status: Int) async throws {
        try await withFetcher { fetcher in
            let request = try redirect(.post, to: "/anything", status: status)
            let echo = try await fetcher.fetch(request, body: .bytes("text".utf8)).json(Httpbin.Echo.self)
            #expect(echo.method == "GET")
            #expect(echo.data == "")
        }
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .patch, .delete], [307, 308])
    func methodAndBodyAreSentAgain(method: HTTPRequest.Method, status: Int) async throws {
        try await withFetcher { fetcher in
            let request = try redirect(method, to: "/anything", status: status)
            let echo = try await fetcher.fetch(request, body: .bytes("text".utf8)).json(Httpbin.Echo.self)
            #expect(echo.method == method.rawValue)
            #expect(echo.data == "text")
        }
    }

    @Test func aPutStaysAPut() async throws {
        try await withFetcher { fetcher in
            let request = try redirect(.put, to: "/anything", status: 302)
            let echo = try await fetcher.fetch(request, body: .bytes("text".utf8)).json(Httpbin.Echo.self)
            #expect(echo.method == "PUT")
            #expect(echo.data == "text")
        }
    }

    @Test func aBodyThatCannotBeReadAgainLeavesTheRedirectToTheCaller() async throws {
        try await withFetcher { fetcher in
            let request = try redirect(.post, to: "/anything", status: 307)
            let response = try await fetcher.fetch(request, body: .stream(chunks(3, of: 10)))
            #expect(response.status == 307)
        }
    }

    @Test func whatAuthorizesStaysWithItsOrigin() async throws {
        try await withFetcher { fetcher in
            let secrets: HTTPFields = [.authorization: "Bearer secret", .cookie: "session=secret"]
            let elsewhere = Httpbin.url.replacing("127.0.0.1", with: "localhost")
            for (target, isSent) in [("/headers", true), ("\(elsewhere)/headers", false)] {
                var request = try redirect(.get, to: target, status: 302)
                request.headerFields = secrets
                let text = try await fetcher.fetch(request).text
                #expect(text.contains("User-Agent"))
                #expect(text.contains("secret") == isSent)
            }
        }
    }
}
