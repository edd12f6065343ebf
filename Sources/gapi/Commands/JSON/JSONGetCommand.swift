import ArgumentParser
import AsyncJSON

/// The command `gapi json get`, which writes one value of a document.
struct JSONGetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "get",
        abstract: "Write one value of a document, as it stands there.",
        discussion: """
            A path is made of names and of positions from 0. A name with dots, brackets or quotes is written as a JSON string.

            Examples:
              gapi json get page.json nextPageToken
              gapi json get page.json 'items[3].owner.name'
              gapi json get swagger.json 'paths."/v1/{name}".get'

            Ends with 0, with 1 when it is no JSON or has no such value, with 64 for wrong arguments, with 66 when it cannot \
            be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - is standard input.", valueName: "file"))
    var file: String

    @Argument(
        help: ArgumentHelp("Where the value is, such as items[3].owner.name.", valueName: "path"),
        transform: JSON.Path.init(parsing:)
    )
    var path: JSON.Path

    func run() throws { try JSONTool.standard.get(path, in: file) }
}
