import ArgumentParser
import AsyncXML

/// The command `gapi xml c14n`, which writes the canonical form of a document.
struct XMLCanonicalCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "c14n",
        abstract: "Write the canonical form of a document: equal for documents that say the same.",
        discussion: """
            Canonical XML 1.0, or Exclusive XML Canonicalization 1.0; byte for byte, so without a line break at the end.

            Examples:
              gapi xml c14n feed.xml | sha256sum
              diff <(gapi xml c14n a.xml) <(gapi xml c14n b.xml)

            Ends with 0, with 1 when it is no XML, with 64 for wrong arguments, with 66 when it cannot be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - or none is standard input.", valueName: "file"))
    var file = "-"

    @Flag(help: "Declare namespaces where they are first used, rather than where they stand.")
    var exclusive = false

    @Flag(help: "Keep comments.")
    var comments = false

    var form: XML.CanonicalForm {
        exclusive ? .exclusive(keepsComments: comments) : .inclusive(keepsComments: comments)
    }

    func run() throws { try XMLTool.standard.canonicalize(file, as: form) }
}
