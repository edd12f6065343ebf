import AsyncFetch
import Testing

extension HttpbinTests {
    private func cookies(_ fetcher: Fetcher, _ path: String) async throws -> [String: String]? {
        try await fetcher.fetch(HTTPRequest(httpbin: path)).json([String: [String: String]].self)["cookies"]
    }

    @Test func cookiesAreKeptSentBackAndDeleted() async throws {
        try await withFetcher { fetcher async throws in
            #expect(try await cookies(fetcher, "/cookies/set?flavour=oat&size=2") == ["flavour": "oat", "size": "2"])
            #expect(try await cookies(fetcher, "/cookies") == ["flavour": "oat", "size": "2"])
            #expect(try await cookies(fetcher, "/cookies/delete?flavour") == ["size": "2"])
            #expect(fetcher.cookies?.cookies.map(\.name) == ["size"])
        }
    }

    @Test func cookiesStayWithTheirHostAndFetcher() async throws {
        try await withFetcher { fetcher async throws in
            #expect(try await cookies(fetcher, "/cookies/set?flavour=oat") == ["flavour": "oat"])
            let elsewhere = Httpbin.url.replacing("127.0.0.1", with: "localhost")
            #expect(try await fetcher.fetch("\(elsewhere)/cookies").json() == ["cookies": [String: String]()])
            let others = try await withFetcher { try await cookies($0, "/cookies") }
            #expect(others == [:])
        }
    }

    @Test func withoutAJarNothingIsKept() async throws {
        try await withFetcher {
            $0.cookies = .none
        } _: { fetcher async throws in
            #expect(try await cookies(fetcher, "/cookies/set?flavour=oat") == [:])
        }
    }

    @Test func aRequestsOwnCookiesAreSentAlone() async throws {
        try await withFetcher { fetcher in
            #expect(try await cookies(fetcher, "/cookies/set?flavour=oat") == ["flavour": "oat"])
            let request = try HTTPRequest(httpbin: "/cookies", headerFields: [.cookie: "own=1"])
            #expect(try await fetcher.fetch(request).json() == ["cookies": ["own": "1"]])
        }
    }
}
