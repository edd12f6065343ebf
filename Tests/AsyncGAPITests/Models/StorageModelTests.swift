import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import Testing

@Suite("Storage models")
struct StorageModelTests {
    private let json = """
        {"kind":"storage#object","name":"o","size":"9007199254740993","generation":"1712345678901234567",\
        "timeCreated":"2026-11-20T10:11:12.123456789Z","metadata":{"a":"1"},\
        "newContexts":{"custom":{"k":{"value":1.10}}},"newToken":null,"x-new":[1,2]}
        """

    @Test func unknownMembersSurviveFromGetToInsert() async throws {
        let scripted = ScriptedStorage([.json(json), .json("{}")])
        var object = try await scripted.storage.execute(catQuery)
        object.contentType = "text/plain"
        _ = try await scripted.storage.execute(Storage.ObjectsPatchQuery(bucket: "b", object: "o", object))
        let sent = try #require(scripted.transport.requests.last)
        let value = try JSON.Value(parsing: sent.body.readableBytesView)
        #expect(value["newContexts"]?["custom"]?["k"]?["value"]?.description == "1.10")
        #expect(value["x-new"] == [1, 2])
        #expect(value["contentType"] == "text/plain")
        #expect(value["size"] == "9007199254740993")
        #expect(value["timeCreated"] == "2026-11-20T10:11:12.123456789Z")
    }

    @Test func aPatchHasWhatChangedAndNullForWhatWent() async throws {
        let scripted = ScriptedStorage([.json(json), .json("{}")])
        let old = try await scripted.storage.execute(catQuery)
        var new = old
        new.contentType = "text/plain"
        new.metadata = nil
        new.unknown["x-new"] = nil
        let patch = try #require(Storage.Object.patch(from: old, to: new))
        _ = try await scripted.storage.execute(Storage.ObjectsPatchQuery(bucket: "b", object: "o", patch))
        let sent = try #require(scripted.transport.requests.last)
        #expect(sent.request.method == .patch)
        #expect(
            try JSON.Value(parsing: sent.body.readableBytesView) == [
                "contentType": "text/plain", "metadata": .null, "x-new": .null,
            ]
        )
    }

    @Test func aPatchOfAMapHasTheKeysThatChanged() throws {
        let old = Storage.Object { $0.metadata = ["keep": "1", "change": "1", "drop": "1"] }
        let new = Storage.Object { $0.metadata = ["keep": "1", "change": "2", "add": "2"] }
        #expect(Storage.Object.patch(from: old, to: new) == ["metadata": ["change": "2", "drop": .null, "add": "2"]])
    }

    @Test func nothingChangedIsNoPatch() {
        let object = Storage.Object { $0.name = "o" }
        #expect(Storage.Object.patch(from: object, to: object) == nil)
    }

    @Test func anExplicitNullIsSent() async throws {
        let scripted = ScriptedStorage([.json("{}")])
        var change = Storage.Object()
        change.setNull(\.cacheControl)
        _ = try await scripted.storage.execute(Storage.ObjectsPatchQuery(bucket: "b", object: "o", change))
        #expect(scripted.transport.requests.last?.text == #"{"cacheControl":null}"#)
    }
}
