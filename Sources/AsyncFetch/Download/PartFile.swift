import AsyncJSON
import NIOCore

/// The bytes of a download that is not complete, and what is known of them.
///
/// They are in `NAME.part` and `NAME.part.json` beside the file that they are to become. Whoever writes them holds a lock, which
/// ends with its process. What is noted is never more than what was written, so that a later process can check all that it
/// takes up.
struct PartFile: Sendable {
    /// Where the bytes are.
    let path: String
    let file: OpenFile
    /// Where the note is; nil for a file that nobody is to go on with.
    private let notePath: String?
    /// What is downloaded, so that nothing else is taken for it.
    private let subject: String

    /// What is noted of the bytes of a part file.
    struct Note: Sendable, Equatable {
        /// How many bytes are meant.
        var count: Int64
        /// CRC32C of these.
        var checksum: UInt32
        /// Of what they are a part.
        var info: MediaInfo
        /// The first byte that was wanted.
        var lowerBound: Int64
    }

    /// What an earlier download has left.
    struct Remains: Sendable {
        let note: Note
        /// Of the bytes, to go on with.
        let checksum: CRC32C
    }

    /// Makes ready for the bytes that are to become the file at `target`.
    ///
    /// - Returns: the file, and what is left of an earlier download of the same; without it, the file is empty.
    static func open(
        beside target: String,
        for subject: String,
        _ resume: DownloadResume
    ) async throws -> (
        PartFile, Remains?
    ) {
        let notePath = "\(target).part.json"
        if resume == .automatic, try await mayNote(at: notePath),
            let file = try await OpenFile.sharedPart("\(target).part")
        {
            let part = PartFile(path: "\(target).part", file: file, notePath: notePath, subject: subject)
            let size = try await file.status().size
            let (note, isOurs) = await part.read()
            if let note, let checksum = try await part.checked(note, size) {
                try await file.truncate(to: note.count)
                return (part, Remains(note: note, checksum: checksum))
            }
            if isOurs || size == 0 {
                try await file.truncate(to: 0)
                return (part, nil)
            }
        }
        let path = "\(target).\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
        return (PartFile(path: path, file: try await OpenFile.creating(path), notePath: nil, subject: subject), nil)
    }

    /// Notes what was written; that it could not is no failure of the download.
    /// - Returns: whether somebody can go on from there.
    @discardableResult
    func write(_ note: Note) async -> Bool {
        guard let notePath else { return false }
        let bytes = ByteBuffer(bytes: note.json(of: subject).encoded())
        // A task of its own, for those that are cancelled are the ones that leave something.
        return await Task { (try? await OpenFile.replaceOwn(notePath, by: bytes)) != nil }.value
    }

    /// Removes the note, of bytes that have their own name now.
    func removeNote() async {
        if let notePath { await OpenFile.remove(notePath) }
    }

    /// Removes everything.
    func remove() async {
        await OpenFile.remove(path)
        await removeNote()
    }

    /// The note, if it is about the same subject; and whether there is one of ours.
    private func read() async -> (Note?, isOurs: Bool) {
        guard let notePath, let value = await Self.note(at: notePath) else { return (nil, false) }
        return (value["subject"]?.string == subject ? Note(value) : nil, true)
    }

    /// Whether nothing by the name of the note is somebody else's: a note would take its place.
    private static func mayNote(at path: String) async throws -> Bool {
        guard try await OpenFile.isThere(path) else { return true }
        return await note(at: path) != nil
    }

    /// What a note says; nil for a file that is none.
    private static func note(at path: String) async -> JSON.Value? {
        guard let bytes = try? await OpenFile.small(path, upTo: 1 << 16),
            let value = try? JSON.Value(parsing: bytes.readableBytesView), value["format"]?.string == Note.format
        else { return nil }
        return value
    }

    /// The checksum of what a note is about; nil when that is not there as it was written.
    private func checked(_ note: Note, _ size: Int64) async throws -> CRC32C? {
        guard note.count > 0, note.count <= size, note.info.version.isKnown else { return nil }
        var checksum = CRC32C()
        var offset: Int64 = 0
        while offset < note.count {
            try Task.checkCancellation()
            let bytes = try await file.read(from: offset, count: Int(min(note.count - offset, 1 << 20)))
            guard bytes.readableBytes > 0 else { return nil }
            bytes.withUnsafeReadableBytes { checksum.update($0) }
            offset += Int64(bytes.readableBytes)
        }
        return checksum.value == note.checksum ? checksum : nil
    }
}

extension PartFile.Note {
    fileprivate static let format = "AsyncFetch part 1"

    fileprivate func json(of subject: String) -> JSON.Value {
        var value: JSON.Value = ["format": JSON.Value(Self.format), "subject": JSON.Value(subject)]
        value["count"] = JSON.Value("\(count)")
        value["crc32c"] = JSON.Value("\(checksum)")
        value["from"] = JSON.Value("\(lowerBound)")
        for (name, text) in [
            ("contentType", info.contentType), ("contentEncoding", info.contentEncoding), ("etag", info.etag),
            ("generation", info.generation), ("total", info.total.map { "\($0)" }), ("checksum", info.checksum),
        ] {
            if let text { value[name] = JSON.Value(text) }
        }
        if info.isTransformed { value["isTransformed"] = true }
        return value
    }

    fileprivate init?(_ value: JSON.Value) {
        func number(_ name: String) -> Int64? { value[name]?.string.flatMap { WireNumber.count($0) } }
        guard let count = number("count"), let lowerBound = number("from"),
            let checksum = number("crc32c").flatMap({ UInt32(exactly: $0) })
        else { return nil }
        self.count = count
        self.lowerBound = lowerBound
        self.checksum = checksum
        info = MediaInfo(
            contentType: value["contentType"]?.string,
            contentEncoding: value["contentEncoding"]?.string,
            etag: value["etag"]?.string,
            generation: value["generation"]?.string,
            total: number("total"),
            checksum: value["checksum"]?.string,
            isTransformed: value["isTransformed"]?.bool ?? false
        )
        let (end, overflow) = lowerBound.addingReportingOverflow(count)
        guard !overflow, end <= info.total ?? .max else { return nil }
    }
}
