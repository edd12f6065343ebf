import AsyncCloud
import AsyncFetch

/// What a command of `gapi cloud` takes from outside, which tests replace.
struct CloudSurroundings: Sendable {
    /// Opens the account of a name; the only one without a name.
    var connection: @Sendable (String?) async throws -> Cloud.Connection = {
        try await CloudAccounts.ofUser().connection($0)
    }
    /// Returns the folder of the vault of an account.
    var vault: @Sendable (String?) async throws -> String = { try await CloudAccounts.ofUser().vault($0) }
    /// Reads the first line of standard input; `nil` if there is none.
    var line: @Sendable () async throws -> String? = {
        let promise = Promise<String?>()
        Task.detached { promise.fulfill(.success(Swift.readLine())) }
        return try await promise.value
    }
    /// The clock of what goes on with the server by itself.
    var clock = FetchClock.continuous
}
