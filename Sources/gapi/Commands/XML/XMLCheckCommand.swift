import ArgumentParser

/// The command `gapi xml check`, which reports where documents are not well-formed.
struct XMLCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tell where documents are no XML, as compilers do: file:line:column: message.",
        discussion: """
            Says nothing about good documents: XML 1.0 with namespaces, in any encoding. They are read in pieces, so they may \
            be of any size.

            Examples:
              gapi xml check *.xml
              curl -s $URL | gapi xml check

            Ends with 0 when all are good, with 1 when one is bad, with 64 for wrong arguments, with 66 when one cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The documents; - or none is standard input.", valueName: "file"))
    var files: [String] = ["-"]

    func run() throws { try XMLTool.standard.check(files) }
}
