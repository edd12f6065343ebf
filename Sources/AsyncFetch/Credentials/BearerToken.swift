public import HTTPTypes

/// A bearer token in the `Authorization` header (RFC 6750), fixed or supplied.
public actor BearerToken: Credentials {
    private let fixed: String?
    private var token: String?
    private let supply: (@Sendable () async throws -> String)?
    private var refreshing: Promise<String>?
    /// One for each fixed token, and one for each object whose tokens come from a closure.
    ///
    /// Such an object is therefore for one identity: make another one when the user changes.
    public nonisolated let partition: String?

    /// A fixed token.
    public init(_ token: String) {
        fixed = token
        supply = nil
        partition = Self.partition(of: "Bearer \(token)")
    }

    /// Tokens from a closure: asked for the first one, and for another after each 401.
    ///
    /// Those who wait share one call, and a waiter that is cancelled does not cancel it.
    public init(supply: @escaping @Sendable () async throws -> String) {
        fixed = nil
        self.supply = supply
        partition = Self.partition(of: String(UInt128.random(in: 0 ... .max)))
    }

    /// Whether the token is fixed.
    public nonisolated var isImmediate: Bool { fixed != nil }

    /// Adds the token to a request, and waits for one if need be.
    public nonisolated func authorize(_ request: inout HTTPRequest) async throws {
        let token = if let fixed { fixed } else { try await current() }
        request.headerFields[.authorization] = "Bearer " + token
    }

    /// Asks for another token, unless another call has brought one already.
    public func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
        guard fixed == nil else { return false }
        // Another call may have brought a new token while this one was under way.
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
        // Single flight: not a child of the call that happens to come first, whose cancellation must not fail the others.
        Task {
            let result: Result<String, any Error>
            do { result = .success(try await supply()) } catch { result = .failure(error) }
            self.received(result, for: promise)
        }
        return try await promise.value
    }

    private func received(_ result: Result<String, any Error>, for promise: Promise<String>) {
        token = try? result.get()
        refreshing = nil  // a failure is not kept: the next call asks again
        promise.fulfill(result)
    }
}

extension BearerToken: CustomReflectable {
    /// Does not show the token.
    public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension Credentials where Self == BearerToken {
    /// A fixed bearer token.
    public static func bearer(_ token: String) -> Self { BearerToken(token) }

    /// Bearer tokens from a closure, asked again after a 401.
    public static func bearer(supply: @escaping @Sendable () async throws -> String) -> Self {
        BearerToken(supply: supply)
    }
}
