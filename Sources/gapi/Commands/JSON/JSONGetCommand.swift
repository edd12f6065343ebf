import ArgumentParser
import AsyncJSON

/// The command `gapi json get`, which writes one value of a document.
struct JSONGetCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "get",
        abstract: "Write one value of a document unchanged.",
        discussion: """
            A path consists of names and of positions from 0. A name with dots, brackets or quotes is written as a JSON string.

            Examples:
              gapi json get page.json nextPageToken
              gapi json get page.json 'items[3].owner.name'
              gapi json get swagger.json 'paths."/v1/{name}".get'

            Exit codes: 0 for success, 1 if it is not JSON or has no such value, 64 for invalid arguments, 66 if it cannot be \
            read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - is standard input.", valueName: "file"))
    var file: String

    @Argument(
        help: ArgumentHelp("The path of the value, such as items[3].owner.name.", valueName: "path"),
        transform: JSON.Path.init(parsing:)
    )
    var path: JSON.Path

    func run(_ streams: ToolStreams) async throws { try JSONTool(streams).get(path, in: file) }
}
