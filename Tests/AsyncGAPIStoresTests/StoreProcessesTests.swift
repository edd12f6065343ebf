import AsyncFetch
import AsyncFetchTesting
import AsyncGAPIStores
import Foundation
import NIOCore
import Synchronization
import Testing

/// One database, and processes that know nothing of each other but what lies in it.
///
/// The tests start the program that runs them once more, for the one test that is a worker.
@Suite("Processes with one database", .timeLimit(.minutes(5)))
struct StoreProcessesTests {
    private static let workerVariable = "ASYNCGAPI_STORE_WORKER"
    private static var workerFolder: String? { ProcessInfo.processInfo.environment[workerVariable] }
    private static let (processCount, stepCount, leaseCount) = (4, 100, 5)

    /// Where the program can be started by its path; elsewhere a helper loads the tests.
    private static var program: String? {
        let path = CommandLine.arguments.first ?? ""
        return path.hasSuffix(".xctest") && FileManager.default.isExecutableFile(atPath: path) && workerFolder == nil
            ? path : nil
    }

    @Test(.enabled(if: workerFolder != nil, "it is for the processes that the other tests start"))
    func worker() async throws {
        let folder = try #require(Self.workerFolder)
        let store = try SQLiteStore("\(folder)/shared.sqlite")
        for _ in 0..<Self.stepCount {
            while true {
                let seen = try await store.value(for: "count")
                let count = seen.flatMap { Int(String(buffer: $0.content)) } ?? 0
                let content = ByteBuffer(string: "\(count + 1)")
                let state = seen.map { FetchSharedState.version($0.version) } ?? .absent
                if try await store.put(content, for: "count", expecting: state, expiresIn: nil) != nil { break }
            }
        }
        // Whoever has the lease makes a file with its number, which the system creates only once.
        for _ in 0..<Self.leaseCount {
            try await SharedLease.with(
                "work",
                in: store,
                .init {
                    $0.patience = .seconds(240); $0.duration = .seconds(10)
                }
            ) {
                lease in
                let path = "\(folder)/lease-\(lease.fencingNumber)"
                let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
                #expect(file >= 0, "two owners with one number")
                close(file)
            }
        }
        try Data("done".utf8).write(to: URL(filePath: "\(folder)/result-\(getpid())"))
    }

    @Test(.enabled(if: program != nil, "the program that runs the tests cannot be started"))
    func noChangeIsLostAndNoLeaseIsGivenTwice() async throws {
        try await withFolder { folder in
            let ended = Promise<Void>()
            let running = Mutex(Self.processCount)
            let workers = try (0..<Self.processCount).map { number in
                let process = Process()
                process.executableURL = URL(filePath: try #require(Self.program))
                process.arguments = ["--testing-library", "swift-testing", "--filter", "StoreProcessesTests/worker"]
                var environment = ProcessInfo.processInfo.environment
                environment[Self.workerVariable] = folder
                process.environment = environment
                let path = "\(folder)/output-\(number)"
                try Data().write(to: URL(filePath: path))
                let output = try FileHandle(forWritingTo: URL(filePath: path))
                process.standardOutput = output
                process.standardError = output
                process.terminationHandler = { _ in
                    let rest = running.withLock {
                        $0 -= 1
                        return $0
                    }
                    if rest == 0 { ended.fulfill(.success(())) }
                }
                return process
            }
            defer { for worker in workers where worker.isRunning { worker.terminate() } }
            for worker in workers { try worker.run() }
            try await ended.value
            for (number, worker) in workers.enumerated() {
                let output = try Data(contentsOf: URL(filePath: "\(folder)/output-\(number)"))
                #expect(worker.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(names.filter { $0.hasPrefix("result-") }.count == Self.processCount)
            #expect(names.filter { $0.hasPrefix("lease-") }.count == Self.processCount * Self.leaseCount)
            let store = try SQLiteStore("\(folder)/shared.sqlite")
            let count = try #require(try await store.value(for: "count"))
            #expect(String(buffer: count.content) == "\(Self.processCount * Self.stepCount)")
        }
    }
}
