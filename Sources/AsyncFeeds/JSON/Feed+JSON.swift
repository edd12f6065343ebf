public import AsyncJSON
import AsyncXML

extension Atom.Feed {
    /// The feed's metadata as JSON, without its entries.
    ///
    /// ```json
    /// {"id": "…", "title": {"text": "Tea", "type": "text"}, "updated": "2026-11-21T09:00:00Z",
    ///  "links": [{"rel": "self", "href": "…"}], "authors": [{"name": "Liz"}], "categories": [{"term": "tea"}],
    ///  "totalResults": 2, "extensions": {"gd:where": [{"@label": "Here"}]}}
    /// ```
    ///
    /// Members are present only if the feed has them. A text has a `type` as in RFC 4287; the `text` of the types
    /// `html` and `xhtml` is HTML. Dates have the form of RFC 3339; an invalid date is kept as it is written.
    /// `extensions` has every element and attribute (`@`) that has no property, by its qualified name with the usual
    /// prefix. An element is an object of the same form, with its text as the member `""`.
    public var json: JSON.Value { json(prefixes: Feeds.prefixes) }

    /// Returns the JSON of ``json``, with names in other vocabularies than those of this module.
    ///
    /// - Parameter prefixes: The usual prefixes by namespace; other names have the prefixes of the document.
    /// - Returns: The JSON.
    public func json(prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add("etag", etag)
        json.add("fields", fields)
        json.add("kind", kind)
        json.add(describing: self)
        json.add("totalResults", totalResults.map { JSON.Value($0) })
        json.add("startIndex", startIndex.map { JSON.Value($0) })
        json.add("itemsPerPage", itemsPerPage.map { JSON.Value($0) })
        json.add("extensions", extensions.json(prefixes))
        return json.value
    }
}

extension Atom.Entry {
    /// The entry as JSON; see ``Atom/Feed/json``.
    ///
    /// In addition to the members of feeds, it has `published`, `summary`, `content` with `text`, `type` and `src`,
    /// `draft`, `source`, and the place as `location` with `latitude` and `longitude`.
    public var json: JSON.Value { json(prefixes: Feeds.prefixes) }

    /// Returns the JSON of ``json``, with names in other vocabularies than those of this module.
    ///
    /// - Parameter prefixes: The usual prefixes by namespace; other names have the prefixes of the document.
    /// - Returns: The JSON.
    public func json(prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add("etag", etag)
        json.add("fields", fields)
        json.add("kind", kind)
        json.add("id", id)
        json.add("title", title)
        json.add("published", published)
        json.add("updated", updated)
        json.add("language", lang)
        json.add("base", base)
        json.add("summary", summary)
        json.add("content", content?.json(prefixes))
        json.add("rights", rights)
        if isDraft { json.add("draft", JSON.Value(true)) }
        json.add("links", links.map { $0.json(prefixes) })
        json.add("authors", authors.map { $0.json(prefixes) })
        json.add("contributors", contributors.map { $0.json(prefixes) })
        json.add("categories", categories.map { $0.json(prefixes) })
        json.add("source", source?.json(prefixes))
        json.add(
            "location",
            geoPoint.map { ["latitude": JSON.Value($0.latitude), "longitude": JSON.Value($0.longitude)] }
        )
        json.add("extensions", extensions.json(prefixes))
        return json.value
    }
}

extension AtomPub.Service {
    /// The workspaces with their collections as JSON; see ``Atom/Feed/json``.
    ///
    /// ```json
    /// {"workspaces": [{"title": {"text": "Main", "type": "text"}, "collections": [{"href": "…", "title": {…},
    ///  "accept": ["image/*"], "categories": [{"fixed": "yes", "scheme": "…", "categories": [{"term": "tea"}]}]}]}]}
    /// ```
    public var json: JSON.Value { json(prefixes: Feeds.prefixes) }

    /// Returns the JSON of ``json``, with names in other vocabularies than those of this module.
    ///
    /// - Parameter prefixes: The usual prefixes by namespace; other names have the prefixes of the document.
    /// - Returns: The JSON.
    public func json(prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add("language", lang)
        json.add("base", base)
        json.add("workspaces", workspaces.map { $0.json(prefixes) })
        json.add("extensions", extensions.json(prefixes))
        return json.value
    }
}

extension AtomPub.Workspace {
    fileprivate func json(_ prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add("title", title)
        json.add("collections", collections.map { $0.json(prefixes) })
        json.add("extensions", extensions.json(prefixes))
        return json.value
    }
}

extension AtomPub.Collection {
    fileprivate func json(_ prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add("href", href)
        json.add("title", title)
        json.add("accept", accepts.map { JSON.Value($0) })
        json.add("categories", categories.map { $0.json(prefixes: prefixes) })
        json.add("extensions", extensions.json(prefixes))
        return json.value
    }
}

extension AtomPub.Categories {
    /// The list as JSON; see ``AtomPub/Service/json``.
    public var json: JSON.Value { json(prefixes: Feeds.prefixes) }

    /// Returns the JSON of ``json``, with names in other vocabularies than those of this module.
    ///
    /// - Parameter prefixes: The usual prefixes by namespace; other names have the prefixes of the document.
    /// - Returns: The JSON.
    public func json(prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add("href", href)
        json.add("fixed", fixed)
        json.add("scheme", scheme)
        json.add("categories", categories.map { $0.json(prefixes) })
        json.add("extensions", extensions.json(prefixes))
        return json.value
    }
}

extension Atom.Source {
    fileprivate func json(_ prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add(describing: self)
        json.add("extensions", extensions.json(prefixes))
        return json.value
    }
}

/// The metadata of a feed, which an entry's `source` has too.
private protocol FeedDescription {
    var id: String? { get }
    var title: Atom.Text? { get }
    var subtitle: Atom.Text? { get }
    var rights: Atom.Text? { get }
    var updated: Atom.DateTime? { get }
    var lang: String? { get }
    var base: String? { get }
    var icon: String? { get }
    var logo: String? { get }
    var generator: Atom.Generator? { get }
    var links: [Atom.Link] { get }
    var authors: [Atom.Person] { get }
    var contributors: [Atom.Person] { get }
    var categories: [Atom.Category] { get }
}

extension Atom.Feed: FeedDescription {}
extension Atom.Source: FeedDescription {}

extension MemberList {
    fileprivate mutating func add(describing feed: some FeedDescription) {
        add("id", feed.id)
        add("title", feed.title)
        add("subtitle", feed.subtitle)
        add("rights", feed.rights)
        add("updated", feed.updated)
        add("language", feed.lang)
        add("base", feed.base)
        add("icon", feed.icon)
        add("logo", feed.logo)
        add("generator", feed.generator?.json(prefixes))
        add("links", feed.links.map { $0.json(prefixes) })
        add("authors", feed.authors.map { $0.json(prefixes) })
        add("contributors", feed.contributors.map { $0.json(prefixes) })
        add("categories", feed.categories.map { $0.json(prefixes) })
    }
}

extension Atom.Link {
    fileprivate func json(_ prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add("rel", rel ?? "alternate")
        json.add("href", href)
        json.add("type", type)
        json.add("hreflang", hreflang)
        json.add("title", title)
        json.add("length", length)
        json.add("etag", etag)
        json.add("base", base)
        json.add("extensions", extensions.json(prefixes))
        return json.value
    }
}

extension Atom.Person {
    fileprivate func json(_ prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add("name", name)
        json.add("uri", uri)
        json.add("email", email)
        json.add("extensions", extensions.json(prefixes))
        return json.value
    }
}

extension Atom.Category {
    fileprivate func json(_ prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add("term", term)
        json.add("scheme", scheme)
        json.add("label", label)
        json.add("extensions", extensions.json(prefixes))
        return json.value
    }
}

extension Atom.Generator {
    fileprivate func json(_ prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add("name", name)
        json.add("uri", uri)
        json.add("version", version)
        json.add("extensions", extensions.json(prefixes))
        return json.value
    }
}

extension Atom.Text {
    fileprivate func json(_ prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        json.add("text", form == .text ? plainText : html)
        json.add("type", form.rawValue)
        json.add("language", lang)
        json.add("base", base)
        if form != .xhtml { json.add("extensions", extensions.json(prefixes)) }
        return json.value
    }
}

extension Atom.Content {
    fileprivate func json(_ prefixes: [String: String]) -> JSON.Value {
        var json = MemberList(prefixes)
        switch body {
        case .text(let text), .html(let text), .base64(let text): json.add("text", text)
        case .xml(let elements):
            json.add("text", Atom.TextForm(type: type) == .xhtml ? html : elements.map(\.markup).joined())
        case .outOfLine(let uri): json.add("src", uri)
        }
        json.add("type", type ?? "text")
        json.add("language", lang)
        json.add("base", base)
        if !holdsMarkup { json.add("extensions", extensions.json(prefixes)) }
        return json.value
    }
}

/// The members of an object in order, without missing values.
private struct MemberList {
    /// The usual prefixes by namespace.
    let prefixes: [String: String]
    private var members: [(name: String, value: JSON.Value)] = []

    init(_ prefixes: [String: String]) { self.prefixes = prefixes }

    var value: JSON.Value { JSON.Value(members: members) }

    mutating func add(_ name: String, _ value: JSON.Value?) {
        if let value { members.append((name, value)) }
    }

    mutating func add(_ name: String, _ text: String?) { add(name, text.map { JSON.Value($0) }) }
    mutating func add(_ name: String, _ text: Atom.Text?) { add(name, text?.json(prefixes)) }
    mutating func add(_ name: String, _ date: Atom.DateTime?) { add(name, date.map { $0.moment?.text ?? $0.text }) }

    mutating func add(_ name: String, _ values: [JSON.Value]) {
        if !values.isEmpty { add(name, JSON.Value(values)) }
    }
}
