import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Scripted servers with a clock that skips the waits of retries, and a wall clock that stands still.
struct ScriptedPlatform {
    /// The time of the wall clock: 2026-11-22T19:00:00Z.
    static let now = Date(timeIntervalSince1970: 1_795_374_000)
    static let flavor: HTTPFields = HTTPField.Name("Metadata-Flavor").map { [$0: "Google"] } ?? [:]
    /// The variables of a metadata server with patience: the clock skips waits, but not its time limits.
    static let patient = GAPI.CredentialEnvironment(variables: ["GCE_METADATA_TIMEOUT": "20"])
    /// An id token that expires at 1900000000, with a signature that nobody checks.
    static let idToken = "e30.eyJleHAiOjE5MDAwMDAwMDB9.c2lnbmVk"

    /// Returns a token with these claims, and with a signature that nobody checks.
    static func token(claiming claims: String) -> String {
        "e30.\(JSON.Bytes(urlSafe: claims.utf8)).c2lnbmVk"
    }

    let transport: ScriptedTransport
    let clock: VirtualClock
    let environment: TokenEnvironment

    init(
        _ script: [ScriptedTransport.Answer],
        skippingUpTo skipped: Duration = .seconds(5),
        random: @escaping @Sendable () -> Double = { 0 }
    ) {
        self.init(ScriptedTransport(script), skippingUpTo: skipped, random: random)
    }

    init(
        _ transport: ScriptedTransport,
        skippingUpTo skipped: Duration = .seconds(5),
        random: @escaping @Sendable () -> Double = { 0 }
    ) {
        let clock = VirtualClock(skippingUpTo: skipped)
        self.transport = transport
        self.clock = clock
        environment = TokenEnvironment(
            .init {
                $0.clock = FetchClock(clock)
                $0.random = random
            },
            transport: transport,
            now: { Self.now }
        )
    }
}

extension ScriptedTransport.Answer {
    /// The answer of a metadata server.
    static func metadata(_ body: String, status: Int = 200) -> Self {
        .status(status, headers: ScriptedPlatform.flavor, body: body)
    }

    static let metadataToken = metadata(#"{"access_token":"planted-token","expires_in":3599,"token_type":"Bearer"}"#)
}

/// A source with a fixed token, which records nothing and sends nothing.
struct FixedSource: GAPI.TokenSource {
    var value = "planted-source-token"
    var expiry: AccessToken.Expiry?
    var headerFields: HTTPFields = [:]

    var identity: String? { "fixed" }

    func token(
        for purpose: GAPI.TokenPurpose,
        replacing previous: AccessToken?,
        in environment: TokenEnvironment
    ) async throws -> AccessToken {
        AccessToken(value, expiry: expiry, headerFields: headerFields)
    }
}

/// Returns the error that a call throws as the error of tokens; `nil` if there is none or another.
func oauthError(_ body: () async throws -> Void) async -> OAuthError? {
    do {
        try await body()
        return nil
    } catch {
        return error as? OAuthError
    }
}
