import AsyncFetch
public import AsyncJSON
public import HTTPTypes
public import NIOCore

/// A request as it was sent, with the values that tests need.
///
/// ```swift
/// let sent = try transport.requests(.post, to: "/v1/files").only
/// #expect(sent.header("Authorization") == "Bearer token")
/// #expect(sent.query == ["notify": "true"])
/// #expect(try sent.json(as: File.self) == file)
/// ```
public struct SentRequest: Sendable {
    /// The method, URL and header fields.
    public var request: HTTPRequest
    /// The first bytes of the body that have been read so far, up to the transport's limit.
    public var body = ByteBuffer()
    /// The number of bytes of the body that have been read so far.
    public var bodyLength: Int64 = 0

    /// Creates a request that has been sent completely.
    public init(_ request: HTTPRequest, body: ByteBuffer = ByteBuffer()) {
        self.request = request
        self.body = body
        bodyLength = Int64(body.readableBytes)
    }

    /// The HTTP method.
    public var method: HTTPRequest.Method { request.method }

    /// The URL as it was sent.
    public var url: String { "\(request.scheme ?? "")://\(request.authority ?? "")\(request.path ?? "")" }

    /// The path of the URL as it was sent, percent-encoded and without the query.
    public var path: String { String((request.path ?? "").prefix { $0 != "?" }) }

    /// Returns the value of a header field, or `nil`; several fields with one name are joined with commas.
    ///
    /// Upper and lower case make no difference.
    public func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { request.headerFields[$0] } }

    // MARK: Parameters

    /// The parameters of the URL, decoded; if a name occurs several times, the first value.
    public var query: [String: String] { Dictionary(queryFields) { first, _ in first } }

    /// Returns the values of a parameter of the URL, decoded and in order.
    public func queryValues(_ name: String) -> [String] { queryFields.filter { $0.0 == name }.map(\.1) }

    /// The fields of a form body, decoded; if a name occurs several times, the first value.
    public var form: [String: String] { Dictionary(fields(of: text)) { first, _ in first } }

    /// Returns the values of a field of a form, decoded and in order.
    public func formValues(_ name: String) -> [String] { fields(of: text).filter { $0.0 == name }.map(\.1) }

    private var queryFields: [(String, String)] {
        fields(of: (request.path ?? "").drop { $0 != "?" }.dropFirst())
    }

    private func fields(of text: some StringProtocol) -> [(String, String)] {
        text.split(separator: "&").map { field in
            let name = field.prefix { $0 != "=" }
            func decoded(_ text: some StringProtocol) -> String {
                let text = String(text).replacing("+", with: " ")
                return PercentEncoding.decode(text) ?? text
            }
            return (decoded(name), decoded(field[name.endIndex...].dropFirst()))
        }
    }

    // MARK: Body

    /// The body as text.
    public var text: String { String(buffer: body) }

    /// Parses the body as JSON.
    ///
    /// - Throws: `JSON.Error` if it is not JSON.
    public func json() throws -> JSON.Value { try JSON.Value(parsing: body.readableBytesView) }

    /// Decodes the body from JSON.
    ///
    /// - Throws: `DecodingError` or `JSON.Error` if the body is not such a value.
    public func json<Value: Decodable>(as type: Value.Type) throws -> Value {
        try JSON.Decoder().decode(type, from: body.readableBytesView)
    }
}

extension SentRequest: CustomStringConvertible {
    /// The method, URL, header fields and start of the body, for messages of failed tests; secrets are included.
    public var description: String {
        var lines = ["\(method) \(url)"]
        for field in request.headerFields { lines.append("\(field.name.rawName): \(field.value)") }
        if bodyLength > 0 { lines.append("(\(bodyLength) bytes) \(text.prefix(1000))") }
        return lines.joined(separator: "\n")
    }
}

extension Collection where Element == SentRequest {
    /// The only request of the collection.
    ///
    /// - Throws: ``UnexpectedRequests`` if there is none or more than one; the error lists them.
    public var only: SentRequest {
        get throws {
            guard count == 1, let first else { throw UnexpectedRequests(requests: Array(self)) }
            return first
        }
    }
}

/// The error of a test that expects exactly one request.
public struct UnexpectedRequests: Error, CustomStringConvertible {
    /// The requests that were sent.
    public var requests: [SentRequest]

    /// The requests with their methods and URLs.
    public var description: String {
        let list = requests.map { "\n  \($0.method) \($0.url)" }.joined()
        return requests.isEmpty
            ? "no request was sent, instead of one" : "\(requests.count) requests instead of one:\(list)"
    }
}

extension ScriptedTransport {
    /// Returns the requests that have arrived with this method and path; `nil` matches any.
    ///
    /// The path is percent-encoded and without a query.
    public func requests(_ method: HTTPRequest.Method? = nil, to path: String? = nil) -> [SentRequest] {
        requests.filter { (method == nil || $0.method == method) && (path == nil || $0.path == path) }
    }
}
