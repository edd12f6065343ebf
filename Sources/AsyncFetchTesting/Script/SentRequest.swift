import AsyncFetch
public import AsyncJSON
public import HTTPTypes
public import NIOCore

/// A request as it was sent, with what tests ask of it.
///
/// ```swift
/// let sent = try transport.requests(.post, to: "/v1/files").only
/// #expect(sent.header("Authorization") == "Bearer token")
/// #expect(sent.query == ["notify": "true"])
/// #expect(try sent.json(as: File.self) == file)
/// ```
public struct SentRequest: Sendable {
    /// Method, URL and headers.
    public var request: HTTPRequest
    /// The first bytes of the body that have been read so far, up to the transport's limit.
    public var body = ByteBuffer()
    /// How many bytes of the body have been read so far.
    public var bodyLength: Int64 = 0

    /// Creates a request that has been sent as a whole.
    public init(_ request: HTTPRequest, body: ByteBuffer = ByteBuffer()) {
        self.request = request
        self.body = body
        bodyLength = Int64(body.readableBytes)
    }

    /// The method.
    public var method: HTTPRequest.Method { request.method }

    /// The URL as it was sent.
    public var url: String { "\(request.scheme ?? "")://\(request.authority ?? "")\(request.path ?? "")" }

    /// The path of the URL as it was sent, percent-encoded and without the query.
    public var path: String { String((request.path ?? "").prefix { $0 != "?" }) }

    /// The value of a header, or nil; several of one name are joined with commas.
    ///
    /// Upper and lower case make no difference.
    public func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { request.headerFields[$0] } }

    // MARK: Parameters

    /// The parameters of the URL, decoded; of several with one name the first.
    public var query: [String: String] { Dictionary(queryFields) { first, _ in first } }

    /// The values of a parameter of the URL, decoded and in their order.
    public func queryValues(_ name: String) -> [String] { queryFields.filter { $0.0 == name }.map(\.1) }

    /// The fields of a body that is a form, decoded; of several with one name the first.
    public var form: [String: String] { Dictionary(fields(of: text)) { first, _ in first } }

    /// The values of a field of a form, decoded and in their order.
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

    /// The body as JSON.
    ///
    /// - Throws: `JSON.Error` when it is none.
    public func json() throws -> JSON.Value { try JSON.Value(parsing: body.readableBytesView) }

    /// The body as a value that was encoded as JSON.
    ///
    /// - Throws: `DecodingError` or `JSON.Error` when it is none.
    public func json<Value: Decodable>(as type: Value.Type) throws -> Value {
        try JSON.Decoder().decode(type, from: body.readableBytesView)
    }
}

extension SentRequest: CustomStringConvertible {
    /// Method, URL, headers and the first of the body, secrets included; for the messages of failed tests.
    public var description: String {
        var lines = ["\(method) \(url)"]
        for field in request.headerFields { lines.append("\(field.name.rawName): \(field.value)") }
        if bodyLength > 0 { lines.append("(\(bodyLength) bytes) \(text.prefix(1000))") }
        return lines.joined(separator: "\n")
    }
}

extension Collection where Element == SentRequest {
    /// The one request there is.
    ///
    /// - Throws: ``UnexpectedRequests`` when there are none or several, which it lists.
    public var only: SentRequest {
        get throws {
            guard count == 1, let first else { throw UnexpectedRequests(requests: Array(self)) }
            return first
        }
    }
}

/// Other requests than the one that a test expects.
public struct UnexpectedRequests: Error, CustomStringConvertible {
    /// What was sent.
    public var requests: [SentRequest]

    /// All of them with method and URL.
    public var description: String {
        let list = requests.map { "\n  \($0.method) \($0.url)" }.joined()
        return requests.isEmpty
            ? "no request was sent, instead of one" : "\(requests.count) requests instead of one:\(list)"
    }
}

extension ScriptedTransport {
    /// The requests that have arrived with this method and this path, which is percent-encoded and without a query; nil for any.
    public func requests(_ method: HTTPRequest.Method? = nil, to path: String? = nil) -> [SentRequest] {
        requests.filter { (method == nil || $0.method == method) && (path == nil || $0.path == path) }
    }
}
