import AsyncFetch
import HTTPTypes

/// A protocol like tus 1.0: POST opens, PATCH carries a part at an offset, HEAD asks, DELETE ends.
struct TusLikeWire: UploadWire {
    static let name = "tus-like"
    var authorizesSession = false

    func open(_ request: inout HTTPRequest, for media: UploadSession.Media) {
        request.headerFields[media.length == nil ? .uploadDeferLength : .uploadLength] = "\(media.length ?? 1)"
    }

    func session(openedBy response: FetchResponse) throws -> UploadSession.Opening? {
        guard response.head.status == .created else { return nil }
        guard let place = response.head.headerFields[.location] else {
            throw FetchError(.uploadProtocol, "no Location")
        }
        return UploadSession.Opening(place: place)
    }

    func part(_ part: UploadSession.Part, of session: UploadSession) -> UploadSession.Request {
        var request = UploadSession.Request(.patch, headerFields: [.uploadOffset: "\(part.offset)"])
        request.headerFields[.contentType] = "application/offset+octet-stream"
        if session.total == nil, part.isLast { request.headerFields[.uploadLength] = "\(part.end)" }
        return request
    }

    func query(of session: UploadSession) -> UploadSession.Request { UploadSession.Request(.head) }

    func cancellation(of session: UploadSession) -> UploadSession.Request? { UploadSession.Request(.delete) }

    func status(
        of response: FetchResponse,
        to part: UploadSession.Part?,
        of session: UploadSession
    ) throws -> UploadSession.Status {
        let fields = response.head.headerFields
        switch response.head.status.code {
        case 200..<300:
            guard let count = fields[.uploadOffset].flatMap({ WireNumber.count($0) }) else {
                throw FetchError(.uploadProtocol, "no Upload-Offset")
            }
            let told = fields[.uploadLength].flatMap { WireNumber.count($0) }
            let total = session.total ?? told ?? (part?.isLast == true ? part?.end : nil)
            return count == total ? .finished : .stored(count, movedTo: fields[.location])
        case 404, 410: return .gone
        case 409: return .unknown  // another offset than the server's
        default: return .failed
        }
    }
}

extension HTTPField.Name {
    static let uploadOffset = Self.known("Upload-Offset")
    static let uploadLength = Self.known("Upload-Length")
    static let uploadDeferLength = Self.known("Upload-Defer-Length")
}
