import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Keepers of upload sessions.
@Suite("Keepers of upload sessions", .timeLimit(.minutes(5)))
struct UploadKeeperTests {
    /// A keeper that fails from one call on.
    private final class Keeper: UploadKeeper {
        private let kept = Mutex<[UploadSession]>([])
        private let forgotten = Mutex(0)
        private let failure: (any Error)?
        private let first: Int

        init(failingWith failure: (any Error)? = nil, from first: Int = .max) {
            (self.failure, self.first) = (failure, first)
        }

        var sessions: [UploadSession] { kept.withLock { $0 } }
        var forgets: Int { forgotten.withLock { $0 } }

        func keep(_ session: UploadSession) async throws {
            let count = kept.withLock { kept in
                kept.append(session)
                return kept.count
            }
            if let failure, count >= first { throw failure }
        }

        func forget(_ session: UploadSession) async { forgotten.withLock { $0 += 1 } }
    }

    private func upload(
        _ kit: UploadKit,
        _ keeper: some UploadKeeper,
        _ server: UploadServer,
        partSize: Int? = UploadKit.partSize,
        clock: VirtualClock = VirtualClock(skippingUpTo: .seconds(4))
    ) throws -> FetchUpload<FetchResponse> {
        makeFetcher(server.transport(), clock: clock).upload(
            try request(.post),
            from: .bytes(uploadBytes(600_000)),
            by: kit.wire,
            partSize: partSize,
            keeper: keeper
        )
    }

    @Test(arguments: UploadKit.google) func theSessionIsKeptBeforeEachPart(kit: UploadKit) async throws {
        let (keeper, server) = (Keeper(), kit.server())
        _ = try await upload(kit, keeper, server).value
        server.expect(600_000)
        #expect(keeper.sessions.map(\.stored) == [0, 0, 262_144, 524_288])
        #expect(keeper.sessions.map(\.hashed.count) == [0, 0, 262_144, 524_288])
        #expect(keeper.forgets == 1)
    }

    @Test(arguments: UploadKit.google) func withAKeeperThereAreParts(kit: UploadKit) async throws {
        let (keeper, server) = (Keeper(), kit.server())
        _ = try await upload(kit, keeper, server, partSize: nil).value
        server.expect(600_000)
        #expect(keeper.sessions.allSatisfy { $0.partSize == 8 << 20 })
    }

    /// The usual size of a part is no multiple of every unit.
    @Test func aResumedSessionKeepsToTheUnitOfItsServer() async throws {
        let opened: HTTPFields = [.uploadStatus: "active", .uploadURL: "/session/1", .granularity: "5242880"]
        let source = UploadSource.reading(length: 12 << 20) { _, count in ByteBuffer(repeating: 0, count: count) }
        let began = ScriptedTransport([.status(200, headers: opened), .status(400)])
        let first = makeFetcher(began).upload(try request(.post), from: source, by: GoogleUploadWire())
        await #expect(throws: FetchError.self) { try await first.value }
        let session = try #require(first.session)
        let transport = ScriptedTransport([
            .status(200, headers: [.uploadStatus: "active", .sizeReceived: "0"]),
            .status(200, headers: [.uploadStatus: "active", .sizeReceived: "\(10 << 20)"]),
            .status(200, headers: [.uploadStatus: "final"]),
        ])
        _ = try await makeFetcher(transport).resumeUpload(session, from: source, keeper: Keeper()).value
        #expect(transport.requests.map { $0.bodyLength >> 20 } == [0, 10, 2])
    }

    @Test(arguments: UploadKit.google, 1...4)
    func aLostLeaseStopsTheUploadAndLeavesTheSession(kit: UploadKit, first: Int) async throws {
        let server = kit.server()
        let keeper = Keeper(failingWith: FetchError(.leaseLost, "another process has it"), from: first)
        let upload = try upload(kit, keeper, server)
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .leaseLost)
        #expect(server.steps == [.open] + Array(repeating: .part, count: max(first - 2, 0)))
        #expect(keeper.forgets == 0)
        // Whoever has it now goes on.
        let session = FetchUpload<FetchResponse>.Session(try #require(keeper.sessions.last))
        let source = UploadSource.bytes(uploadBytes(600_000))
        _ = try await makeFetcher(server.transport()).resumeUpload(session, from: source).value
        server.expect(600_000)
    }

    @Test(arguments: UploadKit.google) func whatAKeeperThrowsIsTheCause(kit: UploadKit) async throws {
        let server = kit.server()
        let upload = try upload(kit, Keeper(failingWith: Planned(), from: 3), server)
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .leaseLost)
        #expect(error?.cause is Planned)
        #expect(server.steps == [.open, .part])
    }

    @Test(arguments: UploadKit.google) func cancellingEndsAndForgetsTheSession(kit: UploadKit) async throws {
        let (keeper, server) = (Keeper(), kit.server(.init(.stalls, .part, nth: 2)))
        let upload = try upload(kit, keeper, server)
        try await server.waitForSteps(3)
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
        #expect(server.steps.last == .cancel)
        #expect(keeper.forgets == 1)
    }

    /// The server does not know of the end.
    @Test(arguments: UploadKit.google, [429, 503])
    func aSessionWhoseEndFailsIsNotForgotten(kit: UploadKit, status: Int) async throws {
        let server = kit.server(.init(.stalls, .part, nth: 2), .init(.answers(status), .cancel))
        let keeper = Keeper()
        let upload = try upload(kit, keeper, server)
        try await server.waitForSteps(3)
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
        #expect(server.steps.last == .cancel)
        #expect(keeper.forgets == 0)
    }

    /// It is another process's by now.
    @Test(arguments: UploadKit.google) func cancellingLeavesASessionThatIsLost(kit: UploadKit) async throws {
        let server = kit.server(.init(.stalls, .part, nth: 2))
        let keeper = Keeper(failingWith: FetchError(.leaseLost, "another process has it"), from: 4)
        let upload = try upload(kit, keeper, server)
        try await server.waitForSteps(3)
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
        #expect(server.steps == [.open, .part, .part])
        #expect(keeper.forgets == 0)
    }

    @Test(arguments: UploadKit.google) func aSessionThatIsGoneIsForgotten(kit: UploadKit) async throws {
        let (keeper, server) = (Keeper(), kit.server(.init(.answers(404), .part, nth: 2)))
        let upload = try upload(kit, keeper, server)
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .uploadSessionExpired)
        #expect(keeper.forgets == 1)
    }

    @Test(arguments: UploadKit.google) func aRefusalKeepsTheSession(kit: UploadKit) async throws {
        let (keeper, server) = (Keeper(), kit.server(.init(.answers(400), .part, nth: 2)))
        let upload = try upload(kit, keeper, server)
        await #expect(throws: FetchError.self) { try await upload.value }
        #expect(keeper.forgets == 0)
    }

    /// A keeper whose store does not answer.
    private final class HangingKeeper: UploadKeeper {
        let gate = Gate()

        func keep(_ session: UploadSession) async throws { try await gate.pass() }
        func forget(_ session: UploadSession) async {}
    }

    /// The session is left alone: whose it is cannot be known.
    @Test func aKeeperThatHangsDoesNotHoldUpACancellation() async throws {
        let (keeper, kit) = (HangingKeeper(), UploadKit.googleUpload)
        let server = kit.server()
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        let upload = try upload(kit, keeper, server, clock: clock)
        try await keeper.gate.waitForArrival()
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
        #expect(server.steps == [.open])
    }
}
