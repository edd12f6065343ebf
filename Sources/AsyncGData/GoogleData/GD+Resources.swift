// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

extension GD {
    /// A flag for an entry that was deleted, in a feed of changes.
    public enum Deleted: Feeds.Flag { public static let element = GD.name("deleted") }

    /// The identifier of a resource, such as `folder:root`.
    public enum ResourceID: Feeds.TextProperty { public static let element = GD.name("resourceId") }

    /// The time at which the user last viewed a resource.
    public enum LastViewed: Feeds.TextProperty {
        public static let element = GD.name("lastViewed")
        public typealias Value = Atom.DateTime
    }

    /// The number of bytes that the user may store.
    public enum QuotaBytesTotal: Feeds.TextProperty {
        public static let element = GD.name("quotaBytesTotal")
        public typealias Value = Int64
    }

    /// The number of bytes that are stored.
    public enum QuotaBytesUsed: Feeds.TextProperty {
        public static let element = GD.name("quotaBytesUsed")
        public typealias Value = Int64
    }

    /// An entry that belongs to another one: the entry itself, or a reference to it.
    public struct EntryLink: Feeds.Element {
        public static let element = GD.name("entryLink")

        /// The URI of the entry; `nil` if the entry is inside, as `self[Atom.Entry.self]`.
        public var href: String?
        /// The relation of the entry.
        public var rel: String?
        /// A Boolean value indicating whether the entry cannot be changed there.
        @Feeds.Tolerant public var isReadOnly: Bool?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case href = "@href", rel = "@rel", isReadOnly = "@readOnly", extensions }
    }

    /// A feed that belongs to an entry: the feed itself, or a reference to it.
    public struct FeedLink: Feeds.Element {
        public static let element = GD.name("feedLink")

        /// The URI of the feed; `nil` if the feed is inside, as `self[Atom.Feed<Atom.Entry>.self]`.
        public var href: String?
        /// The relation of the feed.
        public var rel: String?
        /// The approximate number of entries.
        @Feeds.Tolerant public var countHint: Int?
        /// A Boolean value indicating whether the feed cannot be changed there.
        @Feeds.Tolerant public var isReadOnly: Bool?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case href = "@href"
            case rel = "@rel"
            case countHint = "@countHint"
            case isReadOnly = "@readOnly"
            case extensions
        }
    }

    /// A value that a program stores with an entry: a text, or XML in `extensions.elements`.
    public struct ExtendedProperty: Feeds.Element {
        public static let element = GD.name("extendedProperty")

        /// The name of the value.
        public var name: String?
        /// The text.
        public var value: String?
        /// The visibility to other programs, such as `http://schemas.google.com/g/2005#shared`.
        public var realm: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case name = "@name", value = "@value", realm = "@realm", extensions }
    }

    /// A property that the owner of an entry has defined.
    public struct CustomProperty: Feeds.Element {
        public static let element = GD.name("customProperty")

        /// The name of the property.
        public var name: String?
        /// The type of the value.
        public var type: String?
        /// The unit of the value.
        public var unit: String?
        /// The value.
        public var value: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case name = "@name"
            case type = "@type"
            case unit = "@unit"
            case value = ""
            case extensions
        }
    }

    /// An amount of money.
    public struct Money: Feeds.Element {
        public static let element = GD.name("money")

        /// The amount in decimal digits.
        public var amount: String?
        /// The code of the currency, such as `EUR`.
        public var currencyCode: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case amount = "@amount", currencyCode = "@currencyCode", extensions }
    }

    /// The person who last changed a resource.
    public struct LastModifiedBy: Feeds.Element {
        public static let element = GD.name("lastModifiedBy")

        /// The name for people.
        public var name: String?
        /// A URI that belongs to the person.
        public var uri: String?
        /// The e-mail address.
        public var email: String?
        /// The language of the name.
        public var lang: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case name = "atom:name"
            case uri = "atom:uri"
            case email = "atom:email"
            case lang = "@xml:lang"
            case extensions
        }
    }
}
