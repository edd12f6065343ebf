import AsyncFetch
import AsyncJSON
@testable import AsyncOAuth
import Testing

@Suite struct AuthorizationRedirectTests {
    private let redirect = "http://127.0.0.1:8765/callback"

    private func request(namesIssuer: Bool = false) async throws -> AuthorizationRequest {
        var server = LoginServer().server
        if namesIssuer { server.metadata = ["authorization_response_iss_parameter_supported": true] }
        return try await LoginServer().client(server).client.beginLogin(scopes: ["openid"], redirectURL: redirect)
    }

    @Test func aPersonMayPasteTheAddress() async throws {
        let request = try await request()
        let query = "?code=a%2Fb+c&state=\(request.state)&iss=https%3A%2F%2Flogin.example&scope=x"
        for text in [
            redirect + query, "  \(redirect)\(query)\r\n", "\"\(redirect)\(query)\"", "<\(redirect)\(query)>",
            redirect + query + "#", redirect + query + "#_=_", "/callback" + query, query,
        ] {
            #expect(try request.code(fromRedirect: text) == "a/b c")
        }
    }

    @Test func aBrowserMayWriteTheMissingPath() async throws {
        let client = LoginServer().client(LoginServer().server).client
        let request = try await client.beginLogin(scopes: ["openid"], redirectURL: "http://localhost:1")
        for page in ["http://localhost:1", "http://localhost:1/"] {
            #expect(try request.code(fromRedirect: "\(page)?code=abc&state=\(request.state)") == "abc")
        }
        #expect(throws: OAuthError.self) {
            try request.code(fromRedirect: "http://localhost:1/other?code=abc&state=\(request.state)")
        }
    }

    @Test(arguments: [
        "", "code-planted", "https://elsewhere.example/callback?code=code-planted&state=STATE", "\"\"", "?",
        "http://127.0.0.1:8765/other?code=code-planted&state=STATE", "?code=%ZZ&state=STATE", "?code=%FF&state=STATE",
        "?state=STATE", "?code=&state=STATE", "?code=code-planted&code=b&state=STATE", "?error=&state=STATE",
        "?code=a&iss=https%3A%2F%2Flogin.example&iss=x&state=STATE", "?error=%3Cscript%3E&state=STATE",
        "#code=code-planted&state=STATE", "?error=%E8&state=STATE", "?code=a&iss=%E8&state=STATE", "?code=a&state=%E8",
    ])
    func whatIsNoRedirectIsRefused(_ text: String) async throws {
        let request = try await request()
        let error = #expect(throws: OAuthError.self) {
            try request.code(fromRedirect: text.replacing("STATE", with: request.state))
        }
        // A bare question mark is a redirect without a state.
        #expect(error?.code == (text == "?" ? .stateMismatch : .badAnswer))
        #expect(error.map { "\($0)".contains("planted") || "\($0)".contains(request.state) } == false)
    }

    @Test(arguments: [
        "?code=c", "?code=c&state=", "?code=c&state=x", "?code=c&state=STATE&state=STATE", "?code=c&state=STATEx",
        "?error=access_denied", "?code=c&State=STATE", "?code=c&state=STATE&iss=https%3A%2F%2Fother.example",
        "?code=c&state=STATE&iss=", "?code=c&state=STATE&iss=https%3A%2F%2Flogin.example%2F",
    ])
    func theRedirectOfAnotherLoginIsRefused(_ text: String) async throws {
        let request = try await request()
        let error = #expect(throws: OAuthError.self) {
            try request.code(fromRedirect: text.replacing("STATE", with: request.state))
        }
        #expect(error?.code == .stateMismatch)
    }

    /// RFC 9207 §2.4.
    @Test func aServerThatNamesItselfMustDoSo() async throws {
        let request = try await request(namesIssuer: true)
        let error = #expect(throws: OAuthError.self) {
            try request.code(fromRedirect: "?code=c&state=\(request.state)")
        }
        #expect(error?.code == .stateMismatch)
        let iss = "&iss=https%3A%2F%2Flogin.example"
        #expect(try request.code(fromRedirect: "?code=c&state=\(request.state)\(iss)") == "c")
    }

    /// Servers and proxies add what is not UTF-8, or not encoded.
    @Test(arguments: ["note=100%", "note=Acc%E8s", "%E8=x", "%=x", "%ZZ", "error_description=%F"])
    func aParameterThatCannotBeReadIsNoHindrance(_ field: String) async throws {
        let request = try await request()
        for query in ["\(field)&code=c&state=\(request.state)", "code=c&state=\(request.state)&\(field)"] {
            #expect(try request.code(fromRedirect: "?\(query)") == "c")
        }
    }

    @Test func anExplanationThatCannotBeReadIsEmpty() async throws {
        let request = try await request()
        let text = "?error=invalid_scope&error_description=Acc%E8s&state=\(request.state)"
        let error = #expect(throws: OAuthError.self) { try request.code(fromRedirect: text) }
        #expect(error?.code == .refused && error?.reason == .invalidScope)
        #expect(error?.message == "the server refused the login")
    }

    @Test(arguments: [
        "access_denied", "invalid_scope", "server_error", "temporarily_unavailable", "interaction_required",
    ])
    func aRefusalHasItsReason(_ name: String) async throws {
        let request = try await request()
        let text = "?error=\(name)&error_description=Not+today%0d%0a%1b&state=\(request.state)"
        let error = #expect(throws: OAuthError.self) { try request.code(fromRedirect: text) }
        #expect(error?.code == .refused && error?.reason == OAuthError.Reason(rawValue: name))
        #expect(error?.message.utf8.allSatisfy { $0 >= 0x20 } == true)
        #expect(error?.isRetryable == ["server_error", "temporarily_unavailable"].contains(name))
    }
}
