import AsyncXML
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Conditions and refusals of the XML API", .timeLimit(.minutes(5)))
struct XMLRequestTests {
    private static let past = "Sun, 06 Nov 1994 08:49:37 GMT"
    private static let future = "Sat, 06 Nov 2094 08:49:37 GMT"

    private func root(_ answer: TestClient.Answer) throws -> XML.Element {
        #expect(answer.headers.first(name: "Content-Type")?.hasPrefix("application/xml") == true, "\(answer.text)")
        return try XML.Document(parsing: answer.text).root
    }

    private func text(_ root: XML.Element, _ name: String) -> String? {
        root.elements.first { $0.name.local == name }?.text
    }

    private func code(_ answer: TestClient.Answer) throws -> String? { text(try root(answer), "Code") }

    // MARK: Conditions

    @Test func aWriteThatMustBeTheFirstOverwritesNothing() async throws {
        try await withEmulator { _, client async throws in
            let first = [("If-None-Match", "*")]
            #expect(try await client.send(.PUT, "/bucket/a", headers: first, body: [1]).status == 200)
            let second = try await client.send(.PUT, "/bucket/a", headers: first, body: [2])
            #expect(second.status == 412)
            #expect(try code(second) == "PreconditionFailed")
            #expect(try await client.get("/bucket/a").body == [1])
        }
    }

    @Test func changesAreOfTheShownEntityTagOnly() async throws {
        try await withEmulator { _, client async throws in
            let tag = try #require(
                try await client.send(.PUT, "/bucket/a", body: [1]).headers.first(name: "ETag")
            )
            let wrong = [("If-Match", "\"0\"")]
            #expect(try await client.send(.PUT, "/bucket/a", headers: wrong, body: [2]).status == 412)
            #expect(try await client.send(.PUT, "/bucket/none", headers: [("If-Match", "*")], body: [2]).status == 412)
            #expect(try await client.send(.DELETE, "/bucket/a", headers: wrong).status == 412)
            #expect(try await client.get("/bucket/a").body == [1])
            #expect(try await client.send(.PUT, "/bucket/a", headers: [("If-Match", tag)], body: [3]).status == 200)
            #expect(try await client.send(.DELETE, "/bucket/a", headers: [("If-Match", tag)]).status == 412)
            #expect(try await client.send(.DELETE, "/bucket/a", headers: [("If-Match", "*")]).status == 204)
        }
    }

    @Test(arguments: [
        ("If-Match", "\"0\"", 412), ("If-Match", "*", 200), ("If-None-Match", "*", 304),
        ("If-None-Match", "\"0\"", 200),
        ("If-Unmodified-Since", past, 412), ("If-Unmodified-Since", future, 200), ("If-Modified-Since", past, 200),
        ("If-Modified-Since", future, 304), ("If-Modified-Since", "soon", 200),
        ("x-goog-if-metageneration-match", "7", 412), ("x-goog-if-generation-not-match", "7", 501),
    ])
    func readsHaveConditions(name: String, value: String, status: Int) async throws {
        try await withEmulator { _, client async throws in
            _ = try await client.send(.PUT, "/bucket/a", body: [1])
            for method in [HTTPMethod.GET, .HEAD] {
                #expect(try await client.send(method, "/bucket/a", headers: [(name, value)]).status == status)
            }
        }
    }

    @Test func aPartIsOfTheShownEntityTagOnly() async throws {
        try await withEmulator { _, client async throws in
            let tag = try #require(
                try await client.send(.PUT, "/bucket/a", body: [1, 2]).headers.first(name: "ETag")
            )
            for (condition, status) in [(tag, 206), ("W/\(tag)", 200), ("\"0\"", 200), (Self.past, 200)] {
                let headers = [("Range", "bytes=0-0"), ("If-Range", condition)]
                #expect(try await client.get("/bucket/a", headers: headers).status == status, "\(condition)")
            }
        }
    }

    // MARK: Refusals

    @Test func whatIsNotSpokenIsRefusedInXML() async throws {
        try await withEmulator { _, client async throws in
            let chunked = [("x-amz-content-sha256", "STREAMING-AWS4-HMAC-SHA256-PAYLOAD")]
            let encoded = [("Content-Encoding", "aws-chunked,gzip")]
            let since = [("If-Unmodified-Since", Self.future)]
            let form = [("Content-Type", "multipart/form-data; boundary=b")]
            for answer in [
                try await client.send(.PUT, "/bucket/a", headers: chunked, body: [1]),
                try await client.send(.PUT, "/bucket/a?partNumber=1&uploadId=x", headers: chunked, body: [1]),
                try await client.send(.PUT, "/bucket/a", headers: encoded, body: [1]),
                try await client.send(.PUT, "/bucket/a", headers: since, body: [1]),
                try await client.send(.POST, "/bucket/a?uploadId=x", headers: [("If-None-Match", "*")], body: [1]),
                try await client.send(.PUT, "/newbucket"), try await client.send(.PUT, "/bucket"),
                try await client.send(.DELETE, "/bucket"), try await client.send(.POST, "/bucket", headers: form),
                try await client.send(.POST, "/bucket/a", headers: form), try await client.get("/"),
            ] {
                #expect(answer.status == 501)
                #expect(try code(answer) == "NotImplemented")
            }
            for answer in [
                try await client.get("/nobucket/x"), try await client.get("/nobucket"),
                try await client.send(.PUT, "/nobucket/x", body: [1]), try await client.send(.DELETE, "/nobucket"),
            ] {
                #expect(answer.status == 404)
                #expect(try code(answer) == "NoSuchBucket")
            }
            #expect(try await client.get("/bucket/a").status == 404)
            for path in ["/tasks/v1/lists", "/storage/v2/b", "/drive/v3/nothing"] {
                #expect(try await client.get(path).reason == "notFound")
            }
        }
    }

    @Test(arguments: [
        "acl", "billing", "compose", "cors", "defaultObjectAcl", "delete", "encryption", "encryptionConfig",
        "lifecycle", "location", "logging", "object-lock", "policy", "requestPayment", "restore", "retention",
        "storageClass", "tagging", "torrent", "versioning", "versions", "website", "websiteConfig",
    ])
    func aSubresourceIs501(name: String) async throws {
        try await withEmulator { _, client async throws in
            _ = try await client.send(.PUT, "/bucket/a", body: [1])
            for path in ["/bucket?\(name)", "/bucket/a?\(name)", "/bucket/a?x=1&\(name)=x"] {
                for method in [HTTPMethod.GET, .PUT, .POST, .DELETE] {
                    let answer = try await client.send(method, path, body: method == .GET ? nil : [2])
                    #expect(answer.status == 501, "\(method) \(path)")
                    #expect(try code(answer) == "NotImplemented")
                }
                #expect(try await client.send(.HEAD, path).status == 501)
            }
            #expect(try await client.get("/bucket/a").body == [1])
        }
    }

    /// Clients of S3 name their operation and their credentials there.
    @Test(arguments: ["x-id=GetObject", "X-Amz-Expires=60&X-Amz-Signature=0", "unknown"])
    func otherNamesInTheQueryAreIgnored(query: String) async throws {
        try await withEmulator { _, client async throws in
            _ = try await client.send(.PUT, "/bucket/a?\(query)", body: [1])
            #expect(try await client.get("/bucket/a?\(query)").body == [1])
            #expect(try await client.get("/bucket?\(query)").text.contains("<Key>a</Key>"))
        }
    }

    // MARK: Header fields of the answer

    @Test func aReadChoosesHeaderFieldsOfItsAnswer() async throws {
        try await withEmulator { _, client async throws in
            let stored = [("Content-Type", "text/plain"), ("Cache-Control", "no-store")]
            _ = try await client.send(.PUT, "/bucket/a", headers: stored, body: [1, 2])
            let names = [
                ("content-type", "Content-Type", "image/png"),
                ("content-disposition", "Content-Disposition", "attachment; filename=b"),
                ("cache-control", "Cache-Control", "max-age=60"), ("content-encoding", "Content-Encoding", "identity"),
                ("content-language", "Content-Language", "de"), ("expires", "Expires", Self.future),
            ]
            let query = names.map { parameter, _, value in
                let escaped = value.replacing(" ", with: "%20").replacing(";", with: "%3B").replacing("=", with: "%3D")
                return "response-\(parameter)=\(escaped)"
            }
            let reads: [(method: HTTPMethod, headers: [(String, String)], status: Int)] = [
                (.GET, [], 200), (.HEAD, [], 200), (.GET, [("Range", "bytes=0-0")], 206),
            ]
            for (method, headers, status) in reads {
                let path = "/bucket/a?\(query.joined(separator: "&"))"
                let answer = try await client.send(method, path, headers: headers)
                #expect(answer.status == status)
                for (_, name, value) in names { #expect(answer.headers[name] == [value], "\(name)") }
            }
            // What is not chosen, or empty, is the object's.
            let plain = try await client.get("/bucket/a?response-content-type=&response-content-disposition=inline")
            #expect(plain.headers["Content-Type"] == ["text/plain"])
            #expect(plain.headers["Cache-Control"] == ["no-store"])
            #expect(plain.headers["Content-Disposition"] == ["inline"])
        }
    }

    @Test(arguments: ["content-type", "content-disposition", "cache-control", "expires"])
    func aChosenHeaderFieldHasALegalValue(name: String) async throws {
        try await withEmulator { _, client async throws in
            _ = try await client.send(.PUT, "/bucket/a", body: [1])
            for value in ["a%0D%0AX-Injected:%20b", "a%00", "%0A"] {
                let answer = try await client.get("/bucket/a?response-\(name)=\(value)")
                #expect(answer.status == 400, "\(value)")
                #expect(try code(answer) == "InvalidArgument")
                #expect(answer.headers.first(name: "X-Injected") == nil)
            }
        }
    }

    // MARK: Encryption

    /// The object would be stored, or read, in another way than its client believes.
    @Test(arguments: [
        "x-goog-encryption-algorithm", "x-goog-encryption-key", "x-goog-encryption-key-sha256",
        "x-goog-encryption-kms-key-name", "x-goog-copy-source-encryption-key",
    ])
    func keysOfCustomersAre501(name: String) async throws {
        try await withEmulator { _, client async throws in
            _ = try await client.send(.PUT, "/bucket/a", body: [1])
            let headers = [(name, "k")]
            for answer in [
                try await client.get("/bucket/a", headers: headers),
                try await client.send(.PUT, "/bucket/b", headers: headers, body: [1]),
                try await client.send(.POST, "/bucket/b?uploads", headers: headers),
                try await client.send(.PUT, "/bucket/b?partNumber=1&uploadId=x", headers: headers, body: [1]),
            ] {
                #expect(answer.status == 501)
                #expect(try code(answer) == "NotImplemented")
                #expect(text(try root(answer), "Details")?.contains(name) == true)
            }
            #expect(try await client.send(.HEAD, "/bucket/a", headers: headers).status == 501)
            #expect(try await client.get("/bucket/b").status == 404)
        }
    }

    // MARK: Lists

    @Test func aListHasNamesThatXMLCannotExpressIfTheyAreEncoded() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("a%2F%01%20%2B")
            let plain = try await client.get("/bucket?list-type=2")
            #expect(plain.status == 400)
            #expect(try code(plain) == "InvalidArgument")
            let list = try root(try await client.get("/bucket?encoding-type=url&prefix=a/%01"))
            #expect(text(list, "EncodingType") == "url")
            #expect(text(list, "Prefix") == "a/%01")
            let contents = try #require(list.elements.first { $0.name.local == "Contents" })
            #expect(text(contents, "Key") == "a/%01%20%2B")
            #expect(try await client.get("/bucket?encoding-type=base64").status == 400)
            #expect(try await client.get("/bucket/%01").status == 404)
            #expect(try await client.send(.POST, "/bucket/%01?uploads").status == 400)
            #expect(try await client.get("/bucket?uploads&prefix=%01").status == 200)
            // A letter and a combining mark are two characters of a name.
            #expect(try await client.send(.POST, "/bucket/a%CC%81b?uploads").status == 200)
            #expect(try await client.get("/bucket?uploads&prefix=a").text.contains("<Upload>"))
        }
    }

    @Test(arguments: ["", "list-type=2&"]) func aListOfNoKeysHasNone(query: String) async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("a")
            let list = try root(try await client.get("/bucket?\(query)max-keys=0"))
            #expect(!list.elements.contains { $0.name.local == "Contents" })
            #expect(text(list, "IsTruncated") == "false")
            #expect(try await client.get("/bucket?\(query)max-keys=-1").status == 400)
        }
    }

    @Test func aCollectionWhoseNameXMLCannotExpressIsRefused() async throws {
        try await withEmulator { _, client async throws in
            let entry = "<entry xmlns='http://www.w3.org/2005/Atom'><title>t</title></entry>"
            let headers = [("Content-Type", "application/atom+xml")]
            for path in ["/feeds/%01", "/upload/feeds/%EF%BF%BF"] {
                #expect(try await client.send(.POST, path, headers: headers, body: Array(entry.utf8)).status == 400)
            }
            #expect(try await client.get("/feeds").status == 200)
        }
    }
}
