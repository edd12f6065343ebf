import AsyncGAPI
import AsyncStorage

/// The execution of the plan of a copy or a move.
struct StorageCopier: Sendable {
    let storage: StorageService
    let options: StorageTransfers.Options
    let comparison: StorageTransfers.Comparison
    let report: TransferReport
    /// The command that goes on with the manifest.
    var continuation: ContinuedCommand?
    /// Receives the version of each object that is copied, so that it can be removed.
    var copied: (@Sendable (StorageLocation) -> Void)?

    /// Carries the plan out.
    func run(_ plan: CopyPlan, _ label: String) async throws {
        for work in plan.works {
            switch work {
            case .folder(let job):
                try await follow(label) { storage.transfers.run(job, options: $0) }
            case .uploads(let list):
                try await follow(label) { storage.transfers.upload(list, comparison: comparison, options: $0) }
            case .downloads(let list):
                try await follow(label) { storage.transfers.download(list, comparison: comparison, options: $0) }
            case .copies(let list):
                for (source, destination) in list { try await copy(source, destination) }
            }
        }
    }

    private func follow(
        _ label: String,
        _ start: (StorageTransfers.Options) -> StorageTransfer
    ) async throws {
        try await report.follow(label, continuation: continuation) { [options, copied] settled in
            var options = options
            options.settled = { outcome in
                settled(outcome)
                guard case .done = outcome.result else { return }
                switch outcome.step.action {
                case .copy(let source, _), .download(let source, _): copied?(source)
                default: break
                }
            }
            return start(options)
        }
    }

    private func copy(_ source: StorageLocation, _ destination: StorageLocation) async throws {
        var row = TransferRow("copy", source.url, to: destination.url)
        do {
            var query = Storage.ObjectsGetQuery(bucket: source.bucket, object: source.name)
            query.fields = "generation"
            var version = source
            version.generation = try await storage.execute(query).generation
            let object =
                try await comparison == .existence
                ? storage.copy(version, toFree: destination)
                : storage.copy(from: version, to: destination)
            if let object {
                row.bytes = object.size.flatMap { Int64(exactly: $0) }
                copied?(version)
            } else {
                (row.action, row.reason) = ("skip", "it is there already")
            }
        } catch let error as GAPI.Error { row.fail(ToolFailure(error)) }
        report.add(row)
    }

    // MARK: Dry run

    /// Writes the steps of the plan, and changes nothing.
    func show(_ plan: CopyPlan, _ run: inout DryRun) async throws {
        for work in plan.works {
            switch work {
            case .folder(let job):
                for try await step in storage.transfers.plan(job, options: options) { run.add(TransferRow(step)) }
            case .uploads(let list):
                for (path, object) in list { run.add(TransferRow("upload", path, to: object.url)) }
            case .downloads(let list):
                for (object, path) in list { run.add(TransferRow("download", object.url, to: path)) }
            case .copies(let list):
                for (source, target) in list { run.add(TransferRow("copy", source.url, to: target.url)) }
            }
        }
    }
}
