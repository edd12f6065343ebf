// Generated from translate:v2, revision 20170525, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Google Cloud Translation API
public enum Translate {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var cloudPlatform: Swift.String { "https://www.googleapis.com/auth/cloud-platform" }
        public static var cloudTranslation: Swift.String { "https://www.googleapis.com/auth/cloud-translation" }
    }
}

/// Google Cloud Translation API
public actor TranslateService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "translate",
        version: "v2",
        rootURL: "https://translation.googleapis.com/",
        servicePath: "language/translate/",
        batchPath: "batch/translate",
        defaultScopes: ["https://www.googleapis.com/auth/cloud-platform"]
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
