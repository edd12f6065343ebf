import AsyncFetch
import HTTPTypes

/// The servers that a program has discovered, for as long as they allow (`Cache-Control`).
///
/// ```swift
/// let servers = OAuthServerCache()
/// let server = try await servers.server("https://cloud.example.com")
/// ```
///
/// Tasks that ask for the same issuer share one request.
///
/// When the time of a server is over, it stays in use while it is discovered again, so that a slow issuer delays
/// nobody. It also stays if that fails, until ``forget(_:)``. After another hour, the request is waited for, unless the
/// one before failed.
public actor OAuthServerCache {
    private struct Entry {
        let server: OAuthServer
        let end: Duration
        /// The time of the last request, if it failed.
        var lastFailure: Duration?
    }

    private let environment: TokenEnvironment
    private var entries: [String: Entry] = [:]
    private var running: [String: Promise<OAuthServer>] = [:]

    /// The shortest and the longest time for which a server is kept: metadata changes rarely, but it does.
    private static let lifetimes = Duration.seconds(60)...Duration.seconds(86_400)
    /// The time without a word of the server.
    private static let usualLifetime = Duration.seconds(3_600)
    /// The time for which an old server is used without a wait for a new answer.
    private static let grace = Duration.seconds(3_600)
    /// The shortest time after a failed request for a server that there is already.
    private static let failurePause = Duration.seconds(30)
    private static let mostEntries = 1_000

    /// Creates an empty cache.
    public init(in environment: TokenEnvironment = .standard) { self.environment = environment }

    /// Returns a server, after discovering it if necessary.
    ///
    /// Cancelling the task ends its wait; the request goes on for those that wait too. An error is not kept.
    ///
    /// - Throws: The errors of ``OAuthServer/discover(_:in:)`` if there is no older answer; `CancellationError`.
    public func server(_ issuer: String) async throws -> OAuthServer {
        if let entry = entries[issuer] {
            let now = environment.clock.now()
            if now < entry.end { return entry.server }
            if entry.lastFailure.map({ now - $0 >= Self.failurePause }) ?? true { _ = discovery(of: issuer) }
            if now <= entry.end + Self.grace || entry.lastFailure != nil { return entry.server }
        }
        return try await Self.result(of: discovery(of: issuer))
    }

    /// Returns the request that is under way, after starting one if there is none.
    private func discovery(of issuer: String) -> Promise<OAuthServer> {
        if let running = running[issuer] { return running }
        let promise = Promise<OAuthServer>()
        running[issuer] = promise
        // Not a part of the first call that needs it, because stopping that call must not fail the others.
        Interruption.$current.withValue(nil) {
            _ = Task { await discover(issuer, promise) }
        }
        return promise
    }

    /// Drops a server, after one of its endpoints has failed: the next call discovers it again.
    public func forget(_ issuer: String) { entries[issuer] = nil }

    private static func result(of promise: Promise<OAuthServer>) async throws -> OAuthServer {
        // A call can run in its caller's task, which a cancelled call must not cancel.
        try await Interruption.cancellable { try await promise.value }
    }

    private func discover(_ issuer: String, _ promise: Promise<OAuthServer>) async {
        let result: Result<OAuthServer, any Error>
        do {
            let start = environment.clock.now()
            let (server, headerFields) = try await OAuthServer.discovered(issuer, in: environment)
            if entries.count >= Self.mostEntries { entries = [:] }
            entries[issuer] = Entry(server: server, end: start + Self.lifetime(headerFields))
            result = .success(server)
        } catch {
            if let old = entries[issuer]?.server {
                // An old answer is better than none.
                entries[issuer]?.lastFailure = environment.clock.now()
                result = .success(old)
            } else {
                result = .failure(error)
            }
        }
        running[issuer] = nil
        promise.fulfill(result)
    }

    /// Returns the time for which metadata may be kept.
    private static func lifetime(_ headerFields: HTTPFields) -> Duration {
        let directives = (headerFields[.cacheControl] ?? "").split(separator: ",").map {
            $0.filter { !$0.isWhitespace }.lowercased()
        }
        if directives.contains("no-store") || directives.contains("no-cache") { return lifetimes.lowerBound }
        let seconds = directives.lazy.compactMap { $0.hasPrefix("max-age=") ? WireNumber.count($0.dropFirst(8)) : nil }
        guard let seconds = seconds.first else { return usualLifetime }
        return min(max(.seconds(seconds), lifetimes.lowerBound), lifetimes.upperBound)
    }
}
