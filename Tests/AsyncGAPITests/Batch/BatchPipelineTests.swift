import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

/// Inner calls are calls: for responders, events, the traffic log and the cache.
@Suite("Batches in the pipeline", .timeLimit(.minutes(5)))
struct BatchPipelineTests {
    @Test func respondersAnswerInnerCalls() async throws {
        let batches = ScriptedBatches { call, _ in .object("server \(call.name)") }
        let options = ScriptedBatches.options {
            $0.calls.responders.respond(to: Storage.ObjectsGetQuery.self) { query in
                Storage.Object { $0.name = "test \(query.object)" }
            }
        }
        let plain = try await batches.storage.batch(gets(2), options: options)
        #expect(try plain.map { try $0.get().name } == ["test o0", "test o1"])
        let calls = gets(2).map { GAPI.BatchCall($0, credentials: .bearer("mia")) }
        let wrapped = try await batches.storage.batch(calls, options: options)
        #expect(try wrapped.map { try $0.get().name } == ["test o0", "test o1"])
        #expect(batches.transport.requests.isEmpty)
    }

    @Test func eventsTellOfInnerCalls() async throws {
        let batches = ScriptedBatches { call, batch in batch == 0 ? .error(503) : .object(call.name) }
        let events = batches.scripted.fetcher.events
        let reader = Task {
            var urls: [String] = []
            var retries = 0
            for await event in events {
                switch event.kind {
                case .started(_, let url): urls.append(url)
                case .retrying: retries += 1
                default: break
                }
            }
            return (urls, retries)
        }
        _ = try await batches.storage.batch(gets(2), options: ScriptedBatches.options())
        await batches.scripted.fetcher.shutdown()
        let (urls, retries) = await reader.value
        let inner = urls.filter { $0.contains("/o/") }.map { $0.suffix(2) }
        #expect(Set(inner) == ["o0", "o1"])
        #expect(inner.count == 2)
        #expect(urls.count { $0.hasSuffix("/batch/storage/v1") } == 2)
        #expect(retries == 2)
    }

    @Test func theTrafficLogHasInnerCallsWithoutTheirSecrets() async throws {
        try await withTemporaryFolder { folder in
            let log = TrafficLog(directory: folder)
            let transport = ScriptedTransport { .batch($0.innerCalls.map { ($0.id, .object($0.name)) }) }
            let fetcher = Fetcher(.init { $0.trafficLog = log }, transport: transport)
            let storage = StorageService(credentials: .bearer("planted-service-token"), fetcher: fetcher)
            let calls = gets(2).map { GAPI.BatchCall($0, credentials: .bearer("planted-user-token")) }
            _ = try await storage.batch(calls, options: ScriptedBatches.options())
            let entries = await log.entries()
            #expect(entries.count == 3)
            let commands = entries.map(\.curlCommand)
            #expect(commands.count { $0.contains("/storage/v1/b/b/o/o") && $0.hasPrefix("curl") } >= 2)
            let page = await log.html()
            #expect(page.contains("/storage/v1/b/b/o/o0"))
            for text in commands + [page] { #expect(!text.contains("planted-")) }
        }
    }

    @Test func theCacheServesPartsThatHaveNotChanged() async throws {
        let transport = ScriptedTransport { request in
            .batch(
                request.innerCalls.map { call in
                    if call.header("If-None-Match") == "\"e-\(call.name)\"" {
                        return (call.id, InnerAnswer(status: 304, headers: ["ETag": "\"e-\(call.name)\""]))
                    }
                    var answer = InnerAnswer.object(call.name)
                    answer.headers = ["ETag": "\"e-\(call.name)\"", "Cache-Control": "private, max-age=0"]
                    return (call.id, answer)
                }
            )
        }
        let cache = ResponseCache(.memory())
        let fetcher = Fetcher(.init { $0.cache = cache }, transport: transport)
        let storage = StorageService(fetcher: fetcher)
        for _ in 0..<2 {
            let results = try await storage.batch(gets(3), options: ScriptedBatches.options())
            #expect(try results.map { try $0.get().name } == ["o0", "o1", "o2"])
        }
        #expect(transport.requests.count == 2)
        #expect(transport.requests[1].innerCalls.count { $0.header("If-None-Match") != nil } == 3)
        #expect(cache.statistics.revalidations == 3)
    }

    @Test func theCacheKeepsThePartsOfUsersApart() async throws {
        let transport = ScriptedTransport { request in
            .batch(
                request.innerCalls.map { call in
                    var answer = InnerAnswer.object(call.header("Authorization") ?? "nobody")
                    answer.headers = ["Cache-Control": "private, max-age=1000"]
                    return (call.id, answer)
                }
            )
        }
        let fetcher = Fetcher(.init { $0.cache = ResponseCache(.memory()) }, transport: transport)
        let storage = StorageService(fetcher: fetcher)
        let calls = ["mia", "tom"].map { GAPI.BatchCall(catQuery, credentials: .bearer($0)) }
        for _ in 0..<2 {
            let results = try await storage.batch(calls, options: ScriptedBatches.options())
            #expect(try results.map { try $0.get().name } == ["Bearer mia", "Bearer tom"])
        }
        #expect(transport.requests.count == 1)
    }

    /// A batch does not follow redirects, and a single call does.
    @Test func aRedirectOfAPartIsNotCachedForSingleCalls() async throws {
        let transport = ScriptedTransport { request in
            guard request.path == "/batch/storage/v1" else { return .json(#"{"name": "there"}"#) }
            let fields = ["Location": "https://storage.googleapis.com/there", "Cache-Control": "private, max-age=1000"]
            return .batch(request.innerCalls.map { ($0.id, InnerAnswer(status: 301, headers: fields)) })
        }
        let fetcher = Fetcher(.init { $0.cache = ResponseCache(.memory()) }, transport: transport)
        let storage = StorageService(fetcher: fetcher)
        #expect(codes(try await storage.batch([catQuery], options: ScriptedBatches.options())) == [.server])
        #expect(try await storage.execute(catQuery).name == "there")
    }

    /// A call that waits for another one would hold up the batch in which that one is.
    @Test func equalCallsOfABatchDoNotWaitForEachOther() async throws {
        let transport = ScriptedTransport { .batch($0.innerCalls.map { ($0.id, .object($0.name)) }) }
        let fetcher = Fetcher(.init { $0.cache = ResponseCache(.memory()) }, transport: transport)
        let storage = StorageService(fetcher: fetcher)
        let results = try await storage.batch([catQuery, catQuery], options: ScriptedBatches.options())
        #expect(codes(results) == [nil, nil])
        #expect(try transport.requests.only.innerCalls.count == 2)
    }

    /// Servers count a batch of n calls as n, for the user of each.
    @Test func eachCallTakesFromTheBudgetsAndTheBatchDoesNot() async throws {
        let bill = Bill()
        let transport = ScriptedTransport { .batch($0.innerCalls.map { ($0.id, .object($0.name)) }) }
        let fetcher = Fetcher(.init { $0.budgets = [bill] }, transport: transport)
        let storage = StorageService(credentials: .bearer("service"), fetcher: fetcher)
        let mia = BearerToken("mia")
        let queries = gets(3)
        let calls = queries.prefix(2).map { GAPI.BatchCall($0) } + [GAPI.BatchCall(queries[2], credentials: mia)]
        let results = try await storage.batch(calls, options: ScriptedBatches.options())
        #expect(codes(results) == [nil, nil, nil])
        let taken = bill.taken.sorted { $0.name < $1.name }
        #expect(taken.map(\.name) == ["o0", "o1", "o2"])
        let service = BearerToken("service").partition
        #expect(taken.map(\.partition) == [service, service, mia.partition])
    }

    @Test func callersConditionsGetTheirOwn304() async throws {
        let batches = ScriptedBatches { _, _ in InnerAnswer(status: 304) }
        let call = GAPI.BatchCall(catQuery, options: .init { $0.condition = .ifNoneMatch("\"v1\"") })
        let results = try await batches.storage.batch([call], options: ScriptedBatches.options())
        guard case .failure(let error) = results[0] else {
            Issue.record("a 304 is no success")
            return
        }
        #expect(error.isNotModified)
    }
}

/// A budget without a limit, which notes who takes from it.
private final class Bill: FetchBudget {
    private let entries = Mutex<[(name: String, partition: String?)]>([])

    /// The last segment of each request's path, and the identity of its credentials.
    var taken: [(name: String, partition: String?)] { entries.withLock { $0 } }

    func take(for request: HTTPRequest, by credentials: (any FetchCredentials)?) {
        let path = request.path?.prefix { $0 != "?" } ?? ""
        entries.withLock { $0.append((String(path.split(separator: "/").last ?? ""), credentials?.partition)) }
    }
}
