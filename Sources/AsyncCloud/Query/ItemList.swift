extension Cloud {
    /// The ordered items of a snapshot.
    ///
    /// Lists share what they have in common: a list that differs in one item costs the logarithm of its length, not the
    /// length. An item by its index costs the logarithm, too; the next item in a loop costs about one step.
    public struct ItemList: Sendable {
        let root: ItemNode?
    }
}

extension Cloud.ItemList: RandomAccessCollection {
    /// The index of the first item, which is zero.
    public var startIndex: Int { 0 }
    /// The number of items.
    public var endIndex: Int { root?.count ?? 0 }

    /// The item at an index.
    public subscript(index: Int) -> Cloud.Item {
        precondition(index >= 0 && index < endIndex, "the index of an item is out of range")
        var rest = index
        var node = root
        while let current = node {
            let before = current.left?.count ?? 0
            if rest == before { return current.entry.item }
            if rest < before {
                node = current.left
            } else {
                rest -= before + 1
                node = current.right
            }
        }
        preconditionFailure("the counts of a list are wrong")
    }

    /// Returns a loop over the items.
    public func makeIterator() -> Iterator { Iterator(root) }

    /// A loop over the items in their order.
    public struct Iterator: IteratorProtocol {
        private var path: [ItemNode] = []

        init(_ root: ItemNode?) { descend(root) }

        private mutating func descend(_ node: ItemNode?) {
            var node = node
            while let current = node {
                path.append(current)
                node = current.left
            }
        }

        /// Returns the next item; `nil` after the last one.
        public mutating func next() -> Cloud.Item? {
            guard let node = path.popLast() else { return nil }
            descend(node.right)
            return node.entry.item
        }
    }
}

extension Cloud.ItemList: Equatable {
    /// Returns a Boolean value indicating whether two lists have equal items in the same order.
    public static func == (left: Self, right: Self) -> Bool {
        left.root === right.root || (left.count == right.count && left.elementsEqual(right))
    }
}
