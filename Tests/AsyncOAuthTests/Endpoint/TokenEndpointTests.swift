import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct TokenEndpointTests {
    private static let url = "https://login.example/token"
    private static let good = #"{"access_token":"at","expires_in":3599,"token_type":"Bearer"}"#

    private let clock = VirtualClock(skippingUpTo: .seconds(60))

    private func tokens(
        _ transport: ScriptedTransport,
        for grant: TokenGrant = .refreshToken("s3cr3t-refresh", isRotating: false),
        by authentication: ClientAuthentication = .post(id: "backup", secret: "s3cr3t-client"),
        url: String = url
    ) async throws -> TokenResponse {
        try await TokenEndpoint(url, authentication: authentication)
            .tokens(for: grant, in: makeEnvironment(transport, clock: clock))
    }

    private func error(
        of transport: ScriptedTransport,
        for grant: TokenGrant = .refreshToken("s3cr3t-refresh", isRotating: false),
        url: String = url
    ) async throws -> OAuthError {
        let error = await #expect(throws: OAuthError.self) { try await tokens(transport, for: grant, url: url) }
        return try #require(error)
    }

    // MARK: Requests

    @Test func aGrantIsSentAsAForm() async throws {
        let transport = ScriptedTransport([.status(200, body: Self.good)])
        let response = try await tokens(transport, for: .refreshToken("a b&c", scopes: ["x", "y"]))
        #expect(response.accessToken == AccessToken("at", expiry: .after(.seconds(3599))))
        #expect(response.refreshToken == nil)
        let sent = try transport.requests(.post, to: "/token").only
        #expect(sent.header("Content-Type") == "application/x-www-form-urlencoded")
        #expect(sent.header("Accept") == "application/json")
        #expect(sent.header("Authorization") == nil)
        #expect(
            sent.form == [
                "grant_type": "refresh_token", "refresh_token": "a b&c", "scope": "x y", "client_id": "backup",
                "client_secret": "s3cr3t-client",
            ]
        )
    }

    @Test(
        arguments: [
            (ClientAuthentication.none, nil, nil),
            (.identified(id: "s6BhdRkqt3"), nil, "s6BhdRkqt3"),
            // RFC 6749 §2.3.1
            (
                .basic(id: "s6BhdRkqt3", secret: "7Fjfp0ZBr1KtDRbnfVdmIw"),
                "Basic czZCaGRSa3F0Mzo3RmpmcDBaQnIxS3REUmJuZlZkbUl3", nil
            ),
            // Python: base64.b64encode(b":".join(quote_plus(s).encode() for s in ("a b", "s:c/r%")))
            (.basic(id: "a b", secret: "s:c/r%"), "Basic YStiOnMlM0FjJTJGciUyNQ==", nil),
        ] as [(ClientAuthentication, String?, String?)]
    )
    func aClientSaysWhoItIs(authentication: ClientAuthentication, field: String?, id: String?) async throws {
        let transport = ScriptedTransport([.status(200, body: Self.good)])
        _ = try await tokens(transport, by: authentication)
        let sent = try transport.requests.only
        #expect(sent.header("Authorization") == field)
        #expect(sent.form["client_id"] == id)
        #expect(sent.form["client_secret"] == nil)
    }

    @Test(arguments: ["http://login.example/token", "ftp://login.example/", "login.example", "", "https://a b/"])
    func anEndpointThatAnybodyCanReadIsNotAsked(url: String) async throws {
        let transport = ScriptedTransport([.status(200, body: Self.good)])
        #expect(try await error(of: transport, url: url).code == .invalidConfiguration)
        #expect(transport.requests.isEmpty)
    }

    @Test func anEndpointOnThisMachineNeedsNoTLS() async throws {
        let transport = ScriptedTransport([.status(200, body: Self.good)])
        #expect(try await tokens(transport, url: "http://127.0.0.1:8080/token").accessToken?.value == "at")
    }

    @Test func cancellingEndsTheRequest() async throws {
        let transport = ScriptedTransport([.stall])
        let call = Task { try await tokens(transport) }
        try await transport.waitForRequests(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        try await transport.waitForOpen(atMost: 0)
    }

    @Test func cancellingEndsTheWaitForAnotherAttempt() async throws {
        let clock = VirtualClock()
        let transport = ScriptedTransport([.status(503)])
        let environment = makeEnvironment(transport, clock: clock, random: 0.5)
        let call = Task {
            try await TokenEndpoint(Self.url).tokens(for: .clientCredentials(), in: environment)
        }
        try await clock.waitForSleepers(2)  // the deadline, and the wait
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(transport.requests.count == 1)
    }

    // MARK: Responses

    @Test(
        arguments: [
            (#"{"access_token":"at","expires_in":"3599"}"#, 3599),
            (#"{"access_token":"at","expires_in":3599.0}"#, 3599),
            (#"{"access_token":"at","expires_in":null,"token_type":"bearer"}"#, nil),
            (#"{"access_token":"at","token_type":"BEARER"}"#, nil), (#"{"access_token":"at","expires_in":0}"#, 0),
            ("access_token=at&expires_in=3600&token_type=bearer", 3600),
        ] as [(String, Int?)]
    )
    func spellingsOfALifetimeAreRead(body: String, seconds: Int?) async throws {
        let response = try await tokens(ScriptedTransport([.status(200, body: body)]))
        let token = try response.requireAccessToken()
        #expect(token.value == "at")
        #expect(token.type == "Bearer")
        #expect(token.expiry == seconds.map { .after(.seconds($0)) })
    }

    /// The time that a form takes grows with its length, not with the square of it.
    @Test func aLongFormIsReadInTime() async throws {
        let fields = (100_000..<200_000).map { "k\($0)=&" }.joined()
        let body = "access_token=at&\(fields)access_token=other"
        let response = try await tokens(ScriptedTransport([.status(200, body: body)]))
        #expect(response.accessToken?.value == "at")
    }

    @Test func allKindsOfTokensAreRead() async throws {
        let body = #"{"access_token":"at","refresh_token":"rt","id_token":"it","scope":"a b","more":[1]}"#
        let response = try await tokens(ScriptedTransport([.status(200, body: body)]))
        #expect(response.accessToken?.scopes == ["a", "b"])
        #expect(response.refreshToken == "rt")
        #expect(response.idToken == "it")
        #expect(response.members["more"] == [1])
    }

    @Test func anIDTokenAloneIsAResponse() async throws {
        let response = try await tokens(ScriptedTransport([.status(200, body: #"{"id_token":"it"}"#)]))
        #expect(response.idToken == "it")
        let error = #expect(throws: OAuthError.self) { try response.requireAccessToken() }
        #expect(error?.code == .badAnswer)
    }

    @Test(arguments: [
        "", " \n", "<html><body>Sign in to Wi-Fi s3cr3t</body></html>", "s3cr3t", "[]", "null", "{", "[1]", "7",
        "{}", #"{"access_token":""}"#, #"{"access_token":null}"#, #"{"access_token":7}"#, #"{"access_token":{}}"#,
        #"{"access_token":"a\r\nX-Evil: s3cr3t"}"#, #"{"access_token":"a s3cr3t"}"#, #"{"access_token":"ä"}"#,
        #"{"access_token":"a","token_type":"mac"}"#, #"{"access_token":"a","token_type":7}"#,
        #"{"access_token":"a","expires_in":-1}"#, #"{"access_token":"a","expires_in":1e99}"#,
        #"{"access_token":"a","expires_in":"soon"}"#, #"{"access_token":"a","expires_in":true}"#,
        #"{"access_token":"a","expires_in":3.5}"#, #"{"access_token":"a","refresh_token":7}"#,
        "access_token=a%0D%0Ab&expires_in=1", "expires_in=3600",
    ])
    func aResponseThatIsNoneIsABadAnswer(body: String) async throws {
        let transport = ScriptedTransport([.status(200, body: body)])
        let error = try await error(of: transport)
        #expect(error.code == .badAnswer)
        #expect(!error.isRetryable)
        #expect(error.message.contains("login.example"))
        #expect(!"\(error)".contains("s3cr3t"))
        #expect(transport.requests.count == 1)
    }

    @Test func aResponseThatIsTooLargeIsABadAnswer() async throws {
        let body = #"{"access_token":"at","x":""# + String(repeating: "x", count: 1 << 20) + #""}"#
        #expect(try await error(of: ScriptedTransport([.status(200, body: body)])).code == .badAnswer)
    }

    @Test(arguments: [301, 302, 303, 307, 308]) func aRedirectIsNotFollowed(status: Int) async throws {
        let transport = ScriptedTransport { _ in .status(status, headers: [.location: "https://evil.example/"]) }
        let error = try await error(of: transport)
        #expect(error.code == .badAnswer)
        #expect(error.status == status)
        #expect(transport.requests.count == 1)
    }

    // MARK: Refusals

    @Test(
        arguments: [
            (400, #"{"error":"invalid_grant","error_description":"Bad Request"}"#, .invalidGrant),
            (400, #"{"error":"invalid_grant","error_description":"Token has been expired or revoked."}"#, .revoked),
            (400, #"{"error":"invalid_grant","error_subtype":"invalid_rapt"}"#, .sessionLength),
            (400, #"{"error":"invalid_grant","error_subtype":"rapt_required"}"#, .sessionLength),
            (401, #"{"error":"invalid_client"}"#, .invalidClient), (400, "error=invalid_scope&x=1", .invalidScope),
            (200, #"{"error":"access_denied"}"#, .accessDenied), (500, #"{"error":"invalid_grant"}"#, .invalidGrant),
            (400, #"{"error":"authorization_pending"}"#, .authorizationPending),
            (403, #"{"error":{"code":403,"status":"PERMISSION_DENIED"}}"#, .init(rawValue: "PERMISSION_DENIED")),
            (404, "<html>s3cr3t</html>", nil), (400, "", nil), (400, #"{"error":"a s3cr3t word"}"#, nil),
            (400, #"{"error":7}"#, nil),
            (400, #"[{"error":{"status":"INVALID_ARGUMENT"}}]"#, .init(rawValue: "INVALID_ARGUMENT")),
        ] as [(Int, String, OAuthError.Reason?)]
    )
    func aRefusalHasItsReasonAndIsNotRepeated(status: Int, body: String, reason: OAuthError.Reason?) async throws {
        let transport = ScriptedTransport([.status(status, body: body)])
        let error = try await error(of: transport)
        #expect(error.code == .refused)
        #expect(error.reason == reason)
        #expect(error.status == status)
        #expect(!error.isRetryable)
        #expect(!"\(error)".contains("s3cr3t"))
        #expect(transport.requests.count == 1)
    }

    @Test(
        arguments: [
            (#""Invalid JWT Signature.""#, .keyDeleted),
            (#""Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe.""#, .clock),
            (#""Invalid JWT: iat is in the future""#, .clock), (#""Account not found""#, .invalidGrant),
        ] as [(String, OAuthError.Reason)]
    )
    func aRefusedAssertionHasAFinerReason(description: String, reason: OAuthError.Reason) async throws {
        let body = #"{"error":"invalid_grant","error_description":\#(description)}"#
        let error = try await error(of: ScriptedTransport([.status(400, body: body)]), for: .assertion("x.y.z"))
        #expect(error.reason == reason)
    }

    /// The wall clock of the tests shows Fri, 15 Jan 2027 08:00:00 GMT.
    @Test(arguments: [
        ("Fri, 15 Jan 2027 10:00:00 GMT", "7200 s behind"), ("Fri, 15 Jan 2027 07:58:59 GMT", "61 s ahead"),
        ("Fri, 15 Jan 2027 08:01:00 GMT", nil), ("yesterday", nil),
    ])
    func aClockThatIsOffIsNamed(date: String, words: String?) async throws {
        let body = #"{"error":"invalid_grant","error_description":"Bad Request"}"#
        let answer = ScriptedTransport.Answer.status(400, headers: [.date: date], body: body)
        let dated = try await error(of: ScriptedTransport([answer]), for: .assertion("x.y.z"))
        #expect(dated.reason == (words == nil ? .invalidGrant : .clock))
        let other = try await error(of: ScriptedTransport([answer]))
        #expect(other.reason == .invalidGrant)
        for error in [dated, other] {
            #expect(error.message.contains("clock of this machine is") == (words != nil))
            if let words { #expect(error.message.contains(words)) }
        }
    }

    @Test func theEndOfASessionNamesTheWayOut() async throws {
        let body = #"{"error":"invalid_grant","error_description":"reauth related error (invalid_rapt)"}"#
        let error = try await error(of: ScriptedTransport([.status(400, body: body)]))
        #expect(error.reason == .sessionLength)
        #expect(error.needsLogin)
        #expect(error.message.contains("gcloud auth application-default login"))
    }

    // MARK: Retries

    @Test(
        arguments: [
            .status(408), .status(429), .status(500), .status(502), .status(503), .status(504),
            .status(400, body: #"{"error":"internal_failure"}"#), .status(400, body: #"{"error":"server_error"}"#),
            .status(400, body: #"{"error":"temporarily_unavailable"}"#),
            .status(503, body: #"{"error":{"code":503,"status":"UNAVAILABLE"}}"#), .status(500, body: "<html>"),
            .failure(.connectionLost), .failure(.unreachable), .failure(.invalidResponse),
            .status(200, body: good).cut(afterBytes: 9),
        ] as [ScriptedTransport.Answer]
    )
    func aTemporaryFailureIsRepeated(answer: ScriptedTransport.Answer) async throws {
        let transport = ScriptedTransport([answer, answer, .status(200, body: Self.good)])
        #expect(try await tokens(transport).accessToken?.value == "at")
        let failing = ScriptedTransport { _ in answer }
        #expect(try await error(of: failing).isRetryable)
        #expect(failing.requests.count == 3)
    }

    @Test(
        arguments: [
            (.connectionLost, .code("c", redirectURL: "r", verifier: "v"), 1), (.connectionLost, .refreshToken("r"), 2),
            (.unreachable, .code("c", redirectURL: "r", verifier: "v"), 3), (.unreachable, .refreshToken("r"), 3),
            (.connectionLost, .assertion("a"), 3), (.connectionLost, .refreshToken("r", isRotating: false), 3),
        ] as [(FetchError.Code, TokenGrant, Int)]
    )
    func aGrantThatMayBeUsedUpIsSentAgainOnceAtMost(code: FetchError.Code, grant: TokenGrant, count: Int) async throws {
        let transport = ScriptedTransport { _ in .failure(code) }
        let error = try await error(of: transport, for: grant)
        #expect(error.code == .unavailable)
        #expect((error.cause as? FetchError)?.code == code)
        #expect(transport.requests.count == count)
    }

    @Test func afterALostAnswerAnAnswerChangesNothing() async throws {
        let transport = ScriptedTransport([.failure(.connectionLost), .status(503), .status(200, body: Self.good)])
        #expect(try await error(of: transport, for: .refreshToken("r")).code == .unavailable)
        #expect(transport.requests.count == 2)
    }

    @Test func theServersPauseIsKept() async throws {
        let transport = ScriptedTransport([
            .status(429, headers: [.retryAfter: "7"]), .status(200, body: Self.good),
        ])
        _ = try await tokens(transport)
        #expect(clock.sleeps.contains(.seconds(7)))
    }

    @Test func aPauseBeyondReasonIsNotWaitedFor() async throws {
        let transport = ScriptedTransport([.status(429, headers: [.retryAfter: "3600"])])
        let error = try await error(of: transport)
        #expect(error.retryAfter == .seconds(3600))
        #expect(error.reason == .rate)
        #expect(error.isRetryable)
        #expect(transport.requests.count == 1)
    }

    // MARK: Secrets

    /// Servers repeat what was sent; only some secrets are known by their looks.
    @Test func noErrorShowsWhatWasSent() async throws {
        let description = "no such token s3cr3t-refresh of s3cr3t-client, or ya29.s3cr3t-abcdefghijklmnop"
        let body = #"{"error":"invalid_request","error_description":"\#(description)"}"#
        let error = try await error(of: ScriptedTransport([.status(400, body: body)]))
        var dumped = ""
        dump(error, to: &dumped)
        for text in ["\(error)", error.message, String(reflecting: error), dumped] {
            #expect(!text.contains("s3cr3t"))
        }
        #expect(error.message.contains("no such token"))
    }

    @Test(arguments: [
        #"{"error":"s3cr3t-client"}"#, #"{"error":{"status":"s3cr3t-refresh","message":"no"}}"#,
        #"{"error":"invalid_grant","error_description":"no client s3cr3t-client\u0301 here"}"#,
        #"{"error":"invalid_grant","error_description":"no client s3cr\u200b3t-client here"}"#,
    ])
    func noErrorShowsWhatWasSentInAnotherPlace(body: String) async throws {
        let error = try await error(of: ScriptedTransport([.status(400, body: body)]))
        for text in ["\(error)", error.message, error.reason?.rawValue ?? ""] {
            // By scalars, as a reader of the bytes sees it.
            #expect(!text.unicodeScalars.contains("s3cr3t".unicodeScalars))
        }
        #expect(error.code == .refused)
    }

    /// For Swift, a letter with any number of accents is one character.
    @Test(arguments: ["\u{301}", "x", "\u{200B}", "\u{9B}"])
    func anExplanationIsShortAndChangesNoTerminal(filling: String) async throws {
        let words = "no\u{9B}2J \u{202E}way\u{2028}out\u{85}here\u{2029}\u{7F}a"
        let text = words + String(repeating: filling, count: 300_000)
        let body = #"{"error":"invalid_request","error_description":"\#(text)"}"#
        let message = try await error(of: ScriptedTransport([.status(400, body: body)])).message
        #expect(message.unicodeScalars.contains("no2J way out here".unicodeScalars))
        #expect(message.unicodeScalars.count < 500)
        let hidden = message.unicodeScalars.filter {
            [.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        }
        #expect(hidden.isEmpty)
    }

    @Test func noDescriptionShowsASecret() async throws {
        let grant = TokenGrant.code("s3cr3t", redirectURL: "r", verifier: "s3cr3t")
        let endpoint = TokenEndpoint(Self.url, authentication: .basic(id: "a", secret: "s3cr3t"))
        let body = #"{"access_token":"s3cr3t","refresh_token":"s3cr3t","id_token":"s3cr3t"}"#
        let response = try await tokens(ScriptedTransport([.status(200, body: body)]))
        var dumped = ""
        dump((grant, endpoint, response), to: &dumped)
        for text in ["\(grant)", "\(endpoint)", "\(response)", "\(response.members.isObject)", dumped] {
            #expect(!text.contains("s3cr3t"))
        }
    }
}
