// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

extension GD {
    /// That an entry was deleted, in a feed of changes.
    public enum Deleted: GData.Flag { public static let element = GD.name("deleted") }

    /// The identifier of a resource, such as `folder:root`.
    public enum ResourceID: GData.TextProperty { public static let element = GD.name("resourceId") }

    /// When the user last saw something.
    public enum LastViewed: GData.TextProperty {
        public static let element = GD.name("lastViewed")
        public typealias Value = Atom.DateTime
    }

    /// How many bytes the user may store.
    public enum QuotaBytesTotal: GData.TextProperty {
        public static let element = GD.name("quotaBytesTotal")
        public typealias Value = Int64
    }

    /// How many bytes are stored.
    public enum QuotaBytesUsed: GData.TextProperty {
        public static let element = GD.name("quotaBytesUsed")
        public typealias Value = Int64
    }

    /// An entry that belongs to something, or where it is found.
    public struct EntryLink: GData.Element {
        public static let element = GD.name("entryLink")

        /// The URI of the entry; nil where it is inside, as `self[Atom.Entry.self]`.
        public var href: String?
        /// How it is related.
        public var rel: String?
        /// Whether it cannot be changed there.
        @GData.Tolerant public var isReadOnly: Bool?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case href = "@href", rel = "@rel", isReadOnly = "@readOnly", extensions }
    }

    /// A feed that belongs to something, or where it is found.
    public struct FeedLink: GData.Element {
        public static let element = GD.name("feedLink")

        /// The URI of the feed; nil where it is inside, as `self[Atom.Feed<Atom.Entry>.self]`.
        public var href: String?
        /// How it is related.
        public var rel: String?
        /// About how many entries it has.
        @GData.Tolerant public var countHint: Int?
        /// Whether it cannot be changed there.
        @GData.Tolerant public var isReadOnly: Bool?
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

    /// A value that a program keeps with an entry: a text, or XML inside of it, which is `extensions.elements`.
    public struct ExtendedProperty: GData.Element {
        public static let element = GD.name("extendedProperty")

        /// The program's name for it.
        public var name: String?
        /// The text.
        public var value: String?
        /// Who else may see it, such as `http://schemas.google.com/g/2005#shared`.
        public var realm: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case name = "@name", value = "@value", realm = "@realm", extensions }
    }

    /// A property that an entry's owner made up.
    public struct CustomProperty: GData.Element {
        public static let element = GD.name("customProperty")

        /// What it is called.
        public var name: String?
        /// The type of its value.
        public var type: String?
        /// The unit of its value.
        public var unit: String?
        /// Its value.
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
    public struct Money: GData.Element {
        public static let element = GD.name("money")

        /// How much, in decimal digits.
        public var amount: String?
        /// Of which currency, such as `EUR`.
        public var currencyCode: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case amount = "@amount", currencyCode = "@currencyCode", extensions }
    }

    /// Who changed something last.
    public struct LastModifiedBy: GData.Element {
        public static let element = GD.name("lastModifiedBy")

        /// The name for people.
        public var name: String?
        /// A URI that belongs to the person.
        public var uri: String?
        /// An address for mail.
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
