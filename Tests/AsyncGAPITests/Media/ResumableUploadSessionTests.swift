import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite("Resumable uploads: another process", .timeLimit(.minutes(5)))
struct ResumableUploadSessionTests: ResumableUploadSuite {
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
                let session = try JSONDecoder().decode(FetchUpload<Storage.Object>.Session.self, from: json)
                let upload = emulated.storage.resumeUpload(session, from: .file("\(folder)/file"))
                #expect(try await upload.value.size == 900_000)
                let entries = emulated.emulator.journal.entries
                #expect(entries.map(\.operation) == ["upload.query", "upload.chunk", "upload.chunk"])
                #expect(entries.compactMap(\.start).suffix(2) == [524_288, 786_432])
                #expect(try await emulated.content(of: "o") == bytes)
            }
        }
    }

    @Test(.startsAnotherProcess) func whatAProcessThatWasKilledHasBegunIsFinished() async throws {
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
                        // A poll, for a file is all that this process hears of the other one.
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
                let session = try JSONDecoder().decode(FetchUpload<Storage.Object>.Session.self, from: json)
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
                let session = try JSONDecoder().decode(FetchUpload<Storage.Object>.Session.self, from: json)
                let other = emulated.storage.resumeUpload(session, from: source(bytes.reversed()))
                let error = await #expect(throws: GAPI.Error.self) { try await other.value }
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

    /// Another process has sent the rest, and there is nothing to compare it with.
    @Test func whatAnAnswerDoesNotTellIsNotReadFor() async throws {
        let bytes = pattern(600_000)
        let reads = Mutex(0)
        let source = UploadSource.reading(length: 600_000) { offset, count in
            reads.withLock { $0 += 1 }
            return ByteBuffer(bytes: bytes[Int(offset)..<Int(offset) + count])
        }
        let began = ScriptedStorage([Self.session, .status(400)]).storage
        let upload = began.upload(Self.query, from: source, contentType: "a/b", upload: Self.parts)
        await #expect(throws: GAPI.Error.self) { try await upload.value }
        let session = try #require(upload.session)
        reads.withLock { $0 = 0 }
        let scripted = ScriptedStorage([.json(#"{"name": "o"}"#)])
        #expect(try await scripted.storage.resumeUpload(session, from: source).value.name == "o")
        // Both ends, by which the source is recognized.
        let count = reads.withLock { $0 }
        #expect(count == 2)
    }

    @Test(arguments: [false, true]) func anAnswerToAResumedUploadIsReadAsStrictlyAsOthers(isStrict: Bool) async throws {
        let source = UploadSource.bytes(pattern(600_000))
        let began = ScriptedStorage([Self.session, .status(400)]).storage
        let upload = began.upload(Self.query, from: source, contentType: "a/b", upload: Self.parts)
        await #expect(throws: GAPI.Error.self) { try await upload.value }
        let session = try #require(upload.session)
        let scripted = ScriptedStorage([.json(#"{"name": 7}"#)]) { $0.readsStrictly = isStrict }
        let resumed = scripted.storage.resumeUpload(session, from: source)
        guard isStrict else {
            #expect(try await resumed.value.name == nil)
            return
        }
        let error = await #expect(throws: GAPI.Error.self) { try await resumed.value }
        #expect(error?.code == .decoding)
        #expect((error?.cause as? JSON.Issue)?.path == "name")
    }

    @Test func aStoredSessionIsNotWhereTheServiceMustNotLeadTo() async throws {
        let source = UploadSource.bytes(pattern(600_000))
        let began = ScriptedStorage([Self.session, .status(400)]).storage
        let upload = began.upload(Self.query, from: source, contentType: "a/b", upload: Self.parts)
        await #expect(throws: GAPI.Error.self) { try await upload.value }
        let json = String(decoding: try JSONEncoder().encode(upload.session), as: UTF8.self)
        let changed = json.replacing("storage.googleapis.com", with: "127.0.0.1:2375")
        #expect(changed != json)
        let session = try JSONDecoder().decode(FetchUpload<Storage.Object>.Session.self, from: Data(changed.utf8))
        let scripted = ScriptedStorage([])
        let resumed = scripted.storage.resumeUpload(session, from: source)
        let error = await #expect(throws: GAPI.Error.self) { try await resumed.value }
        #expect(error?.code == .invalidRequest)
        #expect(scripted.transport.requests.isEmpty)
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
                let session = try JSONDecoder().decode(FetchUpload<Storage.Object>.Session.self, from: json)
                let upload = emulated.storage.resumeUpload(session, from: .file(path))
                let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
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
                let session = try JSONDecoder().decode(FetchUpload<Storage.Object>.Session.self, from: json)
                let upload = emulated.storage.resumeUpload(session, from: .file("\(folder)/file"))
                let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
                #expect(error?.code == .uploadSessionExpired)
            }
        }
    }
}
