extension RSS.Channel {
    /// Returns the feed in the form of Atom 1.0.
    ///
    /// `description` becomes the subtitle, and `lastBuildDate` becomes `updated`. The link is the identifier if there
    /// is no `rdf:about`, because RSS 2.0 has none. Dates are converted to Atom's form; extensions are kept. Authors
    /// and dates are also taken from Dublin Core and iTunes, and links from `atom:link` elements.
    ///
    /// - Parameter items: The items; `nil` for the items inside the channel.
    /// - Returns: The feed.
    public func atom(_ items: [RSS.Item]? = nil) -> Atom.Feed<Atom.Entry> {
        Atom.Feed { feed in
            feed.base = base
            feed.lang = lang ?? language ?? self[DublinCore.Language.self]
            feed.id = about ?? link
            feed.title = (title ?? self[DublinCore.Title.self]).map { Atom.Text($0) }
            feed.subtitle = (description ?? self[ITunes.Subtitle.self]).map { .html($0) }
            feed.rights = (copyright ?? self[DublinCore.Rights.self]).map { Atom.Text($0) }
            let updated = lastBuildDate ?? self[DublinCoreTerms.Modified.self] ?? self[DublinCore.Date.self] ?? pubDate
            feed.updated = updated?.standard
            feed.links = (link.map { [Atom.Link($0, rel: "alternate")] } ?? []) + self[all: Atom.Link.self]
            feed.authors =
                [managingEditor].compactMap { $0 }.map(Atom.Person.init(mail:))
                + (self[all: DublinCore.Creator.self] + self[all: ITunes.Author.self]).map { Atom.Person(name: $0) }
            feed.contributors =
                [webMaster].compactMap { $0 }.map(Atom.Person.init(mail:))
                + self[all: DublinCore.Contributor.self].map { Atom.Person(name: $0) }
            feed.categories =
                categories.map(\.atom) + self[all: DublinCore.Subject.self].map { Atom.Category($0) }
                + self[all: ITunes.Category.self].flatMap(\.atom)
            feed.generator = generator.map { Atom.Generator($0) }
            feed.logo = image?.url ?? self[ITunes.Image.self]?.href
            feed.entries = (items ?? self.items).map(\.atom)
            feed.extensions = extensions
        }
    }
}

extension RSS.Item {
    /// The item in the form of Atom 1.0.
    ///
    /// `description` becomes the summary, and `content:encoded` becomes the content. The identifier is `guid`,
    /// `rdf:about` or the link, in this order. Dates are converted to Atom's form; an invalid date stays as it is.
    /// Extensions are kept. Authors and dates are also taken from Dublin Core and iTunes.
    public var atom: Atom.Entry {
        Atom.Entry { entry in
            entry.base = base
            entry.lang = lang ?? self[DublinCore.Language.self]
            entry.id = guid?.text ?? about ?? link
            entry.title = (title ?? self[DublinCore.Title.self]).map { Atom.Text($0) }
            entry.summary = (description ?? self[ITunes.Summary.self] ?? self[DublinCore.Description.self]).map {
                .html($0)
            }
            entry.content = self[RSSContent.Encoded.self].map { .html($0) }
            let published = pubDate ?? self[DublinCoreTerms.Issued.self] ?? self[DublinCore.Date.self]
            entry.published = published?.standard
            let updated = self[DublinCoreTerms.Modified.self] ?? self[DublinCore.Date.self] ?? pubDate
            entry.updated = updated?.standard
            entry.links = atomLinks
            entry.authors =
                [author].compactMap { $0 }.map(Atom.Person.init(mail:))
                + (self[all: DublinCore.Creator.self] + self[all: ITunes.Author.self]).map { Atom.Person(name: $0) }
            entry.contributors = self[all: DublinCore.Contributor.self].map { Atom.Person(name: $0) }
            entry.categories = categories.map(\.atom) + self[all: DublinCore.Subject.self].map { Atom.Category($0) }
            entry.rights = self[DublinCore.Rights.self].map { Atom.Text($0) }
            entry.extensions = extensions
            if let source {
                entry.source = Atom.Source {
                    $0.title = Atom.Text(source.text)
                    $0.links = source.url.map { [Atom.Link($0, rel: "self")] } ?? []
                }
            }
        }
    }

    private var atomLinks: [Atom.Link] {
        var links = self[all: Atom.Link.self]
        let page = link ?? guid.flatMap { $0.isPermaLink == "false" ? nil : $0.text }
        if let page { links.insert(Atom.Link(page, rel: "alternate"), at: 0) }
        links += enclosures.map { enclosure in
            var link = Atom.Link(enclosure.url ?? "", rel: "enclosure", type: enclosure.type)
            link.length = enclosure.length
            return link
        }
        if let comments { links.append(Atom.Link(comments, rel: "replies", type: "text/html")) }
        if let feed = self[CommentAPI.CommentFeed.self] { links.append(Atom.Link(feed, rel: "replies")) }
        return links
    }
}

extension RSS.Category {
    fileprivate var atom: Atom.Category { Atom.Category(text, scheme: domain) }
}

extension ITunes.Category {
    /// The category and its subcategories.
    fileprivate var atom: [Atom.Category] {
        ([text] + categories.map(\.text)).compactMap { $0 }.map { Atom.Category($0, scheme: "http://www.itunes.com/") }
    }
}

extension Atom.Person {
    /// Creates a person from a text in the form of mail: `liz@example.com (Liz)`, `Liz <liz@example.com>`, or only one
    /// part.
    ///
    /// - Parameter mail: The text.
    init(mail: String) {
        let text = mail[...].trimmed
        let parts = text.split { "()<>".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
        let email = parts.first { $0.contains("@") && !$0.contains(" ") }
        self.init(name: parts.first { $0 != email } ?? text, email: email)
    }
}
