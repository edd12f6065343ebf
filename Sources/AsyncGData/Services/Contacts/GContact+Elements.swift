// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

extension GContact {
    /// A group that a contact is in.
    public struct GroupMembership: GData.Element {
        public static let element = GContact.name("groupMembershipInfo")

        /// The identifier of the group.
        public var href: String?
        /// Whether the contact was taken out of it.
        @GData.Tolerant public var isDeleted: Bool?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case href = "@href", isDeleted = "@deleted", extensions }
    }

    /// A note about somebody.
    public struct Jot: GData.Element {
        public static let element = GContact.name("jot")

        /// The note.
        public var text: String?
        /// What it is about: `home`, `work`, `keywords`, `user` or `other`.
        public var rel: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case text = "", rel = "@rel", extensions }
    }

    /// A language that somebody prefers.
    public struct Language: GData.Element {
        public static let element = GContact.name("language")

        /// The code of the language, such as `de`.
        public var code: String?
        /// The language in words.
        public var label: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case code = "@code", label = "@label", extensions }
    }

    /// How important a contact is.
    public struct Priority: GData.Element {
        public static let element = GContact.name("priority")

        /// `low`, `normal` or `high`.
        public var rel: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case rel = "@rel", extensions }
    }

    /// A person that belongs to somebody.
    public struct Relation: GData.Element {
        public static let element = GContact.name("relation")

        /// The name of the other person.
        public var text: String?
        /// What that person is, such as `spouse`.
        public var rel: String?
        /// What that person is, in words of the user's own.
        public var label: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case text = "", rel = "@rel", label = "@label", extensions }
    }

    /// How secret a contact is.
    public struct Sensitivity: GData.Element {
        public static let element = GContact.name("sensitivity")

        /// `confidential`, `normal`, `personal` or `private`.
        public var rel: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case rel = "@rel", extensions }
    }

    /// That a group is one that everybody has.
    public struct SystemGroup: GData.Element {
        public static let element = GContact.name("systemGroup")

        /// Which one it is: `Contacts`, `Friends`, `Family` or `Coworkers`.
        public var id: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case id = "@id", extensions }
    }

    /// A property of a contact that the user made up.
    public struct UserDefinedField: GData.Element {
        public static let element = GContact.name("userDefinedField")

        /// What it is called.
        public var key: String?
        /// Its value.
        public var value: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case key = "@key", value = "@value", extensions }
    }

    /// A page of somebody.
    public struct Website: GData.Element {
        public static let element = GContact.name("website")

        /// Where it is found.
        public var href: String?
        /// What it is, such as `home-page` or `blog`.
        public var rel: String?
        /// What it is, in words of the user's own.
        public var label: String?
        /// Whether it is the first to be used.
        @GData.Tolerant public var isPrimary: Bool?
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
