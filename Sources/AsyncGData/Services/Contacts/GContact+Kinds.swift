// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require kinds, declarations and initializers document them.

public import AsyncFeeds

extension GContact {
    /// A person in the user's address book.
    public struct Contact: ContactProperties {
        public static let kinds: [Feeds.Kind] = [GContact.kind("contact")]
        public static let declarations = GContact.ofContacts + Feeds.Declarations(GroupMembership.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The groups to which the contact belongs.
        public var groupMemberships: [GroupMembership] {
            get { self[all: GroupMembership.self] }
            set { self[all: GroupMembership.self] = newValue }
        }
    }

    /// The contacts of the user.
    public struct ContactFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GContact.kind("contact")]
        public static let declarations = Feeds.Declarations(GD.Where.self)
        public var feed: Atom.Feed<Contact>
        public init(feed: Atom.Feed<Contact>) { self.feed = feed }

        /// The place of the contacts.
        public var place: GD.Where? {
            get { self[GD.Where.self] }
            set { self[GD.Where.self] = newValue }
        }
    }

    /// A group of contacts.
    public struct Group: Feeds.AtomEntry {
        public static let kinds: [Feeds.Kind] = [GContact.kind("group")]
        public static let declarations = Feeds.Declarations(SystemGroup.self)
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }

        /// The system group that it is; `nil` for a group that the user has created.
        public var systemGroup: SystemGroup? {
            get { self[SystemGroup.self] }
            set { self[SystemGroup.self] = newValue }
        }
    }

    /// The groups of the user.
    public struct GroupFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GContact.kind("group")]
        public var feed: Atom.Feed<Group>
        public init(feed: Atom.Feed<Group>) { self.feed = feed }
    }

    /// A person in the directory of a domain.
    public struct Profile: ContactProperties {
        public static let kinds: [Feeds.Kind] = [GContact.kind("profile")]
        public var entry: Atom.Entry
        public init(entry: Atom.Entry) { self.entry = entry }
    }

    /// The people of a domain.
    public struct ProfileFeed: Feeds.AtomFeed {
        public static let kinds: [Feeds.Kind] = [GContact.kind("profile")]
        public var feed: Atom.Feed<Profile>
        public init(feed: Atom.Feed<Profile>) { self.feed = feed }
    }
}
