public import AsyncFetch
public import AsyncOAuth
public import HTTPTypes

extension GAPI {
    /// Credentials that authorize requests with an id token: for services on Cloud Run and behind the Identity-Aware
    /// Proxy (IAP).
    ///
    /// ```swift
    /// var configuration = Fetcher.Configuration()
    /// let url = "https://hello-abc.a.run.app"
    /// configuration.credentials["\(url)/"] = .idToken(audience: url, from: GAPI.MetadataServer())
    /// ```
    ///
    /// Service accounts (with a key, of the machine, impersonated, by federation) have id tokens; users have none for
    /// an audience of one's choice.
    public struct IDTokenCredentials: FetchCredentials {
        private let tokens: TokenCredentials

        /// The audience: the URL of the service on Cloud Run, or the client id of the proxy.
        public let audience: String

        /// Creates credentials; the first token is requested when a call needs it.
        ///
        /// - Parameters:
        ///   - audience: The URL of the service on Cloud Run, or the client id of the proxy.
        ///   - source: The credentials that get the id tokens.
        ///   - policy: The times at which tokens are replaced.
        ///   - environment: The network and the clocks for token requests.
        public init(
            audience: String,
            from source: some TokenSource,
            policy: RefreshPolicy = .standard,
            environment: TokenEnvironment = .standard
        ) {
            self.audience = audience
            tokens = TokenCredentials(
                Tokens(source: source, audience: audience),
                policy: policy,
                environment: environment
            )
        }

        /// The identity of the source, or else that in the claims of its tokens, with the audience; `nil` while it is
        /// unknown.
        public var partition: String? { tokens.partition }

        /// A Boolean value indicating whether there is a valid token, so that a call waits for nothing.
        public var isImmediate: Bool { tokens.isImmediate }

        /// Adds the token to a request.
        ///
        /// - Throws: `OAuthError/Code/unsupportedType` if the source has no id tokens; `OAuthError`;
        ///   `CancellationError`.
        public func authorize(_ request: inout HTTPRequest) async throws {
            try await tokens.authorize(&request)
        }

        /// Gets another token after a 401, unless there is one already.
        public func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
            try await tokens.refresh(afterRejectionOf: rejected, by: response)
        }

        /// Returns a valid id token, for other libraries.
        ///
        /// Cancelling the task ends its wait.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func token() async throws -> AccessToken { try await tokens.token() }

        /// Drops the token: the next call gets another one.
        public func invalidate() async { await tokens.invalidate() }
    }

    private struct Tokens: TokenProvider {
        let source: any TokenSource
        let audience: String

        var identity: String? { source.identity.map(whole) }

        private func whole(_ identity: String) -> String { "id token \(audience) \(identity)" }

        func token(replacing previous: AccessToken?, in environment: TokenEnvironment) async throws -> AccessToken {
            guard !audience.isEmpty else {
                throw OAuthError(.invalidConfiguration, "an id token needs an audience, such as the service's URL")
            }
            var token = try await source.idToken(audience: audience, in: environment)
            token.identity = token.identity.map(whole)
            return token
        }
    }
}

extension FetchCredentials where Self == GAPI.IDTokenCredentials {
    /// Credentials with id tokens, for services on Cloud Run and behind the Identity-Aware Proxy.
    ///
    /// - Parameters:
    ///   - audience: The URL of the service on Cloud Run, or the client id of the proxy.
    ///   - source: The credentials that get the id tokens.
    /// - Returns: The credentials.
    public static func idToken(audience: String, from source: some GAPI.TokenSource) -> Self {
        Self(audience: audience, from: source)
    }
}
