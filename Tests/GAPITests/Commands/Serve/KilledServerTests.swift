import AsyncFetch
import AsyncFetchTesting
import Foundation
import GAPIEmulator
import Testing

/// Servers that are killed while they write, one after the other on the same folder.
///
/// `KILL_POINTS` is the number of servers.
@Suite("Servers that are killed", .timeLimit(.minutes(60)))
struct KilledServerTests {
    private static let points = ProcessInfo.processInfo.environment["KILL_POINTS"].flatMap { Int($0) } ?? 12

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

    @Test(.enabled(if: GapiProcess.program != nil, "the program cannot be found"))
    func whatWasAnsweredIsThereAndNothingThatNobodySent() async throws {
        var generator = SplitMix(state: 17)
        try await withFolder { folder in
            var writers: [any ServerWriter] = (0..<8).map { StoreWriter($0) }
            writers += (8..<10).map { EntryWriter($0) as any ServerWriter }
            for point in 0...Self.points {
                writers = try await withServer(folder) { server, client in
                    if point == 0 {
                        let answer = try await client.send(.post, "/storage/v1/b", json: #"{"name":"box"}"#)
                        #expect(answer.head.status == .ok)
                    }
                    for index in writers.indices { try await writers[index].check(client) }
                    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/contents")
                    let objects = writers.reduce(0) { $0 + $1.count }
                    let possible = objects...(objects + writers.reduce(0) { $0 + $1.unansweredStarts })
                    #expect(possible.contains(files.count), "point \(point): \(files.count) of \(possible)")
                    guard point < Self.points else { return writers }
                    // The moment of the kill is what the test is about, so it is one of real time.
                    let pause = Duration.microseconds(Int.random(in: 0...150_000, using: &generator))
                    return try await withThrowingTaskGroup(of: (Int, any ServerWriter).self) { group in
                        for (index, writer) in writers.enumerated() {
                            group.addTask {
                                var writer = writer
                                await writer.work(client)
                                return (index, writer)
                            }
                        }
                        try await Task.sleep(for: pause)
                        try await server.end(SIGKILL)
                        var worked = writers
                        for try await (index, writer) in group { worked[index] = writer }
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
