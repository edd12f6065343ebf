// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

extension GContact {
    /// A contact's membership in a group.
    public struct GroupMembership: Feeds.Element {
        public static let element = GContact.name("groupMembershipInfo")

        /// The identifier of the group.
        public var href: String?
        /// A Boolean value indicating whether the contact was removed from the group.
        @Feeds.Tolerant public var isDeleted: Bool?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case href = "@href", isDeleted = "@deleted", extensions }
    }

    /// A note about a contact.
    public struct Jot: Feeds.Element {
        public static let element = GContact.name("jot")

        /// The note.
        public var text: String?
        /// The type of the note: `home`, `work`, `keywords`, `user` or `other`.
        public var rel: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case text = "", rel = "@rel", extensions }
    }

    /// A preferred language of a contact.
    public struct Language: Feeds.Element {
        public static let element = GContact.name("language")

        /// The code of the language, such as `de`.
        public var code: String?
        /// The name of the language.
        public var label: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case code = "@code", label = "@label", extensions }
    }

    /// The importance of a contact.
    public struct Priority: Feeds.Element {
        public static let element = GContact.name("priority")

        /// The importance: `low`, `normal` or `high`.
        public var rel: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case rel = "@rel", extensions }
    }

    /// A person related to a contact.
    public struct Relation: Feeds.Element {
        public static let element = GContact.name("relation")

        /// The name of the other person.
        public var text: String?
        /// The relation to the other person, such as `spouse`.
        public var rel: String?
        /// The relation to the other person, in the user's own words.
        public var label: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case text = "", rel = "@rel", label = "@label", extensions }
    }

    /// The sensitivity of a contact.
    public struct Sensitivity: Feeds.Element {
        public static let element = GContact.name("sensitivity")

        /// The sensitivity: `confidential`, `normal`, `personal` or `private`.
        public var rel: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case rel = "@rel", extensions }
    }

    /// A mark for a group that every user has.
    public struct SystemGroup: Feeds.Element {
        public static let element = GContact.name("systemGroup")

        /// The identifier of the group: `Contacts`, `Friends`, `Family` or `Coworkers`.
        public var id: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case id = "@id", extensions }
    }

    /// A property of a contact that the user has defined.
    public struct UserDefinedField: Feeds.Element {
        public static let element = GContact.name("userDefinedField")

        /// The name of the property.
        public var key: String?
        /// The value of the property.
        public var value: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case key = "@key", value = "@value", extensions }
    }

    /// A web page of a contact.
    public struct Website: Feeds.Element {
        public static let element = GContact.name("website")

        /// The URL of the page.
        public var href: String?
        /// The type of the page, such as `home-page` or `blog`.
        public var rel: String?
        /// The type of the page, in the user's own words.
        public var label: String?
        /// A Boolean value indicating whether it is the preferred page.
        @Feeds.Tolerant public var isPrimary: Bool?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case href = "@href"
            case rel = "@rel"
            case label = "@label"
            case isPrimary = "@primary"
            case extensions
        }
    }
}
