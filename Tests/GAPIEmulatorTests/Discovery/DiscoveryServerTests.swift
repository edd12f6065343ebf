import AsyncFetchTesting
import AsyncJSON
import GAPIDescription
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Services with nothing but a description", .timeLimit(.minutes(5)))
struct DiscoveryServerTests {
    private func withLibrary(_ body: (TestClient) async throws -> Void) async throws {
        var configuration = EmulatorConfiguration()
        configuration.documents = [Documents.library, Documents.cloud]
        configuration.resumableChunkGranularity = 4
        try await withEmulator(configuration) { _, client in try await body(client) }
    }

    private static let books = "/library/v1/shelves/s1/books"

    @Test func whatIsCreatedCanBeReadChangedAndDeleted() async throws {
        try await withLibrary { client in
            let book = try await client.sendJSON(.POST, Self.books, #"{"title": "A", "pages": "12"}"#).json
            #expect(book["kind"]?.string == "library#book")
            #expect(book["title"]?.string == "A")
            let id = try #require(book["id"]?.string)
            let path = "\(Self.books)/\(id)"
            #expect(try await client.get(path).json == book)

            let patched = try await client.sendJSON(.PATCH, path, #"{"binding": "SOFT", "pages": null}"#).json
            #expect(patched["title"]?.string == "A")
            #expect(patched["binding"]?.string == "SOFT")
            #expect(patched["pages"] == nil)
            #expect(patched["etag"] != book["etag"])

            let replaced = try await client.sendJSON(.PUT, path, #"{"title": "B"}"#).json
            #expect(replaced["binding"] == nil)
            #expect(replaced["id"]?.string == id)

            #expect(try await client.send(.DELETE, path).status == 204)
            let gone = try await client.get(path)
            #expect(gone.status == 404)
            #expect(gone.reason == "notFound")
            #expect(try await client.get("/library/v1/shelves/s2/books").json["items"] == nil)
        }
    }

    @Test func anInventedAnswerSaysThatItIs() async throws {
        try await withLibrary { client in
            let best = try await client.get("/library/v1/best?year=2026")
            #expect(best.status == 200)
            #expect(best.headers.first(name: "X-Emulator-Answer") == "example")
            let book = try await client.sendJSON(.POST, Self.books, #"{"title": "A"}"#)
            let id = try #require(book.json["id"]?.string)
            let stored = [book, try await client.get("\(Self.books)/\(id)"), try await client.get(Self.books)]
            #expect(stored.map { $0.headers.first(name: "X-Emulator-Answer") } == [nil, nil, nil])
        }
    }

    @Test func listsComeInPages() async throws {
        try await withLibrary { client in
            for number in 0..<25 { _ = try await client.sendJSON(.POST, Self.books, #"{"title": "\#(number)"}"#) }
            var titles: [String] = []
            var sizes: [Int] = []
            var token: String? = ""
            while let page = token {
                let list = try await client.get("\(Self.books)?maxResults=10&pageToken=\(page)").json
                #expect(list["kind"]?.string == "library#books")
                let items = list["items"]?.array ?? []
                sizes.append(items.count)
                titles += items.compactMap { $0["title"]?.string }
                token = list["nextPageToken"]?.string
            }
            #expect(sizes == [10, 10, 5])
            #expect(titles == (0..<25).map(String.init))
            #expect(try await client.get("\(Self.books)?pageToken=mine").reason == "invalid")
            let masked = try await client.get("\(Self.books)?maxResults=1&fields=items(title)").text
            #expect(masked == #"{"items":[{"title":"0"}]}"#)
        }
    }

    /// YouTube's links of third parties have a token, and no `id`.
    @Test func aResourceHasTheIdentifierThatItsDeletionRequires() async throws {
        let text = #"""
            {"name": "odd", "version": "v1", "rootUrl": "https://odd.example/", "servicePath": "odd/v1/",
             "schemas": {
              "Link": {"id": "Link", "type": "object", "properties": {
                "linkToken": {"type": "string"}, "title": {"type": "string"}}},
              "Links": {"id": "Links", "type": "object", "properties": {
                "items": {"type": "array", "items": {"$ref": "Link"}}}}},
             "resources": {"links": {"methods": {
              "list": {"id": "odd.links.list", "path": "links", "httpMethod": "GET", "response": {"$ref": "Links"}},
              "insert": {"id": "odd.links.insert", "path": "links", "httpMethod": "POST",
               "request": {"$ref": "Link"}, "response": {"$ref": "Link"}},
              "update": {"id": "odd.links.update", "path": "links", "httpMethod": "PUT",
               "request": {"$ref": "Link"}, "response": {"$ref": "Link"}},
              "delete": {"id": "odd.links.delete", "path": "links", "httpMethod": "DELETE", "parameters": {
               "type": {"type": "string", "required": true, "location": "query"},
               "linkToken": {"type": "string", "required": true, "location": "query"}}}}}}}
            """#
        let (document, _) = try API.Document.parse(text.utf8)
        var configuration = EmulatorConfiguration()
        configuration.documents = [document]
        try await withEmulator(configuration) { _, client in
            let path = "/odd/v1/links"
            let body = #"{"linkToken": "a", "title": "A"}"#
            #expect(try await client.sendJSON(.POST, path, body).json["linkToken"]?.string == "a")
            #expect(try await client.sendJSON(.POST, path, body).status == 409)
            let updated = try await client.sendJSON(.PUT, path, #"{"linkToken": "a", "title": "B"}"#)
            #expect(updated.status == 200 && updated.text.contains(#""B""#), "\(updated.text)")
            #expect(try await client.sendJSON(.PUT, path, #"{"title": "C"}"#).reason == "required")
            let target = path + "?type=any&linkToken=a"
            #expect(try await client.send(.DELETE, target).status == 204)
            #expect(try await client.send(.DELETE, target).status == 404)
        }
    }

    /// What a description says of the size of pages need not make sense.
    @Test(arguments: [
        #""default": "-1""#, #""default": "0""#, #""maximum": "9223372036854775807""#, #""maximum": "-5""#,
    ])
    func noSizeOfPagesStopsTheServer(size: String) async throws {
        let text = #"""
            {"name": "odd", "version": "v1", "rootUrl": "https://odd.example/", "servicePath": "odd/v1/",
             "schemas": {
              "Thing": {"id": "Thing", "type": "object", "properties": {"id": {"type": "string"}}},
              "Things": {"id": "Things", "type": "object", "properties": {
                "nextPageToken": {"type": "string"}, "items": {"type": "array", "items": {"$ref": "Thing"}}}}},
             "resources": {"things": {"methods": {
              "list": {"id": "odd.things.list", "path": "things", "httpMethod": "GET", "response": {"$ref": "Things"},
               "parameters": {"pageSize": {"type": "integer", "format": "int64", \#(size), "location": "query"},
                              "pageToken": {"type": "string", "location": "query"}}},
              "insert": {"id": "odd.things.insert", "path": "things", "httpMethod": "POST",
               "request": {"$ref": "Thing"}, "response": {"$ref": "Thing"}}}}}}
            """#
        let (document, _) = try API.Document.parse(text.utf8)
        var configuration = EmulatorConfiguration()
        configuration.documents = [document]
        try await withEmulator(configuration) { _, client in
            for _ in 0..<2 { _ = try await client.sendJSON(.POST, "/odd/v1/things", "{}") }
            let first = try await client.get("/odd/v1/things")
            #expect(try first.json["items"]?.array?.isEmpty == false)
            let rest = try await client.get("/odd/v1/things?pageToken=page-1&pageSize=9223372036854775807")
            #expect([200, 400].contains(rest.status))
        }
    }

    @Test(arguments: [
        ("/library/v1/best", "required", "year"),
        ("/library/v1/best?year=soon", "invalid", "year"),
        ("/library/v1/best?year=2026&color=red", "invalid", "color"),
        ("\(books)?maxResults=11", "invalid", "maxResults"),
        ("\(books)?order=color", "invalid", "order"),
        ("\(books)?alt=xml", "invalid", "alt"),
    ])
    func wrongParametersAreRefused(target: String, reason: String, location: String) async throws {
        try await withLibrary { client in
            let answer = try await client.get(target)
            #expect(answer.status == 400)
            #expect(answer.reason == reason)
            #expect(try answer.json["error"]?["errors"]?[0]?["location"]?.string == location)
            #expect(try answer.json["error"]?["errors"]?[0]?["locationType"]?.string == "parameter")
        }
    }

    @Test(arguments: [
        (#"{"title": "A", "colour": 1}"#, "invalid", "colour"),
        (#"{"title": 7}"#, "invalid", "title"),
        (#"{"title": "A", "pages": "many"}"#, "invalid", "pages"),
        (#"{"title": "A", "labels": ["a", 2]}"#, "invalid", "labels[1]"),
        (#"{"title": "A", "binding": "SPIRAL"}"#, "invalid", "binding"),
        (#"{"title": "#, "parseError", nil),
    ])
    func wrongBodiesAreRefused(body: String, reason: String, location: String?) async throws {
        try await withLibrary { client in
            let answer = try await client.sendJSON(.POST, Self.books, body)
            #expect(answer.status == 400)
            #expect(answer.reason == reason)
            #expect(try answer.json["error"]?["errors"]?[0]?["location"]?.string == location)
        }
    }

    @Test(arguments: [(HTTPMethod.GET, "/library/v1/nothing"), (.PUT, books), (.POST, "/v1/projects/p/disks/d:erase")])
    func whatNoMethodIsForIsNotFound(method: HTTPMethod, path: String) async throws {
        try await withLibrary { client in
            let answer = try await client.sendJSON(method, path, "{}")
            #expect(answer.status == 404)
            #expect(answer.reason == "notFound")
        }
    }

    @Test func aMethodOfAnotherKindAnswersAnExample() async throws {
        try await withLibrary { client in
            let book = try await client.get("/library/v1/best?year=2026").json
            #expect(Documents.library.mismatches(of: book, with: .init { $0.ref = "Book" }) == [])
            #expect(book["binding"]?.string == "HARD")
        }
    }

    @Test func anIdMayBeInBodyAndQueryOnly() async throws {
        try await withLibrary { client in
            for who in ["ann", "bob", "cid"] {
                _ = try await client.sendJSON(.POST, "/library/v1/loans", #"{"id": "\#(who)1", "who": "\#(who)"}"#)
            }
            #expect(try await client.sendJSON(.POST, "/library/v1/loans", #"{"id": "ann1"}"#).status == 409)
            _ = try await client.sendJSON(.PUT, "/library/v1/loans", #"{"id": "bob1", "who": "rob"}"#)
            let two = try await client.get("/library/v1/loans?id=bob1&id=cid1").json["loans"]?.array
            #expect(two?.compactMap { $0["who"]?.string } == ["rob", "cid"])
            #expect(try await client.send(.DELETE, "/library/v1/loans?id=bob1").status == 204)
            #expect(try await client.get("/library/v1/loans").json["loans"]?.array?.count == 2)
        }
    }

    @Test func conditionsAreKept() async throws {
        try await withLibrary { client in
            let book = try await client.sendJSON(.POST, Self.books, #"{"title": "A"}"#).json
            let path = "\(Self.books)/\(book["id"]?.string ?? "")"
            let etag = try #require(book["etag"]?.string)
            let headers = [("If-Match", etag), ("Content-Type", "application/json")]
            #expect(try await client.get(path, headers: [("If-None-Match", etag)]).status == 304)
            #expect(try await client.send(.PATCH, path, headers: headers, body: Array("{}".utf8)).status == 200)
            #expect(try await client.send(.PATCH, path, headers: headers, body: Array("{}".utf8)).status == 412)
            #expect(try await client.send(.DELETE, path, headers: headers).status == 412)
        }
    }

    @Test func namesOfSeveralSegmentsAndOperations() async throws {
        try await withLibrary { client in
            let begun = try await client.sendJSON(
                .POST,
                "/v1/projects/p/disks?diskId=d",
                #"{"data": {"size": "5"}}"#
            ).json
            let operation = try #require(begun["data"])
            #expect(operation["done"]?.bool == false)
            let name = try #require(operation["name"]?.string)
            #expect(name.hasPrefix("projects/p/operations/"))
            let done = try await client.get("/v1/\(name)").json["data"]
            #expect(done?["done"]?.bool == true)
            #expect(done?["error"] == nil)
            #expect(done?["response"]?["name"]?.string == "projects/p/disks/d")

            let disk = try await client.get("/v1/projects/p/disks/d").json["data"]
            #expect(disk?["name"]?.string == "projects/p/disks/d")
            #expect(disk?["size"]?.string == "5")
            let patched = try await client.sendJSON(
                .PATCH,
                "/v1/projects/p/disks/d?updateMask=size",
                #"{"data": {"size": "6", "name": "no"}}"#
            ).json["data"]
            #expect(patched?["size"]?.string == "6")
            #expect(patched?["name"]?.string == "projects/p/disks/d")
            #expect(try await client.get("/v1/projects/p/disks").json["data"]?["disks"]?.array?.count == 1)
            #expect(try await client.sendJSON(.POST, "/v1/projects/p/disks/d:wipe", "").text == #"{"data":{}}"#)
            #expect(try await client.get("/v1/projects/p/disks/d:dump").text == "example\n")
            #expect(try await client.sendJSON(.POST, "/v1/projects/p/disks", #"{"size": "5"}"#).status == 400)
        }
    }

    @Test func anUpdateMaskHasAThousandPaths() async throws {
        try await withLibrary { client in
            let disk = #"{"data": {"size": "5"}}"#
            _ = try await client.sendJSON(.POST, "/v1/projects/p/disks?diskId=d", disk)
            for (count, status) in [(1_000, 200), (1_001, 400)] {
                let mask = String(repeating: "size,", count: count)
                let path = "/v1/projects/p/disks/d?updateMask=\(mask)"
                #expect(try await client.sendJSON(.PATCH, path, disk).status == status)
            }
        }
    }

    @Test func theDescriptionIsServedWithTheURLsOfTheServer() async throws {
        try await withLibrary { client in
            let list = try await client.get("/discovery/v1/apis").json
            #expect(list["items"]?.array?.compactMap { $0["id"]?.string } == ["library:v1", "cloud:v1"])
            let link = try #require(list["items"]?[1]?["discoveryRestUrl"]?.string)
            let (document, _) = try API.Document.parse(try await client.get(link).body)
            #expect(document.rootUrl == "\(client.emulator.url)/$api/cloud/v1/")
            #expect(document.schemas == Documents.cloud.schemas)
            let root = try #require(document.rootUrl)
            #expect(try await client.get("\(root)v1/projects/p/disks").status == 200)
            #expect(try await client.get("\(root)library/v1/best?year=1").status == 404)
            #expect(try await client.get("\(root)$discovery/rest?version=v1").json["name"]?.string == "cloud")
            #expect(try await client.get("/discovery/v1/apis/cloud/v2/rest").status == 404)
        }
    }

    // MARK: Media

    private static let upload = "/upload/library/v1/shelves/s1/books"

    /// MIME has line breaks of two characters, but Python's mail library, and with it Google's client, of one.
    @Test(arguments: ["\r\n", "\n"])
    func mediaComesBackAsItWasSent(lineBreak: String) async throws {
        try await withLibrary { client in
            let lines = [
                "--x", "Content-Type: application/json", "", #"{"title": "A"}"#, "--x", "Content-Type: text/plain", "",
                "once upon", "--x--",
            ]
            let body = lines.joined(separator: lineBreak)
            let book = try await client.send(
                .POST,
                "\(Self.upload)?uploadType=multipart",
                headers: [("Content-Type", "multipart/related; boundary=x")],
                body: Array(body.utf8)
            ).json
            #expect(book["title"]?.string == "A")
            let media = "\(Self.books)/\(book["id"]?.string ?? "")?alt=media"
            let answer = try await client.get(media)
            #expect(answer.text == "once upon")
            #expect(answer.headers.first(name: "Content-Type") == "text/plain")
            let part = try await client.get(media, headers: [("Range", "bytes=5-")])
            #expect(part.status == 206)
            #expect(part.text == "upon")
        }
    }

    @Test func anUploadCanBeResumed() async throws {
        try await withLibrary { client in
            let start = try await client.send(
                .POST,
                "/resumable\(Self.upload)?uploadType=resumable",
                headers: [("X-Upload-Content-Type", "text/plain"), ("Content-Type", "application/json")],
                body: Array(#"{"title": "A"}"#.utf8)
            )
            let session = try #require(start.headers.first(name: "Location"), "\(start.text)")
            #expect(try await client.put(session, "0-3/9", Array("once".utf8)).status == 308)
            #expect(try await client.put(session, "*/9").headers.first(name: "Range") == "bytes=0-3")
            let book = try await client.put(session, "4-8/9", Array(" upon".utf8)).json
            let media = try await client.get("\(Self.books)/\(book["id"]?.string ?? "")?alt=media")
            #expect(media.text == "once upon")
        }
    }

    @Test(arguments: [
        ("media", "image/png", 400, "badRequest"), ("resumable", "image/png", 400, "badRequest"),
        ("fast", "text/plain", 400, "invalid"),
    ])
    func mediaThatIsNotWantedIsRefused(type: String, contentType: String, status: Int, reason: String) async throws {
        try await withLibrary { client in
            let answer = try await client.send(
                .POST,
                "\(Self.upload)?uploadType=\(type)",
                headers: [("Content-Type", contentType), ("X-Upload-Content-Type", contentType)],
                body: []
            )
            #expect(answer.status == status)
            #expect(answer.reason == reason)
        }
    }

    @Test func mediaMayBeTooLarge() async throws {
        try await withLibrary { client in
            let answer = try await client.send(
                .POST,
                "\(Self.upload)?uploadType=multipart",
                headers: [("Content-Type", "multipart/related; boundary=x")],
                body: Array("--x\r\n\r\n{\"title\": \"A\"}\r\n--x\r\nContent-Type: text/plain\r\n\r\n".utf8)
                    + noise(1 << 20 + 1)
                    + Array("\r\n--x--".utf8)
            )
            #expect(answer.status == 413)
            #expect(answer.reason == "uploadTooLarge")
        }
    }

    @Test func faultsApply() async throws {
        try await withLibrary { client in
            client.emulator.faults.append(.init(.status(503), operation: "library.books.list"))
            let statuses = [try await client.get(Self.books).status, try await client.get(Self.books).status]
            #expect(statuses == [503, 200])
            #expect(client.emulator.journal.count { $0.operation == "library.books.list" } == 2)
        }
    }
}
