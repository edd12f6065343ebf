import AsyncFetch
import AsyncFetchTesting
import Testing

@testable import AsyncOAuth

@Suite(.timeLimit(.minutes(5))) struct TurnQueuesTests {
    /// A turn that comes at the moment at which its task gives up must go to the next task.
    @Test func aTurnThatComesTooLateIsPassedOn() async throws {
        let turns = TurnQueues()
        let impatient = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
        for _ in 0..<300 {
            let clock = VirtualClock()
            try await turns.enter("a", within: .seconds(60), by: impatient)
            let waiting = Task { try await turns.enter("a", within: .seconds(60), by: FetchClock(clock)) }
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(60))
            turns.leave("a")
            if case .success = await waiting.result { turns.leave("a") }
        }
        // It waits for nobody, or it would give up at once.
        try await turns.enter("a", within: .seconds(60), by: impatient)
    }

    @Test func turnsComeInOrderAndKeysDoNotMeet() async throws {
        let turns = TurnQueues()
        let clock = VirtualClock()
        try await turns.enter("a", within: .seconds(60), by: FetchClock(clock))
        try await turns.enter("b", within: .seconds(60), by: FetchClock(clock))
        let order = AsyncStream.makeStream(of: Int.self)
        for number in 1...3 {
            Task {
                try await turns.enter("a", within: .seconds(60), by: FetchClock(clock))
                order.continuation.yield(number)
                turns.leave("a")
            }
            try await clock.waitForSleepers(number)
        }
        turns.leave("a")
        var seen: [Int] = []
        for await number in order.stream.prefix(3) { seen.append(number) }
        #expect(seen == [1, 2, 3])
    }
}
