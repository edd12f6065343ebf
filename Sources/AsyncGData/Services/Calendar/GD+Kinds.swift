// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Kinds, declarations and initializers are documented by the protocols that ask for them.

extension GD {
    /// What events have in common, whatever their service.
    public protocol EventProperties: GData.AtomEntry {}

    /// A message.
    public struct Message: GData.AtomEntry {
        public static let kinds: [GData.Kind] = [GD.kind("message")]
        public static let declarations = GData.Declarations(GeoPt.self, Rating.self, When.self, Who.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// Where it was sent from.
        public var geoPoint: GD.GeoPt? {
            get { self[GD.GeoPt.self] }
            set { self[GD.GeoPt.self] = newValue }
        }
        /// How people rate it.
        public var rating: GD.Rating? {
            get { self[GD.Rating.self] }
            set { self[GD.Rating.self] = newValue }
        }
        /// When it was sent.
        public var whens: [GD.When] {
            get { self[all: GD.When.self] }
            set { self[all: GD.When.self] = newValue }
        }
        /// Who sent and received it.
        public var participants: [GD.Who] {
            get { self[all: GD.Who.self] }
            set { self[all: GD.Who.self] = newValue }
        }
    }

    /// The messages of somebody.
    public struct MessageFeed: GData.AtomFeed {
        public static let kinds: [GData.Kind] = [GD.kind("message")]
        public var feed: Atom.Feed<Message>
        public init(feed: Atom.Feed<Message>) { self.feed = feed }
    }
}

extension GD.EventProperties {
    /// What all of them have.
    public static var declarations: GData.Declarations { GD.ofEvents }

    /// When it takes place; a recurring event has none.
    public var whens: [GD.When] {
        get { self[all: GD.When.self] }
        set { self[all: GD.When.self] = newValue }
    }
    /// Where it takes place.
    public var places: [GD.Where] {
        get { self[all: GD.Where.self] }
        set { self[all: GD.Where.self] = newValue }
    }
    /// Who takes part.
    public var participants: [GD.Who] {
        get { self[all: GD.Who.self] }
        set { self[all: GD.Who.self] = newValue }
    }
    /// Whether it takes place, such as `http://schemas.google.com/g/2005#event.confirmed`.
    public var eventStatus: String? {
        get { self[GD.EventStatus.self] }
        set { self[GD.EventStatus.self] = newValue }
    }
    /// Whether it takes its time, such as `http://schemas.google.com/g/2005#event.opaque`.
    public var transparency: String? {
        get { self[GD.Transparency.self] }
        set { self[GD.Transparency.self] = newValue }
    }
    /// Who may see it, such as `http://schemas.google.com/g/2005#event.private`.
    public var visibility: String? {
        get { self[GD.Visibility.self] }
        set { self[GD.Visibility.self] = newValue }
    }
    /// When it recurs: lines of iCalendar from `DTSTART` on.
    public var recurrence: String? {
        get { self[GD.Recurrence.self] }
        set { self[GD.Recurrence.self] = newValue }
    }
    /// When it recurs and is different.
    public var recurrenceExceptions: [GD.RecurrenceException] {
        get { self[all: GD.RecurrenceException.self] }
        set { self[all: GD.RecurrenceException.self] = newValue }
    }
    /// The recurring event that it is an exception of.
    public var originalEvent: GD.OriginalEvent? {
        get { self[GD.OriginalEvent.self] }
        set { self[GD.OriginalEvent.self] = newValue }
    }
    /// When to remind of it; those of a single time are in ``whens``.
    public var reminders: [GD.Reminder] {
        get { self[all: GD.Reminder.self] }
        set { self[all: GD.Reminder.self] = newValue }
    }
    /// Where the comments on it are.
    public var comments: GD.Comments? {
        get { self[GD.Comments.self] }
        set { self[GD.Comments.self] = newValue }
    }
}
