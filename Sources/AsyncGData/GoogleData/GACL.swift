// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

/// The access control of a calendar or document.
public enum GACL: Feeds.Vocabulary {
    public static let namespace = "http://schemas.google.com/acl/2007"
    public static let prefix = "gAcl"
}

extension GACL {
    /// The users for whom a rule is.
    public struct Scope: Feeds.Element {
        public static let element = GACL.name("scope")

        /// The type of the scope: `user`, `group`, `domain` or `default`.
        public var type: String?
        /// The address of the user or group, or the domain.
        public var value: String?
        /// The name for people.
        public var name: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case type = "@type", value = "@value", name = "@name", extensions }
    }

    /// The role of the users, such as `reader`; some services use URIs.
    public enum Role: Feeds.ValueProperty { public static let element = GACL.name("role") }

    /// An additional role of the users.
    public enum AdditionalRole: Feeds.ValueProperty { public static let element = GACL.name("additionalRole") }

    /// The role of users who have a key.
    public struct WithKey: Feeds.Element {
        public static let element = GACL.name("withKey")

        /// The key.
        public var key: String?
        /// The role of the users.
        public var role: Feeds.PropertyElement<Role>?
        /// The additional roles of the users.
        public var additionalRoles: [Feeds.PropertyElement<AdditionalRole>] = []
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case key = "@key"
            case role = "gAcl:role"
            case additionalRoles = "gAcl:additionalRole"
            case extensions
        }
    }
}
