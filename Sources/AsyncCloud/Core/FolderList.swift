/// The list of a folder, as a server sends it.
enum FolderList {
    /// Reads the list of a folder, which it keeps in memory as a whole.
    ///
    /// What is not directly in the folder is dropped; of an item that comes twice, the last one counts.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - source: The server.
    ///   - budget: The items and bytes that the list may have.
    /// - Returns: The folder and what is in it.
    /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/conflict`` if a file is there now, with
    ///   ``Cloud/Error/Code/notFound`` for a list of another folder, and with ``Cloud/Error/Code/badAnswer`` for a list
    ///   beyond the budget.
    @concurrent static func read(
        _ folder: Cloud.Path,
        from source: any Cloud.ItemSource,
        within budget: ListBudget = ListBudget()
    ) async throws -> (folder: Cloud.Item, children: [Cloud.Item]) {
        var first: Cloud.Item?
        var children = ChildList()
        var budget = budget
        for try await item in source.listing(of: folder, depth: .one) {
            // Also what is dropped: a list of nothing else has no end either.
            try budget.add(item, to: "the list of \(folder)")
            if item.path == folder {
                if first == nil { first = item }
            } else if item.path.parent == folder {
                children.add(item)
            }
        }
        guard let first else {
            // Such as one whose name the server writes in another way.
            throw Cloud.Error(.notFound, "the list of \(folder) does not have the folder itself")
        }
        guard first.isFolder else { throw Cloud.Error(.conflict, "\(folder) is a file") }
        return (first, children.items)
    }
}

/// The items in a folder; of one that comes twice, the last counts.
struct ChildList {
    private(set) var items: [Cloud.Item] = []
    private var places: [Cloud.Path: Int] = [:]

    mutating func add(_ item: Cloud.Item) {
        if let place = places[item.path] {
            items[place] = item
        } else {
            places[item.path] = items.count
            items.append(item)
        }
    }
}
