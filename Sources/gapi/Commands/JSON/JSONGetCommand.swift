import ArgumentParser
import AsyncJSON

/// The command `gapi json get`, which writes one value of a document.
struct JSONGetCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "get",
        abstract: "Write one value of a document unchanged.",
        usage: "gapi json get [<file>] <path>",
        discussion: """
            A path consists of names and of positions from 0. A name with dots, brackets or quotes is written as a JSON string.

            Examples:
              gapi json get page.json nextPageToken
              curl -s $URL | gapi json get nextPageToken
              gapi json get page.json 'items[3].owner.name'
              gapi json get swagger.json 'paths."/v1/{name}".get'

            Exit codes: 0 for success, 1 if it is not JSON or has no such value, 64 for invalid arguments, 66 if it cannot be \
            read.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "The document, - or none for standard input; and the path of the value, such as items[3].owner.name.",
            valueName: "words"
        )
    )
    var words: [String]

    /// The document.
    var file: String { words.count > 1 ? words[0] : "-" }

    func validate() throws {
        guard words.count <= 2 else { throw ValidationError("Name one document and one path.") }
        if words == ["-"] { throw ValidationError("Name the path of the value, such as items[3].owner.name.") }
        do { _ = try path() } catch let error as JSON.Error { throw ValidationError(error.message) }
    }

    /// The path of the value.
    func path() throws -> JSON.Path { try JSON.Path(parsing: words.last ?? "") }

    func run(_ streams: ToolStreams) async throws { try JSONTool(streams).get(path(), in: file) }
}
