import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
@testable import AsyncOAuth
import HTTPTypes
import Testing

@Suite(.timeLimit(.minutes(5))) struct UserTests {
    private let other = LoginServer()

    /// Logs in a user of the id token `alice`, and returns the account.
    private func withAccount(
        openID: Bool = true,
        _ answer: @escaping @Sendable (SentRequest) throws -> ScriptedTransport.Answer,
        _ body: (OAuthClient, StoredAccount, ScriptedTransport) async throws -> Void
    ) async throws {
        let nonce = Promise<String>()
        let (client, transport) = other.client { request in
            guard request.path == "/token" else { return try answer(request) }
            if request.form["grant_type"] == "refresh_token" { return .status(200, body: Self.newToken) }
            return openID ? try other.tokens(["nonce": JSON.Value(try await nonce.value)]) : LoginServer.plainTokens
        }
        let scopes = openID ? ["openid"] : []
        let request = try await client.beginLogin(scopes: scopes, redirectURL: "https://app.example/")
        nonce.fulfill(.success(request.nonce ?? ""))
        let account = try await client.finishLogin(request, redirect: "?code=c&state=\(request.state)")
        try await body(client, account, transport)
    }

    private static let newToken = #"{"access_token":"at-new","token_type":"Bearer","expires_in":3600}"#

    private static func claims(_ json: String) -> ScriptedTransport.Answer {
        .status(200, headers: [.contentType: "application/json"], body: json)
    }

    @Test func theServerTellsAboutTheUser() async throws {
        let json =
            #"{"sub":"alice","email":"a@example.com","email_verified":true,"name":"Alice","hd":"example.com","x":[1]}"#
        try await withAccount { _ in
            Self.claims(json)
        } _: { client, account, transport in
            let user = try await client.userInfo(for: account.id)
            #expect(user.subject == "alice" && user.email == "a@example.com" && user.isEmailVerified == true)
            #expect(user.name == "Alice" && user.domain == "example.com" && user.picture == nil)
            #expect(user.claims["x"] == [1])
            #expect(!"\(user)".contains("Alice") && "\(user)".contains("email"))
            let sent = try transport.requests(.get, to: "/userinfo").only
            #expect(sent.header("Authorization") == "Bearer at-planted")
        }
    }

    @Test(arguments: [#"{"sub":"mallory"}"#, "{}", #"{"sub":7}"#])
    func anotherUserIsRefused(_ json: String) async throws {
        try await withAccount { _ in
            Self.claims(json)
        } _: { client, account, _ in
            let error = await #expect(throws: OAuthError.self) { try await client.userInfo(for: account.id) }
            #expect(error?.code == .badAnswer)
        }
    }

    @Test func aRefusedTokenIsReplacedOnce() async throws {
        try await withAccount { request in
            request.header("Authorization") == "Bearer at-new" ? Self.claims(#"{"sub":"alice"}"#) : .status(401)
        } _: { client, account, transport in
            let user = try await client.userInfo(for: account.id)
            #expect(user.subject == "alice")
            #expect(transport.requests(.get, to: "/userinfo").count == 2)
        }
        try await withAccount { _ in
            .status(401)
        } _: { client, account, transport in
            let error = await #expect(throws: OAuthError.self) { try await client.userInfo(for: account.id) }
            #expect(error?.status == 401 && transport.requests(.get, to: "/userinfo").count == 2)
            #expect(error.map { "\($0)".contains("at-") } == false)
        }
    }

    @Test func anErrorRepeatsNoToken() async throws {
        try await withAccount { _ in
            .status(403, body: #"{"error":"forbidden","error_description":"I do not like at-planted at all"}"#)
        } _: { client, account, _ in
            let error = await #expect(throws: OAuthError.self) { try await client.userInfo(for: account.id) }
            #expect(error?.code == .refused && error.map { "\($0)".contains("planted") } == false)
        }
    }

    @Test func cancellingEndsTheQuestion() async throws {
        try await withAccount { _ in
            .stall
        } _: { client, account, transport in
            let question = Task { try await client.userInfo(for: account.id) }
            // After the request for tokens, and that for the keys.
            try await transport.waitForRequests(3)
            question.cancel()
            await #expect(throws: CancellationError.self) { try await question.value }
        }
    }

    @Test func anUnknownAccountIsSaid() async throws {
        let client = other.client().client
        let id = client.accountID(subject: "nobody")
        let error = await #expect(throws: OAuthError.self) { try await client.userInfo(for: id) }
        #expect(error?.code == .notFound)
        await #expect(throws: OAuthError.self) { try await client.endSessionURL(for: id) }
    }

    @Test func logoutHasAPage() async throws {
        try await withAccount { _ in
            .status(404)
        } _: { client, account, _ in
            let redirect = "https://app.example/bye?a=b"
            let url = try await client.endSessionURL(for: account.id, postLogoutRedirect: redirect, state: "s")
            let page = try #require(url)
            #expect(page.hasPrefix("https://login.example/logout?"))
            #expect(
                try query(of: page) == [
                    "id_token_hint": #require(account.idToken), "post_logout_redirect_uri": redirect, "state": "s",
                ]
            )
        }
    }

    @Test func logoutWithoutAnIDTokenNamesTheClient() async throws {
        try await withAccount(openID: false) { _ in
            .status(404)
        } _: { client, account, _ in
            let page = try #require(try await client.endSessionURL(for: account.id))
            #expect(try query(of: page) == ["client_id": "app"])
        }
    }

    @Test func aServerWithoutAPageHasNone() async throws {
        var server = other.server
        server.endSessionEndpoint = nil
        server.userInfoEndpoint = nil
        let client = other.client(server).client
        let id = client.accountID(subject: "alice")
        #expect(try await client.endSessionURL(for: id) == nil)
        let error = await #expect(throws: OAuthError.self) { try await client.userInfo(for: id) }
        #expect(error?.code == .invalidConfiguration)
    }
}
