import ArgumentParser

/// The command `gapi xml roundtrip`, which reads a document and writes it again.
struct XMLRoundTripCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roundtrip",
        abstract: "Read a document and write it, in UTF-8.",
        discussion: """
            White space, prefixes, CDATA sections, comments and processing instructions, and the order of attributes and \
            namespace declarations stay as they are; white space inside tags, quotes and references to characters do not.

            Examples:
              gapi xml roundtrip feed.xml
              gapi xml roundtrip old-windows-1251.xml >new.xml

            Ends with 0, with 1 when it is no XML, with 64 for wrong arguments, with 66 when it cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - or none is standard input.", valueName: "file"))
    var file = "-"

    func run() throws { try XMLTool.standard.roundTrip(file) }
}
