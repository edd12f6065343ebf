@testable import AsyncFetch
import AsyncFetchTesting
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct SharedLeaseTests {
    private let clock = VirtualClock()
    private let store: UnreliableStore
    private var options: SharedLease.Options {
        .init {
            $0.clock = FetchClock(clock)
            $0.random = { 1 }
        }
    }

    init() { store = UnreliableStore(clock: clock) }

    private func take(_ patience: Duration = .zero) async throws -> SharedLease? {
        var options = options
        options.patience = patience
        return try await SharedLease.take("work", in: store, options)
    }

    /// Waits until a lease's two tasks sleep: that of the next renewal, and that of its end.
    private func settle() async throws { try await clock.waitForSleepers(2) }

    @Test func onlyOneOwnerHasIt() async throws {
        let lease = try #require(try await take())
        #expect(lease.fencingNumber == 1)
        #expect(lease.isHeld)
        #expect(try await take() == nil)
        await lease.release()
        #expect(!lease.isHeld)
        let next = try #require(try await take())
        #expect(next.fencingNumber == 2)
        await next.release()
    }

    @Test func itIsRenewedAtEachThird() async throws {
        let lease = try #require(try await take())
        for third in 1...12 {
            try await settle()
            clock.advance(by: .seconds(10))
            try await eventually { store.puts == third + 1 }
        }
        #expect(lease.isHeld)
        #expect(try await take() == nil)
        await lease.release()
    }

    @Test func aDeadOwnersLeaseEndsByTheClockOfTheStore() async throws {
        var lease = try await take()
        _ = try #require(lease)
        lease = nil  // its tasks are cancelled, as if the process had ended
        try await eventually { clock.sleepers.isEmpty }
        clock.advance(by: .seconds(29))
        #expect(try await take() == nil)
        clock.advance(by: .seconds(1))
        let next = try #require(try await take())
        #expect(next.fencingNumber == 2)
        await next.release()
    }

    @Test(arguments: [UnreliableStore.Trouble.fails, .hangs])
    func anOwnerThatCannotRenewStopsBeforeTheEnd(trouble: UnreliableStore.Trouble) async throws {
        let lease = try #require(try await take())
        let work = Task { try await lease.whileHeld { _ in try await Promise<Void>().value } }
        try await settle()
        store.trouble = trouble
        // Renewals are tried at 10, 12.5, 15 … s; a hanging one keeps nobody from noticing.
        while lease.isHeld {
            let before = clock.now
            try await eventually { !clock.sleepers.isEmpty }
            clock.advanceToNextSleeper()
            if clock.now == before { await Task.yield() }
            #expect(clock.now.offset <= .seconds(27))
        }
        #expect(clock.now.offset == .seconds(27))
        #expect((await thrown { try await work.value } as? FetchError)?.code == .leaseLost)
        #expect((await thrown { try lease.check() } as? FetchError)?.code == .leaseLost)
        #expect((await thrown { try await lease.setContent(ByteBuffer()) } as? FetchError)?.code == .leaseLost)
        // Nobody could have taken it before.
        store.trouble = nil
        #expect(try await take() == nil)
        clock.advance(by: .seconds(3))
        let next = try #require(try await take())
        #expect(next.fencingNumber == 2)
        await next.release()
        await lease.release()
    }

    @Test func aShortFailureOfTheStoreIsMadeUpFor() async throws {
        let lease = try #require(try await take())
        try await settle()
        store.trouble = .fails
        clock.advance(by: .seconds(10))
        try await eventually { store.puts == 2 }
        try await settle()
        store.trouble = nil
        clock.advance(by: .milliseconds(2500))
        try await eventually { store.puts == 3 }
        try await settle()
        clock.advance(by: .seconds(20))
        #expect(lease.isHeld)
        await lease.release()
    }

    @Test func aSuspendedOwnerNoticesAtItsNextCheck() async throws {
        let lease = try #require(try await take())
        try await settle()
        store.trouble = .hangs
        clock.advance(by: .seconds(3600))
        #expect(!lease.isHeld)
        #expect((await thrown { try lease.check() } as? FetchError)?.code == .leaseLost)
        await lease.release()
    }

    @Test func lostAnswersDoNotLoseTheLease() async throws {
        store.trouble = .loses
        // The answer to the first put is lost: the lease is there, and belongs to nobody who knows.
        #expect(await thrown { _ = try await take() } is FetchError)
        store.trouble = nil
        #expect(try await take() == nil)
        clock.advance(by: .seconds(30))
        let lease = try #require(try await take())
        try await settle()
        store.trouble = .loses
        #expect(await thrown { try await lease.setContent(ByteBuffer(string: "a")) } is FetchError)
        store.trouble = nil
        // The version has changed; the owner sees that it was its own change.
        try await lease.setContent(ByteBuffer(string: "b"))
        #expect(lease.content.text == "b")
        await lease.release()
    }

    /// Who does not know when its lease began would rely on it for too long.
    @Test func aLeaseOfAnEarlierAttemptIsNotTakenForANewOne() async throws {
        store.trouble = .refusesSevenPuts
        var options = options
        options.patience = .seconds(60)
        let taking = Task { [options, store] in try await SharedLease.take("work", in: store, options) }
        for _ in 0..<6 {
            try await clock.waitForSleepers(1)
            clock.advanceToNextSleeper()
        }
        let lease = try #require(try await taking.value)
        #expect(lease.fencingNumber == 2)
        #expect(clock.now.offset == .seconds(30))
        await lease.release()
    }

    @Test func theContentIsThereForTheNextOwner() async throws {
        let lease = try #require(try await take())
        try await lease.setContent(ByteBuffer(string: "half"))
        await lease.release()
        let next = try #require(try await take())
        #expect(next.content.text == "half")
        await next.remove()
        let last = try #require(try await take())
        #expect(last.content.readableBytes == 0)
        #expect(last.fencingNumber == 1)
        await last.release()
    }

    @Test func aFormerOwnerCannotChangeTheContent() async throws {
        let lease = try #require(try await take())
        try await settle()
        // The store gives the lease to somebody else, whatever this process believes.
        try store.base.remove("work", expecting: .any)
        let other = try #require(try await take())
        try await other.setContent(ByteBuffer(string: "other"))
        #expect(
            (await thrown { try await lease.setContent(ByteBuffer(string: "mine")) } as? FetchError)?.code == .leaseLost
        )
        #expect(!lease.isHeld)
        await lease.release()
        #expect(try await take() == nil)
        #expect(other.content.text == "other")
        await other.release()
    }

    @Test func patienceWaitsAndIsCancelled() async throws {
        let lease = try #require(try await take())
        try await settle()
        let waiting = Task { try await take(.seconds(60)) }
        try await clock.waitForSleepers(3)
        await lease.release()
        // The two of the lease are gone.
        try await eventually { clock.sleepers.count == 1 }
        clock.advanceToNextSleeper()
        let next = try #require(try await waiting.value)
        try await settle()
        let cancelled = Task { try await take(.seconds(60)) }
        try await clock.waitForSleepers(3)
        cancelled.cancel()
        #expect(await thrown { _ = try await cancelled.value } is CancellationError)
        await next.release()
    }

    @Test func workIsDoneAloneAndGivenBackInAnyCase() async throws {
        let number = try await SharedLease.with("work", in: store, options) { lease in
            let other = try await take()
            #expect(other == nil)
            return lease.fencingNumber
        }
        #expect(number == 1)
        await #expect(throws: Planned.self) {
            try await SharedLease.with("work", in: store, options) { _ in throw Planned() }
        }
        let gate = Gate()
        let task = Task { try await SharedLease.with("work", in: store, options) { _ in try await gate.pass() } }
        try await gate.waitForArrival()
        let error = await thrown { try await SharedLease.with("work", in: store, options) { _ in } }
        #expect((error as? FetchError)?.code == .leaseLost)
        task.cancel()
        #expect(await thrown { try await task.value } is CancellationError)
        let last = try #require(try await take())
        #expect(last.fencingNumber == 4)
        await last.release()
    }

    @Test(arguments: ["", "AFL1", "something else", String(repeating: "x", count: 1000)])
    func aValueOfAnotherKindIsNoLease(content: String) async throws {
        _ = try store.base.put(ByteBuffer(string: content), for: "work", expecting: .any, expiresIn: nil)
        #expect((await thrown { _ = try await take() } as? FetchError)?.code == .sharedStore)
    }

    @Test func theHighestFencingNumberIsTheLast() async throws {
        let record = LeaseRecord(owner: "", fencingNumber: .max, duration: .zero, content: ByteBuffer())
        _ = try store.base.put(record.encoded, for: "work", expecting: .any, expiresIn: nil)
        #expect((await thrown { _ = try await take() } as? FetchError)?.code == .sharedStore)
    }

    @Test func aRecordReadsBack() throws {
        let content = ByteBuffer(string: "content")
        let record = LeaseRecord(owner: "me", fencingNumber: 7, duration: .seconds(30), content: content)
        let read = try LeaseRecord(record.encoded, name: "n")
        #expect(read.owner == "me")
        #expect(read.fencingNumber == 7)
        #expect(read.duration == .seconds(30))
        #expect(read.content == content)
        #expect(!read.isFree(at: .seconds(29)))
        #expect(read.isFree(at: .seconds(30)))
    }
}
