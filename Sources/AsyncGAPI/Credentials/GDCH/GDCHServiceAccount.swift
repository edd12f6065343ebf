import AsyncFetch
import AsyncJSON
public import AsyncOAuth
import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension GAPI {
    /// A service account of Google Distributed Cloud (GDCH), by a key in a file of the type `gdch_service_account`.
    public struct GDCHServiceAccount: TokenSource {
        /// The project of the account.
        public let project: String
        /// The name of the account.
        public let name: String
        /// The audience of the tokens: the URL of the service, which the caller must choose.
        public var audience: String?
        private let keyID: String
        private let key: SigningKey
        private let tokenURL: String
        private let certificates: String?

        /// Reads a file of the type `gdch_service_account`.
        ///
        /// - Parameters:
        ///   - members: The members of the file.
        ///   - audience: The audience of the tokens.
        /// - Throws: `OAuthError/Code/malformedFile`, `OAuthError/Code/badKey`.
        package init(_ members: CredentialsMembers, audience: String? = nil) throws(OAuthError) {
            guard try members.text("format_version") == "1" else {
                throw members.failure("format_version", "only version 1 is known")
            }
            project = try members.text("project")
            name = try members.text("name")
            keyID = try members.text("private_key_id")
            tokenURL = try members.url("token_uri")
            certificates = try members.optionalText("ca_cert_path")
            do {
                key = try SigningKey(pem: members.text("private_key"))
            } catch {
                guard error.code == .badKey else { throw error }
                throw OAuthError(
                    .badKey,
                    "\(members.file), member \(members.path(to: "private_key")): \(error.message)"
                )
            }
            guard key.algorithm != .rs256 else {
                throw OAuthError(
                    .badKey,
                    "\(members.file), member \(members.path(to: "private_key")): it is an RSA key, not an EC key"
                )
            }
            self.audience = audience
        }

        /// Returns the same account with tokens for an audience.
        public func with(audience: String) -> Self {
            var account = self
            account.audience = audience
            return account
        }

        /// The project, the name and the audience.
        public var identity: String? { "gdch \(subject) at \(tokenURL) for \(audience ?? "")" }

        /// Gets an access token for the audience.
        ///
        /// Failed requests are repeated. Cancelling the task ends them.
        ///
        /// - Throws: `OAuthError/Code/invalidConfiguration` if no audience was chosen; `OAuthError`;
        ///   `CancellationError`.
        public func token(
            for purpose: TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            guard let audience, !audience.isEmpty else {
                throw OAuthError(
                    .invalidConfiguration,
                    "credentials of Google Distributed Cloud need an audience, the URL of the service: use with(audience:)"
                )
            }
            let issued = Int64(environment.now().timeIntervalSince1970)
            let claims: JSON.Value = [
                "iss": JSON.Value(subject), "sub": JSON.Value(subject), "aud": JSON.Value(tokenURL),
                "iat": JSON.Value(issued), "exp": JSON.Value(issued + 3600),
            ]
            let assertion = try JSONWebToken.signed(claims, by: key, keyID: keyID)
            let body: JSON.Value = [
                "grant_type": "urn:ietf:params:oauth:token-type:token-exchange",  // the server's, not RFC 8693's
                "audience": JSON.Value(audience),
                "requested_token_type": "urn:ietf:params:oauth:token-type:access_token",
                "subject_token": JSON.Value(assertion),
                "subject_token_type": "urn:k8s:params:oauth:token-type:serviceaccount",
            ]
            var request = try HTTPRequest(.post, url: tokenURL)
            request.headerFields[.contentType] = "application/json"
            let server = "the token endpoint of \(request.authority ?? "")"
            var call = TokenCall(request, body: .bytes(body.encoded()), server: server)
            call.isDated = true
            call.secrets = [assertion]
            call.now = environment.now
            var token = try await TokenResponse(call.members(by: fetcher(in: environment)), from: server)
                .requireAccessToken()
            token.setQuotaProject(purpose.quotaProject)
            return token
        }

        /// Returns the project of the account.
        public func projectID(in environment: TokenEnvironment) async throws -> String? { project }

        private var subject: String { "system:serviceaccount:\(project):\(name)" }

        /// Returns a fetcher that trusts the authority of the file, and no other in that case.
        private func fetcher(in environment: TokenEnvironment) -> Fetcher {
            guard let certificates else { return environment.fetcher }
            return environment.fetcher { configuration in
                configuration.tls.trustedCertificates = [certificates]
                configuration.tls.trustsSystem = false
            }
        }
    }
}
