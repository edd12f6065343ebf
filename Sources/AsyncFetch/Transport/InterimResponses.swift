import NIOHTTP1

/// The interim responses (1xx) to a request, whose number has a limit.
///
/// Each one shows that the server is still at work (102, RFC 2518 §10.1), so it begins the idle time anew. Without a limit,
/// a server could keep a call without a total timeout for ever. The limit is far above what servers send: one `100`, a few
/// `103`, and a `102` about every twenty seconds. Go's client allowed 5, and now allows as many as fit into its limit for
/// the size of a head.
struct InterimResponses {
    /// The most interim responses to a request.
    static let limit = 256

    private var count = 0

    /// Counts a head if it is that of an interim response.
    ///
    /// - Returns: The error of a response with too many; `nil` otherwise.
    mutating func failure(at head: HTTPResponseHead) -> FetchError? {
        guard 100..<200 ~= head.status.code else { return nil }
        count += 1
        guard count > Self.limit else { return nil }
        return FetchError(
            .invalidResponse,
            "the server sent more than \(Self.limit) interim responses (1xx), and no final one"
        )
    }

    /// Begins to count anew, for the next request of a connection.
    mutating func reset() { count = 0 }
}
