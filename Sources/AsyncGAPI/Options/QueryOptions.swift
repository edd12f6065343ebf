public import AsyncFetch

extension GAPI {
    /// The settings of one call that differ from its service's defaults.
    ///
    /// ```swift
    /// try await storage.execute(query, options: .init { $0.timeout = .seconds(5); $0.retry = .none })
    /// ```
    ///
    /// The timeout, the retries and other members of `FetchOptions` can be set here directly. A member that a call does
    /// not set has the value of the service, or else the default. Header fields, parameters, responders and properties
    /// are added to those of the service and win over them.
    @dynamicMemberLookup
    public struct QueryOptions: Sendable {
        /// The options for sending requests.
        public var fetch = FetchOptions()
        /// The header fields to add to each request.
        public var headerFields: HTTPFields = [:]
        /// The parameters to add to each URL; they replace those with the same names in the query.
        public var parameters: [String: String] = [:]
        /// The version that a resource must have; `nil` for the service's choice, or else
        /// ``GAPI/ETagCondition/ofBody``.
        public var condition: ETagCondition?
        /// The project that is charged for the call, for quota and costs (`X-Goog-User-Project`).
        ///
        /// By default that is the project of the credentials. For another project, the caller needs the permission to
        /// use its services.
        public var userProject: String?
        /// The name of the calling software, such as `gl-swift/6.2 backup/2.1` (`X-Goog-Api-Client`).
        ///
        /// It consists of words of the form `name/version`. `User-Agent` has the application's name in any case.
        public var apiClient: String?
        /// A Boolean value indicating whether the attempts of one call are marked as such.
        ///
        /// The mark is in `X-Goog-Gcs-Idempotency-Token`, and in the words `gccl-invocation-id` and
        /// `gccl-attempt-count` of `X-Goog-Api-Client`. So the service can recognize an attempt whose response was
        /// lost. By default, calls of Cloud Storage that change something are marked, as by Google's own clients.
        public var identifiesAttempts: Bool?
        /// A Boolean value indicating whether requests are sent without any credentials, even those of the fetcher.
        public var skipsAuthorization: Bool {
            get { skips ?? false }
            set { skips = newValue }
        }
        private var skips: Bool?
        /// The preferred languages of texts in responses, the most preferred first: `["de-CH", "de", "en"]`.
        ///
        /// They are sent as `Accept-Language` (RFC 9110 §12.5.4), with falling weights.
        public var languages: [String] = []
        /// The responses in place of the server's, for tests.
        public var responders = Responders()
        /// Values of the application, which its ticket returns.
        public var properties: [String: any Sendable] = [:]

        /// Creates options that change nothing.
        public init() {}

        /// Creates options with the default values and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }

        /// Accesses a member of `FetchOptions`.
        public subscript<T>(dynamicMember member: WritableKeyPath<FetchOptions, T>) -> T {
            get { fetch[keyPath: member] }
            set { fetch[keyPath: member] = newValue }
        }

        /// Returns these options laid over those of a service.
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
}
