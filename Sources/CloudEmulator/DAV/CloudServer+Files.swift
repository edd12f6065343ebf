import EmulatorServer
import AsyncFetch
import HTTPTypes
import NIOCore

extension CloudServer {
    func randomUUID() -> String {
        let hex = ContentSums.hexadecimal((0..<16).map { _ in UInt8.random(in: 0 ... .max) })
        var text = ""
        for (index, digit) in hex.enumerated() {
            if [8, 12, 16, 20].contains(index) { text += "-" }
            text.append(digit)
        }
        return text
    }

    // MARK: Reading

    func readFile(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        guard let node = place.node else { throw .notFound(place.name) }
        guard !node.isFolder else {
            return CloudReply(body: ByteBuffer(string: "This is the WebDAV interface."), contentType: "text/html")
        }
        if node.isProcessing {
            throw DAVError(.init(code: 425, reasonPhrase: "Too Early"), "TooEarly", "The file is being processed")
        }
        if request.query["preview"] == "1" { return try preview(of: node, request) }
        return fileReply(request, name: node.name, node.content, node.sums, node.eTag, node.modified, node.contentType)
    }

    func fileReply(
        _ request: CloudRequest,
        name: String,
        _ content: ByteBuffer,
        _ sums: ContentSums,
        _ eTag: String,
        _ modified: Int64,
        _ type: String
    ) -> CloudReply {
        let tag = "\"\(eTag)\""
        var reply = CloudReply(body: content, contentType: type)
        let headers = [
            ("ETag", tag), ("OC-ETag", tag), ("Last-Modified", HTTPDate.text(modified)),
            ("OC-Checksum", "SHA1:\(sums.sha1)"), ("Accept-Ranges", "bytes"),
            ("Content-Disposition", "attachment; filename*=UTF-8''\(PercentEncoding.encode(name))"),
        ]
        for (name, value) in headers { reply.headers[.known(name)] = value }
        if let header = request.headers[.ifNoneMatch], Self.tags(header).contains(where: { $0 == tag || $0 == "*" }) {
            reply.status = .notModified
            reply.body = ByteBuffer()
            return reply
        }
        let matches = request.headers[.ifRange].map { $0 == tag || $0 == HTTPDate.text(modified) } ?? true
        let count = Int64(content.readableBytes)
        switch matches ? ByteRange(header: request.headers[.range], count: count) : .everything {
        case .everything: break
        case .part(let range):
            let start = content.readerIndex + Int(range.lowerBound)
            reply.status = .partialContent
            reply.body = content.getSlice(at: start, length: Int(range.count)) ?? ByteBuffer()
            reply.headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(count)"
        case .unsatisfiable:
            var error = DAVError(
                .rangeNotSatisfiable,
                "RequestedRangeNotSatisfiable",
                "The start offset (\(request.headers[.range] ?? "")) exceeded the size of the entity (\(count))"
            )
            error.fields = [("Content-Range", "bytes */\(count)")]
            return error.reply
        }
        return reply
    }

    // MARK: Writing

    func writeFile(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        try checkMemory(for: Int64(request.body.readableBytes))
        return try finish(request, place, request.hashed ?? HashedContent(request.body))
    }

    /// Stores the content of an upload in one request or in chunks, and returns the response.
    func finish(_ request: CloudRequest, _ place: Place, _ content: HashedContent) throws(DAVError) -> CloudReply {
        let modified = request["X-OC-MTime"].map { Int64(exactly: (Double($0) ?? 0).rounded(.towardZero)) ?? 0 }
        let announced = request["OC-Total-Length"].flatMap { WireNumber.count($0) } ?? 0
        let folder = try checkUpload(request, to: place, size: max(Int64(content.bytes.readableBytes), announced))
        let node = try upload(content, to: place, in: folder, checksum: request["OC-Checksum"], modified: modified)
        var reply = uploadReply(node, place.node == nil ? .created : .noContent)
        if modified != nil { reply.headers[.known("X-OC-MTime")] = "accepted" }
        return reply
    }

    /// Throws unless a request may give a place content of a size, and returns the folder.
    func checkUpload(_ request: CloudRequest, to place: Place, size: Int64) throws(DAVError) -> Node {
        guard let folder = place.parent, place.node?.isFolder != true else { throw .conflict }
        if place.node == nil { _ = try checkArrival(request, at: place) } else { try checkContents(request, of: place) }
        let nodes = place.node == nil ? 1 : 0
        try checkSpace(for: size, instead: place.node?.size ?? 0, nodes: nodes, user: folder.owner)
        return folder
    }

    /// Stores content at a place that was checked.
    func upload(
        _ content: HashedContent,
        to place: Place,
        in folder: Node,
        checksum: String?,
        modified: Int64?
    ) throws(DAVError) -> Node {
        if let checksum, content.sums.agrees(with: checksum) == false {
            throw .badRequest("The computed checksum does not match the one received from the client.")
        }
        let node = place.node ?? create(place.name, isFolder: false, in: folder)
        store(content.bytes, content.sums, in: node, modified: modified, keepsVersion: place.node != nil)
        return node
    }

    func uploadReply(_ node: Node, _ status: HTTPResponse.Status) -> CloudReply {
        let tag = "\"\(node.eTag)\""
        return CloudReply(status, headers: [("OC-FileId", fileID(of: node)), ("ETag", tag), ("OC-ETag", tag)])
    }

    func makeFolder(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        if request.body.readableBytes > 0 {
            throw DAVError(.unsupportedMediaType, "UnsupportedMediaType", "The body of a MKCOL is not understood.")
        }
        if place.node != nil { throw .notAllowed("The resource you tried to create already exists") }
        let folder = try checkArrival(request, at: place)
        try checkSpace(for: 0, nodes: 1, user: folder.owner)
        let node = create(place.name, isFolder: true, in: folder)
        return CloudReply(.created, headers: [("OC-FileId", fileID(of: node))])
    }

    func delete(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        guard let node = place.node else { throw .notFound(place.name) }
        try checkRemoval(request, of: place)
        if place.isMountPoint { leave(place) } else { remove(node) }
        return CloudReply(.noContent)
    }

    /// Takes the entry of a share out of the recipient's root; the files stay.
    func leave(_ entry: Place) {
        guard let share = entry.share else { return }
        shares[share.id]?.mounts[entry.user]?.state = 2
        roots[entry.user]?.eTag = newETag(isFolder: true)
    }

    /// Moves a node to its owner's trash.
    func remove(_ node: Node) {
        node.origin = Node.Origin(path: node.path, deleted: now)
        detach(node)
        for member in node.subtree { member.locks = [] }
        dropShares(in: node)
        trash[node.owner, default: []].append(node)
    }
}
