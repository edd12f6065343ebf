import AsyncFetch
public import HTTPTypes

/// The token endpoint of an authorization server (RFC 6749 §3.2).
///
/// ```swift
/// let endpoint = TokenEndpoint(
///     "https://login.example/token",
///     authentication: .basic(id: "backup", secret: secret)
/// )
/// let tokens = try await endpoint.tokens(for: .refreshToken(refreshToken), in: .standard)
/// ```
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
    /// - Retries: up to 3 attempts in 120 s, for lost connections, the statuses 408, 429, 500, 502, 503 and 504, and
    ///   OAuth's errors for temporary failures. A code that may have been used up is not sent again, and a refresh token
    ///   that may have been used up is sent once more.
    /// - Cancellation: cancelling the task ends the request; the grant may have been used up by then.
    /// - Memory: up to 1 MiB of the response.
    ///
    /// - Parameters:
    ///   - grant: What the client gives for the tokens.
    ///   - headerFields: Other header fields of the request.
    ///   - environment: The network, the clocks and the randomness.
    /// - Returns: The tokens, checked for what a header field may have.
    /// - Throws: ``OAuthError``; `CancellationError`.
    public func tokens(
        for grant: TokenGrant,
        headerFields: HTTPFields = [:],
        in environment: TokenEnvironment
    ) async throws -> TokenResponse {
        let call = try call(for: grant, headerFields, environment)
        return try TokenResponse(try await call.members(by: environment.fetcher), from: call.server)
    }

    private func call(
        for grant: TokenGrant,
        _ headerFields: HTTPFields,
        _ environment: TokenEnvironment
    ) throws(OAuthError) -> TokenCall {
        var request: HTTPRequest
        do { request = try HTTPRequest(.post, url: url) } catch {
            throw OAuthError(.invalidConfiguration, "the URL of the token endpoint is not usable", cause: error)
        }
        request.headerFields = [.accept: "application/json", .contentType: FormBody.contentType]
        var fields = grant.fields
        authentication.add(to: &request, &fields)
        for name in Set(headerFields.map(\.name)) { request.headerFields[values: name] = headerFields[values: name] }
        let server = "the token endpoint of \(request.authority ?? "")"
        var call = TokenCall(request, body: .form(FormBody(fields)), server: server)
        call.isDated = grant.fields.contains { $0.name == "assertion" || $0.name == "subject_token" }
        call.secrets = fields.filter { !Self.harmless.contains($0.name) }.map(\.value)
        if case .basic(_, let secret) = authentication { call.secrets.append(secret) }
        call.now = environment.now
        if grant.isSingleUse {
            let isRefreshToken = grant.fields.contains { $0.name == "refresh_token" }
            call.repetitions = isRefreshToken ? 1 : 0
        }
        return call
    }

    /// The fields that messages may show.
    private static let harmless: Set<String> = [
        "grant_type", "scope", "audience", "client_id", "redirect_uri", "requested_token_type", "subject_token_type",
        "resource",
    ]
}
