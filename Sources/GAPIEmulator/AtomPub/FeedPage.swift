import EmulatorServer
import AsyncFetch
import AsyncJSON
import AsyncXML
import HTTPTypes

/// A page of a collection: the parameters of the query, and the feed that it returns.
struct FeedPage {
    private static let known: Set<String> = [
        "alt", "author", "fields", "q", "hl", "max-results", "orderby", "prettyprint", "v", "published-min",
        "published-max",
        "updated-min", "updated-max", "showdeleted", "onlydeleted", "requirealldeleted", "sortorder", "start-index",
        "strict", "err",
    ]

    private let request: IncomingRequest
    private let collection: String
    private let filters: [String]
    private let start: Int
    private let limit: Int
    /// The searches for the words of `q`.
    private let words: [TextSearch]

    /// Reads the parameters, and the filters after `/-/`; throws Google's 400 for an invalid number.
    init(_ request: IncomingRequest, _ collection: String, filters: [String]) throws(GoogleError) {
        self.request = request
        self.collection = collection
        self.filters = filters
        let query = request.query
        let searched = query["q"] ?? ""
        guard searched.utf8.count <= TextSearch.longest else { throw .invalid("q", "is too long") }
        words = Set(searched.lowercased().split(separator: " ")).map { TextSearch(for: String($0)) }
        // A limit above the number of possible entries, and small enough for additions without overflow.
        start = Int(min(try query.integer("start-index") ?? 1, Int64(Int32.max)))
        limit = Int(min(try query.integer("max-results") ?? 25, Int64(Int32.max)))
        guard start > 0 else { throw .invalid("start-index", "is not positive") }
        guard limit >= 0 else { throw .invalid("max-results", "is negative") }
        if query["strict"] == "true", let other = query.parameters.first(where: { !Self.known.contains($0.name) }) {
            throw .invalid(other.name, "is not known")
        }
    }

    /// Returns the feed of the page.
    func feed(_ all: [StoredEntry], etag: String) throws(GoogleError) -> XML.Element {
        var meant: [StoredEntry] = []
        for entry in all where try matches(entry) { meant.append(entry) }
        let isByPublication = request.query["orderby"] == "published"
        let isAscending = request.query["sortorder"] == "ascending"
        meant.sort { first, second in
            let isFirst =
                isByPublication
                ? first.number > second.number : (first.updated, first.number) > (second.updated, second.number)
            return isFirst != isAscending
        }
        let atom = FeedVocabulary.atom
        let own = "\(request.root)/feeds/\(PercentEncoding.encode(collection))"
        var feed = XML.Element(atom.name("feed"), declarations: FeedVocabulary.declarations)
        feed.set(FeedVocabulary.gd.name("etag"), etag)
        feed.append(atom.element("id", own))
        feed.append(atom.element("updated", WallClock.timestamp(all.map(\.updated).max() ?? 0)))
        feed.append(atom.element("title", collection))
        feed.append(.link("self", url(from: start)))
        for relation in ["feed", "post"] { feed.append(.link("\(FeedVocabulary.gd.namespace)#\(relation)", own)) }
        feed.append(.link("\(FeedVocabulary.gd.namespace)#batch", own + "/batch"))
        feed.append(
            .link(
                "\(FeedVocabulary.gd.namespace)#resumable-create-media",
                "\(request.root)/upload/feeds/\(PercentEncoding.encode(collection))"
            )
        )
        if start > 1 { feed.append(.link("previous", url(from: max(1, start - limit)))) }
        let first = min(start - 1, meant.count)
        let end = PageCutter(size: limit).end(from: first, of: meant.count) { meant[$0].byteCount }
        if limit > 0, end < meant.count { feed.append(.link("next", url(from: end + 1))) }
        feed.append(FeedVocabulary.openSearch.element("totalResults", meant.count))
        feed.append(FeedVocabulary.openSearch.element("startIndex", start))
        feed.append(FeedVocabulary.openSearch.element("itemsPerPage", limit))
        for entry in meant[first..<end] {
            feed.append(entry.element(root: request.root, inFeed: true))
        }
        return feed
    }

    /// Returns the URL of the page that begins at a position.
    private func url(from start: Int) -> String {
        var pairs = request.query.parameters.filter { $0.name != "start-index" }
        if start > 1 { pairs.append(("start-index", String(start))) }
        let query = pairs.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }
        return request.root + request.target.path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }

    // MARK: Conditions

    private func matches(_ entry: StoredEntry) throws(GoogleError) -> Bool {
        let query = request.query
        let onlyDeleted = query["onlydeleted"] == "true"
        if entry.isDeleted ? !onlyDeleted && query["showdeleted"] != "true" : onlyDeleted { return false }
        if !words.isEmpty {
            let text = ["title", "summary", "content"].flatMap { entry.elements($0) }.map(\.text).joined(separator: " ")
            guard words.allSatisfy({ $0.isFound(in: text, .anywhere) }) else { return false }
        }
        if let author = query["author"] {
            guard entry.elements("author").contains(where: { $0.elements.contains { $0.text == author } }) else {
                return false
            }
        }
        for (name, time) in [("published", entry.published), ("updated", entry.updated)] {
            if let least = try self.time(name + "-min"), time < least { return false }
            if let end = try self.time(name + "-max"), time >= end { return false }
        }
        return filters.allSatisfy { $0.split(separator: "|").contains { Self.matches(entry, String($0)) } }
    }

    /// Returns whether an entry matches a filter: `{scheme}term` or `term`, with `-` before it for a category to
    /// exclude.
    private static func matches(_ entry: StoredEntry, _ filter: String) -> Bool {
        let isExcluded = filter.hasPrefix("-")
        var term = filter.dropFirst(isExcluded ? 1 : 0)
        var scheme: String?
        if term.hasPrefix("{"), let end = term.firstIndex(of: "}") {
            scheme = String(term[term.startIndex..<end].dropFirst())
            term = term[end...].dropFirst()
        }
        let has = entry.elements("category").contains { category in
            category[attribute: "term"] == String(term)
                && (scheme.map { $0 == category[attribute: "scheme"] ?? "" } ?? true)
        }
        return has != isExcluded
    }

    /// Returns a parameter that is a date, or a date and time, in microseconds since 1970.
    private func time(_ name: String) throws(GoogleError) -> Int64? {
        guard let text = request.query[name] else { return nil }
        guard let time = try? JSON.Timestamp(parsing: text.contains("T") ? text : text + "T00:00:00Z") else {
            throw .invalid(name, "is no time")
        }
        return time.seconds * 1_000_000 + Int64(time.nanoseconds) / 1000
    }
}
