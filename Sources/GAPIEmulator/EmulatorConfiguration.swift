public import AsyncFetchTesting
import EmulatorServer
public import GAPIDescription

/// The configuration of an ``Emulator``.
public struct EmulatorConfiguration: Sendable {
    /// The storage for buckets and objects.
    public enum Store: Sendable, Hashable {
        /// In memory, until the emulator stops.
        case memory
        /// In a database and files below this directory, which a later emulator can use again.
        ///
        /// The directory is created if it is missing. An existing one must be empty or marked as an emulator's by a
        /// file `.gapi-emulator`. Only one emulator at a time can use it. Everything that was answered is there again
        /// after the process was killed; a loss of power can take the latest changes.
        case directory(String)
    }

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
    public var limits = EmulatorLimits()
    /// The storage for buckets and objects.
    public var store = Store.memory
    /// The objects that exist from the start.
    public var seeds: [Seed] = []
    /// The descriptions of services that are emulated in a general way, where there is no emulation of their own.
    ///
    /// A description of Cloud Storage, Drive or Calendar answers for the methods that would get 501 without it.
    /// Requests are checked against the description. Created resources can be read, listed, changed and deleted. All
    /// other methods respond with examples, which have the header field `X-Emulator-Answer: example`. Each service is
    /// at the root, where the first one with a matching path responds, and alone below `/$api/NAME/VERSION`.
    public var documents: [API.Document] = []
    /// The responses to requests for which there is no service.
    public var recorded: [RecordedAnswer] = []
    /// The faults.
    ///
    /// The plan is shared, so it can be changed while the emulator runs.
    public var faults = FaultPlan()
    /// The mutations by a proxy in front of the server; if it is `nil`, those of the environment, or no proxy if it has
    /// none.
    ///
    /// With a proxy, ``Emulator/url`` is the proxy's URL.
    public var proxy: MutatingProxy.Plan?
    /// The bearer token or API key that each request must have; `nil` for no check.
    ///
    /// A request without it gets a response with the status 401. The URL of an upload's session is a credential itself,
    /// and each call of a batch is checked for itself.
    public var credential: String?
    /// The tokens that the emulator issues (OAuth 2, OpenID Connect, and Google's own protocols); `nil` for none.
    ///
    /// With ``IdentityConfiguration/requiresTokens``, the services take no other credentials. ``credential`` is then for
    /// the interface at `/_emulator`, and for what gives tokens, or a client, to whoever asks: the pages where a user
    /// agrees, registration, the metadata server, and STS for the tokens of others. There, it can also be the password of
    /// `Basic`, with any name.
    public var identity: IdentityConfiguration?
    /// The user who has to log in to read and write feeds; `nil` for no login.
    public var feedAccount: FeedAccount?
    /// The step in bytes in which a resumable upload is stored.
    ///
    /// All chunks except the last must be multiples of it. If a chunk breaks off, its full steps are kept. With 1,
    /// every received byte is kept.
    public var resumableChunkGranularity = 262_144
    /// A Boolean value indicating whether the media of Cloud Storage's objects have an `ETag`; without it, only the
    /// generation identifies their version.
    public var mediaHasETags = true
    /// The most bytes that a call of Cloud Storage's `objects.rewrite` copies; `nil` for any number.
    ///
    /// A larger object needs several calls with tokens, as a copy to another location or storage class does at the
    /// real service.
    public var rewriteBytesPerCall: Int64?
    /// A Boolean value indicating whether there is a page without items between two pages of a list, as real services
    /// send them now and then.
    ///
    /// Cloud Storage, feeds and lists with positions instead of tokens have no such pages.
    public var sendsEmptyPages = false
    /// The number of changes of a calendar for which its sync tokens stay valid; `nil` for any number.
    ///
    /// A request with an older token gets a response with the status 410.
    public var syncTokenLifetime: Int?
    /// The maximum number of calls in a batch; `nil` for the limit of each real service.
    public var batchLimit: Int?
    /// The clock of stored data, in microseconds since 1970: it makes generations and times, and lets upload sessions
    /// and deleted objects expire.
    public var clock: @Sendable () -> Int64 = { WallClock.microseconds() }
    /// The maximum number of requests in the journal.
    public var journalCapacity = 16_384

    /// Creates the configuration of an emulator with storage in memory, a free port and no faults.
    public init() {}
}
