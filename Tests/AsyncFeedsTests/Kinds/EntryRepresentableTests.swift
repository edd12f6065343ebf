import AsyncFeeds
import AsyncXML
import Testing

@Suite struct EntryRepresentableTests {
    /// A type of a program that has an Atom entry, without being a view of it.
    private struct Clipping: Feeds.EntryKind, Feeds.EntryRepresentable {
        static let kinds: [Feeds.Kind] = []
        var note = ""
        var atomEntry: Atom.Entry
    }

    private static let entry = Atom.Entry {
        $0.id = "1"
        $0.links = [Atom.Link { $0.href = "a" }]
    }

    /// Checks the Atom form and the resolved form of a feed.
    private func check<Entry: Codable & Sendable>(_ entry: Entry, ids: [String?] = ["1"]) {
        let feed = Atom.Feed<Entry> { $0.entries = [entry] }
        #expect(feed.atom.entries.map(\.id) == ids)
        let resolved = feed.resolved(from: "https://e.com/feed")
        #expect(resolved.entries.count == 1)
        #expect(resolved.atom.entries.map { $0.links.first?.href } == ids.map { _ in "https://e.com/a" })
    }

    @Test func everyFormOfAnEntryHasItsAtomEntry() {
        check(Self.entry)
        check(Chess.Game(entry: Self.entry))
        check(Clipping(atomEntry: Self.entry))
        check(Feeds.AnyEntry(Self.entry))
        check(Feeds.AnyEntry(Chess.Game(entry: Self.entry)))
        check(Feeds.AnyEntry(Clipping(atomEntry: Self.entry)))
    }

    @Test func anEntryOfAnotherShapeHasNone() throws {
        let match = Match(id: "1", title: "t")
        check(match, ids: [])
        check(Feeds.AnyEntry(match), ids: [])
        var any = Feeds.AnyEntry(match)
        any.atom = Self.entry
        #expect(any.atom == nil && any.as(Match.self)?.id == "1")
    }

    @Test func settingTheAtomEntryKeepsTheType() {
        var any = Feeds.AnyEntry(Clipping(note: "n", atomEntry: Atom.Entry()))
        any.atom = Self.entry
        #expect(any.as(Clipping.self)?.note == "n" && any.atom?.id == "1")
        any = Feeds.AnyEntry(Chess.Game(entry: Atom.Entry()))
        any.atom = Self.entry
        #expect(any.as(Chess.Game.self)?.id == "1")
    }
}
