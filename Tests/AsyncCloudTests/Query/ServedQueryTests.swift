import AsyncFetch
import Synchronization
import Testing

@testable import AsyncCloud

/// Queries of folders whose server has to be asked once more.
@Suite("Queries that are served anew", .timeLimit(.minutes(2)))
struct ServedQueryTests {
    private static func folder(id: String) -> Cloud.Item {
        var folder = Cloud.Item("/f", .folder)
        folder.localID = .init(rawValue: id)
        return folder
    }

    /// A query of `/f` that is up to date, with one item.
    private func withCurrentQuery(
        _ body: (
            MemoryStore, inout Cloud.LiveQuery.AsyncIterator, inout AsyncStream<PatientHost.Call>.Iterator
        ) async throws -> Void
    ) async throws {
        let store = MemoryStore([Self.folder(id: "1"), Cloud.Item("/f/a", .file)])
        let host = PatientHost()
        var calls = host.calls.makeAsyncIterator()
        var reader = Cloud.LiveQuery(.folder("/f"), store: store, host: host).makeAsyncIterator()
        #expect(try await reader.next()?.state == .contentsFromCache)
        let call = await calls.next(isolation: #isolation)
        call?(.current(anchor: store.anchor))
        #expect(try await reader.next()?.state == .idle)
        try await body(store, &reader, &calls)
    }

    @Test func aFolderThatIsMadeAnewIsNotCurrentBeforeItsOwnList() async throws {
        try await withCurrentQuery { store, reader, calls in
            store.commit([], removing: ["1", "/f/a"])
            let gone = try await reader.next()
            #expect(gone?.state == .targetRemoved)
            store.commit([Self.folder(id: "2")])
            let next = try await reader.next()
            let made = try #require(next)
            #expect(made.state == .waitingForServer && made.items.isEmpty)
            let call = await calls.next(isolation: #isolation)
            store.commit([Cloud.Item("/f/b", .file)])
            call?(.current(anchor: store.anchor))
            var last = try await reader.next()
            while let snapshot = last, snapshot.state != .idle { last = try await reader.next() }
            #expect(last?.items.map(\.name) == ["b"])
        }
    }

    @Test func aFolderThatAnotherOneHasReplacedIsNotCurrentBeforeItsOwnList() async throws {
        try await withCurrentQuery { store, reader, calls in
            store.commit([Self.folder(id: "2")], removing: ["1", "/f/a"])
            let next = try await reader.next()
            let replaced = try #require(next)
            #expect(replaced.state == .waitingForServer && replaced.items.isEmpty)
            #expect(replaced.changes.removedItems.map(\.name) == ["a"])
            let call = await calls.next(isolation: #isolation)
            call?(.current(anchor: store.anchor))
            let current = try await reader.next()
            #expect(current?.state == .idle)
        }
    }

    @Test func aRebuiltDatabaseIsNeitherEmptyNorWithoutTheFolder() async throws {
        try await withCurrentQuery { store, reader, calls in
            store.commit([], removing: ["1", "/f/a"], isTold: false)
            store.rebuild()
            let next = try await reader.next()
            let rebuilt = try #require(next)
            #expect(rebuilt.state == .waitingForServer && rebuilt.items.isEmpty)
            let call = await calls.next(isolation: #isolation)
            store.commit([Self.folder(id: "2"), Cloud.Item("/f/a", .file)])
            call?(.current(anchor: store.anchor))
            var last = try await reader.next()
            while let snapshot = last, snapshot.state != .idle { last = try await reader.next() }
            #expect(last?.items.map(\.name) == ["a"])
        }
    }

    @Test func aNewVersionOfTheSameFolderIsServedOn() async throws {
        try await withCurrentQuery { store, reader, _ in
            var folder = Self.folder(id: "1")
            folder.eTag = Cloud.ETag("2")
            store.commit([folder, Cloud.Item("/f/b", .file)])
            let next = try await reader.next()
            let snapshot = try #require(next)
            #expect(snapshot.state == .idle && snapshot.items.map(\.name) == ["a", "b"])
        }
    }
}

/// A server for queries that serves each call until it is cancelled.
private final class PatientHost: Cloud.QueryHost {
    typealias Call = @Sendable (Cloud.QueryServing) -> Void

    let calls: AsyncStream<Call>
    private let continuation: AsyncStream<Call>.Continuation

    init() { (calls, continuation) = AsyncStream.makeStream() }

    func serve(_ folder: Cloud.Path, report: @escaping @Sendable (Cloud.QueryServing) -> Void) async {
        report(.waiting)
        continuation.yield(report)
        try? await Promise<Void>().value
    }

    func databaseWasRebuilt() async {}
}
