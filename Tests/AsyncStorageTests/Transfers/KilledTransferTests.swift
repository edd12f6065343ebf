import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncStorage
import Foundation
import GAPIEmulator
import Synchronization
import Testing

/// Transfers of processes that are killed in the middle, and finished by this one.
///
/// The tests start the program that runs them once more, for the one test that is a worker. `KILL_POINTS` is the number
/// of processes.
@Suite("Transfers of processes that are killed", .timeLimit(.minutes(60)))
struct KilledTransferTests {
    private static let workerVariable = "ASYNCGAPI_TRANSFER_WORKER"
    private static let points = ProcessInfo.processInfo.environment["KILL_POINTS"].flatMap { Int($0) } ?? 20
    private static var workerFolder: String? { ProcessInfo.processInfo.environment[workerVariable] }

    /// Where the program can be started by its path; elsewhere a helper loads the tests.
    private static var program: String? {
        let path = CommandLine.arguments.first ?? ""
        return path.hasSuffix(".xctest") && FileManager.default.isExecutableFile(atPath: path) && workerFolder == nil
            ? path : nil
    }

    private static let tree: [String: [UInt8]] = [
        "a": pattern(10), "b": [], "c/d": pattern(2_000), "c/e": pattern(3), "f": pattern(700_000, seed: 2),
        "g": pattern(900_000, seed: 3), "h": pattern(5),
    ]

    /// Starts the upload of the folder: small files, a session of three parts, and a composition of 36 parts.
    private static func upload(_ folder: String, _ storage: StorageService) -> StorageTransfer {
        let options = StorageTransfers.Options {
            $0.manifest = folder + "/manifest"
            $0.concurrency = 3
            $0.compositeThreshold = 800_000
            $0.compositePartBytes = 25_000
            $0.upload.resumableThreshold = 300_000
            $0.upload.chunkSize = 256 << 10
        }
        return storage.transfers.upload(folder + "/in", to: .init("box", "p"), options: options)
    }

    @Test(.enabled(if: workerFolder != nil, "it is for the processes that the other test starts"))
    func worker() async throws {
        let folder = try #require(Self.workerFolder)
        let url = String(decoding: try contents(of: folder + "/url"), as: UTF8.self)
        let fetcher = Fetcher()
        let storage = StorageService(configuration: .init { $0.rootURL = url }, fetcher: fetcher)
        #expect(try await Self.upload(folder, storage).value.isComplete)
        await fetcher.shutdown()
    }

    /// Runs a worker, and kills it when the server has seen so many requests of it.
    ///
    /// - Returns: `true` if it was killed before it was done.
    private func runWorker(_ folder: String, _ journal: RequestJournal, killingAfter requests: Int) async throws -> Bool
    {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.program))
        process.arguments = ["--testing-library", "swift-testing", "--filter", "KilledTransferTests/worker"]
        var environment = ProcessInfo.processInfo.environment
        environment[Self.workerVariable] = folder
        process.environment = environment
        try write([], to: folder + "/output")
        let output = try FileHandle(forWritingTo: URL(filePath: folder + "/output"))
        process.standardOutput = output
        process.standardError = output
        let ended = Promise<Void>()
        process.terminationHandler = { _ in ended.fulfill(.success(())) }
        try process.run()
        let worker = process.processIdentifier
        let killing = Task {
            try await journal.waitUntil { $0.count >= requests }
            kill(worker, SIGKILL)
        }
        try await ended.value
        killing.cancel()
        _ = try? await killing.value
        if process.terminationReason == .uncaughtSignal {
            #expect(process.terminationStatus == SIGKILL)
            return true
        }
        let text = String(decoding: try contents(of: folder + "/output"), as: UTF8.self)
        #expect(process.terminationStatus == 0, "\(text)")
        return false
    }

    @Test(.enabled(if: program != nil, "the program that runs the tests cannot be started"))
    func anotherProcessFinishesThemWithAllBytesAndNothingElse() async throws {
        var generator = SplitMix(state: 20)
        var killed = 0
        for point in 0..<Self.points {
            let requests = Int.random(in: 1...50, using: &generator)
            let wasKilled = try await EmulatedStorage.run { emulated in
                try await withTemporaryFolder { folder in
                    for (name, bytes) in Self.tree { try write(bytes, to: folder + "/in/" + name) }
                    try write(Array(emulated.emulator.url.utf8), to: folder + "/url")
                    let wasKilled = try await runWorker(folder, emulated.emulator.journal, killingAfter: requests)
                    let summary = try await Self.upload(folder, emulated.storage).value
                    #expect(summary.isComplete, "point \(point): \(summary.failures)")
                    #expect(try await emulated.names() == Self.tree.keys.sorted().map { "p/" + $0 }, "point \(point)")
                    for (name, bytes) in Self.tree {
                        #expect(try await emulated.content(of: "p/" + name) == bytes, "point \(point), \(name)")
                    }
                    let manifest = try await StorageTransferManifest(path: folder + "/manifest")
                    #expect(manifest.namesUnderWay.isEmpty)
                    #expect(manifest.failedNames.isEmpty)
                    return wasKilled
                }
            }
            if wasKilled { killed += 1 }
        }
        // A test in which every process comes to its end shows nothing.
        #expect(killed > 0 || Self.points < 20)
    }
}
