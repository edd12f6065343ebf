import AsyncFetch
import AsyncJSON
import GAPIStorage
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The manifest file of a running transfer: it is locked, and lines are added to it.
///
/// A line that a crash has cut is not ended by a line break: it is removed when the file is opened again.
final class ManifestFile: Sendable {
    /// The most bytes of a line; a longer one is none of ours.
    private static let maximumLineBytes = 1 << 20
    /// The beginning of the first line, as ``ManifestRecord`` is encoded.
    private static let beginning = Array(#"{"kind":"job","version":"#.utf8)

    private let descriptor: CInt
    private let path: String
    /// The identity of the file, by which a transfer leaves it alone.
    let identity: LocalFile.Identity
    private let state: Mutex<StorageTransferManifest>
    /// Says whether a line may have been written in part.
    private let isTorn = Mutex(false)
    private let writer: Writer

    /// Writes bytes at the end of a file, and returns their number as `write` does.
    typealias Writer = @Sendable (CInt, UnsafeRawBufferPointer) -> Int

    /// Opens or creates a file, and locks it; one of a finished job that compares begins anew.
    ///
    /// - Throws: ``GAPI/Error``, with ``GAPI/Error/Code/invalidRequest`` if the file is of another job or list, and
    ///   ``GAPI/Error/Code/leaseLost`` if another process is at work with it; `CancellationError`.
    static func open(
        _ path: String,
        for job: StorageTransfers.Job?,
        list: String? = nil,
        writer: @escaping Writer = { writeBytes($0, $1) }
    ) async throws -> ManifestFile {
        do {
            return try await OpenFile.run("cannot open \(path)") { try opened(path, job, list, writer) }
        } catch let error as FetchError { throw GAPI.Error(error) }
    }

    private init(
        _ descriptor: CInt,
        _ path: String,
        _ identity: LocalFile.Identity,
        _ manifest: StorageTransferManifest,
        _ writer: @escaping Writer
    ) {
        self.descriptor = descriptor
        self.identity = identity
        self.writer = writer
        self.path = path
        state = Mutex(manifest)
    }

    /// Returns `true` for a path that means an open descriptor of this process, which the system shows as a link.
    static func isDescriptor(_ path: String) -> Bool { path.hasPrefix("/dev/fd/") }

    /// Returns the flag that refuses a symbolic link: somebody else may have put it there.
    private static func noFollow(_ path: String) -> CInt { isDescriptor(path) ? 0 : O_NOFOLLOW }

    /// Opens, locks and reads a file.
    ///
    /// It blocks its thread.
    private static func opened(
        _ path: String,
        _ job: StorageTransfers.Job?,
        _ list: String?,
        _ writer: @escaping Writer
    ) throws -> ManifestFile {
        let flags = O_RDWR | O_CREAT | O_APPEND | noFollow(path) | O_CLOEXEC | O_NONBLOCK
        let descriptor = openFile(path, flags, 0o600)
        guard descriptor >= 0 else { throw LocalFile.failure("cannot open the manifest \(path)") }
        let identity: LocalFile.Identity
        var manifest: StorageTransferManifest
        var isEmpty: Bool
        do {
            // Before anything is changed: the mode of a device is everybody's.
            identity = try examineFile(descriptor, path)
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                throw GAPI.Error(.leaseLost, "another transfer is at work with the manifest \(path)")
            }
            var length: Int64
            (manifest, length, isEmpty) = try read(descriptor, path)
            guard isEmpty || (manifest.job == job && manifest.list == list) else {
                throw GAPI.Error(.invalidRequest, "the manifest \(path) is of another transfer; choose another file")
            }
            // All of its steps are settled, also where something has changed since.
            if manifest.isFinished, manifest.comparesAll {
                (manifest, length, isEmpty) = (StorageTransferManifest(), 0, true)
            }
            guard fchmod(descriptor, 0o600) == 0 else { throw LocalFile.failure("cannot protect \(path)") }
            guard ftruncate(descriptor, off_t(length)) == 0 else { throw LocalFile.failure("cannot write \(path)") }
        } catch {
            close(descriptor)
            throw error
        }
        let file = ManifestFile(descriptor, path, identity, manifest, writer)
        if isEmpty {
            var header = ManifestRecord(.job)
            header.version = StorageTransferManifest.version
            (header.job, header.list) = (job, list)
            try file.write(header, durably: true)
        }
        return file
    }

    deinit { close(descriptor) }

    /// Reads a manifest file without changing it.
    ///
    /// It blocks its thread.
    static func read(_ path: String) throws -> StorageTransferManifest {
        let descriptor = openFile(path, O_RDONLY | O_CLOEXEC | noFollow(path) | O_NONBLOCK, 0)
        guard descriptor >= 0 else { throw LocalFile.failure("cannot open the manifest \(path)") }
        defer { close(descriptor) }
        _ = try examineFile(descriptor, path)
        let (manifest, _, isEmpty) = try read(descriptor, path)
        guard !isEmpty else { throw GAPI.Error(.invalidRequest, "\(path) is empty and no manifest") }
        return manifest
    }

    /// Refuses a device, a pipe or a folder.
    private static func examineFile(_ descriptor: CInt, _ path: String) throws -> LocalFile.Identity {
        let file = try LocalFile.examine(descriptor, named: path)
        guard file.kind == .file else { throw notAManifest(path) }
        return file.identity
    }

    /// Lets others work with the file, at the end of the transfer.
    func unlock() { flock(descriptor, LOCK_UN) }

    /// What the file says now.
    var manifest: StorageTransferManifest { state.withLock { $0 } }

    /// Adds a line.
    ///
    /// - Parameters:
    ///   - record: The line.
    ///   - durably: If `true`, the line is on the disk when this returns. Others can be lost with the machine,
    ///     but not with the process: that costs work, and no bytes.
    /// - Throws: ``GAPI/Error/Code/file``.
    func add(_ record: ManifestRecord, durably: Bool = false) async throws {
        // A task of its own: what is done is written down even if the transfer is cancelled.
        let work = Task {
            try await OpenFile.run("cannot write \(path)") { [self] in try write(record, durably: durably) }
        }
        do { try await work.value } catch let error as FetchError { throw GAPI.Error(error) }
    }

    func isSettled(_ step: ByteName) -> Bool { state.withLock { $0.isSettled(step) } }

    func session(of step: ByteName) -> FetchUpload<Storage.Object>.Session? { state.withLock { $0.sessions[step] } }

    func parts(of step: ByteName) -> TemporaryParts? { state.withLock { $0.parts[step] } }

    /// Writes a line at the end.
    ///
    /// It blocks its thread.
    private func write(_ record: ManifestRecord, durably: Bool) throws {
        var line: [UInt8]
        do { line = try JSON.Encoder().encode(record) } catch {
            throw GAPI.Error(.file, "a line of the manifest \(path) cannot be written", cause: error)
        }
        line.append(0x0A)
        try isTorn.withLock { isTorn in
            // Only the torn line is lost, and not this one behind it.
            if isTorn { line.insert(0x0A, at: 0) }
            isTorn = true
            try line.withUnsafeBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let written = writer(descriptor, UnsafeRawBufferPointer(rebasing: rest))
                    if written < 0, errno == EINTR { continue }
                    guard written > 0 else { throw LocalFile.failure("cannot write the manifest \(path)") }
                    rest = rest.dropFirst(written)
                }
            }
            isTorn = false
            state.withLock { $0.add(record) }
        }
        if durably, fsync(descriptor) != 0 { throw LocalFile.failure("cannot write the manifest \(path) to the disk") }
    }

    /// Reads all lines; returns the length of those that are whole.
    private static func read(
        _ descriptor: CInt,
        _ path: String
    ) throws
        -> (manifest: StorageTransferManifest, length: Int64, isEmpty: Bool)
    {
        var manifest = StorageTransferManifest()
        var length: Int64 = 0
        var rest: [UInt8] = []
        var offset: Int64 = 0
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw LocalFile.failure("cannot read the manifest \(path)") }
            if count == 0 { break }
            offset += Int64(count)
            rest += buffer[..<count]
            var start = rest.startIndex
            while let end = rest[start...].firstIndex(of: 0x0A) {
                try read(rest[start..<end], into: &manifest, path)
                length += Int64(end + 1 - start)
                start = end + 1
            }
            rest.removeSubrange(..<start)
            guard rest.count <= maximumLineBytes else { throw notAManifest(path) }
        }
        guard manifest.hasHeader || length == 0 else { throw notAManifest(path) }
        // Only a first line of ours that was cut: what is not counted is removed, and may be anybody's file in one line.
        guard manifest.hasHeader || zip(rest, beginning).allSatisfy({ $0 == $1 }) else { throw notAManifest(path) }
        return (manifest, length, !manifest.hasHeader)
    }

    private static func read(
        _ line: ArraySlice<UInt8>,
        into manifest: inout StorageTransferManifest,
        _ path: String
    ) throws {
        let record: ManifestRecord
        do { record = try JSON.Decoder().decode(ManifestRecord.self, from: line) } catch {
            // A line that the machine's end has spoiled. What it said is done again.
            guard manifest.hasHeader else { throw notAManifest(path) }
            return
        }
        if record.kind == .job, (record.version ?? 0) > StorageTransferManifest.version {
            throw GAPI.Error(.invalidRequest, "the manifest \(path) is of a later version of this software; use that")
        }
        guard manifest.hasHeader || record.kind == .job else { throw notAManifest(path) }
        manifest.add(record)
    }

    private static func notAManifest(_ path: String) -> GAPI.Error {
        GAPI.Error(.invalidRequest, "\(path) is not the manifest of a transfer; choose another file")
    }
}

// Methods of the same name would hide these functions.
private func openFile(_ path: String, _ flags: CInt, _ mode: mode_t) -> CInt { open(path, flags, mode) }
private func writeBytes(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
