import GAPIDescription

extension ModulePlan {
    /// The header of the module's files.
    var header: Header {
        Header(
            service: "\(document.name ?? "?"):\(document.version ?? "?")",
            revision: document.revision ?? "?"
        )
    }

    /// The lines that every file begins with.
    var preamble: String {
        var text = header.line
        var choices: [String] = []
        if !options.methods.isEmpty {
            choices.append("methods \(Header.plain(options.methods.joined(separator: ", ")))")
        }
        if !options.includesDescriptions { choices.append("no descriptions") }
        if options.includesUnusedSchemas { choices.append("unused schemas") }
        if let root = options.rootURL { choices.append("root \(Header.plain(root))") }
        if !choices.isEmpty { text += "// Options: \(choices.joined(separator: "; ")).\n" }
        return text + "// swift-format-ignore-file\n\n"
    }

    /// The source of the file with the namespace and the service.
    var serviceSource: String {
        let title = Documentation(text: document.title ?? names.namespace, facts: []).comment("")
        var text = "@_spi(Generated) @_exported public import AsyncGAPI\n\n"
        text += title
        text += "public enum \(names.namespace) {\n"
        text += Self.enumeration(
            "Scope",
            "The permissions that a user can grant to an application (OAuth 2.0 scopes).",
            scopes
        )
        text += Self.enumeration("Region", "The roots of the service's URLs in its regions.", regions)
        for enumeration in sharedEnumerations { text += "\n" + Self.source(of: enumeration, "    ") }
        text += kindsSource
        text += "}\n"
        if let second = names.secondName {
            text += "\n/// A second name of `\(names.namespace)`, for files that also import Foundation.\n"
            text += "public typealias \(second) = \(names.namespace)\n"
        }
        for enumeration in sharedEnumerations { text += Self.values(of: enumeration, in: names.namespace) }
        text += "\n"
        for operation in operations { text += source(of: operation) + "\n" }
        return text + actorSource + changesSource
    }

    private static func enumeration(_ name: String, _ comment: String, _ constants: [Constant]) -> String {
        guard !constants.isEmpty else { return "" }
        var text = "    /// \(comment)\n    public enum \(name) {\n"
        for constant in constants {
            text += constant.documentation.comment("        ")
            text += "        public static var \(Namer.escaped(constant.name)): Swift.String { "
            text += "\(Literal.string(constant.value)) }\n"
        }
        return text + "    }\n"
    }

    private var kindsSource: String {
        guard !kinds.isEmpty else { return "" }
        var text = "\n    /// The model for each `kind`.\n"
        text += "    public static let kinds: JSON.KindRegistry = {\n        var kinds = JSON.KindRegistry()\n"
        for (kind, model) in kinds {
            text += "        kinds.register(\(models[model].name).self, for: \(Literal.string(kind)))\n"
        }
        return text + "        return kinds\n    }()\n"
    }

    private func source(of operation: Operation) -> String {
        """
        extension \(names.namespace).\(models[operation.model].name): GAPI.LongRunningOperation {
            public static var polling: GAPI.QueryMethod {
                GAPI.QueryMethod(id: \(Literal.string(operation.id)), verb: .get, path: \(Literal.string(operation.path)))
            }
        }

        """
    }

    private var actorSource: String {
        let title = Documentation(text: document.title ?? names.namespace, facts: []).comment("")
        return """
            \(title)public actor \(names.service): GAPI.Service {
                /// The name, the version and the URLs of the service.
                public static let definition = GAPI.ServiceDefinition(
                    name: \(Literal.string(document.name ?? "")),
                    version: \(Literal.string(document.version ?? "")),
                    rootURL: \(Literal.string(document.rootUrl ?? "")),
                    servicePath: \(Literal.string(document.servicePath ?? "")),
                    batchPath: \(Literal.string(document.batchPath ?? "")),\(batchLimits)
                    defaultScopes: [\(document.defaultScopes.map(Literal.string).joined(separator: ", "))]
                )

                public nonisolated let core: GAPI.ServiceCore
                public var credentials: any FetchCredentials

                /// Creates a service; one is enough for a whole application.
                ///
                /// - Parameters:
                ///   - credentials: The credentials of its calls.
                ///   - configuration: The settings that its calls share.
                ///   - fetcher: A fetcher shared with other services; by default the service creates its own.
                public init(
                    credentials: any FetchCredentials = .none,
                    configuration: GAPI.ServiceConfiguration = .init(),
                    fetcher: Fetcher? = nil
                ) {
                    core = GAPI.ServiceCore(Self.definition, configuration: configuration, fetcher: fetcher)
                    self.credentials = credentials
                }
            }

            """
    }

    /// The argument for the limits of batches, in a line of its own; empty if nothing is known about them.
    private var batchLimits: String {
        let limits = document.batchLimits
        let usual = API.BatchLimits()
        guard limits != usual else { return "" }
        var arguments: [String] = []
        if limits.support != usual.support { arguments.append(".\(limits.support.rawValue)") }
        if limits.maximumCalls != usual.maximumCalls { arguments.append("maximumCalls: \(limits.maximumCalls)") }
        if limits.maximumBytes != usual.maximumBytes { arguments.append("maximumBytes: \(limits.maximumBytes)") }
        if limits.maximumURLLength != usual.maximumURLLength {
            arguments.append("maximumURLLength: \(limits.maximumURLLength)")
        }
        return "\n        batch: GAPI.BatchLimits(\(arguments.joined(separator: ", "))),"
    }
}
