// Generated from tasks:v1, revision 20261101, by AsyncGAPI's generator 4. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_exported public import AsyncGAPI

/// Google Tasks API
public enum Tasks {
    /// What a user allows an application to do (OAuth 2.0 scopes).
    public enum Scope {
        public static var tasks: Swift.String { "https://www.googleapis.com/auth/tasks" }
        public static var tasksReadonly: Swift.String { "https://www.googleapis.com/auth/tasks.readonly" }
    }
}

/// Google Tasks API
public actor TasksService: Service {
    /// Where the service is.
    public static let definition = ServiceDefinition(
        name: "tasks",
        version: "v1",
        rootURL: "https://tasks.googleapis.com/",
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
