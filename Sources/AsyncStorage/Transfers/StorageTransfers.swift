public import GAPIStorage

extension StorageService {
    /// Transfers of many files and objects.
    public nonisolated var transfers: StorageTransfers { StorageTransfers(self) }
}

/// Transfers of folders, prefixes and lists between this machine and Cloud Storage.
///
/// ```swift
/// let transfer = storage.transfers.upload("/srv/photos", to: .init("backup", "photos"))
/// for await progress in transfer.progress { print(progress.done, progress.bytes) }
/// let summary = try await transfer.value
/// ```
///
/// What is wanted is a ``Job``, what it takes is a ``Plan``, and ``run(_:options:)`` carries a plan out. So a dry run
/// and a run are the same code:
///
/// ```swift
/// let job = StorageTransfers.Job(from: .folder("site"), to: .bucket("www"), comparison: .sizeAndTime, deletesExtra: true)
/// for try await step in storage.transfers.plan(job) { print(step) }  // the dry run
/// let summary = try await storage.transfers.run(job).value
/// ```
///
/// The commands that users know from gsutil and gcloud are these jobs:
///
/// | Command | Job |
/// |---|---|
/// | `cp -r folder gs://b/p` | the content of the folder to `.bucket("b", "p/folder")`, with `comparison: .none` |
/// | `cp -n` | `comparison: .existence` |
/// | `rsync -r` | `comparison: .sizeAndTime` |
/// | `rsync -c` | `comparison: .checksum` |
/// | `rsync -d`, `--delete-unmatched-destination-objects` | `deletesExtra: true` |
/// | `rsync -e`, `--ignore-symlinks` | `symbolicLinks: .skip`, the default here |
/// | `rsync -P`, `--preserve-posix` | `preservesModes` of the options |
/// | `-n`, `--dry-run` | a loop over the plan |
/// | `cp -L file`, `--manifest-path` | `manifest` of the options, with which a run also goes on |
/// | `rm -r gs://b/p` | `Job(removing:)` |
///
/// Unlike there: a transfer is of the content of a folder, never of its name; times are always kept; a broken file or a
/// folder that cannot be read is one failure, and what is below it in the destination is never deleted.
public struct StorageTransfers: Sendable {
    /// The beginning of the names of temporary objects, for a lifecycle rule of the bucket.
    ///
    /// Objects below it are neither copied nor deleted by a job.
    public static let temporaryFolder = ".async-storage/"

    let storage: StorageService

    init(_ storage: StorageService) { self.storage = storage }

    /// Returns the plan of a job; nothing has been read yet.
    public func plan(_ job: Job, options: Options = .init()) -> Plan {
        let hidden = job.destination == nil ? "" : options.temporaryFolder
        let path = options.manifest
        return Plan(job: job, foldsNames: options.foldsNames) { [storage] open in
            // In a dry run, no manifest is open.
            let manifest = { @Sendable in
                try open
                    ?? path.flatMap {
                        try LocalFile.examine($0, followingLinks: ManifestFile.isDescriptor($0))?.identity
                    }
            }
            return try JobSteps(job, storage, hiding: hidden, manifest: manifest, options.query)
        }
    }

    /// Starts to carry out a job, and returns at once.
    ///
    /// For errors, memory and cancellation, see ``StorageTransfer``.
    public func run(_ job: Job, options: Options = .init()) -> StorageTransfer {
        run(plan(job, options: options), options: options)
    }

    /// Starts to carry out a plan, and returns at once; its source and its destination are read again.
    ///
    /// For errors, memory and cancellation, see ``StorageTransfer``.
    public func run(_ plan: Plan, options: Options = .init()) -> StorageTransfer {
        StorageTransfer(storage, plan, options)
    }

    /// Starts to send what is in a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder, whose own name is not part of the names of the objects.
    ///   - destination: The bucket and the prefix; a slash is added to it if it has none.
    ///   - comparison: The way to decide that a file need not be sent.
    ///   - options: The options.
    /// - Returns: The running transfer.
    public func upload(
        _ folder: String,
        to destination: StorageLocation,
        comparison: Comparison = .none,
        options: Options = .init()
    ) -> StorageTransfer {
        run(Job(from: .folder(folder), to: .objects(destination), comparison: comparison), options: options)
    }

    /// Starts to fetch what is below a prefix.
    ///
    /// A name that leads out of the folder, that no file can have, or for which another object's file would have to be
    /// a folder, fails alone.
    ///
    /// - Parameters:
    ///   - source: The bucket and the prefix; a slash is added to it if it has none.
    ///   - folder: The folder, which is made if it is not there.
    ///   - comparison: The way to decide that an object need not be fetched.
    ///   - options: The options.
    /// - Returns: The running transfer.
    public func download(
        _ source: StorageLocation,
        to folder: String,
        comparison: Comparison = .none,
        options: Options = .init()
    ) -> StorageTransfer {
        run(Job(from: .objects(source), to: .folder(folder), comparison: comparison), options: options)
    }

    /// Starts to make a destination the same as a source, in this direction only.
    ///
    /// - Parameters:
    ///   - source: The place that is read.
    ///   - destination: The place that is changed.
    ///   - deletesExtra: If `true`, what is only in the destination is deleted.
    ///   - comparison: The way to decide that nothing need be transferred.
    ///   - options: The options.
    /// - Returns: The running transfer.
    public func sync(
        from source: Place,
        to destination: Place,
        deletesExtra: Bool = false,
        comparison: Comparison = .sizeAndTime,
        options: Options = .init()
    ) -> StorageTransfer {
        run(
            Job(from: source, to: destination, comparison: comparison, deletesExtra: deletesExtra),
            options: options
        )
    }

    /// Goes on with the job of a manifest, or with what has failed in it; a finished job that compares begins anew.
    ///
    /// - Parameters:
    ///   - path: The manifest file of a job; a list has to be given again to its own function.
    ///   - options: The options, whose `manifest` is replaced.
    /// - Returns: The running transfer.
    /// - Throws: ``GAPI/Error``: ``GAPI/Error/Code/file``, or ``GAPI/Error/Code/invalidRequest`` for a file that is no
    ///   manifest of a job; `CancellationError`.
    public func resume(manifest path: String, options: Options = .init()) async throws -> StorageTransfer {
        guard let job = try await StorageTransferManifest(path: path).job else {
            throw GAPI.Error(.invalidRequest, "the manifest \(path) is of a list; start the same list with it again")
        }
        var options = options
        options.manifest = path
        return run(job, options: options)
    }
}
