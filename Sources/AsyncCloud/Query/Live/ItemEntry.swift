/// An item in lists, with what its place depends on.
final class ItemEntry: Sendable {
    let item: Cloud.Item
    /// The bytes of the item's identity: names that only look the same are different.
    let id: [UInt8]
    let name: String
    /// The rank of the item's node above others: the same for the same item, random among items.
    let priority: Int

    init(_ item: Cloud.Item) {
        self.item = item
        id = Array(item.id.utf8)
        name = item.name
        var hasher = Hasher()
        id.withUnsafeBytes { hasher.combine(bytes: $0) }
        priority = hasher.finalize()
    }
}
