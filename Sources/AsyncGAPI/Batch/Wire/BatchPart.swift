import AsyncFetch
import GAPIDescription
import HTTPTypes
import NIOCore

/// One call as a part of a batch: its request in the form in which it is sent.
///
/// ```
/// PATCH /drive/v3/files/f7?fields=id HTTP/1.1⏎
/// If-Match: "e3"⏎
/// Content-Type: application/json⏎
/// Content-Length: 12⏎
/// ⏎
/// {"name":"x"}
/// ```
struct BatchPart: Sendable {
    /// The identifier, which is unique in the batch.
    var id: String
    /// The request line, the header fields, an empty line and the body.
    let message: ByteBuffer

    /// Creates a part from a call, which has the `Authorization` of its own user if that is not the batch's.
    ///
    /// - Throws: ``GAPI/Error/Code/batchUnsupported`` for calls that no batch may contain: media, another batch;
    ///   ``GAPI/Error/Code/invalidRequest`` for a call that is too long, or has a character that would end its line.
    init(id: String, _ call: FetchCall, limits: GAPI.BatchLimits) throws(GAPI.Error) {
        let request = call.request
        try Self.checkKind(of: request)
        let path = try Self.path(of: request, limits)
        var body: ByteBuffer?
        if let sent = call.body {
            guard let bytes = sent.bytesInMemory else {
                throw GAPI.Error(
                    .batchUnsupported,
                    "a body that is streamed cannot be in a batch; send the call singly"
                )
            }
            body = bytes
        }
        var message = ByteBuffer()
        message.reserveCapacity(path.utf8.count + 256 + (body?.readableBytes ?? 0))
        message.writeString("\(request.method.rawValue) \(path) HTTP/1.1\r\n")
        for field in request.headerFields where !Self.isLeftOut(field.name) {
            guard field.value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
                throw GAPI.Error(.invalidRequest, "the header field \(field.name) has a control character")
            }
            message.writeString("\(field.name.rawName): \(field.value)\r\n")
        }
        if let length = body?.readableBytes ?? (Self.hasBody(request.method) ? 0 : nil) {
            message.writeString("Content-Length: \(length)\r\n")
        }
        message.writeString("\r\n")
        if let body { message.writeImmutableBuffer(body) }
        self.id = id
        self.message = message
        guard encodedSize + BatchRequestBody.closingSize <= limits.maximumBytes else {
            throw GAPI.Error(
                .invalidRequest,
                "the call has more than the \(limits.maximumBytes) bytes of a batch; send it singly"
            )
        }
    }

    /// The number of bytes that the part adds to a batch's body.
    var encodedSize: Int { BatchRequestBody.encodedSize(of: self) }

    /// The path and query, as a single call would send them.
    private static func path(of request: HTTPRequest, _ limits: GAPI.BatchLimits) throws(GAPI.Error) -> String {
        // HTTPTypes writes a space for each character that would end the line.
        guard (request.path ?? "").utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            throw GAPI.Error(.invalidRequest, "the URL has a space or control character; percent-encode it")
        }
        let path = request.target
        guard path.utf8.count <= limits.maximumURLLength else {
            throw GAPI.Error(
                .invalidRequest,
                "the URL has more than the \(limits.maximumURLLength) characters of a call in a batch; send it singly"
            )
        }
        return path
    }

    private static func checkKind(of request: HTTPRequest) throws(GAPI.Error) {
        let parts = (request.path ?? "").split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first ?? ""
        let parameters = (parts.count > 1 ? parts[1] : "").split(separator: "&")
        let isMedia =
            parameters.contains { $0 == "alt=media" || $0.hasPrefix("uploadType=") || $0.hasPrefix("upload_protocol=") }
            || path.hasPrefix("/upload/") || path.hasPrefix("/resumable/upload/") || path.hasPrefix("/download/")
        guard !isMedia else {
            throw GAPI.Error(.batchUnsupported, "a batch carries no media; send the upload or download singly")
        }
        let type = request.headerFields.first { $0.name == .contentType }?.value.lowercased() ?? ""
        guard path != "/batch", !path.hasPrefix("/batch/"), !type.hasPrefix("multipart/") else {
            throw GAPI.Error(.batchUnsupported, "a batch cannot contain a batch")
        }
    }

    /// Returns `true` for methods whose requests have a length even if they have no body (RFC 9110 §8.6).
    private static func hasBody(_ method: HTTPRequest.Method) -> Bool {
        method == .post || method == .put || method == .patch
    }

    /// Returns `true` for fields of the connection, which the batch's own request has.
    private static func isLeftOut(_ name: HTTPField.Name) -> Bool {
        switch name {
        case .contentLength, .acceptEncoding, .userAgent, .connection, .transferEncoding, .te, .upgrade, .expect,
            .cookie:
            true
        default: left.contains(name)
        }
    }

    private static let left: Set<HTTPField.Name> = [
        .known("Host"), .known("Keep-Alive"), .known("Proxy-Connection"), .known("Proxy-Authorization"),
        .known("Trailer"),
    ]
}
