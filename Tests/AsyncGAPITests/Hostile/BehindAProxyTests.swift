import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import Testing

/// The emulator behind a proxy that breaks what passes: each call ends with the right value or with a typed error.
///
/// No checksum guards what is not media, so a flipped bit can change a name in a listing and nobody can tell. It must not stop the
/// process, hang, or leave a wrong file.
@Suite(.timeLimit(.minutes(30)))
struct BehindAProxyTests {
    /// What happens to the bytes: often enough that most calls meet it, seldom enough that some do not.
    private static let plans: [String] = [
        "pieces=7", "cut=200000", "reset=150000", "flip=100000", "duplicate=100000", "drop=100000",
        "cut=900,toClient", "flip=400,toClient", "duplicate=500,toClient", "drop=400,toClient",
        "flip=400,toServer", "cut=700,toServer", "drop=300,toServer", "reset=5000,flip=3000,pieces=50",
        "delay=20000", "stall=400000",
    ]
    /// `HOSTILE_SEEDS=1000` runs more than the few of each run.
    private static let seeds = ProcessInfo.processInfo.environment["HOSTILE_SEEDS"].flatMap { UInt64($0) } ?? 2

    @Test(arguments: plans)
    func everyCallEndsWithTheRightValueOrATypedError(_ mutations: String) async throws {
        for seed in 1...Self.seeds {
            let plan = try MutatingProxy.Plan(parsing: "\(seed):\(mutations)")
            try await EmulatedStorage.run {
                $0.proxy = .init(seed: 0, [:])
            } _: { emulated in
                let bytes = pattern(300_000)
                try await emulated.put(bytes, as: "there")
                try await MutatingProxy.run(to: try #require(URL(string: emulated.emulator.url)?.port), plan) { proxy in
                    let client = Client(proxy.url, plan)
                    await client.exercise(bytes, "seed \(seed) \(mutations)", emulated)
                    #expect(client.fetcher.inFlight.isEmpty)
                    await client.fetcher.shutdown()
                }
            }
        }
    }

    /// A service whose calls end soon, and everything it can do.
    private struct Client {
        let fetcher: Fetcher
        let storage: StorageService
        /// Whether the mutations are too far apart to meet a checksum in the head of an answer, without which nobody can tell.
        let keepsHeads: Bool

        private static let bytesStay: Set<MutatingProxy.Kind> = [.pieces, .delay, .cut, .reset, .stall]

        init(_ url: String, _ plan: MutatingProxy.Plan) {
            keepsHeads = plan.distances.allSatisfy { $0.value >= 100_000 || Self.bytesStay.contains($0.key) }
            fetcher = Fetcher(
                .init {
                    $0.random = { 0.01 }
                    $0.idleTimeout = .seconds(1)
                }
            )
            storage = StorageService(
                configuration: .init {
                    $0.rootURL = url
                    $0.options.timeout = .milliseconds(800)
                    $0.options.attemptTimeout = .milliseconds(300)
                },
                fetcher: fetcher
            )
        }

        func exercise(_ bytes: [UInt8], _ comment: String, _ emulated: EmulatedStorage) async {
            await attempt(comment) {
                for try await _ in storage.items(Storage.ObjectsListQuery(bucket: "box") { $0.maxResults = 1 }) {}
            }
            await attempt(comment) {
                let media = storage.media(Storage.ObjectsGetQuery(bucket: "box", object: "there"))
                _ = try await media.collect(upTo: 1 << 20)
            }
            await attempt(comment) {
                try await withTemporaryFolder { folder in
                    let path = folder + "/file"
                    do {
                        try await storage.download(Storage.ObjectsGetQuery(bucket: "box", object: "there"), to: path)
                        if keepsHeads { #expect(try contents(of: path) == bytes, "\(comment)") }
                    } catch {
                        #expect(!FileManager.default.fileExists(atPath: path), "\(comment)")
                        throw error
                    }
                }
            }
            for chunk in [262_144, 16 << 20] {
                await attempt(comment) {
                    let query = Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = "new\(chunk)" }) {
                        $0.ifGenerationMatch = 0
                    }
                    let options = UploadOptions {
                        $0.chunkSize = chunk; $0.mode = .resumable
                    }
                    _ = try await storage.upload(query, from: .bytes(bytes), contentType: "a/b", upload: options).value
                    let stored = try await emulated.content(of: "new\(chunk)")
                    #expect(stored == bytes, "\(comment)")
                }
            }
            await attempt(comment) {
                _ = try await storage.execute(Storage.ObjectsDeleteQuery(bucket: "box", object: "there"))
            }
        }

        /// Runs a call, which may fail as calls do and in no other way.
        private func attempt(_ comment: String, _ call: () async throws -> Void) async {
            do { try await call() } catch {
                #expect(error is GAPI.Error, "\(comment): \(error)")
            }
        }
    }
}
