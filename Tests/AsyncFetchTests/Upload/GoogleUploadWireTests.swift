import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// X-Goog-Upload, request by request; the behaviour that it shares with the other protocols is tested with them.
@Suite("X-Goog-Upload", .timeLimit(.minutes(5)))
struct GoogleUploadWireTests {
    private typealias Answer = ScriptedTransport.Answer

    private static let opened = Answer.status(
        200,
        headers: [.uploadStatus: "active", .uploadURL: "/session/1", .granularity: "262144"]
    )

    private static func active(_ count: Int) -> Answer {
        .status(200, headers: [.uploadStatus: "active", .sizeReceived: "\(count)"])
    }

    private static let done = Answer.status(200, headers: [.uploadStatus: "final"], body: "done")

    private func upload(
        _ answers: [Answer],
        _ count: Int = 600_000,
        wire: GoogleUploadWire = .init()
    ) throws -> (FetchUpload<FetchResponse>, ScriptedTransport) {
        let transport = ScriptedTransport(answers)
        let kit = UploadKit(wire: wire, dialect: GoogleUploadDialect())
        return (try kit.upload(.bytes(uploadBytes(count)), to: makeFetcher(transport)), transport)
    }

    private func error(_ answers: Answer...) async throws -> (FetchError?, [SentRequest]) {
        let (upload, transport) = try upload(answers)
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        return (error, transport.requests)
    }

    // MARK: The start

    private static let descriptions: [(GoogleUploadWire.Description, [String: String])] = [
        (.content, ["X-Goog-Upload-Content-Type": "a/b", "X-Goog-Upload-Content-Length": "3"]),
        (
            .raw(fileName: "größe 1.jpg"),
            [
                "X-Goog-Upload-Content-Type": "a/b", "X-Goog-Upload-Raw-Size": "3",
                "X-Goog-Upload-File-Name": "gr%C3%B6%C3%9Fe%201.jpg",
            ]
        ),
        (.raw(fileName: nil), ["X-Goog-Upload-Content-Type": "a/b", "X-Goog-Upload-Raw-Size": "3"]),
        (.headers, ["X-Goog-Upload-Header-Content-Type": "a/b", "X-Goog-Upload-Header-Content-Length": "3"]),
    ]

    @Test(arguments: descriptions.indices) func theStartDescribesTheMediaAsTheServiceWantsIt(index: Int) async throws {
        let (description, fields) = Self.descriptions[index]
        let (upload, transport) = try upload([Self.opened, Self.done], 3, wire: .init(describing: description))
        _ = try await upload.value
        let start = try #require(transport.requests.first)
        var expected = fields
        expected["X-Goog-Upload-Protocol"] = "resumable"
        expected["X-Goog-Upload-Command"] = "start"
        let sent = start.request.headerFields.filter { $0.name.canonicalName.hasPrefix("x-goog-upload-") }
        #expect(Dictionary(sent.map { ($0.name.rawName, $0.value) }) { $1 } == expected)
        // What describes the start does not come again.
        let part = try #require(transport.requests.last).request.headerFields
        #expect(part.count { $0.name.canonicalName.hasPrefix("x-goog-upload-") } == 2)
    }

    @Test(arguments: [GoogleUploadWire.Description.content, .raw(fileName: nil), .headers])
    func anUnknownLengthIsMinusOneOrUnsaid(description: GoogleUploadWire.Description) async throws {
        let transport = ScriptedTransport([Self.opened, Self.done])
        let kit = UploadKit(wire: GoogleUploadWire(describing: description), dialect: GoogleUploadDialect())
        _ = try await kit.upload(.sequence(uploadChunks(3)), to: makeFetcher(transport)).value
        let fields = try #require(transport.requests.first).request.headerFields
        let lengths = fields.filter {
            $0.name.canonicalName.hasSuffix("-length") || $0.name.canonicalName.hasSuffix("-size")
        }
        #expect(lengths.filter { $0.name != .contentLength }.map(\.value) == (description == .content ? ["-1"] : []))
    }

    @Test(
        arguments: [
            [:], ["X-Goog-Upload-Status": "active"], ["X-Goog-Upload-URL": "/s"],
            ["X-Goog-Upload-URL": "/s", "X-Goog-Upload-Status": "started"],
            ["X-Goog-Upload-URL": "/s", "X-Goog-Upload-Status": "final"],
            ["X-Goog-Upload-URL": "/s", "X-Goog-Upload-Status": "cancelled"],
            ["X-Goog-Upload-URL": "http://api.example/s", "X-Goog-Upload-Status": "active"],
            ["X-Goog-Upload-URL": "https://127.0.0.1:2375/s", "X-Goog-Upload-Status": "active"],
        ]
    )
    func aStartThatOpensNothingIsAProtocolError(fields: [String: String]) async throws {
        var headers: HTTPFields = [:]
        for (name, value) in fields { headers[.known(name)] = value }
        let (error, requests) = try await error(.status(200, headers: headers))
        #expect(error?.code == .uploadProtocol)
        #expect(requests.count == 1)
    }

    @Test(arguments: ["final", "active"]) func aStartThatIsRefusedHasItsStatus(status: String) async throws {
        let (error, _) = try await error(.status(403, headers: [.uploadStatus: status], body: "{}"))
        #expect(error?.code == .status)
        #expect(error?.response?.head.status == .forbidden)
    }

    @Test(
        arguments: [
            (nil, 262_144), ("0", 262_144), ("-1", 262_144), ("x", 262_144), ("99999999999999999999", 262_144),
            ("1", 262_144), ("100000", 300_000), ("524288", 524_288), ("9223372036854775807", 600_000),
        ] as [(String?, Int64)]
    )
    func partsAreMultiplesOfTheUnit(granularity: String?, first: Int64) async throws {
        var opened: HTTPFields = [.uploadStatus: "active", .uploadURL: "/session/1"]
        opened[.granularity] = granularity
        let transport = ScriptedTransport { [opened] received in
            switch received.header("X-Goog-Upload-Command") {
            case "start": .status(200, headers: opened)
            case "upload":
                Self.active(
                    Int(received.header("X-Goog-Upload-Offset") ?? "").map { $0 + Int(received.bodyLength) } ?? 0
                )
            default: Self.done
            }
        }
        let kit = UploadKit.googleUpload
        _ = try await kit.upload(.bytes(uploadBytes(600_000)), to: makeFetcher(transport)).value
        #expect(transport.requests.dropFirst().first?.bodyLength == first)
        #expect(transport.requests.dropFirst().map(\.bodyLength).reduce(0, +) == 600_000)
    }

    // MARK: Parts

    @Test func eachRequestHasItsCommand() async throws {
        let (upload, transport) = try upload([
            Self.opened, Self.active(262_144), .failure(.connectionLost), Self.active(262_144), Self.active(524_288),
            Self.active(600_000), Self.done,
        ])
        #expect(try await upload.value.text == "done")
        let requests = transport.requests
        #expect(requests.allSatisfy { $0.method == .post })
        #expect(
            requests.map { $0.header("X-Goog-Upload-Command") } == [
                "start", "upload", "upload", "query", "upload", "upload, finalize", "finalize",
            ]
        )
        #expect(
            requests.map { $0.header("X-Goog-Upload-Offset") } == [
                nil, "0", "262144", nil, "262144", "524288", "600000",
            ]
        )
        #expect(requests.map(\.bodyLength) == [0, 262_144, 262_144, 0, 262_144, 75_712, 0])
    }

    /// Offset and bytes begin at the same place, though it is no multiple of the unit.
    @Test func afterAShortSizeTheOffsetIsWhatTheServerHas() async throws {
        let (upload, transport) = try upload([
            Self.opened, Self.active(100_001), Self.active(362_145), Self.done,
        ])
        _ = try await upload.value
        let part = try #require(transport.requests.dropFirst(2).first)
        #expect(part.header("X-Goog-Upload-Offset") == "100001")
        #expect(Array(part.body.readableBytesView) == Array(uploadBytes(362_145)[100_001...]))
    }

    @Test func whatAnAnswerDoesNotSayIsAsked() async throws {
        let (upload, transport) = try upload([
            Self.opened, .status(200, headers: [.uploadStatus: "active"]), Self.active(262_144), Self.active(524_288),
            Self.done,
        ])
        _ = try await upload.value
        #expect(
            transport.requests.map { $0.header("X-Goog-Upload-Command") } == [
                "start", "upload", "query", "upload", "upload, finalize",
            ]
        )
    }

    @Test func anAnswerToAQuestionThatSaysNothingIsAProtocolError() async throws {
        let nothing = Answer.status(200, headers: [.uploadStatus: "active"])
        let (error, requests) = try await error(Self.opened, nothing, nothing)
        #expect(error?.code == .uploadProtocol)
        #expect(requests.count == 3)
    }

    @Test(arguments: ["-1", "x", "", "1.5", "0x10", "99999999999999999999", "262145", "9223372036854775807"])
    func aSizeThatIsNoneOrTooLargeIsAProtocolError(size: String) async throws {
        let told = Answer.status(200, headers: [.uploadStatus: "active", .sizeReceived: size])
        let (error, _) = try await error(Self.opened, told)
        #expect(error?.code == .uploadProtocol)
    }

    @Test(arguments: [nil, "", "done", "active, final"])
    func anAnswerThatDoesNotTellHowTheUploadStandsIsAProtocolError(status: String?) async throws {
        var fields: HTTPFields = [.contentType: "text/html"]
        fields[.uploadStatus] = status
        let (upload, _) = try upload([Self.opened, .status(200, headers: fields, body: "<html>")])
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
        #expect(error?.message.contains("html") == false)
        #expect(upload.session?.acknowledged == 0)
    }

    @Test(arguments: ["ACTIVE", "Active"], ["FINAL", "Final"])
    func upperAndLowerCaseMakeNoDifference(active: String, final: String) async throws {
        let (upload, _) = try upload([
            .status(200, headers: [.uploadStatus: active, .uploadURL: "/session/1"]),
            .status(200, headers: [.uploadStatus: active, .sizeReceived: "262144"]),
            .status(200, headers: [.uploadStatus: active, .sizeReceived: "524288"]),
            .status(201, headers: [.uploadStatus: final]),
        ])
        #expect(try await upload.value.head.status == .created)
    }

    @Test func theEndBeforeEverythingWasSentIsAProtocolError() async throws {
        let (error, _) = try await error(Self.opened, Self.done)
        #expect(error?.code == .uploadProtocol)
    }

    @Test(arguments: [200, 400, 410]) func whatSomebodyElseCancelledIsExpired(status: Int) async throws {
        let (error, requests) = try await error(Self.opened, .status(status, headers: [.uploadStatus: "Cancelled"]))
        #expect(error?.code == .uploadSessionExpired)
        #expect(requests.count == 2)
    }

    @Test(arguments: [404, 410, 499]) func aSessionThatIsGoneIsExpired(status: Int) async throws {
        let (error, _) = try await error(Self.opened, .status(status))
        #expect(error?.code == .uploadSessionExpired)
    }

    @Test(arguments: [400, 409, 416]) func anOffsetThatTheServerDoesNotExpectIsAskedFor(status: Int) async throws {
        let (upload, transport) = try upload([
            Self.opened, .status(status, headers: [.uploadStatus: "active"]), Self.active(262_144),
            Self.active(524_288), Self.done,
        ])
        _ = try await upload.value
        #expect(transport.requests[2].header("X-Goog-Upload-Command") == "query")
        #expect(transport.requests[3].header("X-Goog-Upload-Offset") == "262144")
    }

    @Test(arguments: [408, 429, 500, 503]) func aFailureIsAskedAboutAfterAWait(status: Int) async throws {
        let (upload, transport) = try upload([
            Self.opened, .status(status, headers: [.uploadStatus: "active"]), Self.active(0), Self.active(262_144),
            Self.active(524_288), Self.done,
        ])
        var waits = 0
        for await event in upload.events {
            if case .retrying = event.kind { waits += 1 }
        }
        _ = try await upload.value
        #expect(waits == 1)
        #expect(transport.requests[2].header("X-Goog-Upload-Command") == "query")
    }

    /// There are no credentials on a session, so no other token helps.
    @Test(arguments: [401, 403, 412, 413], ["active", nil])
    func aRefusalIsFinal(status: Int, standing: String?) async throws {
        var fields: HTTPFields = [:]
        fields[.uploadStatus] = standing
        let (error, requests) = try await error(Self.opened, .status(status, headers: fields))
        #expect(error?.code == .status)
        #expect(error?.response?.head.status.code == status)
        #expect(requests.count == 2)
    }

    /// The service's own error: the upload is complete, and what it made of the bytes is none.
    @Test func theEndMayBeARefusal() async throws {
        let (error, requests) = try await error(
            Self.opened,
            .status(400, headers: [.uploadStatus: "final"], body: "{}")
        )
        #expect(error?.code == .status)
        #expect(error?.response?.head.status == .badRequest)
        #expect(requests.count == 2)
    }

    @Test func aSizeThatGoesBackIsGoneOnFrom() async throws {
        let (upload, transport) = try upload([
            Self.opened, Self.active(262_144), Self.active(100_000), Self.active(100_000), Self.active(362_144),
            Self.done,
        ])
        _ = try await upload.value
        let requests = transport.requests
        #expect(
            requests.map { $0.header("X-Goog-Upload-Command") } == [
                "start", "upload", "upload", "query", "upload", "upload, finalize",
            ]
        )
        #expect(
            requests.map { $0.header("X-Goog-Upload-Offset") } == [nil, "0", "262144", nil, "100000", "362144"]
        )
    }

    @Test func aSizeThatGoesBackIsSentAgainForABoundedNumberOfTimes() async throws {
        let transport = ScriptedTransport { received in
            switch (received.header("X-Goog-Upload-Command"), received.header("X-Goog-Upload-Offset")) {
            case ("start", _): Self.opened
            case (_, "0"): Self.active(262_144)
            default: Self.active(0)
            }
        }
        let upload = try UploadKit.googleUpload.upload(.bytes(uploadBytes(600_000)), to: makeFetcher(transport))
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
        #expect(transport.requests.count < 60)
    }

    @Test func anUploadThatNeverEndsIsAProtocolError() async throws {
        let transport = ScriptedTransport { received in
            received.header("X-Goog-Upload-Command") == "start" ? Self.opened : Self.active(3)
        }
        let upload = try UploadKit.googleUpload.upload(.bytes(uploadBytes(3)), to: makeFetcher(transport))
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
        #expect(transport.requests.count < 60)
    }

    // MARK: The end of the session

    @Test(arguments: [nil, "/control", "http://api.example/control", "https://127.0.0.1/control"])
    func cancellingGoesToTheURLForCommandsIfItIsOneToGoTo(control: String?) async throws {
        var opened: HTTPFields = [.uploadStatus: "active", .uploadURL: "/session/1"]
        opened[.controlURL] = control
        let transport = ScriptedTransport([.status(200, headers: opened), .stall, .status(200)])
        let clock = VirtualClock(skippingUpTo: .seconds(4))
        let upload = try UploadKit.googleUpload.upload(.bytes([1]), to: makeFetcher(transport, clock: clock))
        try await transport.waitForRequests(2)
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
        let commands = transport.requests.dropFirst(2)
        let paths = control.map { $0.hasPrefix("/") ? [$0] : [] } ?? ["/session/1"]
        #expect(commands.map(\.path) == paths)
        #expect(commands.allSatisfy { $0.header("X-Goog-Upload-Command") == "cancel" })
    }

    // MARK: Hashes

    @Test(arguments: [false, true]) func theLastRequestHasTheHashIfItIsWanted(isWanted: Bool) async throws {
        let (upload, transport) = try upload(
            [Self.opened, Self.active(262_144), Self.active(524_288), Self.done],
            wire: .init(sendsHash: isWanted)
        )
        _ = try await upload.value
        var checksum = CRC32C()
        checksum.update(uploadBytes(600_000))
        let hash = isWanted ? "crc32c=\(checksum.base64)" : nil
        #expect(transport.requests.map { $0.header("x-goog-hash") } == [nil, nil, nil, hash])
    }

    @Test func theWireSaysWhichFieldsTravel() throws {
        let wire = GoogleUploadWire()
        let names = ["x-goog-encryption-key", "X-Goog-Upload-Protocol", "x-goog-hash", "Traceparent"]
        #expect(names.map { wire.travel(of: .known($0)) } == [.anywhere, .stays, .stays, .withParts])
    }
}
