import AsyncFetch
import HTTPTypes
import NIOCore

/// A call in a batch: an HTTP request as text, inside of a part with an ID.
struct BatchPart {
    /// The ID as the client wrote it; `nil` if it gave none.
    let contentID: String?
    let method: HTTPRequest.Method
    /// The path and the query; those of an absolute URL if the client sent one.
    let target: String
    /// The header fields of the call.
    let headers: HTTPFields
    let body: ByteBuffer

    /// The most bytes of the request line and the header fields, as of requests outside of batches.
    private static let largestHead = 64 << 10
    /// The most header fields, as of requests outside of batches.
    private static let mostFields = 256

    /// Reads a part; throws Google's 400 if it is no request.
    init(_ text: Substring) throws(GoogleError) {
        let outer = MultipartMixed.head(of: text)
        let fields = outer.lines.lazy.compactMap(MultipartMixed.field)
        contentID = fields.first { $0.name.lowercased() == "content-id" }?.value
        let inner = MultipartMixed.head(of: Substring(outer.body.utf8.drop { $0 == 10 || $0 == 13 }))
        guard text.utf8.count - inner.body.utf8.count <= Self.largestHead else {
            throw .badRequest("Failed to parse batch request, error: a part has more than 64 KiB of header fields.")
        }
        // Before they are read: names are checked and kept, and the journal keeps them, too.
        guard max(outer.lines.count, inner.lines.count - 1) <= Self.mostFields else {
            throw .badRequest(
                "Failed to parse batch request, error: a part has more than \(Self.mostFields) header fields."
            )
        }
        // The version at the end of the line may be missing.
        let words = (inner.lines.first ?? "").split(separator: " ")
        guard 2...3 ~= words.count, let method = HTTPRequest.Method(String(words[0])) else {
            throw .badRequest("Failed to parse batch request, error: a part has no request line.")
        }
        self.method = method
        target = Self.path(of: words[1])
        var headers = HTTPFields()
        for line in inner.lines.dropFirst() {
            guard let (name, value) = MultipartMixed.field(line), let name = HTTPField.Name(name) else {
                throw .badRequest("Failed to parse batch request, error: a part has a broken header field.")
            }
            if name.canonicalName != "host" { headers.append(HTTPField(name: name, value: value)) }
        }
        self.headers = headers
        // The boundary ends the body, but a client may end it before.
        let rest = inner.body.utf8
        let length = headers[.contentLength].flatMap { WireNumber.count($0) }.flatMap { Int(exactly: $0) } ?? rest.count
        let bytes = rest.prefix(min(length, rest.count))  // a larger number would be a trap
        let isBlank = bytes.allSatisfy { $0 == 10 || $0 == 13 || $0 == 32 }
        body = isBlank ? ByteBuffer() : ByteBuffer(bytes: bytes)
    }

    private static func path(of target: Substring) -> String {
        for scheme in ["http://", "https://"] where target.lowercased().hasPrefix(scheme) {
            let path = target.dropFirst(scheme.count).drop { $0 != "/" && $0 != "?" }
            return path.first == "/" ? String(path) : "/\(path)"
        }
        return String(target)
    }

    /// Returns the call as a request of its own, with what it inherits; what it has itself takes precedence.
    func request(with inheritance: BatchInheritance) -> HTTPRequest {
        var fields = headers
        for field in inheritance.headers where headers[field.name] == nil { fields.append(field) }
        return HTTPRequest(
            method: method,
            scheme: "http",
            authority: inheritance.authority,
            path: target(with: inheritance.parameters),
            headerFields: fields
        )
    }

    private func target(with parameters: [(name: String, text: String)]) -> String {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard !parameters.isEmpty, let own = try? RequestTarget.Query(parts.count > 1 ? parts[1] : "") else {
            return target
        }
        let names = Set(own.parameters.map(\.name))
        let missing = parameters.filter { !names.contains($0.name) }.map(\.text)
        guard !missing.isEmpty else { return target }
        return target + (parts.count > 1 ? "&" : "?") + missing.joined(separator: "&")
    }
}
