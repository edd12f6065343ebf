import ArgumentParser

/// The command `gapi json format`, which formats a document for people.
struct JSONFormatCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Write a document with line breaks and indentation.",
        discussion: """
            Numbers, escapes in strings, the order of members and repeated members do not change.

            Examples:
              gapi json format page.json
              curl -s $URL | gapi json format

            Exit codes: 0 for success, 1 if it is not JSON, 64 for invalid arguments, 66 if it cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - or none is standard input.", valueName: "file"))
    var file = "-"

    func run(_ streams: ToolStreams) async throws { try JSONTool(streams).format(file) }
}
