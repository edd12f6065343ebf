import AsyncFetch
import AsyncFetchTesting
import GRDB
import Synchronization
import Testing

@testable import AsyncCloud

/// What the queries of a core say of the server while they are open.
@Suite("Queries of a core", .timeLimit(.minutes(5)))
struct CoreQueryTests {
    private let clock = VirtualClock()

    private func core(_ source: any Cloud.ItemSource, _ database: Cloud.Database) -> Cloud.Core {
        Cloud.Core(source: source, store: database, clock: FetchClock(clock))
    }

    /// Returns the next snapshot of a state.
    private func snapshot(
        _ reader: inout Cloud.LiveQuery.AsyncIterator,
        _ state: Cloud.Snapshot.State
    ) async throws -> Cloud.Snapshot {
        while let snapshot = try await reader.next() { if snapshot.state == state { return snapshot } }
        throw CancellationError()
    }

    /// Returns the next snapshot of a state, for which the core polls as often as it takes.
    ///
    /// A poll can pass while the core has not slept since the one before.
    private func polled(
        _ reader: inout Cloud.LiveQuery.AsyncIterator,
        _ state: Cloud.Snapshot.State
    ) async throws -> Cloud.Snapshot {
        let polls = Task {
            while !Task.isCancelled {
                clock.advance(by: .seconds(10))
                // No event says that a core has nothing more to do; without a pause, this loop would keep a thread busy.
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        defer { polls.cancel() }
        return try await snapshot(&reader, state)
    }

    /// A core whose query of `/a`, with one item, is up to date.
    private func withCurrentQuery(
        _ body: (ModelServer, Cloud.Core, Cloud.Database, inout Cloud.LiveQuery.AsyncIterator) async throws -> Void
    ) async throws {
        try await withDatabase { database, _ in
            let server = ModelServer()
            server.put("/a", .folder)
            server.put("/a/1", .file)
            let core = core(server, database)
            try await clock.waitForSleepers(1)
            var reader = core.query(.folder("/a")).makeAsyncIterator()
            let current = try await snapshot(&reader, .idle)
            #expect(current.items.count == 1)
            try await body(server, core, database, &reader)
            await core.stop()
        }
    }

    @Test(arguments: [Cloud.Error.Code.unreachable, .unauthenticated, .maintenance])
    func aCurrentQueryTellsThatTheServerIsAway(code: Cloud.Error.Code) async throws {
        try await withCurrentQuery { server, _, _, reader in
            server.fail(Cloud.Error(code, "away"))
            let failed = try await polled(&reader, .failed)
            #expect(failed.error?.code == code && failed.items.count == 1)
            server.fail(nil)
            let current = try await polled(&reader, .idle)
            #expect(current.error == nil && current.items.count == 1)
        }
    }

    @Test(arguments: ["/", "/a"] as [Cloud.Path])
    func aCurrentQueryTellsThatAListWithItsChangesCannotBeRead(folder: Cloud.Path) async throws {
        try await withCurrentQuery { server, _, _, reader in
            server.put("/a/2", .file)
            // The look at the root itself has to succeed.
            server.failList(folder, Cloud.Error(.forbidden, "not yours"))
            let failed = try await polled(&reader, .failed)
            #expect(failed.error?.code == .forbidden && failed.items.count == 1)
            server.failList(folder, nil)
            var current = try await polled(&reader, .idle)
            while current.items.count == 1 { current = try await polled(&reader, .idle) }
            #expect(current.items.map(\.name).sorted() == ["1", "2"])
        }
    }

    @Test func aCurrentQueryTellsThatThereIsNoNetwork() async throws {
        try await withCurrentQuery { _, core, _, reader in
            await core.networkChanged(isAvailable: false)
            let failed = try await snapshot(&reader, .failed)
            #expect(failed.error?.code == .unreachable && failed.items.count == 1)
            await core.networkChanged(isAvailable: true)
            let current = try await snapshot(&reader, .idle)
            #expect(current.error == nil)
        }
    }

    @Test func aQueryOfARebuiltDatabaseFindsItsItemsAgainAtOnce() async throws {
        try await withCurrentQuery { _, _, database, reader in
            _ = try? await database.read { _ in throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
            #expect(database.wasRebuilt)
            // No time passes.
            var names: [String]?
            while names == nil, let snapshot = try await reader.next() {
                #expect(snapshot.state != .targetRemoved)
                if snapshot.state == .idle { names = snapshot.items.map(\.name) }
            }
            #expect(names == ["1"])
        }
    }

    /// A list that is never whole is read at each interval, which is no success for those who have failed.
    @Test func aQueryThatFailsWaitsLongerBesideAFolderThatIsNeverWhole() async throws {
        try await withDatabase { database, _ in
            let server = RefusingServer()
            let core = core(server, database)
            try await clock.waitForSleepers(1)
            var reader = core.query(.folder("/away")).makeAsyncIterator()
            _ = try await snapshot(&reader, .failed)
            for _ in 0..<15 {
                try await clock.waitForSleepers(2)
                clock.advance(by: .seconds(10))
            }
            try await clock.waitForSleepers(2)
            // After 0, 10, 30, 70 and 150 seconds.
            #expect(server.attempts == 5)
            await core.stop()
        }
    }

    // MARK: Jobs

    @Test func aFolderThatIsRenamedBeforeItsContentsAreReadIsReadAtItsNewPlace() async throws {
        try await withDatabase { database, _ in
            let server = ModelServer()
            for path: Cloud.Path in ["/P", "/P/d", "/P/d/e"] { server.put(path, .folder) }
            server.put("/P/d/e/x", .file)
            server.fail("/P/d", Cloud.Error(.storageUnavailable, "away"))
            let core = core(server, database)
            try await clock.waitForSleepers(1)
            try await server.move("/P", to: "/Q")
            server.fail("/P/d", nil)
            clock.advance(by: .seconds(10))
            try await clock.waitForSleepers(1)
            #expect(try await Set(database.all().keys) == Set(server.items.keys))
            #expect(try await database.jobs().isEmpty)
            await core.stop()
        }
    }

    @Test func aServerWhoseItemsMoveWithEachListIsReadWithPauses() async throws {
        try await withDatabase { database, _ in
            let server = HoppingServer()
            let core = core(server, database)
            try await clock.waitForSleepers(1)
            #expect(server.lists < 40)
            await core.stop()
        }
    }
}

/// A server that never describes one of its items, and lets nobody read a folder.
private final class RefusingServer: Cloud.ItemSource {
    private let count = Mutex(0)

    /// The number of lists that were asked for in vain.
    var attempts: Int { count.withLock { $0 } }

    var pollInterval: Duration { get async { .seconds(10) } }
    var allowsInfiniteDepth: Bool { get async { false } }
    var hasRecursiveETags: Bool { get async { true } }

    func item(at path: Cloud.Path) async throws -> Cloud.Item { .remote(path, .folder, id: "root") }

    func listing(
        of folder: Cloud.Path,
        depth: Cloud.Depth
    ) -> any AsyncSequence<Cloud.Item, any Error> & Sendable {
        var refused = Cloud.Item("/refused", .file)
        refused.isUndescribed = true
        let items = [.remote("/", .folder, id: "root"), refused]
        if !folder.isRoot { count.withLock { $0 += 1 } }
        return AsyncThrowingStream { continuation in
            if folder.isRoot { for item in items { continuation.yield(item) } }
            continuation.finish(throwing: folder.isRoot ? nil : Cloud.Error(.forbidden, "not yours"))
        }
    }
}

/// A server with three files in two folders: with the list of one, a file of the other has moved there.
private final class HoppingServer: Cloud.ItemSource {
    private struct State {
        var files: [Cloud.Path: Set<String>] = ["/f": ["x"], "/g": ["y", "z"]]
        var last: String?
        var lists = 0
    }

    private let state = Mutex(State())

    var lists: Int { state.withLock { $0.lists } }

    var pollInterval: Duration { get async { .seconds(10) } }
    var allowsInfiniteDepth: Bool { get async { false } }
    var hasRecursiveETags: Bool { get async { true } }

    func item(at path: Cloud.Path) async throws -> Cloud.Item { .remote(path, .folder) }

    func listing(
        of folder: Cloud.Path,
        depth: Cloud.Depth
    ) -> any AsyncSequence<Cloud.Item, any Error> & Sendable {
        let children: [Cloud.Item] = state.withLock { state in
            state.lists += 1
            if folder.isRoot { return [.remote("/f", .folder), .remote("/g", .folder)] }
            let other: Cloud.Path = folder == "/f" ? "/g" : "/f"
            // The one that has just moved stays.
            if let next = state.files[other]?.subtracting([state.last].compactMap(\.self)).sorted().first {
                state.files[other]?.remove(next)
                state.files[folder]?.insert(next)
                state.last = next
            }
            return (state.files[folder] ?? []).map { .remote(Cloud.Path(unchecked: "\(folder)/\($0)"), id: $0) }
        }
        return AsyncThrowingStream { continuation in
            for item in [.remote(folder, .folder)] + children { continuation.yield(item) }
            continuation.finish()
        }
    }
}
