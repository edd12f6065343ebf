import AsyncFetch
import EmulatorServer
import HTTPTypes
import NIOCore

extension CloudServer {
    /// Answers a request below `remote.php/dav/trash-bin/USER`.
    func trashReply(to request: CloudRequest, user: String, _ names: [String]) throws(DAVError) -> CloudReply {
        let base = ["remote.php", "dav", "trash-bin", user]
        let items = trash[user] ?? []
        guard let first = names.first else {
            switch request.method {
            case .propfind: return try listing(items, request, base)
            case .delete:
                for node in items { forget(node) }
                trash[user] = []
                return CloudReply(.noContent)
            default: throw .notAllowed("The method is not for the trash")
            }
        }
        guard names.count == 1, let node = items.first(where: { String($0.id) == first }) else {
            throw .notFound(first)
        }
        switch request.method {
        case .propfind: return try listing([node], request, base, hasRoot: false)
        case .delete:
            trash[user]?.removeAll { $0 === node }
            forget(node)
            return CloudReply(.noContent)
        case .move:
            guard let header = request["Destination"] else {
                throw .badRequest("The destination header was not supplied")
            }
            let target = try destination(header, user: user)
            let replaced = target.node
            if replaced != nil, request["Overwrite"]?.uppercased() == "F" { throw .overwrite }
            let folder = try checkArrival(request, at: target, height: node.height)
            // What is in the trash counts already.
            let nodes = folder.owner == node.owner ? 0 : node.nodeCount
            try checkSpace(for: node.size, instead: replaced?.size ?? 0, nodes: nodes, user: folder.owner)
            trash[user]?.removeAll { $0 === node }
            if let replaced { remove(replaced) }
            attach(node, to: folder, as: target.name)
            return uploadReply(node, replaced == nil ? .created : .noContent)
        case .get, .head:
            return fileReply(
                request,
                name: node.name,
                node.content,
                node.sums,
                node.eTag,
                node.modified,
                node.contentType
            )
        default: throw .notAllowed("The method is not for the trash")
        }
    }

    private func listing(
        _ nodes: [Node],
        _ request: CloudRequest,
        _ base: [String],
        hasRoot: Bool = true
    ) throws(DAVError) -> CloudReply {
        var multistatus = Multistatus()
        if hasRoot {
            try multistatus.add(
                Markup.href(base, isFolder: true),
                [("200 OK", ["<d:resourcetype><d:collection/></d:resourcetype>"])]
            )
        }
        for node in nodes where request["Depth"] != "0" || !hasRoot {
            guard let origin = node.origin else { continue }
            var properties = [
                "<d:resourcetype>\(node.isFolder ? "<d:collection/>" : "")</d:resourcetype>",
                "<d:getlastmodified>\(HTTPDate.text(node.modified))</d:getlastmodified>",
                "<d:getetag>&quot;\(node.eTag)&quot;</d:getetag>",
                "<oc:id>\(node.id)</oc:id><oc:fileid>\(node.id)</oc:fileid><oc:size>\(node.size)</oc:size>",
                "<oc:trashbin-original-filename>\(Markup.escaped(node.name))</oc:trashbin-original-filename>",
                "<oc:trashbin-original-location>\(Markup.escaped(String(Substring(origin.path.utf8.dropFirst()))))"
                    + "</oc:trashbin-original-location>",
                "<oc:trashbin-delete-timestamp>\(origin.deleted)</oc:trashbin-delete-timestamp>",
                "<oc:trashbin-delete-datetime>\(HTTPDate.text(origin.deleted))</oc:trashbin-delete-datetime>",
            ]
            if !node.isFolder {
                properties.append("<d:getcontentlength>\(node.content.readableBytes)</d:getcontentlength>")
                properties.append("<d:getcontenttype>\(node.contentType)</d:getcontenttype>")
            }
            let href = Markup.href(base + [String(node.id)], isFolder: node.isFolder)
            try multistatus.add(href, [("200 OK", properties)])
        }
        return multistatus.reply
    }

    // MARK: Versions and private links

    /// Returns a user's place of a node, if the user can see it.
    func place(of node: Node, user: String, base: [String]) -> Place? {
        let ancestry = node.ancestry
        if ancestry.last === roots[user] { return place(node.names, user: user, base: base) }
        for (index, folder) in ancestry.enumerated() {
            if let entry = shares.shares(of: folder).lazy.compactMap({ $0.entry(in: user) }).first {
                return place([entry] + ancestry[..<index].reversed().map(\.name), user: user, base: base)
            }
        }
        return nil
    }

    /// Answers a request below `remote.php/dav/meta/FILEID`.
    func metaReply(to request: CloudRequest, user: String) throws(DAVError) -> CloudReply {
        let path = request.segments
        let number = path.dropFirst(3).first.map { $0.hasSuffix(configuration.instanceID) ? $0.prefix(8) : $0[...] }
        guard let node = number.flatMap({ Int($0) }).flatMap({ nodes[$0] }),
            let place = place(of: node, user: user, base: ["remote.php", "dav", "files", user])
        else { throw .notFound(path.last ?? "") }
        var multistatus = Multistatus()
        let base = Array(path.prefix(4))
        if path.count == 4, request.method == .propfind {
            let shown = "<oc:meta-path-for-user>\(Markup.escaped(place.path))</oc:meta-path-for-user>"
            try multistatus.add(Markup.href(base, isFolder: true), [("200 OK", [shown])])
            return multistatus.reply
        }
        guard path.count >= 5, path[4] == "v" else { throw .notFound(path.last ?? "") }
        if path.count == 5, request.method == .propfind {
            try multistatus.add(
                Markup.href(base + ["v"], isFolder: true),
                [("200 OK", ["<d:resourcetype><d:collection/></d:resourcetype>"])]
            )
            for version in node.versions.reversed() where request["Depth"] != "0" {
                try multistatus.add(
                    Markup.href(base + ["v", version.name], isFolder: false),
                    [
                        (
                            "200 OK",
                            [
                                "<d:resourcetype/><d:getcontenttype>\(node.contentType)</d:getcontenttype>",
                                "<d:getcontentlength>\(version.content.readableBytes)</d:getcontentlength>",
                                "<d:getlastmodified>\(HTTPDate.text(version.modified))</d:getlastmodified>",
                                "<d:getetag>&quot;\(version.eTag)&quot;</d:getetag>",
                            ]
                        )
                    ]
                )
            }
            return multistatus.reply
        }
        guard path.count == 6, let version = node.versions.first(where: { $0.name == path[5] }) else {
            throw .notFound(path.last ?? "")
        }
        switch request.method {
        case .get, .head:
            let type = node.contentType
            return fileReply(
                request,
                name: node.name,
                version.content,
                version.sums,
                version.eTag,
                version.modified,
                type
            )
        case .copy:
            let header = request["Destination"] ?? ""
            guard try destination(header, user: user).node === node else {
                throw DAVError(.forbidden, "Forbidden", "A version can only be restored to its file")
            }
            try checkContents(request, of: place)
            let size = Int64(version.content.readableBytes)
            try checkSpace(for: size, instead: node.size, nodes: 0, user: node.owner)
            try checkMemory(for: size)
            store(version.content, version.sums, in: node, modified: version.modified, keepsVersion: true)
            return CloudReply(.noContent)
        default: throw .notAllowed("The method is not for a version")
        }
    }

    /// Answers `index.php/f/FILEID` with the place of the file.
    func privateLinkReply(to request: CloudRequest) throws(DAVError) -> CloudReply {
        guard let user = user(of: request) else { throw .unauthenticated }
        let base = ["remote.php", "dav", "files", user]
        guard let node = request.segments.last.flatMap({ Int($0) }).flatMap({ nodes[$0] }),
            let place = place(of: node, user: user, base: base)
        else { throw .notFound(request.segments.last ?? "") }
        let href = place.href(isFolder: node.isFolder)
        return CloudReply(
            .seeOther,
            headers: [("Location", "\(url)/index.php/apps/files/?fileid=\(node.id)"), ("Webdav-Location", href)]
        )
    }
}
