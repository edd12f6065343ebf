import ArgumentParser
import AsyncGAPI
import AsyncStorage
import Synchronization

/// The command `gapi storage mv`.
struct StorageMoveCommand: StorageToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "mv",
        abstract: "Move objects to other names, other buckets, or files.",
        discussion: """
            Each object is copied, and then the version that was copied is deleted; so a move that was stopped has both or \
            one of them, never none, and the same command goes on. An object that was replaced meanwhile stays. The names in \
            the destination are those of cp.

            Examples:
              gapi storage mv gs://photos/a.jpg gs://photos/b.jpg
              gapi storage mv -r gs://photos/2025 gs://archive
              gapi storage mv gs://logs/a.log gs://logs/b.log ./logs/
            """
    )

    @Argument(help: "The objects gs://BUCKET/NAME, and the destination last: a path or gs://BUCKET/NAME.")
    var places: [String]

    @Flag(name: [.customShort("r"), .customShort("R"), .long], help: "Move folders with all that is in them.")
    var recursive = false

    @Flag(name: [.short, .long], help: "Keep what is there already; its source stays, too.")
    var noClobber = false

    @OptionGroup var transfer: TransferOptions
    @Flag(help: StorageOptions.jsonHelp)
    var json = false

    @OptionGroup(title: "Service") var connection: ConnectionOptions

    func validate() throws {
        guard places.count >= 2 else { throw ValidationError("Name a source and a destination.") }
    }

    func run(_ streams: ToolStreams) async throws {
        let command = self
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            try await command.perform(streams)
        }
    }

    private func perform(_ streams: ToolStreams) async throws {
        let sources = try places.dropLast().map { StoragePath.object(try StoragePath.objects($0)) }
        let destination = try StoragePath(places.last ?? "")
        let storage = try await options.service(streams.search)
        let comparison: StorageTransfers.Comparison = noClobber ? .existence : .none
        let plan = try await CopyPlan(
            sources,
            to: destination,
            isRecursive: recursive,
            comparison: comparison,
            symbolicLinks: transfer.symbolicLinks,
            storage
        )
        let report = TransferReport(asJSON: options.json, streams)
        var transferOptions = transfer.options()
        transferOptions.keepsOtherNames = true
        let (copied, continuation) = AsyncStream.makeStream(of: StorageLocation.self)
        let copier = StorageCopier(
            storage: storage,
            options: transferOptions,
            comparison: comparison,
            report: report,
            copied: { continuation.yield($0) }
        )
        if transfer.dryRun {
            var run = DryRun(asJSON: options.json, on: streams.output)
            try await copier.show(plan, &run)
            return try run.end()
        }
        async let removal: Void = remove(copied, storage, report)
        do {
            try await copier.run(plan, "moving")
        } catch {
            continuation.finish()
            _ = try? await removal
            throw error
        }
        continuation.finish()
        try await removal
        try report.end()
    }

    /// Deletes the versions that were copied, in batches.
    private func remove(
        _ copied: AsyncStream<StorageLocation>,
        _ storage: StorageService,
        _ report: TransferReport
    ) async throws {
        let sources = MovedObjects()
        let queries = copied.map { place in
            sources.add(place)
            return Self.deletion(of: place)
        }
        for try await (index, result) in storage.batchResults(of: queries) {
            let place = sources.remove(index)
            guard case .failure(var error) = result else { continue }
            if error.code == .batchUnsupported, let place {
                // An emulator or a proxy without batches.
                do {
                    try await storage.execute(Self.deletion(of: place))
                    continue
                } catch let single as GAPI.Error { error = single }
            }
            if error.isNotFound { continue }
            var row = TransferRow("fail", place?.url ?? "an object")
            row.reason = "it was copied, but not deleted: " + ToolFailure(error).message
            report.add(row)
        }
    }

    /// Deletes the version that was copied, and no newer one.
    private static func deletion(of place: StorageLocation) -> Storage.ObjectsDeleteQuery {
        Storage.ObjectsDeleteQuery(bucket: place.bucket, object: place.name) {
            $0.ifGenerationMatch = place.generation
        }
    }
}

/// The objects whose deletion has begun, by their numbers.
private final class MovedObjects: Sendable {
    private let state = Mutex((count: 0, places: [Int: StorageLocation]()))

    func add(_ place: StorageLocation) {
        state.withLock { state in
            state.places[state.count] = place
            state.count += 1
        }
    }

    func remove(_ number: Int) -> StorageLocation? { state.withLock { $0.places.removeValue(forKey: number) } }
}
