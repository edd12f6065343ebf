import HTTPTypes
import NIOCore

/// The answer to a call in a batch.
struct BatchAnswer {
    /// The ID of the answer's part; `nil` for none.
    var contentID: String?
    let status: HTTPResponse.Status
    var headers: HTTPFields
    var body: ByteBuffer
    /// The number of bytes of the body after which the answer to the whole batch ends.
    var cut: Int?

    /// Creates an answer whose ID refers to that of its call: `<a>` becomes `<response-a>`, and `a` `response-a`.
    ///
    /// Media are refused, as they are before a call runs; here are those that a service sends without being asked by
    /// `alt`.
    init(_ reply: Reply, toID id: String?) {
        var reply = reply
        if case .content = reply.body { reply = BatchRules.media.reply }
        contentID = id.map { $0.hasPrefix("<") ? "<response-\($0.dropFirst())" : "response-\($0)" }
        status = reply.status
        headers = reply.headers
        if case .bytes(let bytes) = reply.body { body = bytes } else { body = ByteBuffer() }
    }

    /// The most bytes that the answers to a batch have together.
    private static let mostBytes = 128 << 20

    /// Throws 413 if the answers to a batch have more bytes together than it may have.
    static func checkSize(_ count: Int) throws(GoogleError) {
        guard count <= mostBytes else {
            throw GoogleError(
                code: 413,
                reason: "responseTooLarge",
                message: "The answers to the calls of the batch have more than \(mostBytes) bytes."
            )
        }
    }

    /// Returns the response with answers, in their order.
    ///
    /// As at Google, the boundary has equals signs, and is not quoted for that. It is random, so that no body has it.
    static func reply(_ answers: [BatchAnswer]) -> Reply {
        let random = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }
        let boundary = "batch_\(random[0])=_\(random[1])="
        var text = ByteBuffer()
        var cut: Int?
        for answer in answers {
            text.writeString("--\(boundary)\r\n")
            answer.write(to: &text)
            if let limit = answer.cut, cut == nil {
                cut = text.readableBytes - answer.body.readableBytes + min(limit, answer.body.readableBytes)
            }
            text.writeString("\r\n")
        }
        text.writeString("--\(boundary)--\r\n")
        var reply = Reply(headers: [.contentType: "multipart/mixed; boundary=\(boundary)"], body: .bytes(text))
        reply.cut = cut
        return reply
    }

    private func write(to text: inout ByteBuffer) {
        text.writeString("Content-Type: application/http\r\n")
        if let contentID { text.writeString("Content-ID: \(contentID)\r\n") }
        let reason = status.reasonPhrase.isEmpty ? Self.reason(of: status.code) : status.reasonPhrase
        text.writeString("\r\nHTTP/1.1 \(status.code) \(reason)\r\n")
        for field in headers { text.writeString("\(field.name.rawName): \(field.value)\r\n") }
        // Also for an answer without a body: Google's Python client cannot read one without any header field.
        text.writeString("Content-Length: \(body.readableBytes)\r\n")
        text.writeString("\r\n")
        text.writeImmutableBuffer(body)
    }

    /// Returns the phrase of a status that was created from its number alone.
    private static func reason(of code: Int) -> String {
        let known: [HTTPResponse.Status] = [
            .ok, .created, .noContent, .found, .notModified, .badRequest, .unauthorized, .forbidden, .notFound,
            .methodNotAllowed, .requestTimeout, .conflict, .gone, .preconditionFailed, .contentTooLarge,
            .tooManyRequests, .internalServerError, .notImplemented, .badGateway, .serviceUnavailable, .gatewayTimeout,
        ]
        return known.first { $0.code == code }?.reasonPhrase ?? "Unknown"
    }
}
