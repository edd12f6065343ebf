public import AsyncFeeds
public import AsyncFetch
public import HTTPTypes

/// A client for the feeds of a server: it reads them, and changes their entries.
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
/// It works with any server of the Atom Publishing Protocol (RFC 5023), and uses Google Data's additions if the server
/// has them. The actor guards the credentials, which can be replaced at any time; the configuration is fixed. Requests,
/// encoding and decoding run outside the actor.
///
/// A service is for one server: the origin (scheme, host and port) of the first URL that a caller passes in, and the
/// ``Configuration/trustedOrigins``. Only these origins receive the credentials, and the header fields of the
/// configuration that hold keys. Requests to all other origins are sent without them. Links must lead neither from
/// https to http, nor from outside to this machine or into a private network.
public actor GDataService {
    /// The settings that all calls of a service share.
    public struct Configuration: Sendable {
        /// The known kinds of feeds and entries, and the known extensions.
        public var registry = Feeds.Registry.googleData
        /// A Boolean value indicating whether unknown and declared extensions are kept in `extensions`.
        ///
        /// Without extensions, documents that are only read take less time and memory. Do not send an entry that was
        /// read in this way as an update: the server would delete the parts that the entry lacks.
        public var keepsExtensions = true
        /// The version of a Google Data service, such as `2` or `3.0`; sent as `GData-Version` unless the URL has a
        /// parameter `v`.
        public var version: String?
        /// A Boolean value indicating whether PUT, PATCH and DELETE are sent as POST with `X-HTTP-Method-Override`, for
        /// networks that allow no other methods.
        public var tunnelsMethods = false
        /// The URLs of other trusted origins: they receive the credentials, and links may lead to them.
        public var trustedOrigins: [String] = []
        /// A Boolean value indicating whether characters that XML does not allow, such as U+0000, are sent as U+FFFD;
        /// otherwise such an entry is an error.
        public var replacesIllegalCharacters = false
        /// The header fields to add to each request; those that hold keys are sent only to the origins that the service
        /// is for.
        public var headerFields: HTTPFields = [:]
        /// The default options of each call.
        public var options = FetchOptions()
        /// The configuration of the service's own fetcher; unused if the service is given a fetcher.
        ///
        /// With a `ResponseCache` in it, unchanged resources are not transferred again (`If-None-Match` and 304).
        public var fetcher = Fetcher.Configuration()

        /// Creates the default configuration.
        public init() {}

        /// Creates a configuration from the defaults, changed by a closure.
        public init(_ configure: (inout Self) -> Void) { configure(&self) }
    }

    nonisolated let core: GDataCore

    /// The credentials of the calls from now on.
    public var credentials: any FetchCredentials

    /// Creates a service; one service can serve a whole application.
    ///
    /// - Parameters:
    ///   - credentials: The credentials of its calls.
    ///   - configuration: The settings that its calls share.
    ///   - fetcher: A fetcher that is shared with other services; `nil` for a fetcher of its own.
    public init(
        credentials: any FetchCredentials = .none,
        configuration: Configuration = .init(),
        fetcher: Fetcher? = nil
    ) {
        core = GDataCore(configuration, fetcher: fetcher)
        self.credentials = credentials
    }

    /// The settings that all calls of the service share.
    public nonisolated var configuration: Configuration { core.configuration }

    /// Replaces the credentials.
    ///
    /// Running calls keep the credentials that they started with.
    public func setCredentials(_ credentials: any FetchCredentials) { self.credentials = credentials }

    /// Cancels every running call, page, stream and upload of this service.
    public nonisolated func cancelAll() { core.cancelAll() }

    /// Cancels everything, and closes the connections if the service has its own fetcher.
    public func shutdown() async { await core.shutdown() }
}
