import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncStorage
import GAPIEmulator
import GAPIStorage
import Testing

@Suite("Compositions", .timeLimit(.minutes(5)))
struct ComposeTests {
    /// Puts small objects there; returns their places and their bytes.
    private func put(_ count: Int, _ emulated: EmulatedStorage) async throws -> ([StorageLocation], [UInt8]) {
        var places: [StorageLocation] = []
        var bytes: [UInt8] = []
        for index in 0..<count {
            let part = pattern(index % 7, seed: UInt64(index))
            let object = try await emulated.put(part, as: "part\(index)")
            places.append(StorageLocation("box", "part\(index)", generation: object.generation))
            bytes += part
        }
        return (places, bytes)
    }

    @Test(arguments: [1, 2, 32, 33, 64, 100, 1_025]) func anyNumberBecomesOneObject(_ count: Int) async throws {
        try await EmulatedStorage.run { emulated in
            let (places, bytes) = try await put(count, emulated)
            let object = try await emulated.storage.compose(
                places,
                into: .init("box", "whole"),
                metadata: Storage.Object { $0.contentType = "text/plain" },
                condition: .absent
            )
            #expect(object.size == UInt64(bytes.count))
            #expect(object.contentType == "text/plain")
            #expect(
                object.crc32c
                    == CRC32C.base64(
                        {
                            var sum = CRC32C(); sum.update(bytes); return sum.value
                        }()
                    )
            )
            #expect(try await emulated.content(of: "whole") == bytes)
            #expect(try await emulated.names().count == count + 1)  // no intermediate ones are left
        }
    }

    @Test(arguments: 1...4) func nothingIsLeftAfterAFailure(_ nth: Int) async throws {
        try await EmulatedStorage.run { emulated in
            let (places, _) = try await put(70, emulated)
            emulated.emulator.faults.append(.init(.status(403), operation: "storage.objects.compose", nth: nth))
            let error = await #expect(throws: GAPI.Error.self) {
                try await emulated.storage.compose(places, into: .init("box", "whole"))
            }
            #expect(error?.status == 403)
            #expect(try await emulated.names().count == 70)
        }
    }

    @Test func nothingIsLeftAfterACancellation() async throws {
        try await EmulatedStorage.run { emulated in
            let (places, _) = try await put(70, emulated)
            emulated.emulator.faults.append(.init(.stall, operation: "storage.objects.compose", nth: 4))
            let task = Task { try await emulated.storage.compose(places, into: .init("box", "whole")) }
            try await emulated.emulator.journal.waitUntil { entries in
                entries.count { $0.operation == "storage.objects.compose" } == 4
            }
            task.cancel()
            await #expect(throws: CancellationError.self) { _ = try await task.value }
            #expect(try await emulated.names().count == 70)
        }
    }

    @Test(arguments: 1...4) func aLostAnswerIsNoFailure(_ nth: Int) async throws {
        try await EmulatedStorage.run { emulated in
            let (places, bytes) = try await put(70, emulated)
            emulated.emulator.faults.append(.init(.carryOutThenReset, operation: "storage.objects.compose", nth: nth))
            try await emulated.storage.compose(places, into: .init("box", "whole"), condition: .none)
            #expect(try await emulated.content(of: "whole") == bytes)
            #expect(try await emulated.names().count == 71)
        }
    }

    @Test func aSourceThatHasChangedIsRefused() async throws {
        try await EmulatedStorage.run { emulated in
            let (places, _) = try await put(3, emulated)
            try await emulated.put([9], as: "part1")
            let error = await #expect(throws: GAPI.Error.self) {
                try await emulated.storage.compose(places, into: .init("box", "whole"))
            }
            #expect(error?.status == 412 || error?.status == 404)
            #expect(try await !emulated.storage.exists("box", "whole"))
        }
    }

    @Test func noSourcesAndOnesOfAnotherBucketAreRefusedBeforeAnythingIsSent() async throws {
        try await EmulatedStorage.run { emulated in
            for sources in [[], [StorageLocation("other", "a")], [.init("box", "a"), .init("other", "a")]] {
                let error = await #expect(throws: GAPI.Error.self) {
                    try await emulated.storage.compose(sources, into: .init("box", "whole"))
                }
                #expect(error?.code == .invalidRequest)
            }
            #expect(emulated.emulator.journal.entries.isEmpty)
        }
    }
}
