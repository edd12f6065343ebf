import ArgumentParser
import AsyncJSON
import AsyncStorage

/// The command `gapi storage rb`.
struct StorageRemoveBucketCommand: StorageToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "rb",
        abstract: "Remove empty buckets.",
        discussion: """
            A bucket with objects is refused; gapi storage rm -r deletes them.

            Examples:
              gapi storage rm -r gs://photos && gapi storage rb gs://photos
            """
    )

    @Argument(help: "The buckets: gs://BUCKET.")
    var urls: [String]

    @Flag(help: StorageOptions.jsonHelp)
    var json = false

    @OptionGroup(title: "Service") var connection: ConnectionOptions

    func run(_ streams: ToolStreams) async throws {
        let command = self
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            let places = try command.urls.map(StoragePath.bucket)
            let storage = try await command.options.service(streams.search)
            for place in places {
                try await storage.removeBucket(place.bucket)
                if command.options.json {
                    let value: JSON.Value = ["removed": JSON.Value(place.url)]
                    streams.output.write(value.description + "\n")
                } else {
                    streams.output.print("removed \(place.url.singleLine)")
                }
            }
        }
    }
}
