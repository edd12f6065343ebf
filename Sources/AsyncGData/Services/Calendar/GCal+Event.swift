// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Kinds, declarations and initializers are documented by the protocols that ask for them.

extension GCal {
    /// An event of a calendar.
    public struct Event: GD.EventProperties {
        public static let kinds: [GData.Kind] = ["calendar#event", GD.kind("event")]
        public static let declarations =
            GD.ofEvents
            + GData.Declarations(
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

        /// Whether anyone can add himself.
        public var anyoneCanAddSelf: Bool? {
            get { self[AnyoneCanAddSelf.self] }
            set { self[AnyoneCanAddSelf.self] = newValue }
        }
        /// Whether guests can invite others.
        public var guestsCanInviteOthers: Bool? {
            get { self[GuestsCanInviteOthers.self] }
            set { self[GuestsCanInviteOthers.self] = newValue }
        }
        /// Whether guests can change it.
        public var guestsCanModify: Bool? {
            get { self[GuestsCanModify.self] }
            set { self[GuestsCanModify.self] = newValue }
        }
        /// Whether guests can see who else is invited.
        public var guestsCanSeeGuests: Bool? {
            get { self[GuestsCanSeeGuests.self] }
            set { self[GuestsCanSeeGuests.self] = newValue }
        }
        /// Whether it is a copy of which the others are not told.
        public var isPrivateCopy: Bool? {
            get { self[PrivateCopy.self] }
            set { self[PrivateCopy.self] = newValue }
        }
        /// Whether the content of a new event is a sentence to be understood.
        public var isQuickAdd: Bool? {
            get { self[QuickAdd.self] }
            set { self[QuickAdd.self] = newValue }
        }
        /// Whether guests are told of a change.
        public var sendsEventNotifications: Bool? {
            get { self[SendEventNotifications.self] }
            set { self[SendEventNotifications.self] = newValue }
        }
        /// How often it was changed so that its guests should be told.
        public var sequence: Int? {
            get { self[Sequence.self] }
            set { self[Sequence.self] = newValue }
        }
        /// Whether the organizer is not told of replies.
        public var suppressesReplyNotifications: Bool? {
            get { self[SuppressReplyNotifications.self] }
            set { self[SuppressReplyNotifications.self] = newValue }
        }
        /// Whether it comes from another calendar, which sets its identifier and its sequence.
        public var isSyncEvent: Bool? {
            get { self[SyncEvent.self] }
            set { self[SyncEvent.self] = newValue }
        }
        /// The identifier in all calendars.
        public var uid: String? {
            get { self[UID.self] }
            set { self[UID.self] = newValue }
        }
        /// The link to an image or a gadget that it shows, if there is one.
        public var webContentLink: Atom.Link? { entry.links.first { $0[WebContent.self] != nil } }
    }

    /// The events of a calendar.
    public struct EventFeed: GData.AtomFeed {
        public static let kinds: [GData.Kind] = ["calendar#eventFeed"]
        public static let declarations = GData.Declarations(TimesCleaned.self, TimeZone.self, GD.Where.self)
        public var feed: Atom.Feed<Event>
        public init(feed: Atom.Feed<Event>) { self.feed = feed }

        /// The zone of its times, such as `America/Los_Angeles`.
        public var timeZone: String? {
            get { self[TimeZone.self] }
            set { self[TimeZone.self] = newValue }
        }
        /// How often it was cleared.
        public var timesCleaned: Int? {
            get { self[TimesCleaned.self] }
            set { self[TimesCleaned.self] = newValue }
        }
        /// Where the events take place.
        public var places: [GD.Where] {
            get { self[all: GD.Where.self] }
            set { self[all: GD.Where.self] = newValue }
        }
    }
}

extension GD.Who {
    /// How many guests the person brings along.
    public var additionalGuests: Int? {
        get { self[GCal.AdditionalGuests.self] }
        set { self[GCal.AdditionalGuests.self] = newValue }
    }
    /// Whether it is a thing, such as a room.
    public var isResource: Bool? {
        get { self[GCal.Resource.self] }
        set { self[GCal.Resource.self] = newValue }
    }
}
