public import HTTPTypes

/// The newer of Google's two upload protocols: each request has a command, each answer says how the upload stands.
///
/// POST with the command `start` opens a session, whose URL is in `X-Goog-Upload-URL`. `upload` carries a part,
/// `upload, finalize` the last one, and `finalize` completes an upload that has all bytes. `query` asks, `cancel` ends.
/// An answer has the status `active`, `final` or `cancelled`, and says in `X-Goog-Upload-Size-Received` what is stored.
/// Unlike with ``ContentRangeWire``, no answer looks like a redirect.
///
/// ```swift
/// let wire = GoogleUploadWire(describing: .headers)
/// let upload = fetcher.upload(request, from: .file("talk.mp4"), contentType: "video/mp4", by: wire)
/// ```
///
/// Source: the upload guides of Google Photos, of the Gemini API and of Street View Publish.
public struct GoogleUploadWire: UploadWire {
    /// `x-goog-upload`.
    public static let name = "x-goog-upload"

    /// The header fields with which the opening request describes the media.
    public enum Description: Sendable, Hashable {
        /// `X-Goog-Upload-Content-Type` and `X-Goog-Upload-Content-Length`, as Google's own clients send them.
        case content
        /// `X-Goog-Upload-Content-Type`, `X-Goog-Upload-Raw-Size` and the name of the file, as Google Photos wants them.
        case raw(fileName: String?)
        /// `X-Goog-Upload-Header-Content-Type` and `X-Goog-Upload-Header-Content-Length`, as the Gemini API and Street
        /// View want them.
        case headers
    }

    /// The header fields with which the opening request describes the media.
    public var description: Description

    /// A Boolean value indicating whether the last part has the CRC32C of all bytes (`x-goog-hash`).
    ///
    /// No service documents that it looks at it.
    public var sendsHash: Bool

    /// Creates the protocol.
    ///
    /// - Parameters:
    ///   - description: The header fields with which the opening request describes the media.
    ///   - sendsHash: A Boolean value indicating whether the last part has the CRC32C of all bytes.
    public init(describing description: Description = .content, sendsHash: Bool = false) {
        self.description = description
        self.sendsHash = sendsHash
    }

    /// CRC32C, if the last part has a hash.
    public var finalHash: ContentHash? { sendsHash ? .crc32c : nil }

    /// Keys for the stored bytes go wherever the session is; what describes the opening request stays with it.
    public func travel(of name: HTTPField.Name) -> UploadSession.Travel {
        let name = name.canonicalName
        if name.hasPrefix("x-goog-encryption-") { return .anywhere }  // customer-supplied keys
        return name.hasPrefix("x-goog-upload-") || name.hasPrefix("x-goog-hash") ? .stays : .withParts
    }

    /// Adds the command `start`, and media type and length.
    public func open(_ request: inout HTTPRequest, for media: UploadSession.Media) {
        request.headerFields[.uploadProtocol] = "resumable"
        request.headerFields[.uploadCommand] = "start"
        let length = media.length.map { "\($0)" }
        switch description {
        case .content:
            request.headerFields[.known("X-Goog-Upload-Content-Type")] = media.contentType
            request.headerFields[.known("X-Goog-Upload-Content-Length")] = length ?? "-1"
        case .raw(let fileName):
            request.headerFields[.known("X-Goog-Upload-Content-Type")] = media.contentType
            request.headerFields[.known("X-Goog-Upload-Raw-Size")] = length
            request.headerFields[.known("X-Goog-Upload-File-Name")] = fileName.map(PercentEncoding.encode)
        case .headers:
            request.headerFields[.known("X-Goog-Upload-Header-Content-Type")] = media.contentType
            request.headerFields[.known("X-Goog-Upload-Header-Content-Length")] = length
        }
    }

    /// Reads the URLs of the session and of its commands, and the unit of parts.
    ///
    /// A unit that is missing or makes no sense is taken for the usual one, of which every other is a divisor.
    public func session(
        openedBy response: FetchResponse,
        for media: UploadSession.Media
    ) throws -> UploadSession.Opening? {
        let fields = response.head.headerFields
        guard response.head.status.kind == .successful else { return nil }
        switch Standing(response.head) {
        case .active: break
        case .final, .cancelled:
            throw FetchError(.uploadProtocol, "the server ends the upload before it has begun")
        case nil: throw Self.noStanding(response.head)
        }
        guard let place = fields[.uploadURL] else {
            throw FetchError(.uploadProtocol, "the server opened no session (no X-Goog-Upload-URL)")
        }
        let unit = fields[.uploadGranularity].flatMap { WireNumber.count($0) }.flatMap { Int(exactly: $0) }
        return UploadSession.Opening(
            place: place,
            partUnit: unit.flatMap { $0 > 0 ? $0 : nil } ?? 256 << 10,
            notes: fields[.uploadControlURL].map { [Self.controlNote: $0] } ?? [:]
        )
    }

    /// Makes a POST with the command `upload`; that of the last part has `finalize` too.
    public func part(_ part: UploadSession.Part, of session: UploadSession) -> UploadSession.Request {
        let command = part.length == 0 ? "finalize" : part.isLast ? "upload, finalize" : "upload"
        var fields: HTTPFields = [.uploadCommand: command, .uploadOffset: "\(part.offset)"]
        if part.length > 0 { fields[.contentType] = session.contentType }
        fields[RunningHash.whole] = part.hash.map(RunningHash.field)
        return UploadSession.Request(.post, headerFields: fields, body: part.length == 0 ? .bytes([]) : nil)
    }

    /// Makes a POST with the command `query`.
    public func query(of session: UploadSession) -> UploadSession.Request {
        UploadSession.Request(.post, headerFields: [.uploadCommand: "query"], body: .bytes([]))
    }

    /// Makes a POST with the command `cancel`, to the URL for commands if the server has named one.
    public func cancellation(of session: UploadSession) -> UploadSession.Request? {
        UploadSession.Request(
            .post,
            at: session.notes[Self.controlNote] ?? "",
            headerFields: [.uploadCommand: "cancel"],
            body: .bytes([])
        )
    }

    /// Reads how the upload stands, and how much is stored.
    ///
    /// What an answer does not say is asked, never assumed.
    public func status(
        of response: FetchResponse,
        to part: UploadSession.Part?,
        of session: UploadSession
    ) throws -> UploadSession.Status {
        let status = response.head.status
        let isSuccess = status.kind == .successful
        switch Standing(response.head) {
        case .active where isSuccess:
            guard let told = response.head.headerFields[.uploadSizeReceived] else { return .unknown }
            guard let count = WireNumber.count(told) else {
                throw FetchError(.uploadProtocol, "the server tells what it has as `\(told.prefix(40))`")
            }
            return .stored(count)
        case .active:
            // Such as that of an offset which is not the server's. Some refusals are no matter of bytes.
            let isRefusal = status.kind != .clientError || [401, 403, 408, 412, 413, 429].contains(status.code)
            return part == nil || isRefusal ? .failed : .unknown
        case .final: return isSuccess ? .finished : .failed
        case .cancelled: return .gone
        case nil where isSuccess: throw Self.noStanding(response.head)
        case nil: return [404, 410, 499].contains(status.code) ? .gone : .failed
        }
    }

    /// The CRC32C of what is stored, if the server tells it (`X-Goog-Running-Hash`).
    public func runningChecksums(in head: HTTPResponse) -> [UInt32] { RunningHash.checksums(in: head) }

    private static let controlNote = "control"

    private static func noStanding(_ head: HTTPResponse) -> FetchError {
        let told = head.headerFields[.uploadStatus].map { "as `\($0.prefix(40))`" } ?? "(no X-Goog-Upload-Status)"
        return FetchError(.uploadProtocol, "the server does not tell how the upload stands \(told)")
    }

    /// The value of `X-Goog-Upload-Status`, in any case of letters.
    private enum Standing: String {
        case active, final, cancelled

        init?(_ head: HTTPResponse) {
            guard let text = head.headerFields[.uploadStatus] else { return nil }
            self.init(rawValue: text.lowercased())
        }
    }
}

extension HTTPField.Name {
    fileprivate static let uploadProtocol = Self.known("X-Goog-Upload-Protocol")
    fileprivate static let uploadCommand = Self.known("X-Goog-Upload-Command")
    fileprivate static let uploadOffset = Self.known("X-Goog-Upload-Offset")
    fileprivate static let uploadStatus = Self.known("X-Goog-Upload-Status")
    fileprivate static let uploadURL = Self.known("X-Goog-Upload-URL")
    fileprivate static let uploadControlURL = Self.known("X-Goog-Upload-Control-URL")
    fileprivate static let uploadGranularity = Self.known("X-Goog-Upload-Chunk-Granularity")
    fileprivate static let uploadSizeReceived = Self.known("X-Goog-Upload-Size-Received")
}
