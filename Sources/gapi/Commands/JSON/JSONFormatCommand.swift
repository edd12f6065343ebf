import ArgumentParser

/// The command `gapi json format`, which formats a document for people.
struct JSONFormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Write a document with line breaks and indentation.",
        discussion: """
            Numbers, the spelling of strings, the order of members and members with the same name stay as they are.

            Examples:
              gapi json format page.json
              curl -s $URL | gapi json format -

            Ends with 0, with 1 when it is no JSON, with 64 for wrong arguments, with 66 when it cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - is standard input.", valueName: "file"))
    var file: String

    func run() throws { try JSONTool.standard.format(file) }
}
