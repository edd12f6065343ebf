import AsyncFetch
import GAPIStorage

/// The execution of a plan.
struct TransferRun: Sendable {
    /// The most steps that are settled while an earlier one is not.
    private static let window = 65_536
    /// The number of steps between two marks in the manifest.
    private static let markInterval = 64

    let storage: StorageService
    let plan: StorageTransfers.Plan
    let options: StorageTransfers.Options
    let control: TransferControl
    let meter: TransferMeter
    let manifest: ManifestFile?
    private let list: ListDigest?
    private let wanted: WantedFiles?

    init(
        _ storage: StorageService,
        _ plan: StorageTransfers.Plan,
        _ options: StorageTransfers.Options,
        _ control: TransferControl,
        _ meter: TransferMeter
    ) async throws {
        self.storage = storage
        self.plan = plan
        self.options = options
        self.control = control
        self.meter = meter
        if let job = plan.job, case .folder(let folder)? = job.destination {
            let isFolding = options.foldsNames
            let folding: NameFolding = try await OpenFile.run("cannot make the folder \(folder)") {
                try LocalFile.makeFolder(folder)
                return isFolding.map { $0 ? NameFolding.all : [] } ?? LocalFile.nameFolding(in: folder)
            }
            wanted = WantedFiles(of: job, folding: folding)
        } else {
            wanted = nil
        }
        let list = try options.manifest.flatMap { _ in try plan.list?() }
        self.list = list
        manifest = try await options.manifest.asyncMap {
            try await ManifestFile.open($0, for: plan.job, list: list?.text)
        }
    }

    /// Carries the plan out.
    ///
    /// - Throws: The error of the plan or of the manifest, after the steps that are under way; `CancellationError`.
    func run() async throws -> StorageTransfers.Summary {
        defer { manifest?.unlock() }
        let result: Result<Void, any Error>
        do { result = .success(try await steps()) } catch { result = .failure(error) }
        // Nobody else knows the temporary objects that an earlier process has left.
        if let manifest, !isLeftToNext {
            for (step, parts) in manifest.manifest.parts {
                await parts.objects.removeIfPossible(with: storage, options.query)
                guard await (try? parts.objects.isEmpty(with: storage, options.query)) == true else { continue }
                try? await manifest.add(ManifestRecord(.cleared, step))
            }
        }
        try result.get()
        let summary = meter.summary
        // Temporary objects that could not be deleted are the next run's.
        if let manifest, summary.isComplete, manifest.manifest.parts.isEmpty {
            try await manifest.add(ManifestRecord(.finished), durably: true)
        }
        return summary
    }

    /// A Boolean value indicating whether the next process goes on with the temporary objects.
    var isLeftToNext: Bool { manifest != nil && control.isStopped }

    private func steps() async throws {
        var steps = plan.makeIterator(besides: manifest)
        var order = SettledSteps()
        var failure: (any Error)?
        var deletions: [StorageTransfers.Step] = []
        try await withThrowingTaskGroup(of: Settled.self) { group in
            var running = 0
            func settle(_ settled: Settled) async throws {
                meter.settle(settled.outcome)
                options.settled?(settled.outcome)
                order.settle(settled.number, settled.outcome.step.key)
                if let through = order.mark(every: Self.markInterval) {
                    try await manifest?.add(ManifestRecord(.through, through))
                }
            }
            while failure == nil {
                try await control.waitWhilePaused()
                if running >= max(1, options.concurrency) || order.waitingCount >= Self.window {
                    guard let settled = try await group.next() else { break }
                    running -= 1
                    try await settle(settled)
                    continue
                }
                let step: StorageTransfers.Step
                do {
                    guard let next = try await steps.next() else {
                        if let list, order.begunCount != list.count {
                            failure = GAPI.Error(
                                .invalidRequest,
                                "the list was another one when it was read again; give an array to a transfer with a manifest"
                            )
                        }
                        break
                    }
                    step = next
                } catch let error as CancellationError { throw error } catch {
                    failure = error
                    break
                }
                if wanted != nil, case .deleteFile = step.action {
                    // When all names are known, it is known which of them need the file.
                    meter.plan(step)
                    deletions.append(step)
                    continue
                }
                let number = order.begin()
                let isTaken = try await wanted?.isTaken(by: step) ?? false
                if manifest?.isSettled(step.key) == true {
                    meter.skipEarlier()
                    order.settle(number, step.key)
                    continue
                }
                meter.plan(step)
                switch step.action {
                case .skip(let reason):
                    try await settle(Settled(number: number, outcome: .init(step: step, result: .skipped(reason))))
                case .fail(let error):
                    try await manifest?.add(ManifestRecord(.failed, step.key))
                    try await settle(Settled(number: number, outcome: .init(step: step, result: .failed(error))))
                case .download where isTaken:
                    guard let error = wanted?.takenPlace else { break }
                    try await manifest?.add(ManifestRecord(.failed, step.key))
                    try await settle(Settled(number: number, outcome: .init(step: step, result: .failed(error))))
                default:
                    running += 1
                    group.addTask { Settled(number: number, outcome: try await outcome(of: step)) }
                }
            }
            if failure == nil { meter.planIsComplete() }
            while let settled = try await group.next() { try await settle(settled) }
            if let through = order.mark(every: 1) { try await manifest?.add(ManifestRecord(.through, through)) }
            running = 0
            for step in deletions where failure == nil {
                try await control.waitWhilePaused()
                if running >= max(1, options.concurrency), let settled = try await group.next() {
                    running -= 1
                    try await settle(settled)
                }
                let number = order.begin()
                running += 1
                group.addTask { Settled(number: number, outcome: try await outcome(of: step)) }
            }
            while let settled = try await group.next() { try await settle(settled) }
        }
        if let through = order.mark(every: 1) { try await manifest?.add(ManifestRecord(.through, through)) }
        if let failure { throw failure }
    }

    /// Carries out one step; its failure is a result.
    ///
    /// - Throws: `CancellationError`, or the error of the manifest.
    private func outcome(of step: StorageTransfers.Step) async throws -> StorageTransfers.Outcome {
        let result: StorageTransfers.Outcome.Result
        do {
            result = try await self.result(of: step)
        } catch let error as CancellationError { throw error } catch {
            // A failure that the cancellation has brought about is none of the file.
            try Task.checkCancellation()
            result = .failed(GAPI.Error(transfer: error))
        }
        if case .failed = result {
            try await manifest?.add(ManifestRecord(.failed, step.key))
        } else {
            try await manifest?.add(ManifestRecord(.done, step.key))
        }
        return .init(step: step, result: result)
    }

    private func result(of step: StorageTransfers.Step) async throws -> StorageTransfers.Outcome.Result {
        switch step.action {
        case .upload(let file, let location): return try await upload(file, to: location, step)
        case .download(let location, let file):
            if let wanted, options.keepsOtherNames {
                let (folds, follows) = (wanted.isFolding, wanted.followsLinks)
                try await OpenFile.run("cannot examine \(file)") {
                    try LocalFile.requireNoOtherName(of: file, folding: folds, followingLinks: follows)
                }
            }
            if let manifest {
                let there = try await OpenFile.run("cannot examine \(file)") {
                    try? LocalFile.examine(file, followingLinks: true)
                }
                guard there?.identity != manifest.identity else {
                    throw GAPI.Error(.file, "\(file) is the manifest of this transfer; choose another file for that")
                }
            }
            return try await download(location, to: file, step)
        case .copy(let source, let destination):
            var query = options.query
            query.isIdempotent = query.isIdempotent ?? true
            let file = FileMeter(meter)
            let condition = step.condition
            let object = try await settlingCondition(step, at: destination) {
                try await storage.copy(from: source, to: destination, condition: condition, options: query) {
                    file.reach($0.copied)
                }
            }
            if case .done = object { file.reach(step.size ?? 0) }
            return object
        case .deleteObject(let location):
            try await storage.deletion(location, true, options.query, asCurrent: true).get()
            return .done(nil)
        case .deleteFile(let path):
            if let wanted, try await wanted.have(path, step) { return .skipped(.exists) }
            try await OpenFile.run("cannot delete \(path)") { [job = plan.job] in
                if case .folder(let folder)? = job?.destination {
                    try LocalFile.requireNoLink(above: step.name, below: folder)
                }
                try LocalFile.delete(path)
            }
            return .done(nil)
        case .skip(let reason): return .skipped(reason)
        case .fail(let error): throw error
        }
    }

    /// Writes an object under the condition of its step, and judges what it means if the condition does not hold.
    func settlingCondition(
        _ step: StorageTransfers.Step,
        at location: StorageLocation,
        _ write: () async throws -> Storage.Object
    ) async throws -> StorageTransfers.Outcome.Result {
        do {
            return .done(try await write())
        } catch let error as GAPI.Error where error.isPreconditionFailed && step.condition != .none {
            // Either an attempt whose answer was lost has written it, or somebody else has.
            if let object = try await storage.objectIfPresent(location, options.query),
                try await isSource(of: step, PartContent(object))
            {
                return .done(object)
            }
            if step.condition == .absent, plan.job?.comparison == .existence { return .skipped(.exists) }
            throw error
        }
    }

    private func isSource(of step: StorageTransfers.Step, _ content: PartContent?) async throws -> Bool {
        guard let content, content.size == step.size else { return false }
        guard case .upload(let file, _) = step.action else { return content.crc32c == step.source?.crc32c }
        return try await FileChecksum.crc32c(of: file, 0..<content.size) == content.crc32c
    }

    private struct Settled: Sendable {
        let number: Int
        let outcome: StorageTransfers.Outcome
    }
}

extension Optional {
    fileprivate func asyncMap<Value>(_ body: (Wrapped) async throws -> Value) async rethrows -> Value? {
        guard let wrapped = self else { return nil }
        return try await body(wrapped)
    }
}
