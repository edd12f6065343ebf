import AsyncGData
import AsyncXML
import TestCorpora
import Testing

/// Feeds that Google's services sent: what becomes of them, and what lxml says is in them.
@Suite(.enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set")) struct GDataFeedsTests {
    @Test(arguments: Corpora.files("gdata-feeds"))
    func unchangedFeedsComeOutAsTheyCameIn(name: String) throws {
        let bytes = try Corpora.bytes("gdata-feeds", name)
        let document = try Feeds.Registry.googleData.decoder.decode(Feeds.Document.self, from: bytes)
        #expect(try canonical(document.encoded()) == canonical(bytes))
    }

    @Test(arguments: Corpora.files("gdata-feeds"))
    func typedValuesAreThoseThatAnotherParserFinds(name: String) throws {
        let expected = try #require(Expected.all[name])
        let bytes = try Corpora.bytes("gdata-feeds", name)
        switch try Feeds.Registry.googleData.decoder.decode(Feeds.Document.self, from: bytes) {
        case .feed(let feed):
            let feed = try #require((feed as? Feeds.AnyFeed)?.atom)
            #expect([feed.etag, feed.kind] == [expected.attributes["gd:etag"], expected.attributes["gd:kind"]])
            #expect([feed.id, feed.updated?.text] == [expected.id.first, expected.updated.first])
            #expect([feed.title?.type, feed.title?.value] == (expected.title.first ?? [nil, nil]))
            #expect(feed.links.map { [$0.rel, $0.type, $0.href] } == expected.links)
            #expect(feed.categories.map { [$0.scheme, $0.term, $0.label] } == expected.categories)
            #expect(feed.authors.map { [$0.name, $0.email, $0.uri] } == expected.authors)
            compare(feed, expected)
            let entries = try #require(expected.entries)
            #expect(feed.entries.count == entries.count)
            for (entry, expected) in zip(feed.entries, entries) { compare(entry, expected) }
        case .entry(let entry): compare(try #require(entry as? Atom.Entry), expected)
        case .service(let service):
            #expect(
                service.workspaces.flatMap(\.collections).map(\.href)
                    == expected.values("app:workspace/app:collection@href")
            )
            #expect(
                service.workspaces.flatMap(\.collections).flatMap(\.accepts)
                    == expected.values("app:workspace/app:collection/app:accept")
            )
        default: Issue.record("neither feed nor entry nor service")
        }
    }

    private func compare(_ entry: Atom.Entry, _ expected: Expected) {
        #expect([entry.etag, entry.kind] == [expected.attributes["gd:etag"], expected.attributes["gd:kind"]])
        #expect(entry.id == expected.id.first)
        #expect([entry.published?.text, entry.updated?.text] == [expected.published.first, expected.updated.first])
        #expect([entry.title?.type, entry.title?.value] == (expected.title.first ?? [nil, nil]))
        #expect([entry.summary?.type, entry.summary?.value] == (expected.summary.first ?? [nil, nil]))
        #expect(
            [entry.content?.type, entry.content?.src, entry.content?.value]
                == (expected.content.first ?? [nil, nil, nil])
        )
        #expect(entry.links.map { [$0.rel, $0.type, $0.href] } == expected.links)
        #expect(entry.categories.map { [$0.scheme, $0.term, $0.label] } == expected.categories)
        #expect(entry.authors.map { [$0.name, $0.email, $0.uri] } == expected.authors)
        #expect(entry.published.map { $0.moment != nil } ?? true)
        #expect(entry.updated.map { $0.moment != nil } ?? true)
        compare(entry as any Feeds.Extensible, expected)
    }

    private func compare(_ carrier: any Feeds.Extensible, _ expected: Expected) {
        for value in TypedValue.all {
            let (ours, theirs) = (value.values(carrier), expected.values(value.path))
            #expect(ours == theirs, "\(value.path)")
        }
    }

    /// What is of no vocabulary that the module knows as a whole.
    @Test func unknownsAreOfOtherVocabularies() throws {
        let known = Set(ChecklistTests.prefixes.compactMap { Supplier.namespaces[$0] })
        var unknowns: Set<XML.Name> = []
        for name in Corpora.files("gdata-feeds") {
            let registry = ChecklistTests.registry
            let bytes = try Corpora.bytes("gdata-feeds", name)
            let document = try registry.decoder.decode(Feeds.Document.self, from: bytes)
            unknowns.formUnion(registry.unknowns(in: document).map(\.name))
        }
        // A made-up element, and one that HTML content should have escaped.
        let invented = ["br", "unknownXMLThang"].map { XML.Name(Atom.namespace, $0) }
        #expect(unknowns.filter { known.contains($0.namespace ?? "") } == Set(invented))
        #expect(unknowns.count > invented.count)
    }

    /// A property that is nowhere in the corpus proves nothing.
    @Test func eachTypedValueIsInTheCorpus() {
        let expected = Expected.all.values.flatMap { [$0] + ($0.entries ?? []) }
        for value in TypedValue.all {
            #expect(expected.contains { $0.values(value.path).contains { $0 != nil } }, "\(value.path)")
        }
        #expect(Expected.all.count == 36)
    }
}
