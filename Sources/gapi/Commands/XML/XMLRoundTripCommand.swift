import ArgumentParser

/// The command `gapi xml roundtrip`, which reads a document and writes it again.
struct XMLRoundTripCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "roundtrip",
        abstract: "Read a document and write it, in UTF-8.",
        discussion: """
            White space, prefixes, CDATA sections, comments, processing instructions, and the order of attributes and \
            namespace declarations do not change. White space inside tags, quotes and character references may change.

            Examples:
              gapi xml roundtrip feed.xml
              gapi xml roundtrip old-windows-1251.xml >new.xml

            Exit codes: 0 for success, 1 if it is not XML, 64 for invalid arguments, 66 if it cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - or none is standard input.", valueName: "file"))
    var file = "-"

    func run(_ streams: ToolStreams) async throws { try XMLTool(streams).roundTrip(file) }
}
