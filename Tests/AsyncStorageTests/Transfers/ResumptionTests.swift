import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncStorage
import Foundation
import GAPIEmulator
import GAPIStorage
import Synchronization
import Testing

@Suite("Transfers that go on in another process", .timeLimit(.minutes(5)))
struct ResumptionTests {
    private static let tree: [String: [UInt8]] = [
        "a": pattern(10), "b": [], "c/d": pattern(2_000), "c/e": pattern(3), "f": pattern(700_000, seed: 2),
        "g": pattern(900_000, seed: 3), "h": pattern(5),
    ]

    private func options(_ manifest: String) -> StorageTransfers.Options {
        StorageTransfers.Options {
            $0.manifest = manifest
            $0.concurrency = 3
            $0.compositeThreshold = 800_000
            $0.compositePartBytes = 25_000  // more than 32 parts
            $0.upload.resumableThreshold = 300_000
            $0.upload.chunkSize = 256 << 10
        }
    }

    /// Runs a transfer that dies at one of its requests; the manifest is then as it was at that moment.
    private func runAndDie(
        _ emulator: Emulator,
        _ folder: String,
        _ manifest: String,
        after requests: Int,
        comparison: StorageTransfers.Comparison = .none
    ) async throws {
        let kept = Mutex<[UInt8]?>(nil)
        let transport = MortalTransport(after: requests) {
            let bytes = try? contents(of: manifest)
            kept.withLock { $0 = bytes }
        }
        let process = EmulatedStorage(emulator, transport: transport)
        let transfer = process.storage.transfers.upload(
            folder,
            to: .init("box", "p"),
            comparison: comparison,
            options: options(manifest)
        )
        _ = try? await transfer.value
        await process.fetcher.shutdown()
        if transport.isDead {
            if let bytes = kept.withLock({ $0 }) { try write(bytes, to: manifest) }
        }
    }

    @Test(arguments: 0..<50) func deathAtAnyRequestCostsNoByteAndLeavesNothing(_ seed: Int) async throws {
        var generator = SplitMix(state: UInt64(seed))
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                for (name, bytes) in Self.tree { try write(bytes, to: folder + "/in/" + name) }
                let manifest = folder + "/manifest"
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    let requests = Int.random(in: 0...100, using: &generator)
                    try await runAndDie(emulated.emulator, folder + "/in", manifest, after: requests)
                }
                let last = emulated.storage.transfers.upload(
                    folder + "/in",
                    to: .init("box", "p"),
                    options: options(manifest)
                )
                let summary = try await last.value
                #expect(summary.isComplete, "\(summary.failures)")
                #expect(try await emulated.names() == Self.tree.keys.sorted().map { "p/" + $0 })
                for (name, bytes) in Self.tree { #expect(try await emulated.content(of: "p/" + name) == bytes) }
                let kept = try await StorageTransferManifest(path: manifest)
                #expect(kept.namesUnderWay.isEmpty)
                #expect(kept.failedNames.isEmpty)
                emulated.emulator.journal.clear()
                // Everything is done: nothing is sent again.
                let again = try await emulated.storage.transfers.resume(manifest: manifest, options: options("")).value
                #expect(again.progress.skipped == Self.tree.count)
                #expect(emulated.emulator.journal.entries.isEmpty)
            }
        }
    }

    @Test func whatFailedIsTriedAgain() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                for (name, bytes) in Self.tree { try write(bytes, to: folder + "/in/" + name) }
                let manifest = folder + "/manifest"
                emulated.emulator.faults.append(.init(.status(403), operation: "storage.objects.insert"))
                let transfers = emulated.storage.transfers
                let first = try await transfers.upload(
                    folder + "/in",
                    to: .init("box", "p"),
                    options: options(manifest)
                ).value
                #expect(first.progress.failed == 1)
                #expect(try await StorageTransferManifest(path: manifest).failedNames.count == 1)
                let second = try await transfers.resume(manifest: manifest, options: options("")).value
                #expect(second.progress.done == 1)
                #expect(second.progress.skipped == Self.tree.count - 1)
                #expect(try await emulated.names().count == Self.tree.count)
            }
        }
    }

    /// A link stands for a folder that cannot be read, which everything can for the user of some tests.
    @Test func whatIsBelowAFolderThatFailedIsSentByTheNextRun() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([1], to: folder + "/in/z")
                try link(folder + "/in/x", to: folder + "/later")
                let options = options(folder + "/manifest")
                let job = StorageTransfers.Job(
                    from: .folder(folder + "/in"),
                    to: .bucket("box"),
                    symbolicLinks: .follow
                )
                let transfers = emulated.storage.transfers
                let first = try await transfers.run(job, options: options).value
                #expect(first.progress.failed == 1)
                #expect(first.progress.done == 1)
                for name in ["a", "deep/b"] { try write([2], to: folder + "/later/" + name) }
                let second = try await transfers.run(job, options: options).value
                #expect(second.progress.done == 2)
                #expect(second.progress.skipped == 1)
                #expect(try await emulated.names() == ["x/a", "x/deep/b", "z"])
                #expect(try await StorageTransferManifest(path: folder + "/manifest").failedNames == [])
                #expect(try await transfers.run(job, options: options).value.progress.skipped == 3)
            }
        }
    }

    @Test(arguments: ["", "deep/"]) func aFileThatIsRenamedAsItsFailureSaysIsSent(_ place: String) async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                for name in ["b", "m\nn", "z"] { try write([1], to: folder + "/in/" + place + name) }
                let options = options(folder + "/manifest")
                let transfers = emulated.storage.transfers
                let path = folder + "/in/" + place
                let first = try await transfers.upload(folder + "/in", to: .init("box", ""), options: options).value
                #expect(first.progress.failed == 1)
                #expect(first.progress.done == 2)
                #expect(first.failures.first?.step.name.hasSuffix("m\nn") == true)
                // Its new name is before the mark.
                try FileManager.default.moveItem(atPath: path + "m\nn", toPath: path + "a")
                let second = try await transfers.upload(folder + "/in", to: .init("box", ""), options: options).value
                #expect(second.isComplete)
                #expect(second.progress.done == 1)
                #expect(second.progress.skipped == 2)
                #expect(try await emulated.names().count == 3)
            }
        }
    }

    @Test func afterAFinishedComparisonItsManifestBeginsAnew() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                for name in ["b", "c", "d"] { try write([1], to: folder + "/in/" + name) }
                let options = options(folder + "/manifest")
                let job = StorageTransfers.Job(
                    from: .folder(folder + "/in"),
                    to: .bucket("box"),
                    comparison: .sizeAndTime
                )
                let transfers = emulated.storage.transfers
                #expect(try await transfers.run(job, options: options).value.progress.done == 3)
                try write([1], to: folder + "/in/a")
                try write([1, 2], to: folder + "/in/c")
                let second = try await transfers.run(job, options: options).value
                #expect(second.progress.done == 2)
                #expect(second.progress.skipped == 2)
                #expect(try await emulated.names() == ["a", "b", "c", "d"])
                #expect(try await emulated.content(of: "c") == [1, 2])
                #expect(try await StorageTransferManifest(path: folder + "/manifest").doneCount == 2)
            }
        }
    }

    @Test func aManifestIsForOneListInOneOrderAndDirection() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                for name in ["a", "b", "c"] { try write(Array(name.utf8), to: folder + "/" + name) }
                func list(_ names: String...) -> [(path: String, object: StorageLocation)] {
                    names.map { (path: folder + "/" + $0, object: StorageLocation("box", $0)) }
                }
                let options = options(folder + "/manifest")
                let transfers = emulated.storage.transfers
                #expect(try await transfers.upload(list("a", "b"), options: options).value.progress.done == 2)
                let back = list("a", "b").map { (object: $0.object, path: $0.path) }
                let others = [
                    transfers.upload(list("b", "a"), options: options),
                    transfers.upload(list("a", "c"), options: options),
                    transfers.upload(list("a"), options: options),
                    transfers.upload(list("a", "b", "c"), options: options),
                    transfers.upload(
                        [
                            (path: folder + "/a", object: StorageLocation("other", "a")),
                            (path: folder + "/b", object: StorageLocation("other", "b")),
                        ],
                        options: options
                    ),
                    transfers.download(back, options: options),
                ]
                for other in others {
                    // Those that run at the same time may find the manifest locked by a neighbour.
                    let error = await #expect(throws: GAPI.Error.self) { _ = try await other.value }
                    #expect(error?.code == .invalidRequest || error?.code == .leaseLost)
                }
                let last = await #expect(throws: GAPI.Error.self) {
                    _ = try await transfers.upload(list("a", "c"), options: options).value
                }
                #expect(last?.code == .invalidRequest)
                #expect(try await transfers.upload(list("a", "b"), options: options).value.progress.skipped == 2)
                #expect(try await emulated.names() == ["a", "b"])
            }
        }
    }

    @Test func aListThatCanBeReadOnlyOnceIsRefusedWithAManifest() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([1], to: folder + "/a")
                let list = OnceOnly([(path: folder + "/a", object: StorageLocation("box", "a"))])
                let transfer = emulated.storage.transfers.upload(list, options: options(folder + "/manifest"))
                let error = await #expect(throws: GAPI.Error.self) { _ = try await transfer.value }
                #expect(error?.code == .invalidRequest)
            }
        }
    }

    @Test func anUploadThatEndedWithOtherBytesStartsAnew() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write(pattern(700_000), to: folder + "/in/f")
                let manifest = folder + "/manifest"
                let answer = #"{"name": "f", "generation": "7", "crc32c": "AAAAAA=="}"#
                emulated.emulator.faults.append(.init(.status(200, body: answer), operation: "upload.chunk", nth: 3))
                let transfers = emulated.storage.transfers
                let first = try await transfers.upload(
                    folder + "/in",
                    to: .init("box", ""),
                    options: options(manifest)
                ).value
                #expect(first.progress.failed == 1)
                let kept = try await StorageTransferManifest(path: manifest)
                #expect(kept.failedNames.count == 1)
                #expect(kept.namesUnderWay.isEmpty)
                let second = try await transfers.resume(manifest: manifest, options: options("")).value
                #expect(second.isComplete, "\(second.failures)")
                #expect(emulated.count("upload.start") == 2)
                #expect(try await emulated.content(of: "f") == pattern(700_000))
            }
        }
    }

    @Test func aSessionWhoseConditionNoLongerHoldsIsNotKeptFor() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let bytes = pattern(700_000)
                try write(bytes, to: folder + "/in/f")
                let manifest = folder + "/manifest"
                try await emulated.put([1], as: "p/f")
                emulated.emulator.journal.clear()
                // The list, the session, and its first part.
                try await runAndDie(emulated.emulator, folder + "/in", manifest, after: 3, comparison: .sizeAndTime)
                #expect(try await StorageTransferManifest(path: manifest).namesUnderWay == ["f"])
                try await emulated.put([1, 2], as: "p/f")
                let again = try await emulated.storage.transfers.resume(manifest: manifest, options: options("")).value
                #expect(again.isComplete, "\(again.failures)")
                #expect(try await emulated.content(of: "p/f") == bytes)
                #expect(try await StorageTransferManifest(path: manifest).namesUnderWay == [])
            }
        }
    }

    @Test func theSessionIsInTheManifestBeforeTheFirstByte() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write(pattern(700_000), to: folder + "/in/f")
                let manifest = folder + "/manifest"
                try await runAndDie(emulated.emulator, folder + "/in", manifest, after: 1)
                #expect(try await StorageTransferManifest(path: manifest).namesUnderWay == ["f"])
            }
        }
    }

    @Test(arguments: [Int64.max, 900_000, 1, 0, -1]) func partsOfAnySizeAreTaken(_ partBytes: Int64) async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let bytes = pattern(900)
                try write(bytes, to: folder + "/in/g")
                let options = StorageTransfers.Options {
                    $0.compositeThreshold = 1
                    $0.compositePartBytes = partBytes
                }
                let transfer = emulated.storage.transfers.upload(folder + "/in", to: .init("box", ""), options: options)
                let summary = try await transfer.value
                #expect(summary.isComplete, "\(summary.failures)")
                #expect(try await emulated.names() == ["g"])
                #expect(try await emulated.content(of: "g") == bytes)
            }
        }
    }

    @Test func aFailedCompositeUploadLeavesNoParts() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write(pattern(900_000), to: folder + "/in/g")
                emulated.emulator.faults.append(.init(.status(403), operation: "storage.objects.insert", nth: 7))
                let transfer = emulated.storage.transfers.upload(
                    folder + "/in",
                    to: .init("box", ""),
                    options: options(folder + "/manifest")
                )
                #expect(try await transfer.value.progress.failed == 1)
                #expect(try await emulated.names() == [])
            }
        }
    }

    @Test func aCancelledCompositeUploadLeavesNoParts() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write(pattern(900_000), to: folder + "/in/g")
                emulated.emulator.faults.append(.init(.stall, operation: "storage.objects.compose"))
                let transfer = emulated.storage.transfers.upload(
                    folder + "/in",
                    to: .init("box", ""),
                    options: options(folder + "/manifest")
                )
                try await emulated.emulator.journal.waitUntil { entries in
                    entries.contains { $0.operation == "storage.objects.compose" }
                }
                transfer.cancel()
                await #expect(throws: CancellationError.self) { _ = try await transfer.value }
                #expect(try await emulated.names() == [])
            }
        }
    }

    @Test func aStoppedTransferKeepsItsSessionForTheNextRun() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let bytes = pattern(700_000)
                try write(bytes, to: folder + "/in/f")
                let manifest = folder + "/manifest"
                emulated.emulator.faults.append(.init(.stall, operation: "upload.chunk", nth: 2))
                // A clock that does not skip the time in which a session would be ended.
                let client = EmulatedStorage(emulated.emulator, skippingUpTo: .seconds(4))
                let transfer = client.storage.transfers.upload(
                    folder + "/in",
                    to: .init("box", ""),
                    options: options(manifest)
                )
                try await emulated.emulator.journal.waitUntil { $0.count { $0.operation == "upload.chunk" } == 2 }
                transfer.stop()
                await #expect(throws: CancellationError.self) { _ = try await transfer.value }
                await client.fetcher.shutdown()
                #expect(emulated.count("upload.cancel") == 0)
                #expect(try await StorageTransferManifest(path: manifest).namesUnderWay == ["f"])
                let again = try await emulated.storage.transfers.resume(manifest: manifest, options: options("")).value
                #expect(again.isComplete, "\(again.failures)")
                #expect(emulated.count("upload.start") == 1)
                #expect(try await emulated.content(of: "f") == bytes)
                #expect(try await StorageTransferManifest(path: manifest).namesUnderWay == [])
            }
        }
    }

    @Test func aStoppedCompositeUploadGoesOnWithItsParts() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let bytes = pattern(900_000)
                try write(bytes, to: folder + "/in/g")
                let manifest = folder + "/manifest"
                emulated.emulator.faults.append(.init(.stall, operation: "storage.objects.compose"))
                let transfer = emulated.storage.transfers.upload(
                    folder + "/in",
                    to: .init("box", ""),
                    options: options(manifest)
                )
                try await emulated.emulator.journal.waitUntil { entries in
                    entries.contains { $0.operation == "storage.objects.compose" }
                }
                transfer.stop()
                await #expect(throws: CancellationError.self) { _ = try await transfer.value }
                #expect(try await StorageTransferManifest(path: manifest).namesUnderWay == ["g"])
                let sent = emulated.count("storage.objects.insert")
                let again = try await emulated.storage.transfers.resume(manifest: manifest, options: options("")).value
                #expect(again.isComplete, "\(again.failures)")
                #expect(emulated.count("storage.objects.insert") == sent)
                #expect(try await emulated.names() == ["g"])
                #expect(try await emulated.content(of: "g") == bytes)
            }
        }
    }

    /// The server still carries out what a killed process had asked for, such as to delete the parts of a file.
    @Test func partsThatAreDeletedMeanwhileAreSentAgain() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let bytes = pattern(900_000)
                try write(bytes, to: folder + "/in/g")
                let manifest = folder + "/manifest"
                try await runAndDie(emulated.emulator, folder + "/in", manifest, after: 30)
                let transport = InterruptedTransport(at: "/compose") {
                    let parts = try await emulated.names().filter { $0.hasSuffix("/part-0") || $0.hasSuffix("/part-7") }
                    #expect(parts.count == 2)
                    for part in parts {
                        _ = try await emulated.storage.execute(Storage.ObjectsDeleteQuery(bucket: "box", object: part))
                    }
                }
                let next = EmulatedStorage(emulated.emulator, transport: transport)
                let transfer = next.storage.transfers.upload(
                    folder + "/in",
                    to: .init("box", "p"),
                    options: options(manifest)
                )
                let summary = try await transfer.value
                #expect(summary.isComplete, "\(summary.failures)")
                #expect(try await emulated.names() == ["p/g"])
                #expect(try await emulated.content(of: "p/g") == bytes)
                await next.fetcher.shutdown()
            }
        }
    }

    /// A composition that is broken off clears its parts away, which a waiter that is cancelled itself sees done.
    @Test func aCancelledTaskWaitsForTheEndOfACancelledTransfer() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write(pattern(900_000), to: folder + "/in/g")
                emulated.emulator.faults.append(.init(.stall, operation: "storage.objects.compose"))
                let transfer = emulated.storage.transfers.upload(
                    folder + "/in",
                    to: .init("box", ""),
                    options: options(folder + "/manifest")
                )
                try await emulated.emulator.journal.waitUntil { entries in
                    entries.contains { $0.operation == "storage.objects.compose" }
                }
                // Only the waiter: the transfer runs on.
                let waiter = Task { try await transfer.value }
                waiter.cancel()
                await #expect(throws: CancellationError.self) { _ = try await waiter.value }
                #expect(try await !emulated.names().isEmpty)
                let last = Task {
                    withUnsafeCurrentTask { $0?.cancel() }
                    transfer.cancel()
                    _ = try await transfer.value
                }
                await #expect(throws: CancellationError.self) { try await last.value }
                #expect(try await emulated.names() == [])
            }
        }
    }

    @Test func aCompositeUploadHasTheBytesOfTheFile() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let bytes = pattern(1_000_001)
                try write(bytes, to: folder + "/in/g")
                let transfer = emulated.storage.transfers.upload(
                    folder + "/in",
                    to: .init("box", ""),
                    options: options(folder + "/manifest")
                )
                let summary = try await transfer.value
                #expect(summary.isComplete, "\(summary.failures)")
                #expect(summary.progress.bytes == 1_000_001)
                #expect(try await emulated.names() == ["g"])
                #expect(try await emulated.content(of: "g") == bytes)
            }
        }
    }
}

/// A sequence that has its elements only in its first pass.
private final class OnceOnly: Sequence, Sendable {
    private let items: Mutex<[(path: String, object: StorageLocation)]>

    init(_ items: [(path: String, object: StorageLocation)]) { self.items = Mutex(items) }

    func makeIterator() -> IndexingIterator<[(path: String, object: StorageLocation)]> {
        items.withLock { items in
            defer { items = [] }
            return items.makeIterator()
        }
    }
}
