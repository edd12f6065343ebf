/// A node of an ordered tree that never changes.
///
/// The tree is a treap: ordered by the items from left to right, and by random priorities from the root down. Its shape
/// depends only on its items, and not on the order in which they came; so two trees share whatever they have in common,
/// and a comparison stops wherever both have the same node.
final class ItemNode: Sendable {
    let entry: ItemEntry
    let left: ItemNode?
    let right: ItemNode?
    let count: Int

    init(_ entry: ItemEntry, _ left: ItemNode? = nil, _ right: ItemNode? = nil) {
        self.entry = entry
        self.left = left
        self.right = right
        count = (left?.count ?? 0) + (right?.count ?? 0) + 1
    }
}

extension ItemNode {
    /// A tree in two halves, and the entry between them.
    typealias Halves = (left: ItemNode?, entry: ItemEntry?, right: ItemNode?)

    /// Returns what is before a place in a tree, what is at that place, and what is after it.
    static func split(_ node: ItemNode?, at entry: ItemEntry, _ order: ItemOrder) -> Halves {
        guard let node else { return (nil, nil, nil) }
        let place = entry === node.entry ? 0 : order.compare(entry, node.entry)
        if place == 0 { return (node.left, node.entry, node.right) }
        if place < 0 {
            let halves = split(node.left, at: entry, order)
            return (halves.left, halves.entry, ItemNode(node.entry, halves.right, node.right))
        }
        let halves = split(node.right, at: entry, order)
        return (ItemNode(node.entry, node.left, halves.left), halves.entry, halves.right)
    }

    /// Returns the tree of two trees, all of whose entries are in order.
    static func joined(_ left: ItemNode?, _ right: ItemNode?) -> ItemNode? {
        guard let left else { return right }
        guard let right else { return left }
        if left.entry.priority >= right.entry.priority {
            return ItemNode(left.entry, left.left, joined(left.right, right))
        }
        return ItemNode(right.entry, joined(left, right.left), right.right)
    }

    /// Returns the tree with one more entry, which takes the place of the one at its place.
    static func inserting(_ entry: ItemEntry, into node: ItemNode?, _ order: ItemOrder) -> ItemNode? {
        let halves = split(node, at: entry, order)
        return joined(joined(halves.left, ItemNode(entry)), halves.right)
    }

    /// Returns the tree without an entry.
    static func removing(_ entry: ItemEntry, from node: ItemNode?, _ order: ItemOrder) -> ItemNode? {
        let halves = split(node, at: entry, order)
        return joined(halves.left, halves.right)
    }

    /// Returns the tree of entries that are in order.
    static func tree(of entries: ArraySlice<ItemEntry>) -> ItemNode? {
        guard let first = entries.first else { return nil }
        if entries.count == 1 { return ItemNode(first) }
        let middle = entries.startIndex + entries.count / 2
        return joined(tree(of: entries[..<middle]), tree(of: entries[middle...]))
    }

    /// Returns the tree of the first entries.
    static func prefix(_ node: ItemNode?, _ count: Int) -> ItemNode? {
        guard let node, count > 0 else { return nil }
        if count >= node.count { return node }
        let before = node.left?.count ?? 0
        if count <= before { return prefix(node.left, count) }
        return ItemNode(node.entry, node.left, prefix(node.right, count - before - 1))
    }
}
