// Generated from library:v1, revision 20261121, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Library API
public enum Library {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        /// See and change the books.
        public static var books: Swift.String { "https://library.example.com/auth/books" }
    }
}

/// Library API
public actor LibraryService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "library",
        version: "v1",
        rootURL: "https://library.example.com/",
        servicePath: "",
        batchPath: "batch",
        defaultScopes: ["https://library.example.com/auth/books"]
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
