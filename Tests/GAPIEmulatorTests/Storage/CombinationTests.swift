import AsyncFetchTesting
import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Composed and copied objects", .timeLimit(.minutes(5)))
struct CombinationTests {
    private static let stores: [EmulatorConfiguration.Store] = [.memory, .directory("")]
    private static let objects = "/storage/v1/b/bucket/o"

    private static func compose(
        _ client: TestClient,
        _ sources: String,
        to name: String = "whole",
        query: String = "",
        more: String = ""
    ) async throws -> TestClient.Answer {
        let json = #"{"sourceObjects":[\#(sources)],"destination":{"contentType":"a/b"}\#(more)}"#
        return try await client.sendJSON(.POST, "\(objects)/\(name)/compose\(query)", json)
    }

    /// The checksum of the whole is from google-crc32c: `Checksum(b"hello world").digest()` in base64.
    @Test(arguments: stores)
    func sourcesBecomeOneObject(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration async throws in
            try await withEmulator(configuration) { emulator, client async throws in
                try await client.insert("a", Array("hello ".utf8))
                try await client.insert("b", Array("world".utf8))
                emulator.journal.clear()
                let object = try await Self.compose(client, #"{"name":"a"},{"name":"b"}"#).json
                #expect(object["size"]?.string == "11")
                #expect(object["crc32c"]?.string == "yZRlqg==")
                #expect(object["md5Hash"] == nil)
                #expect(object["componentCount"]?.int64 == 2)
                #expect(object["contentType"]?.string == "a/b")
                #expect(emulator.journal.entries.last?.operation == "storage.objects.compose")
                let media = try await client.get("\(Self.objects)/whole?alt=media")
                #expect(media.text == "hello world")
                #expect(media.headers.first(name: "x-goog-hash") == "crc32c=yZRlqg==")
                let again = try await Self.compose(client, #"{"name":"whole"},{"name":"b"}"#, to: "whole").json
                #expect(again["componentCount"]?.int64 == 3)
                #expect(try await client.get("\(Self.objects)/whole?alt=media").text == "hello worldworld")
                #expect(try await client.get("\(Self.objects)/a").status == 200)
            }
        }
    }

    @Test func aCompositionOfItselfMayBeRepeated() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("whole")
            let sources = Array(repeating: #"{"name":"whole"}"#, count: 32).joined(separator: ",")
            for _ in 0..<14 { #expect(try await Self.compose(client, sources).status == 200) }
            let object = try await client.get("\(Self.objects)/whole").json
            #expect(object["componentCount"]?.int64 == Int64(Int32.max))
            #expect(object["size"]?.string == "0")
        }
    }

    @Test(arguments: stores)
    func sourcesMayBeDeletedWithTheirComposition(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration async throws in
            try await withEmulator(configuration) { _, client async throws in
                for name in ["a", "b"] { try await client.insert(name, Array(name.utf8)) }
                let more = #","deleteSourceObjects":true"#
                let answer = try await Self.compose(client, #"{"name":"a"},{"name":"b"}"#, to: "a", more: more)
                #expect(answer.status == 200)
                #expect(try await client.get("\(Self.objects)/a?alt=media").text == "ab")
                #expect(try await client.get("\(Self.objects)/b").status == 404)
                #expect(try files("contents", of: configuration).count <= 1)
            }
        }
    }

    @Test func generationsAndPreconditionsOfSourcesAreChecked() async throws {
        try await withEmulator { _, client async throws in
            let generation = try #require(try await client.insert("a", [1]).json["generation"]?.string)
            let right = #"{"name":"a","generation":"\#(generation)"}"#
            #expect(try await Self.compose(client, right, query: "?ifGenerationMatch=0").status == 200)
            #expect(try await Self.compose(client, right, query: "?ifGenerationMatch=0").status == 412)
            #expect(try await Self.compose(client, right, query: "?ifMetagenerationMatch=1").status == 200)
            #expect(try await Self.compose(client, #"{"name":"a","generation":"1"}"#).status == 404)
            #expect(try await Self.compose(client, #"{"name":"none"}"#).status == 404)
            let guarded = #"{"name":"a","objectPreconditions":{"ifGenerationMatch":"\#(generation)"}}"#
            #expect(try await Self.compose(client, guarded).status == 200)
            let stale = #"{"name":"a","objectPreconditions":{"ifGenerationMatch":"1"}}"#
            #expect(try await Self.compose(client, stale).status == 412)
        }
    }

    @Test(arguments: [(count: 0, status: 400), (1, 200), (32, 200), (33, 400)])
    func aCompositionHasAtMost32Sources(count: Int, status: Int) async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("a", [1])
            let sources = Array(repeating: #"{"name":"a"}"#, count: count).joined(separator: ",")
            #expect(try await Self.compose(client, sources).status == status)
        }
    }

    @Test(arguments: stores)
    func aCopyHasTheContentAndTheMetadata(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration async throws in
            try await withEmulator(configuration) { emulator, client async throws in
                let source = try await client.insert("a", Array("hello".utf8)).json
                let path = "\(Self.objects)/a/copyTo/b/bucket/o/deep%2Fcopy"
                let copy = try await client.sendJSON(.POST, path, "{}").json
                #expect(copy["name"]?.string == "deep/copy")
                #expect(copy["md5Hash"]?.string == source["md5Hash"]?.string)
                #expect(copy["contentType"]?.string == "text/plain")
                #expect(copy["generation"]?.string != source["generation"]?.string)
                #expect(emulator.journal.entries.last?.operation == "storage.objects.copy")
                let changed = try await client.sendJSON(.POST, path, #"{"contentType":"a/b"}"#).json
                #expect(changed["contentType"]?.string == "a/b")
                #expect(try await client.send(.DELETE, "\(Self.objects)/a").status == 204)
                #expect(try await client.get("\(Self.objects)/deep%2Fcopy?alt=media").text == "hello")
            }
        }
    }

    @Test(arguments: ["copyTo", "rewriteTo"])
    func metadataThatAreSentReplaceAllThoseOfTheSource(method: String) async throws {
        try await withEmulator { _, client in
            try await client.insert("a")
            let source = #"{"metadata":{"k":"v"},"cacheControl":"no-store"}"#
            #expect(try await client.sendJSON(.PATCH, "\(Self.objects)/a", source).status == 200)
            func copy(_ sent: String) async throws -> JSON.Value {
                let path = "\(Self.objects)/a/\(method)/b/bucket/o/b"
                let answer = try await client.sendJSON(.POST, path, sent).json
                return answer["resource"] ?? answer
            }
            for sent in ["", "{}", #"{"name":"b","storageClass":"NEARLINE"}"#] {
                let copy = try await copy(sent)
                #expect(copy["contentType"]?.string == "text/plain")
                #expect(copy["cacheControl"]?.string == "no-store")
                #expect(copy["metadata"]?["k"]?.string == "v")
            }
            let changed = try await copy(#"{"contentType":"a/b","storageClass":"NEARLINE"}"#)
            #expect(changed["contentType"]?.string == "a/b")
            #expect(changed["storageClass"]?.string == "NEARLINE")
            #expect(changed["cacheControl"] == nil && changed["metadata"] == nil)
        }
    }

    @Test(arguments: [
        ("ifSourceGenerationMatch=1", 412), ("ifSourceMetagenerationMatch=1", 200), ("sourceGeneration=1", 404),
        ("ifGenerationMatch=0", 200), ("ifGenerationMatch=1", 412), ("ifSourceMetagenerationNotMatch=1", 412),
        ("ifSourceGenerationMatch=x", 400),
    ])
    func preconditionsOfCopiesAreChecked(query: String, status: Int) async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("a")
            for method in ["copyTo", "rewriteTo"] {
                let path = "\(Self.objects)/a/\(method)/b/bucket/o/\(method)?\(query)"
                #expect(try await client.sendJSON(.POST, path, "{}").status == status, "\(method)")
            }
        }
    }

    @Test func aRewriteGoesOnByItsTokens() async throws {
        var configuration = EmulatorConfiguration()
        configuration.rewriteBytesPerCall = 1000
        try await withEmulator(configuration) { emulator, client async throws in
            let content = noise(2500)
            try await client.insert("a", content)
            emulator.journal.clear()
            let path = "\(Self.objects)/a/rewriteTo/b/bucket/o/b"
            var query = ""
            var copied: [String?] = []
            for _ in 0..<3 {
                let answer = try await client.sendJSON(.POST, path + query, "{}").json
                copied.append(answer["totalBytesRewritten"]?.string)
                #expect(answer["objectSize"]?.string == "2500")
                #expect(answer["done"]?.bool == (copied.count == 3))
                #expect((answer["resource"] != nil) == (copied.count == 3))
                query = (answer["rewriteToken"]?.string).map { "?rewriteToken=\($0)" } ?? ""
                #expect(query.isEmpty == (copied.count == 3))
            }
            #expect(copied == ["1000", "2000", "2500"])
            #expect(emulator.journal.entries.allSatisfy { $0.operation == "storage.objects.rewrite" })
            #expect(try await client.get("/storage/v1/b").json["items"]?.array?.count == 1)
            #expect(try await client.get("\(Self.objects)/b?alt=media").body == content)
        }
    }

    /// `gcloud` sends the token of the first answer in all calls.
    @Test(arguments: stores)
    func aRewriteHasOneToken(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration async throws in
            var configuration = configuration
            configuration.rewriteBytesPerCall = 1000
            try await withEmulator(configuration) { _, client async throws in
                try await client.insert("a", noise(2500))
                let path = "\(Self.objects)/a/rewriteTo/b/bucket/o/b"
                let token = try #require(try await client.sendJSON(.POST, path, "{}").json["rewriteToken"]?.string)
                let second = try await client.sendJSON(.POST, "\(path)?rewriteToken=\(token)", "{}").json
                #expect(second["totalBytesRewritten"]?.string == "2000")
                #expect(second["rewriteToken"]?.string == token)
                // The token is for this copy alone.
                let other = "\(Self.objects)/a/rewriteTo/b/bucket/o/c?rewriteToken=\(token)"
                #expect(try await client.sendJSON(.POST, other, "{}").status == 400)
                let last = try await client.sendJSON(.POST, "\(path)?rewriteToken=\(token)", "{}").json
                #expect(last["done"]?.bool == true)
                #expect(try await client.sendJSON(.POST, "\(path)?rewriteToken=\(token)", "{}").status == 400)
            }
        }
    }

    @Test func aTokenIsForOneVersionOfTheSource() async throws {
        var configuration = EmulatorConfiguration()
        configuration.rewriteBytesPerCall = 1
        try await withEmulator(configuration) { _, client async throws in
            try await client.insert("a", [1, 2, 3])
            let path = "\(Self.objects)/a/rewriteTo/b/bucket/o/b"
            let token = try #require(try await client.sendJSON(.POST, path, "{}").json["rewriteToken"]?.string)
            try await client.insert("a", [4, 5, 6])
            #expect(try await client.sendJSON(.POST, "\(path)?rewriteToken=\(token)", "{}").status == 400)
            for wrong in ["x", "1-2", "--", "9223372036854775807-9223372036854775807"] {
                #expect(try await client.sendJSON(.POST, "\(path)?rewriteToken=\(wrong)", "{}").status == 400)
            }
            #expect(try await client.sendJSON(.POST, "\(path)?maxBytesRewrittenPerCall=1000", "{}").status == 400)
        }
    }

    @Test(arguments: stores)
    func bucketsAreChanged(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration async throws in
            try await withEmulator(configuration) { emulator, client async throws in
                try await client.insert("a")
                let path = "/storage/v1/b/bucket"
                let labels = #"{"labels":{"a":"b"},"location":"EU"}"#
                let patched = try await client.sendJSON(.PATCH, "\(path)?ifMetagenerationMatch=1", labels).json
                #expect(patched["labels"]?["a"]?.string == "b")
                #expect(patched["location"]?.string == "US")
                #expect(patched["metageneration"]?.string == "2")
                #expect(try await client.sendJSON(.PATCH, "\(path)?ifMetagenerationMatch=1", "{}").status == 412)
                let updated = try await client.sendJSON(.PUT, path, #"{"storageClass":"NEARLINE"}"#).json
                #expect(updated["labels"] == nil)
                #expect(updated["storageClass"]?.string == "NEARLINE")
                #expect(try await client.get("\(Self.objects)/a").status == 200)
                #expect(emulator.journal.count { $0.operation == "storage.buckets.patch" } == 2)
                #expect(try await client.sendJSON(.PATCH, "/storage/v1/b/none", "{}").status == 404)
            }
            // The next emulator finds the change, if the files of this one outlive it.
            guard store != .memory else { return }
            try await Emulator.run(configuration) { emulator async throws in
                let bucket = try await TestClient(emulator).get("/storage/v1/b/bucket").json
                #expect(bucket["storageClass"]?.string == "NEARLINE")
            }
        }
    }

    @Test func aPatchOfAnotherGenerationIs404() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("a")
            #expect(try await client.sendJSON(.PATCH, "\(Self.objects)/a?generation=1", "{}").status == 404)
        }
    }

    @Test func aConditionThatIsNoNumberIs400() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("a", [1])
            for wrong in [#""generation":"x""#, #""objectPreconditions":{"ifGenerationMatch":"nonsense"}"#] {
                #expect(try await Self.compose(client, #"{"name":"a",\#(wrong)}"#).status == 400, "\(wrong)")
            }
            let null = #"{"name":"a","generation":null,"objectPreconditions":{"ifGenerationMatch":null}}"#
            #expect(try await Self.compose(client, null).status == 200)
        }
    }

    /// In memory, the compositions share their bytes, but each has 32 times as many pieces as the one before it.
    @Test func compositionsOfCompositionsEnd() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("whole", noise(1 << 20))
            let sources = Array(repeating: #"{"name":"whole"}"#, count: 32).joined(separator: ",")
            var statuses: [Int] = []
            for _ in 0..<5 { statuses.append(try await Self.compose(client, sources).status) }
            #expect(statuses.prefix(2) == [200, 200])
            #expect(statuses.last == 400)
            #expect(
                try await client.get("\(Self.objects)/whole?alt=media", headers: [("Range", "bytes=0-0")]).status == 206
            )
        }
    }
}
