import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// One folder, and processes that know nothing of each other but what lies in it.
///
/// The tests start the program that runs them once more, for the one test that is a worker.
@Suite("Two processes with one cache", .timeLimit(.minutes(5)))
struct TwoProcessesTests {
    private static let workerVariable = "ASYNCFETCH_CACHE_WORKER"
    private static var workerFolder: String? { ProcessInfo.processInfo.environment[workerVariable] }

    private static var program: String? { workerFolder == nil ? TestProcess.program : nil }

    private static func body(of path: String) -> String { String(repeating: "\(path) is right; ", count: 40) }

    private static func makeBench(_ folder: String) -> CacheBench {
        let transport = ScriptedTransport { sent in
            answer(body(of: sent.path), "max-age=3600", [.eTag: "\"\(sent.path)\""])
        }
        // Room for about half of what is asked for, so that each process removes what others have put there.
        return CacheBench(transport, .disk(folder + "/cache", maximumBytes: 30_000))
    }

    private static func fetch(_ path: String, _ bench: CacheBench) async throws -> Bool {
        let got = try await bench.get("https://api.example" + path)
        #expect(got.text == body(of: path))
        #expect(got.head.headerFields[.eTag] == "\"\(path)\"")
        return got.isFromCache
    }

    // MARK: The worker

    @Test(.enabled(if: workerFolder != nil, "it is for the processes that the other tests start"))
    func worker() async throws {
        let folder = try #require(Self.workerFolder)
        let bench = Self.makeBench(folder)
        let isFirstFromCache = try await Self.fetch("/first", bench)
        let refused = Counter()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<4 {
                group.addTask {
                    var generator = SplitMix(state: UInt64(number) &+ UInt64(getpid()))
                    for step in 0..<150 {
                        let path = "/\(Int.random(in: 0..<60, using: &generator))"
                        _ = try await Self.fetch(path, bench)
                        do {
                            if step % 50 == 49 { try await bench.cache.remove("https://api.example" + path) }
                            if step == 75, number == 0 { try await bench.cache.removeAll() }
                        } catch let error as FetchError where error.code == .file {
                            refused.increment()  // as promised for what is no file
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        await bench.fetcher.shutdown()
        let statistics = bench.cache.statistics
        #expect(statistics.hits > 0)
        let result = "\(isFirstFromCache) \(statistics.failures) \(refused.value)"
        try Data(result.utf8).write(to: URL(filePath: folder + "/result-\(getpid())"))
    }

    /// Runs two workers at the same time, and something else as long as they run.
    ///
    /// That is on a thread of its own, which gets its time also when all others are busy with other tests.
    private func runWorkers(in folder: String, meanwhile: @escaping @Sendable () -> Void) async throws -> [String] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let ended = Counter()
        let workers = try (0..<2).map { number in
            let process = try TestProcess(
                "TwoProcessesTests/worker",
                environment: [Self.workerVariable: folder],
                output: folder + "/output-\(number)"
            )
            process.process.terminationHandler = { _ in ended.increment() }
            try process.process.run()
            return process.process
        }
        defer { for worker in workers where worker.isRunning { worker.terminate() } }
        let end = Promise<Void>()
        Thread.detachNewThread {
            while ended.value < 2 {
                meanwhile()
                usleep(1000)
            }
            end.fulfill(.success(()))
        }
        try await end.value
        for (number, worker) in workers.enumerated() {
            #expect(worker.terminationStatus == 0, "\(contents(of: folder + "/output-\(number)").text)")
        }
        return files(in: folder).filter { $0.contains("/result-") }.map { contents(of: $0).text }
    }

    // MARK: The tests

    @Test(.enabled(if: program != nil, "the program that runs the tests cannot be started"))
    func theyShareAnswersAndClearThemUnderEachOther() async throws {
        try await withDirectory { folder in
            let bench = Self.makeBench(folder)
            #expect(try await !Self.fetch("/first", bench))
            #expect(await bench.cache.count == 1)  // waits until it is written
            // No step of their stores failed, and whoever came first found what this process had put there.
            let results = try await runWorkers(in: folder) {}
            #expect(results.count == 2)
            #expect(results.allSatisfy { $0.hasSuffix(" 0 0") }, "\(results)")
            #expect(results.contains { $0.hasPrefix("true") }, "\(results)")
            #expect(await bench.cache.size <= 30_000 * 12 / 10)
            _ = try await Self.fetch("/first", bench)
        }
    }

    /// A third process, this one, does to the files whatever can be done to files.
    @Test(.enabled(if: program != nil, "the program that runs the tests cannot be started"))
    func noneGetsAWrongAnswerWhileAnotherPlaysFoul() async throws {
        try await withDirectory { folder in
            let random = Mutex(SplitMix(state: 7))
            let fouls = Counter()
            let results = try await runWorkers(in: folder) {
                let all = files(in: folder + "/cache")
                var generator = random.withLock { random in
                    _ = random.next()
                    return random
                }
                guard let path = all.randomElement(using: &generator), let other = all.randomElement(using: &generator)
                else { return }
                fouls.increment()
                // Errors are other processes' doing: the file has gone.
                switch Int.random(in: 0..<7, using: &generator) {
                case 0: truncate(path, Int.random(in: 0...800, using: &generator))
                case 1: unlink(path)
                case 2: rename(other, path)
                case 3:
                    try? contents(of: other).readableBytesView.withUnsafeBytes {
                        try Data($0).write(to: URL(filePath: path))
                    }
                case 4: try? Data(repeating: 0x41, count: 500).write(to: URL(filePath: path))
                case 5:
                    unlink(path)
                    mkdir(path, 0o700)
                default:
                    guard let file = FileHandle(forUpdatingAtPath: path) else { return }
                    try? file.seek(toOffset: UInt64.random(in: 0..<700, using: &generator))
                    try? file.write(contentsOf: Data([0xFF]))
                    try? file.close()
                }
            }
            #expect(results.count == 2)
            #expect(fouls.value > 0)
            // When all is quiet again, the cache works.
            let bench = Self.makeBench(folder)
            for path in ["/1", "/first"] { _ = try await Self.fetch(path, bench) }
        }
    }
}
