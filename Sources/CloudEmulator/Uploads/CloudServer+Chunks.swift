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

    var chunks: [String: Chunk] = [:]
    /// The time of the last request, in seconds since 1970.
    var lastUse: Int64

    var names: [String] { chunks.keys.sorted(by: NaturalNames.isOrdered) }
    var size: Int64 { chunks.values.reduce(0) { $0 + Int64($1.content.readableBytes) } }
    var content: ByteBuffer {
        var whole = ByteBuffer()
        for name in names { if let chunk = chunks[name] { whole.writeImmutableBuffer(chunk.content) } }
        return whole
    }
}

/// The natural order of names, in which numbers compare by value.
enum NaturalNames {
    static func isOrdered(_ first: String, _ second: String) -> Bool {
        let (left, right) = (parts(first), parts(second))
        for (left, right) in zip(left, right) where left != right {
            if left.isNumber, right.isNumber {
                if left.text.count != right.text.count { return left.text.count < right.text.count }
            }
            return left.text < right.text
        }
        return left.count != right.count ? left.count < right.count : first < second
    }

    private static func parts(_ name: String) -> [(text: String, isNumber: Bool)] {
        var parts: [(text: String, isNumber: Bool)] = []
        for character in name {
            let isDigit = character.isASCII && character.isNumber
            if let last = parts.last, last.isNumber == isDigit {
                parts[parts.count - 1].text.append(character)
            } else {
                parts.append((String(character), isDigit))
            }
        }
        return parts.map { part in
            guard part.isNumber else { return part }
            let digits = part.text.drop { $0 == "0" }
            return (digits.isEmpty ? "0" : String(digits), true)
        }
    }
}

extension CloudServer {
    /// Removes the uploads that nobody has used for their lifetime; throws 503 if there are too many others.
    func makeRoomForUpload() throws(DAVError) {
        let oldest = now - configuration.limits.uploadLifetime.components.seconds
        transfers = transfers.filter { $0.value.lastUse >= oldest }
        resumableUploads = resumableUploads.filter { $0.value.lastUse >= oldest }
        guard transfers.count + resumableUploads.count < configuration.limits.openUploads else {
            throw DAVError(.serviceUnavailable, "ServiceUnavailable", "There are too many open uploads")
        }
    }

    /// Answers a request below `remote.php/dav/uploads/USER`.
    func transferReply(to request: CloudRequest, user: String, _ names: [String]) throws(DAVError) -> CloudReply {
        guard let transferName = names.first, names.count <= 2 else { throw .notFound(user) }
        let key = user + "/" + transferName
        if names.count == 1, request.method == .mkcol {
            guard transfers[key] == nil else { throw .notAllowed("The resource you tried to create already exists") }
            try makeRoomForUpload()
            transfers[key] = Transfer(lastUse: now)
            return CloudReply(.created)
        }
        guard var transfer = transfers[key] else { throw .notFound(transferName) }
        if names.count == 1 {
            switch request.method {
            case .propfind: return listing(of: transfer, user: user, transferName, depth: request["Depth"])
            case .delete:
                transfers[key] = nil
                return CloudReply(.noContent)
            default: throw .notAllowed("The method is not for a transfer")
            }
        }
        switch request.method {
        case .put:
            let isNew = transfer.chunks[names[1]] == nil
            lastID += 1
            transfer.chunks[names[1]] = Transfer.Chunk(content: request.body, id: lastID)
            transfer.lastUse = now
            transfers[key] = transfer
            let number = String(lastID)
            let id = String(repeating: "0", count: max(0, 8 - number.count)) + number + configuration.instanceID
            return CloudReply(isNew ? .created : .noContent, headers: [("OC-FileId", id)])
        case .delete:
            guard transfer.chunks.removeValue(forKey: names[1]) != nil else { throw .notFound(names[1]) }
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
        guard let header = request["Destination"] else { throw .badRequest("The destination header was not supplied") }
        // The tag of a plain If-Match is compared with that of the source, which no client knows.
        if request.headers[.ifMatch] != nil {
            throw .precondition(
                "An If-Match header was specified, but none of the specified ETags matched.",
                header: "If-Match"
            )
        }
        let target = try destination(header, user: user)
        guard let parent = target.parent, target.node?.isFolder != true else { throw .conflict }
        if target.node != nil, request["Overwrite"]?.uppercased() == "F" { throw .overwrite }
        if request["If"] != nil { try checkConditions(of: request, target) }
        try checkName(target.name)
        try checkLocks(request, target, isMemberChange: target.node == nil)
        try checkShare(target, target.node == nil ? 4 : 2)
        if let expected = request["OC-Total-Length"].flatMap({ WireNumber.count($0) }), expected != transfer.size {
            throw .badRequest("Chunks on server do not sum up to \(expected) but to \(transfer.size)")
        }
        let reply = try finish(request, target, in: parent, transfer.content)
        transfers[key] = nil
        return reply
    }

    private func listing(of transfer: Transfer, user: String, _ name: String, depth: String?) -> CloudReply {
        let base = ["remote.php", "dav", "uploads", user, name]
        var multistatus = Multistatus()
        multistatus.add(
            Markup.href(base, isFolder: true),
            [("200 OK", ["<d:resourcetype><d:collection/></d:resourcetype>"])]
        )
        var files = transfer.names.compactMap { name in
            transfer.chunks[name].map { (name, Int64($0.content.readableBytes)) }
        }
        files.append((".file", transfer.size))
        for (name, size) in files where depth != "0" {
            multistatus.add(
                Markup.href(base + [name], isFolder: false),
                [("200 OK", ["<d:resourcetype/>", "<d:getcontentlength>\(size)</d:getcontentlength>"])]
            )
        }
        return multistatus.reply
    }
}
