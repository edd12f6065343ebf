public import AsyncFetch
public import AsyncOAuth
public import HTTPTypes

extension GAPI {
    /// Google's credentials of any kind, for services, for plain requests and for other libraries.
    public struct Credentials: FetchCredentials {
        private let source: any TokenSource

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
            self.source = source
        }

        /// Adds a token to a request.
        public func authorize(_ request: inout HTTPRequest) async throws {}
    }
}
