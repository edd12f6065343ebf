@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

@Suite("Freshness of stored answers (RFC 9111)", .timeLimit(.minutes(5)))
struct FreshnessTests {
    /// What a server says, and for how many seconds it may be used unasked.
    struct Case: Sendable, CustomTestStringConvertible {
        var fields: HTTPFields
        var status = 200
        var seconds: Double
        var testDescription: String { "\(status) \(fields.map { "\($0.name): \($0.value)" }) for \(seconds) s" }
    }

    private static let date = WallClock.startText
    private static let minuteLater = "Sun, 06 Nov 1994 08:50:37 GMT"
    private static let thousandSecondsAgo = "Sun, 06 Nov 1994 08:32:57 GMT"

    static let cases: [Case] = [
        // max-age before all else; of two the first
        Case(fields: [.cacheControl: "max-age=60"], seconds: 60),
        Case(fields: [.cacheControl: "MAX-AGE=\"60\""], seconds: 60),
        Case(fields: [.cacheControl: "max-age=60, max-age=600"], seconds: 60),
        Case(fields: [.cacheControl: "public,,max-age = 60 , unknown=\"a,max-age=1\""], seconds: 60),
        Case(fields: [.cacheControl: "public, unknown=\"a,max-age=1\", max-age=60"], seconds: 60),
        Case(fields: [.cacheControl: "max-age=60", .expires: "0"], seconds: 60),
        Case(fields: [.cacheControl: "max-age=99999999999999999999"], seconds: 1e9),
        // What makes no sense is stale
        Case(fields: [.cacheControl: "max-age=soon"], seconds: 0),
        Case(fields: [.cacheControl: "max-age=-1"], seconds: 0),
        Case(fields: [.cacheControl: "max-age"], seconds: 0),
        // A private cache
        Case(fields: [.cacheControl: "s-maxage=600, max-age=60"], seconds: 60),
        Case(fields: [.cacheControl: "s-maxage=600"], seconds: 0),
        Case(fields: [.cacheControl: "private, max-age=60"], seconds: 60),
        Case(fields: [.cacheControl: "private=\"set-cookie\", max-age=60"], seconds: 60),
        Case(fields: [.cacheControl: "proxy-revalidate, max-age=60"], seconds: 60),
        // Expires, in all three formats of dates
        Case(fields: [.expires: minuteLater, .date: date], seconds: 60),
        Case(fields: [.expires: "Sunday, 06-Nov-94 08:50:37 GMT", .date: date], seconds: 60),
        Case(fields: [.expires: "Sun Nov  6 08:50:37 1994", .date: date], seconds: 60),
        Case(fields: [.expires: minuteLater], seconds: 60),
        Case(fields: [.expires: "0", .date: date], seconds: 0),
        Case(fields: [.expires: "Sun, 06 Nov 1994 09:50:37 +0100", .date: date], seconds: 0),
        // The server's clock counts, not ours
        Case(fields: [.expires: "Sun, 06 Nov 1994 09:50:37 GMT", .date: "Sun, 06 Nov 1994 09:49:37 GMT"], seconds: 60),
        // It has been on its way
        Case(fields: [.cacheControl: "max-age=60", .age: "20"], seconds: 40),
        Case(fields: [.cacheControl: "max-age=60", .age: "60"], seconds: 0),
        Case(fields: [.cacheControl: "max-age=60", .age: "inf"], seconds: 60),
        Case(fields: [.cacheControl: "max-age=60", .age: "-1"], seconds: 60),
        Case(fields: [.cacheControl: "max-age=60", .date: "Sun, 06 Nov 1994 08:49:17 GMT"], seconds: 40),
        Case(fields: [.cacheControl: "max-age=60", .date: "Sun, 06 Nov 1994 08:49:17 GMT", .age: "30"], seconds: 30),
        // A tenth of its age, at most a day, where the status allows
        Case(fields: [.lastModified: thousandSecondsAgo, .date: date], seconds: 100),
        Case(fields: [.lastModified: thousandSecondsAgo], seconds: 100),
        Case(fields: [.lastModified: "Mon, 01 Jan 1990 00:00:00 GMT"], seconds: 86_400),
        Case(fields: [.lastModified: minuteLater], seconds: 0),
        Case(fields: [.lastModified: thousandSecondsAgo, .date: date], status: 404, seconds: 100),
        Case(fields: [.lastModified: thousandSecondsAgo, .date: date], status: 302, seconds: 0),
        Case(fields: [.lastModified: thousandSecondsAgo, .cacheControl: "public"], status: 302, seconds: 100),
        Case(fields: [:], seconds: 0),
        // Statuses
        Case(fields: [.cacheControl: "max-age=60"], status: 204, seconds: 60),
        Case(fields: [.cacheControl: "max-age=60"], status: 302, seconds: 60),
        Case(fields: [.cacheControl: "max-age=60"], status: 404, seconds: 60),
        Case(fields: [.cacheControl: "max-age=60"], status: 410, seconds: 60),
        Case(fields: [.cacheControl: "max-age=60"], status: 206, seconds: 0),
        Case(fields: [.cacheControl: "max-age=60"], status: 299, seconds: 0),
        Case(fields: [.cacheControl: "max-age=60"], status: 403, seconds: 0),
        Case(fields: [.cacheControl: "max-age=60"], status: 500, seconds: 0),
        // What forbids it
        Case(fields: [.cacheControl: "max-age=60, no-store"], seconds: 0),
        Case(fields: [.cacheControl: "max-age=60, no-cache"], seconds: 0),
        Case(fields: [.cacheControl: "max-age=60, no-store, must-understand"], seconds: 60),
        Case(fields: [.cacheControl: "max-age=60, no-store, must-understand"], status: 299, seconds: 0),
        Case(fields: [.cacheControl: "max-age=60", .vary: "*"], seconds: 0),
        Case(fields: [.cacheControl: "max-age=60", .vary: "Accept, *"], seconds: 0),
    ]

    @Test(arguments: cases) func anAnswerIsUsedAsLongAsItIsFresh(_ example: Case) async throws {
        let script = ScriptedTransport { _ in .status(example.status, headers: example.fields, body: "x") }
        let bench = CacheBench(script)
        _ = try await bench.send(.get)
        let sent = script.requests.count
        #expect(try await bench.send(.get).isFromCache == (example.seconds > 0))
        guard example.seconds > 0 else { return }
        bench.wall.advance(by: example.seconds - 1)
        #expect(try await bench.send(.get).isFromCache)
        #expect(script.requests.count == sent)
        bench.wall.advance(by: 1)
        #expect(try await !bench.send(.get).isFromCache || example.seconds > 1e8)
    }

    @Test(arguments: [301, 302, 307, 308]) func aRedirectThatOneCallDidNotFollowIsFollowedByTheNext(
        status: Int
    ) async throws {
        let redirect = ScriptedTransport.Answer.status(
            status,
            headers: [.cacheControl: "max-age=60", .location: "/b"]
        )
        let transport = ScriptedTransport([redirect, redirect, .status(200)])
        let cache = ResponseCache()
        let stays = Fetcher(
            .init {
                $0.cache = cache
                $0.willRedirect = { _ in nil }
            },
            transport: transport
        )
        #expect(try await stays.fetch(address).head.status.code == status)
        #expect(try await Fetcher(.init { $0.cache = cache }, transport: transport).fetch(address).head.status == .ok)
    }

    /// What a request asks for of an answer that is fresh for 60 s, was kept 30 s ago, and may be used.
    @Test(arguments: [
        ("max-age=31", "", true), ("max-age=30", "", true), ("max-age=29", "", false), ("max-age=0", "", false),
        ("max-age=0", ", immutable", true), ("no-cache", ", immutable", false), ("max-age=29", ", immutable", false),
        ("min-fresh=30", "", true), ("min-fresh=31", "", false), ("no-cache", "", false), ("max-stale=9", "", true),
        ("only-if-cached", "", true), ("unknown", "", true), ("", "", true),
    ])
    func requestsSayWhatTheyWantOfAFreshAnswer(_ asked: String, _ more: String, _ isUsed: Bool) async throws {
        let bench = CacheBench([answer("old", "max-age=60" + more), answer("new")])
        _ = try await bench.get()
        bench.wall.advance(by: 30)
        let response = try await bench.get(address, [.cacheControl: asked])
        #expect(response.text == (isUsed ? "old" : "new"))
        #expect(response.isFromCache == isUsed)
    }

    /// The same of an answer that was fresh until 10 s ago.
    @Test(arguments: [
        ("max-stale", "", true), ("max-stale=10", "", true), ("max-stale=9", "", false), ("max-stale=junk", "", false),
        ("", "", false), ("max-stale, max-age=69", "", false), ("max-stale, max-age=70", "", true),
        ("max-stale, min-fresh=0", "", false), ("max-stale, no-cache", "", false),
        ("max-stale", ", must-revalidate", false), ("max-stale", ", no-cache", false),
        ("max-stale", ", immutable", true), ("", ", immutable", false), ("", ", stale-while-revalidate=60", false),
    ])
    func requestsSayWhatTheyWantOfAStaleAnswer(_ asked: String, _ more: String, _ isUsed: Bool) async throws {
        let bench = CacheBench([answer("old", "max-age=60" + more, [.eTag: "\"1\""]), answer("new")])
        _ = try await bench.get()
        bench.wall.advance(by: 70)
        #expect(try await bench.get(address, [.cacheControl: asked]).text == (isUsed ? "old" : "new"))
    }

    @Test func pragmaCountsWithoutCacheControl() async throws {
        let bench = CacheBench([answer("1", "max-age=60"), answer("2", "max-age=60")])
        _ = try await bench.get()
        #expect(try await bench.get(address, [.pragma: "no-cache", .cacheControl: "max-age=9"]).text == "1")
        #expect(try await bench.get(address, [.pragma: "no-cache"]).text == "2")
    }

    @Test func onlyIfCachedGives504WithoutAsking() async throws {
        let bench = CacheBench([answer("1", "max-age=60")])
        #expect(try await bench.get(address, [.cacheControl: "only-if-cached"]).head.status == .gatewayTimeout)
        #expect(bench.transport.requests.isEmpty)
        _ = try await bench.get()
        bench.wall.advance(by: 60)
        #expect(try await bench.get(address, [.cacheControl: "only-if-cached"]).head.status == .gatewayTimeout)
        #expect(try await bench.get(address, [.cacheControl: "only-if-cached, max-stale"]).text == "1")
    }

    /// What takes no stored answer is not sent either.
    @Test func onlyIfCachedAsksForNothingElseEither() async throws {
        let bench = CacheBench([answer("1", "max-age=60", [.eTag: "\"1\""])])
        _ = try await bench.get()
        let others: [HTTPFields] = [
            [.ifNoneMatch: "\"0\""], [.range: "bytes=0-1"], [.ifModifiedSince: WallClock.startText],
            [.cacheControl: "no-store"],
        ]
        for fields in others {
            var fields = fields
            fields.append(HTTPField(name: .cacheControl, value: "only-if-cached"))
            #expect(try await bench.get(address, fields).head.status == .gatewayTimeout)
        }
        let request = try HTTPRequest(url: address, headerFields: [.cacheControl: "only-if-cached"])
        #expect(try await bench.fetcher.fetch(request, body: .bytes("q".utf8)).head.status == .gatewayTimeout)
        let options = FetchOptions { $0.decodesContent = false }
        #expect(try await bench.fetcher.fetch(request, options: options).head.status == .gatewayTimeout)
        #expect(try await bench.fetcher.fetch(request).text == "1")
        #expect(bench.transport.requests.count == 1)
    }

    @Test func aRequestWithNoStoreLeavesNoTrace() async throws {
        let bench = CacheBench([answer("1", "max-age=60"), answer("2", "max-age=60")])
        _ = try await bench.get(address, [.cacheControl: "no-store"])
        #expect(await bench.cache.count == 0)
        #expect(try await bench.get().text == "2")
    }

    @Test func theTimeOnTheWayCountsAsAge() async throws {
        let wall = WallClock()
        let transport = ScriptedTransport { _ in
            wall.advance(by: 25)
            return answer("1", "max-age=60", [.age: "10"])
        }
        let bench = CacheBench(transport, wall: wall)
        _ = try await bench.get()
        wall.advance(by: 5)
        let response = try await bench.get()
        #expect(response.head.headerFields[.age] == "40")
        wall.advance(by: 20)
        #expect(try await !bench.get().isFromCache)
    }

    /// The age begins with the request that was answered (RFC 9111 §4.2.3).
    @Test func theWaitsBeforeARequestAreNoAge() async throws {
        let wall = WallClock()
        let count = Counter()
        let transport = ScriptedTransport { _ in
            wall.advance(by: 50)
            return count.increment() == 1 ? .status(503) : answer("1", "max-age=100")
        }
        let bench = CacheBench(transport, wall: wall)
        _ = try await bench.get()
        #expect(try await bench.get().head.headerFields[.age] == "50")
        #expect(transport.requests.count == 2)
    }

    @Test func anAnswerTellsItsAge() async throws {
        let bench = CacheBench([answer("1", "max-age=60", [.age: "7"])])
        #expect(try await bench.get().head.headerFields[.age] == "7")
        bench.wall.advance(by: 12.5)
        #expect(try await bench.get().head.headerFields[.age] == "19")
    }

    @Test func aClockThatGoesBackMakesNothingYounger() async throws {
        let bench = CacheBench([answer("1", "max-age=60", [.age: "30"])])
        _ = try await bench.get()
        bench.wall.advance(by: -3600)
        #expect(try await bench.get().head.headerFields[.age] == "30")
    }

    @Test func fieldsThatNoCacheNamesAreLeftOut() async throws {
        let fields: HTTPFields = [.setCookie: "a=1", .eTag: "\"1\"", .server: "x"]
        let bench = CacheBench([answer("1", "max-age=60, no-cache=\"Set-Cookie, Server\"", fields)])
        #expect(try await bench.get().head.headerFields[.setCookie] == "a=1")
        let head = try await bench.get().head.headerFields
        #expect(head[.setCookie] == nil && head[.server] == nil && head[.eTag] == "\"1\"")
    }

    /// The cache itself needs the tag, which it leaves out of its answers.
    @Test func fieldsThatNoCacheNamesAreNotStored() throws {
        let control = "max-age=60, no-cache=\"Set-Cookie, ETag\""
        let fields: HTTPFields = [.cacheControl: control, .setCookie: "a=1", .eTag: "\"1\""]
        let head = HTTPResponse(status: .ok, headerFields: fields)
        let entry = try #require(CacheEntry(head, to: request(), requested: 0, received: 0))
        let stored = entry.head.headerFields
        #expect(stored[.setCookie] == nil && stored[.eTag] == "\"1\"" && stored[.cacheControl] == control)
        let returned = entry.answer(to: try request(), at: 0).head.headerFields
        #expect(returned[.eTag] == nil && returned[.cacheControl] == control)
    }

    @Test(arguments: ["max-age=60, stale-if-error=30", "max-age=60"], [29.0, 31.0])
    func anOldAnswerStandsInForAServerThatFailsIfAllowed(_ control: String, late: Double) async throws {
        let failures: [ScriptedTransport.Answer] = [.status(503), .failure(.connectionLost)]
        for failure in failures {
            let bench = CacheBench([answer("old", control), failure])
            _ = try await bench.get()
            bench.wall.advance(by: 60 + late)
            let response = try? await bench.send(.get)
            #expect((response?.text == "old") == (control.contains("error") && late < 30))
        }
    }

    /// Credentials whose third request for a token fails.
    private final class Interrupted: FetchCredentials {
        private let count = Counter()
        var partition: String? { "" }
        func authorize(_ request: inout HTTPRequest) throws {
            if count.increment() == 3 { throw FetchError(.unreachable, "planned") }
        }
    }

    /// The server has said that the resource is elsewhere; what fails is the request there, or the token for it.
    @Test(arguments: [false, true]) func anOldAnswerDoesNotStandInForARedirect(isTokenMissing: Bool) async throws {
        let bench = CacheBench([
            answer("old", "max-age=60, stale-if-error=600"), .status(302, headers: [.location: "/other"]),
            .failure(.connectionLost),
        ])
        let options = FetchOptions { $0.retry = .none }
        let credentials: (any FetchCredentials)? = isTokenMissing ? Interrupted() : nil
        let call = FetchCall(try request(), options: options, credentials: credentials)
        #expect(try await bench.fetcher.core.call(call).text == "old")
        bench.wall.advance(by: 61)
        let error = await thrown { _ = try await bench.fetcher.core.call(call) }
        let code: FetchError.Code = isTokenMissing ? .unreachable : .connectionLost
        #expect((error as? FetchError)?.code == code)
        #expect(bench.transport.requests.count == (isTokenMissing ? 2 : 3))
    }

    @Test func mustRevalidateNeverGivesAnOldAnswer() async throws {
        let bench = CacheBench([answer("old", "max-age=60, stale-if-error=600, must-revalidate"), .status(503)])
        _ = try await bench.get()
        bench.wall.advance(by: 61)
        #expect(try await bench.send(.get).head.status.code == 503)
    }
}
