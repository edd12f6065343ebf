/// The names of a field mask as a tree, in the order in which they came first.
///
///     id, acl.name, acl.size, acl.owner.name   →   id,acl(name,size,owner/name)
///
/// Neither filling it nor writing it is recursive, because a mask may be as deep as its text is long.
struct FieldTree {
    private struct Node {
        let name: String
        var children: [Int] = []
        /// A Boolean value indicating whether a path ends here, which covers all longer ones.
        var isEnd = false
    }

    private struct Step: Hashable {
        let parent: Int
        let name: JSON.Value.Name
    }

    /// The root, which has no name, and a node for each name.
    private var nodes = [Node(name: "")]
    /// The positions of the nodes, by parent and name.
    private var positions: [Step: Int] = [:]

    /// Adds a path; one without names adds nothing.
    mutating func insert(_ path: some Sequence<String>) {
        var node = 0
        for name in path {
            let step = Step(parent: node, name: JSON.Value.Name(text: name))
            if let next = positions[step] {
                node = next
                continue
            }
            positions[step] = nodes.count
            nodes[node].children.append(nodes.count)
            node = nodes.count
            nodes.append(Node(name: name))
        }
        if node > 0 { nodes[node].isEnd = true }
    }

    private enum Part {
        case node(Int)
        case text(String)
    }

    /// The tree in the syntax of Google's `fields` parameter: one child follows a slash, several are in parentheses.
    var text: String {
        var text = ""
        // What is still to be written; the last part comes first.
        var parts = list(nodes[0].children)
        while let part = parts.popLast() {
            switch part {
            case .text(let separator):
                text += separator
            case .node(let index):
                text += nodes[index].name
                let children = nodes[index].isEnd ? [] : nodes[index].children
                if children.count == 1 {
                    text += "/"
                    parts.append(.node(children[0]))
                } else if children.count > 1 {
                    text += "("
                    parts.append(.text(")"))
                    parts += list(children)
                }
            }
        }
        return text
    }

    /// Returns nodes with commas between them, the last one first.
    private func list(_ nodes: [Int]) -> [Part] {
        Array(nodes.reversed().flatMap { [Part.node($0), .text(",")] }.dropLast())
    }
}
