import AsyncFetch
import AsyncFetchTesting
import Testing

@testable import AsyncCloud

@Suite(.timeLimit(.minutes(5)))
struct CoreTests {
    private let clock = VirtualClock()
    private let database = ModelDatabase()

    private func core(_ server: ModelServer, _ store: ModelStore? = nil) -> Cloud.Core {
        Cloud.Core(
            source: server,
            store: store ?? ModelStore(database),
            target: server,
            clock: FetchClock(clock)
        )
    }

    /// Moves the time to the next look at the server, and waits until all of it is done.
    private func poll(after duration: Duration = .seconds(10)) async throws {
        clock.advance(by: duration)
        try await clock.waitForSleepers(1)
    }

    // MARK: Following the server

    @Test(arguments: 0..<20 as Range<UInt64>)
    func theDatabaseBecomesTheServer(seed: UInt64) async throws {
        let server = ModelServer(seed: seed + 1)
        server.change(40)
        let core = core(server)
        try await clock.waitForSleepers(1)
        #expect(database.items == server.items)
        for _ in 0..<30 {
            let before = database.listed
            _ = server.takeLists()
            server.change(3)
            try await poll()
            #expect(database.items == server.items)
            #expect(database.jobs.isEmpty)
            // Only the folders with another version, and each of them once.
            let changed = server.folders.filter { before[$0.key] != $0.value }.keys
            #expect(server.takeLists().map(\.string).sorted() == changed.map(\.string).sorted())
        }
        await core.stop()
    }

    /// One list of everything is enough; a list in another order is completed folder by folder.
    @Test(arguments: 0..<20 as Range<UInt64>, [true, false])
    func aTreeThatTheServerListsIsReadAtOnce(seed: UInt64, isDepthFirst: Bool) async throws {
        let server = ModelServer(seed: seed + 1, allowsInfiniteDepth: true, isDepthFirst: isDepthFirst)
        server.change(60)
        let core = core(server)
        try await clock.waitForSleepers(1)
        #expect(database.items == server.items)
        if isDepthFirst { #expect(server.takeLists() == ["/"]) }
        #expect(database.jobs.isEmpty)
        server.change(5)
        try await poll()
        #expect(database.items == server.items)
        await core.stop()
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func changesWhileListsAreReadAreNotLost(seed: UInt64) async throws {
        let server = ModelServer(seed: seed + 1)
        server.change(40)
        server.changeWhileListing(15)
        let core = core(server)
        try await clock.waitForSleepers(1)
        for _ in 0..<10 {
            server.change(5)
            server.changeWhileListing(4)
            try await poll()
        }
        server.changeWhileListing(0)
        // A folder that was missing is tried again after its wait.
        for _ in 0..<3 { try await poll(after: .seconds(7200)) }
        #expect(database.items == server.items)
        #expect(database.jobs.isEmpty)
        await core.stop()
    }

    @Test func anUnchangedServerIsNotListed() async throws {
        let server = ModelServer()
        server.change(40)
        let core = core(server)
        try await clock.waitForSleepers(1)
        _ = server.takeLists()
        let looks = server.looks
        for _ in 0..<5 { try await poll() }
        #expect(server.takeLists().isEmpty)
        #expect(server.looks == looks + 5)
        await core.stop()
    }

    @Test(arguments: 0..<80)
    func aCrashLosesNoScan(calls: Int) async throws {
        let server = ModelServer(seed: 7)
        for path: Cloud.Path in ["/a", "/a/b", "/a/b/c", "/d", "/e"] { server.put(path, .folder) }
        for path: Cloud.Path in ["/a/1", "/a/b/2", "/a/b/c/3", "/d/4"] { server.put(path, .file) }
        let dying = ModelStore(database, dyingAfter: calls)
        let first = core(server, dying)
        try await clock.waitForSleepers(1)
        await first.stop()
        server.put("/a/b/c/5", .file)
        server.remove("/d")
        let second = core(server)
        try await clock.waitForSleepers(1)
        #expect(database.items == server.items)
        #expect(database.jobs.isEmpty)
        await second.stop()
    }

    @Test func aVersionThatStaysIsNotBelievedForEver() async throws {
        let server = ModelServer()
        server.put("/a", .folder)
        let core = core(server)
        try await clock.waitForSleepers(1)
        server.hide("/a/hidden")
        for try await snapshot in core.query(.folder("/a")) where snapshot.state == .idle { break }
        #expect(database.items["/a/hidden"] == nil)
        try await poll(after: .seconds(3600))
        for try await snapshot in core.query(.folder("/a")) where snapshot.state == .idle { break }
        #expect(database.items["/a/hidden"] != nil)
        await core.stop()
    }

    // MARK: Failures

    @Test func aServerThatIsAwayIsAskedLessAndLess() async throws {
        let server = ModelServer()
        server.fail(Cloud.Error(.unreachable, "away"))
        let core = core(server)
        try await clock.waitForSleepers(1)
        for seconds in [10, 20, 40, 80] { try await poll(after: .seconds(seconds)) }
        #expect(clock.sleeps == [10, 20, 40, 80, 160].map { .seconds($0) })
        server.fail(nil)
        server.put("/a", .file)
        await core.networkChanged(isAvailable: true)
        while database.items != server.items { await Task.yield() }
        await core.stop()
    }

    @Test(arguments: [Cloud.Error.Code.storageUnavailable, .unreachable, .maintenance])
    func aFolderThatIsAwayDoesNotHinderTheOthers(code: Cloud.Error.Code) async throws {
        let server = ModelServer()
        for path: Cloud.Path in ["/a", "/b"] { server.put(path, .folder) }
        for path: Cloud.Path in ["/a/1", "/b/2"] { server.put(path, .file) }
        server.fail("/a", Cloud.Error(code, "away"))
        let core = core(server)
        try await clock.waitForSleepers(1)
        for seconds in [10, 20, 40, 80] { try await poll(after: .seconds(seconds)) }
        #expect(database.items["/b/2"] != nil)
        server.fail("/a", nil)
        await core.networkChanged(isAvailable: true)
        while database.items != server.items { await Task.yield() }
        await core.stop()
    }

    @Test func aNetworkThatComesDuringAnAttemptIsHeard() async throws {
        let server = ModelServer()
        let source = SlowSource(server)
        server.fail(Cloud.Error(.unreachable, "away"))
        let core = Cloud.Core(source: source, store: ModelStore(database), clock: FetchClock(clock))
        for seconds in [10, 20, 40, 80, 160] {
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(seconds))
        }
        try await clock.waitForSleepers(1)
        let gate = source.holdLook()
        clock.advance(by: .seconds(320))
        try await source.reached.value
        await core.networkChanged(isAvailable: true)
        server.fail(nil)
        server.put("/a", .file)
        gate.fulfill(.failure(Cloud.Error(.unreachable, "away")))
        while database.items != server.items { await Task.yield() }
        await core.stop()
    }

    @Test func nothingIsTriedWithoutANetwork() async throws {
        let server = ModelServer()
        let core = core(server)
        try await clock.waitForSleepers(1)
        await core.networkChanged(isAvailable: false)
        let looks = server.looks
        clock.advance(by: .seconds(3600))
        #expect(server.looks == looks)
        server.put("/a", .file)
        await core.networkChanged(isAvailable: true)
        while database.items != server.items { await Task.yield() }
        await core.stop()
    }

    @Test func aFolderThatFailsDoesNotHinderTheOthers() async throws {
        let server = ModelServer()
        for path: Cloud.Path in ["/a", "/b"] { server.put(path, .folder) }
        for path: Cloud.Path in ["/a/1", "/b/2"] { server.put(path, .file) }
        server.fail("/a", Cloud.Error(.forbidden, "not yours"))
        let core = core(server)
        try await clock.waitForSleepers(1)
        #expect(database.items["/b/2"] != nil)
        #expect(database.jobs == ["/a"])
        server.fail("/a", nil)
        try await poll()
        #expect(database.items == server.items)
        await core.stop()
    }

    /// The list of the whole tree is asked for before that of the root, and waits like it.
    @Test func aRootThatKeepsFailingIsAskedForLessAndLess() async throws {
        let server = ModelServer(allowsInfiniteDepth: true)
        server.put("/a", .file)
        server.failList("/", Cloud.Error(.badAnswer, "no list"))
        let core = core(server)
        try await clock.waitForSleepers(1)
        #expect(server.takeLists() == ["/", "/"])
        var counts: [Int] = []
        for _ in 0..<7 {
            try await poll()
            counts.append(server.takeLists().count)
        }
        #expect(counts == [2, 0, 2, 0, 0, 0, 2])
        server.failList("/", nil)
        await core.networkChanged(isAvailable: true)
        while database.items != server.items { await Task.yield() }
        await core.stop()
    }

    /// What waits is looked at once in each run of jobs, and not again for each folder.
    @Test func manyFoldersThatWaitAreNotLookedAtForEachFolder() async throws {
        let server = ModelServer()
        let failing = (0..<200).map { Cloud.Path(unchecked: "/a\($0)") }
        for path in failing {
            server.put(path, .folder)
            server.failList(path, Cloud.Error(.forbidden, "not yours"))
        }
        let core = core(server)
        try await clock.waitForSleepers(1)
        #expect(database.jobs.count == failing.count)
        for round in 0..<3 {
            let looks = database.looks
            for number in 0..<10 {
                server.put(Cloud.Path(unchecked: "/b\(number)"), .folder)
                server.put(Cloud.Path(unchecked: "/b\(number)/\(round)"), .file)
            }
            try await poll()
            #expect((0..<10).allSatisfy { database.items[Cloud.Path(unchecked: "/b\($0)/\(round)")] != nil })
            #expect(database.looks - looks < 10 * failing.count)
        }
        await core.stop()
    }

    // MARK: Queries

    @Test func aQueryIsServedFromTheDatabaseAndThenFromTheServer() async throws {
        let server = ModelServer()
        server.put("/a", .folder)
        server.put("/a/1", .file)
        let first = core(server)
        try await clock.waitForSleepers(1)
        await first.stop()
        server.put("/a/2", .file)
        let second = core(server)
        var names: [String]?
        for try await snapshot in second.query(.folder("/a")) where snapshot.state == .idle {
            names = snapshot.items.map(\.name).sorted()
            break
        }
        #expect(names == ["1", "2"])
        await second.stop()
    }

    @Test func aFolderWithoutVersionsIsReadAgainWhileItIsOpen() async throws {
        let server = ModelServer(hasRecursiveETags: false)
        server.put("/a", .folder)
        server.put("/b", .folder)
        let core = core(server)
        try await clock.waitForSleepers(1)
        #expect(server.takeLists().isEmpty)
        let query = core.query(.folder("/a"))
        var reader = query.makeAsyncIterator()
        while let snapshot = try await reader.next(), snapshot.state != .idle {}
        server.put("/a/1", .file)
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(10))
        while let snapshot = try await reader.next(), snapshot.items.isEmpty {}
        #expect(!server.takeLists().contains("/b"))
        await core.stop()
    }

    // MARK: Commands

    @Test func commandsAreInTheDatabaseWhenTheyReturn() async throws {
        let server = ModelServer()
        let core = core(server)
        try await clock.waitForSleepers(1)
        try await core.makeFolder(at: "/a")
        #expect(database.items["/a"] != nil)
        try await core.copy("/a", to: "/b")
        try await core.move("/a", to: "/c")
        try await core.setFavorite(true, at: "/c")
        #expect(database.items["/a"] == nil)
        #expect(database.items["/b"] != nil)
        #expect(database.items["/c"]?.isFavorite == true)
        try await core.delete("/b")
        #expect(database.items["/b"] == nil)
        await #expect(throws: Cloud.Error.self) { try await core.makeFolder(at: "/c") }
        await #expect(throws: Cloud.Error.self) { try await core.delete(.root) }
        await core.stop()
    }

    // MARK: The end

    @Test func aStoppedCoreAsksNothing() async throws {
        let server = ModelServer()
        let core = core(server)
        try await clock.waitForSleepers(1)
        await core.stop()
        let looks = server.looks
        clock.advance(by: .seconds(100))
        await #expect(throws: CancellationError.self) { try await core.makeFolder(at: "/a") }
        #expect(server.looks == looks)
        #expect(clock.sleepers.isEmpty)
    }
}
