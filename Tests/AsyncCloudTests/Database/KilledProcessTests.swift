import AsyncFetch
import AsyncFetchTesting
import Foundation
import Testing

@testable import AsyncCloud

/// Processes that are killed while they work with a vault, one after another on the same one.
///
/// The tests start the program that runs them once more, for the one test that is a worker. `KILL_POINTS` is the number
/// of processes.
@Suite("Vaults of processes that are killed", .timeLimit(.minutes(30)))
struct KilledProcessTests {
    private static let workerVariable = "ASYNCGAPI_VAULT_WORKER"
    private static let points = ProcessInfo.processInfo.environment["KILL_POINTS"].flatMap { Int($0) } ?? 12
    private static var workerFolder: String? { ProcessInfo.processInfo.environment[workerVariable] }

    /// Where the program can be started by its path; elsewhere a helper loads the tests.
    private static var program: String? {
        let path = CommandLine.arguments.first ?? ""
        return path.hasSuffix(".xctest") && FileManager.default.isExecutableFile(atPath: path) && workerFolder == nil
            ? path : nil
    }

    private static let root = Cloud.Item.remote("/", .folder, id: "root")

    /// The number of local changes that a process has told.
    private func told(_ folder: String) -> Int {
        (FileManager.default.contents(atPath: folder + "/told") ?? Data()).count { $0 == UInt8(ascii: "\n") }
    }

    /// Merges lists for ever, and makes a local change to a new item between them, which it tells when it is stored.
    @Test(.enabled(if: workerFolder != nil, "it is for the processes that the other test starts"))
    func worker() async throws {
        let folder = try #require(Self.workerFolder)
        let vault = try await Cloud.Vault(at: folder + "/vault")
        let database = try Cloud.Database(at: vault.databasePath)
        let file = try FileHandle(forWritingTo: URL(filePath: folder + "/told"))
        try file.seekToEnd()
        for number in told(folder)... {
            var children = (0..<20).map { Cloud.Item.remote(Cloud.Path(unchecked: "/\($0)"), version: "\(number)") }
            children += (0...number).map { Cloud.Item.remote(Cloud.Path(unchecked: "/mine-\($0)")) }
            _ = try await database.mergeList(Self.root, children: children, since: .init(anchor: .max), follows: true)
            try await database.enqueueScans(of: ["/a", "/b"])
            let id = try #require(try await database.item(at: Cloud.Path(unchecked: "/mine-\(number)"))?.localID)
            let path = try await vault.file(of: id, named: "contents")
            try Data("\(number)".utf8).write(to: URL(filePath: path))
            _ = try await database.update(id) {
                $0.localFile = path
                $0.isLocallyModified = true
            }
            try file.write(contentsOf: Data("\(number)\n".utf8))
        }
    }

    private func runWorker(_ folder: String, for duration: Duration) async throws {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.program))
        process.arguments = ["--testing-library", "swift-testing", "--filter", "KilledProcessTests/worker"]
        var environment = ProcessInfo.processInfo.environment
        environment[Self.workerVariable] = folder
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let ended = Promise<Void>()
        process.terminationHandler = { _ in ended.fulfill(.success(())) }
        let before = told(folder)
        try process.run()
        // It is killed at any point of its work, but not before it has begun. Another process tells that by a file alone,
        // and the moment of the kill is what the test is about: both are real time.
        while told(folder) == before, process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
        try await Task.sleep(for: duration)
        kill(process.processIdentifier, SIGKILL)
        try await ended.value
        #expect(process.terminationReason == .uncaughtSignal)
    }

    @Test(.enabled(if: program != nil, "the program that runs the tests cannot be started"))
    func nothingLocalIsLostByAKill() async throws {
        var generator = SplitMix(state: 20)
        try await withDatabaseFolder { folder in
            try Data().write(to: URL(filePath: folder + "/told"))
            for point in 0..<Self.points {
                try await runWorker(folder, for: .microseconds(Int.random(in: 0...60_000, using: &generator)))
                let vault = try await Cloud.Vault(at: folder + "/vault")
                let database = try Cloud.Database(at: vault.databasePath)
                #expect(!database.wasRebuilt, "point \(point)")
                let items = try await database.all()
                for number in 0..<told(folder) {
                    let item = items[Cloud.Path(unchecked: "/mine-\(number)")]
                    #expect(item?.isLocallyModified == true, "point \(point), item \(number)")
                    let contents = item?.localFile.flatMap { FileManager.default.contents(atPath: $0) }
                    #expect(contents == Data("\(number)".utf8), "point \(point), item \(number)")
                }
                database.close()
                vault.close()
            }
        }
    }
}
