import AsyncFetchTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct VirtualClockTests {
    let clock = VirtualClock()

    @Test func timeStandsStillUntilItIsMoved() {
        #expect(clock.now.offset == .zero)
        clock.advance(by: .seconds(3))
        #expect(clock.now.offset == .seconds(3))
        clock.advance(to: .init(offset: .seconds(1)))
        #expect(clock.now.offset == .seconds(3))
    }

    @Test func sleeperWakesWhenItsTimeHasComeAndNotBefore() async throws {
        async let sleep: Void = clock.sleep(until: .init(offset: .seconds(10)))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(9))
        #expect(clock.sleepers == [.init(offset: .seconds(10))])
        clock.advance(by: .seconds(1))
        #expect(clock.sleepers.isEmpty)
        try await sleep
    }

    @Test func sleepersWakeInTheOrderOfTheirDeadlines() async throws {
        async let late: Void = clock.sleep(for: .seconds(20))
        async let early: Void = clock.sleep(for: .seconds(10))
        try await clock.waitForSleepers(2)
        #expect(clock.advanceToNextSleeper())
        try await early
        #expect(clock.now.offset == .seconds(10))
        #expect(clock.advanceToNextSleeper())
        try await late
        #expect(!clock.advanceToNextSleeper())
    }

    @Test func cancelledSleeperWakesAtOnce() async throws {
        let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
        try await clock.waitForSleepers(1)
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        #expect(clock.sleepers.isEmpty)
    }

    @Test func cancelledWaitForSleepersEnds() async throws {
        let observer = Task { try await clock.waitForSleepers(1) }
        observer.cancel()
        await #expect(throws: CancellationError.self) { try await observer.value }
    }

    @Test func shortSleepsAreSkippedAndTakeTheirTimeAlong() async throws {
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        async let deadline: Void = clock.sleep(for: .seconds(300))
        try await clock.waitForSleepers(1)
        for _ in 1...4 { try await clock.sleep(for: .seconds(60)) }
        #expect(clock.now.offset == .seconds(240))
        #expect(clock.sleepers.count == 1)
        try await clock.sleep(for: .seconds(60))
        try await deadline
        #expect(clock.sleeps == [.seconds(300)] + Array(repeating: .seconds(60), count: 5))
    }
}
