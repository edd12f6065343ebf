extension Atom.Feed {
    /// The feed with its entries as ``Atom/Entry`` values, without the entries that are not Atom entries.
    public var atom: Atom.Feed<Atom.Entry> {
        map { entry in
            entry as? Atom.Entry ?? (entry as? any Feeds.AtomEntry)?.entry ?? (entry as? Feeds.AnyEntry)?.atom
        }
    }

    /// Returns the feed with entries of another type.
    ///
    /// - Parameter transform: Makes the new entry; `nil` leaves the entry out.
    /// - Returns: The feed.
    /// - Throws: Any error that `transform` throws.
    public func map<Other>(_ transform: (Entry) throws -> Other?) rethrows -> Atom.Feed<Other> {
        var feed = Atom.Feed<Other>()
        feed.etag = etag
        feed.fields = fields
        feed.kind = kind
        feed.base = base
        feed.lang = lang
        feed.id = id
        feed.updated = updated
        feed.categories = categories
        feed.title = title
        feed.subtitle = subtitle
        feed.icon = icon
        feed.logo = logo
        feed.rights = rights
        feed.links = links
        feed.authors = authors
        feed.contributors = contributors
        feed.generator = generator
        feed.entries = try entries.compactMap(transform)
        feed.extensions = extensions
        return feed
    }
}

extension Feeds.AtomFeed {
    /// The feed with its entries as ``Atom/Entry`` values, without the entries that are not Atom entries.
    public var atom: Atom.Feed<Atom.Entry> { feed.atom }
}
