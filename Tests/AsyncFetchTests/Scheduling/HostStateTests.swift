@testable import AsyncFetch
import Testing

/// The parts of a host's state, each by itself.
struct HostStateTests {
    // MARK: Limit

    @Test func limitIsHalvedOnceForAllThatWereRunning() {
        var limit = RunLimit(FetchThrottle())
        for _ in 1...10 { limit.cut(running: 10, startedAfter: 0) }
        #expect(limit.current == 5)
        limit.cut(running: 5, startedAfter: 1)
        limit.cut(running: 2, startedAfter: 2)
        limit.cut(running: 1, startedAfter: 3)
        #expect(limit.current == 1)
    }

    @Test func limitGrowsByOneForEachRoundOfSuccessesUpToTheConfiguredOne() {
        var limit = RunLimit(FetchThrottle { $0.maximumRunningPerHost = 4 })
        limit.cut(running: 4, startedAfter: 0)
        #expect(limit.current == 2)
        limit.succeed()
        #expect(limit.current == 2)
        limit.succeed()
        #expect(limit.current == 3)
        for _ in 1...100 { limit.succeed() }
        #expect(limit.current == 4)
        #expect(!limit.isReduced)
    }

    @Test func halfOfNoLimitIsHalfOfWhatRuns() {
        var limit = RunLimit(FetchThrottle { $0.maximumRunningPerHost = 0 })
        #expect(limit.current == .max)
        limit.cut(running: 300, startedAfter: 0)
        #expect(limit.current == 150)
    }

    // MARK: Rate

    @Test func rateAllowsABurstAndThenOneAtATime() throws {
        let throttle = FetchThrottle {
            $0.requestsPerSecond = 2
            $0.burst = 3
        }
        var rate = try #require(RateLimit(throttle, now: .seconds(5)))
        for _ in 1...3 {
            let delay = rate.delay(now: .seconds(5))
            #expect(delay == .zero)
            rate.take(now: .seconds(5))
        }
        let delay = rate.delay(now: .seconds(5))
        #expect(delay > .milliseconds(499) && delay < .milliseconds(501))
        let next = rate.delay(now: .seconds(5) + delay)
        #expect(next == .zero)
        let isFull = rate.isFull(now: .seconds(60))
        #expect(isFull)
        rate.take(now: .seconds(60))
        let isStillFull = rate.isFull(now: .seconds(60))
        #expect(!isStillFull)
    }

    @Test func whoDoesNotWaitForTheRateMakesOthersWaitLonger() throws {
        var rate = try #require(RateLimit(FetchThrottle { $0.requestsPerSecond = 1 }, now: .zero))
        for _ in 1...3 { rate.take(now: .zero) }
        let delay = rate.delay(now: .zero)
        #expect(delay > .milliseconds(2999) && delay < .milliseconds(3001))
    }

    @Test(arguments: [1e-30, 1e-300, Double.leastNonzeroMagnitude] as [Double])
    func theLowestRatesHaveALongDelay(requestsPerSecond: Double) throws {
        var rate = try #require(RateLimit(FetchThrottle { $0.requestsPerSecond = requestsPerSecond }, now: .zero))
        let first = rate.delay(now: .zero)
        #expect(first == .zero)
        rate.take(now: .zero)
        let delay = rate.delay(now: .seconds(1))
        #expect(delay > .seconds(999_999_999) && delay < .seconds(1_000_000_001))
    }

    @Test func theHighestRateIsOne() throws {
        var rate = try #require(
            RateLimit(FetchThrottle { $0.requestsPerSecond = .greatestFiniteMagnitude }, now: .zero)
        )
        for _ in 1...3 { rate.take(now: .zero) }
        let delay = rate.delay(now: .zero)
        #expect(delay <= .nanoseconds(1))
        let later = rate.delay(now: .seconds(1))
        #expect(later == .zero)
    }

    @Test(arguments: [0, -1, -Double.infinity, Double.infinity, Double.nan] as [Double])
    func aRateThatIsNoneIsNoLimit(requestsPerSecond: Double) {
        #expect(RateLimit(FetchThrottle { $0.requestsPerSecond = requestsPerSecond }, now: .zero) == nil)
    }

    // MARK: Breaker

    private static let settings = FetchThrottle.Breaker {
        $0.minimumAttempts = 10
        $0.failureRatio = 0.5
        $0.window = .seconds(10)
        $0.pause = .seconds(5)
    }

    @Test func breakerOpensAtItsRatioAndNotBeforeItsMinimum() {
        var breaker = CircuitBreaker(Self.settings)
        for _ in 1...9 { breaker.fail(isProbe: false, now: .zero) }
        #expect(breaker.isClosed)
        breaker.fail(isProbe: false, now: .zero)
        let admission1 = breaker.admit(now: .seconds(1))
        #expect(admission1 == .refused(for: .seconds(4)))
    }

    @Test func breakerStaysClosedWhileEnoughSucceed() {
        var breaker = CircuitBreaker(Self.settings)
        for _ in 1...100 {
            breaker.fail(isProbe: false, now: .zero)
            breaker.succeed(isProbe: false)
            breaker.succeed(isProbe: false)
        }
        let admission2 = breaker.admit(now: .zero)
        #expect(admission2 == .admitted)
    }

    @Test func failuresThatAreOldDoNotCount() {
        var breaker = CircuitBreaker(Self.settings)
        for second in 0..<100 { breaker.fail(isProbe: false, now: .seconds(second * 2)) }
        #expect(breaker.isClosed)
        for _ in 1...5 { breaker.fail(isProbe: false, now: .seconds(300)) }
        for _ in 1...4 { breaker.fail(isProbe: false, now: .seconds(306)) }
        #expect(breaker.isClosed)
        breaker.fail(isProbe: false, now: .seconds(309))
        #expect(!breaker.isClosed)
    }

    @Test func oneAttemptProbesAfterThePause() {
        var breaker = opened()
        let admission3 = breaker.admit(now: .seconds(5))
        #expect(admission3 == .probe)
        let admission4 = breaker.admit(now: .seconds(5))
        #expect(admission4 == .refused(for: .zero))
        breaker.succeed(isProbe: true)
        #expect(breaker.isUntroubled)
        let admission5 = breaker.admit(now: .seconds(5))
        #expect(admission5 == .admitted)
    }

    @Test func failedProbeOpensAgainForThePause() {
        var breaker = opened()
        let admission6 = breaker.admit(now: .seconds(7))
        #expect(admission6 == .probe)
        breaker.fail(isProbe: true, now: .seconds(8))
        let admission7 = breaker.admit(now: .seconds(8))
        #expect(admission7 == .refused(for: .seconds(5)))
    }

    @Test func cancelledProbeLeavesTheProbingToTheNext() {
        var breaker = opened()
        let admission8 = breaker.admit(now: .seconds(7))
        #expect(admission8 == .probe)
        breaker.giveUpProbe(now: .seconds(8))
        let admission9 = breaker.admit(now: .seconds(8))
        #expect(admission9 == .probe)
    }

    @Test func whatBeganBeforeTheBreakerOpenedChangesNothing() {
        var breaker = opened()
        breaker.succeed(isProbe: false)
        breaker.fail(isProbe: false, now: .seconds(4))
        let admission10 = breaker.admit(now: .seconds(4))
        #expect(admission10 == .refused(for: .seconds(1)))
    }

    private func opened() -> CircuitBreaker {
        var breaker = CircuitBreaker(Self.settings)
        for _ in 1...10 { breaker.fail(isProbe: false, now: .zero) }
        return breaker
    }
}
