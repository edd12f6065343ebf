// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

/// The vocabulary of calendars, their events and busy times.
public enum GCal: Feeds.Vocabulary {
    public static let namespace = "http://schemas.google.com/gCal/2005"
    public static let prefix = "gCal"
}

extension GCal {
    /// The access level of the user: `none`, `freebusy`, `read`, `respond`, `contributor`, `editor`, `owner` or `root`.
    public enum AccessLevel: Feeds.ValueProperty { public static let element = GCal.name("accesslevel") }

    /// The number of guests that a person brings along.
    public enum AdditionalGuests: Feeds.ValueProperty {
        public static let element = GCal.name("additionalGuests")
        public typealias Value = Int
    }

    /// The element that indicates whether all people can add themselves to an event.
    public enum AnyoneCanAddSelf: Feeds.ValueProperty {
        public static let element = GCal.name("anyoneCanAddSelf")
        public typealias Value = Bool
    }

    /// The color of a calendar, such as `#2952A3`.
    public enum Color: Feeds.ValueProperty { public static let element = GCal.name("color") }

    /// The element that indicates whether guests can invite others to an event.
    public enum GuestsCanInviteOthers: Feeds.ValueProperty {
        public static let element = GCal.name("guestsCanInviteOthers")
        public typealias Value = Bool
    }

    /// The element that indicates whether guests can change an event.
    public enum GuestsCanModify: Feeds.ValueProperty {
        public static let element = GCal.name("guestsCanModify")
        public typealias Value = Bool
    }

    /// The element that indicates whether guests can see the other guests of an event.
    public enum GuestsCanSeeGuests: Feeds.ValueProperty {
        public static let element = GCal.name("guestsCanSeeGuests")
        public typealias Value = Bool
    }

    /// The element that indicates whether a calendar is hidden from lists.
    public enum Hidden: Feeds.ValueProperty {
        public static let element = GCal.name("hidden")
        public typealias Value = Bool
    }

    /// The user's own name for a calendar.
    public enum OverrideName: Feeds.ValueProperty { public static let element = GCal.name("overridename") }

    /// The element that indicates whether an event is a private copy, whose changes are not sent to others.
    public enum PrivateCopy: Feeds.ValueProperty {
        public static let element = GCal.name("privateCopy")
        public typealias Value = Bool
    }

    /// The element that indicates whether the service parses the content of a new event as a sentence.
    public enum QuickAdd: Feeds.ValueProperty {
        public static let element = GCal.name("quickadd")
        public typealias Value = Bool
    }

    /// The element that indicates whether a guest is a resource, such as a room.
    public enum Resource: Feeds.ValueProperty {
        public static let element = GCal.name("resource")
        public typealias Value = Bool
    }

    /// The element that indicates whether a calendar is shown.
    public enum Selected: Feeds.ValueProperty {
        public static let element = GCal.name("selected")
        public typealias Value = Bool
    }

    /// The element that indicates whether guests are notified of a change.
    public enum SendEventNotifications: Feeds.ValueProperty {
        public static let element = GCal.name("sendEventNotifications")
        public typealias Value = Bool
    }

    /// The number of changes of an event that guests should be notified of (RFC 2445, section 4.8.7.4).
    public enum Sequence: Feeds.ValueProperty {
        public static let element = GCal.name("sequence")
        public typealias Value = Int
    }

    /// The element that indicates whether the organizer is not notified of replies.
    public enum SuppressReplyNotifications: Feeds.ValueProperty {
        public static let element = GCal.name("suppressReplyNotifications")
        public typealias Value = Bool
    }

    /// The element that indicates whether an event comes from another calendar, which sets its identifier and sequence.
    public enum SyncEvent: Feeds.ValueProperty {
        public static let element = GCal.name("syncEvent")
        public typealias Value = Bool
    }

    /// The number of times that a calendar was cleared.
    public enum TimesCleaned: Feeds.ValueProperty {
        public static let element = GCal.name("timesCleaned")
        public typealias Value = Int
    }

    /// The time zone of a calendar's times, such as `America/Los_Angeles`.
    public enum TimeZone: Feeds.ValueProperty { public static let element = GCal.name("timezone") }

    /// The identifier of an event, which is the same in all calendars (RFC 2445, section 4.8.4.7).
    public enum UID: Feeds.ValueProperty { public static let element = GCal.name("uid") }
}
