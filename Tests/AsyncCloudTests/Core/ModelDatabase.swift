import AsyncFetch
import Synchronization

@testable import AsyncCloud

/// What a database has stored; it stays when the process that uses it dies.
final class ModelDatabase: Sendable {
    fileprivate struct State {
        var anchor: Int64 = 1
        var items: [Cloud.Path: Cloud.Item] = [:]
        /// The versions of the folders whose lists were merged.
        var listed: [Cloud.Path: Cloud.ETag] = [:]
        var jobs: [(path: Cloud.Path, number: Int64)] = []
        var jobCount: Int64 = 0
        /// The number of jobs that were looked at to find the next one.
        var looks = 0

        mutating func enqueue(_ folders: [Cloud.Path]) {
            for folder in folders.compactMap({ known($0) }) {
                jobs.removeAll { $0.path == folder }
                jobCount += 1
                jobs.append((folder, jobCount))
            }
        }

        /// Returns a folder, or else the next one above it that there is.
        private func known(_ folder: Cloud.Path) -> Cloud.Path? {
            var next: Cloud.Path? = folder
            while let path = next, items[path]?.isFolder != true { next = path.parent }
            return next
        }

        mutating func finish(_ folder: Cloud.Path, _ start: Cloud.CoreStart) {
            jobs.removeAll { $0.path == folder && $0.number <= start.job }
        }
    }

    fileprivate let state = Mutex(State())

    var looks: Int { state.withLock { $0.looks } }
    var jobs: [Cloud.Path] { state.withLock { $0.jobs.map(\.path) } }
    var items: [Cloud.Path: Cloud.Item] { state.withLock { $0.items } }
    var listed: [Cloud.Path: Cloud.ETag] { state.withLock { $0.listed } }
}

/// A process's access to a database, which dies after a number of calls.
final class ModelStore: Cloud.CoreStore {
    private let database: ModelDatabase
    private let callsLeft: Mutex<Int>
    private let readers = Mutex<[AsyncThrowingStream<Cloud.QueryChange, any Error>.Continuation]>([])

    init(_ database: ModelDatabase, dyingAfter calls: Int = .max) {
        self.database = database
        callsLeft = Mutex(calls)
    }

    var isDead: Bool { callsLeft.withLock { $0 == 0 } }

    private func access<R: Sendable>(_ body: (inout ModelDatabase.State) throws -> R) throws -> R {
        try callsLeft.withLock { left in
            if left == 0 { throw Cloud.Error(.database, "the process is dead") }
            left -= 1
        }
        return try database.state.withLock { try body(&$0) }
    }

    func anchor() async throws -> Int64 { try access { $0.anchor } }

    func item(at path: Cloud.Path) async throws -> Cloud.Item? {
        try access { state in
            var item = state.items[path]
            let isToBeRead = state.jobs.contains { $0.path == path }
            if item?.isFolder == true { item?.eTag = isToBeRead ? nil : state.listed[path] }
            return item
        }
    }

    func mergeList(
        _ folder: Cloud.Item,
        children: [Cloud.Item],
        since start: Cloud.CoreStart,
        follows: Bool
    ) async throws -> Cloud.CoreMerge {
        let (merge, change) = try access { state in
            var changes: [(before: Cloud.Item?, after: Cloud.Item?)] = []
            let kept = Set(children.map(\.path))
            for (path, item) in state.items {
                guard let parent = path.parent, folder.path.contains(parent) else { continue }
                let top = Self.top(of: path, in: folder.path)
                let isReplaced = children.contains { $0.path == top && $0.kind != state.items[top]?.kind }
                guard !kept.contains(top) || isReplaced else { continue }
                state.items[path] = nil
                state.listed[path] = nil
                state.jobs.removeAll { $0.path == path }
                changes.append((item, nil))
            }
            for child in children { changes.append((state.items.updateValue(child, forKey: child.path), child)) }
            changes.append((state.items.updateValue(folder, forKey: folder.path), folder))
            state.listed[folder.path] = folder.eTag
            state.anchor += 1
            let scans = children.filter { $0.isFolder && state.listed[$0.path] != $0.eTag }
            let folders = scans.map(\.path).sorted { $0.string < $1.string }
            state.finish(folder.path, start)
            if follows { state.enqueue(folders) }
            let merge = Cloud.CoreMerge(anchor: state.anchor, foldersToScan: folders)
            return (merge, Change(anchor: state.anchor, items: changes))
        }
        for reader in readers.withLock({ $0 }) { reader.yield(.items(anchor: change.anchor, change.items)) }
        return merge
    }

    private struct Change: Sendable {
        let anchor: Int64
        let items: [(before: Cloud.Item?, after: Cloud.Item?)]
    }

    /// Returns the item directly in a folder that another one is, or is below.
    private static func top(of path: Cloud.Path, in folder: Cloud.Path) -> Cloud.Path {
        var path = path
        while let parent = path.parent, parent != folder { path = parent }
        return path
    }

    func start() async throws -> Cloud.CoreStart {
        try access { Cloud.CoreStart(anchor: $0.anchor, job: $0.jobCount) }
    }

    func enqueueScans(of folders: [Cloud.Path]) async throws { try access { $0.enqueue(folders) } }

    func nextScan(from number: Int64, excluding folders: Set<Cloud.Path>) async throws -> Cloud.CoreScan? {
        try access { state in
            for job in state.jobs where job.number >= number {
                state.looks += 1
                if !folders.contains(job.path) { return Cloud.CoreScan(folder: job.path, number: job.number) }
            }
            return nil
        }
    }

    func vacuum() async throws {}

    func contents(of query: Cloud.Query) async throws -> Cloud.QueryContents {
        database.state.withLock { Cloud.QueryContents(anchor: $0.anchor, items: Array($0.items.values)) }
    }

    func queryChanges() -> any AsyncSequence<Cloud.QueryChange, any Error> & Sendable {
        let (stream, continuation) = AsyncThrowingStream<Cloud.QueryChange, any Error>.makeStream()
        readers.withLock { $0.append(continuation) }
        return stream
    }
}
