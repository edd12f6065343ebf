import Testing

@testable import AsyncXML

/// Everything at once, for the thread sanitizer as well.
@Suite struct ConcurrencyTests {
    @Test(.timeLimit(.minutes(5))) func sixtyFourTasksThatReadAndWriteWithTheSameDecoderAgree() async throws {
        var registry = XML.ExtensionRegistry()
        registry.declare(Color.self, in: Entry.self)
        var decoder = XML.Decoder()
        decoder.extensions = registry
        let (shared, encoder) = (decoder, XML.Encoder())
        let bytes = RecordsTests.feed(40)
        let feed = try shared.decode(Feed.self, from: bytes)
        let written = try encoder.encode(feed)
        let document = try XML.Document(parsing: bytes)
        let canonical = try document.canonical()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 1...64 {
                group.addTask {
                    #expect(try shared.decode(Feed.self, from: bytes) == feed)
                    #expect(try encoder.encode(feed) == written)
                    let pieces = RecordsTests.Pieces(bytes, size: task * 20)
                    let entries = XML.Records(Entry.self, in: pieces, decoder: shared)
                    #expect(try await entries.reduce(into: []) { $0.append($1) } == feed.entries)
                    let fast = XML.Records(CursorTests.FastEntry.self, in: pieces, decoder: shared)
                    #expect(try await fast.reduce(into: []) { $0.append($1.id) } == feed.entries.map(\.id))
                    #expect(try document.canonical() == canonical)
                    let path = try XML.XPath("count(//a:entry)", namespaces: ["a": atom])
                    #expect(try path.evaluate(in: document) == .number(80))
                }
            }
            try await group.waitForAll()
        }
    }
}
