public import AsyncFetch

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The network, the clocks and the randomness that getting a token needs.
///
/// Token requests use a fetcher of their own: without credentials, cookies and cache, and without redirects, which
/// could lead a secret elsewhere. Tests give it a scripted transport and a clock of their own.
public struct TokenEnvironment: Sendable {
    /// The fetcher of token requests.
    public let fetcher: Fetcher
    /// The wall clock, for what is stored, signed or dated by servers.
    public let now: @Sendable () -> Date
    private let configuration: Fetcher.Configuration
    private let transport: (any HTTPTransport)?
    /// The running refreshes, those of environments with changed settings included.
    let refreshes: RunningRefreshes

    /// Creates an environment.
    ///
    /// - Parameters:
    ///   - configuration: The settings of the fetcher; credentials, cookies, cache and redirects are turned off.
    ///   - transport: The transport of all token requests, for tests.
    ///   - now: The wall clock.
    public init(
        _ configuration: Fetcher.Configuration = .init(),
        transport: (any HTTPTransport)? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(configuration, transport, now, RunningRefreshes())
    }

    private init(
        _ configuration: Fetcher.Configuration,
        _ transport: (any HTTPTransport)?,
        _ now: @escaping @Sendable () -> Date,
        _ refreshes: RunningRefreshes
    ) {
        var configuration = configuration
        configuration.credentials = OriginCredentials()
        configuration.cookies = .none
        configuration.cache = nil
        configuration.willRedirect = { _ in nil }
        self.configuration = configuration
        self.transport = transport
        self.now = now
        self.refreshes = refreshes
        fetcher = Fetcher(configuration, transport: transport)
    }

    /// The environment of this process, which all credentials share that are given no other.
    public static let standard = TokenEnvironment()

    /// The clock that measures and waits.
    public var clock: FetchClock { configuration.clock }

    /// A source of numbers from 0 up to, but not including, 1.
    public var random: @Sendable () -> Double { configuration.random }

    /// A Boolean value indicating whether servers in the internet may name endpoints in private networks.
    var allowsInwardLinks: Bool { configuration.allowsInwardLinks }

    /// Returns another fetcher, with changed settings: without proxies, or with a client certificate.
    ///
    /// Its connections end with it.
    package func fetcher(_ change: (inout Fetcher.Configuration) -> Void) -> Fetcher { changed(change).fetcher }

    /// Returns an environment with another fetcher, whose settings are changed.
    ///
    /// Its connections end with it; its refreshes are counted with those of this environment.
    package func changed(_ change: (inout Fetcher.Configuration) -> Void) -> TokenEnvironment {
        var configuration = configuration
        change(&configuration)
        return TokenEnvironment(configuration, transport, now, refreshes)
    }

    /// Waits until no `TokenCredentials` with this environment, or with one that was made by changing it, request a
    /// token, but not longer than `limit`.
    ///
    /// A process that ends earlier may lose a login: many servers end a refresh token with its first use, and the next
    /// one is not stored yet. Cancelling the task ends the wait.
    ///
    /// - Returns: `true` if no request for a token is running.
    @discardableResult
    package func waitUntilIdle(atMost limit: Duration) async -> Bool {
        guard refreshes.count > 0 else { return true }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await refreshes.waitUntilIdle() }
            group.addTask { try? await clock.sleep(limit) }
            _ = await group.next()
            group.cancelAll()
        }
        return refreshes.count == 0
    }
}
