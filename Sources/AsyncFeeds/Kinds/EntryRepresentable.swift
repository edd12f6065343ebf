extension Feeds {
    /// A value that is or wraps an Atom entry, so that a service can change the entry on its server.
    ///
    /// ``Atom/Entry``, every ``AtomEntry`` and ``AnyEntry`` conform to it.
    public protocol EntryRepresentable: Codable, Sendable {
        /// The entry.
        var atomEntry: Atom.Entry { get set }
    }

    /// A value that is or wraps an Atom feed, so that a service can go from page to page.
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
    /// The entry; an empty one if ``Feeds/AnyEntry/atom`` is `nil`.
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

// Feeds and documents hold values of any type. Only these functions know the forms that an entry or feed can have.

extension Feeds {
    /// Returns the Atom entry of a value: the value itself, the entry that it views, or that of an ``AnyEntry``; `nil`
    /// for a value that has none.
    package static func atomEntry(of value: Any) -> Atom.Entry? {
        switch value {
        case let entry as Atom.Entry: entry  // the most frequent one, and the cheapest to recognize
        case let wrapper as AnyEntry: atomEntry(of: wrapper.value)
        default: (value as? any EntryRepresentable)?.atomEntry
        }
    }

    /// Returns an entry as an ``AnyEntry``: the entry itself, or one around the entry or its Atom entry.
    static func anyEntry(of entry: some EntryRepresentable) -> AnyEntry {
        (entry as? AnyEntry) ?? AnyEntry(entry as? any EntryKind ?? entry.atomEntry)
    }

    /// Returns a value with a changed Atom entry; the same value if it has no Atom entry.
    package static func changingEntry<Value>(of value: Value, _ change: (inout Atom.Entry) -> Void) -> Value {
        if var entry = value as? Atom.Entry {
            change(&entry)
            return entry as? Value ?? value
        }
        if var wrapper = value as? AnyEntry {
            wrapper.value = changingEntry(of: wrapper.value, change)
            return wrapper as? Value ?? value
        }
        guard var entry = value as? any EntryRepresentable else { return value }
        change(&entry.atomEntry)
        return entry as? Value ?? value
    }

    /// Returns the Atom feed of a value: the value itself or the feed that it views, with all Atom entries in it; `nil`
    /// for a value that has none.
    static func atomFeed(of value: Any) -> Atom.Feed<Atom.Entry>? { (value as? any FeedRepresentable)?.atom }
}

extension Feeds.FeedRepresentable {
    /// The feed with its entries as ``Atom/Entry`` values, without the entries that are not Atom entries.
    public var atom: Atom.Feed<Atom.Entry> { atomFeed.map { Feeds.atomEntry(of: $0) } }
}
