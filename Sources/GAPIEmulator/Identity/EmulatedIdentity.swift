import AsyncJSON

/// The accounts of an emulator with ``EmulatorConfiguration/identity``: their credentials files, and what happens to
/// their tokens.
///
/// ```swift
/// configuration.identity = IdentityConfiguration()
/// try await Emulator.run(configuration) { emulator in
///     let file = emulator.identity?.serviceAccountFile   // the text of a credentials file
///     emulator.identity?.endTokens()                     // each access token is refused from now on
/// }
/// ```
public struct EmulatedIdentity: Sendable {
    /// The e-mail address of the service account.
    public static let serviceAccount = "robot@demo.iam.gserviceaccount.com"
    /// The e-mail address of the user.
    public static let user = "mia@example.com"
    /// The id of the client.
    public static let clientID = "client.apps.example"
    /// The secret of the client.
    public static let clientSecret = "client-secret"

    let issuer: TokenIssuer
    let url: String

    /// The credentials file of the service account (`service_account`).
    public var serviceAccountFile: String { text(serviceAccountMembers) }

    var serviceAccountMembers: JSON.Value {
        [
            "type": "service_account", "project_id": "demo", "private_key_id": JSON.Value(issuer.accountKey.id),
            "private_key": JSON.Value(issuer.accountKey.pem), "client_email": JSON.Value(Self.serviceAccount),
            "client_id": "1", "token_uri": JSON.Value(url + "/token"), "universe_domain": "googleapis.com",
        ]
    }

    /// A credentials file of the user (`authorized_user`): each has a login of its own.
    public var authorizedUserFile: String { text(authorizedUserMembers) }

    var authorizedUserMembers: JSON.Value {
        let refreshToken = issuer.newLogin(of: Self.user, client: Self.clientID, scopes: [])
        return [
            "type": "authorized_user", "client_id": JSON.Value(Self.clientID),
            "client_secret": JSON.Value(Self.clientSecret), "refresh_token": JSON.Value(refreshToken),
            "token_uri": JSON.Value(url + "/token"),
        ]
    }

    /// A credentials file of an account elsewhere (`external_account`), whose token is in a file.
    ///
    /// With ``EmulatorConfiguration/credential``, the file has it as the secret of a client.
    ///
    /// - Parameters:
    ///   - subjectFile: The path of the file with the other provider's token; the emulator takes any token but
    ///     `expired`.
    ///   - impersonates: A Boolean value indicating whether the account stands for the service account.
    /// - Returns: The text of the file.
    public func externalAccountFile(subjectFile: String, impersonates: Bool = false) -> String {
        var file: JSON.Value = [
            "type": "external_account",
            "audience": "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/providers/p",
            "subject_token_type": "urn:ietf:params:oauth:token-type:jwt", "token_url": JSON.Value(url + "/v1/token"),
            "credential_source": ["file": JSON.Value(subjectFile)],
        ]
        if let credential = issuer.credential {
            file["client_id"] = "emulator"
            file["client_secret"] = JSON.Value(credential)
        }
        if impersonates {
            let account = "\(url)/v1/projects/-/serviceAccounts/\(Self.serviceAccount):generateAccessToken"
            file["service_account_impersonation_url"] = JSON.Value(account)
        }
        return text(file)
    }

    /// The file of the client, as Google's console offers it.
    var clientMembers: JSON.Value {
        [
            "installed": [
                "client_id": JSON.Value(Self.clientID), "client_secret": JSON.Value(Self.clientSecret),
                "auth_uri": JSON.Value(url + "/authorize"), "token_uri": JSON.Value(url + "/token"),
                "redirect_uris": ["http://localhost"],
            ]
        ]
    }

    /// Issues an access token, as a login would.
    public func accessToken() -> String {
        issuer.newAccessToken(of: Self.user, scopes: [], login: nil)
    }

    /// Ends all access tokens: services refuse them with 401.
    ///
    /// Refresh tokens stay valid.
    public func endTokens() { issuer.endAccessTokens() }

    /// Ends all logins: refresh tokens are refused with `invalid_grant`.
    public func endLogins() { issuer.endLogins() }

    /// Replaces the key that signs id tokens; the old one is no longer published.
    public func rotateKeys() throws { try issuer.rotateKeys() }

    /// Lets the user of a device answer (RFC 8628).
    ///
    /// - Parameters:
    ///   - userCode: The code that the device shows.
    ///   - isAllowed: The answer of the user.
    /// - Returns: `false` if there is no such code.
    @discardableResult
    public func answerDevice(_ userCode: String, isAllowed: Bool = true) -> Bool {
        issuer.answerDevice(userCode, isAllowed: isAllowed)
    }

    private func text(_ value: JSON.Value) -> String { String(decoding: value.encoded(), as: UTF8.self) }
}
