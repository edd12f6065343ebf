import ArgumentParser

/// The command `gapi xml format`, which formats a document for people.
struct XMLFormatCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Write a document with line breaks and indentation.",
        discussion: """
            Elements that contain text or have xml:space="preserve" do not change.

            Examples:
              gapi xml format feed.xml
              curl -s $URL | gapi xml format

            Exit codes: 0 for success, 1 if it is not XML, 64 for invalid arguments, 66 if it cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - or none is standard input.", valueName: "file"))
    var file = "-"

    func run(_ streams: ToolStreams) async throws { try XMLTool(streams).format(file) }
}
