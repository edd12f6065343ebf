// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

/// The vocabulary of contacts: people in an address book.
public enum GContact: Feeds.Vocabulary {
    public static let namespace = "http://schemas.google.com/contact/2008"
    public static let prefix = "gContact"
}

extension GContact {
    /// The recipient of bills.
    public enum BillingInformation: Feeds.TextProperty {
        public static let element = GContact.name("billingInformation")
    }

    /// The server of the directory with a person.
    public enum DirectoryServer: Feeds.TextProperty { public static let element = GContact.name("directoryServer") }

    /// A hobby of a person.
    public enum Hobby: Feeds.TextProperty { public static let element = GContact.name("hobby") }

    /// The initials of a person.
    public enum Initials: Feeds.TextProperty { public static let element = GContact.name("initials") }

    /// The birth name of a person.
    public enum MaidenName: Feeds.TextProperty { public static let element = GContact.name("maidenName") }

    /// The distance to a person.
    public enum Mileage: Feeds.TextProperty { public static let element = GContact.name("mileage") }

    /// The nickname of a person.
    public enum Nickname: Feeds.TextProperty { public static let element = GContact.name("nickname") }

    /// The occupation of a person.
    public enum Occupation: Feeds.TextProperty { public static let element = GContact.name("occupation") }

    /// A short name of a person.
    public enum ShortName: Feeds.TextProperty { public static let element = GContact.name("shortName") }

    /// The subject of a contact.
    public enum Subject: Feeds.TextProperty { public static let element = GContact.name("subject") }

    /// The Japanese pronunciation of a person's name.
    public enum YomiName: Feeds.TextProperty { public static let element = GContact.name("yomiName") }

    /// The gender: `male` or `female`.
    public enum Gender: Feeds.ValueProperty { public static let element = GContact.name("gender") }

    /// The date of birth of a person.
    public struct Birthday: Feeds.Element {
        public static let element = GContact.name("birthday")

        /// The day, such as `1985-05-08`, or `--05-08` without the year.
        public var when: Atom.DateTime?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case when = "@when", extensions }
    }

    /// A calendar of a person.
    public struct CalendarLink: Feeds.Element {
        public static let element = GContact.name("calendarLink")

        /// The URL of the calendar.
        public var href: String?
        /// The purpose of the calendar: `work`, `home` or `free-busy`.
        public var rel: String?
        /// The purpose of the calendar, in the user's own words.
        public var label: String?
        /// A Boolean value indicating whether it is the preferred calendar.
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

    /// A day in the life of a person, such as an anniversary.
    public struct Event: Feeds.Element {
        public static let element = GContact.name("event")

        /// The type of the day: `anniversary` or `other`.
        public var rel: String?
        /// The type of the day, in the user's own words.
        public var label: String?
        /// The date of the day.
        public var when: GD.When?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case rel = "@rel", label = "@label", when = "gd:when", extensions }
    }

    /// An identifier of a person in another system.
    public struct ExternalID: Feeds.Element {
        public static let element = GContact.name("externalId")

        /// The type of the identifier: `account`, `customer`, `network` or `organization`.
        public var rel: String?
        /// The type of the identifier, in the user's own words.
        public var label: String?
        /// The identifier.
        public var value: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case rel = "@rel", label = "@label", value = "@value", extensions }
    }
}
