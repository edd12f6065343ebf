public import AsyncFetch

extension GAPI {
    /// The settings that all calls of a service share.
    ///
    /// They are fixed when the service is created, so that nothing changes during a call.
    public struct ServiceConfiguration: Sendable {
        /// The root of the service's URLs, if it is not the usual one: a regional endpoint, or an emulator.
        ///
        /// Without it, Cloud Storage uses the environment variable `STORAGE_EMULATOR_HOST`, as Google's own clients do.
        /// Its value is a URL, or a host with its port for plain http. An emulator on another machine then needs
        /// `fetcher.allowsInsecureHTTP`.
        public var rootURL: String?
        /// The universe of the service, if it is an installation of Google Cloud of its own.
        ///
        /// The service's URLs then have this domain in place of `googleapis.com`. Without it, the environment variable
        /// `GOOGLE_CLOUD_UNIVERSE_DOMAIN` decides, as for Google's own clients. Credentials of another universe fail
        /// with `OAuthError/Code/universeMismatch` before anything is sent. With ``rootURL`` alone, the universe is
        /// unknown and is not compared.
        public var universeDomain: String?
        /// The default options of each call.
        public var options = QueryOptions()
        /// A Boolean value indicating whether a response member that does not fit its property is an error.
        ///
        /// If `true`, the call throws ``GAPI/Error/Code/decoding``; this is for tests. Otherwise the property is `nil`,
        /// its member is kept, and `jsonIssues(limit:)` of the response reports it.
        public var readsStrictly = false
        /// The configuration of the service's own fetcher; it is not used if the service is given a fetcher.
        public var fetcher = Fetcher.Configuration()

        /// Creates a configuration with the default values.
        public init() {}

        /// Creates a configuration with the default values and changes it with a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }
    }
}
