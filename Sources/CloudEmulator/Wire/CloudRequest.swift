import AsyncFetch
import HTTPTypes
import NIOCore

/// A request with its whole body.
struct CloudRequest: Sendable {
    let method: HTTPRequest.Method
    /// The decoded segments of the path, without empty ones.
    let segments: [String]
    let query: FormFields
    let headers: HTTPFields
    var body: ByteBuffer
    /// A Boolean value indicating whether the body is whole; a fault can end it early.
    var isWhole = true
    /// The content that the request completes, if it was hashed before.
    var hashed: HashedContent?

    init(_ head: HTTPRequest, line: String, body: ByteBuffer) throws(DAVError) {
        method = head.method
        headers = head.headerFields
        self.body = body
        let parts = line.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        segments = try Self.segments(of: parts.first ?? line[...])
        query = FormFields(parts.count > 1 ? parts[1] : "")
    }

    /// Returns the decoded segments of a path; throws 400 for one that a server must not accept.
    static func segments(of path: Substring) throws(DAVError) -> [String] {
        var segments: [String] = []
        for part in path.split(separator: "/") {
            guard let text = PercentEncoding.decode(part), text != "..", text != ".",
                !text.utf8.contains(0), !text.utf8.contains(UInt8(ascii: "/"))
            else { throw DAVError(.badRequest, "BadRequest", "The path is not valid.") }
            segments.append(text)
        }
        return segments
    }

    /// The parameters of the body, if it is a form.
    var form: FormFields { FormFields(String(buffer: body)[...]) }

    subscript(name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }
}

/// The parameters of a query or of a form.
struct FormFields: Sendable {
    let parameters: [(name: String, value: String)]

    init(_ text: Substring) {
        parameters = text.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
        }
    }

    private static func decoded(_ text: Substring) -> String {
        let spaced = String(text.map { $0 == "+" ? " " : $0 })
        return PercentEncoding.decode(spaced) ?? spaced
    }

    subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

    func values(_ name: String) -> [String] { parameters.filter { $0.name == name }.map(\.value) }
}
