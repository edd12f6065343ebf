import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import Testing

/// Both protocols, in one request and in parts, against the emulator.
@Suite("Resumable uploads: both protocols", .timeLimit(.minutes(5)))
struct EmulatedUploadWireTests: ResumableUploadSuite {
    struct Way: Sendable, CustomTestStringConvertible {
        let wire: UploadOptions.WireChoice
        let chunkSize: Int?

        var options: UploadOptions {
            UploadOptions {
                $0.mode = .resumable
                $0.wire = wire
                $0.chunkSize = chunkSize
            }
        }

        var testDescription: String { "\(wire), \(chunkSize.map(String.init) ?? "one request")" }
    }

    static let ways = [UploadOptions.WireChoice.contentRange, .googleUpload].flatMap { wire in
        [nil, 256 << 10].map { Way(wire: wire, chunkSize: $0) }
    }

    /// The faults that strike an upload of any number of parts.
    private static let faults: [[FaultPlan.Rule]] = [
        [], [.init(.status(503), operation: "upload.start")],
        [.init(.reset, operation: "upload.chunk")], [.init(.status(503), operation: "upload.chunk")],
        [.init(.acceptThenReset(uploadBytes: 100_001), operation: "upload.chunk")],
        [.init(.acceptThenStatus(uploadBytes: 7), operation: "upload.chunk")],
        [
            .init(.acceptThenReset(uploadBytes: 5), operation: "upload.chunk"),
            .init(.status(503), operation: "upload.query"),
        ],
        [.init(.carryOutThenReset, operation: "upload.chunk")],
    ]

    @Test(arguments: ways, faults.indices) func everythingArrivesOnce(way: Way, index: Int) async throws {
        let bytes = pattern(900_000)
        try await EmulatedStorage.run({ $0.resumableChunkGranularity = 1 }) { emulated in
            emulated.emulator.faults.rules = Self.faults[index]
            let upload = emulated.storage.upload(
                Self.query,
                from: .bytes(bytes),
                contentType: "a/b",
                upload: way.options
            )
            let object = try await upload.value
            #expect(object.size == 900_000)
            #expect(object.contentType == "a/b")
            #expect(emulated.emulator.journal.entries.contains { $0.fault != nil } == !Self.faults[index].isEmpty)
            emulated.emulator.faults.rules = []
            #expect(try await emulated.content(of: "o") == bytes)
        }
    }

    @Test(arguments: ways) func cancellingEndsTheSession(way: Way) async throws {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.stall, operation: "upload.chunk"))
            let upload = emulated.storage.upload(
                Self.query,
                from: .bytes(pattern(900_000)),
                contentType: "a/b",
                upload: way.options
            )
            try await emulated.emulator.journal.waitFor("upload.chunk")
            upload.cancel()
            await #expect(throws: CancellationError.self) { try await upload.value }
            #expect(emulated.operations.last == "upload.cancel")
        }
    }
}
