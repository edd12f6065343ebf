import AsyncFetch
import HTTPTypes

/// A protocol like X-Goog-Upload: each POST has a command, and each answer says whether the upload is active or final.
///
/// The server says how long parts may be, and where else commands go.
struct CommandLikeWire: UploadWire {
    static let name = "command-like"

    func travel(of name: HTTPField.Name) -> UploadSession.Travel {
        name.canonicalName.hasPrefix("x-goog-upload-") ? .stays : .withParts
    }

    func open(_ request: inout HTTPRequest, for media: UploadSession.Media) {
        request.headerFields[.command] = "start"
    }

    func session(
        openedBy response: FetchResponse,
        for media: UploadSession.Media
    ) throws -> UploadSession.Opening? {
        let fields = response.head.headerFields
        guard fields[.uploadStatus]?.lowercased() == "active" else { return nil }
        guard let place = fields[.uploadURL] else { throw FetchError(.uploadProtocol, "no X-Goog-Upload-URL") }
        let unit = fields[.granularity].flatMap { WireNumber.count($0) }.flatMap { Int(exactly: $0) }
        let notes = fields[.controlURL].map { ["control": $0] } ?? [:]
        return UploadSession.Opening(place: place, partUnit: unit ?? 1, notes: notes)
    }

    func part(_ part: UploadSession.Part, of session: UploadSession) -> UploadSession.Request {
        let command = part.length == 0 ? "finalize" : part.isLast ? "upload, finalize" : "upload"
        return UploadSession.Request(.post, headerFields: [.command: command, .commandOffset: "\(part.offset)"])
    }

    func query(of session: UploadSession) -> UploadSession.Request {
        UploadSession.Request(.post, headerFields: [.command: "query"], body: .bytes([]))
    }

    func cancellation(of session: UploadSession) -> UploadSession.Request? {
        UploadSession.Request(.post, at: session.notes["control"] ?? "", headerFields: [.command: "cancel"])
    }

    func status(
        of response: FetchResponse,
        to part: UploadSession.Part?,
        of session: UploadSession
    ) throws -> UploadSession.Status {
        let fields = response.head.headerFields
        switch (fields[.uploadStatus]?.lowercased(), response.head.status.code) {
        case ("active", 200):
            let count = fields[.sizeReceived].flatMap { WireNumber.count($0) }
            return count.map { .stored($0) } ?? .unknown
        case ("active", _): return part == nil ? .busy : .unknown  // another offset than the server's
        case ("final", 200..<300): return .finished
        case ("cancelled", _), (nil, 404), (nil, 410): return .gone
        default: return .failed
        }
    }
}

extension HTTPField.Name {
    static let command = Self.known("X-Goog-Upload-Command")
    static let commandOffset = Self.known("X-Goog-Upload-Offset")
    static let uploadStatus = Self.known("X-Goog-Upload-Status")
    static let uploadURL = Self.known("X-Goog-Upload-URL")
    static let controlURL = Self.known("X-Goog-Upload-Control-URL")
    static let granularity = Self.known("X-Goog-Upload-Chunk-Granularity")
    static let sizeReceived = Self.known("X-Goog-Upload-Size-Received")
}
