import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Services", .timeLimit(.minutes(5)))
struct ServiceTests {
    // MARK: Many at once

    @Test func sixtyFourCallsAtOnceEachGetTheirAnswer() async throws {
        let transport = ScriptedTransport { received in
            let name = received.request.path?.split(separator: "?").first?.split(separator: "/").last ?? ""
            return .json(#"{"name": "\#(name)"}"#)
        }
        let scripted = ScriptedStorage(transport)
        let names = try await withThrowingTaskGroup(of: (String, String?).self) { group in
            for number in 0..<64 {
                group.addTask {
                    let query = Storage.ObjectsGetQuery(bucket: "b", object: "o\(number)")
                    return ("o\(number)", try await scripted.storage.execute(query).name)
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(names.count == 64)
        #expect(names.allSatisfy { $0.key == $0.value })
        #expect(scripted.fetcher.inFlightCount == 0)
    }

    // MARK: Cancelling all

    @Test func cancelAllLeavesAnotherServiceOnTheSameFetcherAlone() async throws {
        let gate = AsyncStream.makeStream(of: Void.self)
        let transport = ScriptedTransport { received in
            guard received.request.path?.contains("mine") == true else { return .stall }
            for await _ in gate.stream { break }
            return .json(#"{"name": "mine"}"#)
        }
        let fetcher = Fetcher(transport: transport)
        let mine = StorageService(fetcher: fetcher)
        let other = StorageService(fetcher: fetcher)
        let kept = mine.ticket(Storage.ObjectsGetQuery(bucket: "b", object: "mine"))
        let ended = (0..<3).map { _ in other.ticket(catQuery) }
        try await transport.waitForRequests(4)
        other.cancelAll()
        for ticket in ended { await #expect(throws: CancellationError.self) { try await ticket.value } }
        #expect(!kept.isFinished)
        #expect(fetcher.inFlightCount == 1)
        gate.continuation.yield()
        #expect(try await kept.value.name == "mine")
    }

    @Test func cancelAllReachesEveryKindOfCall() async throws {
        let scripted = ScriptedStorage(ScriptedTransport { _ in .stall })
        let storage = scripted.storage
        let list = Storage.ObjectsListQuery(bucket: "b")
        let calls: [Task<Void, any Error>] = [
            Task { _ = try await storage.execute(catQuery) },
            Task { _ = try await storage.ticket(catQuery).value },
            Task { for try await _ in storage.pages(list) {} },
            Task { for try await _ in storage.items(list, prefetch: 1) {} },
            Task { _ = try await storage.collect(list) },
            Task { _ = try await storage.ticket(collecting: list).value },
            Task { for try await _ in storage.media(catQuery) {} },
            Task {
                let query = Storage.ObjectsInsertQuery(bucket: "b")
                _ = try await storage.upload(query, from: .bytes([1]), contentType: "text/plain").value
            },
        ]
        try await scripted.transport.waitForRequests(calls.count)
        storage.cancelAll()
        for call in calls { await #expect(throws: CancellationError.self) { try await call.value } }
        #expect(scripted.fetcher.inFlightCount == 0)
        try await scripted.transport.waitForOpen(atMost: 0)
    }

    // MARK: Shutdown

    @Test func shutdownOfAServiceWithAFetcherOfItsOwnEndsItsCalls() async throws {
        let storage = StorageService(configuration: .init { $0.rootURL = "http://127.0.0.1:9" })
        await storage.shutdown()
        let error = await #expect(throws: GAPI.Error.self) { try await storage.execute(catQuery) }
        #expect((error?.cause as? FetchError)?.code == .shutDown)
        #expect(error?.isRetryable == false)
    }

    @Test func shutdownLeavesASharedFetcherOpen() async throws {
        let scripted = ScriptedStorage([.stall, .json("{}")])
        let ticket = scripted.storage.ticket(catQuery)
        try await scripted.transport.waitForRequests(1)
        await scripted.storage.shutdown()
        await #expect(throws: CancellationError.self) { try await ticket.value }
        _ = try await StorageService(fetcher: scripted.fetcher).execute(catQuery)
    }

    @Test func everyCallAfterAShutdownOfTheFetcherFailsAtOnce() async throws {
        let scripted = ScriptedStorage([])
        let storage = scripted.storage
        await scripted.fetcher.shutdown()
        let list = Storage.ObjectsListQuery(bucket: "b")
        func expectShutDown(_ call: () async throws -> Void) async {
            let error = await #expect(throws: GAPI.Error.self) { try await call() }
            #expect((error?.cause as? FetchError)?.code == .shutDown)
        }
        await expectShutDown { _ = try await storage.execute(catQuery) }
        await expectShutDown { _ = try await storage.ticket(catQuery).value }
        await expectShutDown { for try await _ in storage.pages(list) {} }
        await expectShutDown { for try await _ in storage.items(list, prefetch: 1) {} }
        await expectShutDown { _ = try await storage.collect(list) }
        await expectShutDown { for try await _ in storage.media(catQuery) {} }
        await expectShutDown { _ = try await storage.download(catQuery, to: "/nonexistent/file") }
        let insert = Storage.ObjectsInsertQuery(bucket: "b")
        let upload = storage.upload(insert, from: .bytes([1]), contentType: "text/plain")
        for await _ in upload.progress {}
        for await _ in upload.events {}
        await expectShutDown { _ = try await upload.value }
        #expect(scripted.transport.requests.isEmpty)
    }

    // MARK: Credentials

    @Test func aRejectedTokenIsRefreshedOnce() async throws {
        let credentials = BearerToken(supply: TokenSupply(["old", "new", "newer"]).next)
        let scripted = ScriptedStorage([.status(401), .json(#"{"name": "o"}"#)], credentials: credentials)
        #expect(try await scripted.storage.execute(catQuery).name == "o")
        #expect(
            scripted.transport.requests.map { $0.request.headerFields[.authorization] } == ["Bearer old", "Bearer new"]
        )
    }

    @Test func aSecondRejectionIsTheAnswer() async throws {
        let credentials = BearerToken(supply: TokenSupply(["1", "2", "3"]).next)
        let scripted = ScriptedStorage([.status(401), .status(401), .json("{}")], credentials: credentials)
        let error = await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(catQuery) }
        #expect(error?.isUnauthorized == true)
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func replacedCredentialsAreUsedFromThenOn() async throws {
        let scripted = ScriptedStorage([.json("{}"), .json("{}")], credentials: .apiKey("k1"))
        _ = try await scripted.storage.execute(catQuery)
        await scripted.storage.setCredentials(.bearer("t"))
        _ = try await scripted.storage.execute(catQuery)
        let headers = scripted.transport.requests.map(\.request.headerFields)
        let key = HTTPField.Name("X-Goog-Api-Key")!
        #expect(headers.map { $0[key] } == ["k1", nil])
        #expect(headers.map { $0[.authorization] } == [nil, "Bearer t"])
    }

    @Test func credentialsThatFailStopTheCall() async {
        struct NoToken: Error {}
        let supply: @Sendable () async throws -> String = { throw NoToken() }
        let scripted = ScriptedStorage([], credentials: .bearer(supply: supply))
        let error = await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(catQuery) }
        #expect(error?.cause is NoToken)
        #expect(scripted.transport.requests.isEmpty)
    }

    // MARK: Options

    @Test func retriesAreThoseOfTheCallOrElseOfTheService() async {
        let scripted = ScriptedStorage(ScriptedTransport { _ in .status(503) }) {
            $0.options.retry = StandardRetry { $0.maximumAttempts = 3 }
        }
        await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(catQuery) }
        #expect(scripted.transport.requests.count == 3)
        await #expect(throws: GAPI.Error.self) {
            try await scripted.storage.execute(catQuery, options: .init { $0.retry = .none })
        }
        #expect(scripted.transport.requests.count == 4)
    }

    @Test func anOptionOfACallLeavesTheOthersToTheService() async {
        let scripted = ScriptedStorage(ScriptedTransport { _ in .status(503) }) {
            $0.options.retry = .none
            $0.options.comment = "the service's"
        }
        let options = GAPI.QueryOptions { $0.timeout = .seconds(20) }
        await #expect(throws: GAPI.Error.self) { try await scripted.storage.execute(catQuery, options: options) }
        #expect(scripted.transport.requests.count == 1)
    }

    @Test(arguments: [true, false])
    func aCallDecidesAboutItsCredentialsWhateverTheServiceDoes(skips: Bool) async throws {
        let scripted = ScriptedStorage([.json("{}"), .json("{}")], credentials: .bearer("t")) {
            $0.options.skipsAuthorization = !skips
        }
        _ = try await scripted.storage.execute(catQuery, options: .init { $0.skipsAuthorization = skips })
        _ = try await scripted.storage.execute(catQuery)
        let shown = scripted.transport.requests.map { $0.header("Authorization") }
        #expect(shown == (skips ? [nil, "Bearer t"] : ["Bearer t", nil]))
    }

    @Test func aCallWithoutCredentialsGetsThoseOfTheFetcherNeither() async throws {
        let elsewhere = ["https://storage.googleapis.com", "https://other.example"]
        let moved = ScriptedTransport.Answer.status(307, headers: [.location: "https://other.example/x"])
        let transport = ScriptedTransport([moved, .json("{}"), .json("{}")])
        let fetcher = Fetcher(
            .init { for origin in elsewhere { $0.credentials[origin] = BearerToken("planted-token") } },
            transport: transport
        )
        let storage = StorageService(fetcher: fetcher)
        _ = try await storage.execute(catQuery, options: .init { $0.skipsAuthorization = true })
        #expect(transport.requests.map { $0.header("Authorization") } == [nil, nil])
    }

    @Test func tokensMayComeFromAClosureWrittenInPlace() async throws {
        let transport = ScriptedTransport { .json("{\"name\": \"\($0.header("Authorization") ?? "")\"}") }
        let storage = StorageService(
            credentials: .bearer { "abc" },
            fetcher: Fetcher(transport: transport)
        )
        #expect(try await storage.execute(catQuery).name == "Bearer abc")
        let supply = TokenSupply(["one"])
        await storage.setCredentials(.bearer { await supply.next() })
        #expect(try await storage.execute(catQuery).name == "Bearer one")
    }

    @Test func theServerSaysHowLongToWait() async throws {
        let scripted = ScriptedStorage([.status(503, headers: [.retryAfter: "3"]), .json("{}")])
        _ = try await scripted.storage.execute(catQuery)
        #expect(scripted.clock.sleeps.contains(.seconds(3)))
    }
}

/// Gives out one token after the other.
private final class TokenSupply: Sendable {
    private let tokens: Mutex<ArraySlice<String>>

    init(_ tokens: [String]) { self.tokens = Mutex(tokens[...]) }

    @Sendable func next() async -> String { tokens.withLock { $0.popFirst() } ?? "none" }
}
