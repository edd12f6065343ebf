extension Feeds {
    /// A value that wraps an Atom entry, so that a ``GDataService`` can change the entry on its server.
    ///
    /// ``Atom/Entry``, every ``AtomEntry`` and ``AnyEntry`` conform to it.
    public protocol EntryRepresentable: Codable, Sendable {
        /// The entry.
        var atomEntry: Atom.Entry { get set }
    }

    /// A value that wraps an Atom feed, so that a ``GDataService`` can go from page to page.
    ///
    /// ``Atom/Feed`` and every ``AtomFeed`` conform to it.
    public protocol FeedRepresentable: Codable, Sendable {
        /// The type of the entries.
        associatedtype FeedEntry: Codable & Sendable

        /// The feed.
        var atomFeed: Atom.Feed<FeedEntry> { get set }
    }
}

extension Feeds.AtomEntry {
    /// The entry.
    public var atomEntry: Atom.Entry {
        get { entry }
        set { entry = newValue }
    }
}

extension Atom.Entry: Feeds.EntryRepresentable {
    /// The entry itself.
    public var atomEntry: Atom.Entry {
        get { self }
        set { self = newValue }
    }
}

extension Feeds.AnyEntry: Feeds.EntryRepresentable {
    /// The entry; an empty one if its type is neither ``Feeds/AtomEntry`` nor ``Atom/Entry``.
    public var atomEntry: Atom.Entry {
        get { atom ?? Atom.Entry() }
        set { atom = newValue }
    }
}

extension Feeds.AtomFeed {
    /// The feed.
    public var atomFeed: Atom.Feed<Entry> {
        get { feed }
        set { feed = newValue }
    }
}

extension Atom.Feed: Feeds.FeedRepresentable {
    /// The feed itself.
    public var atomFeed: Atom.Feed<Entry> {
        get { self }
        set { self = newValue }
    }
}
