import ArgumentParser
import AsyncXML

/// The command `gapi xml query`, which writes the result of an XPath expression.
struct XMLQueryCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "query",
        abstract: "Write the matches of an XPath expression in a document, one in each line.",
        discussion: """
            The language is XPath 1.0. Elements are written as XML, and attributes, texts and comments as their values. A name \
            without a prefix is in no namespace, even if the document has a default namespace; define prefixes with --ns.

            Examples:
              gapi xml query feed.xml '//a:entry[1]/a:title/text()' \\
                --ns a=http://www.w3.org/2005/Atom
              curl -s $URL | gapi xml query - 'count(//d:response)' --ns d=DAV:

            Exit codes: 0 for success, 1 if it is not XML or nothing matches, 64 for invalid arguments, 66 if it cannot be \
            read.
            """
    )

    @Argument(help: ArgumentHelp("The document; - is standard input.", valueName: "file"))
    var file: String

    @Argument(help: ArgumentHelp("The XPath expression.", valueName: "xpath"))
    var expression: String

    @Option(
        name: .customLong("ns"),
        help: ArgumentHelp("A prefix of the expression; can be repeated.", valueName: "prefix=uri"),
        transform: NamespaceOption.init(parsing:)
    )
    var namespaces: [NamespaceOption] = []

    func validate() throws { _ = try path() }

    func run(_ streams: ToolStreams) async throws { try XMLTool(streams).query(path(), in: file) }

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
