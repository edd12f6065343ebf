import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Testing

@Suite("Answers that are not what the method promises")
struct BadAnswerTests {
    private func error(for answer: ScriptedTransport.Answer) async throws -> GAPI.Error {
        let scripted = ScriptedStorage([answer])
        let error = await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(catQuery) }
        #expect(scripted.fetcher.inFlightCount == 0)
        return try #require(error)
    }

    @Test(arguments: [#"{"name": "ca"#, #"{"name""#, "{", #"{"items": [1, 2"#])
    func aTruncatedBodyIsADecodingError(body: String) async throws {
        let error = try await error(for: .json(body))
        #expect(error.code == .decoding)
        #expect(error.status == 200)
        #expect((error.cause as? JSON.Error)?.code == .unexpectedEnd)
        #expect(error.method == "storage.objects.get")
    }

    @Test(arguments: ["hello", "<html>", #"{"name": "a"} x"#, "{'name': 1}"])
    func aBodyThatIsNotJSONIsADecodingErrorWithItsPlace(body: String) async throws {
        let error = try await error(for: .json(body))
        #expect(error.code == .decoding)
        let cause = try #require(error.cause as? JSON.Error)
        #expect(cause.code == .syntax)
        #expect(cause.offset < body.utf8.count)
    }

    @Test(arguments: [
        (#"{"size":{}}"#, "size"), (#"{"name":7}"#, "name"), (#"{"owner":[]}"#, "owner"),
        (#"{"metadata":{"a":1}}"#, "metadata.a"), (#"{"acl":[{},{"role":7}]}"#, "acl[1].role"),
        (#"{"generation":"much"}"#, "generation"), (#"{"timeCreated":"yesterday"}"#, "timeCreated"),
    ])
    func aMemberThatDoesNotFitFailsNothingUnlessReadingIsStrict(body: String, path: String) async throws {
        let object = try await ScriptedStorage([.json(body)]).storage.execute(catQuery)
        #expect(object.jsonIssues().map(\.path) == [path])
        #expect(object.debugDescription == body)

        let strict = ScriptedStorage([.json(body), .json(body)]) { $0.readsStrictly = true }
        for call in [
            { try await strict.storage.execute(catQuery) }, { try await strict.storage.ticket(catQuery).value },
        ] {
            let error = await #expect(throws: GAPI.Error.self) { try await call() }
            #expect(error?.code == .decoding)
            #expect(error?.status == 200)
            #expect((error?.cause as? JSON.Issue)?.path == path)
            #expect(error?.description.contains(path) == true)
            #expect(error?.method == "storage.objects.get")
        }
    }

    @Test(arguments: ["[]", "null", "7", #""text""#])
    func anotherValueThanAnObjectIsADecodingError(body: String) async throws {
        let error = try await error(for: .json(body))
        #expect(error.code == .decoding)
        #expect((error.cause as? JSON.Error)?.code == .typeMismatch)
    }

    @Test func anHTMLPageIsUnexpectedContent() async throws {
        let html: HTTPFields = [.contentType: "text/html; charset=utf-8"]
        let error = try await error(for: .status(200, headers: html, body: "<html>Log in to the Wi-Fi</html>"))
        #expect(error.code == .unexpectedContent)
        #expect(error.status == 200)
        #expect(error.message.contains("text/html"))
    }

    @Test(arguments: ["", " \r\n"])
    func anEmptyBodyIsAnErrorWhereAnObjectIsExpected(body: String) async throws {
        let error = try await error(for: .json(body))
        #expect(error.code == .emptyResponse)
        #expect(error.status == 200)
    }

    @Test func noContentIsAnErrorWhereAnObjectIsExpected() async throws {
        #expect(try await error(for: .status(204)).code == .emptyResponse)
    }

    @Test(arguments: [
        ScriptedTransport.Answer.status(204), .json("{}"),
        .status(200, headers: [.contentType: "text/html"], body: "ok"),
    ])
    func anyAnswerWillDoWhereNothingIsExpected(answer: ScriptedTransport.Answer) async throws {
        let scripted = ScriptedStorage([answer])
        try await scripted.storage.execute(Storage.ObjectsDeleteQuery(bucket: "b", object: "o"))
        #expect(scripted.transport.requests.map(\.request.method) == [.delete])
    }

    @Test(arguments: [
        "application/json", "application/json; charset=UTF-8", "APPLICATION/JSON", "application/vnd.api+json",
    ])
    func allKindsOfJSONAreRead(type: String) async throws {
        let scripted = ScriptedStorage([.status(200, headers: [.contentType: type], body: #"{"name": "cat"}"#)])
        #expect(try await scripted.storage.execute(catQuery).name == "cat")
    }

    @Test func anAnswerWithoutATypeIsRead() async throws {
        let scripted = ScriptedStorage([.status(200, body: #"{"name": "cat"}"#)])
        #expect(try await scripted.storage.execute(catQuery).name == "cat")
    }

    @Test func anAnswerThatBreaksOffIsAskedForAgain() async throws {
        let whole = ScriptedTransport.Answer.json(#"{"name": "cat"}"#)
        let scripted = ScriptedStorage([whole.cut(afterBytes: 5), whole])
        #expect(try await scripted.storage.execute(catQuery).name == "cat")
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func anAnswerLargerThanAllowedIsRefused() async throws {
        let scripted = ScriptedStorage([.json(#"{"name": "a long name"}"#)])
        let error = await #expect(throws: GAPI.Error.self) {
            try await scripted.storage.execute(catQuery, options: .init { $0.maximumResponseBytes = 10 })
        }
        #expect((error?.cause as? FetchError)?.code == .tooLarge)
    }

    @Test func anAnswerNestedTooDeepIsRefused() async throws {
        let deep = #"{"x": "# + String(repeating: "[", count: 100_000)
        let error = try await error(for: .json(deep))
        #expect((error.cause as? JSON.Error)?.code == .depthExceeded)
    }

    @Test func oneItemThatDoesNotFitHidesNoOtherOfItsPage() async throws {
        let body = #"{"items":[{"name":"a"},{"name":"b","size":"huge"},null,{"name":"c"}],"nextPageToken":""}"#
        let scripted = ScriptedStorage([.json(body), .json(body)])
        let items = try await scripted.storage.collect(Storage.ObjectsListQuery(bucket: "b"))
        #expect(items.map(\.name) == ["a", "b", nil, "c"])
        for try await page in scripted.storage.pages(Storage.ObjectsListQuery(bucket: "b")) {
            #expect(page.response.jsonIssues().map(\.path) == ["items[1].size", "items[2]"])
            #expect(page.response.debugDescription.contains(#""size":"huge""#))
        }
        let strict = ScriptedStorage([.json(body)]) { $0.readsStrictly = true }
        let error = await #expect(throws: GAPI.Error.self) {
            try await strict.storage.collect(Storage.ObjectsListQuery(bucket: "b"))
        }
        #expect((error?.cause as? JSON.Issue)?.path == "items[1].size")
    }
}
