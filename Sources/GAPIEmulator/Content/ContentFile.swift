import NIOCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that is written at offsets; it is closed with the last reference to it.
///
/// The methods block; call them only on a thread that may block.
final class ContentFile: Sendable {
    let stored: StoredFile
    private let descriptor: Int32

    private var path: String { stored.path }

    /// Creates the file, which is not kept; fails if there is one.
    init(path: String) throws {
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else { throw FileError(call: "open", path: path) }
        stored = StoredFile(path: path, isKept: false)
    }

    /// Opens an existing file with its contents.
    init(restoring stored: StoredFile) throws {
        descriptor = open(stored.path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw FileError(call: "open", path: stored.path) }
        self.stored = stored
    }

    /// Truncates the file to a multiple of `steps` bytes, and passes the remaining bytes to a closure.
    func read(steps: Int, to sink: (ByteBuffer) -> Void) throws {
        let size = Int64(lseek(descriptor, 0, SEEK_END))
        guard size >= 0 else { throw FileError(call: "lseek", path: path) }
        let end = size - size % Int64(max(steps, 1))
        guard ftruncate(descriptor, off_t(end)) == 0 else { throw FileError(call: "ftruncate", path: path) }
        var position: Int64 = 0
        while position < end {
            var piece = ByteBuffer()
            let wanted = Int(min(end - position, 1 << 20))
            let count = piece.writeWithUnsafeMutableBytes(minimumWritableBytes: wanted) { bytes in
                max(pread(descriptor, bytes.baseAddress, min(wanted, bytes.count), off_t(position)), 0)
            }
            guard count > 0 else { throw FileError(call: "read", path: path) }
            position += Int64(count)
            sink(piece)
        }
    }

    deinit { close(descriptor) }

    /// Removes all bytes, so that the disk has their room, whatever becomes of the file.
    func erase() throws {
        guard ftruncate(descriptor, 0) == 0 else { throw FileError(call: "ftruncate", path: path) }
    }

    /// Writes bytes at the end of the file, which is at an offset; if that fails, their part that was written is removed.
    ///
    /// So a full disk has room to delete something.
    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) throws {
        var done = 0
        while done < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
            let written = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset) + off_t(done))
            if written > 0 {
                done += written
            } else if errno != EINTR {
                let error = FileError(call: "write", path: path)
                _ = ftruncate(descriptor, off_t(offset))
                throw error
            }
        }
    }
}

/// A failed system call; it must be created immediately after the call, because it reads `errno`.
struct FileError: Error, CustomStringConvertible {
    let call: String
    let path: String
    private let code = errno

    /// A Boolean value indicating whether there is no space for more bytes.
    var isDiskFull: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }

    var description: String { "\(call) of \(path) failed: \(String(cString: strerror(code)))" }
}
