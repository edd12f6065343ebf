import AsyncFetch
import AsyncFetchTesting
import Foundation
import GAPIEmulator
import Testing

/// Servers that are killed while they write, one after the other on the same folder.
///
/// `KILL_POINTS` is the number of servers, and `KILL_SEED` chooses the moments, the writers and their requests.
@Suite("Servers that are killed", .timeLimit(.minutes(60)))
struct KilledServerTests {
    private static let points = ProcessInfo.processInfo.environment["KILL_POINTS"].flatMap { Int($0) } ?? 12
    private static let seed = ProcessInfo.processInfo.environment["KILL_SEED"].flatMap { UInt64($0) } ?? 17
    /// The number of writers that work until the server is killed.
    private static let writersAtWork = 8

    /// The reason why a server could not be asked.
    private struct NoAnswer: Error {
        let place: String
        let cause: any Error
    }

    /// The writers, of all kinds of requests.
    private static var allWriters: [any ServerWriter] {
        var writers: [any ServerWriter] = (0..<5).map { StoreWriter($0, seed: seed) }
        writers.append(GenerationWriter(5, seed: seed, hasVersions: true, hasSoftDelete: false))
        writers.append(GenerationWriter(6, seed: seed, hasVersions: false, hasSoftDelete: true))
        writers.append(GenerationWriter(7, seed: seed, hasVersions: true, hasSoftDelete: true))
        writers.append(EntryWriter(8, seed: seed))
        writers.append(MediaEntryWriter(9, seed: seed))
        writers.append(FolderWriter(10, seed: seed))
        return writers
    }

    /// Returns the text that an issue has about its origin.
    private static func place(_ point: Int, _ number: Int, _ writer: any ServerWriter) -> String {
        "KILL_SEED=\(seed), point \(point), writer \(number) (\(type(of: writer)))"
    }

    /// Runs a test with the path of a folder that does not exist yet.
    private func withFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "killed-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await body(folder)
    }

    /// Runs a test with a client of a server; whatever happens, the server is killed.
    private func withServer<R>(
        _ folder: String,
        _ body: (ServerProcess, StoreClient) async throws -> R
    ) async throws -> R {
        let server = try await ServerProcess.start(["--data", folder])
        let client = StoreClient(url: server.url)
        let result: Result<R, any Error>
        do { result = .success(try await body(server, client)) } catch { result = .failure(error) }
        try await server.end(SIGKILL)
        await client.fetcher.shutdown()
        return try result.get()
    }

    @Test(
        .enabled(if: GapiProcess.program != nil, "the program cannot be found"),
        .compactMapIssues { KillPlace.named($0) }
    )
    func whatWasAnsweredIsThereAndNothingThatNobodySent() async throws {
        var generator = SplitMix(state: Self.seed)
        try await withFolder { folder in
            var writers = Self.allWriters
            for point in 0...Self.points {
                writers = try await withServer(folder) { server, client in
                    if point == 0 {
                        let answer = try await client.send(.post, "/storage/v1/b", json: #"{"name":"box"}"#)
                        #expect(answer.head.status == .ok)
                        for writer in writers { try await writer.prepare(client) }
                    }
                    for number in writers.indices {
                        let place = Self.place(point, number, writers[number])
                        try await KillPlace.$current.withValue(place) {
                            do { try await writers[number].check(client) } catch let error as FetchError {
                                throw NoAnswer(place: place, cause: error)
                            }
                        }
                    }
                    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/contents")
                    let objects = writers.reduce(0) { $0 + $1.count }
                    let possible = objects...(objects + writers.reduce(0) { $0 + $1.unansweredStarts })
                    #expect(
                        possible.contains(files.count),
                        "KILL_SEED=\(Self.seed), point \(point): \(files.count) of \(possible)"
                    )
                    guard point < Self.points else { return writers }
                    // The moment of the kill is what the test is about, so it is one of real time.
                    let pause = Duration.microseconds(Int.random(in: 0...150_000, using: &generator))
                    let atWork = writers.indices.shuffled(using: &generator).prefix(Self.writersAtWork)
                    return try await withThrowingTaskGroup(of: (Int, any ServerWriter).self) { group in
                        for number in atWork {
                            let writer = writers[number]
                            let place = Self.place(point, number, writer)
                            group.addTask {
                                var writer = writer
                                await KillPlace.$current.withValue(place) { await writer.work(client) }
                                return (number, writer)
                            }
                        }
                        try await Task.sleep(for: pause)
                        try await server.end(SIGKILL)
                        var worked = writers
                        for try await (number, writer) in group { worked[number] = writer }
                        return worked
                    }
                }
            }
            // A test in which nobody is answered shows nothing.
            #expect(writers.reduce(0) { $0 + $1.answers } > 0 || Self.points < 12)
        }
    }

    @Test(.enabled(if: GapiProcess.program != nil, "the program cannot be found"))
    func theNextServerSaysWhichProcessHasTheFolder() async throws {
        try await withFolder { folder in
            try await withServer(folder) { server, _ in
                var configuration = EmulatorConfiguration()
                configuration.store = .directory(folder)
                let error = await #expect(throws: (any Error).self) { try await Emulator.run(configuration) { _ in } }
                #expect("\(error as Any)".contains("the process \(server.id)"))
            }
            // Its lock has gone with it.
            try await withServer(folder) { _, client async throws in
                #expect(try await client.send(.get, "/storage/v1/b").head.status == .ok)
            }
        }
    }
}
