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
/// The descriptor is closed with the last reference.
package final class OpenFile: Sendable {
    let descriptor: CInt
    let path: String

    init(descriptor: CInt, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit {
        close(descriptor)
    }

    /// Opens a file for reading.
    package static func reading(_ path: String) async throws -> OpenFile {
        try await open(path, flags: O_RDONLY)
    }

    /// Creates a file for writing; fails when there is one.
    package static func creating(_ path: String) async throws -> OpenFile {
        try await open(path, flags: O_WRONLY | O_CREAT | O_EXCL)
    }

    private static func open(_ path: String, flags: CInt) async throws -> OpenFile {
        try await run("cannot open \(path)") {
            let descriptor = openDescriptor(path, flags | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else { throw SystemError() }
            return OpenFile(descriptor: descriptor, path: path)
        }
    }

    /// Size and time of the last change.
    package func status() async throws -> FileStatus {
        try await Self.run("cannot examine \(path)") { [descriptor] in
            var info = stat()
            guard fstat(descriptor, &info) == 0 else { throw SystemError() }
            #if canImport(Darwin)
            let changed = info.st_mtimespec
            #else
            let changed = info.st_mtim
            #endif
            return FileStatus(
                size: Int64(info.st_size),
                modified: Int64(changed.tv_sec) * 1_000_000_000 + Int64(changed.tv_nsec)
            )
        }
    }

    /// Reads up to `count` bytes; fewer at the end of the file.
    package func read(from offset: Int64, count: Int) async throws -> ByteBuffer {
        try await Self.run("cannot read \(path)") { [descriptor] in
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
    /// - Returns: the checksum with the chunks added to it, computed on the same thread.
    package func write(_ chunks: [ByteBuffer], at offset: Int64, adding checksum: CRC32C) async throws -> CRC32C {
        try await Self.run("cannot write \(path)") { [descriptor] in
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

    /// Returns when everything written is on the disk.
    package func synchronize() async throws {
        try await Self.run("cannot write \(path) to the disk") { [descriptor] in
            guard fsync(descriptor) == 0 else { throw SystemError() }
        }
    }

    /// Gives a file its final name, replacing one that is there, and makes the change durable.
    package static func rename(_ path: String, to newPath: String) async throws {
        try await run("cannot rename \(path) to \(newPath)") {
            guard renamePath(path, newPath) == 0 else { throw SystemError() }
            let folder = openDescriptor(folder(of: newPath), O_RDONLY | O_CLOEXEC, 0)
            guard folder >= 0 else { throw SystemError() }
            defer { close(folder) }
            guard fsync(folder) == 0 || errno == EINVAL else { throw SystemError() }  // EINVAL: no such thing here
        }
    }

    /// Removes a file if it is there.
    package static func remove(_ path: String) async {
        // A task of its own: the pool refuses cancelled ones, and those are the ones that clean up.
        await Task { _ = try? await NIOThreadPool.singleton.runIfActive { unlink(path) } }.value
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func run<R: Sendable>(_ what: String, _ body: @escaping @Sendable () throws -> R) async throws -> R {
        do {
            return try await NIOThreadPool.singleton.runIfActive(body)
        } catch let error as SystemError {
            throw FetchError(.file, "\(what): \(error)", cause: error)
        }
    }
}

/// What a file was like at one moment.
package struct FileStatus: Sendable, Hashable {
    /// In bytes.
    package let size: Int64
    /// Nanoseconds since 1970.
    package let modified: Int64
}

/// An error number of the system.
struct SystemError: Error, CustomStringConvertible {
    let number = errno
    var description: String { String(cString: strerror(number)) }
}

// The names below are also methods of OpenFile, which would hide the functions.
private func openDescriptor(_ path: String, _ flags: CInt, _ mode: mode_t) -> CInt { open(path, flags, mode) }
private func renamePath(_ from: String, _ to: String) -> CInt { rename(from, to) }
