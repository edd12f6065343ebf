/// The changes of a transaction, for those who follow the database.
///
/// So many that each follower has to begin again are not kept.
struct CommittedChanges: Sendable {
    private(set) var items: [(before: Cloud.Item?, after: Cloud.Item?)] = []
    private var areTooMany = false

    /// Adds the change of an item; `nil` stands for none.
    mutating func append(_ before: Cloud.Item?, _ after: Cloud.Item?) {
        if areTooMany { return }
        items.append((before, after))
        guard items.count >= ChangeQueue.limit else { return }
        (items, areTooMany) = ([], true)
    }

    /// Returns what the followers are told of a transaction.
    func told(at anchor: Int64) -> Cloud.QueryChange { areTooMany ? .reload : .items(anchor: anchor, items) }
}
