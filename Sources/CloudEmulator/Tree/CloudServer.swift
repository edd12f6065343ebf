import AsyncFetchTesting
import AsyncXML
import Crypto
import EmulatorServer
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
    var shares = ShareTable()
    /// The users of the access tokens that are valid from the start.
    var configuredTokens: [String: String]
    var accessTokens = NewestValues<String, Access>()
    var codes = NewestValues<String, AuthorizationCode>()
    var refreshTokens = NewestValues<String, RefreshToken>()
    var lastID = 4
    var lastVersion = 0
    /// The most files and folders of a user, with those in the trash.
    private let mostNodes: Int
    private var nodeCounts: [String: Int] = [:]
    /// The bytes of all files, with those in the trash, and of their versions.
    private var storedBytes: Int64 = 0

    struct Access {
        let user: String
        let end: Int64
    }

    struct RefreshToken {
        let user: String
        /// The access token that ends with this one.
        let access: String
    }

    init(_ configuration: EmulatedCloud.Configuration, url: String, mostNodes: Int = 1_000_000) {
        self.configuration = configuration
        self.url = url
        self.mostNodes = mostNodes
        isInMaintenance = configuration.isInMaintenance
        configuredTokens = configuration.tokens
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
        for share in ancestry.flatMap(shares.shares(of:)) {
            for user in share.mounts.keys where share.entry(in: user) != nil { roots[user]?.eTag = eTag }
        }
    }

    // MARK: Changes

    /// Creates a node in a folder, whose entity tag changes.
    func create(_ name: String, isFolder: Bool, in parent: Node) -> Node {
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
        parent.grow(by: 0, nodes: 1)
        nodeCounts[node.owner, default: 0] += 1
        nodes[node.id] = node
        parent.modified = now
        touch(parent)
        return node
    }

    /// Stores a file's new content; the former one becomes a version, and the oldest of too many versions goes.
    ///
    /// `sums` are those of the content, if they are known; otherwise they are calculated.
    func store(
        _ content: ByteBuffer,
        _ sums: ContentSums? = nil,
        in node: Node,
        modified: Int64?,
        keepsVersion: Bool
    ) {
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
            if node.versions.count > Node.Version.most {
                storedBytes -= Int64(node.versions.removeFirst().content.readableBytes)
            }
        } else {
            storedBytes -= Int64(node.content.readableBytes)
        }
        storedBytes += Int64(content.readableBytes)
        node.grow(by: Int64(content.readableBytes) - Int64(node.content.readableBytes))
        node.content = content
        node.sums = sums ?? ContentSums(content)
        node.modified = modified ?? now
        node.eTag = newETag(isFolder: false)
        touch(node.parent)
    }

    /// Puts a node into a folder, whose owner it then has; shares of another owner end.
    func attach(_ node: Node, to parent: Node, as name: String) {
        if node.owner != parent.owner {
            nodeCounts[node.owner, default: 0] -= node.nodeCount
            nodeCounts[parent.owner, default: 0] += node.nodeCount
            for member in node.subtree { member.owner = parent.owner }
            dropShares(in: node)
        }
        node.name = name
        node.parent = parent
        node.origin = nil
        parent.children[name] = node
        parent.grow(by: node.size, nodes: node.nodeCount)
        parent.modified = now
        if !node.isFolder { node.contentType = MediaTypes.type(of: name) }
        touch(parent)
    }

    /// Takes a node out of its folder.
    func detach(_ node: Node) {
        let parent = node.parent
        parent?.grow(by: -node.size, nodes: -node.nodeCount)
        parent?.children[node.name] = nil
        parent?.modified = now
        touch(parent)
        node.parent = nil
    }

    /// Forgets a node and everything in it, with its shares.
    func forget(_ node: Node) {
        nodeCounts[node.owner, default: 0] -= node.nodeCount
        dropShares(in: node)
        for member in node.subtree {
            storedBytes -= member.heldBytes
            nodes[member.id] = nil
            (member.children, member.parent) = ([:], nil)
        }
    }

    /// Ends the shares of a node and of everything in it.
    func dropShares(in node: Node) {
        for share in node.subtree.flatMap(shares.shares(of:)) {
            shares[share.id] = nil
            for user in share.mounts.keys { roots[user]?.eTag = newETag(isFolder: true) }
        }
    }

    /// Forgets everything when the server has stopped: a folder and its children hold each other.
    func release() {
        for node in nodes.values { (node.children, node.parent) = ([:], nil) }
        (nodes, roots, trash, shares) = ([:], [:], [:], ShareTable())
    }

    // MARK: Space

    /// The bytes that a user can still store; `nil` for any number.
    func freeSpace(of user: String) -> Int64? {
        guard let quota = self.user(user)?.quota else { return nil }
        return max(0, quota - (roots[user]?.size ?? 0))
    }

    /// Throws 507 unless a user can store a number of bytes, instead of former ones, and of new files and folders.
    func checkSpace(for count: Int64, instead former: Int64 = 0, nodes: Int, user: String) throws(DAVError) {
        if let free = freeSpace(of: user), count > free + former { throw .noSpace }
        if nodes > 0, nodes > mostNodes - nodeCounts[user, default: 0] { throw .noSpace }
    }

    /// The bytes that the server can still take: those of files, versions, the trash and open uploads count, and a copy
    /// counts like any file.
    private var freeMemory: Int64 {
        let chunks: Int64 = transfers.values.reduce(0) { $0 + $1.size }
        let parts: Int64 = resumableUploads.values.reduce(0) { $0 + $1.offset }
        return configuration.limits.memoryBytes - storedBytes - chunks - parts
    }

    /// Throws 507 unless the server can take a number of bytes, if need be after it has forgotten old uploads.
    func checkMemory(for count: Int64) throws(DAVError) {
        if count > freeMemory { forgetOldUploads() }
        guard count <= max(0, freeMemory) else { throw .noSpace }
    }
}
