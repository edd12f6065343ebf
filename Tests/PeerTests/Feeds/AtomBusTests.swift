import AsyncGData
import AsyncXML
import Foundation
import Testing

private let isInstalled =
    Program.areInstalled("starman") && FileManager.default.fileExists(atPath: "/usr/share/perl5/AtomBus.pm")

/// Against AtomBus, a server of the Atom Publishing Protocol: messages that are posted as entries and read in their order.
///
/// Its ETags say which entry was read last; what it is asked for again is what has come since.
@Suite(
    "AtomBus",
    .enabled(if: isInstalled, "libatombus-perl and starman are not among the peers"),
    .timeLimit(.minutes(5))
)
struct AtomBusTests {
    /// Posts messages to a new bus.
    private func withBus(
        _ titles: [String],
        _ body: (GDataService, _ feed: String, _ posted: [Atom.Entry]) async throws -> Void
    ) async throws {
        let application = URL(filePath: #filePath).appending(path: "../../../Peers/atombus.psgi").standardized.path
        try await LocalServer.withFolder("atombus") { folder in
            let port = LocalServer.freePort()
            // Kept connections are closed after a second, which on a busy machine is in the middle of a POST.
            let arguments = [
                "--workers", "1", "--disable-keepalive", "--host", "127.0.0.1", "--port", "\(port)", application,
            ]
            try await LocalServer.run("starman", arguments, in: folder, port: port) { _ in
                try await LocalServer.withProxy(to: port) { port in
                    let service = GDataService()
                    let feed = "http://127.0.0.1:\(port)/feeds/tea"
                    var posted: [Atom.Entry] = []
                    for title in titles { posted.append(try await service.insert(entry(title), into: feed)) }
                    let result: Result<Void, any Error>
                    do { result = .success(try await body(service, feed, posted)) } catch { result = .failure(error) }
                    await service.shutdown()
                    try result.get()
                }
            }
        }
    }

    private func entry(_ title: String) throws -> Atom.Entry {
        let markup = "<div xmlns='http://www.w3.org/1999/xhtml'>a cup of <b>&amp; \(title)</b></div>"
        let content = try Atom.Content.xml(XML.Document(parsing: markup).root, type: "xhtml")
        return Atom.Entry {
            $0.title = Atom.Text(title)
            $0.content = content
        }
    }

    @Test func whatIsPostedComesBackWithItsMarkup() async throws {
        try await withBus(["Assam"]) { service, _, posted in
            let entry = try #require(posted.first)
            #expect(entry.id?.hasPrefix("urn:uuid:") == true && entry.title?.value == "Assam")
            #expect(entry.etag == entry.id.map { "\"\($0)\"" })
            let url = try #require(entry.link(.self)?.href)
            let fetched = try await service.fetch(Atom.Entry.self, from: url)
            #expect(fetched.content?.html == "a cup of <b>&amp; Assam</b>")
            #expect(try await service.refresh(fetched) == nil)
        }
    }

    @Test func whatHasComeSinceIsReadByItsETags() async throws {
        try await withBus(["1", "2", "3"]) { service, url, _ in
            let feed = try await service.fetch(Atom.Feed<Atom.Entry>.self, from: url)
            #expect(feed.entries.map(\.title) == ["1", "2"])
            var later = try #require(try await service.refresh(feed))
            #expect(later.entries.map(\.title) == ["3"])
            #expect(try await service.refresh(later) == nil)
            _ = try await service.insert(entry("4"), into: url)
            later = try #require(try await service.refresh(later))
            #expect(later.entries.map(\.title) == ["4"])
        }
    }

    @Test func messagesAreReadPageByPage() async throws {
        try await withBus((1...5).map { "\($0)" }) { service, url, posted in
            var titles: [String?] = []
            var next: String? = url
            while let page = next {
                var last: String?
                for try await entry in service.entries(Atom.Entry.self, from: page) {
                    titles.append(entry.title?.value)
                    last = entry.id
                }
                next = last.map { "\(url)?start_after=\($0)" }
            }
            #expect(titles == posted.map { $0.title?.value } && titles.count == 5)
        }
    }

    @Test func whatItCannotDoIsATypedError() async throws {
        try await withBus(["1"]) { service, url, posted in
            var error = await #expect(throws: GDataServiceError.self) {
                try await service.fetch(Atom.Feed<Atom.Entry>.self, from: url + "x")
            }
            #expect(error?.isNotFound == true && error?.code == .server)
            error = await #expect(throws: GDataServiceError.self) { try await service.update(posted[0]) }
            #expect(error?.code == .invalidRequest)  // it gives no link to edit by
            error = await #expect(throws: GDataServiceError.self) {
                try await service.delete(at: posted[0].link(.self)?.href ?? "")
            }
            #expect(error?.status.map { 400..<500 ~= $0 } == true)
        }
    }
}
