// Generated from names:v1, revision 20260101, by AsyncGAPI's generator 5. Do not edit: regenerate it.
// swift-format-ignore-file

@_exported public import AsyncGAPI

/// Hazards of names
public enum Names {
}

/// Hazards of names
public actor NamesService: Service {
    /// The name, the version and the URLs of the service.
    public static let definition = ServiceDefinition(
        name: "names",
        version: "v1",
        rootURL: "https://names.example.com/",
        servicePath: "",
        batchPath: "batch"
    )

    public nonisolated let core: ServiceCore
    public var credentials: any Credentials

    /// Creates a service; one is enough for a whole application.
    ///
    /// - Parameters:
    ///   - credentials: The credentials of its calls.
    ///   - configuration: The settings that its calls share.
    ///   - fetcher: A fetcher shared with other services; by default the service creates its own.
    public init(
        credentials: any Credentials = .none,
        configuration: ServiceConfiguration = .init(),
        fetcher: Fetcher? = nil
    ) {
        core = ServiceCore(Self.definition, configuration: configuration, fetcher: fetcher)
        self.credentials = credentials
    }
}
