import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore

/// An upload in chunks (chunking NG).
struct Transfer {
    struct Chunk {
        let content: ByteBuffer
        let id: Int
    }

    /// The most bytes of a file in memory, which is the most that a `ByteBuffer` holds.
    static let most = Int64(UInt32.max)
    /// The most chunks of an upload, which are sorted by their names.
    static let mostChunks = 10_000

    /// The time of the start, in seconds since 1970.
    let start: Int64
    private(set) var chunks: [String: Chunk] = [:]
    private(set) var size: Int64 = 0

    init(start: Int64) { self.start = start }

    var names: [String] { NaturalNames.sorted(chunks.keys) }
    var ids: [String: Int] { chunks.mapValues(\.id) }
    var content: ByteBuffer {
        if chunks.count == 1, let only = chunks.first?.value.content { return only }
        var whole = ByteBuffer()
        whole.reserveCapacity(Int(size))
        for name in names { if let chunk = chunks[name] { whole.writeImmutableBuffer(chunk.content) } }
        return whole
    }

    /// Puts a chunk in place of the one with the same name; returns that one.
    mutating func set(_ chunk: Chunk?, _ name: String) -> Chunk? {
        let former = chunks[name]
        size += Int64(chunk?.content.readableBytes ?? 0) - Int64(former?.content.readableBytes ?? 0)
        chunks[name] = chunk
        return former
    }
}

extension CloudServer {
    /// Removes the uploads whose time is over.
    func forgetOldUploads() {
        let oldest = Duration.seconds(now) - configuration.limits.uploadLifetime
        transfers = transfers.filter { .seconds($0.value.start) > oldest }
        resumableUploads = resumableUploads.filter { .seconds($0.value.start) > oldest }
    }

    /// Removes the uploads whose time is over; throws 503 if there are too many others.
    func makeRoomForUpload() throws(DAVError) {
        forgetOldUploads()
        guard transfers.count + resumableUploads.count < configuration.limits.openUploads else {
            throw DAVError(.serviceUnavailable, "ServiceUnavailable", "There are too many open uploads")
        }
    }

    /// Answers a request below `remote.php/dav/uploads/USER`.
    func transferReply(to request: CloudRequest, user: String, _ names: [String]) throws(DAVError) -> CloudReply {
        guard let transferName = names.first, names.count <= 2 else { throw .notFound(user) }
        for name in names { try checkLength(of: name) }
        let key = user + "/" + transferName
        if names.count == 1, request.method == .mkcol {
            guard transfers[key] == nil else { throw .notAllowed("The resource you tried to create already exists") }
            try makeRoomForUpload()
            transfers[key] = Transfer(start: now)
            return CloudReply(.created)
        }
        guard var transfer = transfers[key] else { throw .notFound(transferName) }
        if names.count == 1 {
            switch request.method {
            case .propfind: return try listing(of: transfer, user: user, transferName, depth: request["Depth"])
            case .delete:
                transfers[key] = nil
                return CloudReply(.noContent)
            default: throw .notAllowed("The method is not for a transfer")
            }
        }
        switch request.method {
        case .put:
            lastID += 1
            let size = transfer.size
            let isNew = transfer.set(Transfer.Chunk(content: request.body, id: lastID), names[1]) == nil
            guard transfer.size <= Transfer.most, transfer.chunks.count <= Transfer.mostChunks else { throw .tooLarge }
            try checkMemory(for: transfer.size - size)
            // It may have been old.
            guard transfers[key] != nil else { throw .notFound(transferName) }
            transfers[key] = transfer
            let number = String(lastID)
            let id = String(repeating: "0", count: max(0, 8 - number.count)) + number + configuration.instanceID
            return CloudReply(isNew ? .created : .noContent, headers: [("OC-FileId", id)])
        case .delete:
            guard transfer.set(nil, names[1]) != nil else { throw .notFound(names[1]) }
            transfers[key] = transfer
            return CloudReply(.noContent)
        case .move where names[1] == ".file": return try assemble(request, transfer, key: key, user: user)
        case .get, .head:
            guard let chunk = transfer.chunks[names[1]] else { throw .notFound(names[1]) }
            return CloudReply(body: chunk.content, contentType: "application/octet-stream")
        default: throw .notAllowed("The method is not for a chunk")
        }
    }

    private func assemble(
        _ request: CloudRequest,
        _ transfer: Transfer,
        key: String,
        user: String
    ) throws(DAVError) -> CloudReply {
        let target = try checkAssembly(request, transfer, user: user)
        // Another request may have changed a chunk while they were hashed.
        let hashed = request.hashed.flatMap { $0.chunks == transfer.ids ? $0 : nil }
        let reply = try finish(request, target, hashed ?? HashedContent(transfer))
        transfers[key] = nil
        return reply
    }

    /// Throws unless a request may make a file of the chunks of an upload, and returns its place.
    func checkAssembly(_ request: CloudRequest, _ transfer: Transfer, user: String) throws(DAVError) -> Place {
        guard let header = request["Destination"] else { throw .badRequest("The destination header was not supplied") }
        // The tag of a plain If-Match is compared with that of the source, which no client knows.
        if request.headers[.ifMatch] != nil {
            throw .precondition(
                "An If-Match header was specified, but none of the specified ETags matched.",
                header: "If-Match"
            )
        }
        let target = try destination(header, user: user)
        if target.node != nil, request["Overwrite"]?.uppercased() == "F" { throw .overwrite }
        if request["If"] != nil { try checkConditions(of: request, target) }
        _ = try checkUpload(request, to: target, size: transfer.size)
        if let expected = request["OC-Total-Length"].flatMap({ WireNumber.count($0) }), expected != transfer.size {
            throw .badRequest("Chunks on server do not sum up to \(expected) but to \(transfer.size)")
        }
        return target
    }

    private func listing(
        of transfer: Transfer,
        user: String,
        _ name: String,
        depth: String?
    ) throws(DAVError) -> CloudReply {
        let base = ["remote.php", "dav", "uploads", user, name]
        var multistatus = Multistatus()
        try multistatus.add(
            Markup.href(base, isFolder: true),
            [("200 OK", ["<d:resourcetype><d:collection/></d:resourcetype>"])]
        )
        var files = transfer.names.compactMap { name in
            transfer.chunks[name].map { (name, Int64($0.content.readableBytes)) }
        }
        files.append((".file", transfer.size))
        for (name, size) in files where depth != "0" {
            try multistatus.add(
                Markup.href(base + [name], isFolder: false),
                [("200 OK", ["<d:resourcetype/>", "<d:getcontentlength>\(size)</d:getcontentlength>"])]
            )
        }
        return multistatus.reply
    }
}
