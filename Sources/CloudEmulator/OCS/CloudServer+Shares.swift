import EmulatorServer
import AsyncJSON
import HTTPTypes

extension CloudServer {
    func sharing(_ request: CloudRequest, _ path: [String], user: String) -> Envelope {
        switch (path.first, path.count, request.method) {
        case ("shares", 1, .get): return list(request.query, user: user)
        case ("shares", 1, .post): return createShare(request.form, user: user)
        case ("shares", 2, let method):
            let isVisible = Int(path[1]).flatMap { shares[$0] }.map { $0.owner == user || $0.mounts[user] != nil }
            guard let id = Int(path[1]), var share = shares[id], isVisible == true else {
                return .failure(404, "Wrong share ID, share doesn't exist")
            }
            switch method {
            case .get: return Envelope(message: nil, data: [members(of: share, user: user)])
            case .put:
                guard share.owner == user else { return .failure(403, "Permission denied") }
                if let failure = change(&share, request.form) { return failure }
                shares[id] = share
                touch(share.node.parent)
                return Envelope(message: nil, data: members(of: share, user: user))
            case .delete:
                if share.owner == user { endShare(share) } else { answer(id, state: 2, user: user) }
                return Envelope(message: nil)
            default: return .failure(405, "The method is not allowed")
            }
        case ("shares", 3, let method) where path[1] == "pending":
            guard let id = Int(path[2]), shares[id]?.mounts[user] != nil else {
                return .failure(404, "Wrong share ID, share doesn't exist")
            }
            answer(id, state: method == .post ? 0 : 2, user: user)
            return Envelope(message: nil, data: shares[id].map { [members(of: $0, user: user)] } ?? [])
        case ("remote_shares", _, .get): return Envelope(message: nil)
        case ("sharees", 1, .get): return sharees(request.query, user: user)
        default: return .failure(998, "Invalid query, please check the syntax.")
        }
    }

    private func answer(_ id: Int, state: Int, user: String) {
        guard var mount = shares[id]?.mounts[user] else { return }
        // Something else can have the name meanwhile.
        if state == 0, mount.state != 0 { mount.name = freeName(mount.name, in: user) }
        mount.state = state
        shares[id]?.mounts[user] = mount
        roots[user]?.eTag = newETag(isFolder: true)
    }

    /// Returns a name that nothing has in a user's root: `a.txt`, `a (2).txt`, `a (3).txt` and so on.
    private func freeName(_ name: String, in user: String) -> String {
        let taken = Set(shares.values.compactMap { $0.entry(in: user) })
        let end = name.dropFirst().lastIndex(of: ".") ?? name.endIndex
        var free = name
        var number = 2
        while roots[user]?.children[free] != nil || taken.contains(free) {
            free = "\(name[..<end]) (\(number))\(name[end...])"
            number += 1
        }
        return free
    }

    /// Ends the shares whose last day is over.
    func endExpiredShares() {
        let today = self.today
        for share in shares.values where share.expiration.map({ $0.prefix(10) < today }) == true { endShare(share) }
    }

    /// The day as `2026-11-20`: days in this format have the order of their texts.
    private var today: Substring { WallClock.timestamp(seconds: now).prefix(10) }

    private func endShare(_ share: Share) {
        shares[share.id] = nil
        for user in share.mounts.keys { roots[user]?.eTag = newETag(isFolder: true) }
        touch(share.node.parent)
    }

    /// The most bytes of a list of shares, as JSON; XML can have six times as many.
    private static let mostListBytes = 128 << 20

    private func list(_ query: FormFields, user: String) -> Envelope {
        var found = shares.values.sorted { $0.id < $1.id }
        if query["shared_with_me"] == "true" {
            let state = query["state"] ?? "0"
            found.removeAll { share in
                guard let answer = share.mounts[user]?.state else { return true }
                return state != "all" && state != String(answer)
            }
        } else {
            found.removeAll { $0.owner != user }
            if let path = query["path"] {
                guard let node = node(at: path, user: user) else {
                    return .failure(404, "Wrong path, file/folder doesn't exist")
                }
                if query["subfiles"] == "true" {
                    guard node.isFolder else { return .failure(400, "not a directory") }
                    found.removeAll { $0.node.parent !== node }
                } else {
                    found.removeAll { $0.node !== node }
                }
            }
        }
        var elements: [JSON.Value] = []
        var size = 0
        for share in found {
            let element = members(of: share, user: user)
            size += element.encoded().count
            guard size <= Self.mostListBytes else { return .failure(507, "The list is too long") }
            elements.append(element)
        }
        return Envelope(message: nil, data: JSON.Value(elements))
    }

    private func node(at path: String, user: String) -> Node? {
        place(path.segments, user: user, base: []).node
    }

    private func createShare(_ form: FormFields, user: String) -> Envelope {
        guard let path = form["path"], let node = node(at: path, user: user) else {
            return .failure(404, "Wrong path, file/folder doesn't exist")
        }
        guard node !== roots[user] else { return .failure(403, "You can't share your root folder") }
        let rights = rights(of: user, to: node)
        guard rights & 16 != 0 else { return .failure(404, "You are not allowed to share \(node.name)") }
        guard let kind = form["shareType"].flatMap({ Int($0) }).flatMap({ Share.Kind(rawValue: $0) }) else {
            return .failure(400, "Unknown share type")
        }
        var recipients: [String] = []
        let with = form["shareWith"]
        switch kind {
        case .user:
            guard let with, self.user(with) != nil, with != user, with != node.owner else {
                return .failure(404, "Please specify a valid user")
            }
            recipients = [with]
        case .group:
            recipients = configuration.users.filter { $0.groups.contains(with ?? "") }.map(\.id)
            guard !recipients.isEmpty else { return .failure(404, "Please specify a valid group") }
            recipients.removeAll { $0 == user || $0 == node.owner }
        case .remote: if with?.contains("@") != true { return .failure(404, "Please specify a valid remote user") }
        case .link: break
        }
        let id = shares.nextID
        let most = kind == .link ? 1 : node.isFolder ? 31 : 19
        var share = Share(
            id: id,
            kind: kind,
            node: node,
            owner: user,
            with: with,
            permissions: most & rights,
            token: kind == .link ? String(randomUUID().filter { $0 != "-" }.prefix(15)) : nil,
            created: now
        )
        if let failure = change(&share, form) { return failure }
        for recipient in recipients { share.mounts[recipient] = .init(name: freeName(node.name, in: recipient)) }
        shares[id] = share
        for recipient in recipients { roots[recipient]?.eTag = newETag(isFolder: true) }
        touch(node.parent)
        return Envelope(message: nil, data: members(of: share, user: user))
    }

    /// Changes a share as a form says; returns the failure if it is not valid.
    private func change(_ share: inout Share, _ form: FormFields) -> Envelope? {
        var wanted = form["publicUpload"] == "true" && share.kind == .link ? 15 : nil
        if let text = form["permissions"] {
            guard let permissions = Int(text), (1...31).contains(permissions) else {
                return .failure(400, "Invalid permissions")
            }
            wanted = permissions
        }
        if let wanted {
            // Nobody gives more than he has, and only a link can be without reading.
            let rights = rights(of: share.owner, to: share.node)
            share.permissions = wanted & rights & (share.node.isFolder ? 31 : 19)
            guard rights & 16 != 0, share.permissions & (share.kind == .link ? 31 : 1) != 0 else {
                return .failure(404, "Cannot set the requested share permissions for \(share.node.name)")
            }
        }
        if let date = form["expireDate"] {
            let isDate = date.isEmpty || date.utf8.count == 10 && date.split(separator: "-").count == 3
            guard isDate else { return .failure(404, "Invalid date, date format must be YYYY-MM-DD") }
            guard date.isEmpty || date >= today else {
                return .failure(404, "Expiration date is in the past")
            }
            share.expiration = date.isEmpty ? nil : date + " 00:00:00"
        }
        if let password = form["password"] { share.password = password.isEmpty ? nil : password }
        if let name = form["name"] { share.name = name }
        return nil
    }

    private func members(of share: Share, user: String) -> JSON.Value {
        let node = share.node
        let isMine = share.owner == user
        let target = share.target(shownTo: user)
        let path = isMine ? place(of: node, user: user, base: [])?.path ?? target : target
        var value: JSON.Value = [
            "id": JSON.Value(String(share.id)), "share_type": JSON.Value(share.kind.rawValue),
            "uid_owner": JSON.Value(share.owner),
            "displayname_owner": JSON.Value(self.user(share.owner)?.displayName ?? share.owner),
            "permissions": JSON.Value(share.permissions), "stime": JSON.Value(share.created), "parent": .null,
            "expiration": share.expiration.map { JSON.Value($0) } ?? .null,
            "token": share.token.map { JSON.Value($0) } ?? .null,
            "uid_file_owner": JSON.Value(node.owner),
            "displayname_file_owner": JSON.Value(self.user(node.owner)?.displayName ?? node.owner),
            "additional_info_owner": .null, "additional_info_file_owner": .null,
            "path": JSON.Value(path), "mimetype": JSON.Value(node.contentType),
            "storage_id": JSON.Value("home::\(node.owner)"), "storage": 3,
            "item_type": node.isFolder ? "folder" : "file", "item_source": JSON.Value(node.id),
            "file_source": JSON.Value(node.id), "file_parent": JSON.Value(node.parent?.id ?? 0),
            "file_target": JSON.Value(target), "mail_send": 0, "attributes": .null,
        ]
        switch share.kind {
        case .link:
            value["name"] = JSON.Value(share.name)
            value["url"] = JSON.Value("\(url)/index.php/s/\(share.token ?? "")")
            if share.password != nil {
                value["share_with"] = "***redacted***"
                value["share_with_displayname"] = "***redacted***"
            }
        case .user, .group, .remote:
            let with = share.with ?? ""
            value["share_with"] = JSON.Value(with)
            value["share_with_displayname"] = JSON.Value(self.user(with)?.displayName ?? with)
            value["share_with_additional_info"] = .null
            if share.kind == .user { value["share_with_user_type"] = 0 }
        }
        if let state = share.mounts[user]?.state { value["state"] = JSON.Value(state) }
        return value
    }
}
