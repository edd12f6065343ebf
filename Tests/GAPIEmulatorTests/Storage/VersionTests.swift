import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Synchronization
import Testing

@Suite("Old generations, deleted ones, and what must stay", .timeLimit(.minutes(5)))
struct VersionTests {
    private static let bucket = "/storage/v1/b/bucket"
    private static let object = "\(bucket)/o/n"

    private func generation(_ answer: TestClient.Answer) throws -> String {
        try #require(try answer.json["generation"]?.string, "\(answer.text)")
    }

    private func generations(_ client: TestClient, _ query: String) async throws -> [String] {
        let answer = try await client.get("\(Self.bucket)/o?\(query)")
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.json["items"]?.array?.compactMap { $0["generation"]?.string } ?? []
    }

    @Test func aBucketWithVersionsKeepsWhatIsReplaced() async throws {
        try await withEmulator { _, client async throws in
            let versions = #"{"versioning":{"enabled":true}}"#
            #expect(try await client.sendJSON(.PATCH, Self.bucket, versions).status == 200)
            let first = try generation(try await client.insert("n", Array("one".utf8)))
            let second = try generation(try await client.insert("n", Array("two".utf8)))
            #expect(try await generations(client, "versions=true") == [first, second])
            #expect(try await generations(client, "") == [second])
            #expect(try await client.get("\(Self.object)?alt=media&generation=\(first)").text == "one")
            #expect(try await client.get("\(Self.object)?alt=media").text == "two")
            #expect(try await client.get("\(Self.object)?generation=\(first)").json["timeDeleted"] != nil)
            // Deleted without a generation, an object becomes an old one; with a generation, it goes.
            #expect(try await client.send(.DELETE, Self.object).status == 204)
            #expect(try await client.get(Self.object).status == 404)
            #expect(try await generations(client, "versions=true") == [first, second])
            #expect(try await client.send(.DELETE, Self.bucket).status == 409)
            // An old one becomes the new one by a copy.
            let path = "\(Self.object)/copyTo/b/bucket/o/n?sourceGeneration=\(first)"
            #expect(try await client.sendJSON(.POST, path, "{}").status == 200)
            #expect(try await client.get("\(Self.object)?alt=media").text == "one")
            for generation in [first, second] {
                #expect(try await client.send(.DELETE, "\(Self.object)?generation=\(generation)").status == 204)
            }
            #expect(try await generations(client, "versions=true").count == 1)
        }
    }

    @Test func allGenerationsOfAFoldersObjectAreListed() async throws {
        try await withEmulator { _, client async throws in
            let versions = #"{"versioning":{"enabled":true}}"#
            #expect(try await client.sendJSON(.PATCH, Self.bucket, versions).status == 200)
            let first = try generation(try await client.insert("a/"))
            let second = try generation(try await client.insert("a/"))
            try await client.insert("a/b")
            let query = "versions=true&delimiter=/&includeTrailingDelimiter=true"
            #expect(try await generations(client, query) == [first, second])
            // The generations may be on several pages, the prefix is on the first one.
            let page = try await client.get("\(Self.bucket)/o?\(query)&maxResults=1").json
            #expect(page["items"]?.array?.compactMap { $0["generation"]?.string } == [first])
            #expect(page["prefixes"] == ["a/"])
            let token = try #require(page["nextPageToken"]?.string)
            let rest = try await client.get("\(Self.bucket)/o?\(query)&maxResults=1&pageToken=\(token)").json
            #expect(rest["items"]?.array?.compactMap { $0["generation"]?.string } == [second])
            #expect(rest["prefixes"] == nil)
            #expect(rest["nextPageToken"] == nil)
        }
    }

    @Test func aDeletedObjectIsRestored() async throws {
        try await withEmulator { _, client async throws in
            let policy = #"{"softDeletePolicy":{"retentionDurationSeconds":"604800"}}"#
            let bucket = try await client.sendJSON(.PATCH, Self.bucket, policy).json
            #expect(bucket["softDeletePolicy"]?["effectiveTime"] != nil)
            let first = try generation(try await client.insert("n", Array("one".utf8)))
            #expect(try await client.send(.DELETE, Self.object).status == 204)
            #expect(try await generations(client, "") == [])
            #expect(try await generations(client, "softDeleted=true") == [first])
            let deleted = try await client.get("\(Self.object)?softDeleted=true&generation=\(first)").json
            #expect(deleted["softDeleteTime"] != nil && deleted["hardDeleteTime"] != nil)
            #expect(try await client.get("\(Self.object)?softDeleted=true").reason == "required")
            #expect(try await client.send(.POST, "\(Self.object)/restore").reason == "required")
            let restored = try await client.send(.POST, "\(Self.object)/restore?generation=\(first)")
            #expect(restored.status == 200, "\(restored.text)")
            #expect(try generation(restored) != first)
            #expect(try restored.json["softDeleteTime"] == nil)
            #expect(try await client.get("\(Self.object)?alt=media").text == "one")
            #expect(try await client.send(.POST, "\(Self.object)/restore?generation=1").status == 404)
        }
    }

    @Test(arguments: ["1", "604799", "7776001"])
    func aSoftDeletePolicyIsOffOrOfSevenTo90Days(seconds: String) async throws {
        try await withEmulator { _, client async throws in
            let policy = #"{"softDeletePolicy":{"retentionDurationSeconds":"\#(seconds)"}}"#
            #expect(try await client.sendJSON(.PATCH, Self.bucket, policy).status == 400)
        }
    }

    @Test(arguments: [("temporaryHold", "Temporary"), ("eventBasedHold", "Event-Based")])
    func aHeldObjectStays(member: String, kind: String) async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n", Array("one".utf8))
            try await client.insert("m")
            #expect(try await client.sendJSON(.PATCH, Self.object, #"{"\#(member)":true}"#).status == 200)
            for answer in [
                try await client.send(.DELETE, Self.object), try await client.insert("n"),
                try await client.sendJSON(.POST, "\(Self.bucket)/o/m/copyTo/b/bucket/o/n", "{}"),
                try await client.send(.POST, "\(Self.object)/moveTo/o/x"),
            ] {
                #expect(answer.status == 403)
                #expect(answer.reason == "forbidden")
                #expect(answer.text.contains("is under active \(kind) hold"))
            }
            // A condition counts before.
            #expect(try await client.send(.DELETE, "\(Self.object)?ifGenerationMatch=1").status == 412)
            #expect(try await client.get("\(Self.object)?alt=media").text == "one")
            #expect(try await client.sendJSON(.PATCH, Self.object, #"{"\#(member)":false}"#).status == 200)
            #expect(try await client.send(.DELETE, Self.object).status == 204)
        }
    }

    @Test func aRetentionPolicyKeepsObjectsAndMayBeLocked() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n")
            let policy = #"{"retentionPolicy":{"retentionPeriod":"3600"}}"#
            #expect(try await client.sendJSON(.PATCH, Self.bucket, policy).status == 200)
            #expect(try await client.get(Self.object).json["retentionExpirationTime"] != nil)
            #expect(try await client.get("\(Self.bucket)/o").json["items"]?[0]?["retentionExpirationTime"] != nil)
            let refused = try await client.send(.DELETE, Self.object)
            #expect(refused.status == 403)
            #expect(refused.reason == "retentionPolicyNotMet")
            #expect(try await client.insert("n").status == 403)
            #expect(try await client.sendJSON(.PATCH, Self.object, #"{"contentType":"a/b"}"#).status == 200)
            let lock = "\(Self.bucket)/lockRetentionPolicy"
            #expect(try await client.send(.POST, lock).reason == "required")
            let locked = try await client.send(.POST, "\(lock)?ifMetagenerationMatch=2")
            #expect(try locked.json["retentionPolicy"]?["isLocked"]?.bool == true, "\(locked.text)")
            let less = #"{"retentionPolicy":{"retentionPeriod":"60"}}"#
            for change in [less, #"{"retentionPolicy":null}"#] {
                let refused = try await client.sendJSON(.PATCH, Self.bucket, change)
                #expect(refused.status == 403)
                #expect(refused.reason == "retentionPolicyNotMet")
            }
            let more = #"{"retentionPolicy":{"retentionPeriod":"7200"}}"#
            #expect(try await client.sendJSON(.PATCH, Self.bucket, more).status == 200)
        }
    }

    @Test func theEndOfAnEventBasedHoldBeginsTheRetentionPeriod() async throws {
        let time = Mutex<Int64>(1_800_000_000_000_000)
        var configuration = EmulatorConfiguration()
        configuration.clock = { time.withLock { $0 } }
        try await withEmulator(configuration) { _, client async throws in
            let policy = #"{"retentionPolicy":{"retentionPeriod":"3600"},"defaultEventBasedHold":true}"#
            #expect(try await client.sendJSON(.PATCH, Self.bucket, policy).status == 200)
            try await client.insert("n")
            time.withLock { $0 += 7_200_000_000 }
            let released = try await client.sendJSON(.PATCH, Self.object, #"{"eventBasedHold":false}"#).json
            #expect(released["retentionExpirationTime"]?.string?.hasPrefix("2027-01-15T11:00:00") == true)
            #expect(try await client.send(.DELETE, Self.object).reason == "retentionPolicyNotMet")
            // Only the server knows the time of the release.
            #expect(try await client.sendJSON(.PATCH, Self.bucket, #"{"retentionPolicy":null}"#).status == 200)
            #expect(try await client.get(Self.object).json["eventBasedHoldReleaseTime"] == nil)
            #expect(try await client.send(.DELETE, Self.object).status == 204)
        }
    }

    @Test func aRestoredObjectReplacesNoneThatMustStay() async throws {
        try await withEmulator { _, client async throws in
            let policy = #"{"softDeletePolicy":{"retentionDurationSeconds":"604800"}}"#
            #expect(try await client.sendJSON(.PATCH, Self.bucket, policy).status == 200)
            let old = try generation(try await client.insert("n", Array("one".utf8)))
            #expect(try await client.send(.DELETE, Self.object).status == 204)
            let held = try generation(try await client.insert("n", Array("two".utf8)))
            #expect(try await client.sendJSON(.PATCH, Self.object, #"{"temporaryHold":true}"#).status == 200)
            let restore = "\(Self.object)/restore?generation=\(old)"
            #expect(try await client.send(.POST, restore).status == 403)
            #expect(try generation(try await client.get(Self.object)) == held)
        }
    }

    @Test func onlyAMethodOfItsOwnLocksARetentionPolicy() async throws {
        try await withEmulator { _, client async throws in
            let policy = #"{"retentionPolicy":{"retentionPeriod":"1","isLocked":true}}"#
            let patched = try await client.sendJSON(.PATCH, Self.bucket, policy)
            #expect(patched.status == 200)
            #expect(try patched.json["retentionPolicy"]?["isLocked"] == nil)
            #expect(try await client.sendJSON(.PATCH, Self.bucket, #"{"retentionPolicy":null}"#).status == 200)
        }
    }

    @Test func aLockedRetentionOnlyBecomesLonger() async throws {
        try await withEmulator { _, client async throws in
            let made = try await client.sendJSON(.POST, "/storage/v1/b?enableObjectRetention=true", #"{"name":"kept"}"#)
            #expect(made.status == 200, "\(made.text)")
            let object = "/storage/v1/b/kept/o/n"
            let upload = "/upload/storage/v1/b/kept/o?uploadType=media&name=n"
            #expect(try await client.send(.POST, upload, body: [1]).status == 200)
            func change(_ retention: String, _ query: String = "") async throws -> Int {
                try await client.sendJSON(.PATCH, object + query, #"{"retention":\#(retention)}"#).status
            }
            for wrong in [
                #"{"mode":"locked","retainUntilTime":"2100-01-01T00:00:00Z"}"#, #"{"mode":"Locked"}"#,
                #"{"mode":"Locked","retainUntilTime":"tomorrow"}"#,
            ] {
                #expect(try await change(wrong) == 400, "\(wrong)")
            }
            #expect(try await change(#"{"mode":"Unlocked","retainUntilTime":"2100-01-01T00:00:00Z"}"#) == 200)
            let overriding = "?overrideUnlockedRetention=true"
            for less in ["null", #"{"mode":"Locked"}"#, #"{"retainUntilTime":"2099-01-01T00:00:00Z"}"#] {
                #expect(try await change(less) == 403, "\(less)")
                #expect(try await change(less, "?overrideUnlockedRetention=false") == 403, "\(less)")
            }
            #expect(try await change("null", overriding) == 200)
            #expect(try await change(#"{"mode":"Unlocked","retainUntilTime":"2101-01-01T00:00:00Z"}"#) == 200)
            #expect(try await change(#"{"retainUntilTime":"2100-01-01T00:00:00Z"}"#, overriding) == 200)
            #expect(try await change(#"{"mode":"Locked"}"#, overriding) == 200)
            for less in ["null", #"{"mode":"Unlocked"}"#, #"{"retainUntilTime":"2099-01-01T00:00:00Z"}"#] {
                #expect(try await change(less, overriding) == 403, "\(less)")
            }
            #expect(try await change(#"{"retainUntilTime":"2101-01-01T00:00:00Z"}"#) == 200)
            let update = try await client.sendJSON(.PUT, object, #"{"contentType":"a/b"}"#)
            #expect(update.status == 403, "an update without the member removes it")
        }
    }

    @Test func onlyABucketWithRetentionsOfObjectsTakesThem() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("n")
            let retention = #"{"retention":{"mode":"Unlocked","retainUntilTime":"2100-01-01T00:00:00Z"}}"#
            #expect(try await client.sendJSON(.PATCH, Self.object, retention).status == 400)
            let copy = "\(Self.object)/copyTo/b/bucket/o/m"
            #expect(try await client.sendJSON(.POST, copy, retention).status == 400)
            #expect(try await client.sendJSON(.PATCH, Self.object, #"{"retention":null}"#).status == 200)
            // An update of the bucket takes nothing away.
            let kept = "/storage/v1/b/kept"
            let made = try await client.sendJSON(.POST, "/storage/v1/b?enableObjectRetention=true", #"{"name":"kept"}"#)
            #expect(made.status == 200, "\(made.text)")
            let updated = try await client.sendJSON(.PUT, kept, "{}").json
            #expect(updated["objectRetention"]?["mode"] == "Enabled")
        }
    }

    @Test(arguments: [EmulatorConfiguration.Store.memory, .directory("")])
    func aMoveIsOneStep(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration async throws in
            try await withEmulator(configuration) { _, client async throws in
                let old = try generation(try await client.insert("n", Array("one".utf8)))
                let moved = try await client.send(.POST, "\(Self.object)/moveTo/o/a%2Fb")
                #expect(try moved.json["name"]?.string == "a/b", "\(moved.text)")
                #expect(try moved.json["contentType"]?.string == "text/plain")
                #expect(try generation(moved) != old)
                #expect(try await client.get(Self.object).status == 404)
                #expect(try await client.get("\(Self.bucket)/o/a%2Fb?alt=media").text == "one")
                try await client.insert("n")
                let path = "\(Self.object)/moveTo/o/a%2Fb"
                #expect(try await client.send(.POST, "\(path)?ifGenerationMatch=0").status == 412)
                #expect(try await client.send(.POST, "\(path)?ifSourceGenerationMatch=1").status == 412)
                #expect(try await client.send(.POST, "\(Self.object)/moveTo/o/n").status == 400)
                #expect(try await client.get(Self.object).status == 200)
            }
        }
    }
}
