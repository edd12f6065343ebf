import AsyncFetch
import AsyncJSON
public import AsyncOAuth

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension GAPI {
    /// A service account whose tokens other credentials may get (impersonation), without a key.
    ///
    /// ```swift
    /// let robot = try GAPI.ImpersonatedAccount("robot@project.iam.gserviceaccount.com", from: GAPI.MetadataServer())
    /// let drive = DriveService(credentials: GAPI.Credentials(robot))
    /// ```
    ///
    /// The identity of the source needs the role "Service Account Token Creator" on the account, or on the first of the
    /// delegates, which needs it on the next.
    public struct ImpersonatedAccount: TokenSource {
        /// The most accounts that impersonate one another.
        public static let maximumDepth = 5

        /// The lifetime of the tokens.
        public let lifetime: Duration
        /// The user in whose name the account acts (domain-wide delegation); `nil` for the account itself.
        public var subject: String?
        /// The project for quota; `nil` for that of the account.
        public var quotaProject: String?
        /// The universe of the account.
        public let universeDomain: String
        /// The scopes of the tokens where the caller chose none; empty for those of the service.
        let scopes: [String]
        let account: IAMAccount
        let source: any TokenSource

        /// Creates a source.
        ///
        /// - Parameters:
        ///   - email: The e-mail address of the service account.
        ///   - source: The credentials of the caller.
        ///   - delegates: The e-mail addresses of the accounts between the caller and the account, in order.
        ///   - lifetime: The lifetime of the tokens, 1 s to 12 h; more than 1 h needs a policy of the organization.
        ///   - subject: The user in whose name the account acts; `nil` for the account itself.
        ///   - quotaProject: The project for quota.
        ///   - universeDomain: The universe of the account.
        /// - Throws: `OAuthError/Code/invalidConfiguration` for text that is no e-mail address, another lifetime, or
        ///   more than five accounts that impersonate one another.
        public init(
            _ email: String,
            from source: some TokenSource,
            delegates: [String] = [],
            lifetime: Duration = .seconds(3600),
            subject: String? = nil,
            quotaProject: String? = nil,
            universeDomain: String = "googleapis.com"
        ) throws(OAuthError) {
            try self.init(
                IAMAccount(email: email, delegates: delegates, universeDomain: universeDomain),
                from: source,
                lifetime: lifetime,
                universeDomain: universeDomain
            )
            self.subject = subject
            self.quotaProject = quotaProject
        }

        init(
            _ account: IAMAccount,
            from source: any TokenSource,
            lifetime: Duration = .seconds(3600),
            scopes: [String] = [],
            universeDomain: String
        ) throws(OAuthError) {
            guard .seconds(1)...Duration.seconds(43_200) ~= lifetime else {
                throw OAuthError(.invalidConfiguration, "the lifetime of impersonated tokens is 1 s to 43200 s (12 h)")
            }
            self.account = account
            self.source = source
            self.lifetime = lifetime
            self.scopes = scopes
            self.universeDomain = universeDomain
            guard depth <= Self.maximumDepth else {
                throw OAuthError(
                    .invalidConfiguration,
                    "more than \(Self.maximumDepth) accounts impersonate one another; use delegates"
                )
            }
        }

        /// The e-mail address of the service account.
        public var email: String { account.email }

        /// The account, and the user if there is one.
        public var identity: String? {
            "impersonated \(account.url) \(subject ?? "") \(quotaProject ?? "") \(scopes.joined(separator: " "))"
        }

        /// `true`: an administrator can allow it (domain-wide delegation).
        public var canActForUsers: Bool { true }

        /// Returns the same account that acts in the name of a user (domain-wide delegation).
        ///
        /// The account signs with `signJwt`, so it needs no key.
        public func with(subject: String?) -> Self {
            var account = self
            account.subject = subject
            return account
        }

        /// Gets an access token of the account.
        ///
        /// It needs a token of the source first. Failed requests are repeated. Cancelling the task ends them.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func token(
            for purpose: TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            try purpose.requireUniverse(universeDomain)
            let scopes = self.scopes.isEmpty || purpose.hasChosenScopes ? purpose.scopes : self.scopes
            guard !scopes.isEmpty else {
                throw OAuthError(.invalidConfiguration, "tokens of \(email) need a scope; choose one")
            }
            var token =
                if let subject = purpose.subject ?? subject {
                    try await delegatedToken(of: subject, scopes: scopes, in: environment)
                } else {
                    try await ownToken(scopes: scopes, in: environment)
                }
            token.setQuotaProject(purpose.quotaProject ?? quotaProject)
            return token
        }

        /// Gets an id token of the account, with its e-mail address.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func idToken(audience: String, in environment: TokenEnvironment) async throws -> AccessToken {
            let answer = try await account.call(
                "generateIdToken",
                ["audience": JSON.Value(audience), "includeEmail": true],
                with: sourceToken(in: environment),
                in: environment
            )
            let server = account.server("generateIdToken")
            guard let token = answer["token"]?.string else {
                throw OAuthError(.badAnswer, "\(server) gave no token")
            }
            return try ReceivedToken.idToken(token, from: server)
        }

        /// Returns a signer that uses the IAM service.
        public func signer(in environment: TokenEnvironment) async throws -> any Signer {
            IAMSigner(account, source: source, universeDomain: universeDomain, environment: environment)
        }

        /// Returns the project of the source.
        public func projectID(in environment: TokenEnvironment) async throws -> String? {
            try await source.projectID(in: environment)
        }

        /// The number of accounts that impersonate one another, this one included.
        var depth: Int { 1 + ((source as? Self)?.depth ?? 0) }

        func sourceToken(in environment: TokenEnvironment) async throws -> AccessToken {
            try await source.token(for: .impersonation(in: universeDomain), replacing: nil, in: environment)
        }

        private func ownToken(scopes: [String], in environment: TokenEnvironment) async throws -> AccessToken {
            let answer = try await account.call(
                "generateAccessToken",
                [
                    "scope": JSON.Value(scopes.map { JSON.Value($0) }),
                    "lifetime": JSON.Value("\(lifetime.components.seconds)s"),
                ],
                with: sourceToken(in: environment),
                in: environment
            )
            let server = account.server("generateAccessToken")
            guard let value = answer["accessToken"]?.string, ReceivedToken.isOneWord(value) else {
                throw OAuthError(.badAnswer, "\(server) gave no usable accessToken")
            }
            guard let text = answer["expireTime"]?.string, let expiry = try? JSON.Timestamp(parsing: text) else {
                throw OAuthError(.badAnswer, "\(server) gave no expireTime of the form 2030-01-02T03:04:05Z")
            }
            return AccessToken(value, expiry: .at(expiry.date), scopes: scopes)
        }
    }
}

extension GAPI.TokenPurpose {
    /// The purpose of tokens that are shown to the IAM service.
    static func impersonation(in universe: String) -> Self {
        var purpose = Self()
        purpose.hasChosenScopes = true
        purpose.isIntermediate = true
        (purpose.universeDomain, purpose.knowsUniverse) = (universe, true)
        return purpose
    }
}
