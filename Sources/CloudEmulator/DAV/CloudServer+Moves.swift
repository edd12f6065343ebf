import HTTPTypes

extension CloudServer {
    /// Returns the place that a `Destination` or another absolute reference names.
    ///
    /// As in the real server, which may be behind a gateway with another name, only the path counts.
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
            throw DAVError(.badGateway, "BadGateway", "The destination is not among the files of the user.")
        }
        return place(Array(segments.dropFirst(4)), user: user, base: Array(segments.prefix(4)))
    }

    func transfer(_ request: CloudRequest, _ place: Place) throws(DAVError) -> CloudReply {
        let isMove = request.method == .move
        guard let node = place.node else { throw .notFound(place.name) }
        guard let header = request["Destination"] else { throw .badRequest("The destination header was not supplied") }
        let target = try destination(header, user: place.user)
        guard let parent = target.parent, !place.isRoot else { throw .conflict }
        if target.node === node {
            throw DAVError(.forbidden, "Forbidden", "Source and destination uri are identical.")
        }
        if parent.ancestry.contains(where: { $0 === node }) {
            throw DAVError(.conflict, "Conflict", "The destination may not be part of the same subtree.")
        }
        let replaced = target.node
        if replaced != nil, request["Overwrite"]?.uppercased() == "F" { throw .overwrite }
        if let replaced, node.ancestry.contains(where: { $0 === replaced }) { throw .conflict }
        let folder = try checkArrival(request, at: target, height: node.height)
        if isMove { try checkRemoval(request, of: place) }
        if isMove, place.isMountPoint { return try rename(place, to: target) }
        let isDeep = isMove || request["Depth"] != "0"
        if !isMove || folder.owner != node.owner {
            let nodes = isDeep ? node.nodeCount : 1
            try checkSpace(for: node.size, instead: replaced?.size ?? 0, nodes: nodes, user: folder.owner)
        }
        if !isMove { try checkMemory(for: isDeep || !node.isFolder ? node.size : 0) }
        if let replaced { remove(replaced) }
        let result: Node
        if isMove {
            detach(node)
            for member in node.subtree { member.locks = [] }
            attach(node, to: folder, as: target.name)
            result = node
        } else {
            result = copy(node, to: folder, as: target.name, isDeep: isDeep)
        }
        return uploadReply(result, replaced == nil ? .created : .noContent)
    }

    /// Gives the entry of a share another name in the root, where alone it can be.
    private func rename(_ entry: Place, to target: Place) throws(DAVError) -> CloudReply {
        guard let share = entry.share, target.share == nil, target.names.count == 1, target.node == nil,
            let node = entry.node
        else { throw .noPrivilege }
        shares[share.id]?.mounts[entry.user]?.name = target.name
        roots[entry.user]?.eTag = newETag(isFolder: true)
        return uploadReply(node, .created)
    }

    private func copy(_ node: Node, to parent: Node, as name: String, isDeep: Bool) -> Node {
        let top = create(name, isFolder: node.isFolder, in: parent)
        var open = [(node, top)]
        while let (source, target) = open.popLast() {
            target.deadProperties = source.deadProperties
            if !source.isFolder {
                store(source.content, source.sums, in: target, modified: nil, keepsVersion: false)
            }
            guard isDeep else { continue }
            for child in source.sortedChildren {
                open.append((child, create(child.name, isFolder: child.isFolder, in: target)))
            }
        }
        return top
    }
}
