// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension GCal {
    /// An event of a calendar.
    public struct Event: GD.EventProperties {
        public static let kinds: [Feeds.Kind] = ["calendar#event", GD.kind("event")]
        public static let declarations =
            GD.ofEvents
            + Feeds.Declarations(
                AdditionalGuests.self,
                AnyoneCanAddSelf.self,
                GuestsCanInviteOthers.self,
                GuestsCanModify.self,
                GuestsCanSeeGuests.self,
                PrivateCopy.self,
                QuickAdd.self,
                Resource.self,
                SendEventNotifications.self,
                Sequence.self,
                SuppressReplyNotifications.self,
                SyncEvent.self,
                UID.self,
                WebContent.self
            )
            .in(Atom.Link.self, WebContent.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// A Boolean value indicating whether all people can add themselves to the event.
        public var anyoneCanAddSelf: Bool? {
            get { self[AnyoneCanAddSelf.self] }
            set { self[AnyoneCanAddSelf.self] = newValue }
        }
        /// A Boolean value indicating whether guests can invite others.
        public var guestsCanInviteOthers: Bool? {
            get { self[GuestsCanInviteOthers.self] }
            set { self[GuestsCanInviteOthers.self] = newValue }
        }
        /// A Boolean value indicating whether guests can change the event.
        public var guestsCanModify: Bool? {
            get { self[GuestsCanModify.self] }
            set { self[GuestsCanModify.self] = newValue }
        }
        /// A Boolean value indicating whether guests can see the other guests.
        public var guestsCanSeeGuests: Bool? {
            get { self[GuestsCanSeeGuests.self] }
            set { self[GuestsCanSeeGuests.self] = newValue }
        }
        /// A Boolean value indicating whether the event is a private copy, whose changes are not sent to others.
        public var isPrivateCopy: Bool? {
            get { self[PrivateCopy.self] }
            set { self[PrivateCopy.self] = newValue }
        }
        /// A Boolean value indicating whether the service parses the content of a new event as a sentence.
        public var isQuickAdd: Bool? {
            get { self[QuickAdd.self] }
            set { self[QuickAdd.self] = newValue }
        }
        /// A Boolean value indicating whether guests are notified of a change.
        public var sendsEventNotifications: Bool? {
            get { self[SendEventNotifications.self] }
            set { self[SendEventNotifications.self] = newValue }
        }
        /// The number of changes that guests should be notified of.
        public var sequence: Int? {
            get { self[Sequence.self] }
            set { self[Sequence.self] = newValue }
        }
        /// A Boolean value indicating whether the organizer is not notified of replies.
        public var suppressesReplyNotifications: Bool? {
            get { self[SuppressReplyNotifications.self] }
            set { self[SuppressReplyNotifications.self] = newValue }
        }
        /// A Boolean value indicating whether the event comes from another calendar, which sets its identifier and
        /// sequence.
        public var isSyncEvent: Bool? {
            get { self[SyncEvent.self] }
            set { self[SyncEvent.self] = newValue }
        }
        /// The identifier, which is the same in all calendars.
        public var uid: String? {
            get { self[UID.self] }
            set { self[UID.self] = newValue }
        }
        /// The link to an image or gadget that the event shows; `nil` if there is none.
        public var webContentLink: Atom.Link? { entry.links.first { $0[WebContent.self] != nil } }
    }

    /// The events of a calendar.
    public struct EventFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = ["calendar#eventFeed"]
        public static let declarations = Feeds.Declarations(TimesCleaned.self, TimeZone.self, GD.Where.self)
        public var feed: Atom.Feed<Event>
        public init(feed: Atom.Feed<Event>) { self.feed = feed }

        /// The time zone of the feed's times, such as `America/Los_Angeles`.
        public var timeZone: String? {
            get { self[TimeZone.self] }
            set { self[TimeZone.self] = newValue }
        }
        /// The number of times that the calendar was cleared.
        public var timesCleaned: Int? {
            get { self[TimesCleaned.self] }
            set { self[TimesCleaned.self] = newValue }
        }
        /// The places of the events.
        public var places: [GD.Where] {
            get { self[all: GD.Where.self] }
            set { self[all: GD.Where.self] = newValue }
        }
    }
}

extension GD.Who {
    /// The number of guests that the person brings along.
    public var additionalGuests: Int? {
        get { self[GCal.AdditionalGuests.self] }
        set { self[GCal.AdditionalGuests.self] = newValue }
    }
    /// A Boolean value indicating whether it is a resource, such as a room.
    public var isResource: Bool? {
        get { self[GCal.Resource.self] }
        set { self[GCal.Resource.self] = newValue }
    }
}
