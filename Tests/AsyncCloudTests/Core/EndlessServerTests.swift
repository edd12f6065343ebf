import AsyncFetch
import AsyncFetchTesting
import Foundation
import Synchronization
import Testing

@testable import AsyncCloud

/// Servers whose answers have no end.
@Suite("Servers without an end", .timeLimit(.minutes(2)))
struct EndlessServerTests {
    private let clock = VirtualClock()
    private let database = ModelDatabase()

    /// Lets time pass until a closure has returned.
    private func whileTimePasses<R>(_ body: () async throws -> R) async throws -> R {
        let time = Task {
            while !Task.isCancelled {
                clock.advance(by: .seconds(10))
                // No event says that a core waits again; without a pause, this loop would keep a thread busy.
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        defer { time.cancel() }
        return try await body()
    }

    // MARK: Sizes

    @Test func anAnswerAboutOneItemIsNotReadWithoutEnd() async throws {
        let space = String(repeating: " ", count: 2 << 20)
        try await withDAV(ScriptedTransport { _ in .multistatus(space + response("/dav/a")) }) { dav in
            let error = await #expect(throws: Cloud.Error.self) { try await dav.resource(at: "/a") }
            #expect(error?.code == .badAnswer)
            // A list can be as long.
            let listed = try await dav.resources(at: .root).collect().count
            #expect(listed == 1)
        }
    }

    @Test(arguments: [ServerLimits(items: 10, time: nil), ServerLimits(bytes: 1_000, time: nil)])
    func aFolderOfTooManyItemsOrBytesIsPutOffAndKeepsWhatItHad(limits: ServerLimits) async throws {
        let server = ModelServer()
        for path: Cloud.Path in ["/a", "/b"] { server.put(path, .folder) }
        server.put("/a/old", .file)
        let core = Cloud.Core(
            source: server,
            store: ModelStore(database),
            clock: FetchClock(clock),
            limits: limits
        )
        try await clock.waitForSleepers(1)
        #expect(database.items == server.items)
        server.remove("/a/old")
        let name = String(repeating: "x", count: 100)
        for number in 0..<20 { server.put(Cloud.Path(unchecked: "/a/\(name)\(number)"), .file) }
        server.put("/b/new", .file)
        clock.advance(by: .seconds(10))
        try await clock.waitForSleepers(1)
        #expect(database.items["/a/old"] != nil && database.items["/b/new"] != nil)
        #expect(database.jobs == ["/a"])
        await core.stop()
    }

    /// An item of a path of two bytes has eight, one of four has twelve: the path twice, in its identity too, and four.
    @Test(arguments: [ListBudget(items: 6), ListBudget(bytes: 50)])
    func aTreeKeepsSoManyItemsOrBytesAndNoMore(budget: ListBudget) throws {
        var tree = TreeList(within: budget)
        _ = try tree.add(.remote("/", .folder))
        for folder in ["/a", "/b", "/c"] {
            _ = try tree.add(.remote(Cloud.Path(unchecked: folder), .folder))
            // What is in a folder that has ended is kept no more.
            _ = try tree.add(.remote(Cloud.Path(unchecked: folder + "/1")))
        }
        let error = #expect(throws: Cloud.Error.self) { _ = try tree.add(.remote("/c/2")) }
        #expect(error?.code == .badAnswer)
    }

    @Test func theTrashAndTheVersionsHaveAMostNumberOfItemsAndBytes() async throws {
        let trash = "/cloud/remote.php/dav/trash-bin/alice/"
        let versions = "/cloud/remote.php/dav/meta/1/v/"
        let answers: [String: ScriptedTransport.Answer] = [
            trash: .multistatus((0..<5).map { response(trash + "\($0)") }.joined()),
            versions: .multistatus((0..<5).map { response(versions + "\($0)") }.joined()),
        ]
        try await withConnection(ScriptedServer.alice.merging(answers) { $1 }) { connection, _ async throws in
            let file = Cloud.Item.remote("/a", id: "1")
            // An item of the trash has its name twice.
            #expect(try await connection.trash(within: ListBudget(items: 5, bytes: 10)).count == 5)
            #expect(try await connection.versions(of: file, within: ListBudget(items: 5, bytes: 5)).count == 5)
            let calls: [() async throws -> Void] = [
                { _ = try await connection.trash(within: ListBudget(items: 4)) },
                { _ = try await connection.trash(within: ListBudget(bytes: 9)) },
                { _ = try await connection.versions(of: file, within: ListBudget(items: 4)) },
                { _ = try await connection.versions(of: file, within: ListBudget(bytes: 4)) },
            ]
            for call in calls {
                let error = await #expect(throws: Cloud.Error.self) { try await call() }
                #expect(error?.code == .badAnswer)
            }
        }
    }

    /// Each of these is as long as the server likes, and a few of them are as large as very many items.
    @Test(arguments: [
        "<d:getcontenttype>*</d:getcontenttype>", "<d:getetag>*</d:getetag>", "<oc:id>*</oc:id>",
        "<oc:owner-id>*</oc:owner-id>", "<oc:owner-display-name>*</oc:owner-display-name>",
        "<oc:privatelink>*</oc:privatelink>", "<oc:checksums><oc:checksum>SHA1:*</oc:checksum></oc:checksums>",
    ])
    func eachTextOfAnItemCounts(property: String) async throws {
        let folder = ScriptedServer.files + "a/"
        let long = property.replacing("*", with: String(repeating: "x", count: 100_000))
        let list =
            response(folder, "<d:resourcetype><d:collection/></d:resourcetype>")
            + (0..<3).map { response(folder + "\($0)", long) }.joined()
        let answers = [folder: ScriptedTransport.Answer.multistatus(list)]
        try await withConnection(ScriptedServer.alice.merging(answers) { $1 }) { connection, _ async throws in
            let read = try await FolderList.read("/a", from: connection, within: ListBudget(bytes: 400_000))
            #expect(read.children.count == 3)
            let error = await #expect(throws: Cloud.Error.self) {
                _ = try await FolderList.read("/a", from: connection, within: ListBudget(bytes: 250_000))
            }
            #expect(error?.code == .badAnswer)
        }
    }

    // MARK: Levels

    @Test func foldersWithoutAnEndAreFollowedSoDeepAndNoDeeper() async throws {
        try await withDatabase { database, _ in
            let server = DeepServer()
            let core = Cloud.Core(source: server, store: database, clock: FetchClock(clock))
            try await clock.waitForSleepers(1)
            // The root, and the folders of each level.
            #expect(server.lists == 1 + ServerLimits.mostLevels)
            #expect(try await database.jobs().isEmpty)
            let deepest = Cloud.Path(unchecked: String(repeating: "/a", count: ServerLimits.mostLevels + 1))
            #expect(try await database.item(at: deepest) != nil)
            var found: [Int]?
            for try await snapshot in core.query(.folder(deepest)) where snapshot.state == .idle {
                found = snapshot.items.map(\.path.levels)
                break
            }
            #expect(found == [ServerLimits.mostLevels + 2])
            await core.stop()
        }
    }

    @Test func aTreeWithoutAnEndIsKeptSoDeepAndNoDeeper() async throws {
        try await withDatabase { database, _ in
            let server = DeepServer(allowsInfiniteDepth: true)
            let core = Cloud.Core(source: server, store: database, clock: FetchClock(clock))
            try await clock.waitForSleepers(1)
            #expect(server.lists == 1)
            let levels = try await database.all().keys.map(\.levels).max()
            #expect(levels == ServerLimits.mostLevels + 1)
            #expect(try await database.jobs().isEmpty)
            await core.stop()
        }
    }

    // MARK: Times

    /// The list that does not end is that of a folder, or that of the whole tree.
    @Test(arguments: ["/a", "/"] as [Cloud.Path])
    func aListThatDoesNotEndHoldsNothingUp(folder: Cloud.Path) async throws {
        let server = ModelServer(allowsInfiniteDepth: folder.isRoot)
        for path: Cloud.Path in ["/a", "/b"] { server.put(path, .folder) }
        for path: Cloud.Path in ["/a/1", "/b/2"] { server.put(path, .file) }
        let source = SlowSource(server)
        let gate = source.hold(folder)
        defer { gate.fulfill(.success(())) }
        let core = Cloud.Core(
            source: source,
            store: ModelStore(database),
            clock: FetchClock(clock),
            limits: ServerLimits()
        )
        try await source.reached.value
        try await whileTimePasses { while database.items != server.items { await Task.yield() } }
        await core.stop()
    }

    @Test func aLookThatDoesNotEndHoldsNothingUp() async throws {
        let server = ModelServer()
        server.put("/a", .file)
        let source = SlowSource(server)
        let gate = source.holdLook()
        defer { gate.fulfill(.success(())) }
        let core = Cloud.Core(
            source: source,
            store: ModelStore(database),
            clock: FetchClock(clock),
            limits: ServerLimits()
        )
        try await source.reached.value
        try await whileTimePasses { while database.items != server.items { await Task.yield() } }
        await core.stop()
    }

    /// An account's core has the limits without being asked.
    @Test func aServerThatNeverAnswersIsAway() async throws {
        let vault = FileManager.default.temporaryDirectory.appending(path: "vault-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: vault) }
        let server = ScriptedServer()
        server[ScriptedServer.files] = .stall
        try await server.run { connection, _, _ in
            let core = try await Cloud.Core(connection, vault: vault, clock: FetchClock(clock))
            var snapshots = core.query(.folder("/")).makeAsyncIterator()
            var code: Cloud.Error.Code?
            try await whileTimePasses {
                while code == nil, let snapshot = try await snapshots.next() { code = snapshot.error?.code }
            }
            #expect(code == .unreachable)
            await core.stop()
        }
    }
}

/// A server each of whose folders has another folder in it; it ends far below what anybody follows.
private final class DeepServer: Cloud.ItemSource {
    private static let levels = 1_000

    private let count = Mutex(0)
    private let hasTrees: Bool

    init(allowsInfiniteDepth: Bool = false) { hasTrees = allowsInfiniteDepth }

    /// The number of lists that were asked for.
    var lists: Int { count.withLock(\.self) }

    var pollInterval: Duration { get async { .seconds(10) } }
    var allowsInfiniteDepth: Bool { get async { hasTrees } }
    var hasRecursiveETags: Bool { get async { true } }

    func item(at path: Cloud.Path) async throws -> Cloud.Item { .remote(path, .folder) }

    func listing(
        of folder: Cloud.Path,
        depth: Cloud.Depth
    ) -> any AsyncSequence<Cloud.Item, any Error> & Sendable {
        count.withLock { $0 += 1 }
        let last = depth == .one ? min(folder.levels + 1, Self.levels) : Self.levels
        let items = (folder.levels...max(folder.levels, last)).map { level in
            Cloud.Item.remote(
                level == 0 ? .root : Cloud.Path(unchecked: String(repeating: "/a", count: level)),
                .folder
            )
        }
        return AsyncThrowingStream { continuation in
            for item in items { continuation.yield(item) }
            continuation.finish()
        }
    }
}
