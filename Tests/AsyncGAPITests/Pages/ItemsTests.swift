import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import Testing

@Suite("Items", .timeLimit(.minutes(5)))
struct ItemsTests {
    private let list = Storage.ObjectsListQuery(bucket: "b")

    @Test(arguments: [0, 1])
    func itemsAreThoseOfAllPagesInOrder(prefetch: Int) async throws {
        let scripted = ScriptedStorage([.page(["a", "b"], next: "t1"), .page([], next: "t2"), .page(["c"])])
        var names: [String?] = []
        for try await item in scripted.storage.items(list, prefetch: prefetch) { names.append(item.name) }
        #expect(names == ["a", "b", "c"])
        #expect(scripted.transport.requests.count == 3)
        #expect(scripted.fetcher.inFlightCount == 0)
    }

    @Test func theMostItemsAndTheSizeOfPagesCanBeSaid() async throws {
        let scripted = ScriptedStorage([.page(["a", "b"], next: "t1"), .page(["c", "d"], next: "t2")])
        var names: [String?] = []
        for try await item in scripted.storage.items(list, maxItems: 3, pageSize: 2) { names.append(item.name) }
        #expect(names == ["a", "b", "c"])
        #expect(scripted.transport.requests.map { $0.parameter("maxResults") } == ["2", "2"])
    }

    @Test func withoutPrefetchThePageIsReadBeforeTheNextIsFetched() async throws {
        let scripted = ScriptedStorage([.page(["a", "b"], next: "t1"), .page(["c"], next: "t2")])
        var iterator = scripted.storage.items(list).makeAsyncIterator()
        #expect(scripted.transport.requests.isEmpty)
        _ = try await iterator.next()
        _ = try await iterator.next()
        #expect(scripted.transport.requests.count == 1)
        _ = try await iterator.next()
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func prefetchFetchesOnePageAheadAndNoMore() async throws {
        let transport = ScriptedTransport { received in
            let number = received.parameter("pageToken").flatMap { Int($0) } ?? 0
            return .page(["\(number)a", "\(number)b"], next: "\(number + 1)")
        }
        let scripted = ScriptedStorage(transport)
        var iterator = scripted.storage.items(list, prefetch: 1).makeAsyncIterator()
        #expect(transport.requests.isEmpty)
        #expect(try await iterator.next()?.name == "0a")
        try await transport.waitForRequests(2)  // without another next()
        #expect(try await iterator.next()?.name == "0b")
        #expect(transport.requests.count == 2)
        #expect(try await iterator.next()?.name == "1a")
        try await transport.waitForRequests(3)
        #expect(transport.requests.count == 3)
    }

    /// `next(isolation:)` runs in its caller's isolation: items of a page that is here cost no hop to another executor.
    @Test @MainActor func itemsOfAPageThatIsHereCostNoHop() async throws {
        let scripted = ScriptedStorage([.page((0..<100).map { "\($0)" })])
        var iterator = scripted.storage.items(list).makeAsyncIterator()
        _ = try await iterator.next(isolation: MainActor.shared)
        // Queued behind this function: it can only run once this function suspends.
        let intruder = Intruder()
        Task { @MainActor in intruder.hasRun = true }
        for _ in 1..<100 {
            _ = try await iterator.next(isolation: MainActor.shared)
            #expect(!intruder.hasRun)
        }
        while !intruder.hasRun { await Task.yield() }
    }

    @MainActor private final class Intruder { var hasRun = false }

    @Test(arguments: [0, 1])
    func afterAnErrorTheSequenceHasEnded(prefetch: Int) async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "t1"), .status(403), .page(["b"])])
        var iterator = scripted.storage.items(list, prefetch: prefetch).makeAsyncIterator()
        #expect(try await iterator.next()?.name == "a")
        let error = await #expect(throws: GAPI.Error.self) { _ = try await iterator.next() }
        #expect(error?.resumeToken == "t1")
        #expect(try await iterator.next() == nil)
        #expect(scripted.transport.requests.count == 2)
    }

    @Test(arguments: [0, 1])
    func aRepeatedTokenThrowsAfterTheLastItemOfItsPage(prefetch: Int) async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "t"), .page(["b", "c"], next: "t")])
        var names: [String?] = []
        let error = await #expect(throws: GAPI.Error.self) {
            for try await item in scripted.storage.items(list, prefetch: prefetch) { names.append(item.name) }
        }
        #expect(error?.code == .repeatedPageToken)
        #expect(names == ["a", "b", "c"])
        #expect(scripted.transport.requests.count == 2)
    }

    @Test(arguments: [0, 1])
    func moreThanMaxPagesThrowsAfterTheirItems(prefetch: Int) async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "t1"), .page(["b"], next: "t2"), .page(["c"])])
        var names: [String?] = []
        let error = await #expect(throws: GAPI.Error.self) {
            for try await item in scripted.storage.items(list, maxPages: 2, prefetch: prefetch) {
                names.append(item.name)
            }
        }
        #expect(error?.code == .tooManyPages)
        #expect(error?.resumeToken == "t2")
        #expect(names == ["a", "b"])
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func leavingTheLoopEndsThePrefetch() async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "t1"), .stall])
        for try await _ in scripted.storage.items(list, prefetch: 1) {
            try await scripted.transport.waitForRequests(2)
            break
        }
        try await scripted.transport.waitForOpen(atMost: 0)
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func cancellingTheReaderEndsThePrefetch() async throws {
        let scripted = ScriptedStorage([.page(["a"], next: "t1"), .stall])
        let storage = scripted.storage
        let task = Task { [list] in for try await _ in storage.items(list, prefetch: 1) {} }
        try await scripted.transport.waitForRequests(2)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await scripted.transport.waitForOpen(atMost: 0)
        #expect(scripted.fetcher.inFlightCount == 0)
    }
}
