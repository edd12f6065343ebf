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
    /// | `name`, `gd:name` | a child element; for an array, all of that name |
    /// | `@name`, `@gd:name` | an attribute; an array holds its words |
    /// | the empty string | the text of the element itself |
    /// | `list/item` | an array of elements inside another one |
    /// | `a\|b\|c` | one of these elements: an enum with payloads, or an array of it in document order |
    /// | `*` | each element for which there is no other key |
    ///
    /// In the form with `|`, an empty alternative is text, as in `|b|i` for mixed content.
    ///
    /// Prefixes are those of the type; documents may use others. For an element without a prefix, the namespace is the
    /// one that ``namespaces`` has for the empty prefix, or else that of the element around it. Attributes without a
    /// prefix have no namespace. Forms with `|`, `/` and `*` require ``XML/Keys``; plain `CodingKey` types support all
    /// others.
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
    /// No namespaces.
    public static var namespaces: [String: String] { [:] }
}

/// The form of a coding key: the kind of content that it names.
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
    /// The element itself, which is the payload of an enum's case.
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

    /// Creates the form of a key that has no plan.
    ///
    /// Such keys are data, as those of a dictionary are, unless their type lists them. A document can have an element
    /// `_0`: that is its name, and not a form.
    init(parsing key: String, of names: KeyNames) {
        if names.listsKeys {
            self = KeyForm(parsing: key)
        } else if key.isEmpty {
            self = .text
        } else if key.first == "@" {
            self = .attribute(Part(key.dropFirst()))
        } else {
            self = .element(Part(key[...]))
        }
    }
}
