@testable import AsyncFetch
import AsyncFetchTesting
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct HostGateTests {
    private let clock = VirtualClock()

    private func gate(_ configure: (inout FetchThrottle) -> Void = { _ in }) -> HostGate {
        HostGate(FetchThrottle(configure), clock: FetchClock(clock))
    }

    @Test func neverMoreRunThanMayAndAllGetTheirTurn() async throws {
        let gate = gate { $0.maximumRunningPerHost = 3 }
        let counts = Shared(Counts())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<500 {
                group.addTask {
                    let slot = try await gate.slot(FetchPriority(rawValue: number % 5 - 2))
                    counts.withLock {
                        $0.running += 1
                        $0.most = max($0.most, $0.running)
                    }
                    await Task.yield()
                    counts.withLock {
                        $0.running -= 1
                        $0.done += 1
                    }
                    slot.end(.success)
                }
            }
            try await group.waitForAll()
        }
        #expect(counts.withLock { $0 } == Counts(running: 0, most: 3, done: 500))
        #expect(gate.runningCount == 0)
        #expect(gate.queuedCount == 0)
    }

    @Test func immediateNeverWaits() async throws {
        let gate = gate {
            $0.maximumRunningPerHost = 1
            $0.requestsPerSecond = 1
        }
        var slots: [Slot] = []
        for _ in 1...5 { slots.append(try await gate.slot(.immediate)) }
        #expect(gate.runningCount == 5)
        for slot in slots { slot.end(.success) }
        #expect(gate.runningCount == 0)
    }

    @Test func theLargestBudgetIsOneThatSuccessesCanAddTo() async throws {
        let gate = gate { $0.retryBudget = .max }
        for _ in 1...2 { try await gate.slot(.normal).end(.success) }
        #expect(gate.payForRetry(afterTimeout: true))
    }

    @Test func slotThatIsDroppedIsFree() async throws {
        let gate = gate { $0.maximumRunningPerHost = 1 }
        var slot: Slot? = try await gate.slot(.normal)
        let next = Task { try await gate.slot(.normal) }
        try await eventually { gate.queuedCount == 1 }
        #expect(slot != nil)
        slot = nil
        try await next.value.end()
        #expect(gate.runningCount == 0)
    }

    @Test func slotEndsOnce() async throws {
        let gate = gate()
        let slot = try await gate.slot(.normal)
        let other = try await gate.slot(.normal)
        for _ in 1...3 { slot.end(.tooMuch) }
        #expect(gate.runningCount == 1)
        other.end()
    }

    @Test func cancelledWaiterLeavesTheOthersInTheirOrder() async throws {
        let gate = gate { $0.maximumRunningPerHost = 1 }
        let slot = try await gate.slot(.normal)
        let order = Shared<[Int]>([])
        var waiters: [Task<Void, any Error>] = []
        for number in 0..<5 {
            waiters.append(
                Task {
                    let slot = try await gate.slot(.normal)
                    order.withLock { $0.append(number) }
                    slot.end()
                }
            )
            try await eventually { gate.queuedCount == number + 1 }
        }
        waiters[0].cancel()
        waiters[3].cancel()
        await #expect(throws: CancellationError.self) { try await waiters[0].value }
        await #expect(throws: CancellationError.self) { try await waiters[3].value }
        #expect(gate.queuedCount == 3)
        slot.end()
        for number in [1, 2, 4] { try await waiters[number].value }
        #expect(order.withLock { $0 } == [1, 2, 4])
    }

    @Test func cancelledAndServedAtTheSameTimeLeaksNothing() async throws {
        let gate = gate { $0.maximumRunningPerHost = 1 }
        for _ in 0..<500 {
            let slot = try await gate.slot(.normal)
            let waiter = Task { try await gate.slot(.normal).end() }
            let release = Task { slot.end() }
            waiter.cancel()
            _ = await (waiter.result, release.value)
        }
        #expect(gate.runningCount == 0)
        #expect(gate.queuedCount == 0)
    }

    @Test func rateLetsTheNextOneStartInTime() async throws {
        let gate = gate { $0.requestsPerSecond = 10 }
        try await gate.slot(.normal).end()
        let waiters = (0..<2).map { _ in Task { try await gate.slot(.normal).end() } }
        try await eventually { gate.queuedCount == 2 }
        try await clock.waitForSleepers(1)
        #expect(clock.sleepers.count == 1)  // one alarm for all who wait
        clock.advance(by: .milliseconds(101))
        try await eventually { gate.queuedCount == 1 }
        try await clock.waitForSleepers(1)
        clock.advance(by: .milliseconds(101))
        for waiter in waiters { try await waiter.value }
        #expect(clock.sleepers.isEmpty)
    }

    @Test func lastOneWhoWaitsForTheRateTakesTheAlarmAlong() async throws {
        let gate = gate { $0.requestsPerSecond = 10 }
        try await gate.slot(.normal).end()
        let waiter = Task { try await gate.slot(.normal) }
        try await clock.waitForSleepers(1)
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
        try await eventually { clock.sleepers.isEmpty }
    }

    @Test func tooMuchHalvesTheLimitAndSuccessesRaiseIt() async throws {
        let gate = gate { $0.maximumRunningPerHost = 4 }
        var slots: [Slot] = []
        for _ in 1...4 { slots.append(try await gate.slot(.normal)) }
        slots[0].end(.tooMuch)
        slots[1].end(.overload)
        let waiter = Task { try await gate.slot(.normal) }
        try await eventually { gate.queuedCount == 1 }  // two run, and no more may
        slots[2].end(.success)
        let next = try await waiter.value
        slots[3].end(.success)
        #expect(gate.runningCount == 1)
        slots = [next, try await gate.slot(.normal), try await gate.slot(.normal)]  // three again
        #expect(gate.runningCount == 3)
        for slot in slots { slot.end() }
    }

    /// A stream reports that its head has come, and keeps its place.
    @Test func aSuccessThatRaisesTheLimitStartsWhoWaits() async throws {
        let gate = gate { $0.maximumRunningPerHost = 2 }
        try await gate.slot(.normal).end(.tooMuch)
        let stream = try await gate.slot(.normal)
        let waiter = Task { try await gate.slot(.normal) }
        try await eventually { gate.queuedCount == 1 }
        stream.report(.success)
        try await waiter.value.end()
        stream.end()
        #expect(gate.runningCount == 0)
    }

    @Test func retriesUseUpABudgetThatSuccessesRefill() async throws {
        let gate = gate { $0.retryBudget = 20 }
        #expect(gate.payForRetry(afterTimeout: true))
        #expect(gate.payForRetry(afterTimeout: false))
        #expect(!gate.payForRetry(afterTimeout: true))
        #expect(gate.payForRetry(afterTimeout: false))
        #expect(!gate.payForRetry(afterTimeout: false))
        for _ in 1...4 { try await gate.slot(.normal).end(.success) }
        #expect(!gate.payForRetry(afterTimeout: false))
        try await gate.slot(.normal).end(.success)
        #expect(gate.payForRetry(afterTimeout: false))
        for _ in 1...30 { try await gate.slot(.normal).end(.success) }
        for _ in 1...4 { #expect(gate.payForRetry(afterTimeout: false)) }
        #expect(!gate.payForRetry(afterTimeout: false))
    }

    @Test func openBreakerRefusesThoseWhoWaitAndThoseWhoCome() async throws {
        let gate = gate {
            $0.maximumRunningPerHost = 1
            $0.breaker?.minimumAttempts = 1
        }
        let slot = try await gate.slot(.normal)
        let waiter = Task { try await gate.slot(.normal) }
        try await eventually { gate.queuedCount == 1 }
        slot.end(.failure)
        #expect((await thrown { _ = try await waiter.value } as? FetchError)?.code == .circuitOpen)
        let error = await thrown { _ = try await gate.slot(.immediate) } as? FetchError
        #expect(error?.code == .circuitOpen)
        #expect((error?.cause as? CircuitOpen)?.pause == .seconds(5))
        #expect(gate.queuedCount == 0)

        clock.advance(by: .seconds(5))
        let probe = try await gate.slot(.normal)
        #expect(probe.isProbe)
        _ = await thrown { _ = try await gate.slot(.normal) }
        probe.end()  // cancelled, for example
        try await gate.slot(.normal).end(.success)
        try await gate.slot(.normal).end(.success)
        #expect(gate.runningCount == 0)
    }

    @Test func hostsWithoutAUseAreForgotten() throws {
        let gates = HostGates(FetchThrottle(), clock: FetchClock(clock))
        weak let first = gates[try request(.get, "https://host0.example/")]
        let held = gates[try request(.get, "https://held.example/")]
        let troubled = try request(.get, "https://troubled.example/")
        weak let remembered = gates[troubled]
        #expect(remembered?.payForRetry(afterTimeout: false) == true)
        for number in 1..<2_000 { _ = gates[try request(.get, "https://host\(number).example/")] }
        #expect(first == nil)
        #expect(gates[try request(.get, "https://held.example/")] === held)
        #expect(remembered != nil && gates[troubled] === remembered)
    }

    @Test(arguments: [
        ("https://Example.com/a", "https://example.com:443/b?c"), ("http://example.com", "http://EXAMPLE.com:80"),
        ("http://[::1]:8080/", "http://[::1]:8080/x"),
    ])
    func oneHostHasOneGateHoweverItIsWritten(a: String, b: String) throws {
        let gates = HostGates(FetchThrottle(), clock: FetchClock(clock))
        #expect(gates[try request(.get, a)] === gates[try request(.get, b)])
    }

    @Test(arguments: [
        ("https://example.com", "https://example.com:8443"), ("https://example.com", "http://example.com"),
        ("https://a.example.com", "https://b.example.com"),
    ])
    func hostsAreApart(a: String, b: String) throws {
        let gates = HostGates(FetchThrottle(), clock: FetchClock(clock))
        let (first, second) = (gates[try request(.get, a)], gates[try request(.get, b)])
        #expect(first !== second)
        // The gate of the last request is found in another way than the others.
        for (url, gate) in [(a, first), (a, first), (b, second), (b, second), (a, first)] {
            #expect(gates[try request(.get, url)] === gate)
        }
    }
}

private struct Counts: Equatable {
    var running = 0
    var most = 0
    var done = 0
}

/// A variable of several tasks.
final class Shared<Value: Sendable>: Sendable {
    private let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }

    func withLock<R: Sendable>(_ body: (inout Value) -> R) -> R { value.withLock { body(&$0) } }
}
