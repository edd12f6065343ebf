extension XML {
    /// Coding keys whose raw values are names with prefixes, or one of the special forms.
    ///
    /// ```swift
    /// protocol AtomKeys: XML.Keys {}                      // for all types of a format
    /// extension AtomKeys {
    ///     static var namespaces: [String: String] {
    ///         ["": "http://www.w3.org/2005/Atom", "gd": "http://schemas.google.com/g/2005"]
    ///     }
    /// }
    /// struct Entry: Codable {
    ///     …
    ///     enum CodingKeys: String, AtomKeys { case etag = "@gd:etag", title, links = "link", tags = "tags/tag" }
    /// }
    /// ```
    ///
    /// | raw value | property |
    /// |---|---|
    /// | `name`, `gd:name` | a child element, or all of that name for an array |
    /// | `@name`, `@gd:name` | an attribute; an array holds its words |
    /// | the empty string | the text of the element itself |
    /// | `list/item` | an array of elements inside another one |
    /// | `a\|b\|c` | whichever of these elements is there: an enum with payloads, or an array of it in document order. An empty alternative is text, as in `\|b\|i` for mixed content |
    /// | `*` | each element that no other key takes |
    ///
    /// Prefixes are those of the type; documents may use others. An element without a prefix is in the namespace that
    /// ``namespaces`` has for the empty prefix, else in the namespace of the element around it. Attributes without a prefix have
    /// no namespace. Plain `CodingKey` types take all forms but those with `|`, `/` and `*`.
    public protocol Keys: CodingKey, CaseIterable {
        /// The namespaces of the prefixes in the raw values; the empty prefix is for elements without one.
        static var namespaces: [String: String] { get }
    }

    /// A type that is the root element of documents.
    public protocol Root {
        /// The element's name.
        static var element: Name { get }
    }
}

extension XML.Keys {
    /// None.
    public static var namespaces: [String: String] { [:] }
}

/// What a coding key asks for.
enum KeyForm {
    /// A name before its prefix is resolved.
    struct Part {
        let prefix: Substring
        let local: Substring

        init(_ text: Substring) {
            let colon = text.firstIndex(of: ":")
            prefix = colon.map { text[..<$0] } ?? ""
            local = colon.map { text[text.index(after: $0)...] } ?? text
        }
    }

    case element(Part)
    case attribute(Part)
    /// The element's own text.
    case text
    /// The element itself, as the payload of an enum's case is.
    case itself
    case wrapped(list: Part, item: Part)
    /// One of several elements; text too if `hasText`.
    case choice([Part], hasText: Bool)
    case any

    init(parsing key: String) {
        switch key {
        case "": self = .text
        case "_0": self = .itself
        case "*": self = .any
        default:
            let text = key[...]
            if text.first == "@" {
                self = .attribute(Part(text.dropFirst()))
            } else if text.contains("|") {
                let parts = text.split(separator: "|", omittingEmptySubsequences: false)
                self = .choice(parts.filter { !$0.isEmpty }.map(Part.init), hasText: parts.contains(""))
            } else if let slash = text.firstIndex(of: "/") {
                self = .wrapped(list: Part(text[..<slash]), item: Part(text[text.index(after: slash)...]))
            } else {
                self = .element(Part(text))
            }
        }
    }
}
