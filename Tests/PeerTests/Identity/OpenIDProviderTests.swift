import AsyncFetch
import AsyncJSON
import AsyncOAuth
import Foundation
import HTTPTypes
import Testing

/// Against oidc-provider-mock, which nobody here wrote; skipped where it is not installed (`Scripts/bootstrap
/// --peers`).
///
/// It checks neither the verifier of a code nor the secret of a client that has not registered. Its id tokens have no
/// `kid`, its refresh tokens do not rotate, and it has no revocation endpoint.
@Suite(
    "oidc-provider-mock",
    .enabled(if: OpenIDProvider.isInstalled, "oidc-provider-mock is not among the peers"),
    .openIDProvider,
    .timeLimit(.minutes(5))
)
struct OpenIDProviderTests {
    private static let scopes = ["openid", "email", "profile"]

    private func client() async throws -> OAuthClient {
        OAuthClient(try await OAuthServer.discover(OpenIDProvider.issuer), id: "app", secret: "any secret")
    }

    @Test func itIsDiscovered() async throws {
        let issuer = OpenIDProvider.issuer
        let server = try await OAuthServer.discover(issuer)
        #expect(server.issuer == issuer && server.tokenEndpoint == issuer + "/oauth2/token")
        #expect(server.authorizationEndpoint == issuer + "/oauth2/authorize" && server.keysURL == issuer + "/jwks")
        #expect(server.userInfoEndpoint == issuer + "/userinfo")
        #expect(server.registrationEndpoint == issuer + "/oauth2/clients")
        #expect(server.endSessionEndpoint == issuer + "/oauth2/end_session")
        #expect(server.revocationEndpoint == nil && server.deviceAuthorizationEndpoint == nil)
    }

    @Test func aUserLogsInAndHasTokens() async throws {
        let client = try await client()
        let account = try await client.authorize(scopes: Self.scopes) { try await OpenIDProvider.login("alice", $0) }
        #expect(account.id.subject == "alice" && account.id.issuer == OpenIDProvider.issuer)
        #expect(account.name == "alice" && account.idToken != nil)
        #expect(account.accessToken?.scopes == Self.scopes)

        let user = try await client.userInfo(for: account.id)
        #expect(user.subject == "alice" && user.email == "alice")

        let credentials = client.credentials(for: account.id)
        let first = try await credentials.token()
        #expect(first.value == account.accessToken?.value)
        await credentials.invalidate()
        let second = try await credentials.token()
        #expect(second.value != first.value && second.value.count > 20)
        #expect(try await client.userInfo(for: account.id).subject == "alice")
    }

    @Test func aClientRegistersItself() async throws {
        // It knows exactly the redirect that was registered, port included.
        let port = LocalServer.freePort()
        let metadata = ClientMetadata("Peer test") { $0.redirectURLs = ["http://127.0.0.1:\(port)/callback"] }
        let server = try await OAuthServer.discover(OpenIDProvider.issuer)
        let client = OAuthClient(server, registering: metadata)
        let options = AuthorizationOptions { $0.loopback = LoopbackRedirect(port: port, path: "/callback") }
        let account = try await client.authorize(scopes: Self.scopes, options: options) { page in
            try await OpenIDProvider.login("bob", page)
        }
        #expect(account.id.subject == "bob" && account.id.clientID == "Peer test")
        let credentials = client.credentials(for: account.id)
        let first = try await credentials.token()
        await credentials.invalidate()
        #expect(try await credentials.token().value != first.value)
    }

    @Test func aCodeIsUsedOnce() async throws {
        let client = try await client()
        let request = try await client.beginLogin(scopes: Self.scopes, redirectURL: "https://app.example/callback")
        let redirect = try await OpenIDProvider.answer(request.url, ["sub": "carol"])
        #expect(try await client.finishLogin(request, redirect: redirect).id.subject == "carol")
        let error = await #expect(throws: OAuthError.self) {
            try await client.finishLogin(request, redirect: redirect)
        }
        #expect(error?.code == .refused && error?.reason == .invalidGrant)
    }

    @Test func theNonceIsThatOfTheLogin() async throws {
        let client = try await client()
        let request = try await client.beginLogin(scopes: Self.scopes, redirectURL: "https://app.example/callback")
        let redirect = try await OpenIDProvider.answer(request.url, ["sub": "carol"])
        var json = try JSON.Value(parsing: JSONEncoder().encode(request))
        json["nonce"] = "that of another login"
        let changed = try JSON.Decoder().decode(AuthorizationRequest.self, from: JSON.Encoder().encode(json))
        let error = await #expect(throws: OAuthError.self) {
            try await client.finishLogin(changed, redirect: redirect)
        }
        #expect(error?.code == .idToken && error?.message.contains("nonce") == true)
    }

    /// Its refusal lacks the state, which RFC 6749 §4.1.2.1 demands: anybody could have made it.
    @Test func aRefusalWithoutStateIsNotBelieved() async throws {
        let client = try await client()
        let request = try await client.beginLogin(scopes: Self.scopes, redirectURL: "https://app.example/callback")
        let redirect = try await OpenIDProvider.answer(request.url, ["action": "deny"])
        #expect(redirect.contains("error=access_denied") && !redirect.contains("state="))
        let error = await #expect(throws: OAuthError.self) {
            try await client.finishLogin(request, redirect: redirect)
        }
        #expect(error?.code == .stateMismatch)
    }

    @Test func revokedTokensNeedALogin() async throws {
        let client = try await client()
        let account = try await client.authorize(scopes: Self.scopes) { try await OpenIDProvider.login("dave", $0) }
        let credentials = client.credentials(for: account.id)
        _ = try await credentials.token()
        try await withFetcher { fetcher in
            let request = try HTTPRequest(.post, url: OpenIDProvider.issuer + "/users/dave/revoke-tokens")
            #expect(try await fetcher.fetch(request, options: .once).status == 204)
        }
        // It says 400 where RFC 6750 §3.1 wants 401, so nothing is refreshed.
        let refused = await #expect(throws: OAuthError.self) { try await client.userInfo(for: account.id) }
        #expect(refused?.status == 400 && refused?.reason == .accessDenied)
        await credentials.invalidate()
        let error = await #expect(throws: OAuthError.self) { try await credentials.token() }
        #expect(error?.needsLogin == true)
        #expect(try await client.store.accounts().first?.needsLogin == true)
        // Without an endpoint, the server ends nothing; the account goes all the same.
        #expect(try await client.logout(account.id) == false)
        #expect(try await client.accounts().isEmpty)
    }

    @Test func logoutHasAPage() async throws {
        let client = try await client()
        let account = try await client.authorize(scopes: Self.scopes) { try await OpenIDProvider.login("erin", $0) }
        let url = try await client.endSessionURL(for: account.id, postLogoutRedirect: "https://app.example/bye")
        let page = try #require(url)
        try await withFetcher { fetcher in
            let response = try await fetcher.fetch(page, options: .once)
            #expect(response.status == 200 && response.text.contains("https://app.example/bye"))
        }
    }
}
