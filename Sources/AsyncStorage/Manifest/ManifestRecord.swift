import AsyncFetch
import GAPIStorage

/// One line of a manifest.
struct ManifestRecord: Codable, Sendable {
    /// The kinds of lines.
    enum Kind: String, Codable {
        /// The first line: what the transfer is.
        case job
        /// A step that is done.
        case done
        /// A step that failed.
        case failed
        /// Everything up to a step is settled.
        case through
        /// An upload session was opened.
        case session
        /// Temporary objects are going to be made.
        case parts
        /// The session and the temporary objects of a step are gone.
        case cleared
        /// The transfer has come to its end, and nothing failed.
        case finished
    }

    var kind: Kind
    /// The position of the step in the plan.
    var step: String?
    var version: Int?
    var job: StorageTransfers.Job?
    /// The digest of the list that the transfer is of.
    var list: String?
    var session: FetchUpload<Storage.Object>.Session?
    var parts: TemporaryParts?

    init(_ kind: Kind, _ step: ByteName? = nil) {
        self.kind = kind
        self.step = step?.text
    }
}

/// The temporary objects of one file, and the file that they are parts of.
struct TemporaryParts: Codable, Sendable, Hashable {
    let objects: TemporaryObjects
    let fileSize: Int64
    /// The time of the last change of the file in nanoseconds since 1970.
    let fileModified: Int64
    let partBytes: Int64
}
