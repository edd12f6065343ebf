import AsyncGData
import Foundation
import Testing

/// Against the feeds of Mercurial's own web server.
@Suite("Mercurial", .enabled(if: Program.areInstalled("hg"), "hg is not among the peers"), .timeLimit(.minutes(5)))
struct MercurialTests {
    @Test func itsFeedsAreReadStreamedAndAskedForAgain() async throws {
        try await LocalServer.withFolder("hg") { folder in
            try await Program.run("hg", "init", in: folder)
            try await commit("123", in: folder)
            let port = LocalServer.freePort()
            let arguments = ["serve", "--address", "127.0.0.1", "--port", "\(port)"]
            try await LocalServer.run("hg", arguments, in: folder, port: port) { _ in
                try await LocalServer.withProxy(to: port) { try await read("http://127.0.0.1:\($0)", of: folder) }
            }
        }
    }

    /// Reads the feeds of a repository, adds changes to it, and asks for a feed again.
    ///
    /// Feeds are asked for again where their `self` links say, which is never behind a proxy: a server of a single repository
    /// writes the port on which it listens (`web.baseurl` is for servers of many).
    private func read(_ url: String, of folder: String) async throws {
        let service = GDataService()
        let feed = try await service.fetch(Atom.Feed<Atom.Entry>.self, from: url + "/atom-log")
        let titles = ["[default] Change-3", "Change-2", "Change-1"]
        #expect(feed.entries.map { $0.title?.plainText } == titles)
        #expect(feed.entries.first?.authors.first?.name == "Liz")
        for path in ["/atom-log", "/rss-log"] {
            var streamed: [String?] = []
            for try await entry in service.entries(Atom.Entry.self, from: url + path) {
                streamed.append(entry.title?.plainText)
            }
            #expect(streamed == titles, "\(path)")
        }
        #expect(feed.etag?.hasPrefix("W/") == true)
        #expect(try await service.refresh(feed) == nil)

        try await commit("45", in: folder)
        // Its ETag is the time of the last change in seconds.
        let log = "\(folder)/.hg/store/00changelog.i"
        try FileManager.default.setAttributes([.modificationDate: Date.now + 10], ofItemAtPath: log)
        let changed = try await service.refresh(feed)
        #expect(changed?.entries.count == 5 && changed?.etag != feed.etag)
        await service.shutdown()
    }

    private func commit(_ changes: String, in folder: String) async throws {
        for change in changes {
            try Data("\(change)".utf8).write(to: URL(filePath: "\(folder)/file"))
            try await Program.run("hg", "commit -q -A -I file -u Liz -m Change-\(change)", in: folder)
        }
    }
}
