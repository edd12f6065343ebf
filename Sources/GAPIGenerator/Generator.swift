public import GAPIDescription

/// Generates Swift modules from descriptions of services.
///
/// ```swift
/// let (document, diagnostics) = try API.Document.parse(bytes)
/// let generator = Generator(options: .init { $0.methods = ["files.*"]; $0.includesDescriptions = false })
/// let output = generator.generate(document, diagnostics)
/// for file in output.files { print(file.path, file.text.utf8.count) }
/// ```
///
/// A generator works like a compiler: it first resolves names and types, and then emits source. A part of a description
/// that Swift cannot express becomes a diagnostic, never wrong code. The same description and options always give the
/// same text.
public struct Generator: Sendable {
    /// The version that the header of each file states; it changes when the emitted text changes.
    public static let version = 7

    /// The options.
    public let options: Options

    /// Creates a generator.
    public init(options: Options = Options()) { self.options = options }

    /// Generates a module.
    /// - Parameters:
    ///   - document: The description.
    ///   - diagnostics: The parser's diagnostics, which come first in the output's.
    /// - Returns: The files and the diagnostics.
    public func generate(_ document: API.Document, _ diagnostics: [API.Diagnostic] = []) -> Output {
        var document = document
        if let root = options.rootURL { document.rootUrl = root.hasSuffix("/") ? root : root + "/" }
        let plan = ModulePlan(document, options)
        var shards = Shards(plan.preamble, prefix: plan.names.namespace, count: options.shards)
        // Files with numbers stand beside the files of a target, one of which may well have the namespace's name.
        shards.add(options.shards == nil ? "" : "Service", plan.serviceSource)
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
    /// The options of a generator.
    public struct Options: Sendable, Hashable {
        /// The methods to generate, by name or id, in which `*` stands for any text: `files.*`, `drive.files.list`.
        ///
        /// All methods are generated if it is empty. Only the schemas that the methods need are generated.
        public var methods: [String] = []
        /// A Boolean value indicating whether comments contain the description's texts besides the facts, cut to three
        /// sentences.
        public var includesDescriptions = true
        /// A Boolean value indicating whether to generate schemas that no method needs.
        public var includesUnusedSchemas = false
        /// The enumeration around all types; derived from the service's name if it is `nil`.
        ///
        /// Set it in a program with two versions of one service, for example to `Compute` and `ComputeBeta`.
        public var namespace: String?
        /// The root of all URLs; the description's root if it is `nil`.
        ///
        /// Set it for a region, or for a server inside a company.
        public var rootURL: String?
        /// The name of the module; `GAPI` followed by the namespace if it is `nil`.
        public var module: String?
        /// The number of files with queries, and of files with models, at least one each.
        ///
        /// If it is `nil`, there are as many files as needed for a size of 100 kB each. Set it in build plugins, which
        /// have to name the files before they are generated.
        public var shards: Int?

        /// Creates options, which generate everything by default.
        public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }
    }
}
