import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite("Resumable uploads", .timeLimit(.minutes(5)))
struct ResumableUploadTests: ResumableUploadSuite {
    struct Fault: Sendable, CustomTestStringConvertible {
        let rules: [FaultPlan.Rule]
        var testDescription: String { rules.map(\.description).joined(separator: ", ") }
        init(_ rules: FaultPlan.Rule...) { self.rules = rules }
    }

    static let faults = [
        Fault(.init(.status(503), operation: "upload.start")),
        Fault(.init(.reset, operation: "upload.start")),
        Fault(.init(.status(503, retryAfter: 2), operation: "upload.chunk", nth: 2)),
        Fault(.init(.status(429), operation: "upload.chunk")),
        Fault(.init(.reset, operation: "upload.chunk", nth: 3)),
        Fault(.init(.acceptThenReset(uploadBytes: 100_001), operation: "upload.chunk", nth: 2)),
        Fault(.init(.acceptThenReset(uploadBytes: 7), operation: "upload.chunk", times: 3)),
        Fault(.init(.acceptThenStatus(uploadBytes: 262_144), operation: "upload.chunk", nth: 2)),
        Fault(.init(.acceptThenStatus(uploadBytes: 1), operation: "upload.chunk", nth: 4)),
        Fault(
            .init(.acceptThenReset(uploadBytes: 5), operation: "upload.chunk"),
            .init(.status(503), operation: "upload.query")
        ),
        Fault(
            .init(.acceptThenReset(uploadBytes: 5), operation: "upload.chunk"),
            .init(.reset, operation: "upload.query", times: 2)
        ),
        Fault(.init(.cut(afterResponseBytes: 10), operation: "upload.chunk", nth: 4)),
    ]

    @Test(arguments: faults, [false, true])
    func noStoredByteIsSentAgain(fault: Fault, isSequence: Bool) async throws {
        let bytes = pattern(900_000)
        try await EmulatedStorage.run({ $0.resumableChunkGranularity = 1 }) { emulated in
            emulated.emulator.faults.rules = fault.rules
            let object = try await upload(emulated, isSequence ? .sequence(Chunks(bytes: bytes)) : .bytes(bytes)).value
            #expect(object.size == 900_000)
            var stored: Int64 = 0
            for part in emulated.emulator.journal.entries where part.operation == "upload.chunk" {
                #expect(part.start == stored)
                stored += part.receivedBytes
            }
            #expect(stored == 900_000)
            #expect(emulated.emulator.journal.entries.contains { $0.fault != nil })
            #expect(try await emulated.content(of: "o") == bytes)
        }
    }

    @Test func aServerThatForgetsWhatIsNoFullStepIsSentThatAgain() async throws {
        let bytes = pattern(900_000)
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(
                .init(.acceptThenReset(uploadBytes: 100_000), operation: "upload.chunk", nth: 2)
            )
            _ = try await upload(emulated, .sequence(Chunks(bytes: bytes))).value
            let starts = emulated.emulator.journal.entries.filter { $0.operation == "upload.chunk" }.map(\.start)
            #expect(starts == [0, 262_144, 262_144, 524_288, 786_432])
            #expect(try await emulated.content(of: "o") == bytes)
        }
    }

    @Test func anUploadThatNeverGetsForwardGivesUp() async throws {
        try await EmulatedStorage.run { emulated in
            emulated.emulator.faults.append(.init(.status(503), operation: "upload.chunk", nth: 2, times: nil))
            let upload = upload(emulated, .bytes(pattern(900_000)))
            let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
            #expect(error?.status == 503)
            #expect(upload.session?.acknowledged == 262_144)
            #expect(emulated.fetcher.inFlightCount == 0)
        }
    }

    @Test func aServerThatForgetsWhatItHasStoredEndsTheUpload() async throws {
        let transport = ScriptedTransport { received in
            switch received.header("Content-Range") {
            case nil: Self.session
            case "bytes 0-262143/600000": .status(308, headers: [.range: "bytes=0-262143"])
            default: .status(308)
            }
        }
        let scripted = ScriptedStorage(transport)
        let upload = scripted.storage.upload(
            Self.query,
            from: .bytes(pattern(600_000)),
            contentType: "a/b",
            upload: Self.parts
        )
        let error = await #expect(throws: GAPI.Error.self) { try await upload.value }
        #expect(error?.code == .uploadProtocol)
        // The session; eight times the first part and the second, and the question between them.
        let expected = 1 + 8 * 2 + 7
        #expect(transport.requests.count == expected)
    }
}
