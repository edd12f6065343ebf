import AsyncJSON
import AsyncXML
import GAPIEmulator
import NIOHTTP1
import Synchronization
import Testing

@Suite("The XML API of Cloud Storage", .timeLimit(.minutes(5)))
struct XMLStorageTests {
    private static let stores: [EmulatorConfiguration.Store] = [.memory, .directory("")]
    private static let part = 5 << 20
    private static let metadata = [
        ("Content-Type", "text/plain"), ("x-goog-meta-Color", "green"), ("x-goog-acl", "public-read"),
    ]

    private func root(_ answer: TestClient.Answer, status: Int = 200) throws -> XML.Element {
        #expect(answer.status == status, "\(answer.text)")
        #expect(answer.headers.first(name: "Content-Type")?.hasPrefix("application/xml") == true)
        return try XML.Document(parsing: answer.text).root
    }

    private func text(_ root: XML.Element, _ name: String) -> String? {
        root.elements.first { $0.name.local == name }?.text
    }

    private func start(_ client: TestClient) async throws -> String {
        let answer = try root(try await client.send(.POST, "/bucket/a/b?uploads", headers: Self.metadata))
        #expect(answer.name.local == "InitiateMultipartUploadResult")
        #expect(answer.name.namespace == "http://s3.amazonaws.com/doc/2006-03-01/")
        return try #require(text(answer, "UploadId"))
    }

    private func put(_ client: TestClient, _ id: String, _ number: Int, _ bytes: [UInt8]) async throws -> String {
        let answer = try await client.send(.PUT, "/bucket/a/b?partNumber=\(number)&uploadId=\(id)", body: bytes)
        #expect(answer.status == 200, "\(answer.text)")
        return try #require(answer.headers.first(name: "ETag"))
    }

    private func complete(
        _ client: TestClient,
        _ id: String,
        _ parts: [(number: Int, etag: String)]
    ) async throws -> TestClient.Answer {
        let list = parts.map { "<Part><PartNumber>\($0.number)</PartNumber><ETag>\($0.etag)</ETag></Part>" }.joined()
        let body = "<CompleteMultipartUpload>\(list)</CompleteMultipartUpload>"
        return try await client.send(.POST, "/bucket/a/b?uploadId=\(id)", body: Array(body.utf8))
    }

    @Test(arguments: stores)
    func partsBecomeOneObject(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration async throws in
            let contents = [noise(Self.part), [UInt8](repeating: 7, count: Self.part), Array("end".utf8)]
            let whole = contents[0] + contents[1] + contents[2]
            var id = ""
            try await withEmulator(configuration) { _, client async throws in
                id = try await start(client)
                // In any order, and one of them twice.
                _ = try await put(client, id, 3, [1])
                for number in [3, 1] { _ = try await put(client, id, number, contents[number - 1]) }
            }
            try await withEmulator(configuration) { emulator, client async throws in
                // In memory, the upload has ended with the emulator.
                if store == .memory { id = try await start(client) }
                var parts: [(number: Int, etag: String)] = []
                for number in 1...3 {
                    parts.append((number, try await put(client, id, number, contents[number - 1])))
                }
                let listed = try root(try await client.get("/bucket/a/b?uploadId=\(id)"))
                let numbers = listed.elements.filter { $0.name.local == "Part" }.map { text($0, "PartNumber") }
                #expect(numbers == ["1", "2", "3"])
                let page = try root(try await client.get("/bucket/a/b?uploadId=\(id)&max-parts=1&part-number-marker=1"))
                #expect(text(page, "IsTruncated") == "true")
                #expect(text(page, "NextPartNumberMarker") == "2")
                let uploads = try root(try await client.get("/bucket?uploads"))
                #expect(uploads.elements.filter { $0.name.local == "Upload" }.map { text($0, "UploadId") } == [id])
                #expect(try await client.get("/storage/v1/b/bucket/o").json["items"] == nil)
                #expect(try await client.get("/storage/v1/b").json["items"]?.array?.count == 1)

                let ended = try root(try await complete(client, id, parts))
                #expect(ended.name.local == "CompleteMultipartUploadResult")
                #expect(text(ended, "Key") == "a/b")
                let object = try await client.get("/storage/v1/b/bucket/o/a%2Fb?projection=full").json
                #expect(object["size"]?.string == "\(whole.count)")
                #expect(object["md5Hash"] == nil)
                #expect(object["contentType"]?.string == "text/plain")
                #expect(object["metadata"]?["color"]?.string == "green")
                #expect(object["acl"]?.array?.contains { $0["entity"]?.string == "allUsers" } == true)
                #expect(try await client.get("/bucket/a/b").body == whole)
                #expect(text(try root(try await complete(client, id, parts), status: 404), "Code") == "NoSuchUpload")
                #expect(emulator.journal.count { $0.operation == "storage.xml.uploads.put" } == 3)
                #expect(try files("contents", of: configuration).count <= 1)
            }
        }
    }

    @Test(arguments: stores)
    func anUploadIsForgottenAfterAWeek(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration async throws in
            let time = Mutex<Int64>(1_800_000_000_000_000)
            let week: Int64 = 7 * 86_400 * 1_000_000
            var configuration = configuration
            configuration.clock = { time.withLock { $0 } }
            try await withEmulator(configuration) { _, client async throws in
                let id = try await start(client)
                _ = try await put(client, id, 1, [1, 2, 3])
                time.withLock { $0 += week }
                var others = [try await start(client)]
                #expect(try await client.get("/bucket/a/b?uploadId=\(id)").status == 200)
                time.withLock { $0 += 1 }
                // The next upload clears the table.
                others.append(try await start(client))
                let gone = try root(try await client.get("/bucket/a/b?uploadId=\(id)"), status: 404)
                #expect(text(gone, "Code") == "NoSuchUpload")
                let uploads = try root(try await client.get("/bucket?uploads"))
                let left = uploads.elements.filter { $0.name.local == "Upload" }.compactMap { text($0, "UploadId") }
                #expect(left == others.sorted())
            }
            #expect(try files("contents", of: configuration).isEmpty)
        }
    }

    @Test func whatIsWrongHasACode() async throws {
        try await withEmulator { _, client async throws in
            let id = try await start(client)
            let etag = try await put(client, id, 1, [1])
            let second = try await put(client, id, 2, [2])
            let nested = String(repeating: "<a>", count: 1_000) + String(repeating: "</a>", count: 1_000)
            let deep =
                "<CompleteMultipartUpload><Part><PartNumber>1</PartNumber><ETag>\(etag)</ETag></Part>\(nested)"
                + "</CompleteMultipartUpload>"
            for (answer, status, code) in [
                (try await complete(client, id, [(1, etag), (2, second)]), 400, "EntityTooSmall"),
                (try await complete(client, id, [(2, second), (1, etag)]), 400, "InvalidPartOrder"),
                (try await complete(client, id, [(1, "\"0\"")]), 400, "InvalidPart"),
                (try await complete(client, id, [(3, etag)]), 400, "InvalidPart"),
                (try await complete(client, id, []), 400, "MalformedXML"),
                (
                    try await client.send(.POST, "/bucket/a/b?uploadId=\(id)", body: Array("<a".utf8)), 400,
                    "MalformedXML"
                ),
                (
                    try await client.send(.POST, "/bucket/a/b?uploadId=\(id)", body: Array(deep.utf8)), 400,
                    "MalformedXML"
                ),
                (try await client.send(.PUT, "/bucket/a/b?partNumber=0&uploadId=\(id)"), 400, "InvalidArgument"),
                (try await client.send(.PUT, "/bucket/a/b?partNumber=10001&uploadId=\(id)"), 400, "InvalidArgument"),
                (try await client.send(.PUT, "/bucket/other?partNumber=1&uploadId=\(id)"), 404, "NoSuchUpload"),
                (try await client.send(.PUT, "/bucket/a/b?partNumber=1&uploadId=none"), 404, "NoSuchUpload"),
                (try await client.send(.POST, "/none/a/b?uploads"), 404, "NoSuchBucket"),
                (try await client.get("/bucket/none"), 404, "NoSuchKey"),
                (try await client.get("/bucket/none?acl"), 501, "NotImplemented"),
                (
                    try await client.send(
                        .PUT,
                        "/bucket/a/b?partNumber=1&uploadId=\(id)",
                        headers: [("x-goog-hash", "crc32c=AAAAAA==")],
                        body: [1]
                    ), 400, "BadDigest"
                ),
            ] {
                let error = try root(answer, status: status)
                #expect(error.name.local == "Error")
                #expect(text(error, "Code") == code)
                #expect(text(error, "Message")?.isEmpty == false)
            }
            #expect(try await client.send(.DELETE, "/bucket/a/b?uploadId=\(id)").status == 204)
            #expect(try await client.send(.DELETE, "/bucket/a/b?uploadId=\(id)").status == 404)
            #expect(try await client.get("/elsewhere/v1/a").reason == "notFound")
        }
    }

    @Test func objectsArePutReadListedAndDeleted() async throws {
        try await withEmulator { _, client async throws in
            for name in ["a", "b/1", "b/2", "c//d"] {
                let answer = try await client.send(.PUT, "/bucket/\(name)", body: Array(name.utf8))
                #expect(answer.status == 200, "\(answer.text)")
                #expect(answer.headers.first(name: "x-goog-generation") != nil)
            }
            let object = try await client.get("/bucket/c//d")
            #expect(object.text == "c//d")
            #expect(object.headers.first(name: "Last-Modified") != nil)
            let tag = try #require(object.headers.first(name: "ETag"))
            #expect(try await client.get("/bucket/c//d", headers: [("If-None-Match", tag)]).status == 304)
            #expect(try await client.get("/bucket/a", headers: [("Range", "bytes=0-0")]).status == 206)
            let stale = [("x-goog-if-generation-match", "0")]
            let refused = try root(try await client.send(.PUT, "/bucket/a", headers: stale, body: [1]), status: 412)
            #expect(text(refused, "Code") == "PreconditionFailed")

            var names: [String] = []
            var query = "list-type=2&delimiter=/&max-keys=1"
            while true {
                let page = try root(try await client.get("/bucket?\(query)"))
                for element in page.elements {
                    if element.name.local == "Contents" { names.append(text(element, "Key") ?? "") }
                    if element.name.local == "CommonPrefixes" { names.append(text(element, "Prefix") ?? "") }
                }
                guard let token = text(page, "NextContinuationToken") else { break }
                query = "list-type=2&delimiter=/&max-keys=1&continuation-token=\(token)"
            }
            #expect(names == ["a", "b/", "c/"])
            let first = try root(try await client.get("/bucket?delimiter=/&max-keys=2"))
            #expect(text(first, "NextMarker") == "b/")
            let second = try root(try await client.get("/bucket?delimiter=/&marker=b/"))
            #expect(second.elements.filter { $0.name.local == "CommonPrefixes" }.map { text($0, "Prefix") } == ["c/"])
            #expect(try await client.send(.DELETE, "/bucket/a").status == 204)
            #expect(try await client.send(.DELETE, "/bucket/a").status == 404)
        }
    }
    /// Returns the keys and prefixes of all pages of a list, in their order.
    private func names(_ client: TestClient, _ query: String, token: String, next: String) async throws -> [String] {
        var names: [String] = []
        var more = ""
        while names.count < 100 {
            let page = try root(try await client.get("/bucket?\(query)\(more)"))
            for element in page.elements {
                if element.name.local == "Contents" { names.append(text(element, "Key") ?? "") }
                if element.name.local == "CommonPrefixes" { names.append(text(element, "Prefix") ?? "") }
            }
            guard text(page, "IsTruncated") == "true" else { break }
            more = "&\(token)=\(try #require(text(page, next)))"
        }
        return names
    }

    /// An object `a/` in the list of what is below `a/` is no prefix that hides the others.
    @Test func aMarkerThatIsTheListsOwnPrefixHidesNothing() async throws {
        try await withEmulator { _, client async throws in
            for name in ["a/", "a/b", "a/c", "a/d/1", "a/d/2"] {
                _ = try await client.send(.PUT, "/bucket/\(name)", body: [1])
            }
            let query = "prefix=a/&delimiter=/&max-keys=1"
            let all = ["a/", "a/b", "a/c", "a/d/"]
            #expect(try await names(client, query, token: "marker", next: "NextMarker") == all)
            let second = "list-type=2&\(query)"
            #expect(
                try await names(client, second, token: "continuation-token", next: "NextContinuationToken") == all
            )
            let after = "list-type=2&prefix=a/&delimiter=/&start-after=a/"
            #expect(try await names(client, after, token: "", next: "") == ["a/b", "a/c", "a/d/"])
            #expect(try await names(client, "delimiter=/&marker=a/", token: "", next: "") == [])
        }
    }
}
