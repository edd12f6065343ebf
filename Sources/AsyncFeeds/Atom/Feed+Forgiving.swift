import AsyncXML

extension Atom.Feed<Atom.Entry> {
    /// The feed with the URIs of persons that careless feeds write in `url`, the element of Atom 0.3.
    var forgiven: Self {
        var feed = self
        feed.authors = authors.map(\.forgiven)
        feed.contributors = contributors.map(\.forgiven)
        feed.entries = entries.map(\.forgiven)
        return feed
    }
}

extension Atom.Entry {
    /// The entry with the URIs of persons that careless feeds write in `url`, the element of Atom 0.3.
    var forgiven: Self {
        var entry = self
        entry.authors = authors.map(\.forgiven)
        entry.contributors = contributors.map(\.forgiven)
        if let source, (source.authors + source.contributors).contains(where: { $0.forgiven != $0 }) {
            entry.source?.authors = source.authors.map(\.forgiven)
            entry.source?.contributors = source.contributors.map(\.forgiven)
        }
        return entry
    }
}

extension Atom.Person {
    fileprivate var forgiven: Self {
        guard uri == nil, !extensions.isEmpty, let url = self[OldURL.self] else { return self }
        var person = self
        person.uri = url
        return person
    }

    private enum OldURL: Feeds.TextProperty { static let element = XML.Name(Atom.namespace, "url") }
}
