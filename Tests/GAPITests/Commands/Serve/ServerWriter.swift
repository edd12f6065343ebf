import AsyncFetch
import Testing

/// A client that changes what is its own, one request after the other, and knows in which states it can be after each
/// answer, or after none.
protocol ServerWriter: Sendable {
    /// The requests that were answered.
    var answers: Int { get }
    /// The number of contents, once all states are known.
    var count: Int { get }
    /// The uploads of which nobody knows whether they have begun.
    var unansweredStarts: Int { get }

    /// Makes what the requests need, on a server that nobody kills.
    func prepare(_ client: StoreClient) async throws

    /// Sends some requests.
    mutating func step(_ client: StoreClient) async throws

    /// Checks that the server has what it has answered, and nothing that nobody has sent.
    mutating func check(_ client: StoreClient) async throws
}

extension ServerWriter {
    var unansweredStarts: Int { 0 }

    func prepare(_ client: StoreClient) async throws {}

    /// Sends requests until one is not answered.
    mutating func work(_ client: StoreClient) async {
        do {
            while true { try await step(client) }
        } catch is FetchError {
            // The server is gone.
        } catch {
            Issue.record(error)
        }
    }
}

/// The place of a test of killed servers, which its issues name.
enum KillPlace {
    @TaskLocal static var current = ""

    /// Returns an issue that names the place at which it was recorded.
    static func named(_ issue: Issue) -> Issue {
        guard !current.isEmpty else { return issue }
        var issue = issue
        issue.comments.append(Comment(rawValue: current))
        return issue
    }
}
