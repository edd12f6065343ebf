// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// People in an address book.
public enum GContact: GData.Vocabulary {
    public static let namespace = "http://schemas.google.com/contact/2008"
    public static let prefix = "gContact"
}

extension GContact {
    /// Whom a bill is sent to.
    public enum BillingInformation: GData.TextProperty {
        public static let element = GContact.name("billingInformation")
    }

    /// The server of the directory that a person is in.
    public enum DirectoryServer: GData.TextProperty { public static let element = GContact.name("directoryServer") }

    /// What somebody likes to do.
    public enum Hobby: GData.TextProperty { public static let element = GContact.name("hobby") }

    /// The initials of a person.
    public enum Initials: GData.TextProperty { public static let element = GContact.name("initials") }

    /// The name that somebody was born with.
    public enum MaidenName: GData.TextProperty { public static let element = GContact.name("maidenName") }

    /// How far it is to a person.
    public enum Mileage: GData.TextProperty { public static let element = GContact.name("mileage") }

    /// What friends call a person.
    public enum Nickname: GData.TextProperty { public static let element = GContact.name("nickname") }

    /// What somebody does for a living.
    public enum Occupation: GData.TextProperty { public static let element = GContact.name("occupation") }

    /// A short name of a person.
    public enum ShortName: GData.TextProperty { public static let element = GContact.name("shortName") }

    /// What a contact is about.
    public enum Subject: GData.TextProperty { public static let element = GContact.name("subject") }

    /// How the name of a person is pronounced, in Japanese.
    public enum YomiName: GData.TextProperty { public static let element = GContact.name("yomiName") }

    /// `male` or `female`.
    public enum Gender: GData.ValueProperty { public static let element = GContact.name("gender") }

    /// When somebody was born.
    public struct Birthday: GData.Element {
        public static let element = GContact.name("birthday")

        /// The day, such as `1985-05-08`, or `--05-08` without the year.
        public var when: Atom.DateTime?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case when = "@when", extensions }
    }

    /// A calendar of somebody.
    public struct CalendarLink: GData.Element {
        public static let element = GContact.name("calendarLink")

        /// Where it is found.
        public var href: String?
        /// What it is for: `work`, `home` or `free-busy`.
        public var rel: String?
        /// What it is for, in words of the user's own.
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

    /// A day in the life of somebody.
    public struct Event: GData.Element {
        public static let element = GContact.name("event")

        /// What happens: `anniversary` or `other`.
        public var rel: String?
        /// What happens, in words of the user's own.
        public var label: String?
        /// When it happens.
        public var when: GD.When?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case rel = "@rel", label = "@label", when = "gd:when", extensions }
    }

    /// What somebody is called in another system.
    public struct ExternalID: GData.Element {
        public static let element = GContact.name("externalId")

        /// What it is for: `account`, `customer`, `network` or `organization`.
        public var rel: String?
        /// What it is for, in words of the user's own.
        public var label: String?
        /// The identifier.
        public var value: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case rel = "@rel", label = "@label", value = "@value", extensions }
    }
}
