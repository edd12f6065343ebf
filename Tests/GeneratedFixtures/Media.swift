// Generated from media:v1, revision 20260101, by AsyncGAPI's generator 4. Do not edit: regenerate it.
// swift-format-ignore-file

@_exported public import AsyncGAPI

/// Bodies and media
public enum Media {
}

/// Bodies and media
public actor MediaService: Service {
    /// Where the service is.
    public static let definition = ServiceDefinition(
        name: "media",
        version: "v1",
        rootURL: "https://media.example.com/",
        servicePath: "media/v1/",
        batchPath: "batch/media/v1"
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
