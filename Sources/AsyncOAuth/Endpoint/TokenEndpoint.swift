public import AsyncFetch
public import AsyncJSON
public import HTTPTypes

/// The token endpoint of an authorization server (RFC 6749 §3.2).
public struct TokenEndpoint: Sendable, Hashable {
    /// The URL; https, or any scheme on this machine.
    public var url: String
    /// The way in which the client says who it is.
    public var authentication: ClientAuthentication

    /// Creates a value.
    public init(_ url: String, authentication: ClientAuthentication = .none) {
        self.url = url
        self.authentication = authentication
    }

    /// Sends a grant and returns the tokens of the response.
    ///
    /// - Throws: ``OAuthError``; `CancellationError`.
    public func tokens(
        for grant: TokenGrant,
        headerFields: HTTPFields = [:],
        in environment: TokenEnvironment
    ) async throws -> TokenResponse {
        throw OAuthError(.unavailable, "not written yet")
    }
}
