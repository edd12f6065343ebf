import AsyncFetch
import AsyncFetchTesting
import AsyncOAuth
import Synchronization
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A wall clock that stands still until the test sets it.
final class WallClock: Sendable {
    private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { date.withLock { $0 } }

    func jump(by seconds: Double) { date.withLock { $0 += seconds } }
}

/// An environment without a network whose random numbers are all the same.
func makeEnvironment(
    _ transport: ScriptedTransport = ScriptedTransport([]),
    clock: VirtualClock = VirtualClock(skippingUpTo: .seconds(60)),
    wall: WallClock = WallClock(),
    random: Double = 0
) -> TokenEnvironment {
    let configuration = Fetcher.Configuration {
        $0.clock = FetchClock(clock)
        $0.random = { random }
    }
    return TokenEnvironment(configuration, transport: transport, now: { wall.now })
}

/// A provider whose requests wait until the test answers them.
final class AnsweredProvider: TokenProvider {
    private struct State {
        var requests: [Promise<AccessToken>] = []
        var previous: [String?] = []
        var observers: [(count: Int, promise: Promise<Void>)] = []
    }

    let identity: String? = "answered"
    private let state = Mutex(State())

    func token(replacing previous: AccessToken?, in environment: TokenEnvironment) async throws -> AccessToken {
        let promise = Promise<AccessToken>()
        let reached = state.withLock { state in
            state.requests.append(promise)
            state.previous.append(previous?.value)
            defer { state.observers.removeAll { $0.count <= state.requests.count } }
            return state.observers.filter { $0.count <= state.requests.count }
        }
        for observer in reached { observer.promise.fulfill(.success(())) }
        return try await promise.value
    }

    var count: Int { state.withLock { $0.requests.count } }

    /// The tokens that the requests were to replace.
    var previous: [String?] { state.withLock { $0.previous } }

    func waitForRequests(_ count: Int) async throws {
        let promise = Promise<Void>()
        let isReached = state.withLock { state in
            if state.requests.count < count { state.observers.append((count, promise)) }
            return state.requests.count >= count
        }
        if !isReached { try await promise.value }
    }

    /// Answers a request, the first of which has the number 1, as soon as it comes.
    func answer(_ number: Int, _ result: Result<AccessToken, any Error>) async throws {
        try await waitForRequests(number)
        state.withLock { $0.requests[number - 1] }.fulfill(result)
    }

    func answer(_ number: Int, _ value: String, _ expiry: AccessToken.Expiry? = .after(.seconds(3600))) async throws {
        try await answer(number, .success(AccessToken(value, expiry: expiry)))
    }
}

/// A provider that knows its identity only with each token.
final class TellingProvider: TokenProvider {
    private let identities: [String?]
    private let count = Mutex(0)

    /// Creates a provider whose tokens have these identities, one after the other.
    init(_ identities: [String?]) { self.identities = identities }

    var identity: String? { nil }

    func token(replacing previous: AccessToken?, in environment: TokenEnvironment) async throws -> AccessToken {
        let number = count.withLock { count in
            count += 1
            return count
        }
        var token = AccessToken("token-\(number)", expiry: .after(.seconds(3600)))
        token.identity = identities[number - 1]
        return token
    }
}

struct Planned: Error, Equatable {}
