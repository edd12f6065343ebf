public import AsyncFetch

/// What all calls of a service share.
///
/// Fixed when the service is made, so that nothing changes under a call that runs.
public struct ServiceConfiguration: Sendable {
    /// The root of the service's URLs where it is not the usual one: a regional endpoint, or an emulator.
    ///
    /// Without it, Cloud Storage is where the environment's `STORAGE_EMULATOR_HOST` says, as it is for Google's own clients: a URL, or
    /// a host with its port for plain http. An emulator on another machine needs `fetcher.allowsInsecureHTTP` then.
    public var rootURL: String?
    /// The defaults of each call.
    public var options = QueryOptions()
    /// Whether an answer with a member that does not fit its property is an error, ``GAPIError/Code/decoding``.
    ///
    /// For tests. Otherwise such a property is nil, its member is kept, and `jsonIssues(limit:)` of the answer tells of it.
    public var readsStrictly = false
    /// How the service's own fetcher works; unused when the service is given one.
    public var fetcher = Fetcher.Configuration()

    /// Creates the defaults.
    public init() {}

    /// Creates a configuration from the defaults, changed by a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }
}
