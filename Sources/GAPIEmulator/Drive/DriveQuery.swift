import AsyncJSON

/// The parameter `q` of a list, which selects files.
///
/// A query consists of comparisons of `name`, `fullText`, `mimeType`, `description`, times, `trashed`, `starred` and
/// `sharedWithMe`; `'id' in parents` (and owners, writers, readers); `properties has { key='k' and value='v' }`; `and`,
/// `or`, `not` and parentheses.
indirect enum DriveQuery: Sendable {
    case all
    case and(DriveQuery, DriveQuery)
    case or(DriveQuery, DriveQuery)
    case not(DriveQuery)
    case compare(field: String, operation: String, value: String)
    case contains(field: String, TextSearch)
    case isIn(field: String, value: String)
    case has(field: String, key: String, value: String)

    /// Parses a query; throws Google's 400 if it is invalid.
    init(parsing text: String) throws(GoogleError) {
        var parser = try DriveQueryParser(text)
        self = try parser.query()
    }

    func matches(_ file: DriveFile) -> Bool {
        switch self {
        case .all: true
        case .and(let left, let right): left.matches(file) && right.matches(file)
        case .or(let left, let right): left.matches(file) || right.matches(file)
        case .not(let query): !query.matches(file)
        case .isIn("parents", let value): file.parents.contains(value == "root" ? DriveStore.root : value)
        case .isIn(_, let value): value == "me" || value == DriveStore.user["emailAddress"]?.string
        case .has(let field, let key, let value): file.resource[field]?[key]?.string == value
        case .compare(let field, let operation, let value): Self.compare(file, field, operation, value)
        case .contains("fullText", let search):
            search.isFound(in: file.name + " " + (file.resource["description"]?.string ?? ""), .anywhere)
        // In names and descriptions, the start of any word.
        case .contains(let field, let search): search.isFound(in: file.resource[field]?.string ?? "", .wordStart)
        }
    }

    private static func compare(_ file: DriveFile, _ field: String, _ operation: String, _ value: String) -> Bool {
        switch field {
        case "trashed", "starred", "sharedWithMe":
            let isTrue = file.resource[field]?.bool == true
            return (isTrue == (value == "true")) == (operation == "=")
        default: break
        }
        let text = file.resource[field]?.string ?? ""
        // In types, the start of the type.
        if operation == "contains" { return text.lowercased().hasPrefix(value.lowercased()) }
        if field.hasSuffix("Time") {
            guard let mine = try? JSON.Timestamp(parsing: text), let other = time(value) else { return false }
            return ordered(mine, operation, other)
        }
        return ordered(text, operation, value)
    }

    private static func ordered<T: Comparable>(_ left: T, _ operation: String, _ right: T) -> Bool {
        switch operation {
        case "=": left == right
        case "!=": left != right
        case "<": left < right
        case "<=": left <= right
        case ">": left > right
        default: left >= right
        }
    }

    /// Returns a time of a query, which is in UTC if it has no offset.
    private static func time(_ text: String) -> JSON.Timestamp? {
        (try? JSON.Timestamp(parsing: text)) ?? (try? JSON.Timestamp(parsing: text + "Z"))
    }
}
