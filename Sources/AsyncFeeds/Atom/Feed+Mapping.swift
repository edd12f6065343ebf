extension Atom.Feed {
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
