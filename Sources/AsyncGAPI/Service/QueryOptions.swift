public import AsyncFetch

/// What one call does differently from its service's defaults.
///
/// ```swift
/// try await storage.execute(query, options: .init { $0.timeout = .seconds(5); $0.retry = .none })
/// ```
///
/// Timeout, retry and the other members of `FetchOptions` are set here directly. Each member that a call does not set is the
/// service's, and what that does not set either is the default. Headers, parameters, responders and properties are added to the
/// service's and win over them.
@dynamicMemberLookup
public struct QueryOptions: Sendable {
    /// How requests are sent.
    public var fetch = FetchOptions()
    /// Headers to add to each request.
    public var headerFields: HTTPFields = [:]
    /// Parameters of each URL, in the place of those with the same names that the query has.
    public var parameters: [String: String] = [:]
    /// The version that a resource must have; `nil` for the service's choice, or else ``ETagCondition/ofBody``.
    public var condition: ETagCondition?
    /// The project that is charged for the call, by its quota and on its bill (`X-Goog-User-Project`).
    ///
    /// By default that is the project of the credentials. The caller needs the permission to use the services of another.
    public var userProject: String?
    /// What tells the service which software calls, such as `gl-swift/6.2 backup/2.1` (`X-Goog-Api-Client`).
    ///
    /// Words of the form `name/version`. `User-Agent` has the application's name in any case.
    public var apiClient: String?
    /// Whether the attempts of one call show that they belong together (`X-Goog-Gcs-Idempotency-Token`, and in
    /// `X-Goog-Api-Client` the words `gccl-invocation-id` and `gccl-attempt-count`), so that the service can recognize one whose
    /// answer was lost.
    ///
    /// By default calls of Cloud Storage that change something do, as Google's own clients.
    public var identifiesAttempts: Bool?
    /// Sends the requests without any credentials, those that the fetcher has for their origin included.
    public var skipsAuthorization: Bool {
        get { skips ?? false }
        set { skips = newValue }
    }
    private var skips: Bool?
    /// The languages that texts in answers should have, the most wanted first: `["de-CH", "de", "en"]`.
    ///
    /// Sent as `Accept-Language` (RFC 9110 §12.5.4), each a little less wanted than the one before.
    public var languages: [String] = []
    /// Answers instead of the server, for tests.
    public var responders = Responders()
    /// Values of your own, found again at the ticket.
    public var properties: [String: any Sendable] = [:]

    /// Creates options that change nothing.
    public init() {}

    /// Creates options from the defaults, changed by a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }

    /// A member of `FetchOptions`.
    public subscript<T>(dynamicMember member: WritableKeyPath<FetchOptions, T>) -> T {
        get { fetch[keyPath: member] }
        set { fetch[keyPath: member] = newValue }
    }

    /// These options on top of those of a service.
    func merged(over defaults: QueryOptions) -> QueryOptions {
        var merged = defaults
        merged.fetch = fetch.merged(over: defaults.fetch)
        merged.headerFields.replace(with: headerFields)
        merged.parameters.merge(parameters) { $1 }
        merged.condition = condition ?? defaults.condition
        merged.userProject = userProject ?? defaults.userProject
        merged.apiClient = apiClient ?? defaults.apiClient
        merged.identifiesAttempts = identifiesAttempts ?? defaults.identifiesAttempts
        merged.skips = skips ?? defaults.skips
        if !languages.isEmpty { merged.languages = languages }
        merged.responders.merge(responders)
        merged.properties.merge(properties) { $1 }
        return merged
    }
}
