import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
@testable import AsyncOAuth
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct DeviceTests {
    private static let codes = """
        {"device_code":"dc-planted","user_code":"WDJB-MJHT","verification_uri":"https://login.example/device",
        "verification_uri_complete":"https://login.example/device?user_code=WDJB-MJHT","expires_in":600,"interval":7}
        """

    /// Returns a client whose device endpoint gives codes, and whose token endpoint gives these answers, the last
    /// again.
    private func client(
        codes: String = codes,
        clock: VirtualClock = VirtualClock(skippingUpTo: .seconds(60)),
        _ answers: [ScriptedTransport.Answer]
    ) -> (client: OAuthClient, transport: ScriptedTransport) {
        let turn = Mutex(0)
        return LoginServer(clock: clock).client { request in
            if request.path == "/device" { return .status(200, body: codes) }
            let index = turn.withLock { turn in
                defer { turn += 1 }
                return turn
            }
            return answers[min(index, answers.count - 1)]
        }
    }

    private static func refusal(_ error: String, status: Int = 400) -> ScriptedTransport.Answer {
        .status(status, headers: [.contentType: "application/json"], body: #"{"error":"\#(error)"}"#)
    }

    @Test func theUserSeesTheCodeAndThePage() async throws {
        let (client, transport) = client([])
        let device = try await client.deviceCode(scopes: ["files", "email"])
        #expect(device.userCode == "WDJB-MJHT" && device.verificationURL == "https://login.example/device")
        #expect(device.completeVerificationURL == "https://login.example/device?user_code=WDJB-MJHT")
        #expect(device.lifetime == .seconds(600) && device.interval == .seconds(7))
        #expect(try transport.requests.only.form["scope"] == "files email")
        var dumped = ""
        dump(device, to: &dumped)
        let shown = "\(device) \(String(reflecting: device)) \(dumped)"
        #expect(!shown.contains("planted") && !shown.contains("WDJB"))
    }

    @Test func waitingAsksAtTheInterval() async throws {
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        let pending = Self.refusal("authorization_pending")
        let (client, transport) = client(
            clock: clock,
            [pending, Self.refusal("authorization_pending", status: 428), LoginServer.plainTokens]
        )
        let account = try await client.deviceCode(scopes: ["files"]).account()
        #expect(account.refreshToken == "rt-planted" && account.accessToken?.scopes == ["files"])
        #expect(clock.sleeps.count { $0 == .seconds(7) } == 3)
        let polls = transport.requests(.post, to: "/token")
        #expect(polls.count == 3)
        for poll in polls {
            #expect(poll.form["grant_type"] == "urn:ietf:params:oauth:grant-type:device_code")
            #expect(poll.form["device_code"] == "dc-planted")
        }
    }

    /// 429 and 503 are statuses of requests that are repeated otherwise, and soon.
    @Test(arguments: [400, 403, 429, 503]) func slowDownIsForGood(_ status: Int) async throws {
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        let slow = Self.refusal("slow_down", status: status)
        let pending = Self.refusal("authorization_pending", status: status)
        let (client, transport) = client(clock: clock, [slow, pending, slow, pending, LoginServer.plainTokens])
        _ = try await client.deviceCode(scopes: []).account()
        #expect(transport.requests(.post, to: "/token").count == 5)
        let waits = clock.sleeps.filter { [7, 12, 17].contains($0.components.seconds) }
        #expect(waits == [7, 12, 12, 17, 17].map { .seconds($0) })
    }

    @Test(arguments: ["access_denied", "expired_token", "invalid_grant", "invalid_client"])
    func aRefusalEndsTheWait(_ name: String) async throws {
        let (client, transport) = client([Self.refusal("authorization_pending"), Self.refusal(name)])
        let device = try await client.deviceCode(scopes: [])
        let error = await #expect(throws: OAuthError.self) { try await device.account() }
        #expect(error?.code == .refused && error?.reason?.rawValue == name)
        #expect(transport.requests(.post, to: "/token").count == 2)
        #expect(error.map { "\($0)".contains("planted") } == false)
    }

    @Test func theEndOfTheCodeEndsTheWait() async throws {
        let codes =
            #"{"device_code":"dc-planted","user_code":"A","verification_uri":"https://x.example","expires_in":20}"#
        let (client, transport) = client(codes: codes, [Self.refusal("authorization_pending")])
        let device = try await client.deviceCode(scopes: [])
        let error = await #expect(throws: OAuthError.self) { try await device.account() }
        #expect(error?.reason == .expiredToken && error?.needsLogin == true)
        // At 5, 10 and 15 seconds.
        #expect(transport.requests(.post, to: "/token").count == 3)
        await #expect(throws: OAuthError.self) { try await device.account() }
        #expect(transport.requests(.post, to: "/token").count == 3)
    }

    @Test func aFailureOfTheNetworkDoublesTheInterval() async throws {
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        // The token endpoint cannot be reached in the first ten seconds, however often it is tried.
        let (client, _) = LoginServer(clock: clock).client { request in
            if request.path == "/device" { return .status(200, body: Self.codes) }
            return clock.now.offset < .seconds(10) ? .failure(.unreachable) : LoginServer.plainTokens
        }
        let account = try await client.deviceCode(scopes: []).account()
        #expect(account.refreshToken == "rt-planted")
        #expect(clock.sleeps.contains(.seconds(14)))
    }

    /// By then, the code is used up: another question would be answered with `invalid_grant`.
    @Test func keysThatComeLateCostNoSecondQuestion() async throws {
        let login = LoginServer()
        var server = login.server
        server.keysURL = LoginServer.issuer + "/late"
        let keys = login.keySet
        let failures = Mutex(7)
        let (client, transport) = login.client(server) { request in
            switch request.path {
            case "/device": return .status(200, body: Self.codes)
            case "/late":
                let fails = failures.withLock { failures in
                    failures -= 1
                    return failures >= 0
                }
                return fails ? .status(503) : .status(200, body: keys)
            default: return try login.tokens()
            }
        }
        let account = try await client.deviceCode(scopes: ["openid"]).account()
        #expect(account.id.subject == "alice" && account.refreshToken == "rt-planted")
        #expect(transport.requests(.post, to: "/token").count == 1)
        #expect(transport.requests(to: "/late").count == 8)
    }

    @Test func keysThatNeverComeAreTheErrorOfTheLogin() async throws {
        let codes =
            #"{"device_code":"dc-planted","user_code":"A","verification_uri":"https://x.example","expires_in":20}"#
        let login = LoginServer()
        var server = login.server
        server.keysURL = LoginServer.issuer + "/never"
        let (client, transport) = login.client(server) { request in
            switch request.path {
            case "/device": return .status(200, body: codes)
            case "/never": return .status(503)
            default: return try login.tokens()
            }
        }
        let device = try await client.deviceCode(scopes: ["openid"])
        let error = await #expect(throws: OAuthError.self) { try await device.account() }
        #expect(error?.code == .unavailable && error?.status == 503)
        #expect(transport.requests(.post, to: "/token").count == 1)
        // At 5, 10 and 15 seconds, each time with two repetitions.
        #expect(transport.requests(to: "/never").count == 9)
    }

    @Test func googleHasAnotherNameForThePage() async throws {
        let codes =
            #"{"device_code":"d","user_code":"A","verification_url":"https://www.google.com/device","expires_in":1800}"#
        let device = try await client(codes: codes, []).client.deviceCode(scopes: [])
        #expect(device.verificationURL == "https://www.google.com/device" && device.completeVerificationURL == nil)
        #expect(device.interval == .seconds(5) && device.lifetime == .seconds(1800))
    }

    @Test(arguments: ["javascript:alert(1)", "http://x.example", ""])
    func aCompletePageThatMustNotBeOpenedIsLeftOut(_ page: String) async throws {
        let codes = """
            {"device_code":"d","user_code":"A","verification_uri":"https://x.example",
            "verification_uri_complete":"\(page)"}
            """
        let device = try await client(codes: codes, []).client.deviceCode(scopes: [])
        #expect(device.completeVerificationURL == nil)
    }

    @Test(arguments: [
        ("0", "0", 1, 1), ("-5", "-1", 1, 1), ("1e99", "1e99", 300, 86_400),
        ("99999999999999999999", "1e400", 300, 1800),
        ("null", "null", 5, 1800), ("\"7\"", "\"60\"", 7, 60), ("\"x\"", "[]", 5, 1800),
        ("\"NaN\"", "\"Infinity\"", 5, 1800),
    ])
    func hostileTimesAreClamped(_ interval: String, _ lifetime: String, _ seconds: Int, _ end: Int) async throws {
        let codes = """
            {"device_code":"d","user_code":"A","verification_uri":"https://x.example",
            "interval":\(interval),"expires_in":\(lifetime)}
            """
        let device = try await client(codes: codes, []).client.deviceCode(scopes: [])
        #expect(device.interval == .seconds(seconds) && device.lifetime == .seconds(end))
    }

    @Test(arguments: [
        "{}", "[]", "", "<html>", #"{"device_code":"","user_code":"A","verification_uri":"https://x.example"}"#,
        #"{"device_code":"dc-planted","verification_uri":"https://x.example"}"#,
        #"{"device_code":"dc-planted","user_code":7,"verification_uri":"https://x.example"}"#,
        #"{"device_code":"dc-planted","user_code":"A"}"#,
        #"{"device_code":"dc-planted","user_code":"A","verification_uri":"javascript:alert(1)"}"#,
        #"{"device_code":"dc-planted","user_code":"A","verification_uri":"file:///etc/passwd"}"#,
        #"{"device_code":"dc-planted","user_code":"A","verification_uri":"http://x.example"}"#,
        #"{"device_code":"dc-planted","user_code":"A","verification_uri":"https://x.example/\r\nfake"}"#,
        #"{"device_code":"dc-planted","user_code":"A","verification_uri":"https://x.example/\u009b2J"}"#,
        #"{"device_code":"dc-planted","user_code":"A\u001b[2J","verification_uri":"https://x.example"}"#,
    ])
    func anUnusableAnswerIsRefused(_ codes: String) async {
        let (client, _) = client(codes: codes, [])
        let error = await #expect(throws: OAuthError.self) { try await client.deviceCode(scopes: []) }
        #expect(error?.code == .badAnswer)
        #expect(error.map { "\($0)".contains("planted") } == false)
    }

    @Test func anErrorRepeatsNoSecret() async throws {
        let (client, _) = LoginServer().client { _ in
            .status(401, body: #"{"error":"invalid_client","error_description":"hush-planted is wrong"}"#)
        }
        let error = await #expect(throws: OAuthError.self) { try await client.deviceCode(scopes: []) }
        #expect(error?.reason == .invalidClient && error.map { "\($0)".contains("planted") } == false)
    }

    @Test func cancellingEndsTheWaitAtOnce() async throws {
        let clock = VirtualClock()
        let (client, transport) = client(clock: clock, [])
        let device = try await client.deviceCode(scopes: [])
        let wait = Task { try await device.account() }
        try await clock.waitForSleepers(1)
        wait.cancel()
        await #expect(throws: CancellationError.self) { try await wait.value }
        #expect(transport.requests(.post, to: "/token").isEmpty)
    }

    @Test func cancellingEndsAQuestion() async throws {
        let (client, transport) = client([.stall])
        let device = try await client.deviceCode(scopes: [])
        let wait = Task { try await device.account() }
        try await transport.waitForRequests(2)
        wait.cancel()
        await #expect(throws: CancellationError.self) { try await wait.value }
    }

    @Test(arguments: [nil, "http://login.example/device", "device"])
    func aServerNeedsASafeEndpoint(_ url: String?) async {
        var server = LoginServer().server
        server.deviceAuthorizationEndpoint = url
        let client = LoginServer().client(server).client
        let error = await #expect(throws: OAuthError.self) { try await client.deviceCode(scopes: []) }
        #expect(error?.code == .invalidConfiguration)
    }
}
