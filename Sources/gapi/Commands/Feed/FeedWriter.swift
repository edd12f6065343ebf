import AsyncFeeds
import AsyncGData
import AsyncJSON
import AsyncXML

/// A writer of a feed, which it writes while the feed is being read.
protocol FeedWriter: AnyObject {
    /// Begins with the feed's metadata before its first entry; without a format, there is an entry without a feed.
    func begin(_ feed: Atom.Feed<Atom.Entry>, _ format: Feeds.FeedFormat?)
    func write(_ entry: Atom.Entry)
    /// Receives all metadata of the feed, including those after the first entry.
    func complete(_ feed: Atom.Feed<Atom.Entry>)
    func end()
    /// Writes a document without entries.
    func write(_ document: Feeds.Document)
}

/// A writer of a table with one line for each entry.
final class FeedTable: FeedWriter {
    private let console: Console
    private let table = Table(
        .init("updated", width: 16, .left),
        .init("author", width: 18, .left),
        .init("title", width: 5, .left)
    )
    private var count = 0

    init(_ console: Console) { self.console = console }

    func begin(_ feed: Atom.Feed<Atom.Entry>, _ format: Feeds.FeedFormat?) {
        if let format {
            console.print(console.styled(line(feed.title?.plainText ?? "(no title)"), .bold))
            let facts = [format.rawValue, feed.updated.map(date), feed.id].compactMap { $0 }
            console.print(console.styled(facts.joined(separator: " · "), .dim))
            console.print()
        }
        console.print(console.styled(table.header, .dim))
    }

    func write(_ entry: Atom.Entry) {
        count += 1
        let author = entry.authors.lazy.compactMap { $0.name ?? $0.email }.first ?? ""
        let title = entry.title?.plainText ?? entry.summary?.plainText ?? entry.id ?? ""
        let row = table.line([(entry.updated ?? entry.published).map(date) ?? "", cut(line(author), 18), line(title)])
        console.print(console.isTerminal ? cut(row, console.width) : row)
    }

    func complete(_ feed: Atom.Feed<Atom.Entry>) {}

    func end() {
        console.print()
        console.print("\(Int64(count).grouped) \(count == 1 ? "entry" : "entries")")
    }

    /// Writes the collections of each workspace, or the categories.
    func write(_ document: Feeds.Document) {
        switch document {
        case .service(let service):
            let table = Table(
                .init("collection", width: 24, .left),
                .init("accepts", width: 24, .left),
                .init("URL", width: 3, .left)
            )
            for workspace in service.workspaces {
                console.print(console.styled(line(workspace.title?.plainText ?? "(no title)"), .bold))
                console.print(console.styled(table.header, .dim))
                for collection in workspace.collections {
                    let accepts = collection.accepts.isEmpty ? ["entries"] : collection.accepts.map(line)
                    let title = line(collection.title?.plainText ?? "")
                    console.print(table.line([title, accepts.joined(separator: ", "), collection.href ?? ""]))
                }
                console.print()
            }
        case .categories(let list):
            let table = Table(
                .init("category", width: 24, .left),
                .init("label", width: 24, .left),
                .init("scheme", width: 6, .left)
            )
            console.print(console.styled(table.header, .dim))
            for category in list.categories {
                let scheme = category.scheme ?? list.scheme
                console.print(table.line([line(category.term ?? ""), line(category.label ?? ""), scheme ?? ""]))
            }
        default: break
        }
    }

    /// Returns a date in the form `2026-11-21 09:00`, or its text if it is not a valid date.
    private func date(_ date: Atom.DateTime) -> String {
        guard let moment = date.moment else { return cut(line(date.text), 16) }
        let text = Atom.DateTime(seconds: moment.seconds).text
        return moment.hasTime ? "\(text.prefix(10)) \(text.dropFirst(11).prefix(5))" : String(text.prefix(10))
    }

    /// Returns a text in one line.
    private func line(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    private func cut(_ text: String, _ width: Int) -> String {
        text.count <= width ? text : text.prefix(max(width - 1, 0)) + "…"
    }
}

/// A writer of a JSON object, which it writes while the feed is being read.
final class FeedJSON: FeedWriter {
    private let console: Console
    private let registry: Feeds.Registry
    private var head: JSON.Value = [:]
    private var hasEntries = false
    private var unknown: [String: Int] = [:]
    private var later: JSON.Value?

    init(_ console: Console, _ registry: Feeds.Registry) {
        self.console = console
        self.registry = registry
    }

    func begin(_ feed: Atom.Feed<Atom.Entry>, _ format: Feeds.FeedFormat?) {
        head = feed.json(prefixes: GData.prefixes)
        console.write("{\"format\": \"\(format?.rawValue ?? "entry")\"")
        for (name, value) in head.members ?? [] { console.write(", \(text(JSON.Value(name))): \(text(value))") }
        console.write(", \"entries\": [")
        note(registry.unknowns(in: feed))
    }

    func write(_ entry: Atom.Entry) {
        console.write((hasEntries ? ",\n" : "\n") + text(entry.json(prefixes: GData.prefixes)))
        hasEntries = true
        note(registry.unknowns(in: entry))
    }

    func complete(_ feed: Atom.Feed<Atom.Entry>) {
        let known = head
        let added = (feed.json(prefixes: GData.prefixes).members ?? []).filter { known[$0.name] != $0.value }
        if !added.isEmpty { later = JSON.Value(members: added) }
    }

    func end() {
        let counts = unknown.sorted { $0.key < $1.key }.map { (name: $0.key, value: JSON.Value($0.value)) }
        console.write("\n], \"unknown\": \(text(JSON.Value(members: counts)))")
        if let later { console.write(", \"later\": \(text(later))") }
        console.write("}\n")
    }

    func write(_ document: Feeds.Document) {
        switch document {
        case .service(let service): write("service", service.json(prefixes: GData.prefixes))
        case .categories(let list): write("categories", list.json(prefixes: GData.prefixes))
        default: break
        }
    }

    private func write(_ format: String, _ json: JSON.Value) {
        let format = (name: "format", value: JSON.Value(format))
        console.write(text(JSON.Value(members: [format] + (json.members ?? []).map { ($0.name, $0.value) })) + "\n")
    }

    private func note(_ unknowns: [Feeds.Unknown]) {
        for each in unknowns { unknown[(each.isAttribute ? "@" : "") + each.name.qualified, default: 0] += 1 }
    }

    private func text(_ value: JSON.Value) -> String { String(decoding: value.encoded(), as: UTF8.self) }
}
