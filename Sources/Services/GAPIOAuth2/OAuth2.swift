// Generated from oauth2:v2, revision 20200213, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Google OAuth2 API
public enum OAuth2 {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var userinfoEmail: Swift.String { "https://www.googleapis.com/auth/userinfo.email" }
        public static var userinfoProfile: Swift.String { "https://www.googleapis.com/auth/userinfo.profile" }
        public static var openid: Swift.String { "openid" }
    }
}

/// Google OAuth2 API
public actor OAuth2Service: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "oauth2",
        version: "v2",
        rootURL: "https://www.googleapis.com/",
        servicePath: "",
        batchPath: "batch/oauth2/v2",
        defaultScopes: ["openid"]
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
