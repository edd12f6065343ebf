import AsyncFetch
import AsyncGAPI
import AsyncGData
import AsyncJSON
import Foundation
import GAPIStorage
import HTTPTypes
import NIOCore

/// The calls that are made, by the word at the beginning of an input.
struct Calls {
    static let names =
        [
            "fetch", "stream", "put", "api", "download", "media", "range", "object", "upload", "insert", "pages",
            "feed",
            "batch", "operation", "digest",
        ]
        + OAuthCalls.names + WireCalls.names

    let fetcher: Fetcher
    let oauth: OAuthCalls
    let origins: (own: String, other: String)
    let script: Script
    let folder: String

    private var origin: String { origins.own }

    /// A fetcher that ends soon, with everything on that looks at answers.
    init(
        _ script: Script,
        _ peer: HostilePeer,
        certificate: String,
        folder: String,
        log: TrafficLog,
        telemetry: Telemetry
    ) throws {
        let origin = peer.origins.own
        origins = peer.origins
        self.script = script
        self.folder = folder
        let credentials = try BasicCredentials(user: "mia", password: secret)
        fetcher = Fetcher(
            .init {
                $0.tls.trustedCertificates = [certificate]
                $0.tls.trustsSystem = false
                $0.proxies = .none
                $0.connectTimeout = .milliseconds(400)
                $0.idleTimeout = Self.idleTimeout
                $0.random = { 0.001 }
                $0.cache = ResponseCache(.memory())
                $0.trafficLog = log
                $0.credentials[origin] = credentials
                telemetry.observe(&$0)
            }
        )
        oauth = OAuthCalls(
            fetcher,
            origin: origin,
            certificate: certificate,
            folder: folder,
            log: log,
            telemetry: telemetry
        )
    }

    /// The fetchers: that of the calls, and that of their requests for tokens.
    var fetchers: [Fetcher] { [fetcher, oauth.environment.fetcher] }
    /// The number of requests that have not ended.
    var inFlightCount: Int { fetchers.reduce(0) { $0 + $1.inFlightCount } }
    /// The requests that have not ended.
    var inFlight: [FetchSnapshot] { fetchers.flatMap { $0.inFlight } }

    /// Ends all connections.
    func shutdown() async {
        for fetcher in fetchers { await fetcher.shutdown() }
    }

    private static let timeout = Duration.milliseconds(600)
    private static let transferTimeout = Duration.milliseconds(800)
    private static let pollingTimeout = Duration.milliseconds(500)
    private static let idleTimeout = Duration.milliseconds(200)
    /// The bytes after which a stream is left.
    private static let mostStreamed = 4 << 20

    /// Returns the longest time of a call; `nil` for one without.
    ///
    /// A call of several requests has none: each of them has its own, and only the peer decides about their number
    /// (pages, feeds, lists that stay current, transfers of many, leases, budgets). Nor has WebDAV, whose calls wait for
    /// a server as long as it is not silent.
    static func limit(of name: String) -> Duration? {
        switch name {
        // The time of a call includes that for its token.
        case "fetch", "api", "object", "digest", "batch", "json-batch", "credentials": timeout
        case "download", "media", "upload", "insert", "google-upload", "at-once": transferTimeout
        // The time of a stream ends with its head, and the body with a peer that falls silent.
        case "stream", "put": timeout + idleTimeout
        // Media in chunks is a stream, too, but after a break another request follows within the time of a transfer.
        case "range": transferTimeout + timeout + idleTimeout
        // The last question may be asked at the end of the time.
        case "operation": pollingTimeout + timeout
        default: OAuthCalls.limit(of: name)
        }
    }

    /// Returns `true` if a call ends in its time even if its peer never stops sending.
    ///
    /// The time of a stream presumes that its peer falls silent.
    static func hasDeadline(_ name: String) -> Bool {
        limit(of: name) != nil && !["stream", "put", "range"].contains(name)
    }

    private var options: FetchOptions {
        FetchOptions {
            $0.timeout = Self.timeout
            $0.transferTimeout = Self.transferTimeout
            $0.attemptTimeout = .milliseconds(250)
            $0.maximumResponseBytes = 4 << 20
        }
    }

    private var configuration: GAPI.ServiceConfiguration {
        .init {
            $0.rootURL = origin
            $0.options.fetch = options
        }
    }

    private var storage: StorageService {
        StorageService(credentials: .bearer(secret), configuration: configuration, fetcher: fetcher)
    }

    private var blog: GDataService {
        GDataService(configuration: .init { $0.options = options }, fetcher: fetcher)
    }

    /// The media that the script serves, if that can be decided.
    private var served: ServedMedia? { ServedMedia(script, origins: origins) }

    /// Makes the call of the script; what it throws is for the fuzzer to judge.
    func make() async throws {
        let name = script.call
        switch name {
        case _ where OAuthCalls.names.contains(name): try await oauth.make(name, options: options)
        case _ where WireCalls.names.contains(name):
            let calls = WireCalls(fetcher: fetcher, configuration: configuration, folder: folder, served: served)
            try await calls.make(name)
        case "stream":
            try await read(fetcher.stream(HTTPRequest(url: origin + "/stream"), options: options))
        case "put":
            let (chunks, input) = AsyncThrowingStream.makeStream(of: ByteBuffer.self, throwing: (any Error).self)
            for _ in 0..<40 { input.yield(ByteBuffer(repeating: 7, count: 16 << 10)) }
            input.finish()
            let request = try HTTPRequest(.put, url: origin + "/put")
            try await read(fetcher.stream(request, body: .stream(chunks), options: options))
        case "api": _ = try await APIClient(origin, fetcher: fetcher).send(Anything(options: options))
        case "download":
            try await checked { try await fetcher.download(origin + "/file", to: $0, options: options) }
        case "media":
            try await checked { path in
                try await storage.download(Storage.ObjectsGetQuery(bucket: "b", object: "o"), to: path)
            }
        case "range":
            let media = storage.media(Storage.ObjectsGetQuery(bucket: "b", object: "o"), range: 3..<40)
            for try await _ in media {}
        case "object": _ = try await storage.execute(Storage.ObjectsGetQuery(bucket: "b", object: "o"))
        case "upload", "insert":
            let query = Storage.ObjectsInsertQuery(bucket: "b", Storage.Object { $0.name = "o" }) {
                $0.ifGenerationMatch = 0
            }
            let bytes = [UInt8](repeating: 7, count: 600_000)
            let way = UploadOptions {
                $0.mode = name == "upload" ? .resumable : .multipart
                $0.chunkSize = 256 << 10
            }
            _ = try await storage.upload(query, from: .bytes(bytes), upload: way).value
        case "pages":
            var items = 0
            for try await _ in storage.items(Storage.ObjectsListQuery(bucket: "b"), prefetch: 1) {
                items += 1
                if items == 5_000 { break }
            }
        case "feed":
            var entries = 0
            for try await _ in blog.entries(Atom.Entry.self, from: origin + "/feed") {
                entries += 1
                if entries == 5_000 { break }
            }
        case "batch":
            let operations: [GData.BatchOperation<Atom.Entry>] = [
                .insert(Atom.Entry()), .update(Atom.Entry()), .delete(Atom.Entry()),
            ]
            let results = try await blog.batch(operations, to: origin + "/batch").results
            if results.count != operations.count { throw Broken(problem: "a batch has \(results.count) results") }
        case "operation":
            let operation = try Storage.GoogleLongrunningOperation(
                json: #"{"name":"projects/_/buckets/b/operations/1"}"#
            )
            try await storage.wait(
                for: operation,
                polling: .init {
                    $0.initialDelay = .zero; $0.timeout = Self.pollingTimeout
                }
            )
        case "digest":
            var request = try HTTPRequest(url: origin + "/digest?a=b")
            request.headerFields[.accept] = "*/*"
            let client = APIClient(origin, fetcher: fetcher, credentials: .digest(user: "mia", password: secret))
            _ = try await client.send(Anything(options: options))
        default: _ = try await fetcher.fetch(HTTPRequest(url: origin + "/fetch"), options: options)
        }
    }

    /// Reads a stream, and leaves it if it is long.
    private func read(_ response: TransportResponse) async throws {
        var count = 0
        for try await chunk in response.body {
            count += chunk.readableBytes
            if count > Self.mostStreamed { break }
        }
    }

    /// A download: when it succeeds, there is a file under the final name, with the bytes that the server sent and as
    /// many as it said; otherwise there is none.
    private func checked(_ download: (String) async throws -> MediaInfo) async throws {
        let path = folder + "/file"
        let info: MediaInfo
        do {
            info = try await download(path)
        } catch {
            if FileManager.default.fileExists(atPath: path) {
                throw Broken(problem: "a failed download left a file: \(error)")
            }
            throw error
        }
        guard let content = FileManager.default.contents(atPath: path) else {
            throw Broken(problem: "a download left no file")
        }
        if let total = info.total, !info.isTransformed, content.count != total {
            throw Broken(problem: "a download of \(total) bytes left a file of \(content.count)")
        }
        if let problem = served?.problem(of: content) { throw Broken(problem: problem) }
    }

    /// Something that no peer may bring about.
    struct Broken: Error {
        let problem: String
    }

    /// A small API that takes whatever comes.
    struct Anything: APIRequest {
        typealias Response = JSON.Value
        let options: FetchOptions
        var url: String { "things" }
        var format: APIFormat { .automatic }
    }
}
