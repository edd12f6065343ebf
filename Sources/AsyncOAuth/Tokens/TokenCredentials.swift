public import AsyncFetch
public import HTTPTypes

/// Credentials that keep a provider's token and replace it in time.
public actor TokenCredentials: FetchCredentials {
    private let provider: any TokenProvider

    /// Creates credentials; the first token is requested when a call needs it.
    public init(
        _ provider: some TokenProvider,
        policy: RefreshPolicy = .standard,
        environment: TokenEnvironment = .standard
    ) {
        self.provider = provider
    }

    /// The identity of the provider.
    public nonisolated var partition: String? { provider.identity.map { Self.partition(of: $0) } }

    /// A Boolean value indicating whether there is a valid token, so that a call waits for nothing.
    public nonisolated var isImmediate: Bool { false }

    /// Adds the token to a request.
    public nonisolated func authorize(_ request: inout HTTPRequest) async throws {
        let token = try await token()
        request.headerFields[.authorization] = "\(token.type) \(token.value)"
    }

    /// Gets another token after a 401, unless there is one already.
    public func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
        false
    }

    /// Returns a valid token, for other libraries (gRPC, websockets).
    public nonisolated func token() async throws -> AccessToken {
        try await provider.token(replacing: nil, in: .standard)
    }

    /// Drops the token: the next call gets another one.
    public func invalidate() {}
}
