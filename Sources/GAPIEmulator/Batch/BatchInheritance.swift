import AsyncFetch
import HTTPTypes

/// What the calls of a batch have from the batch: its host, its header fields, and the parameters that all methods have.
///
/// It is made once for all calls, and it is small: each of up to a thousand calls gets a copy.
struct BatchInheritance {
    let authority: String
    /// The header fields but `Content-…` and those of the connection.
    let headers: HTTPFields
    /// The parameters, each with its text in a query.
    let parameters: [(name: String, text: String)]

    /// The most bytes of the header fields and parameters together.
    private static let mostBytes = 16 << 10
    /// The bytes that a header field or a parameter counts besides its text.
    private static let overhead = 32

    /// Takes from a batch what its calls inherit; throws Google's 400 if that is too much.
    init(_ batch: IncomingRequest) throws(GoogleError) {
        authority = String(batch.root.dropFirst("http://".count))
        headers = HTTPFields(
            batch.headers.filter { field in
                let name = field.name.canonicalName
                return !name.hasPrefix("content-") && !Self.connectionFields.contains(name)
            }
        )
        let known = batch.query.parameters.filter { Self.parameterNames.contains($0.name) }
        parameters = known.map { name, value in
            (name, "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))")
        }
        let ofFields = headers.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + Self.overhead }
        let count = parameters.reduce(ofFields) { $0 + $1.text.utf8.count + Self.overhead }
        guard count <= Self.mostBytes else {
            throw .badRequest("The header fields and parameters of the batch for its calls have more than 16 KiB.")
        }
    }

    /// The parameters that each method of each API has.
    private static let parameterNames: Set<String> = [
        "$.xgafv", "access_token", "alt", "callback", "fields", "key", "oauth_token", "prettyPrint", "quotaUser",
        "uploadType", "upload_protocol", "userIp", "userProject",
    ]

    private static let connectionFields: Set<String> = [
        "accept-encoding", "connection", "expect", "host", "keep-alive", "mime-version", "te", "trailer",
        "transfer-encoding", "upgrade",
    ]
}
