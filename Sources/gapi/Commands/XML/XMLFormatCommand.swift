import ArgumentParser

/// The command `gapi xml format`, which formats a document for people.
struct XMLFormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Write a document with line breaks and indentation.",
        discussion: """
            Elements that contain text stay as they are, and so does whatever has xml:space="preserve".

            Examples:
              gapi xml format feed.xml
              curl -s $URL | gapi xml format

            Ends with 0, with 1 when it is no XML, with 64 for wrong arguments, with 66 when it cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - or none is standard input.", valueName: "file"))
    var file = "-"

    func run() throws { try XMLTool.standard.format(file) }
}
