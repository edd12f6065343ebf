public import AsyncXML

/// The keys of a service document: names without a prefix are in the namespace of the element around them, for there are two.
private protocol ServiceKeys: XML.Keys {}

extension ServiceKeys {
    static var namespaces: [String: String] { ["atom": Atom.namespace] }
}

extension AtomPub {
    /// A service document: the workspaces with the collections of a service (RFC 5023, section 8).
    public struct Service: Codable, Hashable, Sendable, GData.Extensible, XML.Root {
        /// The element's name.
        public static let element = AtomPub.name("service")

        /// The name of this document's element, which drafts of the protocol have in another namespace.
        public var elementName = element

        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// The language of its texts (`xml:lang`).
        public var lang: String?
        /// The workspaces.
        public var workspaces: [Workspace] = []
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates a service document without anything in it.
        public init() {}

        enum CodingKeys: String, ServiceKeys {
            case base = "@xml:base"
            case lang = "@xml:lang"
            case workspaces = "workspace"
            case extensions
        }
    }

    /// A group of collections.
    public struct Workspace: Codable, Hashable, Sendable, GData.Extensible {
        /// Its title.
        public var title: Atom.Text?
        /// Its collections.
        public var collections: [Collection] = []
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates a workspace without anything in it.
        public init() {}

        enum CodingKeys: String, ServiceKeys { case title = "atom:title", collections = "collection", extensions }
    }

    /// A feed that takes new entries; in a feed, that feed itself.
    public struct Collection: GData.Element {
        /// `app:collection`.
        public static let element = AtomPub.name("collection")

        /// The URI of the feed, which takes new entries.
        public var href: String?
        /// Its title.
        public var title: Atom.Text?
        /// The media ranges that it takes; without any it takes entries, with an empty one it takes nothing.
        public var accepts: [String] = []
        /// The categories that its entries may have.
        public var categories: [Categories] = []
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates a collection without anything in it.
        public init() {}

        enum CodingKeys: String, ServiceKeys {
            case href = "@href"
            case title = "atom:title"
            case accepts = "accept"
            case categories, extensions
        }
    }

    /// A list of categories, or where it is found: a document of its own (RFC 5023, section 7).
    public struct Categories: Codable, Hashable, Sendable, GData.Extensible, XML.Root {
        /// The element's name.
        public static let element = AtomPub.name("categories")

        /// The name of this document's element, which drafts of the protocol have in another namespace.
        public var elementName = element

        /// Where the list is found, if it is elsewhere.
        public var href: String?
        /// Whether entries can have no other categories: `yes` or `no`.
        public var fixed: String?
        /// The scheme of those that name none.
        public var scheme: String?
        /// The categories.
        public var categories: [Atom.Category] = []
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates a list without anything in it.
        public init() {}

        /// Whether entries can have no other categories.
        public var isFixed: Bool { fixed == "yes" }

        enum CodingKeys: String, ServiceKeys {
            case href = "@href"
            case fixed = "@fixed"
            case scheme = "@scheme"
            case categories = "atom:category"
            case extensions
        }
    }
}
