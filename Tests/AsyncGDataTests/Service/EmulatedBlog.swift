import AsyncFetch
import AsyncFetchTesting
import AsyncGData
import GAPIEmulator
import HTTPTypes

/// A service that talks to an emulator; waits between attempts take no time.
struct EmulatedBlog {
    let emulator: Emulator
    let clock = VirtualClock(skippingUpTo: .seconds(4))
    let fetcher: Fetcher
    let blog: GDataService

    /// The collection of the tests.
    var feed: String { emulator.url + "/feeds/blog" }

    /// What the server was asked, in order.
    var operations: [String] { emulator.journal.entries.map { $0.operation ?? "" } }

    static func run<R>(
        account: FeedAccount? = nil,
        cache: ResponseCache? = nil,
        service configure: (inout GDataService.Configuration) throws -> Void = { _ in },
        _ body: (EmulatedBlog) async throws -> R
    ) async throws -> R {
        var configuration = EmulatorConfiguration()
        configuration.feedAccount = account
        var service = GDataService.Configuration()
        try configure(&service)
        return try await Emulator.run(configuration) { emulator in
            let emulated = EmulatedBlog(emulator, service, cache)
            let result = try await body(emulated)
            await emulated.fetcher.shutdown()
            return result
        }
    }

    private init(_ emulator: Emulator, _ configuration: GDataService.Configuration, _ cache: ResponseCache?) {
        let clock = clock
        self.emulator = emulator
        fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.random = { 0.01 }
                $0.cache = cache
            }
        )
        blog = GDataService(configuration: configuration, fetcher: fetcher)
    }

    /// Adds entries with these titles, the last of which is the newest.
    func add(_ titles: some Sequence<String>) async throws {
        for title in titles { _ = try await blog.insert(Atom.Entry(title: title), into: feed) }
        emulator.journal.clear()
    }
}

extension Atom.Entry {
    init(title: String) {
        self.init()
        self.title = Atom.Text(title)
    }
}

/// A service on a scripted transport.
struct ScriptedBlog {
    let transport: ScriptedTransport
    let fetcher: Fetcher
    let blog: GDataService

    init(
        _ transport: ScriptedTransport,
        clock: VirtualClock = VirtualClock(skippingUpTo: .seconds(4)),
        credentials: any FetchCredentials = .none,
        _ configure: (inout GDataService.Configuration) -> Void = { _ in }
    ) {
        self.transport = transport
        fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.random = { 0.01 }
            },
            transport: transport
        )
        blog = GDataService(credentials: credentials, configuration: .init(configure), fetcher: fetcher)
    }

    init(
        _ answers: [ScriptedTransport.Answer],
        credentials: any FetchCredentials = .none,
        _ configure: (inout GDataService.Configuration) -> Void = { _ in }
    ) {
        self.init(ScriptedTransport(answers), credentials: credentials, configure)
    }
}

extension ScriptedTransport.Answer {
    /// A document.
    static func xml(_ text: String, status: Int = 200, headers: HTTPFields = [:]) -> Self {
        var headers = headers
        headers[.contentType] = "application/atom+xml"
        return .status(status, headers: headers, body: text)
    }

    /// A feed whose entries have these identifiers.
    static func feed(_ ids: [String], next: String? = nil, base: String? = nil) -> Self {
        let entries = ids.map { "<entry><id>\($0)</id><link rel='edit' href='\($0)'/></entry>" }.joined()
        let link = next.map { "<link rel='next' href='\($0)'/>" } ?? ""
        let attribute = base.map { " xml:base='\($0)'" } ?? ""
        return .xml("<feed xmlns='http://www.w3.org/2005/Atom'\(attribute)><title>t</title>\(link)\(entries)</feed>")
    }
}
