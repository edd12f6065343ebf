extension Atom {
    /// The relation of a resource to the one that links to it: a registered name, or a URI.
    ///
    /// ```swift
    /// entry.link(.edit)?.href
    /// feed.link(.alternate, type: "text/html")
    /// feed.link("http://example.com/relations/cover")
    /// ```
    ///
    /// A registered name can also be written as a URI (RFC 4287, section 4.2.7.2). Both forms are the same relation,
    /// and `prev` is the same as `previous`.
    public struct Relation: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The name, or the URI.
        public let rawValue: String

        /// Creates a relation.
        ///
        /// - Parameter rawValue: The name, or the URI.
        public init(rawValue: String) {
            let registry = "http://www.iana.org/assignments/relation/"
            let name = rawValue.hasPrefix(registry) ? String(rawValue.dropFirst(registry.count)) : rawValue
            self.rawValue = name == "prev" ? "previous" : name
        }

        /// Creates a relation.
        ///
        /// - Parameter value: The name, or the URI.
        public init(stringLiteral value: String) { self.init(rawValue: value) }

        /// The name, or the URI.
        public var description: String { rawValue }

        /// Another form of the same resource, such as a web page.
        public static let alternate = Self(rawValue: "alternate")
        /// The document itself.
        public static let `self` = Self(rawValue: "self")
        /// The resource to which changes and the deletion of an entry are sent (RFC 5023).
        public static let edit = Self(rawValue: "edit")
        /// The resource to which changes of an entry's media are sent (RFC 5023).
        public static let editMedia = Self(rawValue: "edit-media")
        /// A related resource that may be large, such as a recording.
        public static let enclosure = Self(rawValue: "enclosure")
        /// A related resource.
        public static let related = Self(rawValue: "related")
        /// The source of the information.
        public static let via = Self(rawValue: "via")
        /// Replies to an entry (RFC 4685).
        public static let replies = Self(rawValue: "replies")
        /// The licence (RFC 4946).
        public static let license = Self(rawValue: "license")
        /// The next page (RFC 5005).
        public static let next = Self(rawValue: "next")
        /// The previous page, written `previous` or `prev` (RFC 5005).
        public static let previous = Self(rawValue: "previous")
        /// The first page (RFC 5005).
        public static let first = Self(rawValue: "first")
        /// The last page (RFC 5005).
        public static let last = Self(rawValue: "last")
        /// The feed with the newest entries, as linked from an archive (RFC 5005).
        public static let current = Self(rawValue: "current")
        /// The archive with older entries (RFC 5005).
        public static let previousArchive = Self(rawValue: "prev-archive")
        /// The archive with newer entries (RFC 5005).
        public static let nextArchive = Self(rawValue: "next-archive")
    }

    /// A value with links: a feed, an entry, or a view of one.
    public protocol Linked {
        /// The links.
        var links: [Link] { get }
    }
}

extension Atom.Link {
    /// The relation of the resource; `alternate` if the link states none.
    public var relation: Atom.Relation { Atom.Relation(rawValue: rel ?? "alternate") }

    /// Returns whether the link states a media type, ignoring parameters and case.
    ///
    /// - Parameter type: The media type.
    /// - Returns: `true` if the link states this media type.
    public func hasType(_ type: String) -> Bool { Self.essence(self.type ?? "") == Self.essence(type) }

    private static func essence(_ type: String) -> String {
        String(type.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace })
    }
}

extension Atom.Linked {
    /// Returns the first link with a relation.
    ///
    /// - Parameters:
    ///   - relation: The relation of the resource.
    ///   - type: The media type of the resource; `nil` for any.
    /// - Returns: The link; `nil` if there is none.
    public func link(_ relation: Atom.Relation, type: String? = nil) -> Atom.Link? {
        links.first { $0.relation == relation && (type.map($0.hasType) ?? true) }
    }

    /// Returns all links with a relation, in document order.
    ///
    /// - Parameter relation: The relation of the resources.
    /// - Returns: The links.
    public func links(_ relation: Atom.Relation) -> [Atom.Link] { links.filter { $0.relation == relation } }

    /// The link to the web page: an alternate of type `text/html`, or else an alternate without a type.
    public var htmlLink: Atom.Link? {
        link(.alternate, type: "text/html") ?? links.first { $0.relation == .alternate && $0.type == nil }
    }
}

extension Atom.Entry: Atom.Linked {}
extension Atom.Feed: Atom.Linked {}
