import AsyncFetch
import Foundation
import HTTPTypes

/// A protocol like tus 1.0: POST opens, PATCH carries a part at an offset, HEAD asks, DELETE ends.
///
/// Its extensions: the first part in the POST, checksums of parts, and the time at which the session expires.
struct TusLikeWire: UploadWire {
    static let name = "tus-like"
    var authorizesSession = false
    var opensWithPart = false
    var partHash: ContentHash?

    func open(_ request: inout HTTPRequest, for media: UploadSession.Media) {
        if let part = media.part { request.headerFields.replace(with: fields(of: part)) }
        let length = media.length ?? media.part?.total
        request.headerFields[length == nil ? .uploadDeferLength : .uploadLength] = "\(length ?? 1)"
    }

    func session(openedBy response: FetchResponse, for media: UploadSession.Media) throws -> UploadSession.Opening? {
        guard response.head.status == .created else { return nil }
        guard let place = response.head.headerFields[.location] else {
            throw FetchError(.uploadProtocol, "no Location")
        }
        let count = response.head.headerFields[.uploadOffset].flatMap { WireNumber.count($0) } ?? 0
        let isWhole = media.part != nil && count == media.length ?? media.part?.total
        return UploadSession.Opening(place: place, status: isWhole ? .finished : .stored(count))
    }

    func part(_ part: UploadSession.Part, of session: UploadSession) -> UploadSession.Request {
        var request = UploadSession.Request(.patch, headerFields: fields(of: part))
        if session.total == nil { request.headerFields[.uploadLength] = part.total.map { "\($0)" } }
        return request
    }

    private func fields(of part: UploadSession.Part) -> HTTPFields {
        var fields: HTTPFields = [.uploadOffset: "\(part.offset)", .contentType: "application/offset+octet-stream"]
        fields[.uploadChecksum] = part.ownHash.map { "sha1 " + Data($0).base64EncodedString() }
        return fields
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
            let notes = fields[.uploadExpires].map { ["expires": $0] } ?? [:]
            let isWhole = count == session.total ?? told ?? part?.total
            return isWhole ? .finished : .stored(count, movedTo: fields[.location], notes: notes)
        case 404, 410: return .gone
        case 409: return .unknown  // another offset than the server's
        case 423: return .busy  // the request before has not ended for the server
        case 460: return .stored(session.stored)  // other bytes than those of the checksum
        default: return .failed
        }
    }
}

extension UploadSession.Part {
    /// The number of all bytes, if this is the last part.
    fileprivate var total: Int64? { isLast ? end : nil }
}

extension HTTPField.Name {
    static let uploadOffset = Self.known("Upload-Offset")
    static let uploadLength = Self.known("Upload-Length")
    static let uploadDeferLength = Self.known("Upload-Defer-Length")
    static let uploadChecksum = Self.known("Upload-Checksum")
    static let uploadExpires = Self.known("Upload-Expires")
}
