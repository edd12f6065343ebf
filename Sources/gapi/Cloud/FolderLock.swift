#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The lock of a folder's files against other processes and tasks, which ends with this value and with the process.
final class FolderLock: Sendable {
    private let descriptor: CInt

    private init(_ descriptor: CInt) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Takes the lock; waits while another process has it, which needs it for a moment only.
    ///
    /// - Throws: ``ToolFailure`` if the lock cannot be taken for a minute; `CancellationError`.
    static func take(_ path: String) async throws -> FolderLock {
        let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        let lock = FolderLock(descriptor)
        let end = ContinuousClock.now + .seconds(60)
        while lockFile(descriptor) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw failure(path) }
            guard ContinuousClock.now < end else {
                throw ToolFailure(.unavailable, "another process has held \(path) for a minute; try again later")
            }
            // Waiting in `flock` itself would block a thread, and could not be cancelled.
            try await Task.sleep(for: .milliseconds(20))
        }
        return lock
    }

    private static func failure(_ path: String) -> ToolFailure {
        ToolFailure(.cannotCreate, "\(path): \(String(cString: strerror(errno)))")
    }
}

// The type of the same name would hide the function.
private func lockFile(_ descriptor: CInt) -> CInt { flock(descriptor, LOCK_EX | LOCK_NB) }
