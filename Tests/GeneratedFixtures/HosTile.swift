// Generated from ho_stile_import Evil:v1__, revision 2026_*_, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Ends */ here } import Evil // x y `code`
public enum HosTile {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        /// */ } import Evil
        public static var publicStaticLetX: Swift.String { "\") }; public static let x = (\"" }
    }
    /// The roots of the service's URLs in its regions.
    public enum Region {
        public static var xY: Swift.String { "\"\\(0)" }
    }

    /// The model for each `kind`.
    public static let kinds: JSON.KindRegistry = {
        var kinds = JSON.KindRegistry()
        kinds.register(Kind.self, for: "\"); fatalError(); (\"")
        return kinds
    }()
}

/// Ends */ here } import Evil // x y `code`
public actor HosTileService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "ho\"stile\nimport Evil",
        version: "v1\n}",
        rootURL: "https://hostile.example.com/\"; fatalError(); \"",
        servicePath: "\\(fatalError())",
        batchPath: "\"\"\"",
        defaultScopes: []
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
