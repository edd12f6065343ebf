import Foundation
import NIOCore
import Testing

@testable import GAPIEmulator

@Suite("Upload", .timeLimit(.minutes(5)))
struct UploadTests {
    /// Two requests that finish one upload would make two resources of one content, and the later one would delete it.
    @Test func anUploadIsFinishedOnce() async throws {
        let upload = try Upload(.memory(nil), granularity: 1)
        let turn = try await upload.begin()
        try await upload.append(ByteBuffer(bytes: [1]), turn)
        _ = try await upload.finish(turn)
        let error = await #expect(throws: GoogleError.self) { _ = try await upload.begin() }
        #expect(error?.code == 503)
        let isUseless = try await upload.cancel()
        #expect(!isUseless)
    }

    @Test func whatIsCancelledCanNeitherGoOnNorBeFinished() async throws {
        let upload = try Upload(.memory(nil), granularity: 1)
        let turn = try await upload.begin()
        let isUseless = try await upload.cancel()
        #expect(isUseless)
        await #expect(throws: GoogleError.self) { try await upload.append(ByteBuffer(bytes: [1]), turn) }
        await #expect(throws: GoogleError.self) { _ = try await upload.finish(turn) }
        let error = await #expect(throws: GoogleError.self) { _ = try await upload.begin() }
        #expect(error?.code == 404)
    }
}
