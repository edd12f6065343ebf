#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that cannot be read, and the system's reason.
struct InputError: Error {
    let reason: String

    /// What the last system call of this thread failed with.
    fileprivate static var current: InputError { InputError(reason: strerror(errno).map { String(cString: $0) } ?? "") }
}

/// The whole of a file, a pipe or a device; `-` is standard input.
func readInput(path: String) throws(InputError) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .current }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }

    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(descriptor, &chunk, chunk.count)
        if count == 0 { return bytes }
        if count > 0 { bytes += chunk[..<count] } else if errno != EINTR { throw .current }
    }
}
