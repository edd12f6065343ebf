import AsyncFetch
@testable import AsyncOAuth
import Foundation
import Testing

@Suite struct AuthorizationRequestTests {
    private let client = LoginServer().client().client
    private let redirect = "https://app.example/callback"

    @Test func thePageGetsAllThatProtectsTheLogin() async throws {
        let request = try await client.beginLogin(scopes: ["openid", "email"], redirectURL: redirect)
        #expect(request.url.hasPrefix("https://login.example/auth?"))
        #expect(
            try query(of: request.url) == [
                "response_type": "code", "client_id": "app", "redirect_uri": redirect, "scope": "openid email",
                "state": request.state, "nonce": #require(request.nonce),
                "code_challenge": request.proofKey.challenge, "code_challenge_method": "S256",
            ]
        )
        #expect(!request.url.contains(request.proofKey.verifier) && !request.url.contains("hush-planted"))
    }

    @Test func eachLoginHasSecretsOfItsOwn() async throws {
        var requests: [AuthorizationRequest] = []
        for _ in 0..<20 { requests.append(try await client.beginLogin(scopes: ["openid"], redirectURL: redirect)) }
        let secrets = requests.flatMap { [$0.state, $0.nonce ?? "", $0.proofKey.verifier] }
        #expect(Set(secrets).count == 60 && secrets.allSatisfy { $0.utf8.count == 43 })
    }

    @Test func aNonceIsForOpenIDOnly() async throws {
        let request = try await client.beginLogin(scopes: ["files"], redirectURL: redirect)
        #expect(request.nonce == nil)
        #expect(try query(of: request.url)["nonce"] == nil)
    }

    @Test func googleIsAskedForARefreshToken() async throws {
        var server = LoginServer().server
        server.issuer = "https://accounts.google.com"
        let client = LoginServer().client(server).client
        let first = try query(of: await client.beginLogin(scopes: ["openid"], redirectURL: redirect).url)
        #expect(first["access_type"] == "offline" && first["include_granted_scopes"] == "true")
        #expect(first["prompt"] == nil)
        let options = AuthorizationOptions.google(consent: true, domain: "example.com")
        let again = try query(
            of: await client.beginLogin(scopes: ["openid"], redirectURL: redirect, options: options).url
        )
        #expect(again["prompt"] == "consent" && again["hd"] == "example.com" && again["access_type"] == "offline")
    }

    @Test func ownCloudIsAskedForTheAccount() async throws {
        let request = try await client.beginLogin(scopes: [], redirectURL: redirect, options: .ownCloud)
        let parameters = try query(of: request.url)
        #expect(parameters["prompt"] == "select_account consent" && parameters["scope"] == nil)
    }

    @Test func optionsAddParametersWithAnyCharacters() async throws {
        let options = AuthorizationOptions {
            $0.loginHint = "a+b&c=d é@example.com"
            $0.parameters = [.init("ui_locales", "de fr#x")]
        }
        let request = try await client.beginLogin(scopes: ["a b"], redirectURL: redirect, options: options)
        let parameters = try query(of: request.url)
        #expect(parameters["login_hint"] == "a+b&c=d é@example.com" && parameters["ui_locales"] == "de fr#x")
        #expect(!"\(options)".contains("example.com") && !"\(options)".contains("fr#x"))
    }

    @Test(arguments: [
        "state", "nonce", "redirect_uri", "code_challenge", "code_challenge_method", "client_id", "scope",
    ])
    func optionsReplaceNothingOfTheProtocol(_ name: String) async {
        let options = AuthorizationOptions { $0.parameters = [.init(name, "x")] }
        let error = await #expect(throws: OAuthError.self) {
            try await client.beginLogin(scopes: [], redirectURL: redirect, options: options)
        }
        #expect(error?.code == .invalidConfiguration && error?.message.contains(name) == true)
    }

    @Test func theQueryOfThePageIsKept() async throws {
        var server = LoginServer().server
        server.authorizationEndpoint = "https://login.example/auth?tenant=7"
        let request = try await LoginServer().client(server).client.beginLogin(scopes: [], redirectURL: redirect)
        let parameters = try query(of: request.url)
        #expect(parameters["tenant"] == "7" && parameters["client_id"] == "app")
    }

    @Test(arguments: [
        nil, "", "login.example/auth", "http://login.example/auth", "https://login.example/#x", "file:///etc",
    ])
    func anUnusablePageIsRefused(_ page: String?) async {
        var server = LoginServer().server
        server.authorizationEndpoint = page
        let client = LoginServer().client(server).client
        let error = await #expect(throws: OAuthError.self) {
            try await client.beginLogin(scopes: [], redirectURL: redirect)
        }
        #expect(error?.code == .invalidConfiguration)
    }

    @Test(arguments: [
        "", "callback", "https://app.example/#here", "https://app.example/a b", "https://app.example/\r\nX: y",
    ])
    func anUnusableRedirectIsRefused(_ redirect: String) async {
        let error = await #expect(throws: OAuthError.self) {
            try await client.beginLogin(scopes: [], redirectURL: redirect)
        }
        #expect(error?.code == .invalidConfiguration)
    }

    @Test func aSessionKeepsTheRequest() async throws {
        let request = try await client.beginLogin(scopes: ["openid"], redirectURL: redirect)
        #expect(try JSONDecoder().decode(AuthorizationRequest.self, from: JSONEncoder().encode(request)) == request)
    }

    @Test func nothingShowsTheSecrets() async throws {
        let request = try await client.beginLogin(scopes: ["openid"], redirectURL: redirect)
        var dumped = ""
        dump(request, to: &dumped)
        let shown = "\(request) \(String(reflecting: request)) \(dumped)"
        for secret in [request.state, try #require(request.nonce), request.proofKey.verifier] {
            #expect(!shown.contains(secret))
        }
    }
}
