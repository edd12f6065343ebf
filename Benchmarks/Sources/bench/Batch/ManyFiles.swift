import AsyncStorage
import Foundation
import GAPIStorage

/// 10,000 small files: `storage.transfers` against the transfer manager of google-cloud-storage.
enum ManyFiles {
    private static let bucket = "bench"
    private static let count = 10_000
    private static let filesOfFolder = 100
    private static let bytesOfFile = 2 << 10
    /// The workers of the transfer manager: processes by default, threads for small files by its documentation.
    private static let workers = ["process", "thread"]

    @concurrent static func run(_ report: Report) async throws {
        let name = "\(count) files of \(bytesOfFile) bytes up, transfer manager"
        guard await PythonPeer.has("google.cloud.storage.transfer_manager") else {
            return report(Row(missing: name, because: PythonPeer.missing))
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeFiles(in: folder)
        try await ChildProcess.withServer { url in
            let storage = StorageService(configuration: .init { $0.rootURL = url + "/" })
            let new = Storage.Bucket { $0.name = bucket }
            _ = try await storage.execute(Storage.BucketsInsertQuery(project: "bench", new))
            let ours = { try await Cost.of { try await upload(folder.path, storage) } }
            // One by one: an array that is added to another of the same functions without this type is cast, and fails.
            var runs: [() async throws -> Cost] = [ours]
            for worker in workers {
                runs.append { try await PythonPeer.cost(of: script, [url, bucket, folder.path, worker, "\(count)"]) }
            }
            let samples = try await Rounds(2, runs)
            for (index, worker) in workers.enumerated() {
                let name = "\(name) (\(worker))"
                report(samples.row(name, "s", to: index + 1, target: .atMost(1), \.seconds))
                report(samples.row("\(name), CPU", "s", to: index + 1, target: .atMost(0.2), \.cpuSeconds))
            }
            await storage.shutdown()
        }
    }

    private static func makeFiles(in folder: URL) throws {
        for number in 0..<count {
            let place = folder.appending(path: "\(number / filesOfFolder)")
            if number % filesOfFolder == 0 {
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            }
            let line = "line of the file \(number)\n"
            let text = String(repeating: line, count: bytesOfFile / line.utf8.count + 1).utf8.prefix(bytesOfFile)
            try Data(text).write(to: place.appending(path: "\(number).txt"))
        }
    }

    @concurrent private static func upload(_ folder: String, _ storage: StorageService) async throws {
        let summary = try await storage.transfers.upload(folder, to: .init(bucket, "ours")).value
        guard summary.isComplete, summary.progress.done == count else { throw WrongAnswer() }
    }

    /// As many workers as ours has files at work.
    private static let script = """
        from pathlib import Path
        from google.auth.credentials import AnonymousCredentials
        from google.cloud import storage
        from google.cloud.storage import transfer_manager

        url, bucket, folder, worker, count = sys.argv[1:]
        client = storage.Client(project="bench", credentials=AnonymousCredentials(), client_options={"api_endpoint": url})
        bucket = client.bucket(bucket)

        def run():
            names = [str(path.relative_to(folder)) for path in Path(folder).rglob("*") if path.is_file()]
            results = transfer_manager.upload_many_from_filenames(
                bucket, names, source_directory=folder, blob_name_prefix=worker + "/", worker_type=worker,
                max_workers=8, raise_exception=True)
            assert len(results) == int(count), len(results)

        bucket.exists()
        measure(run)
        """
}
