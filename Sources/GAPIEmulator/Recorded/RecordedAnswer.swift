public import HTTPTypes
import NIOCore

/// A fixed response of an ``Emulator``, for APIs that it does not emulate.
///
/// ```swift
/// configuration.recorded = [RecordedAnswer("/w/api.php", query: ["action": "opensearch"], body: #"["cello", []]"#)]
/// ```
///
/// Faults, the journal and the check of credentials work as for all other requests. The name of the operation is
/// `recorded`.
public struct RecordedAnswer: Sendable {
    /// The method of the requests.
    public var method: HTTPRequest.Method
    /// The path of the requests, as sent.
    public var path: String
    /// The parameters that the query must have; it may have others.
    public var query: [String: String]
    /// The status of the response.
    public var status: Int
    /// The header fields of the response.
    public var headers: HTTPFields
    /// The body of the response.
    public var body: String

    /// Creates a recorded response.
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

/// The service that sends recorded responses: the first one that matches the request.
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
