import AsyncFetch
import Synchronization

@testable import AsyncCloud

/// A server in memory whose folders have versions that change with anything below them.
final class ModelServer: Cloud.ItemSource, Cloud.CommandTarget {
    private struct State {
        var items: [Cloud.Path: Cloud.Item] = [:]
        var count = 0
        var lists: [Cloud.Path] = []
        var looks = 0
        var failures: [Cloud.Path: Cloud.Error] = [:]
        var listFailures: [Cloud.Path: Cloud.Error] = [:]
        var failure: Cloud.Error?
        var changesWhileListing = 0
        var random: TestGenerator
    }

    private let state: Mutex<State>
    let hasRecursiveETags: Bool
    let pollInterval = Duration.seconds(10)
    let allowsInfiniteDepth: Bool
    /// The order of a tree's list: each folder before what is in it, or by name alone.
    let isDepthFirst: Bool

    init(
        seed: UInt64 = 1,
        hasRecursiveETags: Bool = true,
        allowsInfiniteDepth: Bool = false,
        isDepthFirst: Bool = true
    ) {
        self.allowsInfiniteDepth = allowsInfiniteDepth
        self.isDepthFirst = isDepthFirst
        self.hasRecursiveETags = hasRecursiveETags
        state = Mutex(State(random: TestGenerator(seed: seed)))
        state.withLock { Self.put(.root, .folder, &$0) }
    }

    // MARK: What the test looks at

    var items: [Cloud.Path: Cloud.Item] { state.withLock { $0.items } }
    var folders: [Cloud.Path: Cloud.ETag?] { items.filter(\.value.isFolder).mapValues(\.eTag) }
    var looks: Int { state.withLock { $0.looks } }

    /// Returns the folders that were listed since the last call.
    func takeLists() -> [Cloud.Path] {
        state.withLock { state in
            defer { state.lists = [] }
            return state.lists
        }
    }

    // MARK: What the test does

    func put(_ path: Cloud.Path, _ kind: Cloud.Item.Kind) { state.withLock { Self.put(path, kind, &$0) } }

    /// Adds a file of which no version above tells.
    func hide(_ path: Cloud.Path) {
        state.withLock { state in
            let versions = state.items.mapValues(\.eTag)
            Self.put(path, .file, &state)
            for (path, version) in versions { state.items[path]?.eTag = version }
        }
    }

    func remove(_ path: Cloud.Path) { state.withLock { Self.remove(path, &$0) } }

    func fail(_ error: Cloud.Error?) { state.withLock { $0.failure = error } }

    func fail(_ path: Cloud.Path, _ error: Cloud.Error?) { state.withLock { $0.failures[path] = error } }

    func failList(_ path: Cloud.Path, _ error: Cloud.Error?) { state.withLock { $0.listFailures[path] = error } }

    /// Makes random changes.
    func change(_ count: Int) { state.withLock { state in for _ in 0..<count { Self.change(&state) } } }

    /// Makes a random change after each of the next lists, before their readers get them.
    func changeWhileListing(_ count: Int) { state.withLock { $0.changesWhileListing = count } }

    private static func change(_ state: inout State) {
        let folders = state.items.values.filter(\.isFolder).map(\.path.string).sorted()
        let folder = Cloud.Path(unchecked: folders[Int(state.random.next() % UInt64(folders.count))])
        let name = "\(state.random.next() % 4)"
        let path = Cloud.Path(unchecked: (folder.isRoot ? "" : folder.string) + "/" + name)
        let isDeep = path.string.utf8.count > 8
        switch state.random.next() % 5 {
        case 0: remove(path, &state)
        case 1:
            let all = state.items.keys.map(\.string).sorted()
            move(Cloud.Path(unchecked: all[Int(state.random.next() % UInt64(all.count))]), to: path, &state)
        // A file that replaces a folder, too.
        case 2: put(path, .file, &state)
        case 3: put(path, isDeep ? .file : .folder, &state)
        default: if let item = state.items[path] { put(path, item.kind, &state) }
        }
    }

    private static func put(_ path: Cloud.Path, _ kind: Cloud.Item.Kind, _ state: inout State) {
        if let old = state.items[path], old.kind != kind { remove(path, &state) }
        var item = state.items[path] ?? Cloud.Item(path, kind)
        state.count += 1
        if item.fileID == nil { item.fileID = "id\(state.count)" }
        item.eTag = Cloud.ETag("v\(state.count)")
        state.items[path] = item
        touch(path, &state)
    }

    private static func remove(_ path: Cloud.Path, _ state: inout State) {
        guard state.items[path] != nil else { return }
        state.items = state.items.filter { !path.contains($0.key) }
        touch(path, &state)
    }

    /// Moves an item with everything in it; its identity stays.
    private static func move(_ path: Cloud.Path, to target: Cloud.Path, _ state: inout State) {
        guard !path.isRoot, !path.contains(target), state.items[path] != nil, state.items[target] == nil else { return }
        for (old, item) in state.items where path.contains(old) {
            state.items[old] = nil
            var moved = item
            let rest = String(old.string.utf8.dropFirst(path.string.utf8.count)) ?? ""
            moved.path = Cloud.Path(unchecked: target.string + rest)
            state.items[moved.path] = moved
        }
        touch(path, &state)
        touch(target, &state)
    }

    private static func touch(_ path: Cloud.Path, _ state: inout State) {
        state.count += 1
        var folder = path.parent
        while let next = folder {
            state.items[next]?.eTag = Cloud.ETag("v\(state.count)")
            folder = next.parent
        }
    }

    // MARK: ItemSource

    func item(at path: Cloud.Path) async throws -> Cloud.Item {
        try state.withLock { state in
            state.looks += 1
            if let failure = state.failure ?? state.failures[path] { throw failure }
            guard let item = state.items[path] else { throw Cloud.Error(.notFound, "no item") }
            return item
        }
    }

    func listing(
        of folder: Cloud.Path,
        depth: Cloud.Depth
    ) -> any AsyncSequence<Cloud.Item, any Swift.Error> & Sendable {
        let (stream, continuation) = AsyncThrowingStream<Cloud.Item, any Swift.Error>.makeStream()
        let result: Result<[Cloud.Item], any Swift.Error> = state.withLock { state in
            state.lists.append(folder)
            let failure = state.failure ?? state.failures[folder] ?? state.listFailures[folder]
            if let failure { return .failure(failure) }
            guard let item = state.items[folder] else { return .failure(Cloud.Error(.notFound, "no folder")) }
            let isTree = depth == .infinity
            var children = state.items.values.filter { isTree ? !$0.path.isRoot : $0.path.parent == folder }
            if isTree { children.sort { isDepthFirst ? $0.path.string < $1.path.string : $0.name < $1.name } }
            if state.changesWhileListing > 0 {
                state.changesWhileListing -= 1
                Self.change(&state)
            }
            return .success([item] + children)
        }
        switch result {
        case .success(let items):
            for item in items { continuation.yield(item) }
            continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
        return stream
    }

    // MARK: CommandTarget

    func setFavorite(_ isFavorite: Bool, at path: Cloud.Path) async throws {
        _ = try await item(at: path)
        state.withLock { state in
            state.items[path]?.isFavorite = isFavorite
            Self.touch(path, &state)
        }
    }

    func makeFolder(at path: Cloud.Path) async throws {
        if items[path] != nil { throw Cloud.Error(.alreadyExists, "there is one") }
        put(path, .folder)
    }

    func move(_ path: Cloud.Path, to target: Cloud.Path) async throws {
        _ = try await item(at: path)
        state.withLock { Self.move(path, to: target, &$0) }
    }

    func copy(_ path: Cloud.Path, to target: Cloud.Path) async throws {
        put(target, try await item(at: path).kind)
    }

    func delete(_ path: Cloud.Path) async throws {
        _ = try await item(at: path)
        remove(path)
    }
}

/// Numbers that are the same in each run (Marsaglia's xorshift64).
struct TestGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state >> 8
    }
}
