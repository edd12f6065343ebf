package import AsyncFetch
package import AsyncJSON
package import HTTPTypes

/// A request to a server of tokens, keys or identities that answers in JSON, with the retries and errors of this module.
package struct TokenCall: Sendable {
    package var request: HTTPRequest
    package var body: FetchRequestBody?
    /// The most attempts, the first one included.
    package var attempts = 3
    /// The server's name for messages: "the token endpoint of accounts.example.com".
    package var server: String

    package init(_ request: HTTPRequest, body: FetchRequestBody? = nil, attempts: Int = 3, server: String) {
        self.request = request
        self.body = body
        self.attempts = attempts
        self.server = server
    }

    /// Sends the request and returns the members of a successful response.
    ///
    /// - Throws: ``OAuthError``; `CancellationError`.
    package func members(by fetcher: Fetcher) async throws -> JSON.Value {
        throw OAuthError(.unavailable, "not written yet")
    }

    /// Sends the request and returns the successful response, up to 1 MiB.
    ///
    /// - Throws: ``OAuthError``; `CancellationError`.
    package func response(by fetcher: Fetcher) async throws -> FetchResponse {
        throw OAuthError(.unavailable, "not written yet")
    }
}
