import AsyncFetch
import AsyncOAuth
import Foundation
import HTTPTypes
import Testing

/// oidc-provider-mock, one for all tests of a suite: an OpenID provider that lets everybody in who names a user.
struct OpenIDProvider: SuiteTrait, TestScoping {
    static let isInstalled = Program.areInstalled("oidc-provider-mock")
    @TaskLocal static var issuer = "http://127.0.0.1:0"

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await LocalServer.withFolder("openid") { folder in
            let port = LocalServer.freePort()
            let arguments = ["--host", "127.0.0.1", "--port", "\(port)"]
            try await LocalServer.run("oidc-provider-mock", arguments, in: folder, port: port) { _ in
                // Its issuer is whatever `Host` says, so it is that of the proxy.
                try await LocalServer.withProxy(to: port) { port in
                    try await Self.$issuer.withValue("http://127.0.0.1:\(port)") { try await function() }
                }
            }
        }
    }

    /// Posts the form of the authorization page in place of a browser; returns the redirect.
    static func answer(_ page: String, _ form: KeyValuePairs<String, String>) async throws -> String {
        try await withFetcher({ $0.willRedirect = { _ in nil } }) { fetcher in
            let fields: HTTPFields = [.contentType: FormBody.contentType]
            let request = try HTTPRequest(.post, url: page, headerFields: fields)
            let response = try await fetcher.fetch(request, body: .form(FormBody(form)), options: .once)
            #expect(response.status == 302)
            return try #require(response.head.headerFields[.location])
        }
    }

    /// Logs a user in at the authorization page, and follows the redirect to the program that waits for it.
    static func login(_ user: String, _ page: String) async throws {
        let redirect = try await answer(page, ["sub": user])
        try await withFetcher { fetcher in
            let response = try await fetcher.fetch(redirect, options: .once)
            #expect(response.status == 200)
        }
    }
}

extension Trait where Self == OpenIDProvider {
    static var openIDProvider: Self { OpenIDProvider() }
}
