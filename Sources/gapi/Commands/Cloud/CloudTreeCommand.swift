import ArgumentParser
import AsyncCloud
import GAPIDescription

/// The command `gapi cloud tree`.
struct CloudTreeCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Draw a folder with everything below it.",
        discussion: """
            Examples:
              gapi cloud tree /Photos
              gapi cloud tree --levels 2 --folders
              gapi cloud tree --json / | jq -r .path

            Exit codes: 1 if a folder below could not be read (it is named), 66 if nothing is at the path, and those of gapi \
            cloud.
            """
    )

    @Argument(help: "The folder; by default, the root.")
    var path = "/"

    @Option(
        name: [.customShort("L"), .long],
        help: ArgumentHelp("The most levels below the folder.", valueName: "count")
    )
    var levels: Int?

    @Flag(name: [.short, .long], help: "Show folders only.")
    var folders = false

    @OptionGroup var options: CloudOptions

    func validate() throws {
        try CloudPlace.validate([path])
        if let levels, !(1...CloudTree.mostLevels).contains(levels) {
            throw ValidationError("--levels must be from 1 to \(CloudTree.mostLevels).")
        }
    }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        let root = try await connection.named(try CloudPlace(path).path)
        guard root.isFolder else { throw ToolFailure(.usage, "\(path.singleLine) is a file; tree draws folders") }
        var tree = CloudTree(connection, streams, asJSON: options.json, levels: levels ?? .max, foldersOnly: folders)
        try await tree.draw(root)
    }
}
