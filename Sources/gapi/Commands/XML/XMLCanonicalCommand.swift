import ArgumentParser
import AsyncXML

/// The command `gapi xml c14n`, which writes the canonical form of a document.
struct XMLCanonicalCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "c14n",
        abstract: "Write the canonical form of a document, which is the same for equivalent documents.",
        discussion: """
            Canonical XML 1.0, or Exclusive XML Canonicalization 1.0. There is no line break at the end.

            Examples:
              gapi xml c14n feed.xml | sha256sum
              diff <(gapi xml c14n a.xml) <(gapi xml c14n b.xml)

            Exit codes: 0 for success, 1 if it is not XML, 64 for invalid arguments, 66 if it cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - or none is standard input.", valueName: "file"))
    var file = "-"

    @Flag(help: "Use exclusive canonicalization: declare namespaces at their first use.")
    var exclusive = false

    @Flag(help: "Keep comments.")
    var comments = false

    var form: XML.CanonicalForm {
        exclusive ? .exclusive(keepsComments: comments) : .inclusive(keepsComments: comments)
    }

    func run(_ streams: ToolStreams) async throws { try XMLTool(streams).canonicalize(file, as: form) }
}
