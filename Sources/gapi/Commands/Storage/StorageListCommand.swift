import ArgumentParser
import AsyncGAPI
import AsyncJSON
import AsyncStorage

/// The command `gapi storage ls`.
struct StorageListCommand: StorageToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "ls",
        abstract: "List buckets, folders and objects.",
        discussion: """
            An object is listed itself; of a bucket or a folder, what is directly in it, and with -r all that is below it.

            Examples:
              gapi storage ls --project my-project
              gapi storage ls gs://photos gs://photos/2026
              gapi storage ls -r -l gs://photos/2026/
            """
    )

    @Argument(help: "Buckets, folders and objects: gs://BUCKET/NAME. Without any, the buckets of --project.")
    var urls: [String] = []

    @Flag(name: [.short, .long], help: "List all objects below a folder.")
    var recursive = false

    @Flag(name: [.short, .long], help: "Show sizes and times, too.")
    var long = false

    @Option(help: ArgumentHelp("The project whose buckets are listed.", valueName: "id"))
    var project: String?

    @Flag(help: StorageOptions.jsonHelp)
    var json = false

    @OptionGroup(title: "Service") var connection: ConnectionOptions

    func validate() throws {
        if urls.isEmpty, project == nil { throw ValidationError("Name buckets or objects, or a --project.") }
    }

    func run(_ streams: ToolStreams) async throws {
        let command = self
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            let storage = try await command.options.service(streams.search)
            if let project = command.project, command.urls.isEmpty {
                for try await bucket in storage.items(Storage.BucketsListQuery(project: project)) {
                    command.write(JSON.Value(bucket), "gs://\(bucket.name ?? "")/", to: streams.output)
                }
            }
            for url in command.urls {
                try await command.list(try StoragePath.objects(url), storage, streams.output)
            }
        }
    }

    private func list(_ place: StorageLocation, _ storage: StorageService, _ output: Console) async throws {
        var found = false
        var count = 0
        if !place.name.isEmpty {
            let query = Storage.ObjectsGetQuery(bucket: place.bucket, object: place.name)
            do {
                write(try await storage.execute(query), in: place.bucket, to: output)
                found = true
            } catch let error as GAPI.Error where error.isNotFound {}
        }
        let folder = place.asFolder
        let query = Storage.ObjectsListQuery(bucket: folder.bucket) {
            $0.prefix = folder.name.isEmpty ? nil : folder.name
            $0.delimiter = recursive ? nil : "/"
        }
        for try await page in storage.pages(query) {
            for object in page.items where object.name != place.name {
                write(object, in: folder.bucket, to: output)
                found = true
            }
            for prefix in page.response.prefixes ?? [] {
                let url = StorageLocation(folder.bucket, prefix).url
                write(["prefix": JSON.Value(url)], (long ? Self.cells(nil, nil) : "") + url, to: output)
                found = true
            }
            count += page.items.count + (page.response.prefixes?.count ?? 0)
            CommandNetwork.current.waits.setDone("\(count.grouped) items")
        }
        // An empty bucket is no mistake.
        guard found || place.name.isEmpty else { throw ToolFailure(.failure, "nothing has the name \(place)") }
    }

    private func write(_ object: Storage.Object, in bucket: String, to output: Console) {
        let url = StorageLocation(bucket, object.name ?? "").url
        let details = long ? Self.cells(object.size.map { $0.grouped }, object.updated.map { "\($0)" }) : ""
        write(JSON.Value(object), details + url, to: output)
    }

    private func write(_ value: JSON.Value, _ line: String, to output: Console) {
        if options.json { output.write(value.description + "\n") } else { output.print(line.singleLine) }
    }

    private static func cells(_ size: String?, _ time: String?) -> String {
        (size ?? "").aligned(.right, 15) + "  " + (time ?? "").aligned(.left, 24) + "  "
    }
}
