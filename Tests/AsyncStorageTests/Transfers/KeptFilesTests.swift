import AsyncFetch
import AsyncFetchTesting
import AsyncStorage
import Foundation
import GAPIEmulator
import HTTPTypes
import Testing

/// Downloads of large objects that keep what is there.
@Suite("Transfers: files that are kept", .timeLimit(.minutes(5)))
struct KeptFilesTests {
    /// Each download could be a move, which deletes its object when it is done.
    @Test func ofSeveralObjectsForOneFileTheOneIsDoneWhoseBytesItHas() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let names = ["a", "b", "c"]
                for (seed, name) in names.enumerated() {
                    try await emulated.put(pattern(8 << 20, seed: UInt64(seed + 1)), as: name)
                }
                let transfers = emulated.storage.transfers
                let done = try await withThrowingTaskGroup(of: String?.self) { group in
                    for name in names {
                        group.addTask {
                            let list = [(object: StorageLocation("box", name), path: folder + "/file")]
                            let progress = try await transfers.download(list, comparison: .existence).value.progress
                            #expect(progress.failed == 0)
                            return progress.done == 1 ? name : nil
                        }
                    }
                    var done: [String] = []
                    for try await name in group { if let name { done.append(name) } }
                    return done
                }
                try #require(done.count == 1)
                let bytes = try await emulated.content(of: done[0])
                #expect(try contents(of: folder + "/file") == bytes)
                #expect(try files(below: folder) == ["file"])
            }
        }
    }

    @Test func aFileBesideTheNewOneIsNotTakenForItsBytes() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let large = pattern(8 << 20)
                try await emulated.put(large, as: "a")
                try write([9], to: folder + "/a.part")
                let transfer = emulated.storage.transfers.download(
                    .init("box", ""),
                    to: folder,
                    comparison: .existence
                )
                #expect(try await transfer.value.progress.done == 1)
                #expect(try files(below: folder) == ["a", "a.part"])
                #expect(try contents(of: folder + "/a") == large)
                #expect(try contents(of: folder + "/a.part") == [9])
            }
        }
    }

    @Test func theNextRunGoesOnWithWhatHasArrived() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let large = pattern(9 << 20)
                try await emulated.put(large, as: "a")
                // What is cut off is asked for again, and that is never answered.
                emulated.emulator.faults.rules = [
                    .init(.cut(afterResponseBytes: 4 << 20), operation: "download.media"),
                    .init(.stall, operation: "download.media", nth: 2),
                ]
                let transfers = emulated.storage.transfers
                let options = StorageTransfers.Options { $0.slices = .never }
                let first = transfers.download(
                    .init("box", ""),
                    to: folder,
                    comparison: .existence,
                    options: options
                )
                try await emulated.emulator.journal.waitUntil { entries in
                    entries.count { $0.operation == "download.media" } == 2
                }
                first.cancel()
                await #expect(throws: CancellationError.self) { _ = try await first.value }
                #expect(try files(below: folder) == ["a.new.part", "a.new.part.json"])
                emulated.emulator.journal.clear()
                let second = transfers.download(
                    .init("box", ""),
                    to: folder,
                    comparison: .existence,
                    options: options
                )
                #expect(try await second.value.progress.done == 1)
                let media = emulated.emulator.journal.entries.filter { $0.operation == "download.media" }
                #expect(media.count == 1)
                #expect(media.first?.headers[.range] != nil)
                #expect(try files(below: folder) == ["a"])
                #expect(try contents(of: folder + "/a") == large)
            }
        }
    }
}
