import Testing

@testable import AsyncCloud

struct ListDifferenceTests {
    /// A reader that gets a list now and then.
    private struct Reader {
        var root: ItemNode?
        var items: [Cloud.Item] = []
    }

    private static let sorts: [[Cloud.Query.Sort]] = [
        [], [.name.reversed], [.size], [.size.reversed, .name], [.foldersFirst, .modified],
        [.favoritesFirst, .contentType],
        [.path.reversed], [.ownerName, .modified.reversed],
    ]

    @Test(.timeLimit(.minutes(5)), arguments: 0..<8)
    func theChangesMakeTheNewListOfTheOneThatAReaderHad(number: Int) throws {
        let order = ItemOrder(sorts: Self.sorts[number])
        var source = RandomItems(seed: UInt64(number))
        for _ in 0..<250 {
            var root: ItemNode?
            var entries: [String: ItemEntry] = [:]
            var readers = Array(repeating: Reader(), count: 3)
            for _ in 0..<12 {
                for _ in 0..<source.number(below: 6) { try Self.change(&root, &entries, order, &source) }
                let expected = entries.values.sorted { order.compare($0, $1) < 0 }.map(\.item)
                for index in readers.indices where source.isTrue(oneIn: index + 1) {
                    Self.read(&readers[index], root, expected, order)
                }
            }
        }
    }

    @Test func anUndoneChangeIsNone() throws {
        let order = ItemOrder(sorts: [])
        let entries = ["a", "b", "c"].map { ItemEntry(Self.item($0)) }
        let old = ItemNode.tree(of: entries[...])
        let without = ItemNode.removing(entries[1], from: old, order)
        let new = ItemNode.inserting(ItemEntry(Self.item("b")), into: without, order)
        #expect(ListDifference.changes(from: old, to: new, order).isEmpty)
    }

    @Test func oneItemThatGoesToTheEndMovesAlone() {
        let order = ItemOrder(sorts: [.size])
        let old = Self.tree([("a", 1), ("b", 2), ("c", 3), ("d", 4)], order)
        let new = Self.tree([("b", 2), ("c", 3), ("d", 4), ("a", 5)], order)
        let changes = ListDifference.changes(from: old, to: new, order)
        #expect(changes.moved == [Cloud.ChangeSet.Move(from: 0, to: 3)])
        #expect(changes.updated.numbers == [3])
        #expect(changes.removed.isEmpty && changes.inserted.isEmpty && changes.removedItems.isEmpty)
    }

    @Test func anItemThatKeepsItsPlaceWithAnotherValueIsUpdatedOnly() {
        let order = ItemOrder(sorts: [.size])
        let old = Self.tree([("a", 10), ("b", 20), ("c", 30)], order)
        let new = Self.tree([("a", 10), ("b", 25), ("c", 30)], order)
        let changes = ListDifference.changes(from: old, to: new, order)
        #expect(changes.moved.isEmpty)
        #expect(changes.updated.numbers == [1])
    }

    @Test func twoItemsThatChangePlacesAreOneMove() {
        let order = ItemOrder(sorts: [.size])
        let old = Self.tree([("a", 1), ("b", 2)], order)
        let new = Self.tree([("b", 3), ("a", 4)], order)
        let changes = ListDifference.changes(from: old, to: new, order)
        #expect(changes.moved.count == 1)
        #expect(changes.updated.numbers == [0, 1])
    }

    @Test func aChangeInAListOf100_000ItemsSharesTheRest() throws {
        let order = ItemOrder(sorts: [])
        let entries = (0..<100_000).map { ItemEntry(Self.item("n\($0)")) }.sorted { order.compare($0, $1) < 0 }
        let old = ItemNode.tree(of: entries[...])
        var known: Set<ObjectIdentifier> = []
        Self.visit(old) { known.insert(ObjectIdentifier($0)) }
        let new = ItemNode.inserting(ItemEntry(Self.item("n500.5")), into: old, order)
        var fresh = 0
        Self.visit(new) { if !known.contains(ObjectIdentifier($0)) { fresh += 1 } }
        // A tree of 100,000 random priorities is some 40 deep.
        #expect(fresh < 200)
        let changes = ListDifference.changes(from: old, to: new, order)
        #expect(changes.inserted.numbers == [501])
        #expect(changes.removed.isEmpty && changes.updated.isEmpty && changes.moved.isEmpty)
    }

    @Test func aListHasTheItemsOfItsIndexesAndOfItsLoop() throws {
        var source = RandomItems(seed: 3)
        let order = ItemOrder(sorts: [.size])
        var root: ItemNode?
        var entries: [String: ItemEntry] = [:]
        for _ in 0..<500 { try Self.change(&root, &entries, order, &source) }
        let list = Cloud.ItemList(root: root)
        let expected = entries.values.sorted { order.compare($0, $1) < 0 }.map(\.item)
        #expect(Array(list) == expected)
        #expect(list.indices.map { list[$0] } == expected)
        #expect(Array(list.reversed()) == expected.reversed())
        for count in [0, 1, 7, expected.count, expected.count + 1] {
            #expect(Array(Cloud.ItemList(root: ItemNode.prefix(root, count))) == Array(expected.prefix(count)))
        }
    }

    // MARK: Steps

    private static func read(
        _ reader: inout Reader,
        _ root: ItemNode?,
        _ expected: [Cloud.Item],
        _ order: ItemOrder
    ) {
        let new = Cloud.ItemList(root: root)
        #expect(Array(new) == expected)
        let changes = ListDifference.changes(from: reader.root, to: root, order)
        #expect(changes.applied(to: reader.items, reading: new) == expected)
        let (before, after) = (Set(reader.items.map(\.id)), Set(expected.map(\.id)))
        #expect(Set(changes.inserted.numbers.map { new[$0].id }) == after.subtracting(before))
        #expect(Set(changes.removed.numbers.map { reader.items[$0].id }) == before.subtracting(after))
        #expect(changes.removedItems == changes.removed.numbers.map { reader.items[$0] })
        #expect(changes.isEmpty == (reader.items == expected))
        reader = Reader(root: root, items: expected)
    }

    private static func change(
        _ root: inout ItemNode?,
        _ entries: inout [String: ItemEntry],
        _ order: ItemOrder,
        _ source: inout RandomItems
    ) throws {
        let id = "\(source.number(below: 24))"
        if let old = entries.removeValue(forKey: id) {
            root = ItemNode.removing(old, from: root, order)
            if source.isTrue(oneIn: 3) { return }
        }
        var item = try source.comparableItem()
        item.localID = Cloud.Item.LocalID(rawValue: id)
        let entry = ItemEntry(item)
        entries[id] = entry
        root = ItemNode.inserting(entry, into: root, order)
    }

    private static func visit(_ node: ItemNode?, _ body: (ItemNode) -> Void) {
        guard let node else { return }
        body(node)
        visit(node.left, body)
        visit(node.right, body)
    }

    private static func item(_ name: String, size: Int64? = nil) -> Cloud.Item {
        var item = Cloud.Item(Cloud.Path(unchecked: "/\(name)"), .file)
        item.localID = Cloud.Item.LocalID(rawValue: name)
        item.size = size
        return item
    }

    private static func tree(_ items: [(String, Int64)], _ order: ItemOrder) -> ItemNode? {
        let entries = items.map { ItemEntry(item($0.0, size: $0.1)) }
        return ItemNode.tree(of: entries[...])
    }
}
