@testable import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// Processes whose end, or whose disk, stops them while they write to a cache.
@Suite("Processes that cannot finish", .timeLimit(.minutes(5)))
struct DyingProcessTests {
    private static let workerVariable = "ASYNCFETCH_DYING_CACHE_WORKER"
    private static var workerFolder: String? { ProcessInfo.processInfo.environment[workerVariable] }
    private static let isParent = workerFolder == nil && TestProcess.program != nil

    private static func text(_ number: Int) -> String { String(repeating: "\(number) is right; ", count: 500) }

    private static func makeBench(_ folder: String) -> CacheBench {
        let transport = ScriptedTransport { sent in
            let number = Int(sent.path.dropFirst()) ?? -1
            return answer(text(number), "max-age=3600", number % 2 == 0 ? [.vary: "Accept-Language"] : [:])
        }
        return CacheBench(transport, .disk(folder + "/cache"))
    }

    private func run(
        _ worker: String,
        in folder: String,
        killIf condition: @escaping @Sendable () -> Bool = { false }
    ) async throws -> Process {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let worker = try TestProcess(
            "DyingProcessTests/\(worker)",
            environment: [Self.workerVariable: folder],
            output: folder + "/output"
        )
        try await worker.run(killIf: condition)
        return worker.process
    }

    // MARK: Workers

    @Test(.enabled(if: workerFolder != nil, "it is for the process that the other tests start"))
    func writer() async throws {
        let bench = Self.makeBench(try #require(Self.workerFolder))
        // Until it is killed.
        for number in 0..<1_000_000 {
            for language in ["de", "fr"] {
                _ = try await bench.get("https://api.example/\(number % 200)", [.acceptLanguage: language])
            }
            if number % 50 == 49 { try await bench.cache.removeAll() }
        }
    }

    @Test(.enabled(if: workerFolder != nil, "it is for the process that the other tests start"))
    func writerToAFullDisk() async throws {
        let folder = try #require(Self.workerFolder)
        let bench = Self.makeBench(folder)
        // A file can have no more bytes, as on a disk that is full.
        signal(SIGXFSZ, SIG_IGN)
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        #else
        let resource = RLIMIT_FSIZE
        #endif
        var limit = rlimit()
        getrlimit(resource, &limit)
        let before = limit.rlim_cur
        limit.rlim_cur = 2000
        #expect(setrlimit(resource, &limit) == 0)
        for number in 1...3 {
            let response = try await bench.get("https://api.example/\(number)")
            #expect(response.text == Self.text(number) && !response.isFromCache)
            await bench.cache.flush()
        }
        limit.rlim_cur = before
        #expect(setrlimit(resource, &limit) == 0)
        #expect(bench.cache.statistics.failures == 3)
        #expect(files(in: folder + "/cache").isEmpty)
        for isCached in [false, true] {
            #expect(try await bench.get("https://api.example/1").isFromCache == isCached)
            await bench.cache.flush()
        }
    }

    // MARK: Tests

    @Test(.enabled(if: isParent, "the program that runs the tests cannot be started"), arguments: [3, 30, 60])
    func whatAKilledProcessLeavesIsAnAnswerOrNone(count: Int) async throws {
        try await withDirectory { folder in
            let process = try await run("writer", in: folder) { files(in: folder + "/cache").count >= count }
            #expect(process.terminationReason == .uncaughtSignal)
            // Every file that has the name of an answer is one.
            let keys = try (0..<200).map { number in
                CacheKey(url: CacheKey.url(of: try HTTPRequest(url: "https://api.example/\(number)")), identity: "")
            }
            var found = 0
            for path in files(in: folder + "/cache/v2") where !path.contains("/new/") {
                let bytes = contents(of: path)
                #expect(keys.contains { CacheEntry(decoding: bytes, of: DiskName($0).digits) != nil }, "\(path)")
                found += 1
            }
            #expect(found > 0)
            let bench = Self.makeBench(folder)
            for number in 0..<200 {
                #expect(try await bench.get("https://api.example/\(number)").text == Self.text(number))
            }
            await bench.cache.flush()
            #expect(bench.cache.statistics.failures == 0)
        }
    }

    @Test(.enabled(if: isParent, "the program that runs the tests cannot be started"))
    func aFullDiskIsNoFailureOfTheCall() async throws {
        try await withDirectory { folder in
            let process = try await run("writerToAFullDisk", in: folder)
            #expect(process.terminationStatus == 0, "\(contents(of: folder + "/output").text)")
        }
    }
}
