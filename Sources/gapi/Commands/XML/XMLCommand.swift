import ArgumentParser

/// The command `gapi xml`, which applies the XML engine to files.
struct XMLCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xml",
        abstract: "Check, format, canonicalize and search XML documents without losing anything in them.",
        discussion: """
            Documents may have any encoding; the output is UTF-8. Nothing is loaded from elsewhere, and documents that declare \
            entities are refused.

            Examples:
              gapi xml check *.xml
              gapi xml query feed.xml '//a:entry/a:title' \\
                --ns a=http://www.w3.org/2005/Atom
            """,
        subcommands: [
            XMLCheckCommand.self, XMLRoundTripCommand.self, XMLFormatCommand.self, XMLCanonicalCommand.self,
            XMLQueryCommand.self,
        ]
    )
}
