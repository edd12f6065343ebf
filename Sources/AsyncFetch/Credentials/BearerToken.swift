public import HTTPTypes

/// A bearer token in the `Authorization` header field (RFC 6750), either fixed or supplied by a closure.
///
/// - Getting a token: the closure is called when the first request needs a token, and again after a 401. Requests that
///   wait share one call of the closure. The token is kept in memory and used for each attempt, until a new one
///   replaces it. A fixed token is never replaced.
/// - Retries: after a 401, the fetcher sends the request at most once more, with a new token, and only if the body can
///   be sent again. If it cannot, the next call has the new token. A second 401 is the response of the call. With a
///   fixed token, the first 401 is.
/// - Errors: if the closure throws, the waiting calls throw its error. They are not retried, and their requests are not
///   sent. The error is not kept: the next call asks the closure again.
/// - Cancellation: cancelling a call, or its timeout, ends only its wait for the token. The closure runs in a task of
///   its own, which nothing cancels, so give it a time limit of its own.
/// - Secrecy: the token is sent only to the origin of the request, not to other origins after a redirect. No
///   description or dump shows it.
public actor BearerToken: FetchCredentials {
    private let fixed: String?
    private var token: String?
    private let supply: (@Sendable () async throws -> String)?
    private var refreshing: Promise<String>?
    /// The identity for a ``ResponseCache``: one for each fixed token, and one for each object with a closure.
    ///
    /// So an object with a closure stands for one identity: create another object when the user changes.
    public nonisolated let partition: String?

    /// Creates credentials with a fixed token.
    ///
    /// - Parameter token: The token, without `Bearer`.
    public init(_ token: String) {
        fixed = token
        supply = nil
        partition = Self.partition(of: "Bearer \(token)")
    }

    /// Creates credentials whose tokens come from a closure.
    ///
    /// - Parameter supply: Returns a token, without `Bearer`. It is called for the first token, and for another one
    ///   after each 401. Requests that wait share one call, and cancelling a request does not cancel it. If it throws,
    ///   the waiting calls throw its error, and the next call asks again.
    public init(supply: @escaping @Sendable () async throws -> String) {
        fixed = nil
        self.supply = supply
        partition = Self.partition(of: String(UInt128.random(in: 0 ... .max)))
    }

    /// A Boolean value indicating whether the token is fixed, so that no request waits for it.
    public nonisolated var isImmediate: Bool { fixed != nil }

    /// Adds the token to a request, and waits for the closure if there is no token yet.
    ///
    /// Cancelling the task ends the wait, but not the closure.
    ///
    /// - Throws: The error of the closure; `CancellationError`.
    public nonisolated func authorize(_ request: inout HTTPRequest) async throws {
        let token = if let fixed { fixed } else { try await current() }
        request.headerFields[.authorization] = "Bearer " + token
    }

    /// Gets another token, unless another call has got one already.
    ///
    /// Cancelling the task ends the wait, but not the closure.
    ///
    /// - Parameters:
    ///   - rejected: The request that was rejected.
    ///   - response: The response to it, which is not read.
    /// - Returns: `true` if there is a new token; `false` for a fixed token.
    /// - Throws: The error of the closure; `CancellationError`.
    public func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
        guard fixed == nil else { return false }
        // Another call may have got a new token while this one was waiting for its response.
        guard let token, rejected.headerFields[.authorization] == "Bearer " + token else { return true }
        self.token = nil
        _ = try await current()
        return true
    }

    private func current() async throws -> String {
        if let token { return token }
        guard let supply else { throw FetchError(.invalidRequest, "there is no token") }
        if let refreshing { return try await refreshing.value }
        let promise = Promise<String>()
        refreshing = promise
        // Not a child of the first call that needs it, because cancelling that call must not fail the others.
        Task {
            let result: Result<String, any Error>
            do { result = .success(try await supply()) } catch { result = .failure(error) }
            self.received(result, for: promise)
        }
        return try await promise.value
    }

    private func received(_ result: Result<String, any Error>, for promise: Promise<String>) {
        token = try? result.get()
        refreshing = nil  // an error is not kept: the next call asks again
        promise.fulfill(result)
    }
}

extension BearerToken: CustomReflectable {
    /// A mirror that does not show the token.
    public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension FetchCredentials where Self == BearerToken {
    /// Creates credentials with a fixed bearer token.
    public static func bearer(_ token: String) -> Self { BearerToken(token) }

    /// Creates credentials with bearer tokens from a closure, which is called again after a 401.
    ///
    /// See ``BearerToken`` for cancellation and errors.
    public static func bearer(supply: @escaping @Sendable () async throws -> String) -> Self {
        BearerToken(supply: supply)
    }
}
