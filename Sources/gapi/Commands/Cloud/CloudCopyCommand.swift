import ArgumentParser
import AsyncCloud

/// The command `gapi cloud cp`.
struct CloudCopyCommand: CloudToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "cp",
        abstract: "Copy files and folders on the server.",
        discussion: """
            The destination is a folder, in which each source keeps its name, if it exists as one, ends with a slash, or if \
            there are several sources. A file that is there stays, unless --force is given; a folder is never replaced.

            Examples:
              gapi cloud cp /Photos/cat.jpg /Photos/tom.jpg
              gapi cloud cp -r /Photos /Backups/

            Exit codes: 66 if nothing is at a path, 73 if something is there already, and those of gapi cloud.
            """
    )

    @Argument(help: "The sources, and the destination last.")
    var paths: [String]

    @Flag(name: [.customShort("r"), .customShort("R"), .long], help: "Copy folders with all that is in them.")
    var recursive = false

    @Flag(name: [.short, .long], help: "Replace a file that is there.")
    var force = false

    @OptionGroup var options: CloudOptions

    func validate() throws { try CloudRelocation.validate(paths) }

    func perform(_ connection: Cloud.Connection, _ streams: ToolStreams) async throws {
        let relocation = CloudRelocation(connection, "copied", replaces: force, asJSON: options.json, streams.output)
        try await relocation.run(paths, takesFolders: recursive) { dav, source, target, replaced in
            try await dav.copy(
                source.path,
                to: target,
                overwrite: replaced != nil,
                isFolder: source.isFolder
            )
        }
    }
}
