import HTTPTypes
import NIOCore
import NIOPosix
import Synchronization

/// A store of responses in the files of a directory, which several processes may share; see ``DiskFiles``.
///
/// Responses are written behind their calls: a call puts its response into a list, and one job on NIO's thread pool
/// writes the list. Until then, the response is found in the list. If too much is waiting, a response is not stored,
/// and the older one is removed; until then, it is not found.
/// Each removal takes its responses from the list at once. The job does removals in their order, and before all writes
/// that came later; writes that came earlier take turns with them. So a removal and an insertion have their effects in
/// the order in which they came, and neither kind waits for all of the other. What waits to be removed is not found.
///
/// If a caller is cancelled, it returns at once, and its work is still done. If a look-up lasts too long, it fails, and
/// until the disk has done it, nothing is looked up there: what waits to be written is still found.
final class DiskStore: CacheStore {
    private struct Usage {
        /// The size of all files, as far as it is known here; `nil` before they have been counted.
        var bytes: Int?
        /// The bytes written since the count; other processes may have written as much.
        var written = 0
    }

    /// The look-ups that the disk has still to do.
    private struct LookUps {
        private var lastNumber = 0
        private var running: Set<Int> = []
        /// Those that nobody waits for any more.
        private var abandoned: Set<Int> = []
        private var hasOverdue = false

        /// A Boolean value indicating whether the disk gets no other look-up: one has lasted too long, or many callers
        /// have gone.
        var areEnough: Bool { hasOverdue || abandoned.count >= DiskStore.mostAbandoned }

        mutating func begin() -> Int {
            lastNumber += 1
            running.insert(lastNumber)
            return lastNumber
        }

        mutating func end(_ number: Int) {
            running.remove(number)
            abandoned.remove(number)
            if abandoned.isEmpty { hasOverdue = false }
        }

        /// Notes the end of a wait, which may come after that of the look-up.
        mutating func abandon(_ number: Int, isOverdue: Bool = false) {
            guard running.contains(number) else { return }
            abandoned.insert(number)
            if isOverdue { hasOverdue = true }
        }
    }

    fileprivate struct State {
        var writes: PendingWrites
        var refused: RefusedWrites
        /// What the removals that somebody asked for will remove.
        var queued = QueuedRemovals()
        /// The removals in order, each with the number of the last write that came before it.
        var removals = CircularBuffer<(removal: Removal, lastWrite: UInt64)>()
        /// The number of removals since the last write.
        var removalsInTurn = 0
        var isWorking = false
        var flushing: [Promise<Void>] = []
        var failed: @Sendable (CacheFailure) -> Void = { _ in }
    }

    fileprivate enum Removal: Sendable {
        /// The removal that somebody waits for.
        case work(@Sendable (NIOThreadPool.WorkItemState) -> Void)
        case refused(RefusedWrites.Removal)
    }

    fileprivate enum Step {
        case removal(Removal)
        case write(PendingWrites.Write)
    }

    private let files: DiskFiles
    private let root: String
    private let maximumBytes: Int
    let maximumEntryBytes: Int
    let patience: WaitLimit
    /// Runs work on a thread that may block.
    private let submit: @Sendable (@escaping @Sendable (NIOThreadPool.WorkItemState) -> Void) -> Void
    private let state: Mutex<State>
    private let usage = Mutex(Usage())
    private let lookUps = Mutex(LookUps())

    /// The most bytes that wait until they are written.
    static let maximumPendingBytes = 16 << 20
    /// The most bytes of what is remembered of responses that had no room; if there is more, the disk is emptied.
    static let maximumRefusedBytes = 1 << 20
    /// The most look-ups that the disk has still to do after their calls were cancelled.
    private static let mostAbandoned = 16
    /// The number of steps after which the job lets others use its thread.
    private static let stepsAtOnce = 16
    /// The number of removals, which are quick, for each write.
    fileprivate static let mostRemovalsInTurn = 8

    init(
        directory: String,
        maximumBytes: Int,
        maximumEntryBytes: Int,
        maximumPendingBytes: Int = maximumPendingBytes,
        maximumRefusedBytes: Int = maximumRefusedBytes,
        patience: WaitLimit = .stores,
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
        self.patience = patience
        self.submit = submit
        state = Mutex(
            State(
                writes: PendingWrites(maximumBytes: maximumPendingBytes),
                refused: RefusedWrites(maximumBytes: maximumRefusedBytes)
            )
        )
    }

    /// The number of removals that wait to be done.
    var waitingRemovals: Int { state.withLock { $0.removals.count } }

    /// `true`: an interruption ends each wait.
    var isImmediate: Bool { true }

    func reportFailures(to failed: @escaping @Sendable (CacheFailure) -> Void) {
        state.withLock { $0.failed = failed }
    }

    // MARK: Reading

    func entry(for key: CacheKey, fitting request: HTTPRequest) async throws -> CacheEntry? {
        let (waiting, isOld) = state.withLock { state in
            (state.writes.all(for: key), state.refused.contains(key) || state.queued.contains(key))
        }
        let pending = waiting.last { $0.entry.fits(request) }?.entry
        // What is still on disk is older than a response that was not stored, or will be removed.
        if pending != nil || isOld { return pending }
        guard let stored = try await storedEntry(for: key, fitting: request) else { return nil }
        // It is older than those that waited, too, and some of them take its place without fitting the request.
        return waiting.contains { $0.entry.replaces(stored) } ? nil : stored
    }

    /// Returns the response on disk with a key that fits a request.
    private func storedEntry(for key: CacheKey, fitting request: HTTPRequest) async throws -> CacheEntry? {
        guard !lookUps.withLock({ $0.areEnough }) else { return nil }
        if let recent = files.recentEntry(for: key, fitting: request) { return recent }
        guard files.mayHave(key) else { return nil }
        return try await lookUp { [self] in try files.entry(for: key, fitting: request) }
    }

    /// Does a look-up, for which nobody waits too long.
    private func lookUp(_ work: @escaping @Sendable () throws -> CacheEntry?) async throws -> CacheEntry? {
        let promise = Promise<CacheEntry?>()
        let number = lookUps.withLock { $0.begin() }
        submit { [self] state in
            let result: Result<CacheEntry?, any Error> = Result { try Self.whileActive(state, work) }
            lookUps.withLock { $0.end(number) }
            promise.fulfill(result)
        }
        defer { lookUps.withLock { $0.abandon(number) } }
        return try await patience.ending {
            try await value(of: promise)
        } by: { [self] in
            lookUps.withLock { $0.abandon(number, isOverdue: true) }
            promise.fulfill(.failure(WaitLimit.Exceeded()))
        }
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
            // The latest response is served or none (RFC 9111, section 4), so the older one goes.
            if !isTaken { state.refuse(entry, for: key) }
            return (isTaken, state.begin())
        }
        if begins { submit { [self] in work($0) } }
        guard isTaken else { throw FetchError(.file, "too much is waiting to be written to the cache in \(root)") }
    }

    func remove(_ entry: CacheEntry, for key: CacheKey) async throws {
        try await remove(.key(key), entry.choices) {
            $0.remove(entry, for: key)
        } and: {
            try $0.remove(entry.choices, for: key)
        }
    }

    func removeAll(from url: String) async throws {
        try await remove(.url(url), []) {
            $0.removeAll(from: url)
        } and: {
            try $0.removeAll(from: url)
        }
    }

    func removeAll() async throws {
        try await remove(.everything, []) {
            $0.removeAll()
        } and: { [self] files in
            try files.removeAll()
            usage.withLock { $0 = Usage() }
        }
    }

    private func remove(
        _ target: QueuedRemovals.Target,
        _ choices: [CacheEntry.Choice],
        _ pending: (inout PendingWrites) -> Void,
        and work: @escaping @Sendable (DiskFiles) throws -> Void
    ) async throws {
        let promise = Promise<Void>()
        let begins = state.withLock { state in
            pending(&state.writes)
            // One that waits in the queue is done before all writes that came after it, which are not begun.
            let removal = QueuedRemovals.Removal(target: target, choices: choices)
            guard state.queued.begin(removal, fulfilling: promise) else { return false }
            state.append(
                .work { [self] poolState in
                    let promises = self.state.withLock { $0.queued.take(removal) }
                    let result: Result<Void, any Error> = Result {
                        try Self.whileActive(poolState) { try work(files) }
                    }
                    // What remains is out of use before it is no longer queued: whoever asked learns of it only later.
                    if case .failure = result, case .key(let key) = target { self.report(.remains(key.url)) }
                    self.state.withLock { $0.queued.end(target) }
                    for promise in promises { promise.fulfill(result) }
                }
            )
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
            case .removal(.work(let remove)): remove(poolState)
            case .removal(.refused(let refused)): remove(refused, poolState)
            case .write(let write):
                do {
                    try Self.whileActive(poolState) { try self.write(write, preparing: !isPrepared) }
                    isPrepared = true
                } catch {
                    report(.notStored)
                }
                state.withLock { $0.writes.finish(write) }
            case nil:
                for promise in done { promise.fulfill(.success(())) }
                return
            }
        }
        submit { [self] in work($0) }
    }

    /// Removes what is older than responses that had no room.
    private func remove(_ refused: RefusedWrites.Removal, _ poolState: NIOThreadPool.WorkItemState) {
        switch refused {
        case .key(let key):
            let choices = state.withLock { $0.refused.choices(for: key) }
            for choice in choices {
                reporting(key.url) { try Self.whileActive(poolState) { try files.remove(choice, for: key) } }
            }
            state.withLock { state in
                guard let rest = state.refused.finish(key, choices) else { return }
                // Others were refused in the meantime, and any write may have come after them.
                state.removals.prepend((.refused(rest), 0))
            }
        case .everything:
            reporting(nil) {
                try Self.whileActive(poolState) { try files.removeAll() }
                usage.withLock { $0 = Usage() }
            }
            state.withLock { $0.refused.finishEverything() }
        }
    }

    /// Removes older responses from a URL, or all (`nil`); if that fails, they must stay out of use.
    private func reporting(_ url: String?, _ remove: () throws -> Void) {
        do { try remove() } catch { report(.remains(url)) }
    }

    private func report(_ failure: CacheFailure) { state.withLock { $0.failed }(failure) }

    private func write(_ write: PendingWrites.Write, preparing mustPrepare: Bool) throws {
        let written: Int
        do {
            if mustPrepare { try files.prepareForWriting() }
            written = try files.write(write.entry, for: write.key, upTo: maximumBytes) {
                state.withLock { $0.writes.contains(write) }
            }
        } catch {
            // The latest response is served or none (RFC 9111, section 4), so the older one goes.
            reporting(write.key.url) { try files.remove(write.entry.choices, for: write.key) }
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
        do { return try await Interruption.value(of: promise) } catch let failure as SystemError {
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

    /// Adds a removal after all that came before it.
    fileprivate mutating func append(_ removal: DiskStore.Removal) {
        removals.append((removal, writes.lastNumber))
    }

    /// Adds the removal of what is older than a response that had no room, if none does it already.
    fileprivate mutating func refuse(_ entry: CacheEntry, for key: CacheKey) {
        guard let removal = refused.add(entry, for: key) else { return }
        if case .everything = removal {
            // It does what the others would have done.
            removals.removeAll { if case .refused = $0.removal { true } else { false } }
        }
        append(.refused(removal))
    }

    /// Returns the next step; without one, those that wait for the end.
    fileprivate mutating func next() -> (DiskStore.Step?, done: [Promise<Void>]) {
        let write = writes.next()
        guard let first = removals.first else {
            removalsInTurn = 0
            if let write { return (.write(write), []) }
            isWorking = false
            defer { flushing = [] }
            return (nil, flushing)
        }
        if removalsInTurn >= DiskStore.mostRemovalsInTurn, let write, write.number <= first.lastWrite {
            removalsInTurn = 0
            return (.write(write), [])
        }
        removalsInTurn += 1
        removals.removeFirst()
        return (.removal(first.removal), [])
    }
}
