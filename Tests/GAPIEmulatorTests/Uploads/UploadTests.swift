import Foundation
import NIOCore
import Testing

@testable import GAPIEmulator

@Suite("Upload", .timeLimit(.minutes(5)))
struct UploadTests {
    /// Four megabytes that repeat after a prime number of bytes, so that a piece in a wrong place is seen.
    private static let bytes = {
        var bytes = (0..<4_093).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
        while bytes.count < 4_000_000 { bytes += bytes }
        return bytes
    }()

    /// Two requests that finish one upload would make two resources of one content, and the later one would delete it.
    @Test func anUploadIsFinishedOnce() async throws {
        let upload = try Upload(.memory(nil), granularity: 1)
        var turn = try await upload.begin()
        try await upload.append(ByteBuffer(bytes: [1]), &turn)
        _ = try await upload.finish(turn)
        let error = await #expect(throws: GoogleError.self) { _ = try await upload.begin() }
        #expect(error?.code == 503)
        let isUseless = try await upload.cancel()
        #expect(!isUseless)
    }

    @Test func whatIsCancelledCanNeitherGoOnNorBeFinished() async throws {
        let upload = try Upload(.memory(nil), granularity: 1)
        var turn = try await upload.begin()
        let isUseless = try await upload.cancel()
        #expect(isUseless)
        await #expect(throws: GoogleError.self) { try await upload.append(ByteBuffer(bytes: [1]), &turn) }
        await #expect(throws: GoogleError.self) { _ = try await upload.finish(turn) }
        let error = await #expect(throws: GoogleError.self) { _ = try await upload.begin() }
        #expect(error?.code == 404)
    }

    /// The pieces of a file are stored while the next bytes arrive.
    @Test func allBytesOfAFileAreStoredInOrder() async throws {
        try await withFile { upload, path in
            var turn = try await upload.begin()
            var sent: [UInt8] = []
            for start in stride(from: 0, to: 3_000_000, by: 50_001) {
                let bytes = Self.bytes[start..<start + 50_001]
                sent += bytes
                try await upload.append(ByteBuffer(bytes: bytes), &turn)
                #expect(upload.storedCount == Int64(sent.count - sent.count % 1_000))
            }
            var digest = ContentDigest()
            digest.update(ByteBuffer(bytes: sent.prefix(sent.count - sent.count % 1_000)))
            #expect(upload.storedDigest.md5Hash == digest.md5Hash)
            let (_, all) = try await upload.finish(turn)
            #expect(all.count == Int64(sent.count))
            digest = ContentDigest()
            digest.update(ByteBuffer(bytes: sent))
            #expect(all.md5Hash == digest.md5Hash)
            #expect(try Array(Data(contentsOf: URL(filePath: path))) == sent)
        }
    }

    /// A client that has given up may still be sending when its next request begins.
    @Test(arguments: 0..<20) func aRequestThatTakesOverGoesOnAfterTheStoredBytes(number: Int) async throws {
        try await withFile { upload, path in
            let bytes = Self.bytes
            var turn = try await upload.begin()
            let cut = 1_048_576 + number * 100_000
            for start in stride(from: 0, to: cut, by: 65_536) {
                try await upload.append(ByteBuffer(bytes: bytes[start..<min(start + 65_536, cut)]), &turn)
            }
            var other = try await upload.begin()
            #expect(other.storedCount == Int64(cut - cut % 1_000))
            await #expect(throws: GoogleError.self) { try await upload.append(ByteBuffer(bytes: [1]), &turn) }
            for start in stride(from: Int(other.storedCount), to: bytes.count, by: 65_536) {
                let piece = bytes[start..<min(start + 65_536, bytes.count)]
                try await upload.append(ByteBuffer(bytes: piece), &other)
            }
            _ = try await upload.finish(other)
            #expect(try Array(Data(contentsOf: URL(filePath: path))) == bytes)
        }
    }

    private func withFile(_ body: (Upload, String) async throws -> Void) async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "upload-\(UUID().uuidString)").path
        let upload = try Upload(.file(path), granularity: 1_000)
        try await body(upload, path)
    }
}
