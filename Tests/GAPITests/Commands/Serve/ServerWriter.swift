import AsyncFetch
import HTTPTypes
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

/// A writer all of whose own is one state, which each request changes as a whole.
protocol StateWriter: ServerWriter {
    associatedtype State

    var answers: Int { get set }
    /// The state after the last answer.
    var certain: State { get set }
    /// The state after a request without an answer, if it was carried out.
    var possible: State? { get set }
}

extension StateWriter {
    /// Sends a request after which there is a certain state.
    mutating func change(
        to after: State,
        _ method: HTTPRequest.Method,
        _ place: String,
        json: String? = nil,
        _ client: StoreClient
    ) async throws {
        possible = after
        let fields: HTTPFields = json == nil ? [:] : [.contentType: "application/json"]
        let answer = try await client.send(method, place, fields, body: json.map { Array($0.utf8) })
        answers += 1
        try #require(answer.head.status.kind == .successful, "\(method) \(place): \(answer.text)")
        (certain, possible) = (after, nil)
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
