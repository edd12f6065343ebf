import AsyncXML
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1
import Testing

@testable import GAPIEmulator

@Suite("Limits of feeds", .timeLimit(.minutes(2)))
struct FeedLimitTests {
    @Test func anEntryDoesNotGrowWithoutEnd() async throws {
        let store = FeedStore([], TransactionQueue(database: nil), now: { 0 })
        let entry = try await store.insert("f") { _ in }
        let text = String(repeating: "a", count: 9 << 20)
        func grow() async throws {
            _ = try await store.change("f", "\(entry.number)", ifMatch: nil) { $0.children.append(.text(text)) }
        }
        try await grow()
        let error = await #expect(throws: GoogleError.self) { try await grow() }
        #expect(error?.code == 413)
        #expect(try store.entry("f", "\(entry.number)").children.count == 1)
    }

    @Test func deepEntriesAreRefused() async throws {
        try await withEmulator { _, client async throws in
            let deep = String(repeating: "<a>", count: 1_000) + String(repeating: "</a>", count: 1_000)
            let entry = "<entry xmlns=\"http://www.w3.org/2005/Atom\"><title>t</title>\(deep)</entry>"
            let batch = "<feed xmlns=\"http://www.w3.org/2005/Atom\">\(entry)</feed>"
            let atom = [("Content-Type", "application/atom+xml")]
            let requests: [(method: HTTPMethod, path: String, body: String)] = [
                (.POST, "/feeds/f", entry), (.PUT, "/feeds/f/1", entry), (.POST, "/upload/feeds/f", entry),
                (.POST, "/feeds/f/batch", batch),
            ]
            for (method, path, body) in requests {
                let answer = try await client.send(method, path, headers: atom, body: Array(body.utf8))
                #expect(answer.status == 400, "\(method) \(path): \(answer.text.prefix(200))")
            }
            let feed = try await client.get("/feeds/f")
            #expect(feed.status == 200 && !feed.text.contains("<entry"))
        }
    }

    @Test(arguments: [(1000, 200), (1001, 400)])
    func aBatchHasAThousandEntriesAtMost(count: Int, status: Int) async throws {
        try await withEmulator { _, client async throws in
            let entries = String(repeating: "<entry/>", count: count)
            let batch = "<feed xmlns=\"http://www.w3.org/2005/Atom\">\(entries)</feed>"
            #expect(try await client.send(.POST, "/feeds/f/batch", body: Array(batch.utf8)).status == status)
        }
    }

    /// Twice as long in each answer: once as the operation, and once in the message that there is none.
    @Test func theAnswersToABatchHaveAnEnd() async throws {
        try await withEmulator { _, client async throws in
            let operation = "<batch:operation type=\"\(String(repeating: "o", count: 1_000_000))\"/>"
            let namespaces = FeedVocabulary.declarations.map { declaration in
                " xmlns\(declaration.prefix.map { ":" + $0 } ?? "")=\"\(declaration.namespace)\""
            }
            let entries = String(repeating: "<entry/>", count: 100)
            let batch = "<feed\(namespaces.joined())>\(operation)\(entries)</feed>"
            #expect(try await client.send(.POST, "/feeds/f/batch", body: Array(batch.utf8)).status == 413)
        }
    }

    @Test func aPageEndsBeforeItsEntriesHaveTooManyBytes() throws {
        let entries = [1, 15, 2, 1].enumerated().map { index, size in
            var entry = StoredEntry(collection: "f", number: index + 1, version: index + 1, time: 4 - Int64(index))
            entry.byteCount = size << 20
            return entry
        }
        let atom = FeedVocabulary.atom
        var links: [String?] = []
        for query in ["", "&start-index=3", "&start-index=9"] {
            let request = IncomingRequest(
                method: .get,
                target: try RequestTarget("/feeds/f?max-results=3\(query)"),
                headers: [:],
                body: IncomingBody(RequestBody(buffer: ByteBuffer()), fault: nil),
                root: "http://127.0.0.1"
            )
            let feed = try FeedPage(request, "f", filters: []).feed(entries, etag: "\"1\"")
            #expect(feed.elements(named: atom.name("entry")).count == (query == "&start-index=9" ? 0 : 2))
            links.append(
                feed.elements(named: atom.name("link")).first { $0[attribute: "rel"] == "next" }?[attribute: "href"]
            )
        }
        #expect(links == ["http://127.0.0.1/feeds/f?max-results=3&start-index=3", nil, nil])
    }
}
