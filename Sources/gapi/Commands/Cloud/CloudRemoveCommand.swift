import ArgumentParser
import AsyncCloud
import AsyncJSON
import GAPIDescription

/// The command `gapi cloud rm`.
struct CloudRemoveCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "rm",
        abstract: "Move files and folders to the trash.",
        discussion: """
            gapi cloud trash lists the trash and restores from it. On a server without a trash, what is removed is gone; \
            the command says so.

            Examples:
              gapi cloud rm /Photos/cat.jpg /Photos/dog.jpg
              gapi cloud rm -r /Photos/2025

            Exit codes: 64 for a folder without -r, 66 if nothing is at a path, and those of gapi cloud.
            """
    )

    @Argument(help: "The files, or with -r folders.")
    var paths: [String]

    @Flag(name: [.customShort("r"), .customShort("R"), .long], help: "Remove folders with all that is in them.")
    var recursive = false

    @OptionGroup var options: CloudOptions

    func validate() throws { try CloudPlace.validate(paths) }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        // All are looked at before the first is removed.
        var items: [Cloud.Item] = []
        for word in paths {
            let path = try CloudPlace(word).path
            guard !path.isRoot else { throw ToolFailure(.usage, "the root cannot be removed") }
            var item = try await connection.named(path)
            item.path = path
            guard recursive || !item.isFolder else {
                throw ToolFailure(.usage, "\(path.string.singleLine) is a folder; add -r to remove it with all in it")
            }
            items.append(item)
        }
        let hasTrash = try await connection.connect().capabilities.hasTrash
        for item in items {
            try await connection.delete(item.path)
            let row = CloudRow(item)
            if options.json {
                let value: JSON.Value = ["removed": JSON.Value(item.path.string), "trash": JSON.Value(hasTrash)]
                streams.output.write(value.description + "\n")
            } else if hasTrash {
                streams.output.print("moved to the trash: \(row.path) (gapi cloud trash restores it)")
            } else {
                streams.output.print("deleted, for the server has no trash: \(row.path)")
            }
        }
    }
}
