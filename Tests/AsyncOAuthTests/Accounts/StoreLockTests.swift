import AsyncFetch
import AsyncFetchTesting
import AsyncOAuth
import Foundation
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct StoreLockTests {
    /// A task that holds an account until the test lets it go.
    private struct Holder {
        let arrival = Promise<Void>()
        let opening = Promise<Void>()

        func hold(_ id: StoredAccount.ID, in store: any TokenStore) -> Task<Void, any Error> {
            Task {
                try await store.withAccount(id) { account in
                    arrival.fulfill(.success(()))
                    try await opening.value
                    account = StoredAccount(id: id, refreshToken: "of the holder")
                }
            }
        }
    }

    private func store(_ fixture: StoreFixture, _ clock: VirtualClock) -> FileTokenStore {
        FileTokenStore(fixture.path, clock: FetchClock(clock), random: { 0.5 })
    }

    /// Two stores of one process are to each other what two processes are: each has descriptors of its own.
    @Test func aProcessThatIsHeldForAMinuteIsTold() async throws {
        try await StoreFixture.run { fixture in
            let holder = Holder()
            let holding = holder.hold(.of("ann"), in: FileTokenStore(fixture.path))
            try await holder.arrival.value
            let clock = VirtualClock(skippingUpTo: .seconds(1))
            let error = await oauthFailure {
                try await store(fixture, clock).withAccount(.of("ann")) { $0 = nil }
            }
            #expect(error?.code == .storeLocked)
            #expect(error?.isRetryable == true)
            #expect(error?.message.contains(fixture.path) == true)
            #expect(clock.now.offset >= .seconds(60) && clock.now.offset < .seconds(61))
            // It polls some times a second, not in a loop that never rests.
            #expect(clock.sleeps.allSatisfy { $0 <= .milliseconds(200) })
            #expect(clock.sleeps.count < 600)
            holder.opening.fulfill(.success(()))
            try await holding.value
        }
    }

    @Test func whoeverWaitsFindsWhatTheOtherProcessStored() async throws {
        try await StoreFixture.run { fixture in
            let holder = Holder()
            let holding = holder.hold(.of("ann"), in: FileTokenStore(fixture.path))
            try await holder.arrival.value
            let clock = VirtualClock()
            let waiting = Task {
                try await store(fixture, clock).withAccount(.of("ann")) { $0?.refreshToken }
            }
            try await clock.waitForSleepers(1)
            holder.opening.fulfill(.success(()))
            try await holding.value
            clock.advance(by: .seconds(1))
            #expect(try await waiting.value == "of the holder")
        }
    }

    @Test func cancellingEndsTheWaitForAnotherProcess() async throws {
        try await StoreFixture.run { fixture in
            let holder = Holder()
            let holding = holder.hold(.of("ann"), in: FileTokenStore(fixture.path))
            try await holder.arrival.value
            let clock = VirtualClock()
            let waiting = Task { try await store(fixture, clock).withAccount(.of("ann")) { $0 = nil } }
            try await clock.waitForSleepers(1)
            waiting.cancel()
            await #expect(throws: CancellationError.self) { try await waiting.value }
            holder.opening.fulfill(.success(()))
            try await holding.value
        }
    }

    @Test(arguments: [true, false])
    func cancellingEndsTheWaitForAnotherTaskAlone(_ isInFile: Bool) async throws {
        try await StoreFixture.run { fixture in
            let clock = VirtualClock()
            let store: any TokenStore =
                isInFile ? store(fixture, clock) : MemoryTokenStore(clock: FetchClock(clock))
            let holder = Holder()
            let holding = holder.hold(.of("ann"), in: store)
            try await holder.arrival.value
            let waiting = (0..<3).map { _ in Task { try await store.withAccount(.of("ann")) { $0?.refreshToken } } }
            try await clock.waitForSleepers(3)
            waiting[1].cancel()
            await #expect(throws: CancellationError.self) { try await waiting[1].value }
            holder.opening.fulfill(.success(()))
            try await holding.value
            #expect(try await waiting[0].value == "of the holder")
            #expect(try await waiting[2].value == "of the holder")
        }
    }

    @Test func aTaskThatIsHeldForAMinuteIsTold() async throws {
        let clock = VirtualClock()
        let store = MemoryTokenStore(clock: FetchClock(clock))
        let holder = Holder()
        let holding = holder.hold(.of("ann"), in: store)
        try await holder.arrival.value
        let waiting = Task { await oauthFailure { try await store.withAccount(.of("ann")) { $0 = nil } } }
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(60))
        #expect(await waiting.value?.code == .storeLocked)
        holder.opening.fulfill(.success(()))
        try await holding.value
        // The turn of the one that gave up has gone to nobody.
        #expect(try await store.withAccount(.of("ann")) { $0?.refreshToken } == "of the holder")
    }

    @Test(arguments: [true, false])
    func twoAccountsDoNotWaitForEachOther(_ isInFile: Bool) async throws {
        try await StoreFixture.run { fixture in
            let store: any TokenStore = isInFile ? FileTokenStore(fixture.path) : MemoryTokenStore()
            let other: any TokenStore = isInFile ? FileTokenStore(fixture.path) : store
            let holder = Holder()
            let holding = holder.hold(.of("ann"), in: store)
            try await holder.arrival.value
            for store in [store, other] {
                try await store.withAccount(.of("bob")) { $0 = .whole("bob") }
                #expect(try await store.accounts() == [.whole("bob")])
            }
            holder.opening.fulfill(.success(()))
            try await holding.value
            #expect(Set(try await store.accounts().map(\.id.subject)) == ["ann", "bob"])
        }
    }

    @Test func theLockOfAKilledProcessEnds() async throws {
        try await StoreFixture.run { fixture in
            let path = fixture.path
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
                try await FileTokenStore(path).withAccount(.init(issuer: "i", clientID: "c", subject: "s")) { _ in
                    _ = kill(getpid(), SIGKILL)
                }
            }
            let id = StoredAccount.ID(issuer: "i", clientID: "c", subject: "s")
            try await FileTokenStore(fixture.path).withAccount(id) { $0 = StoredAccount(id: id) }
        }
    }

    @Test func aLockThatSomebodyRemovedIsNotTrusted() async throws {
        try await StoreFixture.run { fixture in
            let holder = Holder()
            let holding = holder.hold(.of("ann"), in: FileTokenStore(fixture.path))
            try await holder.arrival.value
            let lock = try #require(try fixture.names.first { $0.hasSuffix(".lock") })
            #expect(unlink("\(fixture.folder)/private/\(lock)") == 0)
            // Another process gets the account now; the harm is done, but nobody is stopped by it.
            try await FileTokenStore(fixture.path).withAccount(.of("ann")) { $0 = .whole() }
            holder.opening.fulfill(.success(()))
            try await holding.value
            #expect(try await FileTokenStore(fixture.path).accounts().map(\.refreshToken) == ["of the holder"])
        }
    }

    @Test(arguments: [true, false])
    func noChangeIsLostAmongManyTasks(_ isInFile: Bool) async throws {
        try await StoreFixture.run { fixture in
            let stores: [any TokenStore] =
                isInFile
                ? [FileTokenStore(fixture.path), FileTokenStore(fixture.path)] : [MemoryTokenStore()]
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<60 {
                    group.addTask {
                        try await stores[number % stores.count].withAccount(.of("ann")) { account in
                            let count = account?.refreshToken.flatMap { Int($0) } ?? 0
                            await Task.yield()
                            account = StoredAccount(id: .of("ann"), refreshToken: "\(count + 1)")
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await stores[0].accounts().map(\.refreshToken) == ["60"])
        }
    }

    @Test func eachMemoryIsOfItsOwn() async throws {
        let (first, second): (MemoryTokenStore, MemoryTokenStore) = (.memory, .memory)
        try await first.withAccount(.of("ann")) { $0 = .whole() }
        #expect(try await second.accounts().isEmpty)
        #expect(try await first.accounts() == [.whole()])
    }
}
