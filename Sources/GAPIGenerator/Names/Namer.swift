/// Makes Swift identifiers from a document's names.
///
/// An identifier is ASCII. Words are joined in camel case, and the characters between them are dropped. A name without
/// words gets a fallback that depends on its use.
enum Namer {
    /// The maximum length: longer identifiers would slow down compilers, and Google's longest has 143 characters.
    private static let maximumLength = 200

    /// Returns the name of a type: `storage_class` becomes `StorageClass`.
    static func type(_ name: String, or fallback: String = "Schema") -> String {
        let words = words(name)
        guard !words.isEmpty else { return fallback }
        return joined(words.map(capitalized))
    }

    /// Returns the name of a property or an argument: `IPProtocol` becomes `ipProtocol`, `end-date` becomes `endDate`.
    static func member(_ name: String, or fallback: String = "member") -> String {
        var words = words(name)
        guard let first = words.first else { return fallback }
        let isShouting = !words.contains { $0.contains { $0.isLowercase } }
        if isShouting { words = words.map { $0.lowercased() } }
        return joined([lowercasedStart(first)] + words.dropFirst().map(capitalized))
    }

    /// Returns the name of a known value of a string: `PAGE_BREAK` becomes `pageBreak`.
    static func value(_ text: String) -> String { member(text, or: text.isEmpty ? "empty" : "value") }

    /// Returns an identifier as source, in backticks if it is a keyword.
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

    /// Joins words so that digits stay apart (`V1_2` is not `V12`) and no digit comes first.
    private static func joined(_ words: [String]) -> String {
        var name = ""
        for word in words {
            if word.first?.isNumber == true, name.last?.isNumber ?? true { name += "_" }
            name += word
        }
        return String(name.prefix(maximumLength))
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Returns a word with its first part in lowercase: `IPProtocol` becomes `ipProtocol`, `URL` becomes `url`.
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
        // Keywords only where an expression begins.
        "await", "unsafe",
    ]

    /// The names that generated code uses inside a namespace, and the names that no type can have.
    static let reservedTypes: Set<String> = [
        "Any", "Protocol", "Self", "Type", "Void",
        "AsyncGAPI", "FetchResponse", "GAPI", "JSON", "MediaDescription", "Region", "Scope", "Swift",
    ]

    /// The additional names that types inside a query cannot have, because a query has types of these names.
    static let reservedTypesOfQueries: Set<String> = ["Item", "Response"]

    /// The names that a model's properties cannot have, because other members have them.
    static let reservedProperties: Set<String> = [
        "self", "init", "unknown", "fields", "extensions", "debugDescription", "hashValue", "hash", "encode",
        "jsonBytes", "setNull",
    ]

    /// The names that a query's properties cannot have, because other members have them.
    static let reservedParameters: Set<String> = [
        "self", "init", "body", "bodyETag", "common", "configure", "decode", "encode", "fields", "items", "method",
        "nextPageToken", "page", "pageFields", "parameters", "payload", "quotaUser", "response",
    ]

    /// The names that known values cannot have; `none`, for example, would be mistaken for that of `Optional`.
    static let reservedValues: Set<String> = ["self", "init", "none", "some"]
}
