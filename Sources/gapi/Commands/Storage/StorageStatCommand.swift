import ArgumentParser
import AsyncGAPI
import AsyncJSON
import AsyncStorage

/// The command `gapi storage stat`.
struct StorageStatCommand: StorageToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "stat",
        abstract: "Show the properties of objects.",
        discussion: """
            Examples:
              gapi storage stat gs://photos/cat.jpg
              gapi storage stat --json gs://photos/cat.jpg
            """
    )

    @Argument(help: "The objects: gs://BUCKET/NAME.")
    var urls: [String]

    @Flag(help: StorageOptions.jsonHelp)
    var json = false

    @OptionGroup(title: "Service") var connection: ConnectionOptions

    func run(_ streams: ToolStreams) async throws {
        let command = self
        try await reporting(asJSON: options.json, to: streams.errors, tracing: options.trace) {
            let places = try command.urls.map(StoragePath.object)
            let storage = try await command.options.service(streams.search)
            for place in places {
                let query = Storage.ObjectsGetQuery(bucket: place.bucket, object: place.name)
                let object: Storage.Object
                do { object = try await storage.execute(query) } catch let error as GAPI.Error where error.isNotFound {
                    throw ToolFailure(.failure, "there is no object \(place)")
                }
                command.write(JSON.Value(object), of: place, to: streams.output)
            }
        }
    }

    private func write(_ object: JSON.Value, of place: StorageLocation, to output: Console) {
        guard !options.json else { return output.write(object.description + "\n") }
        output.print(output.styled(place.url.singleLine, .bold))
        let members = (object.members ?? []).filter { !["kind", "id", "bucket", "name", "selfLink"].contains($0.name) }
        let width = min(members.map(\.name.count).max() ?? 0, 32)
        let table = Table(.init("", width: width, .left), .init("", width: 0, .left))
        for (name, value) in members {
            output.print(table.line([name.singleLine, (value.string ?? value.description).singleLine]))
        }
    }
}
