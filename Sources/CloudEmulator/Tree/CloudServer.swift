import AsyncXML
import Crypto
import HTTPTypes
import NIOCore

/// The state of the server; every request is one step.
actor CloudServer {
    let configuration: EmulatedCloud.Configuration
    let url: String
    var isInMaintenance: Bool
    /// The roots of the users' files.
    var roots: [String: Node] = [:]
    var nodes: [Int: Node] = [:]
    var trash: [String: [Node]] = [:]
    var transfers: [String: Transfer] = [:]
    var resumableUploads: [String: ResumableUpload] = [:]
    var shares: [Int: Share] = [:]
    /// The access tokens with their users.
    var accessTokens: [String: Access] = [:]
    var codes: [String: AuthorizationCode] = [:]
    var refreshTokens: [String: (user: String, access: String)] = [:]
    var lastID = 4
    var lastVersion = 0

    struct Access {
        let user: String
        let end: Int64
    }

    init(_ configuration: EmulatedCloud.Configuration, url: String) {
        self.configuration = configuration
        self.url = url
        isInMaintenance = configuration.isInMaintenance
        for (token, user) in configuration.tokens { accessTokens[token] = Access(user: user, end: .max) }
        let now = configuration.now()
        for user in configuration.users {
            lastID += 1
            lastVersion += 1
            let root = Node(
                id: lastID,
                owner: user.id,
                name: "",
                isFolder: true,
                modified: now,
                eTag: Self.eTag(of: lastVersion, isFolder: true)
            )
            roots[user.id] = root
            nodes[root.id] = root
        }
    }

    var now: Int64 { configuration.now() }

    func setMaintenance(_ isInMaintenance: Bool) { self.isInMaintenance = isInMaintenance }

    func user(_ id: String) -> EmulatedCloud.User? { configuration.users.first { $0.id == id } }

    // MARK: Entity tags

    private static func eTag(of version: Int, isFolder: Bool) -> String {
        let hash = ContentSums.hexadecimal(Insecure.MD5.hash(data: Array("version \(version)".utf8)))
        return isFolder ? String(hash.prefix(13)) : hash
    }

    func newETag(isFolder: Bool) -> String {
        lastVersion += 1
        return Self.eTag(of: lastVersion, isFolder: isFolder)
    }

    /// Gives all folders that a node is in the same new entity tag, in the trees of those who see it as a share too.
    func touch(_ node: Node?) {
        guard let node else { return }
        let eTag = newETag(isFolder: true)
        let ancestry = node.ancestry
        for folder in ancestry where folder.isFolder { folder.eTag = eTag }
        for share in shares.values where ancestry.contains(where: { $0 === share.node }) {
            for (user, state) in share.states where state == 0 { roots[user]?.eTag = eTag }
        }
    }

    // MARK: Places

    /// Finds a place in a user's files.
    func place(_ names: [String], user: String, base: [String]) -> Place {
        var place = Place(user: user, base: base, names: names)
        guard var node = roots[user] else { return place }
        for (index, name) in names.enumerated() {
            let isLast = index == names.count - 1
            var next = node.children[name]
            if index == 0, next == nil, let share = mounted(name, in: user) {
                place.share = share
                next = share.node
            }
            if isLast {
                place.parent = node.isFolder ? node : nil
                place.node = next
                return place
            }
            guard let found = next else { return place }
            node = found
        }
        place.node = node
        return place
    }

    func mounted(_ name: String, in user: String) -> Share? {
        shares.values.first { $0.target == "/" + name && $0.states[user] == 0 }
    }

    /// The nodes of a folder that a user sees, with their names.
    func children(of place: Place) -> [(name: String, node: Node, share: Share?)] {
        guard let node = place.node else { return [] }
        var children: [(name: String, node: Node, share: Share?)] = node.sortedChildren.map {
            ($0.name, $0, place.share)
        }
        if place.isRoot {
            let mounts = shares.values.filter { $0.states[place.user] == 0 }.sorted { $0.id < $1.id }
            for share in mounts where node.children[share.targetName] == nil {
                children.append((share.targetName, share.node, share))
            }
        }
        return children
    }

    // MARK: Changes

    /// Creates a node in a folder, whose entity tag changes.
    func create(_ name: String, isFolder: Bool, in parent: Node, owner: String) -> Node {
        lastID += 1
        let node = Node(
            id: lastID,
            owner: parent.owner,
            name: name,
            isFolder: isFolder,
            modified: now,
            eTag: newETag(isFolder: isFolder)
        )
        node.parent = parent
        if !isFolder { node.contentType = MediaTypes.type(of: name) }
        parent.children[name] = node
        nodes[node.id] = node
        parent.modified = now
        touch(parent)
        return node
    }

    /// Stores a file's new content; the former one becomes a version.
    func store(_ content: ByteBuffer, in node: Node, modified: Int64?, keepsVersion: Bool) {
        if keepsVersion {
            var name = String(node.modified)
            while node.versions.contains(where: { $0.name == name }) { name += "1" }
            node.versions.append(
                Node.Version(
                    name: name,
                    modified: node.modified,
                    content: node.content,
                    sums: node.sums,
                    eTag: node.eTag
                )
            )
        }
        node.content = content
        node.sums = ContentSums(content)
        node.modified = modified ?? now
        node.eTag = newETag(isFolder: false)
        touch(node.parent)
    }

    /// Takes a node out of its folder.
    func detach(_ node: Node) {
        let parent = node.parent
        parent?.children[node.name] = nil
        parent?.modified = now
        touch(parent)
        node.parent = nil
    }

    /// Forgets a node and everything in it, with its shares.
    func forget(_ node: Node) {
        for member in node.subtree {
            nodes[member.id] = nil
            dropShares(of: member)
            (member.children, member.parent) = ([:], nil)
        }
    }

    func dropShares(of node: Node) {
        for share in shares.values where share.node === node {
            shares[share.id] = nil
            for user in share.states.keys { roots[user]?.eTag = newETag(isFolder: true) }
        }
    }

    /// Forgets everything when the server has stopped: a folder and its children hold each other.
    func release() {
        for node in nodes.values { (node.children, node.parent) = ([:], nil) }
        (nodes, roots, trash, shares) = ([:], [:], [:], [:])
    }

    // MARK: Space

    /// The bytes that a user can still store; `nil` for any number.
    func freeSpace(of user: String) -> Int64? {
        guard let quota = self.user(user)?.quota else { return nil }
        return max(0, quota - (roots[user]?.size ?? 0))
    }

    func checkSpace(for count: Int64, instead former: Int64 = 0, user: String) throws(DAVError) {
        if let free = freeSpace(of: user), count > free + former { throw .noSpace }
    }
}
