// Generated from ho_stile_import Evil:v1__, revision 2026_*_, by AsyncGAPI's generator 4. Do not edit: regenerate it.
// swift-format-ignore-file

@_exported public import AsyncGAPI

/// Ends */ here } import Evil // x y `code`
public enum HosTile {
    /// What a user allows an application to do (OAuth 2.0 scopes).
    public enum Scope {
        /// */ } import Evil
        public static var publicStaticLetX: Swift.String { "\") }; public static let x = (\"" }
    }
    /// Roots of the service's URLs in regions.
    public enum Region {
        public static var xY: Swift.String { "\"\\(0)" }
    }

    /// Which model a `kind` stands for.
    public static let kinds: JSON.KindRegistry = {
        var kinds = JSON.KindRegistry()
        kinds.register(Kind.self, for: "\"); fatalError(); (\"")
        return kinds
    }()
}

/// Ends */ here } import Evil // x y `code`
public actor HosTileService: Service {
    /// Where the service is.
    public static let definition = ServiceDefinition(
        name: "ho\"stile\nimport Evil",
        version: "v1\n}",
        rootURL: "https://hostile.example.com/\"; fatalError(); \"",
        servicePath: "\\(fatalError())",
        batchPath: "\"\"\""
    )

    public nonisolated let core: ServiceCore
    public var credentials: any Credentials

    /// Creates a service; one serves a whole application.
    ///
    /// - Parameters:
    ///   - credentials: what authorizes its calls.
    ///   - configuration: what its calls share.
    ///   - fetcher: shared with other services; by default the service makes its own.
    public init(
        credentials: any Credentials = .none,
        configuration: ServiceConfiguration = .init(),
        fetcher: Fetcher? = nil
    ) {
        core = ServiceCore(Self.definition, configuration: configuration, fetcher: fetcher)
        self.credentials = credentials
    }
}
