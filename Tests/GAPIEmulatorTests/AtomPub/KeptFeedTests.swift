import Foundation
import GAPIEmulator
import GRDB
import NIOHTTP1
import Synchronization
import Testing

@Suite("Feeds in a directory store", .timeLimit(.minutes(5)))
struct KeptFeedTests {
    private let entry = """
        <entry xmlns="http://www.w3.org/2005/Atom" xmlns:x="urn:x" x:mark="é &amp; &lt;"><title>One</title>\
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">a<b>c</b> d</div></content><x:y z="1"/></entry>
        """

    private func post(_ client: TestClient, _ body: String, _ path: String = "/feeds/f") async throws -> String {
        let headers = [("Content-Type", "application/atom+xml")]
        let answer = try await client.send(.POST, path, headers: headers, body: Array(body.utf8))
        return try #require(answer.headers.first(name: "Location"), "\(answer.status) \(answer.text)")
    }

    /// Returns the document at a path, without the address of the server.
    private func text(_ client: TestClient, _ path: String) async throws -> String {
        try await client.get(path).text.replacing(client.emulator.url, with: "")
    }

    @Test func entriesAndTheirMediaSurviveARestart() async throws {
        try await withStore(.directory("")) { configuration in
            let before = try await Emulator.run(configuration) { emulator in
                let client = TestClient(emulator)
                #expect(try await post(client, entry).hasSuffix("/feeds/f/1"))
                let media = [("Content-Type", "image/png"), ("Slug", "p.png")]
                #expect(try await client.send(.POST, "/feeds/f", headers: media, body: noise(5_000)).status == 201)
                _ = try await post(client, entry)
                #expect(try await client.send(.DELETE, "/feeds/f/3", headers: [("If-Match", "*")]).status == 200)
                return try await [text(client, "/feeds/f/1"), text(client, "/feeds/f?showdeleted=true")]
            }
            try await Emulator.run(configuration) { emulator async throws in
                let client = TestClient(emulator)
                #expect(emulator.problems.isEmpty)
                #expect(try await [text(client, "/feeds/f/1"), text(client, "/feeds/f?showdeleted=true")] == before)
                #expect(try await client.get("/feeds/f/2/media").body == noise(5_000))
                #expect(try await client.get("/feeds/f/3").status == 404)
                #expect(try await post(client, entry).hasSuffix("/feeds/f/4"))
                let new = [("Content-Type", "image/png"), ("If-Match", "*")]
                #expect(try await client.send(.PUT, "/feeds/f/2/media", headers: new, body: [1, 2]).status == 200)
            }
            // The old media are gone.
            #expect(try files("contents", of: configuration).count == 1)
            try await Emulator.run(configuration) { emulator async throws in
                #expect(try await TestClient(emulator).get("/feeds/f/2/media").body == [1, 2])
                _ = try await TestClient(emulator).send(.DELETE, "/feeds/f/2", headers: [("If-Match", "*")])
            }
            #expect(try files("contents", of: configuration).isEmpty)
        }
    }

    @Test func anUploadGoesOnAfterARestartAndIsAnsweredAfterTheNext() async throws {
        try await withStore(.directory("")) { configuration in
            var configuration = configuration
            configuration.resumableChunkGranularity = 4
            let session = try await Emulator.run(configuration) { emulator in
                let client = TestClient(emulator)
                let headers = [("X-Upload-Content-Type", "a/b"), ("Slug", "film.mp4")]
                let start = try await client.send(.POST, "/upload/feeds/f", headers: headers)
                let session = try #require(start.headers.first(name: "Location"))
                #expect(try await client.put(session, "0-5/8", [1, 2, 3, 4, 5, 6]).status == 308)
                return session.dropFirst(emulator.url.count)
            }
            let location = try await Emulator.run(configuration) { emulator in
                let client = TestClient(emulator)
                #expect(try await client.put(String(session), "*/*").headers.first(name: "Range") == "bytes=0-3")
                let end = try await client.put(String(session), "4-7/8", [5, 6, 7, 8])
                #expect(end.status == 201 && end.text.contains("film.mp4"))
                return try #require(end.headers.first(name: "Location")).dropFirst(emulator.url.count)
            }
            try await Emulator.run(configuration) { emulator async throws in
                let client = TestClient(emulator)
                let answer = try await client.put(String(session), "*/8")
                #expect(answer.status == 201)
                #expect(answer.headers.first(name: "Location")?.hasSuffix(location) == true)
                #expect(try await client.get("\(location)/media").body == [1, 2, 3, 4, 5, 6, 7, 8])
            }
        }
    }

    @Test func aSessionExpiresAfterAWeek() async throws {
        try await withStore(.directory("")) { configuration in
            let time = Mutex<Int64>(1_800_000_000_000_000)
            let week: Int64 = 7 * 86_400 * 1_000_000
            var configuration = configuration
            configuration.clock = { time.withLock { $0 } }
            let headers = [("X-Upload-Content-Type", "a/b")]
            let session = try await Emulator.run(configuration) { emulator in
                let client = TestClient(emulator)
                let start = try await client.send(.POST, "/upload/feeds/f", headers: headers)
                let session = try #require(start.headers.first(name: "Location"))
                time.withLock { $0 += week - 1 }
                #expect(try await client.put(session, "*/*").status == 308)
                return session.dropFirst(emulator.url.count)
            }
            try await Emulator.run(configuration) { emulator async throws in
                let client = TestClient(emulator)
                #expect(try await client.put(String(session), "*/*").status == 308)
                time.withLock { $0 += 1 }
                #expect(try await client.put(String(session), "*/*").status == 404)
                // The next session clears the table.
                #expect(try await client.send(.POST, "/upload/feeds/f", headers: headers).status == 200)
                #expect(try files("contents", of: configuration).count == 1)
            }
            #expect(try records("feedUpload", of: configuration) == 1)
        }
    }

    @Test func whatCannotBeStoredIsNotThere() async throws {
        try await withStore(.directory("")) { configuration in
            try await Emulator.run(configuration) { emulator in
                let client = TestClient(emulator)
                _ = try await post(client, entry)
                try withDatabase(of: configuration) { database in
                    try database.execute(
                        sql: """
                            CREATE TRIGGER no BEFORE INSERT ON record WHEN NEW.kind = 'entry'
                            BEGIN SELECT RAISE(ABORT, 'no'); END
                            """
                    )
                }
                let before = try await text(client, "/feeds/f")
                let atom = [("Content-Type", "application/atom+xml")]
                #expect(try await client.send(.POST, "/feeds/f", headers: atom, body: Array(entry.utf8)).status == 500)
                #expect(try await client.send(.DELETE, "/feeds/f/1", headers: [("If-Match", "*")]).status == 500)
                #expect(try await text(client, "/feeds/f") == before)
            }
        }
    }

    @Test func aTokenIsValidForTheNextProcess() async throws {
        try await withStore(.directory("")) { configuration in
            var account = FeedAccount(user: "alice@example.org", password: "secret")
            account.requestsPerToken = 2
            var configuration = configuration
            configuration.feedAccount = account
            let header = try await Emulator.run(configuration) { emulator in
                let client = TestClient(emulator)
                let form = Array("Email=alice%40example.org&Passwd=secret".utf8)
                let login = try await client.send(.POST, "/accounts/ClientLogin", body: form)
                let line = try #require(login.text.split(separator: "\n").first { $0.hasPrefix("Auth=") })
                #expect(line.count >= 25, "nobody can guess it")
                let header = ("Authorization", "googlelogin auth=\(line.dropFirst(5))")
                #expect(try await client.get("/feeds/f", headers: [header]).status == 200)
                return header
            }
            try await Emulator.run(configuration) { emulator async throws in
                let client = TestClient(emulator)
                #expect(try await client.get("/feeds/f", headers: [header]).status == 200)
                #expect(try await client.get("/feeds/f", headers: [header]).status == 401)
            }
        }
    }
}
