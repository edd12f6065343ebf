@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct SharedBudgetTests {
    private let clock = VirtualClock()
    private let store: UnreliableStore
    /// At most 100 in ten seconds, 10 of them at once: the bucket gets 9 in a second.
    private let limit = SharedBudget.Limit("test", 100, per: .seconds(10))

    init() { store = UnreliableStore(clock: clock) }

    private func budget(_ limit: SharedBudget.Limit? = nil) -> SharedBudget {
        SharedBudget(limit ?? self.limit, in: store, clock: FetchClock(clock))
    }

    private func take(_ budget: SharedBudget, _ count: Int = 1, _ url: String = address) async throws {
        for _ in 0..<count { try await budget.take(for: request(.get, url), by: nil) }
    }

    @Test func theBurstIsThereAtOnceAndTheRestComesEvenly() async throws {
        let budget = budget()
        try await take(budget, 10)
        let next = Task { try await take(budget) }
        try await clock.waitForSleepers(1)
        let wait = try #require(clock.sleeps.last)
        #expect(wait >= .seconds(1.0 / 9) && wait < .seconds(1.0 / 9 + 0.01))
        clock.advanceToNextSleeper()
        try await next.value
    }

    @Test func severalProcessesShareOneBucket() async throws {
        let budgets = [budget(), budget(), budget()]
        // In turn, so that nobody has taken more than it uses.
        for number in 0..<6 { try await take(budgets[number % 3]) }
        let value = try #require(try store.base.value(for: "budgets/test/api.example"))
        #expect(value.age == .zero)
        let rest = Task { try await take(budgets[0], 4) }
        try await clock.waitForSleepers(1)
        rest.cancel()
        #expect(await thrown { try await rest.value } is CancellationError)
    }

    /// Never more than the amount in any period, however the processes and the time go.
    @Test(arguments: 0..<20) func noPeriodSeesMoreThanTheAmount(seed: UInt64) async throws {
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        let store = MemorySharedStore(clock: FetchClock(clock))
        let budgets = (0..<3).map { _ in SharedBudget(limit, in: store, clock: FetchClock(clock)) }
        var generator = SplitMix(state: seed)
        var times: [Duration] = []
        for _ in 0..<600 {
            if Int.random(in: 0..<20, using: &generator) == 0 {
                clock.advance(by: .milliseconds(Int.random(in: 0..<5000, using: &generator)))
            }
            try await take(budgets[Int.random(in: 0..<3, using: &generator)])
            times.append(clock.now.offset)
        }
        for (index, time) in times.enumerated() {
            let inPeriod = times[index...].prefix { $0 < time + .seconds(10) }.count
            // What a process has taken and not used yet counts for the time at which it was taken.
            #expect(inPeriod <= 100 + 3 * 2, "\(inPeriod) from \(time)")
        }
    }

    @Test func aBusyProcessAsksTheStoreSeldom() async throws {
        let limit = SharedBudget.Limit("busy", 1_000_000, per: .seconds(1))
        let budget = budget(limit)
        try await take(budget, 20_000)
        #expect(store.puts < 40)
    }

    @Test func whatIsNotUsedIsLost() async throws {
        let limit = SharedBudget.Limit("busy", 1000, per: .seconds(10))
        let budget = budget(limit)
        try await take(budget, 10)
        let puts = store.puts
        clock.advance(by: .seconds(11))
        try await take(budget)
        #expect(store.puts == puts + 1)
    }

    @Test func withoutTheStoreEachProcessHasItsPart() async throws {
        store.trouble = .fails
        var limit = limit
        limit.processes = 3
        let budget = budget(limit)
        let first = Task { try await take(budget) }
        try await clock.waitForSleepers(1)
        // 3 in a second, and an empty bucket at first.
        #expect(try #require(clock.sleeps.last) >= .seconds(1.0 / 3))
        let calls = store.calls
        clock.advanceToNextSleeper()
        try await first.value
        #expect(store.calls == calls)
        // After ten seconds the store is asked again.
        store.trouble = nil
        clock.advance(by: .seconds(20))
        try await take(budget, 5)
        #expect(store.calls > calls)
    }

    @Test func aDearRequestLeavesADebt() async throws {
        var limit = limit
        limit.cost = { $0.method == .post ? 19 : 1 }
        let budget = budget(limit)
        try await budget.take(for: request(.post), by: nil)
        let next = Task { try await take(budget) }
        try await clock.waitForSleepers(1)
        // 9 below zero and 1 to have: 10 at 9 in a second.
        let wait = try #require(clock.sleeps.last)
        #expect(wait >= .seconds(10.0 / 9) && wait < .seconds(10.0 / 9 + 0.01))
        clock.advanceToNextSleeper()
        try await next.value
    }

    @Test(arguments: [0, -1, .nan, .infinity]) func aStrangeCostOrLimitLimitsNothing(number: Double) async throws {
        var free = limit
        free.cost = { _ in number }
        try await take(budget(free), 1000)
        try await take(budget(SharedBudget.Limit("none", number, per: .seconds(1))), 1000)
        try await take(budget(SharedBudget.Limit("none", 5, per: .zero)), 1000)
        #expect(store.calls == 0)
    }

    @Test func aDamagedBucketIsEmptyAndFillsAgain() async throws {
        _ = try store.base.put(
            ByteBuffer(string: "?"),
            for: "budgets/test/api.example",
            expecting: .any,
            expiresIn: nil
        )
        let budget = budget()
        let first = Task { try await take(budget) }
        try await clock.waitForSleepers(1)
        clock.advanceToNextSleeper()
        try await first.value
    }

    @Test func oneCancelledCallDoesNotEndTheWaitOfAnother() async throws {
        let budget = budget()
        try await take(budget, 10)
        let ended = Counter()
        let cancelled = Task { try await take(budget) }
        let other = Task {
            try await take(budget)
            ended.increment()
        }
        try await clock.waitForSleepers(1)
        cancelled.cancel()
        #expect(await thrown { try await cancelled.value } is CancellationError)
        try await eventually {
            clock.advanceToNextSleeper()
            return ended.value == 1
        }
        try await other.value
    }

    @Test func aFetcherTakesFromItBeforeEachAttempt() async throws {
        let transport = ScriptedTransport([.status(503), .status(200)])
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        let taken = Mutex<[String]>([])
        struct Recorder: FetchBudget {
            let record: @Sendable (String) -> Void
            func take(for request: HTTPRequest, by credentials: (any FetchCredentials)?) async throws {
                record(request.path ?? "")
            }
        }
        let recorder = Recorder { path in taken.withLock { $0.append(path) } }
        let configuration = Fetcher.Configuration {
            $0.clock = FetchClock(clock)
            $0.budgets = [recorder]
        }
        let fetcher = Fetcher(configuration, transport: transport)
        #expect(try await fetcher.fetch(address).head.status == .ok)
        #expect(taken.withLock { $0 } == ["/things", "/things"])
    }
}
