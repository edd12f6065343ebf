import AsyncFetch
import GAPIStorage

/// What a manifest file says of a transfer: what is done, what has failed, and what was under way.
///
/// The file has a JSON text in each line and only grows, so the end of the process can at most cut its last line, which
/// is then not counted. It has the sessions of uploads, with which anyone can write to them: only its owner can read
/// it.
///
/// When a job that compares has come to its end without a failure, the next run with its manifest begins anew, as with
/// an empty file, and compares all again. After any other transfer it has nothing left to do.
public struct StorageTransferManifest: Sendable, Codable {
    /// The version of the file format.
    static let version = 1

    /// The job; `nil` for a transfer of a list.
    public internal(set) var job: StorageTransfers.Job?
    /// The number of steps that were done, in all runs since it began anew.
    public internal(set) var doneCount = 0
    /// The names of the steps that failed, and that the next run tries again.
    ///
    /// A file whose own name no object can have is there under the name of its folder: that of the whole is empty.
    public var failedNames: [String] { failed.map(\.text).sorted() }
    /// The names of the files whose uploads were under way.
    public var namesUnderWay: [String] { Set(sessions.keys).union(parts.keys).map(\.text).sorted() }

    /// The digest of the list; `nil` for a job.
    var list: String?
    var hasHeader = false
    /// A Boolean value indicating whether the last line says that the transfer is finished.
    var isFinished = false
    /// A Boolean value indicating whether each run of the job compares all, so that a repetition makes sense.
    var comparesAll: Bool { job.map { $0.comparison != .none } ?? false }
    /// The last step of those that are all settled.
    var through: ByteName?
    /// The steps after that one that are done.
    var done: Set<ByteName> = []
    /// The steps up to that one that are done though they are below a name that failed.
    var doneBelowFailed: Set<ByteName> = []
    var failed: Set<ByteName> = []
    var sessions: [ByteName: FetchUpload<Storage.Object>.Session] = [:]
    var parts: [ByteName: TemporaryParts] = [:]

    init() {}

    /// Reads a manifest file.
    ///
    /// Memory does not grow with the number of steps that are done, but with that of those that failed, and of those
    /// that are done below a folder that failed.
    ///
    /// - Throws: ``GAPI/Error``: ``GAPI/Error/Code/file``, or ``GAPI/Error/Code/invalidRequest`` for a file that is no
    ///   manifest or one of a later version; `CancellationError`.
    @concurrent public init(path: String) async throws {
        do {
            self = try await OpenFile.run("cannot read \(path)") { try ManifestFile.read(path) }
        } catch let error as FetchError { throw GAPI.Error(error) }
    }

    /// Returns `true` if a step needs no more work.
    func isSettled(_ step: ByteName) -> Bool {
        if failed.contains(step) { return false }
        if done.contains(step) || doneBelowFailed.contains(step) { return true }
        return isPassed(step) && !isBelowFailed(step)
    }

    private func isPassed(_ step: ByteName) -> Bool { through.map { step <= $0 } ?? false }

    /// Returns `true` if a step is below a name that failed, so that it may not have been known when that was passed.
    ///
    /// The name is that of a folder which could not be read, or of a link to nothing where there is a folder now.
    private func isBelowFailed(_ step: ByteName) -> Bool {
        guard !failed.isEmpty else { return false }
        let bytes = step.text.utf8
        // The name of the whole folder is empty.
        if !bytes.isEmpty, failed.contains(ByteName("")) { return true }
        return bytes.indices.contains { index in
            guard bytes[index] == UInt8(ascii: "/") else { return false }
            return failed.contains(ByteName(String(decoding: bytes[..<index], as: UTF8.self)))
                || failed.contains(ByteName(String(decoding: bytes[...index], as: UTF8.self)))
        }
    }

    /// Adds what a line says.
    mutating func add(_ record: ManifestRecord) {
        isFinished = record.kind == .finished
        if isFinished {
            // What failed has been tried again, or is not there any more.
            failed = []
            doneBelowFailed = []
            return
        }
        if record.kind == .job {
            hasHeader = true
            (job, list) = (record.job, record.list)
            return
        }
        guard let step = record.step.map({ ByteName($0) }) else { return }
        switch record.kind {
        case .job, .finished: break
        case .done:
            doneCount += 1
            failed.remove(step)
            sessions[step] = nil
            if !isPassed(step) { done.insert(step) } else if isBelowFailed(step) { doneBelowFailed.insert(step) }
        case .failed:
            failed.insert(step)
            done.remove(step)
            doneBelowFailed.remove(step)
        case .through:
            through = max(step, through ?? step)
            let passed = done.filter { $0 <= step }
            done.subtract(passed)
            for step in passed where isBelowFailed(step) { doneBelowFailed.insert(step) }
        case .session: sessions[step] = record.session
        case .parts: parts[step] = record.parts
        case .cleared:
            sessions[step] = nil
            parts[step] = nil
        }
    }

    private enum Members: String, CodingKey { case job, list, doneCount, through, done, failed, sessions, parts }

    /// Reads a manifest from the encoded form of ``encode(to:)``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Members.self)
        hasHeader = true
        job = try container.decodeIfPresent(StorageTransfers.Job.self, forKey: .job)
        list = try container.decodeIfPresent(String.self, forKey: .list)
        doneCount = try container.decode(Int.self, forKey: .doneCount)
        through = try container.decodeIfPresent(String.self, forKey: .through).map { ByteName($0) }
        done = Set(try container.decode([String].self, forKey: .done).map { ByteName($0) })
        failed = Set(try container.decode([String].self, forKey: .failed).map { ByteName($0) })
        for record in try container.decode([ManifestRecord].self, forKey: .sessions) { add(record) }
        for record in try container.decode([ManifestRecord].self, forKey: .parts) { add(record) }
    }

    /// Encodes the manifest with any encoder; keep the result like a password.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Members.self)
        try container.encodeIfPresent(job, forKey: .job)
        try container.encodeIfPresent(list, forKey: .list)
        try container.encode(doneCount, forKey: .doneCount)
        try container.encodeIfPresent(through?.text, forKey: .through)
        try container.encode(done.union(doneBelowFailed).map(\.text).sorted(), forKey: .done)
        try container.encode(failed.map(\.text).sorted(), forKey: .failed)
        let open = sessions.map { step, session in
            var record = ManifestRecord(.session, step)
            record.session = session
            return record
        }
        let made = parts.map { step, parts in
            var record = ManifestRecord(.parts, step)
            record.parts = parts
            return record
        }
        try container.encode(open, forKey: .sessions)
        try container.encode(made, forKey: .parts)
    }
}

extension StorageTransferManifest: CustomStringConvertible, CustomReflectable {
    /// The numbers of steps, without the sessions.
    public var description: String {
        "manifest: \(doneCount) done, \(failed.count) failed, \(namesUnderWay.count) under way"
    }
    /// A mirror without the sessions.
    public var customMirror: Mirror {
        Mirror(self, children: ["job": job as Any, "doneCount": doneCount, "failedNames": failedNames])
    }
}
