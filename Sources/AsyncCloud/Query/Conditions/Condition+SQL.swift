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
        /// The places that its groups take on the stack of SQLite's parser.
        fileprivate var depth = 0

        /// The greatest depth: the stack has 100 places, and the statement around the expression and its tests need some.
        fileprivate static let greatestDepth = 60
        /// The most tests of an expression: SQLite takes 32,766 arguments and a text of 1,000,000 bytes for sure.
        fileprivate static let mostTests = 10_000
    }

    /// The condition for the rows of items, whose columns have the names of the properties.
    ///
    /// A condition that is too large for SQLite becomes an expression that every row fulfils: who uses it tests the items
    /// again with ``matches(_:)``. A database that evaluates it has ``textFunction``.
    package var sql: SQL {
        var groups: [[SQL]] = [[]]
        var count = 0
        for step in ConditionWalk(self) {
            switch step {
            case .test(let test):
                count += 1
                if count > SQL.mostTests { return .always }
                groups[groups.count - 1].append(test.sql)
            case .begin: groups.append([])
            case .end(let group):
                let whole = SQL(group, groups.removeLast())
                if whole.depth > SQL.greatestDepth { return .always }
                groups[groups.count - 1].append(whole)
            }
        }
        return groups.first?.first ?? .always
    }

    /// The function that tests texts in SQL with the same code as in memory.
    package static let textFunction = DatabaseFunction("cloudTextMatches", argumentCount: 3, pure: true) { values in
        guard let text = String.fromDatabaseValue(values[0]), let number = Int.fromDatabaseValue(values[1]),
            let place = FoldedTest.Place(rawValue: number), let pattern = String.fromDatabaseValue(values[2])
        else { return false }
        return FoldedTest(place, pattern).matches(text)
    }
}

extension Cloud.Condition.Test {
    private typealias SQL = Cloud.Condition.SQL

    fileprivate var sql: Cloud.Condition.SQL {
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
        }
    }

    private static func column(_ property: Cloud.Condition.Property) -> String {
        switch property {
        case .contentType: "contentType"
        case .ownerID: "ownerID"
        case .ownerName: "ownerName"
        case .fileID: "fileID"
        case .size: "size"
        case .modified: "modified"
        }
    }

    private static func text(_ column: String, _ test: Cloud.Condition.TextTest) -> SQL {
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

    private static func comparison(
        _ column: String,
        _ relation: Cloud.Condition.Relation,
        _ value: DatabaseValue
    ) -> SQL {
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
}

extension Cloud.Condition.SQL {
    fileprivate static let always = Self(expression: "1", arguments: [])
    fileprivate static let never = Self(expression: "0", arguments: [])

    /// Makes one expression of those of a group.
    fileprivate init(_ group: ConditionNode.Group, _ parts: [Self]) {
        switch group {
        case .not: self = parts.first?.negated ?? .never
        case .all: self = Self.joined(parts[...], "AND") ?? .always
        case .any: self = Self.joined(parts[...], "OR") ?? .never
        }
    }

    private var negated: Self { Self(expression: "(NOT \(expression))", arguments: arguments, depth: depth + 2) }

    /// Joins expressions in a tree that is no deeper than need be.
    private static func joined(_ parts: ArraySlice<Self>, _ word: String) -> Self? {
        guard parts.count > 1 else { return parts.first }
        let middle = parts.startIndex + parts.count / 2
        guard let left = joined(parts[..<middle], word), let right = joined(parts[middle...], word) else { return nil }
        return Self(
            expression: "(\(left.expression) \(word) \(right.expression))",
            arguments: left.arguments + right.arguments,
            // The parser keeps the parenthesis; to the right of the word, also the left side and the word.
            depth: max(left.depth + 1, right.depth + 3)
        )
    }
}
