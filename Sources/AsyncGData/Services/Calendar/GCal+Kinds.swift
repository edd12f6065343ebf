// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension GCal {
    /// The extensions of busy times.
    public static let ofFreeBusy = Feeds.Declarations(Busy.self, TimeRange.self)

    /// The properties of busy times.
    public protocol FreeBusyProperties: Feeds.AtomEntry {}

    /// A calendar.
    public struct Calendar: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = ["calendar#calendar"]
        public static let declarations = Feeds.Declarations(
            AccessLevel.self,
            Color.self,
            Hidden.self,
            OverrideName.self,
            Selected.self,
            TimesCleaned.self,
            TimeZone.self,
            GD.When.self,
            GD.Where.self
        )
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The access level of the user.
        public var accessLevel: String? {
            get { self[AccessLevel.self] }
            set { self[AccessLevel.self] = newValue }
        }
        /// The color, such as `#2952A3`.
        public var color: String? {
            get { self[Color.self] }
            set { self[Color.self] = newValue }
        }
        /// A Boolean value indicating whether the calendar is hidden from lists.
        public var isHidden: Bool? {
            get { self[Hidden.self] }
            set { self[Hidden.self] = newValue }
        }
        /// A Boolean value indicating whether the calendar is shown.
        public var isSelected: Bool? {
            get { self[Selected.self] }
            set { self[Selected.self] = newValue }
        }
        /// The user's own name for the calendar.
        public var overrideName: String? {
            get { self[OverrideName.self] }
            set { self[OverrideName.self] = newValue }
        }
        /// The number of times that the calendar was cleared.
        public var timesCleaned: Int? {
            get { self[TimesCleaned.self] }
            set { self[TimesCleaned.self] = newValue }
        }
        /// The time zone of the calendar, such as `America/Los_Angeles`.
        public var timeZone: String? {
            get { self[TimeZone.self] }
            set { self[TimeZone.self] = newValue }
        }
        /// The times of its events.
        public var whens: [GD.When] {
            get { self[all: GD.When.self] }
            set { self[all: GD.When.self] = newValue }
        }
        /// The places of its events.
        public var places: [GD.Where] {
            get { self[all: GD.Where.self] }
            set { self[all: GD.Where.self] = newValue }
        }
    }

    /// The calendars of a user.
    public struct CalendarFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = ["calendar#calendarFeed"]
        public var feed: Atom.Feed<Calendar>
        public init(feed: Atom.Feed<Calendar>) { self.feed = feed }
    }

    /// A setting of the user.
    public struct Settings: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = ["calendar#settings"]
        public static let declarations = Feeds.Declarations(SettingsProperty.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The name and value of the setting.
        public var setting: SettingsProperty? {
            get { self[SettingsProperty.self] }
            set { self[SettingsProperty.self] = newValue }
        }
    }

    /// The settings of the user.
    public struct SettingsFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = ["calendar#settingFeed"]
        public var feed: Atom.Feed<Settings>
        public init(feed: Atom.Feed<Settings>) { self.feed = feed }
    }

    /// The busy times of a person.
    public struct FreeBusy: FreeBusyProperties {
        public static let kinds: [Feeds.Kind] = ["calendar#freebusy"]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The busy times of several people.
    public struct FreeBusyFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = ["calendar#freebusyFeed"]
        public var feed: Atom.Feed<FreeBusy>
        public init(feed: Atom.Feed<FreeBusy>) { self.feed = feed }
    }

    /// The busy times of the members of a group.
    public struct GroupFreeBusy: FreeBusyProperties {
        public static let kinds: [Feeds.Kind] = ["calendar#groupFreebusy"]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The busy times of the members of several groups.
    public struct GroupFreeBusyFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = ["calendar#groupFreebusyFeed"]
        public var feed: Atom.Feed<GroupFreeBusy>
        public init(feed: Atom.Feed<GroupFreeBusy>) { self.feed = feed }
    }
}

extension GCal.FreeBusyProperties {
    /// The extensions of busy times.
    public static var declarations: Feeds.Declarations { GCal.ofFreeBusy }

    /// The times at which the person is busy.
    public var busyTimes: [GCal.Busy] {
        get { self[all: GCal.Busy.self] }
        set { self[all: GCal.Busy.self] = newValue }
    }
    /// The requested period.
    public var timeRange: GCal.TimeRange? {
        get { self[GCal.TimeRange.self] }
        set { self[GCal.TimeRange.self] = newValue }
    }
}
