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
        // The numbers of the places at which there is something.
        var found: Set<Int> = []
        if recursive {
            // A name can be that of a folder alone.
            single = []
            for (number, place) in places.enumerated() {
                if !place.name.isEmpty, place.name.utf8.last != slash,
                    try await storage.exists(place.bucket, place.name)
                {
                    single.append(place)
                    found.insert(number)
                } else if places.indices.contains(where: { $0 != number && places[$0].overlaps(place) }),
                    try await CopyPlan.hasObjects(below: place, storage)
                {
                    // It may be deleted with the other place, and then is not found any more.
                    found.insert(number)
                }
            }
        }
        let folders = recursive ? places.map { StorageTransfers.Job(removing: $0.asFolder) } : []
        func missingPlaces(besides found: Set<Int>) -> [StorageLocation] {
            folders.indices.filter { !found.contains($0) && !places[$0].name.isEmpty }.map { places[$0] }
        }
        if dryRun {
            var run = DryRun(asJSON: options.json, on: streams.output)
            for place in single { run.add(TransferRow("delete", place.url)) }
            for (number, job) in folders.enumerated() {
                for try await step in storage.transfers.plan(job) {
                    found.insert(number)
                    run.add(TransferRow(step))
                }
            }
            for place in missingPlaces(besides: found) { run.add(Self.failure(ofMissing: place)) }
            return try run.end()
        }
        let report = TransferReport(asJSON: options.json, streams)
        let results = try await storage.deleteMany(single)
        for (place, result) in zip(single, results) {
            var row = TransferRow("delete", place.url)
            if case .failure(let error) = result { row.fail(ToolFailure(error)) }
            report.add(row)
        }
        for (number, job) in folders.enumerated() {
            let progress = try await report.follow("deleting") { settled in
                storage.transfers.run(job, options: .init { $0.settled = settled })
            }
            if progress.planned > 0 { found.insert(number) }
        }
        let missing = missingPlaces(besides: found)
        if report.isEmpty, missing.count == 1, let place = missing.first {
            throw ToolFailure(.failure, "nothing has the name \(place)")
        }
        for place in missing { report.add(Self.failure(ofMissing: place)) }
        try report.end()
    }

    private static func failure(ofMissing place: StorageLocation) -> TransferRow {
        var row = TransferRow("delete", place.url)
        row.fail(ToolFailure(.failure, "nothing has this name"))
        return row
    }
}

extension StorageLocation {
    /// Returns `true` if one of two places is the other one or below it.
    fileprivate func overlaps(_ other: StorageLocation) -> Bool {
        let (one, two) = (asFolder.name.utf8, other.asFolder.name.utf8)
        return bucket == other.bucket && (one.starts(with: two) || two.starts(with: one))
    }
}
