public import AsyncXML

/// RSS: 2.0 and its forerunners from 0.91, and RSS 1.0, which is RDF.
///
/// Types for reading and writing them as they are; ``GData/Document/feed`` has them as Atom. Elements are told by namespace:
/// what belongs to another vocabulary is in `extensions`, never mistaken for RSS's own.
public enum RSS {
    /// A document of RSS 2.0 or one of its forerunners.
    public struct Document: Codable, Hashable, Sendable, GData.Extensible, XML.Root {
        /// The element's name.
        public static let element = XML.Name(nil, "rss")

        /// The name of this document's element: some put all of RSS into a namespace.
        public var elementName = element

        /// The version that it says it is of.
        public var version: String?
        /// The feed.
        public var channel: Channel?
        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// Items beside the channel, where some put them.
        public var items: [Item] = []
        /// Whatever no property is for.
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

    /// A document of RSS 1.0, whose items stand beside the channel.
    public struct RDF: Codable, Hashable, Sendable, GData.Extensible, XML.Root {
        /// The element's name.
        public static let element = XML.Name("http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf:RDF")

        /// What it says about itself.
        public var channel: Channel?
        /// The items.
        public var items: [Item] = []
        /// What it says about itself, in RSS 0.90.
        public var oldChannel: Channel?
        /// The items, in RSS 0.90.
        public var oldItems: [Item] = []
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Those of RSS 1.0 and 0.90.
        static let namespaces = ["http://purl.org/rss/1.0/", "http://my.netscape.com/rdf/simple/0.9/"]

        /// Creates a document without anything in it.
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

    /// Keys in the namespace of the element around them: RSS has none, or one of several.
    protocol Keys: XML.Keys {}

    /// An image that stands for a feed.
    public struct Image: Codable, Hashable, Sendable, GData.Extensible {
        /// Where the image is.
        public var url: String?
        /// What it shows.
        public var title: String?
        /// Where it leads.
        public var link: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case url, title, link, extensions }
    }

    /// A category of a feed or item.
    public struct Category: Codable, Hashable, Sendable, GData.Extensible {
        /// The category.
        public var text: String
        /// The scheme that it is from.
        public var domain: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case text = "", domain = "@domain", extensions }
    }

    /// A file that belongs to an item.
    public struct Enclosure: Codable, Hashable, Sendable, GData.Extensible {
        /// Where it is.
        public var url: String?
        /// Its media type.
        public var type: String?
        /// Its size in bytes.
        public var length: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case url = "@url", type = "@type", length = "@length", extensions }
    }

    /// What identifies an item.
    public struct GUID: Codable, Hashable, Sendable, GData.Extensible {
        /// The identifier.
        public var text: String
        /// `false` where the identifier is no URI of a page.
        public var isPermaLink: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case text = "", isPermaLink = "@isPermaLink", extensions }
    }

    /// The feed that an item was taken from.
    public struct Source: Codable, Hashable, Sendable, GData.Extensible {
        /// Its title.
        public var text: String
        /// Where it is.
        public var url: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        enum CodingKeys: String, Keys { case text = "", url = "@url", extensions }
    }
}

extension RSS.Keys {
    /// XML's own prefix is known anyway.
    static var namespaces: [String: String] { ["rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#"] }
}
