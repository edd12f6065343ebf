public import AsyncFetch
public import AsyncOAuth
public import HTTPTypes
import Synchronization

extension GAPI {
    /// Google's credentials of any kind, for services, for plain requests and for other libraries.
    ///
    /// ```swift
    /// let drive = DriveService(credentials: .applicationDefault)
    /// let robot = GAPI.Credentials(source, scopes: [Drive.Scope.driveReadonly])
    /// ```
    ///
    /// - Scopes: a service gets tokens for the scopes of its description, unless the caller chooses others. Without a
    ///   service, the scope is ``GAPI/TokenPurpose/cloudPlatform``.
    /// - Tokens: there is one token for each purpose, shared by all services that have this value or a sibling of it.
    ///   Nothing is requested before the first call. `TokenCredentials` says how tokens are replaced, and what a
    ///   cancelled call does to the request for a token.
    /// - Quota: the credentials' project for quota is in `X-Goog-User-Project`, unless the request has that field.
    /// - Errors: calls throw the `OAuthError` of their token, as the cause of ``GAPI/Error``. The login of a user made by
    ///   gcloud's own client has no project for quota, and many services refuse it with 403; then choose one by
    ///   ``with(quotaProject:)``, or by `gcloud auth application-default set-quota-project`.
    public struct Credentials: FetchCredentials {
        private let tokens: KeptTokens
        private let choices: Choices
        /// The credentials for requests without a service.
        private let plain: TokenCredentials

        /// What the caller chose.
        private struct Choices {
            var scopes: [String]
            var quotaProject: String?
            var subject: String?

            func purpose(_ purpose: TokenPurpose) -> TokenPurpose {
                var purpose = purpose
                if !scopes.isEmpty { (purpose.scopes, purpose.hasChosenScopes) = (scopes, true) }
                purpose.quotaProject = quotaProject
                purpose.subject = subject
                return purpose
            }
        }

        /// Creates credentials from a source.
        ///
        /// - Parameters:
        ///   - source: What gets the tokens.
        ///   - scopes: The scopes; empty for those that the service's description names.
        ///   - quotaProject: The project for quota; `nil` for that of the source.
        ///   - policy: The times at which tokens are replaced.
        ///   - environment: The network and the clocks for token requests.
        public init(
            _ source: some TokenSource,
            scopes: [String] = [],
            quotaProject: String? = nil,
            policy: RefreshPolicy = .standard,
            environment: TokenEnvironment = .standard
        ) {
            self.init(
                KeptTokens(source, policy, environment),
                Choices(scopes: scopes, quotaProject: quotaProject, subject: nil)
            )
        }

        private init(_ tokens: KeptTokens, _ choices: Choices) {
            self.tokens = tokens
            self.choices = choices
            plain = tokens.credentials(for: choices.purpose(TokenPurpose()))
        }

        /// Returns credentials of the same source for these scopes.
        ///
        /// A user's login has the scopes that the user granted; a request for others is refused.
        public func with(scopes: [String]) -> Self { sibling { $0.scopes = scopes } }

        /// Returns credentials of the same source that charge a project for quota.
        public func with(quotaProject: String?) -> Self { sibling { $0.quotaProject = quotaProject } }

        /// Returns credentials of the same source that act in a user's name (domain-wide delegation).
        ///
        /// The administrator of the user's domain must have allowed the service account to do so for the scopes. Other
        /// credentials than a service account's throw `OAuthError/Code/unsupportedType` at the first call.
        ///
        /// - Parameter subject: The e-mail address of the user; `nil` for the service account itself.
        /// - Returns: The sibling; nothing has been requested yet.
        public func with(subject: String?) -> Self { sibling { $0.subject = subject } }

        /// What gets the tokens.
        public var source: any TokenSource { tokens.source }

        /// The identity of the source, or else of its tokens, with the scopes, the user and the project; `nil` while it is
        /// unknown.
        ///
        /// It is unknown before the first token, if only the tokens tell it: those of the metadata server, and those of
        /// external accounts without an impersonation. The first call then finds nothing in a cache, and its response is
        /// not stored.
        public var partition: String? { plain.partition }

        /// A Boolean value indicating whether there is a valid token, so that a call waits for nothing.
        public var isImmediate: Bool { plain.isImmediate }

        /// Adds a token to a request.
        ///
        /// Cancelling the task ends the wait, but not the request for the token, which others may need.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func authorize(_ request: inout HTTPRequest) async throws { try await plain.authorize(&request) }

        /// Gets another token after a 401, unless there is one already.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
            try await plain.refresh(afterRejectionOf: rejected, by: response)
        }

        /// Returns a valid token, for other libraries (gRPC, websockets).
        ///
        /// Cancelling the task ends the wait, but not the request for the token. That request is retried a few times.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func token() async throws -> AccessToken { try await plain.token() }

        /// Drops all tokens, those of siblings included: the next call of each service gets another one.
        public func invalidate() async {
            for credentials in tokens.all { await credentials.invalidate() }
        }

        /// Returns an id token for an audience (Cloud Run, IAP), which is requested anew for each call.
        ///
        /// Cancelling the task ends the request.
        ///
        /// - Throws: `OAuthError/Code/unsupportedType` if the source has no id tokens; `OAuthError`;
        ///   `CancellationError`.
        public func idToken(audience: String) async throws -> AccessToken {
            try await tokens.source.idToken(audience: audience, in: tokens.environment)
        }

        /// Returns what signs in the name of the source's account, for signed URLs.
        ///
        /// - Throws: `OAuthError/Code/unsupportedType` if the source cannot sign; `OAuthError`; `CancellationError`.
        public func signer() async throws -> any Signer { try await tokens.source.signer(in: tokens.environment) }

        /// Returns the project of the source, if it knows one.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func projectID() async throws -> String? {
            try await tokens.source.projectID(in: tokens.environment)
        }

        /// Returns the credentials for a service.
        func credentials(for purpose: TokenPurpose) -> TokenCredentials {
            tokens.credentials(for: choices.purpose(purpose))
        }

        /// Returns `true` if both are the same credentials with the same choices.
        func isSame(as other: Self) -> Bool { plain === other.plain }

        private func sibling(_ change: (inout Choices) -> Void) -> Self {
            var choices = choices
            change(&choices)
            return Self(tokens, choices)
        }
    }
}

extension GAPI.Credentials: CustomStringConvertible, CustomReflectable {
    /// The type of the source.
    public var description: String { "GAPI.Credentials(\(type(of: tokens.source)))" }
    /// A mirror that shows neither tokens nor keys.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
