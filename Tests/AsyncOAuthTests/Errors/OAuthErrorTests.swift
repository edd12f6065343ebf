import AsyncFetch
import AsyncOAuth
import Testing

@Suite struct OAuthErrorTests {
    @Test(arguments: [
        OAuthError.Code.notFound, .malformedFile, .unsupportedType, .unexpectedType, .badKey, .executableNotAllowed,
        .subjectToken, .refused, .badAnswer, .unavailable, .stateMismatch, .idToken, .store, .storeLocked,
        .universeMismatch, .timeout, .invalidConfiguration,
    ])
    func theMessageStandsBehindTheKind(code: OAuthError.Code) {
        #expect("\(OAuthError(code, "what to do"))" == "\(code): what to do")
    }

    @Test(arguments: [
        (OAuthError(.unavailable, ""), true), (OAuthError(.storeLocked, ""), true),
        (OAuthError(.refused, "", reason: .rate), true), (OAuthError(.refused, "", reason: .slowDown), true),
        (OAuthError(.subjectToken, "", cause: FetchError(.connectionLost, "")), true),
        (OAuthError(.refused, "", reason: .invalidGrant), false), (OAuthError(.badAnswer, ""), false),
        (OAuthError(.notFound, ""), false), (OAuthError(.badKey, ""), false),
    ])
    func onlyWhatMayPassIsRetryable(error: OAuthError, isRetryable: Bool) {
        #expect(error.isRetryable == isRetryable)
    }

    @Test(arguments: [
        (OAuthError.Reason.revoked, true), (.invalidGrant, true), (.sessionLength, true), (.expiredToken, true),
        (.clock, false), (.keyDeleted, false), (.invalidClient, false), (.rate, false),
    ])
    func aPersonCanMendOnlySomeRefusals(reason: OAuthError.Reason, needsLogin: Bool) {
        #expect(OAuthError(.refused, "", reason: reason).needsLogin == needsLogin)
    }

    @Test func nothingShowsTheSecretsOfACause() {
        struct Leak: Error { let text = "refresh_token=s3cr3t" }
        let error = OAuthError(.store, "access_token=s3cr3t", cause: Leak())
        var dumped = ""
        dump(error, to: &dumped)
        for text in ["\(error)", String(reflecting: error), dumped] { #expect(!text.contains("s3cr3t")) }
    }
}
