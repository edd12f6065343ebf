import ArgumentParser
import AsyncFetch
import AsyncGAPI
import GAPIDescription
import GAPIGenerator

/// The command `gapi generate`, which generates a Swift module from a description.
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate a Swift module from the description of a service.",
        discussion: """
            The description is a Discovery document: a file, its URL, or the name and version of a service that --from has, which \
            here may also be the URL of a Discovery service. What the generator made in the directory before is replaced, files \
            of others stay; when something cannot be written, all stays as it was. The same description and options always give the same text, so --check can tell in CI whether a \
            module is up to date.

            Examples:
              gapi generate drive.v3.json --out Sources/GAPIDrive
              gapi generate drive:v3 --methods 'files.*,about.get'
              gapi generate drive:v3 --from ./documents --no-descriptions --check
              gapi generate 'https://gmail.googleapis.com/$discovery/rest?version=v1'
              gapi generate --all ./documents
              gapi generate --all-preferred --skip compute,aiplatform --out ./modules

            Ends with 0, with 1 when --check finds a difference, something cannot be generated, or the directory has a newer \
            revision or files of others; with 64 for wrong arguments, also when no method is like one of --methods, with 65 for a \
            document that is no description, with 66 for one that cannot be had, with 73 when the directory cannot be written.
            """
    )

    @Argument(help: ArgumentHelp("A file, a URL, or name:version.", valueName: "document"))
    var document: String?

    @OptionGroup var documents: DocumentOptions

    @Option(help: ArgumentHelp("Every description of a folder; without --out they are only counted.", valueName: "dir"))
    var all: String?

    @Flag(
        help:
            "The recommended version of every service of --from or the Discovery service; without --out they are only counted."
    )
    var allPreferred = false

    @Option(help: ArgumentHelp("Services that --all-preferred leaves out: drive,storage:v1.", valueName: "names"))
    var skip: String?

    @Option(help: ArgumentHelp("A header of the requests for descriptions; repeatable.", valueName: "name: value"))
    var header: [String] = []

    @Option(help: ArgumentHelp("The root of the service's URLs instead of the description's.", valueName: "url"))
    var root: String?

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
        guard [document != nil, all != nil, allPreferred].count(where: { $0 }) == 1 else {
            throw ValidationError("Give one document, or --all and a folder, or --all-preferred.")
        }
        guard skip == nil || allPreferred else { throw ValidationError("--skip belongs to --all-preferred.") }
        guard root == nil || document != nil else { throw ValidationError("--root belongs to one document.") }
        guard methods == nil || !patterns.isEmpty else { throw ValidationError("--methods names no method.") }
    }

    private var patterns: [String] { Self.names(methods) }

    func run() async throws { try await run(output: .standard, errors: .standardError) }

    func run(output: Console, errors: Console) async throws {
        let options = Generator.Options {
            $0.methods = patterns
            $0.namespace = namespace
            $0.includesDescriptions = descriptions
            $0.rootURL = root
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
                let (bytes, source) = try await library().bytes(of: document)
                try tool.generate(bytes, source, out: out)
            } else {
                let library = try library()
                try await tool.generateAll(try await preferred(library), from: library, out: out)
            }
        }
    }

    private func library() throws -> DescriptionLibrary {
        var library = documents.library
        if let from = documents.from, from.contains("://") {
            library = DescriptionLibrary(refreshes: true)
            library.fetcher = .tool
            library.discovery = from
            library.cache = nil  // it is asked anew each time
        }
        for text in header {
            let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix { $0 == " " } }
            guard parts.count == 2, let name = HTTPField.Name(String(parts[0])),
                HTTPField.isValidValue(String(parts[1]))
            else { throw ToolFailure(.usage, "--header is written \"Name: value\"") }
            library.headerFields[name] = String(parts[1])
        }
        return library
    }

    /// Returns the preferred version of each service, except for the skipped ones.
    private func preferred(_ library: DescriptionLibrary) async throws -> [String] {
        let skipped = Set(Self.names(skip))
        return try await library.preferredEntries()
            .filter { !skipped.contains($0.name) && !skipped.contains("\($0.name):\($0.version)") }
            .map { "\($0.name):\($0.version)" }
    }

    private static func names(_ list: String?) -> [String] {
        (list ?? "").filter { $0 != " " }.split(separator: ",").map(String.init)
    }
}
