import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Testing

/// The contract of pages, a test for each sentence.
@Suite("Pages", .timeLimit(.minutes(5)))
struct PagesTests {
    private let list = Storage.ObjectsListQuery(bucket: "b")

    /// Three pages: a b, c, d.
    private static let threePages: [ScriptedTransport.Answer] = [
        .page(["a", "b"], next: "t1"), .page(["c"], next: "t2"), .page(["d"]),
    ]

    // MARK: Demand

    @Test func pagesComeOneAfterTheOther() async throws {
        let scripted = ScriptedStorage(Self.threePages)
        var pages: [[String?]] = []
        var numbers: [Int] = []
        for try await page in scripted.storage.pages(list) {
            pages.append(page.map(\.name))
            numbers.append(page.number)
        }
        #expect(pages == [["a", "b"], ["c"], ["d"]])
        #expect(numbers == [1, 2, 3])
        #expect(scripted.transport.requests.map { $0.parameter("pageToken") } == [nil, "t1", "t2"])
        #expect(scripted.fetcher.inFlightCount == 0)
    }

    @Test func nothingIsFetchedBeforeItIsAskedFor() async throws {
        let scripted = ScriptedStorage(Self.threePages)
        let pages = scripted.storage.pages(list)
        var iterator = pages.makeAsyncIterator()
        #expect(scripted.transport.requests.isEmpty)
        for count in 1...3 {
            _ = try await iterator.next()
            #expect(scripted.transport.requests.count == count)
            #expect(scripted.fetcher.inFlightCount == 0)
        }
        #expect(try await iterator.next() == nil)
        #expect(try await iterator.next() == nil)
        #expect(scripted.transport.requests.count == 3)
    }

    @Test func leavingTheLoopEndsTheRequests() async throws {
        let scripted = ScriptedStorage(Self.threePages)
        for try await _ in scripted.storage.pages(list) { break }
        #expect(scripted.transport.requests.count == 1)
        #expect(scripted.fetcher.inFlightCount == 0)
    }

    @Test func eachLoopBeginsAtTheFirstPage() async throws {
        let scripted = ScriptedStorage([.page(["a"]), .page(["z"])])
        let pages = scripted.storage.pages(list)
        var names: [String?] = []
        for try await page in pages { names += page.map(\.name) }
        for try await page in pages { names += page.map(\.name) }
        #expect(names == ["a", "z"])
    }

    // MARK: Ends

    @Test(arguments: ["{}", #"{"items": []}"#, #"{"kind": "storage#objects"}"#])
    func anEmptyPageWithATokenGoesOn(start: String) async throws {
        let empty = start.dropLast() + (start == "{}" ? "" : ",") + #""nextPageToken": "t1"}"#
        let scripted = ScriptedStorage([.json(String(empty)), .page(["a"])])
        var counts: [Int] = []
        for try await page in scripted.storage.pages(list) { counts.append(page.count) }
        #expect(counts == [0, 1])
    }

    /// Whoever compares lists would delete what an empty list does not have.
    @Test(arguments: [
        #"{"items": {"a": 1}, "nextPageToken": 5}"#, #"{"items": {"a": 1}}"#, #"{"items": "a"}"#, #"{"items": 0}"#,
        #"{"items": [], "nextPageToken": 5}"#, #"{"nextPageToken": {}}"#, #"{"prefixes": [1]}"#,
        #"{"error": {"code": 500, "message": "x"}}"#, #"{"error": "x"}"#, #"{"items": null, "error": {}}"#,
    ])
    func anAnswerOfTheWrongTypeIsNoEmptyList(answer: String) async throws {
        let pages = ScriptedStorage([.page(["a"], next: "t1"), .json(answer)])
        let error = await #expect(throws: GAPI.Error.self) { for try await _ in pages.storage.pages(list) {} }
        #expect(error?.code == .unexpectedContent)
        #expect(error?.resumeToken == "t1")
        #expect(error?.method == "storage.objects.list")
        let items = ScriptedStorage([.json(answer)])
        let second = await #expect(throws: GAPI.Error.self) { for try await _ in items.storage.items(list) {} }
        #expect(second?.code == .unexpectedContent)
    }

    @Test(arguments: [
        #"{"items": null, "nextPageToken": null}"#, #"{"kind": 5}"#, #"{"more": {}}"#, #"{"error": null}"#,
    ])
    func whatConcernsNoListDoesNotEndIt(answer: String) async throws {
        let scripted = ScriptedStorage([.json(answer)])
        #expect(try await scripted.storage.collect(list).isEmpty)
    }

    @Test func anEmptyTokenEndsTheList() async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "")])
        var tokens: [String?] = []
        for try await page in scripted.storage.pages(list) { tokens.append(page.resumeToken) }
        #expect(tokens == [nil])
        #expect(scripted.transport.requests.count == 1)
    }

    @Test(arguments: [
        ["t", "t"], ["t1", "t2", "t1"], ["t1", "t2", "t2"],
    ])
    func aRepeatedTokenThrowsAfterItsPage(tokens: [String]) async throws {
        let answers = tokens.enumerated().map { ScriptedTransport.Answer.page(["o\($0.offset)"], next: $0.element) }
        let scripted = ScriptedStorage(answers)
        var names: [String?] = []
        let error = await #expect(throws: GAPI.Error.self) {
            for try await page in scripted.storage.pages(list) { names += page.map(\.name) }
        }
        #expect(error?.code == .repeatedPageToken)
        #expect(error?.method == "storage.objects.list")
        #expect(names == tokens.indices.map { "o\($0)" })
        #expect(scripted.transport.requests.count == tokens.count)
    }

    @Test func theTokenThatTheLoopBeganWithCountsAsSeen() async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "t7")])
        var count = 0
        let error = await #expect(throws: GAPI.Error.self) {
            for try await page in scripted.storage.pages(list, from: "t7") { count += page.count }
        }
        #expect(error?.code == .repeatedPageToken)
        #expect(count == 1)
    }

    @Test func moreThanMaxPagesThrowsAfterThem() async throws {
        let scripted = ScriptedStorage(Self.threePages)
        var names: [String?] = []
        let error = await #expect(throws: GAPI.Error.self) {
            for try await page in scripted.storage.pages(list, maxPages: 2) { names += page.map(\.name) }
        }
        #expect(error?.code == .tooManyPages)
        #expect(error?.resumeToken == "t2")
        #expect(names == ["a", "b", "c"])
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func exactlyMaxPagesIsNoError() async throws {
        let scripted = ScriptedStorage(Self.threePages)
        var count = 0
        for try await page in scripted.storage.pages(list, maxPages: 3) { count += page.count }
        #expect(count == 4)
    }

    // MARK: Resuming

    @Test func resumingFromEachPageGivesExactlyTheRest() async throws {
        let script = ScriptedTransport { received in
            switch received.parameter("pageToken") {
            case nil: .page(["a", "b"], next: "t1")
            case "t1": .page(["c"], next: "t2")
            default: .page(["d"])
            }
        }
        let scripted = ScriptedStorage(script)
        var tokens: [String?] = []
        for try await page in scripted.storage.pages(list) { tokens.append(page.resumeToken) }
        #expect(tokens == ["t1", "t2", nil])
        for (token, rest) in [("t1", ["c", "d"]), ("t2", ["d"])] {
            var names: [String?] = []
            for try await item in scripted.storage.items(list, from: token) { names.append(item.name) }
            #expect(names == rest)
        }
    }

    @Test func anErrorHasTheTokenToGoOnFrom() async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "t1"), .status(403), .page(["b"])])
        var names: [String?] = []
        let error = await #expect(throws: GAPI.Error.self) {
            for try await page in scripted.storage.pages(list) { names += page.map(\.name) }
        }
        #expect(error?.status == 403)
        #expect(error?.resumeToken == "t1")
        for try await page in scripted.storage.pages(list, from: error?.resumeToken) { names += page.map(\.name) }
        #expect(names == ["a", "b"])
        #expect(scripted.transport.requests.last?.parameter("pageToken") == "t1")
    }

    @Test func afterAnErrorTheSequenceHasEnded() async throws {
        let scripted = ScriptedStorage([.status(403), .page(["a"])])
        var iterator = scripted.storage.pages(list).makeAsyncIterator()
        await #expect(throws: GAPI.Error.self) { _ = try await iterator.next() }
        #expect(try await iterator.next() == nil)
        #expect(scripted.transport.requests.count == 1)
    }

    @Test func aPageIsRetriedLikeAnyCall() async throws {
        let scripted = ScriptedStorage([
            .page(["a"], next: "t1"), .status(503), .failure(.connectionLost), .page(["b"]),
        ])
        #expect(try await scripted.storage.collect(list).map(\.name) == ["a", "b"])
        #expect(scripted.transport.requests.map { $0.parameter("pageToken") } == [nil, "t1", "t1", "t1"])
    }

    @Test func theTokenOfTheQueryIsWhereItBegins() async throws {
        let scripted = ScriptedStorage([.page(["z"])])
        var query = list
        query.pageToken = "t9"
        _ = try await scripted.storage.collect(query)
        #expect(scripted.transport.requests.first?.parameter("pageToken") == "t9")
    }

    // MARK: Parameters

    @Test func theNextTokenIsLetThroughMasksOfOptions() async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "t"), .page([])])
        let options = GAPI.QueryOptions { $0.parameters = ["fields": "items(name)"] }
        var count = 0
        for try await _ in scripted.storage.pages(list, options: options) { count += 1 }
        #expect(count == 2)
        let sent = "items%28name%29%2CnextPageToken"
        #expect(scripted.transport.requests.map { $0.parameters("fields") } == [[sent], [sent]])
        // One page is what was asked for.
        let one = ScriptedStorage([.page(["a"])])
        _ = try await one.storage.execute(list, options: options)
        #expect(one.transport.requests.map { $0.parameters("fields") } == [["items%28name%29"]])
    }

    @Test(arguments: [
        ("items(name)", "items%28name%29%2CnextPageToken"),
        ("items,nextPageToken", "items%2CnextPageToken"),
        ("*", "%2A"),
    ])
    func theNextTokenIsLetThrough(fields: String, sent: String) async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "t"), .page([])])
        var query = list
        query.fields = fields
        _ = try await scripted.storage.collect(query)
        #expect(scripted.transport.requests.map { $0.parameters("fields") } == [[sent], [sent]])
    }

    @Test func everyOtherParameterIsSentForEachPage() async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "t"), .page([])])
        var query = Storage.ObjectsListQuery(bucket: "b") {
            $0.prefix = "p"
            $0.delimiter = "/"
            $0.maxResults = 1
            $0.userProject = "payer"
        }
        query.quotaUser = "u"
        _ = try await scripted.storage.collect(query, options: .init { $0.parameters["extra"] = "x" })
        let requests = scripted.transport.requests
        for name in ["prefix", "delimiter", "maxResults", "userProject", "quotaUser", "extra"] {
            #expect(requests[0].parameters(name) == requests[1].parameters(name))
            #expect(requests[1].parameters(name).count == 1)
        }
    }

    // MARK: A page

    @Test func aPageIsACollectionOfItsItems() async throws {
        let scripted = ScriptedStorage([
            .json(#"{"kind": "storage#objects", "items": [{"name": "a"}, {"name": "b"}, {"name": "c"}]}"#)
        ])
        for try await page in scripted.storage.pages(list) {
            #expect(page.count == 3)
            #expect(page[page.index(before: page.endIndex)].name == "c")
            #expect(page.reversed().map(\.name) == ["c", "b", "a"])
            #expect(page.dropFirst().first?.name == "b")
            #expect(page.kind == "storage#objects")
            #expect(page.response.items?.count == 3)
        }
    }

    // MARK: Collecting

    @Test func collectGivesTheItemsOfAllPages() async throws {
        let scripted = ScriptedStorage(Self.threePages)
        #expect(try await scripted.storage.collect(list).map(\.name) == ["a", "b", "c", "d"])
    }

    @Test func collectThrowsPastItsLimit() async {
        let scripted = ScriptedStorage(
            ScriptedTransport { received in
                .page(["o"], next: "\((received.parameter("pageToken").flatMap { Int($0) } ?? 0) + 1)")
            }
        )
        let error = await #expect(throws: GAPI.Error.self) { try await scripted.storage.collect(list) }
        #expect(error?.code == .tooManyPages)
        #expect(scripted.transport.requests.count == 25)
        #expect(error?.resumeToken == "25")
    }

    // MARK: Cancellation

    @Test func cancellingWithinAPageClosesItsRequest() async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "t1"), .stall])
        let storage = scripted.storage
        let task = Task { [list] in for try await _ in storage.pages(list) {} }
        try await scripted.transport.waitForRequests(2)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(scripted.fetcher.inFlightCount == 0)
        try await scripted.transport.waitForOpen(atMost: 0)
    }

    @Test func cancellingBetweenPagesSendsNoFurtherRequest() async throws {
        let scripted = ScriptedStorage(Self.threePages)
        let storage = scripted.storage
        let task = Task { [list] in
            for try await _ in storage.pages(list) { withUnsafeCurrentTask { $0?.cancel() } }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(scripted.transport.requests.count == 1)
        #expect(scripted.fetcher.inFlightCount == 0)
    }
}
