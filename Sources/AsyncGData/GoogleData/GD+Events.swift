// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

extension GD {
    /// The time of an event.
    public struct When: Feeds.Element {
        public static let element = GD.name("when")

        /// The start: a date with a time, or a date alone for a whole day.
        public var startTime: Atom.DateTime?
        /// The end; `nil` if it is unknown, or for an event of one day.
        public var endTime: Atom.DateTime?
        /// The time as text for people.
        public var valueString: String?
        /// The reminders.
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

    /// The place of an event.
    public struct Where: Feeds.Element {
        public static let element = GD.name("where")

        /// The role of the place; `nil` for the place of the event itself.
        public var rel: String?
        /// The name of the place.
        public var label: String?
        /// The place as text for people.
        public var valueString: String?
        /// Details of the place, such as a contact.
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

    /// A person who takes part in an event, or who sent or received a message.
    public struct Who: Feeds.Element {
        public static let element = GD.name("who")

        /// The role of the person, such as `http://schemas.google.com/g/2005#event.organizer`.
        public var rel: String?
        /// The name for people.
        public var valueString: String?
        /// The e-mail address.
        public var email: String?
        /// The response to the invitation.
        public var attendeeStatus: Feeds.PropertyElement<AttendeeStatus>?
        /// The type of attendance: required or optional.
        public var attendeeType: Feeds.PropertyElement<AttendeeType>?
        /// Details of the person, such as a contact.
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

    /// The response to an invitation, such as `http://schemas.google.com/g/2005#event.accepted`.
    public enum AttendeeStatus: Feeds.ValueProperty { public static let element = GD.name("attendeeStatus") }

    /// The type of attendance, such as `http://schemas.google.com/g/2005#event.optional`.
    public enum AttendeeType: Feeds.ValueProperty { public static let element = GD.name("attendeeType") }

    /// The status of an event, such as `http://schemas.google.com/g/2005#event.confirmed`.
    public enum EventStatus: Feeds.ValueProperty { public static let element = GD.name("eventStatus") }

    /// The element that indicates whether an event takes up time, such as
    /// `http://schemas.google.com/g/2005#event.opaque`.
    public enum Transparency: Feeds.ValueProperty { public static let element = GD.name("transparency") }

    /// The visibility of an event, such as `http://schemas.google.com/g/2005#event.private`.
    public enum Visibility: Feeds.ValueProperty { public static let element = GD.name("visibility") }

    /// The recurrence of an event: lines of iCalendar (RFC 2445) from `DTSTART` on.
    public enum Recurrence: Feeds.TextProperty { public static let element = GD.name("recurrence") }

    /// An exception to a recurring event: one occurrence that is different.
    public struct RecurrenceException: Feeds.Element {
        public static let element = GD.name("recurrenceException")

        /// A Boolean value indicating whether the occurrence has its own details.
        @Feeds.Tolerant public var isSpecialized: Bool?
        /// The changed occurrence.
        public var entryLink: EntryLink?
        /// The recurring event.
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

    /// The recurring event to which an exception belongs.
    public struct OriginalEvent: Feeds.Element {
        public static let element = GD.name("originalEvent")

        /// The identifier of the event in the calendar.
        public var id: String?
        /// The URI of the event's entry.
        public var href: String?
        /// The original time of the occurrence.
        public var when: When?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case id = "@id", href = "@href", when = "gd:when", extensions }
    }

    /// A reminder: its time and method.
    public struct Reminder: Feeds.Element {
        public static let element = GD.name("reminder")

        /// The time of the reminder.
        public var absoluteTime: Atom.DateTime?
        /// The number of days before the event.
        @Feeds.Tolerant public var days: Int?
        /// The number of hours before the event.
        @Feeds.Tolerant public var hours: Int?
        /// The number of minutes before the event.
        @Feeds.Tolerant public var minutes: Int?
        /// The method: `alert`, `email`, `sms` or `none`.
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

    /// The comments on a resource.
    public struct Comments: Feeds.Element {
        public static let element = GD.name("comments")

        /// The kind of comments, such as `http://schemas.google.com/g/2005#reviews`; `nil` for all comments.
        public var rel: String?
        /// The feed with the comments.
        public var feedLink: FeedLink?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case rel = "@rel", feedLink = "gd:feedLink", extensions }
    }

    /// A point on the earth; see also `GeoPoint`.
    public struct GeoPt: Feeds.Element {
        public static let element = GD.name("geoPt")

        /// The degrees north of the equator.
        public var latitude: Feeds.Number?
        /// The degrees east of Greenwich.
        public var longitude: Feeds.Number?
        /// The elevation in meters above the sea.
        public var elevation: Feeds.Number?
        /// The name of the point.
        public var label: String?
        /// The time at which the point was recorded.
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

    /// A rating by users.
    public struct Rating: Feeds.Element {
        public static let element = GD.name("rating")

        /// The aspect that is rated; `nil` for the whole.
        public var rel: String?
        /// The rating by the user.
        public var value: Feeds.Number?
        /// The lowest possible rating.
        public var min: Feeds.Number?
        /// The highest possible rating.
        public var max: Feeds.Number?
        /// The mean of all ratings.
        public var average: Feeds.Number?
        /// The number of ratings.
        @Feeds.Tolerant public var numRaters: Int?
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
