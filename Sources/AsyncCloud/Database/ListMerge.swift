import GRDB

/// The merge of a folder's list into the database, within one transaction.
///
/// An item keeps its identity on this machine when the server names it by the same file ID, wherever it is. What this
/// machine holds (changes, work under way) is never taken away: the server's state is noted beside it.
struct ListMerge {
    private let db: Database
    private let anchor: Int64
    private let now: Int64
    /// The rows that have found their item in the list.
    private var used: Set<Int64> = []
    private(set) var changes: [(before: Cloud.Item?, after: Cloud.Item?)] = []
    private(set) var foldersToScan: [Cloud.Path] = []

    init(_ db: Database, anchor: Int64, now: Int64) {
        self.db = db
        self.anchor = anchor
        self.now = now
    }

    mutating func merge(_ folder: Cloud.Item, _ children: [Cloud.Item]) throws {
        let known = try StoredItem.at(folder.path, db)
        if let known, !Self.areSame(known.item, folder) { try remove(known) }
        var found = [try find(folder, known.flatMap { Self.areSame($0.item, folder) ? $0 : nil })]
        try claimDescendants(&found)
        used = [try store(found[0], isListed: true).row]

        let cached = try StoredItem.all(db, where: "parent = ? AND removed IS NULL", [folder.path.string])
        var byFileID: [String: StoredItem] = [:]
        var byPath: [Cloud.Path: StoredItem] = [:]
        for stored in cached {
            if let id = stored.item.fileID { byFileID[id] = stored }
            byPath[stored.item.path] = stored
        }
        // All are found before one is stored: two folders can have changed their names with each other.
        var places = try children.map { child -> Place in
            // Of two places of one file, each keeps its row.
            let here = byPath[child.path]
            if let here, here.item.fileID == child.fileID { return try find(child, here) }
            return try find(child, child.fileID.flatMap { byFileID[$0] } ?? here)
        }
        try claimDescendants(&places)
        for place in places {
            let stored = try store(place, isListed: false)
            if stored.item.isFolder, stored.listTag != place.item.eTag { foldersToScan.append(place.item.path) }
        }
        for stored in cached where !used.contains(stored.row) { try remove(stored) }
    }

    /// An item of the list, its row, and the rows that move with it.
    private struct Place {
        let item: Cloud.Item
        let before: StoredItem?
        var descendants: [StoredItem] = []
    }

    /// Finds the row of an item: the one that the folder has, or one from elsewhere, or one that was removed.
    private mutating func find(_ item: Cloud.Item, _ cached: StoredItem?) throws -> Place {
        var before = cached
        if let found = cached, used.contains(found.row) || !Self.areSame(found.item, item) { before = nil }
        guard let before = try before ?? elsewhere(item) else { return Place(item: item, before: nil) }
        used.insert(before.row)
        return Place(item: item, before: before)
    }

    /// Finds the rows that move with the folders among some places.
    ///
    /// Of two moved folders that were one in the other, each takes what was nearest to it.
    private mutating func claimDescendants(_ places: inout [Place]) throws {
        func depth(_ index: Int) -> Int { places[index].before?.item.path.string.utf8.count ?? 0 }
        let moved = places.indices.filter { index in
            guard let before = places[index].before, before.removed == nil, before.item.isFolder else { return false }
            return before.item.path != places[index].item.path
        }
        for index in moved.sorted(by: { depth($0) > depth($1) }) {
            guard let before = places[index].before else { continue }
            places[index].descendants = try StoredItem.below(before.item.path, db).filter {
                used.insert($0.row).inserted
            }
        }
    }

    /// Returns a Boolean value indicating whether a row and an item of the server can be the same.
    private static func areSame(_ stored: Cloud.Item, _ item: Cloud.Item) -> Bool {
        guard stored.kind == item.kind else { return false }
        guard let id = stored.fileID, let other = item.fileID else { return true }
        return id == other
    }

    // MARK: Items of the list

    /// Stores an item of the list, and moves what moves with it.
    @discardableResult
    private mutating func store(_ place: Place, isListed: Bool) throws -> StoredItem {
        let (item, before) = (place.item, place.before)
        var stored = before ?? StoredItem(item)
        if let before {
            stored.item = Self.merged(item, into: before.item)
            if before.removed != nil { stored.listTag = nil }
            stored.removed = nil
        }
        let hasNewList = isListed && stored.listTag != item.eTag
        if isListed { stored.listTag = item.eTag }
        if stored.item != before?.item || before?.removed != nil {
            stored.item.anchor = anchor
            try stored.write(db)
            changes.append((before?.removed == nil ? before?.item : nil, stored.item))
        } else if hasNewList {
            try stored.write(db)
        }
        used.insert(stored.row)
        if let before { try move(place.descendants, from: before.item.path, to: item.path) }
        return stored
    }

    /// Returns the row of an item that was somewhere else, or was removed.
    private func elsewhere(_ item: Cloud.Item) throws -> StoredItem? {
        guard let id = item.fileID else { return nil }
        return try StoredItem.all(db, where: "fileID = ? ORDER BY removed IS NOT NULL, anchor DESC", [id])
            .first { $0.item.kind == item.kind && !used.contains($0.row) }
    }

    /// Returns a stored item with the state of the server.
    private static func merged(_ item: Cloud.Item, into stored: Cloud.Item) -> Cloud.Item {
        var merged = stored
        merged.path = item.path
        merged.fileID = item.fileID ?? stored.fileID
        if stored.isHeld {
            let remote = Cloud.Item.Remote(item)
            if stored.remote != nil || stored.eTag != item.eTag { merged.remote = remote }
            return merged
        }
        let isSameVersion = item.eTag != nil && item.eTag == stored.eTag
        merged.eTag = item.eTag
        merged.size = item.size
        merged.modified = item.modified
        merged.contentType = item.contentType
        merged.permissions = item.permissions
        merged.isFavorite = item.isFavorite
        merged.shareTypes = item.shareTypes
        merged.ownerID = item.ownerID
        merged.ownerName = item.ownerName
        merged.isProcessing = item.isProcessing
        merged.checksums = item.checksums.isEmpty && isSameVersion ? stored.checksums : item.checksums
        // Lists do not have these.
        merged.quota = item.quota ?? stored.quota
        merged.privateLink = item.privateLink ?? stored.privateLink
        return merged
    }

    private mutating func move(_ descendants: [StoredItem], from old: Cloud.Path, to new: Cloud.Path) throws {
        for var stored in descendants {
            let before = stored.item
            let rest = String(before.path.string.utf8.dropFirst(old.string.utf8.count)) ?? ""
            guard let path = try? Cloud.Path(validating: new.string + rest) else { continue }
            stored.item.path = path
            stored.item.anchor = anchor
            try stored.write(db)
            changes.append((before, stored.item))
        }
    }

    // MARK: Items that the list does not have

    /// Removes an item and everything in it, but nothing that this machine holds.
    private mutating func remove(_ stored: StoredItem) throws {
        if stored.item.isFolder {
            for inner in try StoredItem.below(stored.item.path, db) { try bury(inner) }
        }
        try bury(stored)
    }

    private mutating func bury(_ stored: StoredItem) throws {
        guard !stored.item.isHeld, !used.contains(stored.row) else { return }
        var buried = stored
        buried.removed = now
        buried.listTag = nil
        buried.item.anchor = anchor
        try buried.write(db)
        changes.append((stored.item, nil))
    }
}
