import AsyncFetchTesting
import AsyncGAPI
import AsyncOAuth
import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files, keys and networks that the tests of credentials use.
enum CredentialSuite {
    /// The wall clock of the tests: 2026-11-22 12:00 UTC.
    static let now: Int64 = 1_795_348_800

    /// A token endpoint that answers each request with another token.
    static func endpoint() -> ScriptedTransport {
        ScriptedTransport { request in
            let number = request.form["assertion"] == nil ? "user" : "robot"
            return .json(#"{"access_token": "token-of-\#(number)", "expires_in": 3599, "token_type": "Bearer"}"#)
        }
    }

    static func network(_ transport: ScriptedTransport) -> TokenEnvironment {
        let clock = VirtualClock(skippingUpTo: .seconds(20))
        return TokenEnvironment(
            .init {
                $0.clock = FetchClock(clock)
                $0.random = { 0.5 }
            },
            transport: transport,
            now: { Date(timeIntervalSince1970: Double(now)) }
        )
    }

    /// The text of a file with the key of a service account.
    static func serviceAccount(
        key: String = CredentialKeys.ec,
        _ change: (inout JSON.Value) -> Void = { _ in }
    ) -> String {
        var members: JSON.Value = [
            "type": "service_account", "project_id": "project", "private_key_id": "k1",
            "client_email": "robot@project.iam.gserviceaccount.com", "token_uri": "https://token.example.com/token",
        ]
        members["private_key"] = JSON.Value(key)
        change(&members)
        return members.description
    }

    /// The text of a file with the login of a user.
    static func user(_ change: (inout JSON.Value) -> Void = { _ in }) -> String {
        var members: JSON.Value = [
            "type": "authorized_user", "client_id": "id.apps.googleusercontent.com", "client_secret": "sec ret",
            "refresh_token": "1//r",
        ]
        change(&members)
        return members.description
    }

    static func robot(
        key: String = CredentialKeys.ec,
        _ change: (inout JSON.Value) -> Void = { _ in }
    ) throws -> GAPI.ServiceAccountKey {
        try GAPI.ServiceAccountKey(parsing: serviceAccount(key: key, change))
    }
}
