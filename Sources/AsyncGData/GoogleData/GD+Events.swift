// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

extension GD {
    /// When something takes place.
    public struct When: GData.Element {
        public static let element = GD.name("when")

        /// When it begins: a date with a time, or a whole day.
        public var startTime: Atom.DateTime?
        /// When it ends; nil where that is unknown, or for one day.
        public var endTime: Atom.DateTime?
        /// The time for people.
        public var valueString: String?
        /// When to remind of it.
        public var reminders: [Reminder] = []
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case startTime = "@startTime"
            case endTime = "@endTime"
            case valueString = "@valueString"
            case reminders = "gd:reminder"
            case extensions
        }
    }

    /// Where something takes place.
    public struct Where: GData.Element {
        public static let element = GD.name("where")

        /// What the place is for; nil for where it takes place.
        public var rel: String?
        /// What the place is called.
        public var label: String?
        /// The place for people.
        public var valueString: String?
        /// More about the place, such as a contact.
        public var entryLink: EntryLink?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case rel = "@rel"
            case label = "@label"
            case valueString = "@valueString"
            case entryLink = "gd:entryLink"
            case extensions
        }
    }

    /// Somebody who takes part, or sent or received a message.
    public struct Who: GData.Element {
        public static let element = GD.name("who")

        /// Which part it is, such as `http://schemas.google.com/g/2005#event.organizer`.
        public var rel: String?
        /// The name for people.
        public var valueString: String?
        /// The address for mail.
        public var email: String?
        /// Whether the invitation was accepted.
        public var attendeeStatus: GData.PropertyElement<AttendeeStatus>?
        /// Whether it is required to come.
        public var attendeeType: GData.PropertyElement<AttendeeType>?
        /// More about the person, such as a contact.
        public var entryLink: EntryLink?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case rel = "@rel"
            case valueString = "@valueString"
            case email = "@email"
            case attendeeStatus = "gd:attendeeStatus"
            case attendeeType = "gd:attendeeType"
            case entryLink = "gd:entryLink"
            case extensions
        }
    }

    /// Whether an invitation was accepted, such as `http://schemas.google.com/g/2005#event.accepted`.
    public enum AttendeeStatus: GData.ValueProperty { public static let element = GD.name("attendeeStatus") }

    /// Whether somebody is required to come, such as `http://schemas.google.com/g/2005#event.optional`.
    public enum AttendeeType: GData.ValueProperty { public static let element = GD.name("attendeeType") }

    /// Whether an event takes place, such as `http://schemas.google.com/g/2005#event.confirmed`.
    public enum EventStatus: GData.ValueProperty { public static let element = GD.name("eventStatus") }

    /// Whether an event takes its time, such as `http://schemas.google.com/g/2005#event.opaque`.
    public enum Transparency: GData.ValueProperty { public static let element = GD.name("transparency") }

    /// Who may see an event, such as `http://schemas.google.com/g/2005#event.private`.
    public enum Visibility: GData.ValueProperty { public static let element = GD.name("visibility") }

    /// When an event recurs: lines of iCalendar (RFC 2445) from `DTSTART` on.
    public enum Recurrence: GData.TextProperty { public static let element = GD.name("recurrence") }

    /// A recurring event that is different once.
    public struct RecurrenceException: GData.Element {
        public static let element = GD.name("recurrenceException")

        /// Whether it has details of its own.
        @GData.Tolerant public var isSpecialized: Bool?
        /// The event as it is that time.
        public var entryLink: EntryLink?
        /// The event that recurs.
        public var originalEvent: OriginalEvent?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case isSpecialized = "@specialized"
            case entryLink = "gd:entryLink"
            case originalEvent = "gd:originalEvent"
            case extensions
        }
    }

    /// The recurring event that an exception belongs to.
    public struct OriginalEvent: GData.Element {
        public static let element = GD.name("originalEvent")

        /// Its identifier in the calendar.
        public var id: String?
        /// The URI of its entry.
        public var href: String?
        /// When it would have taken place.
        public var when: When?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case id = "@id", href = "@href", when = "gd:when", extensions }
    }

    /// When and how to remind somebody.
    public struct Reminder: GData.Element {
        public static let element = GD.name("reminder")

        /// At what time.
        public var absoluteTime: Atom.DateTime?
        /// How many days before.
        @GData.Tolerant public var days: Int?
        /// How many hours before.
        @GData.Tolerant public var hours: Int?
        /// How many minutes before.
        @GData.Tolerant public var minutes: Int?
        /// `alert`, `email`, `sms` or `none`.
        public var method: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case absoluteTime = "@absoluteTime"
            case days = "@days"
            case hours = "@hours"
            case minutes = "@minutes"
            case method = "@method"
            case extensions
        }
    }

    /// Where the comments on something are.
    public struct Comments: GData.Element {
        public static let element = GD.name("comments")

        /// What the comments are, such as `http://schemas.google.com/g/2005#reviews`; nil for all.
        public var rel: String?
        /// Their feed.
        public var feedLink: FeedLink?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case rel = "@rel", feedLink = "gd:feedLink", extensions }
    }

    /// A point on the earth; see also ``GeoPoint``.
    public struct GeoPt: GData.Element {
        public static let element = GD.name("geoPt")

        /// Degrees north of the equator.
        public var latitude: GData.Number?
        /// Degrees east of Greenwich.
        public var longitude: GData.Number?
        /// Meters above the sea.
        public var elevation: GData.Number?
        /// What the point is called.
        public var label: String?
        /// When it was taken.
        public var time: Atom.DateTime?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case latitude = "@lat"
            case longitude = "@lon"
            case elevation = "@elev"
            case label = "@label"
            case time = "@time"
            case extensions
        }
    }

    /// How people rate something.
    public struct Rating: GData.Element {
        public static let element = GD.name("rating")

        /// What is rated; nil for all of it.
        public var rel: String?
        /// The rating that the user gave.
        public var value: GData.Number?
        /// The lowest rating there is.
        public var min: GData.Number?
        /// The highest rating there is.
        public var max: GData.Number?
        /// The mean of all ratings.
        public var average: GData.Number?
        /// How many people rated.
        @GData.Tolerant public var numRaters: Int?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case rel = "@rel"
            case value = "@value"
            case min = "@min"
            case max = "@max"
            case average = "@average"
            case numRaters = "@numRaters"
            case extensions
        }
    }
}
