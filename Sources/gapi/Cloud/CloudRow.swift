import AsyncCloud
import AsyncJSON
import GAPIDescription

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An item of an account in a table or in JSON.
struct CloudRow {
    let item: Cloud.Item

    init(_ item: Cloud.Item) { self.item = item }

    /// The table of items; a long one has owners, marks and identifiers, too.
    static func table(isLong: Bool) -> Table {
        var columns = [
            Table.Column("may", width: 9, .left), .init("size", width: 15), .init("modified", width: 16, .left),
        ]
        if isLong {
            columns += [
                .init("owner", width: 12, .left), .init("marks", width: 14, .left), .init("id", width: 20, .left),
            ]
        }
        return Table(columns: columns + [.init("name", width: 0, .left)])
    }

    /// The cells of the table, with the name or the whole path.
    func cells(isLong: Bool, wholePath: Bool = false) -> [String] {
        var cells = [item.permissions?.letters ?? "", item.size?.grouped ?? "", CloudTime.short(item.modified)]
        if isLong {
            cells += [(item.ownerName ?? item.ownerID ?? "").singleLine, marks, (item.fileID ?? "").singleLine]
        }
        return cells + [wholePath ? path : name]
    }

    /// The name for people, with a slash at that of a folder.
    var name: String { (item.path.isRoot ? "" : item.name.singleLine) + (item.isFolder ? "/" : "") }

    /// The path for people, with a slash at that of a folder.
    var path: String { item.path.string.singleLine + (item.isFolder && !item.path.isRoot ? "/" : "") }

    private var marks: String {
        var marks = item.isFavorite ? ["favorite"] : []
        marks += Set(item.shareTypes).sorted().map { Cloud.Share.Kind(rawValue: $0).word }
        return marks.joined(separator: ",")
    }

    /// The item for programs.
    var json: JSON.Value {
        var value: JSON.Value = [
            "path": JSON.Value(item.path.string), "name": JSON.Value(item.name),
            "kind": item.isFolder ? "folder" : "file",
        ]
        if let size = item.size { value["size"] = JSON.Value(size) }
        if let modified = item.modified { value["modified"] = JSON.Value(CloudTime.text(modified)) }
        if let permissions = item.permissions { value["permissions"] = JSON.Value(permissions.letters) }
        if let eTag = item.eTag { value["etag"] = JSON.Value(eTag.value) }
        if let id = item.fileID { value["id"] = JSON.Value(id) }
        if let type = item.contentType { value["type"] = JSON.Value(type) }
        value["favorite"] = JSON.Value(item.isFavorite)
        if !item.shareTypes.isEmpty {
            let words = item.shareTypes.map { JSON.Value(Cloud.Share.Kind(rawValue: $0).word) }
            value["shares"] = JSON.Value(words)
        }
        if let owner = item.ownerID { value["owner"] = JSON.Value(owner) }
        return value
    }
}

/// The writer of a list of items: a table with a header, or lines of JSON.
struct CloudListing {
    private let asJSON: Bool
    private let isLong: Bool
    private let wholePaths: Bool
    private let output: Console
    private var isEmpty = true

    init(asJSON: Bool, isLong: Bool, wholePaths: Bool = false, on output: Console) {
        (self.asJSON, self.isLong, self.wholePaths, self.output) = (asJSON, isLong, wholePaths, output)
    }

    mutating func add(_ item: Cloud.Item) {
        let row = CloudRow(item)
        if asJSON { return output.write(row.json.description + "\n") }
        let table = CloudRow.table(isLong: isLong)
        if isEmpty { output.print(output.styled(table.header, .dim)) }
        isEmpty = false
        output.print(table.line(row.cells(isLong: isLong, wholePath: wholePaths)))
    }
}

/// The times of a server, which can be any number.
enum CloudTime {
    /// The time as RFC 3339 writes it.
    static func text(_ date: Date) -> String { JSON.Timestamp(date).description }

    /// The day and the minute in UTC, for tables; empty without a time.
    static func short(_ date: Date?) -> String {
        guard let date else { return "" }
        return String(text(date).prefix(16).map { $0 == "T" ? " " : $0 })
    }
}

extension Cloud.Share.Kind {
    /// The kind as a word.
    var word: String {
        switch self {
        case .user: "user"
        case .group: "group"
        case .link: "link"
        case .guest: "guest"
        case .remote: "remote"
        default: "\(rawValue)"
        }
    }
}
