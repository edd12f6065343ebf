/// Parses the parameter `q`.
///
///     query = term *("or" term), term = factor *("and" factor), factor = "not" factor / "(" query ")" / comparison
struct DriveQueryParser {
    private enum Token: Equatable {
        /// A word, an operator or a bracket.
        case word(String)
        /// A string, without its quotes.
        case text(String)
    }

    /// The maximum number of tokens, the maximum nesting, and the maximum number of characters of a string; the real
    /// service has limits, too.
    private static let limits = (tokens: 2_000, depth: 50, text: TextSearch.longest)

    private var tokens: ArraySlice<Token>
    private var depth = 0

    init(_ text: String) throws(GoogleError) {
        tokens = try Self.tokens(of: text)[...]
        guard tokens.count <= Self.limits.tokens else { throw .invalid("q", "is too complex") }
    }

    mutating func query() throws(GoogleError) -> DriveQuery {
        guard !tokens.isEmpty else { return .all }
        let query = try disjunction()
        guard tokens.isEmpty else { throw Self.error }
        return query
    }

    private mutating func disjunction() throws(GoogleError) -> DriveQuery {
        var query = try conjunction()
        while take("or") { query = .or(query, try conjunction()) }
        return query
    }

    private mutating func conjunction() throws(GoogleError) -> DriveQuery {
        var query = try factor()
        while take("and") { query = .and(query, try factor()) }
        return query
    }

    private mutating func factor() throws(GoogleError) -> DriveQuery {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.limits.depth else { throw .invalid("q", "is too complex") }
        if take("not") { return .not(try factor()) }
        if take("(") {
            let query = try disjunction()
            guard take(")") else { throw Self.error }
            return query
        }
        switch tokens.popFirst() {
        case .text(let value)?:
            guard take("in"), case .word(let field)? = tokens.popFirst(), Self.people.contains(field) else {
                throw Self.error
            }
            return .isIn(field: field, value: value)
        case .word(let field)? where take("has"):
            guard ["properties", "appProperties"].contains(field), take("{"), take("key"), take("="),
                let key = takeText(), take("and"), take("value"), take("="), let value = takeText(), take("}")
            else { throw Self.error }
            return .has(field: field, key: key, value: value)
        case .word(let field)?:
            guard case .word(let operation)? = tokens.popFirst(), let allowed = Self.operators[field],
                allowed.contains(operation)
            else { throw Self.error }
            let value = try value(of: field)
            return operation == "contains" && field != "mimeType"
                ? .contains(field: field, TextSearch(for: value))
                : .compare(field: field, operation: operation, value: value)
        case nil: throw Self.error
        }
    }

    private mutating func value(of field: String) throws(GoogleError) -> String {
        switch tokens.popFirst() {
        case .text(let value)? where !Self.flags.contains(field): return value
        case .word(let word)? where Self.flags.contains(field) && ["true", "false"].contains(word): return word
        default: throw Self.error
        }
    }

    private mutating func take(_ word: String) -> Bool {
        guard tokens.first == .word(word) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func takeText() -> String? {
        guard case .text(let text)? = tokens.first else { return nil }
        tokens.removeFirst()
        return text
    }

    private static let people: Set = ["parents", "owners", "writers", "readers"]
    private static let flags: Set = ["trashed", "starred", "sharedWithMe"]
    private static let order = ["=", "!=", "<", "<=", ">", ">="]
    private static let operators: [String: [String]] = [
        "name": ["contains", "=", "!="], "description": ["contains", "="], "fullText": ["contains"],
        "mimeType": ["contains", "=", "!="], "modifiedTime": order, "createdTime": order, "viewedByMeTime": order,
        "trashed": ["=", "!="], "starred": ["=", "!="], "sharedWithMe": ["=", "!="],
    ]

    private static let error = GoogleError.invalid("q", "is no query")

    private static func tokens(of text: String) throws(GoogleError) -> [Token] {
        var tokens: [Token] = []
        var rest = text[...]
        while let first = rest.popFirst() {
            switch first {
            case " ", "\t", "\n": continue
            case "(", ")", "{", "}": tokens.append(.word(String(first)))
            case "'": tokens.append(.text(try quoted(&rest)))
            case "=", "!", "<", ">":
                var word = String(first)
                if first != "=", rest.first == "=" { word.append(rest.removeFirst()) }
                tokens.append(.word(word))
            default:
                let word = rest.prefix { $0.isLetter || $0.isNumber }
                rest.removeFirst(word.count)
                tokens.append(.word(String(first) + word))
            }
        }
        return tokens
    }

    /// Returns the rest of a quoted string, in which a backslash escapes a quote or a backslash.
    private static func quoted(_ rest: inout Substring) throws(GoogleError) -> String {
        var text = ""
        var count = 0
        while let character = rest.popFirst() {
            if character == "'" { return text }
            count += 1
            guard count <= limits.text else { throw .invalid("q", "has a text that is too long") }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            guard let escaped = rest.popFirst() else { break }
            text.append(escaped)
        }
        throw error
    }
}
