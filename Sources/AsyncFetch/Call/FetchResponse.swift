import AsyncXML
public import HTTPTypes
public import NIOCore

/// The response to a request, with its body collected in memory.
public struct FetchResponse: Sendable {
    /// The status and header fields.
    public var head: HTTPResponse
    /// All bytes of the body, decompressed.
    public var body: ByteBuffer
    /// The failed attempts, in order.
    ///
    /// If the status of this response was worth another attempt, the last of them is the attempt that gave this
    /// response.
    public var attempts: [FetchAttempt]
    /// A Boolean value indicating whether the body comes from a ``ResponseCache`` or from another call for the same
    /// request.
    public internal(set) var isFromCache = false
    /// The URL that responded, if redirects led to another URL than the requested one; `nil` otherwise.
    ///
    /// Relative references in the body are relative to this URL (RFC 3986, section 5.1.3).
    public internal(set) var redirectedURL: String?
    /// The entry of this fetch in the fetcher's ``TrafficLog``; `nil` when there is no log.
    public internal(set) var log: FetchLog?

    /// Creates a response, for code that reads the body itself.
    package init(head: HTTPResponse, body: ByteBuffer, attempts: [FetchAttempt]) {
        self.head = head
        self.body = body
        self.attempts = attempts
    }

    /// The body as text; malformed bytes become replacement characters.
    ///
    /// The encoding comes from the byte order mark, or else the header, or else the document itself: the declaration of
    /// XML or a `<meta>` element of HTML. Without any of these it is UTF-8.
    public var text: String {
        (try? textDecoder(charset).text(of: body.readableBytesView)) ?? String(buffer: body)
    }

    /// Returns a decoder for the body; `charset` is the encoding that the transport declares.
    func textDecoder(_ charset: XML.Charset?, malformed: XML.TextDecoder.MalformedInput = .replace) -> XML.TextDecoder {
        XML.TextDecoder(transport: charset, context: textContext, fallback: .utf8, malformed: malformed)
    }

    /// The encoding that the `Content-Type` names.
    var charset: XML.Charset? { head.headerFields[.contentType].flatMap { XML.Charset(contentType: $0) } }

    /// The kind of document, by the header or else by its first characters; it tells where the body may declare its
    /// encoding.
    private var textContext: XML.TextContext {
        let type = (head.headerFields[.contentType] ?? "").prefix { $0 != ";" }.lowercased()
        if type.hasSuffix("html") { return .html }
        if type.hasSuffix("xml") { return .xml }
        guard type.isEmpty else { return .plain }
        let start = String(decoding: body.readableBytesView.prefix(64), as: UTF8.self).lowercased()
        let document = start.drop { $0.isWhitespace }
        if document.hasPrefix("<?xml") { return .xml }
        return document.hasPrefix("<!doctype html") || document.hasPrefix("<html") ? .html : .plain
    }
}
