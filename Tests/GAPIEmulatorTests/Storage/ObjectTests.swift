import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Buckets and objects", .timeLimit(.minutes(5)))
struct ObjectTests {
    @Test func customMetadataHaveEightKibibytes() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("a")
            let path = "/storage/v1/b/bucket/o/a"
            let json = { (count: Int) in #"{"metadata":{"k":"\#(String(repeating: "x", count: count))"}}"# }
            #expect(try await client.sendJSON(.PATCH, path, json(8191)).status == 200)
            for method in [HTTPMethod.PATCH, .PUT] {
                #expect(try await client.sendJSON(method, path, json(8192)).reason == "invalid")
            }
            let copy = "\(path)/rewriteTo/b/bucket/o/b"
            #expect(try await client.sendJSON(.POST, copy, json(8192)).reason == "invalid")
            let many = #"{"metadata":{"# + String(repeating: #""":"","#, count: 8192) + #""a":""}}"#
            #expect(try await client.sendJSON(.POST, copy, many).reason == "invalid")
            let field = [("x-goog-meta-k", String(repeating: "x", count: 8192))]
            #expect(try await client.send(.PUT, "/bucket/c", headers: field, body: [1]).status == 400)
            #expect(try await client.get("/bucket/a").headers.first(name: "x-goog-meta-k")?.utf8.count == 8191)
        }
    }

    @Test func bucketsAreCreatedOnceAndDeletedWhenEmpty() async throws {
        try await withEmulator { _, client in
            let duplicate = try await client.sendJSON(.POST, "/storage/v1/b", #"{"name":"bucket"}"#)
            #expect(duplicate.status == 409)
            #expect(duplicate.reason == "conflict")
            #expect(try await client.get("/storage/v1/b/bucket").json["kind"]?.string == "storage#bucket")
            try await client.insert("a")
            #expect(try await client.send(.DELETE, "/storage/v1/b/bucket").status == 409)
            #expect(try await client.send(.DELETE, "/storage/v1/b/bucket/o/a").status == 204)
            #expect(try await client.send(.DELETE, "/storage/v1/b/bucket").status == 204)
            #expect(try await client.get("/storage/v1/b/bucket").status == 404)
        }
    }

    @Test func anObjectHasTheChecksumsOfItsContent() async throws {
        try await withEmulator { _, client in
            let object = try await client.insert("digits", Array("123456789".utf8)).json
            #expect(object["size"]?.string == "9")
            #expect(object["md5Hash"]?.string == "JfnnlDI7RTiF9RgfG2JNCw==")
            #expect(object["crc32c"]?.string == "4waSgw==")
            #expect(object["contentType"]?.string == "text/plain")
            #expect(object["metageneration"]?.string == "1")
            let generation = try #require(object["generation"]?.string)
            #expect(object["id"]?.string == "bucket/digits/\(generation)")
        }
    }

    @Test func theEncodingOfTheContentMayBeAParameter() async throws {
        try await withEmulator { _, client in
            let path = "/upload/storage/v1/b/bucket/o?uploadType=media&name=packed&contentEncoding=gzip"
            let object = try await client.send(.POST, path, body: [1, 2, 3]).json
            #expect(object["contentEncoding"]?.string == "gzip")
        }
    }

    @Test(arguments: ["a/b", "ä ö%+?#&", "e\u{301}", "..", "日本"])
    func anyNameWorksEncodedInThePath(name: String) async throws {
        try await withEmulator { _, client in
            let escaped = name.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            try await client.insert(escaped, [1, 2, 3])
            let object = try await client.get("/storage/v1/b/bucket/o/\(escaped)").json
            #expect(object["name"]?.string?.utf8.elementsEqual(name.utf8) == true)
            let link = try #require(object["mediaLink"]?.string)
            #expect(try await client.get(link).body == [1, 2, 3])
            #expect(try await client.send(.DELETE, "/storage/v1/b/bucket/o/\(escaped)").status == 204)
        }
    }

    @Test func namesThatOnlyLookAlikeAreDifferentObjects() async throws {
        try await withEmulator { _, client in
            try await client.insert("%C3%A9", [1])  // é in one character
            try await client.insert("e%CC%81", [2])  // e with a combining accent
            let items = try await client.get("/storage/v1/b/bucket/o").json["items"]?.array
            #expect(items?.count == 2)
        }
    }

    @Test func membersNobodyKnowsAreKept() async throws {
        try await withEmulator { _, client in
            let session = try await client.send(
                .POST,
                "/upload/storage/v1/b/bucket/o?uploadType=resumable",
                body: Array(#"{"name":"n","novel":{"deep":[1,2.50,null]},"metadata":{"k":"v"}}"#.utf8)
            )
            let location = try #require(session.headers.first(name: "Location"))
            let object = try await client.put(location, nil, [1]).json
            #expect(object["novel"] == (try JSON.Value(parsing: #"{"deep":[1,2.50,null]}"#)))
            #expect(object["metadata"]?["k"]?.string == "v")
        }
    }

    @Test func patchMergesAndUpdateReplaces() async throws {
        try await withEmulator { _, client in
            try await client.insert("n")
            let path = "/storage/v1/b/bucket/o/n"
            let first = #"{"contentLanguage":"de","metadata":{"a":"1","b":"2"},"size":"99"}"#
            var object = try await client.sendJSON(.PATCH, path, first).json
            #expect(object["metageneration"]?.string == "2")
            #expect(object["size"]?.string == "0")
            object = try await client.sendJSON(.PATCH, path, #"{"metadata":{"a":null,"c":"3"}}"#).json
            #expect(object["metadata"] == (try JSON.Value(parsing: #"{"b":"2","c":"3"}"#)))
            #expect(object["contentLanguage"]?.string == "de")
            object = try await client.sendJSON(.PUT, path, #"{"contentType":"a/b"}"#).json
            #expect(object["metadata"] == nil)
            #expect(object["contentType"]?.string == "a/b")
            #expect(object["metageneration"]?.string == "4")
        }
    }

    /// Everybody else waits while an object is changed.
    ///
    /// If all members were looked at for each of them, each change would be more than 10⁹ steps, and all 10¹⁰. A body cannot
    /// have more members.
    @Test(.timeLimit(.minutes(5))) func aChangeOfManyMembersTakesNoLongerThanItsText() async throws {
        try await withEmulator { _, client in
            try await client.insert("n")
            let path = "/storage/v1/b/bucket/o/n"
            let members = (0..<70_000).map { #""m\#($0)":1"# }.joined(separator: ",")
            for _ in 0..<4 {
                let patched = try await client.sendJSON(.PATCH, path, "{\(members)}")
                #expect(patched.status == 200)
            }
            let replaced = try await client.sendJSON(.PUT, path, "{}")
            #expect(try replaced.json["m0"] == nil)
        }
    }

    @Test(arguments: [
        (query: "ifGenerationMatch=0", insert: 412, get: 412),
        (query: "ifGenerationMatch=1", insert: 412, get: 412),
        (query: "ifGenerationNotMatch=0", insert: 200, get: 200),
        (query: "ifMetagenerationMatch=1", insert: 200, get: 200),
        (query: "ifMetagenerationNotMatch=1", insert: 412, get: 304),
        (query: "ifGenerationMatch=x", insert: 400, get: 400),
    ])
    func preconditionsAreChecked(query: String, insert: Int, get: Int) async throws {
        try await withEmulator { _, client in
            try await client.insert("n")
            #expect(try await client.get("/storage/v1/b/bucket/o/n?\(query)").status == get)
            #expect(try await client.insert("n", query: "&\(query)").status == insert)
        }
    }

    @Test func anInsertThatMustBeTheFirstSucceedsOnce() async throws {
        try await withEmulator { _, client in
            let first = try await client.insert("n", query: "&ifGenerationMatch=0")
            let second = try await client.insert("n", query: "&ifGenerationMatch=0")
            #expect([first.status, second.status] == [200, 412])
        }
    }

    @Test func entityTagsAreMatched() async throws {
        try await withEmulator { _, client in
            let etag = try #require(try await client.insert("n").json["etag"]?.string)
            let path = "/storage/v1/b/bucket/o/n"
            #expect(try await client.get(path, headers: [("If-None-Match", "\"\(etag)\"")]).status == 304)
            #expect(try await client.get(path, headers: [("If-None-Match", "\"other\"")]).status == 200)
            #expect(try await client.get(path, headers: [("If-Match", "\"other\"")]).status == 412)
            #expect(try await client.get(path, headers: [("If-Match", "\"other\", \"\(etag)\"")]).status == 200)
        }
    }

    @Test func whatIsNotThereIs404() async throws {
        try await withEmulator { _, client in
            for path in ["/storage/v1/b/none", "/storage/v1/b/none/o", "/storage/v1/b/bucket/o/none", "/elsewhere/v1"] {
                let answer = try await client.get(path)
                #expect(answer.status == 404, "\(path)")
                #expect(answer.reason == "notFound", "\(path)")
                #expect(try answer.json["error"]?["status"]?.string == "NOT_FOUND")
            }
            #expect(try await client.insert("n", query: "").status == 200)
            #expect(try await client.get("/storage/v1/b/bucket/o/n?generation=1").status == 404)
        }
    }

    @Test(arguments: ["crc32c", "md5Hash"])
    func aWrongChecksumIsRefused(member: String) async throws {
        try await withEmulator { _, client in
            let metadata = #"{"name":"n","\#(member)":"AAAAAA=="}"#
            let session = try await client.send(
                .POST,
                "/upload/storage/v1/b/bucket/o?uploadType=resumable",
                body: Array(metadata.utf8)
            )
            let location = try #require(session.headers.first(name: "Location"))
            #expect(try await client.put(location, nil, [1, 2, 3]).status == 400)
            #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 404)
        }
    }

    @Test func aPartialResponseHasWhatTheMaskSays() async throws {
        try await withEmulator { _, client in
            try await client.insert("n", [1])
            let one = try await client.get("/storage/v1/b/bucket/o/n?fields=name,size")
            #expect(one.text == #"{"size":"1","name":"n"}"# || one.text == #"{"name":"n","size":"1"}"#)
            let list = try await client.get("/storage/v1/b/bucket/o?fields=items(name),nextPageToken")
            #expect(list.text == #"{"items":[{"name":"n"}]}"#)
            #expect(try await client.get("/storage/v1/b/bucket/o?fields=items(").status == 400)
        }
    }

    @Test func aLongGetMayComeAsAPost() async throws {
        try await withEmulator { _, client in
            for name in ["a", "b"] { try await client.insert(name) }
            let answer = try await client.send(
                .POST,
                "/storage/v1/b/bucket/o",
                headers: [
                    ("X-HTTP-Method-Override", "GET"), ("Content-Type", "application/x-www-form-urlencoded"),
                ],
                body: Array("prefix=b&fields=items%2Fname".utf8)
            )
            #expect(answer.text == #"{"items":[{"name":"b"}]}"#)
        }
    }
}
