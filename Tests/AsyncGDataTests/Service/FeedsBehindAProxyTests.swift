import AsyncFetch
import AsyncFetchTesting
import AsyncGData
import Foundation
import GAPIEmulator
import Testing

/// Feeds behind a proxy that breaks what passes: each list ends with all of its entries or with a typed error.
///
/// A flipped bit can change the title of an entry, and nobody can tell. It must not stop the process or hang.
@Suite(.timeLimit(.minutes(30)))
struct FeedsBehindAProxyTests {
    /// What happens to the bytes: often enough that most lists meet it, seldom enough that some do not.
    private static let plans: [String] = [
        "pieces=7", "cut=5000", "reset=5000", "stall=20000", "flip=2000,toClient", "duplicate=2000,toClient",
        "drop=2000,toClient", "flip=400,toServer", "drop=400,toServer", "reset=9000,flip=5000,pieces=50",
    ]
    /// `HOSTILE_SEEDS=1000` runs more than the few of each run.
    private static let seeds = ProcessInfo.processInfo.environment["HOSTILE_SEEDS"].flatMap { UInt64($0) } ?? 2
    /// The mutations that change no bytes.
    private static let bytesStay: Set<MutatingProxy.Kind> = [.pieces, .delay, .cut, .reset, .stall]

    @Test(arguments: plans)
    func eachListEndsWithAllEntriesOrATypedError(_ mutations: String) async throws {
        try await EmulatedBlog.run { emulated in
            let titles = (1...20).map { "\($0)" }
            try await emulated.add(titles)
            let newestFirst: [String] = titles.reversed()
            let port = try #require(URL(string: emulated.emulator.url)?.port)
            for seed in 1...Self.seeds {
                let plan = try MutatingProxy.Plan(parsing: "\(seed):\(mutations)")
                try await MutatingProxy.run(to: port, plan) { proxy in
                    let lists = await lists(of: proxy.url + "/feeds/blog", "\(plan)")
                    guard plan.distances.keys.allSatisfy({ Self.bytesStay.contains($0) }) else { return }
                    for list in lists { #expect(list == newestFirst, "\(plan)") }
                }
            }
        }
    }

    /// Reads a feed by pages and by entries, each with calls that end soon; a list that fails is left out.
    private func lists(of feed: String, _ comment: String) async -> [[String]] {
        let fetcher = Fetcher(
            .init {
                $0.random = { 0.01 }
                $0.idleTimeout = .seconds(1)
            }
        )
        let configuration = GDataService.Configuration {
            $0.options.timeout = .milliseconds(800)
            $0.options.attemptTimeout = .milliseconds(300)
        }
        let blog = GDataService(configuration: configuration, fetcher: fetcher)
        let query = GData.Query { $0.maxResults = 6 }
        let byPages = await attempt(comment) {
            var titles: [String] = []
            let pages = blog.pages(Atom.Feed<Atom.Entry>.self, from: feed, query: query, maxPages: 20)
            for try await page in pages { titles += page.entries.map { $0.title?.value ?? "" } }
            return titles
        }
        let byEntries = await attempt(comment) {
            var titles: [String] = []
            let entries = blog.entries(Atom.Entry.self, from: feed, query: query, maxPages: 20)
            for try await entry in entries { titles.append(entry.title?.value ?? "") }
            return titles
        }
        await fetcher.shutdown()
        return [byPages, byEntries].compactMap { $0 }
    }

    /// Reads a list, which may fail as calls do and in no other way.
    private func attempt(_ comment: String, _ read: () async throws -> [String]) async -> [String]? {
        do { return try await read() } catch {
            #expect(error is GDataServiceError, "\(comment): \(error)")
            return nil
        }
    }
}
