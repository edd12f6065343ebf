package import NIOCore
import NIOPosix
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file of moderate size that is read and replaced as a whole.
package final class WholeFile: Sendable {
    package let path: String
    private let access: FileAccess
    /// A lock for writing, so that the content that was made last is written last.
    private let writing = Mutex(())

    package init(_ path: String, access: FileAccess = .asBefore) { (self.path, self.access) = (path, access) }

    /// Returns the bytes, and blocks the caller's thread while it reads them; `nil` if there is no such file.
    package func contents() throws -> ByteBuffer? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw Self.failure("cannot read \(path)")
        }
        defer { close(file) }
        var contents = ByteBuffer()
        while true {
            let count = try contents.writeWithUnsafeMutableBytes(minimumWritableBytes: 1 << 16) { bytes in
                let count = read(file, bytes.baseAddress, bytes.count)
                guard count >= 0 else { throw Self.failure("cannot read \(path)") }
                return count
            }
            if count == 0 { return contents }
        }
    }

    /// Replaces the file, which has either the old or the new bytes at any time; creates its folder if necessary.
    ///
    /// What only this user can read, such as logins, is on the disk when the method returns; after a loss of power, the
    /// file has the old or the new bytes.
    ///
    /// - Parameter contents: Returns the bytes; called on a thread that may block, never twice at a time.
    /// - Throws: ``FetchError/Code/file``, or `CancellationError`.
    package func replace(by contents: @escaping @Sendable () -> ByteBuffer) async throws {
        try await NIOThreadPool.singleton.runIfActive { [self] in
            try writing.withLock { _ in
                try Self.makeFolder(of: path)
                do { try write(contents()) } catch let error as SystemError {
                    throw FetchError(.file, "cannot write \(path): \(error)", cause: error)
                }
            }
        }
    }

    private func write(_ contents: ByteBuffer) throws {
        let target = try FileReplacement.target(of: path)
        let temporaryPath = FileReplacement.temporaryPath(beside: target)
        let file = try FileReplacement.create(temporaryPath)
        defer { close(file) }
        do {
            try contents.withUnsafeReadableBytes { try FileReplacement.writeAll($0, to: file) }
            try FileReplacement.setMode(file, for: target, access)
            if access == .ownerOnly { try FileReplacement.synchronize(file) }
            try FileReplacement.move(temporaryPath, to: target)
            if access == .ownerOnly { try FileReplacement.synchronizeFolder(of: target) }
        } catch {
            unlink(temporaryPath)
            throw error
        }
    }

    private static func makeFolder(of path: String) throws {
        guard let slash = path.lastSlash, slash != path.startIndex else { return }
        let folder = String(path[..<slash])
        if mkdir(folder, 0o755) == 0 || errno == EEXIST { return }
        guard errno == ENOENT else { throw failure("cannot make \(folder)") }
        try makeFolder(of: folder)
        guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw failure("cannot make \(folder)") }
    }

    private static func failure(_ what: String) -> FetchError {
        FetchError(.file, "\(what): \(String(cString: strerror(errno)))")
    }
}
