import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import GAPIDescription
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Uploads: the protocol of a session", .timeLimit(.minutes(5)))
struct UploadWireChoiceTests: ResumableUploadSuite {
    private static let opened = ScriptedTransport.Answer.status(
        200,
        headers: [
            .known("X-Goog-Upload-Status"): "active", .known("X-Goog-Upload-URL"): "/upload?upload_id=1",
            .known("X-Goog-Upload-Control-URL"): "/control?upload_id=1",
        ]
    )

    private static func active(_ count: Int) -> ScriptedTransport.Answer {
        .status(
            200,
            headers: [
                .known("X-Goog-Upload-Status"): "active", .known("X-Goog-Upload-Size-Received"): "\(count)",
            ]
        )
    }

    private static func final(_ json: String) -> ScriptedTransport.Answer {
        .json(json, headers: [.known("X-Goog-Upload-Status"): "final"])
    }

    private static var newer: UploadOptions {
        var options = parts
        options.wire = .googleUpload
        return options
    }

    @Test func theNewerProtocolIsSpokenWhenItIsAskedFor() async throws {
        let scripted = ScriptedStorage([
            Self.opened, Self.active(262_144), Self.active(524_288), Self.final(#"{"name": "o", "size": "600000"}"#),
        ])
        let upload = scripted.storage.upload(
            Self.query,
            from: .bytes(pattern(600_000)),
            contentType: "a/b",
            upload: Self.newer
        )
        #expect(try await upload.value.name == "o")
        let requests = scripted.transport.requests
        #expect(
            requests.map { $0.header("X-Goog-Upload-Command") } == ["start", "upload", "upload", "upload, finalize"]
        )
        #expect(requests.first?.path == "/upload/storage/v1/b/box/o")
        #expect(requests.first?.header("X-Goog-Upload-Content-Type") == "a/b")
        #expect(requests.first?.text.contains(#""name""#) == true)
        var checksum = CRC32C()
        checksum.update(pattern(600_000))
        #expect(requests.map { $0.header("x-goog-hash") } == [nil, nil, nil, "crc32c=\(checksum.base64)"])
        #expect(!requests.contains { $0.header("Content-Range") != nil })
    }

    @Test(arguments: [UploadOptions.WireChoice.automatic, .contentRange])
    func elseTheOlderOneIs(wire: UploadOptions.WireChoice) async throws {
        let scripted = ScriptedStorage([Self.session, .json(#"{"name": "o"}"#)])
        var options = Self.parts
        options.wire = wire
        _ = try await scripted.storage.upload(Self.query, from: .bytes([1]), upload: options).value
        #expect(scripted.transport.requests.last?.header("Content-Range") == "bytes 0-0/1")
    }

    /// A service that documents no other protocol, as its description names it.
    @Test(arguments: [
        ("generativelanguage", "X-Goog-Upload-Header-Content-Length"), ("photoslibrary", "X-Goog-Upload-Raw-Size"),
    ])
    func aServiceThatDocumentsOnlyTheNewerOneGetsIt(name: String, field: String) async throws {
        let text = """
            {"kind": "discovery#restDescription", "name": "\(name)", "version": "v1", "rootUrl": "https://\(name).googleapis.com/",
             "servicePath": "v1/", "schemas": {"File": {"id": "File", "type": "object", "properties": {}}},
             "resources": {"media": {"methods": {"upload": {
                "id": "\(name).media.upload", "path": "files", "httpMethod": "POST",
                "request": {"$ref": "File"}, "response": {"$ref": "File"}, "supportsMediaUpload": true,
                "mediaUpload": {"accept": ["image/*"], "maxSize": "1KB", "protocols": {
                    "resumable": {"multipart": true, "path": "/resumable/upload/v1/files"},
                    "simple": {"multipart": true, "path": "/upload/v1/files"}}}}}}}}
            """
        let document = try API.Document.parse(Array(text.utf8)).document
        let transport = ScriptedTransport([Self.opened, Self.final("{}")])
        let service = GAPI.DynamicService(document, fetcher: Fetcher(transport: transport))
        let query = try service.query("media.upload", body: [:])
        let options = UploadOptions { $0.mode = .resumable }
        // What the description does not allow is not sent.
        for (bytes, type) in [
            ([UInt8](repeating: 0, count: 1_025), "image/png"), ([1], "text/plain"), ([1], "imagex/png"),
        ] {
            let upload = service.upload(query, from: .bytes(bytes), contentType: type, upload: options)
            let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
            #expect(error?.code == .invalidRequest)
        }
        #expect(transport.requests.isEmpty)
        _ = try await service.upload(
            query,
            from: .bytes([1, 2, 3]),
            contentType: "Image/PNG; q=1",
            upload: options
        ).value
        let requests = transport.requests
        #expect(requests.map { $0.header("X-Goog-Upload-Command") } == ["start", "upload, finalize"])
        #expect(requests.first?.header(field) == "3")
        #expect(requests.allSatisfy { $0.header("x-goog-hash") == nil })
    }

    @Test func aResumedSessionHasItsProtocolByName() async throws {
        let source = UploadSource.bytes(pattern(600_000))
        let began = ScriptedStorage([Self.opened, Self.active(262_144), .status(400)])
        let upload = began.storage.upload(Self.query, from: source, contentType: "a/b", upload: Self.newer)
        await #expect(throws: GAPI.Error.self) { try await upload.value }
        let session = try FetchUpload<Storage.Object>.Session(json: try #require(upload.session).json)
        let scripted = ScriptedStorage([
            Self.active(262_144), Self.active(524_288), Self.final(#"{"name": "o", "size": "600000"}"#),
        ])
        #expect(try await scripted.storage.resumeUpload(session, from: source).value.name == "o")
        #expect(
            scripted.transport.requests.map { $0.header("X-Goog-Upload-Command") } == [
                "query", "upload", "upload, finalize",
            ]
        )
    }

    @Test(arguments: [(#""version":2"#, #""version":3"#), ("x-goog-upload\"", "x-goog-upload-9\"")])
    func aSessionOfALaterVersionIsRefused(now: String, later: String) async throws {
        let source = UploadSource.bytes(pattern(600_000))
        let began = ScriptedStorage([Self.opened, .status(400)])
        let upload = began.storage.upload(Self.query, from: source, contentType: "a/b", upload: Self.newer)
        await #expect(throws: GAPI.Error.self) { try await upload.value }
        let json = String(decoding: try #require(upload.session).json, as: UTF8.self)
        let changed = json.replacing(now, with: later)
        try #require(changed != json)
        let scripted = ScriptedStorage([])
        do {
            let session = try FetchUpload<Storage.Object>.Session(json: Array(changed.utf8))
            _ = try await scripted.storage.resumeUpload(session, from: source).value
            Issue.record("the session was taken")
        } catch let error as GAPI.Error {
            #expect(error.code == .invalidRequest)
        } catch let error as FetchError {
            #expect(error.code == .invalidRequest)
        }
        #expect(scripted.transport.requests.isEmpty)
    }

    // MARK: Keepers

    private final class Keeper: UploadKeeper {
        private let kept = Mutex<[UploadSession]>([])
        private let forgotten = Mutex(0)
        private let isLost: Bool

        init(isLost: Bool = false) { self.isLost = isLost }

        var sessions: [UploadSession] { kept.withLock { $0 } }
        var forgets: Int { forgotten.withLock { $0 } }

        func keep(_ session: UploadSession) async throws {
            let count = kept.withLock { kept in
                kept.append(session)
                return kept.count
            }
            if isLost, count > 2 { throw FetchError(.leaseLost, "another process has it") }
        }

        func forget(_ session: UploadSession) async { forgotten.withLock { $0 += 1 } }
    }

    @Test func aLostLeaseStopsTheUploadAndLeavesTheSession() async throws {
        let scripted = ScriptedStorage([Self.session, .status(308, headers: [.range: "bytes=0-262143"])])
        let keeper = Keeper(isLost: true)
        var options = Self.parts
        options.keeper = keeper
        let upload = scripted.storage.upload(Self.query, from: .bytes(pattern(600_000)), upload: options)
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        #expect(error?.code == .leaseLost)
        #expect(scripted.transport.requests.count == 2)
        #expect(keeper.forgets == 0)
    }

    /// The page of a proxy is not the service's answer: what is at the service is as it was.
    @Test func aPageOfAProxyIsNoAnswerAndTheSessionIsKept() async throws {
        let page = ScriptedTransport.Answer.status(200, headers: [.contentType: "text/html"], body: "<html>planted")
        let scripted = ScriptedStorage([Self.session, page])
        let keeper = Keeper()
        var options = Self.parts
        options.keeper = keeper
        let upload = scripted.storage.upload(Self.query, from: .bytes([1]), contentType: "a/b", upload: options)
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        #expect(error?.code == .unexpectedContent)
        #expect(error.map { "\($0)".contains("planted") } == false)
        #expect(keeper.forgets == 0)
        let session = FetchUpload<Storage.Object>.Session(try #require(keeper.sessions.last))
        let again = ScriptedStorage([.json(#"{"name": "o"}"#)])
        _ = try await again.storage.resumeUpload(session, from: .bytes([1]), upload: options).value
        #expect(keeper.forgets == 1)
    }
}
