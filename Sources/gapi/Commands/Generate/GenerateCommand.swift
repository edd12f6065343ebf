import ArgumentParser
import AsyncFetch
import AsyncGAPI
import GAPIDescription
import GAPIGenerator

/// The command `gapi generate`, which generates a Swift module from a description.
struct GenerateCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate a Swift module from the description of a service.",
        discussion: """
            The description is a Discovery document: a file, its URL, or the name of a service. --from is a folder, or here \
            also the URL of a Discovery service. Files that the generator wrote to the directory before are replaced, and \
            other files stay. If a file cannot be written, nothing changes. The same description and options always give the \
            same text, so --check in CI shows if a module is up to date.

            Examples:
              gapi generate drive.v3.json --out Sources/GAPIDrive
              gapi generate drive:v3 --methods 'files.*,about.get'
              gapi generate drive:v3 --from ./documents --no-descriptions --check
              gapi generate 'https://gmail.googleapis.com/$discovery/rest?version=v1'
              gapi generate --all ./documents
              gapi generate --all-preferred --skip compute,aiplatform --out ./modules

            Exit codes: 0 for success, 1 if --check finds a difference, if a part cannot be generated, or if the directory has \
            a newer revision or other files of the same names, 64 for invalid arguments or a pattern in --methods without a \
            match, 65 for a document that is not a description, 66 for a file that cannot be read, 69 for a description that \
            cannot be fetched, 73 for a directory that cannot be written.
            """
    )

    @Argument(help: ArgumentHelp("A file, a URL, or name:version.", valueName: "document"))
    var document: String?

    @OptionGroup var documents: DocumentOptions
    @OptionGroup var tracing: TraceOptions

    @Option(
        help: ArgumentHelp(
            "A folder, of which all descriptions are generated; without --out they are only counted.",
            valueName: "dir"
        )
    )
    var all: String?

    @Flag(
        help:
            "Generate the recommended version of each service; without --out they are only counted."
    )
    var allPreferred = false

    @Option(help: ArgumentHelp("The services that --all-preferred leaves out: drive,storage:v1.", valueName: "names"))
    var skip: String?

    @Option(
        help: ArgumentHelp(
            "A header field of the requests for descriptions; can be repeated.",
            valueName: "name: value"
        )
    )
    var header: [String] = []

    @Option(help: ArgumentHelp("The root of the service's URLs, instead of that of the description.", valueName: "url"))
    var root: String?

    @Option(
        help: ArgumentHelp(
            "The directory of the module; by default the one with its name in Sources.",
            valueName: "dir"
        )
    )
    var out: String?

    @Option(help: "The methods to generate: names or ids with *, separated by commas; by default all.")
    var methods: String?

    @Option(help: "The name of the enumeration around all types; by default from the name of the service.")
    var namespace: String?

    @Flag(inversion: .prefixedNo, help: "Include the texts of the description in comments.")
    var descriptions = true

    @Flag(help: "Print the differences, and change nothing.")
    var check = false

    @Flag(help: "Write a summary of each module as a line of JSON.")
    var json = false

    @Flag(help: "Also print notes about parts that need special handling.")
    var verbose = false

    func validate() throws {
        guard [document != nil, all != nil, allPreferred].count(where: { $0 }) == 1 else {
            throw ValidationError("Give one document, or --all and a folder, or --all-preferred.")
        }
        guard skip == nil || allPreferred else { throw ValidationError("--skip needs --all-preferred.") }
        guard root == nil || document != nil else { throw ValidationError("--root needs a document.") }
        guard methods == nil || !patterns.isEmpty else { throw ValidationError("--methods is empty.") }
    }

    private var patterns: [String] { Self.names(methods) }

    func run(_ streams: ToolStreams) async throws {
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
            output: streams.output,
            errors: streams.errors
        )
        try await reporting(asJSON: json, to: streams.errors, tracing: tracing.trace) { [self] in
            if let all {
                try tool.generateAll(in: all, out: out)
            } else if let document {
                let (bytes, source) = try await library().bytes(of: document)
                try tool.generate(bytes, source, out: out)
            } else {
                var library = try library()
                if library.refreshes { try await library.fetchList() }
                try await tool.generateAll(try await preferred(library), from: library, out: out)
            }
        }
    }

    private func library() throws -> GAPI.DescriptionLibrary {
        var library = documents.library
        if let from = documents.from, from.contains("://") {
            library = GAPI.DescriptionLibrary(refreshes: true)
            library.fetcher = CommandNetwork.current.fetcher
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
    private func preferred(_ library: GAPI.DescriptionLibrary) async throws -> [String] {
        let skipped = Set(Self.names(skip))
        return try await library.preferredEntries()
            .filter { !skipped.contains($0.name) && !skipped.contains("\($0.name):\($0.version)") }
            .map { "\($0.name):\($0.version)" }
    }

    private static func names(_ list: String?) -> [String] {
        (list ?? "").filter { $0 != " " }.split(separator: ",").map(String.init)
    }
}
