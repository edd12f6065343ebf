// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension GD {
    /// The properties that events of all services have in common.
    public protocol EventProperties: Feeds.AtomEntry {}

    /// A message.
    public struct Message: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [GD.kind("message")]
        public static let declarations = Feeds.Declarations(GeoPt.self, Rating.self, When.self, Who.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The place from which the message was sent.
        public var geoPoint: GD.GeoPt? {
            get { self[GD.GeoPt.self] }
            set { self[GD.GeoPt.self] = newValue }
        }
        /// The rating by users.
        public var rating: GD.Rating? {
            get { self[GD.Rating.self] }
            set { self[GD.Rating.self] = newValue }
        }
        /// The time at which the message was sent.
        public var whens: [GD.When] {
            get { self[all: GD.When.self] }
            set { self[all: GD.When.self] = newValue }
        }
        /// The sender and the recipients.
        public var participants: [GD.Who] {
            get { self[all: GD.Who.self] }
            set { self[all: GD.Who.self] = newValue }
        }
    }

    /// The messages of a user.
    public struct MessageFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GD.kind("message")]
        public var feed: Atom.Feed<Message>
        public init(feed: Atom.Feed<Message>) { self.feed = feed }
    }
}

extension GD.EventProperties {
    /// The extensions of events.
    public static var declarations: Feeds.Declarations { GD.ofEvents }

    /// The times of the event; a recurring event has none.
    public var whens: [GD.When] {
        get { self[all: GD.When.self] }
        set { self[all: GD.When.self] = newValue }
    }
    /// The places of the event.
    public var places: [GD.Where] {
        get { self[all: GD.Where.self] }
        set { self[all: GD.Where.self] = newValue }
    }
    /// The participants of the event.
    public var participants: [GD.Who] {
        get { self[all: GD.Who.self] }
        set { self[all: GD.Who.self] = newValue }
    }
    /// The status of the event, such as `http://schemas.google.com/g/2005#event.confirmed`.
    public var eventStatus: String? {
        get { self[GD.EventStatus.self] }
        set { self[GD.EventStatus.self] = newValue }
    }
    /// The value that indicates whether the event takes up time, such as
    /// `http://schemas.google.com/g/2005#event.opaque`.
    public var transparency: String? {
        get { self[GD.Transparency.self] }
        set { self[GD.Transparency.self] = newValue }
    }
    /// The visibility of the event, such as `http://schemas.google.com/g/2005#event.private`.
    public var visibility: String? {
        get { self[GD.Visibility.self] }
        set { self[GD.Visibility.self] = newValue }
    }
    /// The recurrence of the event: lines of iCalendar from `DTSTART` on.
    public var recurrence: String? {
        get { self[GD.Recurrence.self] }
        set { self[GD.Recurrence.self] = newValue }
    }
    /// The exceptions to the recurrence: occurrences that are different.
    public var recurrenceExceptions: [GD.RecurrenceException] {
        get { self[all: GD.RecurrenceException.self] }
        set { self[all: GD.RecurrenceException.self] = newValue }
    }
    /// The recurring event to which this event is an exception.
    public var originalEvent: GD.OriginalEvent? {
        get { self[GD.OriginalEvent.self] }
        set { self[GD.OriginalEvent.self] = newValue }
    }
    /// The reminders of a recurring event; those of a single time are in ``whens``.
    public var reminders: [GD.Reminder] {
        get { self[all: GD.Reminder.self] }
        set { self[all: GD.Reminder.self] = newValue }
    }
    /// The comments on the event.
    public var comments: GD.Comments? {
        get { self[GD.Comments.self] }
        set { self[GD.Comments.self] = newValue }
    }
}
