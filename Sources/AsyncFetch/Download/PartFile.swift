import AsyncJSON
import NIOCore

/// The bytes of an incomplete download, and data about them.
///
/// They are in `NAME.part` and `NAME.part.json` next to the final file, or to that of `FetchOptions.resumptionPath`.
/// See ``FileReplacement/path(beside:_:)`` for long names. The writing process holds a lock, which ends with the
/// process. The note never covers more bytes than were written, so that a later process can check all bytes that it
/// takes over. Bytes without a note are in no folder where the system can do that.
struct PartFile: Sendable {
    /// The path of the bytes.
    let path: String
    let file: OpenFile
    /// The path of the note; `nil` for a file that no later download is to continue.
    private let notePath: String?
    /// The digest of the request, so that no other download is taken for this one.
    private let subject: String

    /// The most bytes of a note; only an absurd entity tag or media type makes one longer.
    private static let largestNote = 1 << 16

    /// The data about the bytes of a part file.
    struct Note: Sendable, Equatable {
        /// The number of bytes that the note covers.
        var count: Int64
        /// The CRC32C of these bytes; 0 for slices, which have their own.
        var checksum: UInt32
        /// The media that they belong to.
        var info: MediaInfo
        /// The first wanted byte of the media.
        var lowerBound: Int64
        /// The slices of the whole media in order; empty if the bytes come as one stream.
        var slices: [MediaSlice] = []
    }

    /// The bytes that an earlier download has left.
    struct Remains: Sendable {
        let note: Note
        /// The checksum of the bytes of one stream, to be continued.
        let checksum: CRC32C
    }

    /// Prepares a file for the bytes that are to become the file at `target`.
    ///
    /// - Returns: The file, and the remains of an earlier download of the same media; without remains, the file is
    ///   empty.
    static func open(
        beside target: String,
        for subject: String,
        _ resume: DownloadResume
    ) async throws -> (
        PartFile, Remains?
    ) {
        let partPath = FileReplacement.path(beside: target, ".part")
        let notePath = FileReplacement.path(beside: target, ".part.json")
        if resume == .automatic, try await mayNote(at: notePath),
            let (file, isNew) = try await sharedFile(at: partPath)
        {
            let part = PartFile(path: partPath, file: file, notePath: notePath, subject: subject)
            let size = try await file.status().size
            let (note, isOurs) = await part.read()
            if let note, let remains = try await part.checked(note, size) {
                try await file.truncate(to: note.slices.isEmpty ? note.count : note.info.total ?? size)
                return (part, remains)
            }
            // A process that is killed before the first note leaves an empty file that nobody else can read.
            let isPrivate = try await file.isPrivate()
            if isOurs || isNew || size == 0 && isPrivate {
                try await file.truncate(to: 0)
                return (part, nil)
            }
        }
        let file = try await OpenFile.temporary(beside: target)
        return (PartFile(path: file.path, file: file, notePath: nil, subject: subject), nil)
    }

    /// Creates the file of the bytes, or opens the one that is there; `nil` if that is not possible.
    private static func sharedFile(at path: String) async throws -> (OpenFile, isNew: Bool)? {
        if let file = try await OpenFile.sharedPart(path, isNew: true) { return (file, true) }
        return try await OpenFile.sharedPart(path).map { ($0, false) }
    }

    /// Writes a note; if that fails, the download does not fail.
    ///
    /// A file that has got the name of the note since the beginning, such as another download's, is left alone.
    ///
    /// - Returns: `true` if a later download can continue from there.
    @discardableResult
    func write(_ note: Note) async -> Bool {
        guard let notePath else { return false }
        let bytes = ByteBuffer(bytes: note.json(of: subject).encoded())
        guard bytes.readableBytes <= Self.largestNote else { return false }
        // A task of its own, because a cancelled download must be able to leave a note.
        return await Task {
            guard (try? await Self.mayNote(at: notePath)) == true else { return false }
            return (try? await OpenFile.replaceOwn(notePath, by: bytes)) != nil
        }.value
    }

    /// Removes the note, because the bytes now have their final name or are gone.
    ///
    /// The name is free then. If another download has taken it since, the note belongs to that download. If a file of
    /// somebody else has it, that one stays; with the note, the next download would take it for its own.
    func removeNote() async {
        guard let notePath else { return }
        // A task of its own, for the pool refuses cancelled ones.
        await Task { [path] in
            let name = try? await OpenFile.sharedPart(path, isNew: true)
            var other: OpenFile?
            if name == nil { other = try? await OpenFile.sharedPart(path) }
            guard name != nil || other != nil else { return }
            if await Self.note(at: notePath) != nil { await OpenFile.remove(notePath) }
            await name?.removeName()
            withExtendedLifetime((name, other)) {}
        }.value
    }

    /// Removes the bytes and the note.
    func remove() async {
        await file.removeName()
        await removeNote()
    }

    /// Returns the note if it is about the same subject, and `true` if there is a note of this package.
    private func read() async -> (Note?, isOurs: Bool) {
        guard let notePath, let value = await Self.note(at: notePath) else { return (nil, false) }
        return (value["subject"]?.string == subject ? Note(value) : nil, true)
    }

    /// Returns `true` if a note may be written: a file of that name which is no note of this package is somebody
    /// else's.
    private static func mayNote(at path: String) async throws -> Bool {
        guard try await OpenFile.isThere(path) else { return true }
        return await note(at: path) != nil
    }

    /// Returns the content of a note; `nil` for any other file.
    private static func note(at path: String) async -> JSON.Value? {
        guard let bytes = try? await OpenFile.small(path, upTo: largestNote),
            let value = try? JSON.Value(parsing: bytes.readableBytesView), value["format"]?.string == Note.format
        else { return nil }
        return value
    }

    /// Returns the bytes of a note; `nil` if they are not there as they were written.
    ///
    /// Of slices, those that are not there begin anew.
    private func checked(_ note: Note, _ size: Int64) async throws -> Remains? {
        guard note.count > 0, note.info.version.isKnown else { return nil }
        guard !note.slices.isEmpty else {
            guard note.count <= size else { return nil }
            guard let checksum = try await checksum(from: 0, count: note.count) else { return nil }
            return checksum.value == note.checksum ? Remains(note: note, checksum: checksum) : nil
        }
        var note = note
        for (index, slice) in note.slices.enumerated() where slice.count > 0 {
            let checksum = try await checksum(from: slice.range.lowerBound, count: slice.count)
            if checksum != slice.checksum { note.slices[index] = MediaSlice(slice.range) }
        }
        note.count = note.slices.reduce(0) { $0 + $1.count }
        return note.count > 0 ? Remains(note: note, checksum: CRC32C()) : nil
    }

    /// Returns the checksum of bytes of the file; `nil` if the file ends before them.
    private func checksum(from start: Int64, count: Int64) async throws -> CRC32C? {
        var checksum = CRC32C()
        var done: Int64 = 0
        while done < count {
            try Task.checkCancellation()
            let bytes = try await file.read(from: start + done, count: Int(min(count - done, 1 << 20)))
            guard bytes.readableBytes > 0 else { return nil }
            bytes.withUnsafeReadableBytes { checksum.update($0) }
            done += Int64(bytes.readableBytes)
        }
        return checksum
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
        // Always there, so that a note of an earlier version, which did not have it, is known.
        value["ownCloudChecksum"] = JSON.Value(info.ownCloudChecksum ?? "")
        if info.isTransformed { value["isTransformed"] = true }
        if !slices.isEmpty { value["slices"] = JSON.Value(slices.map { JSON.Value($0.text) }) }
        return value
    }

    fileprivate init?(_ value: JSON.Value) {
        func number(_ name: String) -> Int64? { value[name]?.string.flatMap { WireNumber.count($0) } }
        guard let count = number("count"), let lowerBound = number("from"),
            let checksum = number("crc32c").flatMap({ UInt32(exactly: $0) }),
            let ownCloudChecksum = value["ownCloudChecksum"]?.string
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
            ownCloudChecksum: ownCloudChecksum.isEmpty ? nil : ownCloudChecksum,
            isTransformed: value["isTransformed"]?.bool ?? false
        )
        let (end, overflow) = lowerBound.addingReportingOverflow(count)
        guard !overflow, end <= info.total ?? .max else { return nil }
        guard let texts = value["slices"]?.array else { return }
        guard lowerBound == 0, let total = info.total,
            let slices = MediaSlice.slices(of: texts.map { $0.string ?? "" }, total: total)
        else { return nil }
        self.slices = slices
    }
}
