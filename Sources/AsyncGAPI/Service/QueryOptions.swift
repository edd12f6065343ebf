public import AsyncFetch

/// What one call does differently from its service's defaults.
///
/// ```swift
/// try await storage.execute(query, options: .init { $0.timeout = .seconds(5); $0.retry = .none })
/// ```
///
/// Timeout, retry and the other members of `FetchOptions` are set here directly; a call that sets none of them takes the
/// service's. Headers, parameters, responders and properties are added to the service's and win over them.
@dynamicMemberLookup
public struct QueryOptions: Sendable {
    /// How requests are sent; `nil` for the service's way.
    public var fetch: FetchOptions?
    /// Headers to add to each request.
    public var headerFields: HTTPFields = [:]
    /// Parameters to add to each URL.
    public var parameters: [String: String] = [:]
    /// Sends the request without credentials.
    public var skipsAuthorization = false
    /// The version that a resource must have; `nil` for the service's choice, or else ``ETagCondition/ofBody``.
    public var condition: ETagCondition?
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
        get { (fetch ?? FetchOptions())[keyPath: member] }
        set {
            var changed = fetch ?? FetchOptions()
            changed[keyPath: member] = newValue
            fetch = changed
        }
    }

    /// These options on top of those of a service.
    func merged(over defaults: QueryOptions) -> QueryOptions {
        var merged = defaults
        merged.fetch = fetch ?? defaults.fetch
        for field in headerFields { merged.headerFields[field.name] = field.value }
        merged.parameters.merge(parameters) { $1 }
        merged.skipsAuthorization = skipsAuthorization || defaults.skipsAuthorization
        merged.condition = condition ?? defaults.condition
        if !languages.isEmpty { merged.languages = languages }
        merged.responders.merge(responders)
        merged.properties.merge(properties) { $1 }
        return merged
    }
}
