public import GAPIDescription

/// Makes Swift modules of descriptions of services.
///
/// ```swift
/// let (document, diagnostics) = try API.Document.parse(bytes)
/// let generator = Generator(options: .init { $0.methods = ["files.*"]; $0.includesDescriptions = false })
/// let output = generator.generate(document, diagnostics)
/// for file in output.files { print(file.path, file.text.utf8.count) }
/// ```
///
/// It works like a compiler: names and types are resolved first, source is emitted of what came out, and whatever a description has
/// that cannot be said in Swift becomes a diagnostic, never wrong code. The same description and options always give the same text.
public struct Generator: Sendable {
    /// The version that the header of each file names; another one emits other text.
    public static let version = 4

    /// What to generate.
    public let options: Options

    /// Creates a generator.
    public init(options: Options = Options()) { self.options = options }

    /// Generates a module.
    /// - Parameters:
    ///   - document: the description.
    ///   - diagnostics: what its parser had to say, which comes first in the output's own.
    /// - Returns: the files, and what there is to say about them.
    public func generate(_ document: API.Document, _ diagnostics: [API.Diagnostic] = []) -> Output {
        var document = document
        if let root = options.rootURL { document.rootUrl = root.hasSuffix("/") ? root : root + "/" }
        let plan = ModulePlan(document, options)
        var shards = Shards(plan.preamble, prefix: plan.names.namespace, count: options.shards)
        shards.add("", plan.serviceSource)
        shards.add("Queries", plan.queries.map { plan.declaration(of: $0) }, in: plan.names.namespace)
        shards.add("Models", plan.typeDeclarations, in: plan.names.namespace)
        return Output(
            files: shards.files,
            diagnostics: diagnostics + plan.diagnostics,
            summary: Summary(plan, shards.files),
            header: plan.header
        )
    }
}

extension Generator {
    /// What to generate of a description.
    public struct Options: Sendable, Hashable {
        /// Which methods, by name or id with `*` for anything: `files.*`, `drive.files.list`; all when empty.
        ///
        /// Only the schemas that they need are generated.
        public var methods: [String] = []
        /// Whether comments tell what the description says, cut to three sentences, besides the facts.
        public var includesDescriptions = true
        /// Whether to generate schemas that no method needs.
        public var includesUnusedSchemas = false
        /// The enumeration around all types; made of the service's name when nil.
        ///
        /// For modules with two versions of one service, which then are called `Compute` and `ComputeBeta`.
        public var namespace: String?
        /// The root of all URLs; the description's own when nil.
        ///
        /// For a region, or a server inside a company.
        public var rootURL: String?
        /// The name of the module; `GAPI` and the namespace when nil.
        public var module: String?
        /// How many files of queries and of models to make, at least one; as many as there must be for 100 kB each when nil.
        ///
        /// For build plugins, which have to name the files before they are made.
        public var shards: Int?

        /// Creates options, which generate everything unless told otherwise.
        public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
    }
}
