public import HTTPTypes
import NIOCore

/// An answer that an ``Emulator`` gives as it stands, for APIs that it knows nothing of.
///
/// ```swift
/// configuration.recorded = [RecordedAnswer("/w/api.php", query: ["action": "opensearch"], body: #"["cello", []]"#)]
/// ```
///
/// Faults, the journal and the credential check are as for everything else; the operation is `recorded`.
public struct RecordedAnswer: Sendable {
    /// The method that it answers.
    public var method: HTTPRequest.Method
    /// The path that it answers, as sent.
    public var path: String
    /// Parameters that the query must have; it may have others.
    public var query: [String: String]
    /// The status.
    public var status: Int
    /// The headers.
    public var headers: HTTPFields
    /// The body.
    public var body: String

    /// Creates an answer.
    public init(
        _ path: String,
        method: HTTPRequest.Method = .get,
        query: [String: String] = [:],
        status: Int = 200,
        headers: HTTPFields = [.contentType: "application/json"],
        body: String
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// Gives recorded answers; the first that fits.
struct RecordedService: EmulatedService {
    let answers: [RecordedAnswer]

    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        let answer = answers.first { answer in
            answer.method == method && answer.path == target.path
                && answer.query.allSatisfy { target.query[$0.key] == $0.value }
        }
        guard let answer else { return nil }
        return Operation(name: "recorded") { _ in
            Reply(
                status: .init(code: answer.status),
                headers: answer.headers,
                body: .bytes(ByteBuffer(string: answer.body))
            )
        }
    }
}
