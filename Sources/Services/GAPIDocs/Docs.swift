// Generated from docs:v1, revision 20261006, by AsyncGAPI's generator 4. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_exported public import AsyncGAPI

/// Google Docs API
public enum Docs {
    /// What a user allows an application to do (OAuth 2.0 scopes).
    public enum Scope {
        public static var documents: Swift.String { "https://www.googleapis.com/auth/documents" }
        public static var documentsReadonly: Swift.String { "https://www.googleapis.com/auth/documents.readonly" }
        public static var drive: Swift.String { "https://www.googleapis.com/auth/drive" }
        public static var driveFile: Swift.String { "https://www.googleapis.com/auth/drive.file" }
        public static var driveReadonly: Swift.String { "https://www.googleapis.com/auth/drive.readonly" }
    }
}

/// Google Docs API
public actor DocsService: Service {
    /// Where the service is.
    public static let definition = ServiceDefinition(
        name: "docs",
        version: "v1",
        rootURL: "https://docs.googleapis.com/",
        servicePath: "",
        batchPath: "batch"
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
