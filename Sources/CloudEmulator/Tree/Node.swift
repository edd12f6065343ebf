import AsyncXML
import NIOCore

/// A file or a folder of the server.
final class Node {
    /// A former content of a file.
    struct Version {
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
    let owner: String
    let isFolder: Bool
    var name: String
    var parent: Node?
    var children: [String: Node] = [:]
    var content = ByteBuffer()
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

    /// The number of bytes of the files.
    var size: Int64 { subtree.reduce(0) { $0 + Int64($1.content.readableBytes) } }

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
