import ArgumentParser

/// The command `gapi json roundtrip`, which reads a document and writes it again.
struct JSONRoundTripCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roundtrip",
        abstract: "Read a document and write it without white space.",
        discussion: """
            Numbers, the spelling of strings, the order of members and members with the same name stay as they are.

            Examples:
              gapi json roundtrip page.json
              echo '[1.10, 1e400]' | gapi json roundtrip -        [1.10,1e400]

            Ends with 0, with 1 when it is no JSON, with 64 for wrong arguments, with 66 when it cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - is standard input.", valueName: "file"))
    var file: String

    func run() throws { try JSONTool.standard.roundTrip(file) }
}
