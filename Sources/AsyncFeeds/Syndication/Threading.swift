// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// Replies to entries (RFC 4685).
public enum Threading: Feeds.Vocabulary {
    public static let namespace = "http://purl.org/syndication/thread/1.0"
    public static let prefix = "thr"
}

extension Threading {
    /// The entry to which another entry replies.
    public struct InReplyTo: Feeds.Element {
        public static let element = Threading.name("in-reply-to")

        /// The identifier of the entry.
        public var ref: String?
        /// The URI of the entry.
        public var href: String?
        /// The URI of the feed with the entry.
        public var source: String?
        /// The media type of the resource at ``href``.
        public var type: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys {
            case ref = "@ref"
            case href = "@href"
            case source = "@source"
            case type = "@type"
            case extensions
        }
    }

    /// The number of replies.
    public enum Total: Feeds.TextProperty {
        public static let element = Threading.name("total")
        public typealias Value = Int
    }

    /// The number of replies behind a link.
    public enum Count: Feeds.Attribute {
        public static let attribute = Threading.name("count")
        public typealias Value = Int
    }

    /// The time of the last change of the replies behind a link.
    public enum Updated: Feeds.Attribute { public static let attribute = Threading.name("updated") }
}
