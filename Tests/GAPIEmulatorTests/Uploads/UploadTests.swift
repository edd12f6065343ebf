import NIOCore
import Testing

@testable import GAPIEmulator

@Suite("Content of an upload", .timeLimit(.minutes(1)))
struct UploadTests {
    /// A client that has given up waiting asks how far the upload is, while a resource is made of it.
    @Test func contentIsHandedOverOnce() async throws {
        let upload = try Upload(path: nil, granularity: 1)
        let turn = try await upload.begin()
        try await upload.append(ByteBuffer(bytes: [1, 2]), turn)
        let (_, digest) = try await upload.finish(turn)
        #expect(digest.count == 2)
        let error = await #expect(throws: GoogleError.self) { _ = try await upload.begin() }
        #expect(error?.code == 503)
        #expect(!upload.cancel())
    }

    @Test func whatIsCancelledTakesNothingMore() async throws {
        let upload = try Upload(path: nil, granularity: 1)
        let turn = try await upload.begin()
        #expect(upload.cancel())
        await #expect(throws: GoogleError.self) { try await upload.append(ByteBuffer(bytes: [1]), turn) }
        await #expect(throws: GoogleError.self) { _ = try await upload.finish(turn) }
        await #expect(throws: GoogleError.self) { _ = try await upload.begin() }
    }
}
