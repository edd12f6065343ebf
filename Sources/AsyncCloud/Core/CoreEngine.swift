import AsyncFetch

/// The work of a core: it reads the lists of folders, and looks for changes.
///
/// A list that was merged is a finished job only if nobody asked for a later one meanwhile. The folders that a list
/// names are stored before its own job is finished, so a process that dies at any point loses none.
actor CoreEngine {
    /// A list that is being read, for all who wait for it.
    private struct Scan {
        let promise: Promise<Int64>
        let task: Task<Void, Never>
    }

    /// A folder that failed, and is not tried before its time.
    private struct Failure {
        var count = 0
        var until = Duration.zero
    }

    let source: any Cloud.ItemSource
    let store: any Cloud.CoreStore
    let clock: FetchClock

    private var scans: [Cloud.Path: Scan] = [:]
    /// The folders that somebody asked for while their list was read, with the version that is wanted.
    private var outdated: [Cloud.Path: Cloud.ETag?] = [:]
    private var failures: [Cloud.Path: Failure] = [:]
    /// The folders that were missing since the last look at the root.
    private var missing: Set<Cloud.Path> = []
    private var isStopped = false
    private var isOnline = true
    private var sleepers: [FetchID: Promise<Void>] = [:]

    init(source: any Cloud.ItemSource, store: any Cloud.CoreStore, clock: FetchClock) {
        self.source = source
        self.store = store
        self.clock = clock
    }

    // MARK: Following the server

    /// Looks for changes until the task is cancelled.
    func follow() async {
        var failures = 0
        while !isStopped, !Task.isCancelled {
            var delay = await interval()
            do {
                if !isOnline {
                    try await waitForNetwork()
                    failures = 0
                }
                try await round()
                failures = 0
            } catch {
                failures += 1
                delay = Self.delay(afterFailures: failures, interval: delay)
            }
            do { try await pause(delay) } catch { return }
        }
    }

    private func round() async throws {
        missing = []
        try await runJobs()
        guard await source.hasRecursiveETags else { return }
        let remote = try await source.item(at: .root)
        var local = try await store.item(at: .root)
        if local?.eTag == nil, await source.allowsInfiniteDepth {
            await readTree()
            try await runJobs()
            local = try await store.item(at: .root)
        }
        if remote.eTag != nil, local?.eTag == remote.eTag { return }
        try await request(.root, version: remote.eTag)
        try await runJobs()
    }

    /// Reads the lists of all folders with one request; what it does not bring is read folder by folder.
    private func readTree() async {
        do {
            var tree = TreeList()
            for try await item in source.listing(of: .root, depth: .infinity) {
                let (complete, missed) = tree.add(item)
                for folder in complete { try await store(folder) }
                if let missed { try await request(missed, version: nil) }
            }
            try Task.checkCancellation()
            for folder in tree.finish() { try await store(folder) }
        } catch {
            // The folders that are not stored are read as those of any other server.
        }
    }

    private func store(_ folder: TreeList.Folder) async throws {
        let start = try await store.anchor()
        let merge = try await store.mergeList(folder.item, children: folder.children.items, startedAt: start)
        for path in merge.foldersToScan { try await request(path, version: nil) }
    }

    /// Reads the lists of all stored folders whose time has come.
    private func runJobs() async throws {
        while true {
            try Task.checkCancellation()
            let now = clock.now()
            let waiting = Set(failures.lazy.filter { $0.value.until > now }.map(\.key))
            guard let folder = try await store.nextScan(excluding: waiting) else { return }
            do {
                _ = try await list(folder)
            } catch {
                try await settle(folder, after: error)
            }
        }
    }

    private func settle(_ folder: Cloud.Path, after error: any Error) async throws {
        guard let error = error as? Cloud.Error, !error.isOfServer else { throw error }
        guard error.code == .notFound || error.code == .conflict, let parent = folder.parent else {
            return await postpone(folder)
        }
        // The list of its parent says where it is now. A server whose list names a folder that is not there is asked
        // again only after a while.
        guard missing.insert(folder).inserted else { return await postpone(folder) }
        try await request(parent, version: nil)
        try await store.finishScan(of: folder)
    }

    private func postpone(_ folder: Cloud.Path) async {
        var failure = failures[folder] ?? Failure()
        failure.count += 1
        failure.until = await clock.now() + Self.delay(afterFailures: failure.count, interval: interval())
        failures[folder] = failure
    }

    private func interval() async -> Duration { max(await source.pollInterval, .seconds(1)) }

    /// The wait after a number of failures: twice as long each time, and an hour at most.
    static func delay(afterFailures count: Int, interval: Duration) -> Duration {
        interval.grown(forWait: count, by: 2, upTo: max(interval, .seconds(3600)))
    }

    // MARK: Jobs

    /// Stores that a folder is to be read.
    private func request(_ folder: Cloud.Path, version: Cloud.ETag?) async throws {
        if scans[folder] != nil { outdated[folder] = .some(version) }
        try await store.enqueueScan(of: folder)
    }

    /// Reads the list of a folder into the database; all who ask meanwhile get the same one.
    ///
    /// - Returns: The anchor of the database with this list.
    func list(_ folder: Cloud.Path) async throws -> Int64 {
        if isStopped { throw CancellationError() }
        if let scan = scans[folder] { return try await scan.promise.value }
        let promise = Promise<Int64>()
        let task = Task {
            do {
                let anchor = try await read(folder)
                end(folder, promise, .success(anchor))
            } catch {
                end(folder, promise, .failure(error))
            }
        }
        scans[folder] = Scan(promise: promise, task: task)
        return try await promise.value
    }

    private func end(_ folder: Cloud.Path, _ promise: Promise<Int64>, _ result: Result<Int64, any Error>) {
        scans[folder] = nil
        outdated[folder] = nil
        promise.fulfill(result)
    }

    private func read(_ folder: Cloud.Path) async throws -> Int64 {
        if let parent = folder.parent, try await store.item(at: folder) == nil {
            _ = try await list(parent)
        }
        let start = try await store.anchor()
        let (item, children) = try await FolderList.read(folder, from: source)
        try Task.checkCancellation()
        let merge = try await store.mergeList(item, children: children, startedAt: start)
        if await source.hasRecursiveETags {
            var versions: [Cloud.Path: Cloud.ETag] = [:]
            for child in children where child.isFolder { versions[child.path] = child.eTag }
            for path in merge.foldersToScan { try await request(path, version: versions[path]) }
        }
        failures[folder] = nil
        // A later list was asked for, and this one is not it: the job stays.
        if let wanted = outdated[folder], wanted == nil || wanted != item.eTag { return merge.anchor }
        try await store.finishScan(of: folder)
        return merge.anchor
    }

    /// Makes a change on the server, and then reads the lists of some folders.
    func change(_ folders: [Cloud.Path], _ call: @Sendable () async throws -> Void) async throws {
        if isStopped { throw CancellationError() }
        // Stored before: the server may make the change even if this process dies, or never gets the answer.
        for folder in folders { try await request(folder, version: nil) }
        do {
            try await call()
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

    // MARK: Waiting

    /// Waits for a while; without a network, until there is one.
    private func pause(_ duration: Duration) async throws {
        if isStopped { throw CancellationError() }
        let promise = Promise<Void>()
        let id = FetchID()
        sleepers[id] = promise
        defer { sleepers[id] = nil }
        guard isOnline else { return try await promise.value }
        let sleep = clock.sleep
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await sleep(duration) }
            group.addTask { try await promise.value }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func wake() {
        for sleeper in sleepers.values { sleeper.fulfill(.success(())) }
    }

    func networkChanged(isAvailable: Bool) {
        isOnline = isAvailable
        // Who waits for a time begins to wait for the network, and the other way round.
        wake()
    }

    private func waitForNetwork() async throws {
        while !isOnline { try await pause(.zero) }
    }

    func stop() async {
        isStopped = true
        for sleeper in sleepers.values { sleeper.fulfill(.failure(CancellationError())) }
        let running = scans.values.map(\.task)
        for task in running { task.cancel() }
        for task in running { await task.value }
    }
}

extension CoreEngine: Cloud.QueryHost {
    func serve(_ folder: Cloud.Path, report: @escaping @Sendable (Cloud.QueryServing) -> Void) async {
        var failures = 0
        while !isStopped, !Task.isCancelled {
            var delay = await interval()
            do {
                if failures == 0 { report(.waiting) }
                report(.current(anchor: try await upToDate(folder)))
                // The versions of the folders above say when it changes.
                if await source.hasRecursiveETags { return }
                failures = 0
            } catch is CancellationError {
                return
            } catch let error as Cloud.Error where error.code == .notFound {
                report(.removed)
                failures += 1
            } catch {
                report(.failed(Cloud.Error(ofCore: error)))
                failures += 1
            }
            delay = failures == 0 ? delay : Self.delay(afterFailures: failures, interval: delay)
            do { try await pause(delay) } catch { return }
        }
    }

    /// Brings a folder up to date; a folder whose version is that of the database is not listed.
    private func upToDate(_ folder: Cloud.Path) async throws -> Int64 {
        try await waitForNetwork()
        if await source.hasRecursiveETags, let known = try await store.item(at: folder)?.eTag {
            let anchor = try await store.anchor()
            let remote = try await source.item(at: folder)
            if remote.isFolder, remote.eTag == known { return anchor }
        }
        return try await list(folder)
    }
}
