// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// The entries that were deleted (RFC 6721).
public enum Tombstones: Feeds.Vocabulary {
    public static let namespace = "http://purl.org/atompub/tombstones/1.0"
    public static let prefix = "at"
}

extension Tombstones {
    /// An entry that was deleted.
    public struct DeletedEntry: Feeds.Element {
        public static let element = Tombstones.name("deleted-entry")

        /// The identifier of the entry.
        public var ref: String?
        /// The time of the deletion.
        public var when: Atom.DateTime?
        /// The person who deleted the entry.
        public var by: Atom.Person?
        /// The reason for the deletion.
        public var comment: Atom.Text?
        /// Related resources.
        public var links: [Atom.Link] = []
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys {
            case ref = "@ref"
            case when = "@when"
            case by = "at:by"
            case comment = "at:comment"
            case links = "link"
            case extensions
        }
    }
}
