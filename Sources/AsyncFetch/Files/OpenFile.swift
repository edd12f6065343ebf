package import NIOCore
import NIOPosix

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file whose operations run on NIO's thread pool, so that a slow disk never blocks a task's thread.
///
/// The descriptor is closed when the last reference is released.
package final class OpenFile: Sendable {
    let descriptor: CInt
    let path: String
    /// A Boolean value indicating whether the file is in no folder; its path is that of the descriptor.
    let isUnnamed: Bool
    /// The path for messages; for a file in no folder, that of the file that its bytes become.
    let shownPath: String

    /// Takes over an open descriptor.
    ///
    /// - Parameters:
    ///   - descriptor: The descriptor.
    ///   - path: The path of the file.
    ///   - target: For a file in no folder, the path of the file that its bytes become.
    init(descriptor: CInt, path: String, unnamedFor target: String? = nil) {
        self.descriptor = descriptor
        self.path = path
        isUnnamed = target != nil
        shownPath = target ?? path
    }

    deinit {
        close(descriptor)
    }

    /// Opens a file for reading.
    package static func reading(_ path: String) async throws -> OpenFile {
        try await run("cannot open \(path)") { try blockingReading(path) }
    }

    /// Opens a file for reading; blocks the thread.
    static func blockingReading(_ path: String) throws -> OpenFile {
        try naming("cannot open \(path)") {
            OpenFile(descriptor: try FileReplacement.openForReading(path), path: path)
        }
    }

    /// Opens a file that has a size, so that its parts can be read one by one.
    ///
    /// - Throws: ``FetchError/Code/file`` for a folder, a device or a pipe.
    package static func readingParts(_ path: String) async throws -> OpenFile {
        try await readingPartsWithStatus(path).file
    }

    /// Opens a file as ``readingParts(_:)`` does, and returns its status, too.
    package static func readingPartsWithStatus(_ path: String) async throws -> (file: OpenFile, status: FileStatus) {
        let (file, status) = try await run("cannot open \(path)") {
            var info = stat()
            guard stat(path, &info) == 0 else { throw SystemError() }
            guard info.st_mode & S_IFMT == S_IFREG else {
                throw SystemError(EINVAL, "it is no file with a size; send what it gives as a sequence")
            }
            let file = try blockingReading(path)
            return (file, try file.blockingStatus())
        }
        // The kernel has files without a size, such as those in /proc.
        if status.size == 0, try await file.read(from: 0, count: 1).readableBytes > 0 {
            throw FetchError(.source, "\(path) does not tell its size; send what it gives as a sequence")
        }
        return (file, status)
    }

    /// Creates a file for writing that only this user can read; fails if it exists.
    package static func creating(_ path: String) async throws -> OpenFile {
        try await run("cannot open \(path)") {
            OpenFile(descriptor: try FileReplacement.create(path), path: path)
        }
    }

    /// Returns the size and the time of the last change.
    package func status() async throws -> FileStatus {
        try await Self.run("cannot examine \(shownPath)") { [self] in try blockingStatus() }
    }

    /// Returns the size and the time of the last change; blocks the thread.
    func blockingStatus() throws -> FileStatus {
        try Self.naming("cannot examine \(shownPath)") {
            var info = stat()
            guard fstat(descriptor, &info) == 0 else { throw SystemError() }
            #if canImport(Darwin)
            let changed = info.st_mtimespec
            #else
            let changed = info.st_mtim
            #endif
            return FileStatus(
                size: Int64(info.st_size),
                // Wraps around: a file may be of the year 2300.
                modified: Int64(changed.tv_sec) &* 1_000_000_000 &+ Int64(changed.tv_nsec)
            )
        }
    }

    /// Reads up to `count` bytes; fewer at the end of the file.
    package func read(from offset: Int64, count: Int) async throws -> ByteBuffer {
        try await Self.run("cannot read \(shownPath)") { [self] in try blockingRead(from: offset, count: count) }
    }

    /// Reads up to `count` bytes, fewer at the end of the file; blocks the thread.
    func blockingRead(from offset: Int64, count: Int) throws -> ByteBuffer {
        try Self.naming("cannot read \(shownPath)") {
            var buffer = ByteBufferAllocator().buffer(capacity: count)
            try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: count) { bytes in
                let read = pread(descriptor, bytes.baseAddress, count, off_t(offset))
                guard read >= 0 else { throw SystemError() }
                return read
            }
            return buffer
        }
    }

    /// Writes all chunks one after the other, starting at `offset`.
    ///
    /// - Returns: The checksum continued with the chunks, computed on the same thread.
    package func write(_ chunks: [ByteBuffer], at offset: Int64, adding checksum: CRC32C) async throws -> CRC32C {
        try await Self.run("cannot write \(shownPath)") { [descriptor] in
            var checksum = checksum
            var position = offset
            for chunk in chunks {
                try chunk.withUnsafeReadableBytes { bytes in
                    checksum.update(bytes)
                    var rest = bytes[...]
                    while !rest.isEmpty {
                        let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
                        let written = pwrite(descriptor, start, rest.count, off_t(position))
                        guard written >= 0 else { throw SystemError() }
                        rest = rest.dropFirst(written)
                        position += Int64(written)
                    }
                }
            }
            return checksum
        }
    }

    /// Returns when all written bytes are on the disk.
    package func synchronize() async throws {
        try await Self.run("cannot write \(shownPath) to the disk") { [descriptor] in
            try FileReplacement.synchronize(descriptor)
        }
    }

    /// Gives the file its final mode and name, replaces an existing file, and makes everything durable.
    ///
    /// - Throws: ``FetchError/Code/file``, also if another file has the name of this one now, or if the final name is
    ///   that of the bytes of a download that is under way.
    func takePlace(of path: String, _ access: FileAccess) async throws {
        try await Self.waitForUnlocking(of: path)
        // The threads of the pool do not know what is the task's own.
        let finalMode = FileReplacement.FinalMode.current
        let what = isUnnamed ? "cannot make \(path)" : "cannot put \(self.path) in the place of \(path)"
        try await Self.run(what) { [self] in
            guard isUnnamed || hasItsName else { throw SystemError(ENOENT, "another file has its name now") }
            guard !Self.isArriving(path) else {
                throw SystemError(EBUSY, "the bytes of another download are there while they arrive")
            }
            try FileReplacement.setMode(descriptor, for: path, access, finalMode)
            try FileReplacement.synchronize(descriptor)
            // A link replaces no file, so that an unnamed file needs a name of its own first.
            let temporary = isUnnamed ? FileReplacement.temporaryPath(beside: path) : self.path
            if isUnnamed { try FileReplacement.link(self.path, to: temporary) }
            do { try FileReplacement.move(temporary, to: path) } catch {
                if isUnnamed { unlink(temporary) }
                throw error
            }
            // The bytes are no longer those of a download that is under way.
            unlock()
            try FileReplacement.synchronizeFolder(of: path)
        }
    }

    /// A Boolean value indicating whether the path still leads to this file, and not to another one; blocks the thread.
    var hasItsName: Bool {
        var (opened, named) = (stat(), stat())
        return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0 && named.st_ino == opened.st_ino
            && named.st_dev == opened.st_dev
    }

    /// Removes the file from its folder; another file that has the name now stays.
    func removeName() async {
        guard !isUnnamed else { return }
        // A task of its own, as below.
        await Task { _ = try? await NIOThreadPool.singleton.runIfActive { [self] in if hasItsName { unlink(path) } } }
            .value
    }

    /// Removes a file if it is there.
    package static func remove(_ path: String) async {
        // A task of its own, because the pool refuses cancelled tasks, and those need to clean up.
        await Task { _ = try? await NIOThreadPool.singleton.runIfActive { unlink(path) } }.value
    }

    /// Runs work with files on NIO's thread pool; an error of the system gets `what` before it.
    package static func run<R: Sendable>(_ what: String, _ body: @escaping @Sendable () throws -> R) async throws -> R {
        try await NIOThreadPool.singleton.runIfActive { try naming(what, body) }
    }

    private static func naming<R>(_ what: @autoclosure () -> String, _ body: () throws -> R) throws -> R {
        do { return try body() } catch let error as SystemError {
            throw FetchError(.file, "\(what()): \(error)", cause: error)
        }
    }
}

/// The state of a file at one moment.
package struct FileStatus: Sendable, Hashable {
    /// The size in bytes.
    package let size: Int64
    /// The time of the last change in nanoseconds since 1970.
    package let modified: Int64
}
