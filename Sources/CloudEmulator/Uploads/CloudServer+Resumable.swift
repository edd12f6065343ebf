import AsyncFetch
import HTTPTypes
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An upload with the protocol TUS 1.0.0.
struct ResumableUpload {
    let user: String
    let base: [String]
    let names: [String]
    let length: Int64
    let metadata: [String: String]
    /// The time of the start, in seconds since 1970.
    let start: Int64
    var content = ByteBuffer()
    /// The number of bytes that are stored.
    var offset: Int64 { Int64(content.readableBytes) }
}

extension CloudServer {
    static let resumableFields = [
        ("Tus-Resumable", "1.0.0"), ("Tus-Version", "1.0.0"), ("Tus-Extension", "creation,creation-with-upload"),
        ("Tus-Max-Size", "0"),
    ]

    /// Creates an upload in a folder, with the first bytes if the request has some.
    func beginResumableUpload(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        guard place.node?.isFolder == true else { throw .notFound(place.name) }
        guard request["Tus-Resumable"] == "1.0.0" else {
            throw DAVError(.preconditionFailed, "PreconditionFailed", "The version of TUS is not supported")
        }
        guard let length = request["Upload-Length"].flatMap({ WireNumber.count($0) }) else {
            throw .badRequest("There is no Upload-Length.")
        }
        var metadata: [String: String] = [:]
        for pair in (request["Upload-Metadata"] ?? "").split(separator: ",") {
            let parts = pair.split(separator: " ")
            guard let name = parts.first else { continue }
            let data = parts.count > 1 ? Data(base64Encoded: String(parts[1])) : Data()
            metadata[String(name)] = data.map { String(decoding: $0, as: UTF8.self) }
        }
        guard let name = metadata["filename"] else { throw .badRequest("There is no filename in Upload-Metadata.") }
        // Before there is an upload of which the client does not learn.
        guard length <= Transfer.most, Int64(request.body.readableBytes) <= length else { throw .tooLarge }
        _ = try checkUpload(request, to: self.place([name], from: place), size: length)
        try checkMemory(for: Int64(request.body.readableBytes))
        try makeRoomForUpload()
        let id = randomUUID()
        resumableUploads[id] = ResumableUpload(
            user: place.user,
            base: place.base,
            names: place.names + [name],
            length: length,
            metadata: metadata,
            start: now
        )
        var reply = CloudReply(.created, headers: Self.resumableFields)
        if request.body.readableBytes > 0 || length == 0 {
            let stored = try append(request, to: id)
            for field in stored.headers { reply.headers[field.name] = field.value }
        }
        reply.headers[.location] = "\(url)/remote.php/dav/tus/\(id)"
        return reply
    }

    /// Answers a request to an upload.
    func resumeReply(to request: CloudRequest, user: String) throws(DAVError) -> CloudReply {
        let id = request.segments.dropFirst(3).first ?? ""
        // Without a second reference to the content, whose next bytes would copy it.
        guard let (owner, offset, length) = resumableUploads[id].map({ ($0.user, $0.offset, $0.length) }), owner == user
        else { throw .notFound(id) }
        switch request.method {
        case .head:
            return CloudReply(
                headers: [
                    ("Tus-Resumable", "1.0.0"), ("Upload-Offset", String(offset)),
                    ("Upload-Length", String(length)), ("Cache-Control", "no-store"),
                ]
            )
        case .patch:
            guard request["Upload-Offset"] == String(offset) else {
                throw DAVError(.conflict, "Conflict", "The offset is not that of the upload")
            }
            return try append(request, to: id)
        case .delete:
            resumableUploads[id] = nil
            return CloudReply(.noContent, headers: [("Tus-Resumable", "1.0.0")])
        default: throw .notAllowed("The method is not for an upload")
        }
    }

    private func append(_ request: CloudRequest, to id: String) throws(DAVError) -> CloudReply {
        try checkMemory(for: Int64(request.body.readableBytes))
        guard let (stored, length) = resumableUploads[id].map({ ($0.offset, $0.length) }) else { throw .notFound(id) }
        let offset = stored + Int64(request.body.readableBytes)
        guard offset <= length else { throw .tooLarge }
        // At the same offset, the bytes before are those that were hashed.
        let hashed = request.hashed.flatMap { Int64($0.bytes.readableBytes) == length ? $0 : nil }
        if let hashed {
            resumableUploads[id]?.content = hashed.bytes
        } else {
            resumableUploads[id]?.content.writeImmutableBuffer(request.body)
        }
        var reply = CloudReply(.noContent, headers: [("Tus-Resumable", "1.0.0"), ("Upload-Offset", String(offset))])
        guard offset == length, let upload = resumableUploads[id] else { return reply }
        let target = place(upload.names, user: upload.user, base: upload.base)
        // What can change, such as a lock, leaves the upload: an empty part at its end tries again.
        let folder = try checkUpload(request, to: target, size: upload.length)
        resumableUploads[id] = nil
        let node = try self.upload(
            hashed ?? HashedContent(upload.content),
            to: target,
            in: folder,
            checksum: upload.metadata["checksum"],
            modified: upload.metadata["mtime"].flatMap { Int64($0) }
        )
        for field in uploadReply(node, .noContent).headers { reply.headers[field.name] = field.value }
        reply.headers[.known("OC-Perm")] = "RDNVW"
        return reply
    }
}
