// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Replies to entries (RFC 4685).
public enum Threading: GData.Vocabulary {
    public static let namespace = "http://purl.org/syndication/thread/1.0"
    public static let prefix = "thr"
}

extension Threading {
    /// The entry to which another one replies.
    public struct InReplyTo: GData.Element {
        public static let element = Threading.name("in-reply-to")

        /// Its identifier.
        public var ref: String?
        /// Where it is found.
        public var href: String?
        /// The feed that it is in.
        public var source: String?
        /// The media type of what is found at ``href``.
        public var type: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case ref = "@ref"
            case href = "@href"
            case source = "@source"
            case type = "@type"
            case extensions
        }
    }

    /// How many replies there are.
    public enum Total: GData.TextProperty {
        public static let element = Threading.name("total")
        public typealias Value = Int
    }

    /// How many replies are behind a link.
    public enum Count: GData.Attribute {
        public static let attribute = Threading.name("count")
        public typealias Value = Int
    }

    /// When one of the replies behind a link was last changed.
    public enum Updated: GData.Attribute { public static let attribute = Threading.name("updated") }
}
