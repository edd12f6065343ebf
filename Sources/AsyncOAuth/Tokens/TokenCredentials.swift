public import AsyncFetch
public import HTTPTypes
import Synchronization

/// Credentials that keep a provider's token and replace it in time.
///
/// ```swift
/// let credentials = TokenCredentials {
///     let answer = try await vault.issue("backup")
///     return AccessToken(answer.token, expiry: .after(.seconds(answer.lifetime)))
/// }
/// let fetcher = Fetcher(.init { $0.credentials["https://api.example"] = credentials })
/// ```
///
/// - Getting a token: the first call that needs one requests it, and all calls that come in the meantime wait for the
///   same request. Shortly before the expiry, at a moment drawn at random, a call requests the next token in the
///   background and goes on with the old one (``RefreshPolicy``). A token without an expiry is used until a server
///   refuses it.
/// - After a 401: if the refused token is no longer the current one, the call is sent again with the current one.
///   Otherwise, all calls that were refused wait for one new token. After a 403, nothing is requested, because another
///   token has no other permissions.
/// - Errors: if the early request fails, the valid token stays in use, and the next attempt comes after a pause that
///   grows. If there is no valid token, all waiting calls throw the error. A permanent error is the answer for
///   ``RefreshPolicy/failureLifetime``, then the provider is asked again; any other error is not kept.
/// - Cancellation: cancelling a call ends only its wait. The request for the token goes on for the others, in a task
///   that nothing cancels, so providers have time limits of their own.
/// - Time: the wall clock is read only when a token with an ``AccessToken/Expiry/at(_:)`` arrives. Whatever jumps it
///   makes later do not matter.
/// - Secrecy: the token is sent only to the origin of the request. No description or dump shows it.
public actor TokenCredentials: FetchCredentials {
    /// The token in use, and the moment up to which calls may take it without a look at anything else.
    private struct Current {
        let held: HeldToken
        var freshUntil: Duration?
    }

    /// The identities that the tokens name.
    private struct TokenIdentity {
        /// The identity of the newest token; `nil` if it names none.
        private var newest: String?
        /// The last identity that a token named.
        private var last: String?
        private var hasChanged = false

        /// The identity of all tokens that may be in use; `nil` if it is unknown.
        var known: String? { hasChanged ? nil : newest }

        mutating func take(_ identity: String?) {
            newest = identity
            guard let identity else { return }
            if let last, last != identity { hasChanged = true }
            last = identity
        }
    }

    /// What a call does that needs a token.
    private enum Step {
        case use(HeldToken)
        case wait(Promise<HeldToken>)
        case fail(any Error)
    }

    private let provider: any TokenProvider
    private let policy: RefreshPolicy
    private let environment: TokenEnvironment
    private let clock: FetchClock
    /// Changed only by the actor, and read by all, so that a call with a valid token waits for nobody.
    private let current = Mutex<Current?>(nil)
    /// Changed only by the actor, too.
    private let tokenIdentity = Mutex(TokenIdentity())

    /// The request for a token that is under way.
    private var refreshing: Promise<HeldToken>?
    /// The newest token, even if it is no longer used: providers that keep tokens must not return it again.
    private var previous: AccessToken?
    /// The number of early requests that failed, one after the other.
    private var earlyFailures = 0
    /// The permanent error that is the answer for a while.
    private var failure: (error: any Error, until: Duration)?
    /// The token that a provider returned again after a server had refused it, and the time until another attempt.
    private var reissued: (field: String, until: Duration)?
    /// The field of the token that a server refused last.
    private var refused: String?
    /// The last tokens that were invalidated, and the number of all.
    private var invalidated: [String] = []
    private var invalidations = 0

    /// Creates credentials; the first token is requested when a call needs it.
    ///
    /// - Parameters:
    ///   - provider: The source of the tokens.
    ///   - policy: The times at which tokens are replaced.
    ///   - environment: The network, the clocks and the randomness.
    public init(
        _ provider: some TokenProvider,
        policy: RefreshPolicy = .standard,
        environment: TokenEnvironment = .standard
    ) {
        self.provider = provider
        self.policy = policy
        self.environment = environment
        clock = environment.clock
    }

    /// Creates credentials whose tokens come from a closure.
    ///
    /// - Parameters:
    ///   - identity: The identity that the tokens stand for (``TokenProvider/identity``); with `nil`, each object
    ///     stands for one identity of its own.
    ///   - policy: The times at which tokens are replaced.
    ///   - environment: The clocks and the randomness.
    ///   - supply: Gets a token. Calls that wait share one call of the closure, and cancelling them does not cancel it.
    public init(
        identity: String? = nil,
        policy: RefreshPolicy = .standard,
        environment: TokenEnvironment = .standard,
        supply: @escaping @Sendable () async throws -> AccessToken
    ) {
        self.init(SuppliedTokens(identity: identity, supply: supply), policy: policy, environment: environment)
    }

    /// The digest of the provider's identity, or else of that of its tokens; `nil` if it is unknown.
    ///
    /// After tokens of different identities it is unknown for good, because both may be in use.
    public nonisolated var partition: String? {
        (provider.identity ?? tokenIdentity.withLock { $0.known }).map { Self.partition(of: $0) }
    }

    /// A Boolean value indicating whether there is a valid token, so that a call waits for nothing.
    public nonisolated var isImmediate: Bool { fresh != nil }

    /// Adds the token to a request, and waits for one if there is none.
    ///
    /// Cancelling the task ends the wait, but not the request for the token. The token's other header fields are added
    /// where the request has none of the same name.
    ///
    /// - Throws: ``OAuthError``, or the provider's own error; `CancellationError`.
    public nonisolated func authorize(_ request: inout HTTPRequest) async throws {
        let held = if let fresh { fresh } else { try await heldToken() }
        held.authorize(&request)
    }

    /// Gets another token after a 401, unless there is one already.
    ///
    /// Cancelling the task ends the wait, but not the request for the token.
    ///
    /// - Parameters:
    ///   - rejected: The request that was rejected.
    ///   - response: The response to it, of which only the status is read.
    /// - Returns: `true` if there is a token other than that of the rejected request.
    /// - Throws: ``OAuthError``, or the provider's own error; `CancellationError`.
    public nonisolated func refresh(
        afterRejectionOf rejected: HTTPRequest,
        by response: HTTPResponse
    ) async throws -> Bool {
        guard response.status.code == 401 else { return false }
        let field = rejected.headerFields[.authorization]
        guard let step = await step(afterRejectionOf: field) else { return true }
        return try await Self.take(step).field != field
    }

    /// Returns a valid token, for other libraries (gRPC, websockets).
    ///
    /// The method waits if there is none, and cancelling the task ends the wait, but not the request for the token. An
    /// expiry that is a duration counts from now.
    ///
    /// - Throws: ``OAuthError``, or the provider's own error; `CancellationError`.
    public nonisolated func token() async throws -> AccessToken {
        let held = if let fresh { fresh } else { try await heldToken() }
        return held.token(at: clock.now())
    }

    /// Drops the token: the next call gets another one, and the old one is not used again.
    ///
    /// Use it if a server refuses the token in another way than with 401: some respond with 403, or with the data of
    /// somebody else. If the provider returns the same token once more, the calls fail.
    public func invalidate() {
        failure = nil
        // A refused token is no longer the current one, but it may come again.
        guard let token = current.withLock({ $0.take() })?.held.token ?? previous else { return }
        invalidations += 1
        invalidated = invalidated.suffix(7) + [token.value]
    }

    // MARK: Taking a token

    /// The token, if nothing has to be looked at before it is used.
    private nonisolated var fresh: HeldToken? {
        let now = clock.now()
        return current.withLock { current in
            guard let current, current.freshUntil.map({ now < $0 }) ?? true else { return nil }
            return current.held
        }
    }

    private nonisolated func heldToken() async throws -> HeldToken { try await Self.take(await step()) }

    private static func take(_ step: Step) async throws -> HeldToken {
        switch step {
        case .use(let held): held
        case .fail(let error): throw error
        // A call whose token has just expired runs in its caller's task, which a cancelled call must not cancel.
        case .wait(let promise): try await Interruption.cancellable { try await promise.value }
        }
    }

    private func step() -> Step {
        let now = clock.now()
        if let held = current.withLock({ $0?.held }), !held.isExpired(at: now) {
            if isDue(at: now), refreshing == nil { _ = startRefresh() }
            // Until the request ends, nobody else has to look.
            if refreshing != nil { current.withLock { $0?.freshUntil = held.expiry } }
            return .use(held)
        }
        if let refreshing { return .wait(refreshing) }
        if let failure, now < failure.until { return .fail(failure.error) }
        return .wait(startRefresh())
    }

    private func isDue(at now: Duration) -> Bool {
        current.withLock { current in current?.freshUntil.map { $0 <= now } ?? false }
    }

    /// Returns what follows the rejection of a token; `nil` if it is not the current one.
    private func step(afterRejectionOf field: String?) -> Step? {
        guard let held = current.withLock({ $0?.held }), held.field == field else { return nil }
        if let reissued, reissued.field == field, clock.now() < reissued.until { return .use(held) }
        current.withLock { $0 = nil }
        refused = field
        return .wait(refreshing ?? startRefresh())
    }

    // MARK: Getting a token

    /// A Boolean value indicating whether a request for a token is under way.
    var isRefreshing: Bool { refreshing != nil }

    private func startRefresh() -> Promise<HeldToken> {
        let promise = Promise<HeldToken>()
        refreshing = promise
        // Before the task begins: whoever waits for all refreshes waits for this one from now on.
        environment.refreshes.enter()
        // Not a part of the first call that needs it, because stopping that call must not fail the others.
        Interruption.$current.withValue(nil) {
            _ = Task {
                await self.refresh(fulfilling: promise)
                self.environment.refreshes.leave()
            }
        }
        return promise
    }

    private func refresh(fulfilling promise: Promise<HeldToken>) async {
        while true {
            let number = invalidations
            let result = await Self.request(from: provider, replacing: previous, policy, environment)
            if case .success(let held) = result, invalidated.contains(held.token.value) {
                // What was requested before the token was invalidated cannot know of it.
                if number != invalidations { continue }
                let message = "the issuer returned the token again that was invalidated; try again later"
                return conclude(.failure(OAuthError(.unavailable, message)), promise)
            }
            return conclude(result, promise)
        }
    }

    @concurrent private static func request(
        from provider: any TokenProvider,
        replacing previous: AccessToken?,
        _ policy: RefreshPolicy,
        _ environment: TokenEnvironment
    ) async -> Result<HeldToken, any Error> {
        let sent = environment.clock.now()
        do {
            let token = try await provider.token(replacing: previous, in: environment)
            return .success(try HeldToken(token, requestedAt: sent, policy, in: environment))
        } catch {
            return .failure(error)
        }
    }

    private func conclude(_ result: Result<HeldToken, any Error>, _ promise: Promise<HeldToken>) {
        refreshing = nil
        let now = clock.now()
        switch result {
        case .success(let held):
            previous = held.token
            (earlyFailures, failure) = (0, nil)
            reissued = held.field == refused ? (held.field, now + max(policy.pause, .zero)) : nil
            // Before the token is used, so that no response to it belongs to the identity of the one before.
            tokenIdentity.withLock { $0.take(held.token.identity) }
            current.withLock { $0 = Current(held: held, freshUntil: held.renewal) }
        case .failure(let error):
            if let held = current.withLock({ $0?.held }), let expiry = held.expiry, now < expiry {
                earlyFailures += 1
                let pause = max(policy.pause, .zero)
                let wait = pause.grown(forWait: earlyFailures, by: 2, upTo: max(pause, .seconds(60)))
                current.withLock { $0?.freshUntil = min(now + wait, expiry) }
            } else if let error = error as? OAuthError, !error.isRetryable {
                failure = (error, now + policy.failureLifetime)
            }
        }
        promise.fulfill(result)
    }
}

extension TokenCredentials: CustomStringConvertible, CustomReflectable {
    /// The name of the type; the token is not shown.
    public nonisolated var description: String { "TokenCredentials" }
    /// A mirror that does not show the token.
    public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension FetchCredentials where Self == TokenCredentials {
    /// Creates credentials that keep a provider's token and replace it in time.
    ///
    /// See ``TokenCredentials`` for cancellation and errors.
    public static func tokens(
        _ provider: some TokenProvider,
        policy: RefreshPolicy = .standard,
        environment: TokenEnvironment = .standard
    ) -> Self {
        TokenCredentials(provider, policy: policy, environment: environment)
    }

    /// Creates credentials that keep the token of a closure and replace it in time.
    ///
    /// See ``TokenCredentials/init(identity:policy:environment:supply:)`` for the parameters, and
    /// ``TokenCredentials`` for cancellation and errors.
    public static func tokens(
        identity: String? = nil,
        policy: RefreshPolicy = .standard,
        environment: TokenEnvironment = .standard,
        supply: @escaping @Sendable () async throws -> AccessToken
    ) -> Self {
        TokenCredentials(identity: identity, policy: policy, environment: environment, supply: supply)
    }
}
