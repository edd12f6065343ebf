@testable import AsyncFetch
import AsyncFetchTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct InFlightTests {
    private final class Operation: InFlightOperation {
        let cancellations = Counter()
        let expirations = Counter()
        let expiry = Gate()
        let fetch = FetchSnapshot(id: FetchID())

        func cancel() { cancellations.increment() }
        func expire() {
            expirations.increment()
            expiry.open()
        }
    }

    private let clock = VirtualClock()

    @Test func operationsEndInTheOrderOfTheirDeadlinesNotOfTheirStart() async throws {
        let inFlight = InFlight(clock: FetchClock(clock))
        let operations = [300, 100, 200].map { seconds in
            let operation = Operation()
            #expect(inFlight.add(operation, id: FetchID(), group: nil, timeout: .seconds(seconds)))
            return operation
        }
        for (index, seconds) in [(1, 100), (2, 200), (0, 300)] {
            clock.advance(to: .init(offset: .seconds(seconds)))
            try await operations[index].expiry.pass()
            #expect(operations.filter { $0.expirations.value > 0 }.count == seconds / 100)
        }
        withExtendedLifetime(inFlight) {}
    }

    @Test func onlyTheEarliestDeadlineIsWatched() async throws {
        let inFlight = InFlight(clock: FetchClock(clock))
        for _ in 1...100 { _ = inFlight.add(Operation(), id: FetchID(), group: nil, timeout: .seconds(300)) }
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(300)])
        withExtendedLifetime(inFlight) {}
    }

    @Test func oneCanBeCancelledByItsNumberAndTheEndOfAllAwaited() async throws {
        let transport = ScriptedTransport { _ in .stall }
        let fetcher = Fetcher(.init { $0.throttle.maximumRunningPerHost = 1 }, transport: transport)
        let tickets = try (1...3).map { _ in fetcher.ticket(try request()) }
        try await eventually { fetcher.queuedCount == 2 }
        #expect(fetcher.inFlight.count == 3)
        #expect(fetcher.inFlight.count { $0.isQueued } == 2)
        #expect(fetcher.cancel(tickets[1].id))
        await #expect(throws: CancellationError.self) { try await tickets[1].value }
        #expect(!fetcher.cancel(tickets[1].id))
        #expect(!tickets[0].isFinished)
        let idle = Task { try await fetcher.waitUntilIdle() }
        let impatient = Task { try await fetcher.waitUntilIdle() }
        impatient.cancel()
        await #expect(throws: CancellationError.self) { try await impatient.value }
        fetcher.cancelAll()
        try await idle.value
        #expect(fetcher.inFlightCount == 0)
        try await fetcher.waitUntilIdle()
    }

    @Test func operationWithoutADeadlineIsNotWatched() {
        let inFlight = InFlight(clock: FetchClock(clock))
        #expect(inFlight.add(Operation(), id: FetchID(), group: nil, timeout: nil))
        #expect(inFlight.count == 1)
        #expect(clock.sleeps.isEmpty)
    }

    @Test func operationThatHasEndedDoesNotExpire() async throws {
        let inFlight = InFlight(clock: FetchClock(clock))
        let (ended, running) = (Operation(), Operation())
        let id = FetchID()
        _ = inFlight.add(ended, id: id, group: nil, timeout: .seconds(1))
        _ = inFlight.add(running, id: FetchID(), group: nil, timeout: .seconds(2))
        inFlight.remove(id)
        clock.advance(by: .seconds(2))
        try await running.expiry.pass()
        #expect(ended.expirations.value == 0)
        withExtendedLifetime(inFlight) {}
    }

    @Test func shutDownCancelsAllAndRefusesMore() async throws {
        let inFlight = InFlight(clock: FetchClock(clock))
        let operation = Operation()
        _ = inFlight.add(operation, id: FetchID(), group: nil, timeout: .seconds(300))
        inFlight.cancelAll(shutDown: true)
        #expect(operation.cancellations.value == 1)
        #expect(!inFlight.add(Operation(), id: FetchID(), group: nil, timeout: nil))
        try await eventually { clock.sleepers.isEmpty }
    }

    // MARK: In parallel

    @Test func whoeverWaitsForIdlenessIsToldWhileManyBeginAndEnd() async throws {
        let inFlight = InFlight(clock: FetchClock(clock))
        for _ in 1...20 {
            // One that began before all waits, and ends after all others.
            let last = FetchID()
            #expect(inFlight.add(Operation(), id: last, group: nil, timeout: nil))
            let ended = Counter()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 1...8 {
                    group.addTask {
                        try await inFlight.waitUntilIdle()
                        ended.increment()
                    }
                }
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 1...64 {
                        group.addTask {
                            for _ in 1...20 {
                                let id = FetchID()
                                #expect(inFlight.add(Operation(), id: id, group: nil, timeout: nil))
                                await Task.yield()
                                inFlight.remove(id)
                            }
                        }
                    }
                    try await group.waitForAll()
                }
                #expect(inFlight.count == 1)
                #expect(ended.value == 0)
                inFlight.remove(last)
                try await group.waitForAll()
            }
            #expect(ended.value == 8)
            #expect(inFlight.count == 0)
        }
    }

    @Test func eachWaitEndsWhenOperationsFollowOneAnother() async throws {
        let inFlight = InFlight(clock: FetchClock(clock))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...16 {
                group.addTask {
                    for _ in 1...200 {
                        let id = FetchID()
                        _ = inFlight.add(Operation(), id: id, group: nil, timeout: nil)
                        inFlight.remove(id)
                        try await inFlight.waitUntilIdle()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(inFlight.count == 0)
    }

    @Test func noDeadlineIsLostWhileOthersPass() async throws {
        let inFlight = InFlight(clock: FetchClock(clock))
        let operations = (0..<2_000).map { _ in Operation() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for first in 0..<16 {
                group.addTask {
                    for number in stride(from: first, to: operations.count, by: 16) {
                        // Earlier and later ones than those that are watched.
                        let timeout = Duration.milliseconds(1 + number * 7_919 % 5_000)
                        #expect(inFlight.add(operations[number], id: FetchID(), group: nil, timeout: timeout))
                        await Task.yield()
                    }
                }
            }
            group.addTask { [clock] in
                // A sleep that begins while the time moves may end later than its deadline.
                try await eventually {
                    clock.advance(by: .milliseconds(10))
                    return operations.allSatisfy { $0.expirations.value > 0 }
                }
            }
            try await group.waitForAll()
        }
        withExtendedLifetime(inFlight) {}
    }

    @Test func whatBeginsDuringTheEndIsRefusedOrCancelled() async throws {
        let inFlight = InFlight(clock: FetchClock(clock))
        let cancelled = Counter()
        let accepted = Counter()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...16 {
                group.addTask {
                    while true {
                        let operation = Operation()
                        guard inFlight.add(operation, id: FetchID(), group: nil, timeout: .seconds(300)) else { return }
                        accepted.increment()
                        try await eventually { operation.cancellations.value > 0 }
                        cancelled.increment()
                    }
                }
            }
            group.addTask {
                try await eventually { accepted.value >= 16 }
                inFlight.cancelAll()
                try await eventually { accepted.value >= 32 }
                inFlight.cancelAll(shutDown: true)
            }
            try await group.waitForAll()
        }
        #expect(cancelled.value == accepted.value)
        #expect(inFlight.count == accepted.value)
        // Nor does anybody wait for their deadlines.
        try await eventually { clock.sleepers.isEmpty }
        #expect(!inFlight.cancel(FetchID()))
    }

    @Test func onlyThoseOfAGroupAreCancelledWithIt() {
        let inFlight = InFlight(clock: FetchClock(clock))
        let groups = [FetchID(), FetchID(), nil]
        let operations = (0..<30).map { _ in Operation() }
        for (number, operation) in operations.enumerated() {
            #expect(inFlight.add(operation, id: FetchID(), group: groups[number % 3], timeout: nil))
        }
        inFlight.cancelAll(group: groups[1])
        for (number, operation) in operations.enumerated() {
            #expect(operation.cancellations.value == (number % 3 == 1 ? 1 : 0))
        }
    }

    @Test(arguments: [Duration.seconds(Int64.max), .seconds(10_000_000_000)])
    func aDeadlineInTheFarFutureIsNotWatched(timeout: Duration) async throws {
        let inFlight = InFlight(clock: FetchClock(clock))
        let (far, near) = (Operation(), Operation())
        // So that the deadline is later than any number of seconds.
        clock.advance(by: .seconds(1))
        #expect(inFlight.add(far, id: FetchID(), group: nil, timeout: timeout))
        #expect(inFlight.add(near, id: FetchID(), group: nil, timeout: .seconds(1)))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        try await near.expiry.pass()
        #expect(far.expirations.value == 0)
        #expect(clock.sleeps == [.seconds(1)])
        withExtendedLifetime(inFlight) {}
    }

    @Test func droppedRegistryStopsWatching() async throws {
        var inFlight: InFlight? = InFlight(clock: FetchClock(clock))
        _ = inFlight?.add(Operation(), id: FetchID(), group: nil, timeout: .seconds(300))
        try await clock.waitForSleepers(1)
        inFlight = nil
        try await eventually { clock.sleepers.isEmpty }
    }
}

struct FetchClockTests {
    @Test func wrapsAnyClock() async throws {
        let virtual = VirtualClock(skippingUpTo: .seconds(10))
        virtual.advance(by: .seconds(5))
        let clock = FetchClock(virtual)
        #expect(clock.now() == .zero)
        try await clock.sleep(.seconds(10))
        #expect(clock.now() == .seconds(10))
    }

    @Test func sleepOfACancelledTaskThrows() async throws {
        let virtual = VirtualClock()
        let sleeper = Task { try await FetchClock(virtual).sleep(.seconds(1)) }
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
    }
}

struct TransferProgressTests {
    static let cases: [(Int64, Int64?, Double?)] = [(0, nil, nil), (50, 100, 0.5), (0, 0, 1), (100, 100, 1)]

    @Test(arguments: cases)
    func fractionIsThatOfTheAcknowledgedBytes(acknowledged: Int64, total: Int64?, fraction: Double?) {
        let progress = TransferProgress(sent: 100, acknowledged: acknowledged, total: total)
        #expect(progress.fractionCompleted == fraction)
    }
}
