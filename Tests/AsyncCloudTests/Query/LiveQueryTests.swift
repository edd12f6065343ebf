import Testing

@testable import AsyncCloud

@Suite(.timeLimit(.minutes(5)))
struct LiveQueryTests {
    /// A loop over snapshots, and what it has read.
    private struct Reader {
        var iterator: Cloud.LiveQuery.AsyncIterator
        var items: [Cloud.Item] = []
        var snapshots = 0

        /// Reads the next snapshot and compares its changes with its items.
        mutating func read() async throws -> Cloud.Snapshot? {
            guard let snapshot = try await iterator.next() else { return nil }
            let list = Array(snapshot.items)
            #expect(snapshot.changes.isReplacement == (snapshots == 0))
            #expect(snapshot.changes.applied(to: items, reading: snapshot.items) == list)
            items = list
            snapshots += 1
            return snapshot
        }

        mutating func read(until items: [Cloud.Item]) async throws {
            while snapshots == 0 || self.items != items { _ = try await read() }
        }
    }

    // MARK: Changes

    @Test(arguments: 0..<4)
    func severalReadersSeeEveryChangeWheneverTheyRead(number: Int) async throws {
        var source = RandomItems(seed: UInt64(100 + number))
        let sorts: [[Cloud.Query.Sort]] = [[], [.size], [.foldersFirst, .name.reversed], [.modified.reversed]]
        for _ in 0..<50 {
            let store = MemoryStore()
            var query = Cloud.Query.folder("/f").filtered(by: .size(.atMost, 15) || .isMissing(.size))
            query.sorts = sorts[number]
            if source.isTrue(oneIn: 3) { query = query.limited(to: 5) }
            let live = Cloud.LiveQuery(query, store: store)
            var readers = (0..<3).map { _ in Reader(iterator: live.makeAsyncIterator()) }
            for _ in 0..<20 {
                for _ in 0..<source.number(below: 4) { try Self.change(store, &source) }
                if source.isTrue(oneIn: 8) {
                    try Self.change(store, &source, isTold: false)
                    store.reload()
                }
                let expected = Self.items(of: query, in: store)
                for index in readers.indices where source.isTrue(oneIn: index + 1) {
                    try await readers[index].read(until: expected)
                }
            }
        }
    }

    @Test func allChangesBetweenTwoReadsAreOneSet() async throws {
        let store = MemoryStore([Self.item("/f/a"), Self.item("/f/b")])
        let live = Cloud.LiveQuery(.folder("/f"), store: store)
        var slow = Reader(iterator: live.makeAsyncIterator())
        var fast = Reader(iterator: live.makeAsyncIterator())
        _ = try await slow.read()
        for number in 0..<100 {
            store.commit([Self.item("/f/n\(number)")])
            try await fast.read(until: Self.items(of: live.query, in: store))
        }
        store.commit([], removing: ["/f/a"])
        try await fast.read(until: Self.items(of: live.query, in: store))
        let snapshot = try #require(try await slow.read())
        #expect(snapshot.changes.removed == RangeSet([0..<1]))
        #expect(snapshot.changes.removedItems.map(\.name) == ["a"])
        #expect(snapshot.changes.inserted == RangeSet([1..<101]))
        #expect(snapshot.items[snapshot.changes.inserted].count == 100)
        #expect(snapshot.items.first?.name == "b")
    }

    @Test func readersShareTheWork() async throws {
        let store = MemoryStore([Self.item("/f/a")])
        let live = Cloud.LiveQuery(.folder("/f"), store: store)
        var first = Reader(iterator: live.makeAsyncIterator())
        var second = Reader(iterator: live.makeAsyncIterator())
        _ = try await first.read()
        _ = try await second.read()
        #expect(store.loads == 1)
        // Each is used after the count, so that its work cannot have ended before.
        store.commit([Self.item("/f/b")])
        _ = try await first.read()
        _ = try await second.read()
        #expect(first.items == second.items)
    }

    @Test func changesElsewhereAreNone() async throws {
        let store = MemoryStore([Self.item("/f/a")])
        let live = Cloud.LiveQuery(.folder("/f"), store: store)
        var reader = Reader(iterator: live.makeAsyncIterator())
        _ = try await reader.read()
        store.commit([Self.item("/g/a"), Self.item("/f/a/b"), Self.item("/fa")])
        store.commit([Self.item("/f/b")])
        let snapshot = try await reader.read()
        #expect(snapshot?.items.map(\.name) == ["a", "b"])
    }

    @Test func anItemIsFollowedWhereverItMoves() async throws {
        var item = Self.item("/f/a")
        let id = Cloud.Item.LocalID(rawValue: "1")
        item.localID = id
        let store = MemoryStore([item])
        let live = Cloud.LiveQuery(.item(id), store: store)
        var reader = Reader(iterator: live.makeAsyncIterator())
        #expect(try await reader.read()?.items.map(\.path) == ["/f/a"])
        item.path = "/g/b"
        store.commit([item])
        #expect(try await reader.read()?.items.map(\.path) == ["/g/b"])
        store.commit([], removing: ["1"])
        let last = try await reader.read()
        #expect(last?.state == .targetRemoved)
        #expect(last?.items.isEmpty == true)
    }

    @Test func aConditionFindsItemsEverywhere() async throws {
        let store = MemoryStore([Self.item("/a.jpg"), Self.item("/f/b.txt")])
        let live = Cloud.LiveQuery(.matching(.name(.hasSuffix(".JPG"))), store: store)
        var reader = Reader(iterator: live.makeAsyncIterator())
        #expect(try await reader.read()?.items.map(\.path) == ["/a.jpg"])
        store.commit([Self.item("/f/g/c.jpg"), Self.item("/f/d.png")])
        #expect(try await reader.read()?.items.map(\.path) == ["/a.jpg", "/f/g/c.jpg"])
    }

    @Test func aCustomSourceIsReadOnceAndThenFollowsTheDatabase() async throws {
        let store = MemoryStore()
        let found = [Self.item("/f/found"), Self.item("/f/found")]
        let query = Cloud.Query.custom(load: { found }, accepts: { $0.name.hasPrefix("f") })
        let live = Cloud.LiveQuery(query, store: store)
        var reader = Reader(iterator: live.makeAsyncIterator())
        #expect(try await reader.read()?.items.map(\.name) == ["found"])
        store.commit([Self.item("/f/first"), Self.item("/f/second")])
        #expect(try await reader.read()?.items.map(\.name) == ["first", "found"])
    }

    // MARK: States

    @Test func cachedItemsComeBeforeTheServersList() async throws {
        let store = MemoryStore([Self.item("/f/a")])
        let host = ScriptedHost()
        let live = Cloud.LiveQuery(.folder("/f"), store: store, host: host)
        var reader = Reader(iterator: live.makeAsyncIterator())
        #expect(try await reader.read()?.state == .contentsFromCache)
        let call = try await host.call.value
        #expect(call.folder == "/f")
        call.report(.current(anchor: store.anchor))
        let snapshot = try await reader.read()
        #expect(snapshot?.state == .idle)
        #expect(snapshot?.changes.isEmpty == true)
    }

    @Test func theListIsCurrentOnlyWhenItsCommitHasArrived() async throws {
        let store = MemoryStore()
        let host = ScriptedHost()
        let live = Cloud.LiveQuery(.folder("/f"), store: store, host: host)
        var reader = Reader(iterator: live.makeAsyncIterator())
        #expect(try await reader.read()?.state == .waitingForServer)
        try await host.call.value.report(.current(anchor: store.anchor + 1))
        store.commit([Self.item("/f/a")])
        let snapshot = try await reader.read()
        #expect(snapshot?.state == .idle)
        #expect(snapshot?.items.count == 1)
    }

    @Test func aFailureOfTheServerIsAStateAndASecondOneIsNews() async throws {
        let store = MemoryStore([Self.item("/f/a")])
        let host = ScriptedHost()
        let live = Cloud.LiveQuery(.folder("/f"), store: store, host: host)
        var reader = Reader(iterator: live.makeAsyncIterator())
        _ = try await reader.read()
        let call = try await host.call.value
        call.report(.failed(Cloud.Error(.unreachable, "no way there")))
        let first = try await reader.read()
        #expect(first?.state == .failed && first?.error?.code == .unreachable)
        #expect(first?.items.count == 1)
        call.report(.failed(Cloud.Error(.maintenance, "later")))
        #expect(try await reader.read()?.error?.code == .maintenance)
        call.report(.current(anchor: store.anchor))
        let last = try await reader.read()
        #expect(last?.state == .idle && last?.error == nil)
    }

    @Test func aFolderThatIsGoneIsAState() async throws {
        let store = MemoryStore([Self.folder("/f"), Self.item("/f/a")])
        let live = Cloud.LiveQuery(.folder("/f"), store: store)
        var reader = Reader(iterator: live.makeAsyncIterator())
        #expect(try await reader.read()?.state == .idle)
        store.commit([], removing: ["/f", "/f/a"])
        let gone = try await reader.read()
        #expect(gone?.state == .targetRemoved)
        #expect(gone?.items.isEmpty == true)
        store.commit([Self.folder("/f")])
        #expect(try await reader.read()?.state == .idle)
    }

    @Test func aFolderThatTheServerDoesNotHaveIsGone() async throws {
        let host = ScriptedHost()
        let live = Cloud.LiveQuery(.folder("/f"), store: MemoryStore(), host: host)
        var reader = Reader(iterator: live.makeAsyncIterator())
        _ = try await reader.read()
        try await host.call.value.report(.removed)
        #expect(try await reader.read()?.state == .targetRemoved)
    }

    @Test(arguments: [Cloud.QueryServing.removed, .failed(Cloud.Error(.unreachable, "no way there"))])
    func aTargetThatComesIsNewsOfTheServer(serving: Cloud.QueryServing) async throws {
        for query in [Cloud.Query.folder("/f").includingFolder(), .item("/f")] {
            let store = MemoryStore()
            let host = ScriptedHost()
            var reader = Reader(iterator: Cloud.LiveQuery(query, store: store, host: host).makeAsyncIterator())
            _ = try await reader.read()
            let call = try await host.call.value
            call.report(serving)
            #expect(try await reader.read()?.state != .waitingForServer)
            store.commit([Self.folder("/f")])
            let found = try await reader.read()
            #expect(found?.state == .contentsFromCache && found?.error == nil && found?.items.count == 1)
            call.report(serving)
            #expect(try await reader.read()?.state != .contentsFromCache)
            var folder = Self.folder("/f")
            folder.eTag = Cloud.ETag("2")
            store.commit([folder])
            #expect(try await reader.read()?.state == .contentsFromCache)
            call.report(.current(anchor: store.anchor))
            #expect(try await reader.read()?.state == .idle)
        }
    }

    @Test func aChangeOnThisMachineIsNoNewsOfTheServer() async throws {
        let store = MemoryStore([Self.folder("/f")])
        let host = ScriptedHost()
        let live = Cloud.LiveQuery(.folder("/f").includingFolder(), store: store, host: host)
        var reader = Reader(iterator: live.makeAsyncIterator())
        _ = try await reader.read()
        try await host.call.value.report(.failed(Cloud.Error(.unreachable, "no way there")))
        #expect(try await reader.read()?.state == .failed)
        var folder = Self.folder("/f")
        folder.activity = .updating
        store.commit([folder, Self.item("/f/a")])
        let snapshot = try await reader.read()
        #expect(snapshot?.state == .failed && snapshot?.items.count == 2)
    }

    // MARK: Ends

    @Test func aCancelledReaderEndsAtOnce() async throws {
        let live = Cloud.LiveQuery(.folder("/f"), store: MemoryStore())
        let task = Task {
            for try await _ in live {}
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func theWorkEndsWithTheLastReader() async throws {
        let host = ScriptedHost()
        let live = Cloud.LiveQuery(.folder("/f"), store: MemoryStore(), host: host)
        let task = Task {
            for try await _ in live {}
        }
        _ = try await host.call.value
        task.cancel()
        _ = await task.result
        try await host.ended.value
    }

    @Test func aDatabaseThatCannotBeReadEndsTheLoopWithItsError() async throws {
        let store = MemoryStore()
        store.fail(Cloud.Error(.database, "the file is damaged"))
        var iterator = Cloud.LiveQuery(.folder("/f"), store: store).makeAsyncIterator()
        do {
            _ = try await iterator.next()
            Issue.record("a snapshot of a database that cannot be read")
        } catch let error as Cloud.Error {
            #expect(error.code == .database)
        }
    }

    @Test func aClosedDatabaseEndsTheLoopAfterItsLastContents() async throws {
        let store = MemoryStore([Self.item("/f/a")])
        var reader = Reader(iterator: Cloud.LiveQuery(.folder("/f"), store: store).makeAsyncIterator())
        _ = try await reader.read()
        store.commit([Self.item("/f/b")])
        store.close()
        #expect(try await reader.read()?.items.count == 2)
        #expect(try await reader.read() == nil)
    }

    // MARK: Steps

    private static func item(_ path: String) -> Cloud.Item { Cloud.Item(Cloud.Path(unchecked: path), .file) }

    private static func folder(_ path: String) -> Cloud.Item { Cloud.Item(Cloud.Path(unchecked: path), .folder) }

    private static func items(of query: Cloud.Query, in store: MemoryStore) -> [Cloud.Item] {
        let order = ItemOrder(sorts: query.sorts)
        let entries = store.items.filter { query.contains($0) }.map { ItemEntry($0) }
        return Array(entries.sorted { order.compare($0, $1) < 0 }.map(\.item).prefix(query.limit ?? .max))
    }

    private static func change(_ store: MemoryStore, _ source: inout RandomItems, isTold: Bool = true) throws {
        let id = "\(source.number(below: 16))"
        if source.isTrue(oneIn: 3) { return store.commit([], removing: [id], isTold: isTold) }
        var item = try source.comparableItem()
        let folder: Cloud.Path = source.isTrue(oneIn: 4) ? "/g" : "/f"
        item.path = try folder.appending(source.name())
        item.localID = Cloud.Item.LocalID(rawValue: id)
        store.commit([item], isTold: isTold)
    }
}
