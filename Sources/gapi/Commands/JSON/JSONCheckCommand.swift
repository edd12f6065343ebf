import ArgumentParser

/// The command `gapi json check`, which reports where documents are not JSON.
struct JSONCheckCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report the errors of JSON documents, as compilers do: file:line:column: message.",
        discussion: """
            Valid documents are not reported. The rules are those of RFC 8259 in UTF-8. Columns count characters from 1.

            Examples:
              gapi json check *.json
              curl -s $URL | gapi json check

            Exit codes: 0 if all are valid, 1 if one is not, 64 for invalid arguments, 66 for a file that cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The documents; - or none is standard input.", valueName: "file"))
    var files: [String] = ["-"]

    func run(_ streams: ToolStreams) async throws { try JSONTool(streams).check(files) }
}
