import AsyncFetch
import AsyncFetchTesting
import AsyncOAuth
import Foundation
import Synchronization

/// A token endpoint that gives another refresh token each time, and ends all tokens when an old one comes again.
final class RotatingServer: Sendable {
    struct State {
        var generation = 1
        var refreshes = 0
        var isFamilyDead = false
        /// The answers that come before those of the protocol.
        var script: [ScriptedTransport.Answer] = []
    }

    let state = Mutex(State())
    let clock = VirtualClock(skippingUpTo: .seconds(60))
    private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    static let lifetime = 3_600.0

    var refreshes: Int { state.withLock { $0.refreshes } }
    var isFamilyDead: Bool { state.withLock { $0.isFamilyDead } }
    var now: Date { date.withLock { $0 } }
    func advance(by seconds: Double) { date.withLock { $0 += seconds } }

    /// The account with the first tokens, whose access token has expired.
    func account(_ subject: String = "ann", isExpired: Bool = true) -> StoredAccount {
        StoredAccount(
            id: .of(subject),
            refreshToken: "refresh-1",
            accessToken: AccessToken("access-1", expiry: .at(now + (isExpired ? -1 : Self.lifetime)), scopes: ["files"])
        )
    }

    func makeClient(
        _ store: any TokenStore,
        change: (inout OAuthServer) -> Void = { _ in },
        _ transport: ScriptedTransport? = nil
    ) -> OAuthClient {
        var server = OAuthServer(issuer: "https://login.example", tokenEndpoint: "https://login.example/token")
        server.revocationEndpoint = "https://login.example/revoke"
        change(&server)
        return OAuthClient(server, id: "tool", store: store, environment: environment(transport ?? self.transport))
    }

    func environment(_ transport: ScriptedTransport) -> TokenEnvironment {
        let clock = FetchClock(clock)
        return TokenEnvironment(
            .init {
                $0.clock = clock
                $0.random = { 0.5 }
            },
            transport: transport,
            now: { self.now }
        )
    }

    var transport: ScriptedTransport { ScriptedTransport { self.answer($0) } }

    func answer(_ sent: SentRequest) -> ScriptedTransport.Answer {
        state.withLock { state in
            if !state.script.isEmpty { return state.script.removeFirst() }
            guard sent.form["grant_type"] == "refresh_token" else {
                return .status(400, body: #"{"error": "invalid_request"}"#)
            }
            guard !state.isFamilyDead, sent.form["refresh_token"] == "refresh-\(state.generation)" else {
                state.isFamilyDead = true
                return .status(400, headers: [.contentType: "application/json"], body: #"{"error": "invalid_grant"}"#)
            }
            state.generation += 1
            state.refreshes += 1
            return Self.tokens(state.generation)
        }
    }

    static func tokens(_ generation: Int) -> ScriptedTransport.Answer {
        .status(
            200,
            headers: [.contentType: "application/json"],
            body: """
                {"access_token": "access-\(generation)", "refresh_token": "refresh-\(generation)", "token_type": "Bearer",
                "expires_in": \(Int(lifetime))}
                """
        )
    }
}
