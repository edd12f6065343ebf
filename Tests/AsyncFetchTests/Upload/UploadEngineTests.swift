import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// The behaviour of uploads whatever their protocol.
@Suite("Uploads by any wire", .timeLimit(.minutes(5)))
struct UploadEngineTests {
    enum Kind: CaseIterable { case bytes, sequence, sequenceOfUnknownLength, reader }

    // MARK: Everything arrives

    private static let sizes = [0, 1, 262_143, 262_144, 262_145, 786_432, 900_000]

    @Test(arguments: UploadKit.withExtensions, Kind.allCases)
    func everythingArrives(kit: UploadKit, kind: Kind) async throws {
        for count in Self.sizes {
            let bytes = uploadBytes(count)
            let source: UploadSource =
                switch kind {
                case .bytes: .bytes(bytes)
                case .sequence: .sequence(uploadChunks(count), length: Int64(count))
                case .sequenceOfUnknownLength: .sequence(uploadChunks(count))
                case .reader: .reading(length: Int64(count)) { ByteBuffer(bytes: bytes[Int($0)..<Int($0) + $1]) }
                }
            let server = kit.server()
            let fetcher = makeFetcher(server.transport())
            _ = try await kit.upload(source, to: fetcher).value
            server.expect(count)
            #expect(fetcher.inFlightCount == 0)
        }
    }

    @Test(arguments: UploadKit.all) func partsAreOfTheSizeThatIsWanted(kit: UploadKit) async throws {
        let server = kit.server()
        let transport = server.transport()
        _ = try await kit.upload(.bytes(uploadBytes(600_000)), to: makeFetcher(transport)).value
        let sizes = transport.requests.dropFirst().map(\.bodyLength).filter { $0 > 0 }
        #expect(sizes == [262_144, 262_144, 75_712])
    }

    @Test(arguments: UploadKit.withExtensions)
    func progressNeverGoesBackAndEndsWithTheTotal(kit: UploadKit) async throws {
        let server = kit.server(.init(.breaks(storing: 100_000), .part, nth: 2))
        let upload = try kit.upload(900_000, to: server)
        var last = TransferProgress()
        for await progress in upload.progress {
            #expect(progress.sent >= last.sent && progress.acknowledged >= last.acknowledged)
            #expect(progress.sent >= progress.acknowledged)
            last = progress
        }
        _ = try await upload.value
        #expect(last == TransferProgress(sent: 900_000, acknowledged: 900_000, total: 900_000))
    }

    // MARK: Breaks

    static let breaks: [UploadServer.Rule] = [
        .init(.breaks(), .open), .init(.answers(503), .open),
        .init(.breaks(), .part), .init(.breaks(storing: 7), .part, times: 3),
        .init(.breaks(storing: 100_001), .part, nth: 2), .init(.breaks(storing: nil), .part, nth: 2),
        .init(.breaks(storing: nil), .part, nth: 4), .init(.breaks(storing: 1), .part, nth: 4),
        .init(.answers(503), .part, nth: 3), .init(.answers(429), .part),
        .init(.stores(100_000), .part, nth: 2), .init(.stores(1), .part, times: 3),
    ]

    @Test(arguments: UploadKit.withExtensions, breaks)
    func noStoredByteIsSentAgain(kit: UploadKit, rule: UploadServer.Rule) async throws {
        for isSequence in [false, true] {
            let server = kit.server(rule)
            let source: UploadSource = isSequence ? .sequence(uploadChunks(900_000)) : .bytes(uploadBytes(900_000))
            _ = try await kit.upload(source, to: makeFetcher(server.transport())).value
            server.expect(900_000)
        }
    }

    @Test(arguments: UploadKit.all, [UploadServer.Fault.breaks(), .answers(503)])
    func aQuestionWithoutAnAnswerIsAskedAgain(kit: UploadKit, fault: UploadServer.Fault) async throws {
        let server = kit.server(.init(.breaks(storing: 5), .part), .init(fault, .query, times: 2))
        _ = try await kit.upload(600_000, to: server).value
        server.expect(600_000)
        #expect(server.steps.count { $0 == .query } == 3)
    }

    @Test(arguments: UploadKit.all) func anUploadThatNeverGetsForwardGivesUp(kit: UploadKit) async throws {
        let server = kit.server(.init(.answers(503), .part, nth: 2, times: 100))
        let upload = try kit.upload(600_000, to: server)
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .status)
        #expect(error?.response?.head.status == .serviceUnavailable)
        #expect(upload.session?.acknowledged == 262_144)
    }

    /// The caller can resume it.
    @Test(arguments: UploadKit.all, [UploadServer.Step.open, .part])
    func nothingFollowsAFailureIfTheCallerForbidsRetries(kit: UploadKit, step: UploadServer.Step) async throws {
        for fault in [UploadServer.Fault.breaks(storing: 7), .answers(503)] {
            let server = kit.server(.init(fault, step))
            let fetcher = makeFetcher(server.transport())
            let source = UploadSource.bytes(uploadBytes(600_000))
            let upload = try kit.upload(source, to: fetcher, options: FetchOptions { $0.isIdempotent = false })
            let error = await #expect(throws: FetchError.self) { try await upload.value }
            let code: FetchError.Code = fault == .answers(503) ? .status : .connectionLost
            #expect(error?.code == code)
            let steps: [UploadServer.Step] = step == .open ? [.open] : [.open, .part]
            #expect(server.steps == steps)
            guard step == .part else { continue }
            let session = try #require(upload.session)
            _ = try await fetcher.resumeUpload(session, from: source, by: kit.wire).value
            server.expect(600_000)
        }
    }

    @Test(arguments: UploadKit.all) func aServerThatStoresNothingEndsTheUpload(kit: UploadKit) async throws {
        let server = kit.server(.init(.stores(0), .part, times: 100))
        let error = await #expect(throws: FetchError.self) { try await kit.upload(600_000, to: server).value }
        #expect(error?.code == .uploadProtocol)
        #expect(server.steps.count < 40)
    }

    /// The last answer of a folder of parts is that to the MOVE, with which the folder goes.
    @Test(arguments: UploadKit.all) func aLastAnswerThatIsLostIsFoundOut(kit: UploadKit) async throws {
        let server = kit.server(.init(.breaks(storing: nil), .part, nth: 4 + kit.completions))
        _ = try await kit.upload(900_000, to: server).value
        server.expect(900_000)
        #expect(server.steps.count { $0 == .part } == 4 + kit.completions)
        #expect(server.steps.last == .query)
    }

    // MARK: Answers that are wrong, or refuse

    @Test(arguments: UploadKit.all, [262_145, 600_001, Int64.max - 1])
    func moreThanWasSentIsAProtocolError(kit: UploadKit, count: Int64) async throws {
        let server = kit.server(.init(.claims(count), .part))
        let error = await #expect(throws: FetchError.self) { try await kit.upload(600_000, to: server).value }
        #expect(error?.code == .uploadProtocol)
    }

    @Test(arguments: [false, true])
    func anUploadThatEndsBeforeEverythingWasSentIsAProtocolError(isSequence: Bool) async throws {
        let transport = ScriptedTransport([.status(200, headers: [.location: "/session/1"]), .status(200)])
        let source: UploadSource = isSequence ? .sequence(uploadChunks(600_000)) : .bytes(uploadBytes(600_000))
        let upload = try UploadKit.contentRange.upload(source, to: makeFetcher(transport))
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
    }

    @Test(arguments: [nil, 600_000])
    func aSequenceThatEndsBeforeItWasSentIsAProtocolError(length: Int64?) async throws {
        let transport = ScriptedTransport([
            .status(200, headers: [.location: "/session/1"]), .failure(.connectionLost), .status(200),
        ])
        let source = UploadSource.sequence(uploadChunks(600_000), length: length)
        let upload = try UploadKit.contentRange.upload(source, to: makeFetcher(transport))
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
    }

    /// Nobody else knows the session.
    @Test func theEndAfterAQuestionBeforeEverythingWasSentIsAProtocolErrorToo() async throws {
        let transport = ScriptedTransport([
            .status(200, headers: [.location: "/session/1"]), .failure(.connectionLost), .status(200),
        ])
        let upload = try UploadKit.contentRange.upload(.bytes(uploadBytes(600_000)), to: makeFetcher(transport))
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
        #expect(transport.requests.count == 3)
    }

    /// The page that a redirect leads to, such as that of a login, says nothing of what was stored.
    @Test(arguments: UploadKit.all) func theAnswerOfAnotherPageIsNotThatToAQuestion(kit: UploadKit) async throws {
        let server = kit.server(.init(.breaks(), .part))
        let transport = ScriptedTransport { received in
            let isQuestion = kit.dialect.step(of: received) == .query && received.method != .get
            if isQuestion { return .status(303, headers: [.location: "/page"]) }
            return received.path == "/page" ? .status(200) : server.answer(received)
        }
        let error = await #expect(throws: FetchError.self) {
            try await kit.upload(.bytes(uploadBytes(600_000)), to: makeFetcher(transport)).value
        }
        #expect(error?.response?.head.status.code == 303)
        #expect(!transport.requests.contains { $0.path == "/page" })
    }

    @Test(arguments: UploadKit.withPlaces) func aSessionWithoutAPlaceIsAProtocolError(kit: UploadKit) async throws {
        let fetcher = makeFetcher(ScriptedTransport([.status(201)]))
        let error = await #expect(throws: FetchError.self) { try await kit.upload(.bytes([1]), to: fetcher).value }
        #expect(error?.code == .uploadProtocol)
        #expect(error?.response?.head.status == .created)
    }

    @Test(arguments: UploadKit.all, [400, 403, 412])
    func aRefusalIsNotRetried(kit: UploadKit, status: Int) async throws {
        for step in [UploadServer.Step.open, .part] {
            let server = kit.server(.init(.answers(status), step))
            let error = await #expect(throws: FetchError.self) { try await kit.upload(600_000, to: server).value }
            #expect(error?.code == .status)
            #expect(error?.response?.head.status.code == status)
            #expect(server.steps.count { $0 == step } == 1)
        }
    }

    @Test(arguments: UploadKit.all, [UploadServer.Step.part, .query])
    func aSessionThatIsGoneIsExpired(kit: UploadKit, step: UploadServer.Step) async throws {
        let server = kit.server(.init(.breaks(), .part), .init(.answers(404), step, nth: step == .part ? 2 : 1))
        let error = await #expect(throws: FetchError.self) { try await kit.upload(600_000, to: server).value }
        #expect(error?.code == .uploadSessionExpired)
        #expect(error?.response?.head.status == .notFound)
    }

    /// After an answer that tells nothing of the part, a question is asked at once; it does not go on for ever.
    @Test(arguments: [1, 100]) func anOffsetThatTheServerDoesNotExpectIsAskedFor(times: Int) async throws {
        let kit = UploadKit.tusLike
        let server = kit.server(.init(.answers(409), .part, times: times))
        let upload = try kit.upload(600_000, to: server)
        if times == 1 {
            _ = try await upload.value
            server.expect(600_000)
            #expect(server.steps == [.open, .part, .query, .part, .part, .part])
        } else {
            let error = await #expect(throws: FetchError.self) { try await upload.value }
            #expect(error?.code == .uploadProtocol)
        }
    }
}
