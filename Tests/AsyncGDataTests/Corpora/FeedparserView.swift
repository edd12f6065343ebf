import AsyncGData
import AsyncXML

/// Feeds in the words of feedparser's expectations.
enum FeedparserView {
    static func names(of document: GData.Document, from uri: String?) -> [String: PythonValue]? {
        guard let feed = document.feed?.resolved(from: uri) else { return nil }
        let version: String
        switch document {
        case .rss(let rss): version = "rss" + (rss.version ?? "").filter { $0 != "." }
        case .rdf: version = "rss10"
        case .atom03: version = "atom03"
        default: version = "atom10"
        }
        var members = described(feed.title, "title") + described(feed.subtitle, "subtitle")
        members += described(feed.subtitle, "description") + described(feed.rights, "rights")
        members += described(id: feed.id, feed.links, feed.authors, feed.contributors, feed.categories)
        members += described(feed.generator)
        members += [("icon", feed.icon), ("logo", feed.logo)].compactMap(string)
        members += replies(feed)
        return [
            "feed": dictionary(members), "entries": .list(feed.entries.map(entry)), "version": .string(version),
            "bozo": .bool(false),
        ]
    }

    private static func entry(_ entry: Atom.Entry) -> PythonValue {
        var members = described(entry.title, "title") + described(entry.summary, "summary")
        members += described(entry.summary, "description") + described(entry.rights, "rights")
        if entry.summary == nil, let content = entry.content, let value = value(of: content) {
            members.append(("summary", .string(value)))
            members.append(("description", .string(value)))
        }
        members += described(id: entry.id, entry.links, entry.authors, entry.contributors, entry.categories)
        members += replies(entry)
        if let content = entry.content {
            let type = content.type.map { $0.contains("/") ? $0 : mediaType(content.type) } ?? "text/plain"
            let parts = [("type", type), ("src", content.src), ("value", value(of: content))].compactMap(string)
            members.append(("content", .list([dictionary(parts)])))
        }
        if let source = entry.source { members.append(("source", self.source(source, of: entry))) }
        return dictionary(members)
    }

    private static func source(_ source: Atom.Source, of entry: Atom.Entry) -> PythonValue {
        var members = described(source.title, "title") + described(source.subtitle, "subtitle")
        members += described(source.rights, "rights") + described(source.generator)
        members += described(id: source.id, source.links, source.authors, source.contributors, source.categories)
        members += [("icon", source.icon), ("logo", source.logo)].compactMap(string)
        return dictionary(members)
    }

    private typealias Members = [(String, PythonValue)]

    private static func dictionary(_ members: Members) -> PythonValue {
        .dictionary(Dictionary(members) { first, _ in first })
    }

    private static func string(_ key: String, _ value: String?) -> (String, PythonValue)? {
        value.map { (key, .string($0.trimmed)) }
    }

    private static func mediaType(_ type: String?) -> String {
        switch Atom.TextForm(type: type) {
        case .text: "text/plain"
        case .html: "text/html"
        case .xhtml: "application/xhtml+xml"
        }
    }

    private static func described(_ text: Atom.Text?, _ key: String) -> Members {
        guard let text else { return [] }
        let value = (text.form == .text ? text.plainText : text.html).trimmed
        let detail: Members = [("value", .string(value)), ("type", .string(mediaType(text.type)))]
        return [(key, .string(value)), (key + "_detail", dictionary(detail))]
    }

    private static func value(of content: Atom.Content) -> String? {
        switch content.body {
        case .text(let text): text.trimmed
        case .html(let source): source.trimmed
        case .xml: content.html?.trimmed
        case .base64: content.bytes.map { String(decoding: $0, as: UTF8.self) }
        case .outOfLine: nil
        }
    }

    private static func described(_ generator: Atom.Generator?) -> Members {
        guard let generator else { return [] }
        let detail = [("name", generator.name), ("href", generator.uri), ("version", generator.version)]
        return [
            ("generator", .string(generator.name)), ("generator_detail", dictionary(detail.compactMap(string))),
        ]
    }

    private static func person(_ person: Atom.Person) -> Members {
        [("name", person.name), ("email", person.email), ("href", person.uri)].compactMap(string)
    }

    private static func described(
        id: String?,
        _ links: [Atom.Link],
        _ authors: [Atom.Person],
        _ contributors: [Atom.Person],
        _ categories: [Atom.Category]
    ) -> Members {
        var members = [("id", id)].compactMap(string)
        let listed = links.map { link in
            dictionary(
                [
                    ("rel", link.relation.rawValue), ("type", link.type), ("href", link.href), ("title", link.title),
                    ("hreflang", link.hreflang), ("length", link.length),
                ].compactMap(string)
            )
        }
        members.append(("links", .list(listed)))
        let enclosures = zip(links, listed).filter { $0.0.relation == .enclosure }.map(\.1)
        members.append(("enclosures", .list(enclosures)))
        if let link = links.first(where: { $0.relation == .alternate }) {
            members += [("link", link.href)].compactMap(string)
        }
        if let author = authors.first {
            let (name, email) = (author.name?.trimmed ?? "", author.email?.trimmed)
            members.append(("author", .string(name.isEmpty ? email ?? "" : email.map { "\(name) (\($0))" } ?? name)))
            members.append(("author_detail", dictionary(person(author))))
        }
        members.append(("authors", .list(authors.map { dictionary(person($0)) })))
        members.append(("contributors", .list(contributors.map { dictionary(person($0)) })))
        let tags = categories.map {
            dictionary([("term", $0.term), ("scheme", $0.scheme), ("label", $0.label)].compactMap(string))
        }
        members.append(("tags", .list(tags)))
        return members
    }

    private static func replies(_ carrier: some GData.Extensible) -> Members {
        guard let reply = carrier[Threading.InReplyTo.self] else { return [] }
        let parts = [("ref", reply.ref), ("href", reply.href), ("type", reply.type), ("source", reply.source)]
        return [("thr_in-reply-to", dictionary(parts.compactMap(string)))]
    }
}

extension String {
    var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
