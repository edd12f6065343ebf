import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// The checksum of an upload: carried in its session, and compared with the server's on the way.
@Suite("Integrity of uploads", .timeLimit(.minutes(5)))
struct UploadIntegrityTests {
    private typealias Answer = ScriptedTransport.Answer
    private typealias Session = FetchUpload<FetchResponse>.Session

    private static let wires: [any UploadWire] = [ContentRangeWire(sendsHash: true), GoogleUploadWire(sendsHash: true)]

    private func kit(_ index: Int) -> UploadKit {
        UploadKit(wire: Self.wires[index], dialect: UploadKit.google[index].dialect)
    }

    private func checksum(_ bytes: some Sequence<UInt8>) -> CRC32C {
        var checksum = CRC32C()
        checksum.update(bytes)
        return checksum
    }

    /// The session of an upload whose process ended while its third part was under way.
    private func interrupted(_ kit: UploadKit, _ server: UploadServer) async throws -> [UInt8] {
        let fetcher = makeFetcher(server.transport())
        let upload = try kit.upload(.bytes(uploadBytes(900_000)), to: fetcher)
        try await server.waitForSilences(1)
        let json = try #require(upload.session).json
        await fetcher.shutdown()
        await #expect(throws: (any Error).self) { try await upload.value }
        return json
    }

    // MARK: Another process

    @Test(arguments: UploadKit.google.indices, [0, 100_000])
    func anotherProcessDoesNotReadAgainWhatWasSent(index: Int, stored: Int) async throws {
        let (kit, bytes) = (kit(index), uploadBytes(900_000))
        let server = kit.server(.init(.goesSilent(storing: stored), .part, nth: 3))
        let session = try Session(json: try await interrupted(kit, server))
        let reads = Mutex<[Int64]>([])
        let source = UploadSource.reading(length: 900_000) { offset, count in
            reads.withLock { $0.append(offset) }
            return ByteBuffer(bytes: bytes[Int(offset)..<Int(offset) + count])
        }
        // The identity of a source is the same whatever supplies the bytes.
        let upload = makeFetcher(server.transport()).resumeUpload(session, from: source, by: kit.wire)
        _ = try await upload.value
        server.expect(900_000)
        #expect(server.hash == "crc32c=\(checksum(bytes).base64)")
        // Both ends of the source, by which it is recognized, and what the server lacks.
        let read = reads.withLock { $0 }
        #expect(Array(read.prefix(2)) == [0, 900_000 - 65_536])
        #expect(read.dropFirst(2).allSatisfy { $0 >= 524_288 + Int64(stored) })
    }

    /// The session was kept before the last answers came, or by an earlier version that kept no checksum.
    @Test(arguments: UploadKit.google.indices, ["0", "262144", "-1", "900001", "9223372036854775807"])
    func whatASessionDoesNotKnowIsRead(index: Int, count: String) async throws {
        let kit = kit(index)
        let server = kit.server(.init(.goesSilent(storing: 5), .part, nth: 3))
        let json = String(decoding: try await interrupted(kit, server), as: UTF8.self)
        let known = checksum(uploadBytes(262_144)).value
        let changed = json.replacing(
            try Regex(#""hashed":\{[^}]*\}"#),
            with: #""hashed":{"count":\#(count),"crc32c":\#(count == "262144" ? known : 1)}"#
        )
        try #require(changed != json)
        let source = UploadSource.bytes(uploadBytes(900_000))
        let session = try Session(json: Array(changed.utf8))
        _ = try await makeFetcher(server.transport()).resumeUpload(session, from: source, by: kit.wire).value
        server.expect(900_000)
        #expect(server.hash == "crc32c=\(checksum(uploadBytes(900_000)).base64)")
    }

    @Test func theSessionOfARunningUploadHasTheChecksumOfWhatWasSent() async throws {
        let kit = UploadKit.googleUpload
        let server = kit.server(.init(.stalls, .part, nth: 2))
        let fetcher = makeFetcher(server.transport(), clock: VirtualClock(skippingUpTo: .seconds(4)))
        let upload = try kit.upload(.bytes(uploadBytes(600_000)), to: fetcher)
        try await server.waitForSteps(3)
        let hashed = try #require(upload.session).state.hashed
        #expect(hashed == HashedPrefix(count: 524_288, crc32c: checksum(uploadBytes(524_288)).value))
        upload.cancel()
        await #expect(throws: CancellationError.self) { try await upload.value }
    }

    // MARK: The server's checksum on the way

    private static func stored(_ count: Int, _ hash: String?) -> Answer {
        var fields: HTTPFields = [.range: "bytes=0-\(count - 1)"]
        if let hash { fields[.known("X-Goog-Running-Hash")] = hash }
        return .status(308, headers: fields)
    }

    private static let opened = Answer.status(200, headers: [.location: "/session/1"])

    @Test(arguments: [
        "crc32c=RIGHT", "CRC32C=RIGHT", "md5=AAAA, crc32c=RIGHT", "crc32c=RIGHT,crc32c=RIGHT",
        "crc32c=", "crc32c", "=", "", "crc32c=AAA", "crc32c=AAAAAAAA", "crc32c=!!!!", "md5=AAAAAA==", "x",
    ])
    func aChecksumThatIsRightOrUnreadableDisturbsNothing(text: String) async throws {
        let right = checksum(uploadBytes(262_144)).base64
        let transport = ScriptedTransport([
            Self.opened, Self.stored(262_144, text.replacing("RIGHT", with: right)), Self.stored(524_288, nil),
            .status(200),
        ])
        _ = try await UploadKit.contentRange.upload(.bytes(uploadBytes(600_000)), to: makeFetcher(transport)).value
        #expect(transport.requests.count == 4)
    }

    @Test(arguments: ["crc32c=AAAAAA==", "crc32c=RIGHT,crc32c=AAAAAA==", "md5=x,crc32c=AAAAAA=="])
    func anotherChecksumThanThatOfTheBytesSentIsNoticedAtOnce(text: String) async throws {
        let right = checksum(uploadBytes(262_144)).base64
        let transport = ScriptedTransport([
            Self.opened, Self.stored(262_144, text.replacing("RIGHT", with: right)),
        ])
        let upload = try UploadKit.contentRange.upload(.bytes(uploadBytes(600_000)), to: makeFetcher(transport))
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .checksumMismatch)
        #expect(transport.requests.count == 2)
        #expect(upload.session != nil)
    }

    @Test func theNewerProtocolToo() async throws {
        let transport = ScriptedTransport([
            .status(200, headers: [.uploadStatus: "active", .uploadURL: "/session/1"]),
            .status(
                200,
                headers: [
                    .uploadStatus: "active", .sizeReceived: "262144",
                    .known("X-Goog-Running-Hash"): "crc32c=AAAAAA==",
                ]
            ),
        ])
        let upload = try UploadKit.googleUpload.upload(.bytes(uploadBytes(600_000)), to: makeFetcher(transport))
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .checksumMismatch)
    }

    /// A file with the same size, the same ends and other bytes between them, which the identity does not tell apart.
    @Test func anotherSourceWithTheSameEndsIsNoticedBeforeAnythingIsSent() async throws {
        let kit = UploadKit.contentRange
        let server = kit.server(.init(.goesSilent(storing: 0), .part, nth: 3))
        let json = String(decoding: try await interrupted(kit, server), as: UTF8.self)
        let changed = json.replacing(try Regex(#""hashed":\{[^}]*\}"#), with: #""hashed":{"count":0,"crc32c":0}"#)
        var other = uploadBytes(900_000)
        other[300_000] ^= 1
        let right = checksum(uploadBytes(524_288)).base64
        let transport = ScriptedTransport([Self.stored(524_288, "crc32c=\(right)")])
        let upload = makeFetcher(transport).resumeUpload(
            try Session(json: Array(changed.utf8)),
            from: .bytes(other),
            by: kit.wire
        )
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .source)
        #expect(transport.requests.count == 1)
    }

    /// Nothing but the bytes themselves tells them from others.
    @Test(arguments: UploadKit.google.indices)
    func otherBytesInMemoryWithTheSameEndsAreNoticedWithoutTheServer(index: Int) async throws {
        let kit = kit(index)
        let server = kit.server(.init(.goesSilent(storing: 0), .part, nth: 3))
        let session = try Session(json: try await interrupted(kit, server))
        var other = uploadBytes(900_000)
        other[300_000] ^= 1
        let transport = server.transport()
        let upload = makeFetcher(transport).resumeUpload(session, from: .bytes(other), by: kit.wire)
        let error = await #expect(throws: FetchError.self) { try await upload.value }
        #expect(error?.code == .source)
        #expect(transport.requests.isEmpty)
    }

    /// What another process has sent is not read if it is much, and the server tells its checksum.
    @Test func theServersChecksumIsContinued() async throws {
        let (total, stored): (Int64, Int64) = (70 << 20, 69 << 20)
        let reads = Mutex<[Int64]>([])
        let source = UploadSource.reading(length: total) { offset, count in
            reads.withLock { $0.append(offset) }
            return ByteBuffer(repeating: 0, count: count)
        }
        let began = ScriptedTransport([Self.opened, .status(400)])
        let first = makeFetcher(began).upload(
            try request(.post),
            from: source,
            by: ContentRangeWire(sendsHash: true),
            partSize: 1 << 20
        )
        await #expect(throws: FetchError.self) { try await first.value }
        let session = try #require(first.session)
        reads.withLock { $0 = [] }
        let transport = ScriptedTransport([
            Self.stored(Int(stored), "crc32c=\(CRC32C.base64(zeros(Int(stored))))"), .status(200),
        ])
        let upload = makeFetcher(transport).resumeUpload(session, from: source, by: ContentRangeWire(sendsHash: true))
        _ = try await upload.value
        #expect(transport.requests.last?.header("x-goog-hash") == "crc32c=\(CRC32C.base64(zeros(Int(total))))")
        let read = reads.withLock { $0 }
        #expect(read.dropFirst(2).allSatisfy { $0 >= stored })
    }
}
