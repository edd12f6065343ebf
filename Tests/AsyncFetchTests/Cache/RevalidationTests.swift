@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

@Suite("Validation of stored answers", .timeLimit(.minutes(5)))
struct RevalidationTests {
    @Test(arguments: ["\"1\"", "W/\"1\"", "unquoted", "W/unquoted", "\"with \\\" in it\"", "\"\""])
    func tagsAreSentBackVerbatim(_ tag: String) async throws {
        let bench = CacheBench([answer("kept", "no-cache", [.eTag: tag]), answer("", status: 304, nil, [.eTag: tag])])
        _ = try await bench.get()
        let response = try await bench.get()
        #expect(bench.transport.requests[1].request.headerFields[.ifNoneMatch] == tag)
        #expect(response.head.status == .ok && response.text == "kept" && response.isFromCache)
        #expect(bench.cache.statistics == .init(hits: 0, misses: 1, revalidations: 1))
    }

    @Test func anEmptyTagIsNotSentBack() async throws {
        let date = "Sunday, 06-Nov-94 08:49:37 GMT"
        let bench = CacheBench([answer("kept", "no-cache", [.eTag: "", .lastModified: date]), .status(304)])
        _ = try await bench.get()
        #expect(try await bench.get().text == "kept")
        let headers = bench.transport.requests[1].request.headerFields
        #expect(headers[.ifModifiedSince] == date && headers[.ifNoneMatch] == nil)
    }

    @Test func lastModifiedIsSentBackVerbatim() async throws {
        let date = "Sunday, 06-Nov-94 08:49:37 GMT"
        let bench = CacheBench([answer("kept", "no-cache", [.lastModified: date]), .status(304)])
        _ = try await bench.get()
        #expect(try await bench.get().text == "kept")
        let headers = bench.transport.requests[1].request.headerFields
        #expect(headers[.ifModifiedSince] == date && headers[.ifNoneMatch] == nil)
    }

    @Test func a304BringsNewHeadersAndNewFreshness() async throws {
        let old: HTTPFields = [
            .eTag: "\"1\"", .server: "old", .contentType: "text/plain", .contentLength: "4", .age: "50",
            .date: WallClock.startText,
        ]
        let new: HTTPFields = [
            .eTag: "\"1\"", .server: "new", .contentLength: "0", .date: "Sun, 06 Nov 1994 08:50:47 GMT",
        ]
        let bench = CacheBench([answer("kept", "max-age=60", old), answer("", status: 304, "max-age=20", new)])
        _ = try await bench.get()
        bench.wall.advance(by: 70)
        let response = try await bench.get()
        let fields = response.head.headerFields
        #expect(fields[.server] == "new" && fields[.contentType] == "text/plain" && fields[.contentLength] == "4")
        #expect(fields[.cacheControl] == "max-age=20" && fields[.age] == nil)
        bench.wall.advance(by: 19)
        #expect(try await bench.get().head.headerFields[.age] == "19")
        #expect(bench.transport.requests.count == 2)
        #expect(await bench.cache.count == 1)
    }

    @Test func aConfirmationThatBeginsASessionIsForOneCall() async throws {
        let tag: HTTPFields = [.eTag: "\"1\""]
        let session: HTTPFields = [.eTag: "\"1\"", .setCookie: "sid=1"]
        let bench = CacheBench([
            answer("kept", "no-cache", tag), answer("", status: 304, "max-age=60", session),
            answer("", status: 304, "max-age=60", tag),
        ])
        for cookie in [nil, "sid=1", nil, nil] as [String?] {
            let response = try await bench.get()
            #expect(response.text == "kept" && response.head.headerFields[.setCookie] == cookie)
        }
        #expect(bench.transport.requests.count == 3)
    }

    /// What `no-cache` names is for one caller alone (RFC 9111 §5.2.2.4).
    @Test func theCookieOfOneVisitorIsNotGivenToTheNext() async throws {
        let control = "max-age=0, no-cache=\"Set-Cookie\""
        let tag: HTTPFields = [.eTag: "\"1\""]
        func session(of user: String) -> HTTPFields { [.eTag: "\"1\"", .setCookie: "sid=\(user)"] }
        let bench = CacheBench([
            answer("page", control, session(of: "ann")), answer("", status: 304, nil, tag),
            answer("", status: 304, control, session(of: "eve")), answer("", status: 304, nil, tag),
        ])
        for cookie in ["sid=ann", nil, "sid=eve", nil] as [String?] {
            let response = try await bench.get()
            #expect(response.text == "page" && response.head.headerFields[.setCookie] == cookie)
        }
        #expect(bench.transport.requests.count == 4)
    }

    @Test func aNewAnswerTakesThePlaceOfTheOld() async throws {
        let bench = CacheBench([
            answer("1", "no-cache", [.eTag: "\"1\""]), answer("2", "max-age=60", [.eTag: "\"2\""]),
        ])
        _ = try await bench.get()
        #expect(try await bench.get().text == "2")
        #expect(try await bench.get().text == "2")
        #expect(bench.transport.requests.count == 2)
        #expect(await bench.cache.count == 1)
    }

    @Test(arguments: [404, 200]) func anAnswerThatMustNotBeKeptDropsTheOld(_ status: Int) async throws {
        let bench = CacheBench([
            answer("1", "no-cache", [.eTag: "\"1\""]), answer("2", status: status, "no-store"), answer("3"),
        ])
        for _ in 0..<3 { _ = try await bench.get() }
        #expect(bench.transport.requests[2].request.headerFields[.ifNoneMatch] == nil)
        #expect(await bench.cache.count == 0)
    }

    @Test func aFailureOfTheServerLeavesTheOld() async throws {
        let bench = CacheBench([
            answer("1", "no-cache", [.eTag: "\"1\""]), .status(500), .status(304),
        ])
        _ = try await bench.get()
        #expect(try await bench.send(.get).head.status.code == 500)
        #expect(try await bench.send(.get).text == "1")
    }

    @Test func a304OfSomethingElseIsAskedAgain() async throws {
        let bench = CacheBench([
            answer("1", "no-cache", [.eTag: "\"1\""]), answer("", status: 304, nil, [.eTag: "\"9\""]), answer("2"),
        ])
        _ = try await bench.get()
        let response = try await bench.get()
        #expect(response.text == "2" && !response.isFromCache)
        #expect(bench.transport.requests[2].request.headerFields[.ifNoneMatch] == nil)
    }

    /// H4: what a caller asks conditionally is the caller's.
    @Test(arguments: [
        HTTPField.Name.ifNoneMatch, .ifModifiedSince, .ifMatch, .ifUnmodifiedSince, .ifRange, .range,
    ])
    func aRequestWithAConditionGetsTheServersAnswer(_ name: HTTPField.Name) async throws {
        let bench = CacheBench([answer("1", "max-age=60", [.eTag: "\"1\""]), .status(304), .status(206, body: "p")])
        _ = try await bench.get()
        var response = try await bench.get(address, [name: "x"])
        #expect(response.head.status == .notModified && !response.isFromCache && response.text.isEmpty)
        #expect(bench.transport.requests[1].request.headerFields[name] == "x")
        response = try await bench.get(address, [name: "x"])
        #expect(response.head.status.code == 206)
        #expect(try await bench.get().text == "1")
    }

    @Test func aWholeAnswerToAConditionIsKept() async throws {
        let bench = CacheBench([answer("1", "max-age=60")])
        _ = try await bench.get(address, [.ifNoneMatch: "\"0\""])
        #expect(try await bench.get().text == "1")
    }

    @Test func aStoredFailureIsNotValidated() async throws {
        let fields: HTTPFields = [.eTag: "\"1\"", .lastModified: "Sunday, 06-Nov-94 08:49:37 GMT"]
        let bench = CacheBench([answer("gone", status: 404, "max-age=60", fields), answer("back")])
        #expect(try await bench.get().head.status == .notFound)
        #expect(try await bench.get().isFromCache)
        bench.wall.advance(by: 61)
        #expect(try await bench.get().text == "back")
        let headers = bench.transport.requests[1].request.headerFields
        #expect(headers[.ifNoneMatch] == nil && headers[.ifModifiedSince] == nil)
    }

    @Test func headDropsAStoredFailure() async throws {
        let bench = CacheBench([
            answer("gone", status: 404, "max-age=60", [.eTag: "\"1\""]), answer("", "max-age=60", [.eTag: "\"1\""]),
            answer("back"),
        ])
        _ = try await bench.get()
        bench.wall.advance(by: 61)
        #expect(try await bench.send(.head).head.status == .ok)
        #expect(try await bench.get().text == "back")
    }

    @Test func headIsAnsweredFromWhatGetLeft() async throws {
        let bench = CacheBench([answer("body", "max-age=60", [.eTag: "\"1\"", .contentLength: "4"])])
        _ = try await bench.get()
        let response = try await bench.send(.head)
        #expect(response.isFromCache && response.text.isEmpty && response.head.headerFields[.contentLength] == "4")
    }

    @Test func headIsNeverKept() async throws {
        let bench = CacheBench([answer("", "max-age=60", [.contentLength: "0"]), answer("body", "max-age=60")])
        _ = try await bench.send(.head)
        #expect(try await bench.send(.get).text == "body")
    }

    /// RFC 9111 §4.3.5.
    @Test(arguments: [("\"1\"", "4", true), ("\"2\"", "4", false), ("\"1\"", "5", false)])
    func headFreshensOrDropsWhatGetLeft(_ tag: String, _ length: String, _ isFresh: Bool) async throws {
        let bench = CacheBench([
            answer("body", "max-age=60", [.eTag: "\"1\"", .contentLength: "4"]),
            answer("", "max-age=60", [.eTag: tag, .contentLength: length]), answer("new"),
        ])
        _ = try await bench.send(.get)
        bench.wall.advance(by: 61)
        #expect(try await !bench.send(.head).isFromCache)
        #expect(bench.transport.requests[1].request.headerFields[.ifNoneMatch] == nil)
        #expect(try await bench.send(.get).text == (isFresh ? "body" : "new"))
    }

    // MARK: Changes (RFC 9111 §4.4)

    @Test(arguments: [HTTPRequest.Method.put, .post, .patch, .delete, .init("MERGE")!])
    func aSuccessfulChangeDropsWhatWasKept(_ method: HTTPRequest.Method) async throws {
        let bench = CacheBench([answer("1", "max-age=60"), .status(204), answer("2", "max-age=60")])
        _ = try await bench.get()
        _ = try await bench.send(method)
        #expect(try await bench.get().text == "2")
    }

    @Test(arguments: [
        HTTPRequest.Method.options, .trace, .head, .init("PROPFIND")!, .init("REPORT")!, .init("SEARCH")!,
        .init("QUERY")!,
    ])
    func whatChangesNothingDropsNothing(_ method: HTTPRequest.Method) async throws {
        let bench = CacheBench([answer("1", "max-age=60"), .status(200)])
        _ = try await bench.get()
        _ = try await bench.send(method)
        #expect(try await bench.get().isFromCache)
    }

    @Test func aRefusedChangeDropsNothingAndOneOfUnknownEndDoes() async throws {
        let bench = CacheBench([
            answer("1", "max-age=60"), .status(403), .failure(.connectionLost), answer("2", "max-age=60"),
        ])
        _ = try await bench.get()
        _ = try await bench.send(.put)
        #expect(try await bench.get().text == "1")
        _ = try? await bench.send(.post)
        #expect(try await bench.get().text == "2")
    }

    @Test func aChangeAlsoDropsWhatItNamesAtItsOriginAndNothingElsewhere() async throws {
        let here = "https://api.example/things/1"
        let there = "https://other.example/things"
        let bench = CacheBench(
            ScriptedTransport { received in
                guard received.request.method == .post else { return answer("x", "max-age=60") }
                return .status(201, headers: [.location: "/things/1", .contentLocation: there])
            }
        )
        for url in [address, here, there] { _ = try await bench.get(url) }
        _ = try await bench.send(.post)
        #expect(try await !bench.get(address).isFromCache)
        #expect(try await !bench.get(here).isFromCache)
        #expect(try await bench.get(there).isFromCache)
    }

    @Test func anAnswerAskedForBeforeAChangeIsNotKeptAfterIt() async throws {
        let gate = Gate()
        let bench = CacheBench(
            ScriptedTransport { received in
                if received.request.method == .get { try await gate.pass() }
                return answer("old", "max-age=60")
            }
        )
        let get = Task { try await bench.get() }
        try await gate.waitForArrival()
        _ = try await bench.send(.put)
        gate.open()
        #expect(try await get.value.text == "old")
        #expect(await bench.cache.count == 0)
    }

    @Test func theEndOfARedirectIsNotKept() async throws {
        let bench = CacheBench([
            .status(302, headers: [.location: "/other"]), answer("1", "max-age=60"),
            answer("2", "max-age=60, no-cache", [.eTag: "\"1\""]),
            .status(302, headers: [.location: "/other"]), .status(304, headers: [.eTag: "\"1\""]), answer("3"),
        ])
        #expect(try await bench.get().text == "1")
        #expect(try await bench.get().text == "2")
        // The 304 is about another resource, whatever its tag.
        #expect(try await bench.get().text == "3")
    }
}
