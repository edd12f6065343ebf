public import AsyncFetch
public import HTTPTypes

/// Feeds of a server: reads them, and changes what is in them.
///
/// ```swift
/// let blog = GDataService(credentials: .bearer(token))
/// let feed = try await blog.fetch(Atom.Feed<Atom.Entry>.self, from: "https://example.com/blog/feed")
/// for try await entry in blog.entries(Atom.Entry.self, from: "https://example.com/blog/feed") { … }   // all pages
/// var entry = try await blog.insert(Atom.Entry { $0.title = "Tea" }, into: "https://example.com/blog/feed")
/// entry.title = "Green tea"
/// entry = try await blog.update(entry)
/// try await blog.delete(entry)
/// ```
///
/// For any server of the Atom Publishing Protocol (RFC 5023); what Google Data adds to that is used where a server has it. The
/// actor guards the credentials, which may be replaced at any time; the configuration is fixed. Everything that takes time
/// runs outside the actor.
///
/// The credentials are shown to the origins (scheme, host and port) whose URLs a caller has passed in, and to
/// ``Configuration/trustedOrigins``. An origin that a link in a document has led to first is asked without credentials, then and later.
public actor GDataService {
    /// What all calls of a service share.
    public struct Configuration: Sendable {
        /// The kinds of feeds and entries, and the extensions, that are known.
        public var registry = GData.Registry()
        /// Keeps what the types do not know in their `extensions`, and finds declared extensions there.
        ///
        /// Without it, documents that are only read take less time and memory. An entry that was read so must not be sent as an update:
        /// the server would delete what it lacks.
        public var keepsExtensions = true
        /// The version of a Google Data service, such as `2` or `3.0`; sent as `GData-Version` unless the URL says `v=`.
        public var version: String?
        /// Sends PUT, PATCH and DELETE as POST with `X-HTTP-Method-Override`, for networks that let nothing else through.
        public var tunnelsMethods = false
        /// URLs of origins that are shown the credentials although only links lead there.
        public var trustedOrigins: [String] = []
        /// Headers to add to each request.
        public var headerFields: HTTPFields = [:]
        /// The defaults of each call.
        public var options = FetchOptions()
        /// How the service's own fetcher works; unused when the service is given one.
        ///
        /// With a `ResponseCache` in it, what has not changed is not sent again (`If-None-Match` and 304).
        public var fetcher = Fetcher.Configuration()

        /// Creates the defaults.
        public init() {}

        /// Creates a configuration from the defaults, changed by a closure.
        public init(_ configure: (inout Self) -> Void) { configure(&self) }
    }

    nonisolated let core: GDataCore

    /// What authorizes the calls from now on.
    public var credentials: any Credentials

    /// Creates a service; one serves a whole application.
    ///
    /// - Parameters:
    ///   - credentials: what authorizes its calls.
    ///   - configuration: what its calls share.
    ///   - fetcher: shared with other services; by default the service makes its own.
    public init(
        credentials: some Credentials = .none,
        configuration: Configuration = .init(),
        fetcher: Fetcher? = nil
    ) {
        core = GDataCore(configuration, fetcher: fetcher)
        self.credentials = credentials
    }

    /// What all calls of the service share.
    public nonisolated var configuration: Configuration { core.configuration }

    /// Replaces the credentials.
    ///
    /// Calls that run keep those that they started with.
    public func setCredentials(_ credentials: some Credentials) { self.credentials = credentials }

    /// Cancels every call, page, stream and upload of this service that is running.
    public nonisolated func cancelAll() { core.cancelAll() }

    /// Cancels everything, and closes the connections if the service has a fetcher of its own.
    public func shutdown() async { await core.shutdown() }
}
