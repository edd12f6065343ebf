import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import AsyncOAuth
import CloudEmulator
import Foundation
import HTTPTypes
import Synchronization
import Testing

@Suite("Logins without a token", .timeLimit(.minutes(2)))
struct LoginFailureTests {
    @Test(arguments: [
        (OAuthError(.refused, "gone", reason: .invalidGrant, status: 400), Cloud.Error.Code.unauthenticated),
        (OAuthError(.notFound, "no account in the store"), .unauthenticated),
        (OAuthError(.refused, "no", reason: .unauthorizedClient, status: 401), .unauthenticated),
        (OAuthError(.idToken, "another user"), .unauthenticated),
        (OAuthError(.unavailable, "away", status: 503), .unreachable),
        (OAuthError(.refused, "too often", reason: .rate, status: 429), .unreachable),
        (OAuthError(.unavailable, "no answer", cause: FetchError(.connectTimeout, "x")), .unreachable),
        (OAuthError(.unavailable, "no answer", cause: FetchError(.tls, "x")), .untrusted),
        (OAuthError(.store, "the disk is full"), .vault), (OAuthError(.storeLocked, "held"), .vault),
        (OAuthError(.badAnswer, "no JSON"), .badAnswer),
    ]) func aFailureOfTheProviderSaysWhatToDo(failure: OAuthError, code: Cloud.Error.Code) async throws {
        let credentials = TokenCredentials { throw failure }
        try await withCredentials(credentials) { connection, cloud in
            let error = await #expect(throws: Cloud.Error.self) { try await connection.connect() }
            #expect(error?.code == code && error?.status == failure.status)
            #expect(error?.message.contains(failure.message) == true)
            #expect(error?.message.contains("log in again") == (code == .unauthenticated))
            #expect(cloud.journal.entries.isEmpty)
        }
    }

    @Test func aRefreshThatTheServerRefusesEndsTheLogin() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasOAuth2 = true
        try await EmulatedCloud.run(configuration) { cloud in
            var bookmark = try await Cloud.prepare(cloud.url).bookmark()
            let known = OAuthClient.KnownClient(id: EmulatedCloud.clientID, secret: EmulatedCloud.clientSecret)
            let client = try await bookmark.client(known)
            let account = try await client.authorize(scopes: bookmark.scopes, options: bookmark.authorization) { url in
                _ = try await Fetcher().fetch(url)
            }
            bookmark.account = account.id
            let connection = try Cloud.Connection(bookmark, credentials: client.credentials(for: account.id))
            try await connection.connect()
            await cloud.endTokens()
            let refusal = #"{"error":"invalid_grant","error_description":"refresh token does not exist"}"#
            cloud.faults.append(.init(.status(400, body: refusal), path: "api/v1/token", times: nil))
            let error = await #expect(throws: Cloud.Error.self) { _ = try await connection.quota() }
            #expect(error?.code == .unauthenticated)
            #expect(connection.status == .online)
            await #expect(throws: Cloud.Error.self) { try await connection.waitUntilAvailable() }
        }
    }

    @Test func whoeverWaitsForTheServerWaitsForItsTokens() async throws {
        let failures = Mutex(3)
        let credentials = TokenCredentials {
            let isAway = failures.withLock {
                $0 -= 1
                return $0 >= 0
            }
            if isAway { throw OAuthError(.unavailable, "away", status: 503) }
            return AccessToken("token")
        }
        try await withCredentials(credentials) { connection, _ in
            try await connection.waitUntilAvailable()
            #expect(connection.status == .online)
            #expect(failures.withLock(\.self) == -1)
        }
    }

    @Test func nobodyWaitsForAFetcherThatIsShutDown() async throws {
        try await EmulatedCloud.run { cloud in
            let fetcher = Fetcher()
            let connection = try Cloud.Connection(cloud.url, fetcher: fetcher)
            await fetcher.shutdown()
            await #expect(throws: Cloud.Error.self) { try await connection.waitUntilAvailable() }
        }
    }

    @Test func aProviderThatIsAwayIsNotAskedForEachFolder() async throws {
        let vault = FileManager.default.temporaryDirectory.appending(path: "vault-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: vault) }
        let outage = Outage()
        try await withCredentials(outage) { connection, cloud in
            for number in 0..<50 { try await cloud.makeFolder("/f\(number)", user: "alice") }
            // Longer than any wait of these rounds, and shorter than the time of a call.
            let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(599)))
            let core = try await Cloud.Core(connection, vault: vault, clock: clock)
            // After the outage, all folders are read.
            while Set(cloud.journal.entries.map(\.path).filter { $0.contains("/files/alice/f") }).count < 50 {
                await Task.yield()
            }
            await core.stop()
        }
        #expect(outage.folders.count == 1, "\(outage.folders)")
    }

    /// Credentials that have no token six times, from the first request for a folder below the root.
    private final class Outage: FetchCredentials {
        private let state = Mutex((folders: Set<String>(), failures: 0))

        /// The folders that were asked for meanwhile.
        var folders: Set<String> { state.withLock(\.folders) }

        func authorize(_ request: inout HTTPRequest) async throws {
            let path = request.path ?? ""
            let isAway = state.withLock { state in
                let isFolder = path.contains("/files/alice/f")
                guard state.failures < 6, isFolder || state.failures > 0 else { return false }
                if isFolder { state.folders.insert(path) }
                state.failures += 1
                return true
            }
            if isAway { throw OAuthError(.unavailable, "away", status: 503) }
            try BasicCredentials(user: "alice", password: "alice-secret").authorize(&request)
        }
    }

    /// A connection with credentials, whose waits are skipped; the emulated server takes the token `token`.
    private func withCredentials(
        _ credentials: some FetchCredentials,
        _ body: (Cloud.Connection, EmulatedCloud) async throws -> Void
    ) async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.tokens["token"] = "alice"
        try await EmulatedCloud.run(configuration) { cloud in
            let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
            let fetcher = Fetcher(.init { $0.credentials[cloud.url] = credentials })
            let result: Result<Void, any Error>
            do {
                result = .success(try await body(Cloud.Connection(cloud.url, fetcher: fetcher, clock: clock), cloud))
            } catch { result = .failure(error) }
            await fetcher.shutdown()
            try result.get()
        }
    }
}
