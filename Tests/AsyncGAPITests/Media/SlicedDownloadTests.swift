import AsyncFetchTesting
import AsyncGAPI
import Foundation
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Downloads: slices", .timeLimit(.minutes(5)))
struct SlicedDownloadTests: DownloadSuite {
    private static let slices = DownloadSlices { $0.size = 1 << 20 }

    @Test(arguments: [0, 1, 1 << 20, (1 << 20) + 1, 5 << 20])
    func aFileHasExactlyTheBytes(count: Int) async throws {
        let bytes = pattern(count)
        try await run(bytes) { emulated, folder in
            let info = try await emulated.storage.download(Self.query, to: "\(folder)/file", slices: Self.slices)
            #expect(info.total == Int64(count))
            #expect(try contents(of: "\(folder)/file") == bytes)
            #expect(try names(in: folder) == ["file"])
            guard count > 0 else { return }
            let entries = emulated.emulator.journal.entries
            #expect(entries.count == (count - 1) / (1 << 20) + 1)
            #expect(entries.dropFirst().allSatisfy { $0.headers[.ifMatch] == info.etag && info.etag != nil })
        }
    }

    @Test func withoutATagTheSlicesAreOfOneGeneration() async throws {
        let bytes = pattern(3 << 20)
        try await withTemporaryFolder { folder in
            try await EmulatedStorage.run({ $0.mediaHasETags = false }) { emulated in
                try await emulated.put(bytes, as: "o")
                emulated.emulator.journal.clear()
                let info = try await emulated.storage.download(Self.query, to: "\(folder)/file", slices: Self.slices)
                #expect(try contents(of: "\(folder)/file") == bytes)
                let generation = try #require(info.generation)
                let later = emulated.emulator.journal.entries.dropFirst()
                #expect(later.count == 2)
                #expect(later.allSatisfy { $0.query.contains("ifGenerationMatch=\(generation)") })
            }
        }
    }

    @Test(arguments: 1...5) func aBreakInAnySliceIsMended(nth: Int) async throws {
        let bytes = pattern(5 << 20)
        try await run(bytes) { emulated, folder in
            emulated.emulator.faults.rules = [
                .init(.cut(afterResponseBytes: 400_000), operation: "download.media", nth: nth),
                .init(.status(503), operation: "download.media", nth: nth + 1),
            ]
            try await emulated.storage.download(Self.query, to: "\(folder)/file", slices: Self.slices)
            #expect(try contents(of: "\(folder)/file") == bytes)
            #expect(try names(in: folder) == ["file"])
        }
    }

    @Test func bytesThatChangeOnTheWayAreNoticed() async throws {
        try await run(pattern(3 << 20)) { emulated, folder in
            try write([1], to: "\(folder)/file")
            emulated.emulator.faults.rules = [
                .init(.corrupt(responseByte: 77_777), operation: "download.media", nth: 2)
            ]
            let error = await #expect(throws: GAPI.Error.self) {
                try await emulated.storage.download(Self.query, to: "\(folder)/file", slices: Self.slices)
            }
            #expect(error?.code == .checksumMismatch)
            #expect(try names(in: folder) == ["file"])
            #expect(try contents(of: "\(folder)/file") == [1])
        }
    }

    @Test func anObjectThatWasReplacedSinceIsBegunAnew() async throws {
        let replaced = pattern((3 << 20) + 5)
        try await run(pattern(3 << 20)) { emulated, folder in
            emulated.emulator.faults.rules = [.init(.stall, operation: "download.media", nth: 3)]
            let storage = emulated.storage
            let progressed = Mutex(false)
            let task = Task {
                try await storage.download(Self.query, to: "\(folder)/file", slices: Self.slices) { progress in
                    progressed.withLock { $0 = $0 || progress.acknowledged >= 1 << 20 }
                }
            }
            try await emulated.emulator.journal.waitFor("download.media", count: 3)
            while !progressed.withLock({ $0 }) { await Task.yield() }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(try names(in: folder) == ["file.part", "file.part.json"])
            emulated.emulator.faults.rules = []
            try await emulated.put(replaced, as: "o")
            try await storage.download(Self.query, to: "\(folder)/file", slices: Self.slices)
            #expect(try contents(of: "\(folder)/file") == replaced)
            #expect(try names(in: folder) == ["file"])
        }
    }

    @Test func anObjectThatIsNotThereIsTheServersError() async throws {
        try await run([]) { emulated, folder in
            let query = Storage.ObjectsGetQuery(bucket: "box", object: "nothing")
            let error = await #expect(throws: GAPI.Error.self) {
                try await emulated.storage.download(query, to: "\(folder)/file", slices: .required)
            }
            #expect(error?.isNotFound == true)
            try expectEmpty(folder)
        }
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "needs the right to mount a tmpfs"))
    func aFullDiskLeavesNothing() async throws {
        try await run(pattern(3 << 20)) { emulated, folder in
            try await SmallDisk.use(at: folder) {
                let error = await #expect(throws: GAPI.Error.self) {
                    try await emulated.storage.download(Self.query, to: "\(folder)/file", slices: Self.slices)
                }
                #expect((error?.cause as? FetchError)?.code == .file)
                #expect(error?.isRetryable == false)
                try expectEmpty(folder)
            }
        }
    }

    @Test func aFolderInTheFilesPlaceStays() async throws {
        try await run(pattern(10)) { emulated, folder in
            try FileManager.default.createDirectory(atPath: "\(folder)/file/inside", withIntermediateDirectories: true)
            let error = await #expect(throws: GAPI.Error.self) {
                try await emulated.storage.download(Self.query, to: "\(folder)/file", slices: Self.slices)
            }
            #expect((error?.cause as? FetchError)?.code == .file)
            #expect(try names(in: folder) == ["file"])
        }
    }

    @Test(.startsAnotherProcess) func theSlicesOfAProcessThatWasKilledAreGoneOnFrom() async throws {
        let bytes = pattern(40 << 20)
        try await run(bytes) { emulated, folder in
            let (url, path) = (emulated.emulator.url, "\(folder)/file")
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [url = url as String, path = path as String] in
                let storage = StorageService(configuration: .init { $0.rootURL = url })
                let slices = DownloadSlices {
                    $0.size = 4 << 20
                    $0.maximumConcurrent = 1  // so that the note at 16 MiB is written before more is requested
                }
                let query = Storage.ObjectsGetQuery(bucket: "box", object: "o")
                try await storage.download(query, to: path, slices: slices) {
                    if $0.acknowledged >= 24 << 20 { kill(getpid(), SIGKILL) }
                }
            }
            #expect(try names(in: folder) == ["file.part", "file.part.json"])
            emulated.emulator.journal.clear()
            try await emulated.storage.download(Self.query, to: path, slices: .automatic)
            #expect(try contents(of: path) == bytes)
            #expect(try names(in: folder) == ["file"])
            let starts = emulated.emulator.journal.entries.compactMap { entry in
                entry.headers[.range].flatMap { Int($0.dropFirst("bytes=".count).prefix { $0 != "-" }) }
            }
            #expect(starts.count >= 4)
            #expect(starts.allSatisfy { $0 >= 16 << 20 })
        }
    }
}
