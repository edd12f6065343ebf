import AsyncFetch
import AsyncOAuth

/// The newest refresh token of a login whose server replaces it with each use.
///
/// One request runs at a time, because the old token ends with it; all who ask meanwhile share its response.
actor RotatingRefreshToken {
    private var token: String
    private var running: Promise<TokenResponse>?

    init(_ token: String) { self.token = token }

    /// Returns the response to a request with the newest token.
    ///
    /// Cancelling the task ends its wait alone: the response may have the only valid refresh token.
    func response(
        to request: @escaping @Sendable (_ refreshToken: String) async throws -> TokenResponse
    ) async throws -> TokenResponse {
        if let running { return try await running.value }
        let promise = Promise<TokenResponse>()
        running = promise
        let token = token
        // Not a child of the task that asks first, because its cancellation must not end the request.
        Task {
            let result: Result<TokenResponse, any Error>
            do { result = .success(try await request(token)) } catch { result = .failure(error) }
            self.received(result, for: promise)
        }
        return try await promise.value
    }

    private func received(_ result: Result<TokenResponse, any Error>, for promise: Promise<TokenResponse>) {
        if let rotated = try? result.get().refreshToken { token = rotated }
        running = nil
        promise.fulfill(result)
    }
}
