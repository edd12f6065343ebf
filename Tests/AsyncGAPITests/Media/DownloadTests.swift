import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Downloads", .timeLimit(.minutes(5)))
struct DownloadTests: DownloadSuite {
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
            let error = await #expect(throws: GAPI.Error.self) {
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
        let error = await #expect(throws: GAPI.Error.self) {
            try await scripted.storage.media(Self.query).collect(upTo: 100)
        }
        #expect((error?.cause as? FetchError)?.code == .connectionLost)
    }

    @Test func aStreamOfWhichNothingHasComeBeginsAnew() async throws {
        let answer = ScriptedTransport.Answer.status(200, headers: [.contentLength: "10"], body: "0123456789")
        let scripted = ScriptedStorage([answer.cut(afterBytes: 0), answer])
        #expect(String(buffer: try await scripted.storage.media(Self.query).collect(upTo: 10)) == "0123456789")
    }

    // MARK: Another process

    @Test(.startsAnotherProcess) func aDownloadOfAProcessThatWasKilledIsGoneOnFrom() async throws {
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
    @Test(.timeLimit(.minutes(5))) func parametersInAFormTellMediaApart() async throws {
        let headers: HTTPFields = [.eTag: "\"1\"", .contentLength: "10"]
        let answer = ScriptedTransport.Answer.status(200, headers: headers, body: "0123456789")
        func options(_ letter: Character) -> GAPI.QueryOptions {
            GAPI.QueryOptions {
                $0.parameters["long"] = String(repeating: letter, count: 3_000)
                $0.retry = .none
            }
        }
        try await withTemporaryFolder { folder in
            let path = "\(folder)/file"
            let first = ScriptedStorage([answer.cut(afterBytes: 4)])
            await #expect(throws: GAPI.Error.self) {
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
}
