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
    /// Held while it is written, so that what is written last was made last.
    private let writing = Mutex(())

    package init(_ path: String) { self.path = path }

    /// The bytes, read while the caller's thread waits; `nil` when there is no such file.
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

    /// Puts bytes in the place of the file, which has the old or the new ones at any time; makes its folder if need be.
    ///
    /// - Parameter contents: Called on a thread that may block, never twice at a time.
    /// - Throws: ``FetchError/Code/file``, or `CancellationError`.
    package func replace(by contents: @escaping @Sendable () -> ByteBuffer) async throws {
        try await NIOThreadPool.singleton.runIfActive { [self] in
            try writing.withLock { _ in
                let new = "\(path).\(UInt64.random(in: 0 ... .max))"
                try Self.makeFolder(of: path)
                do {
                    try Self.write(contents(), to: new)
                    guard rename(new, path) == 0 else { throw Self.failure("cannot write \(path)") }
                } catch {
                    unlink(new)
                    throw error
                }
            }
        }
    }

    private static func write(_ contents: ByteBuffer, to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure("cannot write \(path)") }
        defer { close(file) }
        var rest = contents
        while rest.readableBytes > 0 {
            let count = rest.readWithUnsafeReadableBytes { max(0, writeBytes(file, $0)) }
            guard count > 0 else { throw failure("cannot write \(path)") }
        }
    }

    private static func makeFolder(of path: String) throws {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
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

// The name below is also that of a method above, which would hide the function.
private func writeBytes(_ file: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}
