import AsyncFetch
import HTTPTypes

/// A protocol like the chunked uploads of ownCloud: the parts are files in a folder that the client names.
///
/// MKCOL makes the folder, PUT a file that is named by its offset, PROPFIND lists the files, MOVE puts them together,
/// DELETE removes the folder. The folder goes with the MOVE, so after the last part the file is asked for.
struct FolderLikeWire: UploadWire {
    static let name = "folder-like"
    let destination: String

    func open(_ request: inout HTTPRequest, for media: UploadSession.Media) {
        request.method = .makeCollection
    }

    func session(openedBy response: FetchResponse, for media: UploadSession.Media) -> UploadSession.Opening? {
        guard response.head.status.kind == .successful else { return nil }
        return UploadSession.Opening(place: "", notes: ["destination": destination])
    }

    func part(_ part: UploadSession.Part, of session: UploadSession) -> UploadSession.Request {
        let folder = session.url.split(separator: "/").last ?? ""
        guard part.length == 0 else { return UploadSession.Request(.put, at: "\(folder)/\(part.offset)") }
        let fields: HTTPFields = [.destination: session.notes["destination"] ?? ""]
        return UploadSession.Request(.move, at: "\(folder)/.file", headerFields: fields)
    }

    func query(of session: UploadSession) -> UploadSession.Request {
        guard session.stored != session.total else {
            return UploadSession.Request(.head, at: session.notes["destination"] ?? "")
        }
        return UploadSession.Request(.findProperties, headerFields: [.depth: "1"], body: .bytes("<propfind/>".utf8))
    }

    func cancellation(of session: UploadSession) -> UploadSession.Request? { UploadSession.Request(.delete) }

    func status(
        of response: FetchResponse,
        to part: UploadSession.Part?,
        of session: UploadSession
    ) throws -> UploadSession.Status {
        let asksForFile = part == nil && session.stored == session.total
        switch response.head.status.code {
        case 404 where asksForFile: return .stored(session.stored)
        case 200 where asksForFile: return .finished
        case 207:
            let sizes = response.text.split(separator: "<size>").dropFirst().compactMap {
                WireNumber.count($0.prefix { $0 != "<" })
            }
            return .stored(sizes.reduce(0, +))
        case 202: return .unknown
        case 200..<300: return part.map { $0.length == 0 ? .finished : .stored($0.end) } ?? .unknown
        case 404: return .gone
        default: return .failed
        }
    }
}

extension HTTPRequest.Method {
    static let makeCollection = Self("MKCOL") ?? .post
    static let findProperties = Self("PROPFIND") ?? .post
    static let move = Self("MOVE") ?? .post
}

extension HTTPField.Name {
    static let destination = Self.known("Destination")
    static let depth = Self.known("Depth")
}
