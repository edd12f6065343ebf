/// Makes Swift's identifiers of a document's names.
///
/// What comes out is ASCII: words are joined in camel case, whatever else stands between them is dropped, and a name of nothing but
/// such gets a name by its use.
enum Namer {
    /// More would only make compilers slow; the longest name of Google's is 143 characters.
    private static let maximumLength = 200

    /// The name of a type: `storage_class` is `StorageClass`.
    static func type(_ name: String, or fallback: String = "Schema") -> String {
        let words = words(name)
        guard !words.isEmpty else { return fallback }
        return joined(words.map(capitalized))
    }

    /// The name of a property or an argument: `IPProtocol` is `ipProtocol`, `end-date` is `endDate`.
    static func member(_ name: String, or fallback: String = "member") -> String {
        var words = words(name)
        guard let first = words.first else { return fallback }
        let isShouting = !words.contains { $0.contains { $0.isLowercase } }
        if isShouting { words = words.map { $0.lowercased() } }
        return joined([lowercasedStart(first)] + words.dropFirst().map(capitalized))
    }

    /// The name of a known value of a string: `PAGE_BREAK` is `pageBreak`.
    static func value(_ text: String) -> String { member(text, or: text.isEmpty ? "empty" : "value") }

    /// An identifier as it is written where it is declared or used, in backticks if it must be.
    static func escaped(_ identifier: String) -> String {
        keywords.contains(identifier) ? "`\(identifier)`" : identifier
    }

    // MARK: Words

    private static func words(_ name: String) -> [String] {
        name.utf8.prefix(maximumLength * 4).split { !isAlphanumeric($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// Digits stay apart, `V1_2` is not `V12`, and none stands first.
    private static func joined(_ words: [String]) -> String {
        var name = ""
        for word in words {
            if word.first?.isNumber == true, name.last?.isNumber ?? true { name += "_" }
            name += word
        }
        return String(name.prefix(maximumLength))
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Lowercases the word that a name begins with: `IPProtocol` is `ipProtocol`, `URL` is `url`.
    private static func lowercasedStart(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        // The last capital begins the next word.
        let startsNext = capitals.count > 1 && rest.first?.isLowercase == true && rest != "s"
        let count = startsNext ? capitals.count - 1 : capitals.count
        return capitals.prefix(count).lowercased() + word.dropFirst(count)
    }

    // MARK: Reserved names

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "as", "false", "is", "nil", "self", "super", "throws", "true", "try",
    ]

    /// Names that the code of this generator uses inside a namespace, and those that no type can have.
    static let reservedTypes: Set<String> = [
        "Any", "Protocol", "Self", "Type", "Void",
        "AsyncGAPI", "JSON", "Swift",
        "CommonParameters", "DownloadQuery", "FetchResponse", "HTTPBody", "LongRunningOperation", "MediaDescription",
        "NamedItem", "PagedQuery", "Query", "QueryMethod", "QueryParameters", "QueryPayload", "Region", "Scope",
        "UploadQuery",
    ]

    /// Names that types inside a query cannot have besides: those of its own.
    static let reservedTypesOfQueries: Set<String> = ["Item", "Response"]

    /// Names that a model's properties cannot have, because something else has them.
    static let reservedProperties: Set<String> = [
        "self", "init", "unknown", "fields", "extensions", "debugDescription", "hashValue", "hash", "encode",
        "jsonBytes", "setNull",
    ]

    /// Names that a query's properties cannot have.
    static let reservedParameters: Set<String> = [
        "self", "init", "body", "bodyETag", "common", "configure", "decode", "encode", "fields", "items", "method",
        "nextPageToken", "page", "pageFields", "parameters", "payload", "quotaUser", "response",
    ]

    /// Names that known values cannot have; `none` would be that of `Optional`.
    static let reservedValues: Set<String> = ["self", "init", "none", "some"]
}
