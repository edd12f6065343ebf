import ArgumentParser

/// The command `gapi json roundtrip`, which reads a document and writes it again.
struct JSONRoundTripCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "roundtrip",
        abstract: "Read a document and write it without white space.",
        discussion: """
            Numbers, escapes in strings, the order of members and repeated members do not change.

            Examples:
              gapi json roundtrip page.json
              echo '[1.10, 1e400]' | gapi json roundtrip -        [1.10,1e400]

            Exit codes: 0 for success, 1 if it is not JSON, 64 for invalid arguments, 66 if it cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - or none is standard input.", valueName: "file"))
    var file = "-"

    func run(_ streams: ToolStreams) async throws { try JSONTool(streams).roundTrip(file) }
}
