import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Downloads: as bytes", .timeLimit(.minutes(5)))
struct DownloadStreamTests: DownloadSuite {
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
            let error = await #expect(throws: GAPI.Error.self) {
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
            let error = await #expect(throws: GAPI.Error.self) { try await emulated.storage.media(missing).opened() }
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
