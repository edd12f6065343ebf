// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Who may do what with a calendar or document.
public enum GACL: GData.Vocabulary {
    public static let namespace = "http://schemas.google.com/acl/2007"
    public static let prefix = "gAcl"
}

extension GACL {
    /// Whom a rule is for.
    public struct Scope: GData.Element {
        public static let element = GACL.name("scope")

        /// `user`, `group`, `domain` or `default`.
        public var type: String?
        /// The address of the user or group, or the domain.
        public var value: String?
        /// The name for people.
        public var name: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case type = "@type", value = "@value", name = "@name", extensions }
    }

    /// What they may do, such as `reader`; services of their own have URIs.
    public enum Role: GData.ValueProperty { public static let element = GACL.name("role") }

    /// What they may do besides.
    public enum AdditionalRole: GData.ValueProperty { public static let element = GACL.name("additionalRole") }

    /// What whoever has a key may do.
    public struct WithKey: GData.Element {
        public static let element = GACL.name("withKey")

        /// The key.
        public var key: String?
        /// What they may do.
        public var role: GData.PropertyElement<Role>?
        /// What they may do besides.
        public var additionalRoles: [GData.PropertyElement<AdditionalRole>] = []
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
