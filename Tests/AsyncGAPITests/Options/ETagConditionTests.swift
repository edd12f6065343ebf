import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Testing

@Suite("Conditions on versions", .timeLimit(.minutes(5)))
struct ETagConditionTests {
    @Test func aReadOfWhatHasNotChangedIsNotModified() async throws {
        let scripted = ScriptedStorage([.status(304)])
        let options = GAPI.QueryOptions { $0.condition = .ifNoneMatch("\"7\"") }
        let error = await #expect(throws: GAPI.Error.self) {
            try await scripted.storage.execute(catQuery, options: options)
        }
        #expect(error?.isNotModified == true)
        #expect(scripted.transport.requests.first?.header("If-None-Match") == "\"7\"")
    }

    @Test func aChangedVersionIsAConflict() async throws {
        let scripted = ScriptedStorage([.status(412)])
        let query = Storage.BucketsPatchQuery(bucket: "b", [:])
        let error = await #expect(throws: GAPI.Error.self) {
            try await scripted.storage.execute(query, options: .init { $0.condition = .ifMatch("\"7\"") })
        }
        #expect(error?.isConflict == true)
        #expect(error?.isPreconditionFailed == true)
        #expect(scripted.transport.requests.first?.header("If-Match") == "\"7\"")
    }

    @Test func aModelIsReadAgainOnlyIfItHasChanged() async throws {
        let scripted = ScriptedStorage([.status(304), .json("{}"), .json("{}")])
        let known = Storage.Object { $0.etag = "\"7\"" }
        let error = await #expect(throws: GAPI.Error.self) {
            try await scripted.storage.execute(catQuery, options: .init { $0.condition = .ifChanged(since: known) })
        }
        #expect(error?.isNotModified == true)
        let unknown = Storage.Object()
        try await scripted.storage.execute(catQuery, options: .init { $0.condition = .ifChanged(since: unknown) })
        let value: JSON.Value = ["etag": "\"8\""]
        try await scripted.storage.execute(catQuery, options: .init { $0.condition = .ifChanged(since: value) })
        #expect(scripted.transport.requests.map { $0.header("If-None-Match") } == ["\"7\"", nil, "\"8\""])
    }

    @Test func aPatchNamesTheVersionOfAModel() async throws {
        let scripted = ScriptedStorage([.json("{}")])
        let query = Storage.BucketsPatchQuery(bucket: "b", [:])
        let known = Storage.Bucket { $0.etag = "\"7\"" }
        try await scripted.storage.execute(query, options: .init { $0.condition = .ifUnchanged(since: known) })
        #expect(scripted.transport.requests.first?.header("If-Match") == "\"7\"")
    }

    @Test func anEmptyTagIsRefusedBeforeAnythingIsSent() async throws {
        let scripted = ScriptedStorage([])
        let conditions: [GAPI.ETagCondition] = [
            .ifMatch(""), .ifNoneMatch(""), .ifUnchanged(since: Storage.Object()), .ifUnchanged(since: ["etag": ""]),
        ]
        for condition in conditions {
            let error = await #expect(throws: GAPI.Error.self) {
                try await scripted.storage.execute(catQuery, options: .init { $0.condition = condition })
            }
            #expect(error?.code == .invalidRequest)
        }
        #expect(scripted.transport.requests.isEmpty)
    }

    @Test func theServicesChoiceHoldsUnlessTheCallHasItsOwn() async throws {
        let answers = [ScriptedTransport.Answer.json("{}"), .json("{}")]
        let scripted = ScriptedStorage(answers) { $0.options.condition = .ifNoneMatch("\"1\"") }
        try await scripted.storage.execute(catQuery)
        try await scripted.storage.execute(catQuery, options: .init { $0.condition = .anyVersion })
        #expect(scripted.transport.requests.map { $0.header("If-None-Match") } == ["\"1\"", nil])
    }

    @Test func whatAServiceComparesByItselfIsNoHeader() async throws {
        let scripted = ScriptedStorage([.json("{}")])
        let object = Storage.Object { $0.etag = "\"7\"" }
        try await scripted.storage.execute(Storage.ObjectsUpdateQuery(bucket: "b", object: "o", object))
        #expect(scripted.transport.requests.first?.header("If-Match") == nil)
    }
}
