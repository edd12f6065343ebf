import AsyncFetchTesting
@_spi(Generated) import AsyncGAPI
import GAPIStorage
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Calls that are sent together, and succeed.
@Suite("Batches", .timeLimit(.minutes(5)))
struct BatchTests {
    private typealias Options = ScriptedBatches

    @Test func callsOfSeveralTypesHaveTypedResults() async throws {
        let batches = ScriptedBatches { call, _ in
            call.name == "o" ? InnerAnswer(body: #"{"items": [{"name": "x"}]}"#) : .object(call.name)
        }
        let list = Storage.ObjectsListQuery(bucket: "b")
        let (object, objects) = try await batches.storage.batch(gets(1)[0], list, options: Options.options())
        #expect(try object.get().name == "o0")
        #expect(try objects.get().items?.map(\.name) == ["x"])
        #expect(batches.calls.counts == [2])
    }

    @Test func resultsHaveTheOrderOfTheQueriesWhateverThatOfTheAnswer() async throws {
        let batches = ScriptedBatches { calls, _ in
            .batch(calls.reversed().map { ($0.id, .object($0.name)) })
        }
        let results = try await batches.storage.batch(gets(30), options: Options.options())
        #expect(try results.map { try $0.get().name } == (0..<30).map { "o\($0)" })
    }

    @Test func noCallsSendNothing() async throws {
        let batches = ScriptedBatches { _, _ in nil }
        let results = try await batches.storage.batch([Storage.ObjectsGetQuery]())
        #expect(results.isEmpty)
        try await batches.storage.batch()
        for try await _ in batches.storage.batchResults(of: gets(0)) { Issue.record("there is no call") }
        #expect(batches.transport.requests.isEmpty)
    }

    @Test(arguments: [(1, [1]), (100, [100]), (101, [100, 1]), (250, [100, 100, 50])])
    func callsAreDividedByTheLimitOfTheService(count: Int, expected: [Int]) async throws {
        let batches = ScriptedBatches { call, _ in .object(call.name) }
        let results = try await batches.storage.batch(gets(count), options: Options.options())
        #expect(results.count == count)
        #expect(batches.calls.counts.sorted() == expected.sorted())
    }

    @Test func theCallersLimitIsBelowThatOfTheService() async throws {
        let batches = ScriptedBatches { call, _ in .object(call.name) }
        _ = try await batches.storage.batch(gets(20), options: Options.options { $0.maximumCalls = 8 })
        _ = try await batches.storage.batch(gets(101), options: Options.options { $0.maximumCalls = 1_000 })
        #expect(batches.calls.counts.sorted() == [1, 4, 8, 8, 100])
    }

    @Test func callsAreDividedByBytes() async throws {
        let batches = ScriptedBatches { call, _ in .object(call.name) }
        let queries = (0..<5).map { number in
            Storage.ObjectsPatchQuery(
                bucket: "b",
                object: "o\(number)",
                Storage.Object { $0.contentDisposition = String(repeating: "x", count: 10_000) }
            )
        }
        _ = try await batches.storage.batch(queries, options: Options.options { $0.maximumBytes = 25_000 })
        #expect(batches.calls.counts.sorted() == [1, 2, 2])
    }

    @Test func aCallAboveTheLimitOfBytesFailsAlone() async throws {
        let batches = ScriptedBatches { call, _ in .object(call.name) }
        func query(_ count: Int) -> Storage.ObjectsPatchQuery {
            let object = Storage.Object { $0.contentDisposition = String(repeating: "x", count: count) }
            return Storage.ObjectsPatchQuery(bucket: "b", object: "o", object)
        }
        let queries = [query(10), query(10_000_000)]
        let results = try await batches.storage.batch(queries, options: Options.options())
        #expect(codes(results) == [nil, .invalidRequest])
        #expect(batches.calls.counts == [1])
    }

    @Test func atMostTwoBatchesRunAtTheSameTime() async throws {
        let running = Mutex((now: 0, most: 0))
        let transport = ScriptedTransport(maximumRecordedBytes: 1 << 20) { request in
            running.withLock {
                $0.now += 1
                $0.most = max($0.most, $0.now)
            }
            for _ in 0..<100 { await Task.yield() }
            running.withLock { $0.now -= 1 }
            return .batch(request.innerCalls.map { ($0.id, .object($0.name)) })
        }
        let scripted = ScriptedStorage(transport)
        _ = try await scripted.storage.batch(gets(60), options: Options.options { $0.maximumCalls = 5 })
        #expect(running.withLock { $0.most } <= 2)
        #expect(transport.requests.flatMap(\.innerCalls).count == 60)
    }

    // MARK: The request

    @Test func theBatchItselfHasNoFieldsOfItsCalls() async throws {
        let batches = ScriptedBatches(credentials: .bearer("service")) {
            $0.options.userProject = "payer"
            $0.options.headerFields[.ifMatch] = "\"v1\""
        } answer: { call, _ in
            .object(call.name)
        }
        _ = try await batches.storage.batch(gets(2), options: Options.options())
        let sent = try batches.transport.requests.only
        #expect(sent.method == .post)
        #expect(sent.header("Authorization") == "Bearer service")
        for name in ["If-Match", "X-Goog-User-Project", "X-Goog-Gcs-Idempotency-Token", "Accept", "Range"] {
            #expect(sent.header(name) == nil, "\(name)")
        }
        for call in sent.innerCalls {
            #expect(call.header("Authorization") == nil)
            #expect(call.header("If-Match") == "\"v1\"")
            #expect(call.header("X-Goog-User-Project") == "payer")
            #expect(call.header("User-Agent") == nil)
            #expect(call.target.hasPrefix("/storage/v1/b/b/o/o"))
        }
    }

    @Test func callsHaveTheirOwnUsersFieldsAndParameters() async throws {
        let batches = ScriptedBatches(credentials: .bearer("service")) { call, _ in .object(call.name) }
        let queries = gets(3)
        let calls = [
            GAPI.BatchCall(queries[0]), GAPI.BatchCall(queries[1], credentials: .bearer("mia")),
            GAPI.BatchCall(
                queries[2],
                options: .init {
                    $0.headerFields[.ifNoneMatch] = "\"v2\""
                    $0.parameters["projection"] = "full"
                },
                credentials: .bearer("tom")
            ),
        ]
        let results = try await batches.storage.batch(calls, options: Options.options())
        #expect(codes(results) == [nil, nil, nil])
        let inner = try batches.transport.requests.only.innerCalls.sorted { $0.name < $1.name }
        #expect(inner.map { $0.header("Authorization") } == [nil, "Bearer mia", "Bearer tom"])
        #expect(inner.map { $0.header("If-None-Match") } == [nil, nil, "\"v2\""])
        #expect(inner.map { $0.target.contains("projection=full") } == [false, false, true])
    }

    @Test func aCallWithoutCredentialsIsNotSentWithThoseOfTheService() async throws {
        let batches = ScriptedBatches(credentials: .bearer("service")) { call, _ in .object(call.name) }
        let queries = gets(2)
        let calls = [
            GAPI.BatchCall(queries[0]), GAPI.BatchCall(queries[1], options: .init { $0.skipsAuthorization = true }),
        ]
        _ = try await batches.storage.batch(calls, options: Options.options())
        let sent = batches.transport.requests
        #expect(sent.count == 2)
        for request in sent {
            let isBare = request.innerCalls.map(\.name) == ["o1"]
            #expect(request.header("Authorization") == (isBare ? nil : "Bearer service"))
        }
    }

    @Test func aBatchCallIsRefusedOutsideOfBatches() async throws {
        let batches = ScriptedBatches { _, _ in nil }
        let error = await #expect(throws: GAPI.Error.self) {
            try await batches.storage.execute(GAPI.BatchCall(catQuery, credentials: .bearer("mia")))
        }
        #expect(error?.code == .invalidRequest)
        #expect(batches.transport.requests.isEmpty)
    }

    @Test func aServiceWithoutBatchesIsRefusedBeforeAnythingIsSent() async throws {
        let transport = ScriptedTransport([])
        let service = ClosedService(fetcher: Fetcher(transport: transport))
        let error = await #expect(throws: GAPI.Error.self) {
            try await service.batch([Library.ShelvesMergeQuery(name: "shelf")])
        }
        #expect(error?.code == .batchUnsupported)
        #expect(transport.requests.isEmpty)
    }

    @Test func aCallToAnotherHostFailsAlone() async throws {
        struct Detour: FetchMiddleware {
            func respond(
                to call: FetchCall,
                next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
            ) async throws -> TransportResponse {
                var call = call
                if call.request.path?.contains("/o1") == true { call.request.authority = "elsewhere.example.com" }
                return try await next(call)
            }
        }
        let transport = ScriptedTransport { .batch($0.innerCalls.map { ($0.id, .object($0.name)) }) }
        let fetcher = Fetcher(.init { $0.middleware = [Detour()] }, transport: transport)
        let storage = StorageService(fetcher: fetcher)
        let results = try await storage.batch(gets(3), options: Options.options())
        #expect(codes(results) == [nil, .invalidRequest, nil])
        #expect(try transport.requests.only.innerCalls.map(\.name).sorted() == ["o0", "o2"])
    }

    // MARK: Streams

    @Test func theInputIsReadAsFastAsResultsAreTaken() async throws {
        let read = Mutex(0)
        let batches = ScriptedBatches { call, _ in .object(call.name) }
        let queries = AsyncQueries {
            let number = read.withLock {
                $0 += 1
                return $0
            }
            return number <= 5_000 ? Storage.ObjectsGetQuery(bucket: "b", object: "o\(number - 1)") : nil
        }
        let results = batches.storage.batchResults(of: queries, options: Options.options())
        var seen: Set<Int> = []
        for try await (index, result) in results {
            #expect(try result.get().name == "o\(index)")
            #expect(seen.insert(index).inserted)
            #expect(read.withLock { $0 } <= seen.count + 301)
        }
        #expect(seen.count == 5_000)
    }

    @Test func anErrorOfTheInputComesAfterTheResultsBeforeIt() async throws {
        struct Broken: Error {}
        let count = Mutex(0)
        let queries = AsyncQueries {
            let number = count.withLock {
                $0 += 1
                return $0
            }
            guard number <= 3 else { throw Broken() }
            return gets(number).last
        }
        let batches = ScriptedBatches { call, _ in .object(call.name) }
        var seen: [Int] = []
        await #expect(throws: Broken.self) {
            for try await (index, _) in batches.storage.batchResults(of: queries, options: Options.options()) {
                seen.append(index)
            }
        }
        #expect(seen.sorted() == [0, 1, 2])
    }

    @Test func leavingTheLoopEndsTheRequests() async throws {
        let batches = ScriptedBatches { call, _ in .object(call.name) }
        for try await _ in batches.storage.batchResults(of: gets(1_000)) { break }
        while batches.scripted.fetcher.inFlightCount > 0 { await Task.yield() }
        #expect(batches.calls.all.flatMap(\.self).count <= 301)
    }

    @Test func cancellingKeepsTheResultsThatWereTaken() async throws {
        let batches = ScriptedBatches { calls, batch in
            batch == 0 ? .batch(calls.map { ($0.id, .object($0.name)) }) : .stall
        }
        let options = Options.options {
            $0.maximumCalls = 2
            $0.batchesInFlight = 1
        }
        let taken = Mutex<[Int]>([])
        let task = Task {
            for try await (index, _) in batches.storage.batchResults(of: gets(4), options: options) {
                taken.withLock { $0.append(index) }
            }
        }
        try await batches.transport.waitForRequests(2)
        while taken.withLock({ $0.count }) < 2 { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(taken.withLock { $0.map { "o\($0)" }.sorted() } == batches.calls.names[0].sorted())
        try await batches.transport.waitForOpen(atMost: 0)
        #expect(batches.scripted.fetcher.inFlightCount == 0)
    }

    @Test func cancellingAllCallsOfTheServiceEndsTheBatch() async throws {
        let batches = ScriptedBatches { _, _ in .stall }
        let task = Task { try await batches.storage.batch(gets(3), options: Options.options()) }
        try await batches.transport.waitForRequests(1)
        batches.storage.cancelAll()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    /// With a transport of AsyncHTTPClient, calls have no tasks of their own that could be cancelled.
    @Test func callsInTheTasksOfTheirCallersEndWithTheService() async throws {
        let scripted = ScriptedTransport { _ in .stall }
        let fetcher = Fetcher(.init(), transport: ImmediateTransport(base: scripted))
        let storage = StorageService(credentials: .none, fetcher: fetcher)
        let task = Task { try await storage.batch(gets(3), options: Options.options()) }
        try await scripted.waitForRequests(1)
        storage.cancelAll()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(fetcher.inFlightCount == 0)
    }
}

/// A scripted transport that says of itself what one of AsyncHTTPClient says.
private struct ImmediateTransport: HTTPTransport {
    let base: ScriptedTransport
    var isImmediate: Bool { true }

    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
        try await base.send(request, body: body)
    }

    func shutdown() async { await base.shutdown() }
}

/// A service that has switched its batches off.
private actor ClosedService: GAPI.Service {
    nonisolated let core: GAPI.ServiceCore
    var credentials: any FetchCredentials = .none

    init(fetcher: Fetcher) {
        let definition = GAPI.ServiceDefinition(
            name: "library",
            version: "v1",
            rootURL: "https://library.example.com/",
            servicePath: "",
            batchPath: "batch",
            batch: .init(.off)
        )
        core = GAPI.ServiceCore(definition, configuration: .init(), fetcher: fetcher)
    }
}

/// Queries that a closure returns.
struct AsyncQueries: AsyncSequence, Sendable {
    typealias Element = Storage.ObjectsGetQuery
    let next: @Sendable () async throws -> Element?

    func makeAsyncIterator() -> Iterator { Iterator(source: next) }

    struct Iterator: AsyncIteratorProtocol {
        let source: @Sendable () async throws -> Element?
        mutating func next() async throws -> Element? { try await source() }
        mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? { try await source() }
    }
}
