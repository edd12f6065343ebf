// Generated from docs:v1, revision 20261006, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Google Docs API
public enum Docs {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var documents: Swift.String { "https://www.googleapis.com/auth/documents" }
        public static var documentsReadonly: Swift.String { "https://www.googleapis.com/auth/documents.readonly" }
        public static var drive: Swift.String { "https://www.googleapis.com/auth/drive" }
        public static var driveFile: Swift.String { "https://www.googleapis.com/auth/drive.file" }
        public static var driveReadonly: Swift.String { "https://www.googleapis.com/auth/drive.readonly" }
    }
}

/// Google Docs API
public actor DocsService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "docs",
        version: "v1",
        rootURL: "https://docs.googleapis.com/",
        servicePath: "",
        batchPath: "batch",
        defaultScopes: ["https://www.googleapis.com/auth/drive"]
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
