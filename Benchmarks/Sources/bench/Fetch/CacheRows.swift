import AsyncFetch
import CAllocations
import Foundation

/// An answer from the cache against one that the server has to confirm.
enum CacheRows {
    @concurrent static func run(_ report: Report) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await PlainServer.with { url in
            let stores: [(String, ResponseCache.Store, Row.Target?)] = [
                ("memory", .memory(), .atLeast(20)), ("disk", .disk(folder), .atLeast(10)),
            ]
            for (name, store, target) in stores {
                let cache = ResponseCache(store)
                // Without cookies, so that a hit costs what the cache costs.
                let fetcher = Fetcher(
                    .init {
                        $0.cache = cache
                        $0.cookies = .none
                    }
                )
                func seconds(_ path: String, _ count: Int) async throws -> Double {
                    try await Cost.of { for _ in 0..<count { try await fetcher.get(url + path) } }.seconds
                        / Double(count)
                }
                let samples = try await Rounds(15, warmUp: 2) {
                    try await seconds(PlainServer.Path.kept, 2_000)
                } peer: {
                    try await seconds(PlainServer.Path.validated, 200)
                }
                guard cache.statistics.misses == 2 else { throw WrongAnswer() }
                report(samples.row("hit in \(name), revalidation", "1/s", target: target) { 1 / $0 })
                guard allocations_are_known() else { continue }
                allocations_begin()
                _ = try await seconds(PlainServer.Path.kept, 1_000)
                report(Row("hit in \(name), allocations", Double(allocations_end()) / 1_000, ""))
                await fetcher.shutdown()
            }
        }
    }
}
