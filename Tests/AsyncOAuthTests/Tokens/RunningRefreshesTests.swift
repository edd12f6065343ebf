import AsyncFetch
import AsyncFetchTesting
import Testing

@testable import AsyncOAuth

@Suite(.timeLimit(.minutes(5))) struct RunningRefreshesTests {
    private let clock = VirtualClock()
    private let provider = AnsweredProvider()
    private let environment: TokenEnvironment

    init() { environment = makeEnvironment(clock: clock) }

    private func credentials(_ environment: TokenEnvironment? = nil) -> TokenCredentials {
        TokenCredentials(provider, environment: environment ?? self.environment)
    }

    @Test func nobodyWaitsWhereNothingIsRefreshed() async throws {
        #expect(await environment.waitUntilIdle(atMost: .seconds(10)))
        let credentials = credentials()
        async let token = credentials.token()
        try await provider.answer(1, "one")
        _ = try await token
        try await environment.refreshes.waitUntilIdle()
        #expect(await environment.waitUntilIdle(atMost: .seconds(10)))
        #expect(clock.sleeps.isEmpty)
    }

    /// Other settings make another environment, but whoever waits means all of them.
    @Test func theWaitEndsWithTheLastRefresh() async throws {
        let all = [credentials(), credentials(environment.changed { $0.application = "other" })]
        let calls = all.map { credentials in Task { try await credentials.token().value } }
        try await provider.waitForRequests(2)
        #expect(environment.refreshes.count == 2)
        let ended = Promise<Bool>()
        let wait = Task { [environment] in
            let isIdle = await environment.waitUntilIdle(atMost: .seconds(10))
            ended.fulfill(.success(isIdle))
        }
        try await clock.waitForSleepers(1)
        try await provider.answer(1, "one")
        while environment.refreshes.count > 1 { await Task.yield() }
        #expect(ended.result == nil)
        try await provider.answer(2, "two")
        #expect(try await ended.value)
        await wait.value
        var tokens: Set<String> = []
        for call in calls { tokens.insert(try await call.value) }
        #expect(tokens == ["one", "two"])
        #expect(clock.now == VirtualClock.Instant())
    }

    @Test func theWaitForASlowServerHasAnEnd() async throws {
        let credentials = credentials()
        let call = Task { try await credentials.token().value }
        try await provider.waitForRequests(1)
        async let isIdle = environment.waitUntilIdle(atMost: .seconds(10))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(10))
        #expect(await isIdle == false)
        #expect(environment.refreshes.count == 1)
        try await provider.answer(1, "late")
        #expect(try await call.value == "late")
    }

    @Test func aRefreshThatFailsHasEndedToo() async throws {
        let credentials = credentials()
        let call = Task { try await credentials.token() }
        try await provider.answer(1, .failure(Planned()))
        await #expect(throws: Planned()) { try await call.value }
        try await environment.refreshes.waitUntilIdle()
        #expect(environment.refreshes.count == 0)
    }

    /// The server has replaced the refresh token when the call that needs it is cancelled.
    @Test func theTokenOfACancelledCallIsStoredWhenTheWaitEnds() async throws {
        let (server, store, answered) = (RotatingServer(), MemoryTokenStore(), Promise<Void>())
        let account = server.account()
        try await store.withAccount(account.id) { $0 = account }
        let transport = ScriptedTransport { sent in
            let answer = server.answer(sent)
            try await answered.value
            return answer
        }
        let client = server.makeClient(store, transport)
        let credentials = client.credentials(for: account.id)
        let call = Task { try await credentials.token() }
        try await transport.waitForRequests(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(try await store.accounts().first?.refreshToken == "refresh-1")
        // The clock of the server skips short times.
        async let isIdle = client.environment.waitUntilIdle(atMost: .seconds(100))
        answered.fulfill(.success(()))
        #expect(await isIdle)
        #expect(try await store.accounts().first?.refreshToken == "refresh-2")
    }
}
