@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

@Suite("Basic and Digest", .timeLimit(.minutes(5)))
struct DigestTests {
    private func challenge(_ text: String...) -> HTTPFields {
        HTTPFields(text.map { HTTPField(name: .wwwAuthenticate, value: $0) })
    }

    private func answer(_ status: Int, _ challenge: String) -> ScriptedTransport.Answer {
        .status(status, headers: [.wwwAuthenticate: challenge])
    }

    private func fetcher(_ credentials: any FetchCredentials, _ transport: ScriptedTransport) -> Fetcher {
        Fetcher(.init { $0.credentials[address] = credentials }, transport: transport)
    }

    private func parameters(_ sent: SentRequest) -> [String: String] {
        AuthenticationChallenge.all(in: sent.request.headerFields, .authorization).first?.parameters ?? [:]
    }

    @Test(arguments: [
        ("MD5", "8ca523f5e9506fed4657c9700eebdbec"),
        ("SHA-256", "753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"),
    ])
    func examplesOfRFC7616(algorithm: String, proof: String) async throws {
        let credentials = DigestCredentials(user: "Mufasa", password: "Circle of Life") {
            "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ"
        }
        let header = """
            Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=\(algorithm), \
            nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"
            """
        var request = try HTTPRequest(url: "http://www.example.org/dir/index.html")
        let response = HTTPResponse(status: .unauthorized, headerFields: challenge(header))
        #expect(try await credentials.refresh(afterRejectionOf: request, by: response))
        credentials.authorize(&request)
        #expect(
            request.headerFields[.authorization] == """
                Digest username="Mufasa", realm="http-auth@example.org", uri="/dir/index.html", \
                nonce="7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v", algorithm=\(algorithm), nc=00000001, \
                cnonce="f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ", qop=auth, response="\(proof)", \
                opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"
                """
        )
    }

    /// The secret of a session has the first client nonce in it (RFC 7616 §3.4.2); servers compute it once.
    @Test(arguments: ["MD5-sess", "SHA-256-sess"])
    func aSessionKeepsItsClientNonce(algorithm: String) async throws {
        let number = Counter()
        let credentials = DigestCredentials(user: "ann", password: "pw") { "nonce\(number.increment())" }
        let header = "Digest realm=r, nonce=n, qop=auth, algorithm=\(algorithm)"
        var request = try request()
        let response = HTTPResponse(status: .unauthorized, headerFields: challenge(header))
        #expect(try await credentials.refresh(afterRejectionOf: request, by: response))
        var sent: [[String: String]] = []
        for _ in 0..<3 {
            credentials.authorize(&request)
            sent.append(AuthenticationChallenge.all(in: request.headerFields, .authorization).first?.parameters ?? [:])
        }
        #expect(sent.map { $0["cnonce"] } == ["nonce1", "nonce1", "nonce1"])
        #expect(sent.map { $0["nc"] } == ["00000001", "00000002", "00000003"])
        #expect(Set(sent.map { $0["response"] }).count == 3)
    }

    @Test func challengesOfOneFieldAndOfSeveral() {
        let fields = challenge(
            #"Basic realm="a, \"b\"", Digest realm="c" , nonce=d,qop="auth""#,
            "Negotiate",
            "Bearer error=\"x\", =",
            ",,"
        )
        let all = AuthenticationChallenge.all(in: fields, .wwwAuthenticate)
        #expect(all.map(\.scheme) == ["basic", "digest", "negotiate", "bearer"])
        #expect(all[0].parameters == ["realm": #"a, "b""#])
        #expect(all[1].parameters == ["realm": "c", "nonce": "d", "qop": "auth"])
    }

    @Test func theStrongerOfferIsTakenUpAndUsedAgainWithoutBeingAsked() async throws {
        let md5 = #"Digest realm="r", nonce="n", qop="auth", algorithm=MD5"#
        let sha = #"Digest realm="r", nonce="n", qop="auth", algorithm=SHA-256"#
        let transport = ScriptedTransport([answer(401, md5 + ", " + sha), .status(200), .status(200)])
        let fetcher = fetcher(.digest(user: "mia", password: "secret"), transport)
        for _ in 0..<2 { #expect(try await fetcher.fetch(address).head.status == .ok) }
        let sent = transport.requests.map { parameters($0) }
        #expect(sent.map { $0["algorithm"] } == [nil, "SHA-256", "SHA-256"])
        #expect(sent.map { $0["nc"] } == [nil, "00000001", "00000002"])
    }

    @Test func theNextCallAnswersTheChallengeIfTheBodyOfTheFirstCannotBeReadAgain() async throws {
        let transport = ScriptedTransport([
            answer(401, #"Digest realm="r", nonce="n", qop="auth""#), .status(201), .status(201),
        ])
        let fetcher = fetcher(.digest(user: "mia", password: "secret"), transport)
        var statuses: [Int] = []
        for text in ["one", "two", "three"] {
            statuses.append(try await fetcher.fetch(request(.put), body: oneTimeBody(text)).head.status.code)
        }
        #expect(statuses == [401, 201, 201])
        let sent = transport.requests.map { parameters($0) }
        #expect(sent.map { $0["nonce"] } == [nil, "n", "n"])
        #expect(sent.map { $0["nc"] } == [nil, "00000001", "00000002"])
    }

    @Test func aWrongPasswordIsSentOnce() async throws {
        let header = #"Digest realm="r", nonce="n1", qop="auth""#
        let transport = ScriptedTransport([answer(401, header), answer(401, header.replacing("n1", with: "n2"))])
        let response = try await fetcher(.digest(user: "mia", password: "wrong"), transport).fetch(address)
        #expect(response.head.status == .unauthorized)
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [", stale=true", ""]) func aNonceThatWasGoodIsRenewed(stale: String) async throws {
        let header = #"Digest realm="r", nonce="n1", qop="auth""#
        let transport = ScriptedTransport([
            answer(401, header), .status(200), answer(401, header.replacing("n1", with: "n2") + stale), .status(200),
        ])
        let fetcher = fetcher(.digest(user: "mia", password: "secret"), transport)
        for _ in 0..<2 { #expect(try await fetcher.fetch(address).head.status == .ok) }
        #expect(transport.requests.map { parameters($0)["nonce"] } == [nil, "n1", "n1", "n2"])
    }

    @Test(arguments: [
        #"Basic realm="r""#, #"Digest realm="r""#, #"Digest realm="r", nonce="n", algorithm=SHA-512-256"#,
        #"Digest realm="r", nonce="n", qop="auth-int""#, "", "Digest realm=\"open",
    ])
    func whatCannotBeAnsweredIsNot(header: String) async throws {
        let transport = ScriptedTransport([answer(401, header)])
        let response = try await fetcher(.digest(user: "mia", password: "secret"), transport).fetch(address)
        #expect(response.head.status == .unauthorized)
    }

    @Test func namesAreQuotedHiddenOrEncoded() async throws {
        func userName(_ user: String, _ more: String = "") async throws -> [String: String] {
            let transport = ScriptedTransport([
                answer(401, #"Digest realm="r", nonce="n", qop="auth""# + more), .status(200),
            ])
            _ = try await fetcher(.digest(user: user, password: "p"), transport).fetch(address)
            return parameters(try #require(transport.requests.last)).filter { $0.key.hasPrefix("user") }
        }
        #expect(try await userName(#"a"b\c"#) == ["username": #"a"b\c"#])
        #expect(try await userName("Jäsøn") == ["username*": "UTF-8''J%C3%A4s%C3%B8n"])
        let hidden = try await userName("mia", ", userhash=true, algorithm=SHA-256")
        #expect(hidden["userhash"] == "true")
        #expect(hidden["username"]?.count == 64)
    }

    @Test func basicIsSentWithoutBeingAskedAndStaysWithItsOrigin() async throws {
        let transport = ScriptedTransport([
            .status(302, headers: [.location: "https://other.example/"]), .status(200),
        ])
        _ = try await fetcher(try .basic(user: "Aladdin", password: "open sesame"), transport).fetch(address)
        // The value is RFC 7617's example.
        let sent = transport.requests.map { $0.request.headerFields[.authorization] }
        #expect(sent == ["Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==", nil])
        for user in ["a:b", "a:\u{301}b"] {
            #expect(throws: FetchError.self) { try BasicCredentials(user: user, password: "") }
        }
    }

    @Test func nothingSecretIsDescribed() throws {
        let all: [any FetchCredentials] = [
            DigestCredentials(user: "mia", password: "hunter2"), try BasicCredentials(user: "mia", password: "hunter2"),
        ]
        for credentials in all {
            var dumped = ""
            dump(credentials, to: &dumped)
            #expect(!"\(credentials) \(dumped) \(String(reflecting: credentials))".contains("hunter2"))
        }
    }
}
