import EmulatorServer
public import AsyncFetchTesting

extension EmulatedCloud {
    /// A user of the server.
    public struct User: Sendable, Hashable {
        /// The identifier, which is part of DAV paths.
        public var id: String
        /// The password.
        public var password: String
        /// The name to show.
        public var displayName: String
        /// The address, with which the user can log in too.
        public var email: String?
        /// The names of the groups.
        public var groups: [String]
        /// The most bytes that the user's files can have; `nil` for any number.
        public var quota: Int64?

        /// Creates a user.
        public init(
            _ id: String,
            password: String,
            displayName: String? = nil,
            email: String? = nil,
            groups: [String] = [],
            quota: Int64? = nil
        ) {
            self.id = id
            self.password = password
            self.displayName = displayName ?? id.prefix(1).uppercased() + id.dropFirst()
            self.email = email
            self.groups = groups
            self.quota = quota
        }
    }

    /// The configuration of a server.
    public struct Configuration: Sendable {
        /// The address on which the server listens.
        public var host = "127.0.0.1"
        /// The port on which the server listens; 0 for any free port.
        public var port = 0
        /// The names besides `localhost` and ``host`` by which clients may address the server on loopback.
        ///
        /// A request to any other host gets a response with the status 421, because a page that a browser shows may have
        /// sent it (DNS rebinding). On other interfaces than loopback, hosts are not checked.
        public var hostNames: [String] = []
        /// The origins besides the server's own, such as `http://localhost:3000`, whose pages may use the server.
        ///
        /// Their browsers are told so, and show them the responses with all fields (CORS). A request of any other page gets a
        /// response with the status 403.
        public var allowedOrigins: [String] = []
        /// The limits for clients.
        ///
        /// That of the memory is for the bytes of files, versions, the trash and open uploads of all users together. A copy
        /// counts like any file; quotas count files only.
        public var limits = EmulatorLimits()
        /// The bearer token that requests to `/_emulator` must have, except `health`; `nil` for no check.
        public var credential: String?
        /// The users; at first `alice` and `bob` with the passwords `alice-secret` and `bob-secret`.
        public var users = [
            User("alice", password: "alice-secret", groups: ["staff"]), User("bob", password: "bob-secret"),
        ]
        /// The bearer tokens that are valid from the start, with the identifiers of their users.
        public var tokens: [String: String] = [:]
        /// The faults.
        ///
        /// The plan is shared, so it can be changed while the server runs.
        public var faults = FaultPlan()
        /// The mutations by a proxy in front of the server; if it is `nil`, those of the environment, or no proxy if it has
        /// none.
        ///
        /// With a proxy, ``EmulatedCloud/url`` is the proxy's URL.
        public var proxy: MutatingProxy.Plan?
        /// A Boolean value indicating whether `Depth: infinity` is allowed; the answer is else the status 412.
        public var allowsInfiniteDepth = false
        /// The interval of polling that the capabilities recommend, in milliseconds.
        public var pollInterval = 30_000
        /// A Boolean value indicating whether there are uploads in chunks (chunking NG).
        public var hasChunking = true
        /// A Boolean value indicating whether there are TUS uploads, as in ownCloud Infinite Scale.
        public var hasTUS = false
        /// A Boolean value indicating whether clients can log in with the app `oauth2`.
        public var hasOAuth2 = false
        /// A Boolean value indicating whether only a user with a password gets codes of `oauth2`, and uses `/_emulator`.
        ///
        /// Without it, the first user consents to whoever asks, and whoever reaches the server can read its journal and
        /// change its faults, which is convenient in tests.
        public var requiresLogin = false
        /// A Boolean value indicating whether the capabilities and the start begin in maintenance.
        public var isInMaintenance = false
        /// The identifier of the installation, the end of each `oc:id`.
        public var instanceID = "ocemulator00"
        /// The lifetime of access tokens in seconds.
        public var tokenLifetime: Int64 = 3600
        /// The largest body of a request in bytes; a larger one gets the status 413.
        ///
        /// Of a request without a login, at most 1 MiB is kept.
        public var bodyLimit = 1 << 30
        /// The maximum number of requests in the journal.
        public var journalCapacity = 16_384
        /// The server's time in seconds since 1970.
        public var now: @Sendable () -> Int64 = { WallClock.seconds() }

        /// Creates a configuration with two users, a free port and no faults.
        public init() {}
    }
}
