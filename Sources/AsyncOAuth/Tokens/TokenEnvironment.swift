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
        var configuration = configuration
        configuration.credentials = OriginCredentials()
        configuration.cookies = .none
        configuration.cache = nil
        configuration.willRedirect = { _ in nil }
        self.configuration = configuration
        self.transport = transport
        self.now = now
        fetcher = Fetcher(configuration, transport: transport)
    }

    /// The environment of this process, which all credentials share that are given no other.
    public static let standard = TokenEnvironment()

    /// The clock that measures and waits.
    public var clock: FetchClock { configuration.clock }

    /// A source of numbers from 0 up to, but not including, 1.
    public var random: @Sendable () -> Double { configuration.random }

    /// Returns another fetcher, with changed settings: without proxies, or with a client certificate.
    ///
    /// Its connections end with it.
    package func fetcher(_ change: (inout Fetcher.Configuration) -> Void) -> Fetcher { changed(change).fetcher }

    /// Returns an environment with another fetcher, whose settings are changed.
    ///
    /// Its connections end with it.
    package func changed(_ change: (inout Fetcher.Configuration) -> Void) -> TokenEnvironment {
        var configuration = configuration
        change(&configuration)
        return TokenEnvironment(configuration, transport: transport, now: now)
    }
}
