import AsyncJSON
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A row of the table `items`.
struct StoredItem {
    /// The number of the row; 0 for one that is not stored yet.
    var row: Int64
    var item: Cloud.Item
    /// The version of a folder's last merged list.
    var listTag: Cloud.ETag?
    /// Another place of the file, until the list there says whether it is there, too: the one from which a list took this
    /// row, or that of the row beside which this one was made.
    var movedFrom: Cloud.Path?
    /// The row beside which this one was made for another place of the file, until a list says that the file is at both.
    var twin: Int64?
    /// The time of the deletion in seconds since 1970; `nil` for an item that exists.
    var removed: Int64?

    /// The columns in the order in which rows are read and written.
    private static let columns = [
        "localID", "fileID", "path", "parent", "name", "kind", "eTag", "listTag", "movedFrom", "twin", "size",
        "modified",
        "contentType",
        "permissions", "isFavorite", "shareTypes", "ownerID", "ownerName", "checksums", "quotaAvailable", "quotaUsed",
        "privateLink", "isProcessing", "activity", "localFile", "localTag", "isLocallyModified", "remote", "anchor",
        "removed",
    ]

    /// The beginning of each question for rows.
    static let selection = "SELECT row, \(columns.joined(separator: ", ")) FROM items"

    private static let insertion =
        "INSERT INTO items (\(columns.joined(separator: ", "))) VALUES ("
        + columns.map { _ in "?" }.joined(separator: ", ") + ")"

    private static let change =
        "UPDATE items SET " + columns.map { "\($0) = ?" }.joined(separator: ", ") + " WHERE row = ?"

    /// Creates the row of an item that the database does not know.
    init(_ item: Cloud.Item) {
        row = 0
        self.item = item.storable
        self.item.localID = .random()
    }

    /// Reads a row of ``selection``.
    ///
    /// - Throws: A `DatabaseError` of damage for a row that no version of this code has written.
    init(_ row: Row) throws {
        var columns = ColumnReader(row)
        self.row = try columns.next()
        let localID: String = try columns.next()
        let fileID: String? = try columns.next()
        let path = try Cloud.Path(stored: try columns.next())
        columns.skip(2)  // the parent and the name are parts of the path
        var item = Cloud.Item(path, try columns.kind())
        item.localID = .init(rawValue: localID)
        item.fileID = fileID
        item.eTag = try columns.tag()
        listTag = try columns.tag()
        let movedFrom: String? = try columns.next()
        self.movedFrom = try movedFrom.map { try Cloud.Path(stored: $0) }
        twin = try columns.next()
        item.size = try columns.next()
        let modified: Double? = try columns.next()
        item.modified = modified.map { Date(timeIntervalSince1970: $0) }
        item.contentType = try columns.next()
        let permissions: Int? = try columns.next()
        item.permissions = permissions.map { .init(rawValue: $0) }
        item.isFavorite = try columns.next()
        let types: String? = try columns.next()
        if let types {
            item.shareTypes = types.split(separator: ",").compactMap { Int($0) }
        }
        item.ownerID = try columns.next()
        item.ownerName = try columns.next()
        let checksums: String? = try columns.next()
        if let checksums { item.checksums = Self.checksums(checksums) }
        let available: Int64? = try columns.next()
        let used: Int64? = try columns.next()
        if available != nil || used != nil { item.quota = .init(available: available, used: used) }
        item.privateLink = try columns.next()
        item.isProcessing = try columns.next()
        item.activity = .init(rawValue: try columns.next())
        item.localFile = try columns.next()
        item.localVersion = try columns.tag()
        item.isLocallyModified = try columns.next()
        let remote: String? = try columns.next()
        if let remote {
            item.remote = try? JSON.Decoder().decode(Cloud.Item.Remote.self, from: Array(remote.utf8))
        }
        item.anchor = try columns.next()
        removed = try columns.next()
        self.item = item
    }

    /// Writes the row: a new one, or the changed one.
    mutating func write(_ db: Database) throws {
        let statement = try db.cachedStatement(sql: row == 0 ? Self.insertion : Self.change)
        let remote = try item.remote.map { String(decoding: try JSON.Encoder().encode($0), as: UTF8.self) }
        var arguments: StatementArguments = [
            item.localID?.rawValue, item.fileID, item.path.string, item.path.parent?.string, item.name,
            item.kind.rawValue, item.eTag?.text, listTag?.text, movedFrom?.string, twin, item.size,
            item.modified?.timeIntervalSince1970,
            item.contentType, item.permissions?.rawValue, item.isFavorite,
            item.shareTypes.isEmpty ? nil : item.shareTypes.map(String.init).joined(separator: ","),
            item.ownerID, item.ownerName, Self.text(item.checksums), item.quota?.available, item.quota?.used,
            item.privateLink, item.isProcessing, item.activity.rawValue, item.localFile, item.localVersion?.text,
            item.isLocallyModified, remote, item.anchor ?? 0, removed,
        ]
        if row != 0 { arguments += [row] }
        try statement.execute(arguments: arguments)
        if row == 0 { row = db.lastInsertedRowID }
    }

    /// Notes that the item was removed; a folder is read no more.
    mutating func bury(at time: Int64, anchor: Int64, _ db: Database) throws {
        (removed, listTag, item.anchor) = (time, nil, anchor)
        try write(db)
        if item.isFolder { try ScanJobs.remove(row, db) }
    }

    // MARK: Texts of values

    private static func text(_ checksums: [String: String]) -> String? {
        if checksums.isEmpty { return nil }
        return checksums.map { "\($0.key):\($0.value)" }.sorted().joined(separator: " ")
    }

    /// Returns the checksums that ``text(_:)`` can hold.
    fileprivate static func storable(_ sums: [String: String]) -> [String: String] {
        sums.isEmpty ? sums : checksums(text(sums) ?? "")
    }

    private static func checksums(_ text: String) -> [String: String] {
        var checksums: [String: String] = [:]
        for word in text.split(separator: " ") {
            guard let colon = word.firstIndex(of: ":") else { continue }
            checksums[String(word[..<colon])] = String(word[word.index(after: colon)...])
        }
        return checksums
    }
}

extension Cloud.Item {
    /// The item as a row can hold it: what it cannot must not look like a change each time.
    var storable: Cloud.Item {
        var item = self
        item.checksums = StoredItem.storable(checksums)
        if item.quota == .init() { item.quota = nil }
        item.isUndescribed = false
        return item
    }
}

extension StoredItem {
    /// Reads the rows that an SQL condition chooses.
    ///
    /// - Parameters:
    ///   - db: The database.
    ///   - condition: The condition.
    ///   - arguments: The arguments of the condition.
    ///   - isFixed: A Boolean value indicating whether the condition is one of this code. Its statement is then kept for
    ///     as long as the database is open.
    /// - Returns: The rows.
    /// - Throws: A `DatabaseError`.
    static func all(
        _ db: Database,
        where condition: String,
        _ arguments: StatementArguments,
        isFixed: Bool = true
    ) throws -> [StoredItem] {
        let sql = "\(selection) WHERE \(condition)"
        let statement = try isFixed ? db.cachedStatement(sql: sql) : db.makeStatement(sql: sql)
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        var items: [StoredItem] = []
        while let row = try rows.next() { items.append(try StoredItem(row)) }
        return items
    }

    /// Returns the item at a path, if there is one: that of the server, and not one that is held beside it.
    static func at(_ path: Cloud.Path, _ db: Database) throws -> StoredItem? {
        let rows = try all(db, where: "path = ? AND removed IS NULL", [path.string])
        return rows.first { !$0.item.isHeld } ?? rows.first
    }

    /// Returns a row that is there still.
    static func at(row: Int64, _ db: Database) throws -> StoredItem? { try all(db, where: "row = ?", [row]).first }

    /// Returns the numbers of the rows that a fixed SQL condition chooses: items of a large tree are read one by one.
    static func rows(
        _ db: Database,
        where condition: String,
        _ arguments: StatementArguments
    ) throws -> [Int64] {
        let statement = try db.cachedStatement(sql: "SELECT row FROM items WHERE \(condition)")
        return try Int64.fetchAll(statement, arguments: arguments)
    }

    /// Returns the rows of everything below a folder; the texts between `/a/` and `/a0`, for 0 follows the slash.
    static func rows(below folder: Cloud.Path, _ db: Database) throws -> [Int64] {
        let base = folder.isRoot ? "" : folder.string
        return try rows(db, where: "path > ? AND path < ? AND removed IS NULL", [base + "/", base + "0"])
    }
}

/// A reader of a row's columns, one after the other, that never ends the process.
private struct ColumnReader {
    private let row: Row
    private var index = 0

    init(_ row: Row) { self.row = row }

    mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>() throws -> Value {
        defer { index += 1 }
        return try row.decode(Value.self, atIndex: index)
    }

    mutating func skip(_ count: Int) { index += count }

    mutating func tag() throws -> Cloud.ETag? {
        let text: String? = try next()
        return text.flatMap { Cloud.ETag(header: $0) }
    }

    mutating func kind() throws -> Cloud.Item.Kind {
        guard let kind = Cloud.Item.Kind(rawValue: try next()) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "an item has an unknown kind")
        }
        return kind
    }
}

extension Cloud.Path {
    /// Creates a path that this code has written.
    init(stored text: String) throws {
        do { try self.init(validating: text) } catch {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "an item has no path")
        }
    }
}

extension Cloud.Item.LocalID {
    /// Returns a new identity.
    static func random() -> Self { Self(rawValue: UUID().uuidString.lowercased()) }
}
