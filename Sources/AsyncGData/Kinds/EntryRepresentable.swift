extension GData {
    /// Something that is an Atom entry underneath, so that a ``GDataService`` can change it on its server.
    ///
    /// ``Atom/Entry``, every ``AtomEntry`` and ``AnyEntry`` are.
    public protocol EntryRepresentable: Codable, Sendable {
        /// The entry.
        var atomEntry: Atom.Entry { get set }
    }

    /// Something that is an Atom feed underneath, so that a ``GDataService`` can go from page to page.
    ///
    /// ``Atom/Feed`` and every ``AtomFeed`` are.
    public protocol FeedRepresentable: Codable, Sendable {
        /// What the entries are.
        associatedtype FeedEntry: Codable & Sendable

        /// The feed.
        var atomFeed: Atom.Feed<FeedEntry> { get set }
    }
}

extension GData.AtomEntry {
    /// The entry.
    public var atomEntry: Atom.Entry {
        get { entry }
        set { entry = newValue }
    }
}

extension Atom.Entry: GData.EntryRepresentable {
    /// The entry itself.
    public var atomEntry: Atom.Entry {
        get { self }
        set { self = newValue }
    }
}

extension GData.AnyEntry: GData.EntryRepresentable {
    /// The entry; an empty one where its type is no ``GData/AtomEntry``.
    public var atomEntry: Atom.Entry {
        get { atom ?? Atom.Entry() }
        set { atom = newValue }
    }
}

extension GData.AtomFeed {
    /// The feed.
    public var atomFeed: Atom.Feed<Entry> {
        get { feed }
        set { feed = newValue }
    }
}

extension Atom.Feed: GData.FeedRepresentable {
    /// The feed itself.
    public var atomFeed: Atom.Feed<Entry> {
        get { self }
        set { self = newValue }
    }
}
