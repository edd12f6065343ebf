import AsyncFetch
import GAPIStorage

extension TransferRun {
    /// The size from which the bytes of a failed download are kept for the next run.
    static let keptBytes: Int64 = 8 << 20

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
        let keepsOld = step.condition == .absent
        let isKept = (step.size ?? .max) >= Self.keptBytes
        // What comes into the place meanwhile stays: the bytes get their name at the end, if it is free. Until then, a
        // whole file has a name that no other process knows, so that nobody gives it the bytes of another object.
        let target = keepsOld ? FileReplacement.temporaryPath(beside: path) : path
        let isThere = try await OpenFile.run("cannot make the folders of \(path)") {
            if !isList {
                try LocalFile.makeFolders(above: name, below: root, followingLinks: follows)
            } else if let parent = LocalFile.parent(of: path) {
                try LocalFile.makeFolder(parent)
            }
            try LocalFile.requirePlace(path, followingLinks: follows || isList)
            return try keepsOld && LocalFile.examine(path, followingLinks: true) != nil
        }
        if isThere { return .skipped(.exists) }
        let query = Storage.ObjectsGetQuery(bucket: location.bucket, object: location.name) {
            $0.generation = location.generation
        }
        let file = FileMeter(meter)
        var callOptions = options.query
        if let size = step.size, location.generation != nil {
            callOptions.fetch.verifiesFile = { try await Self.verify($0, $1, size: size) }
        }
        // Not `f.part`, which another object may be called.
        if keepsOld { callOptions.fetch.resumptionPath = FileReplacement.path(beside: path, ".new") }
        let chosenOptions = callOptions
        let mode = options.preservesModes ? step.source?.mode : nil
        let finalMode = mode.map { FileReplacement.FinalMode(target, mode: $0) } ?? FileReplacement.FinalMode.current
        do {
            try await FileReplacement.FinalMode.$current.withValue(finalMode) {
                try await storage.download(
                    query,
                    to: target,
                    encoding: options.encoding,
                    resume: isKept ? .automatic : .never,
                    slices: options.slices,
                    options: chosenOptions
                ) { file.reach($0.acknowledged) }
            }
        } catch {
            // A cancellation can come when the file is whole.
            if keepsOld { await OpenFile.remove(target) }
            guard let missing = error as? GAPI.Error, missing.isNotFound, location.generation != nil else {
                throw error
            }
            throw GAPI.Error(
                .sourceChanged,
                "\(location) was replaced or deleted after the plan was made; run the transfer again",
                status: missing.status,
                cause: missing
            )
        }
        let modified = options.preservesTimes ? step.source?.modified : nil
        let isPlaced: Bool
        do {
            isPlaced = try await OpenFile.run("cannot set the time of \(path)") {
                try LocalFile.set(target, modified: modified, mode: mode, followingLinks: follows || isList)
                return try !keepsOld || LocalFile.move(target, toFree: path)
            }
        } catch {
            if keepsOld { await OpenFile.remove(target) }
            throw error
        }
        guard isPlaced else { return .skipped(.exists) }
        file.reach(step.size ?? 0)
        return .done(nil)
    }

    /// Throws if a file has not the size of its object: the length of an answer is only what its sender says of it.
    private static func verify(_ info: MediaInfo, _ path: String, size: Int64) async throws {
        // Bytes that are compressed or decompressed on the way have another size.
        guard info.contentEncoding == nil, !info.isTransformed else { return }
        let file = try await OpenFile.run("cannot examine \(path)") {
            try LocalFile.examine(path, followingLinks: true)
        }
        guard let file, file.size != size else { return }
        throw FetchError(.invalidResponse, "\(file.size) bytes arrived of an object that has \(size); try again")
    }
}
