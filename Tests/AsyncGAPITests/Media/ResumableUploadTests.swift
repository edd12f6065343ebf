import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite("Resumable uploads", .timeLimit(.minutes(5)))
struct ResumableUploadTests {
    private static let query = Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = "o" })
    private static let parts = UploadOptions {
        $0.mode = .resumable
        $0.chunkSize = 256 << 10
    }

    private func upload(_ emulated: EmulatedStorage, _ source: UploadSource) -> Upload<Storage.Object> {
        emulated.storage.upload(Self.query, from: source, contentType: "a/b", upload: Self.parts)
    }

    // MARK: Faults

    struct Fault: Sendable, CustomTestStringConvertible {
        let rules: [FaultPlan.Rule]
        var testDescription: String { rules.map(\.description).joined(separator: ", ") }
        init(_ rules: FaultPlan.Rule...) { self.rules = rules }
    }

    static let faults = [
        Fault(.init(.status(503), operation: "upload.start")),
        Fault(.init(.reset, operation: "upload.start")),
        Fault(.init(.status(503, retryAfter: 2), operation: "upload.chunk", nth: 2)),
        Fault(.init(.status(429), operation: "upload.chunk")),
        Fault(.init(.reset, operation: "upload.chunk", nth: 3)),
        Fault(.init(.acceptThenReset(uploadBytes: 100_001), operation: "upload.chunk", nth: 2)),
        Fault(.init(.acceptThenReset(uploadBytes: 7), operation: "upload.chunk", times: 3)),
        Fault(.init(.acceptThenStatus(uploadBytes: 262_144), operation: "upload.chunk", nth: 2)),
        Fault(.init(.acceptThenStatus(uploadBytes: 1), operation: "upload.chunk", nth: 4)),
        Fault(
            .init(.acceptThenReset(uploadBytes: 5), operation: "upload.chunk"),
            .init(.status(503), operation: "upload.query")
        ),
        Fault(
            .init(.acceptThenReset(uploadBytes: 5), operation: "upload.chunk"),
            .init(.reset, operation: "upload.query", times: 2)
        ),
        Fault(.init(.cut(afterResponseBytes: 10), operation: "upload.chunk", nth: 4)),
    ]

    @Test(arguments: faults, [false, true])
    func noStoredByteIsSentAgain(fault: Fault, isSequence: Bool) async throws {
        let bytes = pattern(900_000)
        try await EmulatedStorage.run({ $0.resumableChunkGranularity = 1 }) { emulated in
            emulated.emulator.faults.rules = fault.rules
            let object = try await upload(emulated, isSequence ? .sequence(Chunks(bytes: bytes)) : .bytes(bytes)).value
            #expect(object.size == 900_000)
            var stored: Int64 = 0
            for part in emulated.emulator.journal.entries where part.operation == "upload.chunk" {
                #expect(part.start == stored)
                stored += part.receivedBytes
            }
            #expect(stored == 900_000)
            #expect(emulated.emulator.journal.entries.contains { $0.fault != nil })
            #expect(try await emulated.content(of: "o") == bytes)
        }
    }

    @Test func aServerThatForgetsWhatIsNoFullStepIsSentThatAgain() async throws {
        let bytes = pattern(900_000)
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(
                .init(.acceptThenReset(uploadBytes: 100_000), operation: "upload.chunk", nth: 2)
            )
            _ = try await upload(emulated, .sequence(Chunks(bytes: bytes))).value
            let starts = emulated.emulator.journal.entries.filter { $0.operation == "upload.chunk" }.map(\.start)
            #expect(starts == [0, 262_144, 262_144, 524_288, 786_432])
            #expect(try await emulated.content(of: "o") == bytes)
        }
    }

    @Test func anUploadThatNeverGetsForwardGivesUp() async throws {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.status(503), operation: "upload.chunk", nth: 2, times: nil))
            let upload = upload(emulated, .bytes(pattern(900_000)))
            let error = await #expect(throws: GAPIError.self) { try await upload.value }
            #expect(error?.status == 503)
            #expect(upload.session?.acknowledged == 262_144)
            #expect(emulated.fetcher.inFlightCount == 0)
        }
    }

    @Test func aServerThatForgetsWhatItHasStoredEndsTheUpload() async throws {
        let transport = ScriptedTransport { received in
            switch received.header("Content-Range") {
            case nil: Self.session
            case "bytes 0-262143/600000": .status(308, headers: [.range: "bytes=0-262143"])
            default: .status(308)
            }
        }
        let scripted = ScriptedStorage(transport)
        let upload = scripted.storage.upload(
            Self.query,
            from: .bytes(pattern(600_000)),
            contentType: "a/b",
            upload: Self.parts
        )
        let error = await #expect(throws: GAPIError.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
        // The session; eight times the first part and the second, and the question between them.
        let expected = 1 + 8 * 2 + 7
        #expect(transport.requests.count == expected)
    }

    // MARK: What a server says

    private static let session: ScriptedTransport.Answer = .status(
        200,
        headers: [.location: "https://storage.googleapis.com/upload?upload_id=1"]
    )

    private func error(_ answers: ScriptedTransport.Answer...) async throws -> GAPIError {
        let scripted = ScriptedStorage(answers)
        let upload = scripted.storage.upload(
            Self.query,
            from: .bytes(pattern(600_000)),
            contentType: "a/b",
            upload: Self.parts
        )
        let error = await #expect(throws: GAPIError.self) { try await upload.value }
        return try #require(error)
    }

    @Test func aSessionWithoutAPlaceIsAProtocolError() async throws {
        #expect(try await error(.status(200)).code == .uploadProtocol)
    }

    @Test(
        arguments: [
            "bytes=5-9", "bytes=0-x", "0-9", "bytes=0--1", "bytes=", "bytes=0-9223372036854775807",
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
        let error = await #expect(throws: GAPIError.self) { try await upload.value }
        let code: GAPIError.Code = status == 404 ? .uploadSessionExpired : .server
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

    // MARK: What is the caller's

    private static let key = "X-Goog-Encryption-Key"

    @Test(arguments: [false, true])
    func headersOfTheCallerGoWithEachPart(isElsewhere: Bool) async throws {
        let place = isElsewhere ? "https://upload.example/" : "https://storage.googleapis.com/upload?upload_id=1"
        let scripted = ScriptedStorage(
            [
                .status(200, headers: [.location: place]), .failure(.connectionLost), .status(308),
                .json(#"{"name": "o"}"#),
            ],
            credentials: .bearer("planted-token")
        )
        let options = QueryOptions {
            $0.userProject = "payer"
            for name in [
                Self.key, "Traceparent", "X-Retry-Test-Id", "X-Api-Key", "If-Match", "Cookie", "Authorization",
            ] {
                $0.headerFields[HTTPField.Name(name)!] = "its"
            }
        }
        let query = Self.query
        _ = try await scripted.storage.upload(
            query,
            from: .bytes(pattern(10)),
            contentType: "a/b",
            upload: Self.parts,
            options: options
        ).value
        let parts = scripted.transport.requests.dropFirst()
        try #require(parts.count == 3)
        for part in parts {
            #expect(part.header("X-Goog-User-Project") == "payer")
            for name in [Self.key, "Traceparent", "X-Retry-Test-Id"] { #expect(part.header(name) == "its", "\(name)") }
            for name in ["Authorization", "Cookie", "If-Match"] { #expect(part.header(name) == nil, "\(name)") }
            #expect(part.header("X-Api-Key") == (isElsewhere ? nil : "its"))
            #expect(part.header("Content-Type") == "a/b")
        }
    }

    @Test func whatTheCallerSaysOfRequestsHoldsForEachPart() async throws {
        let seen = Mutex<[FetchOptions]>([])
        let fetcher = Fetcher(
            .init { $0.middleware = [Spy { call in seen.withLock { $0.append(call.options) } }] },
            transport: ScriptedTransport([Self.session, .json(#"{"name": "o"}"#)])
        )
        let storage = StorageService(fetcher: fetcher)
        let options = QueryOptions {
            $0.fetch.attemptTimeout = .seconds(7)
            $0.fetch.priority = .high
            $0.fetch.comment = "nightly"
            $0.fetch.properties = ["a": "b"]
        }
        _ = try await storage.upload(
            Self.query,
            from: .bytes([1]),
            contentType: "a/b",
            upload: Self.parts,
            options: options
        ).value
        let calls = seen.withLock { $0 }
        #expect(calls.count == 2)
        for call in calls {
            #expect(call.attemptTimeout == .seconds(7))
            #expect(call.priority == .high)
            #expect(call.comment == "nightly")
            #expect(call.properties == ["a": "b"])
        }
    }

    @Test func credentialsOfTheFetcherDoNotGoToTheSession() async throws {
        let transport = ScriptedTransport([Self.session, .failure(.connectionLost), .status(308), .status(400)])
        let fetcher = Fetcher(
            .init {
                $0.credentials = ["https://storage.googleapis.com": .bearer("planted-token")]
                $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(4)))
            },
            transport: transport
        )
        let storage = StorageService(fetcher: fetcher)
        let upload = storage.upload(Self.query, from: .bytes(pattern(10)), contentType: "a/b", upload: Self.parts)
        await #expect(throws: GAPIError.self) { try await upload.value }
        let shown = transport.requests.map { $0.header("Authorization") }
        #expect(shown.count == 4)
        #expect(shown.dropFirst().allSatisfy { $0 == nil })
    }

    @Test(arguments: [404, 410])
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

    @Test func theCredentialsDoNotGoToTheSession() async throws {
        let scripted = ScriptedStorage([Self.session, .json("{}")], credentials: .bearer("token"))
        _ = try await scripted.storage.upload(
            Self.query,
            from: .bytes([1]),
            contentType: "a/b",
            upload: Self.parts
        ).value
        #expect(scripted.transport.requests.map { $0.request.headerFields[.authorization] } == ["Bearer token", nil])
    }

    // MARK: Pause

    @Test func aPausedUploadGoesOnWithWhatIsNotStored() async throws {
        let bytes = pattern(900_000)
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.stall, operation: "upload.chunk", nth: 2))
            let upload = upload(emulated, .sequence(Chunks(bytes: bytes)))
            try await emulated.emulator.journal.waitFor("upload.chunk", count: 2)
            upload.pause()
            upload.resume()
            #expect(try await upload.value.size == 900_000)
            #expect(try await emulated.content(of: "o") == bytes)
            #expect(emulated.operations.contains("upload.query"))
        }
    }

    @Test func aPausedUploadSendsNothing() async throws {
        let scripted = ScriptedStorage([Self.session, .stall, .status(308), .json("{}")])
        let upload = scripted.storage.upload(Self.query, from: .bytes([1]), contentType: "a/b", upload: Self.parts)
        try await scripted.transport.waitForRequests(2)
        upload.pause()
        try await scripted.transport.waitForOpen(atMost: 0)
        #expect(scripted.transport.requests.count == 2)
        upload.resume()
        _ = try await upload.value
        #expect(scripted.transport.requests.count == 4)
    }

    /// AsyncStream ends for good when its reader is cancelled: a pause must not do that.
    @Test func aPauseWhileTheSequenceIsWaitedForLosesNothing() async throws {
        let bytes = pattern(600_000)
        let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
        try await EmulatedStorage.run { emulated in
            let upload = upload(emulated, .sequence(stream))
            continuation.yield(ByteBuffer(bytes: bytes[..<300_000]))
            try await emulated.emulator.journal.waitFor("upload.chunk")
            upload.pause()
            upload.resume()
            upload.pause()
            continuation.yield(ByteBuffer(bytes: bytes[300_000...]))
            continuation.finish()
            upload.resume()
            #expect(try await upload.value.size == 600_000)
            #expect(try await emulated.content(of: "o") == bytes)
        }
    }

    // MARK: Cancel

    @Test func cancellingAbortsTheSession() async throws {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.stall, operation: "upload.chunk", nth: 2))
            let upload = upload(emulated, .bytes(pattern(900_000)))
            try await emulated.emulator.journal.waitFor("upload.chunk", count: 2)
            upload.cancel()
            await #expect(throws: CancellationError.self) { try await upload.value }
            let last = try #require(emulated.emulator.journal.entries.last)
            #expect(last.operation == "upload.cancel")
            #expect(last.method == .delete)
            #expect(last.status == 499)
            #expect(emulated.fetcher.inFlightCount == 0)
        }
    }

    @Test func cancellingWhileTheSequenceIsWaitedForLeavesNoObject() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
        try await EmulatedStorage.run { emulated in
            let upload = upload(emulated, .sequence(stream))
            continuation.yield(ByteBuffer(bytes: pattern(300_000)))
            try await emulated.emulator.journal.waitFor("upload.chunk")
            upload.cancel()
            await #expect(throws: CancellationError.self) { try await upload.value }
            #expect(emulated.operations.last == "upload.cancel")
            let missing = await #expect(throws: GAPIError.self) { try await emulated.content(of: "o") }
            #expect(missing?.isNotFound == true)
        }
        withExtendedLifetime(continuation) {}
    }

    @Test func cancellingWhilePausedEndsTheUpload() async throws {
        let scripted = ScriptedStorage([Self.session, .stall, .status(499)])
        let upload = scripted.storage.upload(Self.query, from: .bytes([1]), contentType: "a/b", upload: Self.parts)
        try await scripted.transport.waitForRequests(2)
        upload.pause()
        try await scripted.transport.waitForOpen(atMost: 0)
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
        #expect(scripted.transport.requests.last?.request.method == .delete)
    }

    @Test func aTimeoutKeepsTheSession() async throws {
        let clock = VirtualClock()
        let scripted = ScriptedStorage(ScriptedTransport([Self.session, .stall]), clock: clock)
        let upload = scripted.storage.upload(
            Self.query,
            from: .bytes([1]),
            contentType: "a/b",
            upload: Self.parts,
            options: .init { $0.transferTimeout = .seconds(10) }
        )
        try await scripted.transport.waitForRequests(2)
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(400))
        let error = await #expect(throws: GAPIError.self) { try await upload.value }
        #expect(error?.isTimeout == true)
        #expect(upload.session != nil)
        #expect(scripted.transport.requests.allSatisfy { $0.request.method != .delete })
    }

    // MARK: Another process

    /// Runs an upload until its third part, and ends its fetcher as the end of a process would.
    /// - Returns: the session as JSON.
    private func interrupted(_ emulated: EmulatedStorage, _ path: String) async throws -> Data {
        try await interrupted(emulated, .file(path))
    }

    private func interrupted(_ emulated: EmulatedStorage, _ source: UploadSource) async throws -> Data {
        emulated.emulator.faults.append(.init(.stall, operation: "upload.chunk", nth: 3))
        let first = EmulatedStorage(emulated.emulator)
        let upload = upload(first, source)
        try await emulated.emulator.journal.waitFor("upload.chunk", count: 3)
        let session = try #require(upload.session)
        #expect(session.acknowledged == 524_288)
        #expect(session.total == 900_000)
        #expect(session.method == "storage.objects.insert")
        await first.fetcher.shutdown()
        await #expect(throws: (any Error).self) { try await upload.value }
        #expect(!emulated.operations.contains("upload.cancel"))
        emulated.emulator.journal.clear()
        return try JSONEncoder().encode(session)
    }

    @Test func anotherFetcherGoesOn() async throws {
        let bytes = pattern(900_000)
        try await withTemporaryFolder { folder in
            try write(bytes, to: "\(folder)/file")
            try await EmulatedStorage.run { emulated in
                let json = try await interrupted(emulated, "\(folder)/file")
                let session = try JSONDecoder().decode(Upload<Storage.Object>.Session.self, from: json)
                let upload = emulated.storage.resumeUpload(session, from: .file("\(folder)/file"))
                #expect(try await upload.value.size == 900_000)
                let entries = emulated.emulator.journal.entries
                #expect(entries.map(\.operation) == ["upload.query", "upload.chunk", "upload.chunk"])
                #expect(entries.compactMap(\.start).suffix(2) == [524_288, 786_432])
                #expect(try await emulated.content(of: "o") == bytes)
            }
        }
    }

    @Test func whatAProcessThatWasKilledHasBegunIsFinished() async throws {
        let bytes = pattern(900_000)
        try await withTemporaryFolder { folder in
            let (source, stored, arrived) = ("\(folder)/file", "\(folder)/session", "\(folder)/arrived")
            try write(bytes, to: source)
            try await EmulatedStorage.run { emulated in
                let (faults, journal) = (emulated.emulator.faults, emulated.emulator.journal)
                faults.append(.init(.stall, operation: "upload.chunk", nth: 3))
                // What the process sent last is with the server before it is killed: later it would be taken for the other's.
                let watch = Task {
                    try await journal.waitFor("upload.chunk", count: 3)
                    try write([], to: arrived)
                }
                let url = emulated.emulator.url
                await #expect(processExitsWith: .signal(SIGKILL)) {
                    [
                        url = url as String, source = source as String, stored = stored as String,
                        arrived = arrived as String,
                    ] in
                    let storage = StorageService(configuration: .init { $0.rootURL = url })
                    let upload = storage.upload(
                        Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = "o" }),
                        from: .file(source),
                        contentType: "a/b",
                        upload: .init {
                            $0.mode = .resumable
                            $0.chunkSize = 256 << 10
                        }
                    )
                    for await progress in upload.progress where progress.acknowledged == 524_288 {
                        try JSONEncoder().encode(upload.session).write(to: URL(filePath: stored))
                        while !FileManager.default.fileExists(atPath: arrived) {
                            try await Task.sleep(for: .milliseconds(10))
                        }
                        kill(getpid(), SIGKILL)
                    }
                }
                try await watch.value
                faults.rules = []
                journal.clear()
                let json = try Data(contentsOf: URL(filePath: stored))
                let session = try JSONDecoder().decode(Upload<Storage.Object>.Session.self, from: json)
                let upload = emulated.storage.resumeUpload(session, from: .file(source))
                #expect(try await upload.value.size == 900_000)
                let entries = emulated.emulator.journal.entries
                #expect(entries.map(\.operation) == ["upload.query", "upload.chunk", "upload.chunk"])
                #expect(entries.compactMap(\.start).suffix(2) == [524_288, 786_432])
                #expect(try await emulated.content(of: "o") == bytes)
            }
        }
    }

    @Test func aSourceOfOnesOwnIsResumedAndAnotherIsRefused() async throws {
        let bytes = pattern(900_000)
        @Sendable func source(_ bytes: [UInt8]) -> UploadSource {
            .reading(length: Int64(bytes.count)) { ByteBuffer(bytes: bytes[Int($0)..<Int($0) + $1]) }
        }
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run { emulated in
                let json = try await interrupted(emulated, source(bytes))
                let session = try JSONDecoder().decode(Upload<Storage.Object>.Session.self, from: json)
                let other = emulated.storage.resumeUpload(session, from: source(bytes.reversed()))
                let error = await #expect(throws: GAPIError.self) { try await other.value }
                #expect(error?.code == .sourceChanged)
                _ = try await emulated.storage.resumeUpload(session, from: source(bytes)).value
                #expect(try await emulated.content(of: "o") == bytes)
            }
        }
    }

    @Test func aFinishedSessionGivesItsObject() async throws {
        try await withTemporaryFolder { folder in
            try write(pattern(300_000), to: "\(folder)/file")
            try await EmulatedStorage.run { emulated in
                let upload = upload(emulated, .file("\(folder)/file"))
                let object = try await upload.value
                let session = try #require(upload.session)
                #expect(try await emulated.storage.resumeUpload(session, from: .file("\(folder)/file")).value == object)
            }
        }
    }

    enum Change: CaseIterable { case size, head, tail, time }

    @Test(arguments: Change.allCases)
    func aChangedFileIsRefused(change: Change) async throws {
        try await withTemporaryFolder { folder in
            let path = "\(folder)/file"
            var bytes = pattern(900_000)
            try write(bytes, to: path)
            let time = Date(timeIntervalSince1970: 1_700_000_000)
            try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
            try await EmulatedStorage.run { emulated in
                let json = try await interrupted(emulated, path)
                switch change {
                case .size: bytes.append(0)
                case .head: bytes[0] ^= 1
                case .tail: bytes[bytes.count - 1] ^= 1
                case .time: break
                }
                try write(bytes, to: path)
                let then = change == .time ? time.addingTimeInterval(1) : time
                try FileManager.default.setAttributes([.modificationDate: then], ofItemAtPath: path)
                let session = try JSONDecoder().decode(Upload<Storage.Object>.Session.self, from: json)
                let upload = emulated.storage.resumeUpload(session, from: .file(path))
                let error = await #expect(throws: GAPIError.self) { try await upload.value }
                #expect(error?.code == .sourceChanged)
                #expect(emulated.emulator.journal.entries.isEmpty)
            }
        }
    }

    @Test func aSessionThatTheServerDroppedIsExpired() async throws {
        try await withTemporaryFolder { folder in
            try write(pattern(900_000), to: "\(folder)/file")
            try await EmulatedStorage.run { emulated in
                let json = try await interrupted(emulated, "\(folder)/file")
                emulated.emulator.faults.append(.init(.status(410), operation: "upload.query"))
                let session = try JSONDecoder().decode(Upload<Storage.Object>.Session.self, from: json)
                let upload = emulated.storage.resumeUpload(session, from: .file("\(folder)/file"))
                let error = await #expect(throws: GAPIError.self) { try await upload.value }
                #expect(error?.code == .uploadSessionExpired)
            }
        }
    }
}

/// Sees each call before it is sent.
private struct Spy: FetchMiddleware {
    let look: @Sendable (FetchCall) -> Void

    func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        look(call)
        return try await next(call)
    }
}
