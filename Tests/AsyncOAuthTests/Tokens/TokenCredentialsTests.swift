@testable import AsyncFetch
import AsyncFetchTesting
@testable import AsyncOAuth
import HTTPTypes
import Synchronization
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct TokenCredentialsTests {
    private let clock = VirtualClock()
    private let wall = WallClock()
    private let provider = AnsweredProvider()
    private let credentials: TokenCredentials

    init() {
        credentials = TokenCredentials(provider, environment: makeEnvironment(clock: clock, wall: wall))
    }

    private func request(_ token: String? = nil) throws -> HTTPRequest {
        var request = try HTTPRequest(url: "https://api.example/things")
        if let token { request.headerFields[.authorization] = "Bearer " + token }
        return request
    }

    /// Gets a first token.
    private func begin(_ value: String = "one", _ expiry: AccessToken.Expiry? = .after(.seconds(3600))) async throws {
        async let token = credentials.token()
        try await provider.answer(1, value, expiry)
        #expect(try await token.value == value)
    }

    /// Waits until the answer of the provider has been taken in.
    private func settle() async {
        while await credentials.isRefreshing { await Task.yield() }
    }

    private func refresh(_ token: String, status: Int = 401) async throws -> Bool {
        try await credentials.refresh(afterRejectionOf: request(token), by: HTTPResponse(status: .init(code: status)))
    }

    // MARK: Using a token

    @Test func aTokenIsRequestedOnceAndSentWithEachCall() async throws {
        try await begin()
        for _ in 0..<3 {
            var request = try request()
            try await credentials.authorize(&request)
            #expect(request.headerFields[.authorization] == "Bearer one")
        }
        #expect(provider.count == 1)
    }

    @Test func otherHeaderFieldsAreAddedWhereTheRequestHasNone() async throws {
        let (project, tenant) = (try #require(HTTPField.Name("X-Project")), try #require(HTTPField.Name("X-Tenant")))
        let credentials = TokenCredentials(environment: makeEnvironment(clock: clock)) {
            AccessToken("one", headerFields: [project: "ours", tenant: "ours"])
        }
        var request = try request()
        request.headerFields[project] = "theirs"
        try await credentials.authorize(&request)
        #expect(request.headerFields[values: project] == ["theirs"])
        #expect(request.headerFields[values: tenant] == ["ours"])
    }

    @Test func credentialsAreImmediateWhileThereIsAFreshToken() async throws {
        #expect(!credentials.isImmediate)
        try await begin()
        #expect(credentials.isImmediate)
        clock.advance(by: .seconds(3375))
        #expect(!credentials.isImmediate)
    }

    @Test func aTokenWithoutAnExpiryIsUsedUntilA401() async throws {
        try await begin("one", nil)
        clock.advance(by: .seconds(1_000_000))
        #expect(try await credentials.token().value == "one")
        async let isNew = refresh("one")
        try await provider.answer(2, "two", nil)
        #expect(try await isNew)
        #expect(try await credentials.token().value == "two")
    }

    @Test func theRestOfTheLifetimeIsReturnedToOtherLibraries() async throws {
        try await begin()
        clock.advance(by: .seconds(600))
        #expect(try await credentials.token().expiry == .after(.seconds(3000)))
    }

    @Test(arguments: ["", "a b", "a\r\nX-Evil: 1", "a\n", "ä", "a\u{0}", "a\u{7F}", "a\t"])
    func aTokenThatNoHeaderMayHaveIsABadAnswer(value: String) async throws {
        let credentials = TokenCredentials(environment: makeEnvironment(clock: clock)) { AccessToken(value) }
        let error = await #expect(throws: OAuthError.self) { try await credentials.token() }
        #expect(error?.code == .badAnswer)
        var request = try request()
        await #expect(throws: OAuthError.self) { try await credentials.authorize(&request) }
        #expect(request.headerFields.isEmpty)
    }

    // MARK: One request for all

    @Test(arguments: [2, 10_000]) func oneRequestServesAllWhoWait(count: Int) async throws {
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<count { group.addTask { try await credentials.token().value } }
            try await provider.answer(1, "one")
            for try await value in group { #expect(value == "one") }
        }
        #expect(provider.count == 1)
    }

    @Test func aCancelledWaitEndsAlone() async throws {
        let cancelled = Task { try await credentials.token() }
        let other = Task { try await credentials.token() }
        try await provider.waitForRequests(1)
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        try await provider.answer(1, "one")
        #expect(try await other.value.value == "one")
        #expect(provider.count == 1)
    }

    @Test func aCancelledWaitAfterA401EndsAlone() async throws {
        try await begin()
        let cancelled = Task { try await refresh("one") }
        try await provider.waitForRequests(2)
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        try await provider.answer(2, "two")
        #expect(try await credentials.token().value == "two")
        #expect(provider.count == 2)
    }

    /// A call that began with a fresh token runs in its caller's task, which cancelling the call must not cancel.
    @Test func aCallInItsCallersTaskCanBeStoppedWhileItWaits() async throws {
        let interruption = Interruption()
        let call = Task {
            try await Interruption.$current.withValue(interruption) {
                var request = try request()
                try await credentials.authorize(&request)
            }
        }
        try await provider.waitForRequests(1)
        interruption.stop(.cancelled)
        await #expect(throws: CancellationError.self) { try await call.value }
        try await provider.answer(1, "one")
        #expect(try await credentials.token().value == "one")
    }

    /// A transport whose calls run in the tasks of their callers.
    private struct ImmediateTransport: HTTPTransport {
        let transport: ScriptedTransport
        var isImmediate: Bool { true }

        func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse {
            try await transport.send(request, body: body)
        }

        func shutdown() async { await transport.shutdown() }
    }

    enum Stop: CaseIterable { case cancelAll, timeout, task }

    @Test(arguments: Stop.allCases) func aCallInItsCallersTaskEndsWhileItWaitsForAnotherToken(stop: Stop) async throws {
        try await begin()
        let transport = ScriptedTransport { sent in
            sent.header("Authorization") == "Bearer two" ? .status(200) : .status(401)
        }
        let fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.credentials["https://api.example"] = credentials
            },
            transport: ImmediateTransport(transport: transport)
        )
        let request = try request()
        let call = Task { try await fetcher.fetch(request, options: .init { $0.timeout = .seconds(30) }) }
        try await provider.waitForRequests(2)
        switch stop {
        case .cancelAll: fetcher.cancelAll()
        case .timeout:
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(30))
        case .task: call.cancel()
        }
        let error = await #expect(throws: (any Error).self) { try await call.value }
        #expect(stop == .timeout ? (error as? FetchError)?.code == .totalTimeout : error is CancellationError)
        try await provider.answer(2, "two")
        #expect(try await fetcher.fetch(request).head.status == .ok)
        #expect(transport.requests.count == 2)
        #expect(provider.count == 2)
    }

    @Test func theRequestForATokenIsNoPartOfTheCallThatNeedsIt() async throws {
        let credentials = TokenCredentials(environment: makeEnvironment(clock: clock)) {
            AccessToken(Interruption.current == nil && !Task.isCancelled ? "apart" : "within")
        }
        let token = try await Interruption.$current.withValue(Interruption()) { try await credentials.token() }
        #expect(token.value == "apart")
    }

    @Test func cancellingATicketEndsItsWait() async throws {
        let transport = ScriptedTransport { _ in .status(200) }
        let fetcher = Fetcher(
            .init { $0.credentials["https://api.example"] = credentials },
            transport: transport
        )
        let ticket = fetcher.ticket(try request())
        try await provider.waitForRequests(1)
        fetcher.cancelAll()
        await #expect(throws: CancellationError.self) { try await ticket.value }
        #expect(transport.requests.isEmpty)
    }

    // MARK: Early requests

    /// The window is 225 s or a quarter of the lifetime, and the moment is in its first half.
    @Test(arguments: [
        (3600.0, 0.0, 3375.0), (3600, 0.5, 3431.25), (60, 0, 45), (60, 0.5, 48.75), (86_400, 0, 86_175),
    ])
    func theNextTokenIsRequestedBeforeTheExpiry(lifetime: Double, random: Double, moment: Double) async throws {
        let environment = makeEnvironment(clock: clock, random: random)
        let credentials = TokenCredentials(provider, environment: environment)
        async let first = credentials.token()
        try await provider.answer(1, "one", .after(.seconds(lifetime)))
        #expect(try await first.value == "one")
        clock.advance(by: .seconds(moment) - .milliseconds(1))
        #expect(try await credentials.token().value == "one")
        #expect(provider.count == 1)
        clock.advance(by: .milliseconds(2))
        // Nobody waits for the new one.
        for _ in 0..<3 { #expect(try await credentials.token().value == "one") }
        try await provider.answer(2, "two")
        while await credentials.isRefreshing { await Task.yield() }
        #expect(try await credentials.token().value == "two")
        #expect(provider.previous == [nil, "one"])
    }

    @Test func anExpiredTokenIsNotUsed() async throws {
        try await begin()
        clock.advance(by: .seconds(3600))
        #expect(!credentials.isImmediate)
        async let (a, b) = (credentials.token(), credentials.token())
        try await provider.answer(2, "two")
        #expect(try await [a.value, b.value] == ["two", "two"])
        #expect(provider.count == 2)
    }

    @Test func whoeverComesAfterTheExpiryWaitsForTheEarlyRequest() async throws {
        try await begin()
        clock.advance(by: .seconds(3375))
        #expect(try await credentials.token().value == "one")
        try await provider.waitForRequests(2)
        clock.advance(by: .seconds(225))
        async let token = credentials.token()
        try await provider.answer(2, "two")
        #expect(try await token.value == "two")
        #expect(provider.count == 2)
    }

    @Test(arguments: [OAuthError(.unavailable, "away"), OAuthError(.refused, "no", reason: .invalidGrant)])
    func aFailedEarlyRequestKeepsTheValidToken(error: OAuthError) async throws {
        try await begin()
        clock.advance(by: .seconds(3375))
        var number = 1
        // The pause doubles from attempt to attempt.
        for pause in [10.0, 20, 40] {
            #expect(try await credentials.token().value == "one")
            number += 1
            try await provider.answer(number, .failure(error))
            await settle()
            clock.advance(by: .seconds(pause) - .milliseconds(1))
            #expect(try await credentials.token().value == "one")
            #expect(await !credentials.isRefreshing)
            clock.advance(by: .milliseconds(1))
        }
        clock.advance(by: .seconds(155))  // the expiry
        async let token = credentials.token()
        try await provider.answer(number + 1, "two")
        #expect(try await token.value == "two")
    }

    /// Metadata servers keep their tokens and return the same one until shortly before its end.
    @Test func aServerThatReturnsTheSameTokenIsNotAskedForEachCall() async throws {
        try await begin("one", .after(.seconds(20)))
        clock.advance(by: .seconds(15))
        #expect(try await credentials.token().value == "one")
        try await provider.answer(2, "one", .after(.seconds(5)))
        await settle()
        clock.advance(by: .seconds(4))
        #expect(try await credentials.token().value == "one")
        #expect(await !credentials.isRefreshing)
        #expect(provider.count == 2)
    }

    @Test(arguments: [AccessToken.Expiry.after(.seconds(-5)), .after(.zero), .at(.distantPast)])
    func aTokenThatComesExpiredLeadsToNoLoop(expiry: AccessToken.Expiry) async throws {
        try await begin("one", expiry)
        clock.advance(by: .seconds(9))
        #expect(try await credentials.token().value == "one")
        #expect(provider.count == 1)
        clock.advance(by: .seconds(1))
        async let token = credentials.token()
        try await provider.answer(2, "two")
        #expect(try await token.value == "two")
    }

    @Test(arguments: [
        AccessToken.Expiry.at(Date(timeIntervalSince1970: .infinity)), .at(Date(timeIntervalSince1970: .nan)),
        .at(.distantFuture), .at(.distantPast), .after(.seconds(Int64.max)), .after(.seconds(Int64.min)),
    ])
    func noExpiryStopsTheProcess(expiry: AccessToken.Expiry) async throws {
        try await begin("one", expiry)
    }

    // MARK: Clocks

    @Test(arguments: [-7200.0, 7200], [true, false])
    func aJumpOfTheWallClockChangesNothing(seconds: Double, isDate: Bool) async throws {
        try await begin("one", isDate ? .at(wall.now + 3600) : .after(.seconds(3600)))
        wall.jump(by: seconds)
        clock.advance(by: .seconds(3374))
        #expect(try await credentials.token().value == "one")
        #expect(provider.count == 1)
        clock.advance(by: .seconds(1))
        #expect(try await credentials.token().value == "one")
        try await provider.waitForRequests(2)
    }

    @Test func aLifetimeCountsFromTheRequest() async throws {
        async let token = credentials.token()
        try await provider.waitForRequests(1)
        clock.advance(by: .seconds(60))
        try await provider.answer(1, "one", .after(.seconds(3600)))
        #expect(try await token.expiry == .after(.seconds(3540)))
        clock.advance(by: .seconds(3314))
        #expect(credentials.isImmediate)
        clock.advance(by: .seconds(1))
        #expect(!credentials.isImmediate)
    }

    // MARK: Errors

    @Test func aPermanentErrorIsTheAnswerForAWhile() async throws {
        let error = OAuthError(.refused, "no", reason: .invalidGrant)
        let first = Task { try await credentials.token() }
        try await provider.answer(1, .failure(error))
        await #expect(throws: OAuthError.self) { try await first.value }
        clock.advance(by: .seconds(9))
        await #expect(throws: OAuthError.self) { try await credentials.token() }
        #expect(provider.count == 1)
        clock.advance(by: .seconds(1))
        async let token = credentials.token()
        try await provider.answer(2, "two")
        #expect(try await token.value == "two")
    }

    @Test(
        arguments: [
            OAuthError(.unavailable, "away"), OAuthError(.refused, "slower", reason: .rate), Planned(),
            CancellationError(),
        ] as [any Error]
    )
    func anyOtherErrorIsNotKept(error: any Error) async throws {
        let first = Task { try await credentials.token() }
        try await provider.answer(1, .failure(error))
        await #expect(throws: (any Error).self) { try await first.value }
        async let token = credentials.token()
        try await provider.answer(2, "two")
        #expect(try await token.value == "two")
    }

    // MARK: 401

    @Test func oneForcedRequestFollowsThe401sOfAll() async throws {
        try await begin()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 { group.addTask { try await refresh("one") } }
            try await provider.answer(2, "two")
            for try await isNew in group { #expect(isNew) }
        }
        #expect(provider.count == 2)
        #expect(provider.previous == [nil, "one"])
    }

    @Test func a401WithAnOlderTokenIsAnsweredWithTheNewerOne() async throws {
        try await begin("two")
        #expect(try await refresh("one"))
        #expect(provider.count == 1)
        #expect(try await credentials.token().value == "two")
    }

    @Test func a403RequestsNothing() async throws {
        try await begin()
        #expect(try await !refresh("one", status: 403))
        #expect(provider.count == 1)
        #expect(credentials.isImmediate)
    }

    @Test func aRefusedTokenThatComesAgainIsNoNewOne() async throws {
        try await begin()
        async let isNew = refresh("one")
        try await provider.answer(2, "one")
        #expect(try await !isNew)
        #expect(try await !refresh("one"))
        #expect(provider.count == 2)
        clock.advance(by: .seconds(10))
        async let isNewer = refresh("one")
        try await provider.answer(3, "three")
        #expect(try await isNewer)
    }

    @Test func aRefusedTokenIsNotUsedWhileTheNextOneIsRequested() async throws {
        try await begin()
        let refreshing = Task { try await refresh("one") }
        try await provider.waitForRequests(2)
        #expect(!credentials.isImmediate)
        try await provider.answer(2, .failure(OAuthError(.unavailable, "away")))
        await #expect(throws: OAuthError.self) { try await refreshing.value }
        async let token = credentials.token()
        try await provider.answer(3, "three")
        #expect(try await token.value == "three")
    }

    @Test func callsThatAreRefusedAreSentAgainWithOneNewToken() async throws {
        let number = Atomic(0)
        let transport = ScriptedTransport { sent in
            sent.header("Authorization") == "Bearer 2" ? .status(200) : .status(401)
        }
        let credentials = TokenCredentials(environment: makeEnvironment(clock: clock)) {
            AccessToken("\(number.wrappingAdd(1, ordering: .relaxed).newValue)", expiry: .after(.seconds(3600)))
        }
        let fetcher = Fetcher(
            .init { $0.credentials["https://api.example"] = credentials },
            transport: transport
        )
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<100 { group.addTask { try await fetcher.fetch(request()).head.status.code } }
            for try await status in group { #expect(status == 200) }
        }
        #expect(number.load(ordering: .relaxed) == 2)
    }

    // MARK: Invalidating

    @Test func anInvalidatedTokenIsReplaced() async throws {
        try await begin()
        await credentials.invalidate()
        #expect(!credentials.isImmediate)
        async let token = credentials.token()
        try await provider.answer(2, "two")
        #expect(try await token.value == "two")
        #expect(provider.previous == [nil, "one"])
    }

    @Test func anEarlyRequestDoesNotBringBackAnInvalidatedToken() async throws {
        try await begin()
        clock.advance(by: .seconds(3375))
        #expect(try await credentials.token().value == "one")
        try await provider.waitForRequests(2)
        await credentials.invalidate()
        try await provider.answer(2, "one")
        async let token = credentials.token()
        try await provider.answer(3, "three")
        #expect(try await token.value == "three")
    }

    @Test func aProviderThatInsistsOnAnInvalidatedTokenIsNotBelieved() async throws {
        try await begin()
        await credentials.invalidate()
        let waiting = Task { try await credentials.token() }
        try await provider.answer(2, "one")
        let error = await #expect(throws: OAuthError.self) { try await waiting.value }
        #expect(error?.isRetryable == true)
        async let token = credentials.token()
        try await provider.answer(3, "three")
        #expect(try await token.value == "three")
    }

    @Test func invalidatingForgetsAnError() async throws {
        let first = Task { try await credentials.token() }
        try await provider.answer(1, .failure(OAuthError(.refused, "no", reason: .invalidGrant)))
        await #expect(throws: OAuthError.self) { try await first.value }
        await credentials.invalidate()
        async let token = credentials.token()
        try await provider.answer(2, "two")
        #expect(try await token.value == "two")
    }

    // MARK: Identities and secrets

    @Test func thePartitionIsThatOfTheIdentity() async throws {
        let environment = makeEnvironment(clock: clock)
        let other = TokenCredentials(AnsweredProvider(), environment: environment)
        #expect(credentials.partition == other.partition)
        let partition = credentials.partition
        try await begin()
        #expect(credentials.partition == partition)
        let closures = (0..<2).map { _ in TokenCredentials(environment: environment) { AccessToken("one") } }
        #expect(closures[0].partition != closures[1].partition)
        #expect(
            TokenCredentials(identity: "answered", environment: environment) { AccessToken("x") }.partition == partition
        )
    }

    @Test(
        arguments: [
            (["a"], true), (["a", "a"], true), ([nil, "a"], true), ([nil], false), (["a", nil], false),
            (["a", nil, "a"], true), (["a", "b"], false), (["a", nil, "b"], false), (["a", "b", "a"], false),
        ] as [([String?], Bool)]
    )
    func thePartitionIsThatOfTheTokensIfTheProviderKnowsNone(_ identities: [String?], _ isKnown: Bool) async throws {
        let provider = TellingProvider(identities)
        let credentials = TokenCredentials(provider, environment: makeEnvironment(clock: clock))
        #expect(credentials.partition == nil)
        for _ in identities {
            _ = try await credentials.token()
            await credentials.invalidate()
        }
        #expect(credentials.partition == (isKnown ? TokenCredentials.partition(of: "a") : nil))
    }

    @Test func nothingShowsTheToken() async throws {
        try await begin("s3cr3t")
        var dumped = ""
        dump(credentials, to: &dumped)
        dump(try await credentials.token(), to: &dumped)
        for text in ["\(credentials)", String(reflecting: credentials), "\(try await credentials.token())", dumped] {
            #expect(!text.contains("s3cr3t"))
        }
    }
}
