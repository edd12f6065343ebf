import HTTPTypes
import NIOCore
import NIOPosix
import Synchronization

/// A store of responses in the files of a directory, which several processes may share; see ``DiskFiles``.
///
/// Responses are written behind their calls: a call puts its response into a list, and one job on NIO's thread pool
/// writes the list. Until then, the response is found in the list. If too much is waiting, a response is not stored,
/// and the older one is removed.
/// The job does removals first, in their order; each of them also takes its responses from the list at once. So a
/// removal and an insertion have their effects in the order in which they came.
///
/// If a caller is cancelled, it returns at once, and its work is still done.
final class DiskStore: CacheStore {
    private struct Usage {
        /// The size of all files, as far as it is known here; `nil` before they have been counted.
        var bytes: Int?
        /// The bytes written since the count; other processes may have written as much.
        var written = 0
    }

    fileprivate struct State {
        var writes: PendingWrites
        var removals: [@Sendable (NIOThreadPool.WorkItemState) -> Void] = []
        var isWorking = false
        var flushing: [Promise<Void>] = []
        var failed: @Sendable () -> Void = {}
    }

    fileprivate enum Step {
        case removal(@Sendable (NIOThreadPool.WorkItemState) -> Void)
        case write(PendingWrites.Write)
    }

    private let files: DiskFiles
    private let root: String
    private let maximumBytes: Int
    let maximumEntryBytes: Int
    /// Runs work on a thread that may block.
    private let submit: @Sendable (@escaping @Sendable (NIOThreadPool.WorkItemState) -> Void) -> Void
    private let state: Mutex<State>
    private let usage = Mutex(Usage())

    /// The most bytes that wait until they are written.
    static let maximumPendingBytes = 16 << 20
    /// The number of steps after which the job lets others use its thread.
    private static let stepsAtOnce = 16

    init(
        directory: String,
        maximumBytes: Int,
        maximumEntryBytes: Int,
        maximumPendingBytes: Int = maximumPendingBytes,
        now: @escaping @Sendable () -> Double,
        submit: @escaping @Sendable (@escaping @Sendable (NIOThreadPool.WorkItemState) -> Void) -> Void = {
            NIOThreadPool.singleton.submit($0)
        }
    ) {
        let folder = DiskFolder("v2", in: directory)
        root = folder.path
        self.maximumBytes = maximumBytes
        self.maximumEntryBytes = min(maximumEntryBytes, maximumBytes, 1 << 30)  // twice as much fits into a buffer, too
        files = DiskFiles(folder, maximumFileBytes: 2 * self.maximumEntryBytes + (1 << 20), now: now)
        self.submit = submit
        state = Mutex(State(writes: PendingWrites(maximumBytes: maximumPendingBytes)))
    }

    var isImmediate: Bool { false }

    func reportFailures(to failed: @escaping @Sendable () -> Void) { state.withLock { $0.failed = failed } }

    // MARK: Reading

    func entry(for key: CacheKey, fitting request: HTTPRequest) async throws -> CacheEntry? {
        if let pending = state.withLock({ $0.writes.entry(for: key, fitting: request) }) { return pending }
        return try await perform { [self] in try files.entry(for: key, fitting: request) }
    }

    func usage() async throws -> (count: Int, bytes: Int) {
        await flush()
        return try await perform { [self] in
            let files = try files.all()
            return (files.count, files.reduce(0) { $0 + $1.size })
        }
    }

    /// Waits until all responses are written; cancelling the task ends the wait.
    func flush() async {
        let promise = Promise<Void>()
        let isDone = state.withLock { state in
            if state.isWorking { state.flushing.append(promise) }
            return !state.isWorking
        }
        if !isDone { try? await promise.value }
    }

    // MARK: Changing

    func insert(
        _ entry: CacheEntry,
        for key: CacheKey,
        if isCurrent: @escaping @Sendable () -> Bool
    ) async throws {
        var entry = entry
        entry.body = entry.body.compact
        let (isTaken, begins) = state.withLock { [entry] state in
            guard isCurrent() else { return (true, false) }
            let isTaken = state.writes.add(entry, for: key)
            if !isTaken {
                // The latest response is served or none (RFC 9111, section 4), so the older one goes.
                var older = entry
                older.body = ByteBuffer()
                state.removals.append { [files, older] state in
                    try? Self.whileActive(state) { try files.remove(older, for: key) }
                }
            }
            return (isTaken, state.begin())
        }
        if begins { submit { [self] in work($0) } }
        guard isTaken else { throw FetchError(.file, "too much is waiting to be written to the cache in \(root)") }
    }

    func remove(_ entry: CacheEntry, for key: CacheKey) async throws {
        try await remove {
            $0.remove(entry, for: key)
        } and: {
            try $0.remove(entry, for: key)
        }
    }

    func removeAll(from url: String) async throws {
        try await remove {
            $0.removeAll(from: url)
        } and: {
            try $0.removeAll(from: url)
        }
    }

    func removeAll() async throws {
        try await remove {
            $0.removeAll()
        } and: { [self] files in
            try files.removeAll()
            usage.withLock { $0 = Usage() }
        }
    }

    private func remove(
        _ pending: (inout PendingWrites) -> Void,
        and work: @escaping @Sendable (DiskFiles) throws -> Void
    ) async throws {
        let promise = Promise<Void>()
        let begins = state.withLock { state in
            pending(&state.writes)
            state.removals.append { [files] state in
                promise.fulfill(Result { try Self.whileActive(state) { try work(files) } })
            }
            return state.begin()
        }
        if begins { submit { [self] in self.work($0) } }
        try await value(of: promise)
    }

    // MARK: The job

    /// Does what is waiting, a few steps at a time.
    private func work(_ poolState: NIOThreadPool.WorkItemState) {
        var isPrepared = false
        for _ in 0..<Self.stepsAtOnce {
            let (step, done) = state.withLock { $0.next() }
            switch step {
            case .removal(let remove): remove(poolState)
            case .write(let write):
                do {
                    try Self.whileActive(poolState) {
                        if !isPrepared { try files.prepareForWriting() }
                        isPrepared = true
                        try self.write(write)
                    }
                } catch {
                    state.withLock { $0.failed }()
                }
                state.withLock { $0.writes.finish(write) }
            case nil:
                for promise in done { promise.fulfill(.success(())) }
                return
            }
        }
        submit { [self] in work($0) }
    }

    private func write(_ write: PendingWrites.Write) throws {
        let written: Int
        do {
            written = try files.write(write.entry, for: write.key, upTo: maximumBytes) {
                state.withLock { $0.writes.contains(write) }
            }
        } catch {
            // The latest response is served or none (RFC 9111, section 4), so the older one goes.
            try? files.remove(write.entry, for: write.key)
            throw error
        }
        guard written > 0 else { return }
        let mustCount = usage.withLock { usage in
            usage.written += written
            usage.bytes? += written
            // So several processes together exceed the limit by at most an eighth each.
            return usage.bytes.map { $0 > maximumBytes || usage.written > maximumBytes / 8 } ?? true
        }
        guard mustCount else { return }
        let bytes = try files.makeRoom(upTo: maximumBytes)
        usage.withLock { $0 = Usage(bytes: bytes) }
    }

    private func perform<R: Sendable>(_ work: @escaping @Sendable () throws -> R) async throws -> R {
        let promise = Promise<R>()
        submit { state in promise.fulfill(Result { try Self.whileActive(state, work) }) }
        return try await value(of: promise)
    }

    private func value<R>(of promise: Promise<R>) async throws -> R {
        do { return try await promise.value } catch let failure as SystemError {
            throw FetchError(.file, "cannot use the cache in \(root): \(failure)", cause: failure)
        }
    }

    private static func whileActive<R>(_ state: NIOThreadPool.WorkItemState, _ work: () throws -> R) throws -> R {
        guard state == .active else { throw CancellationError() }
        return try work()
    }
}

extension DiskStore.State {
    /// Returns `true` if a job must begin to work.
    fileprivate mutating func begin() -> Bool {
        defer { isWorking = true }
        return !isWorking
    }

    /// Returns the next step; without one, those that wait for the end.
    fileprivate mutating func next() -> (DiskStore.Step?, done: [Promise<Void>]) {
        if !removals.isEmpty { return (.removal(removals.removeFirst()), []) }
        if let write = writes.next() { return (.write(write), []) }
        isWorking = false
        defer { flushing = [] }
        return (nil, flushing)
    }
}
