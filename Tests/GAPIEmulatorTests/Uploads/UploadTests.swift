import Foundation
import NIOCore
import Testing

@testable import GAPIEmulator

@Suite("Upload", .timeLimit(.minutes(5)))
struct UploadTests {
    /// Two requests that finish one upload would make two resources of one content, and the later one would delete it.
    @Test func anUploadIsFinishedOnce() async throws {
        let upload = try Upload(path: nil, granularity: 1)
        let turn = try await upload.begin()
        try await upload.append(ByteBuffer(bytes: [1]), turn)
        _ = try await upload.finish(turn)
        let error = await #expect(throws: GoogleError.self) { _ = try await upload.begin() }
        #expect(error?.code == 503)
        let isUseless = try await upload.cancel()
        #expect(!isUseless)
    }

    @Test func whatIsCancelledCanNeitherGoOnNorBeFinished() async throws {
        let upload = try Upload(path: nil, granularity: 1)
        let turn = try await upload.begin()
        let isUseless = try await upload.cancel()
        #expect(isUseless)
        await #expect(throws: GoogleError.self) { try await upload.append(ByteBuffer(bytes: [1]), turn) }
        await #expect(throws: GoogleError.self) { _ = try await upload.finish(turn) }
        let error = await #expect(throws: GoogleError.self) { _ = try await upload.begin() }
        #expect(error?.code == 404)
    }

    #if os(Linux)
    @Test func whatCouldNotBeWrittenIsNotToldAsStored() async throws {
        // A link to a device that is always full; nothing ever removes more than the link.
        let path = FileManager.default.temporaryDirectory.appending(path: "full-\(UUID().uuidString)").path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/full")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let upload = try Upload(path: path, granularity: 1)
        let turn = try await upload.begin()
        try await upload.append(ByteBuffer(bytes: [1, 2, 3]), turn)
        for _ in 0..<2 {
            await #expect(throws: FileError.self) { _ = try await upload.begin() }
        }
    }
    #endif
}
