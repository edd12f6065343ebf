import ArgumentParser
import AsyncGAPI
import AsyncJSON
import AsyncStorage

/// The command `gapi storage mb`.
struct StorageMakeBucketCommand: StorageToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "mb",
        abstract: "Make buckets.",
        discussion: """
            All other properties of a bucket are set with gapi call storage:v1 buckets.insert or buckets.patch.

            Examples:
              gapi storage mb gs://holidays --project my-project
              gapi storage mb gs://cats --project my-project --location EU
            """
    )

    @Argument(help: "The buckets: gs://BUCKET.")
    var urls: [String]

    @Option(help: ArgumentHelp("The project to which the buckets belong.", valueName: "id"))
    var project: String

    @Option(help: ArgumentHelp("The place of their data, such as EU or us-east1.", valueName: "place"))
    var location: String?

    @Option(help: ArgumentHelp("The storage class of objects that name none, such as NEARLINE.", valueName: "class"))
    var storageClass: String?

    @Flag(help: StorageOptions.jsonHelp)
    var json = false

    @OptionGroup(title: "Service") var connection: ConnectionOptions

    func run(_ streams: ToolStreams) async throws {
        let command = self
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            let places = try command.urls.map(StoragePath.bucket)
            let storage = try await command.options.service(streams.search)
            for place in places {
                let bucket = Storage.Bucket {
                    $0.name = place.bucket
                    $0.location = command.location
                    $0.storageClass = command.storageClass
                }
                let made = try await storage.makeBucket(.init(project: command.project, bucket))
                if command.options.json {
                    streams.output.write(JSON.Value(made).description + "\n")
                } else {
                    streams.output.print("made \(place.url.singleLine)")
                }
            }
        }
    }
}
