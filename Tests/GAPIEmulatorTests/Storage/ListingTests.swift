import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Listings", .timeLimit(.minutes(5)))
struct ListingTests {
    private struct Page {
        var names: [String]
        var prefixes: [String]
        var token: String?
    }

    private func page(_ client: TestClient, _ query: String) async throws -> Page {
        let answer = try await client.get("/storage/v1/b/bucket/o?\(query)")
        try #require(answer.status == 200, "\(answer.text)")
        let json = try answer.json
        return Page(
            names: json["items"]?.array?.compactMap { $0["name"]?.string } ?? [],
            prefixes: json["prefixes"]?.array?.compactMap(\.string) ?? [],
            token: json["nextPageToken"]?.string
        )
    }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func pagesAreTheWholeListing(size: Int) async throws {
        try await withEmulator { _, client in
            let names = ["a", "a/1", "a/2", "b", "b/1/x", "c", "ä"]
            for name in names { try await client.insert(name.replacing("ä", with: "%C3%A4")) }
            var found: [String] = []
            var query = "maxResults=\(size)"
            while true {
                let page = try await page(client, query)
                #expect(page.names.count <= size)
                found += page.names
                guard let token = page.token else { break }
                query = "maxResults=\(size)&pageToken=\(token)"
            }
            #expect(found == names)
        }
    }

    @Test(arguments: [1, 2, 100])
    func aDelimiterMakesPrefixes(size: Int) async throws {
        try await withEmulator { _, client in
            for name in ["a/1", "a/2", "b", "c/1", "c/2/3", "d"] { try await client.insert(name) }
            var names: [String] = []
            var prefixes: [String] = []
            var token = ""
            repeat {
                let page = try await page(client, "delimiter=/&maxResults=\(size)&pageToken=\(token)")
                #expect(page.names.count + page.prefixes.count <= size)
                names += page.names
                prefixes += page.prefixes
                token = page.token ?? ""
            } while !token.isEmpty
            #expect(names == ["b", "d"])
            #expect(prefixes == ["a/", "c/"])
        }
    }

    @Test(arguments: [
        ("prefix=a/", ["a/1", "a/2"], []), ("prefix=a/&delimiter=/", ["a/1", "a/2"], []),
        ("prefix=c&delimiter=/", [], ["c/"]), ("startOffset=a/2&endOffset=c", ["a/2", "b"], []),
        ("prefix=none", [], []), ("delimiter=/&includeTrailingDelimiter=true", ["b", "d", "e/"], ["a/", "c/", "e/"]),
        ("delimiter=/&prefix=e", [], ["e/"]),
        ("delimiter=/&prefix=e&includeTrailingDelimiter=true&maxResults=1", ["e/"], ["e/"]),
    ])
    func parametersNarrowTheListing(query: String, names: [String], prefixes: [String]) async throws {
        try await withEmulator { _, client in
            for name in ["a/1", "a/2", "b", "c/1", "c/2/3", "d", "e/", "e/1"] { try await client.insert(name) }
            let page = try await page(client, query)
            #expect(page.names == names)
            #expect(page.prefixes == prefixes)
        }
    }

    @Test func aTokenOutlivesItsObject() async throws {
        try await withEmulator { _, client in
            for name in ["a", "b", "c"] { try await client.insert(name) }
            let token = try #require(try await page(client, "maxResults=1").token)
            _ = try await client.send(.DELETE, "/storage/v1/b/bucket/o/a")
            try await client.insert("aa")
            #expect(try await page(client, "pageToken=\(token)").names == ["aa", "b", "c"])
        }
    }

    @Test(arguments: ["maxResults=0", "maxResults=x", "pageToken=zz", "pageToken=o6", "pageToken=oxy", "pageToken=off"])
    func badParametersAre400(query: String) async throws {
        try await withEmulator { _, client in
            let answer = try await client.get("/storage/v1/b/bucket/o?\(query)")
            #expect(answer.status == 400)
            #expect(answer.reason == "invalid")
        }
    }

    @Test func noMoreThanAThousandComeAtOnce() async throws {
        try await withEmulator { _, client in
            try await withThrowingTaskGroup { group in
                for number in 0..<1001 { group.addTask { try await client.insert("n\(number)") } }
                try await group.waitForAll()
            }
            #expect(try await page(client, "").names.count == 1000)
            #expect(try await page(client, "maxResults=5000").names.count == 1000)
        }
    }

    @Test func bucketsAreListedInPages() async throws {
        try await withEmulator { _, client in
            for name in ["bucket-b", "bucket-a"] {
                _ = try await client.sendJSON(.POST, "/storage/v1/b", #"{"name":"\#(name)"}"#)
            }
            let first = try await client.get("/storage/v1/b?maxResults=2&prefix=bucket").json
            let token = try #require(first["nextPageToken"]?.string)
            let second = try await client.get("/storage/v1/b?maxResults=2&pageToken=\(token)").json
            let names = [first, second].flatMap { $0["items"]?.array ?? [] }.compactMap { $0["name"]?.string }
            #expect(names == ["bucket", "bucket-a", "bucket-b"])
            #expect(second["nextPageToken"] == nil)
        }
    }
}
