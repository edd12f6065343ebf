import AsyncFetchTesting
import AsyncGAPI
import AsyncOAuth
import GAPIStorage
import HTTPTypes
import Testing

@Suite("Errors of credentials", .timeLimit(.minutes(5)))
struct CredentialsErrorTests {
    private func error(for failure: OAuthError) async throws -> GAPI.Error {
        let environment = TokenEnvironment(transport: ScriptedTransport([]))
        let credentials = TokenCredentials(environment: environment) { throw failure }
        let scripted = ScriptedStorage([.json("{}")], credentials: credentials)
        let error = await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(catQuery) }
        #expect(scripted.transport.requests.isEmpty)
        return try #require(error)
    }

    @Test func aCallWithoutATokenIsNotSentAndSaysWhy() async throws {
        let error = try await error(for: OAuthError(.refused, "log in again", reason: .revoked, status: 400))
        #expect(error.code == .credentials)
        #expect(error.message == "log in again")
        #expect(error.reason == "revoked")
        #expect(error.status == nil)
        #expect(error.method == "storage.objects.get")
        #expect((error.cause as? OAuthError)?.code == .refused)
        #expect(error.needsLogin)
        #expect(!error.isRetryable)
        #expect("\(error)".hasSuffix("credentials failed revoked: log in again"))
    }

    @Test(arguments: [
        (OAuthError(.unavailable, "away"), true, false), (OAuthError(.refused, "slower", reason: .rate), true, false),
        (OAuthError(.notFound, "no file"), false, true), (OAuthError(.badKey, "a public key"), false, false),
    ])
    func thePredicatesAreThoseOfTheCause(failure: OAuthError, isRetryable: Bool, needsLogin: Bool) async throws {
        let error = try await error(for: failure)
        #expect(error.isRetryable == isRetryable)
        #expect(error.needsLogin == needsLogin)
    }

    @Test func anErrorOfAServiceNeedsNoLogin() {
        #expect(!GAPI.Error(.server, "refused", status: 403).needsLogin)
    }

    @Test func noDescriptionShowsASecretOfTheCause() async throws {
        struct Leak: Error { let token = "access_token=s3cr3t" }
        let error = try await error(for: OAuthError(.subjectToken, "no subject token", cause: Leak()))
        #expect(!"\(error)".contains("s3cr3t"))
    }
}
