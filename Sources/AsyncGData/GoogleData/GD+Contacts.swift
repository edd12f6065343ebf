// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

extension GD {
    /// The name of a person, with its parts.
    public struct Name: GData.Element {
        public static let element = GD.name("name")

        /// The name that was given.
        public var givenName: NamePart?
        /// Further given names.
        public var additionalName: NamePart?
        /// The name of the family.
        public var familyName: NamePart?
        /// What stands before it, such as a title.
        public var namePrefix: String?
        /// What stands behind it, such as `Jr.`.
        public var nameSuffix: String?
        /// All of it.
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

    /// An address for mail.
    public struct Email: GData.Element {
        public static let element = GD.name("email")

        /// The address.
        public var address: String?
        /// Whose it is, for people.
        public var displayName: String?
        /// What it is for, in words of the user's own.
        public var label: String?
        /// What it is for, such as `http://schemas.google.com/g/2005#home`.
        public var rel: String?
        /// Whether it is the first to be used.
        @GData.Tolerant public var isPrimary: Bool?
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
    public struct IM: GData.Element {
        public static let element = GD.name("im")

        /// The address.
        public var address: String?
        /// The network, such as `http://schemas.google.com/g/2005#JABBER`.
        public var `protocol`: String?
        /// What it is for, in words of the user's own.
        public var label: String?
        /// What it is for.
        public var rel: String?
        /// Whether it is the first to be used.
        @GData.Tolerant public var isPrimary: Bool?
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
    public struct PhoneNumber: GData.Element {
        public static let element = GD.name("phoneNumber")

        /// The number for people.
        public var number: String?
        /// The number for phones, as a `tel` URI.
        public var uri: String?
        /// What it is for, in words of the user's own.
        public var label: String?
        /// What it is for, such as `http://schemas.google.com/g/2005#mobile`.
        public var rel: String?
        /// Whether it is the first to be used.
        @GData.Tolerant public var isPrimary: Bool?
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
    public struct PostalAddress: GData.Element {
        public static let element = GD.name("postalAddress")

        /// The lines.
        public var text: String?
        /// What it is for, in words of the user's own.
        public var label: String?
        /// What it is for.
        public var rel: String?
        /// Whether it is the first to be used.
        @GData.Tolerant public var isPrimary: Bool?
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
    public struct StructuredPostalAddress: GData.Element {
        public static let element = GD.name("structuredPostalAddress")

        /// What it is for.
        public var rel: String?
        /// What it is for, in words of the user's own.
        public var label: String?
        /// Which mail it takes, such as `http://schemas.google.com/g/2005#letters`.
        public var mailClass: String?
        /// Where it is known, such as `http://schemas.google.com/g/2005#general`.
        public var usage: String?
        /// Whether it is the first to be used.
        @GData.Tolerant public var isPrimary: Bool?
        /// Who takes the mail.
        public var agent: String?
        /// The name of the house.
        public var houseName: String?
        /// The street with the number of the house.
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
        /// All of it as lines of text.
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

    /// Where somebody works.
    public struct Organization: GData.Element {
        public static let element = GD.name("organization")

        /// What it is to the person, such as `http://schemas.google.com/g/2005#work`.
        public var rel: String?
        /// What it is to the person, in words of the user's own.
        public var label: String?
        /// Whether it is the first to be named.
        @GData.Tolerant public var isPrimary: Bool?
        /// What it is called.
        public var name: NamePart?
        /// The title of the person there.
        public var title: String?
        /// The part of it.
        public var department: String?
        /// What the person does there.
        public var jobDescription: String?
        /// How its shares are called.
        public var symbol: String?
        /// Where it is.
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
