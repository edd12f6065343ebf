public import AsyncXML

extension Atom03.Feed {
    /// The feed in the form of Atom 1.0: `tagline` becomes `subtitle`, `copyright` becomes `rights`, and `modified`
    /// becomes `updated`.
    public var atom: Atom.Feed<Atom.Entry> {
        Atom.Feed { feed in
            feed.base = base
            feed.lang = lang
            feed.id = id
            feed.title = title?.atom
            feed.subtitle = tagline?.atom
            feed.rights = copyright?.atom
            feed.updated = modified?.standard
            feed.links = links
            feed.authors = authors.map(\.atom)
            feed.contributors = contributors.map(\.atom)
            feed.generator = generator.map { Atom.Generator($0.name, uri: $0.url, version: $0.version) }
            feed.categories = self[all: DublinCore.Subject.self].map { Atom.Category($0) }
            feed.entries = entries.map(\.atom)
            feed.extensions = extensions
        }
    }
}

extension Atom03.Entry {
    /// The entry in the form of Atom 1.0: `issued` becomes `published`, and `modified` becomes `updated`.
    public var atom: Atom.Entry {
        Atom.Entry { entry in
            entry.base = base
            entry.lang = lang
            entry.id = id
            entry.title = title?.atom
            entry.summary = summary?.atom
            entry.content = contents.first?.content
            entry.published = (issued ?? created)?.standard
            entry.updated = (modified ?? issued ?? created)?.standard
            entry.links = links
            entry.authors = authors.map(\.atom)
            entry.contributors = contributors.map(\.atom)
            entry.categories = self[all: DublinCore.Subject.self].map { Atom.Category($0) }
            entry.extensions = extensions
        }
    }
}

extension Atom03.Person {
    fileprivate var atom: Atom.Person { Atom.Person(name: name ?? "", uri: url, email: email) }
}

extension Atom03.Text {
    /// The elements and texts inside the text.
    public var markup: [XML.Node] { extensions.nodes }

    /// The text: base64 is decoded, escaped markup stays as it is.
    public var value: String {
        let text = markup.compactMap(\.text).joined()
        return mode == "base64" ? Atom.Content.text(base64: text) ?? text : text
    }

    private var hasElements: Bool { markup.contains { $0.element != nil } }

    /// The text in the form of Atom 1.0.
    public var atom: Atom.Text {
        var text: Atom.Text
        if hasElements, let xhtml = try? Atom.Text.xhtml(div) {
            text = xhtml
        } else {
            let isHTML = Atom.TextForm(type: type) != .text
            text = Atom.Text(value, type: isHTML ? "html" : type == nil ? nil : "text")
        }
        text.base = base
        text.lang = lang
        return text
    }

    /// The content in the form of Atom 1.0.
    fileprivate var content: Atom.Content {
        var content: Atom.Content
        if hasElements, let xhtml = try? Atom.Content.xml(div, type: "xhtml") {
            content = xhtml
        } else if Atom.TextForm(type: type) != .text {
            content = .html(value)
        } else {
            content = Atom.Content(value, type: type)
        }
        content.base = base
        content.lang = lang
        return content
    }

    /// The markup in a `div`, as Atom 1.0 requires it.
    private var div: XML.Element {
        let name = XML.Name("http://www.w3.org/1999/xhtml", "div")
        let elements = markup.compactMap(\.element)
        if elements.count == 1, elements[0].name == name { return elements[0] }
        return XML.Element(name, children: markup)
    }
}
