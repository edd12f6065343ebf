extension Atom.Feed {
    /// Returns the feed with absolute URIs and with a language for each text: for display, not for writing back.
    ///
    /// Each text, person, category and link gets an `xml:lang`. Only texts and content have an `xml:base`, because
    /// their markup may have relative URIs. Identifiers and extensions stay as they are.
    ///
    /// - Parameter uri: The URI of the feed; `nil` if it is unknown.
    /// - Returns: The feed.
    public func resolved(from uri: String? = nil) -> Self {
        let resolution = Resolution(base: Atom.Base(uri).inside(base), lang: lang)
        var feed = self
        feed.base = nil
        feed.icon = resolution.base.resolve(icon)
        feed.logo = resolution.base.resolve(logo)
        resolution.resolve(&feed.links)
        resolution.resolve(&feed.authors)
        resolution.resolve(&feed.contributors)
        resolution.resolve(&feed.categories)
        resolution.resolve(&feed.title)
        resolution.resolve(&feed.subtitle)
        resolution.resolve(&feed.rights)
        feed.generator?.uri = resolution.base.resolve(generator?.uri)
        for index in feed.entries.indices {
            resolution.resolve(&feed.entries[index])
        }
        return feed
    }
}

extension Atom.Entry {
    /// Returns the entry with absolute URIs and with a language for each text: for display, not for writing back.
    ///
    /// See ``Atom/Feed/resolved(from:)``.
    ///
    /// - Parameters:
    ///   - base: The base of the feed around the entry: its URI and its `xml:base`.
    ///   - lang: The language of the feed.
    /// - Returns: The entry.
    public func resolved(in base: Atom.Base, lang: String? = nil) -> Self {
        let resolution = Resolution(base: base.inside(self.base), lang: self.lang ?? lang)
        var entry = self
        entry.base = nil
        entry.lang = resolution.lang
        resolution.resolve(&entry.links)
        resolution.resolve(&entry.authors)
        resolution.resolve(&entry.contributors)
        resolution.resolve(&entry.categories)
        resolution.resolve(&entry.title)
        resolution.resolve(&entry.summary)
        resolution.resolve(&entry.rights)
        if var content = entry.content {
            let base = resolution.base.inside(content.base)
            content.src = base.resolve(content.src)
            content.base = base.uri.isEmpty ? nil : base.uri
            content.lang = content.lang ?? resolution.lang
            entry.content = content
        }
        return entry
    }
}

extension AtomPub.Service {
    /// Returns the service document with absolute URIs: for display, not for writing back.
    ///
    /// - Parameter uri: The URI of the document; `nil` if it is unknown.
    /// - Returns: The service document.
    public func resolved(from uri: String? = nil) -> Self {
        let base = Atom.Base(uri).inside(base)
        var service = self
        service.base = nil
        for workspace in workspaces.indices {
            for index in workspaces[workspace].collections.indices {
                var collection = workspaces[workspace].collections[index]
                collection.href = base.resolve(collection.href)
                for list in collection.categories.indices {
                    collection.categories[list].href = base.resolve(collection.categories[list].href)
                }
                service.workspaces[workspace].collections[index] = collection
            }
        }
        return service
    }
}

/// Resolves the URIs of one element, and adds the language to its texts, persons, categories and links.
private struct Resolution {
    let base: Atom.Base
    let lang: String?

    func resolve(_ links: inout [Atom.Link]) {
        for index in links.indices {
            links[index].href = base.inside(links[index].base).resolve(links[index].href)
            links[index].base = nil
            links[index].lang = links[index].lang ?? lang
        }
    }

    func resolve(_ persons: inout [Atom.Person]) {
        for index in persons.indices {
            persons[index].uri = base.inside(persons[index].base).resolve(persons[index].uri)
            persons[index].base = nil
            persons[index].lang = persons[index].lang ?? lang
        }
    }

    func resolve(_ categories: inout [Atom.Category]) {
        for index in categories.indices { categories[index].lang = categories[index].lang ?? lang }
    }

    /// Keeps a base in the text, because the reader of its markup resolves the URIs there.
    func resolve(_ text: inout Atom.Text?) {
        guard var resolved = text else { return }
        let inside = base.inside(resolved.base)
        resolved.base = inside.uri.isEmpty ? nil : inside.uri
        resolved.lang = resolved.lang ?? lang
        text = resolved
    }

    func resolve<Entry>(_ entry: inout Entry) {
        entry = Feeds.changingEntry(of: entry) { $0 = $0.resolved(in: base, lang: lang) }
    }
}
