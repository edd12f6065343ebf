public import HTTPTypes

/// The resumable uploads of Google's services: each part says in `Content-Range` where it belongs.
///
/// POST opens a session, whose URL is in `Location`. Each PUT to it carries a part, and an empty one asks. The server
/// answers with 308 and says in `Range` what it has stored; any 2xx ends the upload. DELETE ends the session.
///
/// Source: "Resumable uploads" in the documentation of Cloud Storage.
public struct ContentRangeWire: UploadWire {
    /// `content-range`.
    public static let name = "content-range"

    /// A Boolean value indicating whether the last part has the CRC32C of all bytes (`x-goog-hash`).
    ///
    /// Cloud Storage then refuses other bytes before anyone can see them.
    public var sendsHash: Bool

    /// Creates the protocol.
    ///
    /// - Parameter sendsHash: A Boolean value indicating whether the last part has the CRC32C of all bytes.
    public init(sendsHash: Bool = false) {
        self.sendsHash = sendsHash
    }

    /// CRC32C, if the last part has a hash.
    public var finalHash: ContentHash? { sendsHash ? .crc32c : nil }

    /// Keys for the stored bytes go wherever the session is; what describes the opening request stays with it.
    public func travel(of name: HTTPField.Name) -> UploadSession.Travel {
        let name = name.canonicalName
        if name.hasPrefix("x-goog-encryption-") { return .anywhere }  // customer-supplied keys
        return name.hasPrefix("x-upload-") || name.hasPrefix("x-goog-hash") ? .stays : .withParts
    }

    /// Adds media type and length (`X-Upload-Content-Type`, `X-Upload-Content-Length`).
    public func open(_ request: inout HTTPRequest, for media: UploadSession.Media) {
        request.headerFields[.uploadContentType] = media.contentType
        request.headerFields[.uploadContentLength] = media.length.map { "\($0)" }
    }

    /// Reads the URL of the session from `Location`.
    public func session(
        openedBy response: FetchResponse,
        for media: UploadSession.Media
    ) throws -> UploadSession.Opening? {
        guard response.head.status.kind == .successful else { return nil }
        guard let place = response.head.headerFields[.location] else {
            throw FetchError(.uploadProtocol, "the server opened no session (no Location)")
        }
        return UploadSession.Opening(place: place, partUnit: 256 << 10)
    }

    /// Makes a PUT; that of an empty last part says how many bytes there are in all.
    public func part(_ part: UploadSession.Part, of session: UploadSession) -> UploadSession.Request {
        let range = part.length == 0 ? "*" : "\(part.offset)-\(part.end - 1)"
        var request = put(range, of: session.total ?? (part.isLast ? part.end : nil), session)
        request.headerFields[RunningHash.whole] = part.hash.map(RunningHash.field)
        return request
    }

    /// Makes an empty PUT.
    public func query(of session: UploadSession) -> UploadSession.Request {
        var request = put("*", of: session.total, session)
        request.body = .bytes([])
        return request
    }

    private func put(_ range: String, of total: Int64?, _ session: UploadSession) -> UploadSession.Request {
        UploadSession.Request(
            .put,
            headerFields: [
                .contentRange: "bytes \(range)/\(total.map { "\($0)" } ?? "*")",
                .contentType: session.contentType,
                // Proxies follow a 308; then 200 comes, and the truth beside it
                .noPermanentRedirect: "yes",
            ],
            takes308AsAnswer: true
        )
    }

    /// Makes a DELETE, which is answered with 499.
    public func cancellation(of session: UploadSession) -> UploadSession.Request? {
        UploadSession.Request(.delete)
    }

    /// Reads the status, and of a 308 the range that is stored and the URL that the session has moved to.
    public func status(
        of response: FetchResponse,
        to part: UploadSession.Part?,
        of session: UploadSession
    ) throws -> UploadSession.Status {
        switch response.head.status.code {
        // Other answers have the URL of the created resource in `Location`, which is no session.
        case 308: return .stored(try Self.stored(response.head), movedTo: response.head.headerFields[.location])
        case 200..<300: return .finished
        case 404, 410, 499: return .gone  // 499: somebody has cancelled it
        case 503 where part != nil && Self.isGap(response): return .unknown
        default: return .failed
        }
    }

    /// The CRC32C of what is stored, if the server tells it (`X-Goog-Running-Hash`).
    public func runningChecksums(in head: HTTPResponse) -> [UInt32] { RunningHash.checksums(in: head) }

    /// Returns `true` for Cloud Storage's answer to a part that begins beyond what it has.
    ///
    /// The same part would get the same answer, whatever the wait.
    private static func isGap(_ response: FetchResponse) -> Bool {
        let isText = response.head.headerFields[.contentType]?.lowercased().hasPrefix("text/plain") == true
        return isText && response.body.readableBytes < 4_096
            && response.text.contains("exceeds already uploaded size")
    }

    /// Returns the status, or the one that stands beside it so that proxies do not take it for a redirect's.
    public func status(of head: HTTPResponse) throws -> Int {
        guard let text = head.headerFields[.statusOverride] else { return head.status.code }
        guard let status = WireNumber.status(text) else {
            throw FetchError(.uploadProtocol, "the server tells the status `\(text.prefix(40))`")
        }
        return status
    }

    /// Returns the number of bytes that a 308 says are stored: `Range: bytes=0-N`; without the header field, none.
    private static func stored(_ head: HTTPResponse) throws -> Int64 {
        guard let range = head.headerFields[.range] else { return 0 }
        guard let count = WireNumber.stored(inRange: range) else {
            let told = range.prefix(40)
            throw FetchError(.uploadProtocol, "the server tells what it has as `\(told)`, not as `bytes=0-N`")
        }
        return count
    }
}

extension HTTPField.Name {
    fileprivate static let uploadContentType = Self.known("X-Upload-Content-Type")
    fileprivate static let uploadContentLength = Self.known("X-Upload-Content-Length")
    fileprivate static let noPermanentRedirect = Self.known("X-GUploader-No-308")
    fileprivate static let statusOverride = Self.known("X-HTTP-Status-Code-Override")
}
