@testable import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import NIOCore
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct SharedUploadSessionsTests {
    private static let secret = "https://upload.example/session?upload_id=SECRET"
    private let clock = VirtualClock()
    private let store: UnreliableStore
    private var uploads: SharedUploadSessions {
        SharedUploadSessions(in: store, .init { $0.clock = FetchClock(clock) })
    }

    init() { store = UnreliableStore(clock: clock) }

    private func session(_ stored: Int64 = 0, url: String = secret) throws -> UploadSession {
        let text = """
            {"wire": "content-range", "method": "storage.objects.insert", "url": "\(url)", "contentType": "video/mp4",
             "partSize": 262144, "partUnit": 262144, "total": 1000000, "stored": \(stored), "notes": {}}
            """
        return try JSON.Decoder().decode(UploadSession.self, from: Array(text.utf8))
    }

    @Test func anotherProcessGoesOnWhereTheFirstHasStopped() async throws {
        let first = try #require(try await uploads.take("talk.mp4"))
        #expect(first.session == nil)
        try await first.keep(session(0))
        try await first.keep(session(262_144))
        #expect(try await uploads.take("talk.mp4") == nil)
        #expect(try await uploads.names() == ["talk.mp4"])
        await first.release()
        let second = try #require(try await uploads.take("talk.mp4"))
        #expect(second.session?.stored == 262_144)
        #expect(second.session?.url == Self.secret)
        #expect(second.fencingNumber == 2)
        await second.release()
    }

    @Test func aCompleteUploadLeavesNothing() async throws {
        let upload = try #require(try await uploads.take("talk.mp4"))
        try await upload.keep(session(5))
        await upload.forget(try session(5))
        // The keeper can be used for another session, if the server has dropped the first.
        try await upload.keep(session(0))
        await upload.forget(try session(0))
        await upload.release()
        #expect(try store.base.names(withPrefix: "", after: nil, limit: 10) == [])
    }

    @Test func aDeadProcessLosesItsUpload() async throws {
        let first = try #require(try await uploads.take("talk.mp4"))
        try await first.keep(session(1))
        try await clock.waitForSleepers(2)
        store.trouble = .hangs
        clock.advance(by: .seconds(40))
        store.trouble = nil
        let second = try #require(try await uploads.take("talk.mp4"))
        #expect(second.session?.stored == 1)
        let error = await thrown { try await first.keep(session(2)) } as? FetchError
        #expect(error?.code == .leaseLost)
        await first.forget(try session(2))
        await first.release()
        await second.release()
        #expect(try await uploads.take("talk.mp4")?.session?.stored == 1)
    }

    @Test func workIsCancelledWhenTheUploadIsTaken() async throws {
        let gate = Gate()
        let work = Task { try await uploads.with("talk.mp4") { _ in try await gate.pass() } }
        try await gate.waitForArrival()
        try await clock.waitForSleepers(2)
        store.trouble = .hangs
        clock.advance(by: .seconds(27))
        #expect((await thrown { try await work.value } as? FetchError)?.code == .leaseLost)
        store.trouble = nil
        #expect((await thrown { try await uploads.with("talk.mp4") { _ in } } as? FetchError)?.code == .leaseLost)
        clock.advance(by: .seconds(3))
        #expect(try await uploads.with("talk.mp4") { $0.fencingNumber } == 2)
    }

    @Test func cancellingTheTaskCancelsTheWorkAndGivesTheUploadBack() async throws {
        let gate = Gate()
        let work = Task {
            try await uploads.with("talk.mp4") { upload in
                try await upload.keep(session(7))
                try await gate.pass()
            }
        }
        try await gate.waitForArrival()
        work.cancel()
        #expect(await thrown { try await work.value } is CancellationError)
        #expect(try await uploads.with("talk.mp4") { $0.session?.stored } == 7)
    }

    @Test func secretsNeedAPrivateStore() async throws {
        let store = UnreliableStore(clock: clock, isPrivate: false)
        let error = await thrown { _ = try await SharedUploadSessions(in: store).take("x") } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(store.calls == 0)
    }

    @Test(arguments: ["{", #"{"wire": 1}"#, "[]", #"{"url": "https://SECRET"}"#])
    func aSessionThatCannotBeReadIsAnErrorWithoutItsContent(text: String) async throws {
        let lease = try #require(
            try await SharedLease.take("uploads/x", in: store, .init { $0.clock = FetchClock(clock) })
        )
        try await lease.setContent(ByteBuffer(string: text))
        await lease.release()
        let error = await thrown { _ = try await uploads.take("x") } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(error?.description.contains("SECRET") == false)
        // It was given back, and is not overwritten.
        let next = try #require(
            try await SharedLease.take("uploads/x", in: store, .init { $0.clock = FetchClock(clock) })
        )
        #expect(next.content.text == text)
        await next.release()
    }

    @Test func nothingShowsTheURL() async throws {
        let first = try #require(try await uploads.take("x"))
        try await first.keep(session())
        await first.release()
        let upload = try #require(try await uploads.take("x"))
        var text = "\(upload) \(String(reflecting: upload))"
        dump(upload, to: &text)
        let value = try store.base.value(for: "uploads/x")
        text += "\(String(describing: value))"
        dump(value, to: &text)
        #expect(!text.contains("SECRET"))
        await upload.release()
    }

    // MARK: Model

    /// What a server has of a session, as far as mixing is concerned: which owner sent each part.
    private final class ModelServer: Sendable {
        struct Part: Sendable {
            let owner: Int64
            let offset: Int64
        }

        let parts = Mutex<[Part]>([])

        var stored: Int64 { parts.withLock { Int64($0.count) } }
        func add(_ owner: Int64) { parts.withLock { $0.append(Part(owner: owner, offset: Int64($0.count))) } }
    }

    /// Two processes on one upload, with a store that fails at random and time that passes at random: each sends only
    /// while its lease can be relied on, so that the numbers of the owners never go back, and no part is sent twice.
    @Test(arguments: 0..<60)
    func twoProcessesNeverMixTheirData(seed: UInt64) async throws {
        let server = ModelServer()
        var generator = SplitMix(state: seed)
        var held: [SharedUpload?] = [nil, nil]
        var owners: [Int64] = []
        for _ in 0..<200 {
            let process = Int.random(in: 0..<2, using: &generator)
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: clock.advance(by: .seconds(Int.random(in: 1..<35, using: &generator)))
            case 1: store.trouble = .fails
            case 2: store.trouble = .loses
            case 3, 4: store.trouble = nil
            case 5:
                // The process dies: nothing of it goes on, and nothing is given back.
                held[process] = nil
            default:
                if held[process] == nil { held[process] = try? await uploads.take("film") }
                guard let upload = held[process] else { continue }
                do {
                    try await upload.keep(session(server.stored))
                } catch {
                    if (error as? FetchError)?.code == .leaseLost { held[process] = nil }
                    continue
                }
                // The engine sends a part only after `keep` has succeeded.
                #expect(upload.isHeld)
                #expect(held[1 - process]?.isHeld != true, "two owners at the same time")
                server.add(upload.fencingNumber)
                owners.append(upload.fencingNumber)
            }
        }
        #expect(owners == owners.sorted(), "an owner came back after another one had begun")
        store.trouble = nil
        if !owners.isEmpty {
            held = [nil, nil]
            // A renewal that was under way then can still arrive, once for each of them.
            var taken: SharedUpload?
            for _ in 0..<3 where taken == nil {
                clock.advance(by: .seconds(40))
                taken = try await uploads.take("film")
            }
            let last = try #require(taken)
            #expect(last.session.map { $0.stored <= server.stored } ?? true)
            await last.release()
        }
    }
}
