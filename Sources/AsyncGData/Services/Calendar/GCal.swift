// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// The vocabulary of calendars, their events and busy times.
public enum GCal: GData.Vocabulary {
    public static let namespace = "http://schemas.google.com/gCal/2005"
    public static let prefix = "gCal"
}

extension GCal {
    /// The access level of the user: `none`, `freebusy`, `read`, `respond`, `contributor`, `editor`, `owner` or `root`.
    public enum AccessLevel: GData.ValueProperty { public static let element = GCal.name("accesslevel") }

    /// The number of guests that a person brings along.
    public enum AdditionalGuests: GData.ValueProperty {
        public static let element = GCal.name("additionalGuests")
        public typealias Value = Int
    }

    /// The element that indicates whether all people can add themselves to an event.
    public enum AnyoneCanAddSelf: GData.ValueProperty {
        public static let element = GCal.name("anyoneCanAddSelf")
        public typealias Value = Bool
    }

    /// The color of a calendar, such as `#2952A3`.
    public enum Color: GData.ValueProperty { public static let element = GCal.name("color") }

    /// The element that indicates whether guests can invite others to an event.
    public enum GuestsCanInviteOthers: GData.ValueProperty {
        public static let element = GCal.name("guestsCanInviteOthers")
        public typealias Value = Bool
    }

    /// The element that indicates whether guests can change an event.
    public enum GuestsCanModify: GData.ValueProperty {
        public static let element = GCal.name("guestsCanModify")
        public typealias Value = Bool
    }

    /// The element that indicates whether guests can see the other guests of an event.
    public enum GuestsCanSeeGuests: GData.ValueProperty {
        public static let element = GCal.name("guestsCanSeeGuests")
        public typealias Value = Bool
    }

    /// The element that indicates whether a calendar is hidden from lists.
    public enum Hidden: GData.ValueProperty {
        public static let element = GCal.name("hidden")
        public typealias Value = Bool
    }

    /// The user's own name for a calendar.
    public enum OverrideName: GData.ValueProperty { public static let element = GCal.name("overridename") }

    /// The element that indicates whether an event is a private copy, whose changes are not sent to others.
    public enum PrivateCopy: GData.ValueProperty {
        public static let element = GCal.name("privateCopy")
        public typealias Value = Bool
    }

    /// The element that indicates whether the service parses the content of a new event as a sentence.
    public enum QuickAdd: GData.ValueProperty {
        public static let element = GCal.name("quickadd")
        public typealias Value = Bool
    }

    /// The element that indicates whether a guest is a resource, such as a room.
    public enum Resource: GData.ValueProperty {
        public static let element = GCal.name("resource")
        public typealias Value = Bool
    }

    /// The element that indicates whether a calendar is shown.
    public enum Selected: GData.ValueProperty {
        public static let element = GCal.name("selected")
        public typealias Value = Bool
    }

    /// The element that indicates whether guests are notified of a change.
    public enum SendEventNotifications: GData.ValueProperty {
        public static let element = GCal.name("sendEventNotifications")
        public typealias Value = Bool
    }

    /// The number of changes of an event that guests should be notified of (RFC 2445, section 4.8.7.4).
    public enum Sequence: GData.ValueProperty {
        public static let element = GCal.name("sequence")
        public typealias Value = Int
    }

    /// The element that indicates whether the organizer is not notified of replies.
    public enum SuppressReplyNotifications: GData.ValueProperty {
        public static let element = GCal.name("suppressReplyNotifications")
        public typealias Value = Bool
    }

    /// The element that indicates whether an event comes from another calendar, which sets its identifier and sequence.
    public enum SyncEvent: GData.ValueProperty {
        public static let element = GCal.name("syncEvent")
        public typealias Value = Bool
    }

    /// The number of times that a calendar was cleared.
    public enum TimesCleaned: GData.ValueProperty {
        public static let element = GCal.name("timesCleaned")
        public typealias Value = Int
    }

    /// The time zone of a calendar's times, such as `America/Los_Angeles`.
    public enum TimeZone: GData.ValueProperty { public static let element = GCal.name("timezone") }

    /// The identifier of an event, which is the same in all calendars (RFC 2445, section 4.8.4.7).
    public enum UID: GData.ValueProperty { public static let element = GCal.name("uid") }
}
