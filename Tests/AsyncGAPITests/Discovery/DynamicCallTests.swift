import AsyncFetchTesting
import AsyncGAPI
import HTTPTypes
import NIOCore
import Testing

@Suite("Calls of described methods", .timeLimit(.minutes(5)))
struct DynamicCallTests {
    // MARK: Answers

    @Test func anAnswerIsJSON() async throws {
        let museum = try ScriptedMuseum([.json(#"{"title": "Guernica", "new": [1]}"#)])
        let query = try museum.service.query("paintings.get", ["room": 1, "painting": "x"])
        #expect(try await museum.service.execute(query) == ["title": "Guernica", "new": [1]])
        #expect(museum.transport.requests.count == 1)
    }

    @Test(arguments: [204, 200]) func noAnswerIsNull(status: Int) async throws {
        let museum = try ScriptedMuseum([.status(status, body: status == 200 ? "{}" : "")])
        let query = try museum.service.query("paintings.delete", ["painting": "x"])
        #expect(try await museum.service.execute(query) == .null)
    }

    @Test func anErrorAnswerIsThrown() async throws {
        let text = #"{"error": {"code": 404, "message": "No painting.", "errors": [{"reason": "notFound"}]}}"#
        for method in ["paintings.delete", "paintings.print", "paintings.list"] {
            let museum = try ScriptedMuseum([.json(text, status: 404)])
            let query = try museum.service.query(method, method == "paintings.delete" ? ["painting": "x"] : [:])
            let error = await #expect(throws: GAPI.Error.self) { try await museum.service.execute(query) }
            #expect(error?.isNotFound == true)
            #expect(error?.message == "No painting.")
            #expect(error?.method == "museum.\(method)")
        }
    }

    @Test func bytesOfAnyTypeGoBothWays() async throws {
        let museum = try ScriptedMuseum([.status(200, headers: [.contentType: "image/png"], body: "\u{1}png")])
        let body: JSON.Value = ["contentType": "text/csv", "data": "YSxi"]
        let answer = try await museum.service.execute(museum.service.query("paintings.print", body: body))
        #expect(answer == ["contentType": "image/png", "data": "AXBuZw=="])
        let sent = try museum.transport.requests.only
        #expect(sent.text == "a,b")
        #expect(sent.header("Content-Type") == "text/csv")
    }

    @Test func bodyAndAnswerAreInsideDataWhereTheServiceWantsThat() async throws {
        let document = try Museum.document(
            replacing: #""version": "v1""#,
            with: #""version": "v1", "features": ["dataWrapper"]"#
        )
        let museum = try ScriptedMuseum([.json(#"{"data": {"title": "x"}}"#)], document: document)
        let query = try museum.service.query("paintings.insert", body: ["title": "x"])
        #expect(try await museum.service.execute(query) == ["title": "x"])
        #expect(try museum.transport.requests.only.json() == ["data": ["title": "x"]])
    }

    @Test func aResponderAnswers() async throws {
        let museum = try ScriptedMuseum()
        let options = GAPI.QueryOptions {
            $0.responders.respond(to: GAPI.DynamicQuery.self) { query in ["title": query["painting"] ?? .null] }
        }
        let query = try museum.service.query("paintings.get", ["room": 1, "painting": "x"])
        #expect(try await museum.service.execute(query, options: options) == ["title": "x"])
        #expect(museum.transport.requests.isEmpty)
    }

    @Test func aServiceOfItsOwnURLIsCalledThere() throws {
        let configuration = GAPI.ServiceConfiguration { $0.rootURL = "http://127.0.0.1:4443" }
        let service = GAPI.DynamicService(try Museum.document(), configuration: configuration)
        let request = try service.request(for: service.query("paintings.list"))
        #expect(request.authority == "127.0.0.1:4443")
        #expect(request.path?.hasPrefix("/museum/v1/paintings") == true)
    }

    // MARK: Pages

    @Test func pagesFollowATokenInTheURL() async throws {
        let museum = try ScriptedMuseum([
            .json(#"{"paintings": [{"title": "a"}, {"title": "b"}], "nextPageToken": "t"}"#),
            .json(#"{"paintings": [{"title": "c"}]}"#),
        ])
        let query = try museum.service.query("paintings.list", ["fields": "paintings/title"])
        let items = try await museum.service.collect(query)
        #expect(items.map { $0["title"] } == ["a", "b", "c"])
        #expect(museum.transport.requests.map { $0.query["pageToken"] } == [nil, "t"])
        #expect(
            museum.transport.requests.map { $0.query["fields"] ?? "" }
                == Array(repeating: "paintings/title,nextPageToken", count: 2)
        )
    }

    @Test func pagesFollowATokenInTheBody() async throws {
        let museum = try ScriptedMuseum([
            .json(#"{"paintings": [{"title": "a"}], "nextPageToken": "t"}"#), .json(#"{"paintings": []}"#),
        ])
        let query = try museum.service.query("paintings.search", body: ["text": "sea"])
        #expect(try await museum.service.collect(query).count == 1)
        let bodies = try museum.transport.requests.map { try $0.json() }
        #expect(bodies == [["text": "sea"], ["text": "sea", "pageToken": "t"]])
        #expect(query.body == ["text": "sea"])
    }

    @Test func pagesFollowATokenDeepInTheAnswer() async throws {
        let museum = try ScriptedMuseum([
            .json(#"{"items": [{"title": "a"}], "metadata": {"continue": "t"}}"#), .json(#"{"items": [{}]}"#),
        ])
        let query = try museum.service.query("paintings.watch", ["fields": "items"])
        #expect(try await museum.service.collect(query).count == 2)
        #expect(museum.transport.requests.map { $0.query["continue"] } == [nil, "t"])
        #expect(museum.transport.requests.first?.query["fields"] == "items,metadata/continue")
    }

    @Test func pagesFollowPositions() async throws {
        let museum = try ScriptedMuseum([
            .json(#"{"items": [{}, {}], "totalResults": 5}"#), .json(#"{"items": [{}, {}], "totalResults": 5}"#),
            .json(#"{"items": [{}], "totalResults": 5}"#),
        ])
        let query = try museum.service.query("paintings.count", ["fields": "items/title"])
        #expect(try await museum.service.collect(query).count == 5)
        #expect(museum.transport.requests.map { $0.query["startIndex"] } == [nil, "3", "5"])
        #expect(museum.transport.requests.first?.query["fields"] == "items/title,totalResults")
    }

    @Test func theMembersOfAnObjectAreItems() async throws {
        let museum = try ScriptedMuseum([.json(#"{"items": {"a": {"title": "x"}, "b": {}}}"#)])
        let items = try await museum.service.collect(museum.service.query("paintings.rooms"))
        #expect(items == [["name": "a", "value": ["title": "x"]], ["name": "b", "value": [:]]])
    }

    /// Whoever compares lists would delete what an empty list does not have.
    @Test(arguments: ["paintings.list", "paintings.rooms"], [#"{"code": 500, "message": "x"}"#, #""x""#])
    func anErrorInThePlaceOfTheListIsNoEmptyList(method: String, error: String) async throws {
        for list in ["", #""paintings": null, "items": null, "#] {
            let museum = try ScriptedMuseum([.json("{\(list)\"error\": \(error)}")])
            let error = await #expect(throws: GAPI.Error.self) {
                _ = try await museum.service.collect(museum.service.query(method))
            }
            #expect(error?.code == .unexpectedContent)
        }
        let list = #"{"paintings": [], "items": {}, "error": \#(error)}"#
        let museum = try ScriptedMuseum([.json(list)])
        #expect(try await museum.service.collect(museum.service.query(method)).isEmpty)
    }

    @Test func oneAnswerIsOnePageOfOneItem() async throws {
        let museum = try ScriptedMuseum([.json(#"{"title": "x"}"#)])
        let query = try museum.service.query("paintings.get", ["room": 1, "painting": "x", "fields": "title"])
        #expect(try await museum.service.collect(query) == [["title": "x"]])
        #expect(try museum.transport.requests.only.query["fields"] == "title")
    }

    @Test func aListGoesOnFromAToken() async throws {
        let museum = try ScriptedMuseum([.json(#"{"paintings": []}"#)])
        let query = try museum.service.query("paintings.list", ["pageToken": "here"])
        for try await page in museum.service.pages(query) { #expect(page.resumeToken == nil) }
        #expect(try museum.transport.requests.only.query["pageToken"] == "here")
    }

    // MARK: Media

    @Test func mediaThatAMethodDoesNotTakeIsRefused() async throws {
        let museum = try ScriptedMuseum()
        let query = try museum.service.query("paintings.search", body: [:])
        let upload = museum.service.upload(query, from: .bytes([1]))
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        #expect(error?.code == .invalidRequest)
        let resumable = UploadOptions { $0.mode = .resumable }
        let sketch = try museum.service.query("paintings.sketch", body: [:])
        await #expect(throws: GAPI.Error.self) {
            try await museum.service.upload(sketch, from: .bytes([1]), upload: resumable).value
        }
        await #expect(throws: GAPI.Error.self) { try await museum.service.media(query).collect(upTo: 10) }
        #expect(museum.transport.requests.isEmpty)
    }

    @Test func whatAMethodTakesInOneRequestGoesInOne() async throws {
        let museum = try ScriptedMuseum([.json(#"{"title": "x"}"#)])
        let query = try museum.service.query("paintings.sketch", body: ["title": "x"])
        let source = UploadSource.sequence(Chunks(bytes: [1, 2, 3]))
        #expect(try await museum.service.upload(query, from: source).value == ["title": "x"])
        let sent = try museum.transport.requests.only
        #expect(sent.path == "/upload/museum/v1/sketches")
        #expect(sent.query["uploadType"] == "multipart")
        #expect(sent.header("Content-Type")?.hasPrefix("multipart/related") == true)
    }

    // MARK: Cancellation

    @Test(arguments: [
        ScriptedTransport.Answer.stall, .json(#"{"paintings": [{}]}"#).stalled(afterBytes: 4), .status(503),
    ])
    func cancellingEndsEveryWait(answer: ScriptedTransport.Answer) async throws {
        let museum = try ScriptedMuseum([answer], clock: VirtualClock())  // which never ends the wait between attempts
        let query = try museum.service.query("paintings.list")
        let task = Task { try await museum.service.collect(query) }
        try await museum.transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await museum.transport.waitForOpen(atMost: 0)
    }
}
