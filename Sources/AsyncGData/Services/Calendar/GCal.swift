// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Calendars, their events, and when somebody is busy.
public enum GCal: GData.Vocabulary {
    public static let namespace = "http://schemas.google.com/gCal/2005"
    public static let prefix = "gCal"
}

extension GCal {
    /// What the user may do with a calendar: `none`, `freebusy`, `read`, `respond`, `contributor`, `editor`, `owner` or
    /// `root`.
    public enum AccessLevel: GData.ValueProperty { public static let element = GCal.name("accesslevel") }

    /// How many guests somebody brings along.
    public enum AdditionalGuests: GData.ValueProperty {
        public static let element = GCal.name("additionalGuests")
        public typealias Value = Int
    }

    /// Whether anyone can add himself to an event.
    public enum AnyoneCanAddSelf: GData.ValueProperty {
        public static let element = GCal.name("anyoneCanAddSelf")
        public typealias Value = Bool
    }

    /// The color of a calendar, such as `#2952A3`.
    public enum Color: GData.ValueProperty { public static let element = GCal.name("color") }

    /// Whether guests can invite others to an event.
    public enum GuestsCanInviteOthers: GData.ValueProperty {
        public static let element = GCal.name("guestsCanInviteOthers")
        public typealias Value = Bool
    }

    /// Whether guests can change an event.
    public enum GuestsCanModify: GData.ValueProperty {
        public static let element = GCal.name("guestsCanModify")
        public typealias Value = Bool
    }

    /// Whether guests can see who else is invited to an event.
    public enum GuestsCanSeeGuests: GData.ValueProperty {
        public static let element = GCal.name("guestsCanSeeGuests")
        public typealias Value = Bool
    }

    /// Whether a calendar is not listed.
    public enum Hidden: GData.ValueProperty {
        public static let element = GCal.name("hidden")
        public typealias Value = Bool
    }

    /// What the user calls a calendar.
    public enum OverrideName: GData.ValueProperty { public static let element = GCal.name("overridename") }

    /// Whether an event is a copy of which the others are not told.
    public enum PrivateCopy: GData.ValueProperty {
        public static let element = GCal.name("privateCopy")
        public typealias Value = Bool
    }

    /// Whether the content of a new event is a sentence to be understood.
    public enum QuickAdd: GData.ValueProperty {
        public static let element = GCal.name("quickadd")
        public typealias Value = Bool
    }

    /// Whether a guest is a thing, such as a room.
    public enum Resource: GData.ValueProperty {
        public static let element = GCal.name("resource")
        public typealias Value = Bool
    }

    /// Whether a calendar is shown.
    public enum Selected: GData.ValueProperty {
        public static let element = GCal.name("selected")
        public typealias Value = Bool
    }

    /// Whether guests are told of a change.
    public enum SendEventNotifications: GData.ValueProperty {
        public static let element = GCal.name("sendEventNotifications")
        public typealias Value = Bool
    }

    /// How often an event was changed so that its guests should be told (RFC 2445, section 4.8.7.4).
    public enum Sequence: GData.ValueProperty {
        public static let element = GCal.name("sequence")
        public typealias Value = Int
    }

    /// Whether the organizer is not told of replies.
    public enum SuppressReplyNotifications: GData.ValueProperty {
        public static let element = GCal.name("suppressReplyNotifications")
        public typealias Value = Bool
    }

    /// Whether an event comes from another calendar, which sets its identifier and its sequence.
    public enum SyncEvent: GData.ValueProperty {
        public static let element = GCal.name("syncEvent")
        public typealias Value = Bool
    }

    /// How often a calendar was cleared.
    public enum TimesCleaned: GData.ValueProperty {
        public static let element = GCal.name("timesCleaned")
        public typealias Value = Int
    }

    /// The zone of the times, such as `America/Los_Angeles`.
    public enum TimeZone: GData.ValueProperty { public static let element = GCal.name("timezone") }

    /// The identifier of an event in all calendars (RFC 2445, section 4.8.4.7).
    public enum UID: GData.ValueProperty { public static let element = GCal.name("uid") }
}
