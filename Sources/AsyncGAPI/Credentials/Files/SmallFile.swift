import AsyncFetch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A regular file of moderate size, which is read as a whole and never waited for.
///
/// Reading blocks a thread: that of the caller, or one of the pool for files.
enum SmallFile {
    /// The contents of a path, or the reason why there are none.
    enum Contents: Equatable {
        case bytes([UInt8])
        case missing
        case notRegular
        case tooLarge
        case unreadable(String)
    }

    /// Reads a file on the thread pool for files.
    ///
    /// - Throws: `CancellationError`.
    static func contents(of path: String, atMost maximum: Int) async throws -> Contents {
        try await OpenFile.run("cannot read \(path)") { read(path, atMost: maximum) }
    }

    /// Returns `true` if there is anything at a path, readable or not, by a look on the thread pool for files.
    ///
    /// In a folder that is closed to this user, there is nothing.
    ///
    /// - Throws: `CancellationError`.
    static func isThere(_ path: String) async throws -> Bool {
        try await OpenFile.run("cannot read \(path)") {
            var info = stat()
            return stat(path, &info) == 0 || ![ENOENT, ENOTDIR, EACCES].contains(errno)
        }
    }

    /// Reads a file on the caller's thread.
    static func read(_ path: String, atMost maximum: Int) -> Contents {
        // Without waiting: opening a pipe for reading would wait for a writer.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(reason) }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0 else { return .unreadable(reason) }
        guard info.st_mode & S_IFMT == S_IFREG else { return .notRegular }
        guard info.st_size <= maximum else { return .tooLarge }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        // Until the end, because the size of a file in /proc is 0.
        while bytes.count <= maximum {
            let count = chunk.withUnsafeMutableBytes { system_read(file, $0) }
            guard count >= 0 else {
                if errno == EINTR { continue }
                return .unreadable(reason)
            }
            if count == 0 { return .bytes(bytes) }
            bytes += chunk.prefix(count)
        }
        return .tooLarge
    }

    private static var reason: String { String(cString: strerror(errno)) }
}

private func system_read(_ file: CInt, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(file, buffer.baseAddress, buffer.count)
}
