// Generated from types:v1, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Shapes of values
public enum Types {
}

/// Shapes of values
public actor TypesService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "types",
        version: "v1",
        rootURL: "https://types.example.com/",
        servicePath: "",
        batchPath: "batch",
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
