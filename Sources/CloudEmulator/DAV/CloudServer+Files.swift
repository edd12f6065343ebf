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

    func checkName(_ name: String) throws(DAVError) {
        if name.lowercased() == ".htaccess" { throw DAVError(.forbidden, "Forbidden", "Cannot create .htaccess") }
        let lower = name.lowercased()
        if lower.hasSuffix(".part") || lower.hasSuffix(".filepart") {
            throw .invalidName("\"\(name)\" is a reserved name")
        }
        if name.contains("\\") { throw .invalidName("File name contains at least one invalid character") }
        if name.utf8.count > 250 { throw .invalidName("File name is too long") }
    }

    /// Throws 403 unless a place's share allows a change: 2 (update), 4 (create) or 8 (delete).
    func checkShare(_ place: Place, _ permission: Int) throws(DAVError) {
        if let share = place.share, share.permissions & permission == 0 { throw .noPrivilege }
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
        if place.node?.isFolder == true { throw .conflict }
        guard let parent = place.parent else { throw .conflict }
        try checkName(place.name)
        try checkLocks(request, place, isMemberChange: place.node == nil)
        try checkShare(place, place.node == nil ? 4 : 2)
        return try finish(request, place, in: parent, request.body)
    }

    /// Stores the content of an upload in one request or in chunks, and returns the response.
    func finish(
        _ request: CloudRequest,
        _ place: Place,
        in parent: Node,
        _ content: ByteBuffer
    ) throws(DAVError) -> CloudReply {
        let former = Int64(place.node?.content.readableBytes ?? 0)
        let announced = request["OC-Total-Length"].flatMap { WireNumber.count($0) } ?? 0
        let size = max(Int64(content.readableBytes), announced)
        try checkSpace(for: size, instead: former, user: parent.owner)
        if let header = request["OC-Checksum"], ContentSums(content).agrees(with: header) == false {
            throw .badRequest("The computed checksum does not match the one received from the client.")
        }
        let modified = request["X-OC-MTime"].map { Int64(exactly: (Double($0) ?? 0).rounded(.towardZero)) ?? 0 }
        let isNew = place.node == nil
        let node = place.node ?? create(place.name, isFolder: false, in: parent, owner: place.user)
        store(content, in: node, modified: modified, keepsVersion: !isNew)
        var reply = uploadReply(node, isNew ? .created : .noContent)
        if modified != nil { reply.headers[.known("X-OC-MTime")] = "accepted" }
        return reply
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
        guard let parent = place.parent else { throw .conflict }
        try checkName(place.name)
        try checkLocks(request, place, isMemberChange: true)
        try checkShare(place, 4)
        let node = create(place.name, isFolder: true, in: parent, owner: place.user)
        return CloudReply(.created, headers: [("OC-FileId", fileID(of: node))])
    }

    func delete(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        guard let node = place.node else { throw .notFound(place.name) }
        guard !place.isRoot else { throw DAVError(.forbidden, "Forbidden", "The root cannot be deleted") }
        try checkLocks(request, place, isMemberChange: true)
        if let share = place.share, place.isMountPoint {
            // The recipient leaves the share, and the files stay.
            shares[share.id]?.states[place.user] = 2
            roots[place.user]?.eTag = newETag(isFolder: true)
            return CloudReply(.noContent)
        }
        try checkShare(place, 8)
        remove(node)
        return CloudReply(.noContent)
    }

    /// Moves a node to its owner's trash.
    func remove(_ node: Node) {
        node.origin = Node.Origin(path: node.path, deleted: now)
        detach(node)
        for member in node.subtree {
            member.locks = []
            dropShares(of: member)
        }
        trash[node.owner, default: []].append(node)
    }

    // MARK: Moving and copying

    /// Returns the place that a `Destination` or another absolute reference names.
    func destination(_ reference: String, user: String) throws(DAVError) -> Place {
        var path = reference[...]
        if !path.hasPrefix("/"), let colon = path.firstIndex(of: ":") {
            let rest = path[colon...].dropFirst(3)
            path = rest.firstIndex(of: "/").map { rest[$0...] } ?? "/"
        }
        let segments = try CloudRequest.segments(of: path.prefix { $0 != "?" && $0 != "#" })
        if segments.starts(with: ["remote.php", "webdav"]) {
            return place(Array(segments.dropFirst(2)), user: user, base: Array(segments.prefix(2)))
        }
        guard segments.starts(with: ["remote.php", "dav", "files", user]) else {
            throw DAVError(.badGateway, "BadGateway", "The destination is not of this server and user.")
        }
        return place(Array(segments.dropFirst(4)), user: user, base: Array(segments.prefix(4)))
    }

    func transfer(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        let isMove = request.method == .move
        guard let node = place.node else { throw .notFound(place.name) }
        guard let header = request["Destination"] else { throw .badRequest("The destination header was not supplied") }
        let target = try destination(header, user: place.user)
        guard let parent = target.parent, !target.isRoot, !place.isRoot else { throw .conflict }
        if target.node === node {
            throw DAVError(.forbidden, "Forbidden", "Source and destination uri are identical.")
        }
        if parent.ancestry.contains(where: { $0 === node }) {
            throw DAVError(.conflict, "Conflict", "The destination may not be part of the same subtree.")
        }
        let replaced = target.node
        if replaced != nil, request["Overwrite"]?.uppercased() == "F" { throw .overwrite }
        if let replaced, node.ancestry.contains(where: { $0 === replaced }) { throw .conflict }
        try checkName(target.name)
        if isMove { try checkLocks(request, place, isMemberChange: true) }
        try checkLocks(request, target, isMemberChange: true)
        try checkShare(target, replaced == nil ? 4 : 2)
        if let share = place.share, isMove, place.isMountPoint, target.share == nil, target.names.count == 1,
            replaced == nil
        {
            shares[share.id]?.target = target.path
            roots[place.user]?.eTag = newETag(isFolder: true)
            return uploadReply(node, .created)
        }
        if isMove { try checkShare(place, 8) } else { try checkSpace(for: node.size, user: parent.owner) }
        if let replaced { remove(replaced) }
        let result: Node
        if isMove {
            detach(node)
            for member in node.subtree { member.locks = [] }
            attach(node, to: parent, as: target.name)
            result = node
        } else {
            let isDeep = request["Depth"] != "0"
            result = copy(node, to: parent, as: target.name, user: place.user, isDeep: isDeep)
        }
        return uploadReply(result, replaced == nil ? .created : .noContent)
    }

    /// Puts a node into a folder.
    func attach(_ node: Node, to parent: Node, as name: String) {
        node.name = name
        node.parent = parent
        node.origin = nil
        parent.children[name] = node
        parent.modified = now
        if !node.isFolder { node.contentType = MediaTypes.type(of: name) }
        touch(parent)
    }

    private func copy(_ node: Node, to parent: Node, as name: String, user: String, isDeep: Bool) -> Node {
        let top = create(name, isFolder: node.isFolder, in: parent, owner: user)
        var open = [(node, top)]
        while let (source, target) = open.popLast() {
            target.deadProperties = source.deadProperties
            if !source.isFolder { store(source.content, in: target, modified: nil, keepsVersion: false) }
            guard isDeep else { continue }
            for child in source.sortedChildren {
                open.append((child, create(child.name, isFolder: child.isFolder, in: target, owner: user)))
            }
        }
        return top
    }
}
