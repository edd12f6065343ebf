import ArgumentParser
import AsyncCloud
import Foundation

/// A scan of many items in a process of its own, so that its peak of memory is its own.
struct CloudScan: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cloud-scan",
        abstract:
            "Merges folders of 1000 items; prints the peak of memory in MiB above that at the start, and seconds.",
        shouldDisplay: false
    )

    /// The number of items.
    @Argument var count: Int

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        Usage.resetPeak()
        let before = Usage.peakResidentMebibytes
        let database = try Cloud.Database(at: folder.path + "/db.sqlite")
        let paths = (0..<count / 1000).map { "/Folder \($0)" }
        let cost = try await Cost.of {
            let folders = paths.map { FolderOfItems.item($0, .folder, 1) }
            let missing = try await database.merge(FolderOfItems.item("/", .folder, 1), children: folders)
            guard missing.count == paths.count else { throw WrongAnswer() }
            for path in paths {
                let list = FolderOfItems(path, 1000)
                try await database.merge(list.folder(1), children: list.items(1))
            }
        }
        FileHandle.standardOutput.write(Data("\(Usage.peakResidentMebibytes - before) \(cost.seconds)".utf8))
        database.close()
    }
}
