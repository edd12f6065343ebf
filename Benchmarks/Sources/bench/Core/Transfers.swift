import Foundation
import GAPIStorage

/// Uploads and downloads of large files: throughput against the same bytes over a bare AsyncHTTPClient, and peaks of
/// memory.
enum Transfers {
    private static let rounds = 3
    private static let memoryTarget = Row.Target.atMost(48)

    static func run(_ report: Report) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await ChildProcess.withServer(directory: folder + "/server") { url in
            let storage = StorageService(configuration: .init { $0.rootURL = url + "/" })
            let bucket = Storage.Bucket { $0.name = Transfer.bucket }
            _ = try await storage.execute(Storage.BucketsInsertQuery(project: "bench", bucket))
            await storage.shutdown()
            // The smaller size first and only ours: its rows are there to be compared with those of the larger.
            for mebibytes in [256, 1024] {
                let source = folder + "/source"
                try PlainFile.make(source, mebibytes: mebibytes)
                for (direction, file) in [(Transfer.Direction.upload, source), (.download, folder + "/target")] {
                    let name = "\(direction) " + (mebibytes < 1024 ? "\(mebibytes) MiB" : "\(mebibytes / 1024) GiB")
                    func transfer(_ client: Transfer.Client) async throws -> Transfer.Result {
                        sync()  // so that what others have written is not this one's to wait for
                        let arguments = ["transfer", direction.rawValue, client.rawValue, "--url", url, "--file", file]
                        return try JSONDecoder().decode(
                            Transfer.Result.self,
                            from: await ChildProcess.output(arguments)
                        )
                    }
                    if mebibytes < 1024 {
                        let peak = try await transfer(.ours).peakMebibytes
                        report(Row("\(name), peak RSS above start", peak, "MiB", target: memoryTarget))
                        continue
                    }
                    let samples = try await Rounds(rounds) {
                        try await transfer(.ours)
                    } peer: {
                        try await transfer(.peer)
                    }
                    report(samples.row(name, "MiB/s", target: .atLeast(0.9)) { Double(mebibytes) / $0.cost.seconds })
                    report(samples.row("\(name), CPU", "s") { $0.cost.cpuSeconds })
                    let peak = samples.worst(\.peakMebibytes)
                    report(Row("\(name), peak RSS above start", peak, "MiB", target: memoryTarget))
                }
            }
        }
    }
}
