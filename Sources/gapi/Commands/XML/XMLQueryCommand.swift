import ArgumentParser
import AsyncXML

/// The command `gapi xml query`, which writes the result of an XPath expression.
struct XMLQueryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "query",
        abstract: "Write what an XPath expression finds in a document, one match a line.",
        discussion: """
            XPath 1.0. Elements are written as XML; of attributes, texts and comments the value alone. A name without a \
            prefix is one in no namespace, whatever the document's default namespace is, so give prefixes with --ns.

            Examples:
              gapi xml query feed.xml '//a:entry[1]/a:title/text()' --ns a=http://www.w3.org/2005/Atom
              curl -s $URL | gapi xml query - 'count(//d:response)' --ns d=DAV:

            Ends with 0, with 1 when it is no XML or nothing is found, with 64 for wrong arguments, with 66 when it cannot \
            be read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - is standard input.", valueName: "file"))
    var file: String

    @Argument(help: ArgumentHelp("What is looked for.", valueName: "xpath"))
    var expression: String

    @Option(
        name: .customLong("ns"),
        help: ArgumentHelp("A prefix of the expression; can be repeated.", valueName: "prefix=uri"),
        transform: NamespaceOption.init(parsing:)
    )
    var namespaces: [NamespaceOption] = []

    func validate() throws { _ = try path() }

    func run() throws { try XMLTool.standard.query(path(), in: file) }

    func path() throws -> XML.XPath {
        let namespaces = Dictionary(namespaces.map { ($0.prefix, $0.uri) }, uniquingKeysWith: { $1 })
        do {
            return try XML.XPath(expression, namespaces: namespaces)
        } catch {
            throw ValidationError(error.message)
        }
    }
}

/// A prefix and its namespace, `a=http://www.w3.org/2005/Atom`.
struct NamespaceOption: Sendable, Equatable {
    let prefix: String
    let uri: String

    init(parsing text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, text.first != "=" else {
            throw ValidationError("Expected prefix=uri, such as a=http://www.w3.org/2005/Atom.")
        }
        (prefix, uri) = (parts[0], parts[1])
    }
}
