import Foundation
import GAPIStorage

/// A server with a bucket, and a folder with files, for transfers in processes of their own.
struct TransferPlace {
    private let url: String
    private let folder: String
    private var source: String { folder + "/source" }

    /// Runs a server in a child for as long as the closure runs; both keep their files in one folder.
    static func with(_ body: (TransferPlace) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await ChildProcess.withServer(directory: folder + "/server") { url in
            let storage = StorageService(configuration: .init { $0.rootURL = url + "/" })
            let bucket = Storage.Bucket { $0.name = Transfer.bucket }
            _ = try await storage.execute(Storage.BucketsInsertQuery(project: "bench", bucket))
            await storage.shutdown()
            try await body(TransferPlace(url: url, folder: folder))
        }
    }

    /// Makes the file that is uploaded.
    func makeSource(mebibytes: Int) throws { try PlainFile.make(source, mebibytes: mebibytes) }

    /// Makes one transfer; a download fetches what was uploaded last.
    func transfer(
        _ direction: Transfer.Direction,
        _ client: Transfer.Client,
        _ options: [String] = []
    ) async throws -> Transfer.Result {
        sync()  // so that what others have written is not this one's to wait for
        let file = direction == .upload ? source : folder + "/target"
        let arguments = ["transfer", direction.rawValue, client.rawValue, "--url", url, "--file", file]
        return try JSONDecoder().decode(
            Transfer.Result.self,
            from: await ChildProcess.output(arguments + options)
        )
    }
}
