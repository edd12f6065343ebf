@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import NIOPosix
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The time of day, which the test moves.
final class WallClock: Sendable {
    /// Sun, 06 Nov 1994 08:49:37 GMT, a second that all examples of HTTP know.
    static let start = 784_111_777.0
    static let startText = "Sun, 06 Nov 1994 08:49:37 GMT"

    private let seconds = Mutex(WallClock.start)
    var now: @Sendable () -> Date { { Date(timeIntervalSince1970: self.seconds.withLock { $0 }) } }
    func advance(by duration: Double) { seconds.withLock { $0 += duration } }
}

/// A cache before a script, and a time that the test moves.
struct CacheBench {
    let wall: WallClock
    let cache: ResponseCache
    let transport: ScriptedTransport
    let fetcher: Fetcher

    init(
        _ transport: ScriptedTransport,
        _ store: ResponseCache.Store = .memory(),
        sharesRequests: Bool = false,
        wall: WallClock = WallClock(),
        cookies: CookiePolicy = .none
    ) {
        self.wall = wall
        self.transport = transport
        let cache = ResponseCache(store, sharesRequests: sharesRequests, now: wall.now)
        self.cache = cache
        let configuration = Fetcher.Configuration {
            $0.cache = cache
            $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
            $0.cookies = cookies
        }
        fetcher = Fetcher(configuration, transport: transport)
    }

    init(_ script: [ScriptedTransport.Answer], _ store: ResponseCache.Store = .memory()) {
        self.init(ScriptedTransport(script), store)
    }

    /// Fetches with the headers given.
    func get(_ url: String = address, _ headers: HTTPFields = [:]) async throws -> FetchResponse {
        try await fetcher.fetch(HTTPRequest(.get, url: url, headerFields: headers))
    }

    func send(_ method: HTTPRequest.Method, _ url: String = address) async throws -> FetchResponse {
        try await fetcher.fetch(HTTPRequest(method, url: url), options: FetchOptions { $0.retry = .none })
    }
}

/// An answer that says what caches may do with it.
func answer(
    _ body: String = "body",
    status: Int = 200,
    _ control: String? = nil,
    _ headers: HTTPFields = [:]
)
    -> ScriptedTransport.Answer
{
    var headers = headers
    headers[.cacheControl] = control
    return .status(status, headers: headers, body: body)
}

/// A directory that is there as long as the test needs it.
func withDirectory<R>(_ body: (String) async throws -> R) async throws -> R {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UInt64.random(in: 0 ... .max))")
    defer { try? FileManager.default.removeItem(at: path) }
    return try await body(path.path)
}

/// The paths of all files in a directory.
func files(in directory: String) -> [String] {
    (FileManager.default.enumeratorPaths(directory)).filter { path in
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
    }
}

extension FileManager {
    fileprivate func enumeratorPaths(_ directory: String) -> [String] {
        ((try? subpathsOfDirectory(atPath: directory)) ?? []).map { directory + "/" + $0 }
    }
}

func contents(of path: String) -> ByteBuffer {
    ByteBuffer(bytes: FileManager.default.contents(atPath: path) ?? Data())
}

/// A thread pool that can hang as a disk does.
final class StuckPool: Sendable {
    private struct State {
        var isStuck = false
        var waiting: [@Sendable (NIOThreadPool.WorkItemState) -> Void] = []
    }

    private let state = Mutex(State())

    var waitingCount: Int { state.withLock { $0.waiting.count } }
    func hang() { state.withLock { $0.isStuck = true } }

    func submit(_ work: @escaping @Sendable (NIOThreadPool.WorkItemState) -> Void) {
        let isStuck = state.withLock { state in
            if state.isStuck { state.waiting.append(work) }
            return state.isStuck
        }
        if !isStuck { work(.active) }
    }

    /// Does what has been waiting.
    func goOn() {
        let waiting = state.withLock { state in
            defer { state = State() }
            return state.waiting
        }
        for work in waiting { work(.active) }
    }
}
