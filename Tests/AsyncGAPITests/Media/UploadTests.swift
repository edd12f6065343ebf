import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import Synchronization
import Testing

@Suite("Uploads", .timeLimit(.minutes(5)))
struct UploadTests: UploadSuite {
    enum Kind: CaseIterable { case bytes, file, sequence, sequenceOfUnknownLength }

    @Test(
        arguments: Kind.allCases,
        [0, 1, (256 << 10) - 1, 256 << 10, (256 << 10) + 1, (8 << 20) - 1, 8 << 20, (8 << 20) + 1]
    )
    func everythingArrives(kind: Kind, count: Int) async throws {
        let bytes = pattern(count)
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run { emulated in
                let source: UploadSource
                switch kind {
                case .bytes: source = .bytes(bytes)
                case .file:
                    try write(bytes, to: "\(folder)/file")
                    source = .file("\(folder)/file")
                case .sequence: source = .sequence(Chunks(bytes: bytes), length: Int64(count))
                case .sequenceOfUnknownLength: source = .sequence(Chunks(bytes: bytes))
                }
                let upload = emulated.storage.upload(Self.query, from: source, contentType: "video/mp4")
                let object = try await upload.value
                #expect(emulated.fetcher.inFlightCount == 0)
                #expect(object.size.map(Int.init) == count)
                #expect(object.contentType == "video/mp4")
                #expect(try await emulated.content(of: "o") == bytes)
                let isResumable = emulated.operations.contains("upload.start")
                #expect(isResumable == (count >= 8 << 20 || kind == .sequenceOfUnknownLength))
                #expect((upload.session != nil) == isResumable)
            }
        }
    }

    @Test func aLargeFileGoesInParts() async throws {
        let bytes = pattern(20 << 20)
        try await withTemporaryFolder { folder in
            try write(bytes, to: "\(folder)/file")
            try await EmulatedStorage.run { emulated in
                let upload = emulated.storage.upload(
                    Self.query,
                    from: .file("\(folder)/file"),
                    contentType: "a/b",
                    upload: Self.smallParts
                )
                _ = try await upload.value
                let parts = emulated.emulator.journal.entries.filter { $0.operation == "upload.chunk" }
                #expect(parts.map(\.start) == (0..<80).map { Int64($0) << 18 })
                #expect(
                    parts.dropLast().allSatisfy {
                        $0.status == 200 && $0.headers[.init("X-GUploader-No-308")!] == "yes"
                    }
                )
                #expect(try await emulated.content(of: "o") == bytes)
            }
        }
    }

    @Test func chunkSizesAreRoundedUp() async throws {
        try await EmulatedStorage.run { emulated in
            let options = UploadOptions {
                $0.mode = .resumable
                $0.chunkSize = 1
            }
            let source = UploadSource.bytes(pattern(600_000))
            _ = try await emulated.storage.upload(Self.query, from: source, contentType: "a/b", upload: options).value
            #expect(emulated.emulator.journal.entries.compactMap(\.start) == [0, 262_144, 524_288])
        }
    }

    @Test func mediaAloneLeavesTheDescriptionOut() async throws {
        try await EmulatedStorage.run { emulated in
            let query = Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.metadata = ["k": "v"] }) {
                $0.name = "named"
            }
            let options = UploadOptions { $0.mode = .media }
            let object = try await emulated.storage.upload(
                query,
                from: .sequence(Chunks(bytes: pattern(300_000))),
                contentType: "text/plain",
                upload: options
            ).value
            #expect(object.name == "named")
            #expect(object.metadata == nil)
            #expect(object.contentType == "text/plain")
            #expect(try await emulated.content(of: "named") == pattern(300_000))
        }
    }

    @Test(arguments: [UploadOptions.Mode.multipart, .resumable])
    func theDescriptionComesWithTheMedia(mode: UploadOptions.Mode) async throws {
        try await EmulatedStorage.run { emulated in
            let description = Storage.Object {
                $0.name = "größe/1"
                $0.metadata = ["k": "v"]
                $0.unknown["fresh"] = ["a": 1]
            }
            let object = try await emulated.storage.upload(
                Storage.ObjectsInsertQuery(bucket: "box", description),
                from: .bytes("hello".utf8),
                contentType: "text/plain",
                upload: .init { $0.mode = mode }
            ).value
            #expect(object.name == "größe/1")
            #expect(object.metadata == ["k": "v"])
            #expect(object.unknown["fresh"] == ["a": 1])
            #expect(try await emulated.content(of: "größe/1") == Array("hello".utf8))
        }
    }

    // MARK: Sent again

    @Test func anUploadInOneRequestWithAPreconditionIsRetried() async throws {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(
                .init(.acceptThenStatus(uploadBytes: 50_000), operation: "storage.objects.insert")
            )
            var query = Self.query
            query.ifGenerationMatch = 0
            let upload = emulated.storage.upload(query, from: .bytes(pattern(100_000)), contentType: "a/b")
            let object = try await upload.value
            #expect(object.size == 100_000)
            #expect(emulated.operations == ["storage.objects.insert", "storage.objects.insert"])
        }
    }

    @Test func anUploadInOneRequestWithoutAPreconditionIsNot() async throws {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.status(503), operation: "storage.objects.insert"))
            let upload = emulated.storage.upload(Self.query, from: .bytes(pattern(10)), contentType: "a/b")
            let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
            #expect(error?.status == 503)
            #expect(emulated.operations == ["storage.objects.insert"])
        }
    }

    /// The first attempt has created the object, and its answer was lost.
    @Test(
        arguments: [
            (#"{"name": "o", "size": "3", "crc32c": "Nks/tw=="}"#, true),
            (#"{"name": "o", "size": "3", "md5Hash": "kAFQmDzST7DWlj99KOF/cg=="}"#, true),
            (#"{"name": "o", "size": "3", "crc32c": "AAAAAA=="}"#, false),
            (#"{"name": "o", "size": "4", "crc32c": "Nks/tw=="}"#, false), (#"{"name": "o", "size": "3"}"#, false),
        ]
    )
    func whatIsThereAlreadyIsComparedAfterALostAnswer(object: String, isOurs: Bool) async throws {
        let scripted = ScriptedStorage([.failure(.connectionLost), .status(412), .json(object)])
        var query = Self.query
        query.ifGenerationMatch = 0
        let upload = scripted.storage.upload(query, from: .bytes(Array("abc".utf8)), contentType: "a/b")
        if isOurs {
            #expect(try await upload.value.name == "o")
        } else {
            let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
            #expect(error?.status == 412)
        }
        #expect(scripted.transport.requests.map(\.method) == [.post, .post, .get])
        #expect(scripted.transport.requests.last?.path == "/storage/v1/b/box/o/o")
    }

    @Test func aRefusalOfTheFirstAttemptIsOne() async throws {
        let scripted = ScriptedStorage([.status(412)])
        var query = Self.query
        query.ifGenerationMatch = 0
        let upload = scripted.storage.upload(query, from: .bytes([1]), contentType: "a/b")
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        #expect(error?.status == 412)
        #expect(scripted.transport.requests.count == 1)
    }

    // MARK: Progress

    @Test(arguments: Kind.allCases)
    func progressNeverGoesBackAndEndsWithTheTotal(kind: Kind) async throws {
        let bytes = pattern(1_500_000)
        try await withTemporaryFolder { folder in
            try write(bytes, to: "\(folder)/file")
            try await EmulatedStorage.run({ $0.resumableChunkGranularity = 1 }) { emulated in
                emulated.emulator.faults.append(
                    .init(.acceptThenReset(uploadBytes: 100_000), operation: "upload.chunk", nth: 2)
                )
                let source: UploadSource =
                    switch kind {
                    case .bytes: .bytes(bytes)
                    case .file: .file("\(folder)/file")
                    case .sequence: .sequence(Chunks(bytes: bytes), length: Int64(bytes.count))
                    case .sequenceOfUnknownLength: .sequence(Chunks(bytes: bytes))
                    }
                let upload = emulated.storage.upload(
                    Self.query,
                    from: source,
                    contentType: "a/b",
                    upload: Self.smallParts
                )
                var last = TransferProgress()
                for await progress in upload.progress {
                    #expect(progress.sent >= last.sent)
                    #expect(progress.acknowledged >= last.acknowledged)
                    #expect(progress.sent >= progress.acknowledged)
                    if let total = progress.total { #expect(progress.sent <= total) }
                    last = progress
                }
                _ = try await upload.value
                #expect(last == TransferProgress(sent: 1_500_000, acknowledged: 1_500_000, total: 1_500_000))
                #expect(last.fractionCompleted == 1)
            }
        }
    }

    @Test func progressEndsWithAFailedUpload() async {
        let scripted = ScriptedStorage([.status(403)])
        let upload = scripted.storage.upload(Self.query, from: .bytes([1]), contentType: "a/b")
        for await _ in upload.progress {}
        await #expect(throws: GAPI.Error.self) { try await upload.value }
    }

    // MARK: Sessions

    @Test(arguments: [
        "http://storage.googleapis.com/s", "https://127.0.0.1:2375/s", "https://10.0.0.1/s", "https://printer/s",
        "file:///etc/passwd",
        "https://u:p@storage.googleapis.com/s", "https://127.0.0.1:65536/s", "https://%5B%5D/s",
    ])
    func aSessionIsNotWhereAServerMustNotLeadTo(location: String) async throws {
        let scripted = ScriptedStorage([.status(200, headers: [.location: location]), .json("{}")])
        let upload = scripted.storage.upload(
            Self.query,
            from: .bytes([1, 2, 3]),
            contentType: "a/b",
            upload: .init { $0.mode = .resumable }
        )
        await #expect(throws: GAPI.Error.self) { try await upload.value }
        #expect(scripted.transport.requests.count == 1)
    }
}
