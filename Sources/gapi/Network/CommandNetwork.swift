import AsyncFetch
import AsyncOAuth
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The network of one run of a command: its fetchers, the log of its traffic, and the waits that people see.
///
/// The parts of a command find it as ``current``. Fetchers are made when they are needed, with the log if there is one.
final class CommandNetwork: Sendable {
    private struct State {
        var log: TrafficLog?
        var fetcher: Fetcher?
        var plainFetcher: Fetcher?
        var tokens: TokenEnvironment?
    }

    /// The network of the command to which the current task belongs.
    @TaskLocal static var current = CommandNetwork(waits: .silent)

    /// The clock of what people see of the waits.
    @TaskLocal static var clock = FetchClock.continuous

    /// What people see of the waits.
    let waits: WaitNotice
    private let state = Mutex(State())

    /// Creates the network of a command.
    ///
    /// - Parameter lines: Where the waits are told if no terminal shows them.
    init(waits lines: Console) { waits = WaitNotice(on: .people, lines: lines, clock: Self.clock) }

    /// Runs the work of a command.
    ///
    /// - Parameters:
    ///   - folder: The folder for the log of its traffic; `nil` for no log.
    ///   - errors: Where the path of the log is written, and the waits that no terminal shows.
    ///   - asJSON: A Boolean value indicating whether a program reads the errors, so that the waits are not among them.
    ///   - work: The work.
    /// - Throws: The error of the work; ``ToolFailure`` if only the log could not be written, or if the file of
    ///   `SSL_CERT_FILE` is of no use.
    static func during(
        tracing folder: String? = nil,
        errors: Console,
        asJSON: Bool = false,
        _ work: @escaping @Sendable () async throws -> Void
    ) async throws {
        try TrustedAuthorities.ofProcess.require(noting: asJSON ? nil : errors)
        let network = CommandNetwork(waits: asJSON ? .silent : errors)
        network.trace(into: folder)
        let result: Result<Void, any Error>
        do {
            result = .success(try await $current.withValue(network) { try await work() })
        } catch {
            result = .failure(error)
        }
        guard let lost = await network.end(on: errors) else { return try result.get() }
        // An error of the work is the reason for its end.
        if case .failure = result { errors.print(lost.line(asJSON: asJSON)) }
        try result.get()
        throw lost
    }

    /// Writes the traffic of all fetchers that are made from now on to a log.
    func trace(into folder: String?) {
        guard let folder else { return }
        let log = TrafficLog(
            directory: folder,
            options: .init {
                $0.name = "gapi"
                $0.writesHAR = true
            }
        )
        state.withLock { $0.log = log }
    }

    /// Removes the notice, waits for new tokens, ends what still runs, and writes the rest of the log.
    ///
    /// - Returns: The failure if the log is not whole.
    private func end(on errors: Console) async -> ToolFailure? {
        waits.end()
        await waitForTokens()
        let (log, fetchers) = state.withLock { state in
            (state.log, [state.fetcher, state.plainFetcher, state.tokens?.fetcher].compactMap(\.self))
        }
        guard let log else { return nil }
        // A body that nobody reads any more may still be on its way, and its attempt is not in the log before its end.
        for fetcher in fetchers { fetcher.cancelAll() }
        for fetcher in fetchers { try? await fetcher.waitUntilIdle() }
        await log.flush()
        if let failure = log.failure { return ToolFailure(.cannotCreate, failure.message) }
        errors.print(
            log.path.map { "the traffic is in \(ByteNames.shown(in: $0))" }
                ?? "nothing was sent, so there is no traffic log"
        )
        return nil
    }

    /// Waits until the tokens that a server is about to give are stored, but not for long.
    ///
    /// Many servers end a refresh token with its first use, so without the next one the login would be lost. A signal
    /// ends the process nevertheless, after Ctrl-C the second one.
    private func waitForTokens() async {
        guard let tokens = state.withLock({ $0.tokens }) else { return }
        // A task of its own, because this one is cancelled when nobody reads the output any more.
        await Task { _ = await tokens.waitUntilIdle(atMost: .seconds(10)) }.value
    }

    // MARK: The network

    /// The settings of all fetchers of the command.
    var configuration: Fetcher.Configuration { configuration(with: state.withLock { $0.log }) }

    private func configuration(with log: TrafficLog?) -> Fetcher.Configuration {
        Fetcher.Configuration {
            $0.application = "gapi"
            $0.trafficLog = log
            $0.observer = waits.observe
            if let file = TrustedAuthorities.ofProcess.path { $0.tls.trustedCertificates = [file] }
            $0.allowsInwardLinks = Self.variable("GAPI_ALLOW_INWARD_LINKS") == "1"
        }
    }

    /// Returns the value of an environment variable that holds for the network of all commands; `nil` for none.
    static func variable(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The fetcher of commands that send credentials: only over HTTPS, or to this machine.
    var fetcher: Fetcher {
        state.withLock { state in
            let fetcher = state.fetcher ?? Fetcher(configuration(with: state.log))
            state.fetcher = fetcher
            return fetcher
        }
    }

    /// The fetcher of commands without credentials, or whose user allows plain HTTP: also over plain HTTP.
    var plainFetcher: Fetcher {
        state.withLock { state in
            var configuration = configuration(with: state.log)
            configuration.allowsInsecureHTTP = true
            let fetcher = state.plainFetcher ?? Fetcher(configuration)
            state.plainFetcher = fetcher
            return fetcher
        }
    }

    /// The network of token requests.
    var tokens: TokenEnvironment {
        state.withLock { state in
            let tokens = state.tokens ?? TokenEnvironment(configuration(with: state.log))
            state.tokens = tokens
            return tokens
        }
    }
}
