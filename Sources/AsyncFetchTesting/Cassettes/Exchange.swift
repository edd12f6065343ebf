import AsyncFetch
public import AsyncJSON
public import HTTPTypes
import NIOCore

extension CassetteTransport {
    /// A request and its response, as they are written to the file.
    public struct Exchange: Sendable, Hashable {
        /// The request.
        public var request: Request
        /// The response.
        public var response: Response
    }
}

extension CassetteTransport.Exchange {
    /// A recorded request, without its secrets.
    public struct Request: Sendable, Hashable {
        /// The HTTP method.
        public var method: HTTPRequest.Method
        /// The URL as it was sent, without secrets.
        public var url: String
        /// The header fields.
        public var headerFields: HTTPFields
        /// The request body.
        public var body: Body

        /// Returns `true` if method, URL and body are the same.
        ///
        /// This is the default rule of all cassettes.
        public func matches(_ other: Self) -> Bool { method == other.method && url == other.url && body == other.body }

        /// Returns `true` if method and path are the same, whatever the query and the body.
        public func matchesPath(_ other: Self) -> Bool {
            method == other.method && url.prefix { $0 != "?" } == other.url.prefix { $0 != "?" }
        }
    }

    /// A recorded response, without its secrets.
    public struct Response: Sendable, Hashable {
        /// The HTTP status.
        public var status: HTTPResponse.Status
        /// The header fields.
        public var headerFields: HTTPFields
        /// The response body: decompressed, or as it came if it was recorded through
        /// ``CassetteTransport/undecoded``.
        public var body: Body
    }

    /// A body in its most readable form.
    public enum Body: Sendable, Hashable {
        /// No bytes.
        case empty
        /// JSON with its layout, which does not matter for equality.
        case json(JSON.Value, layout: JSONLayout)
        /// Text in UTF-8.
        case text(String)
        /// Any other content.
        case binary([UInt8])
        /// The length and checksum of a body with too many bytes to be recorded.
        case unrecorded(count: Int64, crc32c: UInt32)
    }

    /// The white space of JSON text.
    public struct JSONLayout: Sendable {
        /// The number of spaces for each level; `nil` for JSON in one line.
        public var indentation: Int?
        /// A Boolean value indicating whether a line break follows at the end.
        public var endsWithLineBreak: Bool
    }
}

extension CassetteTransport.Exchange.JSONLayout: Hashable {
    /// Returns `true`: white space does not matter for equality.
    public static func == (a: Self, b: Self) -> Bool { true }
    /// Does nothing: white space does not matter for equality.
    public func hash(into hasher: inout Hasher) {}
}

extension CassetteTransport.Exchange.JSONLayout {
    static let compact = Self(indentation: nil, endsWithLineBreak: false)

    /// Creates the layout of JSON text; `nil` for an unusual layout, which could not be written again byte for byte.
    init?(of text: [UInt8], _ value: JSON.Value) {
        endsWithLineBreak = text.last == UInt8(ascii: "\n")
        let firstBreak = text.dropLast().firstIndex(of: UInt8(ascii: "\n"))
        indentation = firstBreak.map { text[($0 + 1)...].prefix { $0 == UInt8(ascii: " ") }.count }
        guard text.elementsEqual(self.text(of: value)) else { return nil }
    }

    /// Returns the text of a value in this layout.
    func text(of value: JSON.Value) -> [UInt8] {
        var text = value.encoded(pretty: indentation != nil)
        if let indentation, let own = Self.ownIndentation, indentation != own {
            // Strings contain no line breaks, so all spaces at the start of a line are indentation.
            let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
                let depth = line.prefix { $0 == UInt8(ascii: " ") }.count / own
                return Array(repeating: UInt8(ascii: " "), count: depth * indentation) + line.dropFirst(depth * own)
            }
            text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
        }
        return endsWithLineBreak ? text + [UInt8(ascii: "\n")] : text
    }

    /// The number of spaces by which this package indents JSON.
    private static let ownIndentation: Int? = {
        let text = JSON.Value([1]).encoded(pretty: true)
        let count = text.dropFirst(2).prefix { $0 == UInt8(ascii: " ") }.count
        return count > 0 ? count : nil
    }()
}

// MARK: - Conversion from and to requests and responses

extension CassetteTransport.Exchange.Request {
    init(_ request: HTTPRequest, _ tape: BodyTape, _ redaction: CassetteRedaction) {
        method = request.method
        url = redaction.text("\(request.scheme ?? "")://\(request.authority ?? "")\(request.path ?? "")")
        var fields = request.headerFields
        let contentType = fields[.contentType] ?? ""
        var bytes = tape.bytes
        // The boundary is different each time.
        if let boundary = Redaction.boundary(of: contentType), !boundary.isEmpty {
            fields[.contentType] = contentType.replacing(boundary, with: "BOUNDARY")
            bytes = bytes.map { Array($0.replacing(boundary.utf8, with: "BOUNDARY".utf8)) }
        }
        headerFields = redaction.fields(fields)
        body = redaction.body(bytes, fields[.contentType] ?? "", tape, keepingLayout: false)
    }
}

extension CassetteTransport.Exchange.Response {
    init(_ head: HTTPResponse, _ tape: BodyTape, _ redaction: CassetteRedaction, isDecoded: Bool) {
        status = head.status
        headerFields = redaction.fields(head.headerFields)
        let contentType = head.headerFields[.contentType] ?? ""
        body = redaction.body(tape.bytes, contentType, tape, keepingLayout: true)
        guard !isDecoded, let bytes = tape.bytes, !bytes.isEmpty,
            let decoder = ContentDecoder(head.headerFields[.contentEncoding])
        else { return }
        do {
            // No secret is found in compressed bytes.
            let content = try decoder.decode(ByteBuffer(bytes: bytes), upTo: tape.limit)
            if redaction.findsSecrets(in: content, contentType) {
                headerFields[.contentEncoding] = nil
                body = redaction.body(Array(content.readableBytesView), contentType, tape, keepingLayout: true)
            } else {
                body = .binary(bytes)
            }
        } catch {
            // Content that is not what its encoding says is recorded like any other.
            guard (error as? FetchError)?.code == .tooLarge else { return }
            body = .unrecorded(count: tape.count, crc32c: tape.crc32c)
        }
    }

    func transportResponse(in path: String, to request: CassetteTransport.Exchange.Request) throws -> TransportResponse
    {
        let bytes: [UInt8]
        switch body {
        case .empty: bytes = []
        case .json(let value, let layout): bytes = layout.text(of: value)
        case .text(let text): bytes = Array(text.utf8)
        case .binary(let binary): bytes = binary
        case .unrecorded(let count, _): throw CassetteError.unrecorded(request, in: path, count)
        }
        var head = HTTPResponse(status: status, headerFields: headerFields)
        // Removed secrets, and edits of the file, change the length.
        if !bytes.isEmpty, head.headerFields.contains(.contentLength), !head.headerFields.contains(.contentEncoding) {
            head.headerFields[.contentLength] = String(bytes.count)
        }
        return TransportResponse(head: head, body: FetchResponseBody(ByteBuffer(bytes: bytes)))
    }
}

/// Removes secrets from data that is written and compared.
struct CassetteRedaction {
    private let names: SecretNames
    private let more: (@Sendable (String) -> String)?

    init(_ options: CassetteTransport.Options) {
        names = SecretNames(and: options.secretNames)
        more = options.redact
    }

    func text(_ text: String) -> String {
        let text = Redaction.text(text, names)
        return more?(text) ?? text
    }

    func fields(_ fields: HTTPFields) -> HTTPFields {
        var shown = Redaction.fields(fields, names)
        guard let more else { return shown }
        shown = HTTPFields(shown.map { HTTPField(name: $0.name, value: more($0.value)) })
        return shown
    }

    func findsSecrets(in content: ByteBuffer, _ contentType: String) -> Bool {
        guard Redaction.body(content, contentType: contentType, names) == content else { return true }
        guard let more, let text = String(validating: content.readableBytesView, as: UTF8.self) else { return false }
        return more(text) != text
    }

    func body(
        _ bytes: [UInt8]?,
        _ contentType: String,
        _ tape: BodyTape,
        keepingLayout: Bool
    ) -> CassetteTransport.Exchange.Body {
        guard let bytes else { return .unrecorded(count: tape.count, crc32c: tape.crc32c) }
        guard !bytes.isEmpty else { return .empty }
        let redacted = Array(
            Redaction.body(ByteBuffer(bytes: bytes), contentType: contentType, names).readableBytesView
        )
        guard var text = String(validating: redacted, as: UTF8.self), !redacted.contains(0) else {
            return .binary(redacted)
        }
        if let more { text = more(text) }
        let first = text.utf8.first { $0 > 0x20 }
        let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        // The file adds levels of its own to the nesting.
        guard isJSON, let value = try? JSON.Value(parsing: text, limits: JSON.Limits(depth: 200)) else {
            return .text(text)
        }
        let layout = keepingLayout ? CassetteTransport.Exchange.JSONLayout(of: Array(text.utf8), value) : .compact
        return layout.map { .json(value, layout: $0) } ?? .text(text)
    }
}
