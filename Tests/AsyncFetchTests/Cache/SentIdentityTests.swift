@testable import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// An answer belongs to whom it was really sent for, and a change drops what was really changed.
@Suite("What was really sent", .timeLimit(.minutes(5)))
struct SentIdentityTests {
    @Test func aPageOfSomebodyWhoCameInByARetryIsNotKeptForAnybody() async throws {
        let transport = ScriptedTransport([
            .status(503, headers: [.setCookie: "sid=ann; Path=/"]), answer("for ann", "max-age=60"),
            answer("for all", "max-age=60"),
        ])
        let bench = CacheBench(transport, cookies: .own)
        #expect(try await bench.get().text == "for ann")
        #expect(transport.requests.map { $0.header("Cookie") } == [nil, "sid=ann"])
        // Ann's answer is hers from then on.
        #expect(try await bench.get().isFromCache)
        bench.fetcher.cookies?.removeAll()
        let other = try await bench.get()
        #expect(other.text == "for all")
        #expect(!other.isFromCache)
    }

    @Test func aKeyThatMiddlewareAddsTellsAnswersApart() async throws {
        let cache = ResponseCache()
        let transport = ScriptedTransport { sent in answer(sent.header("X-Api-Key") ?? "for all", "max-age=60") }
        func fetcher(_ key: String?) -> Fetcher {
            Fetcher(
                .init {
                    $0.cache = cache
                    if let key { $0.attemptMiddleware = [KeyMiddleware(key: key)] }
                },
                transport: transport
            )
        }
        #expect(try await fetcher("ann").fetch(address).text == "ann")
        let other = try await fetcher(nil).fetch(address)
        #expect(other.text == "for all")
        #expect(!other.isFromCache)
    }

    private func fetcher(_ cache: ResponseCache, _ transport: ScriptedTransport, keyInURL: String) -> Fetcher {
        Fetcher(
            .init {
                $0.cache = cache
                $0.attemptMiddleware = [KeyMiddleware(key: keyInURL, isInURL: true)]
            },
            transport: transport
        )
    }

    @Test func anAnswerToAURLThatMiddlewareChangedIsForOneCall() async throws {
        let cache = ResponseCache()
        let transport = ScriptedTransport { sent in answer(sent.query["key"] ?? "for all", "max-age=60") }
        for key in ["ann", "ann", "bob"] {
            let response = try await fetcher(cache, transport, keyInURL: key).fetch(address)
            #expect(response.text == key && !response.isFromCache)
        }
        #expect(await cache.count == 0)
        #expect(try await Fetcher(.init { $0.cache = cache }, transport: transport).fetch(address).text == "for all")
    }

    @Test func whoSharesARequestGetsNoAnswerToAURLThatMiddlewareChanged() async throws {
        let (gate, cache) = (Gate(), ResponseCache(sharesRequests: true))
        let transport = ScriptedTransport { sent in
            try await gate.pass()
            return answer(sent.query["key"] ?? "for all")
        }
        let first = fetcher(cache, transport, keyInURL: "ann").ticket(try request())
        try await gate.waitForArrival()
        let second = fetcher(cache, transport, keyInURL: "bob").ticket(try request())
        try await eventually { cache.waiters == 2 }
        gate.open()
        #expect(try await first.value.text == "ann")
        #expect(try await second.value.text == "bob")
    }

    /// Credentials whose identity becomes unknown between the look into the cache and the request.
    private final class Departing: FetchCredentials {
        private let looks = Counter()
        var partition: String? { looks.increment() == 1 ? "ann" : nil }
        func authorize(_ request: inout HTTPRequest) { request.headerFields[.authorization] = "Bearer of-ann" }
    }

    @Test func anAnswerToAnIdentityThatBecameUnknownIsForNobody() async throws {
        let transport = ScriptedTransport { sent in
            answer(sent.header("Authorization") == nil ? "for all" : "for ann", "max-age=60")
        }
        let bench = CacheBench(transport)
        let call = FetchCall(try request(), credentials: Departing())
        let core = bench.fetcher.core
        #expect(try await core.ticket(timeout: nil) { try await core.fetch(call, monitor: $0) }.value.text == "for ann")
        let other = try await bench.get()
        #expect(other.text == "for all")
        #expect(!other.isFromCache)
    }

    /// Credentials that wait at a gate, so that the cookies change between the look into the cache and the request.
    private struct Waiting: FetchCredentials {
        let gate: Gate
        var partition: String? { "" }
        func authorize(_ request: inout HTTPRequest) async throws { try await gate.pass() }
    }

    /// Fetches while another user takes the place of the one whose page is stored.
    private func text(
        changingUsersBefore transport: ScriptedTransport
    ) async throws -> (text: String?, isFromCache: Bool, bench: CacheBench) {
        let bench = CacheBench(transport, cookies: .own)
        let jar = try #require(bench.fetcher.cookies)
        func logIn(_ user: String) { jar.insert(FetchCookie(name: "user", value: user, domain: "api.example")) }
        logIn("ann")
        _ = try await bench.get()
        bench.wall.advance(by: 61)
        let gate = Gate()
        let call = FetchCall(
            try request(),
            options: FetchOptions { $0.retry = .none },
            credentials: Waiting(gate: gate)
        )
        let ticket = bench.fetcher.core.ticket(for: call)
        try await gate.waitForArrival()
        logIn("bob")
        gate.open()
        let response = try? await ticket.value
        logIn("ann")
        return (response?.text, response?.isFromCache == true, bench)
    }

    @Test func aConfirmationForSomebodyElseReturnsAndStoresNothingOfTheFirst() async throws {
        let date = WallClock.startText
        let transport = ScriptedTransport { sent in
            if sent.header("If-Modified-Since") != nil { return answer("", status: 304, "max-age=60") }
            return answer(sent.header("Cookie") ?? "", "max-age=60", [.lastModified: date])
        }
        let (text, isFromCache, bench) = try await text(changingUsersBefore: transport)
        #expect(text == "user=bob" && !isFromCache)
        #expect(transport.requests.map { $0.header("If-Modified-Since") } == [nil, date, nil])
        #expect(transport.requests.map { $0.header("Cookie") } == ["user=ann", "user=bob", "user=bob"])
        // Ann's page is still hers.
        #expect(try await bench.get().text == "user=ann")
        #expect(bench.cache.statistics.revalidations == 1)
    }

    @Test(arguments: [503, nil] as [Int?])
    func anOldAnswerStandsInForNobodyElse(status: Int?) async throws {
        let count = Counter()
        let transport = ScriptedTransport { _ in
            if count.increment() == 1 { return answer("of ann", "max-age=60, stale-if-error=600") }
            return status.map { ScriptedTransport.Answer.status($0) } ?? .failure(.connectionLost)
        }
        let (text, _, bench) = try await text(changingUsersBefore: transport)
        #expect(text == (status == nil ? nil : ""))
        #expect(try await bench.send(.get).text == "of ann")
    }

    @Test func whoSharesARequestGetsNoAnswerThatBecameSomebodyElses() async throws {
        let (gate, cache) = (Gate(), ResponseCache(sharesRequests: true))
        let number = Counter()
        let transport = ScriptedTransport { sent in
            if number.increment() == 1 {
                try await gate.pass()
                return .status(503, headers: [.setCookie: "sid=ann; Path=/"])
            }
            return answer(sent.header("Cookie") ?? "for all", "max-age=60")
        }
        func fetcher() -> Fetcher {
            Fetcher(
                .init {
                    $0.cache = cache
                    $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
                },
                transport: transport
            )
        }
        let (ann, bob) = (fetcher(), fetcher())
        let first = ann.ticket(try request())
        try await gate.waitForArrival()
        let second = bob.ticket(try request())
        try await eventually { cache.waiters == 2 }
        gate.open()
        #expect(try await first.value.text == "sid=ann")
        #expect(try await second.value.text == "for all")
    }

    // MARK: Vary

    private func languageFetcher(_ cache: ResponseCache, _ transport: ScriptedTransport) -> Fetcher {
        Fetcher(
            .init {
                $0.cache = cache
                $0.attemptMiddleware = [LanguageMiddleware()]
            },
            transport: transport
        )
    }

    /// Middleware may send several, and return the answer to any of them.
    @Test func ofTheRequestsOfAnAttemptTheFirstTellsTheOrder() throws {
        let (count, request) = (Counter(), try HTTPRequest(url: address))
        let sent = SentRequests(CacheLedger()) { Double(count.increment()) }
        sent.willAuthorize(request, from: request)
        sent.willSend(request)
        let (number, time) = (sent.number, sent.requested)
        sent.willSend(request)
        #expect(sent.number == number && sent.requested == time)
        sent.willAuthorize(request, from: request)
        sent.willSend(request)
        #expect(sent.number > number && sent.requested == 3)
    }

    /// The call says nothing of the language; the middleware does.
    @Test(arguments: ["Accept-Language", "Accept, accept-language", "Accept"])
    func anAnswerThatVariesByWhatMiddlewareChangedIsNotKept(vary: String) async throws {
        let transport = ScriptedTransport { sent in
            answer(sent.header("Accept-Language") ?? "none", "max-age=60", [.vary: vary])
        }
        let fetcher = languageFetcher(ResponseCache(), transport)
        #expect(try await fetcher.fetch(address).text == "de")
        let second = try await fetcher.fetch(address)
        #expect(second.isFromCache == (vary == "Accept"))
        #expect(second.text == (vary == "Accept" ? "de" : "fr"))
    }

    @Test func whoSharesARequestGetsNoAnswerThatVariesByWhatMiddlewareChanged() async throws {
        let (gate, cache) = (Gate(), ResponseCache(sharesRequests: true))
        let transport = ScriptedTransport { sent in
            try await gate.pass()
            return answer(sent.header("Accept-Language") ?? "none", "max-age=60", [.vary: "Accept-Language"])
        }
        let fetcher = languageFetcher(cache, transport)
        let first = fetcher.ticket(try request())
        try await gate.waitForArrival()
        let second = fetcher.ticket(try request())
        try await eventually { cache.waiters == 2 }
        gate.open()
        #expect(try await first.value.text == "de")
        #expect(try await second.value.text == "fr")
    }

    @Test func anAnswerThatVariesByTheNumberOfItsAttemptIsNotKept() async throws {
        let bench = CacheBench(ScriptedTransport { _ in answer("x", "max-age=60", [.vary: "X-Attempt"]) })
        var call = FetchCall(try request())
        call.attemptField = { HTTPField(name: .known("X-Attempt"), value: "\($0)") }
        let (core, sent) = (bench.fetcher.core, call)
        _ = try await core.ticket(timeout: nil) { try await core.fetch(sent, monitor: $0) }.value
        #expect(await bench.cache.count == 0)
    }

    private struct Project: FetchCredentials {
        var partition: String? { "project" }
        func authorize(_ request: inout HTTPRequest) { request.headerFields[.known("X-Project")] = "project" }
    }

    /// What credentials add is told apart by their partition.
    @Test func anAnswerThatVariesByWhatCredentialsAddIsKeptForTheirPartition() async throws {
        let bench = CacheBench(ScriptedTransport { _ in answer("x", "max-age=60", [.vary: "X-Project"]) })
        let (core, call) = (bench.fetcher.core, FetchCall(try request(), credentials: Project()))
        for isCached in [false, true] {
            let response = try await core.ticket(timeout: nil) { try await core.fetch(call, monitor: $0) }.value
            #expect(response.isFromCache == isCached)
        }
        #expect(try await !bench.get().isFromCache)
    }

    // MARK: Changes

    @Test(arguments: [307, 308]) func aRedirectedChangeDropsWhatItReallyChanged(status: Int) async throws {
        let elsewhere = "https://other.example/real"
        let transport = ScriptedTransport { sent in
            if sent.request.method == .put, sent.url == address {
                return .status(status, headers: [.location: elsewhere])
            }
            return answer("x", sent.request.method == .get ? "max-age=60" : nil)
        }
        let bench = CacheBench(transport)
        for isCached in [false, true] { #expect(try await bench.get(elsewhere).isFromCache == isCached) }
        _ = try await bench.send(.put)
        #expect(try await bench.get(elsewhere).isFromCache == false)
    }

    @Test func aRedirectedChangeWhoseAnswerIsLostDropsItToo() async throws {
        let elsewhere = "https://other.example/real"
        let transport = ScriptedTransport { sent in
            switch (sent.request.method, sent.url) {
            case (.put, address): .status(307, headers: [.location: elsewhere])
            case (.put, _): .failure(.connectionLost)
            default: answer("x", "max-age=60")
            }
        }
        let bench = CacheBench(transport)
        for isCached in [false, true] { #expect(try await bench.get(elsewhere).isFromCache == isCached) }
        _ = await thrown { _ = try await bench.send(.put) }
        #expect(try await bench.get(elsewhere).isFromCache == false)
    }

    @Test(arguments: [false, true])
    func askingWhetherAnAnswerIsCurrentAndKeepingItAreOneStep(isOnDisk: Bool) async throws {
        try await withDirectory { directory in
            let store = (isOnDisk ? ResponseCache.Store.disk(directory) : .memory()).make { WallClock.start }
            let key = CacheKey(url: address, identity: "")
            let head = HTTPResponse(status: .ok, headerFields: [.cacheControl: "max-age=60"])
            let entry = try #require(CacheEntry(head, to: request(), requested: 0, received: 0))
            try await store.insert(entry, for: key) { false }
            #expect(try await store.entry(for: key, fitting: request()) == nil)
            // A removal that begins during the question waits for the insertion, and removes its entry.
            let (asked, removed) = (Promise<Void>(), Promise<Void>())
            let removal = Task {
                try await asked.value
                try await store.removeAll()
                removed.fulfill(.success(()))
            }
            let cameBetween = Mutex(false)
            try await store.insert(entry, for: key) {
                asked.fulfill(.success(()))
                // Nothing tells that the removal is kept out; a removal that is not would end in this time.
                let limit = ContinuousClock.now.advanced(by: .milliseconds(100))
                while removed.result == nil, ContinuousClock.now < limit { Thread.sleep(forTimeInterval: 0.001) }
                cameBetween.withLock { $0 = removed.result != nil }
                return true
            }
            try await removal.value
            #expect(!cameBetween.withLock { $0 })
            #expect(try await store.entry(for: key, fitting: request()) == nil)
            try await store.insert(entry, for: key) { true }
            #expect(try await store.entry(for: key, fitting: request()) != nil)
        }
    }

    @Test func requestsSayNothingToCachesByThemselves() async throws {
        let transport = ScriptedTransport { _ in .status(200) }
        for cache in [nil, ResponseCache()] {
            let fetcher = Fetcher(.init { $0.cache = cache }, transport: transport)
            _ = try await fetcher.fetch(address)
            _ = try await fetcher.fetch(request(.post), body: .bytes("x".utf8))
        }
        #expect(transport.requests.count == 4)
        for sent in transport.requests {
            #expect(sent.header("Cache-Control") == nil)
            #expect(sent.header("Pragma") == nil)
        }
    }
}

private struct KeyMiddleware: FetchMiddleware {
    let key: String
    var isInURL = false

    func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        var call = call
        if isInURL {
            call.request.path = (call.request.path ?? "/") + "?key=" + key
        } else {
            call.request.headerFields[.known("X-Api-Key")] = key
        }
        return try await next(call)
    }
}

/// Middleware that asks for German first, and then for French.
private final class LanguageMiddleware: FetchMiddleware {
    private let count = Counter()

    func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        var call = call
        call.request.headerFields[.acceptLanguage] = count.increment() == 1 ? "de" : "fr"
        return try await next(call)
    }
}
