import AsyncCloud
import Foundation

/// The database of an account: merges, the first snapshot of a folder, and a change that reaches its reader.
enum DatabaseRows {
    @concurrent static func run(_ report: Report) async throws {
        try await inFolder { folder in try await merge(folder, report) }
        try await inFolder { folder in try await firstSnapshot(folder, report) }
        try await inFolder { folder in try await change(folder, report) }
        let output = try await ChildProcess.output(["cloud-scan", "1000000"])
        let figures = String(decoding: output, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
        guard figures.count == 2 else { throw WrongAnswer() }
        report(Row("a scan of 1000000 items, peak memory", figures[0], "MiB", target: .atMost(96)))
        report(Row("a scan of 1000000 items", figures[1], "s"))
    }

    private static func inFolder(_ body: (_ path: String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.path)
    }

    /// A list of 10,000 items that the database does not have, and the next one, in which all are changed.
    private static func merge(_ folder: String, _ report: Report) async throws {
        let list = FolderOfItems("/", 10_000)
        var new: [Double] = []
        var changed: [Double] = []
        for round in 0..<5 {
            let database = try Cloud.Database(at: "\(folder)/\(round).sqlite")
            new.append(try await Cost.of { try await database.merge(list.folder(1), children: list.items(1)) }.seconds)
            let second = try await Cost.of { try await database.merge(list.folder(2), children: list.items(2)) }
            changed.append(second.seconds)
            database.close()
        }
        report(Row("merge of 10000 new items", median(new) * 1000, "ms", target: .atMost(400)))
        report(Row("merge of 10000 changed items", median(changed) * 1000, "ms", target: .atMost(400)))
    }

    private static func firstSnapshot(_ folder: String, _ report: Report) async throws {
        let database = try Cloud.Database(at: folder + "/db.sqlite")
        let list = FolderOfItems("/", 1000)
        try await database.merge(list.folder(1), children: list.items(1))
        var times: [Double] = []
        for _ in 0..<21 {
            let cost = try await Cost.of {
                var snapshots = database.query(.folder("/").sorted(by: .name)).makeAsyncIterator()
                guard try await snapshots.next()?.items.count == 1000 else { throw WrongAnswer() }
            }
            times.append(cost.seconds)
        }
        report(Row("first snapshot of 1000 cached items", median(times) * 1000, "ms", target: .atMost(5)))
        database.close()
    }

    /// One item of a folder changes; the reader gets its change set.
    private static func change(_ folder: String, _ report: Report) async throws {
        var costs: [Double] = []
        for count in [1000, 100_000] {
            let database = try Cloud.Database(at: "\(folder)/\(count).sqlite")
            let list = FolderOfItems("/", count)
            try await database.merge(list.folder(1), children: list.items(1))
            var snapshots = database.query(.folder("/").sorted(by: .name)).makeAsyncIterator()
            guard let first = try await snapshots.next(), first.items.count == count else { throw WrongAnswer() }
            let ids = first.items.compactMap(\.localID)
            var times: [Double] = []
            for number in 0..<51 {
                let id = ids[(number * 7919) % ids.count]
                let cost = try await Cost.of {
                    _ = try await database.update(id) { $0.isFavorite.toggle() }
                    guard try await snapshots.next()?.changes.updated.ranges.count == 1 else { throw WrongAnswer() }
                }
                times.append(cost.seconds)
            }
            costs.append(median(times) * 1000)
            database.close()
        }
        report(Row("a change of one of 100000 items, until it is read", costs[1], "ms", target: .atMost(20)))
        let comparison = Row.Comparison(ours: costs[1], peer: costs[0], unit: "ms")
        report(Row("the same, a folder of 1000", ratio: costs[1] / costs[0], comparison, target: .atMost(2)))
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
