import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

/// Two processes with one session, through the whole engine: the lease decides which of them sends.
@Suite("Uploads that processes share", .timeLimit(.minutes(5)))
struct SharedUploadTests: ResumableUploadSuite {
    /// The header field that tells the number of the owner, which goes with each part.
    private static let owner = HTTPField.Name("X-Test-Owner")

    /// What the tasks of a test know of each other.
    private final class Course: Sendable {
        let clock = VirtualClock()
        private let state = Mutex((holders: 0, isComplete: false))

        var isIdle: Bool { state.withLock { $0.holders == 0 } }
        var isComplete: Bool { state.withLock { $0.isComplete } }
        func complete() { state.withLock { $0.isComplete = true } }
        func enter() { state.withLock { $0.holders += 1 } }
        func leave() { state.withLock { $0.holders -= 1 } }
    }

    private static func uploads(_ clock: VirtualClock, _ store: MemorySharedStore) -> SharedUploadSessions {
        SharedUploadSessions(in: store, .init { $0.clock = FetchClock(clock) })
    }

    /// Begins the upload, or goes on with it.
    private static func start(
        _ bytes: [UInt8],
        _ shared: SharedUpload,
        _ wire: UploadOptions.WireChoice,
        _ storage: StorageService
    ) -> FetchUpload<Storage.Object> {
        let upload = UploadOptions {
            $0.mode = .resumable
            $0.wire = wire
            $0.chunkSize = 100_000
            $0.keeper = shared
        }
        let options = GAPI.QueryOptions {
            if let owner { $0.headerFields[owner] = "\(shared.fencingNumber)" }
        }
        guard let session = shared.session else {
            return storage.upload(query, from: .bytes(bytes), contentType: "a/b", upload: upload, options: options)
        }
        return storage.resumeUpload(.init(session), from: .bytes(bytes), upload: upload, options: options)
    }

    /// Tries until the upload is complete, whichever process completes it.
    private static func run(
        _ bytes: [UInt8],
        _ wire: UploadOptions.WireChoice,
        _ storage: StorageService,
        _ uploads: SharedUploadSessions,
        _ course: Course
    ) async throws {
        while !course.isComplete {
            do {
                try await uploads.with("film") { shared in
                    course.enter()
                    defer { course.leave() }
                    guard !course.isComplete else { return }
                    _ = try await start(bytes, shared, wire, storage).value
                    course.complete()
                }
            } catch let error where error.isLeaseLost {
                // The lease of an owner that has stopped ends only if time passes.
                if course.isIdle { course.clock.advance(by: .seconds(1)) }
                await Task.yield()
            }
        }
    }

    /// Lets time pass with each request: a little, or more than a lease lasts while the request stalls.
    private static func passTime(_ course: Course, _ journal: RequestJournal, _ seed: UInt64) async {
        var generator = SplitMix(state: seed)
        for count in 0... {
            do { try await journal.waitUntil { $0.count > count } } catch { return }
            let isStalled = journal.entries[count].fault == .stall
            course.clock.advance(by: .seconds(isStalled ? 40 : Int.random(in: 0..<3, using: &generator)))
        }
    }

    @Test(arguments: [UploadOptions.WireChoice.contentRange, .googleUpload], 0..<20)
    func theLeaseDecidesWhoSends(wire: UploadOptions.WireChoice, seed: UInt64) async throws {
        let bytes = pattern(900_000)
        try await EmulatedStorage.run({ $0.resumableChunkGranularity = 1 }) { first in
            let second = EmulatedStorage(first.emulator)
            let journal = first.emulator.journal
            var generator = SplitMix(state: seed)
            let faults: [FaultPlan.Fault] = [
                .stall, .stall, .stall, .reset, .status(503), .carryOutThenReset,
                .acceptThenReset(uploadBytes: Int.random(in: 0..<100_000, using: &generator)),
                .acceptThenStatus(uploadBytes: Int.random(in: 0..<100_000, using: &generator)),
            ]
            first.emulator.faults.rules = (0..<4).map { _ in
                let fault = faults[Int.random(in: faults.indices, using: &generator)]
                return .init(fault, operation: "upload.chunk", nth: Int.random(in: 1..<10, using: &generator))
            }
            let course = Course()
            let store = MemorySharedStore(clock: FetchClock(course.clock))
            let uploads = Self.uploads(course.clock, store)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await Self.passTime(course, journal, seed) }
                for storage in [first.storage, second.storage] {
                    group.addTask { try await Self.run(bytes, wire, storage, uploads, course) }
                }
                // One of the two completes it, and the other sees that.
                for _ in 0..<2 { try await group.next() }
                group.cancelAll()
            }
            let owners = journal.entries.compactMap { entry in
                Self.owner.flatMap { entry.headers[$0] }.flatMap { Int($0) }
            }
            #expect(owners.count > 2)
            #expect(owners == owners.sorted(), "an owner has sent after the next one had begun")
            first.emulator.faults.rules = []
            #expect(try await first.content(of: "o") == bytes)
            await second.fetcher.shutdown()
        }
    }

    /// Cancelling the task ends only its wait for the upload, which must not go on beside that of the next owner.
    @Test func anUploadThatIsGivenBackHasStopped() async throws {
        let bytes = pattern(900_000)
        try await EmulatedStorage.run({ $0.resumableChunkGranularity = 1 }) { emulated in
            let (storage, emulator) = (emulated.storage, emulated.emulator)
            emulator.faults.append(.init(.stall, operation: "upload.chunk", nth: 3))
            let clock = VirtualClock()
            let uploads = Self.uploads(clock, MemorySharedStore(clock: FetchClock(clock)))
            let started = Mutex<FetchUpload<Storage.Object>?>(nil)
            let work = Task {
                try await uploads.with("film") { shared in
                    let upload = Self.start(bytes, shared, .contentRange, storage)
                    started.withLock { $0 = upload }
                    _ = try await upload.value
                }
            }
            try await emulator.journal.waitFor("upload.chunk", count: 3)
            work.cancel()
            await #expect(throws: CancellationError.self) { try await work.value }
            let upload = try #require(started.withLock { $0 })
            let error = await #expect(throws: (any Error).self) { _ = try await upload.value }
            #expect(error?.isLeaseLost == true)
            // The session is there for the next owner.
            #expect(!emulated.operations.contains("upload.cancel"))
            try await uploads.with("film") { shared in
                #expect(shared.session?.stored == 524_288)
                _ = try await Self.start(bytes, shared, .contentRange, storage).value
            }
            #expect(try await emulated.content(of: "o") == bytes)
        }
    }
}

extension Error {
    fileprivate var isLeaseLost: Bool {
        (self as? FetchError)?.code == .leaseLost || (self as? GAPI.Error)?.code == .leaseLost
    }
}
