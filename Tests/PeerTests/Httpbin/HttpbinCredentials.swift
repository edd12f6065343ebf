import AsyncFetch
import Testing

extension HttpbinTests {
    private func fetch(
        _ path: String,
        as credentials: any FetchCredentials,
        times: Int = 1
    ) async throws -> [Int] {
        let url = Httpbin.url
        return try await withFetcher {
            $0.credentials[url] = credentials
        } _: { fetcher in
            var statuses: [Int] = []
            for _ in 0..<times { statuses.append(try await fetcher.fetch("\(url)\(path)").status) }
            return statuses
        }
    }

    @Test func basicCredentialsOpenOrDoNot() async throws {
        for path in ["/basic-auth/mia/se%3Acret", "/hidden-basic-auth/mia/se%3Acret"] {
            #expect(try await fetch(path, as: .basic(user: "mia", password: "se:cret")) == [200])
        }
        #expect(try await fetch("/basic-auth/mia/secret", as: .basic(user: "mia", password: "wrong")) == [401])
        #expect(try await fetch("/basic-auth/mia/secret", as: .none) == [401])
    }

    @Test(arguments: ["", "/MD5", "/SHA-256"])
    func digestCredentialsAreProvedAgainAndAgain(algorithm: String) async throws {
        let path = "/digest-auth/auth/mia/secret\(algorithm)"
        #expect(try await fetch(path, as: .digest(user: "mia", password: "secret"), times: 3) == [200, 200, 200])
        #expect(try await fetch(path, as: .digest(user: "mia", password: "wrong"), times: 2) == [401, 401])
    }

    /// Each nonce is good for two requests here: the third is answered with a new one, and sent once more.
    @Test func aStaleNonceIsReplaced() async throws {
        let path = "/digest-auth/auth/mia/secret/SHA-256/2"
        let statuses = try await fetch(path, as: .digest(user: "mia", password: "secret"), times: 6)
        #expect(statuses == Array(repeating: 200, count: 6))
    }

    @Test(arguments: ["auth/mia/secret/SHA-512", "auth-int/mia/secret/MD5"])
    func whatDigestCannotProveIsLeftToTheCaller(what: String) async throws {
        #expect(try await fetch("/digest-auth/\(what)", as: .digest(user: "mia", password: "secret")) == [401])
    }

    @Test func aBearerTokenIsSent() async throws {
        struct Answer: Decodable {
            let token: String
        }
        let url = Httpbin.url
        try await withFetcher {
            $0.credentials[url] = .bearer { "t0ken" }
        } _: { fetcher async throws in
            #expect(try await fetcher.fetch("\(url)/bearer").json(Answer.self).token == "t0ken")
        }
        #expect(try await fetch("/bearer", as: .none) == [401])
    }
}
