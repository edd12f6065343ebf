import ArgumentParser
import AsyncFetch
import AsyncGAPI
import AsyncStorage

/// The command `gapi storage cp`.
struct StorageCopyCommand: StorageToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "cp",
        abstract: "Copy files to objects, objects to files, and objects to objects.",
        discussion: """
            The destination is a folder, in which each source keeps its last name, if it ends with a slash, is a bucket or an \
            existing folder, or if there are several sources. With -r, a folder keeps its name as well: \
            cp -r site gs://www makes gs://www/site/…, each time. For the content alone, use rsync -r.

            A single - is standard input or standard output; a device or a pipe gets the bytes as they come. Of a folder, a \
            file whose name is not UTF-8 fails alone. Each file appears only when it is complete and matches its \
            checksum. With --manifest, a copy of a folder that was stopped goes on when the same command runs again; what \
            failed is tried again. When nothing is left to do, it does nothing. Keep the manifest secret: it has the sessions of uploads.

            Examples:
              gapi storage cp cat.jpg gs://photos/2026/
              gapi storage cp -r ./site gs://www --manifest site.manifest
              gapi storage cp -n gs://photos/cat.jpg gs://photos/dog.jpg ./pictures/
              gapi storage cp -r gs://photos/2026 gs://archive --dry-run
              tar c site | gapi storage cp - gs://backup/site.tar
            """
    )

    @Argument(help: "The sources, and the destination last: paths, gs://BUCKET/NAME, or -.")
    var places: [String]

    @Flag(name: [.customShort("r"), .customShort("R"), .long], help: "Copy folders with all that is in them.")
    var recursive = false

    @Flag(name: [.short, .long], help: "Keep what is there already.")
    var noClobber = false

    @Option(help: ArgumentHelp("The file that says what is done, so that the same command goes on.", valueName: "file"))
    var manifest: String?

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
        let paths = try places.map { try StoragePath($0) }
        guard let destination = paths.last else { return }
        let sources = Array(paths.dropLast())
        let comparison: StorageTransfers.Comparison = noClobber ? .existence : .none
        let storage = try await options.service(streams.search)
        if let path = destination.stream {
            guard manifest == nil, !transfer.dryRun, !noClobber, !recursive else {
                throw ToolFailure(
                    .usage,
                    "\(path) gets the bytes as they come: leave out --manifest, --dry-run, --no-clobber and --recursive"
                )
            }
            let objects = try places.dropLast().map(StoragePath.object)
            return try await StorageCatCommand.write(
                objects,
                nil,
                of: storage,
                to: path,
                asJSON: options.json,
                streams
            )
        }
        if sources.count == 1, let input = sources.first?.unnamedInput {
            return try await send(input, to: destination, storage, streams)
        }
        let plan = try await CopyPlan(
            sources,
            to: destination,
            isRecursive: recursive,
            comparison: comparison,
            symbolicLinks: transfer.symbolicLinks,
            storage
        )
        if manifest != nil {
            guard plan.works.count == 1, case .folder? = plan.works.first else {
                throw ToolFailure(.usage, "--manifest is for one folder, with -r")
            }
        }
        let report = TransferReport(asJSON: options.json, streams)
        let copier = StorageCopier(
            storage: storage,
            options: transfer.options(manifest: manifest),
            comparison: comparison,
            report: report,
            continuation: continuation
        )
        if transfer.dryRun {
            var run = DryRun(asJSON: options.json, on: streams.output)
            try await copier.show(plan, &run)
            return try run.end()
        }
        if let output = ByteOutput.current {
            try await copy(plan, by: copier, to: output, report)
        } else {
            try await copier.run(plan, "copying")
        }
        try report.end(isOneDownload: plan.isOneDownload)
    }

    /// Copies an object to a file whose name is no text.
    private func copy(
        _ plan: CopyPlan,
        by copier: StorageCopier,
        to output: ByteOutput,
        _ report: TransferReport
    ) async throws {
        guard !noClobber || !output.isThere else {
            var row = TransferRow("skip", places.first ?? "", to: output.path)
            row.reason = "it is there already"
            return report.add(row)
        }
        try await FileReplacement.FinalMode.$current.withValue(output.finalMode) {
            try await copier.run(plan, "copying")
        }
        try output.takePlace(replaces: !noClobber)
    }

    /// The command that goes on after this one; `nil` without a manifest.
    private var continuation: ContinuedCommand? {
        manifest.map { manifest in
            var command = ContinuedCommand("cp", manifest: manifest, transfer, options)
            command.add("no-clobber", if: noClobber)
            command.add(places: places)
            return command
        }
    }

    /// Sends what can be read only once: standard input, a pipe or a device.
    private func send(
        _ input: String,
        to destination: StoragePath,
        _ storage: StorageService,
        _ streams: ToolStreams
    ) async throws {
        guard case .object(let place) = destination, !place.name.isEmpty, place.name.utf8.last != UInt8(ascii: "/")
        else {
            throw ToolFailure(.usage, "what is no file is copied to the URL of an object: gs://BUCKET/NAME")
        }
        guard manifest == nil, !transfer.dryRun else {
            throw ToolFailure(.usage, "\(input) can be read only once: leave out --manifest and --dry-run")
        }
        let type = FetchMediaType.forFile(named: place.name)
        let object = Storage.Object {
            $0.name = place.name
            $0.contentType = type
        }
        let query = Storage.ObjectsInsertQuery(bucket: place.bucket, object) {
            $0.ifGenerationMatch = noClobber ? 0 : nil
        }
        let upload = storage.upload(query, from: .sequence(try InputChunks(path: input)), contentType: type)
        let report = TransferReport(asJSON: options.json, streams)
        let bar = ProgressBar("sending", .bytes, on: options.json ? .silent : streams.output.forProgress)
        defer { bar.finish() }
        CommandNetwork.current.waits.beginSending()
        var row = TransferRow("upload", input, to: place.url)
        do {
            let made = try await withTaskCancellationHandler {
                async let watching: Void = Self.show(upload, on: bar)
                let made = try await upload.value
                await watching
                return made
            } onCancel: {
                upload.cancel()
            }
            row.bytes = made.size.flatMap { Int64(exactly: $0) }
        } catch let error as GAPI.Error where noClobber && error.isPreconditionFailed {
            (row.action, row.reason) = ("skip", "it is there already")
        }
        bar.finish()
        report.add(row)
        try report.end()
    }

    /// Shows how much was sent of a source whose length nobody knows.
    private static func show(_ upload: FetchUpload<Storage.Object>, on bar: ProgressBar) async {
        for await progress in upload.progress { bar.update(.init(done: progress.sent, total: progress.total ?? 0)) }
    }
}
