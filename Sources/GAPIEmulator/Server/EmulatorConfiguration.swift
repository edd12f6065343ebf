public import AsyncFetchTesting
public import GAPIDescription

/// How an ``Emulator`` is to be set up.
public struct EmulatorConfiguration: Sendable {
    /// Where buckets and objects are kept.
    public enum Store: Sendable, Hashable {
        /// In memory, until the emulator stops.
        case memory
        /// In files below this directory; another emulator may be started on it later.
        ///
        /// It is created, or must be empty, or one that an emulator has made: a file `.gapi-emulator` says so. One process at a time
        /// may use it.
        case directory(String)
    }

    /// The address to listen at.
    public var host = "127.0.0.1"
    /// The port to listen at; 0 for any free one.
    public var port = 0
    /// Where buckets and objects are kept.
    public var store = Store.memory
    /// Objects that are there from the start.
    public var seeds: [Seed] = []
    /// Descriptions of services to be emulated in a generic way, where nothing is made for them.
    ///
    /// Requests are checked against them; what is created can be read, listed, changed and deleted; everything else is answered
    /// with examples, which have the header `X-Emulator-Answer: example`. Each is at the root, the first that has the path, and by itself below `/$api/NAME/VERSION`.
    public var documents: [API.Document] = []
    /// Answers for requests to anything else.
    public var recorded: [RecordedAnswer] = []
    /// What is to go wrong.
    ///
    /// The plan is shared, so it can be changed while the emulator runs.
    public var faults = FaultPlan()
    /// The mutations by a proxy before the server; `nil` for those of the environment, and without such for no proxy.
    ///
    /// ``Emulator/url`` is then the proxy's.
    public var proxy: MutatingProxy.Plan?
    /// The bearer token or API key that each request must show, or else it is answered with 401; `nil` for no check.
    public var credential: String?
    /// Who has to log in to read and write feeds; `nil` for nobody.
    public var feedAccount: FeedAccount?
    /// The step in bytes in which a resumable upload is stored.
    ///
    /// Chunks but the last must be multiples of it, and of a chunk that breaks off the full steps are kept. With 1,
    /// every byte that arrived is kept.
    public var resumableChunkGranularity = 262_144
    /// Whether the media of objects of Cloud Storage comes with an `ETag`; without, the generation alone tells its version.
    public var mediaHasETags = true
    /// Whether between two pages of a list comes one without items, as real services send them now and then; not in
    /// Cloud Storage and feeds.
    public var sendsEmptyPages = false
    /// How many changes of a calendar its sync tokens live through, until they are answered with 410; nil for all.
    public var syncTokenLifetime: Int?
    /// How many requests the journal keeps.
    public var journalCapacity = 16_384

    /// Creates the configuration of an emulator in memory on a free port, without faults.
    public init() {}
}
