extension Atom {
    /// How a resource is related to the one that links to it: a registered name, or a URI.
    ///
    /// ```swift
    /// entry.link(.edit)?.href
    /// feed.link(.alternate, type: "text/html")
    /// feed.link("http://example.com/relations/cover")
    /// ```
    ///
    /// A registered name has the form of a URI too (RFC 4287, section 4.2.7.2); both are the same relation.
    public struct Relation: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The name, or the URI.
        public let rawValue: String

        /// Creates a relation.
        ///
        /// - Parameter rawValue: Its name, or its URI.
        public init(rawValue: String) {
            let registry = "http://www.iana.org/assignments/relation/"
            let name = rawValue.hasPrefix(registry) ? String(rawValue.dropFirst(registry.count)) : rawValue
            self.rawValue = name == "prev" ? "previous" : name
        }

        /// Creates a relation.
        ///
        /// - Parameter value: Its name, or its URI.
        public init(stringLiteral value: String) { self.init(rawValue: value) }

        /// The name, or the URI.
        public var description: String { rawValue }

        /// The same thing in another form, such as a web page.
        public static let alternate = Self(rawValue: "alternate")
        /// The document itself.
        public static let `self` = Self(rawValue: "self")
        /// Where an entry is changed and deleted (RFC 5023).
        public static let edit = Self(rawValue: "edit")
        /// Where the media of an entry are changed (RFC 5023).
        public static let editMedia = Self(rawValue: "edit-media")
        /// Something that belongs to it and may be large, such as a recording.
        public static let enclosure = Self(rawValue: "enclosure")
        /// Something related.
        public static let related = Self(rawValue: "related")
        /// Where the information is from.
        public static let via = Self(rawValue: "via")
        /// Replies to an entry (RFC 4685).
        public static let replies = Self(rawValue: "replies")
        /// The licence (RFC 4946).
        public static let license = Self(rawValue: "license")
        /// The next page (RFC 5005).
        public static let next = Self(rawValue: "next")
        /// The page before, written `previous` or `prev` (RFC 5005).
        public static let previous = Self(rawValue: "previous")
        /// The first page (RFC 5005).
        public static let first = Self(rawValue: "first")
        /// The last page (RFC 5005).
        public static let last = Self(rawValue: "last")
        /// The feed with the newest entries, seen from an archive (RFC 5005).
        public static let current = Self(rawValue: "current")
        /// The archive with older entries (RFC 5005).
        public static let previousArchive = Self(rawValue: "prev-archive")
        /// The archive with newer entries (RFC 5005).
        public static let nextArchive = Self(rawValue: "next-archive")

        /// The feed that an entry stands for (Google Data).
        public static let feed = Self(rawValue: GD.namespace + "#feed")
        /// Where entries are added (Google Data).
        public static let post = Self(rawValue: GD.namespace + "#post")
        /// Where batches are sent to (Google Data).
        public static let batch = Self(rawValue: GD.namespace + "#batch")
        /// Where an upload that can be resumed begins (Google Data).
        public static let resumableCreateMedia = Self(rawValue: GD.namespace + "#resumable-create-media")
        /// Where an upload that can be resumed begins to change media (Google Data).
        public static let resumableEditMedia = Self(rawValue: GD.namespace + "#resumable-edit-media")
        /// Who may do what with it (Google Data).
        public static let accessControlList = Self(rawValue: GACL.namespace + "#accessControlList")
    }

    /// Something with links: feeds, entries, and their views.
    public protocol Linked {
        /// The links.
        var links: [Link] { get }
    }
}

extension Atom.Link {
    /// How the resource is related; `alternate` where the link does not say it.
    public var relation: Atom.Relation { Atom.Relation(rawValue: rel ?? "alternate") }

    /// Whether the resource is said to have a media type, whatever the parameters and the case.
    ///
    /// - Parameter type: The media type.
    /// - Returns: True where it is.
    public func hasType(_ type: String) -> Bool { Self.essence(self.type ?? "") == Self.essence(type) }

    private static func essence(_ type: String) -> String {
        String(type.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace })
    }
}

extension Atom.Linked {
    /// The first link with a relation.
    ///
    /// - Parameters:
    ///   - relation: How the resource is related.
    ///   - type: Its media type; nil for any.
    /// - Returns: The link; nil where there is none.
    public func link(_ relation: Atom.Relation, type: String? = nil) -> Atom.Link? {
        links.first { $0.relation == relation && (type.map($0.hasType) ?? true) }
    }

    /// All links with a relation, in document order.
    ///
    /// - Parameter relation: How the resources are related.
    /// - Returns: The links.
    public func links(_ relation: Atom.Relation) -> [Atom.Link] { links.filter { $0.relation == relation } }

    /// The page for people: an alternate of type `text/html`, or one that says no type.
    public var htmlLink: Atom.Link? {
        link(.alternate, type: "text/html") ?? links.first { $0.relation == .alternate && $0.type == nil }
    }
}

extension Atom.Entry: Atom.Linked {}
extension Atom.Feed: Atom.Linked {}
