import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Downloads", .timeLimit(.minutes(5)))
struct DownloadTests {
    private static let query = Storage.ObjectsGetQuery(bucket: "box", object: "o")

    /// A folder and an emulator that has an object `o`.
    private func run(
        _ bytes: [UInt8],
        _ body: (_ emulated: EmulatedStorage, _ folder: String) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run { emulated in
                try await emulated.put(bytes, as: "o")
                emulated.emulator.journal.clear()
                try await body(emulated, folder)
                // The reader of a stream does not wait for the end of its producer.
                while emulated.fetcher.inFlightCount > 0 { await Task.yield() }
            }
        }
    }

    // MARK: To a file

    @Test(arguments: [0, 1, 100_000, 3 << 20])
    func aFileHasExactlyTheBytes(count: Int) async throws {
        let bytes = pattern(count)
        try await run(bytes) { emulated, folder in
            let info = try await emulated.storage.download(Self.query, to: "\(folder)/file")
            #expect(info.total == Int64(count))
            #expect(info.contentType == "application/octet-stream")
            #expect(info.etag != nil)
            #expect(try contents(of: "\(folder)/file") == bytes)
            #expect(try names(in: folder) == ["file"])
        }
    }

    @Test func anOldFileIsReplaced() async throws {
        try await run(pattern(1_000)) { emulated, folder in
            try write([1, 2, 3], to: "\(folder)/file")
            try await emulated.storage.download(Self.query, to: "\(folder)/file")
            #expect(try contents(of: "\(folder)/file") == pattern(1_000))
        }
    }

    @Test func progressNeverGoesBackAndEndsWithTheTotal() async throws {
        try await run(pattern(3 << 20)) { emulated, folder in
            emulated.emulator.faults.append(.init(.cut(afterResponseBytes: 1 << 20), operation: "download.media"))
            let seen = Mutex<[TransferProgress]>([])
            try await emulated.storage.download(Self.query, to: "\(folder)/file") { progress in
                seen.withLock { $0.append(progress) }
            }
            let values = seen.withLock { $0 }
            for (one, next) in zip(values, values.dropFirst()) {
                #expect(next.sent >= one.sent)
                #expect(next.acknowledged >= one.acknowledged)
            }
            #expect(values.allSatisfy { $0.total == 3 << 20 && $0.sent >= $0.acknowledged })
            #expect(values.last?.sent == 3 << 20)
            #expect(values.last?.acknowledged == 3 << 20)
        }
    }

    @Test func aBrokenDownloadAsksForTheRestOfTheSameVersion() async throws {
        let bytes = pattern(1_000_000)
        try await run(bytes) { emulated, folder in
            emulated.emulator.faults.rules = [
                .init(.status(503), operation: "download.media"),
                .init(.cut(afterResponseBytes: 400_000), operation: "download.media", nth: 2),
                .init(.cut(afterResponseBytes: 100_000), operation: "download.media", nth: 3),
                .init(.reset, operation: "download.media", nth: 4),
            ]
            let info = try await emulated.storage.download(Self.query, to: "\(folder)/file")
            #expect(try contents(of: "\(folder)/file") == bytes)
            let entries = emulated.emulator.journal.entries
            // A break can swallow bytes that were on their way; what has arrived is not asked for again.
            let starts = entries.map { $0.headers[.range]?.split(separator: "=").last?.dropLast() }
            let offsets = starts.suffix(3).compactMap { $0.flatMap { Int($0) } }
            try #require(offsets.count == 3)
            #expect(starts.prefix(2) == [nil, nil])
            #expect(offsets[0] <= 400_000)
            #expect((offsets[0]...offsets[0] + 100_000).contains(offsets[1]))
            #expect(offsets[2] == offsets[1])
            #expect(entries.suffix(3).allSatisfy { $0.headers[.ifMatch] == info.etag })
        }
    }

    @Test func aDownloadThatIsNotToBeResumedLeavesNothing() async throws {
        try await run(pattern(1_000_000)) { emulated, folder in
            try write([1], to: "\(folder)/file")
            // What is cut off is asked for again, and that is never answered.
            emulated.emulator.faults.rules = [
                .init(.cut(afterResponseBytes: 400_000), operation: "download.media"),
                .init(.stall, operation: "download.media", nth: 2),
            ]
            let storage = emulated.storage
            let task = Task { try await storage.download(Self.query, to: "\(folder)/file", resume: .never) }
            try await emulated.emulator.journal.waitFor("download.media", count: 2)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(try names(in: folder) == ["file"])
            #expect(try contents(of: "\(folder)/file") == [1])
        }
    }

    @Test(arguments: [412, 200, 206])
    func anotherVersionAfterABreakIsRefused(status: Int) async throws {
        let bytes = "0123456789"
        let first = ScriptedTransport.Answer.status(200, headers: [.eTag: "\"1\"", .contentLength: "10"], body: bytes)
        var headers: HTTPFields = [.eTag: "\"2\"", .contentLength: "10"]
        if status == 206 { headers[.contentRange] = "bytes 4-9/10" }
        try await withTemporaryFolder { folder in
            try write([1], to: "\(folder)/file")
            let second = ScriptedTransport.Answer.status(status, headers: headers, body: "abcdefghij")
            let scripted = ScriptedStorage([first.cut(afterBytes: 4), second])
            let error = await #expect(throws: GAPIError.self) {
                try await scripted.storage.download(Self.query, to: "\(folder)/file")
            }
            #expect(error?.code == .sourceChanged)
            #expect(try contents(of: "\(folder)/file") == [1])
            #expect(try names(in: folder) == ["file"])
        }
    }

    @Test func aServerThatStartsOverIsUnderstood() async throws {
        let whole = ScriptedTransport.Answer.status(
            200,
            headers: [.eTag: "\"1\"", .contentLength: "10"],
            body: "0123456789"
        )
        let scripted = ScriptedStorage([whole.cut(afterBytes: 4), whole])
        let bytes = try await scripted.storage.media(Self.query).collect(upTo: 100)
        #expect(String(buffer: bytes) == "0123456789")
        #expect(scripted.transport.requests.last?.request.headerFields[.range] == "bytes=4-")
        #expect(scripted.transport.requests.last?.request.headerFields[.ifMatch] == "\"1\"")
    }

    @Test func withoutAVersionABrokenDownloadBeginsAnewAndABrokenStreamFails() async throws {
        let answer = ScriptedTransport.Answer.status(200, headers: [.contentLength: "10"], body: "0123456789")
        try await withTemporaryFolder { folder in
            let scripted = ScriptedStorage([answer.cut(afterBytes: 4), answer])
            try await scripted.storage.download(Self.query, to: "\(folder)/file")
            #expect(try contents(of: "\(folder)/file") == Array("0123456789".utf8))
            #expect(scripted.transport.requests.map { $0.header("Range") } == [nil, nil])
        }
        let scripted = ScriptedStorage([answer.cut(afterBytes: 4), answer])
        let error = await #expect(throws: GAPIError.self) {
            try await scripted.storage.media(Self.query).collect(upTo: 100)
        }
        #expect((error?.cause as? FetchError)?.code == .connectionLost)
    }

    @Test func aStreamOfWhichNothingHasComeBeginsAnew() async throws {
        let answer = ScriptedTransport.Answer.status(200, headers: [.contentLength: "10"], body: "0123456789")
        let scripted = ScriptedStorage([answer.cut(afterBytes: 0), answer])
        #expect(String(buffer: try await scripted.storage.media(Self.query).collect(upTo: 10)) == "0123456789")
    }

    // MARK: Versions and forms

    @Test func withoutATagTheGenerationTellsTheVersion() async throws {
        let bytes = pattern(1_000_000)
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run({ $0.mediaHasETags = false }) { emulated in
                try await emulated.put(bytes, as: "o")
                emulated.emulator.journal.clear()
                emulated.emulator.faults.rules = [
                    .init(.cut(afterResponseBytes: 400_000), operation: "download.media", times: 2)
                ]
                let info = try await emulated.storage.download(Self.query, to: "\(folder)/file")
                #expect(info.etag == nil)
                #expect(try contents(of: "\(folder)/file") == bytes)
                let entries = emulated.emulator.journal.entries
                let generation = try #require(info.generation)
                #expect(entries.count == 3)
                #expect(entries.dropFirst().allSatisfy { $0.query.contains("ifGenerationMatch=\(generation)") })
                #expect(entries.dropFirst().allSatisfy { $0.headers[.range] != nil })
            }
        }
    }

    @Test func anotherGenerationAfterABreakIsRefused() async throws {
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run({ $0.mediaHasETags = false }) { emulated in
                try await emulated.put(pattern(1_000_000), as: "o")
                emulated.emulator.faults.append(.init(.cut(afterResponseBytes: 400_000), operation: "download.media"))
                let error = await #expect(throws: GAPIError.self) {
                    let media = emulated.storage.media(Self.query)
                    var count = 0
                    for try await chunk in media {
                        if count == 0 { try await emulated.put(pattern(1_000_001), as: "o") }
                        count += chunk.readableBytes
                    }
                }
                #expect(error?.code == .sourceChanged)
            }
        }
    }

    /// `"0123456789"` 20,000 times, and the same as gzip.
    private static let unpacked = Array(String(repeating: "0123456789", count: 20_000).utf8)
    private static let packed = [UInt8](
        Data(
            base64Encoded: "H4sIAAAAAAACA+3GSQEAIAgAsEp4INq/mBUIsL0WY66dp+4L" + String(repeating: "Mz", count: 258)
                + "a+4DXqXrjUANAwA="
        ) ?? Data()
    )

    /// A folder and an emulator that has an object `o` stored as gzip.
    private func runPacked(_ body: (_ emulated: EmulatedStorage, _ folder: String) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run { emulated in
                let object = Storage.Object {
                    $0.name = "o"
                    $0.contentEncoding = "gzip"
                }
                let query = Storage.ObjectsInsertQuery(bucket: "box", object)
                _ = try await emulated.storage.upload(query, from: .bytes(Self.packed), contentType: "text/plain").value
                emulated.emulator.journal.clear()
                try await body(emulated, folder)
            }
        }
    }

    @Test func whatIsStoredPackedComesUnpackedWithoutAHashToCompare() async throws {
        try await runPacked { emulated, folder in
            let info = try await emulated.storage.download(Self.query, to: "\(folder)/file")
            #expect(try contents(of: "\(folder)/file") == Self.unpacked)
            #expect(info.isTransformed)
            #expect(info.total == nil && info.checksum == nil && info.etag == nil && info.contentEncoding == nil)
            let part = try await emulated.storage.media(Self.query, range: 5..<25).collect(upTo: 20)
            #expect(Array(part.readableBytesView) == Array(Self.unpacked[5..<25]))
        }
    }

    @Test func whatIsUnpackedOnTheWayAndBreaksIsReadAgainUpToThere() async throws {
        try await runPacked { emulated, folder in
            emulated.emulator.faults.append(.init(.cut(afterResponseBytes: 90_000), operation: "download.media"))
            try await emulated.storage.download(Self.query, to: "\(folder)/file")
            #expect(try contents(of: "\(folder)/file") == Self.unpacked)
            emulated.emulator.faults.append(.init(.cut(afterResponseBytes: 90_000), operation: "download.media"))
            let media = try await emulated.storage.media(Self.query).collect(upTo: 1 << 20)
            #expect(Array(media.readableBytesView) == Self.unpacked)
        }
    }

    @Test func whatIsStoredPackedCanBeHadAsItIsStored() async throws {
        try await runPacked { emulated, folder in
            let info = try await emulated.storage.download(Self.query, to: "\(folder)/file", encoding: .stored)
            #expect(try contents(of: "\(folder)/file") == Self.packed)
            #expect(info.contentEncoding == "gzip")
            #expect(info.total == Int64(Self.packed.count))
            #expect(info.checksum != nil && !info.isTransformed)
            let part = try await emulated.storage.media(Self.query, range: 10..<30, encoding: .stored).collect(upTo: 20)
            #expect(Array(part.readableBytesView) == Array(Self.packed[10..<30]))
        }
    }

    @Test func bytesThatChangeOnTheWayAreNoticed() async throws {
        try await run(pattern(100_000)) { emulated, folder in
            for operation in ["file", "stream"] {
                emulated.emulator.faults.rules = [.init(.corrupt(responseByte: 77_777), operation: "download.media")]
                let error = await #expect(throws: GAPIError.self) {
                    if operation == "file" {
                        try await emulated.storage.download(Self.query, to: "\(folder)/file")
                    } else {
                        _ = try await emulated.storage.media(Self.query).collect(upTo: 1 << 20)
                    }
                }
                #expect(error?.code == .checksumMismatch)
                try expectEmpty(folder)
            }
        }
    }

    // MARK: Another process

    @Test func aDownloadOfAProcessThatWasKilledIsGoneOnFrom() async throws {
        let bytes = pattern(40 << 20)
        try await run(bytes) { emulated, folder in
            // The rest is never sent to it.
            emulated.emulator.faults.rules = [
                .init(.cut(afterResponseBytes: 36 << 20), operation: "download.media"),
                .init(.stall, operation: "download.media", nth: 2),
            ]
            let (url, path) = (emulated.emulator.url, "\(folder)/file")
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [url = url as String, path = path as String] in
                let storage = StorageService(configuration: .init { $0.rootURL = url })
                try await storage.download(Storage.ObjectsGetQuery(bucket: "box", object: "o"), to: path) {
                    if $0.acknowledged >= 24 << 20 { kill(getpid(), SIGKILL) }
                }
            }
            #expect(try names(in: folder) == ["file.part", "file.part.json"])
            emulated.emulator.faults.rules = []
            emulated.emulator.journal.clear()
            try await emulated.storage.download(Self.query, to: path)
            #expect(try contents(of: path) == bytes)
            #expect(try names(in: folder) == ["file"])
            let entry = try #require(emulated.emulator.journal.entries.first)
            let start = entry.headers[.range]?.dropFirst("bytes=".count).dropLast().description
            #expect(start.flatMap { Int($0) }.map { $0 >= 16 << 20 } == true)
        }
    }

    /// A query that is too long for a URL is sent as a form.
    @Test(.timeLimit(.minutes(1))) func parametersInAFormTellMediaApart() async throws {
        let headers: HTTPFields = [.eTag: "\"1\"", .contentLength: "10"]
        let answer = ScriptedTransport.Answer.status(200, headers: headers, body: "0123456789")
        func options(_ letter: Character) -> QueryOptions {
            QueryOptions {
                $0.parameters["long"] = String(repeating: letter, count: 3_000)
                $0.retry = .none
            }
        }
        try await withTemporaryFolder { folder in
            let path = "\(folder)/file"
            let first = ScriptedStorage([answer.cut(afterBytes: 4)])
            await #expect(throws: GAPIError.self) {
                try await first.storage.download(Self.query, to: path, options: options("a"))
            }
            #expect(try names(in: folder) == ["file.part", "file.part.json"])
            let second = ScriptedStorage([answer])
            try await second.storage.download(Self.query, to: path, options: options("b"))
            let sent = try second.transport.requests.only
            #expect(sent.method == .post)
            #expect(sent.header("Range") == nil)
            #expect(try contents(of: path) == Array("0123456789".utf8))
        }
    }

    @Test func otherBytesThanTheServerHasAreNoticed() async throws {
        let hash = HTTPField.Name("x-goog-hash")!
        let answer = ScriptedTransport.Answer.status(200, headers: [hash: "md5=x,crc32c=AAAAAA=="], body: "0123456789")
        try await withTemporaryFolder { folder in
            let scripted = ScriptedStorage([answer])
            let error = await #expect(throws: GAPIError.self) {
                try await scripted.storage.download(Self.query, to: "\(folder)/file")
            }
            #expect(error?.code == .checksumMismatch)
            try expectEmpty(folder)
        }
    }

    @Test(arguments: [404, 403])
    func aRefusalLeavesNothing(status: Int) async throws {
        try await withTemporaryFolder { folder in
            let scripted = ScriptedStorage([.json(#"{"error": {"message": "no"}}"#, status: status)])
            let error = await #expect(throws: GAPIError.self) {
                try await scripted.storage.download(Self.query, to: "\(folder)/file")
            }
            #expect(error?.status == status)
            #expect(error?.message == "no")
            #expect(error?.method == "storage.objects.get")
            try expectEmpty(folder)
        }
    }

    @Test func aMissingFolderIsAFileError() async throws {
        let scripted = ScriptedStorage([.status(200, body: "x")])
        let error = await #expect(throws: GAPIError.self) {
            try await scripted.storage.download(Self.query, to: "/nonexistent/folder/file")
        }
        #expect((error?.cause as? FetchError)?.code == .file)
        #expect(error?.description.contains("/nonexistent/folder/file") == true)
    }

    @Test func aFolderInTheFilesPlaceStays() async throws {
        try await run(pattern(10)) { emulated, folder in
            try FileManager.default.createDirectory(atPath: "\(folder)/file/inside", withIntermediateDirectories: true)
            let error = await #expect(throws: GAPIError.self) {
                try await emulated.storage.download(Self.query, to: "\(folder)/file")
            }
            #expect((error?.cause as? FetchError)?.code == .file)
            #expect(try names(in: folder) == ["file"])
        }
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "needs the right to mount a tmpfs"))
    func aFullDiskLeavesNothing() async throws {
        try await run(pattern(3 << 20)) { emulated, folder in
            try await SmallDisk.use(at: folder) {
                let error = await #expect(throws: GAPIError.self) {
                    try await emulated.storage.download(Self.query, to: "\(folder)/file")
                }
                #expect((error?.cause as? FetchError)?.code == .file)
                #expect(error?.isRetryable == false)
                try expectEmpty(folder)
            }
        }
    }

    @Test func anUnreachableHostLeavesNothing() async throws {
        let configuration = ServiceConfiguration {
            $0.rootURL = "http://127.0.0.1:1"
            $0.options.retry = .none
        }
        let storage = StorageService(configuration: configuration)
        try await withTemporaryFolder { folder in
            let error = await #expect(throws: GAPIError.self) {
                try await storage.download(Self.query, to: "\(folder)/file")
            }
            #expect((error?.cause as? FetchError)?.code == .unreachable, "\(error as Any)")
            try expectEmpty(folder)
        }
        await storage.shutdown()
    }

    @Test func aServerThatNeverAnswersIsGivenUp() async throws {
        let clock = VirtualClock()
        let scripted = ScriptedStorage(ScriptedTransport([.stall]), clock: clock)
        try await withTemporaryFolder { folder in
            let storage = scripted.storage
            let task = Task {
                let options = QueryOptions { $0.transferTimeout = .seconds(10) }
                return try await storage.download(Self.query, to: "\(folder)/file", options: options)
            }
            try await scripted.transport.waitForRequests(1)
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(10))
            let error = await #expect(throws: GAPIError.self) { try await task.value }
            #expect(error?.isTimeout == true)
            try expectEmpty(folder)
        }
    }

    // MARK: As bytes

    @Test(
        arguments: [
            (0..<1, 0..<1), (5..<10, 5..<10), (999..<1_000, 999..<1_000), (0..<1_000, 0..<1_000),
            (900..<5_000, 900..<1_000),
            (7..<7, 7..<7), (5_000..<5_000, 0..<0),
        ] as [(Range<Int64>, Range<Int>)]
    )
    func aRangeGivesItsBytes(range: Range<Int64>, expected: Range<Int>) async throws {
        let bytes = pattern(1_000)
        try await run(bytes) { emulated, _ in
            let media = try await emulated.storage.media(Self.query, range: range).collect(upTo: 10_000)
            #expect(Array(media.readableBytesView) == Array(bytes[expected]))
        }
    }

    @Test func aRangeBehindTheEndThrows() async throws {
        try await run(pattern(1_000)) { emulated, _ in
            let error = await #expect(throws: GAPIError.self) {
                try await emulated.storage.media(Self.query, range: 1_000..<1_001).collect(upTo: 10)
            }
            #expect(error?.status == 416)
            #expect(error?.message.contains("1000") == true)
        }
    }

    @Test func aBrokenRangeGoesOnWithinItself() async throws {
        let bytes = pattern(1_000_000)
        try await run(bytes) { emulated, _ in
            emulated.emulator.faults.append(.init(.cut(afterResponseBytes: 200_000), operation: "download.media"))
            let media = try await emulated.storage.media(Self.query, range: 100_000..<600_000).collect(upTo: 1 << 20)
            #expect(Array(media.readableBytesView) == Array(bytes[100_000..<600_000]))
            let ranges = emulated.emulator.journal.entries.compactMap { $0.headers[.range] }
            #expect(ranges.count == 2)
            #expect(ranges.allSatisfy { $0.hasSuffix("-599999") })
        }
    }

    @Test func aServerThatKnowsNoRangesIsUnderstood() async throws {
        let answer = ScriptedTransport.Answer.status(200, headers: [.contentLength: "10"], body: "0123456789")
        let scripted = ScriptedStorage([answer])
        let bytes = try await scripted.storage.media(Self.query, range: 3..<6).collect(upTo: 10)
        #expect(String(buffer: bytes) == "345")
    }

    @Test func theLastBytesAndAllFromOneOnCanBeAskedFor() async throws {
        let bytes = pattern(1_000)
        try await run(bytes) { emulated, _ in
            func media(_ range: any MediaRangeExpression) async throws -> [UInt8] {
                Array(
                    try await emulated.storage.media(Self.query, range: range).collect(upTo: 10_000).readableBytesView
                )
            }
            let parts = [
                try await media(.suffix(10)), try await media(.suffix(5_000)), try await media(.suffix(0)),
                try await media(990...), try await media(...9),
            ]
            #expect(parts == [Array(bytes[990...]), bytes, [], Array(bytes[990...]), Array(bytes[...9])])
        }
    }

    @Test func whatMediaIsCanBeToldBeforeItsBytesAreRead() async throws {
        let bytes = pattern(3 << 20)
        try await run(bytes) { emulated, _ in
            let media = try await emulated.storage.media(Self.query).opened()
            #expect(media.info.contentType == "application/octet-stream")
            #expect(media.info.etag?.isEmpty == false)
            #expect(media.info.total == 3 << 20)
            #expect(Array(try await media.collect(upTo: 4 << 20).readableBytesView) == bytes)
            #expect(emulated.operations == ["download.media"])
            let missing = Storage.ObjectsGetQuery(bucket: "box", object: "none")
            let error = await #expect(throws: GAPIError.self) { try await emulated.storage.media(missing).opened() }
            #expect(error?.isNotFound == true)
        }
    }

    @Test func droppingOpenMediaClosesTheConnection() async throws {
        let answer = ScriptedTransport.Answer.status(200, headers: [.eTag: "\"1\""], body: "0123456789")
        let scripted = ScriptedStorage([answer.stalled(afterBytes: 4)])
        do { #expect(try await scripted.storage.media(Self.query).opened().info.etag == "\"1\"") }
        try await scripted.transport.waitForOpen(atMost: 0)
    }

    @Test func eachLoopIsADownloadOfItsOwn() async throws {
        try await run(pattern(100)) { emulated, _ in
            let media = emulated.storage.media(Self.query)
            #expect(emulated.operations.isEmpty)
            let one = try await media.collect(upTo: 100)
            let other = try await media.collect(upTo: 100)
            #expect(one == other)
            #expect(emulated.operations == ["download.media", "download.media"])
        }
    }

    @Test func moreThanTheLimitIsRefused() async throws {
        try await run(pattern(101)) { emulated, _ in
            await #expect(throws: (any Error).self) { try await emulated.storage.media(Self.query).collect(upTo: 100) }
        }
    }

    @Test func leavingTheLoopClosesTheConnection() async throws {
        let answer = ScriptedTransport.Answer.status(200, headers: [.eTag: "\"1\""], body: "0123456789")
        let scripted = ScriptedStorage([answer.stalled(afterBytes: 4)])
        for try await chunk in scripted.storage.media(Self.query) {
            #expect(chunk.readableBytes == 4)
            break
        }
        try await scripted.transport.waitForOpen(atMost: 0)
    }
}

/// A file system of 1 MiB.
enum SmallDisk {
    /// Whether this process may mount one.
    static let isAvailable: Bool = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "AsyncGAPITests-\(UUID().uuidString)").path
        guard (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
        else {
            return false
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        guard mount(folder) else { return false }
        return run("/bin/umount", folder)
    }()

    static func use(at folder: String, _ body: () async throws -> Void) async throws {
        guard mount(folder) else { throw CocoaError(.fileWriteUnknown) }
        defer { _ = run("/bin/umount", folder) }
        try await body()
    }

    private static func mount(_ folder: String) -> Bool {
        run("/bin/mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder)
    }

    private static func run(_ tool: String, _ arguments: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: tool)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
