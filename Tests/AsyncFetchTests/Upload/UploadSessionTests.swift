import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// Sessions of uploads: where they are, what goes there, and how another process goes on with them.
@Suite("Upload sessions", .timeLimit(.minutes(5)))
struct UploadSessionTests {
    private typealias Session = FetchUpload<FetchResponse>.Session

    // MARK: Another process

    /// Runs an upload until its third part, and ends its fetcher as the end of a process would.
    ///
    /// - Returns: The session as JSON.
    private func interrupted(_ kit: UploadKit, _ server: UploadServer, _ bytes: [UInt8]) async throws -> Data {
        let transport = server.transport()
        let fetcher = makeFetcher(transport)
        let upload = try kit.upload(.bytes(bytes), to: fetcher)
        try await server.waitForSteps(4)
        let session = try #require(upload.session)
        #expect(session.acknowledged == 524_288)
        #expect(session.total == Int64(bytes.count))
        #expect(session.method.hasSuffix(address))
        await fetcher.shutdown()
        await #expect(throws: (any Error).self) { try await upload.value }
        #expect(!server.steps.contains(.cancel))
        return try JSONEncoder().encode(session)
    }

    @Test(arguments: UploadKit.all) func anotherFetcherGoesOn(kit: UploadKit) async throws {
        let bytes = uploadBytes(900_000)
        let server = kit.server(.init(.stalls, .part, nth: 3))
        let json = try await interrupted(kit, server, bytes)
        let session = try JSONDecoder().decode(Session.self, from: json)
        let before = server.steps.count
        let fetcher = makeFetcher(server.transport())
        let upload = fetcher.resumeUpload(session, from: .bytes(bytes), by: kit.wire)
        _ = try await upload.value
        server.expect(900_000)
        let steps: [UploadServer.Step] = [.query, .part, .part]
        #expect(Array(server.steps.dropFirst(before)) == steps + Array(repeating: .part, count: kit.completions))
        var last: TransferProgress?
        for await progress in upload.progress { last = progress }
        #expect(last == TransferProgress(sent: 900_000, acknowledged: 900_000, total: 900_000))
    }

    @Test(arguments: UploadKit.all) func anotherSourceIsRefused(kit: UploadKit) async throws {
        let server = kit.server(.init(.stalls, .part, nth: 3))
        let json = try await interrupted(kit, server, uploadBytes(900_000))
        let session = try JSONDecoder().decode(Session.self, from: json)
        let transport = server.transport()
        let fetcher = makeFetcher(transport)
        for source in [UploadSource.bytes(uploadBytes(900_000).reversed()), .sequence(uploadChunks(900_000))] {
            let upload = fetcher.resumeUpload(session, from: source, by: kit.wire)
            let error = await #expect(throws: FetchError.self) { try await upload.value }
            #expect(error?.code == .source)
        }
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: UploadKit.all) func aSessionOfAnotherProtocolIsRefused(kit: UploadKit) async throws {
        let server = kit.server(.init(.stalls, .part, nth: 3))
        let bytes = uploadBytes(900_000)
        let session = try JSONDecoder().decode(Session.self, from: try await interrupted(kit, server, bytes))
        for other in UploadKit.all where type(of: other.wire).name != type(of: kit.wire).name {
            let transport = server.transport()
            let upload = makeFetcher(transport).resumeUpload(session, from: .bytes(bytes), by: other.wire)
            let error = await #expect(throws: FetchError.self) { try await upload.value }
            #expect(error?.code == .invalidRequest)
            #expect(transport.requests.isEmpty)
        }
    }

    @Test(arguments: ["partSize", "partUnit", "stored"], [Int64.min, -1, 0, Int64.max])
    func theNumbersOfASessionMayComeFromAnywhere(member: String, number: Int64) async throws {
        let bytes = uploadBytes(900_000)
        let server = UploadKit.contentRange.server(.init(.stalls, .part, nth: 3))
        let json = String(decoding: try await interrupted(.contentRange, server, bytes), as: UTF8.self)
        let changed = json.replacing(try Regex("\"\(member)\":[0-9]+"), with: "\"\(member)\":\(number)")
        #expect(changed != json)
        let session = try JSONDecoder().decode(Session.self, from: Data(changed.utf8))
        let fetcher = makeFetcher(server.transport())
        let wire = ContentRangeWire(sendsHash: true)
        let upload = fetcher.resumeUpload(session, from: .bytes(bytes), by: wire)
        _ = try await upload.value
        server.expect(900_000)
        var last: TransferProgress?
        for await progress in upload.progress { last = progress }
        #expect(last == TransferProgress(sent: 900_000, acknowledged: 900_000, total: 900_000))
    }

    @Test(arguments: ["-1", "0", "524288", "899999", "9223372036854775807", "null"])
    func aSessionOfAnotherLengthThanItsSourceIsRefused(total: String) async throws {
        let bytes = uploadBytes(900_000)
        let server = UploadKit.contentRange.server(.init(.stalls, .part, nth: 3))
        let json = String(decoding: try await interrupted(.contentRange, server, bytes), as: UTF8.self)
        let changed = json.replacing("\"total\":900000", with: "\"total\":\(total)")
        try #require(changed != json)
        let session = try JSONDecoder().decode(Session.self, from: Data(changed.utf8))
        let transport = server.transport()
        let upload = makeFetcher(transport).resumeUpload(session, from: .bytes(bytes), by: ContentRangeWire())
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .source)
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: UploadKit.withPlaces) func aFinishedSessionIsFinished(kit: UploadKit) async throws {
        let server = kit.server()
        let upload = try kit.upload(300_000, to: server)
        _ = try await upload.value
        let session = try #require(upload.session)
        let fetcher = makeFetcher(server.transport())
        _ = try await fetcher.resumeUpload(session, from: .bytes(uploadBytes(300_000)), by: kit.wire).value
        server.expect(300_000)
        #expect(server.steps.last == .query)
    }

    @Test func noDescriptionShowsTheURLOfASession() async throws {
        let upload = try UploadKit.contentRange.upload(300_000, to: UploadKit.contentRange.server())
        _ = try await upload.value
        let session = try #require(upload.session)
        #expect(session.state.url == "https://api.example/session/1")
        #expect(!"\(session) \(session.state) \([session])".contains("session/1"))
        var dumped = ""
        dump(session, to: &dumped)
        #expect(!dumped.contains("session/1"))
    }

    // MARK: Places

    @Test(arguments: UploadKit.withPlaces) func aSessionMayMove(kit: UploadKit) async throws {
        let server = kit.server(.init(.moves, .part))
        let transport = server.transport()
        let upload = try kit.upload(.bytes(uploadBytes(600_000)), to: makeFetcher(transport))
        _ = try await upload.value
        server.expect(600_000)
        #expect(transport.requests.map(\.path) == ["/things", "/session/1", "/session/2", "/session/2"])
        #expect(upload.session?.state.url == "https://api.example/session/2")
    }

    @Test(
        arguments: UploadKit.withPlaces,
        [
            "http://api.example/s", "https://127.0.0.1:2375/s", "https://10.0.0.1/s", "https://printer/s",
            "file:///etc/passwd", "https://u:p@api.example/s", "https://127.0.0.1:65536/s", "https://%5B%5D/s",
        ]
    )
    func aSessionIsNotWhereAServerMustNotLeadTo(kit: UploadKit, location: String) async throws {
        let transport = ScriptedTransport([.status(201, headers: [.location: location])])
        let upload = try kit.upload(.bytes([1]), to: makeFetcher(transport))
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
        #expect(transport.requests.count == 1)
    }

    @Test(arguments: UploadKit.withPlaces)
    func aStoredSessionIsNotWhereItsServerMustNotLeadTo(kit: UploadKit) async throws {
        let bytes = uploadBytes(900_000)
        let json = try await interrupted(kit, kit.server(.init(.stalls, .part, nth: 3)), bytes)
        let changed = String(decoding: json, as: UTF8.self).replacing("api.example", with: "127.0.0.1:2375")
        let session = try JSONDecoder().decode(Session.self, from: Data(changed.utf8))
        let transport = ScriptedTransport([])
        let upload = makeFetcher(transport).resumeUpload(
            session,
            from: .bytes(bytes),
            by: kit.wire,
            openedBy: try request(.post)
        )
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.isEmpty)
    }

    // MARK: What goes there

    @Test(arguments: UploadKit.withPlaces, [false, true])
    func headersOfTheCallerTravelAndCredentialsDoNot(kit: UploadKit, isElsewhere: Bool) async throws {
        let place = isElsewhere ? "https://upload.example/s" : "/s"
        let transport = ScriptedTransport([
            .status(201, headers: [.location: place]), .failure(.connectionLost), .status(410),
        ])
        let configuration = Fetcher.Configuration {
            $0.credentials = ["https://api.example": .bearer("planted-token")]
            $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
        }
        let fetcher = Fetcher(configuration, transport: transport)
        var fields: HTTPFields = [:]
        let names = ["Traceparent", "X-Api-Key", "If-Match", "Cookie", "Content-Language", "Expect"]
        for name in names { fields[.known(name)] = "its" }
        let upload = try kit.upload(.bytes([1]), to: fetcher, headerFields: fields)
        await #expect(throws: FetchError.self) { try await upload.value }
        try #require(transport.requests.count == 3)
        #expect(transport.requests[0].header("Authorization") == "Bearer planted-token")
        for request in transport.requests.dropFirst() {
            #expect(request.header("Traceparent") == "its")
            #expect(request.header("X-Api-Key") == (isElsewhere ? nil : "its"))
            for name in ["Authorization", "If-Match", "Cookie", "Content-Language", "Expect"] {
                #expect(request.header(name) == nil, "\(name)")
            }
        }
    }

    /// As they did not go there before.
    @Test(arguments: UploadKit.withPlaces, [false, true])
    func secretsOfTheCallerDoNotGoToAResumedSessionElsewhere(kit: UploadKit, isElsewhere: Bool) async throws {
        let place = isElsewhere ? "https://upload.example/s" : "/s"
        let began = ScriptedTransport([.status(201, headers: [.location: place]), .status(400)])
        let upload = try kit.upload(.bytes([1]), to: makeFetcher(began))
        await #expect(throws: FetchError.self) { try await upload.value }
        let session = try #require(upload.session)
        var request = try request(.post)
        for name in ["Traceparent", "X-Api-Key", "Authorization"] { request.headerFields[.known(name)] = "its" }
        let transport = ScriptedTransport([.status(400)])
        let resumed = makeFetcher(transport).resumeUpload(
            session,
            from: .bytes([1]),
            by: kit.wire,
            openedBy: request
        )
        await #expect(throws: FetchError.self) { try await resumed.value }
        let sent = try transport.requests.only
        #expect(sent.header("Traceparent") == "its")
        #expect(sent.header("X-Api-Key") == (isElsewhere ? nil : "its"))
        #expect(sent.header("Authorization") == nil)
    }

    @Test(arguments: [false, true]) func aWireMayWantCredentialsAtTheirOrigin(isElsewhere: Bool) async throws {
        let kit = UploadKit(wire: TusLikeWire(authorizesSession: true), dialect: TusLikeDialect())
        let place = isElsewhere ? "https://upload.example/s" : "/s"
        let transport = ScriptedTransport([
            .status(201, headers: [.location: place]), .status(204, headers: [.uploadOffset: "1"]),
        ])
        let fetcher = Fetcher(
            .init { $0.credentials = ["https://api.example": .bearer("planted-token")] },
            transport: transport
        )
        _ = try await kit.upload(.bytes([1]), to: fetcher).value
        let expected = isElsewhere ? nil : "Bearer planted-token"
        #expect(transport.requests.map { $0.header("Authorization") } == ["Bearer planted-token", expected])
    }

    @Test(arguments: [false, true]) func aRefusedPartIsSentAgainWithAnotherToken(isSequence: Bool) async throws {
        let kit = UploadKit(wire: TusLikeWire(authorizesSession: true), dialect: TusLikeDialect())
        let transport = ScriptedTransport([
            .status(201, headers: [.location: "/s"]), .status(401), .status(204, headers: [.uploadOffset: "3"]),
        ])
        let supplied = Counter()
        let fetcher = Fetcher(
            .init { $0.credentials = ["https://api.example": .bearer { "\(supplied.increment())" }] },
            transport: transport
        )
        let upload = try kit.upload(isSequence ? .sequence(uploadChunks(3)) : .bytes(uploadBytes(3)), to: fetcher)
        _ = try await upload.value
        #expect(transport.requests.map { $0.header("Authorization") } == ["Bearer 1", "Bearer 1", "Bearer 2"])
        let parts = transport.requests.dropFirst()
        #expect(parts.allSatisfy { Array($0.body.readableBytesView) == uploadBytes(3) })
        #expect(parts.map { $0.header("Upload-Offset") } == ["0", "0"])
    }

    @Test func theWireSaysWhichFieldsTravel() throws {
        let wire = ContentRangeWire()
        let travels = ["x-goog-encryption-key", "X-Upload-Content-Type", "x-goog-hash", "Traceparent"].map {
            wire.travel(of: .known($0))
        }
        #expect(travels == [.anywhere, .stays, .stays, .withParts])
    }
}
