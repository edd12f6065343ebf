import ArgumentParser
import AsyncGAPI
import AsyncStorage

/// The command `gapi storage rsync`.
struct StorageSyncCommand: StorageToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "rsync",
        abstract: "Make a folder the same as another one, in one direction.",
        discussion: """
            The content of the source goes directly into the destination. What has the same size and time there stays; without \
            a time, what has the same checksum. One of the two is in Cloud Storage, or both are.

            --delete-unmatched-destination-objects deletes what is only in the destination; try it with --dry-run first. \
            What the source could not be read of is never deleted. There is no -n, which is a dry run for gsutil and keeps \
            existing files for gcloud.

            With --manifest, a run that was stopped goes on when the same command runs again; what failed is tried again. When \
            nothing is left to do, the next run compares all again. Keep the manifest secret: it has the sessions of uploads.

            Examples:
              gapi storage rsync -r ./site gs://www/site
              gapi storage rsync -r -d ./site gs://www/site --dry-run
              gapi storage rsync -r -c gs://www ./copy --manifest copy.manifest
            """
    )

    @Argument(help: "The folder that is read: a path, or gs://BUCKET/NAME.")
    var source: String

    @Argument(help: "The folder that is changed: a path, or gs://BUCKET/NAME.")
    var destination: String

    @Flag(name: [.customShort("r"), .customShort("R"), .long], help: "Synchronize the folders below, too; required.")
    var recursive = false

    @Flag(name: [.customShort("d"), .long], help: "Delete what is only in the destination.")
    var deleteUnmatchedDestinationObjects = false

    @Flag(name: [.customShort("c"), .long], help: "Compare checksums instead of times; files are read for that.")
    var checksumsOnly = false

    @Option(help: ArgumentHelp("The file that says what is done, so that the same command goes on.", valueName: "file"))
    var manifest: String?

    @OptionGroup var transfer: TransferOptions
    @Flag(help: StorageOptions.jsonHelp)
    var json = false

    @OptionGroup(title: "Service") var connection: ConnectionOptions

    func validate() throws {
        guard recursive else { throw ValidationError("Folders are synchronized with all that is below them: add -r.") }
    }

    func run(_ streams: ToolStreams) async throws {
        let command = self
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            try await command.perform(streams)
        }
    }

    private func perform(_ streams: ToolStreams) async throws {
        let job = StorageTransfers.Job(
            from: try Self.place(source),
            to: try Self.place(destination),
            comparison: checksumsOnly ? .checksum : .sizeAndTime,
            deletesExtra: deleteUnmatchedDestinationObjects,
            symbolicLinks: transfer.symbolicLinks
        )
        if case .folder = job.source, case .folder? = job.destination {
            throw ToolFailure(.usage, "\(source) and \(destination) are both on this machine; use rsync of the shell")
        }
        try CopyPlan.requireApart(job.source, job.destination ?? job.source)
        if case .folder(let path) = job.source, !isFolder(path) {
            throw ToolFailure(.unreadable, "\(path) is not a folder")
        }
        let storage = try await options.service(streams.search)
        // A name with a mistake in it would delete all that is in the destination. An empty bucket is one that is there.
        if case .objects(let place) = job.source, !place.name.isEmpty {
            guard try await CopyPlan.hasObjects(below: place, storage) else {
                throw ToolFailure(.failure, "nothing has the name \(place)")
            }
        }
        let settings = transfer.options(manifest: manifest)
        if transfer.dryRun {
            var run = DryRun(asJSON: options.json, on: streams.output)
            for try await step in storage.transfers.plan(job, options: settings) { run.add(TransferRow(step)) }
            return try run.end()
        }
        let report = TransferReport(asJSON: options.json, streams)
        try await report.follow("synchronizing", continuation: continuation) { settled in
            var settings = settings
            settings.settled = settled
            return storage.transfers.run(job, options: settings)
        }
        try report.end()
    }

    /// The command that goes on after this one; `nil` without a manifest.
    private var continuation: ContinuedCommand? {
        manifest.map { manifest in
            var command = ContinuedCommand("rsync", manifest: manifest, transfer, options)
            command.add("delete-unmatched-destination-objects", if: deleteUnmatchedDestinationObjects)
            command.add("checksums-only", if: checksumsOnly)
            command.add(places: [source, destination])
            return command
        }
    }

    private static func place(_ word: String) throws -> StorageTransfers.Place {
        switch try StoragePath(word) {
        case .local(let path): .folder(path)
        case .object(let place): .objects(place)
        case .stream: throw ToolFailure(.usage, "- is not a folder")
        }
    }
}
