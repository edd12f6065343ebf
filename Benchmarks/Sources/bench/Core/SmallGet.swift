import AsyncHTTPClient
import Foundation
import GAPIStorage

/// One small GET: `execute` against the same request written by hand.
enum SmallGet {
    private static let bucket = "bench"
    private static let object = "notes/2026/small object.txt"

    @concurrent static func run(_ report: Report) async throws {
        try await ChildProcess.withServer { url in
            let storage = StorageService(configuration: .init { $0.rootURL = url + "/" })
            _ = try await storage.execute(
                Storage.BucketsInsertQuery(project: "bench", Storage.Bucket { $0.name = bucket })
            )
            let description = Storage.ObjectsInsertQuery(bucket: bucket, Storage.Object { $0.name = object })
            _ = try await storage.upload(description, from: .bytes(Array("small".utf8)), contentType: "text/plain")
                .value

            try await HandWrittenClient.with(url: url) { peer in
                for (inFlight, count, rounds) in [(1, 500, 40), (64, 3_200, 20)] {
                    let samples = try await Rounds(rounds, warmUp: 4) {
                        try await cost(count, inFlight) {
                            let found = try await storage.execute(
                                Storage.ObjectsGetQuery(bucket: bucket, object: object)
                            )
                            guard found.size == 5 else { throw WrongAnswer() }
                        }
                    } peer: {
                        try await cost(count, inFlight) {
                            let found = try await peer.object(bucket: bucket, name: object)
                            guard found.size == "5" else { throw WrongAnswer() }
                        }
                    }
                    let name = "small GET, \(inFlight) in flight"
                    report(samples.row(name, "µs", target: .atMost(1.10)) { $0.seconds / Double(count) * 1e6 })
                    report(samples.row("\(name), CPU", "µs") { $0.cpuSeconds / Double(count) * 1e6 })
                }
            }
            await storage.shutdown()
        }
    }

    private static func cost(
        _ count: Int,
        _ inFlight: Int,
        _ call: @escaping @Sendable () async throws -> Void
    ) async throws -> Cost {
        try await Cost.of { try await repeating(count, inFlight: inFlight, call) }
    }
}

/// The server answered something else than was asked for.
struct WrongAnswer: Error {}
