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
public actor OAuthServerCache {
    private struct Entry {
        let server: OAuthServer
        let end: Duration
    }

    private let environment: TokenEnvironment
    private var entries: [String: Entry] = [:]
    private var running: [String: Promise<OAuthServer>] = [:]

    /// The shortest and the longest time for which a server is kept: metadata changes rarely, but it does.
    private static let lifetimes = Duration.seconds(60)...Duration.seconds(86_400)
    /// The time without a word of the server.
    private static let usualLifetime = Duration.seconds(3_600)
    private static let mostEntries = 1_000

    /// Creates an empty cache.
    public init(in environment: TokenEnvironment = .standard) { self.environment = environment }

    /// Returns a server, after discovering it if necessary.
    ///
    /// Cancelling the task ends its wait; the request goes on for those that wait too. An error is not kept.
    ///
    /// - Throws: The errors of ``OAuthServer/discover(_:in:)``.
    public func server(_ issuer: String) async throws -> OAuthServer {
        if let entry = entries[issuer], entry.end > environment.clock.now() { return entry.server }
        if let running = running[issuer] { return try await Self.result(of: running) }
        let promise = Promise<OAuthServer>()
        running[issuer] = promise
        // Not a part of the first call that needs it, because stopping that call must not fail the others.
        Interruption.$current.withValue(nil) {
            _ = Task { await discover(issuer, promise) }
        }
        return try await Self.result(of: promise)
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
            result = .failure(error)
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
