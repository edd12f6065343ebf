package import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Cloud.Condition {
    /// A condition in SQL.
    package struct SQL: Sendable {
        /// An expression that is 0 or 1 for each row, never `NULL`.
        package var expression: String
        /// The values of its question marks.
        package var arguments: [DatabaseValue]
    }

    /// The condition for the rows of items, whose columns have the names of the properties.
    ///
    /// A database that evaluates it has ``textFunction``.
    package var sql: SQL {
        switch self {
        case .name(let test): Self.text("name", test)
        case .contentType(let test): Self.text("contentType", test)
        case .ownerID(let test): Self.text("ownerID", test)
        case .ownerName(let test): Self.text("ownerName", test)
        case .fileID(let test): Self.text("fileID", test)
        case .size(let relation, let size): Self.comparison("size", relation, size.databaseValue)
        case .modified(let relation, let time):
            time.timeIntervalSince1970.isNaN
                ? .never : Self.comparison("modified", relation, time.timeIntervalSince1970.databaseValue)
        case .kind(let kind): SQL(expression: "kind = ?", arguments: [kind.rawValue.databaseValue])
        case .isFavorite: SQL(expression: "isFavorite", arguments: [])
        case .within(let folder): Self.within(folder)
        case .isMissing(let property): SQL(expression: "\(Self.column(property)) IS NULL", arguments: [])
        case .not(let condition): condition.sql.negated
        case .all(let conditions): Self.joined(conditions.map(\.sql)[...], "AND") ?? .always
        case .any(let conditions): Self.joined(conditions.map(\.sql)[...], "OR") ?? .never
        }
    }

    /// The function that tests texts in SQL with the same code as in memory.
    package static let textFunction = DatabaseFunction("cloudTextMatches", argumentCount: 3, pure: true) { values in
        guard let text = String.fromDatabaseValue(values[0]), let number = Int.fromDatabaseValue(values[1]),
            let place = FoldedTest.Place(rawValue: number), let pattern = String.fromDatabaseValue(values[2])
        else { return false }
        return FoldedTest(place, pattern).matches(text)
    }

    private static func column(_ property: Property) -> String {
        switch property {
        case .contentType: "contentType"
        case .ownerID: "ownerID"
        case .ownerName: "ownerName"
        case .fileID: "fileID"
        case .size: "size"
        case .modified: "modified"
        }
    }

    private static func text(_ column: String, _ test: TextTest) -> SQL {
        let test = FoldedTest(test)
        if test.isImpossible { return .never }
        if test.place == .bytes {
            return SQL(
                expression: "(\(column) IS NOT NULL AND \(column) = ? COLLATE BINARY)",
                arguments: [test.pattern.databaseValue]
            )
        }
        return SQL(
            expression: "cloudTextMatches(\(column), ?, ?)",
            arguments: [test.place.rawValue.databaseValue, test.pattern.databaseValue]
        )
    }

    private static func comparison(_ column: String, _ relation: Relation, _ value: DatabaseValue) -> SQL {
        SQL(expression: "(\(column) IS NOT NULL AND \(column) \(relation.rawValue) ?)", arguments: [value])
    }

    /// The paths below `/a` are all texts between `/a/` and `/a0`, for 0 follows the slash.
    private static func within(_ folder: Cloud.Path) -> SQL {
        let start = folder.isRoot ? "/" : folder.string + "/"
        let end = (folder.isRoot ? "" : folder.string) + "0"
        return SQL(
            expression: "(path > ? COLLATE BINARY AND path < ? COLLATE BINARY)",
            arguments: [start.databaseValue, end.databaseValue]
        )
    }

    /// Joins expressions in a tree that is no deeper than need be: SQLite refuses one that is 1,000 deep.
    private static func joined(_ parts: ArraySlice<SQL>, _ word: String) -> SQL? {
        guard parts.count > 1 else { return parts.first }
        let middle = parts.startIndex + parts.count / 2
        guard let left = joined(parts[..<middle], word), let right = joined(parts[middle...], word) else { return nil }
        return SQL(
            expression: "(\(left.expression) \(word) \(right.expression))",
            arguments: left.arguments + right.arguments
        )
    }
}

extension Cloud.Condition.SQL {
    fileprivate static let always = Self(expression: "1", arguments: [])
    fileprivate static let never = Self(expression: "0", arguments: [])

    fileprivate var negated: Self { Self(expression: "(NOT \(expression))", arguments: arguments) }
}
