@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@Suite("What is kept, and when", .timeLimit(.minutes(5)))
struct StoringTests {
    private func pieces(_ count: Int, size: Int = 10) -> [ByteBuffer] {
        (0..<count).map { ByteBuffer(repeating: UInt8(ascii: "a") + UInt8($0 % 26), count: size) }
    }

    private func chunked(_ pieces: [ByteBuffer], _ fields: HTTPFields = [:]) -> ScriptedTransport.Answer {
        var fields = fields
        fields[.cacheControl] = "max-age=60"
        return .chunks(pieces, headers: fields)
    }

    // MARK: Streams

    @Test func aStreamIsKeptWhenItWasReadToItsEnd() async throws {
        let bench = CacheBench([chunked(pieces(3))])
        let response = try await bench.fetcher.stream(request())
        var received: [ByteBuffer] = []
        for try await chunk in response.body {
            received.append(chunk)
            if received.count == 1 { #expect(await bench.cache.count == 0) }
        }
        #expect(received == pieces(3))
        #expect(await bench.cache.count == 1)
        let again = try await bench.fetcher.stream(request())
        #expect(try await again.body.collect(upTo: 100).text == received.map(\.text).joined())
        #expect(again.isFromCache)
        #expect(try await bench.get().isFromCache)
    }

    @Test func aStreamThatIsLeftIsNotKept() async throws {
        let bench = CacheBench([chunked(pieces(3))])
        for try await _ in try await bench.fetcher.stream(request()).body { break }
        try await bench.transport.waitForOpen(atMost: 0)
        #expect(await bench.cache.count == 0)
    }

    @Test(arguments: [true, false]) func aBodyThatBreaksOffIsNotKept(streamed: Bool) async throws {
        let bench = CacheBench([chunked(pieces(3)).cut(afterBytes: 15)])
        let error = await thrown {
            if streamed {
                for try await _ in try await bench.fetcher.stream(request()).body {}
            } else {
                _ = try await bench.send(.get)
            }
        }
        #expect((error as? FetchError)?.code == .connectionLost)
        #expect(await bench.cache.count == 0)
    }

    @Test(arguments: [true, false]) func aBodyOfAnotherLengthThanToldIsNotKept(streamed: Bool) async throws {
        for (length, encoding, isKept) in [("30", nil, true), ("31", nil, false), ("12", "gzip", true)] {
            var fields: HTTPFields = [.contentLength: length]
            fields[.contentEncoding] = encoding
            let bench = CacheBench([chunked(pieces(3), fields)])
            if streamed {
                for try await _ in try await bench.fetcher.stream(request()).body {}
            } else {
                _ = try await bench.get()
            }
            #expect(await bench.cache.count == (isKept ? 1 : 0))
        }
    }

    @Test func aStreamLargerThanTheLimitPassesUnkept() async throws {
        let bench = CacheBench([chunked(pieces(100, size: 1000))], .memory(maximumBytes: 50_000))
        var count = 0
        for try await chunk in try await bench.fetcher.stream(request()).body { count += chunk.readableBytes }
        #expect(count == 100_000)
        #expect(await bench.cache.count == 0)
    }

    @Test(arguments: [false, true]) func aLargerAnswerThanTheLimitEndsTheOlderOne(isStreamed: Bool) async throws {
        let script = [answer("old", "max-age=60"), chunked(pieces(100, size: 1000)), answer("new", "max-age=60")]
        let bench = CacheBench(script, .memory(maximumBytes: 50_000))
        _ = try await bench.get()
        let reload = try HTTPRequest(.get, url: address, headerFields: [.cacheControl: "no-cache"])
        if isStreamed {
            for try await _ in try await bench.fetcher.stream(reload).body {}
        } else {
            _ = try await bench.fetcher.fetch(reload)
        }
        #expect(try await bench.get().body == ByteBuffer(string: "new"))
    }

    /// The reader pulls, and nobody else: what he has not asked for is not read.
    @Test func aStreamIsNotReadAhead() async throws {
        let pulled = Counter()
        let body = FetchResponseBody(
            AsyncThrowingStream<ByteBuffer, any Error> {
                pulled.increment() <= 100 ? ByteBuffer(string: "x") : nil
            }
        )
        let cache = ResponseCache()
        let call = FetchCall(try request())
        let response = try await cache.respond(to: call, as: CacheKey(call, cookies: nil, credentials: .init())) { _ in
            TransportResponse(head: HTTPResponse(status: .ok, headerFields: [.cacheControl: "max-age=60"]), body: body)
        }
        var iterator = response.body.makeAsyncIterator()
        for number in 1...5 {
            _ = try await iterator.next()
            #expect(pulled.value == number)
        }
    }

    @Test func aCollectedAnswerIsHeldToItsCallersLimit() async throws {
        let bench = CacheBench([chunked(pieces(3))])
        _ = try await bench.get()
        let error = await thrown {
            _ = try await bench.fetcher.fetch(address, options: FetchOptions { $0.maximumResponseBytes = 29 })
        }
        #expect((error as? FetchError)?.code == .tooLarge)
    }

    // MARK: Memory

    @Test func theLeastRecentlyUsedMakesRoomInMemory() async throws {
        let body = String(repeating: "x", count: 10_000)
        let bench = CacheBench(ScriptedTransport { _ in answer(body, "max-age=60") }, .memory(maximumBytes: 55_000))
        for number in 1...5 { _ = try await bench.get(address + "/\(number)") }
        #expect(await bench.cache.count == 5)
        #expect(try await bench.get(address + "/1").isFromCache)
        #expect(try await !bench.get(address + "/6").isFromCache)
        for (number, isThere) in [(1, true), (3, true), (4, true), (5, true), (6, true), (2, false)] {
            #expect(try await bench.get(address + "/\(number)").isFromCache == isThere, "\(number)")
        }
        let size = await bench.cache.size
        #expect(size <= 55_000 && size > 50_000)
    }

    @Test func sumsStayRightInAnyOrderOfUses() throws {
        var random = SystemRandomNumberGenerator()
        let store = MemoryStore(maximumBytes: 20_000)
        let head = HTTPResponse(status: .ok, headerFields: [.cacheControl: "max-age=60"])
        for _ in 0..<20_000 {
            let key = CacheKey(url: "u\(Int.random(in: 0..<20, using: &random))", identity: ["", "a"].randomElement()!)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4: _ = store.entry(for: key, fitting: try request())
            case 4: store.removeAll(from: key.url)
            default:
                var entry = try #require(CacheEntry(head, to: request(), requested: 0, received: 0))
                entry.body = ByteBuffer(repeating: 0, count: Int.random(in: 0..<5000, using: &random))
                store.insert(entry, for: key) { true }
            }
            #expect(store.usage().bytes <= 20_000)
        }
        for number in 0..<20 { store.removeAll(from: "u\(number)") }
        #expect(store.usage() == (0, 0))
    }

    /// Long URLs, identities and choices fill a memory as bodies do.
    @Test func theTextsByWhichAnAnswerIsFoundTakeRoom() throws {
        let store = MemoryStore(maximumBytes: 100_000)
        let text = String(repeating: "x", count: 5_000)
        let head = HTTPResponse(
            status: .ok,
            headerFields: [.cacheControl: "max-age=60", .vary: "Accept-Language"]
        )
        var request = try request()
        request.headerFields[.acceptLanguage] = String(repeating: "de,", count: 1_667)
        for number in 0..<100 {
            let entry = try #require(CacheEntry(head, to: request, requested: 0, received: 0))
            store.insert(entry, for: CacheKey(url: "\(text)\(number)", identity: text)) { true }
        }
        let (count, bytes) = store.usage()
        #expect(count == 6)
        #expect(bytes > 90_000 && bytes <= 100_000)
    }

    @Test func aSmallBodyDoesNotHoldOnToALargeBuffer() throws {
        var large = ByteBuffer(repeating: 0, count: 100_000)
        let store = MemoryStore(maximumBytes: 20_000)
        let head = HTTPResponse(status: .ok, headerFields: [.cacheControl: "max-age=60"])
        var entry = try #require(CacheEntry(head, to: request(), requested: 0, received: 0))
        let slice = large.readSlice(length: 10)
        entry.body = try #require(slice)
        let key = CacheKey(url: "u", identity: "")
        store.insert(entry, for: key) { true }
        let kept = store.entry(for: key, fitting: try request())
        #expect(try #require(kept).body.storageCapacity < 1000)
    }

    // MARK: Calls

    @Test func aRequestWithABodyIsNotKept() async throws {
        let bench = CacheBench([answer("1", "max-age=60"), answer("2", "max-age=60")])
        for text in ["1", "2"] {
            #expect(try await bench.fetcher.fetch(request(), body: .bytes(ByteBuffer(string: "q"))).text == text)
        }
    }

    @Test func clearingReachesWhatIsOnItsWay() async throws {
        for clears in [true, false] {
            let gate = Gate()
            let bench = CacheBench(
                ScriptedTransport { _ in
                    try await gate.pass()
                    return answer("x", "max-age=60")
                }
            )
            let get = Task { try await bench.get() }
            try await gate.waitForArrival()
            if clears { try await bench.cache.removeAll() } else { try await bench.cache.remove(address + "/other") }
            gate.open()
            _ = try await get.value
            #expect(await bench.cache.count == (clears ? 0 : 1))
        }
    }

    @Test func aFetcherHasNoCacheByDefault() async throws {
        let transport = ScriptedTransport([answer("1", "max-age=60"), answer("2", "max-age=60")])
        let fetcher = makeFetcher(transport)
        for text in ["1", "2"] { #expect(try await fetcher.fetch(address).text == text) }
    }

    // MARK: Events

    @Test func eventsTellWhereAnAnswerCameFrom() async throws {
        let bench = CacheBench([
            answer("1", "max-age=60", [.eTag: "\"1\""]), .status(304, headers: [.eTag: "\"1\""]),
        ])
        var seen: [[String]] = []
        for step in 0..<3 {
            if step == 2 { bench.wall.advance(by: 61) }
            let ticket = bench.fetcher.ticket(try request())
            var events: [String] = []
            for await event in ticket.events { events.append("\(event.kind)") }
            _ = try await ticket.value
            #expect(ticket.fetch.status == 200)
            seen.append(events)
            #expect(ticket.fetch.request?.path == "/things")
        }
        #expect(seen.last?.last == "succeeded")
        #expect(seen[1].contains("cached 200") && !seen[1].contains { $0.hasPrefix("received") })
        #expect(!seen[0].contains("cached 200"))
        #expect(Array(seen[2].suffix(3)) == ["received 304", "cached 200", "succeeded"])
    }
}
