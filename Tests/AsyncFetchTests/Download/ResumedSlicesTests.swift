import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// What downloads in slices leave to later ones.
@Suite(.timeLimit(.minutes(5))) final class ResumedSlicesTests: DownloadFixture {
    private static let server = SlicedDownloadTests.server
    private static let slices = DownloadSlices { $0.size = 50_000 }  // four at a time, of five

    /// Leaves 10,000 bytes of each of the first four slices.
    private func leaveSlices(_ server: Server = ResumedSlicesTests.server) async throws {
        try await interrupt(server, after: 40_000, slices: Self.slices, each: 10_000)
        try #require(try names == ["file.part", "file.part.json"])
    }

    private static let rest = [
        "bytes=10000-49999", "bytes=110000-149999", "bytes=160000-199999", "bytes=200000-228889", "bytes=60000-99999",
    ]

    private func ranges(_ transport: ScriptedTransport) -> [String] {
        transport.requests.map { $0.header("Range") ?? "" }.sorted()
    }

    private func edit(_ text: String, _ other: String) throws {
        let note = folder.appending(path: "file.part.json")
        let old = try String(contentsOf: note, encoding: .utf8)
        try #require(old.contains(text))
        try old.replacing(text, with: other).write(to: note, atomically: false, encoding: .utf8)
    }

    @Test func aLaterDownloadGoesOnInEachSlice() async throws {
        try Data("old".utf8).write(to: URL(filePath: path))
        try await interrupt(Self.server, after: 40_000, slices: Self.slices, each: 10_000)
        #expect(try names == ["file", "file.part", "file.part.json"])
        #expect(try bytes() == Array("old".utf8))
        let part = try bytes("file.part")
        #expect(part.count == storedMedia.count)
        #expect(part[..<10_000] == storedMedia[..<10_000])
        #expect(part[150_000..<160_000] == storedMedia[150_000..<160_000])
        let transport = Self.server.transport()
        let seen = Mutex<[TransferProgress]>([])
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices) { progress in
            seen.withLock { $0.append(progress) }
        }
        #expect(try bytes() == storedMedia)
        #expect(try names == ["file"])
        #expect(ranges(transport) == Self.rest)
        #expect(transport.requests.allSatisfy { $0.header("If-Match") == #""1""# })
        let values = seen.withLock { $0 }
        #expect(values.allSatisfy { $0.acknowledged >= 40_000 })
        #expect(values.last?.sent == Int64(storedMedia.count))
    }

    @Test(arguments: [DownloadSlices.never, .automatic, .required])
    func whatIsThereDecidesTheSlices(slices: DownloadSlices) async throws {
        try await leaveSlices()
        let transport = Self.server.transport()
        try await makeFetcher(transport).download(address, to: path, slices: slices)
        #expect(try bytes() == storedMedia)
        #expect(ranges(transport) == Self.rest)
    }

    @Test func aStreamGoesOnAsAStream() async throws {
        try await interrupt(Self.server, after: 100_000)
        let transport = Self.server.transport()
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
        #expect(try transport.requests.only.header("Range") == "bytes=100000-")
    }

    /// The process ended before the file got its name; the media may have changed since.
    @Test func whatWasCompleteAlreadyAsksForNoMoreThanAByte() async throws {
        try await interrupt(
            Self.server,
            after: storedMedia.count,
            slices: .init {
                $0.size = 50_000
                $0.maximumConcurrent = 5
            },
            each: 50_000
        )
        let transport = Self.server.transport()
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
        #expect(ranges(transport) == ["bytes=228889-228889"])
        #expect(try names == ["file"])
    }

    @Test func aSliceWhoseBytesHaveChangedBeginsAnew() async throws {
        try await leaveSlices()
        var part = try bytes("file.part")
        part[55_555] ^= 1
        try Data(part).write(to: folder.appending(path: "file.part"))
        let transport = Self.server.transport()
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
        #expect(ranges(transport) == Self.rest.map { $0 == "bytes=60000-99999" ? "bytes=50000-99999" : $0 })
    }

    @Test func aFileThatIsShorterThanItsNoteLosesOnlyWhatIsMissing() async throws {
        try await leaveSlices()
        try Data(bytes("file.part").prefix(105_000)).write(to: folder.appending(path: "file.part"))
        let transport = Self.server.transport()
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
        #expect(
            ranges(transport) == [
                "bytes=10000-49999", "bytes=100000-149999", "bytes=150000-199999", "bytes=200000-228889",
                "bytes=60000-99999",
            ]
        )
    }

    /// Zero is the checksum of no bytes.
    @Test func bytesThatAreNotThereHaveNoChecksum() async throws {
        try await leaveSlices()
        try edit("200000 0 0", "200000 28890 0")
        try Data(bytes("file.part").prefix(160_000)).write(to: folder.appending(path: "file.part"))
        let transport = Self.server.transport()
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
        #expect(ranges(transport) == Self.rest)
    }

    @Test(
        arguments: [
            ("0 10000", "0 50001"), ("50000 10000", "50000 9223372036854775807"), ("150000 10000", "50000 10000"),
            ("0 10000", "5 10000"), ("200000 0 0", "200000 0"), ("200000 0 0", "300000 0 0"),
            (#""slices""#, #""other""#), (#""from":"0""#, #""from":"1""#),
        ]
    )
    func aNoteThatDoesNotFitIsBegunAnew(text: String, other: String) async throws {
        try await leaveSlices()
        try edit(text, other)
        let transport = Self.server.transport()
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == storedMedia)
        #expect(try names == ["file"])
        #expect(transport.requests.first?.header("Range") == "bytes=0-49999")
        #expect(transport.requests.first?.header("If-Match") == nil)
    }

    @Test func anotherVersionIsBegunAnew() async throws {
        try await leaveSlices()
        let server = Server(etag: #""2""#, content: storedMedia.reversed())
        let transport = server.transport()
        let seen = Mutex<[TransferProgress]>([])
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices) { progress in
            seen.withLock { $0.append(progress) }
        }
        #expect(try bytes() == server.content)
        #expect(try names == ["file"])
        let values = seen.withLock { $0 }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0.sent <= $1.sent && $0.acknowledged <= $1.acknowledged })
    }

    @Test func anotherVersionThatCannotBeSlicedIsOneStream() async throws {
        try await leaveSlices()
        let content = Array(storedMedia.reversed())
        let transport = ScriptedTransport { received in
            guard received.header("If-Match") == nil else { return .status(412) }
            return .response(
                200,
                headers: [.eTag: #""2""#, .contentLength: "\(content.count)"],
                body: FetchResponseBody(ByteBuffer(bytes: content))
            )
        }
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == content)
        #expect(try names == ["file"])
    }

    @Test func twoDownloadsToOneFileAreNotMixed() async throws {
        let (path, gate, slices) = (path, Gate(), Self.slices)
        let slow = makeFetcher(Self.server.transport(stallingAfter: 10_000))
        let task = Task {
            try await slow.download(address, to: path, slices: slices) { if $0.sent == 40_000 { gate.open() } }
        }
        try await gate.pass()
        let second = Server(etag: #""b""#, content: storedMedia.reversed())
        try await makeFetcher(second.transport()).download(address, to: path, slices: Self.slices)
        #expect(try bytes() == second.content)
        task.cancel()
        _ = await task.result
        // The first has kept its own.
        let transport = Self.server.transport()
        try await makeFetcher(transport).download(address, to: path, slices: Self.slices)
        #expect(ranges(transport) == Self.rest)
        #expect(try bytes() == storedMedia)
        #expect(try names == ["file"])
    }

    @Test func neverLeavesNothingAndTakesNothingUp() async throws {
        try await interrupt(Self.server, after: 40_000, resume: .never, slices: Self.slices, each: 10_000)
        #expect(try names.isEmpty)
        try await leaveSlices()
        let transport = Self.server.transport()
        try await makeFetcher(transport).download(address, to: path, resume: .never, slices: Self.slices)
        #expect(transport.requests.first?.header("Range") == "bytes=0-49999")
        #expect(try bytes() == storedMedia)
    }
}
