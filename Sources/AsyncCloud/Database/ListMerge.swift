import GRDB

/// The merge of a folder's list into the database, within one transaction.
///
/// An item keeps its identity on this machine when the server names it by the same file ID, wherever it is. What this
/// machine holds (changes, work under way) is never taken away: the server's state is noted beside it. What has changed
/// since the list was asked for is neither moved nor removed by it.
struct ListMerge {
    private let db: Database
    /// The number of the last change when the list was asked for.
    private let start: Int64
    /// The number of this change.
    let anchor: Int64
    private let now: Int64
    /// The rows that have found their item in the list.
    private var used: Set<Int64> = []
    /// The places of the rows of the folder and its items before the merge.
    private var residents: [Int64: Cloud.Path] = [:]
    /// A Boolean value indicating whether something in the folder is newer than its list, or the list was not merged.
    private(set) var isOutdated = false
    /// A Boolean value indicating whether the server refuses to describe items of the list.
    private(set) var isPartial = false
    private(set) var changes = CommittedChanges()
    /// The folders of the list whose version is not that of their own last merged list, unless they are too deep.
    private(set) var foldersToScan: [StoredItem] = []
    /// The rows of the folders whose lists must be read again to be sure: those of lists that were too old or not whole,
    /// and those that items were taken from, wherever these are after the merge.
    private(set) var foldersToRepeat: [Int64] = []
    private var repeated: Set<Int64> = []

    /// The most rows among which an item is looked for: an identity that more of them have is none.
    private static let mostRows = 64

    init(_ db: Database, since start: Int64, anchor: Int64, now: Int64) {
        self.db = db
        self.start = start
        self.anchor = anchor
        self.now = now
    }

    mutating func merge(_ folder: Cloud.Item, _ children: [Cloud.Item]) throws {
        let rows = try StoredItem.all(db, where: "path = ? AND removed IS NULL", [folder.path.string])
        for stored in rows { residents[stored.row] = stored.item.path }
        let known = rows.first { Self.areSame($0.item, folder) }
        let strangers = rows.filter { $0.row != known?.row }
        if strangers.contains(where: isNewer) { return try leave(folder.path) }
        guard let before = try row(of: folder, known) else { return try leave(folder.path.parent ?? folder.path) }
        var found = [Place(item: folder, before: before.row, twinOf: before.twinOf)]
        try claimDescendants(&found)
        let listed = try store(found[0], isListed: true)
        // Not before: the new row can be the one that gets the identity of what is removed.
        for stranger in strangers {
            // What is in a folder that was known is its own.
            if known == nil { try remove(stranger) } else { try bury(stranger) }
        }
        used = [listed.row]

        let cached = try StoredItem.all(db, where: "parent = ? AND removed IS NULL", [folder.path.string])
        for stored in cached { residents[stored.row] = stored.item.path }
        var places = try places(children, cached)
        try claimDescendants(&places)
        for place in places {
            let stored = try store(place, isListed: false)
            let isUpToDate = stored.listTag != nil && stored.listTag == place.item.eTag
            // Folders can be in one another without end.
            let isTooDeep = stored.item.path.levels > ServerLimits.mostLevels
            if stored.item.isFolder, !isUpToDate, !isTooDeep { foldersToScan.append(stored) }
        }
        for stored in cached where !used.contains(stored.row) {
            if isNewer(stored) { isOutdated = true } else { try remove(stored) }
        }
        if folder.path.isRoot, rows.isEmpty { try removeOrphans() }
        guard !isOutdated, !isPartial else { return doRepeat([listed.row]) }
        try confirm(folder.path, Set(children.map(\.path)))
    }

    /// Ends the doubt about the items that this folder had, or was thought to have, besides another one.
    private func confirm(_ folder: Cloud.Path, _ children: Set<Cloud.Path>) throws {
        // What is in the folder is there besides its other places.
        let isHere = "SELECT 1 FROM items AS other WHERE other.row = items.twin AND other.parent = ?"
        let confirmation =
            "UPDATE items SET twin = NULL WHERE twin IS NOT NULL AND EXISTS (\(isHere) AND other.removed IS NULL)"
        try db.cachedStatement(sql: confirmation).execute(arguments: [folder.string])
        let base = folder.isRoot ? "" : folder.string
        let doubtful = try StoredItem.rows(
            db,
            where: "movedFrom > ? AND movedFrom < ? AND movedFrom IS NOT NULL AND removed IS NULL",
            [base + "/", base + "0"]
        )
        for row in doubtful {
            guard var stored = try StoredItem.at(row: row, db), var place = stored.movedFrom else { continue }
            let isHere = place.parent == folder
            while let parent = place.parent, parent != folder { place = parent }
            // What was deeper is where the list of its own folder says, if that is still there.
            guard isHere || !children.contains(place) else { continue }
            stored.movedFrom = nil
            try stored.write(db)
        }
    }

    /// Merges nothing: another list is needed before.
    private mutating func leave(_ folder: Cloud.Path) throws {
        isOutdated = true
        doRepeat(try ScanJobs.known(at: folder, db))
    }

    private mutating func doRepeat(_ folders: [Int64]) {
        for row in folders where repeated.insert(row).inserted { foldersToRepeat.append(row) }
    }

    private func isNewer(_ stored: StoredItem) -> Bool { stored.item.anchor.map { $0 > start } ?? false }

    // MARK: Rows of the items

    /// An item of the list, its row, and the rows that move with it.
    private struct Place {
        let item: Cloud.Item
        let before: StoredItem?
        /// Another row of the same file, if nobody knows yet whether the file is there, too.
        let twinOf: StoredItem?
        var descendants: [Int64] = []
    }

    /// The row of an item; `nil` for one that the database does not have.
    private struct Found {
        let row: StoredItem?
        var twinOf: StoredItem?
    }

    /// Finds the rows of all items before one is stored: two folders can have changed their names with each other.
    private mutating func places(_ children: [Cloud.Item], _ cached: [StoredItem]) throws -> [Place] {
        var byFileID: [String: StoredItem] = [:]
        var byPath: [Cloud.Path: [StoredItem]] = [:]
        for stored in cached {
            if let id = stored.item.fileID { byFileID[id] = stored }
            byPath[stored.item.path, default: []].append(stored)
        }
        // What is where it was keeps its row, whatever else has the same file ID.
        var kept: [Int: StoredItem] = [:]
        for (index, child) in children.enumerated() {
            let here = byPath[child.path] ?? []
            if child.isUndescribed {
                // Also one that nobody knows: it is asked for until it is described.
                isPartial = true
                used.formUnion(here.map(\.row))
            } else {
                kept[index] = here.first { stored in
                    stored.item.fileID == child.fileID && stored.item.kind == child.kind && !used.contains(stored.row)
                }
                if let row = kept[index]?.row { used.insert(row) }
            }
        }
        var places: [Place] = []
        for (index, child) in children.enumerated() where !child.isUndescribed {
            let here = kept[index] ?? child.fileID.flatMap { byFileID[$0] } ?? byPath[child.path]?.first
            if let found = try kept[index].map({ Found(row: $0) }) ?? row(of: child, here) {
                places.append(Place(item: child, before: found.row, twinOf: found.twinOf))
            } else {
                isOutdated = true
            }
        }
        return places
    }

    /// Finds the row of an item: the one that the folder has, or one from elsewhere, or one that was removed; `nil` if the
    /// row has become something else since the list was asked for.
    private mutating func row(of item: Cloud.Item, _ cached: StoredItem?) throws -> Found? {
        if let cached, !used.contains(cached.row), Self.areSame(cached.item, item) {
            used.insert(cached.row)
            return Found(row: cached)
        }
        guard let other = try elsewhere(item) else { return Found(row: nil) }
        if isNewer(other) { return nil }
        if other.removed == nil, let parent = other.item.path.parent {
            // Its former folder says whether it is still there, too: an item can have several places. Until then, no other
            // list takes it.
            doRepeat(try ScanJobs.known(at: parent, db))
            if other.movedFrom != nil { return Found(row: nil, twinOf: other) }
        }
        used.insert(other.row)
        return Found(row: other)
    }

    /// Returns the row of an item that was somewhere else, or was removed.
    ///
    /// A server that gives many items one identity would have all their rows read for each of them.
    private func elsewhere(_ item: Cloud.Item) throws -> StoredItem? {
        let rows =
            if let id = item.fileID {
                try candidates(where: "fileID = ?", [id])
            } else {
                try candidates(where: "path = ? AND removed IS NOT NULL AND fileID IS NULL", [item.path.string])
            }
        guard rows.count <= Self.mostRows else { return nil }
        return rows.first { stored in
            // No server moves a folder into itself.
            let isAbove = stored.removed == nil && stored.item.path != item.path && stored.item.path.contains(item.path)
            return stored.item.kind == item.kind && !used.contains(stored.row) && !isAbove
        }
    }

    /// Returns the rows that a condition chooses, the best first; of more than the most, any of them and one too many.
    private func candidates(where condition: String, _ arguments: StatementArguments) throws -> [StoredItem] {
        // Within the order, SQLite would read all of them.
        let chosen = "SELECT row FROM items WHERE \(condition) LIMIT \(Self.mostRows + 1)"
        return try StoredItem.all(
            db,
            where: "row IN (\(chosen)) ORDER BY removed IS NOT NULL, anchor DESC",
            arguments
        )
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
            // What is in there can be that of another folder at the same place; both are read again to be sure.
            let folders = try ScanJobs.folders(at: before.item.path, db)
            guard folders == [before.row] else {
                doRepeat(folders)
                continue
            }
            places[index].descendants = try StoredItem.rows(below: before.item.path, db).filter {
                used.insert($0).inserted
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
    private mutating func store(_ place: Place, isListed: Bool) throws -> StoredItem {
        let (item, before) = (place.item, place.before)
        var stored = before ?? StoredItem(item)
        if let twin = place.twinOf { (stored.movedFrom, stored.twin) = (twin.item.path, twin.row) }
        if let before {
            stored.item = Self.merged(item.storable, into: before.item)
            if before.removed != nil { stored.listTag = nil }
            if before.removed == nil, before.item.path != item.path { stored.movedFrom = before.item.path }
            stored.removed = nil
        }
        let hasNewList = isListed && stored.listTag != item.eTag
        if isListed { stored.listTag = item.eTag }
        if stored.item != before?.item || before?.removed != nil {
            stored.item.anchor = anchor
            try stored.write(db)
            changes.append(before?.removed == nil ? before?.item : nil, stored.item)
        } else if hasNewList {
            try stored.write(db)
        }
        used.insert(stored.row)
        if let before { try move(place.descendants, from: before.item.path, to: item.path) }
        return stored
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
        merged.remote = nil
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

    private mutating func move(_ descendants: [Int64], from old: Cloud.Path, to new: Cloud.Path) throws {
        for row in descendants {
            guard var stored = try StoredItem.at(row: row, db) else { continue }
            let before = stored.item
            let rest = String(before.path.string.utf8.dropFirst(old.string.utf8.count)) ?? ""
            guard let path = try? Cloud.Path(validating: new.string + rest) else { continue }
            stored.item.path = path
            stored.movedFrom = before.path
            stored.item.anchor = anchor
            try stored.write(db)
            changes.append(before, stored.item)
        }
    }

    // MARK: Items that the list does not have

    /// Removes an item and everything in it, but nothing that this machine holds.
    private mutating func remove(_ stored: StoredItem) throws {
        guard stored.item.isFolder else { return try bury(stored) }
        let others = try ScanJobs.folders(at: stored.item.path, db).filter { row in
            row != stored.row && residents[row] == stored.item.path
        }
        if others.isEmpty {
            for row in try StoredItem.rows(below: stored.item.path, db) {
                // One that has given its identity to another row is gone by then.
                if let inner = try StoredItem.at(row: row, db) { try bury(inner) }
            }
        } else {
            // What is in there can be that of the other folder, which was there before, too; it is read again to be sure.
            doRepeat(others)
        }
        try bury(stored)
    }

    /// Removes what is in folders that are not there.
    ///
    /// A tree is stored from its innermost folders on. One that was not stored to its end has left folders whose own
    /// folder nobody has listed, so that no other list would ever miss them. They come back with the lists that have them.
    private mutating func removeOrphans() throws {
        let folder = "SELECT 1 FROM items AS folder WHERE folder.path = items.parent AND folder.kind = ?"
        let orphans = try StoredItem.rows(
            db,
            where: "removed IS NULL AND parent IS NOT NULL AND NOT EXISTS (\(folder) AND folder.removed IS NULL)",
            [Cloud.Item.Kind.folder.rawValue]
        )
        for row in orphans {
            guard let stored = try StoredItem.at(row: row, db), stored.removed == nil else { continue }
            try remove(stored)
        }
    }

    private mutating func bury(_ stored: StoredItem) throws {
        if used.contains(stored.row) { return }
        if stored.item.isHeld { return try leaveHeld(stored) }
        if try giveIdentity(stored) { return }
        var buried = stored
        try buried.bury(at: now, anchor: anchor, db)
        changes.append(stored.item, nil)
    }

    /// Leaves the row of what this machine holds.
    ///
    /// The contents of a folder are gone: it is read when the server names it again, and not before.
    private func leaveHeld(_ stored: StoredItem) throws {
        guard stored.item.isFolder else { return }
        try ScanJobs.remove(stored.row, db)
        guard stored.listTag != nil else { return }
        var left = stored
        left.listTag = nil
        try left.write(db)
    }

    /// Gives the identity on this machine to the row of another place, where the item turned out to be alone; returns
    /// `false` if there is none.
    private mutating func giveIdentity(_ stored: StoredItem) throws -> Bool {
        guard let id = stored.item.fileID else { return false }
        let twins = try StoredItem.all(db, where: "twin = ? AND removed IS NULL", [stored.row])
        let twin = twins.first { $0.item.fileID == id && $0.item.kind == stored.item.kind && !$0.item.isHeld }
        guard var twin, twin.item.localFile == nil else { return false }
        changes.append(twin.item, nil)
        try db.execute(sql: "DELETE FROM items WHERE row = ?", arguments: [stored.row])
        twin.twin = nil
        twin.item.localID = stored.item.localID
        twin.item.localFile = stored.item.localFile
        twin.item.localVersion = stored.item.localVersion
        twin.item.anchor = anchor
        try twin.write(db)
        changes.append(stored.item, twin.item)
        return true
    }
}
