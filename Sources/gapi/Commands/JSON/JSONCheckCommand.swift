import ArgumentParser

/// The command `gapi json check`, which reports where documents are not JSON.
struct JSONCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tell where documents are no JSON, as compilers do: file:line:column: message.",
        discussion: """
            Says nothing about good documents. Strictly RFC 8259 in UTF-8; columns count characters from 1.

            Examples:
              gapi json check *.json
              curl -s $URL | gapi json check -

            Ends with 0 when all are good, with 1 when one is bad, with 64 for wrong arguments, with 66 when one cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The documents; - is standard input.", valueName: "file"))
    var files: [String]

    func run() throws { try JSONTool.standard.check(files) }
}
