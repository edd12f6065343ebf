import ArgumentParser
import AsyncCloud

/// The command `gapi cloud mv`.
struct CloudMoveCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "mv",
        abstract: "Move or rename files and folders on the server.",
        discussion: """
            The destination is a folder, in which each source keeps its name, if it exists as one, ends with a slash, or if \
            there are several sources. A file that is there stays, unless --force is given; a folder is never replaced.

            Examples:
              gapi cloud mv /cat.jpg /Photos/tom.jpg
              gapi cloud mv /cat.jpg /dog.jpg /Photos/

            Exit codes: 66 if nothing is at a path, 73 if something is there already, and those of gapi cloud.
            """
    )

    @Argument(help: "The sources, and the destination last.")
    var paths: [String]

    @Flag(name: [.short, .long], help: "Replace a file that is there.")
    var force = false

    @OptionGroup var options: CloudOptions

    func validate() throws { try CloudRelocation.validate(paths) }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        let relocation = CloudRelocation(connection, "moved", replaces: force, asJSON: options.json, streams.output)
        try await relocation.run(paths) { dav, source, target, replaced in
            try await dav.move(
                source.path,
                to: target,
                overwrite: replaced != nil,
                isFolder: source.isFolder
            )
        }
    }
}
