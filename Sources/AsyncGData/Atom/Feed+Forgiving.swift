import AsyncXML

extension Atom.Feed<Atom.Entry> {
    /// With what careless feeds call as Atom 0.3 did.
    var forgiven: Self {
        var feed = self
        feed.authors = authors.map(\.forgiven)
        feed.contributors = contributors.map(\.forgiven)
        for index in entries.indices {
            feed.entries[index].authors = entries[index].authors.map(\.forgiven)
            feed.entries[index].contributors = entries[index].contributors.map(\.forgiven)
        }
        return feed
    }
}

extension Atom.Person {
    fileprivate var forgiven: Self {
        guard uri == nil, !extensions.isEmpty, let url = self[OldURL.self] else { return self }
        var person = self
        person.uri = url
        return person
    }

    private enum OldURL: GData.TextProperty { static let element = XML.Name(Atom.namespace, "url") }
}
