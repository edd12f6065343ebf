public import AsyncXML

/// RSS: versions 0.91 to 2.0, and RSS 0.90 and 1.0, which are RDF.
///
/// These types read and write RSS in its own form. ``Feeds/Document/feed`` converts it to Atom. Elements are identified
/// by namespace: those of other vocabularies are in `extensions`, and are never mistaken for RSS's own.
public enum RSS {
    /// A document of RSS 0.91 to 2.0.
    public struct Document: Codable, Hashable, Sendable, Feeds.Extensible, XML.Root {
        /// The element's name.
        public static let element = XML.Name(nil, "rss")

        /// The name of this document's element; some documents put all of RSS into a namespace.
        public var elementName = element

        /// The version that the document states.
        public var version: String?
        /// The feed.
        public var channel: Channel?
        /// The base of relative URIs in the document (`xml:base`).
        public var base: String?
        /// The items outside the channel, as some documents have them.
        public var items: [Item] = []
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates a document.
        ///
        /// - Parameter channel: The feed.
        public init(_ channel: Channel) {
            version = "2.0"
            self.channel = channel
        }

        enum CodingKeys: String, Keys {
            case version = "@version"
            case base = "@xml:base"
            case channel
            case items = "item"
            case extensions
        }
    }

    /// A document of RSS 0.90 or 1.0, whose items are outside the channel.
    public struct RDF: Codable, Hashable, Sendable, Feeds.Extensible, XML.Root {
        /// The element's name.
        public static let element = XML.Name("http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf:RDF")

        /// The feed's metadata.
        public var channel: Channel?
        /// The items.
        public var items: [Item] = []
        /// The feed's metadata, in RSS 0.90.
        public var oldChannel: Channel?
        /// The items, in RSS 0.90.
        public var oldItems: [Item] = []
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// The namespaces of RSS 1.0 and 0.90.
        static let namespaces = ["http://purl.org/rss/1.0/", "http://my.netscape.com/rdf/simple/0.9/"]

        /// Creates an empty document.
        public init() {}

        enum CodingKeys: String, XML.Keys {
            static var namespaces: [String: String] {
                ["rss": RDF.namespaces[0], "rss090": RDF.namespaces[1]]
            }
            case channel = "rss:channel"
            case items = "rss:item"
            case oldChannel = "rss090:channel"
            case oldItems = "rss090:item"
            case extensions
        }
    }

    /// Keys without a namespace, which take that of the parent element: RSS has no namespace, or one of several.
    protocol Keys: XML.Keys {}

    /// An image for a feed.
    public struct Image: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The URL of the image.
        public var url: String?
        /// A description of the image.
        public var title: String?
        /// The target of the image's link.
        public var link: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case url, title, link, extensions }
    }

    /// A category of a feed or item.
    public struct Category: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The name of the category.
        public var text: String
        /// The scheme of the category.
        public var domain: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case text = "", domain = "@domain", extensions }
    }

    /// A file that belongs to an item.
    public struct Enclosure: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The URL of the file.
        public var url: String?
        /// The media type of the file.
        public var type: String?
        /// The size of the file in bytes.
        public var length: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case url = "@url", type = "@type", length = "@length", extensions }
    }

    /// The identifier of an item.
    public struct GUID: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The identifier.
        public var text: String
        /// The value `false` if the identifier is not the URI of a page.
        public var isPermaLink: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case text = "", isPermaLink = "@isPermaLink", extensions }
    }

    /// The feed that an item was taken from.
    public struct Source: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The title of the feed.
        public var text: String
        /// The URL of the feed.
        public var url: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case text = "", url = "@url", extensions }
    }
}

extension RSS.Keys {
    /// The prefix `rdf`; the prefix `xml` is always known.
    static var namespaces: [String: String] { ["rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#"] }
}
