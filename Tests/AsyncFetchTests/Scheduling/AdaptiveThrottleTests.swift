@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Synchronization
import Testing

/// The formula of "Client-Side Throttling" in Site Reliability Engineering, chapter 21, with numbers worked out by hand.
@Suite(.timeLimit(.minutes(5))) struct AdaptiveThrottleTests {
    private let clock = VirtualClock()

    private func count(
        attempts: Int,
        accepted: Int,
        _ rules: FetchThrottle.Adaptive = .init()
    ) -> AdaptiveCount {
        var count = AdaptiveCount(rules, now: .zero)
        for number in 0..<attempts { count.add(isAccepted: number < accepted, now: .zero) }
        return count
    }

    private static let shares: [(Int, Int, Double)] = [
        (0, 0, 0), (10, 10, 0), (10, 5, 0), (10, 4, 2.0 / 11), (1, 0, 0.5), (3, 0, 0.75), (99, 0, 0.9), (99, 40, 0.19),
    ]

    @Test(arguments: shares)
    func theShareIsThatOfTheFormula(attempts: Int, accepted: Int, share: Double) {
        var count = count(attempts: attempts, accepted: accepted)
        #expect(abs(count.share(.init(), now: .zero) - share) < 1e-12)
    }

    @Test func aSmallerRatioBeginsEarlierAndPaddingLater() {
        var early = count(attempts: 10, accepted: 9)
        #expect(early.share(.init { $0.ratio = 1.1 }, now: .zero) > 0)
        #expect(early.share(.init(), now: .zero) == 0)
        var single = count(attempts: 1, accepted: 0)
        #expect(single.share(.init { $0.padding = 9 }, now: .zero) == 0.1)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0])
    func strangeSettingsGiveNoShareAboveOne(number: Double) {
        var count = count(attempts: 10, accepted: 1)
        for rules in [
            FetchThrottle.Adaptive { $0.ratio = number }, .init { $0.padding = number },
            .init { $0.highestShare = number },
        ] {
            let share = count.share(rules, now: .zero)
            #expect(share >= 0 && share <= 1)
        }
    }

    @Test func attemptsAreForgottenAfterTwoMinutesBinByBin() {
        var count = AdaptiveCount(.init(), now: .zero)
        for second in 0..<120 { count.add(isAccepted: second >= 60, now: .seconds(second)) }
        #expect(count.share(.init(), now: .seconds(119)) == 0)
        count.add(isAccepted: false, now: .seconds(119))
        #expect(count.share(.init(), now: .seconds(119)) > 0)
        // The first refused ones are gone, the accepted ones are not.
        #expect(count.share(.init(), now: .seconds(150)) == 0)
        let (isEmptyEarly, isEmptyLate) = (count.isEmpty(now: .seconds(150)), count.isEmpty(now: .seconds(300)))
        #expect(!isEmptyEarly)
        #expect(isEmptyLate)
    }

    @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.max / 2)])
    func strangeTimesDoNotTrap(window: Duration) {
        var count = AdaptiveCount(.init { $0.window = window }, now: .seconds(-5))
        count.add(isAccepted: false, now: .zero)
        count.add(isAccepted: false, now: .seconds(Int64.max / 4))
        count.add(isAccepted: false, now: .seconds(1))
        #expect(count.share(.init(), now: .seconds(Int64.max / 4)) >= 0)
    }

    // MARK: In a fetcher

    private func fetcher(
        _ transport: ScriptedTransport,
        random: Double = 0,
        _ rules: FetchThrottle.Adaptive? = .init()
    ) -> Fetcher {
        let configuration = Fetcher.Configuration {
            $0.clock = FetchClock(clock)
            $0.random = { random }
            $0.throttle.adaptive = rules
        }
        return Fetcher(configuration, transport: transport)
    }

    private let once = FetchOptions { $0.retry = .none }

    @Test func itIsOffByDefault() async throws {
        #expect(FetchThrottle().adaptive == nil)
        let transport = ScriptedTransport { _ in .status(503) }
        let fetcher = fetcher(transport, nil)
        for _ in 0..<10 { _ = try await fetcher.fetch(address, options: once) }
        #expect(transport.requests.count == 10)
        #expect(fetcher.core.adaptive == nil)
    }

    @Test func anOverloadedServerGetsFewerRequests() async throws {
        let transport = ScriptedTransport { _ in .status(503) }
        let fetcher = fetcher(transport)
        #expect(try await fetcher.fetch(address, options: once).head.status == .serviceUnavailable)
        let ticket = fetcher.ticket(try request(), options: once)
        let error = await thrown { _ = try await ticket.value } as? FetchError
        #expect(error?.code == .throttled)
        #expect(error?.isRetryable == true)
        #expect(transport.requests.count == 1)
        var kinds: [FetchEvent.Kind] = []
        for await event in ticket.events { kinds.append(event.kind) }
        #expect(kinds.contains(.throttled(share: 0.5)))
        #expect(!kinds.contains(.sent))
        #expect(fetcher.runningCount == 0)
    }

    @Test func theGeneratorDecides() async throws {
        let transport = ScriptedTransport { _ in .status(429) }
        let fetcher = fetcher(transport, random: 0.95)
        // Above the highest share of 0.9: every attempt is sent, so that a recovery is noticed.
        for _ in 0..<50 { _ = try await fetcher.fetch(address, options: once) }
        #expect(transport.requests.count == 50)
    }

    @Test(arguments: [
        (503, "", true), (429, "", true), (429, "rateLimitExceeded", true), (403, "userRateLimitExceeded", true),
        (403, "dailyLimitExceeded", false), (429, "quotaExceeded", false), (403, "forbidden", false), (403, "", false),
        (404, "", false), (500, "", false), (200, "", false),
    ])
    func onlyAnswersAboutLoadCount(status: Int, reason: String, isOverload: Bool) async throws {
        let body = reason.isEmpty ? "" : #"{"error": {"errors": [{"reason": "\#(reason)"}]}}"#
        let transport = ScriptedTransport { _ in .status(status, body: body) }
        let fetcher = fetcher(transport)
        _ = try await fetcher.fetch(address, options: once)
        let second = try? await fetcher.fetch(address, options: once)
        #expect((second == nil) == isOverload)
        #expect(transport.requests.count == (isOverload ? 1 : 2))
    }

    @Test(arguments: [
        (FetchError.Code.idleTimeout, true), (.connectTimeout, true), (.unreachable, false), (.connectionLost, false),
    ])
    func aServerThatTakesTooLongIsOverloaded(code: FetchError.Code, isOverload: Bool) async throws {
        let transport = ScriptedTransport { _ in .failure(code) }
        let fetcher = fetcher(transport)
        for _ in 0..<2 { _ = try? await fetcher.fetch(address, options: once) }
        #expect(transport.requests.count == (isOverload ? 1 : 2))
    }

    @Test func aCancelledCallDoesNotCount() async throws {
        let transport = ScriptedTransport { _ in .stall }
        let fetcher = fetcher(transport)
        let ticket = fetcher.ticket(try request(), options: once)
        try await transport.waitForRequests(1)
        ticket.cancel()
        _ = try? await ticket.value
        #expect(fetcher.core.adaptive?.count == 0)
    }

    @Test func aThrottledAttemptIsRetriedEvenIfTheRequestIsNotSafeToRepeat() async throws {
        let status = Mutex(503)
        let transport = ScriptedTransport { _ in .status(status.withLock { $0 }) }
        let numbers = Mutex<[Double]>([])
        let configuration = Fetcher.Configuration {
            $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
            $0.random = { numbers.withLock { $0.isEmpty ? 0.99 : $0.removeFirst() } }
            $0.throttle.adaptive = .init()
        }
        let fetcher = Fetcher(configuration, transport: transport)
        _ = try await fetcher.fetch(request(.post), options: .init { $0.retry = .none })
        status.withLock { $0 = 200 }
        // Refused at first; then the length of the wait; then sent.
        numbers.withLock { $0 = [0.0, 0.5, 0.99] }
        let response = try await fetcher.fetch(request(.post))
        #expect(response.head.status == .ok)
        #expect(transport.requests.count == 2)
        numbers.withLock { $0 = [0.0] }
        status.withLock { $0 = 503 }
        for _ in 0..<3 { _ = try? await fetcher.fetch(request(.post), options: .init { $0.retry = .none }) }
        numbers.withLock { $0 = [0.0] }
        let error = await thrown {
            _ = try await fetcher.fetch(request(.post), options: .init { $0.isIdempotent = false })
        }
        #expect((error as? FetchError)?.code == .throttled)
    }

    @Test func aRecoveredServerGetsEverythingAgain() async throws {
        let status = Mutex(503)
        let transport = ScriptedTransport { _ in .status(status.withLock { $0 }) }
        let fetcher = fetcher(transport)
        _ = try await fetcher.fetch(address, options: once)
        #expect(await thrown { _ = try await fetcher.fetch(address, options: once) } is FetchError)
        status.withLock { $0 = 200 }
        clock.advance(by: .seconds(130))
        for _ in 0..<5 { #expect(try await fetcher.fetch(address, options: once).head.status == .ok) }
    }

    // MARK: Scopes

    private func key(
        _ scope: FetchScope,
        _ url: String,
        _ method: HTTPRequest.Method = .get,
        user: (any FetchCredentials)? = nil,
        project: String? = nil
    ) throws -> String {
        var request = try HTTPRequest(method, url: url)
        if let name = HTTPField.Name("X-Goog-User-Project") { request.headerFields[name] = project }
        return scope.key(of: request, user)
    }

    @Test func scopesDivideAHost() throws {
        let read = "https://gmail.googleapis.com/gmail/v1/users/me/messages"
        #expect(try key([], read) == key([], read + "?quotaUser=a", .post))
        #expect(try key([], read) != key([], "https://drive.googleapis.com/x"))
        #expect(try key(.method, read) != key(.method, read, .post))
        #expect(try key(.method, read) == key(.method, read, .head))
        #expect(try key(.method, read + "?alt=media") == key(.method, "https://gmail.googleapis.com/upload/x", .put))
        #expect(try key(.user, read + "?quotaUser=a") != key(.user, read + "?quotaUser=b"))
        #expect(try key(.project, read, project: "a") != key(.project, read, project: "b"))
        #expect(try key(.project, read, project: "a") == key(.project, read + "?userProject=a"))
        let (ann, bob) = (BearerToken("secret-of-ann"), BearerToken("secret-of-bob"))
        #expect(try key(.user, read, user: ann) == key(.user, read, .post, user: ann))
        if ann.partition != bob.partition { #expect(try key(.user, read, user: ann) != key(.user, read, user: bob)) }
        #expect(try !key([.user, .project, .method], read, user: ann, project: "p").contains("secret"))
    }

    @Test func oneUserDoesNotThrottleAnother() async throws {
        let transport = ScriptedTransport { $0.request.path?.contains("ann") == true ? .status(429) : .status(200) }
        let fetcher = fetcher(transport, .init { $0.scope = .user })
        _ = try await fetcher.fetch(address + "?quotaUser=ann", options: once)
        #expect(await thrown { _ = try await fetcher.fetch(address + "?quotaUser=ann", options: once) } is FetchError)
        for _ in 0..<5 {
            #expect(try await fetcher.fetch(address + "?quotaUser=bob", options: once).head.status == .ok)
        }
    }
}
