import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import InMemoryLogging
import Logging
import NIOCore
import Synchronization
import Testing

/// What comes of faults of a batch and of its parts, row by row.
@Suite("Faults of batches", .timeLimit(.minutes(5)))
struct BatchFailureTests {
    private typealias Options = ScriptedBatches

    /// A deletion without a precondition, which must not run twice.
    private static func deletion(_ name: String) -> Storage.ObjectsDeleteQuery {
        Storage.ObjectsDeleteQuery(bucket: "b", object: name)
    }

    // MARK: The batch as a whole

    @Test func anOuter401RefreshesOnceAndSendsTheWholeAgain() async throws {
        let tokens = Mutex(0)
        let credentials = BearerToken {
            tokens.withLock {
                $0 += 1
                return "t\($0)"
            }
        }
        let transport = ScriptedTransport { request in
            guard request.header("Authorization") == "Bearer t2" else { return .status(401) }
            return .batch(request.innerCalls.map { ($0.id, InnerAnswer(status: 204)) })
        }
        let scripted = ScriptedStorage(transport, credentials: credentials)
        let results = try await scripted.storage.batch(
            [Self.deletion("a"), Self.deletion("b")],
            options: Options.options()
        )
        #expect(codes(results) == [nil, nil])
        #expect(transport.requests.count == 2)
        #expect(tokens.withLock { $0 } == 2)
    }

    /// Nothing ran, so that even calls that are not idempotent are sent again.
    @Test(arguments: [429, 403])
    func aRateLimitOfTheWholeIsWaitedFor(status: Int) async throws {
        let batches = ScriptedBatches { calls, batch in
            guard batch == 0 else { return .batch(calls.map { ($0.id, InnerAnswer(status: 204)) }) }
            return .json(
                InnerAnswer.error(status, "rateLimitExceeded").body,
                status: status,
                headers: [.retryAfter: "3"]
            )
        }
        let results = try await batches.storage.batch([Self.deletion("a")], options: Options.options())
        #expect(codes(results) == [nil])
        #expect(batches.scripted.clock.sleeps.contains(.seconds(3)))
        #expect(batches.calls.counts == [1, 1])
    }

    @Test(arguments: [(413, "too large"), (400, "Inner request count exceeds the limit. Received: 8, Limit: 2")])
    func aBatchThatIsTooLargeIsHalved(status: Int, message: String) async throws {
        let batches = ScriptedBatches { calls, _ in
            guard calls.count <= 2 else { return .json(InnerAnswer.error(status, "", message).body, status: status) }
            return .batch(calls.map { ($0.id, InnerAnswer(status: 204)) })
        }
        let options = Options.options { $0.batchesInFlight = 1 }
        let results = try await batches.storage.batch((0..<8).map { Self.deletion("o\($0)") }, options: options)
        #expect(codes(results) == Array(repeating: nil, count: 8))
        #expect(batches.calls.counts == [8, 4, 2, 2, 4, 2, 2])
    }

    /// The calls of one batch may be long; only their number says something about the next batches.
    @Test(arguments: [
        (413, "too large", [8, 4, 4, 8]),
        (413, "", [8, 4, 4, 8]),
        (400, "Request payload size exceeds the limit: 10485760 bytes.", [8, 4, 4, 8]),
        (400, "Inner request count exceeds the limit. Received: 8, Limit: 4", [8, 4, 4, 4, 4]),
    ])
    func onlyARefusedNumberOfCallsMakesTheNextBatchesSmaller(
        status: Int,
        message: String,
        counts: [Int]
    ) async throws {
        let batches = ScriptedBatches { calls, batch in
            if batch == 0 { return .json(InnerAnswer.error(status, "", message).body, status: status) }
            return .batch(calls.map { ($0.id, InnerAnswer(status: 204)) })
        }
        let options = Options.options {
            $0.batchesInFlight = 1
            $0.maximumCalls = 8
        }
        let results = try await batches.storage.batch((0..<16).map { Self.deletion("o\($0)") }, options: options)
        #expect(codes(results) == Array(repeating: nil, count: 16))
        #expect(batches.calls.counts == counts)
    }

    @Test(arguments: [
        (400, GAPI.Error.Code.server), (403, .server), (404, .batchUnsupported), (501, .batchUnsupported),
        (302, .server),
    ])
    func aRefusedBatchFailsAllItsCallsAndNothingIsSentAgain(status: Int, code: GAPI.Error.Code) async throws {
        let batches = ScriptedBatches { _, _ in
            .json(
                #"[{"error": {"code": 400, "message": "Duplicate Request ID", "errors": [{"reason": "invalid"}]}}]"#,
                status: status,
                headers: [.location: "https://elsewhere.example.com/"]
            )
        }
        let results = try await batches.storage.batch(gets(2), options: Options.options())
        #expect(codes(results) == [code, code])
        guard case .failure(let error) = results[0] else { return }
        #expect(error.message.contains("Duplicate Request ID"))
        #expect(error.reason == "invalid")
        #expect(error.status == status)
        #expect(!error.isNotFound, "only the path of batches is not there")
        #expect(batches.transport.requests.count == 1)
    }

    @Test(arguments: [500, 503, 408])
    func afterAFailedBatchOnlyIdempotentCallsAreSentAgain(status: Int) async throws {
        let batches = ScriptedBatches { calls, batch in
            batch == 0 ? .status(status) : .batch(calls.map { ($0.id, .object($0.name)) })
        }
        let (get, deletion) = try await batches.storage.batch(
            gets(1)[0],
            Self.deletion("d"),
            options: Options.options()
        )
        #expect(try get.get().name == "o0")
        #expect(codes([deletion]) == [.outcomeUnknown])
        #expect(batches.calls.names.map { $0.sorted() } == [["d", "o0"], ["o0"]])
    }

    @Test func aBrokenConnectionLeavesTheOutcomeOfADeletionUnknown() async throws {
        let batches = ScriptedBatches { calls, batch in
            batch == 0 ? .failure(.connectionLost) : .batch(calls.map { ($0.id, .object($0.name)) })
        }
        let (get, deletion) = try await batches.storage.batch(
            gets(1)[0],
            Self.deletion("d"),
            options: Options.options()
        )
        #expect(codes([get]) == [nil])
        #expect(codes([deletion]) == [.outcomeUnknown])
        guard case .failure(let error) = deletion else { return }
        #expect(error.attempts.count == 1)
        #expect(error.method == "storage.objects.delete")
    }

    @Test(arguments: [FetchError.Code.unreachable, .circuitOpen, .throttled])
    func aBatchThatIsNotSentLeavesNoDoubt(code: FetchError.Code) async throws {
        let batches = ScriptedBatches { _, _ in .failure(code) }
        let options = Options.options { $0.calls.retry = .none }
        let results = try await batches.storage.batch([Self.deletion("d")], options: options)
        #expect(codes(results) == [.transport])
    }

    @Test(arguments: [("text/html", "<html>proxy</html>"), ("application/json", "{}")])
    func anAnswerThatIsNoBatchFailsAllCalls(type: String, body: String) async throws {
        let batches = ScriptedBatches { _, _ in .status(200, headers: [.contentType: type], body: body) }
        let results = try await batches.storage.batch(gets(2), options: Options.options())
        #expect(codes(results) == [.unexpectedContent, .unexpectedContent])
        #expect(batches.transport.requests.count == 1)
    }

    @Test func anAnswerWithoutABoundaryBreaksTheProtocol() async throws {
        let batches = ScriptedBatches { _, _ in .status(200, headers: [.contentType: "multipart/mixed"], body: "x") }
        let results = try await batches.storage.batch(gets(1), options: Options.options())
        #expect(codes(results) == [.batchProtocol])
    }

    @Test func anEndlessAnswerEndsAtTheLimit() async throws {
        let endless = AsyncThrowingStream<ByteBuffer, any Error> { ByteBuffer(repeating: 0x78, count: 1 << 16) }
        let transport = ScriptedTransport { _ in
            .response(200, headers: [.contentType: "multipart/mixed; boundary=b"], body: FetchResponseBody(endless))
        }
        let scripted = ScriptedStorage(transport)
        let options = Options.options { $0.calls.maximumResponseBytes = 1 << 20 }
        let results = try await scripted.storage.batch(gets(2), options: options)
        #expect(codes(results) == [.unexpectedContent, .unexpectedContent])
        try await transport.waitForOpen(atMost: 0)
        #expect(transport.requests.count == 1)
    }

    /// The time of the call runs out while the answer is on its way.
    @Test func anAnswerThatNobodyTakesLeavesTheOutcomeUnknown() async throws {
        let clock = VirtualClock()
        let middleware = LateCancellation()
        let transport = ScriptedTransport { request in
            while !clock.sleepers.contains(.init(offset: .seconds(5))) { await Task.yield() }
            clock.advance(by: .seconds(5))
            while !middleware.isCancelled { await Task.yield() }
            return .batch(request.innerCalls.map { ($0.id, InnerAnswer(status: 204)) })
        }
        let fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.middleware = [middleware]
            },
            transport: transport
        )
        middleware.wait(until: { fetcher.inFlightCount == 1 })
        let options = Options.options { $0.calls.timeout = .seconds(5) }
        let results = try await StorageService(fetcher: fetcher).batch([Self.deletion("d")], options: options)
        #expect(codes(results) == [.outcomeUnknown])
        middleware.wait(until: { true })
    }

    // MARK: Parts

    @Test func partsBeforeACutCount() async throws {
        let batches = ScriptedBatches { calls, batch in
            let parts = calls.sorted { $0.name < $1.name }.map { ($0.id, InnerAnswer(status: 204)) }
            guard batch == 0 else { return .batch(parts) }
            let first = ScriptedTransport.Answer.batchText(Array(parts.prefix(1)), isClosed: false)
            return .batch(parts).cut(afterBytes: first.utf8.count + 60)
        }
        let queries = ["a", "b"].map { Self.deletion($0) }
        let idempotent = Storage.ObjectsDeleteQuery(bucket: "b", object: "c") { $0.ifGenerationMatch = 7 }
        let results = try await batches.storage.batch(queries + [idempotent], options: Options.options())
        #expect(codes(results) == [nil, .outcomeUnknown, nil])
        #expect(batches.calls.names.map { $0.sorted() } == [["a", "b", "c"], ["c"]])
    }

    @Test func aLostPartIsAskedForAgainIfThatIsSafe() async throws {
        let batches = ScriptedBatches { call, batch in
            if batch == 0, ["o1", "d"].contains(call.name) { return nil }
            return .object(call.name)
        }
        let (kept, lost, deletion) = try await batches.storage.batch(
            gets(2)[0],
            gets(2)[1],
            Self.deletion("d"),
            options: Options.options()
        )
        #expect(codes([kept, lost]) == [nil, nil])
        #expect(codes([deletion]) == [.batchPartMissing])
        #expect(batches.calls.names.map { $0.sorted() } == [["d", "o0", "o1"], ["o1"]])
    }

    @Test func aPartThatIsAlwaysLostEndsWithTheAttempts() async throws {
        let batches = ScriptedBatches { call, _ in call.name == "o1" ? nil : .object(call.name) }
        let options = Options.options { $0.calls.retry = StandardRetry { $0.maximumAttempts = 3 } }
        let results = try await batches.storage.batch(gets(2), options: options)
        #expect(codes(results) == [nil, .batchPartMissing])
        guard case .failure(let error) = results[1] else { return }
        #expect(error.attempts.count == 3)
        #expect(batches.calls.counts == [2, 1, 1])
    }

    @Test func a401OfAPartRefreshesThatUsersTokenOnce() async throws {
        let tokens = Mutex(0)
        let mia = BearerToken {
            tokens.withLock {
                $0 += 1
                return "mia\($0)"
            }
        }
        let batches = ScriptedBatches(credentials: .bearer("service")) { call, _ in
            call.header("Authorization") == "Bearer mia1" ? .error(401, "authError") : .object(call.name)
        }
        let queries = gets(4)
        let calls =
            queries.prefix(1).map { GAPI.BatchCall($0) }
            + queries.dropFirst().map {
                GAPI.BatchCall($0, credentials: mia)
            }
        let results = try await batches.storage.batch(calls, options: Options.options())
        #expect(codes(results) == [nil, nil, nil, nil])
        #expect(tokens.withLock { $0 } == 2)
        let names = batches.calls.names.map { $0.sorted() }.sorted { $0.count < $1.count }
        #expect(names == [["o0"], ["o1", "o2", "o3"], ["o1", "o2", "o3"]])
    }

    @Test func aSecond401IsTheResult() async throws {
        let credentials = BearerToken { "never right" }
        let batches = ScriptedBatches(credentials: credentials) { _, _ in .error(401, "authError") }
        let results = try await batches.storage.batch(gets(1), options: Options.options())
        #expect(codes(results) == [.server])
        #expect(batches.calls.counts == [1, 1])
    }

    /// The server did not carry these out, so that even deletions are made again.
    @Test(arguments: [
        InnerAnswer.error(429), .error(403, "userRateLimitExceeded"),
        .error(403, "forbidden", "Exceeds allowed inner batch requests soft limit. Please retry."),
        InnerAnswer(body: InnerAnswer.error(429).body),
        InnerAnswer(body: InnerAnswer.error(403, "userRateLimitExceeded").body),
    ])
    func partsRefusedForTheirRateComeAgainTogetherInASmallerBatch(refusal: InnerAnswer) async throws {
        let batches = ScriptedBatches { call, batch in batch == 0 ? refusal : InnerAnswer(status: 204) }
        let queries = (0..<8).map { Self.deletion("o\($0)") }
        let results = try await batches.storage.batch(queries, options: Options.options())
        #expect(codes(results) == Array(repeating: nil, count: 8))
        #expect(batches.calls.counts == [8, 4, 4])
    }

    @Test(arguments: [403, 404, 409, 412])
    func otherRefusalsAreFinal(status: Int) async throws {
        let batches = ScriptedBatches { _, _ in .error(status, "forbidden") }
        let results = try await batches.storage.batch([Self.deletion("d")], options: Options.options())
        #expect(codes(results) == [.server])
        guard case .failure(let error) = results[0] else { return }
        #expect(error.status == status)
        #expect(batches.calls.counts == [1])
    }

    @Test(arguments: [408, 500, 503])
    func aFailedPartIsMadeAgainIfItIsIdempotent(status: Int) async throws {
        let batches = ScriptedBatches { call, batch in batch == 0 ? .error(status) : .object(call.name) }
        let (get, deletion) = try await batches.storage.batch(
            gets(1)[0],
            Self.deletion("d"),
            options: Options.options()
        )
        #expect(codes([get]) == [nil])
        #expect(codes([deletion]) == [.server])
        #expect(batches.calls.names.map { $0.sorted() } == [["d", "o0"], ["o0"]])
    }

    @Test func aPartsRetryAfterIsObeyed() async throws {
        let batches = ScriptedBatches { call, batch in
            guard batch == 0 else { return .object(call.name) }
            return InnerAnswer(status: 503, headers: ["Retry-After": "2"], body: "{}")
        }
        let results = try await batches.storage.batch(gets(3), options: Options.options())
        #expect(codes(results) == [nil, nil, nil])
        #expect(batches.scripted.clock.sleeps.contains(.seconds(2)))
        #expect(batches.calls.counts == [3, 3])
    }

    /// A retry of a hundred calls is one request, and costs as much.
    @Test func theRetriesOfABatchCostOneOfTheBudget() async throws {
        let batches = ScriptedBatches { call, batch in batch < 5 ? .error(503) : .object(call.name) }
        let results = try await batches.storage.batch(gets(100), options: Options.options())
        #expect(codes(results) == Array(repeating: nil, count: 100))
    }

    @Test func aServiceThatImplementsNoPartHasNoBatches() async throws {
        let batches = ScriptedBatches { _, _ in .error(501) }
        let results = try await batches.storage.batch(gets(3), options: Options.options())
        #expect(codes(results) == Array(repeating: .batchUnsupported, count: 3))
    }

    @Test func aRedirectOfAPartIsNotFollowed() async throws {
        let batches = ScriptedBatches { _, _ in
            InnerAnswer(status: 302, headers: ["Location": "https://elsewhere.example.com/"])
        }
        let results = try await batches.storage.batch(gets(1), options: Options.options())
        #expect(codes(results) == [.server])
        guard case .failure(let error) = results[0] else { return }
        #expect(error.status == 302)
        #expect(batches.transport.requests.count == 1)
    }

    @Test(arguments: [
        (InnerAnswer(status: 204), GAPI.Error.Code.emptyResponse), (InnerAnswer(body: "{"), .decoding),
        (InnerAnswer(body: #"{"error": {"code": 404, "message": "gone"}}"#), .server),
        (InnerAnswer(status: 500, body: "<html>broken</html>"), .server),
    ])
    func aBadPartFailsAlone(answer: InnerAnswer, code: GAPI.Error.Code) async throws {
        let batches = ScriptedBatches { call, _ in call.name == "o1" ? answer : .object(call.name) }
        let options = Options.options { $0.calls.retry = .none }
        let results = try await batches.storage.batch(gets(3), options: options)
        #expect(codes(results) == [nil, code, nil])
    }

    @Test(arguments: [
        (InnerAnswer(status: 500, body: "<html>broken</html>"), 500),
        (InnerAnswer(body: #"{"error": {"code": 404, "message": "gone"}}"#), 404),
        (InnerAnswer(status: 401, body: "{}"), 401),
    ])
    func aFailedPartHasItsOwnStatus(answer: InnerAnswer, status: Int) async throws {
        let batches = ScriptedBatches { _, _ in answer }
        let results = try await batches.storage.batch(gets(1), options: Options.options { $0.calls.retry = .none })
        guard case .failure(let error) = results[0] else {
            Issue.record("a failed part is no success")
            return
        }
        #expect(error.code == .server)
        #expect(error.status == status)
        #expect(error.method == "storage.objects.get")
    }

    @Test(arguments: [false, true]) func partsForNoCallAreLogged(isOdd: Bool) async throws {
        let handler = InMemoryLogHandler()
        var logger = Logger(label: "test") { _ in handler }
        logger.logLevel = .info
        let transport = ScriptedTransport { request in
            let parts = request.innerCalls.map { ($0.id, InnerAnswer.object($0.name)) }
            return .batch(parts + (isOdd ? [("planted", .object("x")), ("99", .object("y"))] : []))
        }
        let fetcher = Fetcher(.init { $0.logger = logger }, transport: transport)
        let results = try await StorageService(fetcher: fetcher).batch(gets(2), options: Options.options())
        #expect(codes(results) == [nil, nil])
        #expect(handler.entries.map { $0.metadata["fetch.oddities"] } == (isOdd ? ["2"] : []))
        #expect(!"\(handler.entries)".contains("planted"))
    }

    @Test(arguments: [InnerAnswer(status: 204, body: "{}"), .object("d"), InnerAnswer(body: "planted")])
    func aBodyThatNobodyPromisedIsIgnored(answer: InnerAnswer) async throws {
        let batches = ScriptedBatches { _, _ in answer }
        let results = try await batches.storage.batch([Self.deletion("d")], options: Options.options())
        #expect(codes(results) == [nil])
        #expect(batches.calls.counts == [1])
    }

    @Test func aPartAboveTheLimitFailsAlone() async throws {
        let long = #"{"name": "\#(String(repeating: "x", count: 5_000))"}"#
        let batches = ScriptedBatches { call, _ in
            call.name == "o1" ? InnerAnswer(body: long) : .object(call.name)
        }
        let queries = gets(3).map { query in
            GAPI.BatchCall(query, options: .init { $0.maximumResponseBytes = 1_000 })
        }
        let results = try await batches.storage.batch(queries, options: Options.options())
        #expect(codes(results) == [nil, .unexpectedContent, nil])
    }

    // MARK: Progress

    /// Middleware that lets one call at a time through would otherwise wait for a batch that waits for it.
    @Test func callsThatWaitForOthersDoNotHoldUpTheBatch() async throws {
        let transport = ScriptedTransport { .batch($0.innerCalls.map { ($0.id, .object($0.name)) }) }
        let clock = VirtualClock(skippingUpTo: .seconds(4))
        let fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.middleware = [OneAtATime()]
            },
            transport: transport
        )
        let results = try await StorageService(fetcher: fetcher).batch(gets(3))
        #expect(codes(results) == [nil, nil, nil])
    }

    @Test func aFetcherThatIsShutDownFailsAllCalls() async throws {
        let batches = ScriptedBatches { _, _ in nil }
        await batches.scripted.fetcher.shutdown()
        let results = try await batches.storage.batch(gets(2), options: Options.options())
        #expect(codes(results) == [.transport, .transport])
    }
}

/// Lets one call of a batch through at a time; the batch itself is not held.
private final class OneAtATime: FetchMiddleware {
    private let turn = AsyncStream.makeStream(of: Void.self)

    init() { turn.continuation.yield() }

    func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        guard call.request.path?.hasPrefix("/batch") == false else { return try await next(call) }
        for await _ in turn.stream { break }
        defer { turn.continuation.yield() }
        return try await next(call)
    }
}

/// Lets the cancellation of a call through only when the batch has ended.
private final class LateCancellation: FetchMiddleware {
    private struct State {
        var isCancelled = false
        var hasEnded: @Sendable () -> Bool = { true }
    }

    private let state = Mutex(State())

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    func wait(until hasEnded: @escaping @Sendable () -> Bool) { state.withLock { $0.hasEnded = hasEnded } }

    func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        do { return try await next(call) } catch {
            guard call.request.path?.hasPrefix("/batch") == false else { throw error }
            state.withLock { $0.isCancelled = true }
            while !state.withLock({ $0.hasEnded })() { await Task.yield() }
            throw error
        }
    }
}
