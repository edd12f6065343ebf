// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

extension GD {
    /// The name of a person, with its parts.
    public struct Name: Feeds.Element {
        public static let element = GD.name("name")

        /// The given name.
        public var givenName: NamePart?
        /// The additional given names.
        public var additionalName: NamePart?
        /// The family name.
        public var familyName: NamePart?
        /// The prefix, such as a title.
        public var namePrefix: String?
        /// The suffix, such as `Jr.`.
        public var nameSuffix: String?
        /// The full name.
        public var fullName: NamePart?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case givenName = "gd:givenName"
            case additionalName = "gd:additionalName"
            case familyName = "gd:familyName"
            case namePrefix = "gd:namePrefix"
            case nameSuffix = "gd:nameSuffix"
            case fullName = "gd:fullName"
            case extensions
        }
    }

    /// An e-mail address.
    public struct Email: Feeds.Element {
        public static let element = GD.name("email")

        /// The address.
        public var address: String?
        /// The name of the address's owner, for people.
        public var displayName: String?
        /// The purpose of the address, in the user's own words.
        public var label: String?
        /// The purpose of the address, such as `http://schemas.google.com/g/2005#home`.
        public var rel: String?
        /// A Boolean value indicating whether it is the preferred address.
        @Feeds.Tolerant public var isPrimary: Bool?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case address = "@address"
            case displayName = "@displayName"
            case label = "@label"
            case rel = "@rel"
            case isPrimary = "@primary"
            case extensions
        }
    }

    /// An address for instant messages.
    public struct IM: Feeds.Element {
        public static let element = GD.name("im")

        /// The address.
        public var address: String?
        /// The network, such as `http://schemas.google.com/g/2005#JABBER`.
        public var `protocol`: String?
        /// The purpose of the address, in the user's own words.
        public var label: String?
        /// The purpose of the address.
        public var rel: String?
        /// A Boolean value indicating whether it is the preferred address.
        @Feeds.Tolerant public var isPrimary: Bool?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case address = "@address"
            case `protocol` = "@protocol"
            case label = "@label"
            case rel = "@rel"
            case isPrimary = "@primary"
            case extensions
        }
    }

    /// A phone number.
    public struct PhoneNumber: Feeds.Element {
        public static let element = GD.name("phoneNumber")

        /// The number as text for people.
        public var number: String?
        /// The number as a `tel` URI.
        public var uri: String?
        /// The purpose of the number, in the user's own words.
        public var label: String?
        /// The purpose of the number, such as `http://schemas.google.com/g/2005#mobile`.
        public var rel: String?
        /// A Boolean value indicating whether it is the preferred number.
        @Feeds.Tolerant public var isPrimary: Bool?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case number = ""
            case uri = "@uri"
            case label = "@label"
            case rel = "@rel"
            case isPrimary = "@primary"
            case extensions
        }
    }

    /// A postal address as lines of text.
    public struct PostalAddress: Feeds.Element {
        public static let element = GD.name("postalAddress")

        /// The lines.
        public var text: String?
        /// The purpose of the address, in the user's own words.
        public var label: String?
        /// The purpose of the address.
        public var rel: String?
        /// A Boolean value indicating whether it is the preferred address.
        @Feeds.Tolerant public var isPrimary: Bool?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case text = ""
            case label = "@label"
            case rel = "@rel"
            case isPrimary = "@primary"
            case extensions
        }
    }

    /// A postal address, with its parts.
    public struct StructuredPostalAddress: Feeds.Element {
        public static let element = GD.name("structuredPostalAddress")

        /// The purpose of the address.
        public var rel: String?
        /// The purpose of the address, in the user's own words.
        public var label: String?
        /// The mail that the address accepts, such as `http://schemas.google.com/g/2005#letters`.
        public var mailClass: String?
        /// The context in which the address is valid, such as `http://schemas.google.com/g/2005#general`.
        public var usage: String?
        /// A Boolean value indicating whether it is the preferred address.
        @Feeds.Tolerant public var isPrimary: Bool?
        /// The person or organization that receives the mail.
        public var agent: String?
        /// The name of the house.
        public var houseName: String?
        /// The street and the house number.
        public var street: String?
        /// The post-office box.
        public var poBox: String?
        /// The part of the city.
        public var neighborhood: String?
        /// The city.
        public var city: String?
        /// The county or district.
        public var subregion: String?
        /// The state or province.
        public var region: String?
        /// The postal code.
        public var postcode: String?
        /// The country.
        public var country: Country?
        /// The full address as lines of text.
        public var formattedAddress: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case rel = "@rel"
            case label = "@label"
            case mailClass = "@mailClass"
            case usage = "@usage"
            case isPrimary = "@primary"
            case agent = "gd:agent"
            case houseName = "gd:housename"
            case street = "gd:street"
            case poBox = "gd:pobox"
            case neighborhood = "gd:neighborhood"
            case city = "gd:city"
            case subregion = "gd:subregion"
            case region = "gd:region"
            case postcode = "gd:postcode"
            case country = "gd:country"
            case formattedAddress = "gd:formattedAddress"
            case extensions
        }
    }

    /// An organization that a person belongs to.
    public struct Organization: Feeds.Element {
        public static let element = GD.name("organization")

        /// The relation of the person to it, such as `http://schemas.google.com/g/2005#work`.
        public var rel: String?
        /// The relation of the person to it, in the user's own words.
        public var label: String?
        /// A Boolean value indicating whether it is the preferred organization.
        @Feeds.Tolerant public var isPrimary: Bool?
        /// The name of the organization.
        public var name: NamePart?
        /// The person's title in the organization.
        public var title: String?
        /// The department.
        public var department: String?
        /// A description of the person's job.
        public var jobDescription: String?
        /// The symbol of the organization's shares.
        public var symbol: String?
        /// The place of the organization.
        public var `where`: Where?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case rel = "@rel"
            case label = "@label"
            case isPrimary = "@primary"
            case name = "gd:orgName"
            case title = "gd:orgTitle"
            case department = "gd:orgDepartment"
            case jobDescription = "gd:orgJobDescription"
            case symbol = "gd:orgSymbol"
            case `where` = "gd:where"
            case extensions
        }
    }
}
