import AsyncXML
import NIOCore

/// A file or a folder of the server.
final class Node {
    /// A former content of a file.
    struct Version {
        /// The number of versions that a file keeps at most, the newest ones.
        static let most = 32

        let name: String
        let modified: Int64
        let content: ByteBuffer
        let sums: ContentSums
        let eTag: String
    }

    /// The place of a node before it was deleted.
    struct Origin {
        let path: String
        let deleted: Int64
    }

    let id: Int
    /// The user in whose tree the node is, or was before it was deleted.
    var owner: String
    let isFolder: Bool
    var name: String
    var parent: Node?
    var children: [String: Node] = [:]
    var content = ByteBuffer()
    /// The number of bytes of the file, or of the files in the folder.
    private(set) var size: Int64 = 0
    /// The number of nodes: this one and everything in it.
    private(set) var nodeCount = 1
    var sums = ContentSums()
    var contentType = "httpd/unix-directory"
    var modified: Int64
    var eTag: String
    /// The properties that clients have set, as XML elements.
    var deadProperties: [XML.Name: String] = [:]
    /// The users who have marked the node as a favourite.
    var favorites: Set<String> = []
    var versions: [Version] = []
    var locks: [Lock] = []
    var origin: Origin?
    /// A Boolean value indicating whether the server still works on the content, as with a scan for viruses.
    var isProcessing = false

    init(id: Int, owner: String, name: String, isFolder: Bool, modified: Int64, eTag: String) {
        self.id = id
        self.owner = owner
        self.name = name
        self.isFolder = isFolder
        self.modified = modified
        self.eTag = eTag
    }

    /// The bytes of the file's content and of its versions.
    var heldBytes: Int64 {
        versions.reduce(Int64(content.readableBytes)) { $0 + Int64($1.content.readableBytes) }
    }

    /// The children in the order of their names' bytes.
    var sortedChildren: [Node] {
        children.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The node and what it is in, from the inside out.
    var ancestry: [Node] {
        var nodes = [self]
        while let parent = nodes[nodes.count - 1].parent { nodes.append(parent) }
        return nodes
    }

    /// The node and everything in it, folders before their children.
    var subtree: [Node] {
        var nodes: [Node] = []
        var open = [self]
        while let node = open.popLast() {
            nodes.append(node)
            open += node.sortedChildren.reversed()
        }
        return nodes
    }

    /// The number of levels of the node and what is in it, at least one.
    var height: Int {
        var count = 0
        var level = [self]
        while !level.isEmpty {
            count += 1
            level = level.flatMap { $0.children.values }
        }
        return count
    }

    /// Adds numbers of bytes and of nodes to those of the node and of what it is in.
    func grow(by count: Int64, nodes nodeCount: Int = 0) {
        for node in ancestry {
            node.size += count
            node.nodeCount += nodeCount
        }
    }

    /// The names from below the root of the tree to the node.
    var names: [String] { ancestry.dropLast().reversed().map(\.name) }

    /// The path in the owner's tree.
    var path: String { "/" + names.joined(separator: "/") }
}

/// A lock of a node.
struct Lock {
    let token: String
    let isExclusive: Bool
    /// A Boolean value indicating whether everything in the folder is locked too.
    let isDeep: Bool
    /// The owner as the client has stated it, as XML.
    let owner: String
    let rootHref: String
    var timeout: Int64
    var end: Int64
}
