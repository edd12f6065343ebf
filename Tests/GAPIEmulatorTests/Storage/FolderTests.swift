import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Folders and notification configurations", .timeLimit(.minutes(5)))
struct FolderTests {
    private static let bucket = "/storage/v1/b/tree"

    /// Runs a test with a bucket that has folders.
    private func withTree(
        _ configuration: EmulatorConfiguration = EmulatorConfiguration(),
        _ body: (TestClient) async throws -> Void
    ) async throws {
        try await withEmulator(configuration) { _, client async throws in
            let metadata = #"""
                {"name":"tree","hierarchicalNamespace":{"enabled":true},
                 "iamConfiguration":{"uniformBucketLevelAccess":{"enabled":true}}}
                """#
            let created = try await client.sendJSON(.POST, "/storage/v1/b?project=p", metadata)
            #expect(created.status == 200, "\(created.text)")
            try await body(client)
        }
    }

    private func insert(_ client: TestClient, _ name: String) async throws {
        let path = "/upload/storage/v1/b/tree/o?uploadType=media&name=\(name)"
        #expect(try await client.send(.POST, path, body: Array(name.utf8)).status == 200)
    }

    private func names(_ client: TestClient, _ target: String) async throws -> [String] {
        let answer = try await client.get(target)
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.json["items"]?.array?.compactMap { $0["name"]?.string } ?? []
    }

    @Test func foldersAreInsertedReadAndDeleted() async throws {
        try await withTree { client async throws in
            let folders = "\(Self.bucket)/folders"
            let made = try await client.sendJSON(.POST, folders, #"{"name":"a"}"#).json
            #expect(made["name"]?.string == "a/")
            #expect(made["kind"]?.string == "storage#folder")
            #expect(try await client.sendJSON(.POST, folders, #"{"name":"a/"}"#).status == 409)
            #expect(try await client.sendJSON(.POST, folders, #"{"name":"x/y/z/"}"#).status == 400)
            #expect(try await client.sendJSON(.POST, "\(folders)?recursive=true", #"{"name":"x/y/z/"}"#).status == 200)
            #expect(try await names(client, folders) == ["a/", "x/", "x/y/", "x/y/z/"])
            #expect(try await names(client, "\(folders)?prefix=x/&delimiter=/") == ["x/", "x/y/"])
            #expect(try await names(client, "\(folders)?startOffset=x/&endOffset=x/y/z") == ["x/", "x/y/"])
            #expect(try await client.get("\(folders)/x%2Fy%2F").json["metageneration"]?.string == "1")
            #expect(try await client.get("\(folders)/none").status == 404)
            #expect(try await client.send(.DELETE, "\(folders)/x%2F").status == 409)
            #expect(try await client.send(.DELETE, "\(folders)/a%2F?ifMetagenerationMatch=2").status == 412)
            #expect(try await client.send(.DELETE, "\(folders)/a%2F").status == 204)
            let first = try await client.get("\(folders)?pageSize=2").json
            let token = try #require(first["nextPageToken"]?.string)
            #expect(try await names(client, "\(folders)?pageSize=2&pageToken=\(token)") == ["x/y/z/"])
            let operation = try await client.send(.POST, "\(folders)/x%2F/deleteRecursive").json
            #expect(operation["done"]?.bool == true)
            #expect(try await names(client, folders) == [])
        }
    }

    @Test func objectsMakeTheFoldersAboveThem() async throws {
        try await withTree { client async throws in
            try await insert(client, "a/b/c")
            #expect(try await names(client, "\(Self.bucket)/folders") == ["a/", "a/b/"])
            #expect(try await client.send(.DELETE, "\(Self.bucket)/o/a%2Fb%2Fc").status == 204)
            #expect(try await names(client, "\(Self.bucket)/folders") == ["a/", "a/b/"])
            try await insert(client, "z/n")
            let query = "delimiter=/&includeFoldersAsPrefixes=true"
            for size in [1, 2, 10] {
                var prefixes: [String] = []
                var token = ""
                repeat {
                    let page = try await client.get("\(Self.bucket)/o?\(query)&maxResults=\(size)&pageToken=\(token)")
                        .json
                    prefixes += page["prefixes"]?.array?.compactMap(\.string) ?? []
                    token = page["nextPageToken"]?.string ?? ""
                } while !token.isEmpty
                #expect(prefixes == ["a/", "z/"], "\(size)")
            }
            #expect(try await client.get("\(Self.bucket)/o?delimiter=/").json["prefixes"]?.array?.count == 1)
            #expect(
                try await client.get("\(Self.bucket)/storageLayout").json["hierarchicalNamespace"]?["enabled"]?.bool
                    == true
            )
        }
    }

    @Test(arguments: [EmulatorConfiguration.Store.memory, .directory("")])
    func aFolderTakesItsObjectsAlong(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration async throws in
            try await withTree(configuration) { client async throws in
                for name in ["a/1", "a/b/2", "ab"] { try await insert(client, name) }
                let rename = "\(Self.bucket)/folders/a%2F/renameTo/folders"
                let answer = try await client.send(.POST, "\(rename)/new%2Fa%2F")
                #expect(try answer.json["response"]?["name"]?.string == "new/a/", "\(answer.text)")
                #expect(try await names(client, "\(Self.bucket)/o") == ["ab", "new/a/1", "new/a/b/2"])
                #expect(try await names(client, "\(Self.bucket)/folders") == ["new/", "new/a/", "new/a/b/"])
                #expect(try await client.get("\(Self.bucket)/o/new%2Fa%2Fb%2F2?alt=media").text == "a/b/2")
                #expect(try await client.send(.POST, "\(rename)/x%2F").status == 404)
                let into = "\(Self.bucket)/folders/new%2F/renameTo/folders/new%2Fa%2Fb%2Fc%2F"
                #expect(try await client.send(.POST, into).status == 400)
            }
        }
    }

    @Test func aRestoredObjectHasTheFoldersAboveIt() async throws {
        try await withTree { client async throws in
            let policy = #"{"softDeletePolicy":{"retentionDurationSeconds":"604800"}}"#
            #expect(try await client.sendJSON(.PATCH, Self.bucket, policy).status == 200)
            try await insert(client, "a/b/n")
            let object = "\(Self.bucket)/o/a%2Fb%2Fn"
            let generation = try #require(try await client.get(object).json["generation"]?.string)
            let deletion = "\(Self.bucket)/folders/a%2F/deleteRecursive"
            #expect(try await client.send(.POST, deletion).status == 200)
            #expect(try await names(client, "\(Self.bucket)/folders") == [])
            let restored = try await client.send(.POST, "\(object)/restore?generation=\(generation)")
            #expect(restored.status == 200, "\(restored.text)")
            #expect(try await names(client, "\(Self.bucket)/folders") == ["a/", "a/b/"])
        }
    }

    /// A combining character after a slash is no other slash.
    @Test func namesOfFoldersAreBytes() async throws {
        try await withTree { client async throws in
            try await insert(client, "a/%CC%81b/n")
            #expect(try await names(client, "\(Self.bucket)/folders") == ["a/", "a/\u{301}b/"])
            let renamed = try await client.send(.POST, "\(Self.bucket)/folders/a%2F/renameTo/folders/c%2F")
            #expect(renamed.status == 200, "\(renamed.text)")
            #expect(try await client.get("\(Self.bucket)/o/c%2F%CC%81b%2Fn").status == 200)
        }
    }

    @Test func foldersThatOnlyLookAlikeAreListedBoth() async throws {
        try await withTree { client async throws in
            for name in ["e\u{301}/", "\u{e9}/", "\u{e9}/n/"] {
                let made = try await client.sendJSON(.POST, "\(Self.bucket)/folders", #"{"name":"\#(name)"}"#)
                #expect(made.status == 200, "\(made.text)")
            }
            let page = try await client.get("\(Self.bucket)/o?delimiter=/&includeFoldersAsPrefixes=true").json
            let prefixes = page["prefixes"]?.array?.compactMap { $0.string.map { Array($0.utf8) } }
            #expect(prefixes == [Array("e\u{301}/".utf8), Array("\u{e9}/".utf8)])
        }
    }

    @Test func aBucketWithoutThemHasNoFolders() async throws {
        try await withEmulator { _, client async throws in
            for (path, status) in [("folders", 400), ("managedFolders", 412)] {
                let answer = try await client.sendJSON(.POST, "/storage/v1/b/bucket/\(path)", #"{"name":"a/"}"#)
                #expect(answer.status == status)
                #expect(answer.reason == (status == 400 ? "invalid" : "conditionNotMet"))
            }
            let metadata = #"{"name":"other","hierarchicalNamespace":{"enabled":true}}"#
            #expect(try await client.sendJSON(.POST, "/storage/v1/b", metadata).status == 400)
        }
    }

    @Test func aBucketWithFoldersKeepsItsUniformAccess() async throws {
        try await withTree { client async throws in
            let off = #"{"iamConfiguration":{"uniformBucketLevelAccess":{"enabled":false}}}"#
            for method in [HTTPMethod.PATCH, .PUT] {
                #expect(try await client.sendJSON(method, Self.bucket, off).status == 400, "\(method)")
            }
            let kept = try await client.get(Self.bucket).json["iamConfiguration"]
            #expect(kept?["uniformBucketLevelAccess"]?["enabled"]?.bool == true)
            #expect(try await client.sendJSON(.PATCH, Self.bucket, #"{"labels":{"a":"b"}}"#).status == 200)
        }
    }

    @Test func managedFoldersHavePolicies() async throws {
        try await withTree { client async throws in
            let folders = "\(Self.bucket)/managedFolders"
            #expect(
                try await client.sendJSON(.POST, folders, #"{"name":"m/"}"#).json["kind"]?.string
                    == "storage#managedFolder"
            )
            let policy = try await client.get("\(folders)/m%2F/iam").json
            let etag = try #require(policy["etag"]?.string)
            let binding = #"{"role":"roles/storage.objectViewer","members":["allUsers"]}"#
            let sent = #"{"etag":"\#(etag)","bindings":[\#(binding)]}"#
            #expect(try await client.sendJSON(.PUT, "\(folders)/m%2F/iam", sent).status == 200)
            #expect(try await client.sendJSON(.PUT, "\(folders)/m%2F/iam", sent).status == 412)
            let stored = try await client.get("\(folders)/m%2F/iam").json["bindings"]?.array
            #expect(stored == [try JSON.Value(parsing: binding)])
            #expect(try await client.get("\(folders)/m%2F").json["iamPolicy"] == nil)
            try await insert(client, "m/n")
            #expect(try await client.send(.DELETE, "\(folders)/m%2F").status == 409)
            #expect(try await client.send(.DELETE, "\(folders)/m%2F?allowNonEmpty=true").status == 204)
            #expect(try await client.get("\(Self.bucket)/o/m%2Fn").status == 200)
            #expect(try await names(client, folders) == [])
        }
    }

    // MARK: Notifications

    @Test(arguments: [EmulatorConfiguration.Store.memory, .directory("")])
    func configurationsAreKeptWithNumbers(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration async throws in
            let path = "/storage/v1/b/bucket/notificationConfigs"
            try await withEmulator(configuration) { _, client async throws in
                let sent = #"{"topic":"//pubsub.googleapis.com/projects/p/topics/t","event_types":["OBJECT_DELETE"]}"#
                let first = try await client.sendJSON(.POST, path, sent).json
                #expect(first["id"]?.string == "1")
                #expect(first["payload_format"]?.string == "JSON_API_V1")
                #expect(try await client.sendJSON(.POST, path, sent).json["id"]?.string == "2")
                #expect(try await client.send(.DELETE, "\(path)/1").status == 204)
                #expect(try await client.send(.DELETE, "\(path)/1").status == 404)
                #expect(try await client.sendJSON(.POST, path, sent).json["id"]?.string == "3")
                for wrong in [#"{}"#, #"{"topic":"t"}"#, sent.replacing("OBJECT_DELETE", with: "NONE")] {
                    #expect(try await client.sendJSON(.POST, path, wrong).status == 400, "\(wrong)")
                }
            }
            guard store != .memory else { return }
            try await Emulator.run(configuration) { emulator async throws in
                let items = try await TestClient(emulator).get(path).json["items"]?.array ?? []
                #expect(items.compactMap { $0["id"]?.string } == ["2", "3"])
                #expect(items.first?["selfLink"]?.string == "\(emulator.url)\(path)/2")
            }
        }
    }
}
