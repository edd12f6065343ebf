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
    /// The time of the deletion in seconds since 1970; `nil` for an item that exists.
    var removed: Int64?

    /// The columns in the order in which rows are read and written.
    private static let columns = [
        "localID", "fileID", "path", "parent", "name", "kind", "eTag", "listTag", "size", "modified", "contentType",
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
        self.item = item
        self.item.localID = .random()
    }

    /// Reads a row of ``selection``.
    ///
    /// - Throws: ``Cloud/Error`` for a row that no version of this code has written.
    init(_ row: Row) throws(Cloud.Error) {
        guard let text: String = row[3], let path = try? Cloud.Path(validating: text), let id: String = row[1],
            let kind = (row[6] as Int?).flatMap({ Cloud.Item.Kind(rawValue: $0) })
        else { throw Cloud.Error(.database, "the database has an item that cannot be read") }
        self.row = row[0]
        var item = Cloud.Item(path, kind)
        item.localID = .init(rawValue: id)
        item.fileID = row[2]
        item.eTag = Self.tag(row[7])
        listTag = Self.tag(row[8])
        item.size = row[9]
        item.modified = (row[10] as Double?).map { Date(timeIntervalSince1970: $0) }
        item.contentType = row[11]
        item.permissions = (row[12] as Int?).map { .init(rawValue: $0) }
        item.isFavorite = row[13]
        if let types: String = row[14] { item.shareTypes = types.split(separator: ",").compactMap { Int($0) } }
        item.ownerID = row[15]
        item.ownerName = row[16]
        if let checksums: String = row[17] { item.checksums = Self.checksums(checksums) }
        let (available, used): (Int64?, Int64?) = (row[18], row[19])
        if available != nil || used != nil { item.quota = .init(available: available, used: used) }
        item.privateLink = row[20]
        item.isProcessing = row[21]
        item.activity = .init(rawValue: row[22])
        item.localFile = row[23]
        item.localVersion = Self.tag(row[24])
        item.isLocallyModified = row[25]
        if let remote: String = row[26] {
            item.remote = try? JSON.Decoder().decode(Cloud.Item.Remote.self, from: Array(remote.utf8))
        }
        item.anchor = row[27]
        removed = row[28]
        self.item = item
    }

    /// Writes the row: a new one, or the changed one.
    mutating func write(_ db: Database) throws {
        let statement = try db.cachedStatement(sql: row == 0 ? Self.insertion : Self.change)
        let remote = try item.remote.map { String(decoding: try JSON.Encoder().encode($0), as: UTF8.self) }
        var arguments: StatementArguments = [
            item.localID?.rawValue, item.fileID, item.path.string, item.path.parent?.string, item.name,
            item.kind.rawValue, item.eTag?.text, listTag?.text, item.size, item.modified?.timeIntervalSince1970,
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

    // MARK: Texts of values

    private static func tag(_ text: String?) -> Cloud.ETag? { text.flatMap { Cloud.ETag(header: $0) } }

    private static func text(_ checksums: [String: String]) -> String? {
        if checksums.isEmpty { return nil }
        return checksums.map { "\($0.key):\($0.value)" }.sorted().joined(separator: " ")
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

extension StoredItem {
    /// Reads the rows that an SQL condition chooses.
    static func all(_ db: Database, where condition: String, _ arguments: StatementArguments) throws -> [StoredItem] {
        let statement = try db.cachedStatement(sql: "\(selection) WHERE \(condition)")
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        var items: [StoredItem] = []
        while let row = try rows.next() { items.append(try StoredItem(row)) }
        return items
    }

    /// Returns the item at a path, if there is one.
    static func at(_ path: Cloud.Path, _ db: Database) throws -> StoredItem? {
        try all(db, where: "path = ? AND removed IS NULL", [path.string]).first
    }

    /// Returns everything below a folder; the texts between `/a/` and `/a0`, for 0 follows the slash.
    static func below(_ folder: Cloud.Path, _ db: Database) throws -> [StoredItem] {
        let base = folder.isRoot ? "" : folder.string
        return try all(db, where: "path > ? AND path < ? AND removed IS NULL", [base + "/", base + "0"])
    }
}

extension Cloud.Item.LocalID {
    /// Returns a new identity.
    static func random() -> Self { Self(rawValue: UUID().uuidString.lowercased()) }
}
