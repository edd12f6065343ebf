import AsyncFetch
import GAPIStorage

extension TransferRun {
    /// The size from which the bytes of a failed download are kept for the next run.
    private static let keptBytes: Int64 = 8 << 20

    /// Fetches an object.
    func download(
        _ location: StorageLocation,
        to path: String,
        _ step: StorageTransfers.Step
    ) async throws
        -> StorageTransfers.Outcome.Result
    {
        let follows = plan.job?.symbolicLinks == .follow
        let (root, name, isList) =
            if case .folder(let folder)? = plan.job?.destination { (folder, step.name, false) } else {
                ("", path, true)
            }
        let keepsOld = plan.job?.comparison == .existence
        let isThere = try await OpenFile.run("cannot make the folders of \(path)") {
            if !isList {
                try LocalFile.makeFolders(above: name, below: root, followingLinks: follows)
            } else if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
                try LocalFile.makeFolder(String(path[..<slash]))
            }
            try LocalFile.requirePlace(path, followingLinks: follows || isList)
            return try keepsOld && LocalFile.examine(path, followingLinks: true) != nil
        }
        if isThere { return .skipped(.exists) }
        let query = Storage.ObjectsGetQuery(bucket: location.bucket, object: location.name) {
            $0.generation = location.generation
        }
        let file = FileMeter(meter)
        do {
            try await storage.download(
                query,
                to: path,
                encoding: options.encoding,
                resume: (step.size ?? .max) >= Self.keptBytes ? .automatic : .never,
                slices: options.slices,
                options: options.query
            ) { file.reach($0.acknowledged) }
        } catch let error as GAPI.Error where error.isNotFound && location.generation != nil {
            throw GAPI.Error(
                .sourceChanged,
                "\(location) was replaced or deleted after the plan was made; run the transfer again",
                status: error.status,
                cause: error
            )
        }
        let modified = options.preservesTimes ? step.source?.modified : nil
        let mode = options.preservesModes ? step.source?.mode : nil
        try await OpenFile.run("cannot set the time of \(path)") {
            try LocalFile.set(path, modified: modified, mode: mode)
        }
        file.reach(step.size ?? 0)
        return .done(nil)
    }
}
