import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Uploads that send everything in one request, and what follows when it breaks.
@Suite("Uploads in one request", .timeLimit(.minutes(5)))
struct OneRequestTests {
    private func upload(
        _ kit: UploadKit,
        _ source: UploadSource,
        _ transport: ScriptedTransport
    ) throws -> FetchUpload<FetchResponse> {
        makeFetcher(transport).upload(try request(.post), from: source, contentType: "a/b", by: kit.wire)
    }

    @Test(arguments: UploadKit.google) func everythingGoesInOneRequest(kit: UploadKit) async throws {
        let server = kit.server()
        let transport = server.transport()
        _ = try await upload(kit, .bytes(uploadBytes(900_000)), transport).value
        server.expect(900_000)
        #expect(server.steps == [.open, .part])
    }

    @Test(arguments: UploadKit.google, [0, 1, 262_144, 500_001])
    func afterABreakTheRestGoesInOneRequest(kit: UploadKit, stored: Int) async throws {
        let server = kit.server(.init(.breaks(storing: stored), .part))
        let transport = server.transport()
        _ = try await upload(kit, .bytes(uploadBytes(900_000)), transport).value
        server.expect(900_000)
        #expect(server.steps == [.open, .part, .query, .part])
        #expect(transport.requests.last?.bodyLength == Int64(900_000 - stored))
    }

    @Test(arguments: UploadKit.google) func aLastAnswerThatIsLostIsFoundOut(kit: UploadKit) async throws {
        let server = kit.server(.init(.breaks(storing: nil), .part))
        _ = try await upload(kit, .bytes(uploadBytes(900_000)), server.transport()).value
        server.expect(900_000)
        #expect(server.steps == [.open, .part, .query])
    }

    /// What is sent is told while it is sent; what is stored only by an answer.
    @Test func progressIsWhatWasSent() async throws {
        let kit = UploadKit.contentRange
        let server = kit.server(.init(.breaks(storing: 300_000), .part))
        let upload = try upload(kit, .bytes(uploadBytes(900_000)), server.transport())
        var acknowledged: Set<Int64> = []
        for await progress in upload.progress {
            #expect(progress.sent >= progress.acknowledged)
            acknowledged.insert(progress.acknowledged)
        }
        _ = try await upload.value
        #expect(acknowledged.isSubset(of: [0, 300_000, 900_000]))
    }

    private struct Zeros: AsyncSequence, AsyncIteratorProtocol {
        typealias Element = ByteBuffer
        var rest: Int

        func makeAsyncIterator() -> Self { self }

        mutating func next() async -> ByteBuffer? {
            guard rest > 0 else { return nil }
            defer { rest -= 1 << 20 }
            return ByteBuffer(repeating: 0, count: Swift.min(rest, 1 << 20))
        }
    }

    private static let session = ScriptedTransport.Answer.status(200, headers: [.location: "/session/1"])

    /// Of a sequence, the part that is being sent is kept.
    @Test func aSequenceGoesInParts() async throws {
        let transport = ScriptedTransport([
            Self.session, .status(308, headers: [.range: "bytes=0-8388607"]), .status(200),
        ])
        _ = try await upload(.contentRange, .sequence(Zeros(rest: 10 << 20)), transport).value
        #expect(transport.requests.map { $0.bodyLength >> 20 } == [0, 8, 2])
    }

    /// As behind a proxy that lets no long request through.
    @Test func whatTwiceDoesNotComeThroughGoesInParts() async throws {
        let transport = ScriptedTransport { received in
            let range = received.header("Content-Range").flatMap { ContentRange($0) }?.bytes
            guard let range else {
                return received.method == .post ? Self.session : .status(308)
            }
            if range.count > 8 << 20 { return .failure(.connectionLost) }
            return range.upperBound == 20 << 20
                ? .status(200) : .status(308, headers: [.range: "bytes=0-\(range.upperBound - 1)"])
        }
        let source = UploadSource.reading(length: 20 << 20) { _, count in ByteBuffer(repeating: 0, count: count) }
        _ = try await upload(.contentRange, source, transport).value
        let mebibytes = transport.requests.filter { $0.bodyLength > 0 }.map { $0.bodyLength >> 20 }
        #expect(mebibytes == [20, 20, 8, 8, 4])
    }

    /// The hash of everything must be known before its request begins: a small one is left to the end.
    @Test func aLargeOneWithAHashLeavesALittleToTheEnd() async throws {
        let total: Int64 = 65 << 20
        let transport = ScriptedTransport { received in
            let range = received.header("Content-Range").flatMap { ContentRange($0) }?.bytes
            guard let range else { return Self.session }
            return range.upperBound == total
                ? .status(200) : .status(308, headers: [.range: "bytes=0-\(range.upperBound - 1)"])
        }
        let source = UploadSource.reading(length: total) { _, count in ByteBuffer(repeating: 0, count: count) }
        let upload = makeFetcher(transport).upload(
            try request(.post),
            from: source,
            by: ContentRangeWire(sendsHash: true)
        )
        _ = try await upload.value
        #expect(transport.requests.map(\.bodyLength) == [0, total - 262_144, 262_144])
        #expect(transport.requests.last?.header("x-goog-hash") == "crc32c=\(CRC32C.base64(zeros(Int(total))))")
    }
}

/// Returns the CRC32C of so many zeros, whose number is a multiple of a mebibyte.
func zeros(_ count: Int) -> UInt32 {
    var piece = CRC32C()
    piece.update([UInt8](repeating: 0, count: 1 << 20))
    return (0..<count >> 20).reduce(UInt32(0)) { sum, _ in CRC32C.combine(sum, piece.value, secondCount: 1 << 20) }
}
