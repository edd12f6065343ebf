import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// Abilities that only some protocols need.
@Suite("Wires of uploads", .timeLimit(.minutes(5)))
struct UploadWireTests {
    private let tus = UploadKit.tusLikeWithExtensions

    // MARK: The first part in the opening request

    @Test func theOpeningRequestMayCarryTheFirstPart() async throws {
        let server = tus.server()
        let transport = server.transport()
        _ = try await tus.upload(.bytes(uploadBytes(600_000)), to: makeFetcher(transport)).value
        server.expect(600_000)
        #expect(server.steps == [.open, .part, .part])
        #expect(transport.requests.map(\.bodyLength) == [262_144, 262_144, 75_712])
    }

    @Test func aSmallUploadMayBeOneRequest() async throws {
        let server = tus.server()
        let answer = try await tus.upload(10, to: server).value
        #expect(answer.head.status == .created)
        #expect(server.steps == [.open])
        server.expect(10)
    }

    @Test func theBodyOfTheCallerComesFirst() async throws {
        let server = tus.server()
        let transport = server.transport()
        let upload = makeFetcher(transport).upload(
            try request(.post),
            body: .bytes("{}".utf8),
            from: .bytes(uploadBytes(10)),
            by: tus.wire
        )
        _ = try await upload.value
        server.expect(10)
        #expect(transport.requests.map(\.bodyLength) == [2, 10])
    }

    /// A server without the extension stores nothing of it, which is no failure and costs no wait.
    @Test func aFirstPartThatTheServerLeftOutIsSentAgain() async throws {
        let transport = ScriptedTransport([
            .status(201, headers: [.location: "/session/1"]), .status(204, headers: [.uploadOffset: "10"]),
        ])
        let upload = try tus.upload(
            .sequence(uploadChunks(10)),
            to: makeFetcher(transport),
            options: .init { $0.retry = .none }
        )
        _ = try await upload.value
        #expect(transport.requests.map { $0.header("Upload-Offset") } == ["0", "0"])
    }

    /// A protocol whose first answer does not tell what came of the part in its request.
    private struct SilentWire: UploadWire {
        static let name = "silent"
        private let base = ContentRangeWire()
        var opensWithPart: Bool { true }

        func open(_ request: inout HTTPRequest, for media: UploadSession.Media) { base.open(&request, for: media) }

        func session(
            openedBy response: FetchResponse,
            for media: UploadSession.Media
        ) throws -> UploadSession.Opening? {
            var opening = try base.session(openedBy: response, for: media)
            opening?.status = .unknown
            return opening
        }

        func part(_ part: UploadSession.Part, of session: UploadSession) -> UploadSession.Request {
            base.part(part, of: session)
        }

        func query(of session: UploadSession) -> UploadSession.Request { base.query(of: session) }

        func cancellation(of session: UploadSession) -> UploadSession.Request? { base.cancellation(of: session) }

        func status(
            of response: FetchResponse,
            to part: UploadSession.Part?,
            of session: UploadSession
        ) throws -> UploadSession.Status { try base.status(of: response, to: part, of: session) }
    }

    @Test(arguments: [false, true]) func aFirstPartThatIsTheLastOneMayEndTheUpload(isSequence: Bool) async throws {
        let transport = ScriptedTransport([.status(200, headers: [.location: "/session/1"]), .status(200)])
        let source: UploadSource = isSequence ? .sequence(uploadChunks(10)) : .bytes(uploadBytes(10))
        let upload = makeFetcher(transport).upload(try request(.post), from: source, by: SilentWire())
        _ = try await upload.value
        #expect(transport.requests.map(\.bodyLength) == [10, 0])
    }

    @Test(arguments: ["11", "9223372036854775807"])
    func moreThanTheFirstPartIsAProtocolError(count: String) async throws {
        let fields: HTTPFields = [.location: "/session/1", .uploadOffset: count]
        let fetcher = makeFetcher(ScriptedTransport([.status(201, headers: fields)]))
        let upload = try tus.upload(.bytes(uploadBytes(10)), to: fetcher)
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
    }

    // MARK: Hashes of parts

    @Test func eachPartHasTheHashOfItsBytes() async throws {
        let transport = tus.server().transport()
        _ = try await tus.upload(.sequence(uploadChunks(600_000)), to: makeFetcher(transport)).value
        try #require(transport.requests.count == 3)
        for sent in transport.requests {
            var hashes = ContentHashes([.sha1])
            sent.body.withUnsafeReadableBytes { hashes.update($0) }
            let hash = try #require(hashes[.sha1])
            #expect(sent.header("Upload-Checksum") == "sha1 " + Data(hash).base64EncodedString())
        }
    }

    @Test func aPartWhoseHashIsRefusedIsSentAgain() async throws {
        let server = tus.server(.init(.answers(460), .part, times: 2))
        _ = try await tus.upload(600_000, to: server).value
        server.expect(600_000)
    }

    // MARK: Answers

    @Test(arguments: [UploadServer.Step.part, .query])
    func aServerThatIsBusyIsAskedAfterAWait(step: UploadServer.Step) async throws {
        let kit = UploadKit.tusLike
        let busy = UploadServer.Rule(.answers(423), step, nth: step == .part ? 2 : 1, times: 2)
        let server = kit.server(.init(.breaks(storing: 5), .part), busy)
        let transport = server.transport()
        let upload = try kit.upload(.bytes(uploadBytes(600_000)), to: makeFetcher(transport))
        var waits = 0
        for await event in upload.events {
            if case .retrying = event.kind { waits += 1 }
        }
        _ = try await upload.value
        server.expect(600_000)
        #expect(waits == 3)
    }

    @Test func aServerThatIsAlwaysBusyEndsTheUpload() async throws {
        let server = UploadKit.tusLike.server(.init(.answers(423), .part, times: 1_000))
        let error = await #expect(throws: FetchError.self) {
            try await UploadKit.tusLike.upload(600_000, to: server).value
        }
        #expect(error?.code == .status)
        #expect(error?.response?.head.status.code == 423)
    }

    @Test func notesOfAnswersAreKeptInTheSession() async throws {
        let upload = try UploadKit.tusLike.upload(600_000, to: UploadKit.tusLike.server())
        _ = try await upload.value
        #expect(upload.session?.state.notes == ["expires": "after 524288"])
    }
}
