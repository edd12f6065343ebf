import AsyncFetch
import AsyncFetchTesting
import Testing

@testable import AsyncCloud

/// A core that follows a model server into a real database.
@Suite("A core and its database", .timeLimit(.minutes(5)))
struct CoreDatabaseTests {
    private let clock = VirtualClock()

    private func core(_ source: any Cloud.ItemSource, _ database: Cloud.Database) -> Cloud.Core {
        Cloud.Core(source: source, store: database, clock: FetchClock(clock))
    }

    private func poll(_ count: Int = 1, after duration: Duration = .seconds(10)) async throws {
        for _ in 0..<count {
            clock.advance(by: duration)
            try await clock.waitForSleepers(1)
        }
    }

    private func names(_ items: some Sequence<Cloud.Path>) -> [String] { items.map(\.string).sorted() }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func theDatabaseBecomesTheServerAndKeepsIdentities(seed: UInt64) async throws {
        try await withDatabase { database, _ in
            let server = ModelServer(seed: seed + 1)
            server.change(40)
            server.changeWhileListing(15)
            let core = core(server, database)
            try await clock.waitForSleepers(1)
            for _ in 0..<15 {
                server.change(5)
                server.changeWhileListing(4)
                try await poll()
            }
            server.changeWhileListing(0)
            try await poll(3, after: .seconds(7200))
            let before = try await database.all()
            #expect(names(before.keys) == names(server.items.keys))
            server.change(5)
            try await poll(2)
            let after = try await database.all()
            #expect(names(after.keys) == names(server.items.keys))
            // What the server knows by the same identity, this machine does, too.
            let ids = Dictionary(before.values.map { ($0.fileID, $0.localID) }) { first, _ in first }
            for item in after.values { if let known = ids[item.fileID] { #expect(item.localID == known) } }
            await core.stop()
        }
    }

    @Test func anOldListDoesNotUndoAMove() async throws {
        try await withDatabase { database, _ in
            let server = ModelServer()
            for path: Cloud.Path in ["/a", "/b"] { server.put(path, .folder) }
            server.put("/b/x", .file)
            let source = SlowSource(server)
            let core = core(source, database)
            try await clock.waitForSleepers(1)
            let id = try await database.item(at: "/b/x")?.localID
            server.put("/b/y", .file)  // so that the query lists the folder
            let gate = source.hold("/b")
            let query = core.query(.folder("/b"))
            let reader = Task { for try await snapshot in query where snapshot.state == .idle { break } }
            try await source.reached.value
            try await server.move("/b/x", to: "/a/x")
            for try await snapshot in core.query(.folder("/a")) where snapshot.state == .idle { break }
            #expect(try await database.item(at: "/a/x")?.localID == id)
            gate.fulfill(.success(()))
            try await reader.value
            try await poll(5)
            #expect(try await names(database.all().keys) == names(server.items.keys))
            #expect(try await database.item(at: "/a/x")?.localID == id)
            await core.stop()
        }
    }

    @Test func anOldListDoesNotUndoADeletion() async throws {
        try await withDatabase { database, _ in
            let server = ModelServer()
            for path: Cloud.Path in ["/a", "/a/b"] { server.put(path, .folder) }
            server.put("/a/b/x", .file)
            let source = SlowSource(server)
            let core = core(source, database)
            try await clock.waitForSleepers(1)
            server.put("/a/b/y", .file)
            let gate = source.hold("/a/b")
            let query = core.query(.folder("/a/b"))
            let reader = Task { for try await snapshot in query where snapshot.state == .targetRemoved { break } }
            try await source.reached.value
            server.remove("/a")
            clock.advance(by: .seconds(10))
            while try await database.item(at: "/a") != nil { await Task.yield() }
            gate.fulfill(.success(()))
            _ = try? await reader.value
            try await poll(5)
            #expect(try await names(database.all().keys) == ["/"])
            await core.stop()
        }
    }

    @Test func anItemWithTwoPlacesHasBoth() async throws {
        try await withDatabase { database, _ in
            let server = TwoPlaces()
            let core = core(server, database)
            try await clock.waitForSleepers(1)
            try await poll(3)
            #expect(try await names(database.all().keys) == names(TwoPlaces.paths))
            let ids = try await database.all().mapValues(\.localID)
            try await poll(3)
            #expect(try await database.all().mapValues(\.localID) == ids)
            await core.stop()
        }
    }

    @Test func aFolderWithoutAVersionIsRead() async throws {
        try await withDatabase { database, _ in
            let core = core(TwoPlaces(hasVersions: false), database)
            try await clock.waitForSleepers(1)
            try await poll(2)
            #expect(try await database.item(at: "/Sub/x") != nil)
            await core.stop()
        }
    }

    @Test func aQueryOfAFolderThatIsMadeLaterFindsIt() async throws {
        try await withDatabase { database, _ in
            let server = ModelServer()
            let core = core(server, database)
            try await clock.waitForSleepers(1)
            let query = core.query(.folder("/b"))
            let states = Task {
                var all: [Cloud.Snapshot.State] = []
                for try await snapshot in query {
                    all.append(snapshot.state)
                    if snapshot.state == .idle, snapshot.items.count == 1 { break }
                }
                return all
            }
            while try await database.item(at: .root) == nil { await Task.yield() }
            try await poll(70)
            server.put("/b", .folder)
            server.put("/b/1", .file)
            // However many polls it takes: one can pass while the core has not slept since the one before.
            let polls = Task { while !Task.isCancelled { try await poll() } }
            #expect(try await states.value.contains(.targetRemoved))
            polls.cancel()
            _ = try? await polls.value
            await core.stop()
        }
    }

    @Test func whatStopEndsIsNotUnderWay() async throws {
        try await withDatabase { database, _ in
            let server = ModelServer()
            server.put("/a", .file)
            let target = WaitingTarget()
            let core = Cloud.Core(source: server, store: database, target: target, clock: FetchClock(clock))
            try await clock.waitForSleepers(1)
            let deletion = Task { try await core.delete("/a") }
            try await target.reached.value
            await core.stop()
            #expect(target.hasEnded.result != nil)
            await #expect(throws: CancellationError.self) { try await deletion.value }
        }
    }
}

/// A folder that is shared, and again a folder in it: one identity at two places.
private struct TwoPlaces: Cloud.ItemSource {
    static let paths: [Cloud.Path] = ["/", "/Share", "/Share/Sub", "/Share/Sub/x", "/Sub", "/Sub/x"]
    var hasVersions = true

    var pollInterval: Duration { get async { .seconds(10) } }
    var allowsInfiniteDepth: Bool { get async { false } }
    var hasRecursiveETags: Bool { get async { true } }

    private func described(_ path: Cloud.Path) -> Cloud.Item {
        var item = Cloud.Item.remote(path, path.name == "x" ? .file : .folder, id: "id-\(path.name)")
        if !hasVersions, path == "/Sub" { item.eTag = nil }
        return item
    }

    func item(at path: Cloud.Path) async throws -> Cloud.Item { described(path) }

    func listing(
        of folder: Cloud.Path,
        depth: Cloud.Depth
    ) -> any AsyncSequence<Cloud.Item, any Error> & Sendable {
        let items = Self.paths.filter { $0 == folder || $0.parent == folder }.map { described($0) }
        return AsyncThrowingStream { continuation in
            for item in items { continuation.yield(item) }
            continuation.finish()
        }
    }
}

/// A server whose deletions never end by themselves.
private final class WaitingTarget: Cloud.CommandTarget {
    let reached = Promise<Void>()
    let hasEnded = Promise<Void>()

    func setFavorite(_ isFavorite: Bool, at path: Cloud.Path) async throws {}
    func makeFolder(at path: Cloud.Path) async throws {}
    func move(_ path: Cloud.Path, to target: Cloud.Path) async throws {}
    func copy(_ path: Cloud.Path, to target: Cloud.Path) async throws {}

    func delete(_ path: Cloud.Path) async throws {
        reached.fulfill(.success(()))
        defer { hasEnded.fulfill(.success(())) }
        try await Promise<Void>().value
    }
}
