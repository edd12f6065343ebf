import ArgumentParser
import AsyncGAPI
import AsyncStorage

/// The command `gapi storage rm`.
struct StorageRemoveCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "rm",
        abstract: "Delete objects.",
        discussion: """
            Nobody is asked again; --dry-run shows what would be deleted. Buckets stay.

            Examples:
              gapi storage rm gs://photos/cat.jpg gs://photos/dog.jpg
              gapi storage rm -r gs://photos/2025/ --dry-run
            """
    )

    @Argument(help: "The objects, or with -r folders and buckets: gs://BUCKET/NAME.")
    var urls: [String]

    @Flag(name: [.customShort("r"), .customShort("R"), .long], help: "Delete all objects below a folder, too.")
    var recursive = false

    @Flag(help: "Show what would be deleted, and delete nothing.")
    var dryRun = false

    @OptionGroup var options: StorageOptions

    func run(_ streams: ToolStreams) async throws {
        let command = self
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            try await command.perform(streams)
        }
    }

    private func perform(_ streams: ToolStreams) async throws {
        let places = try urls.map(recursive ? StoragePath.objects : StoragePath.object)
        let storage = try await options.service(streams.search)
        let slash = UInt8(ascii: "/")
        var single = places
        if recursive {
            // A name can be that of a folder alone.
            single = []
            for place in places where !place.name.isEmpty && place.name.utf8.last != slash {
                if try await storage.exists(place.bucket, place.name) { single.append(place) }
            }
        }
        let folders = recursive ? places.map { StorageTransfers.Job(removing: $0.asFolder) } : []
        if dryRun {
            var run = DryRun(asJSON: options.json, on: streams.output)
            for place in single { run.add(TransferRow("delete", place.url)) }
            for job in folders {
                for try await step in storage.transfers.plan(job) { run.add(TransferRow(step)) }
            }
            return try run.end()
        }
        let report = TransferReport(asJSON: options.json, streams)
        let results = try await storage.deleteMany(single)
        for (place, result) in zip(single, results) {
            var row = TransferRow("delete", place.url)
            if case .failure(let error) = result { row.fail(ToolFailure(error)) }
            report.add(row)
        }
        for job in folders {
            try await report.follow("deleting") { settled in
                storage.transfers.run(job, options: .init { $0.settled = settled })
            }
        }
        if report.isEmpty, let place = places.first(where: { !$0.name.isEmpty }) {
            throw ToolFailure(.failure, "nothing has the name \(place)")
        }
        try report.end()
    }
}
