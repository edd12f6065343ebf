import AsyncXML
public import HTTPTypes
public import NIOCore

/// The collected answer to a request.
public struct FetchResponse: Sendable {
    /// Status and headers.
    public var head: HTTPResponse
    /// All bytes of the body, decompressed.
    public var body: ByteBuffer
    /// The attempts that failed; the last of them gave this answer if its status would have been worth another attempt.
    public var attempts: [FetchAttempt]
    /// Whether the body comes from a ``ResponseCache``, or from another call that was sent in place of this one.
    public internal(set) var isFromCache = false
    /// The URL that answered, where redirects led to another than was asked for; nil where they did not.
    ///
    /// Relative references in the body are relative to it (RFC 3986, section 5.1.3).
    public internal(set) var redirectedURL: String?
    /// What the ``TrafficLog`` of the fetcher has of it; nil when there is none.
    public internal(set) var log: FetchLog?

    /// Creates an answer; for those who read the body themselves.
    package init(head: HTTPResponse, body: ByteBuffer, attempts: [FetchAttempt]) {
        self.head = head
        self.body = body
        self.attempts = attempts
    }

    /// The body as text; what is malformed is replaced.
    ///
    /// In the encoding of its byte order mark, else of the header, else the one that the document names itself, in the declaration
    /// of XML or a `<meta>` of HTML; else in UTF-8.
    public var text: String {
        (try? textDecoder(charset).text(of: body.readableBytesView)) ?? String(buffer: body)
    }

    /// Decodes the body; `charset` is what the transport says.
    func textDecoder(_ charset: XML.Charset?, malformed: XML.TextDecoder.MalformedInput = .replace) -> XML.TextDecoder {
        XML.TextDecoder(transport: charset, context: textContext, fallback: .utf8, malformed: malformed)
    }

    /// The encoding that the `Content-Type` names.
    var charset: XML.Charset? { head.headerFields[.contentType].flatMap { XML.Charset(contentType: $0) } }

    /// Where it may name its encoding itself: as the header says what it is, or as it begins.
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
