import AsyncFetch

/// The work of a core: it reads the lists of folders, and looks for changes.
///
/// The folders that a list names are stored in the transaction that merges it, and in which its own job ends. A job that
/// was stored anew meanwhile stays, and so does that of a folder which is not where it was: it goes with the folder. So a
/// process that dies at any point loses none.
actor CoreEngine {
    /// A list that is being read, for all who wait for it.
    private struct Scan {
        let promise: Promise<Cloud.CoreMerge>
        let task: Task<Void, Never>
    }

    /// A query that shows the list of a folder, and waits for what makes it doubtful.
    private struct Watcher {
        let folder: Cloud.Path
        let promise: Promise<Void>
    }

    /// A call to the server that is under way.
    private struct Call {
        let cancel: @Sendable () -> Void
        let end: @Sendable () async -> Void
    }

    let source: any Cloud.ItemSource
    let store: any Cloud.CoreStore
    let clock: FetchClock
    let limits: ServerLimits

    private var scans: [Cloud.Path: Scan] = [:]
    private var calls: [FetchID: Call] = [:]
    private var postponed = Postponements()
    private var watchers: [FetchID: Watcher] = [:]
    /// The folders that were missing since the last look at the root.
    private var missing: Set<Cloud.Path> = []
    private var isStopped = false
    private var isOnline = true
    private var sleepers: [FetchID: Promise<Void>] = [:]
    /// Those among the sleepers who wait because they have failed.
    private var failed: Set<FetchID> = []
    /// The number of times that all who wait were woken, and that those were who have failed.
    private var wakes = 0
    private var successes = 0
    private var nextVacuum = Duration.zero
    /// The times of the last lists, and that of the beginning for all others.
    private var listed: [Cloud.Path: Duration] = [:]
    private let beginning: Duration

    /// The time after which a round looks at the root, and at those who wait, though there are folders to be read.
    private static let longestReading = Duration.seconds(600)

    init(source: any Cloud.ItemSource, store: any Cloud.CoreStore, clock: FetchClock, limits: ServerLimits) {
        self.source = source
        self.store = store
        self.clock = clock
        self.limits = limits
        beginning = clock.now()
    }

    // MARK: Following the server

    /// Looks for changes until the task is cancelled.
    func follow() async {
        var failures = 0
        while !isStopped, !Task.isCancelled {
            do {
                if !isOnline {
                    try await waitForNetwork()
                    failures = 0
                }
                let woken = wakes
                var delay = await interval()
                do {
                    let hasRead = try await round()
                    // Who found nothing, or nobody, can try again.
                    if hasRead || failures > 0 { wakeFailed() }
                    failures = 0
                    await vacuum()
                } catch {
                    failures += 1
                    tell(error)
                    delay = Self.delay(afterFailures: failures, interval: delay)
                }
                try await pause(delay, since: woken)
            } catch { return }
        }
    }

    /// Looks once; returns a Boolean value indicating whether lists were read.
    private func round() async throws -> Bool {
        missing = []
        postponed.beginRound()
        var hasRead = try await runJobs()
        guard await source.hasRecursiveETags else { return hasRead }
        let remote = try await look(at: .root)
        var local = try await store.item(at: .root)
        if local == nil, !postponed.isWaiting(.root, at: clock.now()), await source.allowsInfiniteDepth {
            await readTree()
            hasRead = try await runJobs() || hasRead
            local = try await store.item(at: .root)
        }
        if remote.eTag != nil, local?.eTag == remote.eTag { return hasRead }
        if local == nil {
            // A database without a root has no place for its job.
            if postponed.isWaiting(.root, at: clock.now()) { return hasRead }
            hasRead = try await runJob(.root) || hasRead
        } else {
            try await store.enqueueScans(of: [.root])
        }
        return try await runJobs() || hasRead
    }

    /// Reads the lists of all stored folders whose time has come; returns a Boolean value indicating whether there were
    /// any.
    private func runJobs() async throws -> Bool {
        var hasRead = false
        let end = clock.now() + Self.longestReading
        // Once: all that wait are not looked at again for each folder. A job that another one has been taken for, such as
        // that of a folder that has moved, has the same number and comes again.
        let waiting = postponed.waiting(at: clock.now())
        var number: Int64 = 0
        while clock.now() < end {
            try Task.checkCancellation()
            guard let scan = try await store.nextScan(from: number, excluding: waiting) else { break }
            number = scan.number
            if postponed.isWaiting(scan.folder, at: clock.now()) {
                // Since this began.
                guard number < .max else { break }
                number += 1
            } else if try await runJob(scan.folder) {
                hasRead = true
            }
        }
        return hasRead
    }

    /// Reads the list of a folder, or else of the next one above it that is there; returns a Boolean value indicating
    /// whether a whole one was read.
    private func runJob(_ folder: Cloud.Path) async throws -> Bool {
        var next = folder
        while true {
            do { return try await !list(next).isPartial } catch {
                guard let parent = try await settle(next, after: error) else { return false }
                next = parent
            }
        }
    }

    /// Puts a folder off, or returns the one whose list says where it is now; then its own job goes there, too.
    private func settle(_ folder: Cloud.Path, after error: any Error) async throws -> Cloud.Path? {
        guard let error = error as? Cloud.Error, !error.isOfMachine else { throw error }
        // If the server answers for its root, the failure is of this folder.
        if error.isOfServer { _ = try await look(at: .root) }
        // A server whose list names a folder that is not there is asked again only after a while.
        let isMissing = error.code == .notFound || error.code == .conflict
        if isMissing, let parent = folder.parent, missing.insert(folder).inserted { return parent }
        await postpone(folder)
        tell(error, below: folder)
        return nil
    }

    private func postpone(_ folder: Cloud.Path) async {
        let interval = await interval()
        postponed.add(folder, at: clock.now(), interval: interval)
    }

    /// Forgets old removed items, once an hour.
    private func vacuum() async {
        guard clock.now() >= nextVacuum else { return }
        let now = clock.now()
        nextVacuum = now + .seconds(3600)
        postponed.removeOld(at: now)
        // What is older is as old as the beginning.
        listed = listed.filter { isRecent($0.value, now) }
        try? await store.vacuum()
    }

    private func interval() async -> Duration { max(await source.pollInterval, .seconds(1)) }

    /// The wait after a number of failures: twice as long each time, and an hour at most.
    static func delay(afterFailures count: Int, interval: Duration) -> Duration {
        interval.grown(forWait: count, by: 2, upTo: max(interval, .seconds(3600)))
    }

    // MARK: Lists

    /// Reads the list of a folder into the database; all who ask meanwhile get the same one.
    ///
    /// - Returns: The outcome of its merge.
    func list(_ folder: Cloud.Path) async throws -> Cloud.CoreMerge {
        if isStopped { throw CancellationError() }
        if let scan = scans[folder] { return try await scan.promise.value }
        let promise = Promise<Cloud.CoreMerge>()
        let task = Task {
            let result: Result<Cloud.CoreMerge, any Error>
            do { result = .success(try await read(folder)) } catch { result = .failure(error) }
            scans[folder] = nil
            promise.fulfill(result)
        }
        scans[folder] = Scan(promise: promise, task: task)
        return try await promise.value
    }

    /// Reads the list of a folder, and once more if something has overtaken it; its job is stored then, too.
    private func read(_ folder: Cloud.Path) async throws -> Cloud.CoreMerge {
        var merge = try await readOnce(folder)
        for _ in 0..<2 where merge.isOutdated { merge = try await readOnce(folder) }
        return merge
    }

    private func readOnce(_ folder: Cloud.Path) async throws -> Cloud.CoreMerge {
        if let parent = folder.parent, try await store.item(at: folder) == nil {
            _ = try await list(parent)
        }
        let start = try await store.start()
        let (item, children) = try await limited { [source, limits] in
            try await FolderList.read(folder, from: source, within: limits.list)
        }
        try Task.checkCancellation()
        let follows = await source.hasRecursiveETags
        let merge = try await store.mergeList(item, children: children, since: start, follows: follows)
        listed[folder] = clock.now()
        if postponed.remove(folder, after: merge) { await postpone(folder) }
        return merge
    }

    /// Makes a change on the server, and then reads the lists of some folders.
    func change(_ folders: [Cloud.Path], _ call: @escaping @Sendable () async throws -> Void) async throws {
        if isStopped { throw CancellationError() }
        // Stored before: the server may make the change even if this process dies, or never gets the answer.
        try await store.enqueueScans(of: folders)
        do {
            try await tracked(call)
        } catch {
            wake()
            throw error
        }
        for folder in folders {
            // A list that began before the change may not have it.
            while let scan = scans[folder] {
                do { _ = try await scan.promise.value } catch { try Task.checkCancellation() }
            }
            do {
                _ = try await list(folder)
            } catch let error as Cloud.Error {
                // The change is made, and the stored job brings the list later.
                if isStopped { throw error }
                wake()
            }
        }
    }

    /// Makes a call that ``stop()`` cancels and waits for.
    private func tracked<R: Sendable>(_ call: @escaping @Sendable () async throws -> R) async throws -> R {
        if isStopped { throw CancellationError() }
        let id = FetchID()
        let task = Task { try await call() }
        calls[id] = Call {
            task.cancel()
        } end: {
            _ = await task.result
        }
        defer { calls[id] = nil }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Returns an item as the server has it now.
    private func look(at path: Cloud.Path) async throws -> Cloud.Item {
        try await limited { [source] in try await source.item(at: path) }
    }

    /// Makes a call that reads, and cancels it after the longest time.
    ///
    /// A server that sends a little now and then is never silent for long enough for the fetcher to end the call.
    ///
    /// - Throws: ``Cloud/Error/Code/unreachable`` after that time; the errors of the call.
    func limited<R: Sendable>(_ call: @escaping @Sendable () async throws -> R) async throws -> R {
        guard let time = limits.time else { return try await call() }
        let sleep = clock.sleep
        return try await withThrowingTaskGroup(of: R.self) { group in
            group.addTask { try await call() }
            group.addTask {
                try await sleep(time)
                throw Cloud.Error(.unreachable, "the server has not come to the end of its answer within \(time)")
            }
            defer { group.cancelAll() }
            guard let result = try await group.next() else { throw CancellationError() }
            return result
        }
    }

    // MARK: Waiting

    /// Waits for a while, but not if all were woken since a count of ``wakes``; without a network, until there is one.
    private func pause(_ duration: Duration, since woken: Int, hasFailed: Bool = false) async throws {
        if isStopped { throw CancellationError() }
        guard wakes == woken else { return }
        let promise = Promise<Void>()
        let id = FetchID()
        sleepers[id] = promise
        if hasFailed { failed.insert(id) }
        defer {
            sleepers[id] = nil
            failed.remove(id)
        }
        guard isOnline else { return try await promise.value }
        let sleep = clock.sleep
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await sleep(duration) }
            group.addTask { try await promise.value }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Ends all waits, and those that are about to begin.
    private func wake() {
        wakes += 1
        for sleeper in sleepers.values { sleeper.fulfill(.success(())) }
    }

    /// Ends the waits of those who have failed to find something.
    private func wakeFailed() {
        successes += 1
        for id in failed { sleepers[id]?.fulfill(.success(())) }
    }

    func networkChanged(isAvailable: Bool) {
        isOnline = isAvailable
        if isAvailable { postponed = Postponements() }
        // Who waits for a time begins to wait for the network, and the other way round.
        wake()
        if !isAvailable { tell(Cloud.Error(.unreachable, "there is no network")) }
    }

    private func waitForNetwork() async throws {
        while !isOnline { try await pause(.zero, since: wakes) }
    }

    func stop() async {
        isStopped = true
        for sleeper in sleepers.values { sleeper.fulfill(.failure(CancellationError())) }
        for watcher in watchers.values { watcher.promise.fulfill(.failure(CancellationError())) }
        let (running, made) = (scans.values.map(\.task), calls.values)
        for task in running { task.cancel() }
        for call in made { call.cancel() }
        for task in running { await task.value }
        for call in made { await call.end() }
    }
}

extension CoreEngine: Cloud.QueryHost {
    func serve(_ folder: Cloud.Path, report: @escaping @Sendable (Cloud.QueryServing) -> Void) async {
        var failures = 0
        report(.waiting)
        while !isStopped, !Task.isCancelled {
            let (woken, succeeded) = (wakes, successes)
            let isTold = await source.hasRecursiveETags && folder.levels <= ServerLimits.mostLevels
            do {
                report(.current(anchor: try await upToDate(folder)))
                failures = 0
                // The versions of the folders above say when it changes.
                if isTold { try await waitForFailure(of: folder) }
            } catch is CancellationError {
                // Somebody may have cancelled all calls of the fetcher.
                if Task.isCancelled || isStopped { return }
                report(.failed(Cloud.Error(.unreachable, "the call was cancelled")))
                failures += 1
            } catch let error as Cloud.Error where error.code == .notFound {
                report(.removed)
                failures += 1
            } catch {
                report(.failed(Cloud.Error(ofCore: error)))
                failures += 1
            }
            if failures > 0, successes != succeeded {
                // What came meanwhile may be what was missing; but not at once, for ever.
                failures = 1
            }
            let interval = await interval()
            let delay = failures == 0 ? interval : Self.delay(afterFailures: failures, interval: interval)
            do { try await pause(delay, since: woken, hasFailed: failures > 0) } catch { return }
        }
    }

    func databaseWasRebuilt() {
        (postponed, listed) = (Postponements(), [:])
        wake()
    }

    /// Waits until nobody can say whether the list of a folder is up to date, and throws the reason.
    private func waitForFailure(of folder: Cloud.Path) async throws {
        if isStopped { throw CancellationError() }
        let id = FetchID()
        let watcher = Watcher(folder: folder, promise: Promise())
        watchers[id] = watcher
        defer { watchers[id] = nil }
        try await watcher.promise.value
    }

    /// Tells the queries of a folder, and of those below it, that its list cannot be read.
    private func tell(_ error: any Error, below folder: Cloud.Path = .root) {
        // What was cancelled says nothing of the server.
        if error is CancellationError { return }
        for watcher in watchers.values where folder.contains(watcher.folder) {
            watcher.promise.fulfill(.failure(error))
        }
    }

    /// Returns a Boolean value indicating whether the version of a list is believed.
    ///
    /// There are servers whose versions stay although the contents change, so it is for an hour.
    private func isRecent(_ time: Duration, _ now: Duration) -> Bool { now - time < .seconds(3600) }

    /// Brings a folder up to date; a folder whose version is that of the database is not listed.
    private func upToDate(_ folder: Cloud.Path) async throws -> Int64 {
        try await waitForNetwork()
        if isRecent(listed[folder] ?? beginning, clock.now()), await source.hasRecursiveETags,
            let known = try await store.item(at: folder)?.eTag
        {
            let anchor = try await store.anchor()
            let remote = try await tracked { [self] in try await look(at: folder) }
            if remote.isFolder, remote.eTag == known { return anchor }
        }
        return try await list(folder).anchor
    }
}
