@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

/// Of several answers, the one to the latest request is used (RFC 9111 §4).
@Suite("Answers that come in another order than their requests", .timeLimit(.minutes(5)))
struct LatestAnswerTests {
    private let gate = Gate()

    /// A server whose answer to one request, counted from 1, waits at the gate.
    private func bench(
        holding held: Int,
        _ answer: @escaping @Sendable (_ number: Int, SentRequest) -> ScriptedTransport.Answer
    ) -> CacheBench {
        let count = Counter()
        return CacheBench(
            ScriptedTransport { [gate] sent in
                let number = count.increment()
                if number == held { try await gate.pass() }
                return answer(number, sent)
            }
        )
    }

    @Test func anEarlierRequestsAnswerDoesNotReplaceALaterOnes() async throws {
        let bench = bench(holding: 1) { number, _ in answer("\(number)", "max-age=60") }
        let first = Task { try await bench.get().text }
        try await gate.waitForArrival()
        #expect(try await bench.get().text == "2")
        gate.open()
        #expect(try await first.value == "1")
        let last = try await bench.get()
        #expect(last.text == "2" && last.isFromCache)
    }

    @Test func aStreamThatIsReadLateDoesNotReplaceALaterAnswer() async throws {
        let pieces = (0..<5).map { ByteBuffer(string: "\($0)") }
        let bench = CacheBench([.chunks(pieces, headers: [.cacheControl: "max-age=60"]), answer("new", "max-age=60")])
        let first = try await bench.fetcher.stream(request())
        #expect(try await bench.get().text == "new")
        #expect(try await first.body.collect(upTo: 10).text == "01234")
        let last = try await bench.get()
        #expect(last.text == "new" && last.isFromCache)
    }

    @Test(arguments: [HTTPRequest.Method.get, .head])
    func aLateConfirmationDoesNotReplaceALaterAnswer(_ method: HTTPRequest.Method) async throws {
        let bench = bench(holding: 2) { number, _ in
            switch number {
            case 1: answer("1", "max-age=60", [.eTag: "\"1\""])
            case 2: answer("", status: method == .head ? 200 : 304, "max-age=999", [.eTag: "\"1\""])
            default: answer("\(number)", "max-age=60", [.eTag: "\"\(number)\""])
            }
        }
        _ = try await bench.get()
        bench.wall.advance(by: 61)
        let late = Task { try await bench.send(method).text }
        try await gate.waitForArrival()
        #expect(try await bench.get().text == "3")
        gate.open()
        #expect(try await late.value == (method == .head ? "" : "1"))
        let last = try await bench.get()
        #expect(last.text == "3" && last.isFromCache)
    }

    /// The latest is used or none.
    @Test func anEarlierAnswerDoesNotComeAfterALaterOneThatIsNotStored() async throws {
        let bench = bench(holding: 2) { number, _ in
            switch number {
            case 1: answer("1", "no-cache", [.eTag: "\"1\""])
            case 3: answer("3", "no-store")
            default: answer("\(number)", "max-age=60")
            }
        }
        _ = try await bench.get()
        let early = Task { try await bench.get().text }
        try await gate.waitForArrival()
        #expect(try await bench.get().text == "3")
        gate.open()
        #expect(try await early.value == "2")
        #expect(try await bench.get().text == "4")
    }

    /// Nothing was stored before.
    @Test(arguments: [200, 302, 404, 410])
    func anEarlierAnswerIsNotStoredAfterALaterOneThatIsNot(_ status: Int) async throws {
        let bench = bench(holding: 1) { number, _ in
            number == 2 ? answer("2", status: status, "no-store") : answer("\(number)", "max-age=60")
        }
        let early = Task { try await bench.get().text }
        try await gate.waitForArrival()
        #expect(try await bench.get().text == "2")
        gate.open()
        #expect(try await early.value == "1")
        #expect(try await bench.get().text == "3")
    }

    /// Neither request found anything stored.
    @Test(arguments: [200, 404])
    func anAnswerThatIsNotStoredEndsTheOneToAnEarlierRequest(_ status: Int) async throws {
        let (gates, count) = ([Gate(), Gate()], Counter())
        let bench = CacheBench(
            ScriptedTransport { _ in
                let number = count.increment()
                if number <= gates.count { try await gates[number - 1].pass() }
                return number == 2 ? answer("2", status: status, "no-store") : answer("\(number)", "max-age=60")
            }
        )
        var calls: [Task<String, any Error>] = []
        for gate in gates {
            calls.append(Task { try await bench.get().text })
            try await gate.waitForArrival()
        }
        for (number, call) in calls.enumerated() {
            gates[number].open()
            #expect(try await call.value == "\(number + 1)")
        }
        #expect(try await bench.get().text == "3")
    }

    /// What a caller asks for with a condition, or a part of, is his own.
    @Test(arguments: [206, 304, 412, 416])
    func anAnswerToAConditionIsNoneToEarlierRequests(_ status: Int) async throws {
        let bench = bench(holding: 1) { number, _ in
            number == 2 ? .status(status) : answer("\(number)", "max-age=60")
        }
        let early = Task { try await bench.get().text }
        try await gate.waitForArrival()
        _ = try await bench.get(address, [.ifNoneMatch: "\"1\"", .range: "bytes=0-1"])
        gate.open()
        #expect(try await early.value == "1")
        #expect(try await bench.get().isFromCache)
    }

    @Test func theLatestAnswerStandsInForAServerThatFails() async throws {
        let bench = bench(holding: 2) { number, _ in
            number == 2 ? .status(503) : answer("\(number)", "max-age=60, stale-if-error=600")
        }
        _ = try await bench.get()
        bench.wall.advance(by: 61)
        let early = Task { try await bench.send(.get).text }
        try await gate.waitForArrival()
        #expect(try await bench.get().text == "3")
        gate.open()
        #expect(try await early.value == "3")
    }

    @Test func answersWithOtherChoicesDoNotCount() async throws {
        let bench = bench(holding: 1) { _, sent in
            answer(sent.header("Accept-Language") ?? "", "max-age=60", [.vary: "Accept-Language"])
        }
        let german = Task { try await bench.get(address, [.acceptLanguage: "de"]).text }
        try await gate.waitForArrival()
        #expect(try await bench.get(address, [.acceptLanguage: "fr"]).text == "fr")
        gate.open()
        #expect(try await german.value == "de")
        for language in ["de", "fr"] { #expect(try await bench.get(address, [.acceptLanguage: language]).isFromCache) }
    }

    /// The server began to choose between the two requests.
    @Test func anEarlierAnswerWithoutChoicesDoesNotReplaceALaterOneWithThem() async throws {
        let bench = bench(holding: 1) { number, _ in
            answer("\(number)", "max-age=60", number == 1 ? [:] : [.vary: "Accept-Language"])
        }
        let first = Task { try await bench.get().text }
        try await gate.waitForArrival()
        #expect(try await bench.get().text == "2")
        gate.open()
        #expect(try await first.value == "1")
        #expect(try await bench.get().text == "2")
    }

    /// So many others came between that nobody knows whether a later one was among them.
    @Test(arguments: ["max-age=600", "no-store"])
    func anAnswerWhoseOrderIsForgottenEndsTheOlderOne(_ control: String) async throws {
        let bench = bench(holding: 2) { number, _ in answer("\(number)", number == 2 ? control : "max-age=600") }
        _ = try await bench.get()
        let slow = Task { try await bench.get(address, [.cacheControl: "no-cache"]).text }
        try await gate.waitForArrival()
        let ledger = bench.cache.ledger
        for other in 0..<5_000 {
            let key = CacheKey(url: "\(other)", identity: "")
            #expect(ledger.admits([], for: key, sentAs: ledger.nextNumber()))
        }
        gate.open()
        #expect(try await slow.value == "2")
        #expect(try await bench.get().text == "3")
    }

    // MARK: The ledger

    @Test func whatIsForgottenIsTakenForTheLatestThatIsForgotten() {
        var events = RecentEvents(half: 10)
        for number in 1...25 { events.note(.init(number: UInt64(number)), of: number) }
        // The first ten are forgotten.
        #expect(events.forgotten == 10)
        let numbers = [1, 10, 11, 20, 25].map { [events] in events.number(of: $0) }
        #expect(numbers == [10, 10, 11, 20, 25])
        events.note(.init(number: 26), of: 20)
        #expect(events.number(of: 20) == 26)
        #expect(RecentEvents(since: 7).number(of: 1) == 7)
    }

    @Test func aSlowRequestAmongManyIsStoredUnlessItIsTooSlow() {
        for (others, isStored) in [(1_000, true), (5_000, false)] {
            let ledger = CacheLedger()
            let slow = ledger.nextNumber()
            for other in 0..<others {
                let number = ledger.nextNumber()
                #expect(ledger.admits([], for: CacheKey(url: "\(other)", identity: ""), sentAs: number))
            }
            #expect(ledger.admits([], for: CacheKey(url: "slow", identity: ""), sentAs: slow) == isStored)
        }
    }
}
