import ArgumentParser
import GAPIDescription
import GAPIGenerator

/// `gapi generate`: a Swift module of a description.
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate a Swift module from the description of a service.",
        discussion: """
            The description is a Discovery document: a file, or the name and version of a service that --from has, which \
            here may also be the URL of a Discovery service. What the generator made in the directory before is replaced, files \
            of others stay; when something cannot be written, all stays as it was. The same description and options always give the same text, so --check can tell in CI whether a \
            module is up to date.

            Examples:
              gapi generate drive.v3.json --out Sources/GAPIDrive
              gapi generate drive:v3 --methods 'files.*,about.get'
              gapi generate drive:v3 --from ./documents --no-descriptions --check
              gapi generate --all ./documents

            Ends with 0, with 1 when --check finds a difference, something cannot be generated, or the directory has a newer \
            revision or files of others; with 64 for wrong arguments, also when no method is like one of --methods, with 65 for a \
            document that is no description, with 66 for one that cannot be had, with 73 when the directory cannot be written.
            """
    )

    @Argument(help: ArgumentHelp("A file, or name:version.", valueName: "document"))
    var document: String?

    @OptionGroup var documents: DocumentOptions

    @Option(help: ArgumentHelp("Every description of a folder; without --out they are only counted.", valueName: "dir"))
    var all: String?

    @Option(help: ArgumentHelp("The directory of the module, by default Sources and its name.", valueName: "dir"))
    var out: String?

    @Option(help: "The methods to generate, with what they need: names or ids with *, separated by commas.")
    var methods: String?

    @Option(help: "The enumeration around all types; made of the service's name without it.")
    var namespace: String?

    @Flag(inversion: .prefixedNo, help: "Whether comments tell what the description says, besides the facts.")
    var descriptions = true

    @Flag(help: "Change nothing, but say what is different.")
    var check = false

    @Flag(help: "Write what was made as JSON, a line for each module.")
    var json = false

    @Flag(help: "Also tell what is handled in a special way, though everything works.")
    var verbose = false

    func validate() throws {
        guard (document == nil) != (all == nil) else {
            throw ValidationError("Give one document, or --all and a folder.")
        }
        guard methods == nil || !patterns.isEmpty else { throw ValidationError("--methods names no method.") }
    }

    private var patterns: [String] { (methods ?? "").filter { $0 != " " }.split(separator: ",").map(String.init) }

    func run() async throws { try await run(output: .standard, errors: .standardError) }

    func run(output: Console, errors: Console) async throws {
        let options = Generator.Options {
            $0.methods = patterns
            $0.namespace = namespace
            $0.includesDescriptions = descriptions
        }
        let tool = GenerateTool(
            generator: Generator(options: options),
            checks: check,
            writesJSON: json,
            isVerbose: verbose,
            output: output,
            errors: errors
        )
        try await reporting(asJSON: json, to: errors) { [self] in
            if let all {
                try tool.generateAll(in: all, out: out)
            } else if let document {
                let (bytes, source) = try await library.bytes(of: document)
                try tool.generate(bytes, source, out: out)
            }
        }
    }

    private var library: DocumentLibrary {
        guard let from = documents.from, from.contains("://") else { return documents.library }
        var library = DocumentLibrary(refreshes: true)
        library.discovery = from
        return library
    }
}
