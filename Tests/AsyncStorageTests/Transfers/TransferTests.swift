import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncStorage
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Transfers of folders and lists", .timeLimit(.minutes(5)))
struct TransferTests {
    /// The content of a folder with files of several sizes.
    private static let tree: [String: [UInt8]] = [
        "a": pattern(10), "a.d/x": [], "b/c/d": pattern(2_000), "b/c/é": pattern(70_000), "large": pattern(700_000),
    ]

    private func makeTree(in folder: String) throws {
        for (name, bytes) in Self.tree {
            try write(bytes, to: folder + "/" + name)
            try setTime(1_500_000_000, of: folder + "/" + name)
        }
    }

    private func options(_ configure: (inout StorageTransfers.Options) -> Void = { _ in }) -> StorageTransfers.Options {
        var options = StorageTransfers.Options {
            $0.upload.resumableThreshold = 300_000
            $0.upload.chunkSize = 256 << 10
        }
        configure(&options)
        return options
    }

    @Test func aFolderGoesUpAndComesDownAgain() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try makeTree(in: folder + "/in")
                let transfers = emulated.storage.transfers
                let up = try await transfers.upload(folder + "/in/", to: .init("box", "p"), options: options()).value
                #expect(up.isComplete)
                #expect(up.progress.done == 5)
                #expect(up.progress.bytes == 772_010)
                #expect(up.progress.plannedBytes == 772_010)
                #expect(try await emulated.names() == Self.tree.keys.sorted().map { "p/" + $0 })
                let down = try await transfers.download(.init("box", "p/"), to: folder + "/out", options: options())
                    .value
                #expect(down.progress.done == 5)
                #expect(try files(below: folder + "/out") == Self.tree.keys.sorted())
                for (name, bytes) in Self.tree {
                    #expect(try contents(of: folder + "/out/" + name) == bytes)
                    #expect(try time(of: folder + "/out/" + name) == 1_500_000_000)
                }
            }
        }
    }

    @Test func theProgressNeverGoesBackAndEnds() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try makeTree(in: folder)
                let transfer = emulated.storage.transfers.upload(folder, to: .init("box", ""), options: options())
                var last = StorageTransfers.Progress()
                for await progress in transfer.progress {
                    #expect(progress.bytes >= last.bytes)
                    #expect(progress.done >= last.done)
                    #expect(progress.planned >= last.planned)
                    last = progress
                }
                #expect(try await transfer.value.progress == last)
                #expect(last.isPlanned)
            }
        }
    }

    @Test func oneFailureDoesNotStopTheOthers() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try makeTree(in: folder)
                emulated.emulator.faults.append(.init(.status(403), operation: "storage.objects.insert", nth: 2))
                let told = Mutex<[String]>([])
                let summary = try await emulated.storage.transfers.upload(
                    folder,
                    to: .init("box", ""),
                    options: options { options in
                        options.settled = { outcome in told.withLock { $0.append(outcome.step.name) } }
                    }
                ).value
                #expect(summary.progress.done == 4)
                #expect(summary.progress.failed == 1)
                let failure = try #require(summary.failures.first)
                if case .failed(let error) = failure.result {
                    #expect(error.status == 403)
                } else {
                    Issue.record("no error")
                }
                #expect(told.withLock { Set($0) } == Set(Self.tree.keys))
            }
        }
    }

    @Test(arguments: [FaultPlan.Fault.status(503), .reset, .carryOutThenReset])
    func brokenRequestsAreRepeated(_ fault: FaultPlan.Fault) async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try makeTree(in: folder)
                for operation in ["storage.objects.insert", "upload.start", "upload.chunk", "storage.objects.list"] {
                    emulated.emulator.faults.append(.init(fault, operation: operation))
                }
                let summary = try await emulated.storage.transfers.sync(
                    from: .folder(folder),
                    to: .bucket("box"),
                    options: options()
                ).value
                #expect(summary.isComplete)
                for (name, bytes) in Self.tree { #expect(try await emulated.content(of: name) == bytes) }
            }
        }
    }

    @Test(arguments: [StorageTransfers.Comparison.sizeAndTime, .checksum, .existence])
    func whatIsThereIsNotSentAgain(_ comparison: StorageTransfers.Comparison) async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try makeTree(in: folder)
                let transfers = emulated.storage.transfers
                _ = try await transfers.upload(folder, to: .init("box", ""), options: options()).value
                emulated.emulator.journal.clear()
                let again = transfers.upload(folder, to: .init("box", ""), comparison: comparison, options: options())
                #expect(try await again.value.progress.skipped == 5)
                let back = transfers.download(.init("box", ""), to: folder, comparison: comparison, options: options())
                #expect(try await back.value.progress.skipped == 5)
                #expect(Set(emulated.emulator.journal.entries.compactMap(\.operation)) == ["storage.objects.list"])
            }
        }
    }

    @Test func theComparisonDecidesWhatIsTheSame() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([1, 2], to: folder + "/f")
                try setTime(1_500_000_000, of: folder + "/f")
                let transfers = emulated.storage.transfers
                func count(_ comparison: StorageTransfers.Comparison) async throws -> Int {
                    let job = StorageTransfers.Job(from: .folder(folder), to: .bucket("box"), comparison: comparison)
                    return try await transfers.plan(job).collect().count { step in
                        if case .upload = step.action { true } else { false }
                    }
                }
                try await emulated.put([1, 3], as: "f", ["goog-reserved-file-mtime": "1500000000"])
                #expect(try await count(.sizeAndTime) == 0)
                #expect(try await count(.checksum) == 1)
                try await emulated.put([1, 2], as: "f", ["goog-reserved-file-mtime": "1500000001"])
                #expect(try await count(.sizeAndTime) == 1)
                #expect(try await count(.checksum) == 0)
                try await emulated.put([1, 2], as: "f")  // without a time, the content decides
                #expect(try await count(.sizeAndTime) == 0)
                try await emulated.put([1, 3], as: "f")
                #expect(try await count(.sizeAndTime) == 1)
                #expect(try await count(.existence) == 0)
                #expect(try await count(.none) == 1)
            }
        }
    }

    @Test func aDryRunChangesNothingAndTheRunDoesWhatItSaid() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([1], to: folder + "/new")
                try write([2], to: folder + "/same")
                try setTime(1_500_000_000, of: folder + "/same")
                try await emulated.put([2], as: "same", ["goog-reserved-file-mtime": "1500000000"])
                try await emulated.put([3], as: "extra")
                let transfers = emulated.storage.transfers
                let job = StorageTransfers.Job(
                    from: .folder(folder),
                    to: .bucket("box"),
                    comparison: .sizeAndTime,
                    deletesExtra: true
                )
                emulated.emulator.journal.clear()
                let steps = try await transfers.plan(job).collect().map(\.description)
                #expect(
                    steps == [
                        "delete gs://box/extra#\(try await generation(emulated, "extra"))",
                        "upload \(folder)/new to gs://box/new", "skip same: it is the same",
                    ]
                )
                #expect(emulated.count("storage.objects.insert") == 0)
                let summary = try await transfers.run(job).value
                #expect(summary.progress.done == 1)
                #expect(summary.progress.deleted == 1)
                #expect(summary.progress.skipped == 1)
                // A version that is named is gone for good, also where a bucket keeps old ones.
                let deletions = emulated.emulator.journal.entries.filter { $0.operation == "storage.objects.delete" }
                #expect(deletions.map { $0.query.contains("ifGenerationMatch=") } == [true])
                #expect(deletions.map { $0.query.contains("generation=") } == [false])
                #expect(try await emulated.names() == ["new", "same"])
            }
        }
    }

    private func generation(_ emulated: EmulatedStorage, _ name: String) async throws -> Int64 {
        let object = try await emulated.storage.execute(Storage.ObjectsGetQuery(bucket: "box", object: name))
        return try #require(object.generation)
    }

    @Test func extraFilesAreDeletedOnlyIfThatIsWanted() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try await emulated.put([1], as: "p/a")
                try write([2], to: folder + "/b/extra")
                let transfers = emulated.storage.transfers
                _ = try await transfers.sync(from: .bucket("box", "p"), to: .folder(folder)).value
                #expect(try files(below: folder) == ["a", "b/extra"])
                _ = try await transfers.sync(from: .bucket("box", "p"), to: .folder(folder), deletesExtra: true).value
                #expect(try files(below: folder) == ["a"])
            }
        }
    }

    @Test func nothingIsDeletedBelowWhatIsNotRead() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([1], to: folder + "/out/x")
                try write([1], to: folder + "/in/a")
                try link(folder + "/in/link", to: folder + "/out")
                for name in ["link", "link-2", "link/x", "link/y"] { try await emulated.put([1], as: name) }
                _ = try await emulated.storage.transfers.sync(
                    from: .folder(folder + "/in"),
                    to: .bucket("box"),
                    deletesExtra: true
                ).value
                #expect(try await emulated.names() == ["a", "link", "link/x", "link/y"])
            }
        }
    }

    @Test func placesWhoseNamesOnlyLookTheSameAreTwo() async throws {
        let (one, two) = ("caf\u{E9}", "cafe\u{301}")
        #expect(StorageLocation("box", one) != StorageLocation("box", two))
        #expect(Set([StorageLocation("box", one), StorageLocation("box", two)]).count == 2)
        #expect(StorageTransfers.Place.folder(one) != .folder(two))
        try await EmulatedStorage.run { emulated in
            try await emulated.put([1], as: one + "/a")
            let copied = try await emulated.storage.transfers.sync(from: .bucket("box", one), to: .bucket("box", two))
                .value
            #expect(copied.progress.done == 1)
            #expect(try await emulated.content(of: two + "/a") == [1])
        }
    }

    @Test func aFolderOneUpIsNoPartOfItsSource() async throws {
        try await EmulatedStorage.run { emulated in
            try await emulated.put([1], as: "p/q/a")
            let copied = emulated.storage.transfers.sync(from: .bucket("box", "p/q"), to: .bucket("box", "p"))
            #expect(try await copied.value.progress.done == 1)
            #expect(try await emulated.names() == ["p/a", "p/q/a"])
        }
    }

    @Test func objectsGoFromBucketToBucketAndAreRemoved() async throws {
        try await EmulatedStorage.run { emulated in
            for name in ["p/a", "p/b", "q"] { try await emulated.put(Array(name.utf8), as: name) }
            let transfers = emulated.storage.transfers
            let copied = try await transfers.sync(from: .bucket("box", "p"), to: .bucket("other", "r")).value
            #expect(copied.progress.done == 2)
            #expect(try await emulated.names(in: "other") == ["r/a", "r/b"])
            #expect(try await emulated.content(of: "r/b", in: "other") == Array("p/b".utf8))
            let removed = try await transfers.run(StorageTransfers.Job(removing: .init("box", "p/"))).value
            #expect(removed.progress.deleted == 2)
            #expect(try await emulated.names() == ["q"])
        }
    }

    // MARK: Lists

    @Test func aListGoesUpAndDown() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try write([1], to: folder + "/one")
                let transfers = emulated.storage.transfers
                let up = transfers.upload([
                    (path: folder + "/one", object: StorageLocation("box", "x")),
                    (path: folder + "/missing", object: StorageLocation("box", "y")),
                ])
                #expect(try await up.value.progress.done == 1)
                #expect(try await up.value.progress.failed == 1)
                let down = transfers.download([
                    (object: StorageLocation("box", "x"), path: folder + "/new/x"),
                    (object: StorageLocation("box", "y"), path: folder + "/new/y"),
                ])
                #expect(try await down.value.progress.done == 1)
                #expect(try await down.value.progress.failed == 1)
                #expect(try files(below: folder) == ["new/x", "one"])
                let again = transfers.download(
                    [(object: StorageLocation("box", "x"), path: folder + "/new/x")],
                    comparison: .checksum
                )
                #expect(try await again.value.progress.skipped == 1)
            }
        }
    }

    // MARK: Control

    @Test func aCancelledTransferThrowsCancellationAndLeavesNoSession() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try makeTree(in: folder)
                emulated.emulator.faults.append(.init(.stall, operation: "upload.chunk"))
                // A clock that does not skip the time in which a session is to end.
                let client = EmulatedStorage(emulated.emulator, skippingUpTo: .seconds(4))
                let transfer = client.storage.transfers.upload(folder, to: .init("box", ""), options: options())
                try await emulated.emulator.journal.waitUntil { $0.contains { $0.operation == "upload.chunk" } }
                transfer.cancel()
                await #expect(throws: CancellationError.self) { _ = try await transfer.value }
                #expect(emulated.count("upload.cancel") == 1)
                await client.fetcher.shutdown()
            }
        }
    }

    @Test func aPausedTransferGoesOn() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try makeTree(in: folder)
                emulated.emulator.faults.append(.init(.stall, operation: "upload.chunk"))
                let transfer = emulated.storage.transfers.upload(folder, to: .init("box", ""), options: options())
                try await emulated.emulator.journal.waitUntil { $0.contains { $0.operation == "upload.chunk" } }
                transfer.pause()
                transfer.resume()
                #expect(try await transfer.value.isComplete)
                for (name, bytes) in Self.tree { #expect(try await emulated.content(of: name) == bytes) }
            }
        }
    }

    /// Each pause is followed by a `resume` of the same task, so the last word of all is one, in whatever order they come.
    @Test func pausesAtTheSameTimeLeaveNothingPaused() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                try makeTree(in: folder)
                emulated.emulator.faults.append(.init(.stall, operation: "upload.chunk"))
                let transfer = emulated.storage.transfers.upload(folder, to: .init("box", ""), options: options())
                try await emulated.emulator.journal.waitUntil { $0.contains { $0.operation == "upload.chunk" } }
                await withTaskGroup { group in
                    for _ in 0..<8 {
                        group.addTask {
                            for _ in 0..<500 {
                                transfer.pause()
                                transfer.resume()
                            }
                        }
                    }
                }
                #expect(try await transfer.value.isComplete)
                for (name, bytes) in Self.tree { #expect(try await emulated.content(of: name) == bytes) }
            }
        }
    }

    @Test func placesThatDoNotFitAreRefused() async throws {
        try await EmulatedStorage.run { emulated in
            try await withTemporaryFolder { folder in
                let jobs = [
                    StorageTransfers.Job(from: .folder(folder), to: .folder(folder + "/b")),
                    StorageTransfers.Job(from: .bucket("box", "p"), to: .bucket("box", "p/")),
                    // A copy into its own source meets itself in the list, and does not end.
                    StorageTransfers.Job(from: .bucket("box", "p"), to: .bucket("box", "p/q")),
                    StorageTransfers.Job(from: .bucket("box"), to: .bucket("box", "copy")),
                    // What is in the source is extra in the destination.
                    StorageTransfers.Job(from: .bucket("box", "p/q"), to: .bucket("box", "p"), deletesExtra: true),
                ]
                for job in jobs {
                    let error = await #expect(throws: GAPI.Error.self) {
                        _ = try await emulated.storage.transfers.run(job).value
                    }
                    #expect(error?.code == .invalidRequest)
                }
                #expect(emulated.emulator.journal.entries.isEmpty)
            }
        }
    }
}
