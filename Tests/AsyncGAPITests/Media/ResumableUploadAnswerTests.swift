import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite("Resumable uploads: what servers say", .timeLimit(.minutes(5)))
struct ResumableUploadAnswerTests: ResumableUploadSuite {
    @Test func aSessionWithoutAPlaceIsAProtocolError() async throws {
        #expect(try await error(.status(200)).code == .uploadProtocol)
    }

    @Test(
        arguments: [
            "bytes=5-9", "bytes=0-", "bytes=0-x", "0-9", "bytes=0--1", "bytes=", "bytes=0-9223372036854775807",
            "bytes=0-9223372036854775808", "bytes=0-99999999999999999999999", "bytes=0-9,20-29",
        ]
    )
    func aStrangeRangeIsAProtocolError(range: String) async throws {
        #expect(try await error(Self.session, .status(308, headers: [.range: range])).code == .uploadProtocol)
    }

    @Test(arguments: [500_000, 599_999, Int64.max - 1])
    func moreThanWasSentIsAProtocolError(last: Int64) async throws {
        #expect(
            try await error(Self.session, .status(308, headers: [.range: "bytes=0-\(last)"])).code == .uploadProtocol
        )
    }

    @Test(arguments: ["1000", "-1", "0", "99", "x", "", "9223372036854775808"])
    func aStatusBesideTheStatusThatIsNoneIsAProtocolError(text: String) async throws {
        let name = try #require(HTTPField.Name("X-HTTP-Status-Code-Override"))
        let error = try await error(Self.session, .status(200, headers: [name: text]))
        #expect(error.code == .uploadProtocol)
    }

    @Test(arguments: [403, 404, 503])
    func theStatusBesideTheStatusIsThatOfTheError(status: Int) async throws {
        let name = try #require(HTTPField.Name("X-HTTP-Status-Code-Override"))
        let transport = ScriptedTransport { received in
            received.method == .post ? Self.session : .status(200, headers: [name: "\(status)"])
        }
        let scripted = ScriptedStorage(transport)
        let upload = scripted.storage.upload(
            Self.query,
            from: .bytes(pattern(600_000)),
            upload: Self.parts,
            options: .init { $0.retry = .none }
        )
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        let code: GAPI.Error.Code = status == 404 ? .uploadSessionExpired : .server
        #expect(error?.status == status)
        #expect(error?.code == code)
        #expect(error?.isRetryable == (status == 503))
    }

    @Test(arguments: [(Int.min, 262_144), (0, 262_144), (262_145, 524_288), (Int.max, 900_000)] as [(Int, Int64)])
    func anyChunkSizeIsOne(size: Int, sent: Int64) async throws {
        let bytes = pattern(900_000)
        try await EmulatedStorage.run { emulated in
            let options = UploadOptions {
                $0.mode = .resumable
                $0.chunkSize = size
            }
            let query = Self.query
            _ = try await emulated.storage.upload(query, from: .bytes(bytes), upload: options).value
            #expect(emulated.emulator.journal.entries.first { $0.operation == "upload.chunk" }?.receivedBytes == sent)
            #expect(try await emulated.content(of: "o") == bytes)
        }
    }

    @Test(arguments: ["upload?upload_id=2", "/resumable?upload_id=2", "//upload.example/x?upload_id=2"])
    func aPlaceOfTheSessionMayBeRelative(location: String) async throws {
        let scripted = ScriptedStorage([.status(200, headers: [.location: location]), .json(#"{"name": "o"}"#)])
        let source = UploadSource.bytes(pattern(10))
        _ = try await scripted.storage.upload(Self.query, from: source, upload: Self.parts).value
        let asked = scripted.transport.requests.map(\.url)
        let expected = [
            "upload?upload_id=2": "https://storage.googleapis.com/upload/storage/v1/b/box/upload?upload_id=2",
            "/resumable?upload_id=2": "https://storage.googleapis.com/resumable?upload_id=2",
            "//upload.example/x?upload_id=2": "https://upload.example/x?upload_id=2",
        ]
        #expect(asked.last == expected[location])
    }

    @Test func aSessionThatLeavesTLSIsAProtocolError() async throws {
        let away = ScriptedTransport.Answer.status(200, headers: [.location: "http://127.0.0.1/upload?upload_id=1"])
        #expect(try await error(away).code == .uploadProtocol)
        let moved = ScriptedTransport.Answer.status(308, headers: [.location: "http://127.0.0.1/upload?upload_id=1"])
        #expect(try await error(Self.session, moved).code == .uploadProtocol)
    }

    @Test func a308WithALocationMovesTheSessionAndIsNoRedirect() async throws {
        let scripted = ScriptedStorage([
            Self.session, .status(308, headers: [.range: "bytes=0-262143", .location: "/other?upload_id=2"]),
            .status(308, headers: [.range: "bytes=0-524287"]), .json(#"{"name": "o"}"#),
        ])
        let source = UploadSource.bytes(pattern(600_000))
        _ = try await scripted.storage.upload(Self.query, from: source, upload: Self.parts).value
        let parts = scripted.transport.requests.dropFirst()
        #expect(
            parts.map { $0.header("Content-Range") } == [
                "bytes 0-262143/600000", "bytes 262144-524287/600000", "bytes 524288-599999/600000",
            ]
        )
        #expect(parts.map(\.path) == ["/upload", "/other", "/other"])
    }

    @Test(arguments: [404, 410, 499])
    func aSessionThatIsGoneIsExpired(status: Int) async throws {
        let error = try await error(Self.session, .status(status))
        #expect(error.code == .uploadSessionExpired)
        #expect(error.status == status)
    }

    @Test(arguments: [400, 403, 412])
    func aRefusalIsNotRetried(status: Int) async throws {
        #expect(try await error(Self.session, .status(status)).status == status)
    }

    @Test func a308WithoutRangeMeansThatNothingIsStored() async throws {
        let scripted = ScriptedStorage([
            Self.session, .failure(.connectionLost), .status(308), .status(308, headers: [.range: "bytes=0-262143"]),
            .status(308, headers: [.range: "bytes=0-524287"]), .json(#"{"name": "o"}"#),
        ])
        let upload = scripted.storage.upload(
            Self.query,
            from: .bytes(pattern(600_000)),
            contentType: "a/b",
            upload: Self.parts
        )
        #expect(try await upload.value.name == "o")
        #expect(
            scripted.transport.requests.dropFirst().map { $0.request.headerFields[.contentRange] } == [
                "bytes 0-262143/600000", "bytes */600000", "bytes 0-262143/600000", "bytes 262144-524287/600000",
                "bytes 524288-599999/600000",
            ]
        )
    }

    /// Not that all is lost: the server is asked, and its word counts.
    @Test func a308WithoutRangeAfterProgressIsAskedAbout() async throws {
        let scripted = ScriptedStorage([
            Self.session, .status(308, headers: [.range: "bytes=0-262143"]), .status(308),
            .status(308, headers: [.range: "bytes=0-262143"]), .status(308, headers: [.range: "bytes=0-524287"]),
            .json(#"{"name": "o"}"#),
        ])
        let source = UploadSource.bytes(pattern(600_000))
        _ = try await scripted.storage.upload(Self.query, from: source, upload: Self.parts).value
        #expect(
            scripted.transport.requests.dropFirst().map { $0.header("Content-Range") } == [
                "bytes 0-262143/600000", "bytes 262144-524287/600000", "bytes */600000", "bytes 262144-524287/600000",
                "bytes 524288-599999/600000",
            ]
        )
    }

    /// What Cloud Storage says of a part that begins beyond what it has.
    private static let gap = ScriptedTransport.Answer.status(
        503,
        headers: [.contentType: "text/plain; charset=utf-8"],
        body:
            "Invalid request.  According to the Content-Range header, the upload offset is 262144 byte(s), which exceeds"
            + " already uploaded size of 0 byte(s)."
    )

    @Test func aGapIsAskedAboutAtOnce() async throws {
        let scripted = ScriptedStorage([
            Self.session, .status(308, headers: [.range: "bytes=0-262143"]), Self.gap, .status(308),
            .status(308, headers: [.range: "bytes=0-262143"]), .status(308, headers: [.range: "bytes=0-524287"]),
            .json(#"{"name": "o"}"#),
        ])
        let source = UploadSource.bytes(pattern(600_000))
        _ = try await scripted.storage.upload(Self.query, from: source, upload: Self.parts).value
        #expect(
            scripted.transport.requests.dropFirst().map { $0.header("Content-Range") } == [
                "bytes 0-262143/600000", "bytes 262144-524287/600000", "bytes */600000", "bytes 0-262143/600000",
                "bytes 262144-524287/600000", "bytes 524288-599999/600000",
            ]
        )
    }

    @Test func aGapAgainAndAgainIsAProtocolError() async throws {
        let transport = ScriptedTransport { received in
            switch received.header("Content-Range") {
            case nil: Self.session
            case "bytes 0-262143/600000", "bytes */600000": .status(308, headers: [.range: "bytes=0-262143"])
            default: Self.gap
            }
        }
        let upload = ScriptedStorage(transport).storage.upload(
            Self.query,
            from: .bytes(pattern(600_000)),
            upload: Self.parts
        )
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
        #expect(transport.requests.count < 60)
    }

    @Test func a308ForEverAfterAllBytesIsAProtocolError() async throws {
        let transport = ScriptedTransport { received in
            received.method == .post ? Self.session : .status(308, headers: [.range: "bytes=0-2"])
        }
        let upload = ScriptedStorage(transport).storage.upload(Self.query, from: .bytes([1, 2, 3]), upload: Self.parts)
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
        #expect(transport.requests.count < 60)
    }

    @Test(arguments: [201, 204]) func anySuccessIsTheEnd(status: Int) async throws {
        let last: ScriptedTransport.Answer = status == 204 ? .status(204) : .json(#"{"name": "o"}"#, status: 201)
        let scripted = ScriptedStorage([Self.session, last])
        let upload = scripted.storage.upload(Self.query, from: .bytes([1]), upload: Self.parts)
        if status == 201 {
            #expect(try await upload.value.name == "o")
        } else {
            // An object is promised.
            let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
            #expect(error?.code == .emptyResponse)
        }
    }

    /// There are no credentials on a session, so there is nothing to refresh.
    @Test func aPartThatIsRefusedForItsCredentialsIsNotSentAgain() async throws {
        let scripted = ScriptedStorage([Self.session, .status(401)], credentials: .bearer("planted-token"))
        let upload = scripted.storage.upload(Self.query, from: .bytes([1]), upload: Self.parts)
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        #expect(error?.status == 401)
        #expect(scripted.transport.requests.count == 2)
    }

    @Test(arguments: [409, 412, 416]) func aConflictIsTheServersError(status: Int) async throws {
        let error = try await error(Self.session, .status(status))
        #expect(error.code == .server)
        #expect(error.status == status)
    }

    @Test func aLongErrorIsShownShort() async throws {
        let text = String(repeating: "x", count: 1 << 20)
        let bodies = [
            #"{"error": {"code": 400, "message": "\#(text)"}}"#, #"{"error": {"message": {"nested": "\#(text)"}}}"#,
            "<Error><Code>BadDigest</Code><Message>\(text)</Message></Error>",
        ]
        for body in bodies {
            let error = try await error(Self.session, .status(400, body: body))
            #expect(error.status == 400)
            #expect("\(error)".utf8.count < 10_000)
            #expect(error.reason == (body.hasPrefix("<") ? "BadDigest" : nil))
        }
    }

    @Test func aMessageThatIsAnErrorItselfIsRead() async throws {
        let inner = #"{\"error\": {\"message\": \"too dark\", \"errors\": [{\"reason\": \"night\"}]}}"#
        let error = try await error(
            Self.session,
            .status(400, body: #"{"error": {"code": "400", "message": "\#(inner)"}}"#)
        )
        #expect(error.message == "too dark")
        #expect(error.reason == "night")
    }
}
