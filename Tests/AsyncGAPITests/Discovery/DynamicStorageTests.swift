import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import Testing

/// The media methods of a described service against the emulator of Cloud Storage.
@Suite("Media of described methods", .timeLimit(.minutes(5)))
struct DynamicStorageTests {
    private static let description = #"""
        {
          "name": "storage", "version": "v1", "rootUrl": "https://storage.googleapis.com/", "servicePath": "storage/v1/",
          "parameters": {"fields": {"type": "string", "location": "query"}},
          "schemas": {
            "Bucket": {"id": "Bucket", "type": "object", "properties": {"name": {"type": "string"}}},
            "Object": {"id": "Object", "type": "object", "properties": {
              "name": {"type": "string"}, "size": {"type": "string", "format": "uint64"},
              "crc32c": {"type": "string"}, "metadata": {"type": "object", "additionalProperties": {"type": "string"}}}},
            "Objects": {"id": "Objects", "type": "object", "properties": {
              "items": {"type": "array", "items": {"$ref": "Object"}}, "nextPageToken": {"type": "string"}}}
          },
          "resources": {
            "buckets": {"methods": {"insert": {"id": "storage.buckets.insert", "path": "b", "httpMethod": "POST",
              "parameters": {"project": {"type": "string", "location": "query", "required": true}},
              "request": {"$ref": "Bucket"}, "response": {"$ref": "Bucket"}}}},
            "objects": {"methods": {
              "insert": {"id": "storage.objects.insert", "path": "b/{bucket}/o", "httpMethod": "POST",
                "parameters": {"bucket": {"type": "string", "location": "path", "required": true},
                  "name": {"type": "string", "location": "query"}},
                "request": {"$ref": "Object"}, "response": {"$ref": "Object"}, "supportsMediaUpload": true,
                "mediaUpload": {"protocols": {"simple": {"multipart": true}, "resumable": {"multipart": true}}}},
              "get": {"id": "storage.objects.get", "path": "b/{bucket}/o/{object}", "httpMethod": "GET",
                "parameters": {"bucket": {"type": "string", "location": "path", "required": true},
                  "object": {"type": "string", "location": "path", "required": true}},
                "response": {"$ref": "Object"}, "supportsMediaDownload": true},
              "list": {"id": "storage.objects.list", "path": "b/{bucket}/o", "httpMethod": "GET",
                "parameters": {"bucket": {"type": "string", "location": "path", "required": true},
                  "pageToken": {"type": "string", "location": "query"},
                  "maxResults": {"type": "integer", "format": "uint32", "location": "query"}},
                "response": {"$ref": "Objects"}}
            }}
          }
        }
        """#

    private func run(_ body: (GAPI.DynamicService, Emulator) async throws -> Void) async throws {
        let document = try API.Document.parse(Self.description.utf8).document
        try await Emulator.run { emulator in
            let fetcher = Fetcher(.init { $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(4))) })
            let storage = GAPI.DynamicService(
                document,
                configuration: .init { $0.rootURL = emulator.url },
                fetcher: fetcher
            )
            let bucket = try storage.query("buckets.insert", ["project": "p"], body: ["name": "box"])
            try await storage.execute(bucket)
            try await body(storage, emulator)
            await fetcher.shutdown()
        }
    }

    @Test(arguments: [UploadOptions.Mode.automatic, .media, .multipart, .resumable])
    func everythingArrives(mode: UploadOptions.Mode) async throws {
        let bytes = pattern(600_000)
        try await run { storage, emulator in
            let query = try storage.query(
                "objects.insert",
                ["bucket": "box", "name": "o"],
                body: ["metadata": ["k": "v"]]
            )
            let options = UploadOptions {
                $0.mode = mode
                $0.chunkSize = 256 << 10
            }
            let upload = storage.upload(query, from: .bytes(bytes), contentType: "a/b", upload: options)
            let object = try await upload.value
            #expect(object["size"] == "600000")
            #expect((object["metadata"] == nil) == (mode == .media))
            let get = try storage.query("objects.get", ["bucket": "box", "object": "o"])
            #expect(try await Array(storage.media(get).collect(upTo: 1 << 20).readableBytesView) == bytes)
            let part = try await storage.media(get, range: 100..<300).collect(upTo: 200)
            #expect(Array(part.readableBytesView) == Array(bytes[100..<300]))
            try await withTemporaryFolder { folder in
                try await storage.download(get, to: "\(folder)/copy")
                #expect(try contents(of: "\(folder)/copy") == bytes)
            }
            #expect(emulator.journal.entries.contains { $0.operation == "upload.start" } == (mode == .resumable))
        }
    }

    @Test func anotherServiceGoesOnWithAnUpload() async throws {
        let bytes = pattern(2 << 20)
        try await run { storage, emulator in
            emulator.faults.rules = [.init(.stall, operation: "upload.chunk", nth: 3)]
            let query = try storage.query("objects.insert", ["bucket": "box", "name": "o"])
            let options = UploadOptions {
                $0.mode = .resumable
                $0.chunkSize = 512 << 10
            }
            let upload = storage.upload(query, from: .bytes(bytes), upload: options)
            try await emulator.journal.waitFor("upload.chunk", count: 3)
            upload.pause()
            let session = try #require(upload.session)
            #expect(session.method == "storage.objects.insert")
            let saved = try JSONDecoder().decode(
                FetchUpload<JSON.Value>.Session.self,
                from: JSONEncoder().encode(session)
            )
            emulator.faults.rules = []

            let other = GAPI.DynamicService(storage.document, configuration: storage.configuration)
            let object = try await other.resumeUpload(saved, from: .bytes(bytes)).value
            #expect(object["size"] == JSON.Value("\(bytes.count)"))
            let get = try storage.query("objects.get", ["bucket": "box", "object": "o"])
            #expect(try await Array(storage.media(get).collect(upTo: 4 << 20).readableBytesView) == bytes)
            await other.shutdown()
        }
    }

    @Test func bytesThatChangeOnTheWayAreNoticed() async throws {
        let transport = ScriptedTransport([.json(#"{"name": "o", "crc32c": "AAAAAA=="}"#)])
        let document = try API.Document.parse(Self.description.utf8).document
        let storage = GAPI.DynamicService(document, fetcher: Fetcher(transport: transport))
        let query = try storage.query("objects.insert", ["bucket": "box", "name": "o"])
        let error = await #expect(throws: GAPI.Error.self) { try await storage.upload(query, from: .bytes([1])).value }
        #expect(error?.code == .checksumMismatch)
    }

    @Test func pagesOfARealServer() async throws {
        try await run { storage, _ in
            for name in ["a", "b", "c"] {
                let query = try storage.query("objects.insert", ["bucket": "box", "name": JSON.Value(name)])
                _ = try await storage.upload(query, from: .bytes([1]), upload: .init { $0.mode = .media }).value
            }
            let list = try storage.query("objects.list", ["bucket": "box", "maxResults": 2, "fields": "items(name)"])
            #expect(try await storage.collect(list) == [["name": "a"], ["name": "b"], ["name": "c"]])
        }
    }
}
