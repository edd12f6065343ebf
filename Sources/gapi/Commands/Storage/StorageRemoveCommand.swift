import ArgumentParser
import AsyncGAPI
import AsyncStorage

/// The command `gapi storage rm`.
struct StorageRemoveCommand: StorageToolCommand {
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

    @Flag(help: StorageOptions.jsonHelp)
    var json = false

    @OptionGroup(title: "Service") var connection: ConnectionOptions

    func run(_ streams: ToolStreams) async throws {
        let command = self
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            try await command.perform(streams)
        }
    }

    private func perform(_ streams: ToolStreams) async throws {
        let places = try urls.map(recursive ? StoragePath.objects : StoragePath.object)
        let storage = try await options.service(streams.search)
        let targets = try await targets(at: places, storage)
        guard !dryRun else { return try await plan(targets, storage, streams) }
        let report = TransferReport(asJSON: options.json, streams)
        let results = try await storage.deleteMany(targets.objects)
        for (place, result) in zip(targets.objects, results) {
            var row = TransferRow("delete", place.url)
            if case .failure(let error) = result { row.fail(ToolFailure(error)) }
            report.add(row)
        }
        var found = targets.found
        for (number, job) in targets.folders.enumerated() {
            let progress = try await report.follow("deleting") { settled in
                storage.transfers.run(job, options: .init { $0.settled = settled })
            }
            if progress.planned > 0 { found.insert(number) }
        }
        let missing = targets.missing(besides: found)
        if report.isEmpty, missing.count == 1, let place = missing.first {
            throw ToolFailure(.failure, "nothing has the name \(place)")
        }
        for place in missing { report.add(Self.failure(ofMissing: place)) }
        try report.end()
    }

    /// What is deleted.
    private struct Targets {
        let places: [StorageLocation]
        /// The objects that are named themselves.
        var objects: [StorageLocation]
        /// The numbers of the places at which there is something.
        var found: Set<Int> = []
        /// The deletions of all objects below a place, by its number; none unless they are deleted, too.
        var folders: [StorageTransfers.Job] = []

        /// Returns the places at which there was nothing.
        func missing(besides found: Set<Int>) -> [StorageLocation] {
            folders.indices.filter { !found.contains($0) && !places[$0].name.isEmpty }.map { places[$0] }
        }
    }

    /// Finds out what is an object, and at which places there is something that another place could delete.
    private func targets(at places: [StorageLocation], _ storage: StorageService) async throws -> Targets {
        guard recursive else { return Targets(places: places, objects: places) }
        // A name can be that of a folder alone.
        var targets = Targets(places: places, objects: [])
        for (number, place) in places.enumerated() {
            if !place.name.isEmpty, place.name.utf8.last != UInt8(ascii: "/"),
                try await storage.exists(place.bucket, place.name)
            {
                targets.objects.append(place)
                targets.found.insert(number)
            } else if places.indices.contains(where: { $0 != number && places[$0].overlaps(place) }),
                try await CopyPlan.hasObjects(below: place, storage)
            {
                // It may be deleted with the other place, and then is not found any more.
                targets.found.insert(number)
            }
        }
        targets.folders = places.map { StorageTransfers.Job(removing: $0.asFolder) }
        return targets
    }

    /// Writes what would be deleted.
    private func plan(_ targets: Targets, _ storage: StorageService, _ streams: ToolStreams) async throws {
        var run = DryRun(asJSON: options.json, on: streams.output)
        var found = targets.found
        for place in targets.objects { run.add(TransferRow("delete", place.url)) }
        for (number, job) in targets.folders.enumerated() {
            for try await step in storage.transfers.plan(job) {
                found.insert(number)
                run.add(TransferRow(step))
            }
        }
        for place in targets.missing(besides: found) { run.add(Self.failure(ofMissing: place)) }
        try run.end()
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
