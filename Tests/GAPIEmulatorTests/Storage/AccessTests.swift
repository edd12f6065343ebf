import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Access control lists and policies", .timeLimit(.minutes(5)))
struct AccessTests {
    private static let bucket = "/storage/v1/b/bucket"
    /// The paths of the three lists, each with the entity whose entry nobody may take away; `nil` for none.
    private static let lists: [(path: String, owner: String?)] = [
        ("\(bucket)/acl", "project-owners-0"), ("\(bucket)/defaultObjectAcl", nil),
        ("\(bucket)/o/n/acl", "project-owners-0"),
    ]

    private static func entities(_ json: JSON.Value?) -> [String: String] {
        let entries = (json?.array ?? []).compactMap { entry -> (String, String)? in
            guard let entity = entry["entity"]?.string, let role = entry["role"]?.string else { return nil }
            return (entity, role)
        }
        return Dictionary(entries) { first, _ in first }
    }

    @Test(arguments: lists.indices)
    func anEntryIsInsertedReadChangedAndDeleted(position: Int) async throws {
        let (path, _) = Self.lists[position]
        try await withEmulator { _, client async throws in
            try await client.insert("n")
            let inserted = try await client.sendJSON(.POST, path, #"{"entity":"user-Ada@Example.com","role":"READER"}"#)
            #expect(inserted.status == 200, "\(inserted.text)")
            #expect(try inserted.json["entity"]?.string == "user-ada@example.com")
            #expect(try inserted.json["email"]?.string == "ada@example.com")
            let entry = "\(path)/user-ada@example.com"
            #expect(try await client.get(entry).json["role"]?.string == "READER")
            #expect(try await client.sendJSON(.PATCH, entry, #"{"role":"OWNER"}"#).json["role"]?.string == "OWNER")
            #expect(try await client.sendJSON(.PUT, entry, #"{"role":"READER"}"#).json["role"]?.string == "READER")
            let listed = Self.entities(try await client.get(path).json["items"])
            #expect(listed["user-ada@example.com"] == "READER")
            #expect(listed["project-viewers-0"] == "READER")
            #expect(try await client.send(.DELETE, entry).status == 204)
            for answer in [
                try await client.get(entry), try await client.send(.DELETE, entry),
                try await client.sendJSON(.PATCH, entry, #"{"role":"OWNER"}"#),
            ] {
                #expect(answer.status == 404)
                #expect(answer.reason == "notFound")
            }
        }
    }

    @Test(arguments: [
        #"{"entity":"user-a@b.c"}"#, #"{"role":"READER"}"#, #"{"entity":"nobody","role":"READER"}"#,
        #"{"entity":"user-","role":"READER"}"#, #"{"entity":"allUsers","role":"KING"}"#,
    ])
    func anInvalidEntryIs400(entry: String) async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n")
            for (path, _) in Self.lists {
                #expect(try await client.sendJSON(.POST, path, entry).status == 400, "\(path)")
            }
            #expect(
                try await client.sendJSON(.POST, Self.lists[2].path, #"{"entity":"allUsers","role":"WRITER"}"#).status
                    == 400
            )
            #expect(
                try await client.sendJSON(.POST, Self.lists[0].path, #"{"entity":"allUsers","role":"WRITER"}"#).status
                    == 200
            )
        }
    }

    @Test func theOwnerKeepsTheRole() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n")
            for (path, owner) in Self.lists {
                guard let owner else { continue }
                let refused = try await client.send(.DELETE, "\(path)/\(owner)")
                #expect(refused.status == 403)
                #expect(refused.reason == "forbidden")
                #expect(try await client.sendJSON(.PATCH, "\(path)/\(owner)", #"{"role":"READER"}"#).status == 403)
            }
            // A whole list without the owner comes back with it.
            let list = #"{"acl":[{"entity":"allUsers","role":"READER"}]}"#
            let object = try await client.sendJSON(.PATCH, "\(Self.bucket)/o/n", list).json
            #expect(Self.entities(object["acl"]) == ["project-owners-0": "OWNER", "allUsers": "READER"])
            // An empty one is ignored.
            let same = try await client.sendJSON(.PATCH, "\(Self.bucket)/o/n", #"{"acl":[]}"#).json
            #expect(Self.entities(same["acl"]) == Self.entities(object["acl"]))
        }
    }

    @Test(arguments: [
        ("private", ["project-owners-0": "OWNER"]),
        ("publicRead", ["project-owners-0": "OWNER", "allUsers": "READER"]),
        ("authenticatedRead", ["project-owners-0": "OWNER", "allAuthenticatedUsers": "READER"]),
        ("projectPrivate", ["project-owners-0": "OWNER", "project-editors-0": "OWNER", "project-viewers-0": "READER"]),
    ])
    func aListHasAName(name: String, entries: [String: String]) async throws {
        try await withEmulator { _, client async throws in
            let object = try await client.insert("n", query: "&predefinedAcl=\(name)&projection=full").json
            #expect(Self.entities(object["acl"]) == entries)
            let bucket = try await client.sendJSON(.PATCH, "\(Self.bucket)?predefinedAcl=\(name)", "{}").json
            #expect(Self.entities(bucket["acl"]) == entries)
            #expect(try await client.insert("m", query: "&predefinedAcl=none").status == 400)
        }
    }

    @Test func newObjectsGetTheListOfTheirBucket() async throws {
        try await withEmulator { _, client async throws in
            let path = "\(Self.bucket)?predefinedDefaultObjectAcl=publicRead"
            #expect(try await client.sendJSON(.PATCH, path, "{}").status == 200)
            try await client.insert("n")
            let object = try await client.get("\(Self.bucket)/o/n?projection=full").json
            #expect(Self.entities(object["acl"]) == ["project-owners-0": "OWNER", "allUsers": "READER"])
            // A copy gets the list of its bucket, too, and not that of its source.
            let entry = #"{"entity":"domain-example.com","role":"READER"}"#
            #expect(try await client.sendJSON(.POST, "\(Self.bucket)/o/n/acl", entry).status == 200)
            let copy = try await client.sendJSON(
                .POST,
                "\(Self.bucket)/o/n/rewriteTo/b/bucket/o/m?projection=full",
                "{}"
            )
            #expect(Self.entities(try copy.json["resource"]?["acl"])["domain-example.com"] == nil)
        }
    }

    @Test func onlyAFullProjectionHasLists() async throws {
        try await withEmulator { _, client async throws in
            let metadata = #"{"acl":[{"entity":"allUsers","role":"READER"}]}"#
            try await client.insert("n")
            #expect(try await client.sendJSON(.PATCH, "\(Self.bucket)/o/n", metadata).json["acl"] != nil)
            for path in ["\(Self.bucket)/o/n", "\(Self.bucket)/o/n?projection=noAcl"] {
                let json = try await client.get(path).json
                #expect(json["acl"] == nil)
                #expect(json["owner"] == nil)
            }
            #expect(try await client.get("\(Self.bucket)/o").json["items"]?[0]?["acl"] == nil)
            #expect(try await client.get("\(Self.bucket)/o?projection=full").json["items"]?[0]?["acl"] != nil)
            #expect(try await client.get("\(Self.bucket)?projection=full").json["defaultObjectAcl"] != nil)
            #expect(try await client.get(Self.bucket).json["acl"] == nil)
            #expect(try await client.get("\(Self.bucket)/o/n?projection=some").status == 400)
        }
    }

    @Test func uniformAccessHasNoLists() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n")
            let uniform = #"{"iamConfiguration":{"uniformBucketLevelAccess":{"enabled":true}}}"#
            let bucket = try await client.sendJSON(.PATCH, Self.bucket, uniform).json
            #expect(bucket["iamConfiguration"]?["bucketPolicyOnly"]?["enabled"]?.bool == true)
            #expect(bucket["acl"] == nil)
            for (path, _) in Self.lists {
                let refused = try await client.get(path)
                #expect(refused.status == 400)
                #expect(refused.reason == "invalid")
                #expect(refused.text.contains("uniform bucket-level access"))
            }
            #expect(try await client.insert("m", query: "&predefinedAcl=publicRead").status == 400)
            #expect(try await client.insert("m").status == 200)
            #expect(try await client.get("\(Self.bucket)/o/m?projection=full").json["acl"] == nil)
        }
    }

    // MARK: Policies

    @Test(arguments: [EmulatorConfiguration.Store.memory, .directory("")])
    func aPolicyIsKeptWithItsEntityTag(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration async throws in
            let binding = #"{"role":"roles/storage.objectViewer","members":["allUsers","user:a@b.c"]}"#
            try await withEmulator(configuration) { _, client async throws in
                let path = "\(Self.bucket)/iam"
                let first = try await client.get("\(path)?optionsRequestedPolicyVersion=3").json
                #expect(first["kind"]?.string == "storage#policy")
                let etag = try #require(first["etag"]?.string)
                #expect(etag == "CAE=")  // of the first state, as at Google
                let sent = #"{"etag":"\#(etag)","bindings":[\#(binding)]}"#
                let changed = try await client.sendJSON(.PUT, path, sent)
                #expect(changed.status == 200, "\(changed.text)")
                #expect(try changed.json["etag"]?.string != etag)
                let stale = try await client.sendJSON(.PUT, path, sent)
                #expect(stale.status == 412)
                #expect(stale.reason == "conditionNotMet")
                #expect(try await client.sendJSON(.PUT, path, #"{"bindings":[{"role":"king"}]}"#).status == 400)
                #expect(try await client.get("\(path)?optionsRequestedPolicyVersion=4").status == 400)
            }
            guard store != .memory else { return }
            try await Emulator.run(configuration) { emulator async throws in
                let policy = try await TestClient(emulator).get("\(Self.bucket)/iam").json
                #expect(policy["bindings"]?.array?.contains(try JSON.Value(parsing: binding)) == true)
                #expect(try await TestClient(emulator).get(Self.bucket).json["iamPolicy"] == nil)
            }
        }
    }

    @Test func aListIsInThePolicyAndAPolicyInTheList() async throws {
        try await withEmulator { _, client async throws in
            let entry = #"{"entity":"group-g@example.com","role":"WRITER"}"#
            #expect(try await client.sendJSON(.POST, "\(Self.bucket)/acl", entry).status == 200)
            let policy = try await client.get("\(Self.bucket)/iam").json
            let writers = policy["bindings"]?.array?.first { $0["role"]?.string == "roles/storage.legacyBucketWriter" }
            #expect(writers?["members"]?.array?.compactMap(\.string) == ["group:g@example.com"])
            let sent = #"{"bindings":[{"role":"roles/storage.legacyBucketReader","members":["allUsers"]}]}"#
            #expect(try await client.sendJSON(.PUT, "\(Self.bucket)/iam", sent).status == 200)
            let list = try await client.get("\(Self.bucket)/acl").json
            #expect(Self.entities(list["items"]) == ["project-owners-0": "OWNER", "allUsers": "READER"])
        }
    }

    @Test func objectsHavePoliciesOfTheirLists() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n")
            let path = "\(Self.bucket)/o/n/iam"
            let sent = #"{"bindings":[{"role":"roles/storage.legacyObjectReader","members":["allUsers"]}]}"#
            #expect(try await client.sendJSON(.PUT, path, sent).status == 200)
            let list = try await client.get("\(Self.bucket)/o/n/acl").json
            #expect(Self.entities(list["items"])["allUsers"] == "READER")
            let other = #"{"bindings":[{"role":"roles/storage.admin","members":["allUsers"]}]}"#
            #expect(try await client.sendJSON(.PUT, path, other).status == 400)
        }
    }

    @Test func everyCallerHasThePermissions() async throws {
        try await withEmulator { _, client async throws in
            let query = "permissions=storage.buckets.get&permissions=storage.objects.list"
            let answer = try await client.get("\(Self.bucket)/iam/testPermissions?\(query)").json
            let names = answer["permissions"]?.array?.compactMap(\.string)
            #expect(names == ["storage.buckets.get", "storage.objects.list"])
            #expect(try await client.get("\(Self.bucket)/iam/testPermissions").reason == "required")
            #expect(try await client.get("\(Self.bucket)/iam/testPermissions?permissions=king").status == 400)
            #expect(try await client.get("/storage/v1/b/none/iam/testPermissions?\(query)").status == 404)
        }
    }
}
