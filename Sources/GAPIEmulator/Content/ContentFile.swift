import NIOCore
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A new file for writing at offsets; closed with the last reference to it, and removed unless it is to be kept.
///
/// The calls block; run them where that is allowed.
final class ContentFile: Sendable {
    let path: String
    private let descriptor: Int32
    private let isKept = Atomic(false)

    /// Creates the file, or empties one that is there.
    init(path: String) throws {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileError(call: "open", path: path) }
    }

    deinit {
        close(descriptor)
        if !isKept.load(ordering: .relaxed) { unlink(path) }
    }

    /// Lets the file outlive this object.
    func keep() { isKept.store(true, ordering: .relaxed) }

    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) throws {
        var done = 0
        while done < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
            let written = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset) + off_t(done))
            if written > 0 {
                done += written
            } else if errno != EINTR {
                throw FileError(call: "write", path: path)
            }
        }
    }
}

/// A call of the system that failed; to be made at once, while `errno` has the reason.
struct FileError: Error, CustomStringConvertible {
    let call: String
    let path: String
    private let code = errno

    var description: String { "\(call) of \(path) failed: \(String(cString: strerror(code)))" }
}
