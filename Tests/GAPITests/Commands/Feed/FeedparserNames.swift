import AsyncJSON
import Foundation

/// What `gapi feed --json` says, in the words of feedparser's expectations.
///
///     a text t        t = t.text, t_detail = {value: t.text, type: the media type of t.type, language, base}
///     summary         description; the content where there is none
///     content         [{value, type, src, language, base}], of which base64 is decoded
///     links           links; link = the alternate's href, enclosures = those of that rel
///     authors         authors, author = "name (email)", author_detail; uri is href
///     categories      tags
///     generator       generator = its name, generator_detail; uri is href
///     format          version
///     extensions      thr_in-reply-to, of whose attributes href stands under its own name
enum FeedparserNames {
    static func names(of json: JSON.Value) -> [String: PythonValue] {
        [
            "feed": dictionary(described(json)),
            "entries": .list(json["entries"]?.array?.map { dictionary(entry($0)) } ?? []),
            "version": .string(json["format"]?.string ?? ""),
            "bozo": .bool(false),
        ]
    }

    private typealias Members = [(String, PythonValue)]

    private static func dictionary(_ members: Members) -> PythonValue {
        .dictionary(Dictionary(members) { first, _ in first })
    }

    private static func entry(_ entry: JSON.Value) -> Members {
        var members = described(entry)
        if let content = entry["content"] {
            let detail = text(content)
            members.append(("content", .list([dictionary(detail)])))
            if entry["summary"] == nil, let value = detail.first(where: { $0.0 == "value" })?.1 {
                members += [("summary", value), ("description", value)]
            }
        }
        if let source = entry["source"] { members.append(("source", dictionary(described(source)))) }
        return members
    }

    /// What feeds, entries and sources have.
    private static func described(_ json: JSON.Value) -> Members {
        var members: Members = []
        for (name, key) in [
            ("title", "title"), ("subtitle", "subtitle"), ("description", "subtitle"), ("rights", "rights"),
            ("summary", "summary"), ("description", "summary"),
        ] {
            guard let detail = json[key].map(text), let value = detail.first else { continue }
            members += [(name, value.1), (name + "_detail", dictionary(detail))]
        }
        members += strings(json, ["id": "id", "icon": "icon", "logo": "logo"])
        if let generator = json["generator"] {
            members += strings(generator, ["generator": "name"])
            let detail = strings(generator, ["name": "name", "href": "uri", "version": "version"])
            members.append(("generator_detail", dictionary(detail)))
        }
        let links = list(json["links"]) { link in
            ["rel", "type", "href", "title", "hreflang", "length"].flatMap { strings(link, [$0: $0]) }
        }
        members += [("links", .list(links)), ("enclosures", .list(links.filter { $0["rel"] == .string("enclosure") }))]
        if let link = links.first(where: { $0["rel"] == .string("alternate") })?["href"] {
            members.append(("link", link))
        }
        let authors = list(json["authors"], person)
        members += [("authors", .list(authors)), ("contributors", .list(list(json["contributors"], person)))]
        if let author = authors.first { members += [("author", name(of: author)), ("author_detail", author)] }
        let tags = list(json["categories"]) { strings($0, ["term": "term", "scheme": "scheme", "label": "label"]) }
        members.append(("tags", .list(tags)))
        if let reply = json["extensions", "thr:in-reply-to", 0] {
            let keys: KeyValuePairs = ["ref": "@ref", "href": "@href", "type": "@type", "source": "@source"]
            members.append(("thr_in-reply-to", dictionary(strings(reply, keys))))
        }
        return members
    }

    private static func text(_ text: JSON.Value) -> Members {
        let type = text["type"]?.string ?? ""
        let mediaTypes = ["text": "text/plain", "html": "text/html", "xhtml": "application/xhtml+xml"]
        var members = strings(text, ["value": "text"])
        if type.contains("/"), !type.hasPrefix("text/"), !type.hasSuffix("xml"),
            let bytes = Data(base64Encoded: text["text"]?.string ?? "", options: .ignoreUnknownCharacters)
        {
            members = [("value", .string(String(decoding: bytes, as: UTF8.self)))]
        }
        members.append(("type", .string(mediaTypes[type] ?? type)))
        return members + strings(text, ["src": "src", "language": "language", "base": "base"])
    }

    private static func person(_ person: JSON.Value) -> Members {
        strings(person, ["name": "name", "email": "email", "href": "uri"])
    }

    private static func name(of author: PythonValue) -> PythonValue {
        switch (author["name"], author["email"]) {
        case (.string(let name)?, .string(let email)?) where name != "": .string("\(name) (\(email))")
        case (.string(let name)?, nil): .string(name)
        case (_, let email): email ?? .string("")
        }
    }

    private static func list(_ values: JSON.Value?, _ members: (JSON.Value) -> Members) -> [PythonValue] {
        values?.array?.map { dictionary(members($0)) } ?? []
    }

    /// The texts of an object under other names; feedparser trims all of them.
    private static func strings(_ json: JSON.Value, _ keys: KeyValuePairs<String, String>) -> Members {
        keys.compactMap { name, key in json[key]?.string.map { (name, .string($0.trimmed)) } }
    }
}

extension String {
    var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
