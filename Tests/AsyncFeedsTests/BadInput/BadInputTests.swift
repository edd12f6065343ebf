import AsyncFeeds
import AsyncXML
import Foundation
import Synchronization
import TestCorpora
import Testing

/// Whether tests take all the time that they need, as in `Scripts/check --full`.
private let isThorough = ProcessInfo.processInfo.environment["PEERS_FULL"] != nil

@Suite struct BadInputTests {
    private func document(_ text: String) throws -> Feeds.Document {
        try Feeds.Registry().decoder.decode(Feeds.Document.self, from: text.utf8)
    }

    @Test(arguments: ["<html><body/></html>", "<feed/>", "<rdf/>", "<entry xmlns='u:x'/>"])
    func otherDocumentsAreRefusedByName(text: String) {
        #expect { try document(text) } throws: { ($0 as? Feeds.Error)?.code == .unknownDocument }
    }

    @Test(arguments: ["", " ", "{}", "<feed", "<feed xmlns='http://www.w3.org/2005/Atom'>", "<p>a<br>b</p>", "\u{0}"])
    func whatIsNoXMLIsAnErrorOfXML(text: String) {
        #expect(throws: XML.Error.self) { try document(text) }
    }

    @Test func whatIsMissingOrTwiceIsNoError() throws {
        let text = """
            <feed xmlns="http://www.w3.org/2005/Atom"><entry/><entry><id>1</id></entry><entry><id>1</id><link/><author/>\
            <category/><content/><title type="nonsense">t</title><updated>soon</updated></entry></feed>
            """
        let feed = try #require(try document(text).feed)
        #expect(feed.id == nil)
        #expect(feed.entries.map(\.id) == [nil, "1", "1"])
        #expect(feed.entry(id: "1")?.title == nil)
        #expect(feed.entries[2].title?.plainText == "t")
        #expect(feed.entries[2].updated?.moment == nil)
        #expect(feed.entries[2].link(.alternate)?.href == nil)
        #expect(try canonical(document(text).encoded()) == canonical(text.utf8))
    }

    @Test(arguments: [
        "<feed xmlns='\(Atom.namespace)'><title>1</title><entry><id>a</id><id>b</id></entry><title>2</title></feed>",
        """
        <entry xmlns='\(Atom.namespace)'><content>1</content><summary/><author><name>N</name><name>M</name></author>\
        <content type='xhtml'><p>2</p></content><published>x</published><published>y</published></entry>
        """,
        """
        <rss version='2.0'><channel><title>1</title><title>2</title><item><guid>1</guid><link>a</link><guid>2</guid>\
        <link>b</link><description>x</description><description>y</description></item></channel><channel/></rss>
        """,
        """
        <service xmlns='http://www.w3.org/2007/app' xmlns:a='\(Atom.namespace)'><workspace><a:title>1</a:title><a:title>2</a:title>\
        </workspace></service>
        """,
        "<feed xmlns='http://purl.org/atom/ns#'><tagline>1</tagline><tagline>2</tagline><modified/><modified/></feed>",
    ])
    func whatMayStandOnceAndIsThereTwiceIsKept(text: String) throws {
        #expect(try canonical(document(text).encoded()) == canonical(text.utf8))
    }

    @Test func theFirstOfTwoCountsAndTheOthersAreUnknown() throws {
        let text = "<entry xmlns='\(Atom.namespace)'><title>1</title><id>a</id><title>2</title></entry>"
        var entry = try decode(Atom.Entry.self, text)
        #expect(entry.title?.value == "1")
        #expect(Feeds.Registry().unknowns(in: entry).map(\.name.local) == ["title"])
        entry.title = "changed"
        let changed = text.replacing("<title>1", with: "<title>changed")
        #expect(try canonical(encode(entry).utf8) == canonical(changed.utf8))
    }

    @Test(arguments: [
        "<feed xmlns='\(Atom.namespace)'><title>t</title></feed>", "<entry xmlns='\(Atom.namespace)'/>",
        "<service xmlns='http://www.w3.org/2007/app'/>", "<categories xmlns='http://www.w3.org/2007/app'/>",
        "<rss version='2.0'><channel/></rss>", "<feed xmlns='http://purl.org/atom/ns#'/>",
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/'><channel/></rdf:RDF>",
    ])
    func whatIsAroundTheRootElementIsKept(root: String) throws {
        let text = "<?xml-stylesheet href='s.css'?><!--a-->\n\(root)\n<!--b--><?c d?>"
        #expect(try canonical(document(text).encoded()) == canonical(text.utf8))
    }

    @Test func formatsThatAreMixedKeepWhatIsOfTheOther() throws {
        let rss = """
            <rss version="2.0" xmlns:a="http://www.w3.org/2005/Atom"><channel><a:entry><a:id>1</a:id></a:entry><item><a:title>x</a:title>\
            <title>y</title></item></channel></rss>
            """
        #expect(try document(rss).feed?.entries.map(\.title) == ["y"])
        #expect(try canonical(document(rss).encoded()) == canonical(rss.utf8))
        let atom = """
            <feed xmlns="http://www.w3.org/2005/Atom"><item><title>x</title></item><channel/><entry><id>1</id></entry></feed>
            """
        #expect(try document(atom).feed?.entries.count == 1)
        #expect(try canonical(document(atom).encoded()) == canonical(atom.utf8))
    }

    @Test(.timeLimit(.minutes(5))) func manyLinksOfOneEntryAreNoProblem() throws {
        let links = (0..<10_000).map { "<link rel='\($0 % 7)' href='\($0)'/>" }.joined()
        let entry = try decode(Atom.Entry.self, "<entry xmlns='http://www.w3.org/2005/Atom'>\(links)</entry>")
        #expect(entry.links.count == 10_000)
        #expect(entry.links("3").count == 1_429)
        #expect(try decode(Atom.Entry.self, encode(entry)) == entry)
    }

    @Test(.timeLimit(.minutes(5))) func aHundredThousandEntriesAreReadAsOne() throws {
        let total = isThorough ? 100_000 : 10_000
        let entries = (0..<total).map { "<entry><id>\($0)</id></entry>" }.joined()
        let feed = try #require(try document("<feed xmlns='\(Atom.namespace)'>\(entries)</feed>").feed)
        #expect(feed.entries.count == total && feed.entries.last?.id == "\(total - 1)")
        #expect(feed.entry(id: "5000") == feed.entries[5_000])
    }

    @Test(.timeLimit(.minutes(5))) func aMillionEntriesAreReadOneByOne() async throws {
        let total = isThorough ? 1_000_000 : 50_000
        let feed = LongFeed(count: total)
        var count = 0
        for try await entry in Feeds.FeedEntries(in: feed) {
            if count.isMultiple(of: 1_000) {
                #expect(entry.id == "\(count)")
                // What has been made was read, but for a piece under way.
                #expect(feed.made <= count + 2 * LongFeed.pieceSize)
            }
            count += 1
        }
        #expect(count == total)
    }

    @Test(.timeLimit(.minutes(5))) func entriesThatWereReadAreGone() async throws {
        var most = 0
        for try await entry in XML.Records(CountedEntry.self, in: LongFeed(count: 50_000)) {
            most = max(most, CountedEntry.living.load(ordering: .relaxed))
            withExtendedLifetime(entry) {}
        }
        #expect(most > 0 && most <= 2 * LongFeed.pieceSize)
        #expect(CountedEntry.living.load(ordering: .relaxed) == 0)
    }
}

/// A feed that is made while it is read.
private struct LongFeed: AsyncSequence, Sendable {
    typealias Element = [UInt8]
    typealias Failure = Never
    static let pieceSize = 1_000

    let count: Int
    private let counter = Counter()
    /// How many entries were made so far.
    var made: Int { counter.value.load(ordering: .relaxed) }

    init(count: Int) { self.count = count }

    fileprivate final class Counter: Sendable {
        let value = Atomic(0)
    }

    func makeAsyncIterator() -> Iterator { Iterator(counter: counter, count: count) }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate let counter: Counter
        fileprivate let count: Int
        private var isOver = false

        fileprivate init(counter: Counter, count: Int) {
            self.counter = counter
            self.count = count
        }

        mutating func next() async -> [UInt8]? {
            await Task.yield()  // others wait for the thread, too
            let start = counter.value.load(ordering: .relaxed)
            guard start < count else {
                defer { isOver = true }
                return isOver ? nil : Array("</feed>".utf8)
            }
            var piece = start == 0 ? "<feed xmlns='\(Atom.namespace)'>" : ""
            for number in start..<start + LongFeed.pieceSize { piece += "<entry><id>\(number)</id></entry>" }
            counter.value.add(LongFeed.pieceSize, ordering: .relaxed)
            return Array(piece.utf8)
        }
    }
}

/// An entry that tells how many of its like there are.
private struct CountedEntry: Decodable, Sendable, XML.Root {
    static let element = Atom.Entry.element
    static let living = Atomic(0)

    private final class Life: Sendable {
        init() { living.add(1, ordering: .relaxed) }
        deinit { living.subtract(1, ordering: .relaxed) }
    }

    private let life = Life()
    let entry: Atom.Entry

    init(from decoder: any Decoder) throws { entry = try Atom.Entry(from: decoder) }
}

/// Feeds that somebody else collected come out as they came in, whatever is in them.
@Suite(.enabled(if: Corpora.directory != nil, "CORPORA_DIR is not set")) struct ForeignRoundTripTests {
    @Test func feedparsersFeedsComeOutAsTheyCameIn() throws {
        var (differing, refused, count): ([String], [String], Int) = ([], [], 0)
        for folder in ["feedparser/tests/wellformed/atom10", "feedparser/tests/wellformed/namespace"] {
            for name in Corpora.files(folder) {
                let bytes = try Corpora.bytes(folder, name)
                count += 1
                guard let document = try? Feeds.Registry().decoder.decode(Feeds.Document.self, from: bytes) else {
                    refused.append(name)
                    continue
                }
                if try canonical(document.encoded()) != canonical(bytes) { differing.append(name) }
            }
        }
        #expect(differing == [])
        #expect(refused == ["entry_id_with_attributes.xml"])
        #expect(count == 266)
    }
}
