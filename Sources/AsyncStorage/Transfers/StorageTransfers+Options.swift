public import AsyncFetch
public import GAPIStorage

extension StorageTransfers {
    /// The options of a transfer of many.
    public struct Options: Sendable {
        /// The number of files that are transferred at the same time.
        public var concurrency = 8
        /// A Boolean value indicating whether the times of files are kept: in metadata when they are sent, and on the
        /// file when they are fetched.
        public var preservesTimes = true
        /// A Boolean value indicating whether the permissions of files are kept in the same way.
        public var preservesModes = false
        /// The path of a file that says what is done, so that another process can go on; `nil` for none.
        ///
        /// A file that is there must be of the same job or list; see ``StorageTransferManifest``. It has secrets.
        public var manifest: String?
        /// The size from which a file is sent as several objects at the same time, which are then composed; `nil` for
        /// never, the default.
        ///
        /// It is faster where one connection does not fill the network. But it needs the permission to delete; the
        /// object has no MD5; in colder storage classes the parts cost the fee of an early deletion; with a retention
        /// policy, a hold or soft deletion, the parts stay; and a process that ends leaves parts until the transfer
        /// goes on by its manifest, or a lifecycle rule for ``temporaryFolder`` deletes them.
        public var compositeThreshold: Int64?
        /// The number of bytes of a part; it is larger for a file that would have more than 1,024 parts.
        public var compositePartBytes: Int64 = 64 << 20
        /// The number of parts of a file that are sent at the same time.
        public var compositePartsAtOnce = 4
        /// The beginning of the names of temporary objects.
        public var temporaryFolder = StorageTransfers.temporaryFolder
        /// The form in which objects are fetched that are stored compressed.
        public var encoding = MediaEncoding.identity
        /// The slices in which large objects are fetched at the same time.
        public var slices = DownloadSlices.automatic
        /// A closure that returns the content type of a file by its path; `application/octet-stream` if it returns
        /// `nil`.
        public var contentType: (@Sendable (_ path: String) -> String?)?
        /// The options of single uploads.
        public var upload = UploadOptions()
        /// The options of all calls.
        public var query = GAPI.QueryOptions()
        /// A closure that gets each step when it is settled; it must not block.
        public var settled: (@Sendable (Outcome) -> Void)?
        /// The answer to the question whether the file system folds names, for tests; `nil` to find out.
        package var foldsNames: Bool?
        /// A Boolean value indicating whether a download fails if its file has another name in its folder, too.
        ///
        /// It is for moves: the file can be the only copy of an object that an earlier move has deleted.
        package var keepsOtherNames = false

        /// Creates options with the default values.
        public init() {}

        /// Creates options with the default values and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) { configure(&self) }
    }

    /// A step that is settled.
    public struct Outcome: Sendable, CustomStringConvertible {
        /// The end of a step.
        public enum Result: Sendable {
            /// The step is done; with the object that was written, if there is one.
            case done(Storage.Object?)
            /// There was nothing to do.
            case skipped(SkipReason)
            /// The step failed, and the others went on.
            case failed(GAPI.Error)
        }

        /// The step.
        public let step: Step
        /// Its end.
        public let result: Result

        /// A readable form.
        public var description: String {
            switch result {
            case .done: "done: \(step)"
            case .skipped(let reason): "skipped \(step.name): \(reason)"
            case .failed(let error): "failed: \(step): \(error)"
            }
        }
    }

    /// The progress of a transfer of many.
    ///
    /// No number is lower than the one before it.
    public struct Progress: Sendable, Hashable, Codable {
        /// The bytes that have been transferred, those of failed files too.
        public var bytes: Int64 = 0
        /// The bytes of all files that are known so far.
        public var plannedBytes: Int64 = 0
        /// The files that are known so far.
        public var planned = 0
        /// A Boolean value indicating whether all are known, so that these numbers are those of the whole.
        public var isPlanned = false
        /// The files and objects that are transferred.
        public var done = 0
        /// Those that failed.
        public var failed = 0
        /// Those for which there was nothing to do, those of an earlier run included.
        public var skipped = 0
        /// Those that are deleted.
        public var deleted = 0

        /// Creates the progress of a transfer that begins.
        public init() {}
    }

    /// The end of a transfer of many.
    public struct Summary: Sendable {
        /// The most failures that are kept here; ``Options/settled`` gets all.
        public static let maximumFailures = 100

        /// The numbers at the end.
        public let progress: Progress
        /// The first failures.
        public let failures: [Outcome]

        /// A Boolean value indicating whether nothing failed.
        public var isComplete: Bool { progress.failed == 0 }
    }
}
