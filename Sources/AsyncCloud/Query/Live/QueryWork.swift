/// The work behind the readers of a query: it follows the database and keeps the items in order.
struct QueryWork: Sendable {
    let query: Cloud.Query
    let order: ItemOrder
    let store: any Cloud.QueryStore
    let host: (any Cloud.QueryHost)?
    let board: QueryBoard

    /// What a query has at one moment.
    private struct Contents {
        var root: ItemNode?
        var entries: [[UInt8]: ItemEntry] = [:]
        var anchor: Int64
        /// The identities of the items that are the target: one that is held on this machine, and the one that took its
        /// place on the server, are both.
        var targets: Set<[UInt8]> = []
        /// A Boolean value indicating whether the target existed before: one that never did is only not known yet.
        var hadTarget = false
        /// A Boolean value indicating whether the target, or a version of it, has come with the latest change.
        var isTargetNew = false
    }

    /// The folder that a server brings up to date for a query.
    static func folder(of query: Cloud.Query) -> Cloud.Path? {
        switch query.source {
        case .folder(let path): path
        case .item(let path): path.parent ?? path
        case .itemWithID, .matching, .changes, .custom: nil
        }
    }

    /// The point at which the work begins anew.
    private enum Turn {
        /// The database has a new file.
        case rebuilt
        /// Another folder is at the path, of which the server has told nothing yet.
        case replaced
    }

    /// Follows the database until the task is cancelled or the database ends its changes.
    @concurrent func run() async {
        while let turn = await served() {
            if turn == .rebuilt { await host?.databaseWasRebuilt() }
            board.restart()
        }
    }

    /// Follows the database while the host serves the folder; returns `nil` at the end of all.
    private func served() async -> Turn? {
        await withTaskGroup(of: Void.self) { group in
            if let host, let folder = Self.folder(of: query) {
                let board = board
                group.addTask { await host.serve(folder) { board.note($0) } }
            }
            defer { group.cancelAll() }
            do {
                if let turn = try await follow() { return turn }
                board.finish(.success(()))
            } catch {
                board.finish(.failure(error))
            }
            return nil
        }
    }

    private func follow() async throws -> Turn? {
        // The changes begin before the contents are read, so that none falls between.
        let changes = store.queryChanges()
        var iterator = changes.makeAsyncIterator()
        var contents = try await load(after: nil)
        post(contents)
        while let change = try await iterator.next(isolation: nil) {
            let (targets, hadTarget) = (contents.targets, contents.hadTarget)
            switch change {
            case .rebuilt: return .rebuilt
            case .reload: contents = try await load(after: contents)
            case .items(let anchor, let items):
                guard anchor > contents.anchor else { continue }
                apply(items, to: &contents)
                contents.anchor = anchor
            }
            let isOther = hadTarget && !contents.targets.isEmpty && contents.targets.isDisjoint(with: targets)
            if isOther, host != nil, case .folder = query.source { return .replaced }
            post(contents)
        }
        return nil
    }

    private func post(_ contents: Contents) {
        let root = query.limit.map { ItemNode.prefix(contents.root, $0) } ?? contents.root
        board.post(
            root,
            anchor: contents.anchor,
            isTargetGone: contents.hadTarget && contents.targets.isEmpty,
            isTargetNew: contents.isTargetNew
        )
    }

    // MARK: All items

    private func load(after previous: Contents?) async throws -> Contents {
        var found = try await store.contents(of: query)
        // The anchor is older than these items: a change that they have already is applied once more, to no effect.
        if case .custom(let load, _) = query.source { found.items = try await load() }
        var contents = Contents(anchor: found.anchor)
        var entries: [ItemEntry] = []
        entries.reserveCapacity(found.items.count)
        for item in found.items {
            if isTarget(item) { contents.targets.insert(Array(item.id.utf8)) }
            guard isPart(item) else { continue }
            var entry = ItemEntry(item)
            // The entry from before spares those who compare the lists.
            if let old = previous?.entries[entry.id], old.item == item { entry = old }
            // A source from outside can name an item twice: the last one counts, as with changes.
            if contents.entries.updateValue(entry, forKey: entry.id) == nil { entries.append(entry) }
        }
        if entries.count < found.items.count { entries = Array(contents.entries.values) }
        entries.sort { order.compare($0, $1) < 0 }
        contents.root = ItemNode.tree(of: entries[...])
        contents.hadTarget = !contents.targets.isEmpty || previous?.hadTarget == true
        contents.isTargetNew = !contents.targets.isEmpty && previous?.targets.isEmpty == true
        return contents
    }

    private func isPart(_ item: Cloud.Item) -> Bool {
        switch query.source {
        case .custom: query.passes(item)
        default: query.contains(item)
        }
    }

    // MARK: One change

    private func apply(_ items: [(before: Cloud.Item?, after: Cloud.Item?)], to contents: inout Contents) {
        contents.isTargetNew = false
        for (before, after) in items {
            if let before {
                contents.targets.remove(Array(before.id.utf8))
                remove(before, from: &contents)
            }
            guard let after else { continue }
            if isTarget(after) {
                contents.targets.insert(Array(after.id.utf8))
                contents.hadTarget = true
                if !isKnown(before, after) { contents.isTargetNew = true }
            }
            remove(after, from: &contents)
            guard query.contains(after) else { continue }
            let entry = ItemEntry(after)
            contents.entries[entry.id] = entry
            contents.root = ItemNode.inserting(entry, into: contents.root, order)
        }
    }

    /// Returns a Boolean value indicating whether the target was there before, in the same version of the server.
    private func isKnown(_ before: Cloud.Item?, _ target: Cloud.Item) -> Bool {
        guard let before, isTarget(before) else { return false }
        return before.eTag == target.eTag && before.remote == target.remote
    }

    private func remove(_ item: Cloud.Item, from contents: inout Contents) {
        for id in identities(of: item) {
            guard let entry = contents.entries.removeValue(forKey: Array(id.utf8)) else { continue }
            contents.root = ItemNode.removing(entry, from: contents.root, order)
        }
    }

    /// Returns the identities by which the contents may have an item of the database.
    ///
    /// An item from elsewhere does not know its identity on this machine: it has that on the server, or else its path.
    private func identities(of item: Cloud.Item) -> [String] {
        guard case .custom = query.source else { return [item.id] }
        return [item.localID?.rawValue, item.fileID, item.path.string].compactMap(\.self)
    }

    /// Returns a Boolean value indicating whether an item is the folder or the item that the query is about.
    private func isTarget(_ item: Cloud.Item) -> Bool {
        switch query.source {
        case .folder(let path): item.path == path && item.isFolder
        case .item(let path): item.path == path
        case .itemWithID(let id): item.localID == id
        case .matching, .changes, .custom: false
        }
    }
}
