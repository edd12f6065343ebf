public import AsyncXML

/// The keys of a service document; names without a prefix are in the namespace of the parent element, because two
/// exist.
private protocol ServiceKeys: XML.Keys {}

extension ServiceKeys {
    static var namespaces: [String: String] { ["atom": Atom.namespace] }
}

extension AtomPub {
    /// A service document: the workspaces with the collections of a service (RFC 5023, section 8).
    public struct Service: Codable, Hashable, Sendable, Feeds.Extensible, XML.Root {
        /// The element's name.
        public static let element = AtomPub.name("service")

        /// The name of this document's element; drafts of the protocol have it in another namespace.
        public var elementName = element

        /// The base of relative URIs in the document (`xml:base`).
        public var base: String?
        /// The language of the document's texts (`xml:lang`).
        public var lang: String?
        /// The workspaces.
        public var workspaces: [Workspace] = []
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates an empty service document.
        public init() {}

        enum CodingKeys: String, ServiceKeys {
            case base = "@xml:base"
            case lang = "@xml:lang"
            case workspaces = "workspace"
            case extensions
        }
    }

    /// A group of collections.
    public struct Workspace: Codable, Hashable, Sendable, Feeds.Extensible {
        /// Its title.
        public var title: Atom.Text?
        /// Its collections.
        public var collections: [Collection] = []
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates an empty workspace.
        public init() {}

        enum CodingKeys: String, ServiceKeys { case title = "atom:title", collections = "collection", extensions }
    }

    /// A feed that accepts new entries; inside a feed, that feed itself.
    public struct Collection: Feeds.Element {
        /// `app:collection`.
        public static let element = AtomPub.name("collection")

        /// The URI of the feed, to which new entries are sent.
        public var href: String?
        /// Its title.
        public var title: Atom.Text?
        /// The accepted media ranges; an empty list stands for Atom entries, and an empty range for nothing.
        public var accepts: [String] = []
        /// The categories that the collection's entries may have.
        public var categories: [Categories] = []
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates an empty collection.
        public init() {}

        enum CodingKeys: String, ServiceKeys {
            case href = "@href"
            case title = "atom:title"
            case accepts = "accept"
            case categories, extensions
        }
    }

    /// A list of categories, or a reference to a category document (RFC 5023, section 7).
    public struct Categories: Codable, Hashable, Sendable, Feeds.Extensible, XML.Root {
        /// The element's name.
        public static let element = AtomPub.name("categories")

        /// The name of this document's element; drafts of the protocol have it in another namespace.
        public var elementName = element

        /// The URI of the category document; `nil` if the list is here.
        public var href: String?
        /// The value `yes` if entries can have no other categories; otherwise `no`.
        public var fixed: String?
        /// The scheme of the categories that name no scheme.
        public var scheme: String?
        /// The categories.
        public var categories: [Atom.Category] = []
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates an empty list.
        public init() {}

        /// A Boolean value indicating whether entries can have no other categories.
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
