import AsyncFetch
import AsyncJSON
import HTTPTypes
import NIOCore

/// One part of a batch's answer: its own header fields, and in them an answer as HTTP/1.1 writes it.
///
/// ```
/// Content-Type: application/http⏎
/// Content-ID: <response-1>⏎
/// ⏎
/// HTTP/1.1 200 OK⏎
/// Content-Type: application/json⏎
/// ⏎
/// {"id":"f7"}
/// ```
struct BatchAnswerPart: Sendable {
    /// All bytes of the part.
    let content: ByteBuffer
    /// The identifier of the call; `nil` if the part has none.
    let id: String?
    /// The bytes after the part's own header fields.
    private let message: ByteBuffer
    private let hasReadableHeader: Bool

    init(_ content: ByteBuffer) {
        var rest = content
        let header = HeaderBlock(reading: &rest, endsAtStatusLine: true)
        self.content = content
        message = rest
        id = header.fields[.contentID].flatMap(Self.id)
        hasReadableHeader = !header.isTooLong
    }

    /// Returns the identifier of the call in the answer's `Content-ID`: `1` of `<response-1>`.
    static func id(in contentID: String) -> String? {
        var id = Array(contentID.utf8.filter { $0 != 0x20 && $0 != 0x09 })[...]
        if id.first == UInt8(ascii: "<"), id.last == UInt8(ascii: ">") { id = id.dropFirst().dropLast() }
        if id.starts(with: "response-".utf8) { id = id.dropFirst("response-".utf8.count) }
        return id.isEmpty ? nil : String(decoding: id, as: UTF8.self)
    }

    /// A Boolean value indicating whether the part has as many bytes as its answer announces.
    ///
    /// Announced lengths are often wrong. So this counts only where no boundary ends the part.
    var hasAllBytes: Bool {
        guard let answer = try? parsed(), let length = Self.length(answer.fields) else { return false }
        let surplus = answer.body.readableBytes - length
        return 0...2 ~= surplus && answer.body.readableBytesView.suffix(surplus).allSatisfy { $0 == 0x0D || $0 == 0x0A }
    }

    /// Returns the answer, with its body decoded.
    ///
    /// - Parameter room: The most bytes of a compressed body; the bytes of this one are taken off.
    /// - Returns: The answer, whatever its status. A success that is only an error has the status that the error tells.
    /// - Throws: ``GAPI/Error/Code/batchProtocol`` if it is not an answer of HTTP; ``GAPI/Error/Code/unexpectedContent``
    ///   for a body that cannot be an answer to a call, or is too long; ``GAPI/Error/Code/server`` for a success that is
    ///   only an error without a status.
    func response(decodingUpTo room: inout Int) throws(GAPI.Error) -> FetchResponse {
        var (status, fields, body) = try parsed()
        if let length = Self.length(fields), length < body.readableBytes,
            body.readableBytesView.dropFirst(length).allSatisfy({ $0 <= 0x20 })
        {
            body = body.getSlice(at: body.readerIndex, length: length) ?? body
        }
        if fields[.contentType]?.lowercased().hasPrefix("multipart/") == true {
            throw GAPI.Error(.unexpectedContent, "the answer to the call is multipart", status: status.code)
        }
        if let encoding = fields[.contentEncoding]?.lowercased(),
            !encoding.isEmpty, encoding != "identity", body.readableBytes > 0
        {
            body = try Self.decoded(body, encoding, status, upTo: room)
            room -= body.readableBytes
            fields[.contentEncoding] = nil
            fields[.contentLength] = nil
        }
        var response = FetchResponse(
            head: HTTPResponse(status: status, headerFields: fields),
            body: body,
            attempts: []
        )
        if status.kind == .successful, let error = Self.onlyError(in: body) {
            guard let code = error["code"]?.int64.flatMap(Int.init(exactly:)), 400...599 ~= code else {
                throw GAPI.Error(response: response)
            }
            response.head.status = .init(code: code)
        }
        return response
    }

    private typealias Answer = (status: HTTPResponse.Status, fields: HTTPFields, body: ByteBuffer)

    private func parsed() throws(GAPI.Error) -> Answer {
        guard hasReadableHeader else { throw Self.tooLong }
        var rest = message
        let blank = rest.readableBytesView.prefix { $0 == 0x0D || $0 == 0x0A }.count
        rest.moveReaderIndex(forwardBy: blank)
        guard rest.readableBytesView.starts(with: "HTTP/".utf8) else {
            throw GAPI.Error(.batchProtocol, "the part for the call has no status line")
        }
        guard let line = rest.readLine(upTo: HeaderBlock.maximumBytes) else { throw Self.tooLong }
        let words = line.utf8.split(separator: UInt8(ascii: " "), maxSplits: 2).map(Substring.init)
        guard words.count > 1, let code = WireNumber.status(words[1]) else {
            throw GAPI.Error(.batchProtocol, "the part for the call has no status of three digits")
        }
        let phrase = words.count > 2 ? String(words[2].prefix(200)) : ""
        let header = HeaderBlock(reading: &rest)
        guard !header.isTooLong else { throw Self.tooLong }
        return (HTTPResponse.Status(code: code, reasonPhrase: phrase), header.fields, rest)
    }

    private static var tooLong: GAPI.Error {
        GAPI.Error(
            .batchProtocol,
            "the part for the call has more than \(HeaderBlock.maximumFields) header fields, or more than "
                + "\(HeaderBlock.maximumBytes) bytes of them"
        )
    }

    private static func length(_ fields: HTTPFields) -> Int? {
        fields[.contentLength].flatMap { WireNumber.count($0) }.flatMap { Int(exactly: $0) }
    }

    private static func decoded(
        _ body: ByteBuffer,
        _ encoding: String,
        _ status: HTTPResponse.Status,
        upTo limit: Int
    ) throws(GAPI.Error) -> ByteBuffer {
        guard let decoder = ContentDecoder(encoding) else {
            throw GAPI.Error(
                .unexpectedContent,
                "the answer to the call has a Content-Encoding that was not asked for",
                status: status.code
            )
        }
        do { return try decoder.decode(body, upTo: limit) } catch {
            throw GAPI.Error(
                .unexpectedContent,
                "the compressed answer to the call is broken or too long",
                status: status.code,
                cause: error
            )
        }
    }

    /// Returns the error of a body that is an object with the only member `error`, which is an object.
    ///
    /// Resources can have such a member besides others.
    private static func onlyError(in body: ByteBuffer) -> JSON.Value? {
        var text = body.readableBytesView[...]
        for word in ["{", "\"error\"", ":", "{"] {
            text = text.drop { $0 <= 0x20 }
            guard text.starts(with: word.utf8) else { return nil }
            text = text.dropFirst(word.utf8.count)
        }
        guard let value = try? body.withUnsafeReadableBytes({ try JSON.Value(parsing: $0) }),
            value.members?.count == 1
        else { return nil }
        return value["error"]
    }
}

extension HTTPField.Name {
    static let contentID = Self.known("Content-ID")
}
