import ArgumentParser

/// The command `gapi xml check`, which reports where documents are not well-formed.
struct XMLCheckCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Report the errors of XML documents, as compilers do: file:line:column: message.",
        discussion: """
            Valid documents are not reported: XML 1.0 with namespaces, in any encoding. They are read in pieces, so they may \
            have any size.

            Examples:
              gapi xml check *.xml
              curl -s $URL | gapi xml check

            Exit codes: 0 if all are valid, 1 if one is not, 64 for invalid arguments, 66 for a file that cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The documents; - or none is standard input.", valueName: "file"))
    var files: [String] = ["-"]

    func run(_ streams: ToolStreams) async throws { try XMLTool(streams).check(files) }
}
