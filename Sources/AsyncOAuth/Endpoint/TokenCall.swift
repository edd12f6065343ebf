package import AsyncFetch
package import AsyncJSON
package import HTTPTypes
import NIOCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A request to a server of tokens, keys or identities that answers in JSON, with the retries and errors of this module.
package struct TokenCall: Sendable {
    package var request: HTTPRequest
    package var body: FetchRequestBody?
    /// The most attempts, the first one included.
    package var attempts = 3
    /// The server's name for messages: "the token endpoint of accounts.example.com".
    package var server: String
    /// The most times that the request is sent again although an earlier one may have been carried out.
    package var repetitions = Int.max
    /// A Boolean value indicating whether the request contains times of this machine's clock, as assertions do.
    package var isDated = false
    /// The values that the request contains and that no message may show, even if the server repeats them.
    package var secrets: [String] = []
    /// The wall clock, with which the server's `Date` is compared.
    package var now: @Sendable () -> Date = { Date() }

    package init(_ request: HTTPRequest, body: FetchRequestBody? = nil, attempts: Int = 3, server: String) {
        self.request = request
        self.body = body
        self.attempts = attempts
        self.server = server
    }

    /// The most bytes of a response.
    private static let maximumSize = 1 << 20
    /// The longest time for all attempts and the waits between them.
    private static let timeout: Duration = .seconds(120)

    /// Sends the request and returns the members of a successful response.
    ///
    /// A form in place of JSON is read too. Cancelling the task ends the request. Failed attempts are repeated as
    /// ``response(by:)`` tells.
    ///
    /// - Throws: ``OAuthError``; `CancellationError`.
    package func members(by fetcher: Fetcher) async throws -> JSON.Value {
        let response = try await response(by: fetcher)
        let members = try ServerAnswer(response).object(from: server)
        // Some servers refuse with the status of a success.
        if let error = members["error"], !error.isNull {
            throw OAuthError(refusal: response, of: self)
        }
        return members
    }

    /// Sends the request and returns the successful response, up to 1 MiB.
    ///
    /// Lost connections, torn bodies, and the statuses and OAuth errors of temporary failures are repeated with growing
    /// waits, within 120 s and ``attempts``. Cancelling the task ends the request.
    ///
    /// - Throws: ``OAuthError``; `CancellationError`.
    package func response(by fetcher: Fetcher) async throws -> FetchResponse {
        let options = FetchOptions {
            $0.timeout = Self.timeout
            $0.maximumResponseBytes = Self.maximumSize
            // The policy knows better than the method which requests can be sent again.
            $0.isIdempotent = true
            $0.retry = TokenRetry(attempts: attempts, repetitions: repetitions)
        }
        let response: FetchResponse
        do {
            response = try await fetcher.fetch(request, body: body, options: options)
        } catch let error as FetchError {
            throw OAuthError(error, of: self)
        }
        switch response.head.status.kind {
        case .successful: return response
        case .redirection:
            let status = response.head.status.code
            throw OAuthError(
                .badAnswer,
                "\(server) redirects (HTTP \(status)), which could lead a secret elsewhere; check its URL",
                status: status
            )
        default: throw OAuthError(refusal: response, of: self)
        }
    }
}

extension TokenCall: CustomStringConvertible, CustomReflectable {
    /// The method, the URL and the server's name, without what is sent.
    package var description: String { "TokenCall(\(Redaction.summary(request)), \(server))" }
    /// A mirror that does not show what is sent.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
