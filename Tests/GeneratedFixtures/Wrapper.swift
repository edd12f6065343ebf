// Generated from wrapper:v2, revision 20260101, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Features of services
public enum Wrapper {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        /// Feeds.
        public static var aExampleComFeeds: Swift.String { "https://a.example.com/feeds" }
        /// Other feeds.
        public static var bExampleComFeeds: Swift.String { "https://b.example.com/feeds" }
        /// All mail.
        public static var mailExampleCom: Swift.String { "https://mail.example.com/" }
        /// Change things.
        public static var thing: Swift.String { "https://www.googleapis.com/auth/thing" }
        /// See things.
        public static var thingReadonly: Swift.String { "https://www.googleapis.com/auth/thing.readonly" }
        /// Who you are.
        public static var openid: Swift.String { "openid" }
    }
    /// The roots of the service's URLs in its regions.
    public enum Region {
        public static var europeWest1: Swift.String { "https://wrapper.europe-west1.rep.example.com/" }
        /// Deprecated.
        public static var us: Swift.String { "https://wrapper.us.rep.example.com/" }
    }

    /// The model for each `kind`.
    public static let kinds: JSON.KindRegistry = {
        var kinds = JSON.KindRegistry()
        kinds.register(Thing.self, for: "wrapper#thing")
        return kinds
    }()
}

extension Wrapper.ComputeOperation: GAPI.LongRunningOperation {
    public static var polling: GAPI.QueryMethod {
        GAPI.QueryMethod(id: "wrapper.operations.show", verb: .get, path: "{+selfLink}")
    }
}

extension Wrapper.Operation: GAPI.LongRunningOperation {
    public static var polling: GAPI.QueryMethod {
        GAPI.QueryMethod(id: "wrapper.operations.get", verb: .get, path: "{+name}")
    }
}

/// Features of services
public actor WrapperService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "wrapper",
        version: "v2",
        rootURL: "https://wrapper.example.com/",
        servicePath: "wrapper/v2/",
        batchPath: "batch/wrapper/v2",
        defaultScopes: ["https://www.googleapis.com/auth/thing"]
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
