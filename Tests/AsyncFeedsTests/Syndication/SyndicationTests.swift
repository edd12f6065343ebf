import AsyncFeeds
import AsyncXML
import Testing

@Suite struct SyndicationTests {
    @Test func repliesAreCountedAndTold() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom" xmlns:t="http://purl.org/syndication/thread/1.0">\
            <link rel="replies" href="r" t:count="4" t:updated="2026-11-21T09:00:00Z"/>\
            <t:in-reply-to ref="tag:1" href="h" type="text/html" source="s"/></entry>
            """
        var entry = try decode(Atom.Entry.self, text)
        #expect(entry.replyCount == 4)
        #expect(entry.links[0][Threading.Updated.self] == "2026-11-21T09:00:00Z")
        #expect(entry.inReplyTo.map(\.ref) == ["tag:1"])
        entry.links[0][Threading.Count.self] = 5
        #expect(try canonical(encode(entry).utf8) == canonical(text.replacing("\"4\"", with: "\"5\"").utf8))
        entry.inReplyTo.append(Threading.InReplyTo { $0.ref = "tag:2" })
        #expect(try decode(Atom.Entry.self, encode(entry)).inReplyTo.map(\.ref) == ["tag:1", "tag:2"])
    }

    @Test func pagesAndArchivesAreTold() throws {
        let text = """
            <feed xmlns="http://www.w3.org/2005/Atom" xmlns:h="http://purl.org/syndication/history/1.0" \
            xmlns:o="http://a9.com/-/spec/opensearchrss/1.0/"><h:archive/><o:totalResults>5</o:totalResults>\
            <link rel="prev-archive" href="1"/><link rel="next" href="2"/><link rel="current" href="3"/></feed>
            """
        var feed = try decode(Atom.Feed<Atom.Entry>.self, text)
        #expect(feed.isArchive)
        #expect(!feed.isComplete)
        #expect(feed.totalResults == 5)
        #expect(feed.link(.previousArchive)?.href == "1")
        #expect(feed.link(.next)?.href == "2")
        #expect(feed.link(.current)?.href == "3")
        feed.isArchive = false
        feed.isComplete = true
        let changed = try encode(feed)
        #expect(!changed.contains("archive/>"))
        #expect(changed.contains("complete/>"))
    }

    @Test func deletedEntriesAreTold() throws {
        let text = """
            <feed xmlns="http://www.w3.org/2005/Atom" xmlns:x="http://purl.org/atompub/tombstones/1.0"><x:deleted-entry ref="tag:1" \
            when="2026-11-21T09:00:00Z"><x:by><name>A</name></x:by><x:comment xml:lang="en">spam</x:comment>\
            <link href="l"/></x:deleted-entry></feed>
            """
        let registry = Feeds.Registry()
        let feed = try decode(Atom.Feed<Atom.Entry>.self, text, by: registry.decoder)
        let deleted = try #require(feed.deletedEntries.first)
        #expect(deleted.ref == "tag:1")
        #expect(deleted.when?.moment != nil)
        #expect(deleted.by?.name == "A")
        #expect(deleted.comment?.plainText == "spam")
        #expect(deleted.links.map(\.href) == ["l"])
        #expect(registry.unknowns(in: feed).isEmpty)
    }

    @Test func theSourceOfAnEntryHasMetadataOfItsOwn() throws {
        let text = """
            <entry xmlns="http://www.w3.org/2005/Atom"><source><id>f</id><title>T</title><link rel="self" href="s"/>\
            <author><name>A</name></author><generator version="1">G</generator></source></entry>
            """
        let source = try #require(try decode(Atom.Entry.self, text).source)
        #expect(source.id == "f")
        #expect(source.link(.self)?.href == "s")
        #expect(source.authors.map(\.name) == ["A"])
        #expect(source.generator?.version == "1")
    }
}
