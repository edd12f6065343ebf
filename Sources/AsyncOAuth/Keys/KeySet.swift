import AsyncFetch
public import AsyncJSON

/// The public keys of an issuer: fixed ones, or those that it publishes at a URL and replaces from time to time.
///
/// ```swift
/// let keys = KeySet(url: "https://www.googleapis.com/oauth2/v3/certs")
/// let claims = try await keys.claims(of: token)
/// ```
///
/// - Getting: the keys are requested when the first token needs them, and again when their time is over
///   (`Cache-Control`, between a minute and a day; an hour if the server does not say). All who wait share one request.
///   While a later request runs, the old keys stay in use, so that a slow issuer delays nobody. After another hour,
///   they may have been withdrawn: the request is waited for, unless the one before failed.
/// - Rotation: a token whose key is unknown, or whose signature does not fit, leads to one more request, but to at most
///   one in ``refetchPause``. So forged tokens cannot flood the issuer.
/// - Errors: if a later request fails, the old keys stay. If the first one fails, its error is thrown, and for ten
///   seconds to all calls.
/// - Cancellation: cancelling a call ends only its wait. The request goes on for those that come after.
public actor KeySet {
    /// The shortest time between two requests for the sake of tokens that do not fit the keys.
    public static let refetchPause = Duration.seconds(30)
    private static let failurePause = Duration.seconds(10)
    /// The time for which old keys are used without a wait for new ones.
    private static let grace = Duration.seconds(3600)

    /// The keys at one moment.
    struct Snapshot: Sendable {
        var keys: [VerificationKey]
        /// The number of the successful request that gave the keys; 0 before the first one.
        var generation: Int
        /// The error of the last request, if it failed.
        var failure: OAuthError?
    }

    private let source: Source?
    private var snapshot: Snapshot
    private var expiry = Duration.zero
    private var lastFailure: Duration?
    private var lastRefetch: Duration?
    private var flight: Promise<Void>?

    /// Creates a set of the keys that an issuer publishes.
    ///
    /// Nothing is requested yet.
    ///
    /// - Parameters:
    ///   - url: The URL of a JSON Web Key Set (RFC 7517 §5), or of an object of ids with PEM texts as Google has them.
    ///   - environment: The network and the clocks.
    public init(url: String, environment: TokenEnvironment = .standard) {
        source = Source(url: url, environment: environment)
        snapshot = Snapshot(keys: [], generation: 0)
    }

    /// Creates a set of fixed keys.
    public init(_ keys: [VerificationKey]) {
        source = nil
        snapshot = Snapshot(keys: keys, generation: 1)
    }

    /// Returns the claims of a token that one of the keys signed.
    ///
    /// Of the claims, nothing is checked: not the issuer, not the expiry. ``IDTokenVerifier`` does that.
    ///
    /// Cancelling the task ends its wait for keys.
    ///
    /// - Throws: ``OAuthError/Code/idToken`` if the token is malformed, its key unknown or its signature wrong; other
    ///   codes of ``OAuthError`` if there are no keys yet and they cannot be had; `CancellationError`.
    @concurrent public nonisolated func claims(of token: String) async throws -> JSON.Value {
        let token = try JSONWebToken.Parsed(token)
        let keys = try await current()
        guard let fault = keys.fault(of: token) else { return token.claims }
        let newer = try await newer(than: keys.generation)
        // Without newer keys it is the same fault, with the reason for which they could not be had.
        guard let fault = newer.generation > keys.generation ? newer.fault(of: token) : fault else {
            return token.claims
        }
        throw OAuthError.idToken(fault, cause: newer.failure)
    }

    /// Returns the keys, and waits for them if there are none or if they are much too old.
    private func current() async throws -> Snapshot {
        guard let source else { return snapshot }
        let now = source.environment.clock.now()
        let hasKeys = snapshot.generation > 0
        if hasKeys, now < expiry { return snapshot }
        let pause = hasKeys ? Self.refetchPause : Self.failurePause
        if flight != nil || lastFailure.map({ now - $0 >= pause }) ?? true {
            let flight = startLoad(from: source)
            let canGoOn = hasKeys && (now <= expiry + Self.grace || lastFailure != nil)
            if !canGoOn { try await Self.wait(for: flight) }
        }
        if snapshot.generation == 0, let failure = snapshot.failure { throw failure }
        return snapshot
    }

    /// Returns keys after another request, unless there are newer ones or the last such request was a moment ago.
    private func newer(than generation: Int) async throws -> Snapshot {
        guard let source, snapshot.generation == generation else { return snapshot }
        if flight == nil {
            let now = source.environment.clock.now()
            if let lastRefetch, now - lastRefetch < Self.refetchPause { return snapshot }
            lastRefetch = now
        }
        try await Self.wait(for: startLoad(from: source))
        return snapshot
    }

    private static func wait(for flight: Promise<Void>) async throws {
        // A call can run in its caller's task, which a cancelled call must not cancel.
        try await Interruption.cancellable { try await flight.value }
    }

    /// Returns the end of the request that is under way, after starting one if there is none.
    private func startLoad(from source: Source) -> Promise<Void> {
        if let flight { return flight }
        let promise = Promise<Void>()
        flight = promise
        // Not a part of the call that needs the keys first, because stopping that call must not fail the others.
        Interruption.$current.withValue(nil) {
            _ = Task { await load(from: source, promise) }
        }
        return promise
    }

    private func load(from source: Source, _ promise: Promise<Void>) async {
        let began = source.environment.clock.now()
        do {
            let (keys, lifetime) = try await source.keys()
            snapshot = Snapshot(keys: keys, generation: snapshot.generation + 1)
            expiry = began + lifetime
            lastFailure = nil
        } catch {
            snapshot.failure = error as? OAuthError ?? OAuthError(.unavailable, "the keys cannot be had", cause: error)
            lastFailure = source.environment.clock.now()
        }
        flight = nil
        promise.fulfill(.success(()))
    }
}

extension KeySet.Snapshot {
    /// Returns the reason for which the token is not signed by one of the keys, or `nil` if it is.
    func fault(of token: JSONWebToken.Parsed) -> String? {
        // A key without an id can be that of any token.
        let named = token.keyID.map { id in keys.filter { $0.keyID == nil || $0.keyID == id } } ?? keys
        if named.isEmpty {
            let id = token.keyID.map(OAuthError.quoted) ?? "none"
            return "its key (kid \(id)) is none of the \(keys.count) keys of the issuer"
        }
        let fitting = named.filter { $0.algorithm == token.algorithm }
        if fitting.isEmpty { return "its key is not one for its algorithm \(token.algorithm.rawValue)" }
        // A token without `kid` must not cost more than a few checks.
        let isSigned = fitting.prefix(10).contains { $0.isValid(token.signature, of: token.signed) }
        return isSigned ? nil : "its signature is not that of the issuer's key"
    }
}
